// A clock for all decisions of a seat in a game.
#include <gtest/gtest.h>

#include <chrono>
#include <vector>

#include "bots/bot.h"
#include "bots/clock.h"
#include "match/one_game.h"

namespace tacit::match {
namespace {

// Takes two milliseconds of the real clock for each of its first three plays, and keeps what its own clock showed.
class Slow final : public Player {
 public:
  void beginGame(const NewGame& /*game*/) override {}
  Answer decide(const View& view, std::optional<int> left, const std::atomic<bool>& /*stop*/) override {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(shown.size() < 3 ? 2 : 0);
    while (std::chrono::steady_clock::now() < until) continue;
    shown.push_back(left);
    return {bots::decide(view, bots::Level::Simple, {}, random_), Trouble::None, "", false};
  }
  Identity identity() const override { return {"Slow", "2"}; }

  std::vector<std::optional<int>> shown;

 private:
  Random random_;
};

GameResult play(int clock, int grace, std::array<Slow, kSeats>& players) {
  Table table;
  table.setup = Setup::of(Layout::Duel2);
  table.seating = {only(Seat(0)), only(Seat(0))};
  for (const Seat seat : table.setup.table().seats) table.players[seat] = &players[seat];
  table.clock = clock;
  table.grace = grace;
  const std::atomic<bool> never = false;
  return playGame(table, never);
}

TEST(Clock, WithoutOneNobodyIsTold) {
  std::array<Slow, kSeats> players;
  EXPECT_EQ(play(0, 0, players).end, End::Over);
  EXPECT_EQ(players[0].shown.front(), std::nullopt);
}

TEST(Clock, WhoseTimeHasRunOutLoses) {
  std::array<Slow, kSeats> players;
  const GameResult result = play(1, 0, players);
  EXPECT_EQ(result.end, End::Late);
  EXPECT_EQ(result.trouble, "its clock has run out");
  EXPECT_EQ(result.efforts[0].late + result.efforts[1].late, 1);
  EXPECT_EQ(players[0].shown.size() + players[2].shown.size(), 1U) << "the first decision takes longer than that";
}

TEST(Clock, GoesOnFromDecisionToDecisionAndIntoTheGrace) {
  std::array<Slow, kSeats> players;
  const GameResult result = play(3, 3'600'000, players);
  EXPECT_EQ(result.end, End::Over);
  for (const Seat seat : {Seat(0), Seat(2)}) {
    const auto& shown = players[seat].shown;
    EXPECT_EQ(shown.front(), 3);
    for (std::size_t i = 1; i < shown.size(); ++i) EXPECT_LE(*shown[i], *shown[i - 1] - (i <= 3 ? 2 : 0));
    EXPECT_LT(shown.back(), 0);
  }
  EXPECT_GT(result.efforts[0].overtime, 0);
  EXPECT_EQ(result.identities[1].text(), "Slow 2");
}

TEST(Clock, ADecisionOfOursGetsAShareOfIt) {
  EXPECT_EQ(bots::withinClock({}, 60'000).milliseconds, 1500);
  EXPECT_EQ(bots::withinClock({.milliseconds = 100}, 60'000).milliseconds, 100);
  EXPECT_EQ(bots::withinClock({.milliseconds = 100}, 400).milliseconds, 10);
  EXPECT_EQ(bots::withinClock({}, 0).milliseconds, 1) << "0 would be no limit";
  EXPECT_EQ(bots::withinClock({}, -5000).milliseconds, 1);
  EXPECT_EQ(bots::withinClock({.simulations = 50}, 400).simulations, 50);
}

}  // namespace
}  // namespace tacit::match
