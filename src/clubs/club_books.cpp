#include "clubs/club_books.h"

#include <algorithm>

#include "json/json.h"
#include "service/logging.h"
#include "tables/summaries.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kClubIsFresh = 250ms;  // whoever comes from an evening that has just ended sees it counted
constexpr auto kClubIsIdle = 10min;
constexpr auto kRecordsStand = 10min;
constexpr std::size_t kMostClubsKnown = 500;
constexpr std::size_t kTournamentsReadAtOnce = 10;  // others wait for the store meanwhile
constexpr int kMostClubAttempts = 20;
constexpr int kRecordsOfClub = 10;
// What may stand in a club, and happen in all. Organisers can go on when its members cannot.
constexpr std::int64_t kMostStanding = 20'000;
constexpr std::int64_t kMostClubEvents = 100'000;
constexpr std::int64_t kForOrganisers = 5'000;
constexpr int kMostOfOneInADay = 100;

club::Verdict busyClub() { return club::Refusal{"unavailable", "too many are at it; try again in a moment"}; }

std::vector<TeamRecord> recordsOf(store::Store& store, const std::string& club) {
  std::vector<TeamRecord> records;
  for (const auto& game : store.games().fewestCardsIn(club, kRecordsOfClub)) records.push_back(recordOf(game));
  return records;
}

// Asked again after a fault, it finds what it has kept.
store::ClubKept keepClubStep(store::Store& store, const store::ClubStep& step) {
  const auto kept = store.clubs().append(step);
  if (kept != store::ClubKept::Outdated) return kept;
  const auto there = store.clubs().events(step.id, step.last);
  const bool isOurs =
      there.size() >= step.events.size() && std::equal(step.events.begin(), step.events.end(), there.begin());
  return isOurs ? store::ClubKept::Done : kept;
}

// Nobody fills a club so that others can do nothing any more.
club::Verdict tooMuch(const club::Club& club, const std::string& who, std::int64_t now) {
  const std::int64_t reserve = club.isOrganiser(who) ? 0 : kForOrganisers;
  if (club.standing() >= kMostStanding - reserve || club.lastNumber() >= kMostClubEvents - reserve)
    return club::Refusal{"full", "too much has happened in this club"};
  if (reserve != 0 && club.doneOn(now, who) >= kMostOfOneInADay)
    return club::Refusal{"slow_down", "you have done enough here for today"};
  return {};
}

}  // namespace

bool ClubMoment::names(const std::string& person) const {
  if (club.member(person) != nullptr) return true;
  const auto isTheirs = [&](const club::Player& one) { return one.person == person; };
  const auto played = [&](const club::EveningPlace& one) { return std::ranges::any_of(one.players, isTheirs); };
  return std::ranges::any_of(around.counts,
                             [&](const auto& one) { return std::ranges::any_of(one.second->result, played); });
}

// ---- Reading ----

// A club on its way from the store to whoever asked.
struct ClubBooks::Reading {
  std::string id;
  ClubSnapshot before;
  Seen then;
  std::uint64_t forgotten = 0;      // how many people had been forgotten by then
  std::vector<std::string> events;  // after those
  ClubMoment moment;
};

ClubSnapshot ClubBooks::known(const std::string& id) const {
  const auto found = known_.find(id);
  return found == known_.end() ? nullptr : found->second.moment;
}

void ClubBooks::see(const std::string& id, Seen then, std::int64_t least) {
  const auto found = known_.find(id);
  const bool fresh = found != known_.end() && net_.now() - found->second.readAt < kClubIsFresh;
  if (fresh && found->second.moment->club.lastNumber() >= least) return then(found->second.moment);
  read(id, known(id), std::move(then));
}

void ClubBooks::read(const std::string& id, const ClubSnapshot& before, Seen then) {
  const auto reading = std::make_shared<Reading>(Reading{id, before, std::move(then), forgotten_, {}, {}});
  keeper_.look(id, [this, reading](store::Store& store) {
    const auto kept = store.clubs().find(reading->id);
    if (!kept) return net_.post([this, reading] { readDone(reading, nullptr); });
    ClubMoment& moment = reading->moment;
    if (reading->before) moment = *reading->before;
    moment.kept = *kept;
    reading->events = store.clubs().events(reading->id, moment.club.lastNumber());
    moment.around.names = store.clubs().memberNames(reading->id);
    moment.around.tournaments = store.clubs().tournamentsOf(reading->id);
    if (const auto now = net_.now(); !reading->before || now - moment.recordsAt > kRecordsStand) {
      moment.around.records = recordsOf(store, reading->id);
      moment.recordsAt = now;
    }
    turns_.run(
        reading->id, true, [this, reading] { fold(reading); },
        [this, reading] { net_.post([this, reading] { readDone(reading, reading->before); }); });
  });
}

// On the thread of the turns, as all that takes long.
void ClubBooks::fold(const ReadingOn& reading) {
  try {
    foldIn(reading->moment.club, reading->events);
    count(reading);
  } catch (const std::exception& problem) {
    logError("club " + reading->id + " cannot be read: " + problem.what());
    net_.post([this, reading] { readDone(reading, nullptr); });
  }
}

void ClubBooks::count(const ReadingOn& reading) {
  ClubSurroundings& around = reading->moment.around;
  auto missing = uncounted(reading->moment.club, around);
  if (missing.empty()) return show(reading);
  missing.resize(std::min(missing.size(), kTournamentsReadAtOnce));
  keeper_.look(reading->id, [this, reading, missing](store::Store& store) {
    std::vector<std::vector<std::string>> events;
    events.reserve(missing.size());
    for (const auto& one : missing) events.push_back(store.tournaments().events(one.tournament.id, 0));
    turns_.run(
        reading->id, true,
        [this, reading, missing, events = std::move(events)] {
          for (std::size_t i = 0; i < missing.size(); ++i)
            reading->moment.around.counts[missing[i].tournament.id] = countOf(missing[i], events[i]);
          count(reading);
        },
        [this, reading] { net_.post([this, reading] { readDone(reading, reading->before); }); });
  });
}

void ClubBooks::show(const ReadingOn& reading) {
  ClubMoment& moment = reading->moment;
  moment.shown = json::text(shownOf(moment.club, moment.around));
  const auto next = std::make_shared<const ClubMoment>(std::move(moment));
  net_.post([this, reading, next] { readDone(reading, next); });
}

void ClubBooks::readDone(const ReadingOn& reading, const ClubSnapshot& moment) {
  if (reading->forgotten != forgotten_) return read(reading->id, nullptr, reading->then);  // their names may be in it
  if (!moment) {
    known_.erase(reading->id);
  } else {
    if (known_.size() >= kMostClubsKnown) known_.clear();
    Known& its = known_[reading->id];
    if (!its.moment || its.moment->club.lastNumber() <= moment->club.lastNumber()) its = {moment, net_.now()};
  }
  reading->then(moment);
}

// ---- Changing ----

void ClubBooks::change(Wish wish) {
  const std::string id = wish.id;
  read(id, known(id), [this, wish = std::move(wish)](const ClubSnapshot& before) {
    if (!before) return wish.then({}, nullptr);
    turns_.run(
        wish.address, true, [this, wish, before] { carryOut(wish, before); },
        [this, wish] { net_.post([wish] { wish.then(busyClub(), nullptr); }); });
  });
}

void ClubBooks::carryOut(const Wish& wish, const ClubSnapshot& before) {
  club::Club club = before->club;
  std::vector<club::Event> made;
  club::Secretary secretary(club, [&made](const club::Event& event) { made.push_back(event); }, now_(), wish.who);
  auto refusal = tooMuch(club, wish.who, now_());
  if (!refusal) refusal = wish.change(*before, secretary);
  if (refusal) return net_.post([wish, refusal] { wish.then(refusal, nullptr); });
  keeper_.ask([this, wish, step = stepOf(club, made)](store::Store& store) {
    const auto became = keepClubStep(store, step);
    net_.post([this, wish, became] { kept(wish, became); });
  });
}

void ClubBooks::kept(const Wish& wish, store::ClubKept became) {
  if (became == store::ClubKept::NoTournament)
    return wish.then(club::Refusal{"no_tournament", "there is no such tournament, it is not yours, or it is a club's"},
                     nullptr);
  if (became == store::ClubKept::Done)
    return read(wish.id, known(wish.id), [wish](const ClubSnapshot& after) { wish.then({}, after); });
  if (wish.attempts + 1 >= kMostClubAttempts) return wish.then(busyClub(), nullptr);
  Wish again = wish;
  ++again.attempts;
  change(std::move(again));
}

// ---- Forgetting ----

void ClubBooks::forget(const std::string& person) {
  ++forgotten_;
  std::erase_if(known_, [&](const auto& one) { return one.second.moment->names(person); });
}

void ClubBooks::forget() {
  const auto now = net_.now();
  std::erase_if(known_, [&](const auto& one) { return now - one.second.readAt > kClubIsIdle; });
}

}  // namespace tacit::server
