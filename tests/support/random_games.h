// Random set-ups and random plays, for properties that must hold everywhere.
#pragma once

#include <string>

#include "notation/words.h"
#include "rules/tacit.h"

namespace tacit::testing {

// Any layout, pack and edition, with some switches turned.
inline Setup randomSetup(Random& random) {
  Setup setup = Setup::of(static_cast<Layout>(random.below(kLayouts)), static_cast<Edition>(random.below(kEditions)),
                          Pack{static_cast<std::uint8_t>(random.below(kPacks))});
  for (int k = 0; k < kSwitches; ++k)
    if (random.below(4) == 0) setup.switches = static_cast<Switches>(setup.switches ^ bit(static_cast<Switch>(k)));
  return setup;
}

inline const Play& randomPlay(const PlayList& plays, Random& random) {
  return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
}

inline std::string describe(const Setup& setup) {
  return std::string(notation::layoutName(setup.layout)) + ' ' + notation::rulesText(setup) + ' ' +
         notation::packName(setup.pack);
}

// Plays a random game; calls watch(game, play) before each play and once more at the end with a null play.
template <typename Watch>
void playRandomGame(const Setup& setup, Random& random, Watch watch, int maxPlays = 20'000) {
  Game game(setup, random);
  PlayList plays;
  for (int n = 0; n < maxPlays && !game.over(); ++n) {
    game.list(plays);
    const Play play = randomPlay(plays, random);
    watch(game, &play);
    game.carryOut(play, random);
  }
  watch(game, static_cast<const Play*>(nullptr));
}

}  // namespace tacit::testing
