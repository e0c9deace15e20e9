#include <array>

#include "rules/play.h"
#include "rules/ring.h"
#include "rules/seven.h"

namespace tacit {
namespace {

// Lists the uses of cards from one board by the seat whose turn it is: the real board for a card of the hand, the
// undo board for a TAC.
class Uses {
 public:
  Uses(const Position& position, const Board& board, PlayList& list)
      : position_(position), layout_(position.layout()), board_(board), list_(list), seat_(position.turn),
        colours_(movableColours(layout_, board, position.turn)), occupied_(layout_.ring) {
    forEachSeat(layout_.seats, [&](Seat seat) {
      for (int i = 0; i < kMarbles; ++i) {
        const Space space = spaceOf(board_.marbles[seat][static_cast<std::size_t>(i)]);
        if (!isRing(space)) continue;
        occupied_.add(space);
        standsOn_[space] = {seat, static_cast<std::uint8_t>(i)};
        onRing_[static_cast<std::size_t>(ringCount_++)] = space;
      }
    });
  }

  // Adds every way to carry out `function` with the card `laid` (the same card, or a TAC).
  void add(Card function, Card laid) {
    laid_ = laid;
    as_ = function;
    switch (function) {
      case Card::Four: return backward();
      case Card::Seven: return listSevens(position_, board_, laid_, list_);
      case Card::Trickster: return exchanges();
      case Card::Warrior: return warrior();
      case Card::Angel: return angel();
      case Card::Jester: return jester();
      case Card::Devil: return devil();
      case Card::Tac:
      case Card::None: return;
      default: return numberCard(function);
    }
  }

 private:
  struct Standing {
    Seat seat;
    std::uint8_t i;
  };

  // ---- Adding a play ----

  Play& candidate(Kind kind) {
    Play& play = list_.candidate();
    play.card = laid_;
    play.as = as_;
    play.kind = kind;
    play.colour = 0;
    play.from = 0;
    play.to = 0;
    play.other = 0;
    play.unused = 0;
    play.after = board_;
    return play;
  }

  void plain(Kind kind) {
    candidate(kind);
    list_.keep();
  }

  void move(Seat colour, int i, Marble to) {
    Play& play = candidate(Kind::Move);
    play.colour = colour;
    play.from = spaceOf(board_.marbles[colour][static_cast<std::size_t>(i)]);
    play.to = spaceOf(to);
    play.after.put(colour, i, to);
    list_.keep();
  }

  // As move, but a marble on the target goes back to its base.
  void moveOnRing(Seat colour, int i, Marble to, bool captures) {
    if (!captures) return move(colour, i, to);
    const Space target = spaceOf(to);
    const Standing victim = standsOn_[target];
    Play& play = candidate(Kind::Move);
    play.colour = colour;
    play.from = spaceOf(board_.marbles[colour][static_cast<std::size_t>(i)]);
    play.to = target;
    play.after.put(victim.seat, victim.i, marbleOn(kBase));
    // A captured marble of the own colour becomes the first of the four and shifts those before it.
    const bool shifted = victim.seat == colour && i < victim.i;
    play.after.put(colour, shifted ? i + 1 : i, to);
    list_.keep();
  }

  bool occupiedSpace(Space space) const {
    for (int i = 0; i < ringCount_; ++i)
      if (onRing_[static_cast<std::size_t>(i)] == space) return true;
    return false;
  }

  // ---- Number cards (rules 5, 6) ----

  void numberCard(Card card) {
    if (bringsOut(card)) forEachSeat(colours_, [&](Seat colour) { bringOut(colour); });
    forEachSeat(colours_, [&](Seat colour) { forward(colour, forwardSteps(card)); });
    if (card == Card::Eight) skip();
  }

  void bringOut(Seat colour) {
    if (!board_.hasBaseMarble(colour)) return;
    // The last of the base marbles: a capture of the own colour then leaves the order of the others alone.
    int i = 0;
    while (i + 1 < kMarbles && board_.marbles[colour][static_cast<std::size_t>(i) + 1] == marbleOn(kBase)) ++i;
    const Space start = startOf(layout_, colour);
    moveOnRing(colour, i, marbleOn(start, true), occupiedSpace(start));
  }

  void forward(Seat colour, int n) {
    const unsigned homeMask = board_.homeMask(colour);
    for (int i = 0; i < kMarbles; ++i) {
      const Marble marble = board_.marbles[colour][static_cast<std::size_t>(i)];
      if (isRing(spaceOf(marble))) ringForward(colour, i, marble, n, homeMask);
      else if (isHome(spaceOf(marble))) homeForward(colour, i, spaceOf(marble), n, homeMask);
    }
  }

  void ringForward(Seat colour, int i, Marble marble, int n, unsigned homeMask) {
    const Space from = spaceOf(marble);
    const int gap = occupied_.gapAhead(from);
    if (n <= gap) moveOnRing(colour, i, marbleOn(ahead(layout_.ring, from, n)), n == gap);
    const int toStart = distance(layout_.ring, from, startOf(layout_, colour));
    const bool startOpen = toStart == 0 ? !isFresh(marble) : toStart < gap;
    const int deep = n - toStart;
    if (startOpen && deep >= 1 && deep <= freeHomeDepth(homeMask)) move(colour, i, marbleOn(home(deep)));
  }

  void homeForward(Seat colour, int i, Space from, int n, unsigned homeMask) {
    const int to = homeNumber(from) + n;
    if (to > kMarbles) return;
    const unsigned path = ((1U << n) - 1U) << static_cast<unsigned>(homeNumber(from));
    if ((homeMask & path) == 0) move(colour, i, marbleOn(home(to)));
  }

  void backward() {
    forEachSeat(colours_, [&](Seat colour) {
      const int deep = freeHomeDepth(board_.homeMask(colour));
      for (int i = 0; i < kMarbles; ++i) {
        const Marble marble = board_.marbles[colour][static_cast<std::size_t>(i)];
        if (isRing(spaceOf(marble))) backFour(colour, i, marble, deep);
      }
    });
  }

  void backFour(Seat colour, int i, Marble marble, int freeHome) {
    const Space from = spaceOf(marble);
    const unsigned behindMe = occupied_.behind4(from);
    if ((behindMe & 0b1110U) == 0)
      moveOnRing(colour, i, marbleOn(behind(layout_.ring, from, 4)), (behindMe & 1U) != 0);
    const int past = distance(layout_.ring, startOf(layout_, colour), from);
    if (past > 3 || isFresh(marble)) return;
    const bool wayFree = (behindMe >> static_cast<unsigned>(4 - past)) == 0;
    if (wayFree && 4 - past <= freeHome) move(colour, i, marbleOn(home(4 - past)));
  }

  void skip() {
    if (position_.setup.has(Switch::SkipNeedsMarble) && !hasRingMarble(colours_)) return;
    if (!position_.hands[position_.next(seat_)].empty() && position_.next(seat_) != seat_) plain(Kind::Skip);
  }

  bool hasRingMarble(SeatSet colours) const {
    for (int i = 0; i < ringCount_; ++i)
      if (contains(colours, standsOn_[onRing_[static_cast<std::size_t>(i)]].seat)) return true;
    return false;
  }

  // ---- Trickster and Warrior (rules 8) ----

  void exchanges() {
    const bool throughDevil = position_.by != position_.turn;
    const SeatSet needed = throughDevil && position_.setup.has(Switch::DevilTricksWithOwn)
                               ? movableColours(layout_, board_, position_.by)
                               : colours_;
    if (!hasRingMarble(needed)) return;
    bool nothingChangesListed = false;
    SeatSet refreshListed = 0;
    for (int i = 0; i < ringCount_; ++i)
      for (int j = i + 1; j < ringCount_; ++j) {
        const Standing x = standsOn_[onRing_[static_cast<std::size_t>(i)]];
        const Standing y = standsOn_[onRing_[static_cast<std::size_t>(j)]];
        if (x.seat != y.seat) {
          exchange(x, y);
          continue;
        }
        // One colour: all such exchanges leave the same board, but for a fresh marble among the two.
        const bool fresh = isFresh(marble(x)) || isFresh(marble(y));
        if (fresh ? contains(refreshListed, x.seat) : nothingChangesListed) continue;
        (fresh ? refreshListed |= only(x.seat) : nothingChangesListed = true);
        exchange(x, y);
      }
  }

  Marble marble(Standing standing) const { return board_.marbles[standing.seat][standing.i]; }

  void exchange(Standing x, Standing y) {
    if (spaceOf(marble(x)) > spaceOf(marble(y))) std::swap(x, y);
    Play& play = candidate(Kind::Exchange);
    play.colour = x.seat;
    play.from = spaceOf(marble(x));
    play.to = spaceOf(marble(y));
    play.other = y.seat;
    if (x.seat == y.seat) {
      play.after.marbles[x.seat][x.i] = marbleOn(play.from);
      play.after.marbles[y.seat][y.i] = marbleOn(play.to);
    } else {
      play.after.put(x.seat, x.i, marbleOn(play.to));
      play.after.put(y.seat, y.i, marbleOn(play.from));
    }
    list_.keep();
  }

  void warrior() {
    for (int k = 0; k < ringCount_; ++k) {
      const Space from = onRing_[static_cast<std::size_t>(k)];
      const Standing runner = standsOn_[from];
      if (!contains(colours_, runner.seat)) continue;
      const Space to = occupied_.nextOccupied(from);
      if (to == from) move(runner.seat, runner.i, marbleOn(kBase));
      else moveOnRing(runner.seat, runner.i, marbleOn(to), true);
    }
  }

  // ---- Jester, Devil, Angel (rules 9) ----

  void jester() {
    if (without(position_.seatsWithCards(), only(seat_)) != 0) plain(Kind::Jester);
  }

  void devil() {
    const Seat victim = position_.next(seat_);
    if (victim != seat_ && !position_.hands[victim].empty()) plain(Kind::Devil);
  }

  void angel() {
    forEachSeat(angelTargets(), [&](Seat target) {
      if (board_.hasBaseMarble(target)) return bringOut(target);
      for (const int n : {1, 13}) angelForward(target, n);
    });
  }

  void angelForward(Seat target, int n) {
    const unsigned homeMask = board_.homeMask(target);
    for (int i = 0; i < kMarbles; ++i) {
      const Marble marble = board_.marbles[target][static_cast<std::size_t>(i)];
      if (isRing(spaceOf(marble))) ringForward(target, i, marble, n, homeMask);
      else if (!position_.setup.has(Switch::AngelRingOnly)) homeForward(target, i, spaceOf(marble), n, homeMask);
    }
  }

  SeatSet angelTargets() const {
    const SeatSet seats = position_.inGame();
    const SeatSet unfinished = without(seats, board_.finishedSeats(seats));
    if (layout_.cooperative && board_.finished(seat_) && board_.finished(layout_.partner[seat_])) return unfinished;
    const Seat next = position_.next(seat_);
    if (contains(unfinished, next)) return next == seat_ ? SeatSet{0} : only(next);
    switch (layout_.angel) {
      case AngelFallback::PartnerOfNext: {
        const Seat partner = layout_.partner[next];
        if (contains(unfinished, partner)) return only(partner);
        return layout_.cooperative ? unfinished : SeatSet{0};
      }
      case AngelFallback::NextUnfinishedOpponent: {
        const SeatSet opponents = without(unfinished, layout_.side[seat_]);
        return opponents == 0 ? SeatSet{0} : only(nextIn(opponents, seat_));
      }
      case AngelFallback::Nobody: break;
    }
    return 0;
  }

  const Position& position_;
  const LayoutTable& layout_;
  const Board& board_;
  PlayList& list_;
  Seat seat_;
  SeatSet colours_;
  RingSet occupied_;
  int ringCount_ = 0;
  Card laid_ = Card::None;
  Card as_ = Card::None;
  std::array<Space, kSeats * kMarbles> onRing_;      // the first ringCount_: occupied ring spaces
  std::array<Standing, kHome + 1> standsOn_;         // who stands there; only read for occupied spaces
};

void add(const Position& position, PlayList& list, Kind kind, Card card) {
  list.candidate() = Play{card, card, kind, 0, 0, 0, 0, 0, position.board};
  list.keep();
}

void listTac(const Position& position, PlayList& list) {
  if (position.function == Card::None || position.tacBanned) return;
  Uses(position, position.undo, list).add(position.function, Card::Tac);
}

void listHand(const Position& position, PlayList& list) {
  const Hand hand = position.hands[position.turn];
  Uses uses(position, position.board, list);
  hand.forEachKind([&](Card card) { uses.add(card, card); });
  if (hand.has(Card::Tac)) listTac(position, list);
}

void listDrops(const Position& position, PlayList& list) {
  position.hands[position.turn].forEachKind([&](Card card) { add(position, list, Kind::Drop, card); });
}

}  // namespace

void listPlays(const Position& position, PlayList& list) {
  list.clear();
  if (position.hands[position.turn].isHidden()) return;
  switch (position.phase) {
    case Phase::Swap:
      position.hands[position.turn].forEachKind([&](Card card) { add(position, list, Kind::Give, card); });
      return;
    case Phase::Play:
      listHand(position, list);
      if (list.empty()) listDrops(position, list);
      return;
    case Phase::Skipped:
      if (position.hands[position.turn].has(Card::Tac)) listTac(position, list);
      listDrops(position, list);
      return;
    case Phase::Answer:
      listTac(position, list);
      if (position.setup.has(Switch::WinTacOptional) && !position.layout().cooperative)
        add(position, list, Kind::Pass, Card::None);
      return;
    case Phase::Deal:
    case Phase::Over: return;
  }
}

void listUses(const Position& position, const Board& board, Card function, Card laid, PlayList& list) {
  list.clear();
  Uses(position, board, list).add(function, laid);
}

bool canUse(const Position& position, const Board& board, Card function) {
  PlayList list;
  listUses(position, board, function, function, list);
  return !list.empty();
}

}  // namespace tacit
