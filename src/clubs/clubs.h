// Clubs over HTTP (docs/wire.md).
#pragma once

#include "clubs/club_cache.h"
#include "people/call.h"
#include "service/settings.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Clubs {
 public:
  Clubs(net::Net& net, store::Keeper& keeper, ClubCache& cache, const service::Settings& settings)
      : net_(net), keeper_(keeper), cache_(cache), settings_(settings) {}

  void list(const people::Call& call);
  void found(const people::Call& call);
  void show(const people::Call& call);
  void role(const people::Call& call);
  void command(const people::Call& call);

 private:
  void find(const people::Call& call, const std::string& name);
  void carryOut(const people::Call& call, const ClubCommand& command, bool agreed);

  net::Net& net_;
  store::Keeper& keeper_;
  ClubCache& cache_;
  const service::Settings& settings_;
};

}  // namespace tacit::clubs
