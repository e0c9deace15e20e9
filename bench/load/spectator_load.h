// One table of a cluster and everybody who looks on: how late the last of them is told, and what it costs.
#pragma once

#include <cstddef>

namespace tacit::load {

struct SpectatorOptions {
  int nodes = 3;
  std::size_t spectators = 10'000;
  double playsPerSecond = 1;
  int seconds = 10;
  bool json = false;
};

// The exit code.
int loadSpectators(const SpectatorOptions& options);

}  // namespace tacit::load
