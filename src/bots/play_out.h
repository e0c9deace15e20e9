// Playing an imagined world to the end of its deal with the quick policy.
#pragma once

#include <memory>

#include "bots/policy.h"

namespace tacit::bots {

// One per thread: it owns the list of plays that is used again and again.
class PlayOut {
 public:
  // Plays are chosen by one evaluation, and what comes of them is judged by the other.
  PlayOut(const Evaluation& plays, const Evaluation& values)
      : policy_(plays), values_(values), list_(std::make_unique<PlayList>()) {}

  // What comes of a world, for the side of `me`, once `first` is carried out.
  float result(const Position& world, const Play& first, Seat me);

  std::int64_t decisions() const { return decisions_; }

 private:
  Policy policy_;
  const Evaluation& values_;
  std::unique_ptr<PlayList> list_;
  std::int64_t decisions_ = 0;
};

}  // namespace tacit::bots
