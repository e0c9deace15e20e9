// Threads with a name, as debuggers, `top -H` and docs/architecture.md call them.
#pragma once

namespace tacit::base {

// To be called first on a new thread. The name has 15 characters at most.
void beginThread(const char* name);

}  // namespace tacit::base
