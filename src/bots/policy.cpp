#include "bots/policy.h"

#include <algorithm>
#include <limits>

namespace tacit::bots {
namespace {

// The best few of many plays, best first.
struct Few {
  static constexpr std::size_t kMost = 3;
  std::size_t size = 0;
  std::array<float, kMost> score{};
  std::array<int, kMost> play{};

  void offer(float newScore, int newPlay) {
    if (size == kMost && newScore <= score[kMost - 1]) return;
    std::size_t at = size < kMost ? size++ : kMost - 1;
    for (; at > 0 && score[at - 1] < newScore; --at) {
      score[at] = score[at - 1];
      play[at] = play[at - 1];
    }
    score[at] = newScore;
    play[at] = newPlay;
  }
};

}  // namespace

Policy::Scores::Scores(const Evaluation& evaluation, const Position& position)
    : evaluation_(evaluation), position_(position), before_(position.board) {
  const Seat me = position.by;
  forEachSeat(position.layout().seats, [&](Seat seat) {
    seats_[static_cast<std::size_t>(seatCount_++)] = seat;
    interest_[seat] = evaluation.interest(me, seat);
  });
  drawUpContacts();
  const Hand hand = position.hands[position.turn];
  const Situation situation = situationOf(before_, position.turn);
  const int openings = hand.count(Card::One) + hand.count(Card::Thirteen);
  const float interest = interest_[position.turn];
  hand.forEachKind([&](Card card) {
    const bool lastOpening = openings == 1 && (kOpeningCards & only(card)) != 0;
    cost_[static_cast<std::size_t>(card)] =
        interest * (evaluation.card(situation, card) + (lastOpening ? evaluation.anyOpening(situation) : 0));
  });
}

// One table for each side, filled with the marbles of the others. Free3 and pairs6 have three sides.
void Policy::Scores::drawUpContacts() {
  const LayoutTable& layout = position_.layout();
  std::uint8_t sides = 0;
  for (SeatSet rest = layout.seats; rest != 0; ++sides) {
    const SeatSet side = layout.side[firstOf(rest)];
    rest = without(rest, side);
    forEachSeat(side, [&](Seat seat) { sideOf_[seat] = sides; });
    contacts_[sides] = {};
    forEachSeat(without(layout.seats, side), [&](Seat foe) { addContacts(foe, contacts_[sides]); });
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

const Play& Policy::bestWithForesight(const Position& position, const PlayList& plays, PlayList& room) const {
  const bool free = position.phase == Phase::Play && position.by == position.turn && plays[0].kind != Kind::Drop;
  if (plays.size() == 1 || !free) return best(position, plays);
  const Scores scores(evaluation_, position);
  Few few;
  for (int i = 0; i < plays.size(); ++i) few.offer(scores.of(plays[i]), i);
  int best = few.play[0];
  float bestScore = -std::numeric_limits<float>::infinity();
  for (std::size_t k = 0; k < few.size; ++k) {
    const Play& play = plays[few.play[k]];
    const float later = play.kind == Kind::Jester ? 0 : bestAfter(position, play, room);
    const float score = few.score[k] + kLaterCounts * later;
    if (score <= bestScore) continue;
    bestScore = score;
    best = few.play[k];
  }
  return plays[best];
}

}  // namespace tacit::bots
