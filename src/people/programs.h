// Programs that ask and play in somebody's name, by tokens that their owner makes and revokes (docs/api.md).
#pragma once

#include "people/people.h"

namespace tacit::people {

// Used on the I/O thread.
class Programs {
 public:
  Programs(net::Net& net, store::Keeper& keeper, People& people) : net_(net), keeper_(keeper), people_(people) {}

  // What the owner does on the page, signed in as always: no token makes or revokes another one.
  void list(const Call& call);
  void make(const Call& call);
  void revoke(const Call& call);

 private:
  net::Net& net_;
  store::Keeper& keeper_;
  People& people_;
};

std::vector<TokenShown> tokensOf(store::Store& store, const std::string& person);

}  // namespace tacit::people
