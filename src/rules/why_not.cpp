#include "rules/why_not.h"

namespace tacit {
namespace {

WhyNot whyNoTac(const Position& p) {
  if (p.tacBanned) return WhyNot::Ban;
  return p.function == Card::None ? WhyNot::NothingLaid : WhyNot::TacUseless;
}

WhyNot whyNoMove(const Position& p, Card card) {
  const MarbleSet ring = p.board.onRing();
  bool onRing = false;
  for (const Seat colour : movableColours(p.layout(), p.board, p.turn)) onRing = onRing || !ring.ofSeat(colour).empty();
  // With a marble in the base an opening card would bring it out.
  if (!onRing) return (only(card) & kOpeningCards) != 0 ? WhyNot::Nowhere : WhyNot::NoMarble;
  // Through a Devil a Trickster may need a marble of another seat (switch devil_tricks_with_own).
  if (card == Card::Trickster) return ring.size() < 2 ? WhyNot::OneMarble : WhyNot::NoMarble;
  return card == Card::Seven ? WhyNot::Seven : WhyNot::Blocked;
}

}  // namespace

std::optional<WhyNot> whyNot(const Position& p, Card card) {
  const bool answers = p.phase == Phase::Skipped || p.phase == Phase::Answer;
  if (p.phase != Phase::Play && !answers) return std::nullopt;
  if ((!answers || card == Card::Tac) && canPlay(p, card)) return std::nullopt;
  if (answers) return p.phase == Phase::Skipped ? WhyNot::Skipped : WhyNot::Answer;
  switch (card) {
    case Card::Tac: return whyNoTac(p);
    case Card::Jester: return WhyNot::NoCardsLeft;
    case Card::Devil: return WhyNot::NextHasNoCard;
    case Card::Angel: return WhyNot::Angel;
    default: return whyNoMove(p, card);
  }
}

}  // namespace tacit
