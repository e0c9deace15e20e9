#include "clubs/marshal.h"

#include <algorithm>

#include "service/kept_event.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"
#include "tournament/director.h"

namespace tacit::server {
namespace {

using tournament::Pairing;
using tournament::Round;
using tournament::Tournament;

constexpr std::int64_t kTableGrace = 10 * kSecond;      // a table may be there before the tournament knows of it
constexpr std::int64_t kBetweenPairings = 5 * kSecond;  // in an arena, so that more than two are free ...
constexpr std::int64_t kLongWait = 20 * kSecond;        // ... but nobody waits for long
constexpr std::int64_t kForLastResults = 10 * kMinute;  // of an arena on real boards, after its end
constexpr std::string_view kServer = "server";          // who does what nobody else has done

bool isPlayedHere(const Tournament& tournament) { return tournament.plan().where == tournament::Where::Online; }

bool timeIsUpIn(const Tournament& tournament, const Round& round, std::int64_t now) {
  const auto end = tournament.endOf(round);
  return end != 0 && tournament.clock(now) >= end;
}

bool isBeingPlayed(const Round& round) { return round.startedAt != 0 && !round.done(); }

// An arena, when its time is up and nobody plays any more. Whoever sits at a real board has a while to say how it ended.
bool endsNow(const Tournament& tournament, std::int64_t now) {
  const auto end = tournament.endOfArena();
  if (end == 0 || tournament.paused() || now < end || tournament.stage() != tournament::Stage::Running) return false;
  const bool waitsForResults = isPlayedHere(tournament) || now < end + kForLastResults;
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

// Whether anybody may still play with the cards of this table.
bool areCardsInPlay(const Tournament& tournament, const Spot& spot) {
  return tournament.stage() != tournament::Stage::Finished && (spot.round == nullptr || !spot.round->closed);
}

// Nothing that can be told, where its events are gone or none.
table::Table tableAsKept(store::Store& store, const std::string& id) {
  table::Table table;
  try {
    for (const auto& text : store.tables().events(id)) applyChecked(table, eventFrom(text));
  } catch (const store::StoreUnavailable&) {
    throw;
  } catch (const std::exception& problem) {
    logError("table " + id + " of a tournament cannot be read: " + problem.what());
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
    results.resize(static_cast<std::size_t>(tournament.plan().games), results.back());
  return results;
}

}  // namespace

struct Marshal::Steps {
  std::vector<Opening> openings;
  std::vector<Report> reports;
  bool pairs = false;
  bool ends = false;
  bool any() const { return pairs || ends || !openings.empty() || !reports.empty(); }
};

void Marshal::tick() {
  if (rooms_.stuck()) return;
  lookAfterOwnTables();
  if (!isInCharge()) return;
  keeper_.ask([this](store::Store& store) {
    net_.post([this, running = store.tournaments().running()] {
      for (const auto& id : running) visit(id);
    });
  });
}

// ---- Tables we have ----

void Marshal::lookAfterOwnTables() {
  std::map<std::string, std::vector<std::shared_ptr<Room>>> rooms;
  for (const auto& [id, room] : rooms_.all())
    if (const auto& of = room->table().options().tournament; of && (!room->done() || room->isSealed()))
      rooms[*of].push_back(room);
  for (const auto& [id, theirs] : rooms) {
    const auto hall = halls_.named(id);
    if (!hall) continue;
    hall->see([this, hall, theirs = theirs](const Snapshot& moment) {
      if (moment) return lookAfter(*moment, theirs);
      if (!hall->isGone()) return;
      for (const auto& room : theirs) room->done() ? room->unseal() : room->giveUp();
    });
  }
}

// A table that is nobody's: its round was undone, others sit there now, or the organiser has entered a result. A rated game
// that has begun is played to its end all the same: nobody gets out of one by what they do to the tournament.
void Marshal::lookAfter(const Moment& moment, const std::vector<std::shared_ptr<Room>>& rooms) {
  const Tournament& tournament = moment.tournament;
  for (const auto& room : rooms) {
    const Spot spot = spotOf(tournament, room->table().id());
    if (room->done()) {
      if (!areCardsInPlay(tournament, spot)) room->unseal();
      else if (spot.pairing != nullptr && !spot.pairing->done()) visit(tournament.id());
      continue;
    }
    const bool isNobodys = spot.pairing == nullptr || spot.pairing->done();
    const bool isOld = halls_.now() - room->created() > kTableGrace;
    const bool isOver = spot.round != nullptr && timeIsUpIn(tournament, *spot.round, halls_.now());
    const bool isCalledOff = (isNobodys && isOld) || tournament.stage() == tournament::Stage::Finished;
    if (isOver || (isCalledOff && !room->mustEnd())) room->giveUp();
    else if (spot.round != nullptr && tournament.hasBegun(*spot.round, halls_.now()))
      room->mayBegin(spot.round->startedAt);
  }
}

// ---- Tournaments ----

void Marshal::visit(const std::string& id) {
  const auto hall = halls_.named(id);
  if (!hall || !busy_.insert(id).second) return;
  hall->see([this, hall](const Snapshot& moment) {
    if (moment && runsItself(moment->tournament)) return survey(hall, moment);
    busy_.erase(hall->id());
  });
}

// Somebody still plays there, as far as we can see from here.
bool Marshal::isAwaited(const Course& course) const {
  if (course.tables.empty()) return false;
  const auto room = rooms_.named(course.tables.back());
  return room && !room->done();
}

void Marshal::survey(const std::shared_ptr<Hall>& hall, const Snapshot& moment) {
  const Tournament& tournament = moment->tournament;
  std::vector<Course> courses;
  std::set<std::string> people;
  for (const Round& round : tournament.rounds()) {
    if (!isPlayedHere(tournament) || round.startedAt == 0 || round.closed) continue;
    for (const Pairing& one : round.pairings) {
      if (one.done()) continue;
      const int game = std::max(1, static_cast<int>(one.tables.size()));
      Course course{{round.number, one.board.number, one.board.entrants, game},
                    one.tables,
                    timeIsUpIn(tournament, round, halls_.now()),
                    false,
                    {}};
      if (isAwaited(course)) continue;
      course.isDone = !one.tables.empty() && rooms_.named(one.tables.back());
      for (const auto& person : peopleOf(tournament, one.board.entrants)) people.insert(person);
      courses.push_back(std::move(course));
    }
  }
  if (courses.empty()) return act(hall, moment, {}, {});
  keeper_.ask([this, hall, moment, courses, people](store::Store& store) {
    std::vector<Course> ready;
    for (Course course : courses) {
      const bool isElsewhere = !course.tables.empty() && !course.isDone;
      const auto standing = isElsewhere ? store.tables().standingOf(course.tables.back()) : store::Standing::Done;
      if (standing == store::Standing::Unfinished || standing == store::Standing::Aside) continue;
      for (const auto& table : course.tables) course.played.push_back(tableAsKept(store, table));
      ready.push_back(std::move(course));
    }
    std::map<std::string, table::Person> known;
    for (const auto& id : people)
      if (const auto person = store.people().find(id)) known[id] = atTable(*person);
    net_.post([this, hall, moment, ready, known] { act(hall, moment, ready, known); });
  });
}

void Marshal::act(const std::shared_ptr<Hall>& hall, const Snapshot& moment, const std::vector<Course>& courses,
                  const std::map<std::string, table::Person>& people) {
  const Tournament& tournament = moment->tournament;
  const bool mayOpen = isInCharge() && !tournament.paused() && !rooms_.draining();
  Steps steps;
  for (const Course& course : courses) {
    auto results = resultsSoFar(tournament, course.game, course.played, course.timeIsUp);
    const int played = static_cast<int>(results.size());
    const bool isOver = played >= tournament.plan().games || course.timeIsUp;
    // The next one, or the last one again that came to nothing. If it is one before that: the organiser will know.
    const bool canGoOn = played + 1 >= course.game.game;
    if (isOver && played > 0) {
      steps.reports.push_back({course.game, std::move(results)});
    } else if (!isOver && canGoOn && mayOpen) {
      BoardGame next = course.game;
      next.game = played + 1;
      steps.openings.push_back({next, open(*moment, next, people)});
    }
  }
  steps.pairs = mayOpen && pairsNow(tournament);
  steps.ends = isInCharge() && endsNow(tournament, halls_.now());
  if (steps.any()) return carryOut(hall, steps);
  busy_.erase(hall->id());
}

std::string Marshal::open(const Moment& moment, const BoardGame& game,
                          const std::map<std::string, table::Person>& people) {
  const auto& plan = moment.tournament.plan();
  const auto cards = cardsOf(moment.tournament, moment.kept.secret, game);
  const auto named = [&](const std::string& id) -> std::optional<table::Person> {
    const auto found = people.find(id);
    return found == people.end() ? std::nullopt : std::optional(found->second);
  };
  const auto seating = seatingOf(moment.tournament, game, cards, named);
  table::Options options = tableOptions(plan);
  options.tournament = moment.tournament.id();
  // A game counts for the rating where everybody is somebody.
  if (std::ranges::any_of(seating, [](const auto& one) { return !one || one->guest; })) options.rated = false;
  std::string id = newTableId();
  while (rooms_.named(id)) id = newTableId();
  rooms_.makeFor({id, "", options, fair::commitment(cards), fair::hex(cards)}, seating);
  return id;
}

// An arena goes on until its time is up. Two who have just met don't meet again while others may soon be free.
bool Marshal::pairsNow(const Tournament& tournament) {
  const auto& rounds = tournament.rounds();
  const std::int64_t end = tournament.endOfArena();
  const std::int64_t now = halls_.now();
  if (!isPlayedHere(tournament) || end == 0 || now >= end || rounds.back().startedAt == 0) return false;
  const int sides = tournament.agreed().sides;
  const int free = static_cast<int>(tournament.free().size());
  const std::int64_t since = now - std::max(rounds.back().startedAt, pairedAt_[tournament.id()]);
  if (free < sides || since < (free < 2 * sides ? kLongWait : kBetweenPairings)) return false;
  pairedAt_[tournament.id()] = now;
  return true;
}

void Marshal::carryOut(const std::shared_ptr<Hall>& hall, const Steps& steps) {
  const auto change = [steps, now = halls_.now()](Tournament& tournament, const store::KeptTournament& /*kept*/,
                                                  std::vector<tournament::Event>& made) -> tournament::Verdict {
    tournament::Director director(
        tournament, [&made](const tournament::Event& event) { made.push_back(event); }, now, std::string(kServer));
    for (const auto& [game, results] : steps.reports)  // refused where there is one by now, or somebody has to decide
      static_cast<void>(director.report(game.round, game.board, std::nullopt, results));
    for (const auto& [game, table] : steps.openings)
      static_cast<void>(director.openTable({game.round, game.board, game.entrants, game.game, table}));
    if (steps.pairs && !director.pair()) static_cast<void>(director.startRound());
    if (endsNow(tournament, now)) static_cast<void>(director.finish());
    return {};
  };
  hall->change(std::string(kServer), change,
               [this, hall, steps](const tournament::Verdict& refusal, const Snapshot& moment) {
                 busy_.erase(hall->id());
                 for (const auto& [game, table] : steps.openings) {
                   const auto room = rooms_.named(table);
                   const bool isKnown = !refusal && moment && spotOf(moment->tournament, table).pairing != nullptr;
                   if (room && !isKnown) rooms_.erase(room);
                 }
               });
}

}  // namespace tacit::server
