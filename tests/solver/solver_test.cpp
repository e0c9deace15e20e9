// The solver: known shortest finishes, lines that are legal and end as claimed, limits, and every kind of co-operative
// game.
#include "solver/solver.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "solver/lower_bound.h"
#include "solver/solo.h"

namespace {

using namespace tacit;
using namespace tacit::solver;

notation::Scene scene(const std::string& text) {
  const auto parsed = notation::parsePosition(text);
  EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error());
  return *parsed;
}

Solution solved(const notation::Scene& at, const Limits& limits = {0, 200000, nullptr}) {
  Solver solver(at.position.setup, 32);
  return solver.solve(at.position, at.stack, limits);
}

// Carries out a line and checks that each play is in the list.
Position followed(const notation::Scene& at, const Line& line) {
  Game game(at.position, at.stack);
  Random random;
  PlayList list;
  for (const Play& play : line.plays) {
    game.list(list);
    EXPECT_NE(std::find(list.begin(), list.end(), play), list.end());
    if (&play != &line.plays.back()) game.carryOut(play, random);
  }
  Position end = game.position();
  carryOut(end, line.plays.back());
  return end;
}

void expectHonest(const notation::Scene& at, const Solution& solution) {
  const Position end = followed(at, solution.line);
  EXPECT_EQ(end, solution.line.end);
  EXPECT_EQ(solution.line.finished, end.phase == Phase::Over && !end.won[0].empty());
  if (solution.line.finished) {
    EXPECT_EQ(solution.line.cards, static_cast<float>(end.laid));
  }
}

const std::string kHome = "H1,H2,H3,H4";
const std::string kFirstDeal =
    "layout=coop4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,4,5,9,13/b:3,6,7,8,13/c:1,4,4,12,TRI/"
    "d:1,2,7,8,TAC dealer=d turn=a phase=swap";

std::string nearTheEnd(const std::string& a, const std::string& b, const std::string& hands,
                       const std::string& more = "") {
  return "layout=coop4 " + more + "board=a:" + a + "/b:" + b + "/c:" + kHome + "/d:" + kHome + " hands=" + hands +
         " dealer=d turn=a";
}

void expectProven(const std::string& text, std::vector<std::string> plays) {
  const auto at = scene(text);
  const Solution solution = solved(at);
  EXPECT_TRUE(solution.proven) << text;
  ASSERT_TRUE(solution.line.finished) << text;
  expectHonest(at, solution);
  EXPECT_EQ(solution.line.end.laid - at.position.laid, plays.size()) << text;
  Position p = at.position;
  std::vector<std::string> found;
  for (const Play& play : solution.line.plays) {
    if (play.kind != Kind::Give) found.push_back(notation::playText(p, play));
    carryOut(p, play);
  }
  EXPECT_EQ(found, plays) << text;
}

TEST(Solver, ProvesTheShortestFinish) {
  expectProven(nearTheEnd("60,H2,H3,H4", kHome, "a:6,9/b:3/c:2/d:8"), {"6:a60-H1"});
  expectProven(nearTheEnd("60,H2,H3,H4", "15,H2,H3,H4", "a:6,9/b:3,8/c:2/d:2"), {"6:a60-H1", "3:b15-H1"});
}

TEST(Solver, ProvesThatALongerFinishIsNeeded) {
  // One card might do, but a's does not.
  expectProven(nearTheEnd("60,H2,H3,H4", kHome, "a:3/b:/c:3/d:12"), {"3:a60-63", "3:a63-H1"});
}

TEST(Solver, SevenTakesTwoHomeAtOnce) {
  const auto at = scene(nearTheEnd("62,64,H3,H4", kHome, "a:5,7/b:9/c:9/d:9"));
  const Solution solution = solved(at);
  EXPECT_TRUE(solution.proven);
  ASSERT_TRUE(solution.line.finished);
  ASSERT_EQ(solution.line.plays.size(), 1U);
  EXPECT_EQ(solution.line.plays[0].card, Card::Seven);
}

TEST(Solver, AFinishedSeatHelps) {
  expectProven("layout=coop4 board=a:" + kHome + "/b:" + kHome + "/c:28,H2,H3,H4/d:" + kHome +
                   " hands=a:6,12/b:12/c:12/d:12 dealer=d turn=a",
               {"6:c28-H1"});
}

TEST(Solver, TheSwapIsPartOfTheSearch) {
  // Only with c's 6 can a finish at once.
  expectProven("layout=coop4 board=a:60,H2,H3,H4/b:" + kHome + "/c:" + kHome + "/d:" + kHome +
                   " hands=a:9,9/b:9,10/c:6,10/d:10,10 dealer=d turn=a phase=swap",
               {"6:a60-H1"});
}

TEST(Solver, ACardOnItsWayInTheSwapIsCounted) {
  // c's seven is given already.
  const auto at = scene(nearTheEnd("62,64,H3,H4", kHome, "a:5,5/b:9,9/c:9/d:9,9") + " phase=swap given=c:7");
  EXPECT_EQ(fewestCards(at.position, false), 1);
  const Solution solution = solved(at);
  expectHonest(at, solution);
  EXPECT_EQ(solution.line.end.laid, 1U);
}

TEST(Solver, OutBackAndHome) {
  expectProven("layout=coop4 board=a:B,H2,H3,H4/b:" + kHome + "/c:" + kHome + "/d:" + kHome +
                   " hands=a:5,13/b:4/c:5/d:12 dealer=d turn=a",
               {"13:aB-1", "4:a1-61", "5:a61-H1"});
}

TEST(Solver, TheLowerBoundIsNeverAboveWhatIsFound) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const tacit::Setup setup = tacit::Setup::of(Layout::Coop4);
    Solver solver(setup, 32);
    std::vector<std::pair<int, std::uint32_t>> course;
    const SoloGame game = playSolo(solver, setup, seed, {0, 20000, nullptr}, [&](const Position& p, const Play* play) {
      if (play != nullptr) course.emplace_back(fewestCards(p, true), p.laid);
    });
    if (!game.won) continue;
    for (const auto& [bound, laid] : course) EXPECT_LE(laid + static_cast<std::uint32_t>(bound), game.cards);
  }
}

TEST(Solver, AWholeDeal) {
  const auto at = scene(kFirstDeal);
  const Solution solution = solved(at);
  EXPECT_FALSE(solution.proven);
  EXPECT_EQ(solution.line.plays.size(), 24U);  // four gifts, twenty cards
  expectHonest(at, solution);
  EXPECT_GT(solution.ends.size(), 1U);
  EXPECT_TRUE(std::ranges::is_sorted(solution.ends, {}, &Line::cards));
  for (const Line& end : solution.ends) EXPECT_EQ(followed(at, end), end.end);
}

TEST(Solver, TellsHowFarItIs) {
  const auto at = scene(kFirstDeal);
  std::vector<std::uint64_t> nodes;
  std::vector<double> used;
  const Solution solution =
      Solver(at.position.setup, 16).solve(at.position, at.stack, {0, 50000, nullptr}, [&](const Progress& progress) {
        nodes.push_back(progress.nodes);
        used.push_back(progress.used);
        EXPECT_EQ(followed(at, *progress.best), progress.best->end);
      });
  EXPECT_GT(nodes.size(), 2U);
  EXPECT_TRUE(std::ranges::is_sorted(nodes));
  EXPECT_TRUE(std::ranges::is_sorted(used));
  EXPECT_LE(nodes.back(), solution.nodes);
}

TEST(Solver, SameNodesSameAnswer) {
  const auto at = scene(kFirstDeal);
  const Solution one = solved(at, {0, 50000, nullptr});
  const Solution two = solved(at, {0, 50000, nullptr});
  EXPECT_EQ(one.line.plays, two.line.plays);
  EXPECT_EQ(one.nodes, two.nodes);
}

TEST(Solver, StopsWhenToldAndStillAnswers) {
  const std::atomic<bool> stop = true;
  const auto at = scene(kFirstDeal);
  const Solution solution = solved(at, {0, 0, &stop});
  EXPECT_FALSE(solution.line.empty());
  expectHonest(at, solution);
}

TEST(Solver, GoesOnWhereTheStackIsKnown) {
  const auto at =
      scene("layout=coop4 board=a:62,H2,H3,H4/b:" + kHome + "/c:" + kHome + "/d:" + kHome +
            " hands=a:12/b:12/c:12/d: dealer=d turn=a deals=1 stack=3,3,3,3,3,2,2,2,2,2,5,5,5,5,5,6,6,6,6,6");
  const Solution solution = solved(at);
  expectHonest(at, solution);
  EXPECT_TRUE(solution.line.finished);
}

TEST(Solver, EveryCooperativeGame) {
  for (const Layout layout : {Layout::Coop4, Layout::Coop6})
    for (int e = 0; e < kEditions; ++e)
      for (const Pack pack : {Pack::master(), Pack::basic()}) {
        const tacit::Setup setup = tacit::Setup::of(layout, static_cast<Edition>(e), pack);
        Solver solver(setup, 16);
        Random random(static_cast<std::uint64_t>(e));
        const Game game(setup, random);
        const notation::Scene at{game.position(), {}, {}};
        const Solution solution = solver.solve(at.position, Stack{}, {0, 4000, nullptr});
        Position end = at.position;
        for (const Play& play : solution.line.plays) carryOut(end, play);
        EXPECT_EQ(end, solution.line.end);
      }
}

TEST(Solver, ALastTacIsCounted) {
  const std::string hands = "a:4,9/b:9,TAC/c:9/d:9";
  const auto at = scene(nearTheEnd("2,H1,H2,H4", kHome, hands, "rules=std,coop_last_tac=yes "));
  expectHonest(at, solved(at));
}

TEST(Solver, OnePackOnly) {
  tacit::Setup setup = tacit::Setup::of(Layout::Coop4);
  setup.switches |= bit(Switch::CoopOnePack);
  Solver solver(setup, 16);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const SoloGame game = playSolo(solver, setup, seed, {0, 10000, nullptr});
    EXPECT_EQ(game.shuffles, 1U);
    EXPECT_LE(game.cards, 104U);
  }
}

// A solo game as it is told, and the same plays in a game of the same seed.
class Retold {
 public:
  Retold(const tacit::Setup& setup, std::uint64_t seed) : random_(seed), game_(setup, random_) {}

  void hear(const Position& position, const Play* play) {
    EXPECT_EQ(position, game_.position());
    if (play == nullptr) {
      ++deals_;
      return;
    }
    PlayList list;
    game_.list(list);
    EXPECT_NE(std::find(list.begin(), list.end(), *play), list.end());
    game_.carryOut(*play, random_);
  }
  const Game& game() const { return game_; }
  int deals() const { return deals_; }

 private:
  Random random_;
  Game game_;
  int deals_ = 0;
};

TEST(Solver, SoloGamesAreLegalAndToldDealByDeal) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Coop4);
  Solver solver(setup, 16);
  for (const Sight sight : {Sight::Deal, Sight::Pack}) {
    Retold retold(setup, 9010);
    const SoloGame played = playSolo(
        solver, setup, 9010, {0, 40000, nullptr}, [&](const Position& p, const Play* play) { retold.hear(p, play); },
        sight);
    EXPECT_TRUE(played.won);
    EXPECT_TRUE(retold.game().over());
    EXPECT_EQ(played.cards, retold.game().position().laid);
    EXPECT_EQ(played.deals, retold.deals());
  }
}

TEST(Solver, WhoKnowsThePackPlansToItsEnd) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Coop4);
  const Limits limits{0, 40000, nullptr};
  Random random(9010);
  const Game game(setup, random);
  Solver solver(setup, 16);
  const Solution plan = solver.solve(game.position(), game.stack(), limits);
  ASSERT_TRUE(plan.line.finished);
  const SoloGame played = playSolo(solver, setup, 9010, limits, nullptr, Sight::Pack);
  EXPECT_TRUE(played.onePack());
  EXPECT_EQ(played.cards, plan.line.end.laid);
  EXPECT_NE(played.cards, playSolo(solver, setup, 9010, limits).cards);
}

TEST(Solver, ASoloGameThatIsStoppedIsNotWon) {
  std::atomic<bool> stop = false;
  const tacit::Setup setup = tacit::Setup::of(Layout::Coop4);
  Solver solver(setup, 16);
  const SoloGame game = playSolo(solver, setup, 1, {0, 4000, &stop},
                                 [&](const Position& p, const Play*) { stop = p.shuffles == 1 && p.deals == 2; });
  EXPECT_TRUE(game.stopped);
  EXPECT_FALSE(game.won);
  EXPECT_EQ(game.deals, 2);
}

TEST(Solver, WhatItIsNotFor) {
  EXPECT_TRUE(whyNotSolve(scene("layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1/b:1/c:1/d:1 "
                                "dealer=d turn=a")
                              .position));
  EXPECT_TRUE(whyNotSolve(scene("layout=coop4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?5/b:1/c:1/d:1 "
                                "dealer=d turn=a")
                              .position));
  const auto problem = [](const std::string& text) { return whyNotSolve(scene(text).position).value_or(""); };
  EXPECT_EQ(problem(nearTheEnd(kHome, kHome, "a:/b:/c:/d:", "") + " phase=over won=abcd"), "the game is over");
  EXPECT_EQ(whyNotSolve(beforeFirstDeal(tacit::Setup::of(Layout::Coop4), Seat(0))), "nobody holds a card");
  EXPECT_EQ(problem(nearTheEnd("60,H2,H3,H4", kHome, "a:1,2/b:1,2/c:1,2/d:1") + " phase=swap given=d:?"),
            "the solver needs open hands, and some are not known");
}

}  // namespace
