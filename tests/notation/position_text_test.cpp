// Positions as text (notation.md, "Words" and "Position"): what is printed, what may be read, what is refused and how.
#include "notation/position_text.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/game_text.h"
#include "support/random_games.h"

namespace tacit::notation {
namespace {

using testing::joined;
using testing::Texts;
using testing::words;

// The example of notation.md.
constexpr std::string_view kExample =
    "layout=pairs4 board=a:B,B,1*,20/b:B,B,B,B/c:B,33*,H2,H4/d:B,B,B,60 hands=a:1,7,TAC/b:2,8,TRI/c:4,9/d:3,12,13 "
    "dealer=c turn=d fn=13 undo=a:B,B,1*,20/b:B,B,B,B/c:B,B,H2,H4/d:B,B,B,60";

constexpr std::string_view kEmptyBoard4 = "a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B";
constexpr std::string_view kEmptyBoard6 = "a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B/e:B,B,B,B/f:B,B,B,B";
constexpr std::string_view kHands6 = "a:1/b:2/c:3/d:4/e:5/f:6";

// A position line whose fields can be put in, replaced and taken away; they keep the order of notation.md.
class Line {
 public:
  explicit Line(std::string_view text = kExample) {
    for (const auto& word : words(text)) fields_[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
  }

  static Line of(std::string_view layout, std::string_view board, std::string_view hands) {
    Line line("");
    return line.with("layout", layout).with("board", board).with("hands", hands).with("dealer", "a").with("turn", "a");
  }

  Line with(const std::string& key, std::string_view value) const {
    Line changed = *this;
    changed.fields_[key] = value;
    return changed;
  }
  Line without(const std::string& key) const {
    Line changed = *this;
    changed.fields_.erase(key);
    return changed;
  }
  Line withoutTac() const { return without("fn").without("undo"); }
  // A TAC would be this card, and give back the board as it is.
  Line afterCard(std::string_view card) const { return with("fn", card).with("undo", fields_.at("board")); }

  std::string text() const {
    static const Texts order = {"layout", "rules", "pack",  "board", "hands",    "dealer", "turn",
                                "by",     "phase", "given", "fn",    "undo",     "ban",    "won",
                                "says",   "gone",  "laid",  "deals", "shuffles", "stack",  "knows"};
    Texts all;
    for (const auto& key : order)
      if (fields_.contains(key)) all.push_back(key + "=" + fields_.at(key));
    return joined(all, " ");
  }

 private:
  std::map<std::string, std::string> fields_;
};

// What a text prints as; or the error.
std::string printed(const std::string& text) {
  const auto scene = parsePosition(text);
  return scene ? positionText(*scene) : "error: " + scene.error();
}

void expectCanonical(const std::string& text) { EXPECT_EQ(printed(text), text); }
void expectCanonical(const Line& line) { expectCanonical(line.text()); }

// It is read, and printed as the other one.
void expectSame(const Line& read, const Line& shown) { EXPECT_EQ(printed(read.text()), shown.text()); }

// It is refused, and the message has all these texts in it: the field and what is wrong there.
void expectRefused(const std::string& text, const Texts& mentions) {
  const auto scene = parsePosition(text);
  ASSERT_FALSE(scene.ok()) << "accepted: " << text.substr(0, 300)
                           << "\nas:       " << positionText(*scene).substr(0, 300);
  for (const auto& mention : mentions)
    EXPECT_NE(scene.error().find(mention), std::string::npos)
        << "no '" << mention << "' in the message: " << scene.error() << "\nfor " << text.substr(0, 300);
  EXPECT_EQ(scene.error().find_first_of(std::string_view("\n\r\0", 3)), std::string::npos) << "one printable line";
  EXPECT_LT(scene.error().size(), 300U);
}
void expectRefused(const Line& line, const Texts& mentions) { expectRefused(line.text(), mentions); }

// ---- What is printed ----

TEST(PositionText, TheExampleOfTheNotationComesBack) { expectCanonical(std::string(kExample)); }

TEST(PositionText, TheShortestLine) {
  expectCanonical("layout=duel2 board=a:B,B,B,B/c:B,B,B,B hands=a:5/c: dealer=c turn=a");
}

TEST(PositionText, EveryFieldAtOnceComesBack) {
  expectCanonical(
      "layout=free3 rules=zh,places=yes pack=basic+JD board=a:H1,H2,H3,H4/b:B,20,30,H4/c:B,B,33*,40 "
      "hands=a:/b:1,8/c:?3 dealer=b turn=b by=c fn=DEV undo=a:H1,H2,H3,H4/b:B,20,30,H4/c:B,B,33*,40 ban=tac won=a "
      "says=-+- "
      "gone=2,2,9 laid=130 deals=3 shuffles=2 stack=?20 knows=c:7,TAC");
}

TEST(PositionText, EveryDefaultMayBeWrittenOutAndIsNotPrinted) {
  const Line line = Line().withoutTac();
  expectCanonical(line);
  expectSame(line.with("rules", "std"), line);
  expectSame(line.with("pack", "master"), line);
  expectSame(line.with("by", "d"), line);
  expectSame(line.with("phase", "play"), line);
  expectSame(line.with("laid", "0"), line);
  expectSame(line.with("deals", "1"), line);
  expectSame(line.with("shuffles", "1"), line);
  expectSame(line.with("stack", "?84"), line);
  const Line all = line.with("rules", "std").with("pack", "master").with("by", "d").with("phase", "play");
  expectSame(all.with("laid", "0").with("deals", "1").with("shuffles", "1").with("stack", "?84"), line);
}

TEST(PositionText, EachOptionalFieldAloneIsPrinted) {
  const Line line = Line().withoutTac();
  expectCanonical(line.with("rules", "ja"));
  expectCanonical(line.with("pack", "basic"));
  expectCanonical(line.with("phase", "skipped").with("fn", "8").with("undo", kEmptyBoard4));
  expectCanonical(line.with("ban", "tac"));
  expectCanonical(line.with("says", "++-+"));
  expectCanonical(line.with("gone", "1,1,7,DEV"));
  expectCanonical(line.with("laid", "12"));
  expectCanonical(line.with("deals", "5"));
  expectCanonical(line.with("shuffles", "3"));
  expectCanonical(line.with("stack", "?83"));
  expectCanonical(line.with("stack", "?0"));
  expectCanonical(line.with("stack", "TAC,5,1,5"));
  expectCanonical(line.with("hands", "a:?3/b:2,8,TRI/c:4,9/d:3,12,13").with("knows", "a:1,TAC"));
}

TEST(PositionText, CardsMayComeInAnyOrderAndArePrintedInTheirs) {
  const Line line = Line().withoutTac().with("stack", "?0");
  expectSame(line.with("hands", "a:DEV,WAR,ANG,JES,TAC,TRI,13,12,10/b:9,8,7,6,5,4,3,2,1/c:5,4,5/d:1"),
             line.with("hands", "a:10,12,13,TRI,TAC,JES,ANG,WAR,DEV/b:1,2,3,4,5,6,7,8,9/c:4,5,5/d:1"));
  expectSame(line.with("gone", "DEV,13,1,TAC,1"), line.with("gone", "1,1,13,TAC,DEV"));
  const Line hidden = line.with("hands", "a:?3/b:2,8,TRI/c:4,9/d:3,12,13");
  expectSame(hidden.with("knows", "a:TAC,7"), hidden.with("knows", "a:7,TAC"));
}

TEST(PositionText, TheOrderOfTheStackIsKept) { expectCanonical(Line().withoutTac().with("stack", "13,1,13,DEV,2,1")); }

TEST(PositionText, EveryLayoutHasItsSeatsAndRing) {
  for (const auto& layout : testing::kAllLayouts) {
    Texts board;
    Texts hands;
    const std::string last = std::to_string(testing::ringOf(layout));
    for (const char seat : testing::seatsOf(layout)) {
      board.push_back(std::string(1, seat) + (seat == 'a' ? ":B,B,1*," + last : ":B,B,B,B"));
      hands.push_back(std::string(1, seat) + ":7");
    }
    expectCanonical("layout=" + layout + " board=" + joined(board, "/") + " hands=" + joined(hands, "/") +
                    " dealer=c turn=a");
  }
}

TEST(PositionText, EverySeatHasItsOwnStart) {
  expectCanonical(Line().withoutTac().with("board", "a:B,B,B,1*/b:B,B,B,17*/c:B,B,B,33*/d:B,B,B,49*"));
  expectCanonical(Line::of("coop6", "a:B,B,B,1*/b:B,B,B,12*/c:B,B,B,23*/d:B,B,B,34*/e:B,B,B,45*/f:B,B,B,56*", kHands6));
  // On the own start but not fresh, and on the start of others.
  expectCanonical(Line().withoutTac().with("board", "a:1,17,33,49/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B"));
  expectRefused(Line().withoutTac().with("board", "a:B,B,B,17*/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B"), {"board", "17*"});
}

TEST(PositionText, EveryPackHasItsName) {
  const Line line = Line::of("pairs4", kEmptyBoard4, "a:5/b:5/c:5/d:5");
  for (int subset = 1; subset < 16; ++subset) {
    std::string name = "basic+";
    for (int k = 0; k < 4; ++k)
      if ((subset >> k & 1) != 0) name += std::string_view("JAWD")[static_cast<std::size_t>(k)];
    expectCanonical(line.with("pack", name));
  }
  expectCanonical(line.with("pack", "basic"));
  expectSame(line.with("pack", "master"), line);
  for (const auto* const bad : {"", "basic+", "basic+AJ", "basic+DJ", "basic+JJ", "basic+JX", "basic+j", "Basic",
                                "Master", "basicJ", "master+J", "basic+JAWDJ", "tournament"})
    expectRefused(line.with("pack", bad), {"pack", std::string("'") + bad + "'"});
}

// ---- Rules (12.4) ----

struct SwitchRow {
  std::string name;
  std::array<bool, 6> on;  // std zh ja pl th en
};

const std::vector<SwitchRow> kTable = {
    {"skip_needs_marble", {true, false, true, true, true, true}},
    {"win_tac_optional", {false, true, false, false, true, false}},
    {"counter_tac", {false, true, true, false, true, false}},
    {"lock_at_once", {false, false, false, true, false, false}},
    {"seven_help_ring_only", {false, false, false, true, false, false}},
    {"angel_ring_only", {false, false, false, false, false, false}},
    {"devil_tricks_with_own", {false, false, false, true, false, false}},
    {"intro_marble", {false, false, true, false, true, false}},
    {"coop_one_pack", {false, true, false, false, false, false}},
    {"coop_last_tac", {false, false, false, false, false, false}},
    {"partners_look", {true, false, true, false, true, true}},
    {"trio_pass_neighbour", {false, false, false, true, false, false}},
    {"places", {false, false, false, false, false, false}},
};

TEST(PositionText, ASwitchIsWrittenExactlyWhenItDiffersFromTheEdition) {
  const Line line = Line::of("pairs4", kEmptyBoard4, "a:5/b:5/c:5/d:5");
  for (std::size_t e = 0; e < 6; ++e) {
    const std::string edition = testing::kAllEditions.at(e);
    expectSame(line.with("rules", edition), edition == "std" ? line : line.with("rules", edition));
    std::string all = edition;
    for (const auto& row : kTable) {
      const std::string other = row.name + (row.on.at(e) ? "=no" : "=yes");
      const std::string same = row.name + (row.on.at(e) ? "=yes" : "=no");
      expectCanonical(line.with("rules", edition + "," + other));
      expectRefused(line.with("rules", edition + "," + same), {"rules", same});
      all += "," + other;
    }
    expectCanonical(line.with("rules", all));
  }
}

TEST(PositionText, RulesThatAreNotOfTheForm) {
  const Line line = Line::of("pairs4", kEmptyBoard4, "a:5/b:5/c:5/d:5");
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"", "''"},
      {"xx", "xx"},
      {"STD", "STD"},
      {"places=yes", "places=yes"},
      {"std,", "''"},
      {"std,,places=yes", "''"},
      {"std,places", "places"},
      {"std,places=", "places="},
      {"std,places=YES", "places=YES"},
      {"std,places=1", "places=1"},
      {"std,nothing=yes", "nothing"},
      {"std,places=yes,places=yes", "places=yes"},
      {"std,places=yes,places=no", "places=no"},
      {"std,places=yes,intro_marble=yes", "intro_marble=yes"},  // not in the order of the table
      {"std,counter_tac=yes,win_tac_optional=yes", "win_tac_optional=yes"},
      {"std,zh", "zh"},
  };
  for (const auto& [rules, text] : bad) expectRefused(line.with("rules", rules), {"rules", text});
}

// ---- Fields: order, names, blanks ----

TEST(PositionText, FieldsThatAreMissing) {
  for (const auto* const key : {"layout", "board", "hands", "dealer", "turn"})
    expectRefused(Line().without(key), {key});
  expectRefused("", {"layout"});
  expectRefused(" ", {"layout"});
  expectRefused("layout", {"layout"});
  expectRefused("layout=", {"layout"});
}

TEST(PositionText, FieldsInAnotherOrder) {
  const Texts fields = words(kExample);
  for (std::size_t i = 0; i + 1 < fields.size(); ++i) {
    Texts swapped = fields;
    std::swap(swapped[i], swapped[i + 1]);
    const std::string found = fields[i + 1].substr(0, fields[i + 1].find('='));
    expectRefused(joined(swapped, " "), {found});
  }
  const std::string tail = " laid=5 deals=2";
  expectCanonical(std::string(kExample) + tail);
  expectRefused(std::string(kExample) + " deals=2 laid=5", {"laid=5"});
}

TEST(PositionText, FieldsThatAreRepeated) {
  const Texts fields = words(std::string(kExample) + " says=++++ gone=5 laid=7 deals=2 shuffles=2 stack=?3");
  for (std::size_t i = 0; i < fields.size(); ++i) {
    Texts twice = fields;
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), fields[i]);
    expectRefused(joined(twice, " "), {fields[i].substr(0, fields[i].find('='))});
  }
}

TEST(PositionText, FieldsThatDoNotExist) {
  const std::string line(kExample);
  expectRefused(line + " colour=red", {"colour=red"});
  expectRefused(line + " Laid=3", {"Laid=3"});
  expectRefused(line + " laid", {"laid"});
  expectRefused(line + " =3", {"=3"});
  expectRefused("position " + line, {"position"});
  expectRefused(line + " phase=deal", {"phase=deal"});
  expectRefused(Line().with("phase", "deal"), {"phase", "deal"});
  expectRefused(Line().with("phase", "Play"), {"phase", "Play"});
  expectRefused(Line().with("phase", ""), {"phase", "''"});
}

TEST(PositionText, BlanksOtherThanOneBetweenFields) {
  const Texts fields = words(kExample);
  for (std::size_t i = 0; i <= fields.size(); ++i) {
    Texts doubled = fields;
    doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), "");
    std::string line;
    for (std::size_t k = 0; k < doubled.size(); ++k) line += (k == 0 ? "" : " ") + doubled[k];
    expectRefused(line, {"''"});  // before, between and behind
  }
  std::string tabs(kExample);
  tabs[tabs.find(' ')] = '\t';
  expectRefused(tabs, {"layout", "\\x09"});
  expectRefused(std::string(kExample) + "\n", {"undo", "\\x0a"});
  expectRefused(std::string(kExample) + "\r", {"undo", "\\x0d"});
}

TEST(PositionText, LayoutsThatDoNotExist) {
  for (const auto* const bad : {"pairs", "pairs5", "Pairs4", "pairs4,", "0", "solo"})
    expectRefused(Line().with("layout", bad), {"layout", bad});
}

// ---- Boards ----

TEST(PositionText, BoardsThatAreNotOfTheForm) {
  const auto board = [](std::string_view text) { return Line().withoutTac().with("board", text); };
  const std::string rest = "/c:B,B,B,B/d:B,B,B,B";
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"", "''"},
      {"a:B,B,B,B", "a:B,B,B,B"},  // seats are missing
      {"a:B,B,B,B/b:B,B,B,B/c:B,B,B,B", "c:B,B,B,B"},
      {"b:B,B,B,B/a:B,B,B,B" + rest, "b:B,B,B,B"},                 // not in order
      {"a:B,B,B,B/a:B,B,B,B" + rest, "a:B,B,B,B"},                 // twice
      {"a:B,B,B,B/b:B,B,B,B" + rest + "/e:B,B,B,B", "e:B,B,B,B"},  // not of the layout
      {"a:B,B,B,B/x:B,B,B,B" + rest, "x:B,B,B,B"},
      {"a:B,B,B,B/B,B,B,B" + rest, "B,B,B,B"},
      {"a:B,B,B,B//b:B,B,B,B" + rest, "''"},
      {"a:B,B,B,B/b:B,B,B,B" + rest + "/", "''"},
      {"a:B,B,B/b:B,B,B,B" + rest, "B,B,B"},          // three marbles
      {"a:B,B,B,B,B/b:B,B,B,B" + rest, "B,B,B,B,B"},  // five
      {"a:/b:B,B,B,B" + rest, "''"},
      {"a:B,B,B,/b:B,B,B,B" + rest, "''"},
      {"a:B,B,5,B/b:B,B,B,B" + rest, "B,B,5,B"},  // not in order
      {"a:B,B,20,5/b:B,B,B,B" + rest, "B,B,20,5"},
      {"a:B,B,H1,20/b:B,B,B,B" + rest, "B,B,H1,20"},
      {"a:B,B,H4,H1/b:B,B,B,B" + rest, "B,B,H4,H1"},
      {"a:H1,H2,H3,B/b:B,B,B,B" + rest, "H1,H2,H3,B"},
      {"a:B,B,20,20/b:B,B,B,B" + rest, "B,B,20,20"},  // two on a space
      {"a:B,B,H2,H2/b:B,B,B,B" + rest, "B,B,H2,H2"},
      {"a:B,B,1,1*/b:B,B,B,B" + rest, "B,B,1,1*"},
      {"a:B,B,B,20/b:B,B,B,20" + rest, "B,B,B,20"},
      {"a:B,B,B,20*/b:B,B,B,B" + rest, "20*"},  // fresh off the own start
      {"a:B,B,B,B*/b:B,B,B,B" + rest, "B*"},
      {"a:B,B,B,H1*/b:B,B,B,B" + rest, "H1*"},
      {"a:B,B,B,1**/b:B,B,B,B" + rest, "1**"},
      {"a:B,B,B,*/b:B,B,B,B" + rest, "'*'"},
      {"a:B,B,B,*1/b:B,B,B,B" + rest, "*1"},
      {"a:B,B,B,0/b:B,B,B,B" + rest, "'0'"},
      {"a:B,B,B,65/b:B,B,B,B" + rest, "65"},
      {"a:B,B,B,66/b:B,B,B,B" + rest, "66"},
      {"a:B,B,B,67/b:B,B,B,B" + rest, "67"},
      {"a:B,B,B,01/b:B,B,B,B" + rest, "01"},
      {"a:B,B,B,020/b:B,B,B,B" + rest, "020"},
      {"a:B,B,B,+5/b:B,B,B,B" + rest, "+5"},
      {"a:B,B,B,-5/b:B,B,B,B" + rest, "-5"},
      {"a:B,B,B,5.0/b:B,B,B,B" + rest, "5.0"},
      {"a:B,B,B,0x5/b:B,B,B,B" + rest, "0x5"},
      {"a:B,B,B,257/b:B,B,B,B" + rest, "257"},
      {"a:B,B,B,4294967301/b:B,B,B,B" + rest, "4294967301"},  // 5 modulo 2^32
      {"a:B,B,B,18446744073709551621/b:B,B,B,B" + rest, "18446744073709551621"},
      {"a:B,B,B,H0/b:B,B,B,B" + rest, "H0"},
      {"a:B,B,B,H5/b:B,B,B,B" + rest, "H5"},
      {"a:B,B,B,H/b:B,B,B,B" + rest, "'H'"},
      {"a:B,B,B,H11/b:B,B,B,B" + rest, "H11"},
      {"a:B,B,B,h1/b:B,B,B,B" + rest, "h1"},
      {"a:B,B,B,b/b:B,B,B,B" + rest, "'b'"},
      {"A:B,B,B,B/b:B,B,B,B" + rest, "A:B,B,B,B"},
  };
  for (const auto& [text, mention] : bad) {
    expectRefused(board(text), {"board", mention});
    expectRefused(Line().with("undo", text), {"undo", mention});
  }
}

TEST(PositionText, TheRingOfSixSeatsGoesTo66) {
  const auto board = [](std::string_view space) {
    return Line::of("pairs6", "a:B,B,B," + std::string(space) + "/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B/e:B,B,B,B/f:B,B,B,B",
                    kHands6);
  };
  expectCanonical(board("65"));
  expectCanonical(board("66"));
  expectRefused(board("67"), {"board", "67"});
  expectRefused(board("70"), {"board", "70"});
}

TEST(PositionText, SeatsThatTheLayoutLeavesEmpty) {
  expectRefused(Line::of("duel2", "a:B,B,B,B/b:B,B,B,B", "a:5/c:5"), {"board", "b:B,B,B,B"});
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/b:/c:5"), {"hands", "b:"});
  expectRefused(Line::of("pair_vs_one3", kEmptyBoard4, "a:5/b:5/c:5"), {"board", "d:B,B,B,B"});
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("dealer", "b"), {"dealer", "b"});
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("turn", "d"), {"turn", "d"});
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("by", "b"), {"by", "b"});
  expectRefused(Line::of("pairs6", kEmptyBoard4, kHands6), {"board"});
}

// ---- Seats ----

TEST(PositionText, SeatsThatAreNone) {
  for (const auto* const bad : {"", "e", "g", "A", "ab", "1", "?", "a,"}) {
    for (const auto* const key : {"dealer", "turn", "by"}) expectRefused(Line().with(key, bad), {key, bad});
  }
}

// ---- Hands ----

TEST(PositionText, HandsThatAreNotOfTheForm) {
  const auto hands = [](std::string_view text) { return Line().withoutTac().with("hands", text); };
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"", "''"},
      {"a:1/b:2/c:3", "c:3"},
      {"a:1/b:2/c:3/d", "'d'"},
      {"b:1/a:2/c:3/d:4", "b:1"},
      {"a:1/b:2/c:3/d:4/e:5", "e:5"},
      {"a:1,/b:2/c:3/d:4", "''"},
      {"a:,1/b:2/c:3/d:4", "''"},
      {"a:1,,2/b:2/c:3/d:4", "''"},
      {"a:11/b:2/c:3/d:4", "11"},
      {"a:14/b:2/c:3/d:4", "14"},
      {"a:0/b:2/c:3/d:4", "'0'"},
      {"a:01/b:2/c:3/d:4", "01"},
      {"a:tac/b:2/c:3/d:4", "tac"},
      {"a:Tac/b:2/c:3/d:4", "Tac"},
      {"a:TRICKSTER/b:2/c:3/d:4", "TRICKSTER"},
      {"a:JOK/b:2/c:3/d:4", "JOK"},
      {"a:none/b:2/c:3/d:4", "none"},
      {"a:?0/b:2/c:3/d:4", "?0"},
      {"a:?/b:2/c:3/d:4", "'?'"},
      {"a:?05/b:2/c:3/d:4", "?05"},
      {"a:?-1/b:2/c:3/d:4", "?-1"},
      {"a:?1,2/b:2/c:3/d:4", "?1,2"},
      {"a:2,?1/b:2/c:3/d:4", "?1"},
      {"a:?x/b:2/c:3/d:4", "?x"},
      {"a:?999/b:2/c:3/d:4", "?999"},
      {"a:?4294967297/b:2/c:3/d:4", "?4294967297"},
      {"a:?18446744073709551617/b:2/c:3/d:4", "?18446744073709551617"},
  };
  for (const auto& [text, mention] : bad) expectRefused(hands(text), {"hands", mention});
}

TEST(PositionText, TheSeatWhoseTurnItIsHoldsACard) {
  expectRefused(Line().withoutTac().with("hands", "a:1/b:2/c:3/d:"), {"hands", "d"});
  expectRefused(Line().withoutTac().with("hands", "a:/b:/c:/d:"), {"hands", "d"});
  expectCanonical(Line().withoutTac().with("hands", "a:/b:/c:/d:5"));
}

// ---- Cards against the pack ----

TEST(PositionText, NeverMoreOfACardThanThePackHas) {
  const Line line = Line::of("pairs4", kEmptyBoard4, "a:5/b:5/c:5/d:5");
  const std::map<std::string, int> master = {{"1", 9},   {"2", 7},   {"3", 7},   {"4", 7},   {"5", 7},   {"6", 7},
                                             {"7", 8},   {"8", 7},   {"9", 7},   {"10", 7},  {"12", 7},  {"13", 9},
                                             {"TRI", 7}, {"TAC", 4}, {"JES", 1}, {"ANG", 1}, {"WAR", 1}, {"DEV", 1}};
  for (const auto& [card, count] : master) {
    const int left = card == "5" ? count - 4 : count;
    expectCanonical(line.with("gone", joined(Texts(static_cast<std::size_t>(left), card), ",")).with("stack", "?1"));
    expectRefused(line.with("gone", joined(Texts(static_cast<std::size_t>(left + 1), card), ",")), {card});
    expectRefused(line.with("stack", joined(Texts(static_cast<std::size_t>(left + 1), card), ",")), {card});
  }
  expectRefused(line.with("hands", "a:JES/b:JES/c:5/d:5"), {"JES"});
  expectRefused(line.with("pack", "basic").with("hands", "a:JES/b:5/c:5/d:5"), {"JES"});
  expectRefused(line.with("pack", "basic+A").with("hands", "a:WAR/b:5/c:5/d:5"), {"WAR"});
  expectCanonical(line.with("pack", "basic+W").with("hands", "a:WAR/b:5/c:5/d:5"));
  // A Warrior takes the place of a 7.
  expectCanonical(line.with("pack", "basic+W").with("gone", "7,7,7,7,7,7,7"));
  expectRefused(line.with("pack", "basic+W").with("gone", "7,7,7,7,7,7,7,7"), {"'7'"});
  // Hands, given, gone, stack and knows are counted together.
  expectCanonical(line.with("hands", "a:TAC/b:TAC/c:5/d:5").with("gone", "TAC").with("stack", "TAC"));
  expectRefused(line.with("hands", "a:TAC/b:TAC/c:TAC/d:5").with("gone", "TAC").with("stack", "TAC"), {"TAC"});
  expectRefused(line.with("hands", "a:TAC/b:TAC/c:?2/d:5").with("gone", "TAC").with("knows", "c:TAC,TAC"), {"TAC"});
  expectRefused(line.with("hands", "a:TAC,5/b:TAC/c:TAC/d:TAC")
                    .with("dealer", "d")
                    .with("phase", "swap")
                    .with("turn", "b")
                    .with("given", "a:TAC"),
                {"TAC"});
}

TEST(PositionText, SixSeatPacksHaveFewerCards) {
  const Line line = Line::of("trios6", kEmptyBoard6, "a:5/b:5/c:5/d:5/e:5/f:5");
  expectCanonical(line.with("gone", "12,12,12,12,12"));
  expectRefused(line.with("gone", "12,12,12,12,12,12"), {"12"});
  expectCanonical(line.with("gone", "9,9,9,9,9,9,9"));
  expectRefused(line.with("pack", "basic").with("gone", "9,9,9,9,9,9,9"), {"'9'"});
  expectRefused(line.with("pack", "basic").with("gone", "10,10,10,10,10,10,10"), {"'10'"});
}

TEST(PositionText, NeverMoreCardsTogetherThanThePackHas) {
  const Line line = Line::of("pairs4", kEmptyBoard4, "a:5/b:5/c:5/d:5");
  expectCanonical(line.with("stack", "?100"));
  expectRefused(line.with("stack", "?101"), {"105"});
  expectRefused(line.with("stack", "?104"), {"108"});
  expectRefused(line.with("gone", "1,1").with("stack", "?99"), {"105"});
  expectRefused(line.with("hands", "a:5/b:?30/c:?30/d:?30").with("stack", "?20"), {"111"});
  expectCanonical(line.with("pack", "basic").with("stack", "?96"));
  expectRefused(line.with("pack", "basic").with("stack", "?97"), {"101"});
  expectRefused(Line::of("coop6", kEmptyBoard6, kHands6).with("stack", "?97"), {"103"});
  // The default stack counts too.
  expectRefused(line.with("gone", "1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3"), {"106"});
  // A hidden hand and a gift that is not known hold cards too.
  expectRefused(line.with("dealer", "d")
                    .with("hands", "a:5/b:?1/c:5/d:5")
                    .with("turn", "b")
                    .with("phase", "swap")
                    .with("given", "a:?")
                    .with("stack", "?100"),
                {"105"});
}

// No deal gives more than six cards, and a swap gives as many as it takes. Far larger hands may be refused, clearly.
TEST(PositionText, BigHands) {
  const Line line = Line().withoutTac().with("stack", "?0");
  expectCanonical(line.with("hands", "a:1,1,1,1,1,1,7,7,7,7,7,7/b:2/c:3/d:4"));
  expectCanonical(line.with("hands", "a:?50/b:2/c:3/d:4"));
  expectRefused(line.with("hands", "a:7,7,7,7,7,7,7,7/b:2/c:3/d:4"), {"hands", "7,7,7,7,7,7,7,7"});
  expectRefused(line.with("hands", "a:?64/b:2/c:3/d:4"), {"hands", "?64"});
}

// ---- Turn, by, phase, given ----

TEST(PositionText, SomebodyElseDecidesOnlyInThePlay) {
  const Line line = Line().afterCard("DEV").with("by", "c");
  expectCanonical(line);
  expectRefused(line.with("phase", "skipped"), {"by", "c"});
  expectRefused(line.with("phase", "swap").with("turn", "d"), {"by"});
}

TEST(PositionText, TheSwap) {
  const Line line = Line().withoutTac().with("phase", "swap").with("dealer", "d").with("turn", "a");
  expectCanonical(line);
  expectCanonical(line.with("turn", "b").with("given", "a:7"));
  expectCanonical(line.with("turn", "b").with("given", "a:?"));
  expectCanonical(line.with("turn", "d").with("given", "a:7/b:?/c:10"));
  expectRefused(line.with("turn", "b"), {"turn", "a"});  // a gives first
  expectRefused(line.with("turn", "c").with("given", "a:7"), {"turn", "b"});
  expectRefused(line.with("turn", "a").with("given", "a:7"), {"turn", "b"});
  expectRefused(line.with("given", "a:7/b:7/c:10/d:1"), {"swap"});  // nobody left to give
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"a", "'a'"},   {"a:", "''"}, {"a:7,7", "7,7"}, {"a:11", "11"},         {"a:?1", "?1"},
      {"e:7", "e:7"}, {"7", "'7'"}, {"a:7/", "''"},   {"a:7/a:7", "a:7/a:7"}, {"b:7/a:7", "b:7/a:7"}};
  for (const auto& [given, mention] : bad)
    expectRefused(line.with("turn", "b").with("given", given), {"given", mention});
}

TEST(PositionText, WhoStillHasToGiveHoldsACard) {
  const Line line = Line().withoutTac().with("phase", "swap").with("dealer", "d").with("turn", "a");
  expectRefused(line.with("hands", "a:1/b:/c:4/d:3"), {"hands"});
  expectRefused(line.with("hands", "a:1/b:2/c:4/d:"), {"hands"});
  // One who has given may have given his last card.
  expectCanonical(line.with("hands", "a:/b:2/c:4/d:3").with("given", "a:7").with("turn", "b"));
}

TEST(PositionText, GivenOnlyInTheSwapAndOnlyByThoseWhoSwap) {
  expectRefused(Line().withoutTac().with("given", "a:7"), {"given", "a:7"});
  expectRefused(Line().withoutTac().with("phase", "skipped").with("given", "a:7"), {"given", "a:7"});
  const Line three = Line::of("pair_vs_one3", "a:B,B,B,B/b:B,B,B,B/c:B,B,B,B", "a:5/b:5/c:5").with("phase", "swap");
  expectCanonical(three.with("dealer", "c").with("turn", "b"));
  expectCanonical(three.with("dealer", "a").with("turn", "c").with("given", "b:7"));
  expectRefused(three.with("turn", "a"), {"turn", "b"});
  expectRefused(three.with("turn", "b").with("given", "a:7"), {"given", "a:7"});
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("phase", "swap"), {"swap"});
  expectRefused(Line::of("free3", "a:B,B,B,B/b:B,B,B,B/c:B,B,B,B", "a:5/b:5/c:5").with("phase", "swap"), {"swap"});
}

TEST(PositionText, NoFunctionInTheSwap) {
  const Line line = Line().with("phase", "swap").with("dealer", "d").with("turn", "a");
  expectRefused(line, {"fn", "swap"});
}

// ---- fn, undo, ban ----

TEST(PositionText, FunctionAndUndoBoardComeTogether) {
  expectRefused(Line().without("undo"), {"undo"});
  expectRefused(Line().without("fn"), {"undo", "a:B,B,1*,20/b:B,B,B,B"});
  // Also when it is the board with all marbles in their bases.
  expectRefused(Line().without("fn").with("undo", kEmptyBoard4), {"undo"});
  expectCanonical(Line().with("undo", kEmptyBoard4));
  expectRefused(Line().without("fn").with("undo", ""), {"undo"});
}

TEST(PositionText, EveryCardButATacIsAFunction) {
  for (const auto* const card :
       {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "TRI", "JES", "ANG", "WAR", "DEV"})
    expectCanonical(Line().afterCard(card));
  for (const auto* const bad : {"TAC", "11", "", "tri", "1,2", "?", "none"})
    expectRefused(Line().with("fn", bad), {"fn", bad});
}

TEST(PositionText, AFunctionIsACardOfThePack) {
  const Line line = Line().with("fn", "ANG");
  for (const auto* const pack : {"basic", "basic+JWD"}) expectRefused(line.with("pack", pack), {"fn", "pack", "ANG"});
  expectCanonical(line.with("pack", "basic+A"));
}

TEST(PositionText, JestersAndDevilsLeaveTheBoardAsItWas) {
  for (const auto* const card : {"JES", "DEV"}) expectRefused(Line().with("fn", card), {"undo", card});
}

TEST(PositionText, ABanIsOfTac) {
  expectCanonical(Line().with("ban", "tac"));
  for (const auto* const bad : {"", "TAC", "none", "7"}) expectRefused(Line().with("ban", bad), {"ban", bad});
}

// ---- won, answer, over ----

// a+c are complete through a's 3; b can use a TAC as a 3.
Line wonLine() {
  return Line(
      "layout=pairs4 board=a:H1,H2,H3,H4/b:B,B,20,30/c:H1,H2,H3,H4/d:B,B,B,B hands=a:5/b:9,TAC/c:2/d:6 dealer=c turn=b "
      "phase=answer "
      "fn=3 undo=a:63,H2,H3,H4/b:B,B,20,30/c:H1,H2,H3,H4/d:B,B,B,B won=ac");
}

TEST(PositionText, AnAnswerToAWin) {
  expectCanonical(wonLine());
  expectCanonical(wonLine().with("hands", "a:5/b:?2/c:2/d:6"));
  expectRefused(wonLine().without("won"), {"won", "answer"});
  expectRefused(wonLine().with("hands", "a:5/b:9/c:2/d:6"), {"phase", "answer"});  // no TAC
  expectRefused(wonLine().withoutTac(), {"phase", "answer"});                      // no function
  expectRefused(wonLine().with("hands", "a:5/b:?2/c:2/d:6").withoutTac(), {"fn", "answer"});
  expectRefused(wonLine().with("undo", "a:63,H2,H3,H4/b:B,B,B,B/c:H1,H2,H3,H4/d:B,B,B,B"),
                {"phase", "answer"});                                         // no use of it
  expectRefused(wonLine().without("phase"), {});                              // won, but the play goes on
  expectRefused(wonLine().without("phase").without("won"), {"board", "ac"});  // complete, but nobody has won
}

TEST(PositionText, TheEnd) {
  const Line line = wonLine().with("phase", "over").with("turn", "a");
  expectCanonical(line);
  expectCanonical(line.withoutTac());
  expectRefused(line.without("won"), {"won", "over"});
  expectRefused(line.with("by", "b"), {"by"});
  expectRefused(line.with("ban", "tac"), {"ban"});
  expectRefused(line.with("given", "a:7"), {"given"});
  expectCanonical(line.with("hands", "a:/b:/c:/d:"));
}

TEST(PositionText, OnlyAnEightSkips) {
  const Line line = Line().withoutTac().with("phase", "skipped");
  expectRefused(line, {"fn", "8"});
  expectCanonical(line.with("fn", "8").with("undo", kEmptyBoard4));
  expectRefused(line.with("fn", "4").with("undo", kEmptyBoard4), {"fn", "8"});
}

TEST(PositionText, OnlyTheSeatBeforePlaysForSomebody) {
  const Line line = Line().afterCard("DEV").with("turn", "b");
  expectCanonical(line);
  expectCanonical(line.with("by", "a"));
  for (const auto* const by : {"c", "d"}) expectRefused(line.with("by", by), {"by", by});
}

TEST(PositionText, OnlyADevilPlaysForSomebody) {
  const Line line = Line().with("turn", "b").with("by", "a");
  expectRefused(line.withoutTac(), {"by", "fn=DEV", "'a'"});
  for (const auto* const card : {"1", "8", "JES", "ANG"}) expectRefused(line.afterCard(card), {"by", "fn=DEV", "'a'"});
}

TEST(PositionText, WhatIsNotAWinningSide) {
  const Line line = wonLine().with("phase", "over").with("turn", "a");
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"", "''"},         {"a", "'a'"},       {"ca", "ca"},    {"ab", "ab"},
      {"abcd", "abcd"},   {"x", "x"},         {"bd", "bd"},    {"ac>", "''"},
      {">ac", "''"},      {"ac>ac", "ac>ac"}, {"ac>bd", "bd"}, {"ac>bd>ac>bd", "ac>bd>ac>bd"},
      {"ac,bd", "ac,bd"}, {"AC", "AC"}};
  for (const auto& [won, mention] : bad) expectRefused(line.with("won", won), {"won", mention});
}

TEST(PositionText, ACooperativeGameLostIsOverWithoutWon) {
  const Line line = Line::of("coop4", kEmptyBoard4, "a:/b:/c:/d:").with("phase", "over");
  expectCanonical(line);
  expectRefused(line.with("won", "abcd"), {"won", "abcd"});
  expectCanonical(line.with("board", "a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4").with("won", "abcd"));
}

TEST(PositionText, PlacesPlayedOn) {
  const Line line =
      Line::of("free3", "a:H1,H2,H3,H4/b:B,B,B,B/c:B,B,B,B", "a:/b:5/c:5").with("turn", "b").with("won", "a");
  expectCanonical(line.with("rules", "std,places=yes"));
  expectRefused(line, {"won", "places"});
  expectRefused(line.with("rules", "std,places=yes").with("turn", "a").with("hands", "a:5/b:5/c:5"),
                {"turn", "a"});  // has left the game
  const Line end = line.with("rules", "std,places=yes")
                       .with("phase", "over")
                       .with("won", "b>a")
                       .with("board", "a:H1,H2,H3,H4/b:H1,H2,H3,H4/c:B,B,B,B");
  expectCanonical(end);
  expectRefused(end.with("rules", "zh"), {"won", "b>a"});
}

// ---- says, gone, numbers, stack, knows ----

TEST(PositionText, OneSignPerSeat) {
  const Line line = Line().withoutTac();
  for (const auto* const says : {"----", "++++", "+--+"}) expectCanonical(line.with("says", says));
  for (const auto* const bad : {"", "+", "+++", "+++++", "++0+", "yyyy", "\xe2\x88\x92---"})
    expectRefused(line.with("says", bad), {"says"});
  expectRefused(line.with("says", "+++"), {"says", "+++"});
  expectRefused(line.with("says", "++0+"), {"says", "++0+"});
  expectCanonical(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("says", "+-"));
  expectRefused(Line::of("duel2", "a:B,B,B,B/c:B,B,B,B", "a:5/c:5").with("says", "+-+-"), {"says", "+-+-"});
  expectCanonical(Line::of("coop6", kEmptyBoard6, kHands6).with("says", "+-+-+-"));
}

TEST(PositionText, PilesThatAreNotOfTheForm) {
  const Line line = Line().withoutTac();
  for (const auto& [text, mention] : std::vector<std::pair<std::string, std::string>>{
           {"11", "11"}, {"1,", "''"}, {",1", "''"}, {"1,,1", "''"}, {"?3", "?3"}, {"a:1", "a:1"}, {"x", "'x'"}})
    expectRefused(line.with("gone", text), {"gone", mention});
  for (const auto& [text, mention] : std::vector<std::pair<std::string, std::string>>{{"", "''"},
                                                                                      {"11", "11"},
                                                                                      {"1,", "''"},
                                                                                      {"?", "'?'"},
                                                                                      {"?x", "?x"},
                                                                                      {"?1,2", "?1,2"},
                                                                                      {"1,?2", "?2"},
                                                                                      {"?01", "?01"},
                                                                                      {"?105", "?105"},
                                                                                      {"?256", "?256"},
                                                                                      {"?4294967297", "?4294967297"},
                                                                                      {"?-1", "?-1"}})
    expectRefused(line.with("stack", text), {"stack", mention});
  expectRefused(line.with("stack", joined(Texts(300, "5"), ",")), {"stack", "5"});
  expectRefused(line.with("gone", joined(Texts(300, "5"), ",")), {"5"});
}

TEST(PositionText, NumbersThatAreNotOfTheForm) {
  const Line line = Line().withoutTac();
  for (const auto* const key : {"laid", "deals", "shuffles"})
    for (const auto* const bad : {"", "-1", "+1", "01", "007", "1.5", "1e3", "0x1", "x", "?", "18446744073709551617",
                                  "99999999999999999999999999999"})
      expectRefused(line.with(key, bad), {key, bad});
  expectRefused(line.with("deals", "0"), {"deals", "0"});
  expectRefused(line.with("shuffles", "0"), {"shuffles", "0"});
  expectRefused(line.with("deals", "257"), {"deals", "257"});  // 1 modulo 256
}

TEST(PositionText, TheDefaultStackFollowsFromTheDeals) {
  struct Row {
    std::string layout;
    std::string pack;
    int deals;
    int left;
  };
  const std::vector<Row> rows = {
      {"pairs4", "master", 1, 84}, {"pairs4", "master", 2, 64},       {"coop4", "master", 3, 44},
      {"pairs4", "master", 4, 24}, {"pairs4", "master", 5, 0},        {"pairs4", "basic", 1, 80},
      {"pairs4", "basic", 4, 20},  {"coop4", "basic+JAWD", 5, 0},     {"pairs6", "master", 1, 66},
      {"pairs6", "master", 2, 36}, {"trios6", "master", 3, 0},        {"coop6", "basic", 1, 66},
      {"coop6", "basic+D", 2, 36}, {"coop6", "basic", 3, 0},          {"free3", "master", 1, 89},
      {"free3", "basic", 2, 70},   {"pair_vs_one3", "master", 3, 59}, {"duel2", "master", 1, 94},
      {"duel2", "basic", 4, 60},   {"duel2", "basic", 10, 0},
  };
  for (const auto& row : rows) {
    Texts hands;
    for (const char seat : testing::seatsOf(row.layout)) hands.push_back(std::string(1, seat) + ":5");
    Line line = Line::of(row.layout, testing::fullBoard(row.layout, ""), joined(hands, "/"));
    if (row.pack != "master") line = line.with("pack", row.pack);
    if (row.deals != 1) line = line.with("deals", std::to_string(row.deals));
    expectSame(line.with("stack", "?" + std::to_string(row.left)), line);
    expectCanonical(line.with("stack", "?" + std::to_string(row.left + 1)));
    const auto scene = parsePosition(line.text());
    ASSERT_TRUE(scene) << scene.error();
    EXPECT_EQ(int{scene->position.stack}, row.left) << line.text();
  }
}

TEST(PositionText, KnowledgeIsOfHiddenHands) {
  const Line line = Line().withoutTac().with("hands", "a:1,7,TAC/b:?3/c:?2/d:3,12,13");
  expectCanonical(line.with("knows", "b:7"));
  expectCanonical(line.with("knows", "b:7,TAC,DEV/c:1,1"));
  expectRefused(line.with("knows", "a:7"), {"knows", "7"});
  expectRefused(line.with("knows", "b:1,1,1,1"), {"knows", "1,1,1,1"});  // more than the hand holds
  expectRefused(line.with("hands", "a:/b:?3/c:?2/d:3,12,13").with("knows", "a:7"), {"knows", "7"});
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"b", "'b'"},           {"b:", "''"},           {"b:11", "11"}, {"b:?1", "?1"},
      {"c:1/b:1", "c:1/b:1"}, {"b:1/b:1", "b:1/b:1"}, {"e:1", "e:1"}, {"b:1/", "''"}};
  for (const auto& [text, mention] : bad) expectRefused(line.with("knows", text), {"knows", mention});
}

// ---- Any bytes ----

TEST(PositionText, JunkIsRefusedWithAPrintableMessage) {
  using namespace std::string_literals;
  const std::vector<std::string> junk = {"\0"s,
                                         "\0layout=pairs4"s,
                                         "layout=pairs4\0"s,
                                         "\xff\xfe\x00\x01"s,
                                         "\xc3\x28"s,
                                         "layout=\xf0\x9f\x8e\xb2"s,
                                         "\x1b[31mlayout=pairs4"s,
                                         "\xef\xbb\xbf"s + std::string(kExample),
                                         std::string(kExample) + '\0',
                                         "layout=pairs4\xa0"
                                         "board="s};
  for (const auto& text : junk) expectRefused(text, {"\\x"});
  for (const auto& field : words(kExample)) {
    const auto key = field.substr(0, field.find('='));
    expectRefused(Line().with(key, "\0"s), {key, "\\x00"});
    expectRefused(Line().with(key, "\xff\xff"), {key, "\\xff"});
    expectRefused(Line().with(key, field.substr(field.find('=') + 1) + '\0'), {key, "\\x00"});
  }
}

TEST(PositionText, LongLinesAreRefusedWithAShortMessage) {
  const std::size_t million = 1'000'000;
  expectRefused(std::string(million, 'x'), {"layout"});
  expectRefused(std::string(million, ' '), {"layout"});
  expectRefused(std::string(million, '='), {"layout"});
  expectRefused(std::string(kExample) + std::string(million, '0'), {"undo"});
  for (const auto& field : words(kExample)) {
    const auto key = field.substr(0, field.find('='));
    for (const char c : std::string_view("1,/:?>-")) expectRefused(Line().with(key, std::string(million, c)), {key});
  }
  std::string cards = "a:1";
  while (cards.size() < million) cards += ",1";
  expectRefused(Line().with("hands", cards), {"hands"});
  std::string seats = "a:B,B,B,B";
  while (seats.size() < million) seats += "/a:B,B,B,B";
  expectRefused(Line().with("board", seats), {"board"});
  for (const auto* const key : {"laid", "deals", "shuffles"})
    expectRefused(Line().with(key, std::string(million, '9')), {key});
}

// Whatever single byte of a real position is changed, dropped or doubled: it is refused, or it is a position whose text
// comes back.
TEST(PositionText, DamagedLinesAreRefusedOrComeBack) {
  Random random(7);
  constexpr std::string_view alphabet = "abcdefABHTRIJDEWV0123456789*,:/=?>+-_ \n";
  for (int game = 0; game < 40; ++game) {
    testing::playRandomGame(
        testing::randomSetup(random), random,
        [&](const Game& now, const Play*) {
          if (random.below(8) != 0) return;
          const std::string text = positionText(Scene{now.position(), now.stack(), {}});
          for (int n = 0; n < 20; ++n) {
            std::string damaged = text;
            const auto at = random.below(static_cast<std::uint32_t>(text.size()));
            const char c = alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
            const auto how = random.below(3);
            if (how == 0) damaged[at] = c;
            if (how == 1) damaged.erase(at, 1);
            if (how == 2) damaged.insert(at, 1, c);
            const auto scene = parsePosition(damaged);
            if (!scene) continue;
            const std::string again = positionText(*scene);
            ASSERT_EQ(printed(again), again) << damaged;
          }
        },
        100);
  }
}

// Lines put together at random, most of them far from any game: refused, or a position that plays on and comes back
// after every play.
TEST(PositionText, LinesMadeAtRandomAreRefusedOrPlayOn) {
  Random random(17);
  const auto below = [&](std::size_t n) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
  };
  const Texts cards = {"1", "2", "3", "4", "5", "7", "8", "13", "TRI", "TAC", "TAC", "TAC", "JES", "ANG", "WAR", "DEV"};
  const auto randomBoard = [&](const std::string& layout) {
    std::set<int> used;
    Texts seats;
    for (const char seat : testing::seatsOf(layout)) {
      std::set<int> ring;
      std::set<int> home;
      const auto kind = below(4);  // finished, nearly, or anything
      for (int n = 0; n < 4; ++n) {
        const bool in = kind == 0 || (kind == 1 && n > 0) || below(4) == 0;
        if (in) home.insert(kind <= 1 ? n + 1 : static_cast<int>(below(4)) + 1);
        else if (below(2) == 0 || kind == 1)
          if (const int space = kind == 1 ? testing::spaceFrom(layout, testing::startOfSeat(layout, seat),
                                                               -static_cast<int>(below(6)))
                                          : static_cast<int>(below(64)) + 1;
              used.insert(space).second)
            ring.insert(space);
      }
      Texts four;
      for (const int space : ring)
        four.push_back(std::to_string(space) +
                       (space == testing::startOfSeat(layout, seat) && below(2) == 0 ? "*" : ""));
      for (const int space : home) four.push_back("H" + std::to_string(space));
      while (four.size() < 4) four.insert(four.begin(), "B");
      seats.push_back(std::string(1, seat) + ":" + joined(four, ","));
    }
    return joined(seats, "/");
  };
  std::map<std::string, int> accepted;
  std::map<std::string, std::string> problems;  // one of each kind
  for (int n = 0; n < 60'000; ++n) {
    const std::string layout = testing::kAllLayouts.at(below(8));
    const std::string seats = testing::seatsOf(layout);
    const auto seat = [&] { return std::string(1, seats[below(seats.size())]); };
    Texts hands;
    for (const char s : seats) {
      Texts hand(below(3), "");
      for (auto& card : hand) card = cards[below(cards.size())];
      hands.push_back(std::string(1, s) + ":" +
                      (below(12) == 0 ? "?" + std::to_string(1 + below(3)) : joined(hand, ",")));
    }
    Line line = Line::of(layout, randomBoard(layout), joined(hands, "/")).with("dealer", seat()).with("turn", seat());
    const std::string edition = testing::kAllEditions.at(below(6));
    line = line.with("rules",
                     edition + (below(4) == 0 ? ",coop_last_tac=yes" : "") + (below(2) == 0 ? ",places=yes" : ""));
    const std::string phase = Texts{"swap", "play", "play", "skipped", "answer", "answer", "over"}[below(7)];
    line = line.with("phase", phase);
    const std::string function = below(8) == 0 ? "DEV" : cards[below(cards.size())];
    if (below(function == "DEV" ? 2 : 8) == 0) line = line.with("by", seat());
    if (phase == "swap" && below(2) == 0) line = line.with("given", seat() + ":" + cards[below(cards.size())]);
    if (below(2) == 0) line = line.afterCard(function);
    else if (below(2) == 0) line = line.with("fn", function).with("undo", randomBoard(layout));
    if (below(6) == 0) line = line.with("ban", "tac");
    if (phase == "answer" || phase == "over" || below(3) == 0) {
      const Texts sides = layout == "pairs4"         ? Texts{"ac", "bd"}
                          : layout == "duel2"        ? Texts{"a", "c"}
                          : layout == "free3"        ? Texts{"a", "b", "c"}
                          : layout == "pair_vs_one3" ? Texts{"a", "bc"}
                          : layout == "pairs6"       ? Texts{"ad", "be", "cf"}
                          : layout == "trios6"       ? Texts{"ace", "bdf"}
                                                     : Texts{seats};
      line = line.with("won", sides[below(sides.size())] + (below(3) == 0 ? ">" + sides[below(sides.size())] : ""));
    }
    if (below(4) == 0) line = line.with("deals", std::to_string(1 + below(8)));
    const auto scene = parsePosition(line.text());
    if (!scene) continue;
    ++accepted[phase];
    accepted["by"] += scene->position.by != scene->position.turn ? 1 : 0;
    const std::string text = positionText(*scene);
    ASSERT_EQ(printed(text), text);
    Game game(scene->position, scene->stack);
    for (int plays = 0; plays < 12 && !game.over() && !game.position().hands[game.position().turn].isHidden();
         ++plays) {
      PlayList list;
      game.list(list);
      const std::string before = positionText(Scene{game.position(), game.stack(), {}});
      if (list.empty()) problems.try_emplace("nothing to play", "from " + text + "\nin   " + before);
      if (list.empty()) break;
      game.carryOut(testing::randomPlay(list, random), random);
      const std::string now = positionText(Scene{game.position(), game.stack(), {}});
      if (const std::string again = printed(now); again != now) {
        problems.try_emplace(again.substr(0, again.find('\'')), "from " + text + "\nto   " + now + "\n     " + again);
        break;
      }
    }
  }
  for (const auto& [what, where] : problems) ADD_FAILURE() << what << '\n' << where;
  for (const auto* const kind : {"swap", "play", "skipped", "answer", "over", "by"})
    EXPECT_GT(accepted[kind], 20) << kind;
}

}  // namespace
}  // namespace tacit::notation
