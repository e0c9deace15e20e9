// A person's page: what their games add up to, as far as they show it.
#pragma once

#include "clubs/friends_types.h"
#include "people/people.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Careers {
 public:
  Careers(store::Keeper& keeper, people::People& people) : keeper_(keeper), people_(people) {}

  void career(const net::Request& request, const net::Reply& reply);
  void history(const net::Request& request, const net::Reply& reply);

 private:
  store::Keeper& keeper_;
  people::People& people_;
};

}  // namespace tacit::clubs
