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
  TACIT_FIELDS(EntrantShown, number, name, members, in, since)
};

struct PairingShown {
  static constexpr std::string_view kType = "PairingShown";
  int number = 0;             // of the table in the hall
  std::vector<int> entrants;  // the first one has the start
  std::string stage;
  std::vector<std::string> tables;  // of this server, one for each game so far
  std::vector<Report> reports;      // by entrants, as long as no two agree; more than one: a dispute
  Results results;                  // that stand; empty while it is being played
  bool corrected = false;
  std::optional<int> winner;       // an entrant; nobody while it is being played, and where none is ahead
  std::optional<IfLevel> decided;  // what decided a knock-out that was level: an extra game, the seeds or the organiser
  TACIT_FIELDS(PairingShown, number, entrants, stage, tables, reports, results, corrected, winner, decided)
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
  TACIT_FIELDS(RoundShown, number, pairings, byes, bracket, startedAt, endsAt, closed, deals)
};

struct TournamentShown {
  static constexpr std::string_view kType = "TournamentShown";
  base::TournamentId id;
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
  TACIT_FIELDS(TournamentShown, id, last, created, now, organiser, organiserName, plan, stage, paused, pausedAt, sides,
               people, marbles, roundsPlanned, entrants, rounds, criteria, standings, groups)
};

struct TournamentSummary {
  static constexpr std::string_view kType = "TournamentSummary";
  base::TournamentId id;
  std::string name;
  std::string organiserName;
  System system = System::Swiss;
  std::string type;
  Where where = Where::Boards;
  Stage stage = Stage::Open;
  int entrants = 0;
  int round = 0;
  base::Instant created;
  TACIT_FIELDS(TournamentSummary, id, name, organiserName, system, type, where, stage, entrants, round, created)
};

// All that has happened, the oldest first: what a correction was before, and who made it.
struct TournamentHistory {
  static constexpr std::string_view kType = "TournamentHistory";
  std::vector<Event> events;
  std::vector<std::int64_t> undone;  // numbers of events that don't count any more
  TACIT_FIELDS(TournamentHistory, events, undone)
};

// The same for everybody; the caller fills in `now`.
TournamentShown shownOf(const Tournament& tournament, const std::string& organiserName);

// Without the organiser's name, which may change.
TournamentSummary summaryOf(const Tournament& tournament);

TournamentHistory historyOf(const Tournament& tournament);

// The event file (event_file.h).
std::string fileOf(const Tournament& tournament);

}  // namespace tacit::tournament
