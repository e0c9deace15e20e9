#include "json/json.h"

#include <algorithm>

namespace tacit::json {
namespace {

constexpr int kDeepest = 16;  // nothing of ours is nested half as deep

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
  bool tooDeep = false;
  const auto depthGuard = [&](int depth, Node::parse_event_t /*event*/, Node& /*node*/) {
    tooDeep = tooDeep || depth > kDeepest;
    return !tooDeep;
  };
  Node node = Node::parse(text, depthGuard, false);
  if (node.is_discarded() || tooDeep) return std::nullopt;
  return node;
}

namespace detail {

Problem wrong(std::string_view name, std::string_view expected) {
  return {std::string(name) + ": expected " + std::string(expected)};
}

Problem missing(std::string_view name) { return {"missing: " + std::string(name)}; }

Problem unknownKeys(const Node& node, const Keys& known) {
  for (const auto& [key, value] : node.items())
    if (std::ranges::find(known, key) == known.end()) return {"unknown field: '" + key.substr(0, 40) + "'"};
  return {};
}

}  // namespace detail
}  // namespace tacit::json
