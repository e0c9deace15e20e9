// The experience of play-outs: without any the policy's favourite is played, and outcomes change that.
#include "bots/experience.h"

#include <gtest/gtest.h>

#include <memory>

namespace tacit::bots {
namespace {

class ExperienceTest : public ::testing::Test {
 protected:
  ExperienceTest() {
    Random random(5);
    do position_ = Game(Setup::of(Layout::Pairs4), random).position();
    while (listed() < 3);
    favourites_.offer(1.0F, 0);
    favourites_.offer(0.9F, 1);
    favourites_.offer(-20.0F, 2);
  }

  int listed() {
    listPlays(position_, *plays_);
    return plays_->size();
  }

  int choose(Experience::Trail& trail, int candidate) const {
    trail.begin(candidate);
    return experience_.choose(position_, *plays_, favourites_, trail);
  }

  // So many times the better play brings more after a candidate; says how often it was chosen.
  int practise(int times, int better, int candidate = 0) {
    int chosen = 0;
    for (int n = 0; n < times; ++n) {
      Experience::Trail trail;
      const int play = choose(trail, candidate);
      chosen += play == better ? 1 : 0;
      Outcomes outcomes{};
      outcomes[position_.by] = play == better ? 0.6F : 0.4F;
      experience_.learn(trail, outcomes);
    }
    return chosen;
  }

  Position position_;
  std::unique_ptr<PlayList> plays_ = std::make_unique<PlayList>();
  Favourites favourites_{5};
  Experience experience_{1000};
};

TEST_F(ExperienceTest, WithoutAnyThePolicyDecides) {
  Experience::Trail trail;
  EXPECT_EQ(choose(trail, 0), 0);
}

TEST_F(ExperienceTest, AFavouriteThatDoesWellIsKept) { EXPECT_GT(practise(500, 0), 400); }

TEST_F(ExperienceTest, ABetterPlayIsFound) { EXPECT_GT(practise(500, 1), 400); }

TEST_F(ExperienceTest, WhatWasLearntAfterOneCandidateIsExpectedAfterAnother) {
  practise(500, 1);
  Experience::Trail trail;
  EXPECT_EQ(choose(trail, 0), 1);
  EXPECT_EQ(choose(trail, 1), 1);
}

TEST_F(ExperienceTest, WhereACandidateIsDifferentItIsFoundOut) {
  practise(500, 1);
  EXPECT_GT(practise(2000, 0, 1), 1000);
  EXPECT_GT(practise(500, 1), 400);
}

TEST_F(ExperienceTest, ASeatStaysInItsTreeAsLongAsItsPlaysAreFamiliar) {
  Experience::Trail trail;
  choose(trail, 0);
  EXPECT_FALSE(trail.covers(position_.by));
  EXPECT_TRUE(trail.covers(position_.next(position_.by)));
  practise(500, 1);
  choose(trail, 0);
  EXPECT_TRUE(trail.covers(position_.by));
}

}  // namespace
}  // namespace tacit::bots
