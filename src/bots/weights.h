// The fitted weights of the features. The numbers are data (weights/*.inc), written by tools/tune.cpp.
#pragma once

#include <array>

#include "bots/features.h"

namespace tacit::bots {

using Weights = std::array<float, kFeatures>;  // one number for each feature

// Two opinions: which of a position's plays is best, and how a board at the end of a deal will turn out.
struct Mind {
  Weights play{};   // for the policy
  Weights value{};  // against opponents: logits of the chance to win; together: cards, negative
};

extern const Mind kVersusMind;    // fitted for play against opponents
extern const Mind kTogetherMind;  // fitted for co-operative play

// The mind that was fitted for a layout.
inline const Mind& mindFor(const LayoutTable& layout) { return layout.cooperative ? kTogetherMind : kVersusMind; }

}  // namespace tacit::bots
