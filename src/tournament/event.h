// What happens in a tournament. A tournament is the fold of its events; nothing else changes it.
#pragma once

#include <optional>
#include <variant>

#include "tournament/plan.h"

namespace tacit::tournament {

// Somebody who plays for an entrant: with an account or just by name.
struct Member {
  static constexpr std::string_view kType = "TournamentMember";
  std::string name;
  std::optional<std::string> person;
  static constexpr auto fields() { return json::list(field("name", &Member::name), field("person", &Member::person)); }
  friend bool operator==(const Member&, const Member&) = default;
};

// Where some entrants meet. The first one has the start.
struct Board {
  static constexpr std::string_view kType = "TournamentBoard";
  int number = 0;             // the table in the hall
  std::vector<int> entrants;  // one for each side, in the order of the seats
  // "", "group:2", "knockout:8" (eight are left), "third", "winners", "losers", "final", "final_again"
  std::string stage;
  static constexpr auto fields() {
    return json::list(field("number", &Board::number), field("entrants", &Board::entrants),
                      field("stage", &Board::stage));
  }
  friend bool operator==(const Board&, const Board&) = default;
};

// How one game ended.
struct GameResult {
  static constexpr std::string_view kType = "TournamentResult";
  std::vector<int> marbles;     // home, of each entrant in the order of the board
  std::optional<int> winner;    // an entrant; nobody when time ran out
  std::optional<int> cards;     // that were needed, where all play together
  std::optional<bool> forfeit;  // somebody did not come or gave up: the winner gets what a bye is worth
  static constexpr auto fields() {
    return json::list(field("marbles", &GameResult::marbles), field("winner", &GameResult::winner),
                      field("cards", &GameResult::cards), field("forfeit", &GameResult::forfeit));
  }
  friend bool operator==(const GameResult&, const GameResult&) = default;
};
using Results = std::vector<GameResult>;  // of the games of a board in a round

struct Created {
  static constexpr std::string_view kName = "created", kType = "TournamentCreated";
  std::string id;
  std::string organiser;  // a person; empty in a file made offline
  Plan plan;
  std::int64_t seed = 0;  // of lots: who is first among equals
  static constexpr auto fields() {
    return json::list(field("id", &Created::id), field("organiser", &Created::organiser), field("plan", &Created::plan),
                      field("seed", &Created::seed));
  }
};

struct PlanChanged {
  static constexpr std::string_view kName = "plan_changed", kType = "TournamentPlanChanged";
  Plan plan;
  static constexpr auto fields() { return json::list(field("plan", &PlanChanged::plan)); }
};

struct Entered {
  static constexpr std::string_view kName = "entered", kType = "TournamentEntered";
  int number = 0;  // 1 is the first, and the best seeded
  std::string name;
  std::vector<Member> members;
  static constexpr auto fields() {
    return json::list(field("number", &Entered::number), field("name", &Entered::name),
                      field("members", &Entered::members));
  }
};

struct Changed {
  static constexpr std::string_view kName = "changed", kType = "TournamentChanged";
  int number = 0;
  std::string name;
  std::vector<Member> members;
  static constexpr auto fields() {
    return json::list(field("number", &Changed::number), field("name", &Changed::name),
                      field("members", &Changed::members));
  }
};

// Is not paired any more.
struct Left {
  static constexpr std::string_view kName = "left", kType = "TournamentLeft";
  int number = 0;
  std::optional<bool> sentAway{};  // NOLINT(readability-redundant-member-init): by the organiser, who decides about it
  static constexpr auto fields() {
    return json::list(field("number", &Left::number), field("sentAway", &Left::sentAway));
  }
};

struct Returned {
  static constexpr std::string_view kName = "returned", kType = "TournamentReturned";
  int number = 0;
  static constexpr auto fields() { return json::list(field("number", &Returned::number)); }
};

// One entrant leaves, and its people play for another.
struct Merged {
  static constexpr std::string_view kName = "merged", kType = "TournamentMerged";
  int from = 0;
  int into = 0;
  static constexpr auto fields() { return json::list(field("from", &Merged::from), field("into", &Merged::into)); }
};

struct RoundPaired {
  static constexpr std::string_view kName = "round_paired", kType = "TournamentRoundPaired";
  int round = 0;
  std::vector<Board> boards;
  std::vector<int> byes;
  std::optional<std::vector<int>> bracket;  // where a knock-out begins: its places from top to bottom, 0: nobody
  static constexpr auto fields() {
    return json::list(field("round", &RoundPaired::round), field("boards", &RoundPaired::boards),
                      field("byes", &RoundPaired::byes), field("bracket", &RoundPaired::bracket));
  }
};

// The organiser has put entrants elsewhere.
struct BoardsChanged {
  static constexpr std::string_view kName = "boards_changed", kType = "TournamentBoardsChanged";
  int round = 0;
  std::vector<Board> boards;
  std::vector<int> byes;
  static constexpr auto fields() {
    return json::list(field("round", &BoardsChanged::round), field("boards", &BoardsChanged::boards),
                      field("byes", &BoardsChanged::byes));
  }
};

// At once, or announced: everybody knows their table, and the clock starts that many minutes later.
struct RoundStarted {
  static constexpr std::string_view kName = "round_started", kType = "TournamentRoundStarted";
  int round = 0;
  std::optional<int> inMinutes = {};  // NOLINT(readability-redundant-member-init): most start at once
  static constexpr auto fields() {
    return json::list(field("round", &RoundStarted::round), field("inMinutes", &RoundStarted::inMinutes));
  }
};

// A game of a board is played at a table of the server. What becomes of it when the board does is for nobody to undo.
struct TableOpened {
  static constexpr std::string_view kName = "table_opened", kType = "TournamentTableOpened";
  int round = 0;
  int board = 0;
  std::vector<int> entrants;  // who meet there; when others do, no board needs the table
  int game = 0;               // 1 is the first; a table for the same game takes the place of one that came to nothing
  std::string table;
  static constexpr auto fields() {
    return json::list(field("round", &TableOpened::round), field("board", &TableOpened::board),
                      field("entrants", &TableOpened::entrants), field("game", &TableOpened::game),
                      field("table", &TableOpened::table));
  }
};

// One entrant says how it ended; it stands once another one confirms. By nobody: the organiser has, and it stands.
struct Reported {
  static constexpr std::string_view kName = "reported", kType = "TournamentReported";
  int round = 0;
  int board = 0;
  std::optional<int> by;
  Results results;
  static constexpr auto fields() {
    return json::list(field("round", &Reported::round), field("board", &Reported::board), field("by", &Reported::by),
                      field("results", &Reported::results));
  }
};

struct Confirmed {
  static constexpr std::string_view kName = "confirmed", kType = "TournamentConfirmed";
  int round = 0;
  int board = 0;
  int by = 0;
  static constexpr auto fields() {
    return json::list(field("round", &Confirmed::round), field("board", &Confirmed::board),
                      field("by", &Confirmed::by));
  }
};

// The organiser mends a result; what was there before stays in the events.
struct Corrected {
  static constexpr std::string_view kName = "corrected", kType = "TournamentCorrected";
  int round = 0;
  int board = 0;
  Results results;
  std::string why;
  static constexpr auto fields() {
    return json::list(field("round", &Corrected::round), field("board", &Corrected::board),
                      field("results", &Corrected::results), field("why", &Corrected::why));
  }
};

struct RoundClosed {
  static constexpr std::string_view kName = "round_closed", kType = "TournamentRoundClosed";
  int round = 0;
  static constexpr auto fields() { return json::list(field("round", &RoundClosed::round)); }
};

struct Paused {
  static constexpr std::string_view kName = "paused", kType = "TournamentPaused";
  static constexpr auto fields() { return json::list(); }
};

struct Resumed {
  static constexpr std::string_view kName = "resumed", kType = "TournamentResumed";
  static constexpr auto fields() { return json::list(); }
};

// An earlier event is as if it had not been.
struct Undone {
  static constexpr std::string_view kName = "undone", kType = "TournamentUndone";
  std::int64_t event = 0;
  static constexpr auto fields() { return json::list(field("event", &Undone::event)); }
};

struct Finished {
  static constexpr std::string_view kName = "finished", kType = "TournamentFinished";
  static constexpr auto fields() { return json::list(); }
};

using What = std::variant<Created, PlanChanged, Entered, Changed, Left, Returned, Merged, RoundPaired, BoardsChanged,
                          RoundStarted, TableOpened, Reported, Confirmed, Corrected, RoundClosed, Paused, Resumed,
                          Undone, Finished>;

inline constexpr int kEventVersion = 1;

// One event as it is kept: numbered from 1 without gaps, with its time and who caused it.
struct Event {
  static constexpr std::string_view kType = "KeptTournamentEvent";
  int v = kEventVersion;
  std::int64_t n = 0;
  base::Instant t;
  std::optional<std::string> who;  // a person; left out where there is only one: a file of the organiser's own
  What what;
  static constexpr auto fields() {
    return json::list(field("v", &Event::v), field("n", &Event::n), field("t", &Event::t), field("who", &Event::who),
                      field("what", &Event::what));
  }
};

}  // namespace tacit::tournament

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::tournament::What> = "TournamentEvent";
