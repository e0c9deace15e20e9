// What is asked and told about tournaments over HTTP, field by field (docs/wire.md).
#pragma once

#include "tournament/standings.h"

namespace tacit::server {

using json::field;

// ---- What is shown to everybody ----

struct EntrantShown {
  static constexpr std::string_view kType = "EntrantShown";
  int number = 0;
  std::string name;
  std::vector<tournament::Member> members;
  bool in = true;  // is to be paired
  int since = 1;   // the first round it could be paired for
  static constexpr auto fields() {
    return json::list(field("number", &EntrantShown::number), field("name", &EntrantShown::name),
                      field("members", &EntrantShown::members), field("in", &EntrantShown::in),
                      field("since", &EntrantShown::since));
  }
};

struct PairingShown {
  static constexpr std::string_view kType = "PairingShown";
  int number = 0;             // the table in the hall
  std::vector<int> entrants;  // the first one has the start
  std::string stage;
  std::vector<std::string> tables;  // of this server, one for each game so far
  std::optional<int> reportedBy;    // an entrant, as long as nobody has confirmed
  tournament::Results reported;
  tournament::Results results;  // that stand; empty while it is being played
  bool corrected = false;
  static constexpr auto fields() {
    return json::list(field("number", &PairingShown::number), field("entrants", &PairingShown::entrants),
                      field("stage", &PairingShown::stage), field("tables", &PairingShown::tables),
                      field("reportedBy", &PairingShown::reportedBy), field("reported", &PairingShown::reported),
                      field("results", &PairingShown::results), field("corrected", &PairingShown::corrected));
  }
};

struct RoundShown {
  static constexpr std::string_view kType = "RoundShown";
  int number = 0;
  std::vector<PairingShown> pairings;
  std::vector<int> byes;
  std::vector<int> bracket;    // where a knock-out begins with this round: its places, 0: nobody
  std::int64_t startedAt = 0;  // milliseconds since 1970, to come where it was announced; 0: not yet
  std::int64_t endsAt = 0;     // when its minutes are over, or those of the arena; 0: when all have played
  bool closed = false;
  static constexpr auto fields() {
    return json::list(field("number", &RoundShown::number), field("pairings", &RoundShown::pairings),
                      field("byes", &RoundShown::byes), field("bracket", &RoundShown::bracket),
                      field("startedAt", &RoundShown::startedAt), field("endsAt", &RoundShown::endsAt),
                      field("closed", &RoundShown::closed));
  }
};

struct TournamentShown {
  static constexpr std::string_view kType = "TournamentShown";
  std::string id;
  std::int64_t last = 0;  // the number of the last event
  std::int64_t created = 0;
  std::int64_t now = 0;  // the server's clock: what is left of a round follows from it
  std::string organiser;
  std::string organiserName;
  tournament::Plan plan;
  tournament::Stage stage = tournament::Stage::Open;
  bool paused = false;
  std::int64_t pausedAt = 0;  // all clocks stand at this time; 0: it isn't paused
  int sides = 0;              // at a board
  int people = 0;             // that an entrant has room for
  int marbles = 0;            // of a side
  int roundsPlanned = 0;      // 0: nobody can know
  std::vector<EntrantShown> entrants;
  std::vector<RoundShown> rounds;
  std::vector<tournament::Criterion> criteria;  // that count, in order
  std::vector<tournament::Standing> standings;
  std::vector<std::vector<int>> groups;
  static constexpr auto fields() {
    return json::list(field("id", &TournamentShown::id), field("last", &TournamentShown::last),
                      field("created", &TournamentShown::created), field("now", &TournamentShown::now),
                      field("organiser", &TournamentShown::organiser),
                      field("organiserName", &TournamentShown::organiserName), field("plan", &TournamentShown::plan),
                      field("stage", &TournamentShown::stage), field("paused", &TournamentShown::paused),
                      field("pausedAt", &TournamentShown::pausedAt), field("sides", &TournamentShown::sides),
                      field("people", &TournamentShown::people), field("marbles", &TournamentShown::marbles),
                      field("roundsPlanned", &TournamentShown::roundsPlanned),
                      field("entrants", &TournamentShown::entrants), field("rounds", &TournamentShown::rounds),
                      field("criteria", &TournamentShown::criteria), field("standings", &TournamentShown::standings),
                      field("groups", &TournamentShown::groups));
  }
};

// What somebody is in a tournament.
struct TournamentRole {
  static constexpr std::string_view kType = "TournamentRole";
  bool organiser = false;
  std::optional<int> entrant;
  std::optional<std::string> code;  // of that entrant: for a partner, or another device
  static constexpr auto fields() {
    return json::list(field("organiser", &TournamentRole::organiser), field("entrant", &TournamentRole::entrant),
                      field("code", &TournamentRole::code));
  }
};

// Who shows the code of an entrant speaks for it. Only the organiser sees them all: they are printed on score sheets.
struct EntrantCode {
  static constexpr std::string_view kType = "EntrantCode";
  int number = 0;
  std::string code;
  static constexpr auto fields() {
    return json::list(field("number", &EntrantCode::number), field("code", &EntrantCode::code));
  }
};

struct EntrantCodes {
  static constexpr std::string_view kType = "EntrantCodes";
  std::vector<EntrantCode> codes;
  static constexpr auto fields() { return json::list(field("codes", &EntrantCodes::codes)); }
};

struct TournamentSummary {
  static constexpr std::string_view kType = "TournamentSummary";
  std::string id;
  std::string name;
  std::string organiserName;
  tournament::System system = tournament::System::Swiss;
  std::string type;
  tournament::Where where = tournament::Where::Boards;
  tournament::Stage stage = tournament::Stage::Open;
  int entrants = 0;
  int round = 0;
  std::int64_t created = 0;
  static constexpr auto fields() {
    return json::list(field("id", &TournamentSummary::id), field("name", &TournamentSummary::name),
                      field("organiserName", &TournamentSummary::organiserName),
                      field("system", &TournamentSummary::system), field("type", &TournamentSummary::type),
                      field("where", &TournamentSummary::where), field("stage", &TournamentSummary::stage),
                      field("entrants", &TournamentSummary::entrants), field("round", &TournamentSummary::round),
                      field("created", &TournamentSummary::created));
  }
};

struct TournamentList {
  static constexpr std::string_view kType = "TournamentList";
  std::vector<TournamentSummary> tournaments;  // the newest first
  std::optional<std::string> next;             // there are more: `before` of the next page
  static constexpr auto fields() {
    return json::list(field("tournaments", &TournamentList::tournaments), field("next", &TournamentList::next));
  }
};

// All that has happened, the oldest first: what a correction was before, and who made it.
struct TournamentHistory {
  static constexpr std::string_view kType = "TournamentHistory";
  std::vector<tournament::Event> events;
  std::vector<std::int64_t> undone;  // numbers of events that don't count any more
  static constexpr auto fields() {
    return json::list(field("events", &TournamentHistory::events), field("undone", &TournamentHistory::undone));
  }
};

// Over a socket to everybody who looks at it: there is something new.
struct TournamentNews {
  static constexpr std::string_view kType = "TournamentNews";
  std::int64_t last = 0;
  static constexpr auto fields() { return json::list(field("last", &TournamentNews::last)); }
};

// ---- What can be asked ----

struct TournamentWish {
  static constexpr std::string_view kType = "TournamentWish";
  tournament::Plan plan;
  bool listed = false;  // shown to everybody in the list
  static constexpr auto fields() {
    return json::list(field("plan", &TournamentWish::plan), field("listed", &TournamentWish::listed));
  }
};

struct TournamentName {
  static constexpr std::string_view kType = "TournamentName";
  std::string id;
  static constexpr auto fields() { return json::list(field("id", &TournamentName::id)); }
};

// A file of another tournament: Tacit's own, or Tuvero's.
struct TournamentFile {
  static constexpr std::string_view kType = "TournamentFile";
  std::string file;
  static constexpr auto fields() { return json::list(field("file", &TournamentFile::file)); }
};

// By the organiser for anybody; by others with themselves among the members.
struct EnterWish {
  static constexpr std::string_view kName = "enter", kType = "EnterWish";
  std::string name;
  std::vector<tournament::Member> members;
  static constexpr auto fields() {
    return json::list(field("name", &EnterWish::name), field("members", &EnterWish::members));
  }
};

// By the organiser, or by the entrant itself.
struct ChangeWish {
  static constexpr std::string_view kName = "change", kType = "ChangeWish";
  int number = 0;
  std::string name;
  std::vector<tournament::Member> members;
  static constexpr auto fields() {
    return json::list(field("number", &ChangeWish::number), field("name", &ChangeWish::name),
                      field("members", &ChangeWish::members));
  }
};

// With an entrant's code: whoever asks is from now on the member of this index.
struct ClaimWish {
  static constexpr std::string_view kName = "claim", kType = "ClaimWish";
  int member = 0;
  static constexpr auto fields() { return json::list(field("member", &ClaimWish::member)); }
};

struct LeaveWish {
  static constexpr std::string_view kName = "leave", kType = "LeaveWish";
  int number = 0;
  static constexpr auto fields() { return json::list(field("number", &LeaveWish::number)); }
};

struct ComeBackWish {
  static constexpr std::string_view kName = "come_back", kType = "ComeBackWish";
  int number = 0;
  static constexpr auto fields() { return json::list(field("number", &ComeBackWish::number)); }
};

// An entrant says how it ended, or the organiser does.
struct ReportWish {
  static constexpr std::string_view kName = "report", kType = "ReportWish";
  int round = 0;
  int board = 0;
  tournament::Results results;
  static constexpr auto fields() {
    return json::list(field("round", &ReportWish::round), field("board", &ReportWish::board),
                      field("results", &ReportWish::results));
  }
};

struct ConfirmWish {
  static constexpr std::string_view kName = "confirm", kType = "ConfirmWish";
  int round = 0;
  int board = 0;
  static constexpr auto fields() {
    return json::list(field("round", &ConfirmWish::round), field("board", &ConfirmWish::board));
  }
};

// From here on: the organiser's.

struct MergeWish {
  static constexpr std::string_view kName = "merge", kType = "MergeWish";
  int from = 0;
  int into = 0;
  static constexpr auto fields() {
    return json::list(field("from", &MergeWish::from), field("into", &MergeWish::into));
  }
};

struct PlanWish {
  static constexpr std::string_view kName = "plan", kType = "PlanWish";
  tournament::Plan plan;
  static constexpr auto fields() { return json::list(field("plan", &PlanWish::plan)); }
};

struct PairWish {
  static constexpr std::string_view kName = "pair", kType = "PairWish";
  static constexpr auto fields() { return json::list(); }
};

// Two entrants of the current round change places; or the two at a board the start.
struct SwapWish {
  static constexpr std::string_view kName = "swap", kType = "SwapWish";
  int one = 0;
  int other = 0;
  static constexpr auto fields() { return json::list(field("one", &SwapWish::one), field("other", &SwapWish::other)); }
};

// At once, or in up to 60 minutes: everybody is told their table, and the clock counts down to it.
struct StartRoundWish {
  static constexpr std::string_view kName = "start_round", kType = "StartRoundWish";
  std::optional<int> inMinutes = {};  // NOLINT(readability-redundant-member-init): most start at once
  static constexpr auto fields() { return json::list(field("inMinutes", &StartRoundWish::inMinutes)); }
};

struct CloseRoundWish {
  static constexpr std::string_view kName = "close_round", kType = "CloseRoundWish";
  static constexpr auto fields() { return json::list(); }
};

struct CorrectWish {
  static constexpr std::string_view kName = "correct", kType = "CorrectWish";
  int round = 0;
  int board = 0;
  tournament::Results results;
  std::string why;
  static constexpr auto fields() {
    return json::list(field("round", &CorrectWish::round), field("board", &CorrectWish::board),
                      field("results", &CorrectWish::results), field("why", &CorrectWish::why));
  }
};

struct PauseWish {
  static constexpr std::string_view kName = "pause", kType = "PauseWish";
  static constexpr auto fields() { return json::list(); }
};

struct ResumeWish {
  static constexpr std::string_view kName = "resume", kType = "ResumeWish";
  static constexpr auto fields() { return json::list(); }
};

struct UndoWish {
  static constexpr std::string_view kName = "undo", kType = "UndoWish";
  static constexpr auto fields() { return json::list(); }
};

struct FinishWish {
  static constexpr std::string_view kName = "finish", kType = "FinishWish";
  static constexpr auto fields() { return json::list(); }
};

using TournamentWant = std::variant<EnterWish, ChangeWish, ClaimWish, LeaveWish, ComeBackWish, ReportWish, ConfirmWish,
                                    MergeWish, PlanWish, PairWish, SwapWish, StartRoundWish, CloseRoundWish,
                                    CorrectWish, PauseWish, ResumeWish, UndoWish, FinishWish>;

struct TournamentCommand {
  static constexpr std::string_view kType = "TournamentCommand";
  TournamentWant want;
  std::optional<std::string> code;   // speaks for an entrant
  std::optional<std::int64_t> last;  // refused if anything has happened since this event
  static constexpr auto fields() {
    return json::list(field("want", &TournamentCommand::want), field("code", &TournamentCommand::code),
                      field("last", &TournamentCommand::last));
  }
};

}  // namespace tacit::server

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::server::TournamentWant> = "TournamentWant";
