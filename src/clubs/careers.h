// A person's page: what their games add up to, as far as they show it.
#pragma once

#include "clubs/friends_types.h"
#include "people/call.h"
#include "store/keeper.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Careers {
 public:
  explicit Careers(store::Keeper& keeper) : keeper_(keeper) {}

  void career(const people::Call& call);
  void history(const people::Call& call);

 private:
  store::Keeper& keeper_;
};

}  // namespace tacit::clubs
