// What a tournament shows to everybody. Its seed decides lots, and is shown only when the tournament is over.
#pragma once

#include "tournament/duplicate.h"
#include "tournament/standings.h"

namespace tacit::tournament {

struct EntrantShown {
  static constexpr std::string_view kType = "EntrantShown";
  int number = 0;
  std::string name;
  std::vector<Member> members;
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
  int number = 0;             // of the table in the hall
  std::vector<int> entrants;  // the first one has the start
  std::string stage;
  std::vector<std::string> tables;  // of this server, one for each game so far
  std::optional<int> reportedBy;    // an entrant, as long as nobody has confirmed
  Results reported;
  Results results;  // that stand; empty while it is being played
  bool corrected = false;
  std::optional<int> winner;  // an entrant; nobody while it is being played, and where none is ahead
  static constexpr auto fields() {
    return json::list(field("number", &PairingShown::number), field("entrants", &PairingShown::entrants),
                      field("stage", &PairingShown::stage), field("tables", &PairingShown::tables),
                      field("reportedBy", &PairingShown::reportedBy), field("reported", &PairingShown::reported),
                      field("results", &PairingShown::results), field("corrected", &PairingShown::corrected),
                      field("winner", &PairingShown::winner));
  }
};

struct RoundShown {
  static constexpr std::string_view kType = "RoundShown";
  int number = 0;
  std::vector<PairingShown> pairings;
  std::vector<int> byes;
  std::vector<int> bracket;  // where a knock-out begins with this round: its places, 0: nobody
  base::Instant startedAt;   // to come where it was announced; 0: not yet
  base::Instant endsAt;      // when its minutes are over, or those of the arena; 0: when all have played
  bool closed = false;
  std::optional<std::vector<std::vector<DealLine>>> deals;  // of a duplicate tournament, deal by deal
  static constexpr auto fields() {
    return json::list(field("number", &RoundShown::number), field("pairings", &RoundShown::pairings),
                      field("byes", &RoundShown::byes), field("bracket", &RoundShown::bracket),
                      field("startedAt", &RoundShown::startedAt), field("endsAt", &RoundShown::endsAt),
                      field("closed", &RoundShown::closed), field("deals", &RoundShown::deals));
  }
};

struct TournamentShown {
  static constexpr std::string_view kType = "TournamentShown";
  std::string id;
  std::int64_t last = 0;  // the number of the last event
  base::Instant created;
  base::Instant now;  // the server's clock: what is left of a round follows from it
  std::string organiser;
  std::string organiserName;
  Plan plan;
  Stage stage = Stage::Open;
  bool paused = false;
  base::Instant pausedAt;  // all clocks stand at this time; 0: it isn't paused
  int sides = 0;           // at a board
  int people = 0;          // that an entrant has room for
  int marbles = 0;         // of a side
  int roundsPlanned = 0;   // 0: nobody can know
  std::vector<EntrantShown> entrants;
  std::vector<RoundShown> rounds;
  std::vector<Criterion> criteria;  // that count, in order
  std::vector<Standing> standings;
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

struct TournamentSummary {
  static constexpr std::string_view kType = "TournamentSummary";
  std::string id;
  std::string name;
  std::string organiserName;
  System system = System::Swiss;
  std::string type;
  Where where = Where::Boards;
  Stage stage = Stage::Open;
  int entrants = 0;
  int round = 0;
  base::Instant created;
  static constexpr auto fields() {
    return json::list(field("id", &TournamentSummary::id), field("name", &TournamentSummary::name),
                      field("organiserName", &TournamentSummary::organiserName),
                      field("system", &TournamentSummary::system), field("type", &TournamentSummary::type),
                      field("where", &TournamentSummary::where), field("stage", &TournamentSummary::stage),
                      field("entrants", &TournamentSummary::entrants), field("round", &TournamentSummary::round),
                      field("created", &TournamentSummary::created));
  }
};

// All that has happened, the oldest first: what a correction was before, and who made it.
struct TournamentHistory {
  static constexpr std::string_view kType = "TournamentHistory";
  std::vector<Event> events;
  std::vector<std::int64_t> undone;  // numbers of events that don't count any more
  static constexpr auto fields() {
    return json::list(field("events", &TournamentHistory::events), field("undone", &TournamentHistory::undone));
  }
};

// The same for everybody; the caller fills in `now`.
TournamentShown shownOf(const Tournament& tournament, const std::string& organiserName);

// Without the organiser's name, which may change.
TournamentSummary summaryOf(const Tournament& tournament);

TournamentHistory historyOf(const Tournament& tournament);

// The event file (event_file.h).
std::string fileOf(const Tournament& tournament);

}  // namespace tacit::tournament
