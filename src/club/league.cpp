#include "club/league.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tacit::club {
namespace {

constexpr std::int64_t kPoint = 100;

std::string keyOf(const Player& player) { return player.person ? "person " + *player.person : "name " + player.name; }

// The best evenings of somebody, of so many at most.
void count(LeagueStanding& one, int best) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < one.there.size(); ++i)
    if (one.there[i]) order.push_back(i);
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return one.evenings[i]; });
  if (best != 0) order.resize(std::min(order.size(), static_cast<std::size_t>(best)));
  for (const std::size_t i : order) {
    one.counts[i] = true;
    one.total += one.evenings[i];
  }
}

std::ptrdiff_t playedBy(const LeagueStanding& one) { return std::ranges::count(one.there, true); }

}  // namespace

std::int64_t worthOf(const EveningResult& evening, const EveningPlace& one, Worth worth) {
  if (worth == Worth::Score) return one.hundredths;
  std::int64_t beaten = 0;  // in halves
  for (const EveningPlace& other : evening) {
    if (&other == &one) continue;
    beaten += other.place > one.place ? 2 : static_cast<std::int64_t>(other.place == one.place);
  }
  if (worth == Worth::Places) return kPoint + beaten * kPoint / 2;
  const auto others = std::ssize(evening) - 1;
  return others == 0 ? 50 * kPoint : 100 * kPoint * beaten / (2 * others);
}

std::vector<LeagueStanding> leagueStandings(const std::vector<EveningResult>& evenings, Worth worth, int best) {
  std::map<std::string, LeagueStanding> people;
  for (std::size_t i = 0; i < evenings.size(); ++i)
    for (const EveningPlace& one : evenings[i])
      for (const Player& player : one.players) {
        LeagueStanding& its = people[keyOf(player)];
        its.person = player.person;
        its.name = player.name;  // the last one somebody had
        its.evenings.resize(evenings.size());
        its.there.resize(evenings.size());
        its.counts.resize(evenings.size());
        const std::int64_t points = worthOf(evenings[i], one, worth);
        its.evenings[i] = its.there[i] ? std::max(its.evenings[i], points) : points;
        its.there[i] = true;
      }
  std::vector<LeagueStanding> standings;
  for (auto& [key, one] : people) {
    count(one, best);
    standings.push_back(std::move(one));
  }
  std::ranges::sort(standings, [](const LeagueStanding& a, const LeagueStanding& b) {
    return std::tuple(-a.total, -playedBy(a), a.name) < std::tuple(-b.total, -playedBy(b), b.name);
  });
  for (std::size_t i = 0; i < standings.size(); ++i) {
    const bool equal = i > 0 && standings[i].total == standings[i - 1].total;
    standings[i].place = equal ? standings[i - 1].place : static_cast<int>(i) + 1;
  }
  return standings;
}

}  // namespace tacit::club
