// Pairings by standing: against brute force, and over ten thousand random tournaments.
#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <map>
#include <ranges>

#include "support/tournaments.h"
#include "tournament/matching.h"
#include "tournament/past.h"
#include "tournament/standings.h"
#include "tournament/swiss.h"

namespace tacit::tournament {
namespace {

using tacit::testing::Hall;

// The least sum over all ways to pair everybody in the set; one may be left out where the number is odd.
template <typename Cost, typename Bye>
auto leastOf(std::size_t count, Cost cost, Bye bye) {
  using Sum = decltype(cost(0, 0));
  std::map<unsigned, Sum> known = {{0U, Sum{}}};
  const auto of = [&](const auto& self, unsigned rest) -> Sum {
    if (const auto found = known.find(rest); found != known.end()) return found->second;
    const auto first = static_cast<std::size_t>(std::countr_zero(rest));
    std::optional<Sum> least;
    const auto offer = [&](Sum sum) { least = least ? std::min(*least, sum) : sum; };
    const unsigned others = rest & (rest - 1);
    if (std::popcount(rest) % 2 == 1) offer(self(self, others) + bye(first));
    for (std::size_t other = first + 1; other < count; ++other)
      if ((others >> other & 1U) != 0) offer(self(self, others & ~(1U << other)) + cost(first, other));
    return known[rest] = *least;
  };
  return of(of, (1U << count) - 1U);
}

Contender randomContender(int number, int count, Random& random) {
  Contender one;
  one.number = number;
  one.score = 50 * random.below(40);
  one.byes = static_cast<int>(random.below(3)) / 2;
  one.lean = static_cast<int>(random.below(5)) - 2;
  for (int other = 1; other <= count; ++other)
    if (random.below(3) == 0) one.met[other] = 1;
  return one;
}

TEST(Matching, CostsAsLittleAsTheCheapestOfAllPairings) {
  Random random(5);
  for (int trial = 0; trial < 2000; ++trial) {
    const int count = 2 + static_cast<int>(random.below(7));
    std::vector<Contender> all;
    for (int i = 1; i <= count; ++i) all.push_back(randomContender(i, count, random));
    const auto lowest = std::ranges::min(all, {}, &Contender::score).score;
    const auto at = [&](int number) -> const Contender& { return all[static_cast<std::size_t>(number - 1)]; };
    const Drawn drawn = drawPairs(all, random);
    std::int64_t sum = 0;
    for (const auto& board : drawn.boards) sum += costOf(at(board[0]), at(board[1]));
    for (const int number : drawn.byes) sum += costOfBye(at(number), lowest);
    ASSERT_EQ(drawn.boards.size() * 2 + drawn.byes.size(), all.size());
    ASSERT_EQ(sum, leastOf(
                       all.size(), [&](std::size_t a, std::size_t b) { return costOf(all[a], all[b]); },
                       [&](std::size_t a) { return costOfBye(all[a], lowest); }));
  }
}

TEST(Matching, ManyAreNotOnlyPairedWithTheirNeighbours) {
  Random random(3);
  std::vector<Contender> all(301);
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].number = static_cast<int>(i) + 1;
    for (int other = 1; other <= 60; ++other) all[i].met[other] = 1;  // the first sixty have met everybody near
    if (i < 60) all[i].score = 1000;
  }
  for (std::size_t i = 60; i < all.size(); ++i) all[i].met.clear();
  for (std::size_t i = 0; i < 60; ++i)
    for (int other = 61; other <= 120; ++other) all[i].met.erase(other);
  const Drawn drawn = drawPairs(all, random);
  EXPECT_EQ(drawn.boards.size(), 150U);
  for (const auto& board : drawn.boards) EXPECT_FALSE(board[0] <= 60 && board[1] <= 60) << board[0] << ' ' << board[1];
}

// What the test keeps of a tournament by itself.
struct Book {
  std::map<std::pair<int, int>, int> met;
  std::map<int, int> byes;

  int times(int a, int b) const {
    const auto found = met.find(std::minmax(a, b));
    return found == met.end() ? 0 : found->second;
  }
  int byesOf(int number) const { return byes.contains(number) ? byes.at(number) : 0; }
  void add(const Round& round) {
    for (const Pairing& one : round.pairings) ++met[std::minmax(one.board.entrants[0], one.board.entrants[1])];
    for (const int number : round.byes) ++byes[number];
  }
};

// Meetings again, then byes again.
struct Sins {
  int meetings = 0;
  int byes = 0;
  auto operator<=>(const Sins&) const = default;
  Sins operator+(const Sins& other) const { return {meetings + other.meetings, byes + other.byes}; }
};

Sins sinsOf(const Book& book, const Round& round) {
  Sins sum;
  for (const Pairing& one : round.pairings) sum.meetings += book.times(one.board.entrants[0], one.board.entrants[1]);
  for (const int number : round.byes) sum.byes += book.byesOf(number);
  return sum;
}

Sins fewestSins(const Book& book, const std::vector<int>& numbers) {
  return leastOf(
      numbers.size(), [&](std::size_t a, std::size_t b) { return Sins{book.times(numbers[a], numbers[b]), 0}; },
      [&](std::size_t a) { return Sins{0, book.byesOf(numbers[a])}; });
}

void comeAndGo(Hall& hall, Random& random) {
  const auto& entrants = hall.tournament.entrants();
  const int somebody = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(entrants.size())));
  if (random.below(6) == 0) hall.enter(1);
  else if (random.below(6) == 0 && hall.tournament.free().size() > 2) hall.note(hall.director().leave(somebody));
  else if (random.below(6) == 0) hall.note(hall.director().comeBack(somebody));
}

TEST(Swiss, TenThousandTournamentsRepeatNothingThatCanBeAvoided) {
  int furthest = 0;
  for (int seed = 1; seed <= 10'000; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Plan plan;
    plan.rounds = 1 + static_cast<int>(random.below(6));
    if (random.below(3) == 0) plan.criteria = {Criterion::Wins, Criterion::Buchholz};
    Hall hall(plan, seed);
    hall.enter(2 + static_cast<int>(random.below(9)));
    Book book;
    while (true) {
      const auto ready = hall.tournament.free();
      if (!hall.pair()) break;
      const Round& round = hall.tournament.rounds().back();
      ASSERT_EQ(round.pairings.size() * 2 + round.byes.size(), ready.size());
      ASSERT_EQ(round.byes.size(), ready.size() % 2);
      ASSERT_EQ(sinsOf(book, round), fewestSins(book, ready)) << "seed " << seed << " round " << round.number;
      book.add(round);
      hall.playRound(random);
      if (random.below(3) == 0) comeAndGo(hall, random);
    }
    ASSERT_EQ(hall.refusal, "all rounds are played") << seed;
    for (const Past& past : pastsOf(hall.tournament)) furthest = std::max(furthest, std::abs(past.lean()));
  }
  EXPECT_LE(furthest, 4);  // starts less those without, over at most six rounds
  EXPECT_GE(furthest, 1);
}

// So many that only those near each other are tried at first.
TEST(Swiss, ThreeHundredTeamsMeetNobodyTwice) {
  Random random(300);
  Plan plan;
  plan.rounds = 5;
  Hall hall(plan);
  hall.enter(301);
  while (hall.pair()) hall.playRound(random);
  const auto pasts = pastsOf(hall.tournament);
  for (std::size_t i = 1; i < pasts.size(); ++i) {
    EXPECT_EQ(pasts[i].games + pasts[i].byes, 5) << i;
    EXPECT_LE(pasts[i].byes, 1) << i;
    for (const auto& [other, times] : pasts[i].met) EXPECT_EQ(times, 1) << i << ' ' << other;
  }
}

TEST(Swiss, StartsAreShared) {
  int uneven = 0, all = 0;
  for (int seed = 1; seed <= 200; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Plan plan;
    plan.rounds = 6;
    Hall hall(plan, seed);
    hall.enter(24);
    while (hall.pair()) hall.playRound(random);
    const auto pasts = pastsOf(hall.tournament);
    for (std::size_t i = 1; i < pasts.size(); ++i) {
      ++all;
      uneven += pasts[i].lean() != 0 ? 1 : 0;
      EXPECT_LE(std::abs(pasts[i].lean()), 2);
    }
  }
  EXPECT_LT(uneven * 4, all);  // after an even number of rounds at most a quarter has not had half the starts
}

TEST(Swiss, TheBestMeetAtTableOne) {
  Random random(1);
  Plan plan;
  plan.rounds = 5;
  Hall hall(plan, 1);
  hall.enter(13);
  ASSERT_TRUE(hall.pair());
  for (hall.playRound(random); hall.pair(); hall.playRound(random)) {
    std::vector<int> places(14);
    for (const Standing& row : standings(hall.tournament)) places[static_cast<std::size_t>(row.entrant)] = row.place;
    int before = 0;
    for (const Pairing& one : hall.tournament.rounds().back().pairings) {
      const auto placeOf = [&](int entrant) { return places[static_cast<std::size_t>(entrant)]; };
      const int best = std::ranges::min(one.board.entrants | std::views::transform(placeOf));
      EXPECT_GE(best, before);
      before = best;
    }
  }
}

TEST(Swiss, ThreeAtABoardMeetOthersEachTime) {
  for (int seed = 1; seed <= 100; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Plan plan;
    plan.type = "three";
    plan.rounds = 3;
    Hall hall(plan, seed);
    hall.enter(18 + static_cast<int>(random.below(3)));
    while (hall.pair()) {
      EXPECT_EQ(hall.tournament.rounds().back().byes.size(), hall.tournament.entrants().size() % 3);
      hall.playRound(random);
    }
    for (const Past& past : pastsOf(hall.tournament)) {
      EXPECT_LE(past.byes, 1);
      for (const auto& [other, times] : past.met) EXPECT_EQ(times, 1) << seed;
    }
  }
}

TEST(Swiss, TheSameTournamentGivesTheSameRound) {
  Plan plan;
  plan.rounds = 3;
  const auto draw = [&](std::int64_t seed) {
    Hall hall(plan, seed);
    hall.enter(16);
    return drawRound(hall.tournament)->boards;
  };
  EXPECT_EQ(draw(4), draw(4));
  EXPECT_NE(draw(4), draw(5));
}

}  // namespace
}  // namespace tacit::tournament
