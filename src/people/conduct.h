// How people keep others away: blocks and reports.
#pragma once

#include <string>

#include "people/people.h"

namespace tacit::people {

Blocked blockedBy(store::Store& store, const std::vector<std::string>& ignored);

// Used on the I/O thread.
class Conduct {
 public:
  Conduct(net::Net& net, store::Keeper& keeper, People& people) : net_(net), keeper_(keeper), people_(people) {}

  void block(const Call& call);
  void blocked(const Call& call);
  void report(const Call& call);

 private:
  net::Net& net_;
  store::Keeper& keeper_;
  People& people_;
};

}  // namespace tacit::people
