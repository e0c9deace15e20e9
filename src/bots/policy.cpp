#include "bots/policy.h"

#include <algorithm>

namespace tacit::bots {
Policy::Scores::Scores(const Evaluation& evaluation, const Position& position)
    : evaluation_(evaluation), position_(position), before_(position.board) {
  const Seat me = position.by;
  for (const Seat seat : position.layout().seats) {
    seats_[static_cast<std::size_t>(seatCount_++)] = seat;
    interest_[seat] = evaluation.interest(me, seat);
  }
  drawUpContacts();
  const Hand hand = position.hands[position.turn];
  const Situation situation = situationOf(before_.marbles[position.turn]);
  const int openings = hand.count(Card::One) + hand.count(Card::Thirteen);
  const float interest = interest_[position.turn];
  hand.forEachKind([&](Card card) {
    const bool lastOpening = openings == 1 && (kOpeningCards & only(card)) != 0;
    cost_[index(card)] =
        interest * (evaluation.card(situation, card) + (lastOpening ? evaluation.anyOpening(situation) : 0));
  });
}

// One table for each side, filled with the marbles of the others. Free3 and pairs6 have three sides.
void Policy::Scores::drawUpContacts() {
  const LayoutTable& layout = position_.layout();
  std::uint8_t sides = 0;
  for (const SeatSet side : layout.sides()) {
    for (const Seat seat : side) sideOf_[seat] = sides;
    contacts_[sides] = {};
    for (const Seat foe : layout.seats.without(side)) addContacts(foe, contacts_[sides]);
    ++sides;
  }
}

void Policy::Scores::addContacts(Seat foe, Contacts& contacts) const {
  const LayoutTable& layout = position_.layout();
  if (before_.hasBaseMarble(foe)) contacts[startOf(layout, foe)].danger += evaluation_.weight(feature::kOnTheirStart);
  for (const Marble m : before_.marbles[foe]) {
    const Space space = spaceOf(m);
    if (!isRing(space)) continue;
    const float theirs = interest_[foe] * evaluation_.stake(foe, m);
    for (int d = 1; d <= 13; ++d) {
      const float weight = evaluation_.weight(feature::kThreat + d - 1);
      contacts[ahead(layout.ring, space, d)].danger += weight;
      contacts[behind(layout.ring, space, d)].attack += theirs * weight;
    }
  }
}

// Gifts and the effects of plays are rare: they are summed up as the features say.
float Policy::Scores::gift(const Play& play) const {
  float sum = 0;
  playFeatures(
      position_, play, [&](Seat seat) { return interest_[seat]; },
      [&](int feature, float amount) { sum += amount * evaluation_.weight(feature); });
  return sum;
}

float Policy::Scores::effect(const Play& play) const {
  const Seat next = position_.next(position_.turn);
  switch (play.kind) {
    case Kind::Pass: return 0;
    case Kind::Skip: return interest_[next] * evaluation_.weight(feature::kSkipped);
    case Kind::Devil: return interest_[next] * evaluation_.weight(feature::kUnderDevil);
    case Kind::Jester: return interest_[position_.turn] * evaluation_.weight(feature::kToMove) + jester(play.card);
    default: return interest_[next] * evaluation_.weight(feature::kToMove);
  }
}

float Policy::Scores::jester(Card laid) const {
  float sum = 0;
  jesterFeatures(
      position_, laid, [&](Seat seat) { return interest_[seat]; },
      [&](int feature, float amount) { sum += amount * evaluation_.weight(feature); });
  return sum;
}

const Play& Policy::best(const Position& position, const PlayList& plays) const {
  if (plays.size() == 1) return plays[0];
  const Scores scores(evaluation_, position);
  int best = 0;
  float bestScore = scores.of(plays[0]);
  for (int i = 1; i < plays.size(); ++i) {
    const float score = scores.of(plays[i]);
    if (score <= bestScore) continue;
    best = i;
    bestScore = score;
  }
  return plays[best];
}

// The best play of what is left in the hand if nobody else moved. Whether a TAC can be used depends on the others.
float Policy::bestAfter(const Position& position, const Play& play, PlayList& room) const {
  Position p = position;
  Hand& hand = p.hands[p.turn];
  hand.remove(play.card);
  while (hand.has(Card::Tac)) hand.remove(Card::Tac);
  if (hand.empty()) return 0;
  p.board = play.after;
  p.phase = Phase::Play;
  p.function = Card::None;
  listPlays(p, room);
  if (room[0].kind == Kind::Drop) return 0;
  const Scores scores(evaluation_, p);
  float best = scores.of(room[0]);
  for (int i = 1; i < room.size(); ++i) best = std::max(best, scores.of(room[i]));
  return best;
}

Favourites Policy::favourites(const Position& position, const PlayList& plays, std::size_t most) const {
  Favourites few(most);
  if (plays.size() == 1) {
    few.offer(0, 0);
    return few;
  }
  const Scores scores(evaluation_, position);
  for (int i = 0; i < plays.size(); ++i) few.offer(scores.of(plays[i]), i);
  return few;
}

Favourites Policy::favouritesWithForesight(const Position& position, const PlayList& plays, std::size_t most,
                                           PlayList& room) const {
  const Favourites few = favourites(position, plays, most);
  const bool free = position.phase == Phase::Play && position.by == position.turn && plays[0].kind != Kind::Drop;
  if (plays.size() == 1 || !free) return few;
  Favourites ordered(few.size());
  for (std::size_t k = 0; k < few.size(); ++k) {
    const Play& play = plays[few.play(k)];
    const float later = play.kind == Kind::Jester ? 0 : bestAfter(position, play, room);
    ordered.offer(few.score(k) + kLaterCounts * later, few.play(k));
  }
  return ordered;
}

const Play& Policy::bestWithForesight(const Position& position, const PlayList& plays, PlayList& room) const {
  constexpr std::size_t kFew = 3;
  return plays[favouritesWithForesight(position, plays, kFew, room).play(0)];
}

}  // namespace tacit::bots
