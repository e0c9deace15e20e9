#include "drawing/board_drawing.h"

#include <algorithm>
#include <map>
#include <optional>

#include "notation/words.h"

namespace tacit::drawing {
namespace {

// ---- Where things are ----

// A place on the loop's grid: so many cells from the left, so many from the top.
struct Cell {
  int x;
  int y;
};

// The loop of a ring: its size in cells, and how many cells clockwise from the top left corner seat a's start is.
// Chosen so that starts come to lie in the middle of the sides (four seats), or symmetrically on them (six).
struct Loop {
  int width;
  int height;
  int firstStart;
};

constexpr Loop loopOf(const LayoutTable& layout) { return layout.ring == 66 ? Loop{24, 11, 50} : Loop{23, 11, 43}; }

Cell ringCell(const LayoutTable& layout, Space space) {
  const Loop loop = loopOf(layout);
  const int right = loop.width - 1;
  const int bottom = loop.height - 1;
  int at = (loop.firstStart + space - 1) % layout.ring;
  if (at <= right) return {at, 0};
  at -= right;
  if (at <= bottom) return {right, at};
  at -= bottom;
  if (at <= right) return {right - at, bottom};
  return {0, bottom - (at - right)};
}

// One step from a start towards the middle.
Cell inward(const LayoutTable& layout, Cell start) {
  const Loop loop = loopOf(layout);
  if (start.y == 0) return {0, 1};
  if (start.y == loop.height - 1) return {0, -1};
  return {start.x == 0 ? 1 : -1, 0};
}

Cell homeCell(const LayoutTable& layout, Seat seat, int n) {
  const Cell start = ringCell(layout, startOf(layout, seat));
  const Cell step = inward(layout, start);
  return {start.x + n * step.x, start.y + n * step.y};
}

// The free corner or field inside the loop where a seat's base and captions are.
struct Field {
  Cell corner;
  int width;  // in cells
};

Field fieldOf(const LayoutTable& layout, Seat seat) {
  constexpr std::array<Field, 4> four = {{{{1, 6}, 10}, {{1, 1}, 10}, {{12, 1}, 10}, {{12, 6}, 10}}};
  constexpr std::array<Field, 6> six = {
      {{{7, 6}, 5}, {{1, 6}, 5}, {{1, 1}, 5}, {{12, 1}, 5}, {{18, 1}, 5}, {{18, 6}, 5}}};
  return layout.ring == 66 ? six[seat] : four[seat % four.size()];
}

// ---- Drawing ----

// Texts at places, none over another.
class Canvas {
 public:
  void put(int row, int column, std::string text) { rows_[row][column] = std::move(text); }

  std::vector<std::string> lines(int height) const {
    std::vector<std::string> all;
    for (int row = 0; row < height; ++row) {
      std::string line;
      if (const auto at = rows_.find(row); at != rows_.end())
        for (const auto& [column, text] : at->second)
          line.append(static_cast<std::size_t>(std::max(0, column - widthOf(line))), ' ').append(text);
      all.push_back(line);
    }
    return all;
  }

 private:
  std::map<int, std::map<int, std::string>> rows_;
};

std::optional<std::pair<Seat, Marble>> standingOn(const LayoutTable& layout, const Board& board, Space space) {
  std::optional<std::pair<Seat, Marble>> found;
  for (const Seat seat : layout.seats) {
    for (const Marble m : board.marbles[seat])
      if (spaceOf(m) == space) found = {seat, m};
  }
  return found;
}

std::string baseText(const Board& board, Seat seat, const Ink& ink) {
  std::string text = "base";
  for (const Marble m : board.marbles[seat])
    if (spaceOf(m) == kBase) text += ' ' + ink.marble(seat, std::string(1, notation::seatLetter(seat)));
  return board.hasBaseMarble(seat) ? text : "base empty";
}

class LoopDrawing {
 public:
  LoopDrawing(const LayoutTable& layout, const Board& board, const Ink& ink, Window window)
      : layout_(layout), board_(board), ink_(ink), cell_(window.columns >= 5 * loopOf(layout).width ? 5 : 3),
        step_(window.rows >= 38 ? 2 : 1) {}

  std::vector<std::string> draw(const Captions& captions) {
    for (int space = 1; space <= layout_.ring; ++space) drawRing(static_cast<Space>(space));
    for (const Seat seat : layout_.seats) {
      drawHome(seat);
      drawField(seat, captions[seat]);
    }
    return canvas_.lines((loopOf(layout_).height - 1) * step_ + 1);
  }

 private:
  // Three characters in the middle of a cell.
  void put(Cell at, const std::string& sign) { canvas_.put(at.y * step_, at.x * cell_ + (cell_ - 3) / 2, sign); }

  std::optional<Seat> startOwner(Space space) const {
    std::optional<Seat> owner;
    for (const Seat seat : layout_.seats) {
      if (startOf(layout_, seat) == space) owner = seat;
    }
    return owner;
  }

  void drawRing(Space space) {
    const Cell at = ringCell(layout_, space);
    if (const auto here = standingOn(layout_, board_, space)) return putMarble(at, here->first, here->second);
    const std::string name = notation::spaceName(space);
    const auto owner = startOwner(space);
    const std::string sign = std::string(3 - name.size() - (owner ? 1 : 0), ' ') + (owner ? ">" : "") + name;
    put(at, owner ? ink_.seat(*owner, sign) : ink_.faint(sign));
  }

  void putMarble(Cell at, Seat seat, Marble marble) { put(at, ink_.marble(seat, marbleSign(board_, seat, marble))); }

  void drawHome(Seat seat) {
    const bool upright = inward(layout_, ringCell(layout_, startOf(layout_, seat))).x == 0;
    for (int n = 1; n <= kMarbles; ++n) {
      const Cell at = homeCell(layout_, seat, n);
      const auto& four = board_.marbles[seat];
      const auto* const here = std::ranges::find(four, home(n), spaceOf);
      if (here != four.end()) putMarble(at, seat, *here);
      else
        put(at, ink_.seat(seat,
                          (upright ? std::string(1, notation::seatLetter(seat)) : " ") + notation::spaceName(home(n))));
    }
    if (!upright)
      put(homeCell(layout_, seat, kMarbles + 1), ink_.seat(seat, std::string(" ") + notation::seatLetter(seat) + ' '));
  }

  void drawField(Seat seat, const std::vector<std::string>& captions) {
    const Field field = fieldOf(layout_, seat);
    const int width = field.width * cell_ - 1;
    int row = field.corner.y * step_;
    const int column = field.corner.x * cell_ + 1;
    std::vector<std::string> lines = {captions.empty() ? std::string(1, notation::seatLetter(seat)) : captions.front(),
                                      baseText(board_, seat, ink_)};
    if (captions.size() > 1) lines.insert(lines.end(), captions.begin() + 1, captions.end());
    lines.resize(std::min<std::size_t>(lines.size(), 4));
    for (const std::string& line : lines) canvas_.put(row++, column, cut(line, width));
  }

  const LayoutTable& layout_;
  const Board& board_;
  const Ink& ink_;
  int cell_;  // columns per cell
  int step_;  // rows per cell
  Canvas canvas_;
};

// ---- Plain lines ----

std::string marblesText(const Board& board, Seat seat) {
  std::string text;
  for (const Marble m : board.marbles[seat]) {
    const Space space = spaceOf(m);
    if (space == kBase) continue;
    const auto sign = marbleSign(board, seat, m);
    text += ' ' + notation::spaceName(space) + (sign[0] == '*' ? "*" : sign[0] == '[' ? "!" : "");
  }
  const auto inBase = std::ranges::count(board.marbles[seat], marbleOn(kBase));
  return text + (inBase > 0 ? " base " + std::to_string(inBase) : "");
}

std::vector<std::string> plainBoard(const LayoutTable& layout, const Board& board, const Captions& captions,
                                    const Ink& ink, int columns) {
  std::vector<std::string> lines;
  for (const Seat seat : layout.seats) {
    const std::string line = marblesText(board, seat) + (captions[seat].size() > 1 ? ", " + captions[seat][1] : "");
    for (auto& part : wrapped(std::string(1, notation::seatLetter(seat)) + line, columns)) {
      const bool head = part.starts_with(notation::seatLetter(seat));
      lines.push_back(head ? ink.seat(seat, part.substr(0, 1)) + part.substr(1) : "  " + part);
    }
  }
  std::vector<std::string> ring;
  for (int space = 1; space <= layout.ring; ++space)
    if (const auto here = standingOn(layout, board, static_cast<Space>(space)))
      ring.push_back(ink.seat(here->first, std::string(1, notation::seatLetter(here->first)) + std::to_string(space)));
  if (ring.empty()) ring.emplace_back("empty");
  for (auto& line : flowed("ring ", ring, columns)) lines.push_back(line);
  return lines;
}

}  // namespace

std::string marbleSign(const Board& board, Seat seat, Marble marble) {
  const Space space = spaceOf(marble);
  const bool locked =
      isHome(space) && (lockedHome(board.homeMask(seat)) >> static_cast<unsigned>(homeNumber(space) - 1) & 1U) != 0;
  const std::string letter(1, notation::seatLetter(seat));
  if (isFresh(marble)) return '*' + letter + '*';
  return locked ? '[' + letter + ']' : '(' + letter + ')';
}

bool loopFits(const LayoutTable& layout, Window window) {
  return window.columns >= 3 * loopOf(layout).width && window.rows >= 22;
}

std::vector<std::string> drawBoard(const LayoutTable& layout, const Board& board, const Captions& captions,
                                   const Ink& ink, Window window) {
  if (!loopFits(layout, window)) return plainBoard(layout, board, captions, ink, window.columns);
  return LoopDrawing(layout, board, ink, window).draw(captions);
}

}  // namespace tacit::drawing
