// The board as drawn in the terminal: everything is there, once, at every size.
#include "drawing/board_drawing.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::drawing {
namespace {

constexpr Window kDefault{80, 24};
const Ink kPlain(false);

Board boardOf(const std::string& layout, const std::string& board) {
  std::string hands;
  for (const char seat :
       notation::seatLetters(kLayoutTables[static_cast<std::size_t>(*notation::layoutNamed(layout))].seats))
    hands += (hands.empty() ? "" : "/") + std::string(1, seat) + ':';
  const auto scene = notation::parsePosition("layout=" + layout + " board=" + board +
                                             " hands=" + hands.replace(2, 0, "2") + " dealer=a turn=a");
  EXPECT_TRUE(scene.ok()) << scene.error();
  return scene->position.board;
}

// How often each word stands in the picture, words being what is between blanks and signs of marbles and starts.
std::map<std::string, int> wordsOf(const std::vector<std::string>& lines) {
  std::map<std::string, int> count;
  for (const auto& line : lines) {
    std::string spaced;
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool opens = line[i] == '(' || line[i] == '[' || line[i] == '>' ||
                         (line[i] == '*' && i + 2 < line.size() && line[i + 2] == '*');
      spaced += (opens ? " " : "") + std::string(1, line[i]);
      if (line[i] == ')' || line[i] == ']') spaced += ' ';
    }
    std::istringstream in(spaced);
    for (std::string word; in >> word;) ++count[word];
  }
  return count;
}

TEST(BoardDrawing, ShowsEverySpaceOfAnEmptyRingOnce) {
  for (const auto& layout : kLayoutTables) {
    for (const Window window : {kDefault, Window{120, 40}, Window{200, 60}}) {
      const auto words = wordsOf(drawBoard(layout, Board{}, {}, kPlain, window));
      for (int space = 1; space <= layout.ring; ++space) {
        const auto number = std::to_string(space);
        const int found = (words.contains(number) ? words.at(number) : 0) +
                          (words.contains('>' + number) ? words.at('>' + number) : 0);
        EXPECT_EQ(found, 1) << layout.name << " space " << space << " at " << window.columns << 'x' << window.rows;
      }
    }
  }
}

TEST(BoardDrawing, MarksTheStartsOfOccupiedSeatsOnly) {
  for (const auto& layout : kLayoutTables) {
    const auto words = wordsOf(drawBoard(layout, Board{}, {}, kPlain, kDefault));
    for (int seat = 0; seat < layout.ring / layout.apart; ++seat)
      EXPECT_EQ(words.contains('>' + std::to_string(startOf(layout, Seat(seat)))), layout.seats.contains(Seat(seat)))
          << layout.name;
  }
}

TEST(BoardDrawing, ShowsEveryMarbleOnceWithItsState) {
  const auto& layout = kLayoutTables[0];
  const Board board = boardOf("pairs4", "a:B,B,1*,20/b:B,17,18,H2/c:B,33*,H2,H4/d:60,H2,H3,H4");
  for (const Window window : {kDefault, Window{120, 40}}) {
    const auto words = wordsOf(drawBoard(layout, board, {}, kPlain, window));
    EXPECT_EQ(words.at("*a*"), 1);
    EXPECT_EQ(words.at("(a)"), 1);
    EXPECT_EQ(words.at("(b)"), 3);
    EXPECT_EQ(words.at("*c*"), 1);
    EXPECT_EQ(words.at("(c)"), 1);
    EXPECT_EQ(words.at("[c]"), 1);
    EXPECT_EQ(words.at("(d)"), 1);
    EXPECT_EQ(words.at("[d]"), 3);
    EXPECT_FALSE(words.contains("20")) << "a marble stands there";
  }
}

TEST(BoardDrawing, CountsTheMarblesInTheBases) {
  const Board board = boardOf("pairs6", "a:B,B,B,B/b:B,12*,13,14/c:1,2,3,4/d:B,B,B,34*/e:B,B,45,46/f:H1,H2,H3,H4");
  const auto lines = drawBoard(kLayoutTables[static_cast<std::size_t>(Layout::Pairs6)], board, {}, kPlain, kDefault);
  std::string all;
  for (const auto& line : lines) all += line + '\n';
  for (const auto* const text : {"base a a a a ", "base b ", "base d d d ", "base e e "})
    EXPECT_NE(all.find(text), std::string::npos) << text;
  EXPECT_EQ(wordsOf(lines).at("empty"), 2);
}

TEST(BoardDrawing, KeepsToTheWindow) {
  Captions captions;
  captions.fill({"a Red, you, dealer <--", "5 cards, declared a 1 or 13", "hand 10 12 13 TRI TAC JES ANG WAR DEV"});
  for (const auto& layout : kLayoutTables)
    for (int columns = 1; columns <= 160; ++columns)
      for (const int rows : {1, 10, 22, 24, 40, 100}) {
        const auto lines = drawBoard(layout, Board{}, captions, kPlain, {columns, rows});
        if (!loopFits(layout, {columns, rows})) continue;
        EXPECT_LE(static_cast<int>(lines.size()), rows);
        for (const auto& line : lines)
          ASSERT_LE(widthOf(line), columns) << layout.name << ' ' << columns << 'x' << rows << '\n' << line;
      }
}

TEST(BoardDrawing, FallsBackToLinesOfText) {
  const Board board = boardOf("pairs4", "a:B,B,1*,20/b:B,B,B,B/c:B,33*,H2,H4/d:B,B,B,60");
  std::string all;
  for (const auto& line : drawBoard(kLayoutTables[0], board, {}, kPlain, {60, 10})) all += line + '\n';
  EXPECT_EQ(all, "a 1* 20 base 2\nb base 4\nc 33* H2 H4! base 1\nd 60 base 3\nring a1  a20  c33  d60\n");
}

TEST(BoardDrawing, ColoursChangeNoCharacter) {
  const Board board = boardOf("pairs4", "a:B,B,1*,20/b:B,B,B,B/c:B,33*,H2,H4/d:B,B,B,60");
  for (const Window window : {kDefault, Window{120, 40}, Window{40, 10}}) {
    const auto plain = drawBoard(kLayoutTables[0], board, {}, kPlain, window);
    auto coloured = drawBoard(kLayoutTables[0], board, {}, Ink(true), window);
    ASSERT_EQ(plain.size(), coloured.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
      EXPECT_EQ(widthOf(coloured[i]), static_cast<int>(plain[i].size()));
      std::string bare;
      for (std::size_t at = 0; at < coloured[i].size(); ++at) {
        if (coloured[i][at] != '\033') bare += coloured[i][at];
        else at = coloured[i].find('m', at);
      }
      EXPECT_EQ(bare, plain[i]);
    }
  }
}

TEST(Ink, CutsByWhatIsSeen) {
  const Ink ink(true);
  EXPECT_EQ(widthOf(cut(ink.seat(Seat(0), "hello") + "world", 7)), 7);
  EXPECT_EQ(cut("hello", 0), "");
  EXPECT_EQ(cut("hello", 9), "hello");
}

TEST(Ink, FlowsPiecesWithoutBreakingThem) {
  const auto lines = flowed("5  ", {"1) a", "2) b", "3) c"}, 14);
  EXPECT_EQ(lines, (std::vector<std::string>{"5  1) a  2) b", "   3) c"}));
  EXPECT_EQ(flowed("x ", {"longer than that"}, 3), std::vector<std::string>{"x longer than that"});
}

}  // namespace
}  // namespace tacit::drawing
