#include "club/club.h"

#include <gtest/gtest.h>

#include <set>

#include "club/secretary.h"
#include "json/json.h"
#include "rules/random.h"

namespace tacit::club {
namespace {

// A club, and whoever asks for something in it.
struct Clubhouse {
  Club club;
  std::vector<Event> events;
  std::int64_t now = 1000;

  Secretary as(const std::string& who) {
    return {club, [this](const Event& event) { events.push_back(event); }, ++now, who};
  }
  std::string codeOf(const Verdict& verdict) const { return verdict ? verdict->code : "done"; }
};

Clubhouse founded(int members = 6) {
  Clubhouse house;
  EXPECT_FALSE(house.as("ann").found("club1", "Marble Club", "Every Tuesday"));
  for (int i = 0; i < members; ++i) EXPECT_FALSE(house.as("m" + std::to_string(i)).join());
  return house;
}

TEST(Club, WhoFoundsItOrganisesIt) {
  Clubhouse house = founded(2);
  EXPECT_TRUE(house.club.isOrganiser("ann"));
  EXPECT_FALSE(house.club.isOrganiser("m0"));
  EXPECT_EQ(house.codeOf(house.as("m0").describe("Mine", "")), "not_yours");
  EXPECT_EQ(house.club.name(), "Marble Club");
  EXPECT_FALSE(house.as("ann").giveRole("m0", Role::Organiser));
  EXPECT_FALSE(house.as("m0").describe("Ours", ""));
  EXPECT_EQ(house.club.name(), "Ours");
}

TEST(Club, IsNeverWithoutAnOrganiser) {
  Clubhouse house = founded(1);
  EXPECT_EQ(house.codeOf(house.as("ann").leave("ann")), "last_organiser");
  EXPECT_EQ(house.codeOf(house.as("ann").giveRole("ann", Role::Member)), "last_organiser");
  EXPECT_FALSE(house.as("ann").giveRole("m0", Role::Organiser));
  EXPECT_FALSE(house.as("ann").leave("ann"));
  EXPECT_EQ(house.club.members().size(), 1U);
}

TEST(Club, OnlyAnOrganiserSendsSomebodyElseAway) {
  Clubhouse house = founded(2);
  EXPECT_EQ(house.codeOf(house.as("m0").leave("m1")), "not_yours");
  EXPECT_FALSE(house.as("ann").leave("m1"));
  EXPECT_EQ(house.codeOf(house.as("ann").leave("m1")), "no_member");
  EXPECT_EQ(house.codeOf(house.as("m0").join()), "member");
}

TEST(Club, AnEveningIsInOneLeagueThatIsNotOver) {
  Clubhouse house = founded(0);
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening("t1", 1)), "no_league");
  EXPECT_FALSE(house.as("ann").openLeague("Winter", Worth::Places, 3));
  EXPECT_FALSE(house.as("ann").addEvening("t1", 1));
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening("t1", 0)), "evening");
  EXPECT_FALSE(house.as("ann").closeLeague(1));
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening("t2", 1)), "closed");
  EXPECT_FALSE(house.as("ann").addEvening("t2", 0));
  EXPECT_FALSE(house.as("ann").removeEvening("t1"));
  ASSERT_EQ(house.club.evenings().size(), 1U);
  EXPECT_EQ(house.club.evenings()[0].tournament, "t2");
}

Clubhouse withLadder() {
  Clubhouse house = founded(6);
  EXPECT_FALSE(house.as("ann").openLadder("Ladder", 2));
  for (int i = 0; i < 6; ++i) {
    const std::string who = "m" + std::to_string(i);
    EXPECT_FALSE(house.as(who).joinLadder(1, "Team " + who, {who}));
  }
  return house;
}

TEST(Ladder, WhoWinsTakesThePlaceAndTheOthersGoDown) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 2));
  EXPECT_FALSE(house.as("m3").report(1, 4, true));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_FALSE(house.as("m1").report(1, 4, true));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 4, 2, 3, 5, 6}));
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
}

TEST(Ladder, WhoLosesStaysAndADisputeStaysOpen) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 2));
  EXPECT_FALSE(house.as("m3").report(1, 4, true));
  EXPECT_FALSE(house.as("m1").report(1, 4, false));  // says otherwise
  EXPECT_EQ(house.club.ladders()[0].open.size(), 1U);
  EXPECT_FALSE(house.as("m1").report(1, 4, true));  // saying it twice is no confirmation ...
  EXPECT_EQ(house.club.ladders()[0].open.size(), 1U);
  EXPECT_FALSE(house.as("ann").report(1, 4, false));  // ... and an organiser settles it
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

TEST(Ladder, OnlyThoseInReachAndOneAtATime) {
  Clubhouse house = withLadder();
  EXPECT_EQ(house.codeOf(house.as("m3").challenge(1, 1)), "too_far");
  EXPECT_EQ(house.codeOf(house.as("m3").challenge(1, 5)), "below");
  EXPECT_EQ(house.codeOf(house.as("ann").challenge(1, 1)), "not_yours");
  EXPECT_FALSE(house.as("m3").challenge(1, 3));
  EXPECT_EQ(house.codeOf(house.as("m4").challenge(1, 3)), "busy");
  EXPECT_EQ(house.codeOf(house.as("m4").report(1, 4, true)), "not_yours");
  EXPECT_EQ(house.codeOf(house.as("m4").withdraw(1, 4)), "not_yours");
  EXPECT_FALSE(house.as("m3").withdraw(1, 4));
  EXPECT_FALSE(house.as("m4").challenge(1, 3));
}

TEST(Ladder, WhoLeavesTheClubLeavesTheLadder) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 3));
  EXPECT_FALSE(house.as("m2").leave("m2"));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 4, 5, 6}));
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
  EXPECT_EQ(house.codeOf(house.as("m3").joinLadder(1, "Again", {"m3"})), "people");
  EXPECT_EQ(house.codeOf(house.as("m3").joinLadder(1, "With a stranger", {"m3", "zoe"})), "people");
}

TEST(Club, WhoIsSentAwayHasAnOldInvitation) {
  Clubhouse house = founded(2);
  const int first = house.club.invitation();
  EXPECT_FALSE(house.as("m0").leave("m0"));
  EXPECT_EQ(house.club.invitation(), first);
  EXPECT_FALSE(house.as("ann").leave("m1"));
  EXPECT_NE(house.club.invitation(), first);
}

// Whatever people ask for, refused or not: what is kept folds to the same club, and a ladder holds each team once.
TEST(Club, AnythingAtAll) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Random random(seed);
    Clubhouse house = founded(4);
    const auto pick = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    for (int step = 0; step < 200; ++step) {
      const std::string who = pick(5) == 0 ? "ann" : "m" + std::to_string(pick(6));
      const std::string whom = "m" + std::to_string(pick(6));
      Secretary secretary = house.as(who);
      switch (pick(10)) {
        case 0: static_cast<void>(secretary.join()); break;
        case 1: static_cast<void>(secretary.leave(whom)); break;
        case 2: static_cast<void>(secretary.giveRole(whom, pick(2) == 0 ? Role::Member : Role::Organiser)); break;
        case 3: static_cast<void>(secretary.openLadder("Ladder", 1 + pick(3))); break;
        case 4: static_cast<void>(secretary.joinLadder(1 + pick(2), "Team", {who, whom})); break;
        case 5: static_cast<void>(secretary.joinLadder(1 + pick(2), "Team", {who})); break;
        case 6: static_cast<void>(secretary.leaveLadder(1 + pick(2), pick(6))); break;
        case 7: static_cast<void>(secretary.challenge(1 + pick(2), pick(6))); break;
        case 8: static_cast<void>(secretary.withdraw(1 + pick(2), pick(6))); break;
        default: static_cast<void>(secretary.report(1 + pick(2), pick(6), pick(2) == 0)); break;
      }
      EXPECT_TRUE(
          std::ranges::any_of(house.club.members(), [](const Member& one) { return one.role == Role::Organiser; }));
      for (const Ladder& ladder : house.club.ladders()) {
        EXPECT_EQ(std::set<int>(ladder.order.begin(), ladder.order.end()).size(), ladder.order.size());
        for (const Challenge& one : ladder.open) {
          EXPECT_TRUE(ladder.placeOf(one.team).has_value());
          EXPECT_TRUE(ladder.placeOf(one.other).has_value());
        }
      }
    }
    Club again;
    for (const Event& event : house.events) {
      Event read;
      ASSERT_FALSE(json::readText(json::text(event), read));
      ASSERT_FALSE(again.problemWith(read));
      again.apply(read);
    }
    ASSERT_EQ(again.ladders().size(), house.club.ladders().size());
    for (std::size_t i = 0; i < again.ladders().size(); ++i)
      EXPECT_EQ(again.ladders()[i].order, house.club.ladders()[i].order);
    EXPECT_EQ(again.members().size(), house.club.members().size());
  }
}

}  // namespace
}  // namespace tacit::club
