// Playing an imagined world to the end of its deal with the quick policy and what was learnt of its errors.
#pragma once

#include <memory>

#include "bots/experience.h"

namespace tacit::bots {

// Is told of every play of a play-out, the first one included.
class Witness {
 public:
  Witness() = default;
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;
  virtual ~Witness() = default;

  // A play, between the positions before and after it.
  virtual void saw(const Position& before, const Play& play, const Position& after) = 0;
};

// One per thread: it owns the lists of plays that are used again and again.
class PlayOut {
 public:
  // Plays are chosen by one evaluation, and what comes of them is judged by the other. With foresight every seat looks
  // one own card ahead, which takes about three times as long.
  PlayOut(const Evaluation& plays, const Evaluation& values, bool foresight)
      : policy_(plays), values_(values), list_(std::make_unique<PlayList>()),
        ahead_(foresight ? std::make_unique<PlayList>() : nullptr) {}

  // What comes of a world once `first` is carried out. The seats choose by experience as far as there is any, and what
  // they chose is added to the trail.
  Outcomes result(const Position& world, const Play& first, const Experience& experience, Experience::Trail& trail,
                  Witness* witness = nullptr);

  std::int64_t decisions() const { return decisions_; }  // all that were made, all seats together

 private:
  const Play& choice(const Position& position, const Experience& experience, Experience::Trail& trail);
  Favourites favourites(const Position& position) const;

  Policy policy_;
  const Evaluation& values_;
  std::unique_ptr<PlayList> list_;
  std::unique_ptr<PlayList> ahead_;  // none: no foresight
  std::int64_t decisions_ = 0;
};

}  // namespace tacit::bots
