#include "drawing/ink.h"

#include <algorithm>
#include <array>

#include "base/strings.h"

namespace tacit::drawing {
namespace {

constexpr char kEscape = '\033';
constexpr std::array<std::string_view, kSeats> kSeatText = {"1;31", "1;34", "1;32", "1;33", "1;35", "1;36"};
constexpr std::array<std::string_view, kSeats> kSeatGround = {"1;97;41", "1;97;44", "30;42",
                                                              "30;43",   "1;97;45", "30;46"};

// The end of the colour code that begins here.
std::size_t codeEnd(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] != 'm') ++at;
  return std::min(at + 1, text.size());
}

std::vector<std::string> lines(std::string_view head, const std::vector<std::string>& pieces, int columns,
                               std::string_view between) {
  const std::string indent(static_cast<std::size_t>(widthOf(head)), ' ');
  std::vector<std::string> lines;
  std::string line(head);
  bool first = true;
  for (const std::string& piece : pieces) {
    const int needed = widthOf(line) + widthOf(piece) + static_cast<int>(between.size());
    if (!first && needed > columns) {
      lines.push_back(line);
      line = indent;
      first = true;
    }
    line += (first ? std::string() : std::string(between)) + piece;
    first = false;
  }
  lines.push_back(line);
  return lines;
}

}  // namespace

std::string Ink::in(std::string_view code, std::string_view text) const {
  if (!colours_) return std::string(text);
  return std::string(1, kEscape) + '[' + std::string(code) + 'm' + std::string(text) + kEscape + "[0m";
}

std::string Ink::seat(Seat seat, std::string_view text) const { return in(kSeatText[seat], text); }
std::string Ink::marble(Seat seat, std::string_view text) const { return in(kSeatGround[seat], text); }
std::string Ink::faint(std::string_view text) const { return in("2", text); }
std::string Ink::strong(std::string_view text) const { return in("1", text); }

int widthOf(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == kEscape) {
      at = codeEnd(text, at);
    } else {
      ++width;
      ++at;
    }
  }
  return width;
}

std::string cut(std::string_view text, int columns) {
  std::string out;
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == kEscape) {  // codes stay even behind the cut, so that colours end
      const std::size_t end = codeEnd(text, at);
      out += text.substr(at, end - at);
      at = end;
    } else {
      if (width < columns) out += text[at];
      ++width;
      ++at;
    }
  }
  return out;
}

std::string padded(std::string_view text, int columns) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - widthOf(text))), ' ');
}

std::vector<std::string> flowed(std::string_view head, const std::vector<std::string>& pieces, int columns) {
  return lines(head, pieces, columns, "  ");
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> words;
  for (const auto word : base::split(text, ' ')) words.emplace_back(word);
  return lines("", words, columns, " ");
}

}  // namespace tacit::drawing
