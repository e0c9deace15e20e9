#include "rules/seven.h"

#include <algorithm>
#include <array>
#include <bit>

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

// The four home marbles of a mask in order, in the high bytes, with base marbles below.
constexpr auto kHomeFours = [] {
  std::array<std::uint32_t, 16> fours{};
  for (unsigned mask = 0; mask < 16; ++mask)
    for (int n = 1; n <= kMarbles; ++n)
      if ((mask >> (n - 1) & 1U) != 0) fours[mask] = Four(fours[mask]).with(marbleOn(home(n))).bytes();
  return fours;
}();

// How many bits the home marbles of a mask take up there.
constexpr auto kHomeWidths = [] {
  std::array<std::uint8_t, 16> bits{};
  for (unsigned mask = 0; mask < 16; ++mask) bits[mask] = static_cast<std::uint8_t>(8 * std::popcount(mask));
  return bits;
}();

// What a colour's walk has led to: its four marbles, and the marbles of other colours that are captured.
struct Outcome {
  Four own;
  MarbleSet captured;
};

// Remembers the outcomes of one colour's walk, to tell new ones. There are never more than 286 of them.
class OutcomesSeen {
 public:
  bool isNew(Outcome outcome) {
    if (count_ == 0) slots_.fill(0);
    const std::uint64_t key = std::uint64_t{outcome.captured.bits()} << 32U | outcome.own.bytes();
    for (auto slot = static_cast<std::uint32_t>((key * 0x9e3779b97f4a7c15ULL) >> 54U);; ++slot) {
      std::uint16_t& entry = slots_[slot % kSlots];
      if (entry == 0) {
        keys_[count_++] = key;
        entry = count_;
        return true;
      }
      if (keys_[entry - 1U] == key) return false;
    }
  }

 private:
  static constexpr std::uint32_t kSlots = 1024;
  std::array<std::uint16_t, kSlots> slots_;  // cleared when the first outcome comes: most walks ask nothing
  std::uint16_t count_ = 0;
  std::array<std::uint64_t, kSlots> keys_;
};

// One colour's part of a seven: a number of steps from a board on.
class ColourWalk {
 public:
  ColourWalk(const LayoutTable& layout, const Board& board, Seat colour, HomeRule rule)
      : board_(board), colour_(colour), ring_(layout.ring), start_(startOf(layout, colour)),
        homeMask_(board.homeMask(colour)), home_(kHomeSteps.from(rule, homeMask_)) {
    findWalkers();
    findCaptures();
  }

  // Calls emit(outcome) for every outcome that spends all the steps, each once.
  template <typename Emit>
  void outcomes(int steps, Emit emit) const {
    OutcomesSeen seen;
    const auto emitNew = [&](Outcome outcome, bool mayRepeat) {
      if (!mayRepeat || seen.isNew(outcome)) emit(outcome);
    };
    if (count_ == 0) return settle(steps, Line{}, emitNew);
    walk(0, steps, Line{}, emitNew);
  }

  // Calls finish(outcome, left) for every way to get the last marble home with steps left over.
  template <typename Finish>
  void finishes(int steps, Finish finish) const {
    if (turningIn_ != count_ || count_ != kMarbles - static_cast<unsigned>(std::popcount(homeMask_))) return;
    Outcome outcome{Four(kHomeFours[15]), MarbleSet(0)};
    for (unsigned i = 0; i < count_; ++i) {
      const Walker& walker = walkers_[i];
      steps -= walker.toStart;
      if (steps < 0) return;
      outcome.captured |= walker.captures[walker.toStart];
    }
    const auto& homes = home_.homes[count_];
    for (int left = steps - static_cast<int>(count_); left > 0; --left)
      if ((homes[static_cast<std::size_t>(steps - left)] >> 15U & 1U) != 0) finish(outcome, left);
  }

  // Turns the board the walk began with into the one an outcome leaves.
  void write(Outcome outcome, Board& after) const {
    after.setFour(colour_, outcome.own);
    // In ascending order: a captured marble moves only those before it.
    outcome.captured.forEach([&](Seat seat, unsigned i) { after.sendToBase(seat, i); });
  }

 private:
  static constexpr std::uint8_t kNever = 255;

  // A ring marble of the colour that walks.
  struct Walker {
    std::uint8_t place;                          // spaces ahead of the hindmost walker
    std::uint8_t toStart;                        // steps to where it can turn in; kNever when it cannot
    std::array<Marble, kSteps + 1> after;        // the marble n steps on
    std::array<MarbleSet, kSteps + 1> captures;  // other colours' marbles met within n steps
  };

  // A line so far: the own marbles that have stopped on the ring, what was met, how many turned in.
  struct Line {
    std::uint32_t ring = 0;  // bytes of those that stopped, the foremost in the high one; 0 below
    MarbleSet captured{};
    std::uint8_t entering = 0;
    std::uint8_t stopped = 0;                     // how many stopped, ...
    std::array<std::uint8_t, kMarbles> places{};  // ... and their places, the foremost first
  };

  // The walkers, the foremost first: the one with the widest gap ahead.
  void findWalkers() {
    std::array<Marble, kMarbles> onRing{};
    for (const Marble m : board_.marbles[colour_])
      if (isRing(spaceOf(m))) onRing[count_++] = m;
    unsigned foremost = 0;
    int widest = -1;
    for (unsigned i = 0; i < count_; ++i) {
      const Space here = spaceOf(onRing[i]);
      const Space next = spaceOf(onRing[i + 1 < count_ ? i + 1 : 0]);
      const int gap = distance(ring_, here, next);
      if (gap > widest) {
        widest = gap;
        foremost = i;
      }
    }
    const Space hindmost = spaceOf(onRing[foremost + 1 < count_ ? foremost + 1 : 0]);
    for (unsigned i = 0; i < count_; ++i)
      setWalker(walkers_[i], onRing[foremost < i ? foremost + count_ - i : foremost - i], hindmost);
    lastBeforeOne_ = ring_ - hindmost;
    passesOne_ = count_ > 0 && walkers_[0].place + kSteps > lastBeforeOne_;
  }

  void setWalker(Walker& walker, Marble marble, Space hindmost) {
    const Space space = spaceOf(marble);
    walker.place = static_cast<std::uint8_t>(distance(ring_, hindmost, space));
    const int toStart = distance(ring_, space, start_);
    const bool canTurnIn = toStart < kSteps && !isFresh(marble);
    walker.toStart = canTurnIn ? static_cast<std::uint8_t>(toStart) : kNever;
    turningIn_ += canTurnIn ? 1U : 0U;
    walker.after[0] = marble;
    for (int n = 1; n <= kSteps; ++n) walker.after[static_cast<std::size_t>(n)] = marbleOn(ahead(ring_, space, n));
    walker.captures.fill(MarbleSet(0));
  }

  void findCaptures() {
    const MarbleSet onRing = board_.onRing();
    onRing.without(onRing.ofSeat(colour_)).forEach([&](Seat seat, unsigned i) {
      const Space space = spaceOf(board_.marbles[seat][i]);
      for (unsigned w = 0; w < count_; ++w) {
        Walker& walker = walkers_[w];
        for (int n = distance(ring_, spaceOf(walker.after[0]), space); n <= kSteps; ++n)
          walker.captures[static_cast<std::size_t>(n)] |= MarbleSet::only(seat, i);
      }
    });
  }

  // Lets the walkers from `number` on go; `left` steps are left for them and for home.
  template <typename Emit>
  void walk(unsigned number, int left, const Line& line, Emit& emit) const {
    const Walker& walker = walkers_[number];
    const int most = left - line.entering;  // each marble that turned in still has a step to make
    if (number + 1 == count_) {
      // The last one stops only where home can use up the rest.
      unsigned rests = home_.usable[line.entering] & ((2U << static_cast<unsigned>(left)) - 1U);
      for (; rests != 0; rests &= rests - 1) {
        const int atHome = std::countr_zero(rests);
        settle(atHome, stop(line, walker, left - atHome), emit);
      }
    } else {
      for (int n = 0; n <= most; ++n) walk(number + 1, left - n, stop(line, walker, n), emit);
    }
    if (walker.toStart < most) turnIn(number, left - walker.toStart, line, emit);
  }

  // The line after a walker has stopped n steps on.
  static Line stop(Line line, const Walker& walker, int n) {
    pass(line, walker, n);
    line.ring |= std::uint32_t{walker.after[static_cast<std::size_t>(n)]} << (8U * (kMarbles - 1U - line.stopped));
    line.places[line.stopped] = static_cast<std::uint8_t>(walker.place + n);
    ++line.stopped;
    return line;
  }

  // A walker goes n steps: what it meets is gone, own marbles that stopped there too.
  static void pass(Line& line, const Walker& walker, int n) {
    line.captured |= walker.captures[static_cast<std::size_t>(n)];
    while (line.stopped > 0 && line.places[line.stopped - 1U] <= walker.place + n) {
      --line.stopped;
      line.ring &= ~(std::uint32_t{255} << (8U * (kMarbles - 1U - line.stopped)));
    }
  }

  template <typename Emit>
  void turnIn(unsigned number, int left, Line line, Emit& emit) const {
    const Walker& walker = walkers_[number];
    pass(line, walker, walker.toStart);
    ++line.entering;
    if (number + 1 == count_) return settle(left, line, emit);
    walk(number + 1, left, line, emit);
  }

  // All ring steps are made; the rest happens inside home.
  template <typename Emit>
  void settle(int left, const Line& line, Emit& emit) const {
    unsigned homes = home_.homes[line.entering][static_cast<std::size_t>(left)];
    if (homes == 0) return;
    const std::uint64_t ring = passesOne_ ? inOrderOfSpaces(line) : line.ring;
    // An outcome comes twice only through own captures, which may happen at several places, or through the choice of who
    // turns in; and never once with captures and once without.
    const bool mayRepeat = unsigned{line.stopped} + line.entering < count_ || turningIn_ > 1;
    for (; homes != 0; homes &= homes - 1) {
      const auto mask = static_cast<unsigned>(std::countr_zero(homes));
      emit(Outcome{Four(static_cast<std::uint32_t>(ring >> kHomeWidths[mask]) | kHomeFours[mask]), line.captured},
           mayRepeat);
    }
  }

  // The stopped marbles are in order of their places; those that have passed from the last ring space to space 1 are the
  // foremost, but have the smallest numbers.
  std::uint32_t inOrderOfSpaces(const Line& line) const {
    unsigned past = 0;
    for (unsigned i = 0; i < line.stopped; ++i) past += line.places[i] > lastBeforeOne_ ? 8U : 0U;
    if (past == 0) return line.ring;
    const std::uint64_t ring = line.ring;
    const unsigned unused = 8U * (kMarbles - line.stopped);
    return static_cast<std::uint32_t>(ring << past | ring >> (32U - past) << unused);
  }

  const Board& board_;
  Seat colour_;
  int ring_;
  Space start_;
  unsigned homeMask_;
  const HomeSteps::Table& home_;
  unsigned count_ = 0;
  unsigned turningIn_ = 0;  // walkers that can reach home
  int lastBeforeOne_ = 0;   // the place of the last ring space, before space 1
  bool passesOne_ = false;  // some walker may get beyond it
  std::array<Walker, kMarbles> walkers_;
};

// Remembers which boards a list already holds: for sevens in which more than one colour may move.
class BoardsSeen {
 public:
  // True if the board is new; the list must then keep it.
  bool isNew(const PlayList& list, const Board& board) {
    for (std::uint32_t slot = hash(board);; ++slot) {
      std::uint16_t& entry = slots_[slot % kSlots];
      if (entry == 0) {
        entry = static_cast<std::uint16_t>(list.size() + 1);
        return true;
      }
      if (list[entry - 1].after == board) return false;
    }
  }

 private:
  static constexpr std::uint32_t kSlots = 2 * PlayList::kCapacity;

  static std::uint32_t hash(const Board& board) {
    const auto [x, y, z] = board.words();
    const std::uint64_t mixed = (x * 0x9e3779b97f4a7c15ULL) ^ (y * 0xc2b2ae3d27d4eb4fULL) ^ (z * 0x165667b19e3779f9ULL);
    return static_cast<std::uint32_t>((mixed * 0xff51afd7ed558ccdULL) >> 40U);
  }

  std::array<std::uint16_t, kSlots> slots_{};
};

// The whole seven: colour after colour, as each one is finished (rules 7.3, 4.1).
class Sevens {
 public:
  Sevens(const Position& position, const Board& board, Card laid, PlayList& list)
      : layout_(position.layout()), seat_(position.turn), laid_(laid), list_(list),
        ownFromTheStart_(movableColours(layout_, board, position.turn)),
        lockAtOnce_(position.setup.has(Switch::LockAtOnce)), ringOnly_(position.setup.has(Switch::SevenHelpRingOnly)) {}

  void list(const Board& board) {
    if (ownFromTheStart_.empty()) return;
    const Seat first = ownFromTheStart_.first();
    if (ownFromTheStart_ != only(first)) return listColours(board);
    const ColourWalk walk(layout_, board, first, ruleFor(first));
    bool spills = false;
    walk.finishes(kSteps, [&](Outcome, int) { spills = true; });
    if (spills) return listColours(board);
    const Play play = playFrom(board);
    walk.outcomes(kSteps, [&](Outcome outcome) {
      list_.candidate() = play;
      walk.write(outcome, list_.candidate().after);
      list_.keep();
    });
  }

 private:
  void listColours(const Board& board) {
    BoardsSeen seen;
    go(board, ownFromTheStart_, kSteps, seen);
  }

  void go(const Board& board, SeatSet colours, int steps, BoardsSeen& seen) {
    for (const Seat colour : colours) {
      const ColourWalk walk(layout_, board, colour, ruleFor(colour));
      const Play play = playFrom(board);
      walk.outcomes(steps, [&](Outcome outcome) {
        list_.candidate() = play;
        walk.write(outcome, list_.candidate().after);
        if (seen.isNew(list_, list_.candidate().after)) list_.keep();
      });
      walk.finishes(steps, [&](Outcome outcome, int left) {
        Board after = board;
        walk.write(outcome, after);
        go(after, movableColours(layout_, after, seat_), left, seen);
      });
    }
  }

  HomeRule ruleFor(Seat colour) const {
    return {.lockAtOnce = lockAtOnce_, .ringOnly = ringOnly_ && !ownFromTheStart_.contains(colour)};
  }

  // A seven that has not moved anything yet.
  Play playFrom(const Board& board) const { return Play::of(Kind::Seven, laid_, Card::Seven, board); }

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
