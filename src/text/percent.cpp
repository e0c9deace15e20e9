#include "text/percent.h"

#include <charconv>

namespace tacit::text {

std::optional<std::string> percentDecoded(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      unsigned char byte = 0;
      const char* const end = text.data() + i + 3;
      if (std::from_chars(text.data() + i + 1, end, byte, 16).ptr != end) return std::nullopt;
      c = static_cast<char>(byte);
      i += 2;
    }
    if (c == '\0') return std::nullopt;
    plain += c;
  }
  return plain;
}

}  // namespace tacit::text
