// What happens in a tournament. A tournament is the fold of its events; nothing else changes it.
#pragma once

#include <optional>
#include <variant>

#include "base/id.h"
#include "tournament/plan.h"

namespace tacit::tournament {

// Somebody who plays for an entrant: with an account or just by name.
struct Member {
  static constexpr std::string_view kType = "TournamentMember";
  std::string name;
  std::optional<std::string> person;
  TACIT_FIELDS(Member, name, person)
  friend bool operator==(const Member&, const Member&) = default;
};

// Where some entrants meet. The first one has the start.
struct Board {
  static constexpr std::string_view kType = "TournamentBoard";
  int number = 0;             // the table in the hall
  std::vector<int> entrants;  // one for each side, in the order of the seats
  // "", "group:2", "knockout:8" (eight are left), "third", "winners", "losers", "final", "final_again"
  std::string stage;
  TACIT_FIELDS(Board, number, entrants, stage)
  friend bool operator==(const Board&, const Board&) = default;
};

// How one game ended.
struct GameResult {
  static constexpr std::string_view kType = "TournamentResult";
  std::vector<int> marbles;     // home, of each entrant in the order of the board
  std::optional<int> winner;    // an entrant; nobody when time ran out
  std::optional<int> cards;     // that were needed, where all play together
  std::optional<bool> forfeit;  // somebody did not come or gave up: the winner gets what a bye is worth
  // Of the last game of a knock-out that is level: who goes on, by seed or by the organiser's word.
  std::optional<int> settled = {};  // NOLINT(readability-redundant-member-init): most results have none
  TACIT_FIELDS(GameResult, marbles, winner, cards, forfeit, settled)
  friend bool operator==(const GameResult&, const GameResult&) = default;
};
using Results = std::vector<GameResult>;  // of the games of a board in a round

struct Created {
  static constexpr std::string_view kName = "created", kType = "TournamentCreated";
  base::TournamentId id;
  std::string organiser;  // a person; empty in a file made offline
  Plan plan;
  std::int64_t seed = 0;  // of lots: who is first among equals
  // In a duplicate each game is another deal. In older ones two games have the same, with sides changed.
  std::optional<bool> dealtOnce{};  // NOLINT(readability-redundant-member-init): left out in those
  TACIT_FIELDS(Created, id, organiser, plan, seed, dealtOnce)
};

struct PlanChanged {
  static constexpr std::string_view kName = "plan_changed", kType = "TournamentPlanChanged";
  Plan plan;
  TACIT_FIELDS(PlanChanged, plan)
};

struct Entered {
  static constexpr std::string_view kName = "entered", kType = "TournamentEntered";
  int number = 0;  // 1 is the first, and the best seeded
  std::string name;
  std::vector<Member> members;
  TACIT_FIELDS(Entered, number, name, members)
};

struct Changed {
  static constexpr std::string_view kName = "changed", kType = "TournamentChanged";
  int number = 0;
  std::string name;
  std::vector<Member> members;
  TACIT_FIELDS(Changed, number, name, members)
};

// Is not paired any more.
struct Left {
  static constexpr std::string_view kName = "left", kType = "TournamentLeft";
  int number = 0;
  std::optional<bool> sentAway{};  // NOLINT(readability-redundant-member-init): by the organiser, who decides about it
  TACIT_FIELDS(Left, number, sentAway)
};

struct Returned {
  static constexpr std::string_view kName = "returned", kType = "TournamentReturned";
  int number = 0;
  TACIT_FIELDS(Returned, number)
};

// One entrant leaves, and its people play for another.
struct Merged {
  static constexpr std::string_view kName = "merged", kType = "TournamentMerged";
  int from = 0;
  int into = 0;
  TACIT_FIELDS(Merged, from, into)
};

struct RoundPaired {
  static constexpr std::string_view kName = "round_paired", kType = "TournamentRoundPaired";
  int round = 0;
  std::vector<Board> boards;
  std::vector<int> byes;
  std::optional<std::vector<int>> bracket;  // where a knock-out begins: its places from top to bottom, 0: nobody
  TACIT_FIELDS(RoundPaired, round, boards, byes, bracket)
};

// Somebody left before it was played: it is as if it had not been paired.
struct RoundDropped {
  static constexpr std::string_view kName = "round_dropped", kType = "TournamentRoundDropped";
  int round = 0;
  TACIT_FIELDS(RoundDropped, round)
};

// The organiser has put entrants elsewhere.
struct BoardsChanged {
  static constexpr std::string_view kName = "boards_changed", kType = "TournamentBoardsChanged";
  int round = 0;
  std::vector<Board> boards;
  std::vector<int> byes;
  TACIT_FIELDS(BoardsChanged, round, boards, byes)
};

// At once, or announced: everybody knows their table, and the clock starts that many minutes later.
struct RoundStarted {
  static constexpr std::string_view kName = "round_started", kType = "TournamentRoundStarted";
  int round = 0;
  std::optional<int> inMinutes = {};  // NOLINT(readability-redundant-member-init): most start at once
  TACIT_FIELDS(RoundStarted, round, inMinutes)
};

// More time for a round; for an arena as a whole, where it is the first one. When its time is over, it counts from now.
struct RoundExtended {
  static constexpr std::string_view kName = "round_extended", kType = "TournamentRoundExtended";
  int round = 0;
  int minutes = 0;
  TACIT_FIELDS(RoundExtended, round, minutes)
};

// A game of a board is played at a table of the server. What becomes of it when the board does is for nobody to undo.
struct TableOpened {
  static constexpr std::string_view kName = "table_opened", kType = "TournamentTableOpened";
  int round = 0;
  int board = 0;
  std::vector<int> entrants;  // who meet there; when others do, no board needs the table
  int game = 0;               // 1 is the first; a table for the same game takes the place of one that came to nothing
  std::string table;
  TACIT_FIELDS(TableOpened, round, board, entrants, game, table)
};

// One entrant says how it ended; it stands once another one confirms. What others have said stays beside it. By nobody:
// the organiser has, and it stands.
struct Reported {
  static constexpr std::string_view kName = "reported", kType = "TournamentReported";
  int round = 0;
  int board = 0;
  std::optional<int> by;
  Results results;
  TACIT_FIELDS(Reported, round, board, by, results)
};

struct Confirmed {
  static constexpr std::string_view kName = "confirmed", kType = "TournamentConfirmed";
  int round = 0;
  int board = 0;
  int by = 0;
  std::optional<int> whose = {};  // NOLINT(readability-redundant-member-init): without it the last one of another
  TACIT_FIELDS(Confirmed, round, board, by, whose)
};

// The organiser mends a result; what was there before stays in the events.
struct Corrected {
  static constexpr std::string_view kName = "corrected", kType = "TournamentCorrected";
  int round = 0;
  int board = 0;
  Results results;
  std::string why;
  TACIT_FIELDS(Corrected, round, board, results, why)
};

struct RoundClosed {
  static constexpr std::string_view kName = "round_closed", kType = "TournamentRoundClosed";
  int round = 0;
  TACIT_FIELDS(RoundClosed, round)
};

struct Paused {
  static constexpr std::string_view kName = "paused", kType = "TournamentPaused";
  TACIT_FIELDS(Paused)
};

struct Resumed {
  static constexpr std::string_view kName = "resumed", kType = "TournamentResumed";
  TACIT_FIELDS(Resumed)
};

// An earlier event is as if it had not been.
struct Undone {
  static constexpr std::string_view kName = "undone", kType = "TournamentUndone";
  std::int64_t event = 0;
  TACIT_FIELDS(Undone, event)
};

struct Finished {
  static constexpr std::string_view kName = "finished", kType = "TournamentFinished";
  TACIT_FIELDS(Finished)
};

using EventBody = std::variant<Created, PlanChanged, Entered, Changed, Left, Returned, Merged, RoundPaired,
                               RoundDropped, BoardsChanged, RoundStarted, RoundExtended, TableOpened, Reported,
                               Confirmed, Corrected, RoundClosed, Paused, Resumed, Undone, Finished>;

// Nothing follows from it: that something was undone, and where a game is played.
bool isOnlyKept(const EventBody& what);

inline constexpr int kEventVersion = 1;

// One event as it is kept: numbered from 1 without gaps, with its time and who caused it.
struct Event {
  static constexpr std::string_view kType = "KeptTournamentEvent";
  int v = kEventVersion;
  std::int64_t n = 0;
  base::Instant t;
  std::optional<std::string> who;  // a person; left out where there is only one: a file of the organiser's own
  EventBody what;
  TACIT_FIELDS(Event, v, n, t, who, what)
};

}  // namespace tacit::tournament

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::tournament::EventBody> = "TournamentEvent";
