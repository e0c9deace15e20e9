#include "node/finder.h"

#include <algorithm>
#include <utility>

namespace tacit::node {
namespace {

constexpr int kOrphansAtOnce = 32;  // so that other nodes get some as well
constexpr int kMaxRounds = 32;      // and others at this node need not wait long

}  // namespace

// What was found out in the store, on its thread.
struct Finder::Loaded {
  Where where;
  std::string table;
  std::vector<std::string> events;
  tables::Room::Kept kept;
};

Finder::Loaded Finder::load(store::Store& store, const std::string& table, std::int64_t epoch, bool done) {
  return {{},
          table,
          store.tables().events(table),
          {.lastVisit = store.tables().lastVisit(table), .done = done, .epoch = epoch}};
}

Finder::Loaded Finder::look(store::Store& store, const std::string& table, const Look& how) const {
  const auto standing = store.tables().statusOf(table);
  const bool done = standing == store::TableStatus::Done;
  const bool isThere =
      standing == store::TableStatus::Unfinished || (done && store.tables().lastVisit(table) >= how.doneSince);
  if (!isThere) return {{.here = {}, .node = {}, .nowhere = true}, table, {}, {}};
  const auto owner = store.ownership().ownerOf(table);
  const bool isElsewhere = owner && (*owner != membership_.name() || how.own == Own::IsHere);
  if (isElsewhere) return {{.here = {}, .node = *owner, .nowhere = false}, table, {}, {}};
  const auto epoch = how.mayClaim ? store.ownership().claim(table, membership_.name()) : std::nullopt;
  if (!epoch) return {{}, table, {}, {}};
  return load(store, table, *epoch, done);
}

Where Finder::take(const Loaded& loaded) {
  if (loaded.kept.epoch == 0) return loaded.where;
  const auto room = rooms_.take(loaded.table, loaded.events, loaded.kept);
  return {.here = room, .node = {}, .nowhere = room == nullptr};
}

void Finder::tell(const std::string& table, const Where& where) {
  const auto those = waiting_.extract(table);
  if (those.empty()) return;
  for (const auto& found : those.mapped()) found(where);
}

void Finder::find(const std::string& table, Found found) {
  if (const auto room = rooms_.named(table)) return found({.here = room, .node = {}, .nowhere = false});
  auto& waiting = waiting_[table];
  waiting.push_back(std::move(found));
  if (waiting.size() == 1) ask(table, Own::IsHere);
}

// A table under our own name is here by the time we hear of that, unless the answer to a claim of ours was lost.
void Finder::ask(const std::string& table, Own own) {
  const Look how{.own = own,
                 .mayClaim = !rooms_.availability().draining(),  // a node that is to go claims nothing more
                 .doneSince = base::wallNow() - std::chrono::minutes(settings_.doneMinutes)};
  keeper_.ask([this, table, how](store::Store& store) {
    net_.post([this, own = how.own, loaded = look(store, table, how)] {
      const bool isOurs = loaded.where.node == membership_.name();
      const auto room = rooms_.named(loaded.table);
      if (room && (isOurs || loaded.kept.epoch == 0))
        return tell(loaded.table, {.here = room, .node = {}, .nowhere = false});
      if (isOurs && own == Own::IsHere) return ask(loaded.table, Own::IsMissed);
      tell(loaded.table, take(loaded));
    });
  });
}

// All there are, with few commits: those who have lost a node wait for it.
void Finder::sweep() {
  const bool full = rooms_.all().size() >= static_cast<std::size_t>(settings_.maxTables);
  if (!membership_.isSteady() || rooms_.availability().draining() || rooms_.availability().stuck() || full ||
      std::exchange(sweeping_, true))
    return;
  keeper_.ask([this](store::Store& store) {
    bool more = true;
    for (int round = 0; round < kMaxRounds && more; ++round) {
      const auto claimed = store.ownership().claimOrphans(membership_.name(), kOrphansAtOnce);
      more = claimed.size() == kOrphansAtOnce;
      for (const auto& [table, epoch] : claimed)
        net_.post([this, loaded = load(store, table, epoch, false)] { std::ignore = take(loaded); });
    }
    net_.post([this] { sweeping_ = false; });
  });
}

// Only what was here when we asked: what has come since is not in the answer. Nor is what is done: it can wait until
// somebody writes there.
void Finder::checkWhatIsOurs() {
  std::vector<store::Owned> had;
  for (const auto& [id, room] : rooms_.all()) had.push_back({id, room->epoch()});
  keeper_.ask([this, had = std::move(had)](store::Store& store) {
    net_.post([this, had, ours = store.ownership().tablesOf(membership_.name())] {
      for (const auto& one : had) {
        const auto room = rooms_.named(one.table);
        if (room && !room->table().done() && !std::ranges::binary_search(ours, one)) rooms_.lose(one);
      }
      if (rooms_.availability().draining()) return;
      for (const auto& one : ours) find(one.table, [](const Where&) {});
    });
  });
}

}  // namespace tacit::node
