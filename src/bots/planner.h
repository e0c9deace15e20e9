// The planner: searches the order and use of its own cards while everybody else stands still.
#pragma once

#include "rules/tacit.h"

namespace tacit::bots {

Play decideByPlan(const View& view, const PlayList& plays);

}  // namespace tacit::bots
