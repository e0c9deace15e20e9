#include <iostream>
#include <random>

#include "cli/commands.h"

namespace tacit::cli {

std::uint64_t freshSeed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32U | device();
}

int complain(const std::string& what, int code) {
  std::cerr << "tacit: " << what << '\n';
  return code;
}

}  // namespace tacit::cli
