#include "clubs/tournament_runner.h"

#include <algorithm>

#include "service/kept_event.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"
#include "tournament/director.h"
#include "tournament/scoring.h"

namespace tacit::clubs {
namespace {

using tournament::Pairing;
using tournament::Round;
using tournament::Tournament;
using namespace std::chrono_literals;

constexpr base::Duration kTableGrace = 10s;        // a table may be there before the tournament knows of it
constexpr base::Duration kBetweenPairings = 5s;    // in an arena, so that more than two are free ...
constexpr base::Duration kLongWait = 20s;          // ... but nobody waits for long
constexpr base::Duration kForLastResults = 10min;  // of an arena on real boards, after its end
constexpr std::string_view kServer = "server";     // who does what nobody else has done

bool isPlayedHere(const Tournament& tournament) { return tournament.plan().where == tournament::Where::Online; }

bool timeIsUpIn(const Tournament& tournament, const Round& round, base::Instant now) {
  const auto end = tournament.endOf(round);
  return end && tournament.clock(now) >= *end;
}

bool isBeingPlayed(const Round& round) { return round.startedAt && !round.done(); }

// An arena, when its time is up and all games are over. Players at real boards have a while to report results.
bool endsNow(const Tournament& tournament, base::Instant now) {
  const auto end = tournament.endOfArena();
  if (!end || tournament.paused() || now < *end || tournament.stage() != tournament::Stage::Running) return false;
  const bool waitsForResults = isPlayedHere(tournament) || now < *end + kForLastResults;
  return !waitsForResults || std::ranges::none_of(tournament.rounds(), isBeingPlayed);
}

// Where a table stands in a tournament, if anywhere.
struct Spot {
  const Round* round = nullptr;
  const Pairing* pairing = nullptr;
};

Spot spotOf(const Tournament& tournament, const std::string& table) {
  for (const Round& round : tournament.rounds())
    for (const Pairing& one : round.pairings)
      if (std::ranges::find(one.tables, table) != one.tables.end()) return {&round, &one};
  return {};
}

// Whether a knock-out is played on although its time is up, because nobody is ahead yet.
bool isPlayedOn(const Tournament& tournament, const Spot& spot, const tables::Room& room) {
  if (spot.pairing == nullptr || !needsWinner(spot.pairing->board)) return false;
  const auto rule = tournament.plan().ifLevel;
  if (rule == tournament::IfLevel::NextMarble) return isLevelNow(room.table());
  return rule == tournament::IfLevel::ExtraGame && room.created() >= tournament.endOf(*spot.round);
}

// Whether the cards of this table may still be dealt to others.
bool areCardsInPlay(const Tournament& tournament, const Spot& spot) {
  return tournament.stage() != tournament::Stage::Finished && (spot.round == nullptr || !spot.round->closed);
}

// Empty if its events are gone or cannot be read.
table::Table tableAsKept(store::Store& store, const std::string& id) {
  table::Table table;
  try {
    for (const auto& text : store.tables().events(id)) service::applyChecked(table, service::eventFrom(text));
  } catch (const store::StoreUnavailable&) {
    throw;
  } catch (const std::exception& problem) {
    service::logError("table " + id + " of a tournament cannot be read: " + problem.what());
    return {};
  }
  return table;
}

// Of all games so far, as far as they can be told. Who doesn't come to one game doesn't come to the others.
tournament::Results resultsSoFar(const Tournament& tournament, BoardGame game, const std::vector<table::Table>& played,
                                 bool timeIsUp) {
  tournament::Results results;
  game.game = 0;
  for (const auto& table : played) {
    ++game.game;
    if (const auto result = resultOf(tournament, game, table, timeIsUp)) results.push_back(*result);
  }
  if (!results.empty() && results.size() == played.size() && results.back().forfeit.value_or(false))
    results.resize(std::max(results.size(), static_cast<std::size_t>(tournament.plan().games)), results.back());
  return results;
}

// Whether no further game follows: all are played, or there is no time for more, and an extra one isn't needed.
bool isDecided(const Tournament& tournament, const BoardGame& game, const tournament::Results& results, bool timeIsUp) {
  const int played = static_cast<int>(results.size());
  if (played < tournament.plan().games && !timeIsUp) return false;
  if (tournament.plan().ifLevel != tournament::IfLevel::ExtraGame) return true;
  const auto* const its = tournament.pairing(game.round, game.board);
  const bool needsMore = its != nullptr && needsWinner(its->board) && isLevel(its->board, results);
  return !needsMore || played >= tournament.mostGamesAt(its->board);
}

}  // namespace

struct TournamentRunner::Steps {
  std::vector<Opening> openings;
  std::vector<Report> reports;
  bool pairs = false;
  bool ends = false;
  bool any() const { return pairs || ends || !openings.empty() || !reports.empty(); }
};

void TournamentRunner::tick() {
  if (rooms_.availability().stuck()) return;
  lookAfterOwnTables();
  if (!isInCharge()) return;
  keeper_.ask([this](store::Store& store) {
    net_.post([this, running = store.tournaments().running()] {
      for (const auto& id : running) visit(id);
    });
  });
}

// ---- Tables we have ----

void TournamentRunner::lookAfterOwnTables() {
  std::map<base::TournamentId, std::vector<std::shared_ptr<tables::Room>>> rooms;
  for (const auto& [id, room] : rooms_.all())
    if (const auto& of = room->table().options().tournament; of && (!room->table().done() || room->isSealed()))
      rooms[*of].push_back(room);
  for (const auto& [id, theirs] : rooms) {
    const auto live = live_.named(id);
    if (!live) continue;
    live->see([this, live, theirs = theirs](const TournamentSnapshotPtr& snapshot) {
      if (snapshot) return lookAfter(snapshot, theirs);
      if (!live->isGone()) return;
      for (const auto& room : theirs) room->table().done() ? room->unseal() : room->perform(&table::Referee::giveUp);
    });
  }
}

// A table that no board needs any more: its round was undone, the entrants have changed, or the organiser has entered a
// result. A rated game that has begun is played to its end all the same: an organiser can't end one early.
void TournamentRunner::lookAfter(const TournamentSnapshotPtr& snapshot,
                                 const std::vector<std::shared_ptr<tables::Room>>& rooms) {
  const Tournament& tournament = snapshot->tournament;
  for (const auto& room : rooms) {
    const Spot spot = spotOf(tournament, room->table().id());
    if (room->table().done()) {
      if (!areCardsInPlay(tournament, spot)) room->unseal();
      else if (spot.pairing != nullptr && !spot.pairing->done()) visit(tournament.id());
      continue;
    }
    const bool isNobodys = spot.pairing == nullptr || spot.pairing->done();
    const bool isOld = live_.now() - room->created() > kTableGrace;
    const bool isOver = spot.round != nullptr && timeIsUpIn(tournament, *spot.round, live_.now()) &&
                        !isPlayedOn(tournament, spot, *room);
    const bool isCalledOff = (isNobodys && isOld) || tournament.stage() == tournament::Stage::Finished;
    if (isOver || (isCalledOff && !tables::mustEnd(room->table()))) room->perform(&table::Referee::giveUp);
    else if (const auto start = spot.round != nullptr ? spot.round->startedAt : std::nullopt;
             start && tournament.hasBegun(*spot.round, live_.now()))
      room->mayBegin(*start);
    seatLate(snapshot, room);
  }
}

// Somebody has taken a place of the team since, or was too late when the game began.
void TournamentRunner::seatLate(const TournamentSnapshotPtr& snapshot, const std::shared_ptr<tables::Room>& room) {
  const Spot spot = spotOf(snapshot->tournament, room->table().id());
  const auto cards = fair::secretFrom(room->table().fairness().seed);
  if (spot.pairing == nullptr || !cards || room->table().done()) return;
  const auto& tables = spot.pairing->tables;
  const auto game = std::ranges::find(tables, room->table().id()) - tables.begin() + 1;
  const BoardGame at{spot.round->number, spot.pairing->board.number, spot.pairing->board.entrants,
                     static_cast<int>(game)};
  const auto& places = room->table().places();
  std::vector<std::string> late;
  for (const auto& person : peopleOf(snapshot->tournament, at.entrants)) {
    const bool isAwaited = room->table().stage() == table::Stage::Open || room->audience().isHere(person);
    if (isAwaited && places.heldBy(person).empty()) late.push_back(person);
  }
  if (late.empty() || std::ranges::all_of(places, &table::Place::isPerson)) return;
  keeper_.ask([this, snapshot, room, at, cards, late](store::Store& store) {
    std::map<std::string, table::Person> known;
    for (const auto& id : late)
      if (const auto person = store.people().find(id)) known[id] = people::atTable(*person);
    net_.post([snapshot, room, at, cards, known] {
      const auto named = [&](const std::string& id) -> std::optional<table::Person> {
        const auto found = known.find(id);
        return found == known.end() ? std::nullopt : std::optional(found->second);
      };
      const auto seating = seatingOf(snapshot->tournament, at, *cards, named);
      room->perform([&](table::Referee referee) { referee.seat(seating); });
    });
  });
}

// ---- Tournaments ----

void TournamentRunner::visit(const base::TournamentId& id) {
  const auto live = live_.named(id);
  if (!live || !busy_.insert(id).second) return;
  live->see([this, live](const TournamentSnapshotPtr& snapshot) {
    if (snapshot && runsItself(snapshot->tournament)) return survey(live, snapshot);
    busy_.erase(live->id());
  });
}

// People still play there, as far as this node knows.
bool TournamentRunner::isAwaited(const Course& course) const {
  if (course.tables.empty()) return false;
  const auto room = rooms_.named(course.tables.back());
  return room && !room->table().done();
}

void TournamentRunner::survey(const std::shared_ptr<LiveTournament>& live, const TournamentSnapshotPtr& snapshot) {
  const Tournament& tournament = snapshot->tournament;
  std::vector<Course> courses;
  std::set<std::string> people;
  for (const Round& round : tournament.rounds()) {
    if (!isPlayedHere(tournament) || !round.startedAt || round.closed) continue;
    for (const Pairing& one : round.pairings) {
      if (one.done()) continue;
      const int game = std::max(1, static_cast<int>(one.tables.size()));
      Course course{{round.number, one.board.number, one.board.entrants, game},
                    one.tables,
                    timeIsUpIn(tournament, round, live_.now()),
                    false,
                    {}};
      if (isAwaited(course)) continue;
      course.isDone = !one.tables.empty() && rooms_.named(one.tables.back());
      for (const auto& person : peopleOf(tournament, one.board.entrants)) people.insert(person);
      courses.push_back(std::move(course));
    }
  }
  if (courses.empty()) return act(live, snapshot, {}, {});
  keeper_.ask([this, live, snapshot, courses, people](store::Store& store) {
    std::vector<Course> ready;
    for (Course course : courses) {
      const bool isElsewhere = !course.tables.empty() && !course.isDone;
      const auto standing = isElsewhere ? store.tables().statusOf(course.tables.back()) : store::TableStatus::Done;
      if (standing == store::TableStatus::Unfinished || standing == store::TableStatus::Quarantined) continue;
      for (const auto& table : course.tables) course.played.push_back(tableAsKept(store, table));
      ready.push_back(std::move(course));
    }
    std::map<std::string, table::Person> known;
    for (const auto& id : people)
      if (const auto person = store.people().find(id)) known[id] = people::atTable(*person);
    net_.post([this, live, snapshot, ready, known] { act(live, snapshot, ready, known); });
  });
}

void TournamentRunner::act(const std::shared_ptr<LiveTournament>& live, const TournamentSnapshotPtr& snapshot,
                           const std::vector<Course>& courses, const std::map<std::string, table::Person>& people) {
  const Tournament& tournament = snapshot->tournament;
  const bool mayOpen = isInCharge() && !tournament.paused() && !rooms_.availability().draining();
  Steps steps;
  for (const Course& course : courses) {
    auto results = resultsSoFar(tournament, course.game, course.played, course.timeIsUp);
    const int played = static_cast<int>(results.size());
    const bool isOver = isDecided(tournament, course.game, results, course.timeIsUp);
    // The next one, or the last one again that came to nothing. If it is one before that: the organiser will know.
    const bool canGoOn = played + 1 >= course.game.game;
    if (isOver && played > 0) {
      steps.reports.push_back({course.game, std::move(results)});
    } else if (!isOver && canGoOn && mayOpen) {
      BoardGame next = course.game;
      next.game = played + 1;
      steps.openings.push_back({next, open(*snapshot, next, people)});
    }
  }
  steps.pairs = mayOpen && pairsNow(tournament);
  steps.ends = isInCharge() && endsNow(tournament, live_.now());
  if (steps.any()) return carryOut(live, steps);
  busy_.erase(live->id());
}

std::string TournamentRunner::open(const TournamentSnapshot& snapshot, const BoardGame& game,
                                   const std::map<std::string, table::Person>& people) {
  const auto& plan = snapshot.tournament.plan();
  const auto cards = cardsOf(snapshot.tournament, snapshot.kept.secret, game);
  const auto named = [&](const std::string& id) -> std::optional<table::Person> {
    const auto found = people.find(id);
    return found == people.end() ? std::nullopt : std::optional(found->second);
  };
  const auto seating = seatingOf(snapshot.tournament, game, cards, named);
  table::Options options = tableOptions(plan);
  options.tournament = snapshot.tournament.id();
  // A game counts for the rating where everybody is somebody.
  if (std::ranges::any_of(seating, [](const auto& one) { return !one || one->guest; })) options.rated = false;
  auto id = service::newLinkId<std::string>();
  while (rooms_.named(id)) id = service::newLinkId<std::string>();
  rooms_.makeForTournament({id, "", options, fair::commitment(cards), fair::hex(cards)}, seating);
  return id;
}

// An arena goes on until its time is up. Two who have just met don't meet again while others may soon be free.
bool TournamentRunner::pairsNow(const Tournament& tournament) {
  const auto& rounds = tournament.rounds();
  const auto end = tournament.endOfArena();
  const base::Instant now = live_.now();
  if (!isPlayedHere(tournament) || !end || now >= *end) return false;
  const auto started = rounds.back().startedAt;
  if (!started) return false;
  const int sides = tournament.agreed().sides;
  const int free = static_cast<int>(tournament.free().size());
  const base::Duration since = now - std::max(*started, pairedAt_[tournament.id()]);
  if (free < sides || since < (free < 2 * sides ? kLongWait : kBetweenPairings)) return false;
  pairedAt_[tournament.id()] = now;
  return true;
}

void TournamentRunner::carryOut(const std::shared_ptr<LiveTournament>& live, const Steps& steps) {
  const auto change = [steps, now = live_.now()](Tournament& tournament, const TournamentSnapshot& /*before*/,
                                                 std::vector<tournament::Event>& made) -> base::Outcome {
    tournament::Director director(
        tournament, [&made](const tournament::Event& event) { made.push_back(event); }, now, std::string(kServer));
    for (const auto& [game, results] : steps.reports)  // refused where there is one by now, or somebody has to decide
      std::ignore = director.report(game.round, game.board, std::nullopt, results);
    for (const auto& [game, table] : steps.openings)
      std::ignore = director.openTable({game.round, game.board, game.entrants, game.game, table});
    if (steps.pairs)
      if (const auto refusal = director.pair(); !refusal) std::ignore = director.startRound();
    if (endsNow(tournament, now)) std::ignore = director.finish();
    return {};
  };
  live->change(std::string(kServer), change,
               [this, live, steps](const base::Outcome& refusal, const TournamentSnapshotPtr& snapshot) {
                 busy_.erase(live->id());
                 for (const auto& [game, table] : steps.openings) {
                   const auto room = rooms_.named(table);
                   const bool isKnown = !refusal && snapshot && spotOf(snapshot->tournament, table).pairing != nullptr;
                   if (room && !isKnown) rooms_.erase(room);
                 }
               });
}

}  // namespace tacit::clubs
