// A table as it was some seconds ago: one for all who look on from behind, however many come and go.
#pragma once

#include <deque>
#include <functional>

#include "table/table.h"

namespace tacit::tables {

class DelayedTable {
 public:
  // An event that is kept, in their order.
  void add(const table::Event& event) { coming_.push_back(event); }

  // Carries out all that had happened by then, and tells of each. Nothing before the game is late, nor is its start.
  void advance(base::Instant then, const std::function<void(const table::Event& event)>& tell) {
    while (!coming_.empty() && (coming_.front().t <= then || table_.stage() == table::Stage::Open)) {
      table_.apply(coming_.front());
      tell(coming_.front());
      coming_.pop_front();
    }
  }

  const table::Table& table() const { return table_; }

 private:
  table::Table table_;
  std::deque<table::Event> coming_;
};

}  // namespace tacit::tables
