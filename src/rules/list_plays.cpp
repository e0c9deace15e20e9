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
        colours_(movableColours(layout_, board, position.turn)), ringMarbles_(board.onRing()),
        occupied_(findRingMarbles()) {}

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
      default: return numberCards(only(function), laid);
    }
  }

  // Adds the plays of all cards of a hand but a TAC. The number cards go together: what one marble can reach is asked once.
  void addHand(Hand hand) {
    const CardSet kinds = hand.kinds();
    if ((kinds & kNumberCards) != 0) numberCards(kinds & kNumberCards, Card::None);
    forEachCard(kinds & ~(kNumberCards | only(Card::Tac)), [&](Card card) { add(card, card); });
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
    play.colour = {};
    play.from = {};
    play.to = {};
    play.other = {};
    play.unused = 0;
    play.after = board_;
    return play;
  }

  void plain(Kind kind) {
    candidate(kind);
    list_.keep();
  }

  void move(Seat colour, unsigned i, Marble to) {
    Play& play = candidate(Kind::Move);
    play.colour = colour;
    play.from = spaceOf(board_.marbles[colour][i]);
    play.to = spaceOf(to);
    play.after.put(colour, i, to);
    list_.keep();
  }

  // As move, but a marble on the target goes back to its base.
  void moveOnRing(Seat colour, unsigned i, Marble to, bool captures) {
    if (!captures) return move(colour, i, to);
    const Space target = spaceOf(to);
    const Standing victim = standsOn_[target];
    Play& play = candidate(Kind::Move);
    play.colour = colour;
    play.from = spaceOf(board_.marbles[colour][i]);
    play.to = target;
    play.after.sendToBase(victim.seat, victim.i);
    // A captured marble of the own colour becomes the first of the four and shifts those before it.
    const bool shifted = victim.seat == colour && i < victim.i;
    play.after.put(colour, shifted ? i + 1 : i, to);
    list_.keep();
  }

  RingSet findRingMarbles() {
    std::uint64_t upTo64 = 0;
    std::uint64_t beyond64 = 0;
    ringMarbles_.forEach([&](Seat seat, unsigned i) {
      const Space space = spaceOf(board_.marbles[seat][i]);
      (space <= Space{64} ? upTo64 : beyond64) |= std::uint64_t{1} << ((space - 1U) & 63U);
      standsOn_[space] = {seat, static_cast<std::uint8_t>(i)};
      onRing_[ringCount_++] = space;
    });
    return {layout_.ring, upTo64, beyond64};
  }

  // ---- Number cards (rules 5, 6) ----

  // Laid: TAC, or None for the number cards themselves.
  void numberCards(CardSet numbers, Card laid) {
    for (const Seat colour : colours_) {
      if ((numbers & kOpeningCards) != 0 && board_.hasBaseMarble(colour))
        forEachNumber(numbers & kOpeningCards, laid, [&](int) { bringOut(colour); });
      const unsigned homeMask = board_.homeMask(colour);
      ringMarbles_.ofSeat(colour).forEach(
          [&](Seat, unsigned i) { forwardOnRing(colour, i, board_.marbles[colour][i], numbers, homeMask, laid); });
      if (homeMask != 0 && (numbers & cardsUpTo(3)) != 0) forwardAtHome(colour, numbers, homeMask, laid);
    }
    forEachNumber(numbers & only(Card::Eight), laid, [&](int) { skip(); });
  }

  // Calls visit(steps) for each number card, which is then the one the plays to be added are made with.
  template <typename Visit>
  void forEachNumber(CardSet numbers, Card laid, Visit visit) {
    forEachCard(numbers, [&](Card card) {
      as_ = asAngel_ ? Card::Angel : card;
      laid_ = laid == Card::None ? card : laid;
      visit(forwardSteps(card));
    });
  }

  // Onto the own fresh marble nothing changes: for several colours that is one play.
  bool changesNothing(Seat colour) const {
    const Marble fresh = marbleOn(startOf(layout_, colour), true);
    const Four four = board_.four(colour);
    return four[1] == fresh || four[2] == fresh || four[3] == fresh;
  }

  void bringOut(Seat colour) {
    if (changesNothing(colour)) {
      if ((nothingChanged_ & only(as_)) != 0) return;
      nothingChanged_ |= only(as_);
    }
    // The last of the base marbles: a capture of the own colour then leaves the order of the others alone.
    unsigned i = 0;
    while (i + 1 < kMarbles && board_.marbles[colour][i + 1] == marbleOn(kBase)) ++i;
    const Space start = startOf(layout_, colour);
    moveOnRing(colour, i, marbleOn(start, true), occupied_.has(start));
  }

  void forwardOnRing(Seat colour, unsigned i, Marble marble, CardSet numbers, unsigned homeMask, Card laid) {
    const Space from = spaceOf(marble);
    const int gap = occupied_.gapAhead(from);
    forEachNumber(numbers & cardsUpTo(gap), laid,
                  [&](int n) { moveOnRing(colour, i, marbleOn(ahead(layout_.ring, from, n)), n == gap); });

    const int toStart = distance(layout_.ring, from, startOf(layout_, colour));
    const bool startOpen = toStart == 0 ? !isFresh(marble) : toStart < gap;
    if (!startOpen || toStart > 12) return;
    const CardSet open = cardsUpTo(toStart + freeHomeDepth(homeMask)) & ~cardsUpTo(toStart);
    forEachNumber(numbers & open, laid, [&](int n) { move(colour, i, marbleOn(home(n - toStart))); });
  }

  void forwardAtHome(Seat colour, CardSet numbers, unsigned homeMask, Card laid) {
    for (unsigned i = 0; i < kMarbles; ++i) {
      const Space from = spaceOf(board_.marbles[colour][i]);
      if (!isHome(from)) continue;
      const unsigned ahead = (homeMask | 16U) >> static_cast<unsigned>(homeNumber(from));
      forEachNumber(numbers & cardsUpTo(std::countr_zero(ahead)), laid,
                    [&](int n) { move(colour, i, marbleOn(home(homeNumber(from) + n))); });
    }
  }

  void backward() {
    for (const Seat colour : colours_) {
      const int deep = freeHomeDepth(board_.homeMask(colour));
      ringMarbles_.ofSeat(colour).forEach(
          [&](Seat, unsigned i) { backFour(colour, i, board_.marbles[colour][i], deep); });
    }
  }

  void backFour(Seat colour, unsigned i, Marble marble, int freeHome) {
    const Space from = spaceOf(marble);
    const unsigned behindMe = occupied_.behind4(from);
    if ((behindMe & 0b1110U) == 0) moveOnRing(colour, i, marbleOn(behind(layout_.ring, from, 4)), (behindMe & 1U) != 0);
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
    bool any = false;
    for (const Seat colour : colours) any = any || !ringMarbles_.ofSeat(colour).empty();
    return any;
  }

  // ---- Trickster and Warrior (rules 8) ----

  void exchanges() {
    const bool throughDevil = position_.by != position_.turn;
    const SeatSet needed = throughDevil && position_.setup.has(Switch::DevilTricksWithOwn)
                               ? movableColours(layout_, board_, position_.by)
                               : colours_;
    if (!hasRingMarble(needed)) return;
    bool nothingChangesListed = false;
    SeatSet refreshListed;
    for (unsigned i = 0; i < ringCount_; ++i)
      for (unsigned j = i + 1; j < ringCount_; ++j) {
        const Standing x = standsOn_[onRing_[i]];
        const Standing y = standsOn_[onRing_[j]];
        if (x.seat != y.seat) {
          exchange(x, y);
          continue;
        }
        // One colour: all such exchanges leave the same board, but for a fresh marble among the two.
        const bool fresh = isFresh(marble(x)) || isFresh(marble(y));
        if (fresh ? refreshListed.contains(x.seat) : nothingChangesListed) continue;
        if (fresh) refreshListed |= only(x.seat);
        else nothingChangesListed = true;
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
    for (unsigned k = 0; k < ringCount_; ++k) {
      const Space from = onRing_[k];
      const Standing runner = standsOn_[from];
      if (!colours_.contains(runner.seat)) continue;
      const Space to = occupied_.nextOccupied(from);
      if (to == from) move(runner.seat, runner.i, marbleOn(kBase));
      else moveOnRing(runner.seat, runner.i, marbleOn(to), true);
    }
  }

  // ---- Jester, Devil, Angel (rules 9) ----

  void jester() {
    if (!position_.seatsWithCards().without(only(seat_)).empty()) plain(Kind::Jester);
  }

  void devil() {
    const Seat victim = position_.next(seat_);
    if (victim != seat_ && !position_.hands[victim].empty()) plain(Kind::Devil);
  }

  void angel() {
    asAngel_ = true;
    for (const Seat target : angelTargets()) {
      if (board_.hasBaseMarble(target)) {
        bringOut(target);
        continue;
      }
      const unsigned homeMask = board_.homeMask(target);
      ringMarbles_.ofSeat(target).forEach([&](Seat, unsigned i) {
        forwardOnRing(target, i, board_.marbles[target][i], kOpeningCards, homeMask, laid_);
      });
      if (!position_.setup.has(Switch::AngelRingOnly)) forwardAtHome(target, kOpeningCards, homeMask, laid_);
    }
    asAngel_ = false;
  }

  SeatSet angelTargets() const {
    const SeatSet seats = position_.inGame();
    const SeatSet unfinished = seats.without(board_.finishedSeats(seats));
    if (layout_.cooperative && board_.finished(seat_) && board_.finished(layout_.partner[seat_])) return unfinished;
    const Seat next = position_.next(seat_);
    if (unfinished.contains(next)) return next == seat_ ? SeatSet{} : only(next);
    switch (layout_.angel) {
      case AngelFallback::PartnerOfNext: {
        const Seat partner = layout_.partner[next];
        if (unfinished.contains(partner)) return only(partner);
        return layout_.cooperative ? unfinished : SeatSet{};
      }
      case AngelFallback::NextUnfinishedOpponent: {
        const SeatSet opponents = unfinished.without(layout_.side[seat_]);
        return opponents.empty() ? SeatSet{} : only(opponents.next(seat_));
      }
      case AngelFallback::Nobody: break;
    }
    return SeatSet{};
  }

  const Position& position_;
  const LayoutTable& layout_;
  const Board& board_;
  PlayList& list_;
  Seat seat_;
  SeatSet colours_;
  MarbleSet ringMarbles_;
  unsigned ringCount_ = 0;
  std::array<Space, kSeats * kMarbles> onRing_;  // the first ringCount_: occupied ring spaces
  std::array<Standing, kHome + 1> standsOn_;     // who stands there; only read for occupied spaces
  RingSet occupied_;
  Card laid_ = Card::None;
  Card as_ = Card::None;
  CardSet nothingChanged_ = 0;  // bring-outs that change nothing: the functions for which one is listed
  bool asAngel_ = false;        // the numbers 1 and 13 are those of an Angel
};

void add(const Position& position, PlayList& list, Kind kind, Card card) {
  list.candidate() = Play::still(kind, card, position.board);
  list.keep();
}

void listTac(const Position& position, PlayList& list) {
  if (position.function == Card::None || position.tacBanned) return;
  Uses(position, position.undo, list).add(position.function, Card::Tac);
}

void listHand(const Position& position, PlayList& list) {
  const Hand hand = position.hands[position.turn];
  Uses uses(position, position.board, list);
  uses.addHand(hand);
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

bool canPlay(const Position& position, Card card) {
  if (card != Card::Tac) return canUse(position, position.board, card);
  return position.function != Card::None && !position.tacBanned && canUse(position, position.undo, position.function);
}

CardSet playableCards(const Position& position) {
  CardSet playable = 0;
  for (const Card card : kAllCards)
    if (canPlay(position, card)) playable |= only(card);
  return playable;
}

}  // namespace tacit
