#include "json/json.h"

#include <algorithm>
#include <set>

namespace tacit::json {
namespace {

constexpr int kDeepest = 16;  // nothing of ours is nested half as deep
constexpr std::size_t kLongestQuote = 40;

// Looks at each piece of a text as it is read: nothing too deep, no key twice in an object. Of two equal keys readers
// choose differently, so that whoever checks a text and whoever obeys it might read two things.
class Strictness {
 public:
  bool allows(int depth, Node::parse_event_t event, const Node& node) {
    if (event == Node::parse_event_t::object_start) keys_.emplace_back();
    if (event == Node::parse_event_t::object_end) keys_.pop_back();
    if (depth > kDeepest) broken_ = true;
    if (event == Node::parse_event_t::key && !keys_.back().insert(node.get<std::string>()).second) broken_ = true;
    return true;
  }
  bool broken() const { return broken_; }

 private:
  std::vector<std::set<std::string>> keys_;  // of the objects that are not closed yet
  bool broken_ = false;
};

// The beginning of a text that came from outside, never half a character.
std::string inQuotes(std::string_view text) {
  std::size_t size = std::min(text.size(), kLongestQuote);
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return "'" + std::string(text.substr(0, size)) + "'";
}

}  // namespace

void writeString(std::string& out, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += hex[byte >> 4U];
      out += hex[byte & 15U];
    } else {
      out += c;
    }
  }
  out += '"';
}

std::optional<Node> parse(std::string_view text) {
  Strictness strictness;
  const auto look = [&](int depth, Node::parse_event_t event, Node& node) {
    return strictness.allows(depth, event, node);
  };
  Node node = Node::parse(text, look, false);
  if (node.is_discarded() || strictness.broken()) return std::nullopt;
  return node;
}

namespace detail {

Problem wrong(std::string_view name, std::string_view expected) {
  return {std::string(name) + ": expected " + std::string(expected)};
}

Problem missing(std::string_view name) { return {"missing: " + std::string(name)}; }

Problem unknownTag(std::string_view tag) { return {"unknown: " + std::string(kTag) + ' ' + inQuotes(tag)}; }

Problem unknownKeys(const Node& node, const Keys& known) {
  for (const auto& [key, value] : node.items())
    if (std::ranges::find(known, key) == known.end()) return {"unknown field: " + inQuotes(key)};
  return {};
}

}  // namespace detail
}  // namespace tacit::json
