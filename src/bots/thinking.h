// What a decision may cost, and what it was based on.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace tacit::bots {

// How much thinking a decision may cost. Only the sampler asks; the others answer as soon as they can.
struct Budget {
  int milliseconds = 0;  // at most so long; 0: no limit of time
  int simulations = 0;   // exactly so many play-outs where there is a choice at all; 0: as time allows
  int threads = 1;       // threads that think at the same time
  // Where others may need the machine: the time of the steady clock by which the sampler ends even if it has time left.
  // May change while it thinks.
  const std::atomic<std::chrono::steady_clock::rep>* until = nullptr;
};

// What the sampler has when nothing is said.
inline constexpr int kDefaultMilliseconds = 100;

// What a decision was based on.
struct Thought {
  int candidates = 0;          // plays looked at more closely
  int simulations = 0;         // play-outs
  std::int64_t decisions = 0;  // made in them, all seats together
  float value = 0;             // expected result for the deciding side: its chance to win, or minus cards / 50
};

}  // namespace tacit::bots
