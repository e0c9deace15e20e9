// Plays as text (notation.md, "Plays"): every row of the table, the one text of a play, and all others that are read.
#include "notation/play_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/game_text.h"

namespace tacit::notation {
namespace {

using testing::joined;
using testing::Table;
using testing::Texts;
using testing::words;

Position positionOf(std::string_view parts) {
  const auto scene = parsePosition(testing::completed(parts));
  if (!scene) throw std::invalid_argument(scene.error());
  return scene->position;
}

// The position line after a play written like this; or the error.
std::string after(std::string_view parts, const std::string& text) {
  Position p = positionOf(parts);
  const auto play = parsePlay(p, text);
  if (!play) return "error: " + play.error();
  carryOut(p, *play);
  return positionText(Scene{p, {}, {}});
}

void expectPlays(std::string_view parts, Texts wanted) {
  std::ranges::sort(wanted);
  EXPECT_EQ(Table(parts).plays(), wanted) << parts;
}

// Listed under the first text; the others are read as the same play.
void expectSamePlay(std::string_view parts, const Texts& ways) {
  const Table table(parts);
  EXPECT_EQ(std::ranges::count(table.plays(), ways[0]), 1) << ways[0] << " in the list of " << parts;
  for (std::size_t i = 1; i < ways.size(); ++i) {
    EXPECT_EQ(after(parts, ways[i]), after(parts, ways[0])) << ways[i] << " in " << parts;
    EXPECT_EQ(std::ranges::count(table.plays(), ways[i]), 0) << ways[i] << " in the list of " << parts;
  }
}

void expectPlayRefused(std::string_view parts, const std::string& text, const Texts& mentions = {}) {
  const Position p = positionOf(parts);
  const auto play = parsePlay(p, text);
  ASSERT_FALSE(play.ok()) << "accepted: " << text.substr(0, 200) << " in " << parts << " as " << playText(p, *play);
  for (const auto& mention : mentions)
    EXPECT_NE(play.error().find(mention), std::string::npos) << "no '" << mention << "' in: " << play.error();
  EXPECT_EQ(play.error().find_first_of(std::string_view("\n\r\0", 3)), std::string::npos);
  EXPECT_LT(play.error().size(), 300U);
}

// ---- The rows of the table ----

TEST(PlayText, GivingInTheSwap) {
  expectPlays("phase=swap hands=a:7,7,1,TAC", {"give:1", "give:7", "give:TAC"});
  EXPECT_EQ(Table("phase=swap hands=a:7,1").play("a give:7").field("given"), "a:7");
}

TEST(PlayText, Moves) {
  expectPlays("board=a:20 hands=a:5", {"5:a20-25"});
  expectPlays("hands=a:13", {"13:aB-1"});
  expectPlays("hands=a:1", {"1:aB-1"});
  expectPlays("board=a:H2 hands=a:2", {"2:aH2-H4"});
  expectPlays("board=a:20,30,40,H2 hands=a:1", {"1:a20-21", "1:a30-31", "1:a40-41", "1:aH2-H3"});
  expectPlays("board=a:2 hands=a:4", {"4:a2-62", "4:a2-H3"});
  expectPlays("board=a:62 hands=a:6", {"6:a62-4", "6:a62-H3"});
  expectPlays("board=a:20/b:25 hands=a:5", {"5:a20-25"});  // the capture is not written
  expectPlays("layout=pairs6 board=a:64 hands=a:5", {"5:a64-3", "5:a64-H2"});
}

TEST(PlayText, Sevens) {
  expectPlays("board=a:10 hands=a:7", {"7:a10-17"});
  expectPlays("board=a:10/c:40 hands=a:7", {"7:a10-17"});
  // The last marble gets home: what is left is for the partner.
  expectPlays("board=a:63,H2,H3,H4/c:40 hands=a:7", {"7:a63-6", "7:a63-H1,c40-44"});
  EXPECT_EQ(Table("board=a:30,H3 hands=a:7").play("a 7:aH3-H2,a30-36").board(), "a:36,H2");  // one step back
}

TEST(PlayText, SkipAndTheEight) {
  expectPlays("board=a:20 hands=a:8", {"8:a20-28", "8:skip"});
  expectPlays("board=a:20 hands=a:8 others=", {"8:a20-28"});
}

TEST(PlayText, TricksterAndWarrior) {
  expectPlays("board=a:10/b:33 hands=a:TRI", {"TRI:a10~b33"});
  expectPlays("board=a:33/b:10 hands=a:TRI", {"TRI:b10~a33"});  // the smaller ring number first
  expectPlays("board=a:10/b:9 hands=a:TRI", {"TRI:b9~a10"});
  expectPlays("board=a:10/b:40 hands=a:WAR", {"WAR:a10-40"});
  expectPlays("board=a:10 hands=a:WAR", {"WAR:a10-B"});
  expectPlays("board=a:10,20 hands=a:WAR", {"WAR:a10-20", "WAR:a20-10"});
}

TEST(PlayText, AngelJesterDevil) {
  expectPlays("hands=a:ANG", {"ANG:bB-17"});
  expectPlays("board=b:20,34,40,H3 hands=a:ANG",
              {"ANG:b20-21", "ANG:b20-33", "ANG:b34-35", "ANG:b40-41", "ANG:b40-53", "ANG:bH3-H4"});
  expectPlays("hands=a:JES", {"JES"});
  expectPlays("hands=a:DEV", {"DEV"});
}

TEST(PlayText, Tacs) {
  const auto tac = [](const std::string& fn, const std::string& board = "a:20/b:40") {
    return Table("board=" + board + " hands=a:TAC fn=" + fn).plays();
  };
  EXPECT_EQ(tac("5"), Texts{"TAC=5:a20-25"});
  EXPECT_EQ(tac("13"), (Texts{"TAC=13:a20-33", "TAC=13:aB-1"}));
  EXPECT_EQ(tac("8"), (Texts{"TAC=8:a20-28", "TAC=8:skip"}));
  EXPECT_EQ(tac("4"), Texts{"TAC=4:a20-16"});
  EXPECT_EQ(tac("7"), Texts{"TAC=7:a20-27"});
  EXPECT_EQ(tac("TRI"), Texts{"TAC=TRI:a20~b40"});
  EXPECT_EQ(tac("WAR"), Texts{"TAC=WAR:a20-40"});
  EXPECT_EQ(tac("ANG"), Texts{"TAC=ANG:bB-17"});
  EXPECT_EQ(tac("JES"), Texts{"TAC=JES"});
  EXPECT_EQ(tac("DEV"), Texts{"TAC=DEV"});
  EXPECT_EQ(tac("5", ""), Texts{"TAC:drop"});
  expectPlays("board=a:20 hands=a:TAC", {"TAC:drop"});  // no function
  // It is read and written on the undo board.
  expectPlays("board=a:20/b:30 undo=a:50/b:60 fn=TRI hands=a:TAC", {"TAC=TRI:a50~b60"});
  expectPlays("board=a:20/b:30 undo=a:50/b:60 fn=7 hands=a:TAC", {"TAC=7:a50-57"});
}

TEST(PlayText, Drops) {
  expectPlays("hands=a:9,9,JES others=", {"9:drop", "JES:drop"});
  expectPlays("hands=a:9,TAC,13 phase=skipped board=a:20 fn=8",
              {"13:drop", "9:drop", "TAC:drop", "TAC=8:a20-28", "TAC=8:skip"});
}

TEST(PlayText, LettingAWinStand) {
  const std::string won =
      "board=a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4 undo=a:63,H2,H3,H4/b:20/c:H1,H2,H3,H4 fn=3 hands=b:9,TAC turn=b "
      "phase=answer won=ac";
  expectPlays(won, {"TAC=3:b20-23"});
  expectPlayRefused(won, "pass", {"pass"});
  expectPlays(won + " rules=zh", {"TAC=3:b20-23", "pass"});
  expectPlayRefused("board=a:20 hands=a:5 rules=zh", "pass", {"pass"});
}

// ---- Same play ----

TEST(PlayText, EitherOrderOfTheTrickster) {
  expectSamePlay("board=a:10/b:33 hands=a:TRI", {"TRI:a10~b33", "TRI:b33~a10"});
  expectSamePlay("board=a:33/b:10 hands=a:TRI", {"TRI:b10~a33", "TRI:a33~b10"});
  expectSamePlay("board=a:9,10/b:33 hands=a:TRI", {"TRI:a9~a10", "TRI:a10~a9"});
  expectSamePlay("board=a:20/b:33 fn=TRI hands=a:TAC", {"TAC=TRI:a20~b33", "TAC=TRI:b33~a20"});
}

TEST(PlayText, ExchangesOfOneColourAreOnePlay) {
  // Nothing changes whichever two are exchanged; the smallest text stands for all of them.
  expectPlays("board=a:2,10,20 hands=a:TRI", {"TRI:a10~a20"});
  expectSamePlay("board=a:2,10,20 hands=a:TRI",
                 {"TRI:a10~a20", "TRI:a2~a10", "TRI:a2~a20", "TRI:a20~a10", "TRI:a20~a2"});
  // Colours do not matter either.
  expectSamePlay("board=a:40,50/b:2,3 hands=a:TRI", {"TRI:a40~a50", "TRI:b2~b3", "TRI:b3~b2"});
  expectSamePlay("board=a:40/b:2,3,10/c:5,6 hands=a:TRI", {"TRI:b2~b10", "TRI:b2~b3", "TRI:b3~b10", "TRI:c5~c6"});
}

TEST(PlayText, AnExchangeThatEndsFreshnessIsAnotherPlay) {
  const std::string board = "board=a:1*,10,20/b:17*,40,50 hands=a:TRI";
  const Texts list = Table(board).plays();
  Texts oneColour;
  for (const auto& text : list)
    if (text[4] == text[text.find('~') + 1]) oneColour.push_back(text);
  EXPECT_EQ(oneColour, (Texts{"TRI:a10~a20", "TRI:a1~a10", "TRI:b17~b40"}));
  expectSamePlay(board, {"TRI:a10~a20", "TRI:b40~b50"});
  expectSamePlay(board, {"TRI:a1~a10", "TRI:a1~a20", "TRI:a20~a1"});
  expectSamePlay(board, {"TRI:b17~b40", "TRI:b17~b50"});
  EXPECT_EQ(Table(board).play("a TRI:a1~a20").board(), "a:1,10,20/b:17*,40,50");
}

// A finished seat that helps several colours: bringing out onto the own fresh marble changes nothing, whatever the
// colour.
TEST(PlayText, BringOutsThatChangeNothingAreOnePlay) {
  const std::string home = "H1,H2,H3,H4";
  const std::string coop = "layout=coop4 board=a:" + home + "/b:17*/c:" + home + "/d:49* hands=a:";
  expectPlays(coop + "13", {"13:b17-30", "13:bB-17", "13:d49-62"});
  expectSamePlay(coop + "13", {"13:bB-17", "13:dB-49"});
  expectSamePlay(coop + "1", {"1:bB-17", "1:dB-49"});
  expectSamePlay(coop + "TAC fn=13", {"TAC=13:bB-17", "TAC=13:dB-49"});
  expectSamePlay(coop + "ANG", {"ANG:bB-17", "ANG:dB-49"});
  expectSamePlay("layout=trios6 board=a:" + home + "/c:23*/e:45* hands=a:1", {"1:cB-23", "1:eB-45"});
  expectSamePlay("layout=coop6 board=a:" + home + "/b:12*/c:23*/d:" + home + "/e:45*/f:56* hands=a:1",
                 {"1:bB-12", "1:cB-23", "1:eB-45", "1:fB-56"});
}

// ---- Sevens against a plain search ----

// Rules 7 step by step, by nothing but the text of the rules: pairs4 and coop4, no switches.
class NaiveSeven {
 public:
  struct Spelling {
    std::size_t legs = 0;
    std::string text;
    auto operator<=>(const Spelling&) const = default;
  };

  NaiveSeven(bool coop, std::string_view shortBoard) : coop_(coop) {
    for (const auto& piece : words(shortBoard, '/'))
      for (const auto& space : words(piece.substr(2), ',')) {
        const bool fresh = space.ends_with('*');
        const std::string bare = fresh ? space.substr(0, space.size() - 1) : space;
        marbles_.push_back({piece[0], bare[0] == 'H' ? 100 + (bare[1] - '0') : std::stoi(bare), fresh, false});
      }
    for (auto& m : marbles_) m.locked = m.space > 100 && isLocked(m);
  }

  struct Found {
    Spelling best;                 // the fewest legs, then the smallest text
    std::set<std::string> others;  // some other ways to write it
  };

  // By the board reached.
  std::map<std::string, Found> search() {
    step(7, 0);
    std::map<std::string, Found> all;
    for (const auto& [out, found] : found_) all[board(out)] = found;
    return all;
  }

 private:
  struct Marble {
    char colour;
    int space;  // 0 base, 1..64, 101..104
    bool fresh;
    bool locked;
  };
  struct Step {
    char colour;
    int from;
    int to;
  };

  static int startOf(char colour) { return 1 + (colour - 'a') * 16; }

  bool isLocked(const Marble& marble) const {
    for (int deeper = marble.space + 1; deeper <= 104; ++deeper)
      if (!taken(marble.colour, deeper)) return false;
    return true;
  }
  bool taken(char colour, int home) const {
    return std::ranges::any_of(marbles_, [&](const Marble& m) { return m.colour == colour && m.space == home; });
  }
  bool finished(char colour) const {
    return std::ranges::count_if(marbles_, [&](const Marble& m) { return m.colour == colour && m.space > 100; }) == 4;
  }

  // The colours seat a may move, rules 4.1.
  std::string movable() const {
    if (!finished('a')) return "a";
    if (!finished('c')) return "c";
    std::string all;
    if (coop_)
      for (const char colour : std::string("bd"))
        if (!finished(colour)) all += colour;
    return all;
  }

  static std::string name(int space) { return space > 100 ? "H" + std::to_string(space - 100) : std::to_string(space); }

  // The marbles that are out, as numbers in order.
  std::vector<int> out() const {
    std::vector<int> all;
    for (const auto& m : marbles_)
      if (m.space != 0) all.push_back(m.colour * 1000 + m.space * 2 + (m.fresh ? 1 : 0));
    std::ranges::sort(all);
    return all;
  }

  static std::string board(const std::vector<int>& out) {
    std::map<int, Texts> seats;
    for (const int m : out) seats[m / 1000].push_back(name(m % 1000 / 2) + (m % 2 != 0 ? "*" : ""));
    Texts pieces;
    for (const auto& [colour, names] : seats)
      pieces.push_back(std::string(1, static_cast<char>(colour)) + ":" + joined(names, ","));
    return joined(pieces, "/");
  }

  void step(int left, char current) {
    if (left == 0) return arrived();
    std::string colours = movable();
    if (current != 0 && !finished(current)) colours = std::string(1, current);
    for (std::size_t i = 0; i < marbles_.size(); ++i) {
      const Marble m = marbles_[i];
      if (m.space == 0 || colours.find(m.colour) == std::string::npos) continue;
      if (m.space > 100) {
        for (const int to : {m.space + 1, m.space - 1})
          if (!m.locked && to >= 101 && to <= 104 && !taken(m.colour, to)) go(i, to, left);
      } else {
        go(i, m.space % 64 + 1, left);
        if (m.space == startOf(m.colour) && !m.fresh && !taken(m.colour, 101)) go(i, 101, left);
      }
    }
  }

  void go(std::size_t i, int to, int left) {
    const std::vector<Marble> before = marbles_;
    if (to <= 64)
      for (auto& m : marbles_)
        if (m.space == to) m = {m.colour, 0, false, false};
    steps_.push_back({marbles_[i].colour, marbles_[i].space, to});
    marbles_[i].space = to;
    marbles_[i].fresh = false;
    step(left - 1, marbles_[i].colour);
    steps_.pop_back();
    marbles_ = before;
  }

  static bool backward(const Step& s) { return s.from > 100 && s.to < s.from; }

  // The steps as legs; `split` says before which steps a new leg begins although it could go on.
  Texts legs(unsigned split) const {
    Texts all;
    for (std::size_t i = 0; i < steps_.size();) {
      std::size_t j = i;
      while (j + 1 < steps_.size() && steps_[j + 1].colour == steps_[i].colour && steps_[j + 1].from == steps_[j].to &&
             backward(steps_[j + 1]) == backward(steps_[j]) && (split >> j & 1U) == 0)
        ++j;
      all.push_back(steps_[i].colour + name(steps_[i].from) + '-' + name(steps_[j].to));
      i = j + 1;
    }
    return all;
  }

  void arrived() {
    auto& found = found_[out()];
    ++arrivals_;
    if (found.others.size() < 12) {
      found.others.insert(joined(legs(0), ","));
      found.others.insert(joined(legs(static_cast<unsigned>(arrivals_ * 37)), ","));
    }
    const Texts all = legs(0);
    if (found.best.legs != 0 && found.best.legs < all.size()) return;
    Spelling now{all.size(), joined(all, ",")};
    if (found.best.legs == 0 || now < found.best) found.best = std::move(now);
  }

  bool coop_;
  std::vector<Marble> marbles_;
  std::vector<Step> steps_;
  std::map<std::vector<int>, Found> found_;
  unsigned arrivals_ = 0;
};

void compareSevens(bool coop, const std::string& board, bool asTac) {
  const auto boards = NaiveSeven(coop, board).search();
  const std::string layout = coop ? "layout=coop4 " : "";
  const std::string parts =
      asTac ? layout + "board=b:5 undo=" + board + " fn=7 hands=a:TAC" : layout + "board=" + board + " hands=a:7";
  const std::string card = asTac ? "TAC=7:" : "7:";
  Texts wanted;
  for (const auto& [reached, found] : boards) wanted.push_back(card + found.best.text);
  if (wanted.empty()) wanted.emplace_back(asTac ? "TAC:drop" : "7:drop");
  std::ranges::sort(wanted);
  const Position p = positionOf(parts);
  ASSERT_EQ(Table(parts).plays(), wanted) << parts;
  for (const auto& [reached, found] : boards)
    for (const auto& way : found.others) {
      const auto play = parsePlay(p, card + way);
      ASSERT_TRUE(play) << play.error() << " in " << parts;
      ASSERT_EQ(testing::shortBoard(boardText(p.layout(), play->after)), reached) << way << " in " << parts;
    }
}

TEST(PlayText, SevensHaveTheFewestLegsThenTheSmallestText) {
  for (const auto* const board : {"a:10",
                                  "a:9,10",
                                  "a:2,10",
                                  "a:60",
                                  "a:1",
                                  "a:1*",
                                  "a:64",
                                  "a:62,H2,H4",
                                  "a:H1,H3",
                                  "a:H2",
                                  "a:H1",
                                  "a:63,H1",
                                  "a:H4",
                                  "a:H3,H4",
                                  "a:1*,60",
                                  "a:1,60",
                                  "a:10,12/b:14,15",
                                  "a:8,10/b:11",
                                  "a:60,62/b:1",
                                  "a:62,H2,H3,H4/c:40",
                                  "a:62,H2,H3,H4/c:31,40",
                                  "a:63,H1,H2,H3/c:29,H2",
                                  "a:H1,H2,H3,H4/c:9,10",
                                  "a:H1,H2,H3,H4/c:31,H1",
                                  "a:62,H2,H3,H4/c:33",
                                  "a:64,H1,H2,H3",
                                  "a:9,63/c:64"})
    compareSevens(false, board, false);
}

TEST(PlayText, SevensOfCooperativeHelpers) {
  for (const auto* const board :
       {"a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4/d:9,10", "a:H1,H2,H3,H4/b:15,H2,H3,H4/c:H1,H2,H3,H4/d:9,10",
        "a:H1,H2,H3,H4/b:20/c:32,H2,H3,H4/d:9", "a:64,H2,H3,H4/b:20/c:32,H2,H3,H4/d:9"})
    compareSevens(true, board, false);
}

TEST(PlayText, SevensOfATac) {
  for (const auto* const board : {"a:10", "a:62,H2", "a:9,10/b:12", "a:62,H2,H3,H4/c:40"})
    compareSevens(false, board, true);
}

TEST(PlayText, SevensOnRandomBoards) {
  Random random(11);
  for (int n = 0; n < 250; ++n) {
    std::set<int> used;
    const auto ring = [&] {
      int space = 0;
      // Close together, around a's start and home.
      do space = static_cast<int>(random.below(18) + 57 - 1) % 64 + 1;
      while (!used.insert(space).second);
      return space;
    };
    Texts board;
    const auto seat = [&](char colour, std::uint32_t most) {
      std::vector<int> spaces;
      std::set<int> homes;
      for (std::uint32_t k = random.below(most + 1); k > 0; --k) spaces.push_back(ring());
      if (colour == 'a')
        for (std::uint32_t k = random.below(3); k > 0; --k) homes.insert(static_cast<int>(random.below(4)) + 1);
      std::ranges::sort(spaces);
      Texts names;
      for (const int space : spaces)
        names.push_back(std::to_string(space) + (colour == 'a' && space == 1 && random.below(2) == 0 ? "*" : ""));
      for (const int home : homes) names.push_back("H" + std::to_string(home));
      if (!names.empty()) board.push_back(std::string(1, colour) + ":" + joined(names, ","));
    };
    seat('a', 2);
    seat('b', 2);
    seat('c', 1);
    compareSevens(false, joined(board, "/"), false);
  }
}

// ---- What is refused ----

TEST(PlayText, TextsThatAreNoPlay) {
  using namespace std::string_literals;
  const std::string parts = "board=a:20,30,H1/b:33 hands=a:5,7,8,TRI,TAC,JES/b:1 fn=5";
  for (const auto& text : {""s,
                           " "s,
                           "5"s,
                           "5:"s,
                           "5:a20"s,
                           "5:a20-"s,
                           "5:-25"s,
                           "5:a-25"s,
                           "5:20-25"s,
                           "5:a20-26"s,
                           "5:b20-25"s,
                           "5:a21-26"s,
                           "5:a20-25 "s,
                           " 5:a20-25"s,
                           "5:A20-25"s,
                           "5:a020-25"s,
                           "5:a20-025"s,
                           "5:a20--25"s,
                           "5:a20-25,a30-35"s,
                           "5:a20>25"s,
                           "5:a20-25*"s,
                           "5 a20-25"s,
                           "05:a20-25"s,
                           "5:aB-1"s,
                           "5:aH1-H5"s,
                           "5:aH1-H6"s,
                           "5:e20-25"s,
                           "5:x20-25"s,
                           "11:a20-31"s,
                           "5:a20-89"s,
                           "5:a4294967316-25"s,
                           "skip"s,
                           "5:skip"s,
                           "8:SKIP"s,
                           "8:skip "s,
                           "8skip"s,
                           "8:"s,
                           "TRI"s,
                           "TRI:"s,
                           "TRI:a20"s,
                           "TRI:a20~"s,
                           "TRI:~b33"s,
                           "TRI:a20-b33"s,
                           "TRI:a20~b34"s,
                           "TRI:a20~a20"s,
                           "TRI:a20~bB"s,
                           "TRI:a20~aH1"s,
                           "TRI:a20~b33~a30"s,
                           "TRI:a20~33"s,
                           "7"s,
                           "7:"s,
                           "7:,"s,
                           "7:a20-26"s,
                           "7:a20-28"s,
                           "7:a20-27,"s,
                           "7:,a20-27"s,
                           "7:a20-20,a20-27"s,
                           "7:a20-B"s,
                           "7:a20-24,a20-23"s,
                           "7:b33-40"s,
                           "7:aH1-H2"s,
                           "7:a20-24;a24-27"s,
                           "7:a20-27,a27-27"s,
                           "7:aB-1,a1-7"s,
                           "TAC"s,
                           "TAC="s,
                           "TAC=5"s,
                           "TAC=5:"s,
                           "TAC:a20-25"s,
                           "TAC=TAC=5:a20-25"s,
                           "TAC=TAC"s,
                           "TAC=7:a20-27"s,
                           "TAC=8:skip"s,
                           "TAC=5:drop"s,
                           "TAC=5:a20-26"s,
                           "tac=5:a20-25"s,
                           "JES:"s,
                           "JES:a"s,
                           "jes"s,
                           "pass"s,
                           "pass:"s,
                           "drop"s,
                           ":drop"s,
                           "5:drop"s,
                           "TAC:drop"s,
                           "give"s,
                           "give:"s,
                           "give:5"s,
                           "give:?"s,
                           "?"s,
                           "none"s,
                           "none:drop"s,
                           "\0"s,
                           "5:a20-25\0"s,
                           "5:a20\0-25"s,
                           "\xff"s,
                           "5:\xc3\xa4"s,
                           "5:a20\xe2\x80\x93"
                           "25"s,
                           "5:a20-25\n"s,
                           std::string(1'000'000, '5'),
                           "5:a20-"s + std::string(1'000'000, '1'),
                           "7:"s + std::string(1'000'000, ',')})
    expectPlayRefused(parts, text, {"play"});
}

TEST(PlayText, TheMessageNamesTheText) {
  const std::string parts = "board=a:20,30,H1/b:33 hands=a:5,7,8,TRI,TAC,JES/b:1 fn=5";
  expectPlayRefused(parts, "5:a20-26", {"5:a20-26"});
  expectPlayRefused(parts, "TRI:a20~b34", {"TRI:a20~b34"});
  expectPlayRefused(parts, "TAC=7:a20-27", {"TAC=7:a20-27"});
  expectPlayRefused(parts, "11:a20-31", {"11:a20-31"});
  expectPlayRefused(parts, "give:5", {"give:5"});
  expectPlayRefused(parts, "5:drop", {"5:drop"});
  expectPlayRefused(parts, "7:a20-24,a25-28", {"a25-28"});
  expectPlayRefused(parts, "7:a20-26", {"7:a20-26"});
  expectPlayRefused(parts, "hello", {"hello"});
}

TEST(PlayText, CardsThatAreNotHeld) {
  const std::string parts = "board=a:20,30/b:33 hands=a:5/b:1 fn=5";
  for (const auto* const text : {"6:a20-26", "13:aB-1", "8:skip", "TRI:a20~b33", "WAR:a20-30", "ANG:bB-17", "JES",
                                 "DEV", "TAC=5:a20-25", "TAC:drop", "9:drop", "7:a20-27"})
    expectPlayRefused(parts, text, {text, "hold"});
  expectPlayRefused("phase=swap hands=a:5", "give:7", {"give:7", "hold"});
}

TEST(PlayText, AHandThatIsNotKnownAndAGameThatIsOver) {
  expectPlayRefused("board=a:20 hands=a:?3", "5:a20-25", {"a", "not known"});
  expectPlayRefused("board=a:H1,H2,H3,H4/c:H1,H2,H3,H4 phase=over won=ac hands=a:5", "5:a20-25", {"over"});
}

TEST(PlayText, UnderTheDevilTheVictimsCardsAreLaid) {
  expectPlays("board=a:20/b:30 hands=a:6/b:5 turn=b by=a fn=DEV", {"5:b30-35"});
  expectPlayRefused("board=a:20/b:30 hands=a:6/b:5 turn=b by=a fn=DEV", "6:a20-26", {"6:a20-26"});
}

}  // namespace
}  // namespace tacit::notation
