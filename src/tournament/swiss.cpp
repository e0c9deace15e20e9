#include "tournament/swiss.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tournament/matching.h"

namespace tacit::tournament {
namespace {

// Bits of a cost, from the least: starts, scores, byes, meetings. With 2,048 entrants no sum of one reaches into the
// next.
constexpr std::int64_t kMaxLean = 7, kMaxScore = 511, kMaxTimes = 15;
constexpr int kScoreBit = 13, kByeBit = 41, kMeetingBit = 45;
constexpr std::int64_t kHalfPoint = 50;

// With more than kTryAll, only those near each other in the standings are tried at first.
constexpr std::size_t kTryAll = 200, kNear = 40;

std::int64_t timesMet(const Contender& a, const Contender& b) {
  const auto times = [](const Contender& one, const Contender& other) {
    const auto found = one.met.find(other.number);
    return found == one.met.end() ? 0 : found->second;
  };
  return std::max(times(a, b), times(b, a));
}

std::int64_t scoreCost(std::int64_t a, std::int64_t b) {
  const std::int64_t apart = std::min(std::abs(a - b) / kHalfPoint, kMaxScore);
  return (apart * apart) << kScoreBit;
}

// How far from even the one who is further would be, at best.
std::int64_t startCost(const Contender& a, const Contender& b) {
  const auto far = [](int lean) { return std::min<std::int64_t>(std::abs(lean), kMaxLean); };
  return std::min(std::max(far(a.lean + 1), far(b.lean - 1)), std::max(far(a.lean - 1), far(b.lean + 1)));
}

bool startsBefore(const Contender& a, const Contender& b) {
  if (a.lean != b.lean) return a.lean < b.lean;
  return !a.startedLast && b.startedLast;
}

void shuffle(std::vector<Contender>& all, Random& random) {
  for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[random.below(static_cast<std::uint32_t>(i))]);
}

// By score; among equals the lot decides.
void putInOrder(std::vector<Contender>& contenders, Random& random) {
  shuffle(contenders, random);
  std::ranges::stable_sort(contenders, std::greater{}, &Contender::score);
}

// Who may meet whom when everybody is tried with the next `near` below; the bye is one more at the end.
std::vector<Edge> edgesOf(const std::vector<Contender>& all, std::size_t near) {
  std::vector<Edge> edges;
  const std::size_t count = all.size();
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t j = i + 1; j < std::min(count, i + 1 + near); ++j)
      edges.push_back({static_cast<int>(i), static_cast<int>(j), costOf(all[i], all[j])});
  if (count % 2 == 0) return edges;
  for (std::size_t i = count - std::min(count, near); i < count; ++i)
    edges.push_back({static_cast<int>(i), static_cast<int>(count), costOfBye(all[i], all.back().score)});
  return edges;
}

// Whether somebody is left over, or something happens that wider pairings could avoid.
bool isPoor(const std::vector<Contender>& all, const std::vector<int>& partners) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (partners[i] < 0) return true;
    const auto other = static_cast<std::size_t>(partners[i]);
    if (other == all.size() ? all[i].byes > 0 : timesMet(all[i], all[other]) > 0) return true;
  }
  return false;
}

std::vector<int> partnersOf(const std::vector<Contender>& all) {
  const int places = static_cast<int>(all.size() + all.size() % 2);
  std::size_t near = all.size() <= kTryAll ? all.size() : kNear;
  while (true) {
    auto partners = cheapestMatching(places, edgesOf(all, near));
    if (near >= all.size() || !isPoor(all, partners)) return partners;
    near *= 2;
  }
}

// ---- Three at a board ----

using Three = std::array<std::size_t, 3>;

std::int64_t costOfThree(const std::vector<Contender>& all, const Three& three) {
  return costOf(all[three[0]], all[three[1]]) + costOf(all[three[0]], all[three[2]]) +
         costOf(all[three[1]], all[three[2]]);
}

// Exchanges one of each board where that is cheaper.
bool improve(const std::vector<Contender>& all, Three& one, Three& other) {
  const std::int64_t before = costOfThree(all, one) + costOfThree(all, other);
  for (std::size_t& mine : one)
    for (std::size_t& theirs : other) {
      std::swap(mine, theirs);
      if (costOfThree(all, one) + costOfThree(all, other) < before) return true;
      std::swap(mine, theirs);
    }
  return false;
}

bool improveAny(const std::vector<Contender>& all, std::vector<Three>& threes) {
  bool improved = false;
  for (std::size_t i = 0; i < threes.size(); ++i)
    for (std::size_t j = i + 1; j < threes.size(); ++j) improved = improve(all, threes[i], threes[j]) || improved;
  return improved;
}

// Takes out those who do not play: the lowest without a bye.
std::vector<int> takeByes(std::vector<Contender>& all, std::size_t count) {
  std::vector<int> byes;
  for (; count > 0; --count) {
    const auto fewest = std::ranges::min(all, {}, &Contender::byes).byes;
    auto last = std::prev(all.end());
    while (last->byes != fewest) --last;
    byes.push_back(last->number);
    all.erase(last);
  }
  return byes;
}

}  // namespace

std::int64_t costOf(const Contender& a, const Contender& b) {
  return (std::min(timesMet(a, b), kMaxTimes) << kMeetingBit) + scoreCost(a.score, b.score) + startCost(a, b);
}

std::int64_t costOfBye(const Contender& one, std::int64_t lowestScore) {
  return (std::min<std::int64_t>(one.byes, kMaxTimes) << kByeBit) + scoreCost(one.score, lowestScore);
}

Drawn drawPairs(std::vector<Contender> contenders, Random& random) {
  putInOrder(contenders, random);
  Drawn drawn;
  const auto partners = partnersOf(contenders);
  for (std::size_t i = 0; i < contenders.size(); ++i) {
    const auto other = static_cast<std::size_t>(partners[i]);
    if (other == contenders.size()) drawn.byes.push_back(contenders[i].number);
    if (other >= contenders.size() || other < i) continue;
    const Contender& a = contenders[i];
    const Contender& b = contenders[other];
    const bool aStarts = startsBefore(a, b) || (!startsBefore(b, a) && random.below(2) == 0);
    drawn.boards.push_back(aStarts ? std::vector{a.number, b.number} : std::vector{b.number, a.number});
  }
  return drawn;
}

Drawn drawThrees(std::vector<Contender> contenders, Random& random) {
  putInOrder(contenders, random);
  Drawn drawn;
  drawn.byes = takeByes(contenders, contenders.size() % 3);
  std::vector<Three> threes;
  for (std::size_t i = 0; i < contenders.size(); i += 3) threes.push_back({i, i + 1, i + 2});
  while (improveAny(contenders, threes)) {}
  for (Three& three : threes) {
    std::ranges::stable_sort(three, [&](auto x, auto y) { return startsBefore(contenders[x], contenders[y]); });
    drawn.boards.push_back({contenders[three[0]].number, contenders[three[1]].number, contenders[three[2]].number});
  }
  return drawn;
}

}  // namespace tacit::tournament
