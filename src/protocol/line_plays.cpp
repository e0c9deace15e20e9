#include "protocol/line_plays.h"

#include "notation/play_text.h"
#include "notation/words.h"
#include "rules/followed_game.h"

namespace tacit::protocol {

std::vector<LinePlay> playsAlong(const notation::Scene& scene, const solver::Line& line) {
  std::vector<LinePlay> plays;
  FollowedGame game(scene.position, scene.stack);
  Random random;
  bool newDeal = false;
  for (const Play& play : line.plays) {
    const Position& p = game.position();
    plays.push_back({std::string(1, notation::seatLetter(p.by)), notation::playText(p, play),
                     notation::boardText(p.layout(), play.after), newDeal});
    if (&play != &line.plays.back()) newDeal = game.carryOut(play, random).dealt;
  }
  return plays;
}

}  // namespace tacit::protocol
