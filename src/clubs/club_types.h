// What is asked and told about clubs over HTTP, field by field (docs/wire.md).
#pragma once

#include "club/club.h"
#include "club/league.h"
#include "clubs/tournament_types.h"
#include "service/api_types.h"

namespace tacit::clubs {

// ---- What is shown to everybody ----

struct ClubMemberShown {
  static constexpr std::string_view kType = "ClubMemberShown";
  std::string person;
  std::string name;
  club::Role role = club::Role::Member;
  base::Instant since;
  TACIT_FIELDS(ClubMemberShown, person, name, role, since)
};

struct LeagueShown {
  static constexpr std::string_view kType = "LeagueShown";
  int number = 0;
  std::string name;
  club::Worth worth = club::Worth::Places;
  int best = 0;  // how many evenings count; 0: all
  bool closed = false;
  std::vector<base::TournamentId> evenings;  // finished tournaments, in the order of the standings' columns
  std::vector<club::LeagueStanding> standings;
  TACIT_FIELDS(LeagueShown, number, name, worth, best, closed, evenings, standings)
};

struct EveningShown {
  static constexpr std::string_view kType = "EveningShown";
  TournamentSummary tournament;
  int league = 0;  // 0: none
  TACIT_FIELDS(EveningShown, tournament, league)
};

struct LadderTeamShown {
  static constexpr std::string_view kType = "LadderTeamShown";
  int team = 0;
  std::string name;
  std::vector<std::string> people;
  TACIT_FIELDS(LadderTeamShown, team, name, people)
};

struct ChallengeShown {
  static constexpr std::string_view kType = "ChallengeShown";
  int team = 0;   // that has challenged ...
  int other = 0;  // ... this one
  base::Instant since;
  std::optional<int> reportedBy;
  bool reportedWon = false;  // by the team that has challenged
  TACIT_FIELDS(ChallengeShown, team, other, since, reportedBy, reportedWon)
};

struct LadderShown {
  static constexpr std::string_view kType = "LadderShown";
  int number = 0;
  std::string name;
  int reach = 0;
  std::vector<LadderTeamShown> teams;  // the best first
  std::vector<ChallengeShown> challenges;
  TACIT_FIELDS(LadderShown, number, name, reach, teams, challenges)
};

struct ClubShown {
  static constexpr std::string_view kType = "ClubShown";
  base::ClubId id;
  std::int64_t last = 0;
  base::Instant founded;
  std::string name;
  std::string about;
  std::vector<ClubMemberShown> members;
  std::vector<EveningShown> evenings;  // the newest first
  std::vector<LeagueShown> leagues;    // the newest first
  std::vector<LadderShown> ladders;
  std::vector<service::TeamRecord> records;  // by members alone, the fewest cards first
  TACIT_FIELDS(ClubShown, id, last, founded, name, about, members, evenings, leagues, ladders, records)
};

// What somebody is in a club.
struct ClubRole {
  static constexpr std::string_view kType = "ClubRole";
  std::optional<club::Role> role;
  std::optional<std::string> invitation;  // the code that lets people join: for members
  TACIT_FIELDS(ClubRole, role, invitation)
};

struct ClubSummary {
  static constexpr std::string_view kType = "ClubSummary";
  base::ClubId id;
  std::string name;
  int members = 0;
  TACIT_FIELDS(ClubSummary, id, name, members)
};

struct ClubList {
  static constexpr std::string_view kType = "ClubList";
  std::vector<ClubSummary> clubs;
  std::optional<base::ClubId> next;  // there are more: `before` of the next page
  TACIT_FIELDS(ClubList, clubs, next)
};

// ---- What can be asked ----

struct ClubWish {
  static constexpr std::string_view kType = "ClubWish";
  std::string name;
  std::string about;
  TACIT_FIELDS(ClubWish, name, about)
};

struct ClubName {
  static constexpr std::string_view kType = "ClubName";
  base::ClubId id;
  TACIT_FIELDS(ClubName, id)
};

struct DescribeClub {
  static constexpr std::string_view kName = "describe", kType = "DescribeClub";
  std::string name;
  std::string about;
  TACIT_FIELDS(DescribeClub, name, about)
};

struct JoinClub {
  static constexpr std::string_view kName = "join", kType = "JoinClub";
  std::string invitation;
  TACIT_FIELDS(JoinClub, invitation)
};

// Members remove themselves; an organiser can remove anyone.
struct LeaveClub {
  static constexpr std::string_view kName = "leave", kType = "LeaveClub";
  std::string person;
  TACIT_FIELDS(LeaveClub, person)
};

struct GiveRole {
  static constexpr std::string_view kName = "give_role", kType = "GiveRole";
  std::string person;
  club::Role role = club::Role::Member;
  TACIT_FIELDS(GiveRole, person, role)
};

struct OpenLeague {
  static constexpr std::string_view kName = "open_league", kType = "OpenLeague";
  std::string name;
  club::Worth worth = club::Worth::Places;
  int best = 0;
  TACIT_FIELDS(OpenLeague, name, worth, best)
};

struct CloseLeague {
  static constexpr std::string_view kName = "close_league", kType = "CloseLeague";
  int league = 0;
  TACIT_FIELDS(CloseLeague, league)
};

// The organiser's own tournament becomes one of the club's; from then on all organisers of the club organise it.
struct AddEvening {
  static constexpr std::string_view kName = "add_evening", kType = "AddEvening";
  base::TournamentId tournament;
  int league = 0;
  TACIT_FIELDS(AddEvening, tournament, league)
};

struct RemoveEvening {
  static constexpr std::string_view kName = "remove_evening", kType = "RemoveEvening";
  base::TournamentId tournament;
  TACIT_FIELDS(RemoveEvening, tournament)
};

struct OpenLadder {
  static constexpr std::string_view kName = "open_ladder", kType = "OpenLadder";
  std::string name;
  int reach = 3;
  TACIT_FIELDS(OpenLadder, name, reach)
};

struct JoinLadder {
  static constexpr std::string_view kName = "join_ladder", kType = "JoinLadder";
  int ladder = 0;
  std::string name;
  std::vector<std::string> people;
  TACIT_FIELDS(JoinLadder, ladder, name, people)
};

struct LeaveLadder {
  static constexpr std::string_view kName = "leave_ladder", kType = "LeaveLadder";
  int ladder = 0;
  int team = 0;
  TACIT_FIELDS(LeaveLadder, ladder, team)
};

struct ChallengeWish {
  static constexpr std::string_view kName = "challenge", kType = "ChallengeWish";
  int ladder = 0;
  int other = 0;
  TACIT_FIELDS(ChallengeWish, ladder, other)
};

struct WithdrawChallenge {
  static constexpr std::string_view kName = "withdraw", kType = "WithdrawChallenge";
  int ladder = 0;
  int team = 0;
  TACIT_FIELDS(WithdrawChallenge, ladder, team)
};

struct ReportChallenge {
  static constexpr std::string_view kName = "report", kType = "ReportChallenge";
  int ladder = 0;
  int team = 0;  // that has challenged
  bool won = false;
  TACIT_FIELDS(ReportChallenge, ladder, team, won)
};

using ClubWant =
    std::variant<DescribeClub, JoinClub, LeaveClub, GiveRole, OpenLeague, CloseLeague, AddEvening, RemoveEvening,
                 OpenLadder, JoinLadder, LeaveLadder, ChallengeWish, WithdrawChallenge, ReportChallenge>;

struct ClubCommand {
  static constexpr std::string_view kType = "ClubCommand";
  ClubWant want;
  TACIT_FIELDS(ClubCommand, want)
};

}  // namespace tacit::clubs

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::clubs::ClubWant> = "ClubWant";
