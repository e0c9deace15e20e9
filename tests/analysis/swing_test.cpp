// What one decision changed: skill by what could be known, and the card that nobody could know of.
#include "analysis/swing.h"

#include <gtest/gtest.h>

#include "bots/forecast.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

constexpr Lines kLines{.deal = 0, .hand = 0, .play = 400, .hidden = 600};

// a wins with the 3, unless b has a TAC to undo it.
Moment decided(const std::string& handOfB, const std::string& play) {
  Moment moment;
  moment.before =
      notation::parsePosition(
          "layout=pairs4 board=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:62,H2,H3,H4 hands=a:2,3,9/b:" + handOfB +
          "/c:4,5,8/d:5,10,12 dealer=d turn=a")
          ->position;
  moment.view = Knowledge{}.view(moment.before, only(Seat(0)));
  moment.play = *notation::parsePlay(moment.before, play);
  moment.after = moment.before;
  carryOut(moment.after, moment.play);
  return moment;
}

Swing swingIn(const Moment& moment) {
  return swingOf(moment, judge(moment.view, moment.play, {0, 1000}, 1), kLines, 1);
}

TEST(Swing, AMissedWinIsLessThanPeopleUsuallyMake) {
  const Swing swing = swingIn(decided("2,5,6", "9:a63-8"));
  EXPECT_LT(swing.usual, 0.5);
  EXPECT_LT(swing.skill.mean, -kBlunder);
  EXPECT_GT(swing.instead.means[0], 0.9F);  // nobody can undo it
}

// It was in a hand that the one who decided did not see, or in none.
void expectTrue(const Hidden& hidden, const Moment& moment) {
  if (hidden.seat != kNoSeat) {
    EXPECT_TRUE(moment.before.hands[hidden.seat].has(hidden.card));
    EXPECT_TRUE(moment.view.position.hands[hidden.seat].isHidden());
  } else {
    for (const Seat seat : moment.before.inGame()) EXPECT_FALSE(moment.before.hands[seat].has(hidden.card));
  }
  EXPECT_NE(hidden.effect, 0);
}

TEST(Swing, WhatNobodyCouldKnowIsSo) {
  int named = 0;
  const auto course = courseOf(tacit::testing::recordedGame(Setup::of(Layout::Pairs4), 5, 3));
  for (const Moment& moment : course->moments) {
    const Swing swing = swingOf(moment, {}, kLines, 1);
    if (!swing.hidden) continue;
    expectTrue(*swing.hidden, moment);
    ++named;
  }
  EXPECT_GT(named, 3);
}

TEST(Swing, NothingChangesWherePeopleSurelyPlayTheSame) {
  Moment forced = decided("2,5,6", "9:a63-8");
  forced.before.hands[0] = Hand{};
  forced.before.hands[0].add(Card::Two);
  forced.before.board.marbles[0] = forced.before.board.marbles[2];  // all of them home
  PlayList plays;
  listPlays(forced.before, plays);
  ASSERT_EQ(plays.size(), 1);
  forced.play = plays[0];
  const Swing swing = swingOf(forced, {}, kLines, 1);
  EXPECT_EQ(swing.usual, 1);
  EXPECT_EQ(swing.skill.mean, 0);
  EXPECT_FALSE(swing.hidden);
  const bots::Prospects after{.means = {0.3F, 0.7F}, .errors = {0.1F, 0.1F}};
  EXPECT_EQ(swing.before(after).means, after.means);
  EXPECT_EQ(swing.before(after).errors, after.errors);
}

TEST(Swing, ChancesOfTheForecastAddUp) {
  const Moment moment = decided("2,5,6", "9:a63-8");
  const auto plays = std::make_unique<PlayList>();
  listPlays(moment.before, *plays);
  bots::Forecast forecast(moment.before.setup, bots::mindFor(moment.before.layout()));
  const bots::Choices choices = forecast.choices(moment.before, *plays);
  ASSERT_GT(choices.size, 1U);
  double sum = 0;
  for (std::size_t k = 0; k < choices.size; ++k) sum += choices.chances[k];
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_EQ(choices.at(0), choices.plays[0]);
  EXPECT_EQ(choices.at(choices.chances[0]), choices.plays[1]);
  const bots::Choices others = choices.without(choices.plays[0]);
  EXPECT_EQ(others.size, choices.size - 1);
  EXPECT_EQ(others.chanceOf(choices.plays[0]), 0);
  EXPECT_NEAR(others.chanceOf(choices.plays[1]), choices.chances[1] / (1 - choices.chances[0]), 1e-9);
}

}  // namespace
}  // namespace tacit::analysis
