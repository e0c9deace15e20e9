// Threads with a name, as debuggers, `top -H` and docs/architecture.md call them.
#pragma once

#include <cstdint>

namespace tacit::base {

// Low: it gives way to the others, so that bulk work delays nobody.
enum class Priority : std::uint8_t { Normal, Low };

// To be called first on a new thread. The name has 15 characters at most.
void beginThread(const char* name, Priority priority = Priority::Normal);

}  // namespace tacit::base
