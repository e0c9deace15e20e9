// The sampler: draws worlds that fit its view, tries the promising plays in each of them by playing the deal out, and
// gives the plays that do well more and more of the worlds.
#pragma once

#include <vector>

#include "bots/thinking.h"
#include "bots/weights.h"
#include "rules/tacit.h"

namespace tacit::bots {

// A play that was looked at more closely, and its expected result for the deciding side.
struct Opinion {
  const Play* play;  // in the list of plays
  float value;       // the expected result
};

// Decides with a given mind; `opinions`, best first, are of use to those who want to learn from them.
Play decideBySampling(const View& view, const PlayList& plays, Budget budget, Random& random, const Mind& mind,
                      Thought& thought, std::vector<Opinion>* opinions = nullptr);

}  // namespace tacit::bots
