#include <iostream>
#include <random>

#include "base/strings.h"
#include "cli/commands.h"

namespace tacit::cli {

std::uint64_t freshSeed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32U | device();
}

// Digits only, and not more than 64 bits hold: CLI11 alone would cut larger numbers and accept fractions.
std::string checkSeed(const std::string& text) {
  return base::numberIn(text) ? "" : "not a seed of 0 to 2^64-1: " + base::quoted(text);
}

int complain(const std::string& what, int code) {
  std::cerr << "tacit: " << what << '\n';
  return code;
}

}  // namespace tacit::cli
