// Playing again: who wants to, and with whom.
#include <algorithm>

#include "table/referee.h"

namespace tacit::table {
namespace {

constexpr std::size_t kMostWaiting = 8;  // for the next game

}  // namespace

Outcome Referee::want(const WantRematch& want) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (!table_.done()) return Refusal{RefusalCode::NotNow, "the game isn't over yet"};
  if (!table_.series().next.empty()) return Refusal{RefusalCode::NotNow, "the rematch already has a table"};
  for (const PlaceIndex place : table_.places().heldBy(person_.id))
    if (!table_.places()[place].wantsRematch) record(RematchWanted{place, want.partners});
  return {};
}

// Where anybody may come, anyone who wants to play sits down when the next game is set up.
Outcome Referee::want(const PlayNext& want) {
  const Options& options = table_.options();
  const auto& waiting = table_.series().evening.waiting;
  const bool waits = std::ranges::find(waiting, person_.id) != waiting.end();
  if (options.rated || options.quick || options.listed)
    return Refusal{RefusalCode::NotNow, "no one can wait for the next game here"};
  if (person_.program) return Refusal{RefusalCode::NoPrograms, "programs sit down before the game"};
  if (myFirstPlace()) return Refusal{RefusalCode::NotNow, "you already have a seat"};
  if (!table_.series().next.empty()) return Refusal{RefusalCode::NotNow, "the rematch already has a table"};
  if (want.yes && !waits && waiting.size() >= kMostWaiting) return RefusalCode::Taken;
  if (want.yes != waits)
    record(NextWanted{person_.id, person_.name, person_.guest ? std::optional(true) : std::nullopt, want.yes});
  return {};
}

bool rematchAgreed(const Table& table) {
  return table.series().next.empty() && table.done() && std::ranges::any_of(table.places(), &Place::wantsRematch) &&
         std::ranges::all_of(table.places(), [](const Place& one) { return !one.present() || one.wantsRematch; });
}

}  // namespace tacit::table
