// What a message of the server says, as far as a load test must know: found in the text, since reading all of it would
// measure our own JSON reader.
#pragma once

#include <charconv>
#include <cstdint>
#include <string_view>

namespace tacit::load {

// Holds parts of the text it was read from.
struct Told {
  std::string_view kind;      // view, event, ok, error, presence
  std::int64_t number = 0;    // of a view or an event
  std::string_view event;     // its kind
  std::string_view position;  // empty: the message says nothing of the game
  std::string_view deciding;
};

// The text between `before` and the next quotation mark.
inline std::string_view quotedAfter(std::string_view text, std::string_view before) {
  const auto at = text.find(before);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + before.size());
  return text.substr(0, text.find('"'));
}

inline Told toldBy(std::string_view text) {
  constexpr std::string_view kNumber = "\"n\":";
  Told told;
  told.kind = quotedAfter(text, "{\"k\":\"");
  if (told.kind != "view" && told.kind != "event") return told;
  const auto at = text.find(kNumber);
  if (at != std::string_view::npos)
    std::from_chars(text.data() + at + kNumber.size(), text.data() + text.size(), told.number);
  // By their letters: every name begins with a quotation mark, and few with these.
  if (told.kind == "event") told.event = quotedAfter(text, "event\":{\"k\":\"");
  told.position = quotedAfter(text, "position\":\"");
  if (told.position.empty()) return told;
  text.remove_prefix(static_cast<std::size_t>(told.position.data() + told.position.size() - text.data()));
  told.deciding = quotedAfter(text, "deciding\":\"");
  return told;
}

}  // namespace tacit::load
