#include "tournament/draw.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <ranges>

#include "base/result.h"
#include "tournament/knockout.h"
#include "tournament/matching.h"
#include "tournament/past.h"
#include "tournament/round_robin.h"
#include "tournament/standings.h"
#include "tournament/swiss.h"

namespace tacit::tournament {
namespace {

using base::Error;
using base::Result;

Error over() { return Error{"all rounds are played"}; }

// The lot of this round, the same whenever it is asked.
Random lotOf(const Tournament& tournament) {
  return Random(Random(static_cast<std::uint64_t>(tournament.seed())).next() + tournament.rounds().size());
}

// The table where these have sat least often, of those not taken yet.
int leastKnownTable(const std::vector<int>& entrants, const ByEntrant<Past>& pasts, const std::vector<bool>& taken) {
  int best = 0;
  int fewest = 0;
  for (int table = 1; table < std::ssize(taken); ++table) {
    if (taken[static_cast<std::size_t>(table)]) continue;
    int times = 0;
    for (const int number : entrants) {
      const auto& known = pasts[number].tables;
      if (const auto found = known.find(table); found != known.end()) times += found->second;
    }
    if (best == 0 || times < fewest) best = table, fewest = times;
    if (fewest == 0) break;
  }
  return best;
}

// Puts boards on tables so that everybody gets around; in an arena only tables nobody sits at.
void spreadOverTables(const Tournament& tournament, std::vector<Board>& boards) {
  const auto pasts = pastsOf(tournament);
  std::vector<std::size_t> busy;
  for (const Round& round : tournament.rounds())
    for (const Pairing& one : round.pairings)
      if (!one.done()) busy.push_back(static_cast<std::size_t>(one.board.number));
  std::vector<bool> taken(boards.size() + busy.size() + 1);
  for (const std::size_t table : busy)
    if (table < taken.size()) taken[table] = true;
  for (Board& board : boards) {
    board.number = leastKnownTable(board.entrants, pasts, taken);
    taken[static_cast<std::size_t>(board.number)] = true;
  }
  std::ranges::sort(boards, {}, &Board::number);
}

// The best meet at table 1.
void numberByStanding(const Tournament& tournament, std::vector<Board>& boards) {
  ByEntrant<int> places(tournament.entrants());
  for (const Standing& row : standings(tournament)) places[row.entrant] = row.place;
  const auto placesAt = [&](const Board& board) {
    std::vector<int> all;
    all.reserve(board.entrants.size());
    for (const int number : board.entrants) all.push_back(places[number]);
    std::ranges::sort(all);
    return all;
  };
  std::ranges::stable_sort(boards, {}, placesAt);
  for (int number = 0; Board & board : boards) board.number = ++number;
}

RoundPaired paired(const Tournament& tournament, std::vector<Board> boards, std::vector<int> byes) {
  const bool byStanding = tournament.plan().system == System::Swiss && !tournament.rounds().empty();
  byStanding ? numberByStanding(tournament, boards) : spreadOverTables(tournament, boards);
  std::ranges::sort(byes);
  return {tournament.lastRound() + 1, std::move(boards), std::move(byes), std::nullopt};
}

std::vector<Board> boardsOf(const std::vector<std::vector<int>>& drawn, const std::string& stage) {
  std::vector<Board> boards;
  boards.reserve(drawn.size());
  for (const auto& entrants : drawn) boards.push_back({0, entrants, stage});
  return boards;
}

// ---- By standing ----

std::vector<Contender> contendersOf(const Tournament& tournament, const std::vector<int>& numbers) {
  const auto pasts = pastsOf(tournament);
  ByEntrant<std::int64_t> scores(tournament.entrants());
  // In groups nobody has come further than another yet: the next value is the first that tells them apart.
  const std::size_t counts = tournament.plan().system == System::Groups ? 1 : 0;
  for (const Standing& row : standings(tournament)) scores[row.entrant] = row.values[counts].hundredths;
  std::vector<Contender> contenders;
  for (const int number : numbers) {
    const Past& past = pasts[number];
    contenders.push_back({number, scores[number], past.byes, past.lean(), past.startedLast, past.met});
  }
  return contenders;
}

// Some of the field: those with as many points meet, not twice while that can be avoided; otherwise the lot decides.
void addByScore(const Tournament& tournament, const std::vector<int>& some, const std::string& stage, Random& lot,
                RoundPaired& round) {
  if (some.size() == 1) round.byes.push_back(some[0]);
  if (some.size() < 2) return;
  const Drawn drawn = drawPairs(contendersOf(tournament, some), lot);
  for (const auto& entrants : drawn.boards) round.boards.push_back({0, entrants, stage});
  round.byes.insert(round.byes.end(), drawn.byes.begin(), drawn.byes.end());
}

Result<RoundPaired> drawSwiss(const Tournament& tournament) {
  if (tournament.lastRound() >= tournament.plan().rounds) return over();
  const auto ready = tournament.free();
  const int sides = tournament.agreed().sides;
  if (std::ssize(ready) < sides) return Error{"there are too few entrants for a board"};
  Random lot = lotOf(tournament);
  if (sides == 1) {
    std::vector<Board> boards;
    boards.reserve(ready.size());
    for (const int number : ready) boards.push_back({0, {number}, ""});
    return paired(tournament, std::move(boards), {});
  }
  auto contenders = contendersOf(tournament, ready);
  const Drawn drawn = sides == 2 ? drawPairs(std::move(contenders), lot) : drawThrees(std::move(contenders), lot);
  return paired(tournament, boardsOf(drawn.boards, ""), drawn.byes);
}

// In an arena only the last opponent is avoided. An entrant left over waits a little: not the one who has played least.
Result<RoundPaired> drawArena(const Tournament& tournament) {
  const auto ready = tournament.free();
  const int sides = tournament.agreed().sides;
  if (std::ssize(ready) < sides) return Error{"there are too few who are free"};
  const auto pasts = pastsOf(tournament);
  auto contenders = contendersOf(tournament, ready);
  const auto gamesOf = [&](const Contender& one) { return pasts[one.number].games; };
  const int most = std::ranges::max(contenders, {}, gamesOf).number;
  for (Contender& one : contenders) {
    const Past& past = pasts[one.number];
    one.byes = pasts[most].games - past.games;
    one.met.clear();
    if (past.lastOpponent != 0) one.met[past.lastOpponent] = 1;
  }
  Random lot = lotOf(tournament);
  const Drawn drawn = sides == 2 ? drawPairs(std::move(contenders), lot) : drawThrees(std::move(contenders), lot);
  return paired(tournament, boardsOf(drawn.boards, ""), {});
}

// Who has the start less often has it; the lot decides otherwise.
void shareStarts(const Tournament& tournament, RoundPaired& round) {
  const auto pasts = pastsOf(tournament);
  Random lot = lotOf(tournament);
  for (Board& board : round.boards) {
    const int first = pasts[board.entrants[0]].lean();
    const int second = pasts[board.entrants[1]].lean();
    if (second < first || (second == first && lot.below(2) == 0)) std::swap(board.entrants[0], board.entrants[1]);
  }
}

// ---- Everybody meets everybody ----

// Who was in when it began, or is now that it does.
std::vector<int> fieldOf(const Tournament& tournament) {
  return tournament.rounds().empty() ? tournament.free() : tournament.field();
}

// One round of some of the field. An entrant whose opponent has left has a bye.
void addRoundRobin(const Tournament& tournament, const std::vector<int>& group, const std::string& stage,
                   RoundPaired& round) {
  for (const auto& places : roundRobin(static_cast<int>(group.size()), round.round)) {
    std::vector<int> entrants;
    for (const int place : places)
      if (const int number = group[static_cast<std::size_t>(place)]; tournament.entrant(number).in)
        entrants.push_back(number);
    if (entrants.size() == 2) round.boards.push_back({0, entrants, stage});
    else round.byes.insert(round.byes.end(), entrants.begin(), entrants.end());
  }
}

// Somebody came after the first round, so the circle no longer closes.
bool hasLateEntrants(const Tournament& tournament) {
  if (tournament.rounds().empty()) return false;
  const auto pasts = pastsOf(tournament);
  return std::ranges::any_of(tournament.entrants(), [&](const Entrant& one) {
    const bool plays = one.in || pasts[one.number].games + pasts[one.number].byes > 0;
    return plays && std::ranges::find(tournament.field(), one.number) == tournament.field().end();
  });
}

// Who is in, and how often any two of them are still to meet.
struct ToMeet {
  std::vector<int> entrants;
  std::vector<Edge> pairs;  // of places in `entrants`
  std::vector<int> open;    // of each
};

ToMeet toMeet(const Tournament& tournament) {
  ToMeet all;
  for (const Entrant& one : tournament.entrants())
    if (one.in) all.entrants.push_back(one.number);
  const int count = static_cast<int>(all.entrants.size());
  const int turn = std::max(1, roundsOfRoundRobin(count));
  const int times = std::max(1, (tournament.plan().rounds + turn - 1) / turn);
  const auto pasts = pastsOf(tournament);
  all.open.resize(all.entrants.size());
  for (int a = 0; a < count; ++a)
    for (int b = a + 1; b < count; ++b) {
      const auto& met = pasts[all.entrants[static_cast<std::size_t>(a)]].met;
      const auto found = met.find(all.entrants[static_cast<std::size_t>(b)]);
      const int missing = times - (found == met.end() ? 0 : found->second);
      if (missing <= 0) continue;
      all.pairs.push_back({a, b, 0});
      all.open[static_cast<std::size_t>(a)] += missing;
      all.open[static_cast<std::size_t>(b)] += missing;
    }
  return all;
}

// At least; it is looked at again after each round.
int roundsToMeet(const ToMeet& all) {
  if (all.pairs.empty()) return 0;
  const int games = std::accumulate(all.open.begin(), all.open.end(), 0) / 2;
  const int atOnce = static_cast<int>(all.entrants.size() / 2);
  return std::max(std::ranges::max(all.open), (games + atOnce - 1) / atOnce);
}

// As many as can be meet whom they have not met yet, those first who have the most to meet. Who is left over has a bye
// if others have had more.
Result<RoundPaired> drawUnmet(const Tournament& tournament, RoundPaired round) {
  ToMeet all = toMeet(tournament);
  if (all.pairs.empty()) return over();
  const int most = std::ranges::max(all.open);
  const auto place = [](int one) { return static_cast<std::size_t>(one); };
  for (Edge& pair : all.pairs) pair.cost = 2 * most - all.open[place(pair.a)] - all.open[place(pair.b)];
  const auto partners = cheapestMatching(static_cast<int>(all.entrants.size()), all.pairs);
  const auto pasts = pastsOf(tournament);
  const auto byesOf = [&](int number) { return pasts[number].byes; };
  const int mostByes = std::ranges::max(all.entrants | std::views::transform(byesOf));
  for (int one = 0; one < std::ssize(partners); ++one) {
    const int number = all.entrants[place(one)];
    const int other = partners[place(one)];
    if (other < 0 && byesOf(number) < mostByes) round.byes.push_back(number);
    if (one < other) round.boards.push_back({0, {number, all.entrants[place(other)]}, ""});
  }
  shareStarts(tournament, round);
  return paired(tournament, std::move(round.boards), std::move(round.byes));
}

Result<RoundPaired> drawRoundRobin(const Tournament& tournament) {
  const auto field = fieldOf(tournament);
  if (field.size() < 2) return Error{"there are too few entrants"};
  RoundPaired round{tournament.lastRound() + 1, {}, {}, std::nullopt};
  if (round.round > roundsPlanned(tournament)) return over();
  if (hasLateEntrants(tournament)) return drawUnmet(tournament, std::move(round));
  addRoundRobin(tournament, field, "", round);
  return paired(tournament, std::move(round.boards), std::move(round.byes));
}

// ---- Knock-out ----

// Of the bracket: those that have somebody to meet, and those that go on without.
RoundPaired bracketRound(const Tournament& tournament, const std::vector<int>& places) {
  RoundPaired round{tournament.lastRound() + 1, {}, {}, std::nullopt};
  const auto isThere = [&](int number) { return number != 0 && tournament.entrant(number).in; };
  for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
    const bool first = isThere(places[i]);
    const bool second = isThere(places[i + 1]);
    if (first && second)
      round.boards.push_back(
          {base::nextNumber(round.boards), {places[i], places[i + 1]}, "knockout:" + std::to_string(places.size())});
    else if (first || second) round.byes.push_back(first ? places[i] : places[i + 1]);
  }
  return round;
}

void addThirdPlace(const Tournament& tournament, RoundPaired& round) {
  if (!tournament.plan().thirdPlace) return;
  auto losers = losersOfLastRound(tournament);
  std::erase_if(losers, [&](int number) { return !tournament.entrant(number).in; });
  if (losers.size() == 2) round.boards.push_back({base::nextNumber(round.boards), losers, "third"});
}

Result<RoundPaired> beginKnockout(const Tournament& tournament, const std::vector<int>& seeds) {
  if (seeds.size() < 2) return Error{"there are too few entrants"};
  const auto places = bracketOf(seeds);
  RoundPaired round = bracketRound(tournament, places);
  round.bracket = places;
  shareStarts(tournament, round);
  return round;
}

Result<RoundPaired> goOnWithKnockout(const Tournament& tournament) {
  const auto places = stillIn(tournament);
  if (places.size() < 2) return over();
  RoundPaired round = bracketRound(tournament, places);
  if (places.size() == 2) addThirdPlace(tournament, round);
  if (round.boards.empty() && round.byes.empty()) return over();
  shareStarts(tournament, round);
  return round;
}

Result<RoundPaired> drawKnockout(const Tournament& tournament) {
  return tournament.rounds().empty() ? beginKnockout(tournament, fieldOf(tournament)) : goOnWithKnockout(tournament);
}

// ---- Groups, then knock-out ----

int roundsOfGroup(const Tournament& tournament, const std::vector<int>& group) {
  const int all = roundsOfRoundRobin(static_cast<int>(group.size()));
  const int rounds = tournament.plan().rounds;
  return rounds > 0 ? std::min(rounds, all) : all;
}

int roundsOfGroups(const Tournament& tournament) {
  int most = 0;
  for (const auto& group : groupsOf(tournament)) most = std::max(most, roundsOfGroup(tournament, group));
  return most;
}

// Everybody meets everybody where there are rounds enough, otherwise those with as many points meet.
void addGroupRound(const Tournament& tournament, std::vector<int> group, const std::string& stage, Random& lot,
                   RoundPaired& round) {
  const int rounds = roundsOfGroup(tournament, group);
  if (round.round > rounds) return;
  if (rounds == roundsOfRoundRobin(static_cast<int>(group.size())))
    return addRoundRobin(tournament, group, stage, round);
  std::erase_if(group, [&](int number) { return !tournament.entrant(number).in; });
  addByScore(tournament, group, stage, lot, round);
}

// How many in the first round of this bracket come from the same group.
int clashesOf(const std::vector<int>& seeds, const std::vector<std::vector<int>>& groups) {
  const auto groupOf = [&](int number) {
    return std::ranges::find_if(groups,
                                [&](const auto& group) { return std::ranges::find(group, number) != group.end(); });
  };
  const auto places = bracketOf(seeds);
  int clashes = 0;
  for (std::size_t i = 0; i + 1 < places.size(); i += 2)
    if (places[i] != 0 && places[i + 1] != 0 && groupOf(places[i]) == groupOf(places[i + 1])) ++clashes;
  return clashes;
}

// The winners of the groups first, then those in second place, and so on; each of these rows turned so that those of a
// group do not meet at once.
std::vector<int> seedsFromGroups(const Tournament& tournament) {
  const auto groups = groupsOf(tournament);
  std::vector<int> seeds;
  for (int place = 0; place < tournament.plan().advance; ++place) {
    std::vector<int> row;
    for (const auto& group : groups) {
      auto its = group;
      std::erase_if(its, [&](int number) { return !tournament.entrant(number).in; });
      const auto order = standingsAmong(tournament, its);
      if (place < std::ssize(order)) row.push_back(order[static_cast<std::size_t>(place)].entrant);
    }
    std::vector<int> best;
    for (std::size_t turn = 0; turn < row.size(); ++turn) {
      auto tried = seeds;
      tried.insert(tried.end(), row.begin(), row.end());
      if (best.empty() || clashesOf(tried, groups) < clashesOf(best, groups)) best = tried;
      std::ranges::rotate(row, row.begin() + 1);
    }
    if (!best.empty()) seeds = best;
  }
  return seeds;
}

Result<RoundPaired> drawGroups(const Tournament& tournament) {
  const auto groups = groupsOf(tournament);
  if (std::ranges::any_of(groups, [](const auto& group) { return group.size() < 2; }))
    return Error{"there are too few entrants for " + std::to_string(groups.size()) + " groups"};
  const int played = tournament.lastRound();
  const int rounds = roundsOfGroups(tournament);
  if (played == rounds) return beginKnockout(tournament, seedsFromGroups(tournament));
  if (played > rounds) return goOnWithKnockout(tournament);
  RoundPaired round{played + 1, {}, {}, std::nullopt};
  Random lot = lotOf(tournament);
  for (std::size_t i = 0; i < groups.size(); ++i)
    addGroupRound(tournament, groups[i], "group:" + std::to_string(i + 1), lot, round);
  return paired(tournament, std::move(round.boards), std::move(round.byes));
}

// ---- Out after two losses ----

Result<RoundPaired> drawDoubleKnockout(const Tournament& tournament) {
  const auto pasts = pastsOf(tournament);
  std::vector<int> unbeaten;
  std::vector<int> beaten;
  for (const int number : tournament.free()) {
    const int losses = pasts[number].losses;
    if (losses == 0) unbeaten.push_back(number);
    if (losses == 1) beaten.push_back(number);
  }
  if (unbeaten.size() + beaten.size() < 2)
    return tournament.rounds().empty() ? Error{"there are too few entrants"} : over();
  RoundPaired round{tournament.lastRound() + 1, {}, {}, std::nullopt};
  Random lot = lotOf(tournament);
  if (unbeaten.size() == 1 && beaten.size() == 1) {
    round.boards.push_back({0, {unbeaten[0], beaten[0]}, "final"});
  } else if (unbeaten.empty() && beaten.size() == 2) {
    round.boards.push_back({0, beaten, "final_again"});
  } else {
    addByScore(tournament, unbeaten, "winners", lot, round);
    addByScore(tournament, beaten, "losers", lot, round);
  }
  if (round.boards.size() == 1) shareStarts(tournament, round);
  return paired(tournament, std::move(round.boards), std::move(round.byes));
}

}  // namespace

std::vector<std::vector<int>> groupsOf(const Tournament& tournament) {
  const auto count = static_cast<std::size_t>(tournament.plan().groups);
  std::vector<std::vector<int>> groups(count);
  std::size_t i = 0;
  for (const int number : fieldOf(tournament)) {
    const bool back = i / count % 2 == 1;
    groups[back ? count - 1 - i % count : i % count].push_back(number);
    ++i;
  }
  return groups;
}

int roundsPlanned(const Tournament& tournament) {
  const Plan& plan = tournament.plan();
  const auto field = fieldOf(tournament).size();
  const auto knockout = [](std::size_t count) {
    return static_cast<int>(std::bit_width(std::max<std::size_t>(count, 1) - 1));
  };
  switch (plan.system) {
    case System::Swiss: return plan.rounds;
    case System::RoundRobin:
      if (plan.rounds > 0) return plan.rounds;
      if (hasLateEntrants(tournament)) return tournament.lastRound() + roundsToMeet(toMeet(tournament));
      return roundsOfRoundRobin(static_cast<int>(field));
    case System::Groups:
      return roundsOfGroups(tournament) +
             knockout(std::min(field, static_cast<std::size_t>(plan.groups) * static_cast<std::size_t>(plan.advance)));
    case System::Knockout: return knockout(field);
    case System::DoubleKnockout:
    case System::Arena: return 0;
  }
  return 0;
}

Result<RoundPaired> drawRound(const Tournament& tournament) {
  switch (tournament.plan().system) {
    case System::Swiss: return drawSwiss(tournament);
    case System::RoundRobin: return drawRoundRobin(tournament);
    case System::Groups: return drawGroups(tournament);
    case System::Knockout: return drawKnockout(tournament);
    case System::DoubleKnockout: return drawDoubleKnockout(tournament);
    case System::Arena: return drawArena(tournament);
  }
  return over();
}

}  // namespace tacit::tournament
