#include "tables/recent_events.h"

#include "service/kept_event.h"

namespace tacit::tables {
namespace {

constexpr std::size_t kFewest = 32;

}  // namespace

void RecentEvents::add(std::string event, const table::Table& table) {
  events_.push_back(std::move(event));
  if (events_.size() == 2 * kFewest) {
    events_.erase(events_.begin(), events_.begin() + kFewest);
    earlier_ = std::move(middle_);
  }
  if (events_.size() != kFewest) return;
  middle_ = table;
  middle_.forgetLog();
}

void RecentEvents::replayAfter(
    std::int64_t number, const std::function<void(const table::Table& table, const table::Event& event)>& tell) const {
  table::Table table = earlier_;
  for (const auto& text : events_) {
    const table::Event event = service::eventFrom(text);
    table.apply(event);
    if (event.n > number) tell(table, event);
  }
}

}  // namespace tacit::tables
