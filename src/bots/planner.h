// The planner: searches the order and use of its own cards while everybody else stands still.
#pragma once

#include "rules/tacit.h"

namespace tacit::bots {

// So many cards ahead, the one to be played included.
Play decideByPlan(const View& view, const PlayList& plays, int cards = kMaxCards);

}  // namespace tacit::bots
