// Who is told what of a table: its events as they happen, or some seconds later, and all of it for those who come.
#pragma once

#include <string>
#include <vector>

#include "tables/audience.h"
#include "tables/delayed_table.h"
#include "tables/outbox.h"
#include "tables/recent_events.h"

namespace tacit::tables {

class Broadcast {
 public:
  Broadcast(const table::Table& table, Audience& audience, Outbox& outbox, RoomContext& context)
      : table_(table), audience_(audience), outbox_(outbox), context_(context) {}

  // An event that the table has taken in. One from the store is known to all who want to know.
  void restore(const table::Event& event, const std::string& text);
  void add(const table::Event& event, const std::string& text);
  // These are on disk: delayed spectators will hear of them.
  void addKept(const std::vector<table::Event>& events) {
    for (const table::Event& event : events) delayed_.add(event);
  }
  void tellDelayed(base::Instant now);

  bool mayLook(const Listener& listener) const;
  // What somebody who comes must be sent, who has seen the events up to `last`. False where it isn't kept yet.
  bool sendState(Listener& listener, std::int64_t last);

  // As delayed spectators see it, if there may be such; the table itself otherwise.
  const table::Table& tableSeen() const { return hasDelay() ? delayed_.table() : table_; }

 private:
  bool hasDelay() const { return table_.options().delay > 0; }
  bool isBehind(const Listener& listener) const;
  bool wasDelayedSpectator(const Listener& listener, const table::Event& event) const;
  // What a listener is entitled to, and whom they do not want to read.
  table::Viewer viewer(const table::Table& table, const Listener& listener) const;

  const table::Table& table_;
  Audience& audience_;
  Outbox& outbox_;
  RoomContext& context_;
  RecentEvents recent_;
  DelayedTable delayed_;  // what delayed spectators see; used only where there is a delay
};

void sendAway(Line& line);

}  // namespace tacit::tables
