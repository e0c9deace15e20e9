#include "tables/broadcast.h"

#include <algorithm>

#include "net/limits.h"
#include "service/close_codes.h"

namespace tacit::tables {
namespace {

using namespace table;  // NOLINT(google-build-using-namespace): this file speaks of hardly anything else

// What all at a table know: the part of it that a screen shows.
Viewer everybody(const Table& table) { return {.seats = {}, .places = {}, .seesAll = table.options().openHands}; }

// What is told of an event. Everybody who holds the same places and sees the same hands is told the same, but for those
// who have blocked somebody.
class Telling {
 public:
  Telling(const Table& table, const Event& event) : table_(table), event_(event) {}

  net::Message to(const Viewer& viewer) {
    if (!viewer.ignores.empty()) return make(viewer);
    const Entitled entitled(viewer.places, viewer.seesAll);
    const auto known = std::ranges::find(made_, entitled, &std::pair<Entitled, net::Message>::first);
    if (known != made_.end()) return known->second;
    return made_.emplace_back(entitled, make(viewer)).second;
  }

 private:
  using Entitled = std::pair<table::PlaceSet, bool>;

  net::Message make(const Viewer& viewer) const {
    return std::make_shared<const std::string>(eventFor(table_, event_, viewer));
  }

  const Table& table_;
  const Event& event_;
  std::vector<std::pair<Entitled, net::Message>> made_;
};

}  // namespace

void sendAway(Line& line) { line.close(service::close_code::kNoSpectators, "this table doesn't allow spectators"); }

void Broadcast::restore(const Event& event, const std::string& text) {
  recent_.add(text, table_);
  if (hasDelay()) delayed_.add(event);
}

void Broadcast::add(const Event& event, const std::string& text) {
  recent_.add(text, table_);  // a copy, no longer than it must be
  Telling telling(table_, event);
  outbox_.reserve(audience_.size() + 1);  // the answer comes behind
  for (Listener& listener : audience_.listeners()) {
    if (!mayLook(listener)) {
      context_.net.post([line = listener.line] { sendAway(*line); });
    } else if (wasDelayedSpectator(listener, event)) {  // they come again and get the rest
      context_.net.post([line = listener.line] { line->close(net::close_code::kGoingAway, "you play now"); });
    } else if (!isBehind(listener)) {
      outbox_.send(listener.line, telling.to(viewer(table_, listener)), {.number = event.n});
      listener.seen = event.n;
    }
  }
  if (hasDelay()) outbox_.addEvent(event);
}

// All of it is kept, so it goes out at once.
void Broadcast::tellDelayed(base::Instant now) {
  if (!hasDelay()) return;
  delayed_.advance(now - std::chrono::seconds(table_.options().delay), [this](const Event& event) {
    Telling telling(delayed_.table(), event);
    for (Listener& listener : audience_.listeners()) {
      if (!isBehind(listener) || event.n <= listener.seen) continue;
      listener.line->send(telling.to(viewer(delayed_.table(), listener)), {.number = event.n});
      listener.seen = event.n;
    }
  });
}

// Who came before the game and took no place goes when it begins, where nobody may look on.
bool Broadcast::mayLook(const Listener& listener) const {
  return !table_.places().heldBy(listener.person.id).empty() || table_.options().spectators != Spectators::None ||
         table_.stage() == Stage::Open;
}

// Before the game nothing is delayed: spectators may still take a place. A screen is as late as the person who put it up.
bool Broadcast::isBehind(const Listener& listener) const {
  return table_.places().heldBy(listener.person.id).empty() && hasDelay() && table_.stage() != Stage::Open;
}

// A delayed spectator who plays now: what is on the way to them is too late.
bool Broadcast::wasDelayedSpectator(const Listener& listener, const Event& event) const {
  const auto* const sat = std::get_if<Sat>(&event.what);
  return sat != nullptr && sat->person == listener.person.id && table_.stage() == Stage::Playing && hasDelay();
}

Viewer Broadcast::viewer(const Table& table, const Listener& listener) const {
  Viewer viewer = listener.screen      ? everybody(table)
                  : isBehind(listener) ? viewerOf(table, "")
                                       : viewerOf(table, listener.person.id);
  viewer.ignores = context_.exclusions.ignoredBy(listener.person.id);
  return viewer;
}

bool Broadcast::sendState(Listener& listener, std::int64_t last) {
  const auto& line = listener.line;
  const Table& seen = isBehind(listener) ? delayed_.table() : table_;
  if (seen.id().empty()) return false;
  listener.seen = seen.lastNumber();
  if (isBehind(listener)) {  // all of it is kept, so it goes out at once, before what follows
    line->send(viewFor(seen, viewer(seen, listener)), {.number = listener.seen});
  } else if (recent_.reachBackTo(last) && last <= table_.lastNumber()) {
    recent_.replayAfter(last, [&](const Table& table, const Event& event) {
      outbox_.send(line, eventFor(table, event, viewer(table, listener)), {.number = event.n});
    });
  } else {
    outbox_.send(line, viewFor(table_, viewer(table_, listener)), {.number = listener.seen});
  }
  return true;
}

}  // namespace tacit::tables
