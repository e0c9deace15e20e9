#include "bots/bot.h"

#include <algorithm>
#include <memory>

#include "bots/planner.h"
#include "bots/sampler.h"
#include "bots/simple.h"

namespace tacit::bots {

std::optional<Level> levelNamed(std::string_view name) {
  const auto found = std::ranges::find(kLevelNames, name);
  if (found == kLevelNames.end()) return std::nullopt;
  return static_cast<Level>(found - kLevelNames.begin());
}

std::string levelNames() {
  std::string names;
  for (const auto name : kLevelNames) names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

Play decide(const View& view, Level level, Budget budget, Random& random, Thought* thought) {
  const auto plays = std::make_unique<PlayList>();
  listPlays(view.position, *plays);
  if (plays->empty()) return Play::still(Kind::Pass, Card::None, view.position.board);
  Thought unasked;
  switch (level) {
    case Level::Random: break;
    case Level::Simple: return decideSimply(view, *plays, random);
    case Level::Planner: return decideByPlan(view, *plays);
    case Level::Sampler:
      return decideBySampling(view, *plays, budget, random, mindFor(view.position.layout()),
                              thought == nullptr ? unasked : *thought);
  }
  return (*plays)[static_cast<int>(random.below(static_cast<std::uint32_t>(plays->size())))];
}

}  // namespace tacit::bots
