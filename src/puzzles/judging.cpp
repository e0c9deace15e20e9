#include "puzzles/judging.h"

#include <algorithm>
#include <memory>

#include "analysis/judge.h"
#include "bots/bot.h"

namespace tacit::puzzles {
namespace {

constexpr std::size_t kTogether = 16;  // plays tried in one race
constexpr std::size_t kWorlds = 256;   // for each of them ...
constexpr std::size_t kLearning = 64;  // ... and the first ones don't count: the seats have still to learn

// Plays of one list that take part in a race, the one in question first.
std::unique_ptr<PlayList> heat(const Play& play, const std::vector<const Play*>& others, std::size_t from) {
  auto list = std::make_unique<PlayList>();
  const auto add = [&](const Play& each) {
    list->candidate() = each;
    list->keep();
  };
  add(play);
  for (std::size_t k = from; k < std::min(others.size(), from + kTogether - 1); ++k) add(*others[k]);
  return list;
}

bool isSurelyWorse(const bots::Estimate& behind) {
  return behind.mean >= kGap / 2 && behind.mean > analysis::kSignificant * behind.error;
}

bool wins(const View& view, const Play& play, const PlayList& plays, std::uint64_t seed) {
  bots::Trials trials(view, bots::mindFor(view.position.layout()), seed,
                      static_cast<int>(kWorlds * static_cast<std::size_t>(plays.size())), 1);
  trials.enter(view.position, plays, &play);
  trials.tryWorlds(kWorlds, [] { return false; });
  const auto& all = trials.candidates();
  const auto own = std::ranges::find_if(all, [&](const bots::Candidate& c) { return *c.play == play; });
  return std::ranges::all_of(all, [&](const bots::Candidate& c) {
    return &c == &*own || isSurelyWorse(bots::difference(*own, c, kLearning));
  });
}

}  // namespace

bool Lead::isClear() const { return ahead.mean >= kGap && ahead.mean > analysis::kSignificant * ahead.error; }

Lead leadOf(const View& view, const Play& play, int simulations, std::uint64_t seed) {
  const analysis::Judgement judgement = analysis::judge(view, play, {0, simulations}, seed);
  if (judgement.plays.empty()) return {};
  return {judgement.plays[judgement.chosen].value.mean, {-judgement.loss.mean, judgement.loss.error}};
}

bool beatsTheUnpromising(const View& view, const Play& play, std::uint64_t seed) {
  const auto all = std::make_unique<PlayList>();
  listPlays(view.position, *all);
  bots::Trials judged(view, bots::mindFor(view.position.layout()), seed, 1, 1);
  judged.enter(view.position, *all, &play);
  std::vector<const Play*> others;
  for (const Play& each : *all)
    if (std::ranges::none_of(judged.candidates(), [&](const bots::Candidate& c) { return c.play == &each; }))
      others.push_back(&each);
  for (std::size_t from = 0; from < others.size(); from += kTogether - 1)
    if (!wins(view, play, *heat(play, others, from), seed + from)) return false;
  return true;
}

bool simpleFinds(const View& view, const Play& play) {
  constexpr std::uint64_t kTries = 4;
  for (std::uint64_t seed = 0; seed < kTries; ++seed) {
    Random random(seed);
    if (bots::decide(view, bots::Level::Simple, {}, random) == play) return true;
  }
  return false;
}

}  // namespace tacit::puzzles
