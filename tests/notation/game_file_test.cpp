// Game files (notation.md, "Game file"): headers, deals, gifts, plays and comments; what is refused, and in which line.
#include "notation/game_file.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/position_text.h"
#include "support/game_text.h"
#include "support/random_games.h"

namespace tacit::notation {
namespace {

using testing::Texts;

// Two seats, no swap: one whole deal and the beginning of the next.
const std::string kDuelHead = "[Layout \"duel2\"]\n\n";
const std::string kDuelDeal = "deal c a:1,2,3,4,5 c:1,2,3,4,5\n";
const std::string kDuelPlays =
    "a 1:aB-1 c 1:cB-33 a 2:a1-3 c 2:c33-35 a 3:a3-6\n"
    "c 3:c35-38 a 4:a6-2 c 4:c38-34 a 5:a2-7 c 5:c34-39\n";
const std::string kDuelNext = "deal a a:6,7,8,9,10 c:6,7,8,9,10\nc 6:c39-45 a 6:a7-13\n";
const std::string kDuel = kDuelHead + kDuelDeal + kDuelPlays + kDuelNext;

// Four seats with the swap; a plays first.
const std::string kPairsHead = "[Layout \"pairs4\"]\n[Rules \"std\"]\n[Pack \"master\"]\n\n";
const std::string kPairsDeal = "deal d a:1,2,3,5,TAC b:2,3,4,5,6 c:2,3,4,5,6 d:2,3,4,5,6\n";
const std::string kPairs = kPairsHead + kPairsDeal + "give a:TAC b:2 c:2 d:3\na 1:aB-1 b 3:drop\n";

GameRecord recordOf(const std::string& text) {
  auto record = parseGameFile(text);
  if (!record) throw std::invalid_argument(record.error() + " in\n" + text);
  return *record;
}

std::string shown(const Position& p) { return positionText(View{.position = p}); }

// The last position of a file, or the error.
std::string played(const std::string& text) {
  const auto record = parseGameFile(text);
  if (!record) return "error " + record.error();
  const auto end = replay(*record);
  return end ? shown(end->position()) : "error " + end.error();
}

void expectMessage(const std::string& error, int line, const Texts& mentions, const std::string& text) {
  EXPECT_TRUE(error.starts_with("line " + std::to_string(line) + ":")) << error << "\nfor line " << line << " of\n"
                                                                       << text.substr(0, 600);
  for (const auto& mention : mentions)
    EXPECT_NE(error.find(mention), std::string::npos) << "no '" << mention << "' in: " << error;
  EXPECT_EQ(error.find_first_of(std::string_view("\n\r\0", 3)), std::string::npos) << error;
  EXPECT_LT(error.size(), 300U);
}

// The file is not of the form.
void expectUnreadable(const std::string& text, int line, const Texts& mentions = {}) {
  const auto record = parseGameFile(text);
  ASSERT_FALSE(record.ok()) << "read: " << text.substr(0, 600);
  expectMessage(record.error(), line, mentions, text);
}

// The file is of the form, but it is not a game. What cannot be in any game may be found when it is read already.
void expectUnplayable(const std::string& text, int line, const Texts& mentions = {}) {
  const auto record = parseGameFile(text);
  if (!record) return expectMessage(record.error(), line, mentions, text);
  const auto end = replay(*record);
  ASSERT_FALSE(end.ok()) << "played: " << text << "\nto " << shown(end->position());
  expectMessage(end.error(), line, mentions, text);
}

void expectSameGame(const std::string& text, const std::string& other) {
  EXPECT_EQ(gameFileText(recordOf(text)), gameFileText(recordOf(other))) << text;
  EXPECT_EQ(played(text), played(other)) << text;
}

// `text` with every `from` replaced.
std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

// ---- Good files ----

TEST(GameFile, AWholeDealAndTheBeginningOfTheNext) {
  EXPECT_EQ(played(kDuel),
            "layout=duel2 board=a:B,B,B,13/c:B,B,B,45 hands=a:7,8,9,10/c:7,8,9,10 dealer=a turn=c fn=6 "
            "undo=a:B,B,B,7/c:B,B,B,45 says=-- "
            "gone=1,1,2,2,3,3,4,4,5,5,6,6 laid=12 deals=2");
}

TEST(GameFile, AFileMayEndAfterACompleteDeal) {
  const auto end = replay(recordOf(kDuelHead + kDuelDeal + kDuelPlays));
  ASSERT_TRUE(end) << end.error();
  EXPECT_EQ(end->position().phase, Phase::Deal);
  EXPECT_EQ(resultText(end->position()), "none");
  EXPECT_EQ(testing::shortBoard(boardText(end->position().layout(), end->position().board)), "a:7/c:39");
}

TEST(GameFile, AFileMayEndRightAfterADeal) {
  EXPECT_EQ(played(kDuelHead + kDuelDeal),
            "layout=duel2 board=a:B,B,B,B/c:B,B,B,B hands=a:1,2,3,4,5/c:1,2,3,4,5 dealer=c turn=a says=++");
}

TEST(GameFile, TheSwap) {
  EXPECT_EQ(played(kPairsHead + kPairsDeal + "give a:TAC b:2 c:2 d:3\n"),
            "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B "
            "hands=a:1,2,2,3,5/b:3,3,4,5,6/c:3,4,5,6,TAC/d:2,2,4,5,6 dealer=d turn=a says=+---");
  EXPECT_TRUE(played(kPairs).starts_with("layout=pairs4 board=a:B,B,B,1*")) << played(kPairs);
}

TEST(GameFile, ASwapThatIsNotComplete) {
  EXPECT_EQ(played(kPairsHead + kPairsDeal + "give a:TAC b:2\n"),
            "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B "
            "hands=a:1,2,3,5/b:3,4,5,6/c:2,3,4,5,6/d:2,3,4,5,6 dealer=d turn=c phase=swap "
            "given=a:TAC/b:2 says=+---");
  EXPECT_EQ(played(kPairsHead + kPairsDeal),
            "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B "
            "hands=a:1,2,3,5,TAC/b:2,3,4,5,6/c:2,3,4,5,6/d:2,3,4,5,6 "
            "dealer=d turn=a phase=swap says=+---");
  expectUnplayable(kPairsHead + kPairsDeal + "give a:TAC b:2\na 1:aB-1\n", 7, {"c"});
}

// notation.md writes the line as `give a:7 b:.. ..`, like the hands of a deal: all gifts are committed before any is
// shown, so that their order in a complete line says nothing.
TEST(GameFile, GiftsInTheOrderOfTheSeatsWhoeverDealt) {
  const std::string hands = "a:1,2,3,5,TAC b:2,3,4,5,6 c:2,3,4,5,6 d:2,3,4,5,6\n";
  const std::string inTurn = kPairsHead + "deal b " + hands + "give c:2 d:3 a:TAC b:2\n";
  const std::string bySeat = kPairsHead + "deal b " + hands + "give a:TAC b:2 c:2 d:3\n";
  EXPECT_EQ(played(inTurn).substr(0, 6), "layout");
  EXPECT_EQ(played(bySeat), played(inTurn));
}

TEST(GameFile, OnlyTheTwoSwapInPairVersusOne) {
  const std::string head = "[Layout \"pair_vs_one3\"]\n\ndeal a a:1,2,3,4,5 b:1,2,3,4,5 c:1,2,3,4,5\n";
  EXPECT_TRUE(played(head + "give b:1 c:5\n").find("hands=a:1,2,3,4,5/b:2,3,4,5,5/c:1,1,2,3,4 ") != std::string::npos)
      << played(head + "give b:1 c:5\n");
  expectUnplayable(head + "give a:1 b:1 c:5\n", 4, {"a"});
}

TEST(GameFile, ReplayTellsEveryDealAndEveryPlay) {
  int deals = 0;
  int plays = 0;
  const auto end = replay(recordOf(kDuel), [&](const FollowedGame& game, const Step* step) {
    (step == nullptr ? deals : plays) += 1;
    if (step != nullptr) return;
    EXPECT_EQ(game.position().hands[0].size(), 5);
  });
  ASSERT_TRUE(end);
  EXPECT_EQ(deals, 2);
  EXPECT_EQ(plays, 12);
}

// People at a wooden board may set it right between two plays; a file then has the board.
TEST(GameFile, ABoardThatWasSetRight) {
  const std::string begun = kDuelHead + kDuelDeal + "a 1:aB-1 c 1:cB-33 ";
  const std::string text = begun + "set a:B,B,B,10/c:B,B,B,33* a 2:a10-12\n";
  int sets = 0;
  const auto record = recordOf(text);
  const auto end = replay(record, nullptr, [&](const FollowedGame& game) {
    EXPECT_EQ(boardText(game.position().layout(), game.position().board), "a:B,B,B,10/c:B,B,B,33*");
    EXPECT_EQ(game.position().undo, game.position().board);
    ++sets;
  });
  ASSERT_TRUE(end) << end.error();
  EXPECT_EQ(sets, 1);
  EXPECT_TRUE(played(text).starts_with("layout=duel2 board=a:B,B,B,12/c:B,B,B,33* ")) << played(text);
  EXPECT_TRUE(hasBoardSet(record));
  EXPECT_FALSE(hasBoardSet(recordOf(kDuel)));
  EXPECT_TRUE(gameFileText(record).ends_with("set a:B,B,B,10/c:B,B,B,33* a 2:a10-12\n")) << gameFileText(record);
  expectSameGame(gameFileText(record), text);
}

TEST(GameFile, ABoardThatCannotBeSet) {
  const std::string begun = kDuelHead + kDuelDeal + "a 1:aB-1 ";
  expectUnplayable(begun + "set a:B,B,B,10\n", 4, {"board", "seat is missing"});
  expectUnplayable(begun + "set a:B,B,20,20/c:B,B,B,B\n", 4, {"two marbles"});
  expectUnplayable(begun + "set a:H1,H2,H3,H4/c:B,B,B,B\n", 4, {"complete"});
  expectUnplayable(kPairsHead + kPairsDeal + "set a:B,B,B,9/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B\n", 6, {"set"});
  expectUnreadable(begun + "set", 4, {"missing"});
}

TEST(GameFile, APlayMayBeWrittenInAnyLegalWay) {
  const std::string head = kDuelHead + "deal c a:1,7,7,TRI,5 c:1,2,3,4,5\na 1:aB-1 c 1:cB-33 ";
  EXPECT_EQ(played(head + "a 7:a1-4,a4-8"), played(head + "a 7:a1-8"));
  EXPECT_EQ(played(head + "a TRI:c33~a1"), played(head + "a TRI:a1~c33"));
}

// ---- Headers ----

TEST(GameFile, HeadersAreKeptInTheirOrderAlsoUnknownOnes) {
  const std::string head =
      "[Event \"a table\"]\n[Date \"2024.01.02\"]\n[Layout \"duel2\"]\n[Rules \"zh,places=yes\"]\n[Pack "
      "\"basic+JW\"]\n[a \"Zo\xc3\xab\"]\n[c \"\"]\n[Result \"none\"]\n"
      "[Commit \"123\"]\n[Seed \"7\"]\n[Whatever \"x [y] {z}\"]\n";
  const GameRecord record = recordOf(head + "\n" + kDuelDeal);
  ASSERT_EQ(record.headers.size(), 11U);
  EXPECT_EQ(*record.header("Event"), "a table");
  EXPECT_EQ(*record.header("a"), "Zo\xc3\xab");
  EXPECT_EQ(*record.header("c"), "");
  EXPECT_EQ(*record.header("Whatever"), "x [y] {z}");
  EXPECT_EQ(record.header("b"), nullptr);
  EXPECT_EQ(rulesText(record.setup), "zh,places=yes");
  EXPECT_EQ(packName(record.setup.pack), "basic+JW");
  EXPECT_EQ(gameFileText(record).substr(0, head.size()), head);
}

TEST(GameFile, QuotesAndBackslashesInAValueComeBack) {
  for (const auto* const value :
       {"a \"quoted\" name", "\"", "\\", "\\\\", "\\\"", "ends with \\", "\"]", "] [", "tab\tinside", "{no comment}"}) {
    GameRecord record = recordOf(kDuel);
    record.setHeader("Event", value);
    const auto again = parseGameFile(gameFileText(record));
    ASSERT_TRUE(again) << again.error() << " for " << value;
    EXPECT_EQ(*again->header("Event"), value);
    EXPECT_EQ(gameFileText(*again), gameFileText(record));
  }
}

TEST(GameFile, AValueNeverBreaksALine) {
  GameRecord record = recordOf(kDuel);
  record.setHeader("Event", "two\nlines\r\n[Layout \"coop6\"]");
  const auto again = parseGameFile(gameFileText(record));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->headers.size(), record.headers.size());
  EXPECT_EQ(played(gameFileText(record)), played(kDuel));
}

TEST(GameFile, RulesAndPackHaveTheirDefaults) {
  const GameRecord record = recordOf(kDuel);
  EXPECT_EQ(rulesText(record.setup), "std");
  EXPECT_EQ(packName(record.setup.pack), "master");
}

TEST(GameFile, HeadersThatAreNotOfTheForm) {
  const std::string rest = "\n" + kDuelDeal;
  expectUnreadable("", 1);
  expectUnreadable("\n", 1);
  expectUnreadable(kDuelDeal, 1);
  expectUnreadable("[Event \"x\"]\n" + rest, 2, {"Layout"});
  expectUnreadable("[layout \"duel2\"]\n" + rest, 2, {"Layout"});
  expectUnreadable("[Layout \"duel3\"]\n" + rest, 1, {"layout", "duel3"});
  expectUnreadable("[Layout \"\"]\n" + rest, 1, {"layout"});
  expectUnreadable("[Event \"x\"]\n[Layout \"duel3\"]\n" + rest, 2, {"layout", "duel3"});
  expectUnreadable("[Layout \"duel2\"]\n[Layout \"duel2\"]\n" + rest, 2, {"Layout"});
  expectUnreadable("[Layout \"duel2\"]\n[Event \"x\"]\n[Event \"y\"]\n" + rest, 3, {"Event"});
  expectUnreadable("[Layout \"duel2\"]\n[Rules \"std,places=no\"]\n" + rest, 2, {"rules", "places=no"});
  expectUnreadable("[Layout \"duel2\"]\n[Pack \"basic+\"]\n" + rest, 2, {"pack", "basic+"});
  for (const auto* const bad :
       {"[Event]", "[Event x]", "[Event \"x]", "[Event x\"]", "[Event \"x\"", "[Event \"x\"] ", "[Event\"x\"]",
        "[ \"x\"]", "[Event \"]", "[Event  \"x\"]", "[]", "[", "[Event \"a\"b\"]", "[Event \"x\"]]"})
    expectUnreadable("[Layout \"duel2\"]\n" + std::string(bad) + "\n" + rest, 2, {"header"});
}

// ---- Comments, blanks, line ends ----

TEST(GameFile, CommentsAnywhereBetween) {
  const std::string text =
      kDuelHead + "{ before the first deal }\n" + "deal {x} c {y\nz} a:1,2,3,4,5{} c:1,2,3,4,5{after}\n" +
      replaced(kDuelPlays, " ", "{ comment with deal a and [x] }") + "{ { }" + kDuelNext + "{last}";
  expectSameGame(text, kDuel);
  expectSameGame(replaced(kPairs, "give ", "give {who} "), kPairs);
}

TEST(GameFile, AnUnclosedCommentIsNamedByItsLine) {
  expectUnreadable(kDuelHead + kDuelDeal + "{ never closed\n" + kDuelPlays, 4, {"{"});
  expectUnreadable(kDuelHead + kDuelDeal + kDuelPlays + "{", 6, {"{"});
  expectUnreadable(kDuelHead + "{" + kDuelDeal, 3, {"{"});
  expectUnreadable(kDuelHead + kDuelDeal + "a { }\n{ 1:aB-1", 5, {"{"});
  expectUnreadable(kDuelHead + "deal { c", 3);
  expectUnreadable(kDuelHead + "deal c {", 3);
  expectUnplayable(kDuelHead + kDuelDeal + "a }\n", 4, {"}"});  // closes nothing, and is no play
}

TEST(GameFile, LineEndsAndBlanksDoNotMatter) {
  for (const auto& text : {kDuel, kPairs}) {
    expectSameGame(replaced(text, "\n", "\r\n"), text);
    expectSameGame(text + "\n\n", text);
    expectSameGame(text.substr(0, text.size() - 1), text);
    const auto body = text.find("\n\n") + 2;
    const std::string head = text.substr(0, body);
    for (const auto* const blank : {"\n", "\t", "  ", "\r\n", "\n\n", " \t\r\n "}) {
      expectSameGame(head + replaced(text.substr(body), " ", blank), text);
      expectSameGame(head + blank + text.substr(body) + blank, text);
    }
    expectSameGame(head + replaced(text.substr(body), "\n", " "), text);
  }
}

TEST(GameFile, WhatIsPrintedIsOneText) {
  for (const auto& text : {kDuel, kPairs}) {
    const std::string printed = gameFileText(recordOf(text));
    EXPECT_EQ(gameFileText(recordOf(printed)), printed);
  }
}

// ---- Files that are not of the form ----

TEST(GameFile, BodiesThatAreNotOfTheForm) {
  expectUnreadable(kDuelHead + "a 1:aB-1\n" + kDuelDeal, 3, {"a"});
  expectUnreadable(kDuelHead + "hello\n", 3, {"hello"});
  expectUnreadable(kDuelHead + "deal", 3);
  expectUnreadable(kDuelHead + "deal a:1,2,3,4,5 c:1,2,3,4,5\n", 3, {"a:1,2,3,4,5"});
  expectUnreadable(kDuelHead + "deal b a:1,2,3,4,5 c:1,2,3,4,5\n", 3, {"b"});  // not a seat of the layout
  expectUnreadable(kDuelHead + "deal x a:1,2,3,4,5 c:1,2,3,4,5\n", 3, {"x"});
  expectUnreadable(kDuelHead + "deal c a:1,2,3,4,5 b:1,2,3,4,5 c:1,2,3,4,5\n", 3, {"b:1,2,3,4,5"});
  expectUnreadable(kDuelHead + "deal c a:1,2,3,4,5 a:1,2,3,4,5\n", 3, {"a:1,2,3,4,5"});
  expectUnreadable(kDuelHead + "deal c a:1,2,3,4,11 c:1,2,3,4,5\n", 3, {"11"});
  expectUnreadable(kDuelHead + "deal c a:?5 c:1,2,3,4,5\n", 3, {"?5"});
  expectUnreadable(kDuelHead + "deal c a:1,2,3,4,5, c:1,2,3,4,5\n", 3);
  expectUnreadable(kDuelHead + kDuelDeal + "a 1:aB-1\nhello 1:cB-33\n", 5, {"hello"});
  expectUnreadable(kDuelHead + kDuelDeal + "a 1:aB-1 c\n", 4, {"c"});
  expectUnreadable(kDuelHead + kDuelDeal + "1:aB-1 c\n", 4, {"1:aB-1"});
  expectUnreadable(kDuelHead + kDuelDeal + "ac 1:aB-1\n", 4, {"ac"});
  expectUnreadable(kPairsHead + kPairsDeal + "give a:11\n", 6, {"a:11"});
  expectUnreadable(kPairsHead + kPairsDeal + "give e:1\n", 6, {"e:1"});
  expectUnreadable(kPairsHead + kPairsDeal + "give a:\n", 6, {"a:"});
  expectUnreadable(kPairsHead + kPairsDeal + "give a:?\n", 6, {"a:?"});
}

TEST(GameFile, JunkIsRefused) {
  using namespace std::string_literals;
  expectUnreadable("\0"s, 1);
  expectUnreadable("\xff\xfe[\0L\0"s, 1);
  expectUnreadable("[Layout \"duel2\"\0]\n"s, 1, {"header"});
  expectUnreadable(kDuelHead + "\xc3\x28", 3, {"\\xc3"});
  expectUnreadable(kDuelHead + "deal \0"s, 3, {"\\x00"});
  expectUnreadable(std::string(1'000'000, '['), 1, {"header"});
  expectUnreadable(kDuelHead + std::string(1'000'000, 'x'), 3);
  expectUnreadable(kDuelHead + "deal c a:" + std::string(1'000'000, '1'), 3);
  expectUnreadable(kDuelHead + std::string(100'000, '\n') + "x", 100'003, {"x"});
}

// ---- Files that are not a game ----

TEST(GameFile, NoDealAtAll) {
  const auto end = replay(recordOf(kDuelHead));
  ASSERT_FALSE(end.ok());
  EXPECT_NE(end.error().find("deal"), std::string::npos);
}

TEST(GameFile, DealsThatCannotBe) {
  expectUnplayable(kDuelHead + "deal c a:1,2,3,4 c:1,2,3,4,5\n", 3, {"a", "5"});
  expectUnplayable(kDuelHead + "deal c a:1,2,3,4,5,6 c:1,2,3,4,5\n", 3, {"a", "5"});
  expectUnplayable(kDuelHead + "deal c a:1,2,3,4,5\n", 3, {"c", "5"});
  expectUnplayable(kDuelHead + "deal c a: c:1,2,3,4,5\n", 3, {"a", "5"});
  expectUnplayable(kDuelHead + "deal c a:TAC,TAC,TAC,1,2 c:TAC,TAC,3,4,5\n", 3, {"TAC"});
  expectUnplayable("[Layout \"duel2\"]\n[Pack \"basic\"]\n\ndeal c a:1,2,3,4,JES c:1,2,3,4,5\n", 4, {"JES"});
}

TEST(GameFile, CardsThatAreGoneDoNotComeBackBeforeAShuffle) {
  const std::string again = kDuelHead + kDuelDeal + kDuelPlays + "deal a a:1,1,1,1,1 c:1,1,6,7,8\n";
  EXPECT_EQ(played(again).substr(0, 6), "layout") << played(again);  // nine 1s in all
  expectUnplayable(kDuelHead + kDuelDeal + kDuelPlays + "deal a a:1,1,1,1,1 c:1,1,1,7,8\n", 6, {"1"});
}

TEST(GameFile, TheDealPassesClockwise) {
  expectUnplayable(kDuelHead + kDuelDeal + kDuelPlays + "deal c a:6,7,8,9,10 c:6,7,8,9,10\n", 6, {"a"});
}

TEST(GameFile, ADealBeforeTheLastOneIsPlayedOut) {
  expectUnplayable(kDuelHead + kDuelDeal + "a 1:aB-1\n" + kDuelNext, 5, {"deal"});
  expectUnplayable(kDuelHead + kDuelDeal + kDuelNext, 4, {"deal"});
  expectUnplayable(kPairsHead + kPairsDeal + "give a:TAC\n" + kPairsDeal, 7, {"deal"});
}

TEST(GameFile, PlaysAfterTheDealIsOver) { expectUnplayable(kDuelHead + kDuelDeal + kDuelPlays + "a 5:a7-12\n", 6); }

TEST(GameFile, AnotherSeatDecides) {
  expectUnplayable(kDuelHead + kDuelDeal + "c 1:cB-33\n", 4, {"a", "c"});
  expectUnplayable(kDuelHead + kDuelDeal + "a 1:aB-1\na 2:a1-3\n", 5, {"a", "c"});
  expectUnplayable(kDuelHead + kDuelDeal + "f 1:aB-1\n", 4, {"a", "f"});
}

TEST(GameFile, TheFirstIllegalPlayIsNamedByItsLine) {
  expectUnplayable(kDuelHead + kDuelDeal + "a 2:aB-1\n", 4, {"2:aB-1"});
  expectUnplayable(kDuelHead + kDuelDeal + "a 1:aB-1 c 1:cB-33\n\n\na 2:a1-4 c 9:drop\n", 7, {"2:a1-4"});
  expectUnplayable(kDuelHead + kDuelDeal + "a 1:aB-1 { a comment\nof two\nlines } c\n1:cB-34\n", 7, {"1:cB-34"});
  expectUnplayable(kDuelHead + kDuelDeal + "a 13:aB-1\n", 4, {"13:aB-1"});  // not held
  expectUnplayable(kDuelHead + kDuelDeal + "a 1:drop\n", 4, {"1:drop"});    // who can, must
  expectUnplayable(replaced(kDuelHead + kDuelDeal, "\n", "\r\n") + "a 1:aB-1\r\nc 1:drop\r\n", 5, {"1:drop"});
}

TEST(GameFile, GiftsThatCannotBe) {
  expectUnplayable(kPairsHead + kPairsDeal + "give a:13\n", 6, {"13"});               // not held
  expectUnplayable(kPairsHead + kPairsDeal + "give a:TAC a:1\n", 6);                  // twice
  expectUnplayable(kPairsHead + kPairsDeal + "a 1:aB-1\n", 6);                        // plays without a swap
  expectUnplayable(kDuelHead + "deal c a:1,2,3,4,5 c:1,2,3,4,5\ngive a:1 c:1\n", 4);  // no swap in this layout
  expectUnplayable(kPairsHead + kPairsDeal + "give a:TAC b:2 c:2 d:3 a:1\n", 6);      // one too many
}

TEST(GameFile, NothingAfterTheEnd) {
  // A whole random game, then one play more and one deal more.
  Random random(5);
  Game game(tacit::Setup::of(Layout::Duel2), random);
  Recorder recorder(game.position().setup);
  recorder.deal(game.position());
  PlayList plays;
  while (!game.over()) {
    game.list(plays);
    const Position before = game.position();
    const Play play = testing::randomPlay(plays, random);
    recorder.play(before, play);
    game.carryOut(play, random);
    if (game.position().deals != before.deals || game.position().shuffles != before.shuffles)
      recorder.deal(game.position());
  }
  const std::string text = gameFileText(recorder.record());
  const int lines = static_cast<int>(std::ranges::count(text, '\n'));
  EXPECT_EQ(played(text), shown(game.position()));
  expectUnplayable(text + "a 5:a1-6\n", lines + 1, {"over"});
  expectUnplayable(text + kDuelDeal, lines + 1, {"over"});
}

// ---- Games ----

// Recorded at any point of any game, in any set-up: read, it is the same game and leads to the same position.
TEST(GameFile, RecordedGamesReplayToTheSamePosition) {
  Random random(3);
  for (int n = 0; n < 120; ++n) {
    auto setup = testing::randomSetup(random);
    setup.layout = static_cast<Layout>(n % kLayouts);
    Game game(setup, random);
    Recorder recorder(setup);
    recorder.deal(game.position());
    PlayList plays;
    for (auto left = n < kLayouts ? 20'000 : random.below(300); left > 0 && !game.over(); --left) {
      game.list(plays);
      const Position before = game.position();
      const Play play = testing::randomPlay(plays, random);
      recorder.play(before, play);
      game.carryOut(play, random);
      if (game.position().deals != before.deals || game.position().shuffles != before.shuffles)
        recorder.deal(game.position());
    }
    recorder.record().setHeader("Result", resultText(game.position()));
    const std::string text = gameFileText(recorder.record());
    const auto record = parseGameFile(text);
    ASSERT_TRUE(record) << record.error() << '\n' << text;
    ASSERT_EQ(gameFileText(*record), text);
    const auto end = replay(*record);
    ASSERT_TRUE(end) << end.error() << '\n' << testing::describe(setup) << '\n' << text;
    ASSERT_EQ(shown(end->position()), shown(game.position())) << text;
    ASSERT_TRUE(end->position() == game.position());
    ASSERT_EQ(*record->header("Result"), resultText(end->position()));
    // The same with a line for every word, in the way of another system.
    const auto body = text.find("\n\n");
    const auto other = parseGameFile(
        replaced(text.substr(0, body) + "\n\n" + replaced(text.substr(body + 2), " ", "\n"), "\n", "\r\n"));
    ASSERT_TRUE(other) << other.error();
    ASSERT_EQ(gameFileText(*other), text);
  }
}

}  // namespace
}  // namespace tacit::notation
