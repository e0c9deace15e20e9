#include "bots/weights.h"

namespace tacit::bots {

constexpr Mind kVersusMind = {
    .play =
        {
#include "bots/weights/versus_play.inc"
        },
    .value =
        {
#include "bots/weights/versus_value.inc"
        },
};

constexpr Mind kTogetherMind = {
    .play =
        {
#include "bots/weights/together_play.inc"
        },
    .value =
        {
#include "bots/weights/together_value.inc"
        },
};

}  // namespace tacit::bots
