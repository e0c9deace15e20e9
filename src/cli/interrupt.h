// Ctrl-C as a wish rather than an end: the first one asks for what there is so far, a second one ends the program.
#pragma once

#include <atomic>
#include <string>

namespace tacit::cli {

// From now on, for SIGINT and SIGTERM. What it gives is set by the first of them.
const std::atomic<bool>& catchInterrupt();

// The end of a command that was asked to stop: says what there is, and returns the exit code that shells give for the
// signal, 130 for Ctrl-C.
int stopped(const std::string& whatThereIs);

}  // namespace tacit::cli
