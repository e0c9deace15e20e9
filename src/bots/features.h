// What the evaluation looks at. A position is described seat by seat as amounts of features; the value of a seat is
// their sum, each times its weight (weights.h). One list serves the bots and the tool that fits the weights.
#pragma once

#include <array>
#include <bit>
#include <utility>

#include "rules/situation.h"
#include "rules/tacit.h"

namespace tacit::bots {

// Where each group of features begins.
namespace feature {
inline constexpr int kFresh = 0;                            // a fresh marble on its start
inline constexpr int kOnStart = 1;                          // a marble on its start that may turn in
inline constexpr int kPast = 2;                             // 1..3 past the start: a 4 brings it home
inline constexpr int kNear = kPast + 3;                     // 1..16 before the start
inline constexpr int kFar = kNear + 16;                     // further away, between knots
inline constexpr int kHomes = kFar + 8;                     // which home spaces are occupied
inline constexpr int kBases = kHomes + 16;                  // how many marbles are in the base
inline constexpr int kCrowd = kBases + 5;                   // both together: 16 times the bases plus the mask
inline constexpr int kCardHeld = kCrowd + 80;               // each card held, by situation
inline constexpr int kOpening = kCardHeld + 4 * kCards;     // holds an opening card at all, by situation
inline constexpr int kToMove = kOpening + kSituations;      // it is this seat's turn
inline constexpr int kSkipped = kToMove + 1;                // ... but it was skipped
inline constexpr int kUnderDevil = kSkipped + 1;            // ... but somebody else decides
inline constexpr int kThreat = kUnderDevil + 1;             // an opponent's marble 1..13 behind a marble of this seat
inline constexpr int kOnTheirStart = kThreat + 13;          // stands where an opponent brings out
inline constexpr int kPair = kOnTheirStart + 1;             // marbles home of a seat (times 5) and of its partner
inline constexpr int kGift = kPair + 25;                    // a card given, by the receiver's situation
inline constexpr int kGiftOpening = kGift + 4 * kCards;     // ... an opening card to somebody who has none
inline constexpr int kGiven = kGiftOpening + kSituations;   // the same card missed, by the giver's situation
inline constexpr int kGivenLast = kGiven + 4 * kCards;      // ... his only opening card
inline constexpr int kConstant = kGivenLast + kSituations;  // of the whole board, once
}  // namespace feature
inline constexpr int kFeatures = feature::kConstant + 1;

// In a group that has a feature for each card in each situation.
constexpr int featureOf(int group, Situation situation, Card card) {
  return group + static_cast<int>(situation) * kCards + static_cast<int>(card);
}

inline constexpr int kNearest = 16;  // spaces before home that have a feature each
// Further away, features stand at these distances; a marble between two has a share of both.
inline constexpr std::array<int, 8> kKnots = {20, 26, 32, 38, 44, 50, 56, 62};

// Calls visit(feature, amount) for a marble on the ring so many spaces after its start.
template <typename Visit>
constexpr void ringFeatures(int ring, int travelled, bool fresh, Visit visit) {
  if (travelled == 0) return visit(fresh ? feature::kFresh : feature::kOnStart, 1.0F);
  if (travelled <= 3) return visit(feature::kPast + travelled - 1, 1.0F);
  const int toGo = ring - travelled;
  if (toGo <= kNearest) return visit(feature::kNear + toGo - 1, 1.0F);
  int before = kNearest;
  for (int k = 0; k < static_cast<int>(kKnots.size()); ++k) {
    const int knot = kKnots[static_cast<std::size_t>(k)];
    if (toGo <= knot) {
      const float share = static_cast<float>(toGo - before) / static_cast<float>(knot - before);
      visit(feature::kFar + k, share);
      if (share < 1) visit(k == 0 ? feature::kNear + kNearest - 1 : feature::kFar + k - 1, 1 - share);
      return;
    }
    before = knot;
  }
}

// How much a marble has to lose: from a little on its start to one before home.
constexpr float progressOf(int ring, int travelled) {
  return 0.25F + 0.75F * static_cast<float>(travelled) / static_cast<float>(ring);
}

// What a seat's hand is made of. Hidden hands have no features.
template <typename Visit>
constexpr void handFeatures(Hand hand, Situation situation, Visit visit) {
  hand.forEachKind(
      [&](Card card) { visit(featureOf(feature::kCardHeld, situation, card), static_cast<float>(hand.count(card))); });
  if (hand.holdsOpeningCard()) visit(feature::kOpening + static_cast<int>(situation), 1.0F);
}

// How much a seat has to lose with a marble on the ring.
constexpr float stakeOf(const LayoutTable& layout, Seat seat, Marble marble) {
  return progressOf(layout.ring, distance(layout.ring, startOf(layout, seat), spaceOf(marble)));
}

// Opponents' marbles that may capture those of a seat: visit(feature, the marble's stake).
template <typename Visit>
constexpr void threatFeatures(const LayoutTable& layout, const Board& board, Seat seat, Four four, Visit visit) {
  const SeatSet opponents = layout.seats.without(layout.side[seat]);
  for (const Marble mine : four.marbles()) {
    if (!isRing(spaceOf(mine))) continue;
    const float stake = stakeOf(layout, seat, mine);
    for (const Seat foe : opponents) {
      if (board.hasBaseMarble(foe) && spaceOf(mine) == startOf(layout, foe)) visit(feature::kOnTheirStart, stake);
      for (const Marble theirs : board.marbles[foe]) {
        if (!isRing(spaceOf(theirs))) continue;
        const int behind = distance(layout.ring, spaceOf(theirs), spaceOf(mine));
        if (behind >= 1 && behind <= 13) visit(feature::kThreat + behind - 1, stake);
      }
    }
  }
}

// Opponents' marbles that those of a seat may capture: visit(feature, whose, its stake).
template <typename Visit>
constexpr void attackFeatures(const LayoutTable& layout, const Board& board, Seat seat, Four four, Visit visit) {
  const SeatSet opponents = layout.seats.without(layout.side[seat]);
  for (const Marble marble : four.marbles()) {
    const Space mine = spaceOf(marble);
    if (!isRing(mine)) continue;
    for (const Seat foe : opponents) {
      for (const Marble theirs : board.marbles[foe]) {
        if (!isRing(spaceOf(theirs))) continue;
        const int ahead = distance(layout.ring, mine, spaceOf(theirs));
        if (ahead >= 1 && ahead <= 13) visit(feature::kThreat + ahead - 1, foe, stakeOf(layout, foe, theirs));
      }
    }
  }
}

// A seat's marbles.
template <typename Visit>
constexpr void boardFeatures(const LayoutTable& layout, const Board& board, Seat seat, Visit visit) {
  const Space start = startOf(layout, seat);
  int bases = 0;
  for (const Marble m : board.marbles[seat]) {
    const Space space = spaceOf(m);
    if (space == kBase) ++bases;
    else if (isRing(space)) ringFeatures(layout.ring, distance(layout.ring, start, space), isFresh(m), visit);
  }
  const auto homes = static_cast<int>(board.homeMask(seat));
  visit(feature::kHomes + homes, 1.0F);
  visit(feature::kBases + bases, 1.0F);
  visit(feature::kCrowd + 16 * bases + homes, 1.0F);
}

// How many of a seat's marbles are home.
constexpr int marblesHome(const Board& board, Seat seat) { return std::popcount(board.homeMask(seat)); }

// How the marbles home are shared out between the partners of a side; a seat alone is its own partner, and in a team of
// three everybody has two of them. Each pair is met twice, from both ends.
template <typename Visit>
constexpr void pairFeatures(const LayoutTable& layout, const Board& board, SeatSet side, Visit visit) {
  for (const Seat seat : side) {
    const Seat mate = layout.partner[seat] != kNoSeat ? layout.partner[seat] : side.next(seat);
    visit(feature::kPair + 5 * marblesHome(board, seat) + marblesHome(board, mate), 0.5F);
    visit(feature::kPair + 5 * marblesHome(board, mate) + marblesHome(board, seat), 0.5F);
  }
}

// For the seat whose turn it is.
template <typename Visit>
constexpr void turnFeatures(const Position& p, Visit visit) {
  if (p.phase == Phase::Skipped) visit(feature::kSkipped, 1.0F);
  else if (p.phase == Phase::Play) visit(p.by == p.turn ? feature::kToMove : feature::kUnderDevil, 1.0F);
}

// Everything about a seat.
template <typename Visit>
constexpr void seatFeatures(const Position& p, Seat seat, Visit visit) {
  boardFeatures(p.layout(), p.board, seat, visit);
  threatFeatures(p.layout(), p.board, seat, p.board.four(seat), visit);
  if (!p.hands[seat].isHidden()) handFeatures(p.hands[seat], situationOf(p.board.marbles[seat]), visit);
  if (p.turn == seat) turnFeatures(p, visit);
}

// ---- Plays ----

// What the seat whose turn it is gives away with a card.
template <typename Visit>
constexpr void costFeatures(const Position& p, Card card, float amount, Visit visit) {
  const Hand hand = p.hands[p.turn];
  const Situation situation = situationOf(p.board.marbles[p.turn]);
  visit(featureOf(feature::kCardHeld, situation, card), -amount);
  const bool opening = (kOpeningCards & only(card)) != 0;
  if (opening && hand.count(Card::One) + hand.count(Card::Thirteen) == 1)
    visit(feature::kOpening + static_cast<int>(situation), -amount);
}

// What the receiver of a gift gets and the giver misses. Given before the play, a card is worth other things than laid
// in it.
template <typename Interest, typename Visit>
constexpr void giftFeatures(const Position& p, Card card, Interest interest, Visit visit) {
  const Seat receiver = p.setup.givesTo(p.turn);
  const Situation theirs = situationOf(p.board.marbles[receiver]);
  const Situation mine = situationOf(p.board.marbles[p.turn]);
  visit(featureOf(feature::kGift, theirs, card), interest(receiver));
  visit(featureOf(feature::kGiven, mine, card), -interest(p.turn));
  if ((kOpeningCards & only(card)) == 0) return;
  const bool hasNone = p.says.known && !p.says.yes.contains(receiver);
  if (hasNone) visit(feature::kGiftOpening + static_cast<int>(theirs), interest(receiver));
  const Hand hand = p.hands[p.turn];
  if (hand.count(Card::One) + hand.count(Card::Thirteen) == 1)
    visit(feature::kGivenLast + static_cast<int>(mine), -interest(p.turn));
}

// Hands go to the right. Only the deciding hand is known; of the others their size. The card laid has left the hand.
template <typename Interest, typename Visit>
constexpr void jesterFeatures(const Position& p, Card laid, Interest interest, Visit visit) {
  const CardCounts pack = cardsOf(p.setup.pack, p.setup.seatCount());
  const auto share = 1 / static_cast<float>(total(pack));
  for (const Seat seat : p.inGame()) {
    Hand hand = p.hands[seat];
    if (seat == p.turn) hand.remove(laid);
    for (const auto& [holder, sign] : {std::pair{p.right(seat), 1.0F}, std::pair{seat, -1.0F}}) {
      const Situation situation = situationOf(p.board.marbles[holder]);
      const float amount = sign * interest(holder);
      if (seat == p.turn) {
        handFeatures(hand, situation, [&](int feature, float count) { visit(feature, amount * count); });
        continue;
      }
      for (const Card card : kAllCards)
        visit(featureOf(feature::kCardHeld, situation, card),
              amount * static_cast<float>(hand.size() * pack[card]) * share);
    }
  }
}

// What a play changes, for the side that decides; interest(seat) is what a point of a seat means to it. Constants that
// all plays of a position share are left out.
template <typename Interest, typename Visit>
constexpr void playFeatures(const Position& p, const Play& play, Interest interest, Visit visit) {
  if (play.kind == Kind::Pass) return;
  if (play.kind == Kind::Give) return giftFeatures(p, play.card, interest, visit);
  costFeatures(p, play.card, interest(p.turn), visit);
  const Seat next = p.next(p.turn);
  switch (play.kind) {
    case Kind::Skip: visit(feature::kSkipped, interest(next)); break;
    case Kind::Devil: visit(feature::kUnderDevil, interest(next)); break;
    case Kind::Jester:
      visit(feature::kToMove, interest(p.turn));
      jesterFeatures(p, play.card, interest, visit);
      break;
    default: visit(feature::kToMove, interest(next));
  }
  const LayoutTable& layout = p.layout();
  for (const Seat seat : layout.seats) {
    if (p.board.four(seat) == play.after.four(seat)) continue;
    for (const auto& [board, sign] : {std::pair{&play.after, 1.0F}, std::pair{&p.board, -1.0F}}) {
      const float own = sign * interest(seat);
      const auto add = [&](int f, float amount) { visit(f, amount * own); };
      boardFeatures(layout, *board, seat, add);
      // Opponents as they stand before the play: so the dangers of a position need to be drawn up only once.
      threatFeatures(layout, p.board, seat, board->four(seat), add);
      attackFeatures(layout, p.board, seat, board->four(seat),
                     [&](int f, Seat foe, float stake) { visit(f, sign * stake * interest(foe)); });
    }
  }
}

}  // namespace tacit::bots
