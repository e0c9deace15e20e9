// Games of the simple bot, written down: for what is done with records afterwards.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "notation/game_file.h"
#include "rules/tacit.h"

namespace tacit::testing {

// A game of at most so many deals.
inline notation::GameRecord recordedGame(const Setup& setup, std::uint64_t seed, std::size_t maxDeals = 1000) {
  Random random(seed);
  FollowedGame game(setup, random);
  notation::Recorder recorder(setup);
  recorder.deal(game.position());
  while (!game.over()) {
    const Play play = bots::decide(game.view(only(game.position().by)), bots::Level::Simple, {}, random);
    const Step step = game.carryOut(play, random);
    recorder.play(step.before, play);
    if (step.dealt && recorder.record().deals.size() == maxDeals) break;
    if (step.dealt) recorder.deal(game.position());
  }
  recorder.record().setHeader("Result", notation::resultText(game.position()));
  return recorder.record();
}

}  // namespace tacit::testing
