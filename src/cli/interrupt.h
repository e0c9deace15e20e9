// Ctrl-C as a wish rather than an end: the first one asks for what there is so far, a second one ends the program.
#pragma once

#include <atomic>

namespace tacit::cli {

// From now on, for SIGINT and SIGTERM. What it gives is set by the first of them.
const std::atomic<bool>& catchInterrupt();

}  // namespace tacit::cli
