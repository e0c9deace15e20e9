// Whole games dealt by a fair shuffle and written down with the headers that a check needs.
#pragma once

#include <string>

#include "fair/shuffler.h"
#include "fair/verify.h"
#include "support/golden.h"

namespace tacit::testing {

// A secret that is the same in every run.
inline fair::Secret secretNumber(std::uint64_t n) {
  fair::Secret secret;
  Random random(n);
  for (auto& byte : secret.bytes) byte = static_cast<std::uint8_t>(random.below(256));
  return secret;
}

// Plays to the end (or to `mostPlays`), always forward, so that games are over soon.
inline notation::GameRecord fairGame(const Setup& setup, const fair::Secret& secret, const std::string& words,
                                     std::uint64_t maxPlays = 20'000) {
  const fair::Shuffler shuffler(secret, words);
  Position position = shuffler.beforeFirstDeal(setup);
  Stack stack;
  notation::Recorder recorder(setup);
  for (std::uint64_t n = 0; n < maxPlays && position.phase != Phase::Over; ++n) {
    if (position.phase == Phase::Deal) {
      shuffler.dealNext(position, stack);
      recorder.deal(position);
    }
    const Play play = goldenPlay(position, n);
    recorder.play(position, play);
    carryOut(position, play);
  }
  notation::GameRecord record = recorder.record();
  record.setHeader("Result", notation::resultText(position));
  record.setHeader(fair::kCommitHeader, fair::commitment(secret));
  record.setHeader(fair::kSeedHeader, fair::hex(secret));
  if (!words.empty()) record.setHeader(fair::kWordsHeader, words);
  return record;
}

// The game in tests/data/fair.tac: with words, several shuffles and an end.
inline std::string goldenFairGame() {
  return notation::gameFileText(fairGame(Setup::of(Layout::Pairs4), secretNumber(5), "Grüße|wind"));
}

}  // namespace tacit::testing
