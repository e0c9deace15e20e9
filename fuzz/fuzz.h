// What the fuzz targets share.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace tacit::fuzz {

// Longer inputs find nothing that shorter ones do not.
inline constexpr std::size_t kLongest = 64 * 1024;

// Ends the run, and with it the target, when something that must hold does not.
inline void check(bool holds, std::string_view what, std::string_view first = {}, std::string_view second = {}) {
  if (holds) return;
  std::cerr << what << "\n  " << first << "\n  " << second << std::endl;
  std::abort();
}

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};  // NOLINT: bytes are text here
}

// The text up to the next line end; `rest` keeps what comes after it.
inline std::string_view takeLine(std::string_view& rest) {
  const auto end = rest.find('\n');
  const auto line = rest.substr(0, end);
  rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  return line;
}

}  // namespace tacit::fuzz
