// A quick opinion of every play: the board after it, the card it costs, and what it does to the next seats. It looks
// at the deciding hand only, so it may be used for any seat of an imagined world.
#pragma once

#include <algorithm>

#include "bots/evaluation.h"

namespace tacit::bots {

// What a gain by the next own card counts: the others will not stand still until then.
inline constexpr float kLaterCounts = 0.6F;

// The best few of a position's plays, best first.
class Favourites {
 public:
  static constexpr std::size_t kMax = 8;  // no one needs more of them

  // At most so many, from 1 to kMax.
  explicit Favourites(std::size_t most) : most_(std::clamp(most, std::size_t{1}, kMax)) {}

  std::size_t size() const { return size_; }              // how many there are
  float score(std::size_t k) const { return score_[k]; }  // of the k-th best
  int play(std::size_t k) const { return play_[k]; }      // its place in the list of plays

  // Takes a play in if it is good enough.
  void offer(float score, int play) {
    if (size_ == most_ && score <= score_[most_ - 1]) return;
    std::size_t at = size_ < most_ ? size_++ : most_ - 1;
    for (; at > 0 && score_[at - 1] < score; --at) {
      score_[at] = score_[at - 1];
      play_[at] = play_[at - 1];
    }
    score_[at] = score;
    play_[at] = play;
  }

 private:
  std::size_t most_;
  std::size_t size_ = 0;
  std::array<float, kMax> score_{};
  std::array<int, kMax> play_{};
};

// Judges plays at a glance, by the evaluation it is given.
class Policy {
 public:
  explicit Policy(const Evaluation& evaluation) : evaluation_(evaluation) {}  // the evaluation must stay where it is

  // The play with the best score; `plays` is the position's list and not empty.
  const Play& best(const Position& position, const PlayList& plays) const;

  // The best plays, at most so many.
  Favourites favourites(const Position& position, const PlayList& plays, std::size_t most) const;

  // The same; each is judged together with the best play of the cards that are left after it.
  Favourites favouritesWithForesight(const Position& position, const PlayList& plays, std::size_t most,
                                     PlayList& room) const;

  // The first of three such favourites.
  const Play& bestWithForesight(const Position& position, const PlayList& plays, PlayList& room) const;

  // The score of one play among those of a position, for the side of the deciding seat.
  class Scores;

 private:
  float bestAfter(const Position& position, const Play& play, PlayList& room) const;

  const Evaluation& evaluation_;
};

// The scores of a position's plays: what they have in common is worked out once.
class Policy::Scores {
 public:
  // Works out what the plays of the position have in common.
  Scores(const Evaluation& evaluation, const Position& position);

  // Of one play of the position.
  float of(const Play& play) const {
    return play.kind == Kind::Give ? gift(play) : boardAfter(play.after) - cost_[index(play.card)] + effect(play);
  }

 private:
  float boardAfter(const Board& after) const {
    float sum = 0;
    for (int k = 0; k < seatCount_; ++k) {
      const Seat seat = seats_[static_cast<std::size_t>(k)];
      const Four four = after.four(seat);
      if (four != before_.four(seat)) sum += marbles(seat, four) - marbles(seat, before_.four(seat));
    }
    return sum;
  }

  // A seat's marbles where they stand, what threatens them there and what they threaten.
  float marbles(Seat seat, Four four) const {
    return interest_[seat] * evaluation_.marbles(seat, four) + contact(seat, four[0]) + contact(seat, four[1]) +
           contact(seat, four[2]) + contact(seat, four[3]);
  }
  float contact(Seat seat, Marble marble) const {
    const Contact& at = contacts_[sideOf_[seat]][spaceOf(marble)];
    return interest_[seat] * evaluation_.stake(seat, marble) * at.danger + at.attack;
  }

  float gift(const Play& play) const;
  float effect(const Play& play) const;
  float jester(Card laid) const;

  // What standing on a space means to a side: dangers there, and what can be captured from there.
  struct Contact {
    float danger;
    float attack;
  };
  using Contacts = std::array<Contact, home(kMarbles) + 1>;  // by space; nothing in the base and at home

  void drawUpContacts();
  void addContacts(Seat foe, Contacts& contacts) const;

  const Evaluation& evaluation_;
  const Position& position_;
  const Board& before_;
  int seatCount_ = 0;
  std::array<Seat, kSeats> seats_{};
  std::array<float, kSeats> interest_{};
  std::array<std::uint8_t, kSeats> sideOf_{};  // which of the contacts
  std::array<Contacts, 3> contacts_;           // filled only as far as there are sides
  std::array<float, kCards + 1> cost_{};       // of laying a card
};

}  // namespace tacit::bots
