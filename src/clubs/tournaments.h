// Tournaments over HTTP (docs/wire.md).
#pragma once

#include "clubs/live_tournaments.h"
#include "clubs/tournament_types.h"
#include "people/call.h"
#include "service/settings.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Tournaments {
 public:
  Tournaments(net::Net& net, store::Keeper& keeper, LiveTournaments& live, const service::Settings& settings)
      : net_(net), keeper_(keeper), live_(live), settings_(settings) {}

  void list(const people::Call& call);
  void make(const people::Call& call);
  void takeFile(const people::Call& call);
  void readTeams(const people::Call& call);
  void show(const people::Call& call);
  void role(const people::Call& call);
  void codes(const people::Call& call);
  void enterCode(const people::Call& call);
  void history(const people::Call& call);
  void file(const people::Call& call);
  void csv(const people::Call& call);
  void command(const people::Call& call);

  // Goes on where an organiser of this tournament asks.
  void forOrganiser(const people::Call& call, std::function<void(const TournamentSnapshot& snapshot)> then);

 private:
  void find(const people::Call& call, const std::string& name);
  void begin(const people::Call& call, bool listed, const tournament::Tournament& tournament);
  // Or answers that there is no such tournament.
  void see(const people::Call& call, std::function<void(const TournamentSnapshot& snapshot)> then);

  net::Net& net_;
  store::Keeper& keeper_;
  LiveTournaments& live_;
  const service::Settings& settings_;
};

}  // namespace tacit::clubs
