// What those who play agree on: the board set right as it stands on the wood, and a break.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/game_file.h"
#include "notation/position_text.h"
#include "support/refereed.h"
#include "table/event_check.h"
#include "table/record.h"

namespace tacit::table {
namespace {

using testing::a;
using testing::b;
using testing::codeOf;
using testing::countOf;
using testing::lastOf;
using testing::legalPlays;
using testing::optionsOf;
using testing::otherBoard;
using testing::Started4;
using testing::TestTable;

using namespace std::chrono_literals;

using Texts = std::vector<std::string>;
const Texts kOthers = {"p1", "p2", "p3"};

std::string boardOf(const TestTable& game) {
  return notation::boardText(game.position().layout(), game.position().board);
}

// After the swap, with a marble on the way where the cards let it.
struct Played4 : Started4 {
  explicit Played4(const Options& options = optionsOf("four"), std::uint64_t seed = 1) : Started4(options, seed) {
    swapAll();
    toOneThatCanBeTakenBack();
    decideFirst();
  }
  std::string other() { return otherBoard(position(), random()); }
  void agreeAll(const Texts& people = kOthers) {
    for (const auto& person : people) ASSERT_EQ(codeOf(*this, person, AnswerBoard{true}), "");
  }
  void breakBegins() {
    ASSERT_EQ(codeOf(*this, "p0", OfferBreak{}), "");
    for (const auto& person : kOthers) ASSERT_EQ(codeOf(*this, person, AnswerBreak{true}), "");
  }
};

// ---- The wooden board ----

TEST(WoodenBoard, IsSetRightWhenAllAgree) {
  Played4 game;
  const std::string board = game.other();
  const Position before = game.position();
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{board}), "");
  EXPECT_EQ(game.position(), before);
  for (const auto& person : kOthers) {
    EXPECT_EQ(countOf<BoardSet>(game), 0);
    ASSERT_EQ(codeOf(game, person, AnswerBoard{true}), "");
  }
  EXPECT_EQ(lastOf<BoardSet>(game).board, board);
  EXPECT_EQ(boardOf(game), board);
  EXPECT_EQ(game.position().hands, before.hands);
  EXPECT_EQ(game.position().turn, before.turn);
  EXPECT_TRUE(game.table().places().agreements.boardWasSet);
  EXPECT_TRUE(game.table().log().ends_with("set " + board + '\n'));
  while (game.table().stage() == Stage::Playing) ASSERT_NO_FATAL_FAILURE(game.decideAtRandom());
}

TEST(WoodenBoard, ATacTakesNothingOfItBack) {
  Played4 game;
  ASSERT_NE(game.position().function, Card::None);
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  game.agreeAll();
  EXPECT_EQ(game.position().undo, game.position().board);
}

TEST(WoodenBoard, OnePersonRefusesAndTheProposerTakesItBack) {
  Played4 game;
  const Position before = game.position();
  for (const std::string person : {"p2", "p0"}) {
    ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
    ASSERT_EQ(codeOf(game, "p1", AnswerBoard{true}), "");
    ASSERT_EQ(codeOf(game, person, AnswerBoard{false}), "");
    EXPECT_FALSE(game.table().places().agreements.board);
    EXPECT_EQ(codeOf(game, "p3", AnswerBoard{true}), "not_now");
  }
  EXPECT_EQ(game.position(), before);
}

TEST(WoodenBoard, NobodyTalksByBoards) {
  Played4 game;
  for (int n = 0; n < 3; ++n) {
    ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
    ASSERT_EQ(codeOf(game, "p1", AnswerBoard{false}), "");
  }
  EXPECT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "slow_down");
  EXPECT_EQ(codeOf(game, "p1", ProposeBoard{game.other()}), "");
}

TEST(WoodenBoard, AProposalLapsesWithTheNextPlay) {
  Played4 game;
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  EXPECT_EQ(codeOf(game, "p1", ProposeBoard{game.other()}), "not_now");
  game.decideFirst();
  EXPECT_FALSE(game.table().places().agreements.board);
  EXPECT_EQ(codeOf(game, "p1", AnswerBoard{true}), "not_now");
}

TEST(WoodenBoard, WhatWasBeforeCannotBeTakenBack) {
  Played4 game;
  const Seat last = game.events().back().what.index() == 0 ? a : *notation::seatNamed(lastOf<Played>(game).seat);
  ASSERT_TRUE(game.table().takeBack(last));
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  game.agreeAll();
  EXPECT_FALSE(game.table().takeBack(last));
}

TEST(WoodenBoard, BotsAgreeByThemselves) {
  TestTable game(optionsOf("four"));
  ASSERT_EQ(codeOf(game, "p0", Sit{0}), "");
  game.start();
  while (game.position().phase == Phase::Swap) ASSERT_NO_FATAL_FAILURE(game.decideAtRandom());
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{otherBoard(game.position(), game.random())}), "");
  EXPECT_EQ(countOf<BoardSet>(game), 1);
}

TEST(WoodenBoard, WhoHasLeftIsNotAsked) {
  Played4 game;
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  game.agreeAll({"p1", "p2"});
  ASSERT_EQ(codeOf(game, "p3", Leave{}), "");
  EXPECT_EQ(countOf<BoardSet>(game), 1);
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  ASSERT_EQ(codeOf(game, "p0", Leave{}), "");  // and takes the proposal along
  EXPECT_FALSE(game.table().places().agreements.board);
  EXPECT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "not_now");
  EXPECT_EQ(codeOf(game, "stranger", ProposeBoard{game.other()}), "not_seated");
}

TEST(WoodenBoard, OneThatNoGameCanHaveIsRefused) {
  Played4 game;
  const std::string rest = "/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B";
  const Texts bad = {"",
                     "a:B,B,B,B",
                     "a:B,B,B" + rest,
                     "a:B,B,B,65" + rest,
                     "a:B,B,B,20*" + rest,
                     "a:B,B,20,20" + rest,
                     "a:B,B,B,20/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B",
                     "a:B,B,B,20 hands=a:1" + rest,
                     "a:H1,H2,H3,H4/b:B,B,B,B/c:H1,H2,H3,H4/d:B,B,B,B",
                     boardOf(game)};
  for (const auto& board : bad) EXPECT_EQ(codeOf(game, "p0", ProposeBoard{board}), "bad_board") << board;
}

TEST(WoodenBoard, OnlyBetweenTwoPlays) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "p0", ProposeBoard{otherBoard(game.position(), game.random())}), "not_now");
}

TEST(WoodenBoard, NotWhereItWouldChangeARatingOrATournament) {
  Options rated = optionsOf("four");
  rated.clock.decision = 60;
  rated.rated = true;
  rated.takeBack = false;
  Started4 game(rated);
  game.swapAll();
  EXPECT_EQ(codeOf(game, "p0", ProposeBoard{otherBoard(game.position(), game.random())}), "rated");
  EXPECT_EQ(codeOf(game, "p0", OfferBreak{}), "rated");
  Options ofTournament = optionsOf("four");
  ofTournament.tournament = base::TournamentId("t");
  TestTable table(ofTournament);
  for (const CommandBody& want :
       std::initializer_list<CommandBody>{ProposeBoard{"x"}, AnswerBoard{true}, OfferBreak{}, AnswerBreak{true}})
    EXPECT_EQ(codeOf(table, "p0", want), "tournament");
}

// The record replays, with the board as it was set.
TEST(WoodenBoard, StaysInTheRecord) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Played4 game(optionsOf("four"), seed);
    for (int n = 0; n < 3 && game.table().stage() == Stage::Playing; ++n) {
      if (canSetBoard(game.position())) {
        ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
        game.agreeAll();
      }
      for (int k = 0; k < 30 && game.table().stage() == Stage::Playing; ++k)
        ASSERT_NO_FATAL_FAILURE(game.decideAtRandom());
    }
    const std::string text = notation::gameFileText(recordOf(game.events()));
    const auto record = notation::parseGameFile(text);
    ASSERT_TRUE(record) << record.error();
    EXPECT_TRUE(notation::hasBoardSet(*record));
    EXPECT_EQ(notation::gameFileText(*record), text);
    const auto end = notation::replay(*record);
    ASSERT_TRUE(end) << end.error() << '\n' << text;
    EXPECT_EQ(end->position().board, game.position().board) << text;
  }
}

TEST(WoodenBoard, ATableComesBackWithIt) {
  Played4 game;
  ASSERT_EQ(codeOf(game, "p0", ProposeBoard{game.other()}), "");
  game.agreeAll();
  ASSERT_EQ(codeOf(game, "p2", ProposeBoard{game.other()}), "");
  game.agreeAll({"p0"});
  ASSERT_EQ(codeOf(game, "p1", OfferBreak{}), "");
  Table again;
  for (const Event& event : game.events()) {
    Event kept;
    ASSERT_FALSE(json::readText(json::text(event), kept));
    ASSERT_FALSE(problemWith(again, kept));
    again.apply(kept);
  }
  EXPECT_EQ(again.dump(), game.table().dump());
  Event bad{.v = kEventVersion,
            .n = again.lastNumber() + 1,
            .t = again.lastTime(),
            .who = {},
            .id = {},
            .what = BoardSet{"a:B"}};
  EXPECT_EQ(problemWith(again, bad)->code, RefusalCode::BadBoard);
}

// ---- A break ----

Options withClock() {
  Options options = optionsOf("four");
  options.clock = {60, 30};
  return options;
}

TEST(Break, ClocksStandStillUntilAllAreBack) {
  Played4 game(withClock());
  const Seat turn = game.turn();
  game.now += 20s;
  const auto deadline = *game.table().deadline(turn);
  game.breakBegins();
  EXPECT_EQ(countOf<BreakBegan>(game), 1);
  EXPECT_TRUE(game.table().deciding().empty());
  EXPECT_FALSE(game.table().deadline(turn));
  game.now += 600s;
  for (const std::string person : {"p3", "p0", "p2"}) ASSERT_EQ(codeOf(game, person, EndBreak{}), "");
  EXPECT_TRUE(game.table().places().agreements.breakSince);
  ASSERT_EQ(codeOf(game, "p1", EndBreak{}), "");
  EXPECT_FALSE(game.table().places().agreements.breakSince);
  EXPECT_EQ(game.table().deadline(turn), deadline + 600s);
}

TEST(Break, NobodyDecidesInIt) {
  Played4 game;
  const Seat turn = game.turn();
  const std::string play = legalPlays(game.table(), turn).front().play;
  game.breakBegins();
  EXPECT_EQ(codeOf(game, game.personAt(turn), MakePlay{std::string(1, notation::seatLetter(turn)), play}), "not_now");
  EXPECT_EQ(codeOf(game, game.personAt(turn), ListPlays{std::string(1, notation::seatLetter(turn))}), "not_now");
  for (const Seat seat : game.position().layout().seats) EXPECT_FALSE(game.table().takeBack(seat));
  for (const std::string person : {"p0", "p1", "p2", "p3"}) ASSERT_EQ(codeOf(game, person, EndBreak{}), "");
  game.decide(turn, play);
}

TEST(Break, ABotWaitsToo) {
  Options options = optionsOf("four");
  options.playForced = true;
  TestTable game(options);
  ASSERT_EQ(codeOf(game, "p0", Sit{0}), "");
  game.start();
  ASSERT_EQ(codeOf(game, "p0", OfferBreak{}), "");  // nobody else is to be asked
  EXPECT_TRUE(game.table().places().agreements.breakSince);
  EXPECT_TRUE(game.table().deciding().empty());
  EXPECT_FALSE(forcedPlay(game.table()));
  ASSERT_EQ(codeOf(game, "p0", EndBreak{}), "");
  EXPECT_FALSE(game.table().deciding().empty());
}

TEST(Break, OneWhoIsAgainstItKeepsTheGameGoing) {
  Played4 game;
  EXPECT_EQ(codeOf(game, "p1", AnswerBreak{true}), "not_now");
  ASSERT_EQ(codeOf(game, "p0", OfferBreak{}), "");
  ASSERT_EQ(codeOf(game, "p1", AnswerBreak{true}), "");
  ASSERT_EQ(codeOf(game, "p2", AnswerBreak{false}), "");
  EXPECT_EQ(codeOf(game, "p3", AnswerBreak{true}), "not_now");
  EXPECT_EQ(countOf<BreakBegan>(game), 0);
  EXPECT_EQ(codeOf(game, "p0", EndBreak{}), "not_now");
}

TEST(Break, WhoLeavesIsNotWaitedFor) {
  Played4 game;
  ASSERT_EQ(codeOf(game, "p0", OfferBreak{}), "");
  for (const std::string person : {"p1", "p2"}) ASSERT_EQ(codeOf(game, person, AnswerBreak{true}), "");
  ASSERT_EQ(codeOf(game, "p3", Leave{}), "");
  EXPECT_TRUE(game.table().places().agreements.breakSince);
  EXPECT_EQ(codeOf(game, "p0", OfferBreak{}), "not_now");
  for (const std::string person : {"p1", "p2"}) ASSERT_EQ(codeOf(game, person, EndBreak{}), "");
  game.gone = {"p0"};
  for (const std::string person : {"p1", "p2"}) ASSERT_EQ(codeOf(game, person, Vote{0}), "");
  EXPECT_FALSE(game.table().places().agreements.breakSince);
}

TEST(Break, NotByCorrespondence) {
  Options options = optionsOf("four");
  options.clock.decision = 3 * 24 * 60 * 60;
  Played4 game(options);
  ASSERT_TRUE(game.table().options().clock.isByCorrespondence());
  EXPECT_EQ(codeOf(game, "p0", OfferBreak{}), "not_now");
}

}  // namespace
}  // namespace tacit::table
