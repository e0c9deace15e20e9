// What the sampler learns during one decision about the plays that follow it: where the quick policy errs. Every seat
// has a tree of its own plays; what the others do in between is not in it, since the policy sees the board as it is
// then. Nor are hands: a lesson is an average over worlds, so nobody answers to cards that only one imagined world has.
//
// A seat has such a tree for each candidate, and one for all of them. What is good after one candidate mostly is after
// the others, too: so what was learnt after any of them is what a seat expects after this one, until it has seen more.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/policy.h"

namespace tacit::bots {

// What a decision's play-outs have taught so far; made again for each decision.
class Experience {
 public:
  // The way of all seats through their trees in one play-out.
  class Trail {
   public:
    // From the roots again.
    void begin(int candidate);

    // Whether this seat's next play belongs to a tree.
    bool covers(Seat seat) const {
      return (at_[seat].own != kLeft || at_[seat].shared != kLeft) && size_ < steps_.size();
    }

   private:
    friend class Experience;

    static constexpr std::uint64_t kLeft = 0;  // the seat has left the tree

    // Where a seat stands in the tree of the candidate and in the one of all candidates.
    struct Place {
      std::uint64_t own = kLeft;
      std::uint64_t shared = kLeft;
    };

    struct Step {
      Place from;
      Place to;
      float opinion;  // what the policy takes the play to be worth; its favourite is 0
      Seat by;
    };

    std::array<Place, kSeats> at_{};
    std::array<Step, 32> steps_{};  // of no more than these is anything learnt
    std::size_t size_ = 0;
  };

  // With room for the lessons of about so many play-outs.
  explicit Experience(int playOuts);

  // One of the policy's favourites, by its opinion and what was learnt, with some curiosity; its number in the list.
  // It is put on the trail.
  int choose(const Position& position, const PlayList& plays, const Favourites& favourites, Trail& trail) const;

  // Outcomes are compared with each other only: what they have in common does not matter.
  void learn(const Trail& trail, const Outcomes& outcomes);

 private:
  struct Mean {
    float sum = 0;
    float count = 0;

    void add(float value) {
      sum += value;
      ++count;
    }
    float value() const { return count == 0 ? 0 : sum / count; }
    // By how much it is more than usual, where an expectation counts like so many play-outs.
    float beyond(const Mean& usual, float expected, float like) const {
      return (sum - count * usual.value() + like * expected) / (count + like);
    }
  };

  // Outcomes beyond the policy's opinion: of a play, and of all that followed it in the tree.
  struct Lesson {
    std::uint64_t key = 0;
    Mean play;
    Mean next;
  };

  std::size_t slotOf(std::uint64_t key) const;
  Lesson lesson(std::uint64_t key) const { return key == Trail::kLeft ? Lesson{} : lessons_[slotOf(key)]; }
  Lesson* roomFor(std::uint64_t key);
  void note(std::uint64_t from, std::uint64_t to, float more);

  std::vector<Lesson> lessons_;  // a hash table
  std::size_t used_ = 0;
};

}  // namespace tacit::bots
