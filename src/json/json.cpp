#include "json/json.h"

#include <algorithm>

namespace tacit::json {
namespace {

constexpr int kDeepest = 16;  // nothing of ours is nested half as deep

}  // namespace

// Piece by piece between the few characters that cannot stand as they are.
void writeString(std::string& out, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  std::size_t written = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
    out.append(text, written, i - written);
    written = i + 1;
    if (byte == '"' || byte == '\\') (out += '\\') += text[i];
    else if (byte == '\n') out += "\\n";
    else ((out += "\\u00") += hex[byte >> 4U]) += hex[byte & 15U];
  }
  out.append(text, written);
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
