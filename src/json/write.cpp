#include "json/write.h"

namespace tacit::json {

// Piece by piece between the few characters that cannot stand as they are.
namespace {

bool standsForItself(unsigned char byte) { return byte >= 0x20 && byte != '"' && byte != '\\'; }

// Without a way out of the loop, so that many are looked at together.
bool allStandForThemselves(std::string_view text) {
  bool all = true;
  for (const char c : text) all &= standsForItself(static_cast<unsigned char>(c));
  return all;
}

}  // namespace

void writeString(std::string& out, std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  out += '"';
  if (allStandForThemselves(text)) {
    out.append(text) += '"';
    return;
  }
  std::size_t written = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (standsForItself(byte)) continue;
    out.append(text, written, i - written);
    written = i + 1;
    if (byte == '"' || byte == '\\') (out += '\\') += text[i];
    else if (byte == '\n') out += "\\n";
    else ((out += "\\u00") += hex[byte >> 4U]) += hex[byte & 15U];
  }
  out.append(text, written);
  out += '"';
}

}  // namespace tacit::json
