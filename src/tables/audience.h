// The people and screens connected to a table, and how long the others have been away.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/message.h"
#include "table/referee.h"
#include "tables/line.h"

namespace tacit::tables {

constexpr base::Duration kMissedAfter{20'000};  // of being away; then others can go on without somebody

// A person, or a screen that a person has put up. A screen shows the whole company what all of them know, and nothing of
// the hands of the person who put it up.
struct Listener {
  std::shared_ptr<Line> line;
  table::Person person;
  bool screen = false;
  std::int64_t seen = 0;     // the number of the last event
  std::uint64_t joined = 0;  // how many had joined by then
};

class Audience {
 public:
  explicit Audience(base::Instant now) : awakeSince_(now), lastVisit_(now) {}

  void add(Listener listener);
  std::optional<Listener> remove(const Line& line);
  std::vector<Listener> removeAll() { return std::exchange(listeners_, {}); }
  const Listener* find(const std::shared_ptr<Line>& line) const;
  std::vector<Listener>& listeners() { return listeners_; }
  const std::vector<Listener>& listeners() const { return listeners_; }
  bool empty() const { return listeners_.empty(); }
  std::size_t size() const { return listeners_.size(); }

  bool isHere(const std::string& person) const;
  // Screens of those who play are no spectators.
  int spectators(const table::Table& table) const;
  void rename(const table::Person& person);

  // For how long a player or the host has not been here.
  base::Duration awayFor(const std::string& person, base::Instant now) const;
  void noteLeft(const std::string& person, base::Instant now) { leftAt_[person] = now; }
  bool isGone(const std::string& person, base::Duration time, base::Instant now) const {
    return !isHere(person) && awayFor(person, now) >= time;
  }

  void noteVisit(base::Instant now) { lastVisit_ = now; }
  base::Instant lastVisit(base::Instant now) const { return empty() ? lastVisit_ : now; }
  // For how long nobody has been connected.
  base::Duration alone(base::Instant now) const { return now - lastVisit(now); }

  // Nobody has been here for so long that bots and clocks wait for somebody to come.
  bool asleep() const { return asleep_; }
  void fallAsleep() { asleep_ = true; }
  // The table was asleep, or the server was stopped: everybody's absence counts from now.
  void wakeUp(base::Instant now) {
    asleep_ = false;
    awakeSince_ = now;
  }
  base::Instant awakeSince() const { return awakeSince_; }

  // Nobody listens any more; they are told why.
  void dismiss(const std::string& why) const;

  net::Message presence(const table::Table& table, base::Instant now) const;

 private:
  std::vector<Listener> listeners_;
  std::uint64_t joins_ = 0;
  std::map<std::string, base::Instant> leftAt_;  // when each player and the host was last here ...
  base::Instant awakeSince_;                     // ... if that was after this
  base::Instant lastVisit_;                      // when somebody was last connected
  bool asleep_ = false;
};

// Changes of presence are told at once, and then summed up for a while: people may come and go again and again.
class PresencePause {
 public:
  // True: it is to be told now, and a pause begins.
  bool begin() {
    due_ = pausing_;
    return !std::exchange(pausing_, true);
  }
  // True: something has changed meanwhile.
  bool end() {
    pausing_ = false;
    return due_;
  }
  void noteChange() { due_ = true; }
  bool isDue() const { return due_ && !pausing_; }

 private:
  bool pausing_ = false;
  bool due_ = false;
};

}  // namespace tacit::tables
