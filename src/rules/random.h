// A small, fast, seeded random source for play-outs, bots and casual shuffles. The rules never make one themselves.
#pragma once

#include <bit>
#include <cstdint>

namespace tacit {

// xoshiro256++ (Blackman, Vigna), seeded through splitmix64. Same seed, same numbers, on every machine.
class Random {
 public:
  // The same seed, the same numbers.
  constexpr explicit Random(std::uint64_t seed = 0) {
    for (auto& word : state_) {
      seed += 0x9e3779b97f4a7c15ULL;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
      z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
      word = z ^ (z >> 31U);
    }
  }

  // The next 64 bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0..n-1 without bias (Lemire's multiplication, rejecting the uneven rest).
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32U) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t uneven = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32U) * n;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  std::uint64_t state_[4] = {};  // NOLINT: four words, indexed by constants
};

}  // namespace tacit
