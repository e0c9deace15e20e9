// Friends, invitations, teams and what games add up to, on both databases alike.
#include "store/friends.h"

#include <gtest/gtest.h>

#include "store/databases.h"

namespace tacit::store {
namespace {

using namespace std::string_literals;
using Names = std::vector<std::string>;

void account(Store& store, const std::string& person) {
  EXPECT_EQ(store.makeAccount({person, "Name of " + person, {person, person}, "hash", {}}), Claim::Done);
}

// p1, p2 and p3 with accounts, and t1 for a game of theirs.
std::unique_ptr<Store> people(Databases& databases) {
  auto store = openStore(databases.fresh());
  furnish(*store);
  for (const char* const one : {"p1", "p2", "p3"}) account(*store, one);
  return store;
}

Names idsOf(const std::vector<Acquaintance>& all) {
  Names ids;
  for (const auto& one : all) ids.push_back(one.id);
  return ids;
}

FinishedGame game(const std::string& table, std::int64_t ms, const std::string& type = "four") {
  return {table, type, ms, "ac", true, "record", {{"p1", "Anna", "a", true}, {"p2", "Łucja", "c", true}}, {}};
}

void friendsWantEachOther(Databases& databases) {
  const auto store = people(databases);
  write(*store, {NewPerson{"guest", "Guest", 1}});
  EXPECT_TRUE(store->wantFriend("p1", "p2", 5));
  EXPECT_TRUE(store->wantFriend("p1", "p2", 6));
  EXPECT_FALSE(store->wantFriend("p1", "guest", 5));
  EXPECT_FALSE(store->wantFriend("guest", "p1", 5));
  EXPECT_FALSE(store->wantFriend("p1", "nobody\0"s, 5));
  EXPECT_FALSE(store->areFriends("p1", "p2"));
  EXPECT_EQ(store->requestsTo("p2"), (std::vector<Acquaintance>{{"p1", "Name of p1", 5}}));
  EXPECT_EQ(store->requestsBy("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 5}}));
  EXPECT_TRUE(store->requestsTo("p1").empty());
  EXPECT_TRUE(store->wantFriend("p2", "p1", 7));
  EXPECT_TRUE(store->areFriends("p1", "p2"));
  EXPECT_TRUE(store->areFriends("p2", "p1"));
  EXPECT_TRUE(store->requestsTo("p2").empty());
  EXPECT_TRUE(store->requestsBy("p1").empty());
  EXPECT_TRUE(store->friends("p3").empty());

  write(*store, {PersonSeen{"p2", 100}, PersonSeen{"p2", 200}, PersonSeen{"nobody", 1}});
  EXPECT_EQ(store->friends("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 200}}));
  store->setHidden("p2", {"presence", "curve"});
  EXPECT_EQ(store->friends("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 0}}));
  EXPECT_EQ(store->hidden("p2"), (Names{"curve", "presence"}));
  store->setHidden("p2", {});
  EXPECT_TRUE(store->hidden("p2").empty());

  store->endFriendship("p2", "p1");
  EXPECT_FALSE(store->areFriends("p1", "p2"));
  EXPECT_TRUE(store->requestsTo("p1").empty());
  EXPECT_TRUE(store->requestsTo("p2").empty());
}

void whoIsBlockedIsNotHeard(Databases& databases) {
  const auto store = people(databases);
  store->wantFriend("p1", "p2", 1);
  store->wantFriend("p2", "p1", 1);
  store->setBlock({"p1", "p2"}, true, 2);
  EXPECT_FALSE(store->areFriends("p1", "p2"));
  EXPECT_FALSE(store->areFriends("p2", "p1"));
  EXPECT_TRUE(store->requestsTo("p1").empty());
  EXPECT_EQ(idsOf(store->requestsBy("p2")), Names{"p1"});  // as if nobody had answered
  store->invite({"p2", "p1", "t1", 100}, 3);
  EXPECT_TRUE(store->invitationsTo("p1", 3).empty());
  write(*store, {game("t1", 50)});
  EXPECT_TRUE(store->playedWith("p1", 0, 9).empty());
  EXPECT_TRUE(store->playedWith("p2", 0, 9).empty());
}

void peopleWhoPlayedLately(Databases& databases) {
  const auto store = people(databases);
  write(*store, {game("t1", 50), NewTable{"t2", 1}});
  auto three = game("t2", 60);
  three.participants.push_back({"p3", "Taro", "b", false});
  write(*store, {three});
  EXPECT_EQ(store->playedWith("p1", 0, 9),
            (std::vector<Acquaintance>{{"p2", "Name of p2", 60}, {"p3", "Name of p3", 60}}));
  EXPECT_EQ(store->playedWith("p1", 0, 1).size(), 1U);
  EXPECT_TRUE(store->playedWith("p1", 61, 9).empty());
  store->wantFriend("p1", "p2", 1);
  EXPECT_EQ(idsOf(store->playedWith("p1", 0, 9)), Names{"p3"});
  EXPECT_EQ(idsOf(store->playedWith("p2", 0, 9)), Names{"p3"});
  EXPECT_TRUE(store->havePlayed({"p1", "p2", "p3"}, 0));
  EXPECT_TRUE(store->havePlayed({"p2", "p1"}, 60));
  EXPECT_FALSE(store->havePlayed({"p2", "p1"}, 61));
  EXPECT_FALSE(store->havePlayed({"p1", "nobody"}, 0));
}

void invitationsEnd(Databases& databases) {
  const auto store = people(databases);
  store->invite({"p1", "p2", "t1", 100}, 1);
  store->invite({"p1", "p2", "t2", 110}, 2);  // instead of the first
  EXPECT_EQ(store->invitationsTo("p2", 50), (std::vector<Invitation>{{"p1", "p2", "t2", 110, "Name of p1"}}));
  EXPECT_TRUE(store->invitationsTo("p2", 110).empty());
  EXPECT_TRUE(store->invitationsTo("p1", 50).empty());
  store->declineInvitation("p1", "p2", 200);
  store->invite({"p1", "p2", "t3", 300}, 60);
  EXPECT_TRUE(store->invitationsTo("p2", 60).empty());
  store->invite({"p1", "p2", "t3", 300}, 200);
  EXPECT_EQ(store->invitationsTo("p2", 200).size(), 1U);
  store->forgetInvitations(300);
  EXPECT_TRUE(store->invitationsTo("p2", 1).empty());
  store->invite({"p1", "nobody", "t1", 100}, 1);
  EXPECT_TRUE(store->invitationsTo("nobody", 1).empty());
}

void teamsStandWhenAllWantThem(Databases& databases) {
  const auto store = people(databases);
  EXPECT_EQ(store->found({"team", "The Two", "two", 7, {"p1", "p2"}}), Founding::Done);
  EXPECT_EQ(store->found({"x", "Again", "again", 7, {"p2", "p1"}}), Founding::IsThere);
  EXPECT_EQ(store->found({"x", "Twö", "two", 7, {"p2", "p3"}}), Founding::NameTaken);
  EXPECT_EQ(store->found({"x", "Free", "free", 7, {"p2", "nobody"}}), Founding::NoAccount);
  EXPECT_FALSE(store->team("x").has_value());
  const Team proposed{"team", "The Two", 7, {}, 0, false, {{"p1", "Name of p1", true}, {"p2", "Name of p2", false}}};
  EXPECT_EQ(store->team("team"), proposed);
  EXPECT_EQ(store->teamsOf("p2"), std::vector{proposed});
  EXPECT_FALSE(store->teamWith({"p2", "p1"}).has_value());
  EXPECT_FALSE(store->acceptTeam("team", "p3"));
  EXPECT_TRUE(store->acceptTeam("team", "p2"));
  ASSERT_TRUE(store->teamWith({"p2", "p1"}).has_value());
  EXPECT_TRUE(store->teamRanking(9).empty());

  auto won = game("t1", 50);
  won.teams = {{"team", {27, 7, 1}, true}};
  write(*store, {won});
  ASSERT_EQ(store->teamRanking(9).size(), 1U);
  EXPECT_EQ(store->teamRanking(9)[0].rating, (Rating{27, 7, 1}));
  EXPECT_EQ(store->teamRanking(9)[0].won, 1);
  EXPECT_EQ(store->teamCurve("team", 9), (std::vector<RatingPoint>{{"four", 50, {27, 7, 1}}}));
  EXPECT_EQ(store->teamTables("team", 9), Names{"t1"});
  write(*store, {NewTable{"t2", 1}});
  auto late = game("t2", 60);
  late.teams = {{"team", {28, 7, 1}, true}};  // the first game was counted meanwhile
  EXPECT_THROW(write(*store, {late}), StoreUnavailable);
  EXPECT_FALSE(store->game("t2").has_value());

  store->forgetProposals(1000);
  EXPECT_TRUE(store->team("team").has_value());
  EXPECT_EQ(store->found({"y", "Other", "other", 8, {"p1", "p3"}}), Founding::Done);
  store->forgetProposals(9);
  EXPECT_FALSE(store->team("y").has_value());
  EXPECT_FALSE(store->disband("team", "p3"));
  EXPECT_TRUE(store->disband("team", "p2"));
  EXPECT_FALSE(store->team("team").has_value());
  EXPECT_TRUE(store->game("t1").has_value());
}

void gamesAddUp(Databases& databases) {
  const auto store = people(databases);
  auto first = game("t1", 50);
  first.ratings = {{"p1", {26, 7, 1}}, {"p2", {27, 7, 1}}};
  first.family = "four";
  first.laid = {{"", "13", 5}, {"", "TAC", 1}, {"p1", "13", 2}, {"p1", "TAC", 1}};
  write(*store, {first, NewTable{"t2", 1}, NewTable{"t3", 1}});
  auto second = game("t2", 60, "team4");
  second.participants = {{"p1", "Anna", "ac", false}, {"", "bot simple", "bd", false}, {"p3", "Taro", "e", false}};
  second.cards = 120;
  second.laid = {{"", "13", 1}, {"p1", "13", 1}};
  auto third = game("t3", 70, "team4");
  third.cards = 99;
  write(*store, {second, third});

  EXPECT_EQ(store->resultsOf("p1"), (std::vector<TypeResults>{{"team4", 2, 1}, {"four", 1, 1}}));
  EXPECT_EQ(store->companyOf("p3", "partners", 9),
            (std::vector<Together>{{"team4", "e", "p1", "Name of p1", "ac", 1, 0},
                                   {"team4", "e", "", "bot simple", "bd", 1, 0}}));
  store->setHidden("p1", {"partners", "curve"});
  EXPECT_EQ(store->companyOf("p3", "partners", 9).size(), 1U);
  EXPECT_EQ(store->ratingCurve("p2", 9), (std::vector<RatingPoint>{{"four", 50, {27, 7, 1}}}));
  EXPECT_EQ(store->game("t1")->ratings, (std::vector<RatingChange>{{"p2", {27, 7, 1}}}));  // p1 hides theirs
  EXPECT_EQ(store->cardsLaidBy("p1"), (std::vector<CardsLaid>{{"p1", "13", 3}, {"p1", "TAC", 1}}));
  EXPECT_EQ(store->cardsLaidBy(""), (std::vector<CardsLaid>{{"", "13", 6}, {"", "TAC", 1}}));
  EXPECT_EQ(store->fewestCardsOf("p1"), (std::vector<FewestCards>{{"team4", 99, "t3"}}));
  EXPECT_TRUE(store->fewestCardsOf("p3").size() == 1 && store->fewestCardsOf("p3")[0].cards == 120);
}

void whoGoesTakesItAllAway(Databases& databases) {
  const auto store = people(databases);
  store->wantFriend("p1", "p2", 1);
  store->wantFriend("p2", "p1", 1);
  store->invite({"p1", "p2", "t1", 100}, 1);
  store->invite({"p2", "p1", "t1", 100}, 1);
  store->setHidden("p1", {"games"});
  store->found({"team", "The Two", "two", 7, {"p1", "p2"}});
  store->acceptTeam("team", "p2");
  auto won = game("t1", 50);
  won.teams = {{"team", {27, 7, 1}, true}};
  won.laid = {{"", "13", 1}, {"p1", "13", 1}};
  write(*store, {PersonSeen{"p1", 5}, won});
  store->erase("p1", "deleted");
  EXPECT_FALSE(store->person("p1").has_value());
  EXPECT_TRUE(store->friends("p2").empty());
  EXPECT_TRUE(store->invitationsTo("p2", 1).empty());
  EXPECT_TRUE(store->hidden("p1").empty());
  EXPECT_TRUE(store->teamsOf("p2").empty());
  EXPECT_TRUE(store->cardsLaidBy("p1").empty());
  EXPECT_EQ(store->companyOf("p2", "partners", 9)[0].name, "deleted");
}

const std::vector<Check> kFriendChecks = {
    {"friendsWantEachOther", friendsWantEachOther},           {"whoIsBlockedIsNotHeard", whoIsBlockedIsNotHeard},
    {"peopleWhoPlayedLately", peopleWhoPlayedLately},         {"invitationsEnd", invitationsEnd},
    {"teamsStandWhenAllWantThem", teamsStandWhenAllWantThem}, {"gamesAddUp", gamesAddUp},
    {"whoGoesTakesItAllAway", whoGoesTakesItAllAway},
};

TEST(StoreFriends, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kFriendChecks);
}

TEST(StoreFriends, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kFriendChecks);
}

}  // namespace
}  // namespace tacit::store
