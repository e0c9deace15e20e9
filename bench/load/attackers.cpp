#include "load/attackers.h"

#include <sched.h>

namespace tacit::load {

void stepBack() {
  const sched_param none{};
  static_cast<void>(sched_setscheduler(0, SCHED_IDLE, &none));  // without it figures are worse, no more
}

std::vector<std::string> addressesOf(int attacker, int count) {
  std::vector<std::string> all;
  for (int i = 1; i <= count; ++i) all.push_back("203.0." + std::to_string(attacker) + '.' + std::to_string(i));
  return all;
}

}  // namespace tacit::load
