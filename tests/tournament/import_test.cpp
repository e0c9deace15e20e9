// Tournaments from elsewhere.
#include "tournament/import.h"

#include <gtest/gtest.h>

#include "support/tournaments.h"
#include "tournament/event_file.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using tacit::testing::describe;
using tacit::testing::Hall;

constexpr base::Instant kNow = base::instantAt(1'700'000'000'000);

std::string tuvero(const std::string& teams, const std::string& tournaments, const std::string& more = "") {
  return R"({"target":"tac","version":"1.5.26","teamsize":2,"teams":[)" + teams +
         R"(],"tournaments":{"closedTournaments":[],"startIndex":[],"tournaments":[)" + tournaments +
         R"(]},"options":{"maxpoints":8,"byepointswon":8,"byepointslost":6})" + more + "}";
}

const std::string kThree =
    R"({"id":0,"p":[{"n":"Ann"},{"n":"Bob"}]},{"id":1,"p":[{"n":"Cy"},{"n":"Di"}],"alias":"Owls"},)"
    R"({"id":2,"p":[{"n":" Eve "},{"n":"Flo"},{"n":"Gus"}]})";

std::string errorOf(const std::string& text) {
  const auto read = importTournament(text, kNow);
  return read ? "" : read.error();
}

TEST(Tuvero, TeamsOnly) {
  const auto read = importTournament(tuvero(kThree, ""), kNow);
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->entrants().size(), 3U);
  EXPECT_EQ(read->entrant(1).name, "Ann & Bob");
  EXPECT_EQ(read->entrant(2).name, "Owls");
  EXPECT_EQ(read->entrant(2).members[1].name, "Di");
  EXPECT_EQ(read->entrant(3).name, "Eve & Flo & Gus");
  EXPECT_EQ(read->entrant(3).members.size(), 2U);
  EXPECT_EQ(read->plan().system, System::Swiss);
  EXPECT_EQ(read->plan().rounds, 5);
  EXPECT_EQ(read->stage(), Stage::Open);
  EXPECT_EQ(read->lastTime(), kNow);
}

TEST(Tuvero, ItsTeamsAsAList) {
  const auto teams = teamsFrom("\xEF\xBB\xBF\n" + tuvero(kThree, ""), 2, kNow);
  ASSERT_TRUE(teams) << teams.error();
  ASSERT_EQ(teams->size(), 3U);
  EXPECT_EQ((*teams)[1].name, "Owls");
  EXPECT_EQ((*teams)[2].players, (std::vector<std::string>{"Eve", "Flo"}));
  EXPECT_EQ(teamsFrom("{\"a\":1}", 2, kNow).error(), importTournament("{\"a\":1}", kNow).error());
  EXPECT_EQ(teamsFrom(" Foxes (Ann, Bob)", 2, kNow)->at(0).name, "Foxes");
  EXPECT_TRUE(teamsFrom("", 2, kNow)->empty());
}

// The tournament's own order of teams is another than the file's.
const std::string kSwiss =
    R"({"id":0,"sys":"swiss","state":"STATE","teams":[2,0,1],"matches":[MATCHES],"history":[)"
    R"({"i":0,"g":0,"t":[0,2],"s":[8,5]},{"i":1,"g":0,"t":[1,1],"s":[8,6]},)"
    R"({"i":0,"g":1,"t":[2,1],"s":[6,7]}],"corrections":[],"votes":{"bye":[VOTES]},"ranking":{}})";

std::string swiss(const std::string& state, const std::string& matches, const std::string& votes) {
  std::string text = kSwiss;
  text.replace(text.find("STATE"), 5, state);
  text.replace(text.find("MATCHES"), 7, matches);
  text.replace(text.find("VOTES"), 5, votes);
  return tuvero(kThree, text);
}

TEST(Tuvero, ASwissThatIsOver) {
  const auto read = importTournament(swiss("finished", "", "0"), kNow);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->stage(), Stage::Finished);
  EXPECT_EQ(read->plan().rounds, 2);
  ASSERT_EQ(read->rounds().size(), 2U);
  EXPECT_EQ(read->rounds()[0].byes, std::vector{1});
  EXPECT_EQ(read->rounds()[1].byes, std::vector{3}) << "an older file has it only as a vote";
  EXPECT_EQ(read->pairing(1, 1)->board.entrants, (std::vector{3, 2}));
  EXPECT_EQ(read->pairing(1, 1)->results[0].winner, 3);
  EXPECT_EQ(read->pairing(2, 1)->results[0].winner, std::nullopt) << "time ran out";
  // 12 + 3 and 14; 14 and 12 + 1; 5 and 6.
  const auto rows = standings(*read);
  EXPECT_EQ(rows[0].entrant, 3);
  EXPECT_EQ(rows[0].values[0].hundredths, 2900);
  EXPECT_EQ(rows[1].values[0].hundredths, 2700);
  EXPECT_EQ(rows[2].values[0].hundredths, 1100);
}

TEST(Tuvero, ASwissGoesOn) {
  auto read = importTournament(swiss("running", R"({"i":0,"g":2,"t":[1,0]})", "2"), kNow);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->stage(), Stage::Running);
  EXPECT_EQ(read->plan().rounds, 5);
  ASSERT_EQ(read->rounds().size(), 3U);
  EXPECT_FALSE(read->rounds()[2].closed);
  EXPECT_FALSE(read->pairing(3, 1)->done());
  Director director(*read, [](const Event&) {}, kNow);
  const Board board = read->pairing(3, 1)->board;
  EXPECT_FALSE(director.report(3, 1, {}, {Hall::game(board, {2, 8})}));
  EXPECT_FALSE(director.pair());
}

std::string knockout(const std::string& history, const std::string& matches, const std::string& state) {
  const std::string four = R"({"p":[{"n":"A"}]},{"p":[{"n":"B"}]},{"p":[{"n":"C"}]},{"p":[{"n":"D"}]})";
  return tuvero(four, R"({"sys":"ko","state":")" + state + R"(","teams":[0,1,2,3],"matches":[)" + matches +
                          R"(],"history":[)" + history + R"(],"votes":{}})");
}

const std::string kSemifinals = R"({"i":3,"g":0,"t":[1,2],"s":[8,2]},{"i":2,"g":0,"t":[0,3],"s":[8,1]})";

TEST(Tuvero, AKnockoutKeepsItsBracket) {
  auto read = importTournament(
      knockout(kSemifinals + R"(,{"i":1,"g":0,"t":[0,1],"s":[3,8]},{"i":1,"g":1,"t":[3,2],"s":[8,7]})", "", "finished"),
      kNow);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->plan().system, System::Knockout);
  EXPECT_EQ(read->rounds()[0].bracket, (std::vector{1, 4, 2, 3}));
  EXPECT_EQ(read->pairing(2, 1)->board.stage, "knockout:2");
  EXPECT_EQ(read->pairing(2, 2)->board.stage, "third");
  std::vector<int> order;
  for (const Standing& row : standings(*read)) order.push_back(row.entrant);
  EXPECT_EQ(order, (std::vector{2, 1, 4, 3}));
}

TEST(Tuvero, AKnockoutGoesOnByItsBracket) {
  auto read = importTournament(
      knockout(kSemifinals, R"({"i":1,"g":0,"t":[0,null]},{"i":1,"g":1,"t":[null,null]})", "running"), kNow);
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->rounds().size(), 1U);
  Director director(*read, [](const Event&) {}, kNow);
  ASSERT_FALSE(director.pair());
  EXPECT_EQ(read->pairing(2, 1)->board.stage, "knockout:2");
  EXPECT_EQ(read->pairing(2, 2)->board.stage, "third");
}

// Places further down are played for as well; they bring nobody up.
TEST(Tuvero, GamesForLowerPlacesOfAKnockout) {
  std::string teams;
  for (int i = 0; i < 5; ++i)
    teams += std::string(i > 0 ? "," : "") + R"({"p":[{"n":"T)" + std::to_string(i) + R"("}]})";
  const std::string history =
      R"({"i":4,"g":0,"t":[0,0],"s":[8,6]},{"i":5,"g":0,"t":[3,4],"s":[8,2]},{"i":6,"g":0,"t":[1,1],"s":[8,6]},)"
      R"({"i":7,"g":0,"t":[2,2],"s":[8,6]},{"i":2,"g":0,"t":[0,3],"s":[8,1]},{"i":3,"g":0,"t":[1,2],"s":[8,1]},)"
      R"({"i":2,"g":2,"t":[4,4],"s":[8,6]},{"i":1,"g":0,"t":[0,1],"s":[8,1]},{"i":1,"g":1,"t":[3,2],"s":[8,1]})";
  const auto read = importTournament(
      tuvero(teams, R"({"sys":"ko","state":"finished","teams":[0,1,2,3,4],"matches":[],"history":[)" + history + "]}"),
      kNow);
  ASSERT_TRUE(read) << read.error();
  std::vector<int> order;
  for (const Standing& row : standings(*read)) order.push_back(row.entrant);
  EXPECT_EQ(order, (std::vector{1, 2, 4, 3, 5}));
}

TEST(Tuvero, SeveralTournamentsAreOneAfterTheOther) {
  const std::string first =
      R"({"sys":"round","state":"finished","teams":[0,1],"history":[{"i":0,"g":0,"t":[0,1],"s":[8,0]}]})";
  const std::string second =
      R"({"sys":"ko","state":"finished","teams":[1,0],"history":[{"i":1,"g":0,"t":[0,1],"s":[8,0]}]})";
  const auto read = importTournament(tuvero(kThree, first + "," + second), kNow);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->plan().system, System::Swiss);
  EXPECT_EQ(read->plan().rounds, 2);
  EXPECT_EQ(read->pairing(2, 1)->board.entrants, (std::vector{2, 1}));
  const auto one = importTournament(tuvero(kThree, first), kNow);
  EXPECT_EQ(one->plan().system, System::RoundRobin);
}

TEST(Tuvero, NamesThatCannotBeBecomeOthers) {
  const auto read =
      importTournament(tuvero(R"({"p":[{"n":"A"}]},{"p":[{"n":"A"}]},{"p":[]},{"p":[{"n":"\u0001"}]})", ""), kNow);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->entrant(2).name, "A (2)");
  EXPECT_EQ(read->entrant(3).name, "Team 3");
  EXPECT_TRUE(read->entrant(4).members.empty());
}

TEST(Tuvero, WhatIsWrongIsSaid) {
  const auto one = [](const std::string& match) {
    return tuvero(kThree, R"({"sys":"swiss","state":"idle","teams":[0,1,2],"history":[)" + match + "]}");
  };
  EXPECT_EQ(errorOf(one(R"({"i":0,"g":0,"t":[0,1],"s":[8,8]})")),
            "a file of Tuvero, but only one side can have all home");
  EXPECT_EQ(errorOf(one(R"({"i":0,"g":0,"t":[0,9],"s":[8,8]})")),
            "a file of Tuvero, but somebody plays who is not in the tournament");
  EXPECT_EQ(errorOf(one(R"({"g":0,"t":[0,1],"s":[8,8]})")), "a file of Tuvero, but a match of it has no number");
  EXPECT_EQ(errorOf(one(R"({"i":0,"g":0,"t":[0,1,2],"s":[8,8,1]})")),
            "a file of Tuvero, but a match of it is not between two teams");
  EXPECT_EQ(errorOf(tuvero(kThree, R"({"sys":"swiss","teams":[3]})")),
            "a file of Tuvero, but a tournament has a team that is not in the list");
  std::string crowd = "{}";
  for (int i = 0; i < kMaxEntrants; ++i) crowd += ",{}";
  EXPECT_EQ(errorOf(tuvero(crowd, "")), "a file of Tuvero, but a tournament has room for 2048");
  EXPECT_EQ(errorOf(R"({"target":"boule","teams":[],"tournaments":{}})"), "a file of Tuvero, but not of Tuvero TAC");
  EXPECT_EQ(errorOf("Team,Player"), "line 1: not a JSON text");
  EXPECT_EQ(errorOf(""), "there is no tournament in it");
}

// What accounts of another server did is not done by anybody here.
TEST(OwnFiles, ComeWithoutPeopleAndWithoutWhatWasUndone) {
  Plan plan;
  plan.rounds = 2;
  Hall hall(plan);
  ASSERT_FALSE(hall.director("ann").enter("Foxes", {{"Ann", "ann"}, {"Bob", {}}}));
  ASSERT_FALSE(hall.director("cy").enter("Owls", {{"Cy", "cy"}}));
  ASSERT_FALSE(hall.director().change(1, "Foxes", {{"Bob", {}}, {"Ann", "ann"}}));
  hall.enter(3);
  ASSERT_FALSE(hall.director().leave(5));
  ASSERT_FALSE(hall.director().undo());
  ASSERT_FALSE(hall.director().leave(4));
  Random random(3);
  while (hall.pair()) hall.playRound(random);
  const std::string file = eventFile(hall.tournament);
  const auto read = importTournament(file, kNow);
  ASSERT_TRUE(read) << read.error();
  const std::string text = eventFile(*read);
  EXPECT_EQ(text.find("\"person\""), std::string::npos);
  EXPECT_EQ(text.find("\"who\""), std::string::npos);
  EXPECT_EQ(text.find("undone"), std::string::npos);
  EXPECT_EQ(standings(*read), standings(hall.tournament));
  const auto again = parseEventFile(eventFile(adopt(*read, base::TournamentId("abc"), "eve")));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(describe(*again), describe(*read));
  EXPECT_EQ(again->id().plain(), "abc");
  EXPECT_EQ(again->organiser(), "eve");
}

}  // namespace
}  // namespace tacit::tournament
