// Playing an imagined world to the end of its deal with the quick policy.
#pragma once

#include <memory>

#include "bots/policy.h"

namespace tacit::bots {

// One per thread: it owns the lists of plays that are used again and again.
class PlayOut {
 public:
  // Plays are chosen by one evaluation, and what comes of them is judged by the other. With foresight every seat looks
  // one own card ahead, which takes about three times as long.
  PlayOut(const Evaluation& plays, const Evaluation& values, bool foresight)
      : policy_(plays), values_(values), list_(std::make_unique<PlayList>()),
        ahead_(foresight ? std::make_unique<PlayList>() : nullptr) {}

  // What comes of a world, for the side of `me`, once `first` is carried out.
  float result(const Position& world, const Play& first, Seat me);

  std::int64_t decisions() const { return decisions_; }

 private:
  const Play& choice(const Position& position);

  Policy policy_;
  const Evaluation& values_;
  std::unique_ptr<PlayList> list_;
  std::unique_ptr<PlayList> ahead_;  // none: no foresight
  std::int64_t decisions_ = 0;
};

}  // namespace tacit::bots
