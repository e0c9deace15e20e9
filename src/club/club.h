// Members, evenings, leagues and ladders: the fold of a club's events. Knows no network, no clock and no names of people.
#pragma once

#include <map>

#include "base/numbered.h"
#include "base/refusal.h"
#include "club/event.h"

namespace tacit::club {

using base::Outcome;
using base::Refusal;
using base::RefusalCode;

inline constexpr std::size_t kMaxMembers = 1000;
inline constexpr std::size_t kMaxEvenings = 1000;
inline constexpr std::size_t kMaxInLeague = 100;  // evenings
inline constexpr std::size_t kMaxLeagues = 100;
inline constexpr std::size_t kMaxLadders = 20;
inline constexpr std::size_t kMaxTeams = 200;  // on a ladder

struct Member {
  std::string person;
  Role role = Role::Member;
  base::Instant since;
};

struct League {
  int number = 0;
  std::string name;
  Worth worth = Worth::Places;
  int best = 0;
  bool closed = false;
};

struct Evening {
  base::TournamentId tournament;
  int league = 0;
  base::Instant added;
};

// On a ladder: a team, or a single member.
struct Team {
  int number = 0;
  std::string name;
  std::vector<std::string> people;
  bool plays(const std::string& person) const;
};

struct Challenge {
  int team = 0;
  int other = 0;
  base::Instant since;
  std::optional<int> reportedBy;
  bool reportedWon = false;
};

struct Ladder {
  int number = 0;
  std::string name;
  int reach = 3;
  std::vector<Team> teams;  // by number, those who left as well
  std::vector<int> order;   // the best first; who left is not in it
  std::vector<Challenge> open;

  // From 0 at the top; nothing for who is not on it.
  std::optional<std::size_t> placeOf(int team) const;
  const Team* team(int which) const;
  // Open, by the team that has challenged.
  const Challenge* challengeBy(int team) const;
  // Whether it has challenged or is challenged.
  bool isBusy(int team) const;
  // The team of a person that is on it; 0: none.
  int teamOf(const std::string& person) const;
};

class Club {
 public:
  // The next event. It must fit.
  void apply(const Event& event);
  // What keeps an event from being the next one; nothing when it fits. Who may ask for a thing is for the secretary.
  Outcome problemWith(const Event& event) const;

  std::int64_t lastNumber() const { return last_; }
  base::Instant lastTime() const { return now_; }
  // Events but for those that cancel each other: a challenge and its withdrawal, coming and going.
  std::int64_t standing() const { return last_ - 2 * cancelled_; }
  // What a person has done here on the day of this time.
  int doneOn(base::Instant time, const std::string& person) const;
  base::Instant foundedAt() const { return foundedAt_; }
  const base::ClubId& id() const { return id_; }
  const std::string& name() const { return name_; }
  const std::string& about() const { return about_; }
  const std::vector<Member>& members() const { return members_; }
  const std::vector<League>& leagues() const { return leagues_; }
  const std::vector<Evening>& evenings() const { return evenings_; }
  const std::vector<Ladder>& ladders() const { return ladders_; }
  // Which invitation holds: a new one whenever an organiser has sent somebody away, who may still have the old one.
  int invitation() const { return invitation_; }

  const Member* member(const std::string& person) const;
  bool isOrganiser(const std::string& person) const;
  const League* league(int number) const;
  const Ladder* ladder(int number) const;

 private:
  void on(const Founded& event);
  void on(const Described& event);
  void on(const Joined& event);
  void on(const Left& event);
  void on(const RoleGiven& event);
  void on(const LeagueOpened& event);
  void on(const LeagueClosed& event);
  void on(const EveningAdded& event);
  void on(const EveningRemoved& event);
  void on(const LadderOpened& event);
  void on(const LadderJoined& event);
  void on(const LadderLeft& event);
  void on(const Challenged& event);
  void on(const ChallengeWithdrawn& event);
  void on(const ChallengeReported& event);

  Outcome problem(const Founded& event) const;
  Outcome problem(const Described& event) const;
  Outcome problem(const Joined& event) const;
  Outcome problem(const Left& event) const;
  Outcome problem(const RoleGiven& event) const;
  Outcome problem(const LeagueOpened& event) const;
  Outcome problem(const LeagueClosed& event) const;
  Outcome problem(const EveningAdded& event) const;
  Outcome problem(const EveningRemoved& event) const;
  Outcome problem(const LadderOpened& event) const;
  Outcome problem(const LadderJoined& event) const;
  Outcome problem(const LadderLeft& event) const;
  Outcome problem(const Challenged& event) const;
  Outcome problem(const ChallengeWithdrawn& event) const;
  Outcome problem(const ChallengeReported& event) const;

  bool isLastOrganiser(const std::string& person) const;
  Ladder& at(int ladder) { return base::numbered(ladders_, ladder); }

  // On the last day on which that person has done anything.
  struct Doings {
    std::chrono::sys_days day;
    int count = 0;
  };

  std::int64_t last_ = 0;
  std::int64_t cancelled_ = 0;
  std::map<std::string, Doings, std::less<>> doings_;  // by person
  base::Instant now_;
  base::Instant foundedAt_;
  base::ClubId id_;
  std::string name_;
  std::string about_;
  int invitation_ = 0;
  std::vector<Member> members_;
  std::vector<League> leagues_;
  std::vector<Evening> evenings_;
  std::vector<Ladder> ladders_;
};

}  // namespace tacit::club
