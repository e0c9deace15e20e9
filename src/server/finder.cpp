#include "server/finder.h"

#include <algorithm>
#include <utility>

#include "server/now.h"

namespace tacit::server {
namespace {

constexpr int kOrphansAtOnce = 32;  // so that others at this node need not wait long

}  // namespace

// What was found out in the store, on its thread.
struct Finder::Loaded {
  Where where;
  std::string table;
  std::vector<std::string> events;
  Room::Kept kept;
};

Finder::Loaded Finder::load(store::Store& store, const std::string& table, std::int64_t epoch, bool done) {
  return {{}, table, store.events(table), {.lastVisit = store.lastVisit(table), .done = done, .epoch = epoch}};
}

Finder::Loaded Finder::look(store::Store& store, const std::string& table, const std::string& claimAs,
                            std::int64_t doneSince) {
  const auto standing = store.standingOf(table);
  const bool done = standing == store::Standing::Done;
  const bool isThere = standing == store::Standing::Unfinished || (done && store.lastVisit(table) >= doneSince);
  if (!isThere) return {{.here = {}, .node = {}, .nowhere = true}, table, {}, {}};
  const auto owner = store.ownerOf(table);
  if (owner && *owner != claimAs) return {{.here = {}, .node = *owner, .nowhere = false}, table, {}, {}};
  const auto epoch = claimAs.empty() ? std::nullopt : store.claim(table, claimAs);
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

// A node that is to go claims nothing more.
void Finder::find(const std::string& table, Found found) {
  if (const auto room = rooms_.named(table)) return found({.here = room, .node = {}, .nowhere = false});
  auto& waiting = waiting_[table];
  waiting.push_back(std::move(found));
  if (waiting.size() > 1) return;
  const std::string claimAs = rooms_.draining() ? "" : membership_.name();
  keeper_.ask([this, table, claimAs, since = milliseconds() - settings_.doneMinutes * kMinute](store::Store& store) {
    net_.post([this, loaded = look(store, table, claimAs, since)] { tell(loaded.table, take(loaded)); });
  });
}

// They are read like tables that somebody asks for: also those that were claimed and not heard of, because the answer of
// the database was lost.
void Finder::sweep() {
  const bool full = rooms_.size() >= static_cast<std::size_t>(settings_.mostTables);
  if (!membership_.isSteady() || rooms_.draining() || rooms_.stuck() || full || std::exchange(sweeping_, true)) return;
  keeper_.ask([this](store::Store& store) {
    net_.post([this, claimed = store.claimOrphans(membership_.name(), kOrphansAtOnce)] {
      sweeping_ = false;
      for (const auto& one : claimed) find(one.table, [](const Where&) {});
    });
  });
}

// Only what was here when we asked: what has come since is not in the answer. Nor is what is done: it can wait until
// somebody writes there.
void Finder::checkWhatIsOurs() {
  std::vector<store::Owned> had;
  for (const auto& [id, room] : rooms_.all()) had.push_back({id, room->epoch()});
  keeper_.ask([this, had = std::move(had)](store::Store& store) {
    net_.post([this, had, ours = store.tablesOf(membership_.name())] {
      for (const auto& one : had) {
        const auto room = rooms_.named(one.table);
        if (room && !room->done() && room->epoch() == one.epoch &&
            !std::ranges::binary_search(ours, one.table, {}, &store::Owned::table))
          rooms_.lose(one.table);
      }
      if (rooms_.draining()) return;
      for (const auto& one : ours) find(one.table, [](const Where&) {});
    });
  });
}

}  // namespace tacit::server
