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

  Verdict found(std::string id, std::string name, std::string about);
  Verdict describe(std::string name, std::string about) {
    return asOrganiser(Described{std::move(name), std::move(about)});
  }
  // Whether somebody may is for whoever knows the invitation.
  Verdict join() { return happen(Joined{who_}); }
  // Oneself, or an organiser somebody else.
  Verdict leave(const std::string& person);
  Verdict giveRole(std::string person, Role role) { return asOrganiser(RoleGiven{std::move(person), role}); }

  Verdict openLeague(std::string name, Worth worth, int best);
  Verdict closeLeague(int league) { return asOrganiser(LeagueClosed{league}); }
  Verdict addEvening(std::string tournament, int league) {
    return asOrganiser(EveningAdded{std::move(tournament), league});
  }
  Verdict removeEvening(std::string tournament) { return asOrganiser(EveningRemoved{std::move(tournament)}); }

  Verdict openLadder(std::string name, int reach);
  // With oneself among them, and with others only when they have `agreed` to play together; organisers put up any team.
  Verdict joinLadder(int ladder, std::string name, std::vector<std::string> people, bool agreed);
  Verdict leaveLadder(int ladder, int team);
  Verdict challenge(int ladder, int other);
  Verdict withdraw(int ladder, int team);
  // By one of the two, or by an organiser who plays for neither.
  Verdict report(int ladder, int team, bool won);

 private:
  Verdict happen(What what);
  Verdict asOrganiser(What what);
  // As somebody of this team, or as an organiser.
  Verdict forTeam(int ladder, int team, What what);
  int teamOn(int ladder) const;

  Club& club_;
  Tell tell_;
  base::Instant now_;
  std::string who_;
};

}  // namespace tacit::club
