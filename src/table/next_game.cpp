#include "table/next_game.h"

#include <algorithm>
#include <bit>
#include <compare>
#include <map>
#include <numeric>
#include <utility>

#include "notation/words.h"

namespace tacit::table {
namespace {

constexpr std::size_t kGamesKept = 30;

using Seated = std::vector<std::optional<Person>>;  // by place
using PlacePair = std::pair<std::size_t, std::size_t>;

// ---- What was played ----

EveningPlace outcomeOf(const Place& place, const Position& end) {
  EveningPlace outcome;
  outcome.seats = notation::seatLetters(place.seats);
  outcome.won = !(end.won[0] & place.seats).empty();
  if (place.isPerson()) outcome.person = place.person;
  for (const Seat seat : place.seats) outcome.home += std::popcount(end.board.homeMask(seat));
  return outcome;
}

void count(Evening& evening, const Table& over) {
  EveningGame game{over.id(), {}};
  for (const Place& place : over.places()) game.places.push_back(outcomeOf(place, over.position()));
  for (EveningPerson& one : evening.people) {
    const auto isTheirs = [&](const EveningPlace& place) { return place.person == one.person; };
    const bool played = std::ranges::any_of(game.places, isTheirs);
    one.inARow = played ? one.inARow + 1 : 0;
    if (!played) continue;
    ++one.games;
    if (std::ranges::any_of(game.places, [&](const EveningPlace& place) { return isTheirs(place) && place.won; }))
      ++one.won;
  }
  evening.games.push_back(std::move(game));
  if (evening.games.size() > kGamesKept) evening.games.erase(evening.games.begin());
}

// ---- Partners ----

// The places that win together.
std::vector<PlacePair> partnersAt(const Table& table) {
  std::vector<PlacePair> pairs;
  const Places& places = table.places();
  for (std::size_t x = 0; x < places.size(); ++x) {
    SeatSet side;
    for (const SeatSet one : table.setup().table().sidesOf(places[x].seats)) side |= one;
    for (std::size_t y = x + 1; y < places.size(); ++y)
      if (!(side & places[y].seats).empty()) pairs.emplace_back(x, y);
  }
  return pairs;
}

// Two who are together, in either order; all bots are one.
std::pair<std::string, std::string> couple(const std::string& one, const std::string& other) {
  return one < other ? std::pair(one, other) : std::pair(other, one);
}

bool canChangePartners(const Table& table) {
  const Options& options = table.options();
  if (options.rated || options.quick || options.tournament || table.setup().table().cooperative) return false;
  const auto hasOnePlace = [&](const Place& one) {
    return !one.isPerson() || table.places().heldBy(one.person).size() == 1;
  };
  return table.places().severalPeople() && std::ranges::all_of(table.places(), hasOnePlace) &&
         !partnersAt(table).empty();
}

// Where everybody is a person, all are to have played with all.
std::optional<Partners> partnersAfter(const Table& over, const Evening& evening) {
  if (!canChangePartners(over)) return std::nullopt;
  if (const auto wanted = over.series().evening.partners) return wanted;
  const auto playing = static_cast<std::size_t>(std::ranges::count_if(over.places(), &Place::present));
  return playing + evening.waiting.size() >= over.places().size() ? Partners::Other : Partners::Same;
}

using Couples = std::map<std::pair<std::string, std::string>, int>;

void add(Couples& couples, const EveningGame& game, const std::vector<PlacePair>& pairs) {
  for (const auto& [x, y] : pairs)
    if (y < game.places.size())
      ++couples[couple(game.places[x].person.value_or(""), game.places[y].person.value_or(""))];
}

// The places in an order in which fewest of the last partners are together again, then fewest of earlier ones; as few people
// move as can be.
Seated withOtherPartners(const Seated& seated, const Evening& evening, const std::vector<PlacePair>& pairs) {
  Couples last;
  Couples earlier;
  for (const EveningGame& game : evening.games) add(earlier, game, pairs);
  if (!evening.games.empty()) add(last, evening.games.back(), pairs);
  struct Cost {
    int again = 0;
    int before = 0;
    int moved = 0;
    auto operator<=>(const Cost&) const = default;
  };
  const auto idAt = [&](std::size_t place) { return seated[place] ? seated[place]->id : std::string(); };
  const auto costOf = [&](const std::vector<std::size_t>& order) {
    Cost cost;
    for (const auto& [x, y] : pairs) {
      const auto two = couple(idAt(order[x]), idAt(order[y]));
      if (const auto found = last.find(two); found != last.end()) cost.again += found->second;
      if (const auto found = earlier.find(two); found != earlier.end()) cost.before += found->second;
    }
    for (std::size_t place = 0; place < order.size(); ++place) cost.moved += order[place] == place ? 0 : 1;
    return cost;
  };
  std::vector<std::size_t> order(seated.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  auto best = order;
  Cost least = costOf(order);
  while (std::ranges::next_permutation(order).found) {
    const Cost cost = costOf(order);
    if (cost < least) std::tie(least, best) = std::pair(cost, order);
  }
  Seated changed;
  for (const std::size_t from : best) changed.push_back(seated[from]);
  return changed;
}

// ---- Sitting out ----

// The place of the person who has played most games in a row, among those who sat there before; one with several places keeps them.
std::optional<std::size_t> nextToSitOut(const Table& over, const Evening& evening, const Seated& seated) {
  std::optional<std::size_t> found;
  int most = 0;
  for (std::size_t place = 0; place < seated.size(); ++place) {
    const std::optional<Person>& sitting = seated[place];
    if (!sitting || over.places().heldBy(sitting->id).size() != 1) continue;
    const auto its = std::ranges::find(evening.people, sitting->id, &EveningPerson::person);
    if (its == evening.people.end() || its->inARow <= most) continue;
    found = place;
    most = its->inARow;
  }
  return found;
}

void seatThoseWhoWaited(const Table& over, Evening& evening, Seated& seated, const AboutPerson& isHere) {
  std::vector<std::string> sitOut;
  for (const std::string& id : std::exchange(evening.waiting, {})) {
    const auto its = std::ranges::find(evening.people, id, &EveningPerson::person);
    if (its == evening.people.end() || !isHere(id)) continue;
    const auto bot = std::ranges::find_if(seated, [](const auto& one) { return !one; });
    auto place = bot == seated.end() ? nextToSitOut(over, evening, seated)
                                     : std::optional(static_cast<std::size_t>(bot - seated.begin()));
    if (!place) {
      evening.waiting.push_back(id);
      continue;
    }
    std::optional<Person>& sitting = seated[*place];
    if (sitting) sitOut.push_back(sitting->id);
    sitting = Person{id, its->name, its->guest};
  }
  evening.waiting.insert(evening.waiting.end(), sitOut.begin(), sitOut.end());
}

bool takesPart(const std::string& person, const Evening& evening, const Seated& seated) {
  return std::ranges::find(evening.waiting, person) != evening.waiting.end() ||
         std::ranges::any_of(seated, [&](const auto& one) { return one && one->id == person; });
}

// A host who has left starts nothing any more.
std::string hostAfter(const Table& over, const Evening& evening, const Seated& seated) {
  const std::string& host = over.hostPerson();
  if (takesPart(host, evening, seated)) return host;
  for (const std::optional<Person>& one : seated)
    if (one) return one->id;
  return host;
}

}  // namespace

Evening eveningOf(const Table& table) {
  Evening evening = table.series().evening;
  for (const Place& place : table.places())
    if (place.isPerson()) evening.note(place.person, place.name, place.guest);
  if (table.stage() == Stage::Over) count(evening, table);
  if (table.done()) evening.partners = partnersAfter(table, evening);
  return evening;
}

std::optional<NextSeats> nextSeats(const Table& table) {
  const bool isAlone = !table.places().severalPeople() && table.series().evening.waiting.empty();
  if (!table.done() || isAlone || !table.series().next.empty() || table.options().tournament) return std::nullopt;
  const NextGame next = nextGame(table, [](const std::string& /*person*/) { return true; });
  NextSeats seats{.places = {}, .out = next.evening.waiting};
  for (const auto& one : next.seats) seats.places.push_back(one ? one->id : "");
  return seats;
}

NextGame nextGame(const Table& over, const AboutPerson& isHere) {
  NextGame next;
  next.evening = eveningOf(over);
  for (const Place& place : over.places())
    next.seats.push_back(place.present() ? std::optional(Person{place.person, place.name, place.guest, place.program})
                                         : std::nullopt);
  seatThoseWhoWaited(over, next.evening, next.seats, isHere);
  if (std::exchange(next.evening.partners, std::nullopt) == Partners::Other)
    next.seats = withOtherPartners(next.seats, next.evening, partnersAt(over));
  next.host = hostAfter(over, next.evening, next.seats);
  std::erase_if(next.evening.people,
                [&](const EveningPerson& one) { return !takesPart(one.person, next.evening, next.seats); });
  return next;
}

}  // namespace tacit::table
