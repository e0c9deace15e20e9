#include "rules/knowledge.h"

#include <algorithm>

#include "rules/swap.h"

namespace tacit {
namespace {

// At least what either of the two says. Two sources never add up: one of them is always the whole hand or the same gift.
Hand atLeastBoth(Hand x, Hand y) {
  if (x.empty()) return y;
  if (y.empty()) return x;
  Hand both;
  for (const Card card : kAllCards)
    for (int n = std::max(x.count(card), y.count(card)); n > 0; --n) both.add(card);
  return both;
}

// After the swap, of a hand that declared an opening card: the viewer may know what was given away from it.
Openings saidSome(const View& view, const Trace& trace) {
  if (trace.openings > 0) return Openings::Unknown;
  const Seat receiver = view.position.setup.givesTo(trace.dealtTo);
  if (receiver == kNoSeat) return Openings::Some;
  const Card given = view.received[receiver];
  if (given == Card::None) return Openings::SaidSome;
  return isOpening(given) ? Openings::Unknown : Openings::Some;
}

// The same of a hand that declared none: one can have been given to it, unless the viewer gave, and that one is laid or known.
Openings saidNone(const View& view, const Trace& trace) {
  const Seat giver = giverTo(view.position, trace.dealtTo);
  const bool seen = giver == kNoSeat || view.received[giver] != Card::None;
  return seen || trace.openings > 0 ? Openings::None : Openings::SaidNone;
}

}  // namespace

Openings openingsIn(const View& view, Seat seat) {
  const auto some = [](Hand hand) { return hand.holdsOpeningCard() ? Openings::Some : Openings::None; };
  const Position& p = view.position;
  const Hand hand = p.hands[seat];
  const Hand known = view.knows[seat];
  const Trace& trace = view.traces[seat];
  if (hand.empty()) return Openings::Unknown;
  if (!hand.isHidden()) return some(hand);
  if (known.holdsOpeningCard() || known.size() == hand.size()) return some(known);
  if ((trace.lacks & kOpeningCards) == kOpeningCards) return Openings::None;
  if (!p.says.known || trace.dealtTo == kNoSeat) return Openings::Unknown;
  const bool yes = p.says.yes.contains(trace.dealtTo);
  if (p.phase == Phase::Swap) {
    if (!yes) return Openings::None;
    return p.gave.contains(seat) ? Openings::SaidSome : Openings::Some;
  }
  return yes ? saidSome(view, trace) : saidNone(view, trace);
}

SeatSet handsSeen(const Position& position, SeatSet seats) {
  const bool asDevil = position.by != position.turn && seats.contains(position.by);
  return asDevil ? seats | only(position.turn) : seats;
}

SeatSet looksAt(const Position& position, SeatSet own, std::span<const SeatSet> holders) {
  if (position.phase != Phase::Swap || !position.setup.has(Switch::PartnersLook) || own.size() != 1) return SeatSet{};
  const LayoutTable& layout = position.layout();
  const SeatSet side = layout.side[own.first()];
  const auto held = [&](SeatSet set) { return std::ranges::find(holders, set) != holders.end(); };
  const bool oneAgainstTwo = layout.seats.size() == 4 && side.size() == 2 && held(layout.seats.without(side));
  return oneAgainstTwo && held(side.without(own)) ? side.without(own) : SeatSet{};
}

Knowledge::Knowledge(const View& view, SeatSet seats)
    : received_(view.received), keeps_(view.keeps), traces_(view.traces) {
  for (const Seat seat : seats) known_[seat] = view.knows;
}

void Knowledge::newDeal() {
  known_ = {};
  received_.fill(Card::None);
  keeps_ = {};
  for (const Seat seat : kAllSeats) traces_[seat] = Trace{.dealtTo = seat};
}

void Knowledge::follow(const Position& before, const Play& play, const Position& after) {
  if (play.kind == Kind::Pass) return;
  if (play.kind == Kind::Give) {
    if (after.phase != Phase::Swap) learnGifts(before, play);
    return;
  }
  forgetLaid(before.turn, play.card);
  traceLaid(before, play);
  if (play.kind == Kind::Jester) rotate(before, play.card);
  const bool devilsTurn = after.phase == Phase::Play && after.by != after.turn;
  if (devilsTurn && !after.hands[after.turn].isHidden()) known_[after.by][after.turn] = after.hands[after.turn];
}

void Knowledge::learnGifts(const Position& before, const Play& lastGift) {
  auto given = before.given;
  given[before.turn] = lastGift.card;
  for (const Seat giver : before.inGame()) {
    if (given[giver] == Card::None) continue;
    const Seat receiver = before.setup.givesTo(giver);
    known_[giver][receiver].add(given[giver]);
    received_[receiver] = given[giver];
    keeps_ |= only(receiver);
  }
}

// A drop shows that no card of the hand was playable, unless the seat was skipped and free to drop any.
void Knowledge::traceLaid(const Position& before, const Play& play) {
  Trace& trace = traces_[before.turn];
  if ((kOpeningCards & only(play.card)) != 0) ++trace.openings;
  if (play.kind == Kind::Drop && before.phase == Phase::Play) trace.lacks |= playableCards(before);
}

void Knowledge::forgetLaid(Seat seat, Card card) {
  for (auto& hands : known_)
    if (hands[seat].has(card)) hands[seat].remove(card);
  if (received_[seat] == card) keeps_ = keeps_.without(only(seat));
}

// Hands go to the right, and what is known of them goes along; everybody knows the hand he gave away.
void Knowledge::rotate(const Position& before, Card laid) {
  Hands hands = before.hands;
  if (!hands[before.turn].isHidden()) hands[before.turn].remove(laid);
  const SeatSet inGame = before.inGame();
  const auto traces = traces_;
  keeps_ = {};
  for (const Seat seat : inGame) traces_[inGame.previous(seat)] = traces[seat];
  for (const Seat viewer : kAllSeats) {
    const Hands was = known_[viewer];
    for (const Seat seat : inGame) {
      const bool own = seat == viewer && !hands[seat].isHidden();
      known_[viewer][inGame.previous(seat)] = own ? hands[seat] : was[seat];
    }
  }
}

View Knowledge::view(Position position, SeatSet own, SeatSet looked) const {
  for (const Seat seat : looked.without(own) & position.gave) {
    if (position.given[seat] != Card::None) takeBackGift(position, seat);
  }
  return view(position, own | looked);
}

View Knowledge::view(const Position& position, SeatSet seats) const {
  View view{.position = position, .keeps = keeps_ & seats, .traces = traces_};
  const SeatSet seen = handsSeen(position, seats);
  for (const Seat seat : position.layout().seats) {
    if (seats.contains(seat)) view.received[seat] = received_[seat];
    else view.position.given[seat] = Card::None;
    if (seen.contains(seat) || position.hands[seat].empty()) continue;
    view.position.hands[seat] = Hand::hidden(position.hands[seat].size());
    view.knows[seat] = wasTold()[seat];
    for (const Seat viewer : seats) view.knows[seat] = atLeastBoth(view.knows[seat], known_[viewer][seat]);
  }
  return view;
}

}  // namespace tacit
