#include "analysis/conclusions.h"

#include <algorithm>

namespace tacit::analysis {
namespace {

// The cards that the viewer can't place: neither laid since the shuffle nor in a hand, or a part of one, that he knows.
CardCounts notSeen(const View& view) {
  const Position& p = view.position;
  CardCounts counts = notLaid(p);
  const auto takeOut = [&](Card card) {
    auto& count = counts[card];
    if (count > 0) --count;
  };
  for (const Hand hand : p.hands)
    if (!hand.isHidden()) hand.forEachCard(takeOut);
  for (const Hand hand : view.knows) hand.forEachCard(takeOut);
  for (const Card card : p.given)
    if (card != Card::None) takeOut(card);
  return counts;
}

// One of each kind.
Hand handOf(CardSet kinds) {
  Hand hand;
  forEachCard(kinds, [&](Card card) { hand.add(card); });
  return hand;
}

std::optional<Known> openingIn(const View& view, Seat seat) {
  switch (openingsIn(view, seat)) {
    case Openings::Some: return Known::HasOpening;
    case Openings::None: return Known::HasNoOpening;
    case Openings::SaidSome: return Known::SaidOpening;
    case Openings::SaidNone: return Known::SaidNoOpening;
    case Openings::Unknown: break;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Conclusion> conclusionsOf(const Moment& moment) {
  const View& view = moment.view;
  const CardCounts unseen = notSeen(view);
  const CardCounts pack = cardsOf(view.position.setup.pack, view.position.setup.seatCount());
  std::vector<Conclusion> all;
  CardSet left = 0;
  CardSet gone = 0;
  for (const Card card : kAllCards)
    if (pack[card] > 0) (unseen[card] > 0 ? left : gone) |= only(card);
  for (const Seat seat : view.position.inGame()) {
    const Hand hand = view.position.hands[seat];
    const Hand holds = view.knows[seat];
    if (!hand.isHidden()) continue;
    if (!holds.empty()) all.push_back({Known::Holds, seat, holds, std::nullopt});
    if (holds.size() == hand.size()) continue;
    if (const auto what = openingIn(view, seat)) all.push_back({*what, seat, {}, std::nullopt});
    for (const Dropped& drop : moment.drops[seat])
      if ((drop.lacked & left) != 0) all.push_back({Known::CannotHold, seat, handOf(drop.lacked & left), drop});
  }
  const bool anyHidden = std::ranges::any_of(view.position.hands, [](Hand hand) { return hand.isHidden(); });
  if (gone != 0 && anyHidden) all.push_back({Known::NoneLeft, kNoSeat, handOf(gone), std::nullopt});
  return all;
}

}  // namespace tacit::analysis
