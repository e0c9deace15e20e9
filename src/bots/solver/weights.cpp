#include "bots/solver/evaluation.h"

namespace tacit::bots::solver {

const Weights kFittedWeights = {
#include "bots/weights/solo.inc"
};

}  // namespace tacit::bots::solver
