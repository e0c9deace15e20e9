// What a view shows and what it knows (docs/notation.md, command `view` and field `knows`).
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(View, OtherHandsAndTheStackAreCounts) {
  const Table t("hands=a:1,7/b:2/c:4,9,9/d: stack=5,6,6,8 deals=5");
  EXPECT_EQ(t.viewField("c", "hands"), "a:?2/b:?1/c:4,9,9/d:");  // an empty hand is no secret
  EXPECT_EQ(t.viewField("c", "stack"), "?4");
}

TEST(View, EverythingElseIsPublic) {
  const Table t("board=a:20/b:1 hands=a:1,7/b:2/c:4/d:3 fn=5 undo=a:15/b:20 says=+-+- gone=5,6 laid=30 shuffles=2");
  const std::string view = t.view("b");
  for (const std::string field :
       {"layout", "board", "dealer", "turn", "fn", "undo", "says", "gone", "laid", "shuffles"})
    EXPECT_EQ(Table::fieldOf(view, field), t.field(field)) << field;
}

TEST(View, GiftsOfOthersAreHiddenUntilAllHaveGiven) {
  Table t("hands=a:1,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8");
  EXPECT_EQ(t.viewField("a", "given"), "a:7/b:?");
  EXPECT_EQ(t.viewField("c", "given"), "a:?/b:?");
  EXPECT_EQ(t.viewField("bd", "given"), "a:?/b:8");
  EXPECT_EQ(t.viewField("a", "knows"), "");
}

TEST(View, TheGiverKnowsWhatHeGave) {
  Table t("hands=a:1,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10");
  EXPECT_EQ(t.viewField("a", "knows"), "c:7");
  EXPECT_EQ(t.viewField("b", "knows"), "d:8");
  EXPECT_EQ(t.viewField("ac", "knows"), "");  // hands that are shown are not in it
  EXPECT_EQ(t.viewField("ab", "knows"), "c:7/d:8");
}

TEST(View, TriosGiveToTheNextTeamMate) {
  Table t("layout=trios6 hands=a:1/b:2/c:3/d:5/e:6/f:9 phase=swap");
  t.play("a give:1 b give:2 c give:3 d give:5 e give:6 f give:9");
  EXPECT_EQ(t.viewField("a", "knows"), "c:1");
  EXPECT_EQ(t.viewField("e", "knows"), "a:6");
}

TEST(View, AKnownCardThatIsLaidIsForgotten) {
  Table t("hands=a:2,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a 2:drop b 2:drop");
  EXPECT_EQ(t.viewField("a", "knows"), "c:7");
  t.play("c 7:drop");
  EXPECT_EQ(t.viewField("a", "knows"), "");
}

TEST(View, AnotherCardLaidLeavesTheKnownOne) {
  Table t("hands=a:2,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a 2:drop b 2:drop c 3:drop");
  EXPECT_EQ(t.viewField("a", "knows"), "c:7");
}

TEST(View, CardsOfOneKindAreNotToldApart) {
  Table t("hands=a:2,7/b:2,8/c:7,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a 2:drop b 2:drop c 7:drop");
  EXPECT_EQ(t.viewField("a", "knows"), "");  // it may have been the one that was given
}

TEST(View, AfterAJesterEveryoneKnowsTheHandHePassedOn) {
  Table t("hands=a:5,JES/b:6,6/c:9/d:12");
  t.play("a JES");
  EXPECT_EQ(t.viewField("a", "knows"), "d:5");
  EXPECT_EQ(t.viewField("b", "knows"), "a:6,6");
  EXPECT_EQ(t.viewField("c", "knows"), "b:9");
  EXPECT_EQ(t.viewField("d", "knows"), "c:12");
}

TEST(View, AJesterCarriesKnownCardsAlong) {
  Table t("hands=a:2,7,JES/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a JES");
  EXPECT_EQ(t.field("hands"), "a:2,10/b:3,7/c:5,8/d:2,9");
  EXPECT_EQ(t.viewField("a", "knows"), "b:7/d:2,9");
  EXPECT_EQ(t.viewField("b", "knows"), "a:2,10/c:8");
}

TEST(View, KnownCardsThatCometoTheViewerAreNoLongerListed) {
  // b gave 8 to d; a Jester of d's neighbour c hands d's cards to c, and b's own to a.
  Table t("layout=free3 hands=a:2,JES/b:8/c:3");
  t.play("a JES");
  EXPECT_EQ(t.viewField("b", "knows"), "a:8");
  EXPECT_EQ(t.viewField("b", "hands"), "a:?1/b:3/c:?1");
}

TEST(View, TheDevilsPlayerSeesTheVictimsHandWhileDeciding) {
  Table t("hands=a:3,DEV/b:2,9/c:5/d:6");
  t.play("a DEV");
  EXPECT_EQ(t.viewField("a", "hands"), "a:3/b:2,9/c:?1/d:?1");
  EXPECT_EQ(t.viewField("a", "knows"), "");
  EXPECT_EQ(t.viewField("b", "hands"), "a:?1/b:2,9/c:?1/d:?1");
  EXPECT_EQ(t.viewField("d", "hands"), "a:?1/b:?2/c:?1/d:6");
  t.play("a 9:drop");
  EXPECT_EQ(t.viewField("a", "hands"), "a:3/b:?1/c:?1/d:?1");
  EXPECT_EQ(t.viewField("a", "knows"), "b:2");
}

TEST(View, ATacUsedAsDevilShowsTheNextHandToTheVictim) {
  Table t("hands=a:3,DEV/b:2,TAC/c:5,9/d:6");
  t.play("a DEV a TAC=DEV");
  EXPECT_EQ(t.viewField("b", "hands"), "a:?1/b:2/c:5,9/d:?1");
  EXPECT_EQ(t.viewField("a", "hands"), "a:3/b:?1/c:?2/d:?1");
  EXPECT_EQ(t.viewField("a", "knows"), "b:2");
  t.play("b 5:drop");
  EXPECT_EQ(t.viewField("b", "knows"), "c:9");
  EXPECT_EQ(t.viewField("a", "knows"), "b:2");
}

TEST(View, ADevilThatLaysAJesterKnowsBothHands) {
  // a saw b's rest (6), which a now holds; passed its own 5 to d; sees b's new hand while deciding.
  Table t("hands=a:5,DEV/b:6,JES/c:8,9/d:12");
  t.play("a DEV a JES");
  EXPECT_EQ(t.viewField("a", "hands"), "a:6/b:8,9/c:?1/d:?1");
  EXPECT_EQ(t.viewField("a", "knows"), "d:5");
  EXPECT_EQ(t.viewField("c", "knows"), "b:8,9");
  t.play("a 9:drop");
  EXPECT_EQ(t.viewField("a", "knows"), "b:8/d:5");
  EXPECT_EQ(t.viewField("c", "knows"), "b:8");
  EXPECT_EQ(t.viewField("b", "knows"), "a:6");
}

TEST(View, NothingIsKnownInANewDeal) {
  Table t("hands=a:7/b:2/c:3/d:5 phase=swap deals=2");
  t.play("a give:7 b give:2 c give:3 d give:5");
  EXPECT_EQ(t.viewField("a", "knows"), "c:7");
  t.play("a 3:drop b 5:drop c 7:drop d 2:drop");
  EXPECT_EQ(t.field("deals"), "3");
  EXPECT_EQ(t.viewField("a", "knows"), "");
}

TEST(View, NothingIsKnownOfHandsSetAside) {
  const std::string done = "H1,H2,H3,H4";
  Table t("layout=pairs6 rules=std,places=yes board=a:65,H2,H3,H4/d:" + done +
          " hands=a:3,7/b:2,8/c:2,9/d:5,10/e:5,6/f:6,9 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 e give:6 f give:6 a 3:a65-H1");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.viewField("a", "knows"), "");
  EXPECT_EQ(t.viewField("b", "knows"), "e:8");
  EXPECT_FALSE(notation::parsePosition(t.view("a")).ok() == false) << t.view("a");
}

TEST(View, AnUndoForgetsNothing) {
  Table t("board=b:20/c:40 hands=a:3,DEV/b:2,9/c:5,TAC/d:6");
  t.play("a DEV a 9:b20-29 c TAC=9:c40-49");
  EXPECT_EQ(t.viewField("a", "knows"), "b:2");
}

TEST(View, HiddenCardsDoNotChangeIt) {
  const std::string parts = "board=a:20/b:30/c:40 hands=a:5,6/";
  Table one(parts + "b:2,9/c:3,12/d:TAC,8");
  Table other(parts + "b:9,DEV/c:12,1/d:7,7");
  EXPECT_EQ(one.view("a"), other.view("a"));
  one.play("a 5:a20-25 b 9:b30-39 c 12:c40-52");
  other.play("a 5:a20-25 b 9:b30-39 c 12:c40-52");
  EXPECT_EQ(one.view("a"), other.view("a"));
}

TEST(View, OfAPersonWithAllSeatsIsTheWholeTable) {
  const Table t("hands=a:1,7/b:2/c:4,9,9/d:3");
  EXPECT_EQ(t.viewField("abcd", "hands"), "a:1,7/b:2/c:4,9,9/d:3");
}

TEST(View, WhatAPositionSaysIsKnownToTheViewer) {
  Table t("hands=a:5,6/b:?3/c:?2/d:?1 knows=b:7/c:TAC");
  EXPECT_EQ(t.viewField("a", "knows"), "b:7/c:TAC");
  EXPECT_EQ(t.field("knows"), "b:7/c:TAC");
}

// ---- The card got in the swap, as long as it is still there ----

// `a:7` for a seat of the viewer that keeps it.
std::string kept(const Table& t, char seat) {
  const View view = t.seen(std::string(1, seat));
  const auto at = static_cast<Seat>(seat - 'a');
  return view.keeps.contains(at) ? std::string(notation::cardName(view.received[at])) : "";
}

TEST(View, TheReceivedCardIsKeptUntilItIsLaid) {
  Table t("hands=a:2,7/b:2,8/c:3,9/d:5,10 phase=swap");
  EXPECT_EQ(kept(t, 'a'), "");
  t.play("a give:7 b give:8 c give:9 d give:10 a 2:drop");
  EXPECT_EQ(kept(t, 'a'), "9");
  t.play("b 2:drop c 3:drop d 5:drop a 9:drop");
  EXPECT_EQ(kept(t, 'a'), "");
  EXPECT_EQ(kept(t, 'c'), "7");
}

TEST(View, AReceivedCardIsGoneWithOneOfItsKind) {
  Table t("hands=a:9,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a 9:drop");
  EXPECT_EQ(t.hand('a'), "9");
  EXPECT_EQ(kept(t, 'a'), "");  // it may be the one that was there before
}

TEST(View, AJesterTakesTheReceivedCardAway) {
  Table t("hands=a:2,12,JES/b:2,12/c:3,12/d:5,12 phase=swap");
  t.play("a give:12 b give:12 c give:12 d give:12 a JES");
  EXPECT_EQ(t.hand('a'), "2,12");
  for (const char seat : {'a', 'b', 'c', 'd'}) EXPECT_EQ(kept(t, seat), "") << seat;
}

// ---- What is known of 1s and 13s ----

// One sign per seat, as the viewer's table shows it: + some, - none, y n as declared, ? nothing is known.
std::string openings(const Table& t, std::string_view viewer) {
  const View view = t.seen(viewer);
  std::string signs;
  for (const Seat seat : view.position.layout().seats)
    signs += "?+-yn"[static_cast<std::size_t>(openingsIn(view, seat))];
  return signs;
}

TEST(View, ADeclarationHoldsUntilCardsAreSwapped) {
  Table t("hands=a:2,7/b:1,8/c:3,9/d:5,13 phase=swap says=-+-+");
  EXPECT_EQ(openings(t, "a"), "-+-+");
  t.play("a give:7 b give:8");
  EXPECT_EQ(openings(t, "a"), "-y-+");  // the card that b put aside may be what it declared
  t.play("c give:9 d give:5");
  EXPECT_EQ(openings(t, "a"), "-y-y");  // a saw what c got, not what b and d gave
  EXPECT_EQ(openings(t, "b"), "n+n+");  // b got d's 5: d still has what it declared
  EXPECT_EQ(openings(t, "c"), "-y-y");
}

TEST(View, AnOpeningCardThatIsLaidIsNoLongerThere) {
  Table t("hands=a:2,7/b:1,8/c:3,9/d:5,13 phase=swap says=-+-+");
  t.play("a give:7 b give:8 c give:9 d give:5 a 2:drop b 1:bB-17");
  EXPECT_EQ(openings(t, "a"), "-?-y");
  EXPECT_EQ(openings(t, "b"), "--n+");  // a would have played one rather than drop
}

TEST(View, AGiftTellsTheGiverAndTheReceiver) {
  Table t("hands=a:1,7/b:1,13/c:3,9/d:5,6 phase=swap says=++--");
  t.play("a give:1 b give:13 c give:9 d give:5");
  EXPECT_EQ(openings(t, "a"), "-y+n");
  EXPECT_EQ(openings(t, "c"), "?y+n");  // a gave its 1; whether it has another one nobody knows
  EXPECT_EQ(openings(t, "b"), "y+n+");
  t.play("a 7:drop b 1:bB-17 c 1:cB-33");
  EXPECT_EQ(openings(t, "a"), "-?-n");
  EXPECT_EQ(openings(t, "b"), "---+");  // who declared none and has laid one has none left
}

TEST(View, AJesterTakesDeclarationsAlong) {
  Table t("layout=free3 hands=a:2,JES/b:1,8/c:3,9 says=-+-");
  EXPECT_EQ(openings(t, "c"), "-+-");
  t.play("a JES");
  EXPECT_EQ(t.hand('a'), "1,8");
  EXPECT_EQ(openings(t, "c"), "+--");
}

TEST(View, AHandDroppedFromShowsThatItHasNone) {
  Table t("hands=a:2,7/b:2,8/c:3,9/d:5,10");
  EXPECT_EQ(openings(t, "a"), "-???");
  t.play("a 2:drop b 2:drop");
  EXPECT_EQ(openings(t, "a"), "--??");  // with a 1 or a 13 a marble would have come out
}

// What a viewer is sure of is so.
void expectTrue(const Table& t) {
  const Position all = t.seen("abcdef").position;
  for (const Seat viewer : all.layout().seats) {
    const View view = t.seen(std::string(1, static_cast<char>('a' + viewer)));
    for (const Seat seat : all.layout().seats) {
      const Openings known = openingsIn(view, seat);
      const bool some = all.hands[seat].holdsOpeningCard();
      EXPECT_FALSE(known == Openings::Some && !some) << t.position() << " seen by " << viewer << ": " << seat;
      EXPECT_FALSE(known == Openings::None && some) << t.position() << " seen by " << viewer << ": " << seat;
    }
  }
}

TEST(View, WhatIsKnownOfOpeningCardsIsTrue) {
  for (const std::string layout : {"pairs4", "free3", "trios6", "pairs6"}) {
    Random random(5);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Table t = Table::newGame(layout, "std", "master", seed);
      for (int play = 0; play < 150 && t.phase() != "over"; ++play) {
        t.playAny(random.below(1000));
        expectTrue(t);
      }
    }
  }
}

TEST(View, ItCanBeReadBackAsAPosition) {
  Table t("hands=a:2,7,JES/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9 d give:10 a JES");
  for (const std::string seats : {"a", "b", "ac", "abcd"}) {
    const auto scene = notation::parsePosition(t.view(seats));
    ASSERT_TRUE(scene.ok()) << t.view(seats);
    EXPECT_EQ(notation::positionText(*scene), t.view(seats));
  }
}

}  // namespace
}  // namespace tacit::testing
