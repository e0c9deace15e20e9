// Entrants, rounds and results: the fold of a tournament's events. Knows no network, no clock and no chance.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/numbered.h"
#include "base/refusal.h"
#include "tournament/event.h"

namespace tacit::tournament {

using base::Outcome;
using base::Refusal;
using base::RefusalCode;

inline constexpr int kMaxEntrants = 2048;          // pairing costs are computed for no more (draw.h)
inline constexpr std::size_t kMaxEvents = 20'000;  // more than any tournament needs
inline constexpr int kMaxMinutesAhead = 60;        // that the start of a round is announced
inline constexpr int kMaxExtraGames = 3;           // of a knock-out that is level
inline constexpr int kMaxMinutesMore = 60;         // that a round gets at once

// A team, or a person where everybody plays alone.
struct Entrant {
  int number = 0;
  std::string name;
  std::vector<Member> members;
  bool in = true;  // is to be paired
  int since = 1;   // the first round it could be paired for
  bool sentAway = false;
};

// How a board has ended, as one entrant says.
struct Report {
  static constexpr std::string_view kType = "TournamentReport";
  int by = 0;
  Results results;
  TACIT_FIELDS(Report, by, results)
};

// A board of a round and what is known of it.
struct Pairing {
  Board board;
  std::vector<Report> reports;  // one of an entrant, the last to come last; none once a result stands
  Results results;              // that stand; empty while it is being played
  bool corrected = false;
  std::vector<std::string> tables;  // of a server, one for each game so far
  bool done() const { return !results.empty(); }
  bool disputed() const { return reports.size() > 1; }
  // The last one that is not by this entrant.
  const Report* reportFor(int entrant) const;
};

struct Round {
  int number = 0;
  std::vector<Pairing> pairings;
  std::vector<int> byes;
  std::vector<int> bracket;                // where a knock-out begins with this round
  std::optional<base::Instant> startedAt;  // to come where it was announced
  base::Duration pausedFor{};              // since then, while its clock stood still
  base::Duration extended{};               // beyond the minutes of the plan
  bool closed = false;
  bool done() const;
};

enum class Stage : std::uint8_t { Open, Running, Finished };
constexpr auto enumNames(Stage /*any*/) { return std::array<std::string_view, 3>{"open", "running", "finished"}; }

// Something for each entrant, asked by number; nobody has number 0.
template <typename T>
class ByEntrant : public std::vector<T> {
 public:
  explicit ByEntrant(const std::vector<Entrant>& entrants) : std::vector<T>(entrants.size() + 1) {}

  decltype(auto) operator[](std::integral auto number) { return this->begin()[static_cast<std::ptrdiff_t>(number)]; }
  decltype(auto) operator[](std::integral auto number) const {
    return this->begin()[static_cast<std::ptrdiff_t>(number)];
  }
};

// What the events of a tournament make of it.
class State {
 public:
  // The next event that stands. It must fit.
  void fold(const Event& event);
  // What keeps an event from having its place here.
  Outcome problemIn(const EventBody& what) const;

  const base::TournamentId& id() const { return id_; }
  const std::string& organiser() const { return organiser_; }
  std::int64_t seed() const { return seed_; }
  // A duplicate in which each game of a round is another deal.
  bool dealtOnce() const { return plan_.duplicate && dealtOnce_; }
  const Plan& plan() const { return plan_; }
  const Agreed& agreed() const { return agreed_; }
  Stage stage() const { return stage_; }
  bool paused() const { return pausedAt_.has_value(); }
  std::optional<base::Instant> pausedAt() const { return pausedAt_; }

  const std::vector<Entrant>& entrants() const { return entrants_; }
  const Entrant& entrant(int number) const { return base::numbered(entrants_, number); }
  bool exists(int number) const { return number >= 1 && number <= std::ssize(entrants_); }
  // Who was in when the first round was paired, the best seeded first: the field that groups and tables are made of.
  const std::vector<int>& field() const { return field_; }
  // To be paired now: in, and not at a board that is still played on.
  std::vector<int> free() const;

  const std::vector<Round>& rounds() const { return rounds_; }
  const Round& round(int number) const { return base::numbered(rounds_, number); }
  int lastRound() const { return static_cast<int>(rounds_.size()); }
  const Pairing* pairing(int round, int board) const;
  // That can be played at this board, extra ones included.
  int mostGamesAt(const Board& board) const;

  // ---- Time. What the clock on the wall shows comes in. ----

  // As the clocks of rounds have it: in a pause they stand still.
  base::Instant clock(base::Instant now) const { return pausedAt_.value_or(now); }
  bool hasBegun(const Round& round, base::Instant now) const {
    return round.startedAt && clock(now) >= *round.startedAt;
  }
  // When its minutes are over, if there is no further pause; nothing: when all have played, or nobody knows yet.
  std::optional<base::Instant> endOf(const Round& round) const;
  // The same for an arena as a whole.
  std::optional<base::Instant> endOfArena() const;

 private:
  void on(const Created& event);
  void on(const PlanChanged& event);
  void on(const Entered& event);
  void on(const Changed& event);
  void on(const Left& event);
  void on(const Returned& event);
  void on(const Merged& event);
  void on(const RoundPaired& event);
  void on(const RoundDropped& event);
  void on(const BoardsChanged& event);
  void on(const RoundStarted& event);
  void on(const RoundExtended& event);
  void on(const TableOpened& event);
  void on(const Reported& event);
  void on(const Confirmed& event);
  void on(const Corrected& event);
  void on(const RoundClosed& event);
  void on(const Paused& event);
  void on(const Resumed& event);
  void on(const Undone& /*event*/) {}
  void on(const Finished& event);

  Outcome problem(const Created& event) const;
  Outcome problem(const PlanChanged& event) const;
  Outcome problem(const Entered& event) const;
  Outcome problem(const Changed& event) const;
  Outcome problem(const Left& event) const;
  Outcome problem(const Returned& event) const;
  Outcome problem(const Merged& event) const;
  Outcome problem(const RoundPaired& event) const;
  Outcome problem(const RoundDropped& event) const;
  Outcome problem(const BoardsChanged& event) const;
  Outcome problem(const RoundStarted& event) const;
  Outcome problem(const RoundExtended& event) const;
  Outcome problem(const TableOpened& event) const;
  Outcome problem(const Reported& event) const;
  Outcome problem(const Confirmed& event) const;
  Outcome problem(const Corrected& event) const;
  Outcome problem(const RoundClosed& event) const;
  Outcome problem(const Paused& event) const;
  Outcome problem(const Resumed& event) const;
  static Outcome problem(const Undone& /*event*/) { return {}; }
  Outcome problem(const Finished& event) const;

  Outcome problemWithPeople(const std::string& name, const std::vector<Member>& members, int except) const;
  Outcome problemWithBoards(const std::vector<Board>& boards, const std::vector<int>& byes) const;
  Outcome problemWithResults(const Board& board, const Results& results) const;
  bool areAllNeeded(const Board& board, const Results& results) const;
  Outcome problemWithSettling(const Board& board, const Results& results) const;
  Outcome problemWithResult(const Board& board, const GameResult& result) const;
  Round& round(int number) { return base::numbered(rounds_, number); }
  Entrant& at(int number) { return base::numbered(entrants_, number); }
  Pairing& at(int round, int board);

  base::TournamentId id_;
  std::string organiser_;
  std::int64_t seed_ = 0;
  bool dealtOnce_ = false;
  base::Instant now_;  // of the event that is folded
  Plan plan_;
  Agreed agreed_;
  Stage stage_ = Stage::Open;
  std::optional<base::Instant> pausedAt_;
  std::vector<Entrant> entrants_;
  std::vector<int> field_;
  std::vector<Round> rounds_;
};

// The events, with those that were undone; and the state that the others make.
class Tournament : public State {
 public:
  // The next event. It must fit.
  void apply(const Event& event);

  // All events of a tournament, in one go however many of them were undone: of those it only matters that they could be.
  // What keeps one of them from being the next, and where, where they are `foreign`; of our own we know that they fit.
  enum class Whose : std::uint8_t { Foreign, Own };
  struct Misfit {
    std::size_t index = 0;
    std::string text;
  };
  std::optional<Misfit> read(std::vector<Event> events, Whose whose);

  // What keeps an event from being the next one; nothing when it fits. All rules are here: for the
  // director, who makes events, and for readers of events from elsewhere.
  Outcome problemWith(const Event& event) const;

  const std::vector<Event>& events() const { return events_; }
  std::int64_t lastNumber() const { return std::ssize(events_); }
  base::Instant lastTime() const { return events_.empty() ? base::Instant{} : events_.back().t; }
  bool isUndone(std::int64_t event) const { return base::numbered(undone_, event); }
  // What `undo` would take back: the last step of the organiser that stands.
  std::optional<std::int64_t> lastStep() const;

 private:
  // Before a step of the organiser.
  struct Checkpoint {
    std::int64_t step = 0;
    State before;
  };

  // With it where it stands, whether it counts or not.
  Outcome problemAnywhere(const Event& event) const;
  Outcome problemWithUndoing(std::int64_t step) const;
  // As it stood before an event, of those that stand.
  State before(std::int64_t event) const;
  static bool isStep(const Event& event, const std::string& organiser);
  bool hasAnythingAfter(std::int64_t event) const;  // that stands
  const Event& event(std::int64_t number) const { return base::numbered(events_, number); }

  std::vector<Event> events_;
  std::vector<bool> undone_;                                   // one for each event
  std::deque<std::shared_ptr<const Checkpoint>> checkpoints_;  // the last ones that stand
};

}  // namespace tacit::tournament
