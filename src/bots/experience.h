// What the sampler learns during one decision about the plays that follow it: where the quick policy errs. Every seat
// has a tree of its own plays; what the others do in between is not in it, since the policy sees the board as it is
// then. Nor are hands: a lesson is an average over worlds, so nobody answers to cards that only one imagined world has.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/policy.h"

namespace tacit::bots {

class Experience {
 public:
  // The way of all seats through their trees in one play-out.
  class Trail {
   public:
    // From the roots again. Every candidate has trees of its own.
    void begin(int candidate);

    // Whether this seat's next play belongs to its tree.
    bool covers(Seat seat) const { return node_[seat] != kLeft && size_ < steps_.size(); }

   private:
    friend class Experience;

    struct Step {
      std::uint64_t node;  // where the seat stood
      std::uint64_t play;  // where its play leads
      float opinion;       // what the policy takes the play to be worth; its favourite is 0
      Seat by;
    };

    static constexpr std::uint64_t kLeft = 0;  // the seat has left its tree

    std::array<std::uint64_t, kSeats> node_{};
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
  };

  // Outcomes beyond the policy's opinion: of a play, and of all that followed it in the tree.
  struct Lesson {
    std::uint64_t key = 0;
    Mean play;
    Mean next;
  };

  std::size_t slotOf(std::uint64_t key) const;
  const Lesson& lesson(std::uint64_t key) const { return lessons_[slotOf(key)]; }
  Lesson* roomFor(std::uint64_t key);

  std::vector<Lesson> lessons_;  // a hash table
  std::size_t used_ = 0;
};

}  // namespace tacit::bots
