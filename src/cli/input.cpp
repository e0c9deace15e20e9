#include "cli/input.h"

#include <cstdlib>
#include <iostream>

namespace tacit::cli {

bool readLine(std::istream& in, std::string& line, std::size_t longest) {
  line.clear();
  bool any = false;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    any = true;
    if (c == '\n') return true;
    if (line.size() < longest) line += static_cast<char>(c);
  }
  return any;
}

std::string positionAsked(const std::string& argument) {
  constexpr std::size_t kLongest = 1U << 16U;
  if (argument != "-") return argument;
  std::string line;
  readLine(std::cin, line, kLongest);
  return line;
}

std::string environment(const char* name) {
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): one thread
  return value == nullptr ? "" : value;
}

}  // namespace tacit::cli
