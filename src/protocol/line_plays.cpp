#include "protocol/steps.h"

#include "notation/play_text.h"

namespace tacit::protocol {

std::vector<Step> stepsOf(const notation::Scene& scene, const solver::Line& line) {
  std::vector<Step> steps;
  Game game(scene.position, scene.stack);
  Random random;
  for (const Play& play : line.plays) {
    const Position& p = game.position();
    steps.push_back({p.by, notation::playText(p, play), notation::boardText(p.layout(), play.after),
                     !steps.empty() && p.dealer != scene.position.dealer && p.laid > 0 && p.function == Card::None &&
                         p.phase == Phase::Swap && p.gave.empty()});
    if (&play != &line.plays.back()) game.carryOut(play, random);
  }
  return steps;
}

}  // namespace tacit::protocol
