#include "solver/evaluation.h"

namespace tacit::solver {

const Weights kFittedWeights = {
#include "solver/weights.inc"
};

}  // namespace tacit::solver
