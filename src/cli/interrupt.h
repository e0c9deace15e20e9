// Ctrl-C as a wish rather than an end: the first one asks for what there is so far, a second one ends the program.
#pragma once

#include <atomic>

namespace tacit::cli {

// From now on. What it gives is set by the first Ctrl-C.
const std::atomic<bool>& catchInterrupt();

}  // namespace tacit::cli
