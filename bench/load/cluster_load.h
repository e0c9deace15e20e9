// What a play costs in a cluster: at the node that owns its table, through others, and beside a single server.
#pragma once

#include <cstddef>
#include <vector>

#include "load/crowd.h"

namespace tacit::load {

struct ClusterLoadOptions {
  int nodes = 3;
  std::vector<Via> via;
  std::size_t tables = 100;
  double playsPerSecond = 100;
  int seconds = 10;  // for each way
  bool json = false;
};

// The exit code.
int loadCluster(const ClusterLoadOptions& options);

}  // namespace tacit::load
