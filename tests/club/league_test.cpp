#include "club/league.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <numeric>

#include "rules/random.h"

namespace tacit::club {
namespace {

EveningResult evening(const std::vector<std::vector<std::string>>& teams) {
  EveningResult result;
  for (const auto& team : teams) {
    EveningPlace one{static_cast<int>(result.size()) + 1, 1000 - 100 * static_cast<int>(result.size()), {}};
    for (const auto& name : team) one.players.push_back({{}, name});
    result.push_back(one);
  }
  return result;
}

const LeagueStanding& of(const std::vector<LeagueStanding>& all, const std::string& name) {
  return *std::ranges::find(all, name, &LeagueStanding::name);
}

TEST(League, PlacesCountOnePointForEachOneWorse) {
  const auto result = evening({{"A"}, {"B"}, {"C"}});
  EXPECT_EQ(worthOf(result, result[0], Worth::Places), 300);
  EXPECT_EQ(worthOf(result, result[2], Worth::Places), 100);
  EXPECT_EQ(worthOf(result, result[1], Worth::Percent), 5000);
  EXPECT_EQ(worthOf(result, result[1], Worth::Score), 900);
}

TEST(League, EqualsShareWhatTheirPlacesAreWorth) {
  auto result = evening({{"A"}, {"B"}, {"C"}});
  result[1].place = 1;
  EXPECT_EQ(worthOf(result, result[0], Worth::Places), 250);
  EXPECT_EQ(worthOf(result, result[1], Worth::Places), 250);
  EXPECT_EQ(worthOf(result, result[0], Worth::Percent), 7500);
}

TEST(League, OnlyTheBestEveningsCount) {
  const std::vector<EveningResult> season = {evening({{"A", "B"}, {"C", "D"}}), evening({{"A", "C"}, {"B", "D"}}),
                                             evening({{"D", "B"}, {"A", "C"}})};
  const auto all = leagueStandings(season, Worth::Places, 2);
  EXPECT_EQ(of(all, "A").total, 400);  // 2, 2 and a 1 that is left out
  EXPECT_EQ(of(all, "A").counts, (std::vector<bool>{true, true, false}));
  EXPECT_EQ(of(all, "C").total, 300);
  EXPECT_EQ(of(all, "D").total, 300);
  EXPECT_EQ(of(all, "A").place, 1);
  EXPECT_EQ(of(all, "B").place, 1);
  EXPECT_EQ(of(all, "C").place, 3);
}

TEST(League, WhoWasNotThereHasNothingAndIsNotFilledUp) {
  const auto all = leagueStandings({evening({{"A"}, {"B"}}), evening({{"A"}, {"C"}})}, Worth::Places, 0);
  EXPECT_EQ(of(all, "B").evenings, (std::vector<std::int64_t>{100, 0}));
  EXPECT_EQ(of(all, "B").counts, (std::vector<bool>{true, false}));
  EXPECT_EQ(of(all, "A").total, 400);
}

TEST(League, AnAccountIsItselfWhateverItIsCalled) {
  auto first = evening({{"Ann"}, {"Bob"}});
  auto second = evening({{"Anna"}, {"Bob"}});
  first[0].players[0].person = second[0].players[0].person = "p1";
  const auto all = leagueStandings({first, second}, Worth::Places, 0);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "Anna");
  EXPECT_EQ(all[0].total, 400);
}

// A season by chance, against the rules of docs/clubs.md followed by hand.
TEST(League, AnySeasonIsAddedUpAsTheRulesSay) {
  Random random(5);
  const auto pick = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
  for (int round = 0; round < 300; ++round) {
    const auto worth = static_cast<Worth>(pick(3));
    const int best = pick(4);
    std::vector<EveningResult> season(static_cast<std::size_t>(1 + pick(5)));
    std::map<std::string, std::vector<std::int64_t>> won;  // by name, best first
    for (EveningResult& evening : season) {
      const int field = 1 + pick(6);
      for (int place = 1, next = 1; next <= field; ++next) {
        if (pick(3) != 0) place = next;  // otherwise equal to the one ahead
        evening.push_back({place, 100 * (pick(40) - 20), {{{}, "P" + std::to_string((next + round) % 7)}}});
      }
      for (const EveningPlace& one : evening) {
        const auto equal = std::ranges::count(evening, one.place, &EveningPlace::place);
        // The places from `place` on belong to the equals: what they are worth together is shared.
        double points = 0;
        for (int place = one.place; place < one.place + equal; ++place)
          points += worth == Worth::Places ? field - place + 1
                    : field == 1           ? 50
                                           : 100.0 * (field - place) / (field - 1);
        won[one.players[0].name].push_back(
            worth == Worth::Score
                ? one.hundredths
                : static_cast<std::int64_t>(std::floor(100 * points / static_cast<double>(equal) + 1e-6)));
      }
    }
    const auto all = leagueStandings(season, worth, best);
    ASSERT_EQ(all.size(), won.size());
    std::map<std::string, std::int64_t> totals;
    for (auto& [name, points] : won) {
      std::ranges::sort(points, std::greater{});
      const std::size_t many = best == 0 ? points.size() : std::min(points.size(), static_cast<std::size_t>(best));
      totals[name] =
          std::accumulate(points.begin(), points.begin() + static_cast<std::ptrdiff_t>(many), std::int64_t{0});
      EXPECT_EQ(std::ranges::count(of(all, name).counts, true), static_cast<std::ptrdiff_t>(many));
      EXPECT_EQ(of(all, name).total, totals[name]);
    }
    for (const auto& [name, total] : totals)
      EXPECT_EQ(of(all, name).place,
                1 + std::ranges::count_if(totals, [&](const auto& one) { return one.second > total; }));
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &LeagueStanding::place));
  }
}

// Marbles or IMPs can come out below nothing: that is a result, and no absence.
TEST(League, ANegativeScoreCounts) {
  auto first = evening({{"A"}, {"B"}});
  first[0].hundredths = 300;
  first[1].hundredths = -300;
  auto second = evening({{"C"}});
  second[0].hundredths = -1;
  const auto all = leagueStandings({first, second}, Worth::Score, 0);
  EXPECT_EQ(of(all, "B").total, -300);
  EXPECT_EQ(of(all, "B").counts, (std::vector<bool>{true, false}));
  EXPECT_EQ(of(all, "B").there, (std::vector<bool>{true, false}));
  EXPECT_EQ(of(all, "C").place, 2);
  EXPECT_EQ(of(all, "B").place, 3);
}

TEST(League, WhoPlayedInTwoTeamsHasTheBetterOfThem) {
  const auto all = leagueStandings({evening({{"A"}, {"B"}, {"A"}})}, Worth::Places, 0);
  EXPECT_EQ(of(all, "A").total, 300);
  EXPECT_EQ(of(all, "A").place, 1);
}

}  // namespace
}  // namespace tacit::club
