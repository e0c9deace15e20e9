#include <iostream>
#include <string>

#include "cli/commands.h"
#include "protocol/session.h"

namespace tacit::cli {
namespace {

// Reads a line, but keeps no more of it than the session will read, however long it is. False at the end of input.
bool readLine(std::istream& in, std::string& line) {
  line.clear();
  bool any = false;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    any = true;
    if (c == '\n') return true;
    if (line.size() <= protocol::Session::kLongestLine) line += static_cast<char>(c);
  }
  return any;
}

}  // namespace

int protocol() {
  protocol::Session session(freshSeed());
  std::string line;
  while (!session.ended() && readLine(std::cin, line)) {
    std::cout << session.answer(line) << std::flush;
    if (!std::cout) return kFailed;
  }
  return kDone;
}

}  // namespace tacit::cli
