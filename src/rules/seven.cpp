#include "rules/seven.h"

#include <array>
#include <bit>
#include <utility>

#include "rules/home_steps.h"

// How it works. The single steps of one colour fall into two parts that do not disturb each other:
//
// - The ring. Swapping two neighbouring steps so that the marble in front goes first never changes the outcome (the
//   one behind cannot have captured it, or it could not have stepped afterwards). So it is enough to move the marbles
//   one after the other, the foremost first, each as far as it will go. No marble can come round the ring in seven
//   steps, and four marbles always leave a gap of more than seven, so "foremost" is well defined.
// - Home. Four spaces: what k entering marbles and s steps can make of them is a table (home_steps.h).
//
// A line of one colour is therefore: how far each ring marble walks, which of them turn in, and one look-up for the steps
// that are left. When a colour gets its last marble home with steps to spare, the next colour goes on from there.

namespace tacit {
namespace {

constexpr int kSteps = 7;

// Remembers which boards a list already holds, from some index on.
class BoardsSeen {
 public:
  // True if the board of the list's candidate is new; it must then be kept.
  bool isNew(const PlayList& list, const Board& board) {
    for (std::uint32_t slot = hash(board);; ++slot) {
      std::uint16_t& entry = table_[slot % kSlots];
      if (entry == 0) {
        entry = static_cast<std::uint16_t>(list.size() + 1);
        return true;
      }
      if (list[entry - 1].after == board) return false;
    }
  }

 private:
  static constexpr std::uint32_t kSlots = 8192;
  static_assert(kSlots >= 2 * PlayList::kCapacity);

  static std::uint32_t hash(const Board& board) {
    const auto [x, y, z] = board.words();
    const std::uint64_t mixed = (x * 0x9e3779b97f4a7c15ULL) ^ (y * 0xc2b2ae3d27d4eb4fULL) ^ (z * 0x165667b19e3779f9ULL);
    return static_cast<std::uint32_t>((mixed * 0xff51afd7ed558ccdULL) >> 40U);
  }

  std::array<std::uint16_t, kSlots> table_{};
};

void sortFour(std::array<Marble, kMarbles>& four) {
  const auto order = [&](std::size_t i, std::size_t j) {
    const Marble low = std::min(four[i], four[j]);
    four[j] = std::max(four[i], four[j]);
    four[i] = low;
  };
  order(0, 1);
  order(2, 3);
  order(0, 2);
  order(1, 3);
  order(1, 2);
}

// One colour's part of a seven: a number of steps from a board on.
class ColourWalk {
 public:
  ColourWalk(const LayoutTable& layout, const Board& board, Seat colour, HomeRule rule)
      : board_(board), colour_(colour), rule_(rule), ring_(layout.ring), start_(startOf(layout, colour)),
        homeMask_(board.homeMask(colour)) {
    findWalkers();
    findCaptures(layout);
  }

  // Calls emit(board) for every outcome that spends all the steps; an outcome may come more than once.
  template <typename Emit>
  void outcomes(int steps, Emit emit) const {
    walk(0, steps, Line{}, emit);
  }

  // Calls finish(board, left) for every way to get the last marble home with steps left over.
  template <typename Finish>
  void finishes(int steps, Finish finish) const {
    if (count_ + std::popcount(homeMask_) != kMarbles) return;
    Line line;
    for (int i = 0; i < count_; ++i) {
      const Walker& walker = walkers_[static_cast<std::size_t>(i)];
      if (!walker.mayTurnIn) return;
      steps -= walker.toStart;
      if (steps < 0) return;
      line.captured |= walker.captures[static_cast<std::size_t>(walker.toStart)];
    }
    line.entering = static_cast<std::uint8_t>(count_);
    for (int spent = count_; spent < steps; ++spent)
      if ((kHomeSteps.reach(rule_, homeMask_, count_, spent) >> 15U & 1U) != 0) finish(boardAfter(line, 15), steps - spent);
  }

  // Whether one outcome can come more than once: through own captures, or through the choice of who turns in.
  bool mayRepeat() const { return mayRepeat_; }

 private:
  // A ring marble of the colour that walks.
  struct Walker {
    Marble marble;
    Space space;
    bool mayTurnIn;                              // reaches its start within the seven, and is not fresh there
    std::uint8_t toStart;                        // steps to the own start; 255 when it is too far
    std::array<std::uint32_t, kSteps + 1> captures;  // other colours' marbles met within n steps, bit 4*seat+i
  };

  // A line so far: where the walkers ended (0: not on the ring any more), what they met, how many turned in.
  struct Line {
    std::array<Marble, kMarbles> ends{};
    std::uint32_t captured = 0;
    std::uint8_t entering = 0;
  };

  // The walkers, the foremost first: behind it in clockwise order lies the widest gap.
  void findWalkers() {
    std::array<Marble, kMarbles> onRing{};
    for (const Marble m : board_.marbles[colour_])
      if (isRing(spaceOf(m))) onRing[static_cast<std::size_t>(count_++)] = m;
    int foremost = 0;
    int widest = -1;
    for (int i = 0; i < count_; ++i) {
      const Space here = spaceOf(onRing[static_cast<std::size_t>(i)]);
      const int gap = distance(ring_, here, spaceOf(onRing[static_cast<std::size_t>((i + 1) % count_)]));
      if (gap > widest) {
        widest = gap;
        foremost = i;
      }
      mayRepeat_ = mayRepeat_ || (count_ > 1 && gap <= kSteps);
    }
    for (int i = 0; i < count_; ++i)
      walkers_[static_cast<std::size_t>(i)] = makeWalker(onRing[static_cast<std::size_t>((foremost - i + count_) % count_)]);
  }

  Walker makeWalker(Marble marble) {
    Walker walker{marble, spaceOf(marble), false, 255, {}};
    const int toStart = distance(ring_, walker.space, start_);
    if (toStart < kSteps && !isFresh(marble)) {
      walker.mayTurnIn = true;
      walker.toStart = static_cast<std::uint8_t>(toStart);
      mayRepeat_ = mayRepeat_ || count_ > 1;
    }
    return walker;
  }

  void findCaptures(const LayoutTable& layout) {
    forEachSeat(without(layout.seats, only(colour_)), [&](Seat seat) {
      for (unsigned i = 0; i < kMarbles; ++i) {
        const Space space = spaceOf(board_.marbles[seat][i]);
        if (isRing(space)) meet(space, 1U << (4U * seat + i));
      }
    });
  }

  void meet(Space space, std::uint32_t marble) {
    for (int w = 0; w < count_; ++w) {
      Walker& walker = walkers_[static_cast<std::size_t>(w)];
      const int steps = distance(ring_, walker.space, space);
      for (int n = steps; n <= kSteps; ++n) walker.captures[static_cast<std::size_t>(n)] |= marble;
    }
  }

  template <typename Emit>
  void walk(int number, int left, Line line, Emit& emit) const {
    if (number == count_) return settle(left, line, emit);
    const Walker& walker = walkers_[static_cast<std::size_t>(number)];
    const auto me = static_cast<std::size_t>(number);
    const std::uint32_t before = line.captured;
    Space space = walker.space;
    line.ends[me] = walker.marble;
    for (int n = 0;; ++n) {
      walk(number + 1, left - n, line, emit);
      if (n == walker.toStart && left - n > line.entering) turnIn(number, left - n, line, emit);
      if (n == left - line.entering) return;
      space = ahead(ring_, space, 1);
      for (std::size_t front = 0; front < me; ++front)
        if (spaceOf(line.ends[front]) == space) line.ends[front] = marbleOn(kBase);
      line.captured = before | walker.captures[static_cast<std::size_t>(n) + 1];
      line.ends[me] = marbleOn(space);
    }
  }

  template <typename Emit>
  void turnIn(int number, int left, Line line, Emit& emit) const {
    line.ends[static_cast<std::size_t>(number)] = marbleOn(kBase);
    ++line.entering;
    walk(number + 1, left, line, emit);
  }

  // All ring steps are made; the rest happens inside home.
  template <typename Emit>
  void settle(int left, const Line& line, Emit& emit) const {
    unsigned homes = kHomeSteps.reach(rule_, homeMask_, line.entering, left);
    for (; homes != 0; homes &= homes - 1) emit(boardAfter(line, static_cast<unsigned>(std::countr_zero(homes))));
  }

  Board boardAfter(const Line& line, unsigned homeMask) const {
    Board after = board_;
    auto& own = after.marbles[colour_];
    own = line.ends;
    std::size_t place = 0;
    for (unsigned rest = homeMask; rest != 0; rest &= rest - 1) {
      while (own[place] != 0) ++place;
      own[place] = marbleOn(home(std::countr_zero(rest) + 1));
    }
    sortFour(own);
    if (line.captured != 0) sendBack(after, line.captured);
    return after;
  }

  static void sendBack(Board& board, std::uint32_t captured) {
    while (captured != 0) {
      const auto seat = static_cast<Seat>(std::countr_zero(captured) / kMarbles);
      for (unsigned i = 0; i < kMarbles; ++i)
        if ((captured >> (4U * seat + i) & 1U) != 0) board.marbles[seat][i] = marbleOn(kBase);
      sortFour(board.marbles[seat]);
      captured &= ~(0xfU << (4U * seat));
    }
  }

  const Board& board_;
  Seat colour_;
  HomeRule rule_;
  int ring_;
  Space start_;
  unsigned homeMask_;
  int count_ = 0;
  bool mayRepeat_ = false;
  std::array<Walker, kMarbles> walkers_;
};

// The whole seven: colour after colour, as each one is finished (rules 7.3, 4.1).
class Sevens {
 public:
  Sevens(const Position& position, const Board& board, Card laid, PlayList& list)
      : layout_(position.layout()), seat_(position.turn), laid_(laid), list_(list),
        ownFromTheStart_(movableColours(layout_, board, position.turn)),
        lockAtOnce_(position.setup.has(Switch::LockAtOnce)), ringOnly_(position.setup.has(Switch::SevenHelpRingOnly)) {}

  void list(const Board& board) {
    const Seat first = firstOf(ownFromTheStart_);
    if (ownFromTheStart_ == only(first)) {
      const ColourWalk walk(layout_, board, first, ruleFor(first));
      bool alone = true;
      walk.finishes(kSteps, [&](const Board&, int) { alone = false; });
      if (alone && !walk.mayRepeat()) {
        walk.outcomes(kSteps, [&](const Board& after) { keep(after); });
        return;
      }
    }
    BoardsSeen seen;
    go(board, ownFromTheStart_, kSteps, seen);
  }

 private:
  void go(const Board& board, SeatSet colours, int steps, BoardsSeen& seen) {
    forEachSeat(colours, [&](Seat colour) {
      const ColourWalk walk(layout_, board, colour, ruleFor(colour));
      walk.outcomes(steps, [&](const Board& after) {
        if (seen.isNew(list_, after)) keep(after);
      });
      walk.finishes(steps, [&](const Board& after, int left) { go(after, movableColours(layout_, after, seat_), left, seen); });
    });
  }

  HomeRule ruleFor(Seat colour) const {
    return {.lockAtOnce = lockAtOnce_, .ringOnly = ringOnly_ && !contains(ownFromTheStart_, colour)};
  }

  void keep(const Board& after) {
    list_.candidate() = Play{laid_, Card::Seven, Kind::Seven, seat_, 0, 0, 0, 0, after};
    list_.keep();
  }

  const LayoutTable& layout_;
  Seat seat_;
  Card laid_;
  PlayList& list_;
  SeatSet ownFromTheStart_;
  bool lockAtOnce_;
  bool ringOnly_;
};

}  // namespace

void listSevens(const Position& position, const Board& board, Card laid, PlayList& list) {
  Sevens(position, board, laid, list).list(board);
}

}  // namespace tacit
