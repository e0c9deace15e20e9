// Teams from spreadsheets, and tables for them.
#include "tournament/csv.h"

#include <gtest/gtest.h>

#include "support/tournaments.h"

namespace tacit::tournament {
namespace {

using tacit::testing::Hall;

// "name|player|player" of each team; or what is wrong.
std::vector<std::string> teamsIn(std::string_view text, int people = 0) {
  const auto teams = parseTeams(text, people);
  if (!teams) return {teams.error()};
  std::vector<std::string> all;
  for (const ListedTeam& team : *teams) {
    all.push_back(team.name);
    for (const std::string& player : team.players) all.back() += '|' + player;
  }
  return all;
}

using Teams = std::vector<std::string>;

TEST(TeamList, CommaSemicolonOrTab) {
  const Teams two = {"Foxes|Ann|Bob", "Owls|Cy|Di"};
  EXPECT_EQ(teamsIn("Foxes,Ann,Bob\nOwls,Cy,Di\n"), two);
  EXPECT_EQ(teamsIn("Foxes;Ann;Bob\r\nOwls;Cy;Di\r\n"), two);
  EXPECT_EQ(teamsIn("Foxes\tAnn\tBob\rOwls\tCy\tDi"), two);
  EXPECT_EQ(teamsIn("\xEF\xBB\xBF\n Foxes ; Ann;Bob;;\n;;\n\nOwls;Cy;Di"), two);
  EXPECT_EQ(teamsIn("Foxes; one, two;Bob"), Teams{"Foxes|one, two|Bob"});
  EXPECT_EQ(teamsIn("Foxes\nOwls"), (Teams{"Foxes", "Owls"}));
  EXPECT_EQ(teamsIn(""), Teams{});
}

TEST(TeamList, Quotes) {
  EXPECT_EQ(teamsIn("\"Foxes, red\",\"Zoë \"\"Zo\"\" Y\" ,Bob"), Teams{"Foxes, red|Zoë \"Zo\" Y|Bob"});
  EXPECT_EQ(teamsIn("The \"A\" team,Ann"), Teams{"The \"A\" team|Ann"});
  EXPECT_EQ(teamsIn("\"a;b\",c"), Teams{"a;b|c"}) << "what is quoted separates nothing";
  EXPECT_EQ(teamsIn("a,b\n\nc,\"d"), Teams{"line 3: a quote is not closed"});
  EXPECT_EQ(teamsIn("a,\"b\" c"), Teams{"line 1: there is something behind a closing quote"});
  EXPECT_EQ(teamsIn("\"a\nb\",c"), Teams{"line 1: the name has a character that cannot be shown"});
}

TEST(TeamList, ALineThatNamesTheColumns) {
  const Teams one = {"Foxes|Ann|Bob"};
  EXPECT_EQ(teamsIn("Team,Player 1,Player 2\nFoxes,Ann,Bob"), one);
  EXPECT_EQ(teamsIn("Nr;Mannschaft;Spieler 1;Spieler 2;Verein\n1;Foxes;Ann;Bob;Berlin;more"), one);
  EXPECT_EQ(teamsIn("Gracz 1;Gracz 2;Nazwa drużyny\nAnn;Bob;Foxes"), one);
  EXPECT_EQ(teamsIn("隊伍,球員,球員\nFoxes,Ann,Bob"), one);
  EXPECT_EQ(teamsIn("チーム名,選手1,選手2\nFoxes,Ann,Bob"), one);
  EXPECT_EQ(teamsIn("ทีม,ผู้เล่น 1,ผู้เล่น 2\nFoxes,Ann,Bob"), one);
  EXPECT_EQ(teamsIn("TEAM,Name,Name\nFoxes,Ann,Bob"), one);
}

TEST(TeamList, WithoutANameItIsCalledByItsPlayers) {
  EXPECT_EQ(teamsIn(",Ann,Bob"), Teams{"Ann & Bob|Ann|Bob"});
  EXPECT_EQ(teamsIn("Player,Name\nAnn,\n"), Teams{"Ann|Ann"});
}

TEST(TeamList, PlayersInBrackets) {
  const Teams two = {"Foxes|Ann|Bob", "Owls|Cy|Di"};
  EXPECT_EQ(teamsIn("Foxes (Ann, Bob)\nOwls (Cy/Di)\n"), two);
  EXPECT_EQ(teamsIn("1. Foxes (Ann & Bob)\n2) Owls ( Cy , Di )"), two);
  EXPECT_EQ(teamsIn("Foxes (Ann; Bob)\nOwls;Cy;Di"), two);
  EXPECT_EQ(teamsIn("Foxes (2)\nOwls (grey, red),Cy\nOpen (a, b\n(Cy, Di)"),
            (Teams{"Foxes (2)", "Owls (grey, red)|Cy", "Open (a|b", "(Cy, Di)"}));
  EXPECT_EQ(teamsIn("Team\nFoxes (Ann & Bob)"), Teams{"Foxes (Ann & Bob)"}) << "the columns say what is what";
}

TEST(TeamList, PeopleAsAName) {
  EXPECT_EQ(teamsIn("Ann & Bob\n- Cy und Di\n• エマ と フク\n* Ed+Flo", 2),
            (Teams{"Ann & Bob|Ann|Bob", "Cy und Di|Cy|Di", "エマ と フク|エマ|フク", "Ed+Flo|Ed|Flo"}));
  EXPECT_EQ(teamsIn("Ann & Bob & Cy\nAnn\n& Bob\nAndy", 2), (Teams{"Ann & Bob & Cy", "Ann", "& Bob", "Andy"}));
  EXPECT_EQ(teamsIn("Ann & Bob\nCy", 1), (Teams{"Ann & Bob|Ann & Bob", "Cy|Cy"}));
  EXPECT_EQ(teamsIn("10 Little Bears\n-Cy\n3."), (Teams{"10 Little Bears", "-Cy", "3."}));
}

TEST(TeamList, WhatIsWrongWithOneIsSaidOfIt) {
  const auto teams = listTeams("Foxes\n" + std::string(61, 'b') + "\nOwls");
  ASSERT_TRUE(teams);
  ASSERT_EQ(teams->size(), 3U);
  EXPECT_FALSE((*teams)[0].problem);
  EXPECT_EQ((*teams)[1].problem->what, "line 2: the name is longer than 60 characters");
  EXPECT_FALSE((*teams)[2].problem);
}

TEST(TeamList, ErrorsNameTheLine) {
  EXPECT_EQ(teamsIn("a\n\n" + std::string(61, 'b')), Teams{"line 3: the name is longer than 60 characters"});
  EXPECT_EQ(teamsIn("a\nb,\x01"), Teams{"line 2: the name has a character that cannot be shown"});
  EXPECT_EQ(teamsIn("a\nZo\xEB"), Teams{"line 2: this is not UTF-8 text; spreadsheets call it \"CSV UTF-8\""});
  EXPECT_EQ(parseTeams("a\n\n\"b\"\n")->back().line, 3);
}

Hall threeTeams() {
  Plan plan;
  plan.rounds = 2;
  Hall hall(plan);
  EXPECT_FALSE(hall.director().enter("=HYPERLINK(\"x\")", {{"Zoë", {}}, {"+Bob", {}}}));
  EXPECT_FALSE(hall.director().enter("Owls, grey", {{"-Cy", {}}}));
  EXPECT_FALSE(hall.director().enter("'＝1", {{"Di; and Ed", {}}}));
  return hall;
}

TEST(Tables, WhatPeopleWriteIsNoFormulaAndComesBack) {
  Hall hall = threeTeams();
  const std::string text = entrantsCsv(hall.tournament);
  EXPECT_EQ(text,
            "\xEF\xBB\xBFNumber,Team,Player 1,Player 2,In\r\n"
            "1,\"'=HYPERLINK(\"\"x\"\")\",Zoë,'+Bob,yes\r\n"
            "2,\"Owls, grey\",'-Cy,,yes\r\n"
            "3,''＝1,\"Di; and Ed\",,yes\r\n");
  EXPECT_EQ(teamsIn(text), (Teams{"=HYPERLINK(\"x\")|Zoë|+Bob", "Owls, grey|-Cy", "'＝1|Di; and Ed"}));
}

TEST(Tables, PairingsHaveALineForEachGameAndBye) {
  Plan plan;
  plan.rounds = 2;
  plan.games = 2;
  Hall hall(plan);
  hall.enter(3);
  ASSERT_TRUE(hall.pair());
  const auto& round = hall.tournament.rounds()[0];
  const Board board = round.pairings[0].board;
  const auto name = [](int number) { return "Team " + std::to_string(number); };
  const std::string head =
      "\xEF\xBB\xBFRound,Board,Stage,Game,Team 1,Team 2,Marbles 1,Marbles 2,Winner,Cards,Forfeit,"
      "Decided by,Goes on\r\n";
  const std::string teams = name(board.entrants[0]) + "," + name(board.entrants[1]);
  const std::string bye = "1,,bye,," + name(round.byes[0]) + ",,,,,,,,\r\n";
  EXPECT_EQ(pairingsCsv(hall.tournament), head + "1,1,,1," + teams + ",,,,,,,\r\n" + bye);
  GameResult absent{{0, 0}, board.entrants[0], {}, true};
  ASSERT_FALSE(hall.director().report(1, 1, {}, {Hall::game(board, {5, 8}), absent}));
  EXPECT_EQ(pairingsCsv(hall.tournament, 1), head + "1,1,,1," + teams + ",5,8," + name(board.entrants[1]) +
                                                 ",,,,\r\n1,1,,2," + teams + ",0,0," + name(board.entrants[0]) +
                                                 ",,yes,,\r\n" + bye);
  EXPECT_EQ(pairingsCsv(hall.tournament, 2), head);
}

TEST(Tables, ALevelKnockoutSaysWhatDecidedAndForWhom) {
  Plan plan;
  plan.system = System::Knockout;
  plan.ifLevel = IfLevel::Seed;
  Hall hall(plan);
  hall.enter(2);
  ASSERT_TRUE(hall.pair());
  ASSERT_TRUE(hall.report(1, 1, {6, 6}));
  const Board board = hall.tournament.rounds()[0].pairings[0].board;
  EXPECT_TRUE(pairingsCsv(hall.tournament)
                  .ends_with("1,1,knockout:2,1,Team " + std::to_string(board.entrants[0]) + ",Team " +
                             std::to_string(board.entrants[1]) + ",6,6,,,,seed,Team 1\r\n"))
      << pairingsCsv(hall.tournament);
}

TEST(Tables, StandingsHaveTheirValues) {
  Plan plan;
  plan.rounds = 1;
  plan.criteria = {Criterion::Tac, Criterion::Marbles};
  Hall hall(plan);
  hall.enter(2);
  ASSERT_TRUE(hall.pair());
  ASSERT_TRUE(hall.report(1, 1, {6, 7}));
  const int winner = hall.tournament.rounds()[0].pairings[0].board.entrants[1];
  const int loser = 3 - winner;
  const auto row = [](int place, int number, const std::string& rest) {
    return std::to_string(place) + "," + std::to_string(number) + ",Team " + std::to_string(number) + rest;
  };
  EXPECT_EQ(standingsCsv(hall.tournament), "\xEF\xBB\xBFPlace,Number,Team,Won,Drawn,Lost,Byes,tac,marbles\r\n" +
                                               row(1, winner, ",1,0,0,0,13,1\r\n") +
                                               row(2, loser, ",0,0,1,0,6,-1\r\n"));
}

TEST(DecimalText, AsShortAsItCanBe) {
  EXPECT_EQ(decimalText(1200), "12");
  EXPECT_EQ(decimalText(-1250), "-12.5");
  EXPECT_EQ(decimalText(-25), "-0.25");
  EXPECT_EQ(decimalText(5), "0.05");
  EXPECT_EQ(decimalText(0), "0");
}

}  // namespace
}  // namespace tacit::tournament
