// The numbers of one shuffle: made from the secret, the players' words and the number of the shuffle, for anyone to
// make again (docs/fair-shuffle.md).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "fair/secret.h"

namespace tacit::fair {

// A source of random numbers for shuffle k of a game (1 is the first).
class Numbers {
 public:
  Numbers(const Secret& secret, std::string_view words, std::uint32_t k);

  // Uniform in 0..n-1 without bias; n is not 0.
  std::uint32_t below(std::uint32_t n);

 private:
  static constexpr std::size_t kPerBlock = 8;

  std::uint32_t next();
  void makeBlock();

  Secret secret_;
  std::string message_;  // all of it but the number of the block
  std::uint64_t blocks_ = 0;
  std::array<std::uint32_t, kPerBlock> block_{};
  std::size_t used_ = kPerBlock;
};

}  // namespace tacit::fair
