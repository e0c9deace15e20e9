#include "tables/finishing.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "notation/words.h"
#include "people/erasing.h"
#include "rating/rating.h"
#include "service/kept_event.h"
#include "table/record.h"
#include "table/table.h"
#include "tables/series.h"

namespace tacit::tables {
namespace {

using table::Place;
using table::Table;

std::vector<table::Event> eventsOf(store::Store& store, const std::string& id) {
  std::vector<table::Event> events;
  for (const auto& text : store.tables().events(id)) events.push_back(service::eventFrom(text));
  return events;
}

// Who sat here, or wanted to, and is no longer kept anywhere.
std::set<std::string> goneFrom(store::Store& store, const std::vector<table::Event>& events) {
  std::set<std::string> named;
  for (const auto& event : events) {
    if (const auto* const sat = std::get_if<table::Sat>(&event.what)) named.insert(sat->person);
    if (const auto* const asked = std::get_if<table::SeatAsked>(&event.what)) named.insert(asked->person);
    if (const auto* const wanted = std::get_if<table::NextWanted>(&event.what)) named.insert(wanted->person);
    if (const auto* const created = std::get_if<table::Created>(&event.what); created && created->evening)
      for (const auto& one : created->evening->people) named.insert(one.person);
  }
  std::erase_if(named, [&](const std::string& person) { return store.people().find(person).has_value(); });
  return named;
}

bool hasWon(const Table& table, const Place& place) { return !(table.position().won[0] & place.seats).empty(); }

// People with accounts, one place each, who agreed on it. That somebody did not stay to the end makes him lose
// (docs/rating.md).
bool counts(const Table& table) {
  std::set<std::string> people;
  for (const Place& place : table.places())
    if (!place.isPerson() || place.guest || !people.insert(place.person).second) return false;
  return table.options().rated && !table::familyOf(table.type()).empty();
}

// Somebody in a rated game, as the ratings see him.
struct Contestant {
  std::string person;
  SeatSet side;
  std::size_t team = 0;
  std::size_t member = 0;  // of the team
  rating::Rating before;
  bool left = false;  // or ran out of time, or did not come back
};

struct Contest {
  std::vector<Contestant> people;
  std::vector<rating::Team> teams;
  std::vector<int> ranks;
  std::vector<bool> abandoned;  // somebody of the team has left

  bool whole() const { return std::ranges::find(abandoned, true) == abandoned.end(); }
};

// The place of a side: in the order in which they came home, all others behind.
int rankOf(const Position& position, SeatSet side) {
  for (std::size_t k = 0; k < position.won.size(); ++k)
    if (position.won[k] == side) return static_cast<int>(k);
  return static_cast<int>(position.won.size());
}

std::optional<Contest> contestOf(store::Store& store, const Table& table) {
  Contest contest;
  std::vector<SeatSet> sides;
  for (const Place& place : table.places()) {
    const auto person = store.people().find(place.person);
    if (!person) return std::nullopt;
    const rating::Rating before = person->ratingIn(table::familyOf(table.type()));
    const SeatSet side = table.setup().table().side[place.seats.first()];
    auto team = static_cast<std::size_t>(std::ranges::find(sides, side) - sides.begin());
    if (team == sides.size()) {
      sides.push_back(side);
      contest.teams.emplace_back();
      contest.abandoned.push_back(false);
      contest.ranks.push_back(rankOf(table.position(), side));
    }
    contest.people.push_back({place.person, side, team, contest.teams[team].size(), before, place.everAbsent});
    contest.teams[team].push_back(before);
    if (place.everAbsent) contest.abandoned[team] = true;
  }
  return contest;
}

// As if his team had come last, whatever a bot made of it.
rating::Rating afterLosing(const Contest& contest, const Contestant& one) {
  std::vector<int> ranks(contest.teams.size(), 0);
  ranks[one.team] = 1;
  return rating::update(contest.teams, ranks)[one.team][one.member];
}

// Who left loses; his partners' ratings are not touched by that, and nobody loses against a bot.
std::optional<rating::Rating> ratingAfter(const Contest& contest, const std::vector<rating::Team>& played,
                                          const Contestant& one) {
  if (one.left) return afterLosing(contest, one);
  const bool wonAgainstThem = !contest.abandoned[one.team] && contest.ranks[one.team] == 0;
  if (!contest.whole() && !wonAgainstThem) return std::nullopt;
  return played[one.team][one.member];
}

// Rated games of just these people in the day before this one ended.
int gamesOfTheDay(store::Store& store, const Contest& contest, base::Instant ended) {
  constexpr int kEnough = 50;
  std::set<std::string> people;
  for (const auto& one : contest.people) people.insert(one.person);
  const auto same = [&](const store::FinishedGame& game) {
    std::set<std::string> its;
    for (const auto& one : game.participants) its.insert(one.person);
    return game.rated && its == people && game.finished > ended - std::chrono::days(1);
  };
  return static_cast<int>(std::ranges::count_if(store.games().history(contest.people.front().person, kEnough), same));
}

bool haveOneAddress(const Circumstances& around, const std::string& one, const std::string& other) {
  const auto first = around.addresses.find(one);
  const auto second = around.addresses.find(other);
  if (first == around.addresses.end() || second == around.addresses.end()) return false;
  return std::ranges::any_of(first->second, [&](const auto& address) { return second->second.contains(address); });
}

// How much a player's opponents count, on average.
double weightFor(store::Store& store, const Contest& contest, const Contestant& one, const Circumstances& around) {
  if (!around.limits) return 1;
  std::set<std::string> met;
  for (const auto& each : store.careers().metBy(one.person)) met.insert(each.person);
  double sum = 0;
  int opponents = 0;
  for (const auto& other : contest.people) {
    if (other.team == one.team) continue;
    int all = 0;
    int elsewhere = 0;
    const auto theirs = store.careers().metBy(other.person);
    for (const auto& each : theirs) {
      all += each.games;
      if (each.person != one.person && !met.contains(each.person)) elsewhere += each.games;
    }
    const rating::Opponent seen{haveOneAddress(around, one.person, other.person), static_cast<int>(theirs.size()),
                                all == 0 ? 0 : 1.0 * elsewhere / all};
    sum += rating::weightAgainst(seen, static_cast<int>(met.size()));
    ++opponents;
  }
  return opponents == 0 ? 1 : sum / opponents;
}

std::vector<store::RatingChange> ratingsAfter(const Contest& contest, const std::vector<double>& weights) {
  const auto played = rating::update(contest.teams, contest.ranks);
  std::vector<store::RatingChange> changes;
  for (std::size_t i = 0; i < contest.people.size(); ++i)
    if (const auto& one = contest.people[i]; const auto after = ratingAfter(contest, played, one))
      changes.push_back({one.person, rating::partOfTheWay(one.before, *after, weights[i])});
  return changes;
}

// ---- Teams that have a name ----

// People who have no team, as one that is as strong as they are on average.
rating::Rating averageOf(const rating::Team& people) {
  rating::Rating average{0, 0, 0};
  for (const auto& one : people) {
    average.mu += one.mu / static_cast<double>(people.size());
    average.sigma += one.sigma * one.sigma;
  }
  average.sigma = std::sqrt(average.sigma) / static_cast<double>(people.size());
  return average;
}

// A team is rated as one player, against other teams or the average of other people. If a member leaves, it loses.
std::vector<store::TeamChange> teamsAfter(store::Store& store, const Contest& contest, double weight) {
  std::vector<std::optional<store::Team>> teams;
  std::vector<rating::Team> sides;
  std::vector<int> ranks = contest.ranks;
  for (std::size_t k = 0; k < contest.teams.size(); ++k) {
    std::vector<std::string> people;
    for (const auto& one : contest.people)
      if (one.team == k) people.push_back(one.person);
    auto& team = teams.emplace_back(people.size() > 1 ? store.teams().with(people) : std::nullopt);
    sides.push_back({team ? team->rating : averageOf(contest.teams[k])});
    if (contest.abandoned[k]) ranks[k] = static_cast<int>(contest.teams.size());
  }
  const auto played = rating::update(sides, ranks);
  std::vector<store::TeamChange> changes;
  for (std::size_t k = 0; k < teams.size(); ++k) {
    const bool won = ranks[k] == 0;
    const auto& team = teams[k];
    if (!team || (!contest.whole() && !contest.abandoned[k] && !won)) continue;
    changes.push_back({team->id, rating::partOfTheWay(sides[k][0], played[k][0], weight), won});
  }
  return changes;
}

void addRatings(store::Store& store, const Table& table, const Circumstances& around, store::FinishedGame& game) {
  const auto contest = contestOf(store, table);
  if (!contest || contest->teams.size() < 2) return;
  const double today = rating::weightAfter(gamesOfTheDay(store, *contest, table.lastTime()));
  std::vector<double> weights;
  for (const auto& one : contest->people) weights.push_back(today * weightFor(store, *contest, one, around));
  game.ratings = ratingsAfter(*contest, weights);
  game.teams = teamsAfter(store, *contest, *std::ranges::min_element(weights));
  for (const auto& one : contest->people)
    for (const auto& other : contest->people)
      if (one.team != other.team) game.opponents.push_back({one.person, other.person});
}

// ---- Cards ----

// Which cards people have laid, not dropped: by person, and by everybody. A TAC is a TAC whatever it does.
std::vector<store::CardsLaid> cardsLaid(const notation::GameRecord& record, const Table& table,
                                        const std::set<std::string>& gone) {
  std::map<std::pair<std::string, std::string>, int> counts;
  for (const auto& deal : record.deals)
    for (const auto& play : deal.plays) {
      const auto place =
          std::ranges::find_if(table.places(), [&](const Place& one) { return one.seats.contains(play.seat); });
      if (place == table.places().end() || !place->isPerson() || play.text.ends_with("drop")) continue;
      const std::string card = play.text.substr(0, play.text.find_first_of(":="));
      if (card == "pass") continue;
      ++counts[{"", card}];
      if (!gone.contains(place->person)) ++counts[{place->person, card}];
    }
  std::vector<store::CardsLaid> laid;
  laid.reserve(counts.size());
  for (const auto& [key, count] : counts) laid.push_back({key.first, key.second, count});
  return laid;
}

// Cards that were laid until all were home together. Who goes back has seen what comes, and a board that was set right may have
// been set better: that is no record.
int cardsTogether(const Table& table) {
  const bool home = table.setup().table().cooperative && !table.position().won[0].empty();
  const bool wentBack = std::ranges::any_of(table.places(), [](const Place& one) { return one.tookBack > 0; });
  return home && !wentBack && !table.places().agreements.boardWasSet ? static_cast<int>(table.position().laid) : 0;
}

}  // namespace

// Asked again after a fault, it looks first whether the result is there.
void keepResult(store::Store& store, const std::string& id, const Circumstances& around) {
  const std::int64_t epoch = around.epoch;
  if (store.games().find(id)) return;
  auto events = eventsOf(store, id);
  const auto gone = goneFrom(store, events);
  if (!gone.empty()) {
    people::eraseNames(store, id, gone, people::kDeleted);
    events = eventsOf(store, id);
  }
  Table table;
  for (const auto& event : events) service::applyChecked(table, event);
  if (table.stage() == table::Stage::Aborted) {
    auto writes = givenUp(table);
    writes.emplace_back(store::AbandonedTable{id, table.lastTime()});
    return store.write(store::fenced(std::move(writes), id, epoch));
  }

  store::FinishedGame game;
  game.table = id;
  game.type = table.options().type;
  game.finished = table.lastTime();
  game.result = table.result();
  const auto record = table::recordOf(events);
  game.record = notation::gameFileText(record);
  game.laid = cardsLaid(record, table, gone);
  for (const Place& place : table.places())
    game.participants.push_back({gone.contains(place.person) ? "" : place.person,
                                 place.isPerson() ? place.name : "bot " + place.level,
                                 notation::seatLetters(place.seats), hasWon(table, place)});
  game.cards = cardsTogether(table);
  game.family = table::familyOf(table.type());
  game.rated = counts(table);
  game.pack = notation::packName(table.setup().pack);
  game.rules = table.options().rules;
  game.series = seriesOf(table, game.rated);
  if (game.rated) addRatings(store, table, around, game);
  store.write(store::fenced({std::move(game)}, id, epoch));
}

}  // namespace tacit::tables
