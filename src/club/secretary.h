// Says who may do what in a club, and makes the events of it. Knows no network and no clock: they come in.
#pragma once

#include <functional>

#include "club/club.h"

namespace tacit::club {

class Secretary {
 public:
  using Tell = std::function<void(const Event& event)>;

  // `who` asks; `tell` hears of each event right after the club has taken it in.
  Secretary(Club& club, Tell tell, base::Instant now, std::string who)
      : club_(club), tell_(std::move(tell)), now_(now), who_(std::move(who)) {}

  Outcome found(base::ClubId id, std::string name, std::string about);
  Outcome describe(std::string name, std::string about) {
    return asOrganiser(Described{std::move(name), std::move(about)});
  }
  // Whether somebody may is decided where the invitation is known.
  Outcome join() { return record(Joined{who_}); }
  // Oneself, or an organiser somebody else.
  Outcome leave(const std::string& person);
  Outcome giveRole(std::string person, Role role) { return asOrganiser(RoleGiven{std::move(person), role}); }

  Outcome openLeague(std::string name, Worth worth, int best);
  Outcome closeLeague(int league) { return asOrganiser(LeagueClosed{league}); }
  Outcome addEvening(base::TournamentId tournament, int league) {
    return asOrganiser(EveningAdded{std::move(tournament), league});
  }
  Outcome removeEvening(base::TournamentId tournament) { return asOrganiser(EveningRemoved{std::move(tournament)}); }

  Outcome openLadder(std::string name, int reach);
  // With oneself among them, and with others only when they have `agreed` to play together; organisers put up any team.
  Outcome joinLadder(int ladder, std::string name, std::vector<std::string> people, bool agreed);
  Outcome leaveLadder(int ladder, int team);
  Outcome challenge(int ladder, int other);
  Outcome withdraw(int ladder, int team);
  // By one of the two, or by an organiser who plays for neither.
  Outcome report(int ladder, int team, bool won);

 private:
  Outcome record(EventBody what);
  Outcome asOrganiser(EventBody what);
  // As somebody of this team, or as an organiser.
  Outcome forTeam(int ladder, int team, EventBody what);
  int teamOn(int ladder) const;

  Club& club_;
  Tell tell_;
  base::Instant now_;
  std::string who_;
};

}  // namespace tacit::club
