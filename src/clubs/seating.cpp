#include "clubs/seating.h"

#include <algorithm>
#include <bit>

#include "base/result.h"
#include "clubs/kept_tournament.h"
#include "fair/digest.h"
#include "fair/shuffler.h"
#include "tournament/duplicate.h"

namespace tacit::clubs {
namespace {

using table::Place;
using table::Table;
using tournament::GameResult;
using tournament::Plan;
using tournament::Tournament;

constexpr int kOpenDelay = 180;  // seconds that onlookers who see all hands are behind: one of them may know a player

// From the one that starts, clockwise.
std::vector<SeatSet> sidesFromStart(const Setup& setup, const fair::Secret& cards) {
  const auto& layout = setup.table();
  const Seat start = layout.seats.next(fair::Shuffler(cards, {}).firstDealer(setup));
  std::vector<SeatSet> sides;
  Seat seat = start;
  do {
    if (std::ranges::find(sides, layout.side[seat]) == sides.end()) sides.push_back(layout.side[seat]);
    seat = layout.seats.next(seat);
  } while (seat != start);
  return sides;
}

// The side of each entrant.
std::vector<SeatSet> sidesOf(const BoardGame& game, const Setup& setup, const fair::Secret& cards) {
  const auto sides = sidesFromStart(setup, cards);
  std::vector<SeatSet> all;
  all.reserve(game.entrants.size());
  for (std::size_t i = 0; i < game.entrants.size(); ++i)
    all.push_back(sides[(i + static_cast<std::size_t>(game.game) - 1) % sides.size()]);
  return all;
}

int homeOf(const Position& position, SeatSet side) {
  int count = 0;
  for (const Seat seat : side) count += std::popcount(position.board.homeMask(seat));
  return count;
}

// Before the game those who had not come were made to rise.
GameResult forfeitOf(const BoardGame& game, const Table& table, const std::vector<SeatSet>& sides) {
  GameResult result;
  result.marbles.assign(game.entrants.size(), 0);
  result.forfeit = true;
  std::vector<int> came;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const auto isEmpty = [&](const Place& one) { return sides[i].containsAll(one.seats) && one.free(); };
    if (std::ranges::none_of(table.places(), isEmpty)) came.push_back(game.entrants[i]);
  }
  if (came.size() == 1) result.winner = came.front();
  return result;
}

}  // namespace

table::Options tableOptions(const Plan& plan) {
  table::Options options;
  options.type = plan.type;
  options.rules = plan.rules;
  options.pack = plan.pack;
  options.clock = plan.clock;
  options.takeBack = false;
  options.rated = plan.rated;
  options.spectators = plan.duplicate ? table::Spectators::None : plan.spectators;
  if (options.spectators == table::Spectators::Open) options.delay = kOpenDelay;
  const int patience = std::max(1, plan.noShowMinutes * 60);
  if (plan.noShow == tournament::NoShow::Bot) options.botsAfter = patience;
  else options.loseAfter = patience;
  if (plan.duplicate) options.sealed = true;
  return options;
}

base::Result<table::Agreed> agreeOnTables(const Plan& plan) { return table::agree(tableOptions(plan)); }

fair::Secret cardsOf(const Tournament& tournament, std::string_view secret, const BoardGame& game) {
  if (!tournament.plan().duplicate) return fair::newSecret();
  const std::string label = tournament::cardsOf(tournament, game.round, game.game);
  return {fair::hmacSha256(fair::secretFrom(secret).value_or(fair::Secret{}).bytes, label)};
}

std::vector<std::optional<table::Person>> seatingOf(const Tournament& tournament, const BoardGame& game,
                                                    const fair::Secret& cards, const PersonNamed& person) {
  const auto& [type, setup, sides, people, marbles] = tournament.agreed();
  const auto theirs = sidesOf(game, setup, cards);
  std::vector<std::optional<table::Person>> seating;
  std::vector<std::size_t> seated(game.entrants.size(), 0);
  for (const SeatSet place : type->places()) {
    auto& who = seating.emplace_back();
    for (std::size_t i = 0; i < theirs.size(); ++i) {
      if (!theirs[i].containsAll(place)) continue;
      const auto& members = tournament.entrant(game.entrants[i]).members;
      const auto sits = seated[i] < members.size() ? members[seated[i]].person : std::nullopt;
      if (sits) who = person(*sits);
      ++seated[i];
    }
  }
  return seating;
}

bool isLevelNow(const Table& table) {
  if (!table.dealt() || table.done()) return false;
  std::vector<int> home;
  for (const SeatSet side : table.setup().table().sides()) home.push_back(homeOf(table.position(), side));
  return std::ranges::adjacent_find(home, std::not_equal_to()) == home.end();
}

std::optional<GameResult> resultOf(const Tournament& tournament, const BoardGame& game, const Table& table,
                                   bool timeIsUp) {
  const auto cards = fair::secretFrom(table.fairness().seed);
  const bool isOver = table.stage() == table::Stage::Over;
  if (!cards || (!isOver && table.stage() != table::Stage::Aborted)) return std::nullopt;
  const auto sides = sidesOf(game, table.setup(), *cards);
  if (!isOver && !table.dealt()) {
    if (peopleOf(tournament, game.entrants).empty()) return std::nullopt;  // perhaps at a real board
    const bool somebodyRose = std::ranges::any_of(table.places(), &Place::free);
    return somebodyRose ? std::optional(forfeitOf(game, table, sides)) : std::nullopt;
  }
  // Cards that were seen are not dealt again, so such a game counts as it stands.
  if (!isOver && !timeIsUp && !tournament.dealtOnce()) return std::nullopt;
  const Position& position = table.position();
  GameResult result;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    result.marbles.push_back(homeOf(position, sides[i]));
    if (isOver && position.won[0] == sides[i]) result.winner = game.entrants[i];
  }
  if (tournament.agreed().together()) result.cards = std::max(1, static_cast<int>(position.laid));
  return result;
}

}  // namespace tacit::clubs
