// What is kept of clubs and of tournaments that belong to them, on both databases alike.
#include "store/clubs.h"

#include <gtest/gtest.h>

#include "store/databases.h"

namespace tacit::store {
namespace {

using Texts = std::vector<std::string>;

const base::ClubId kClub("c1");
const base::TournamentId kEvening("t1");

ClubStep clubStep(std::int64_t last, Texts events, std::vector<ClubMember> members) {
  return {kClub, last, std::move(events), "Club", std::move(members), {}, "", {}};
}

void foundOne(Store& store) {
  furnish(store);
  ASSERT_TRUE(store.clubs().create({"p1", "secret", 7_ms, clubStep(0, {"one"}, {{"p1", true}})}));
}

void keepTournament(Store& store, const base::TournamentId& id, const std::string& organiser) {
  TournamentStep first;
  first.id = id;
  first.events = {"created"};
  first.summary = "summary of " + id.plain();
  ASSERT_TRUE(store.tournaments().create({organiser, "secret", false, first}));
}

void eventsFollowEachOther(Databases& databases) {
  const auto store = openStore(databases.fresh());
  foundOne(*store);
  EXPECT_FALSE(store->clubs().create({"p1", "other", 7_ms, clubStep(0, {"one"}, {})}));
  EXPECT_EQ(store->clubs().find(kClub), (KeptClub{kClub, "Club", "secret", 1}));
  EXPECT_EQ(store->clubs().append(clubStep(1, {"two", "three"}, {{"p1", true}, {"p2", false}})), ClubKept::Done);
  EXPECT_EQ(store->clubs().append(clubStep(1, {"late"}, {})), ClubKept::Outdated);
  EXPECT_EQ(store->clubs().events(kClub, 0), (Texts{"one", "two", "three"}));
  EXPECT_EQ(store->clubs().events(kClub, 2), (Texts{"three"}));
  store->clubs().replaceEvent(kClub, 2, "another");
  EXPECT_EQ(store->clubs().events(kClub, 1), (Texts{"another", "three"}));
  EXPECT_EQ(store->clubs().memberNames(kClub), (std::vector<MemberName>{{"p1", "Anna"}, {"p2", "Łucja"}}));
  EXPECT_EQ(store->clubs().of("p2", 9, {}).size(), 1U);
  EXPECT_EQ(store->clubs().list(9, {}).size(), 1U);
  EXPECT_TRUE(store->clubs().list(9, kClub).empty());
  EXPECT_EQ(store->clubs().foundedBy("p1"), 1);
}

void aTournamentIsOneClubsAtMost(Databases& databases) {
  const auto store = openStore(databases.fresh());
  foundOne(*store);
  keepTournament(*store, kEvening, "p1");
  EXPECT_EQ(store->tournaments().find(kEvening)->organisers, (Texts{"p1"}));
  auto gain = clubStep(1, {"gained"}, {{"p1", true}, {"p2", true}});
  gain.gains = kEvening;
  gain.from = "p2";
  EXPECT_EQ(store->clubs().append(gain), ClubKept::NoTournament);  // it is another's
  EXPECT_EQ(store->clubs().events(kClub, 0), (Texts{"one"}));      // and nothing was kept
  gain.from = "p1";
  EXPECT_EQ(store->clubs().append(gain), ClubKept::Done);
  EXPECT_EQ(store->tournaments().find(kEvening)->organisers, (Texts{"p1", "p2"}));
  ASSERT_EQ(store->clubs().tournamentsOf(kClub).size(), 1U);
  EXPECT_EQ(store->clubs().tournamentsOf(kClub)[0].last, 1);
  EXPECT_EQ(store->clubs().tournamentsOf(kClub)[0].tournament.summary, "summary of t1");
  gain.last = 2;
  EXPECT_EQ(store->clubs().append(gain), ClubKept::NoTournament);
  auto lose = clubStep(2, {"lost"}, {{"p1", true}, {"p2", true}});
  lose.loses = kEvening;
  EXPECT_EQ(store->clubs().append(lose), ClubKept::Done);
  EXPECT_EQ(store->tournaments().find(kEvening)->organisers, (Texts{"p1"}));
  EXPECT_TRUE(store->clubs().tournamentsOf(kClub).empty());
}

void clubsGoAndTournamentsStay(Databases& databases) {
  const auto store = openStore(databases.fresh());
  foundOne(*store);
  keepTournament(*store, kEvening, "p1");
  auto gain = clubStep(1, {"gained"}, {{"p1", true}});
  gain.gains = kEvening;
  gain.from = "p1";
  EXPECT_EQ(store->clubs().append(gain), ClubKept::Done);
  EXPECT_TRUE(store->games().fewestCardsIn(kClub, 9).empty());
  EXPECT_TRUE(store->clubs().remove(kClub));
  EXPECT_FALSE(store->clubs().remove(kClub));
  EXPECT_FALSE(store->clubs().find(kClub));
  EXPECT_TRUE(store->tournaments().find(kEvening));
}

const std::vector<Check> kClubChecks = {
    {"events follow each other", eventsFollowEachOther},
    {"a tournament is one club's at most", aTournamentIsOneClubsAtMost},
    {"clubs go and tournaments stay", clubsGoAndTournamentsStay},
};

TEST(StoreClubs, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kClubChecks);
}

TEST(StoreClubs, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kClubChecks);
}

}  // namespace
}  // namespace tacit::store
