// Friends, invitations, teams and what games add up to, on both databases alike.
#include "store/friends.h"

#include <gtest/gtest.h>

#include "store/databases.h"

namespace tacit::store {
namespace {

using namespace std::string_literals;
using Names = std::vector<std::string>;

void account(Store& store, const std::string& person) {
  EXPECT_EQ(store.accounts().create({person, "Name of " + person, {person, person}, "hash", {}}), Claim::Done);
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
  return {
      table, type, base::instantAt(ms), "ac", true, "record", {{"p1", "Anna", "a", true}, {"p2", "Łucja", "c", true}},
      {}};
}

void friendsWantEachOther(Databases& databases) {
  const auto store = people(databases);
  write(*store, {NewPerson{"guest", "Guest", 1_ms}});
  EXPECT_TRUE(store->friends().request("p1", "p2", 5_ms));
  EXPECT_TRUE(store->friends().request("p1", "p2", 6_ms));
  EXPECT_FALSE(store->friends().request("p1", "guest", 5_ms));
  EXPECT_FALSE(store->friends().request("guest", "p1", 5_ms));
  EXPECT_FALSE(store->friends().request("p1", "nobody\0"s, 5_ms));
  EXPECT_FALSE(store->friends().areFriends("p1", "p2"));
  EXPECT_EQ(store->friends().requestsTo("p2"), (std::vector<Acquaintance>{{"p1", "Name of p1", 5_ms}}));
  EXPECT_EQ(store->friends().requestsBy("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 5_ms}}));
  EXPECT_TRUE(store->friends().requestsTo("p1").empty());
  EXPECT_TRUE(store->friends().request("p2", "p1", 7_ms));
  EXPECT_TRUE(store->friends().areFriends("p1", "p2"));
  EXPECT_TRUE(store->friends().areFriends("p2", "p1"));
  EXPECT_TRUE(store->friends().requestsTo("p2").empty());
  EXPECT_TRUE(store->friends().requestsBy("p1").empty());
  EXPECT_TRUE(store->friends().of("p3").empty());

  write(*store, {PersonSeen{"p2", 100_ms}, PersonSeen{"p2", 200_ms}, PersonSeen{"nobody", 1_ms}});
  EXPECT_EQ(store->friends().of("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 200_ms}}));
  store->friends().setHidden("p2", {"presence", "curve"});
  EXPECT_EQ(store->friends().of("p1"), (std::vector<Acquaintance>{{"p2", "Name of p2", 0_ms}}));
  EXPECT_EQ(store->friends().hidden("p2"), (Names{"curve", "presence"}));
  store->friends().setHidden("p2", {});
  EXPECT_TRUE(store->friends().hidden("p2").empty());

  store->friends().end("p2", "p1");
  EXPECT_FALSE(store->friends().areFriends("p1", "p2"));
  EXPECT_TRUE(store->friends().requestsTo("p1").empty());
  EXPECT_TRUE(store->friends().requestsTo("p2").empty());
}

void whoIsBlockedIsNotHeard(Databases& databases) {
  const auto store = people(databases);
  store->friends().request("p1", "p2", 1_ms);
  store->friends().request("p2", "p1", 1_ms);
  store->conduct().setBlock({"p1", "p2"}, true, 2_ms);
  EXPECT_FALSE(store->friends().areFriends("p1", "p2"));
  EXPECT_FALSE(store->friends().areFriends("p2", "p1"));
  EXPECT_TRUE(store->friends().requestsTo("p1").empty());
  EXPECT_EQ(idsOf(store->friends().requestsBy("p2")), Names{"p1"});  // as if nobody had answered
  store->friends().invite({"p2", "p1", "t1", 100_ms}, 3_ms);
  EXPECT_TRUE(store->friends().invitationsTo("p1", 3_ms).empty());
  write(*store, {game("t1", 50)});
  EXPECT_TRUE(store->friends().playedWith("p1", 0_ms, 9).empty());
  EXPECT_TRUE(store->friends().playedWith("p2", 0_ms, 9).empty());
}

void peopleWhoPlayedLately(Databases& databases) {
  const auto store = people(databases);
  write(*store, {game("t1", 50), NewTable{"t2", 1_ms}});
  auto three = game("t2", 60);
  three.participants.push_back({"p3", "Taro", "b", false});
  write(*store, {three});
  EXPECT_EQ(store->friends().playedWith("p1", 0_ms, 9),
            (std::vector<Acquaintance>{{"p2", "Name of p2", 60_ms}, {"p3", "Name of p3", 60_ms}}));
  EXPECT_EQ(store->friends().playedWith("p1", 0_ms, 1).size(), 1U);
  EXPECT_TRUE(store->friends().playedWith("p1", 61_ms, 9).empty());
  store->friends().request("p1", "p2", 1_ms);
  EXPECT_EQ(idsOf(store->friends().playedWith("p1", 0_ms, 9)), Names{"p3"});
  EXPECT_EQ(idsOf(store->friends().playedWith("p2", 0_ms, 9)), Names{"p3"});
  EXPECT_TRUE(store->friends().havePlayed({"p1", "p2", "p3"}, 0_ms));
  EXPECT_TRUE(store->friends().havePlayed({"p2", "p1"}, 60_ms));
  EXPECT_FALSE(store->friends().havePlayed({"p2", "p1"}, 61_ms));
  EXPECT_FALSE(store->friends().havePlayed({"p1", "nobody"}, 0_ms));
}

void invitationsEnd(Databases& databases) {
  const auto store = people(databases);
  store->friends().invite({"p1", "p2", "t1", 100_ms}, 1_ms);
  store->friends().invite({"p1", "p2", "t2", 110_ms}, 2_ms);  // instead of the first
  EXPECT_EQ(store->friends().invitationsTo("p2", 50_ms),
            (std::vector<Invitation>{{"p1", "p2", "t2", 110_ms, "Name of p1"}}));
  EXPECT_TRUE(store->friends().invitationsTo("p2", 110_ms).empty());
  EXPECT_TRUE(store->friends().invitationsTo("p1", 50_ms).empty());
  store->friends().decline("p1", "p2", 200_ms);
  store->friends().invite({"p1", "p2", "t3", 300_ms}, 60_ms);
  EXPECT_TRUE(store->friends().invitationsTo("p2", 60_ms).empty());
  store->friends().invite({"p1", "p2", "t3", 300_ms}, 200_ms);
  EXPECT_EQ(store->friends().invitationsTo("p2", 200_ms).size(), 1U);
  store->friends().forgetInvitations(300_ms);
  EXPECT_TRUE(store->friends().invitationsTo("p2", 1_ms).empty());
  store->friends().invite({"p1", "nobody", "t1", 100_ms}, 1_ms);
  EXPECT_TRUE(store->friends().invitationsTo("nobody", 1_ms).empty());
}

void teamsStandWhenAllWantThem(Databases& databases) {
  const auto store = people(databases);
  EXPECT_EQ(store->teams().found({"team", "The Two", "two", 7_ms, {"p1", "p2"}}), Founding::Done);
  EXPECT_EQ(store->teams().found({"x", "Again", "again", 7_ms, {"p2", "p1"}}), Founding::IsThere);
  EXPECT_EQ(store->teams().found({"x", "Twö", "two", 7_ms, {"p2", "p3"}}), Founding::NameTaken);
  EXPECT_EQ(store->teams().found({"x", "Free", "free", 7_ms, {"p2", "nobody"}}), Founding::NoAccount);
  EXPECT_FALSE(store->teams().find("x").has_value());
  const Team proposed{"team", "The Two", 7_ms, {}, 0, false, {{"p1", "Name of p1", true}, {"p2", "Name of p2", false}}};
  EXPECT_EQ(store->teams().find("team"), proposed);
  EXPECT_EQ(store->teams().of("p2"), std::vector{proposed});
  EXPECT_FALSE(store->teams().with({"p2", "p1"}).has_value());
  EXPECT_FALSE(store->teams().accept("team", "p3"));
  EXPECT_TRUE(store->teams().accept("team", "p2"));
  ASSERT_TRUE(store->teams().with({"p2", "p1"}).has_value());
  EXPECT_TRUE(store->teams().ranking(9).empty());

  auto won = game("t1", 50);
  won.teams = {{"team", {27, 7, 1}, true}};
  write(*store, {won});
  ASSERT_EQ(store->teams().ranking(9).size(), 1U);
  EXPECT_EQ(store->teams().ranking(9)[0].rating, (Rating{27, 7, 1}));
  EXPECT_EQ(store->teams().ranking(9)[0].won, 1);
  EXPECT_EQ(store->teams().curve("team", 9), (std::vector<RatingPoint>{{"four", 50_ms, {27, 7, 1}}}));
  EXPECT_EQ(store->teams().tables("team", 9), Names{"t1"});
  write(*store, {NewTable{"t2", 1_ms}});
  auto late = game("t2", 60);
  late.teams = {{"team", {28, 7, 1}, true}};  // the first game was counted meanwhile
  EXPECT_THROW(write(*store, {late}), StoreUnavailable);
  EXPECT_FALSE(store->games().find("t2").has_value());

  store->teams().forgetProposals(1000_ms);
  EXPECT_TRUE(store->teams().find("team").has_value());
  EXPECT_EQ(store->teams().found({"y", "Other", "other", 8_ms, {"p1", "p3"}}), Founding::Done);
  store->teams().forgetProposals(9_ms);
  EXPECT_FALSE(store->teams().find("y").has_value());
  EXPECT_FALSE(store->teams().disband("team", "p3"));
  EXPECT_TRUE(store->teams().disband("team", "p2"));
  EXPECT_FALSE(store->teams().find("team").has_value());
  EXPECT_TRUE(store->games().find("t1").has_value());
}

void gamesAddUp(Databases& databases) {
  const auto store = people(databases);
  auto first = game("t1", 50);
  first.ratings = {{"p1", {26, 7, 1}}, {"p2", {27, 7, 1}}};
  first.family = "four";
  first.laid = {{"", "13", 5}, {"", "TAC", 1}, {"p1", "13", 2}, {"p1", "TAC", 1}};
  write(*store, {first, NewTable{"t2", 1_ms}, NewTable{"t3", 1_ms}});
  auto second = game("t2", 60, "team4");
  second.participants = {{"p1", "Anna", "ac", false}, {"", "bot simple", "bd", false}, {"p3", "Taro", "e", false}};
  second.cards = 120;
  second.laid = {{"", "13", 1}, {"p1", "13", 1}};
  auto third = game("t3", 70, "team4");
  third.cards = 99;
  write(*store, {second, third});

  EXPECT_EQ(store->careers().resultsOf("p1"), (std::vector<TypeResults>{{"team4", 2, 1}, {"four", 1, 1}}));
  EXPECT_EQ(store->careers().companyOf("p3", "partners", 9),
            (std::vector<Together>{{"team4", "e", "p1", "Name of p1", "ac", 1, 0},
                                   {"team4", "e", "", "bot simple", "bd", 1, 0}}));
  store->friends().setHidden("p1", {"partners", "curve"});
  EXPECT_EQ(store->careers().companyOf("p3", "partners", 9).size(), 1U);
  EXPECT_EQ(store->careers().ratingCurve("p2", 9), (std::vector<RatingPoint>{{"four", 50_ms, {27, 7, 1}}}));
  EXPECT_EQ(store->games().find("t1")->ratings, (std::vector<RatingChange>{{"p2", {27, 7, 1}}}));  // p1 hides theirs
  EXPECT_EQ(store->careers().cardsLaidBy("p1"), (std::vector<CardsLaid>{{"p1", "13", 3}, {"p1", "TAC", 1}}));
  EXPECT_EQ(store->careers().cardsLaidBy(""), (std::vector<CardsLaid>{{"", "13", 6}, {"", "TAC", 1}}));
  EXPECT_EQ(store->careers().fewestCardsOf("p1"), (std::vector<FewestCards>{{"team4", 99, "t3"}}));
  EXPECT_TRUE(store->careers().fewestCardsOf("p3").size() == 1 && store->careers().fewestCardsOf("p3")[0].cards == 120);
}

void whoGoesTakesItAllAway(Databases& databases) {
  const auto store = people(databases);
  store->friends().request("p1", "p2", 1_ms);
  store->friends().request("p2", "p1", 1_ms);
  store->friends().invite({"p1", "p2", "t1", 100_ms}, 1_ms);
  store->friends().invite({"p2", "p1", "t1", 100_ms}, 1_ms);
  store->friends().setHidden("p1", {"games"});
  store->teams().found({"team", "The Two", "two", 7_ms, {"p1", "p2"}});
  store->teams().accept("team", "p2");
  auto won = game("t1", 50);
  won.teams = {{"team", {27, 7, 1}, true}};
  won.laid = {{"", "13", 1}, {"p1", "13", 1}};
  write(*store, {PersonSeen{"p1", 5_ms}, won});
  store->people().erase("p1", "deleted");
  EXPECT_FALSE(store->people().find("p1").has_value());
  EXPECT_TRUE(store->friends().of("p2").empty());
  EXPECT_TRUE(store->friends().invitationsTo("p2", 1_ms).empty());
  EXPECT_TRUE(store->friends().hidden("p1").empty());
  EXPECT_TRUE(store->teams().of("p2").empty());
  EXPECT_TRUE(store->careers().cardsLaidBy("p1").empty());
  EXPECT_EQ(store->careers().companyOf("p2", "partners", 9)[0].name, "deleted");
}

void peopleAreFoundByName(Databases& databases) {
  const auto store = people(databases);
  write(*store, {NewPerson{"guest", "Name of a guest", 1_ms}, NewPerson{"p4", "?", 1_ms}, NewPerson{"p5", "?", 1_ms}});
  EXPECT_EQ(store->accounts().create({"p4", "Łu_cja", {"4", "4"}, "hash", {}}), Claim::Done);
  EXPECT_EQ(store->accounts().create({"p5", "Łu_cja Nowak", {"5", "5"}, "hash", {}}), Claim::Done);
  const auto found = [&](const std::string& beginning, int limit = 10) {
    return idsOf(store->friends().named("p1", beginning, limit));
  };
  EXPECT_EQ(store->friends().named("p1", "NAME OF P2", 10), (std::vector<Acquaintance>{{"p2", "Name of p2", 0_ms}}));
  EXPECT_EQ(found("name of"), (Names{"p2", "p3"}));  // neither oneself nor guests
  EXPECT_EQ(found("name of", 1), Names{"p2"});
  EXPECT_EQ(found("łU_CJA"), (Names{"p4", "p5"}));
  for (const std::string nobody : {"", "ame", "%", "_", "łuXcja", "!"}) EXPECT_TRUE(found(nobody).empty()) << nobody;
  EXPECT_TRUE(found("n\0"s).empty());
  store->conduct().setBlock({"p1", "p2"}, true, 1_ms);
  EXPECT_EQ(found("name of"), Names{"p3"});
  EXPECT_EQ(idsOf(store->friends().named("p2", "name of p1", 10)), Names{"p1"});  // who does not learn of it
}

const std::vector<Check> kFriendChecks = {
    {"friendsWantEachOther", friendsWantEachOther},           {"whoIsBlockedIsNotHeard", whoIsBlockedIsNotHeard},
    {"peopleWhoPlayedLately", peopleWhoPlayedLately},         {"invitationsEnd", invitationsEnd},
    {"teamsStandWhenAllWantThem", teamsStandWhenAllWantThem}, {"gamesAddUp", gamesAddUp},
    {"whoGoesTakesItAllAway", whoGoesTakesItAllAway},         {"peopleAreFoundByName", peopleAreFoundByName},
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
