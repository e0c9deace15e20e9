// The line protocol (notation.md), command by command, as somebody sees it who can only send lines and read answers.
#include "protocol/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/version.h"
#include "support/game_text.h"
#include "support/places.h"

namespace tacit::protocol {
namespace {

using testing::completed;
using testing::joined;
using testing::Table;
using testing::Texts;
using testing::words;

// A session that checks the form of every answer.
class Talk {
 public:
  explicit Talk(std::string_view firstLine = "") : session_(1) {
    if (!firstLine.empty()) does(firstLine);
  }
  // A position given by a few of its parts.
  static Talk at(std::string_view parts) { return Talk("position " + completed(parts)); }

  std::string ask(std::string_view line) {
    std::string answer = session_.answer(line);
    const Texts lines = words(answer, '\n');
    EXPECT_TRUE(answer.ends_with('\n')) << line;
    EXPECT_FALSE(lines.empty()) << line;
    if (lines.empty()) return answer;
    const bool error = lines[0].starts_with("error ");
    EXPECT_TRUE(error ? lines.size() == 1 && lines[0].size() > 6 : lines.back() == "ok") << line << " => " << answer;
    EXPECT_EQ(std::ranges::count(answer, '\n'), static_cast<std::ptrdiff_t>(lines.size()))
        << "an empty line in " << answer;
    return answer;
  }

  void does(std::string_view line) { EXPECT_EQ(ask(line), "ok\n") << line; }

  // The error of a line that must have one.
  std::string error(std::string_view line) {
    const std::string answer = ask(line);
    EXPECT_TRUE(answer.starts_with("error ")) << std::string(line.substr(0, 200)) << " => " << answer;
    return answer;
  }

  // The lines before `ok`.
  Texts lines(std::string_view line) {
    Texts all = words(ask(line), '\n');
    EXPECT_EQ(all.back(), "ok") << line;
    all.pop_back();
    return all;
  }
  std::string line(std::string_view command) {
    const Texts all = lines(command);
    EXPECT_EQ(all.size(), 1U) << command;
    return all.empty() ? "" : all[0];
  }

  // `position ..` without that word.
  std::string position(std::string_view command = "show") {
    const std::string text = line(command);
    EXPECT_TRUE(text.starts_with("position ")) << text;
    return text.substr(std::min<std::size_t>(9, text.size()));
  }
  std::string field(std::string_view key, std::string_view command = "show") {
    return Table::fieldOf(position(command), key);
  }

  // Play by board, from `plays`.
  std::vector<std::pair<std::string, std::string>> plays() {
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& text : lines("plays")) {
      const auto arrow = text.find(" => ");
      EXPECT_TRUE(text.starts_with("play ") && arrow != std::string::npos) << text;
      all.emplace_back(text.substr(5, arrow - 5), text.substr(arrow + 4));
    }
    return all;
  }

  std::string best(std::string_view command) {
    const Texts all = lines(command);
    EXPECT_FALSE(all.empty());
    for (std::size_t i = 0; i + 1 < all.size(); ++i) EXPECT_TRUE(all[i].starts_with("info ")) << all[i];
    EXPECT_TRUE(!all.empty() && all.back().starts_with("best "));
    return all.empty() ? "" : all.back().substr(5);
  }

  bool ended() const { return session_.ended(); }

 private:
  Session session_;
};

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

const std::string kEmptyBoard = "a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B";

// ---- Before there is a game ----

TEST(Protocol, WithoutAGameThereIsNothingToAskAbout) {
  Talk talk;
  for (const auto* const line : {"show", "view a", "plays", "do 5:a20-25", "perft 1", "result", "go"}) talk.error(line);
  talk.does("seed 3");
  talk.error("show");
  talk.does("new duel2");
  EXPECT_EQ(talk.field("layout"), "duel2");
}

TEST(Protocol, QuitEnds) {
  Talk talk;
  EXPECT_FALSE(talk.ended());
  talk.error("quit now");
  EXPECT_FALSE(talk.ended());
  talk.does("quit");
  EXPECT_TRUE(talk.ended());
}

// ---- hello, newgame ----

TEST(Protocol, HelloTellsNameAndVersion) {
  Talk talk;
  EXPECT_EQ(talk.lines("hello"), (Texts{"name Tacit", "version " + std::string(base::kVersion)}));
}

TEST(Protocol, NewgameForgetsTheGameBefore) {
  Talk talk("new pairs4 seed=1");
  talk.error("newgame nowhere");
  talk.error("newgame pairs4 seat=a later=1");
  EXPECT_EQ(talk.field("layout"), "pairs4") << "an error changes nothing";
  talk.does("newgame free3 rules=zh pack=basic+JW seat=c side=c clock=60000");
  talk.error("show");
  talk.error("go");
}

// ---- new, seed ----

TEST(Protocol, NewSetsUpEveryLayoutAndDeals) {
  const std::map<std::string, int> first = {{"pairs4", 5},       {"coop4", 5},  {"duel2", 5},  {"free3", 5},
                                            {"pair_vs_one3", 5}, {"pairs6", 6}, {"trios6", 6}, {"coop6", 6}};
  for (const auto& layout : testing::kAllLayouts) {
    Talk talk("new " + layout + " seed=4");
    EXPECT_EQ(talk.field("layout"), layout);
    EXPECT_EQ(talk.field("board"), testing::fullBoard(layout, ""));
    const bool swap = layout != "duel2" && layout != "free3";
    EXPECT_EQ(talk.field("phase"), swap ? "swap" : "") << layout;
    const std::string seats = testing::seatsOf(layout);
    std::size_t cards = words(talk.field("stack"), ',').size();
    for (const char seat : seats) {
      const Texts hand = words(Table::partOf(talk.field("hands"), seat), ',');
      EXPECT_EQ(static_cast<int>(hand.size()), first.at(layout)) << layout;
      cards += hand.size();
    }
    EXPECT_EQ(cards, layout.ends_with('6') ? 102U : 104U) << "the stack is known after new";
    EXPECT_EQ(talk.field("says").size(), seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const Texts hand = words(Table::partOf(talk.field("hands"), seats[i]), ',');
      const bool opening = std::ranges::any_of(hand, [](const auto& card) { return card == "1" || card == "13"; });
      EXPECT_EQ(talk.field("says")[i], opening ? '+' : '-') << talk.position();
    }
    EXPECT_EQ(talk.line("result"), "result none");
  }
}

TEST(Protocol, NewWithAllOptions) {
  Talk talk("new free3 rules=zh,places=yes pack=basic+JW seed=18446744073709551615");
  EXPECT_EQ(talk.field("rules"), "zh,places=yes");
  EXPECT_EQ(talk.field("pack"), "basic+JW");
  EXPECT_EQ(Talk("new coop4 rules=std pack=master seed=0").field("rules"), "");
  EXPECT_EQ(Talk("new pairs4 rules=ja").field("board"), "a:B,B,B,1*/b:B,B,B,17*/c:B,B,B,33*/d:B,B,B,49*");
  EXPECT_EQ(Talk("new pairs4 pack=basic").field("pack"), "basic");
  EXPECT_EQ(Talk("new pairs4 rules=th seed=3").field("rules"), "th");
}

TEST(Protocol, TheSameSeedIsTheSameGame) {
  for (const auto& layout : testing::kAllLayouts) {
    Talk one("new " + layout + " seed=77");
    Talk two("seed 5");
    two.does("new coop6");
    two.does("new " + layout + " seed=77");
    EXPECT_EQ(one.position(), two.position());
    // Asking for things, bots included, does not change the cards to come.
    two.lines("plays");
    two.lines("go sims=10");
    two.lines("go level=random");
    for (int n = 0; n < 120; ++n) {
      const auto plays = one.plays();
      if (plays.empty()) break;
      const std::string play = plays[static_cast<std::size_t>(n) % plays.size()].first;
      one.does("do " + play);
      two.does("do " + play);
      ASSERT_EQ(one.position(), two.position());
    }
  }
  EXPECT_NE(Talk("new pairs4 seed=1").position(), Talk("new pairs4 seed=2").position());
}

TEST(Protocol, SeedIsForTheShufflesToCome) {
  Talk one("seed 9");
  Talk two("seed 9");
  Talk three("seed 10");
  for (Talk* const talk : {&one, &two, &three}) talk->does("new pairs4");
  EXPECT_EQ(one.position(), two.position());
  EXPECT_NE(one.position(), three.position());
  const std::string before = one.position();
  one.does("seed 123");
  EXPECT_EQ(one.position(), before);
  // The second game goes on where the first one left the random source.
  one.does("new pairs4 seed=5");
  two.does("new pairs4 seed=5");
  one.does("new pairs4");
  two.does("new pairs4");
  EXPECT_EQ(one.position(), two.position());
}

TEST(Protocol, TheFirstDealerIsDrawn) {
  std::set<std::string> dealers;
  for (int seed = 0; seed < 40; ++seed) dealers.insert(Talk("new pairs4 seed=" + std::to_string(seed)).field("dealer"));
  EXPECT_EQ(dealers, (std::set<std::string>{"a", "b", "c", "d"}));
}

// ---- position, show, view ----

TEST(Protocol, PositionSetsAndShowShowsItsOneText) {
  Talk talk;
  talk.does(
      "position layout=duel2 rules=std board=a:B,B,B,20/c:B,B,B,B hands=a:7,5,1/c:?3 dealer=c turn=a phase=play laid=0 "
      "knows=c:9,2");
  EXPECT_EQ(talk.ask("show"),
            "position layout=duel2 board=a:B,B,B,20/c:B,B,B,B hands=a:1,5,7/c:?3 dealer=c turn=a knows=c:2,9\nok\n");
}

TEST(Protocol, AViewHidesHandsGiftsAndStack) {
  Talk talk(
      "position layout=pairs4 board=" + kEmptyBoard +
      " hands=a:1,7/b:2/c:3,3/d:4,4,4 dealer=d turn=c phase=swap given=a:5/b:6 says=+--- gone=9 laid=1 stack=8,8,10");
  EXPECT_EQ(talk.ask("view a"), "position layout=pairs4 board=" + kEmptyBoard +
                                    " hands=a:1,7/b:?1/c:?2/d:?3 dealer=d turn=c phase=swap given=a:5/b:? says=+--- "
                                    "gone=9 laid=1 stack=?3\nok\n");
  EXPECT_EQ(talk.ask("view c"), "position layout=pairs4 board=" + kEmptyBoard +
                                    " hands=a:?2/b:?1/c:3,3/d:?3 dealer=d turn=c phase=swap given=a:?/b:? says=+--- "
                                    "gone=9 laid=1 stack=?3\nok\n");
  EXPECT_EQ(talk.field("hands", "view a c"), "a:1,7/b:?1/c:3,3/d:?3");
  EXPECT_EQ(talk.field("hands", "view c a"), "a:1,7/b:?1/c:3,3/d:?3");
  EXPECT_EQ(talk.field("given", "view b d"), "a:?/b:6");
  EXPECT_EQ(talk.field("hands", "view a b c d"), "a:1,7/b:2/c:3,3/d:4,4,4");
  for (const auto* const bad :
       {"view", "view ", "view e", "view x", "view ab", "view a,b", "view a  b", "view a b ", "view A"})
    talk.error(bad);
}

TEST(Protocol, TheGiverKnowsWhatHeGaveOnceAllHaveGiven) {
  Talk talk = Talk::at("phase=swap hands=a:1,2/b:3,4/c:5,6/d:7,8");
  for (const auto* const line : {"do give:1", "do give:3", "do give:5"}) talk.does(line);
  EXPECT_EQ(talk.field("given", "view a"), "a:1/b:?/c:?");
  EXPECT_EQ(talk.field("knows", "view a"), "");
  talk.does("do give:7");
  EXPECT_EQ(talk.field("hands"), "a:2,5/b:4,7/c:1,6/d:3,8");
  EXPECT_EQ(talk.field("knows", "view a"), "c:1");
  EXPECT_EQ(talk.field("knows", "view b"), "d:3");
  EXPECT_EQ(talk.field("knows", "view c"), "a:5");
  EXPECT_EQ(talk.field("knows", "view a b"), "c:1/d:3");
  EXPECT_EQ(talk.field("knows", "view a c"), "");  // hands that are shown
  EXPECT_EQ(talk.field("knows"), "");              // only in a view
}

TEST(Protocol, AfterAJesterEveryoneKnowsTheHandHePassedOn) {
  Talk talk = Talk::at("hands=a:JES,5/b:6,9/c:7/d:8");
  talk.does("do JES");
  EXPECT_EQ(talk.ask("view a"), "position layout=pairs4 board=" + kEmptyBoard +
                                    " hands=a:6,9/b:?1/c:?1/d:?1 dealer=d turn=a gone=JES laid=1 knows=d:5\nok\n");
  EXPECT_EQ(talk.field("knows", "view b"), "a:6,9");
  EXPECT_EQ(talk.field("knows", "view b c"), "a:6,9");
  talk.does("do 9:drop");
  EXPECT_EQ(talk.field("knows", "view b"), "a:6");
}

TEST(Protocol, TheDevilsPlayerSeesTheHandAndRemembersIt) {
  Talk talk = Talk::at("board=b:20 hands=a:DEV,5/b:6,9,9/c:7/d:8");
  talk.does("do DEV");
  EXPECT_EQ(talk.field("by"), "a");
  EXPECT_EQ(talk.field("hands", "view a"), "a:5/b:6,9,9/c:?1/d:?1");
  EXPECT_EQ(talk.field("hands", "view c"), "a:?1/b:?3/c:7/d:?1");
  talk.does("do 9:b20-29");
  EXPECT_EQ(talk.field("hands", "view a"), "a:5/b:?2/c:?1/d:?1");
  EXPECT_EQ(talk.field("knows", "view a"), "b:6,9");
  EXPECT_EQ(talk.field("knows", "view c"), "");
}

TEST(Protocol, KnowledgeBeginsAnewWithPositionAndNew) {
  Talk talk = Talk::at("hands=a:JES,5/b:6,9/c:7/d:8");
  talk.does("do JES");
  EXPECT_EQ(talk.field("knows", "view a"), "d:5");
  talk.does("position " + talk.position());
  EXPECT_EQ(talk.field("knows", "view a"), "");
  talk.does("do 6:drop");
  talk.does("new pairs4");
  EXPECT_EQ(talk.field("knows", "view a"), "");
}

TEST(Protocol, AViewCanBeSetAsAPosition) {
  for (const auto& layout : testing::kAllLayouts) {
    Talk talk("new " + layout + " seed=21");
    for (int n = 0; n < 60; ++n) {
      const std::string view = talk.position("view a");
      Talk other("position " + view);
      ASSERT_EQ(other.position(), view);
      ASSERT_EQ(other.position("view a"), view);
      const auto plays = talk.plays();
      talk.does("do " + plays[static_cast<std::size_t>(n * 7) % plays.size()].first);
    }
  }
}

// ---- plays, do ----

TEST(Protocol, PlaysInByteOrderWithTheBoardAfterThem) {
  Talk talk = Talk::at("board=a:2,20/b:28 hands=a:4,8,TRI");
  const auto board = [](std::string_view few) { return testing::fullBoard("pairs4", few); };
  EXPECT_EQ(talk.ask("plays"), "play 4:a2-62 => " + board("a:20,62/b:28") + "\nplay 4:a2-H3 => " +
                                   board("a:20,H3/b:28") + "\nplay 4:a20-16 => " + board("a:2,16/b:28") +
                                   "\nplay 8:a2-10 => " + board("a:10,20/b:28") + "\nplay 8:a20-28 => " +
                                   board("a:2,28") + "\nplay 8:skip => " + board("a:2,20/b:28") +
                                   "\nplay TRI:a20~b28 => " + board("a:2,28/b:20") + "\nplay TRI:a2~a20 => " +
                                   board("a:2,20/b:28") + "\nplay TRI:a2~b28 => " + board("a:20,28/b:2") + "\nok\n");
}

TEST(Protocol, PlaysAreSortedByThePlayEverywhere) {
  for (const auto& layout : testing::kAllLayouts) {
    Talk talk("new " + layout + " seed=8 rules=th");
    for (int n = 0; n < 80; ++n) {
      const auto plays = talk.plays();
      ASSERT_FALSE(plays.empty());
      for (std::size_t i = 0; i + 1 < plays.size(); ++i) ASSERT_LT(plays[i].first, plays[i + 1].first);
      const auto& [play, board] = plays[static_cast<std::size_t>(n * 5) % plays.size()];
      talk.does("do " + play);
      ASSERT_EQ(talk.field("board"), board) << play;
    }
  }
}

TEST(Protocol, NothingToPlayInAGameThatIsOver) {
  Talk talk = Talk::at("board=a:H1,H2,H3,H4/c:H1,H2,H3,H4 phase=over won=ac");
  EXPECT_EQ(talk.ask("plays"), "ok\n");
  talk.error("do 5:a20-25");
  talk.error("go");
  EXPECT_EQ(Talk::at("board=a:H1,H2,H3,H4/c:H1,H2,H3,H4 phase=over won=ac hands=a:5 others=").ask("perft 3"),
            "nodes 1\nok\n");
}

TEST(Protocol, AHandThatIsNotKnownCannotPlay) {
  Talk talk = Talk::at("board=a:20 hands=a:?3/b:5");
  talk.error("plays");
  talk.error("do 5:a20-25");
  talk.error("go");
  talk.error("perft 2");
}

TEST(Protocol, DoDealsOnFromTheStack) {
  Talk talk(
      "position layout=duel2 board=a:B,B,B,20/c:B,B,B,30 hands=a:5/c: dealer=c turn=a gone=1,1,2,2,3,3,4,4,5 laid=9 "
      "stack=13,12,10,9,8,7,6,5,4,TRI,TAC,DEV");
  talk.does("do 5:a20-25");
  // a deals now; c is on its left and gets the first five.
  EXPECT_EQ(talk.ask("show"),
            "position layout=duel2 board=a:B,B,B,25/c:B,B,B,30 hands=a:4,5,6,7,TRI/c:8,9,10,12,13 dealer=a turn=c "
            "says=-+ gone=1,1,2,2,3,3,4,4,5,5 laid=10 deals=2 "
            "stack=TAC,DEV\nok\n");
}

TEST(Protocol, DoShufflesWhenThePackIsUsedUp) {
  const std::string line = "position layout=pairs4 pack=basic board=" + kEmptyBoard +
                           " hands=a:5/b:/c:/d: dealer=d turn=a gone=9 laid=99 deals=5";
  Talk talk(line);
  talk.does("do 5:drop");
  EXPECT_EQ(talk.field("shuffles"), "2");
  EXPECT_EQ(talk.field("deals"), "");
  EXPECT_EQ(talk.field("gone"), "");
  EXPECT_EQ(talk.field("laid"), "100");
  EXPECT_EQ(talk.field("dealer"), "a");
  EXPECT_EQ(words(talk.field("stack"), ',').size(), 80U) << "known after a shuffle";
  Talk again("seed 1");
  Talk other("seed 2");
  for (Talk* const t : {&again, &other}) {
    t->does(line);
    t->does("do 5:drop");
  }
  EXPECT_NE(again.position(), other.position());
}

TEST(Protocol, DealsFromAnUnknownStackLeaveItUnknown) {
  const std::string line =
      "position " +
      completed("layout=duel2 hands=a:5/c: gone=1,1,1,1,1,1,1,1,1,13,13,13,13,13,13,13,13,13 laid=18 stack=?20");
  std::set<std::string> seen;
  for (int seed = 0; seed < 8; ++seed) {
    Talk talk("seed " + std::to_string(seed));
    talk.does(line);
    talk.does("do 5:drop");
    seen.insert(talk.position());
    EXPECT_EQ(talk.field("stack"), "?10");
    EXPECT_EQ(talk.field("says"), "--") << "cards that are gone are not drawn";
    EXPECT_EQ(words(Table::partOf(talk.field("hands"), 'a'), ',').size(), 5U);
    EXPECT_EQ(words(Table::partOf(talk.field("hands"), 'c'), ',').size(), 5U);
    Talk same("seed " + std::to_string(seed));
    same.does(line);
    same.does("do 5:drop");
    EXPECT_EQ(same.position(), talk.position());
  }
  EXPECT_GT(seen.size(), 6U);
}

TEST(Protocol, AWinWhileTheNextHandIsNotKnownCannotBeAnswered) {
  const std::string parts = "board=a:63,H2,H3,H4/b:20/c:H1,H2,H3,H4 hands=a:3,5";
  Talk known = Talk::at(parts + "/b:TAC/c:9/d:9");
  known.does("do 3:a63-H1");
  EXPECT_EQ(known.field("phase"), "answer");
  EXPECT_EQ(known.line("result"), "result none");
  Talk hidden = Talk::at(parts + "/b:?1/c:9/d:9");
  hidden.does("do 3:a63-H1");
  EXPECT_EQ(hidden.field("phase"), "over");
  EXPECT_EQ(hidden.line("result"), "result ac");
}

TEST(Protocol, AGiftThatIsNotKnownCannotBeHandedOver) {
  Talk talk = Talk::at("dealer=d turn=d phase=swap given=a:?/b:2/c:3 hands=a:1/b:2/c:3/d:4,5");
  const std::string before = talk.position();
  talk.error("do give:4");
  EXPECT_EQ(talk.position(), before);
}

TEST(Protocol, AnyLegalSpellingMayBeDone) {
  Talk one = Talk::at("board=a:10,20 hands=a:7,TRI");
  Talk two = Talk::at("board=a:10,20 hands=a:7,TRI");
  one.does("do 7:a20-22,a10-13,a22-24");
  two.does("do 7:a10-13,a20-24");
  EXPECT_EQ(one.position(), two.position());
}

// What is shown can be set, however far the counts have come.
TEST(Protocol, EveryShownPositionIsTaken) {
  for (const auto* const count : {"laid=999999999", "laid=1000000000", "laid=4294967294", "laid=4294967295"}) {
    Talk talk;
    const std::string answer =
        talk.ask("position " + completed("board=a:20 hands=a:5,6/b:9/c:9/d:9 " + std::string(count)));
    if (answer != "ok\n") continue;  // numbers this large may be refused, but not only on the way back
    talk.does("do 5:a20-25");
    Talk other("position " + talk.position());
    EXPECT_EQ(other.position(), talk.position());
  }
}

// A hand is known or hidden as a whole: a gift into a hidden hand is not seen there, and such a hand cannot answer a
// win.
TEST(Protocol, AGiftIntoAHiddenHandStaysHidden) {
  Talk talk(
      "position layout=pairs4 board=a:B,B,B,20/b:15,H2,H3,H4/c:B,B,B,33/d:H1,H2,H3,H4 hands=a:TAC/b:2,9/c:?1/d:3,12 "
      "dealer=a turn=a phase=swap given=b:4/c:7/d:3");
  talk.does("do give:TAC");
  EXPECT_NE(talk.position().find("c:?2"), std::string::npos) << talk.position();
  talk.does("do 3:b15-H1");
  EXPECT_EQ(talk.ask("result"), "result bd\nok\n");
}

// What was told of a hand is not shown any more once the hand has left the game.
TEST(Protocol, ToldCardsGoWithTheirHand) {
  Talk talk(
      "position layout=free3 rules=std,places=yes board=a:B,B,B,20/b:B,B,B,18/c:33,H2,H3,H4 hands=a:7/b:3,ANG/c:?2 "
      "dealer=a turn=b knows=c:7");
  talk.does("do ANG:c33-H1");
  Talk other("position " + talk.position());
  EXPECT_EQ(other.position(), talk.position());
}

// A hand that is read can also be given one more card of the kind it is full of - or it is not read.
TEST(Protocol, ACardGivenIntoAHandFullOfItsKind) {
  for (const std::string card : {"1", "7", "13"}) {
    const std::string seven = joined(Texts(7, card), ",");
    Talk talk;
    const std::string answer = talk.ask("position " + completed("phase=swap dealer=b turn=c hands=c:2," + seven +
                                                                "/a:3," + card + "/b:4/d:5 stack=?0"));
    if (answer != "ok\n") continue;
    for (const std::string& gift : Texts{"2", "5", card, "4"}) talk.does("do give:" + gift);
    EXPECT_EQ(Table::partOf(talk.field("hands"), 'c'), seven + "," + card) << talk.position();
    Talk other("position " + talk.position());
    EXPECT_EQ(other.position(), talk.position());
  }
  Talk hidden;
  if (hidden.ask("position " +
                 completed("phase=swap dealer=d turn=a given=b:2/c:3/d:2 hands=a:1,2/b:5/c:?63/d:5 stack=?0")) ==
      "ok\n") {
    hidden.does("do give:1");
    EXPECT_EQ(Table::partOf(hidden.field("hands"), 'c'), "?64") << hidden.position();
    Talk other("position " + hidden.position());
    EXPECT_EQ(other.position(), hidden.position());
  }
}

// ---- perft, result ----

TEST(Protocol, PerftCountsAsTheTableSays) {
  std::ifstream table(testing::dataFile("perft.tsv"));
  int n = 0;
  for (std::string row; std::getline(table, row);) {
    if (row.starts_with('#') || n++ % 9 != 0) continue;
    const Texts columns = words(row, '\t');
    Talk talk("position " + columns[0]);
    EXPECT_EQ(talk.line("perft 0"), "nodes 1");
    for (std::size_t depth = 1; depth < columns.size(); ++depth)
      EXPECT_EQ(talk.line("perft " + std::to_string(depth)), "nodes " + columns[depth]) << columns[0];
    EXPECT_EQ("position " + talk.position(), "position " + columns[0]) << "counting changes nothing";
  }
  EXPECT_GT(n, 100);
}

TEST(Protocol, PerftStaysWithinTheDeal) {
  Talk talk = Talk::at("layout=duel2 board=a:20/c:40 hands=a:5/c:6");
  EXPECT_EQ(talk.line("perft 1"), "nodes 1");
  EXPECT_EQ(talk.line("perft 2"), "nodes 1");
  EXPECT_EQ(talk.line("perft 9"), "nodes 1");
  for (const auto* const bad :
       {"perft", "perft ", "perft x", "perft -1", "perft 1 2", "perft 01", "perft 99999999999999999999", "perft 1.5"})
    talk.error(bad);
}

TEST(Protocol, Results) {
  EXPECT_EQ(Talk("new pairs4").ask("result"), "result none\nok\n");
  EXPECT_EQ(Talk::at("board=a:H1,H2,H3,H4/c:H1,H2,H3,H4 phase=over won=ac").ask("result"), "result ac\nok\n");
  EXPECT_EQ(Talk::at("layout=free3 rules=std,places=yes board=a:H1,H2,H3,H4/b:H1,H2,H3,H4 phase=over won=b>a turn=a")
                .ask("result"),
            "result b>a\nok\n");
  EXPECT_EQ(
      Talk::at("layout=free3 rules=std,places=yes board=a:H1,H2,H3,H4 won=a turn=b hands=a: others=5").ask("result"),
      "result none\nok\n");
  EXPECT_EQ(Talk::at("layout=coop4 phase=over").ask("result"), "result lost\nok\n");
  // A co-operative game that needs a second shuffle.
  Talk talk = Talk::at("layout=coop4 rules=zh hands=a:5 others= deals=5");
  talk.does("do 5:drop");
  EXPECT_EQ(talk.field("phase"), "over");
  EXPECT_EQ(talk.ask("result"), "result lost\nok\n");
  talk.error("result now");
}

// ---- go ----

TEST(Protocol, GoGivesALegalPlayEverywhere) {
  for (const auto& layout : testing::kAllLayouts)
    for (const std::string level : {" sims=20", " level=random", " level=simple", " level=planner",
                                    " time=10 sims=10 level=simple", " sims=20 threads=2 level=sampler"}) {
      Talk talk("new " + layout + " seed=31");
      for (int n = 0; n < 60 && talk.line("result") == "result none"; ++n) {
        const std::string before = talk.position();
        const std::string best = talk.best("go" + level);
        ASSERT_EQ(talk.position(), before);
        const auto plays = talk.plays();
        ASSERT_TRUE(std::ranges::any_of(plays, [&](const auto& play) { return play.first == best; }))
            << best << " in " << before;
        talk.does("do " + best);
      }
    }
}

TEST(Protocol, GoDecidesFromTheViewOnly) {
  for (const auto& layout : testing::kAllLayouts)
    for (const std::string level : {"random", "simple", "planner"}) {
      Talk talk("new " + layout + " seed=41");
      for (int n = 0; n < 60 && talk.line("result") == "result none"; ++n) {
        const std::string by = talk.field("by").empty() ? talk.field("turn") : talk.field("by");
        const std::string seed = "seed " + std::to_string(n);
        talk.does(seed);
        const std::string best = talk.best("go level=" + level);
        // A table at which nothing is known but what this seat may know.
        Talk hidden("position " + talk.position("view " + by));
        hidden.does(seed);
        ASSERT_EQ(hidden.best("go level=" + level), best) << talk.position();
        const auto plays = talk.plays();
        talk.does("do " + plays[static_cast<std::size_t>(n * 3) % plays.size()].first);
      }
    }
}

TEST(Protocol, GoDoesNotLookAtHiddenCards) {
  const std::string parts = "board=a:20,30/b:40,50/c:10/d:60 dealer=d turn=a hands=a:1,7,8,DEV,TRI";
  for (const std::string level : {"random", "simple", "planner", "sampler sims=60"})
    for (int seed = 0; seed < 20; ++seed) {
      std::set<std::string> answers;
      for (const auto* const others :
           {"/b:1,2,3/c:4,5,6/d:7,8,9", "/b:7,8,9/c:1,2,3/d:4,5,6", "/b:TAC,TAC,TAC/c:13,13,13/d:7,7,7"}) {
        Talk talk = Talk::at(parts + others);
        talk.does("seed " + std::to_string(seed));
        answers.insert(talk.best("go level=" + level));
      }
      EXPECT_EQ(answers.size(), 1U) << joined(Texts(answers.begin(), answers.end()), " ");
    }
}

// ---- Errors ----

TEST(Protocol, AnErrorChangesNothing) {
  using namespace std::string_literals;
  const std::string position = completed("board=a:20,30/b:40 hands=a:5,7,8/b:1,2/c:3/d:4 fn=5 says=--++ gone=9 laid=1");
  std::vector<std::string> bad = {
      ""s,
      " "s,
      "\r"s,
      "\0"s,
      "\t"s,
      "ok"s,
      "error"s,
      "SHOW"s,
      "Show"s,
      " show"s,
      "show x"s,
      "shows"s,
      "show\0"s,
      "show\nshow"s,
      "plays x"s,
      "quit x"s,
      "help"s,
      "?"s,
      "new"s,
      "new "s,
      "new x"s,
      "new  pairs4"s,

      "new pairs4  seed=1"s,
      "new pairs4 x"s,
      "new pairs4 seed="s,
      "new pairs4 seed=x"s,
      "new pairs4 seed=-1"s,
      "new pairs4 seed=1.5"s,
      "new pairs4 seed=18446744073709551616"s,
      "new pairs4 seed=99999999999999999999999999"s,
      "new pairs4 seed=1 seed=2"s,
      "new pairs4 rules="s,
      "new pairs4 rules=xx"s,
      "new pairs4 rules=std,places=no"s,
      "new pairs4 pack="s,
      "new pairs4 pack=basic+"s,
      "new pairs4 pack=basic pack=basic"s,
      "new pairs4 level=simple"s,
      "new Pairs4"s,
      "new pairs4,coop4"s,
      "new rules=std pairs4"s,
      "new pairs4\0"s,
      "NEW pairs4"s,
      "seed"s,
      "seed "s,
      "seed x"s,
      "seed -1"s,
      "seed 1 2"s,
      "seed 1 "s,
      "seed 18446744073709551616"s,
      "seed 0x10"s,
      "seed \0"s,
      "position"s,
      "position "s,
      "position x"s,
      "position layout=pairs4"s,
      "position  "s + position,
      "position "s + position + " "s,
      "position "s + position + " laid=2"s,
      "position position "s + position,
      "position "s + position + "\0"s,
      "view"s,
      "view "s,
      "view e"s,
      "view z"s,
      "view a z"s,
      "view aa"s,
      "view \xff"s,
      "do"s,
      "do "s,
      "do x"s,
      "do 5"s,
      "do 5:a20-26"s,
      "do 5:a20-25 "s,
      "do  5:a20-25"s,
      "do 5:a20-25 5:a20-25"s,
      "do 5:drop"s,
      "do 6:a20-26"s,
      "do give:5"s,
      "do pass"s,
      "do TAC=5:a20-25"s,
      "do 7:a20-26"s,
      "do play 5:a20-25"s,
      "do \0"s,
      "perft"s,
      "perft x"s,
      "perft -1"s,
      "perft 1 1"s,
      "perft 4294967297"s,
      "perft 1000000"s,
      "go x"s,
      "go level"s,
      "go level="s,
      "go level=none"s,
      "go threads=0"s,
      "go threads=65"s,
      "go level=simple level=simple"s,
      "go time=x"s,
      "go time=-1"s,
      "go time=99999999999999999999"s,
      "go sims=1e9"s,
      "go sims="s,
      "go  "s,
      "go time=1  sims=1"s,
      "go sims=4294967296"s,
      "\xff\xfe\xfd"s,
      "\xc3\x28"s,
      "\xf0\x9f\x8e\xb2"s,
      "\xef\xbb\xbfshow"s,
      "\x1b[2J"s,
      "do \xe2\x80\x93"s,
      "{}"s,
      "GET / HTTP/1.1"s,
      std::string(70'000, 'x'),
      std::string(1'000'000, ' '),
      "show" + std::string(1'000'000, ' '),
      "do " + std::string(1'000'000, '7'),
      "do 7:" + std::string(60'000, ','),
      "position " + std::string(1'000'000, '='),
      "position " + position + std::string(1'000'000, '0'),
      "new " + std::string(1'000'000, 'a'),
      "seed " + std::string(1'000'000, '9'),
      "view " + std::string(1'000'000, 'a'),
      std::string(1'000'000, '\0'),
  };
  Talk talk("position " + position);
  Talk calm("position " + position);
  for (auto* const t : {&talk, &calm}) t->does("seed 6");
  const std::string views = talk.position("view a") + talk.position("view b");
  for (const auto& line : bad) {
    const std::string error = talk.error(line);
    EXPECT_LT(error.size(), 400U) << error;
    for (const char c : error) EXPECT_TRUE((c >= ' ' && c <= '~') || c == '\n') << "unprintable bytes in " << error;
    ASSERT_EQ(talk.position(), position) << line.substr(0, 200);
    ASSERT_FALSE(talk.ended());
  }
  EXPECT_EQ(talk.position("view a") + talk.position("view b"), views);
  // Not even the random source has moved.
  EXPECT_EQ(talk.best("go level=random"), calm.best("go level=random"));
  for (auto* const t : {&talk, &calm}) t->does("new pairs4");
  EXPECT_EQ(talk.position(), calm.position());
}

// Parsing is strict: a blank that separates nothing is not of the form, wherever it is.
TEST(Protocol, ABlankAtTheEndIsRefused) {
  for (const auto* const line :
       {"show ", "plays ", "result ", "go ", "quit ", "seed 1 ", "new duel2 ", "view a ", "perft 1 ", "do 5:a20-25 "}) {
    Talk talk = Talk::at("board=a:20 hands=a:5");
    talk.error(line);
    EXPECT_FALSE(talk.ended()) << line;
  }
}

TEST(Protocol, ErrorsNameWhatIsWrong) {
  Talk talk = Talk::at("board=a:20 hands=a:5");
  EXPECT_TRUE(has(talk.error("nonsense here"), "nonsense"));
  EXPECT_TRUE(has(talk.error("new pears4"), "pears4"));
  EXPECT_TRUE(has(talk.error("new pairs4 rules=std,x=yes"), "x"));
  EXPECT_TRUE(has(talk.error("new pairs4 pack=big"), "big"));
  EXPECT_TRUE(has(talk.error("new pairs4 seed=many"), "many"));
  EXPECT_TRUE(has(talk.error("seed many"), "many"));
  EXPECT_TRUE(has(talk.error("view q"), "q"));
  EXPECT_TRUE(has(talk.error("do 5:a20-26"), "5:a20-26"));
  EXPECT_TRUE(has(talk.error("position layout=pairs4 board=x"), "board"));
  EXPECT_TRUE(has(talk.error("perft many"), "many"));
  EXPECT_TRUE(has(talk.error("go level=genius"), "genius"));
  EXPECT_TRUE(has(talk.error("go colour=red"), "colour=red"));
}

TEST(Protocol, ALineMayEndTheWayOfOtherSystems) {
  Talk talk = Talk::at("board=a:20 hands=a:5,6");
  EXPECT_EQ(talk.ask("show\r"), talk.ask("show"));
  talk.does("do 5:a20-25\r");
  EXPECT_EQ(talk.field("laid"), "1");
}

// ---- Whole games ----

TEST(Protocol, WholeGamesByTextAlone) {
  Random random(13);
  int decisions = 0;
  std::set<std::string> results;
  for (int n = 0; n < 100; ++n) {
    const std::string layout = testing::kAllLayouts.at(static_cast<std::size_t>(n) % 8);
    const std::string edition = testing::kAllEditions.at(static_cast<std::size_t>(n) % 6);
    const bool places = n % 3 == 0;
    Talk talk("new " + layout + " rules=" + edition + (places ? ",places=yes" : "") +
              (n % 4 == 1 ? " pack=basic+JAWD" : "") + " seed=" + std::to_string(n));
    for (int play = 0; talk.line("result") == "result none"; ++play) {
      ASSERT_LT(play, 20'000) << talk.position();
      ASSERT_NE(talk.field("phase"), "over");
      const auto plays = talk.plays();
      ASSERT_FALSE(plays.empty()) << talk.position();
      // Some chance, and a liking for boards with marbles at home, so that games come to an end.
      std::size_t choice = random.below(static_cast<std::uint32_t>(plays.size()));
      if (random.below(3) != 0)
        for (std::size_t i = 0; i < plays.size(); ++i)
          if (std::ranges::count(plays[i].second, 'H') > std::ranges::count(plays[choice].second, 'H')) choice = i;
      talk.does("do " + plays[choice].first);
      ++decisions;
    }
    // The result is what the last position says.
    const std::string won = talk.field("won");
    ASSERT_EQ(talk.field("phase"), "over");
    const std::string result = talk.line("result");
    ASSERT_EQ(result, "result " + (won.empty() ? "lost" : won));
    results.insert(layout + " " + result);
    ASSERT_TRUE(!won.empty() || layout.starts_with("coop")) << talk.position();
    for (const auto& side : words(won, '>'))
      for (const char seat : side)
        ASSERT_EQ(Table::partOf(talk.field("board"), seat), "H1,H2,H3,H4") << talk.position();
    const bool playedOn = places && (layout == "pairs6" || layout == "free3");
    ASSERT_EQ(words(won, '>').size(), won.empty() ? 0U : playedOn ? 2U : 1U) << talk.position();
    ASSERT_TRUE(talk.plays().empty());
    talk.error("go");
  }
  EXPECT_GT(decisions, 5000);
  EXPECT_TRUE(results.contains("pairs4 result ac") || results.contains("pairs4 result bd"));
  EXPECT_TRUE(results.contains("coop4 result abcd"));
}

}  // namespace
}  // namespace tacit::protocol
