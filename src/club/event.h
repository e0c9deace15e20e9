// What happens in a club. A club is the fold of its events; nothing else changes it. People are ids here: what they are
// called is known where people are.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/id.h"
#include "json/fields.h"

namespace tacit::club {

enum class Role : std::uint8_t { Member, Organiser };
constexpr auto enumNames(Role /*any*/) { return std::array<std::string_view, 2>{"member", "organiser"}; }

// What an evening is worth in a league: by the place (the last one gets 1, each one better 1 more), by the share of the
// field that was beaten, or what the tournament itself counts first.
enum class Worth : std::uint8_t { Places, Percent, Score };
constexpr auto enumNames(Worth /*any*/) { return std::array<std::string_view, 3>{"places", "percent", "score"}; }

struct Founded {
  static constexpr std::string_view kName = "founded", kType = "ClubFounded";
  base::ClubId id;
  std::string name;
  std::string about;
  std::string founder;  // the first organiser
  TACIT_FIELDS(Founded, id, name, about, founder)
};

struct Described {
  static constexpr std::string_view kName = "described", kType = "ClubDescribed";
  std::string name;
  std::string about;
  TACIT_FIELDS(Described, name, about)
};

struct Joined {
  static constexpr std::string_view kName = "joined", kType = "ClubJoined";
  std::string person;
  TACIT_FIELDS(Joined, person)
};

struct Left {
  static constexpr std::string_view kName = "left", kType = "ClubLeft";
  std::string person;
  TACIT_FIELDS(Left, person)
};

struct RoleGiven {
  static constexpr std::string_view kName = "role_given", kType = "ClubRoleGiven";
  std::string person;
  Role role = Role::Member;
  TACIT_FIELDS(RoleGiven, person, role)
};

// A season of evenings, numbered from 1.
struct LeagueOpened {
  static constexpr std::string_view kName = "league_opened", kType = "LeagueOpened";
  int league = 0;
  std::string name;
  Worth worth = Worth::Places;
  int best = 0;  // so many evenings count for each person; 0: all
  TACIT_FIELDS(LeagueOpened, league, name, worth, best)
};

struct LeagueClosed {
  static constexpr std::string_view kName = "league_closed", kType = "LeagueClosed";
  int league = 0;
  TACIT_FIELDS(LeagueClosed, league)
};

// A tournament is one of the club's evenings, in a league or in none (0).
struct EveningAdded {
  static constexpr std::string_view kName = "evening_added", kType = "EveningAdded";
  base::TournamentId tournament;
  int league = 0;
  TACIT_FIELDS(EveningAdded, tournament, league)
};

struct EveningRemoved {
  static constexpr std::string_view kName = "evening_removed", kType = "EveningRemoved";
  base::TournamentId tournament;
  TACIT_FIELDS(EveningRemoved, tournament)
};

// Who stands where is settled by challenges.
struct LadderOpened {
  static constexpr std::string_view kName = "ladder_opened", kType = "LadderOpened";
  int ladder = 0;
  std::string name;
  int reach = 3;  // how far above oneself one may challenge
  TACIT_FIELDS(LadderOpened, ladder, name, reach)
};

// A team of members, or a single one, begins at the bottom.
struct LadderJoined {
  static constexpr std::string_view kName = "ladder_joined", kType = "LadderJoined";
  int ladder = 0;
  int team = 0;
  std::string name;
  std::vector<std::string> people;
  TACIT_FIELDS(LadderJoined, ladder, team, name, people)
};

struct LadderLeft {
  static constexpr std::string_view kName = "ladder_left", kType = "LadderLeft";
  int ladder = 0;
  int team = 0;
  TACIT_FIELDS(LadderLeft, ladder, team)
};

struct Challenged {
  static constexpr std::string_view kName = "challenged", kType = "Challenged";
  int ladder = 0;
  int team = 0;
  int other = 0;  // above it
  TACIT_FIELDS(Challenged, ladder, team, other)
};

struct ChallengeWithdrawn {
  static constexpr std::string_view kName = "challenge_withdrawn", kType = "ChallengeWithdrawn";
  int ladder = 0;
  int team = 0;
  TACIT_FIELDS(ChallengeWithdrawn, ladder, team)
};

// One of the two says who has won; it stands once the other one says the same. By nobody: an organiser has, and it stands.
struct ChallengeReported {
  static constexpr std::string_view kName = "challenge_reported", kType = "ChallengeReported";
  int ladder = 0;
  int team = 0;  // that has challenged
  std::optional<int> by;
  bool won = false;  // by the team that has challenged
  TACIT_FIELDS(ChallengeReported, ladder, team, by, won)
};

using EventBody =
    std::variant<Founded, Described, Joined, Left, RoleGiven, LeagueOpened, LeagueClosed, EveningAdded, EveningRemoved,
                 LadderOpened, LadderJoined, LadderLeft, Challenged, ChallengeWithdrawn, ChallengeReported>;

inline constexpr int kEventVersion = 1;

// One event as it is kept: numbered from 1 without gaps, with its time and who caused it.
struct Event {
  static constexpr std::string_view kType = "KeptClubEvent";
  int v = kEventVersion;
  std::int64_t n = 0;
  base::Instant t;
  std::string who;
  EventBody what;
  TACIT_FIELDS(Event, v, n, t, who, what)
};

}  // namespace tacit::club

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::club::EventBody> = "ClubEvent";
