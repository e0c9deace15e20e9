#include "tables/summaries.h"

#include <algorithm>

#include "rating/rating.h"
#include "tables/offline.h"

namespace tacit::tables {
namespace {

std::optional<double> ratingAfter(const store::FinishedGame& game, const std::string& person) {
  const auto change = std::ranges::find(game.ratings, person, &store::RatingChange::person);
  if (change == game.ratings.end()) return std::nullopt;
  return rating::shown(change->after);
}

}  // namespace

service::GameSummary summaryOf(const store::FinishedGame& game) {
  service::GameSummary summary{game.table, game.type, game.finished, game.result, game.rated, isOffline(game.table),
                               {}};
  for (const auto& one : game.participants)
    summary.players.push_back({one.person.empty() ? std::nullopt : std::optional(one.person), one.name, one.seats,
                               one.won, one.guest, ratingAfter(game, one.person)});
  return summary;
}

service::TeamRecord recordOf(const store::FinishedGame& game) {
  return {game.table, game.pack, game.rules, game.cards, game.finished, summaryOf(game).players};
}

}  // namespace tacit::tables
