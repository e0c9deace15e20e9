#include <iostream>
#include <string>

#include "cli/commands.h"
#include "cli/input.h"
#include "protocol/session.h"

namespace tacit::cli {
int protocol() {
  protocol::Session session(freshSeed());
  std::string line;
  while (!session.ended() && readLine(std::cin, line, protocol::Session::kLongestLine + 1)) {
    std::cout << session.answer(line) << std::flush;
    if (!std::cout) return kFailed;
  }
  return kDone;
}

}  // namespace tacit::cli
