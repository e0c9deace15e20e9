// What a stranger can try against a server, one thing after the other.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "load/attackers.h"
#include "load/known.h"

namespace tacit::load {

struct Attack {
  std::string name;
  std::function<std::unique_ptr<Attackers>()> begin;
};

// Against what: a server that knows the regulars, and a table there whose spectators are behind.
struct Target {
  std::string address;
  Regulars regulars;
  std::string lateTable;
};

// All of them, with what they need made ready; std::runtime_error when the server refuses even that.
std::vector<Attack> allAttacks(const Target& target);

}  // namespace tacit::load
