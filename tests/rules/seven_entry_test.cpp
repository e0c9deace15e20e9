// Sevens entered leg by leg: every leg offered leads to a legal seven, every legal seven can be entered.
#include "rules/seven_entry.h"

#include <gtest/gtest.h>

#include <set>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/seven_legs.h"

namespace tacit {
namespace {

Position position(const std::string& text) {
  const auto scene = notation::parsePosition(text);
  EXPECT_TRUE(scene.ok()) << scene.error();
  return scene->position;
}

const std::string kSpill =  // rules 13.11: a's last marble home, the rest is the partner's
    "layout=pairs4 board=a:62,H2,H3,H4/b:B,B,B,B/c:B,B,B,40/d:B,B,B,B hands=a:7/b:2/c:/d: dealer=d turn=a";
const std::string kBlocked =  // rules 13.12: the partner has nothing to move, so d may not stop in H1
    "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:47,H2,H3,H4 hands=a:2/b:/c:/d:7 dealer=c turn=d";
const std::string kMany =
    "layout=pairs4 board=a:B,10,62,H2/b:B,B,B,12/c:B,B,B,40/d:B,B,B,64 hands=a:7/b:2/c:/d: dealer=d turn=a";
const std::string kTac =
    "layout=pairs4 board=a:B,B,B,10/b:B,B,B,27/c:B,B,B,B/d:B,B,B,B hands=a:2/b:TAC/c:/d: dealer=a turn=b fn=7 "
    "undo=a:B,B,B,3/b:B,B,20,27/c:B,B,B,B/d:B,B,B,B";

std::optional<Leg> named(const SevenEntry& entry, std::string_view text) {
  return notation::legNamed(text, entry.legs());
}

std::set<std::array<std::uint64_t, 3>> listedEnds(const Position& p, Card laid) {
  PlayList list;
  listPlays(p, list);
  std::set<std::array<std::uint64_t, 3>> ends;
  for (const Play& play : list)
    if (play.kind == Kind::Seven && play.card == laid) ends.insert(play.after.words());
  return ends;
}

// Walks every way through the entry; every dead end is a fault.
void walkAll(SevenEntry& entry, std::set<std::array<std::uint64_t, 3>>& ends, int& left) {
  if (entry.done()) {
    ASSERT_TRUE(entry.play().has_value());
    ends.insert(entry.board().words());
    return;
  }
  if (--left < 0) return;
  const auto legs = entry.legs();
  ASSERT_FALSE(legs.empty()) << "no way on with " << entry.left() << " steps left";
  for (const auto& leg : legs) {
    ASSERT_TRUE(entry.walk(leg));
    walkAll(entry, ends, left);
    ASSERT_TRUE(entry.back());
  }
}

TEST(SevenEntry, EveryLegOfferedLeadsToAListedSevenAndAllOfThemAreReached) {
  for (const auto& [text, card] :
       {std::pair(kSpill, Card::Seven), {kBlocked, Card::Seven}, {kMany, Card::Seven}, {kTac, Card::Tac}}) {
    const Position p = position(text);
    SevenEntry entry(p, card);
    std::set<std::array<std::uint64_t, 3>> ends;
    int enough = 200'000;
    walkAll(entry, ends, enough);
    EXPECT_EQ(ends, listedEnds(p, card)) << text;
  }
}

TEST(SevenEntry, OffersNoLegThatCannotBeFinished) {
  const SevenEntry entry(position(kBlocked), Card::Seven);
  EXPECT_FALSE(named(entry, "d47-H1")) << "three steps, and nobody could walk the other four";
  EXPECT_TRUE(named(entry, "d47-54"));
}

TEST(SevenEntry, BackRestoresBoardStepsAndLegs) {
  SevenEntry entry(position(kMany), Card::Seven);
  const Board before = entry.board();
  const auto legs = entry.legs().size();
  EXPECT_FALSE(entry.back());
  ASSERT_TRUE(entry.walk(*named(entry, "a10-13")));
  EXPECT_EQ(entry.left(), 4);
  EXPECT_TRUE(entry.board().hasBaseMarble(Seat(1))) << "b was captured on the way";
  ASSERT_TRUE(entry.back());
  EXPECT_EQ(entry.left(), 7);
  EXPECT_EQ(entry.board(), before);
  EXPECT_EQ(entry.legs().size(), legs);
}

TEST(SevenEntry, IsDoneExactlyWhenAllSevenAreUsed) {
  SevenEntry entry(position(kSpill), Card::Seven);
  ASSERT_TRUE(entry.walk(*named(entry, "62-H1"))) << "the colour may be left out where it is clear";
  EXPECT_FALSE(entry.done());
  EXPECT_FALSE(entry.play());
  EXPECT_EQ(entry.left(), 3);
  ASSERT_TRUE(entry.walk(*named(entry, "c40-43")));
  EXPECT_TRUE(entry.done());
  EXPECT_TRUE(entry.legs().empty());
  const auto play = entry.play();
  ASSERT_TRUE(play);
  EXPECT_EQ(notation::playText(position(kSpill), *play), "7:a62-H1,c40-43");
}

TEST(SevenEntry, RefusesWhatIsNotOffered) {
  SevenEntry entry(position(kMany), Card::Seven);
  EXPECT_FALSE(entry.walk({Seat(1), Space(12), Space(13)})) << "not an own marble";
  for (const auto* const text : {"", "a", "a10", "a10-", "-", "a99-3", "z10-11", "a10-10", "aB-1", "b12-13"})
    EXPECT_FALSE(named(entry, text)) << text;
  EXPECT_EQ(entry.left(), 7);
}

TEST(SevenEntry, ATacStartsFromTheUndoBoard) {
  SevenEntry entry(position(kTac), Card::Tac);
  EXPECT_TRUE(named(entry, "b20-22"));
  EXPECT_FALSE(named(entry, "a3-5")) << "b's seven moves b's marbles";
  ASSERT_TRUE(entry.walk(*named(entry, "b20-27")));
  EXPECT_EQ(notation::playText(position(kTac), *entry.play()), "TAC=7:b20-27");
}

}  // namespace
}  // namespace tacit
