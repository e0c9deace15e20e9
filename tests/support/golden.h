// Golden play-throughs and perft tables: how they are made. `make golden` writes them, tests/rules/golden_test.cpp
// makes them again and compares. A change of the core's behaviour shows up as a diff of these files.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "notation/game_file.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "rules/tacit.h"

namespace tacit::testing {

// Decides by what a play leads to, never by its place in a list: forward for the own side, then by a fixed mixing.
inline std::uint64_t goldenScore(const Position& p, const Play& play, std::uint64_t salt) {
  std::uint64_t progress = 0;
  for (const Seat seat : p.layout().side[p.by]) {
    for (const Marble m : play.after.marbles[seat]) {
      const Space space = spaceOf(m);
      if (isHome(space)) progress += 100 + static_cast<std::uint64_t>(homeNumber(space));
      if (isRing(space))
        progress += 20 + static_cast<std::uint64_t>(distance(p.layout().ring, startOf(p.layout(), seat), space));
    }
  }
  std::uint64_t mixed = salt + static_cast<std::uint64_t>(play.card) * 31 + static_cast<std::uint64_t>(play.kind);
  for (const std::uint64_t word : play.after.words()) mixed = (mixed ^ word) * 0x9e3779b97f4a7c15ULL;
  const std::uint64_t whim = mixed >> 58U;  // 0..63 points of chance, so that the games are not all alike
  return (progress + whim) << 32U | mixed >> 32U;
}

inline Play goldenPlay(const Position& p, std::uint64_t salt) {
  PlayList plays;
  listPlays(p, plays);
  const Play* best = plays.begin();
  for (const Play& play : plays)
    if (goldenScore(p, play, salt) > goldenScore(p, *best, salt)) best = &play;
  return *best;
}

// One set-up per layout and edition; the packs and the switches that no edition turns go round among them.
inline std::vector<Setup> goldenSetups() {
  std::vector<Setup> setups;
  for (int layout = 0; layout < kLayouts; ++layout)
    for (int edition = 0; edition < kEditions; ++edition) {
      const auto pack = static_cast<std::uint8_t>((16 + layout * kEditions + edition) % kPacks);
      Setup setup = Setup::of(static_cast<Layout>(layout), static_cast<Edition>(edition), Pack{pack});
      if (edition % 2 == 1) setup.switches |= bit(Switch::Places);
      if (edition == 2) setup.switches |= bit(Switch::AngelRingOnly);
      if (edition >= 4) setup.switches |= bit(Switch::CoopLastTac);
      setups.push_back(setup);
    }
  return setups;
}

inline std::string goldenName(const Setup& setup) {
  return std::string(notation::layoutName(setup.layout)) + '-' + std::string(notation::editionName(setup.edition)) +
         ".tac";
}

// A finished game, with its final position as a comment at the end. `visit` sees every position to be decided.
template <typename Visit>
std::string goldenGame(const Setup& setup, Visit visit) {
  Random random(static_cast<std::uint64_t>(setup.layout) * 100 + static_cast<std::uint64_t>(setup.edition));
  Game game(setup, random);
  notation::Recorder recorder(setup);
  recorder.record().setHeader("Event", "golden play-through");
  recorder.deal(game.position());
  for (std::uint64_t n = 0; n < 3000 && !game.over(); ++n) {
    const Position before = game.position();
    visit(game);
    const Play play = goldenPlay(before, n);
    recorder.play(before, play);
    game.carryOut(play, random);
    const bool dealt = game.position().deals != before.deals || game.position().shuffles != before.shuffles;
    if (dealt) recorder.deal(game.position());
  }
  recorder.record().setHeader("Result", notation::resultText(game.position()));
  const notation::Scene last{game.position(), game.stack(), {}};
  return notation::gameFileText(recorder.record()) + "{ " + notation::positionText(last) + " }\n";
}

// Every golden file by its path below tests/data.
inline std::map<std::string, std::string> goldenFiles() {
  constexpr std::uint64_t kMaxNodes = 60'000;
  std::map<std::string, std::string> files;
  std::string table = "# Our own counts: position <tab> perft 1 <tab> perft 2 ...; made by `make golden`\n";
  for (const Setup& setup : goldenSetups()) {
    int seen = 0;
    files["golden/" + goldenName(setup)] = goldenGame(setup, [&](const Game& game) {
      if (seen++ % 41 != 7) return;
      table += notation::positionText(notation::Scene{game.position(), game.stack(), {}});
      std::uint64_t nodes = 0;
      for (int depth = 1; depth <= 4 && nodes <= kMaxNodes / 20; ++depth) {
        nodes = perft(game.position(), depth);
        table += '\t' + std::to_string(nodes);
      }
      table += '\n';
    });
  }
  files["perft_own.tsv"] = table;
  return files;
}

}  // namespace tacit::testing
