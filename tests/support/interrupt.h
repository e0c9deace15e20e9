// Programs that are stopped by a Ctrl-C.
#pragma once

#include <string>

#include "support/program.h"

namespace tacit::testing {

// Runs a command in a shell, sends it a Ctrl-C as soon as `when` succeeds, a command to which $it is the process, and
// waits for its end.
inline Outcome interrupted(const std::string& command, const std::string& when) {
  return shell(command + " & it=$!; until " + when + "; do sleep 0.05; done; kill -INT $it; wait $it");
}

// It has begun to listen for Ctrl-C.
inline const std::string kListensForCtrlC = "grep -qs '^SigCgt:.*[2367abef]$' /proc/$it/status";

}  // namespace tacit::testing
