#include "bots/bot.h"

#include <algorithm>
#include <memory>

#include "bots/belief.h"
#include "bots/planner.h"
#include "bots/sampler.h"
#include "bots/simple.h"

namespace tacit::bots {

namespace {

constexpr int kBeginnerSees = 80;  // of a hundred plays
constexpr int kCasualSees = 85;
constexpr int kCasualCards = 2;  // it thinks ahead
constexpr int kClubTries = 120;  // play-outs
constexpr int kExpertTries = 210;

// What somebody notices who does not look at everything; one play in any case.
std::unique_ptr<PlayList> noticed(const PlayList& plays, std::uint32_t ofHundred, Random& random) {
  auto seen = std::make_unique<PlayList>();
  const auto sure = static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())));
  for (int i = 0; i < plays.size(); ++i) {
    if (i != sure && random.below(100) >= ofHundred) continue;
    seen->candidate() = plays[i];
    seen->keep();
  }
  return seen;
}

// So many play-outs, unless time is up before.
Budget upTo(Budget budget, int playOuts) {
  if (budget.simulations == 0 || budget.simulations > playOuts) budget.simulations = playOuts;
  return budget;
}

}  // namespace

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
  const auto sample = [&](const View& seen, const Budget& some) {
    return decideBySampling(seen, *plays, some, random, mindFor(view.position.layout()),
                            thought == nullptr ? unasked : *thought);
  };
  switch (level) {
    case Level::Random: break;
    case Level::Beginner: return decideSimply(view, *noticed(*plays, kBeginnerSees, random), random);
    case Level::Simple: return decideSimply(view, *plays, random);
    case Level::Casual: return decideByPlan(view, *noticed(*plays, kCasualSees, random), kCasualCards);
    case Level::Planner: return decideByPlan(view, *plays);
    case Level::Club: return sample(withoutMemory(view), upTo(budget, kClubTries));
    case Level::Expert: return sample(view, upTo(budget, kExpertTries));
    case Level::Sampler: return sample(view, budget);
  }
  return (*plays)[static_cast<int>(random.below(static_cast<std::uint32_t>(plays->size())))];
}

}  // namespace tacit::bots
