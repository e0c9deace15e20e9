#include "cli/input.h"

#include <cstdlib>
#include <istream>

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

std::string environment(const char* name) {
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): one thread
  return value == nullptr ? "" : value;
}

}  // namespace tacit::cli
