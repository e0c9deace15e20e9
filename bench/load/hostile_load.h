// What people at ordinary tables notice of hostile visitors, against whom a server has nothing but its limits.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tacit::load {

struct HostileOptions {
  std::size_t tables = 200;
  double playsPerSecond = 200;
  int seconds = 10;                    // for each attack
  std::vector<std::string> only = {};  // attacks by their names; empty: all
  bool json = false;
};

// The exit code.
int loadHostile(const HostileOptions& options);

}  // namespace tacit::load
