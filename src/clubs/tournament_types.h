// What is asked and told about tournaments over HTTP, field by field (docs/wire.md).
#pragma once

#include "tournament/showing.h"

namespace tacit::clubs {

using tournament::PairingShown;
using tournament::TournamentHistory;
using tournament::TournamentShown;
using tournament::TournamentSummary;

// ---- What is told beside what the tournament itself shows ----

// What a person is in a tournament.
struct TournamentRole {
  static constexpr std::string_view kType = "TournamentRole";
  bool organiser = false;
  std::optional<int> entrant;
  std::optional<std::string> code;  // of that entrant: for a partner, or another device
  bool resultsOnly = false;         // by a short code: results can be reported and confirmed, and nothing else
  TACIT_FIELDS(TournamentRole, organiser, entrant, code, resultsOnly)
};

// Anyone with the code can act for that entrant. Only the organiser sees all codes, to print them on score sheets.
struct EntrantCode {
  static constexpr std::string_view kType = "EntrantCode";
  int number = 0;
  std::string code;
  // Six letters to be typed, for results only and until the next day; at real boards, until the tournament is over.
  std::optional<std::string> typed;
  TACIT_FIELDS(EntrantCode, number, code, typed)
};

struct EntrantCodes {
  static constexpr std::string_view kType = "EntrantCodes";
  std::vector<EntrantCode> codes;
  TACIT_FIELDS(EntrantCodes, codes)
};

// Six letters as somebody has typed them ...
struct TypedCode {
  static constexpr std::string_view kType = "TypedCode";
  std::string code;
  TACIT_FIELDS(TypedCode, code)
};

// ... and the entrant whose they are, with the code to be sent along: valid as long.
struct TypedEntrant {
  static constexpr std::string_view kType = "TypedEntrant";
  base::TournamentId tournament;
  int entrant = 0;
  std::string code;
  TACIT_FIELDS(TypedEntrant, tournament, entrant, code)
};

struct TournamentList {
  static constexpr std::string_view kType = "TournamentList";
  std::vector<TournamentSummary> tournaments;  // the newest first
  std::optional<base::TournamentId> next;      // there are more: `before` of the next page
  TACIT_FIELDS(TournamentList, tournaments, next)
};

// Over a socket to everybody who looks at it: there is something new.
struct TournamentNews {
  static constexpr std::string_view kType = "TournamentNews";
  std::int64_t last = 0;
  TACIT_FIELDS(TournamentNews, last)
};

// ---- What can be asked ----

struct TournamentWish {
  static constexpr std::string_view kType = "TournamentWish";
  tournament::Plan plan;
  bool listed = false;  // shown to everybody in the list
  TACIT_FIELDS(TournamentWish, plan, listed)
};

struct TournamentName {
  static constexpr std::string_view kType = "TournamentName";
  base::TournamentId id;
  TACIT_FIELDS(TournamentName, id)
};

// A file of another tournament: Tacit's own, or Tuvero's.
struct TournamentFile {
  static constexpr std::string_view kType = "TournamentFile";
  std::string file;
  TACIT_FIELDS(TournamentFile, file)
};

// A list of teams as people write them: read, not entered. `people` that a team has room for.
struct TeamListWish {
  static constexpr std::string_view kType = "TeamListWish";
  std::string text;
  int people = 0;
  TACIT_FIELDS(TeamListWish, text, people)
};

struct ListedTeamShown {
  static constexpr std::string_view kType = "ListedTeam";
  int line = 0;
  std::string name;
  std::vector<std::string> players;
  bool bad = false;  // names that can't be
  TACIT_FIELDS(ListedTeamShown, line, name, players, bad)
};

struct ListedTeams {
  static constexpr std::string_view kType = "ListedTeams";
  std::vector<ListedTeamShown> teams;
  TACIT_FIELDS(ListedTeams, teams)
};

// The organiser enters anyone; others enter themselves, with partners by name.
struct EnterWish {
  static constexpr std::string_view kName = "enter", kType = "EnterWish";
  std::string name;
  std::vector<tournament::Member> members;
  TACIT_FIELDS(EnterWish, name, members)
};

// By the organiser, or by the entrant itself.
struct ChangeWish {
  static constexpr std::string_view kName = "change", kType = "ChangeWish";
  int number = 0;
  std::string name;
  std::vector<tournament::Member> members;
  TACIT_FIELDS(ChangeWish, number, name, members)
};

// With an entrant's code: the person who asks becomes the member of this index.
struct ClaimWish {
  static constexpr std::string_view kName = "claim", kType = "ClaimWish";
  int member = 0;
  TACIT_FIELDS(ClaimWish, member)
};

struct LeaveWish {
  static constexpr std::string_view kName = "leave", kType = "LeaveWish";
  int number = 0;
  TACIT_FIELDS(LeaveWish, number)
};

struct ComeBackWish {
  static constexpr std::string_view kName = "come_back", kType = "ComeBackWish";
  int number = 0;
  TACIT_FIELDS(ComeBackWish, number)
};

// By an entrant or by the organiser.
struct ReportWish {
  static constexpr std::string_view kName = "report", kType = "ReportWish";
  int round = 0;
  int board = 0;
  tournament::Results results;
  TACIT_FIELDS(ReportWish, round, board, results)
};

struct ConfirmWish {
  static constexpr std::string_view kName = "confirm", kType = "ConfirmWish";
  int round = 0;
  int board = 0;
  TACIT_FIELDS(ConfirmWish, round, board)
};

// From here on: the organiser's.

struct MergeWish {
  static constexpr std::string_view kName = "merge", kType = "MergeWish";
  int from = 0;
  int into = 0;
  TACIT_FIELDS(MergeWish, from, into)
};

struct PlanWish {
  static constexpr std::string_view kName = "plan", kType = "PlanWish";
  tournament::Plan plan;
  TACIT_FIELDS(PlanWish, plan)
};

struct PairWish {
  static constexpr std::string_view kName = "pair", kType = "PairWish";
  TACIT_FIELDS(PairWish)
};

// The current round once more, without those who have left since; not once there is a result in it.
struct PairAgainWish {
  static constexpr std::string_view kName = "pair_again", kType = "PairAgainWish";
  TACIT_FIELDS(PairAgainWish)
};

// Two entrants of the current round change places; or the two at a board the start.
struct SwapWish {
  static constexpr std::string_view kName = "swap", kType = "SwapWish";
  int one = 0;
  int other = 0;
  TACIT_FIELDS(SwapWish, one, other)
};

// At once, or in up to 60 minutes: everybody is told their table, and the clock counts down to it.
struct StartRoundWish {
  static constexpr std::string_view kName = "start_round", kType = "StartRoundWish";
  std::optional<int> inMinutes = {};  // NOLINT(readability-redundant-member-init): most start at once
  TACIT_FIELDS(StartRoundWish, inMinutes)
};

// More time on the clock of the round, or of the arena: 1 to 60 minutes.
struct ExtendWish {
  static constexpr std::string_view kName = "extend", kType = "ExtendWish";
  int minutes = 0;
  TACIT_FIELDS(ExtendWish, minutes)
};

struct CloseRoundWish {
  static constexpr std::string_view kName = "close_round", kType = "CloseRoundWish";
  TACIT_FIELDS(CloseRoundWish)
};

struct CorrectWish {
  static constexpr std::string_view kName = "correct", kType = "CorrectWish";
  int round = 0;
  int board = 0;
  tournament::Results results;
  std::string why;
  TACIT_FIELDS(CorrectWish, round, board, results, why)
};

struct PauseWish {
  static constexpr std::string_view kName = "pause", kType = "PauseWish";
  TACIT_FIELDS(PauseWish)
};

struct ResumeWish {
  static constexpr std::string_view kName = "resume", kType = "ResumeWish";
  TACIT_FIELDS(ResumeWish)
};

struct UndoWish {
  static constexpr std::string_view kName = "undo", kType = "UndoWish";
  TACIT_FIELDS(UndoWish)
};

struct FinishWish {
  static constexpr std::string_view kName = "finish", kType = "FinishWish";
  TACIT_FIELDS(FinishWish)
};

using TournamentWant = std::variant<EnterWish, ChangeWish, ClaimWish, LeaveWish, ComeBackWish, ReportWish, ConfirmWish,
                                    MergeWish, PlanWish, PairWish, PairAgainWish, SwapWish, StartRoundWish, ExtendWish,
                                    CloseRoundWish, CorrectWish, PauseWish, ResumeWish, UndoWish, FinishWish>;

struct TournamentCommand {
  static constexpr std::string_view kType = "TournamentCommand";
  TournamentWant want;
  std::optional<std::string> code;   // speaks for an entrant
  std::optional<std::int64_t> last;  // refused if anything has happened since this event
  TACIT_FIELDS(TournamentCommand, want, code, last)
};

}  // namespace tacit::clubs

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::clubs::TournamentWant> = "TournamentWant";
