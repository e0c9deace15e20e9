#include <iostream>
#include <random>

#include "cli/commands.h"
#include "notation/words.h"

namespace tacit::cli {

std::uint64_t freshSeed() {
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32U | device();
}

// Digits only, and not more than 64 bits hold: CLI11 alone would cut larger numbers and accept fractions.
std::string checkSeed(const std::string& text) {
  return notation::numberIn(text) ? "" : "not a seed of 0 to 2^64-1: " + notation::quoted(text);
}

int complain(const std::string& what, int code) {
  std::cerr << "tacit: " << what << '\n';
  return code;
}

}  // namespace tacit::cli
