// What is asked and told about clubs over HTTP, field by field (docs/wire.md).
#pragma once

#include "club/club.h"
#include "club/league.h"
#include "clubs/tournament_types.h"
#include "service/api_types.h"

namespace tacit::server {

// ---- What is shown to everybody ----

struct ClubMemberShown {
  static constexpr std::string_view kType = "ClubMemberShown";
  std::string person;
  std::string name;
  club::Role role = club::Role::Member;
  base::Instant since;
  static constexpr auto fields() {
    return json::list(field("person", &ClubMemberShown::person), field("name", &ClubMemberShown::name),
                      field("role", &ClubMemberShown::role), field("since", &ClubMemberShown::since));
  }
};

struct LeagueShown {
  static constexpr std::string_view kType = "LeagueShown";
  int number = 0;
  std::string name;
  club::Worth worth = club::Worth::Places;
  int best = 0;  // how many evenings count; 0: all
  bool closed = false;
  std::vector<std::string> evenings;  // finished tournaments, in the order of the standings' columns
  std::vector<club::LeagueStanding> standings;
  static constexpr auto fields() {
    return json::list(field("number", &LeagueShown::number), field("name", &LeagueShown::name),
                      field("worth", &LeagueShown::worth), field("best", &LeagueShown::best),
                      field("closed", &LeagueShown::closed), field("evenings", &LeagueShown::evenings),
                      field("standings", &LeagueShown::standings));
  }
};

struct EveningShown {
  static constexpr std::string_view kType = "EveningShown";
  TournamentSummary tournament;
  int league = 0;  // 0: none
  static constexpr auto fields() {
    return json::list(field("tournament", &EveningShown::tournament), field("league", &EveningShown::league));
  }
};

struct LadderTeamShown {
  static constexpr std::string_view kType = "LadderTeamShown";
  int team = 0;
  std::string name;
  std::vector<std::string> people;
  static constexpr auto fields() {
    return json::list(field("team", &LadderTeamShown::team), field("name", &LadderTeamShown::name),
                      field("people", &LadderTeamShown::people));
  }
};

struct ChallengeShown {
  static constexpr std::string_view kType = "ChallengeShown";
  int team = 0;   // that has challenged ...
  int other = 0;  // ... this one
  base::Instant since;
  std::optional<int> reportedBy;
  bool reportedWon = false;  // by the team that has challenged
  static constexpr auto fields() {
    return json::list(field("team", &ChallengeShown::team), field("other", &ChallengeShown::other),
                      field("since", &ChallengeShown::since), field("reportedBy", &ChallengeShown::reportedBy),
                      field("reportedWon", &ChallengeShown::reportedWon));
  }
};

struct LadderShown {
  static constexpr std::string_view kType = "LadderShown";
  int number = 0;
  std::string name;
  int reach = 0;
  std::vector<LadderTeamShown> teams;  // the best first
  std::vector<ChallengeShown> challenges;
  static constexpr auto fields() {
    return json::list(field("number", &LadderShown::number), field("name", &LadderShown::name),
                      field("reach", &LadderShown::reach), field("teams", &LadderShown::teams),
                      field("challenges", &LadderShown::challenges));
  }
};

struct ClubShown {
  static constexpr std::string_view kType = "ClubShown";
  std::string id;
  std::int64_t last = 0;
  base::Instant founded;
  std::string name;
  std::string about;
  std::vector<ClubMemberShown> members;
  std::vector<EveningShown> evenings;  // the newest first
  std::vector<LeagueShown> leagues;    // the newest first
  std::vector<LadderShown> ladders;
  std::vector<TeamRecord> records;  // by members alone, the fewest cards first
  static constexpr auto fields() {
    return json::list(field("id", &ClubShown::id), field("last", &ClubShown::last),
                      field("founded", &ClubShown::founded), field("name", &ClubShown::name),
                      field("about", &ClubShown::about), field("members", &ClubShown::members),
                      field("evenings", &ClubShown::evenings), field("leagues", &ClubShown::leagues),
                      field("ladders", &ClubShown::ladders), field("records", &ClubShown::records));
  }
};

// What somebody is in a club.
struct ClubRole {
  static constexpr std::string_view kType = "ClubRole";
  std::optional<club::Role> role;
  std::optional<std::string> invitation;  // the code that lets people join: for members
  static constexpr auto fields() {
    return json::list(field("role", &ClubRole::role), field("invitation", &ClubRole::invitation));
  }
};

struct ClubSummary {
  static constexpr std::string_view kType = "ClubSummary";
  std::string id;
  std::string name;
  int members = 0;
  static constexpr auto fields() {
    return json::list(field("id", &ClubSummary::id), field("name", &ClubSummary::name),
                      field("members", &ClubSummary::members));
  }
};

struct ClubList {
  static constexpr std::string_view kType = "ClubList";
  std::vector<ClubSummary> clubs;
  std::optional<std::string> next;  // there are more: `before` of the next page
  static constexpr auto fields() {
    return json::list(field("clubs", &ClubList::clubs), field("next", &ClubList::next));
  }
};

// ---- What can be asked ----

struct ClubWish {
  static constexpr std::string_view kType = "ClubWish";
  std::string name;
  std::string about;
  static constexpr auto fields() {
    return json::list(field("name", &ClubWish::name), field("about", &ClubWish::about));
  }
};

struct ClubName {
  static constexpr std::string_view kType = "ClubName";
  std::string id;
  static constexpr auto fields() { return json::list(field("id", &ClubName::id)); }
};

struct DescribeClub {
  static constexpr std::string_view kName = "describe", kType = "DescribeClub";
  std::string name;
  std::string about;
  static constexpr auto fields() {
    return json::list(field("name", &DescribeClub::name), field("about", &DescribeClub::about));
  }
};

struct JoinClub {
  static constexpr std::string_view kName = "join", kType = "JoinClub";
  std::string invitation;
  static constexpr auto fields() { return json::list(field("invitation", &JoinClub::invitation)); }
};

// Members remove themselves; an organiser can remove anyone.
struct LeaveClub {
  static constexpr std::string_view kName = "leave", kType = "LeaveClub";
  std::string person;
  static constexpr auto fields() { return json::list(field("person", &LeaveClub::person)); }
};

struct GiveRole {
  static constexpr std::string_view kName = "give_role", kType = "GiveRole";
  std::string person;
  club::Role role = club::Role::Member;
  static constexpr auto fields() {
    return json::list(field("person", &GiveRole::person), field("role", &GiveRole::role));
  }
};

struct OpenLeague {
  static constexpr std::string_view kName = "open_league", kType = "OpenLeague";
  std::string name;
  club::Worth worth = club::Worth::Places;
  int best = 0;
  static constexpr auto fields() {
    return json::list(field("name", &OpenLeague::name), field("worth", &OpenLeague::worth),
                      field("best", &OpenLeague::best));
  }
};

struct CloseLeague {
  static constexpr std::string_view kName = "close_league", kType = "CloseLeague";
  int league = 0;
  static constexpr auto fields() { return json::list(field("league", &CloseLeague::league)); }
};

// The organiser's own tournament becomes one of the club's; from then on all organisers of the club organise it.
struct AddEvening {
  static constexpr std::string_view kName = "add_evening", kType = "AddEvening";
  std::string tournament;
  int league = 0;
  static constexpr auto fields() {
    return json::list(field("tournament", &AddEvening::tournament), field("league", &AddEvening::league));
  }
};

struct RemoveEvening {
  static constexpr std::string_view kName = "remove_evening", kType = "RemoveEvening";
  std::string tournament;
  static constexpr auto fields() { return json::list(field("tournament", &RemoveEvening::tournament)); }
};

struct OpenLadder {
  static constexpr std::string_view kName = "open_ladder", kType = "OpenLadder";
  std::string name;
  int reach = 3;
  static constexpr auto fields() {
    return json::list(field("name", &OpenLadder::name), field("reach", &OpenLadder::reach));
  }
};

struct JoinLadder {
  static constexpr std::string_view kName = "join_ladder", kType = "JoinLadder";
  int ladder = 0;
  std::string name;
  std::vector<std::string> people;
  static constexpr auto fields() {
    return json::list(field("ladder", &JoinLadder::ladder), field("name", &JoinLadder::name),
                      field("people", &JoinLadder::people));
  }
};

struct LeaveLadder {
  static constexpr std::string_view kName = "leave_ladder", kType = "LeaveLadder";
  int ladder = 0;
  int team = 0;
  static constexpr auto fields() {
    return json::list(field("ladder", &LeaveLadder::ladder), field("team", &LeaveLadder::team));
  }
};

struct ChallengeWish {
  static constexpr std::string_view kName = "challenge", kType = "ChallengeWish";
  int ladder = 0;
  int other = 0;
  static constexpr auto fields() {
    return json::list(field("ladder", &ChallengeWish::ladder), field("other", &ChallengeWish::other));
  }
};

struct WithdrawChallenge {
  static constexpr std::string_view kName = "withdraw", kType = "WithdrawChallenge";
  int ladder = 0;
  int team = 0;
  static constexpr auto fields() {
    return json::list(field("ladder", &WithdrawChallenge::ladder), field("team", &WithdrawChallenge::team));
  }
};

struct ReportChallenge {
  static constexpr std::string_view kName = "report", kType = "ReportChallenge";
  int ladder = 0;
  int team = 0;  // that has challenged
  bool won = false;
  static constexpr auto fields() {
    return json::list(field("ladder", &ReportChallenge::ladder), field("team", &ReportChallenge::team),
                      field("won", &ReportChallenge::won));
  }
};

using ClubWant =
    std::variant<DescribeClub, JoinClub, LeaveClub, GiveRole, OpenLeague, CloseLeague, AddEvening, RemoveEvening,
                 OpenLadder, JoinLadder, LeaveLadder, ChallengeWish, WithdrawChallenge, ReportChallenge>;

struct ClubCommand {
  static constexpr std::string_view kType = "ClubCommand";
  ClubWant want;
  static constexpr auto fields() { return json::list(field("want", &ClubCommand::want)); }
};

}  // namespace tacit::server

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::server::ClubWant> = "ClubWant";
