// People who remember everything they were told and every command they gave, and notice when a server does not.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "load/people.h"
#include "rules/random.h"
#include "support/client.h"
#include "table/message.h"

namespace tacit::load {

// Lost: what somebody was told does not hold, or was left out. Doubled: done or told twice. Split: written by a node
// whose time was over. Dropped: a line ended for no reason of its own. Stuck: something did not go on.
enum class Fault : std::uint8_t { Lost, Doubled, Split, Dropped, Stuck };

// What went wrong, counted; the first few are said aloud.
class Faults {
 public:
  void add(Fault kind, const std::string& what);
  int count() const;
  int count(Fault kind) const { return counts_[static_cast<std::size_t>(kind)]; }

 private:
  std::array<int, 5> counts_{};
};

// What the witnesses of all tables share. Used on the loop's thread, but for the door.
struct Scene {
  Scene(testing::ClientLoop& itsLoop, std::uint64_t seed) : loop(itsLoop), random(seed) {}

  testing::ClientLoop& loop;
  Random random;
  Faults faults;
  // The address of a server that lets people in, as a load balancer has it; empty: none does just now. From any thread.
  std::function<std::string()> door;
  bool playing = true;               // nobody begins anything otherwise; what has begun goes on
  std::uint32_t longestThought = 8;  // milliseconds

  // Who has lost the line comes back without being asked to, and gives up a line that has gone silent.
  bool comeBack = false;
  // Lines to this address may end: it has trouble of its own.
  std::function<bool(const std::string& address)> mayEnd = [](const std::string&) { return true; };
  // A card was played there, at this time of the server's; perhaps told by several.
  std::function<void(const std::string& table, std::int64_t ms)> played = [](const std::string&, std::int64_t) {};
};

// One person at one table.
class Witness {
 public:
  using Clock = std::chrono::steady_clock;

  // `place` of a table of this type.
  Witness(Scene& scene, Guest guest, std::string table, int place, SeatSet seats)
      : scene_(scene), guest_(std::move(guest)), table_(std::move(table)), place_(place), seats_(seats) {}

  // Connects and says what was the last event; sends again what was not answered.
  void come();
  // The line is cut without a word. Comes back by himself, where people do.
  void cut();
  // Leaves for good.
  void goHome();
  // To be called now and then, where people come back: looks whether the line is silent, or an answer is overdue.
  void look(Clock::time_point now);

  // The same table could not be found any more.
  bool turnedAway() const { return turnedAway_; }
  bool isHere() const { return client_ != nullptr; }
  bool sits() const { return sits_; }
  bool knowsGame() const { return game_.has_value(); }
  bool tableIsOver() const { return over_; }
  bool waits() const { return !unanswered_.empty(); }
  std::int64_t last() const { return last_; }
  int playsSeen() const { return plays_; }  // since he came last, or counts again
  void countPlaysAgain() { plays_ = 0; }
  void start() { send(table::Start{}); }

  const Guest& guest() const { return guest_; }
  // How things stand, for anyone who looks for a fault.
  std::string standing() const;

  // Whether all that he was told and promised is among the events that were kept.
  void checkAgainst(const std::vector<table::Event>& events);

 private:
  void received(std::string_view text);
  void see(const table::ViewMessage& view);
  void see(const table::EventMessage& event, std::string_view text);
  void see(const table::OkMessage& ok);
  void see(const table::ErrorMessage& error);
  void see(const table::PresenceMessage& /*presence*/) {}
  void remember(std::int64_t number, std::string_view text);
  void lineEnded(const std::string& why);
  void comeSoon();
  void considerSoon();
  void consider();
  std::optional<table::CommandBody> something();
  void send(table::CommandBody want);
  void repeat(const std::string& id);
  void repeatSoon();
  void fault(Fault kind, const std::string& what) {
    scene_.faults.add(kind, "table " + table_ + ", " + guest_.id + ": " + what);
  }

  Scene& scene_;
  Guest guest_;
  std::string table_;
  int place_;
  SeatSet seats_;
  std::shared_ptr<testing::Client> client_;
  std::string address_;  // of the server he is at
  bool open_ = false;    // the line has been there
  Clock::time_point heard_;
  bool pinged_ = false;  // since he heard something
  int visit_ = 0;
  std::int64_t last_ = 0;      // the highest number he was ever told
  std::int64_t viewed_ = 0;    // a view stood for all events up to here
  std::int64_t expected_ = 0;  // over this connection; 0: a view comes first
  std::map<std::int64_t, std::string> told_;
  std::optional<table::GameShown> game_;
  std::map<std::string, std::string> commands_;  // by id, as they were sent
  std::string unanswered_;                       // the id of the command that is under way
  Clock::time_point asked_;                      // it was sent, or last complained of
  bool sentAgain_ = false;                       // that one, over another line
  std::string lastDone_;
  std::int64_t lastDoneAt_ = 0;
  std::set<std::string> done_;
  std::map<std::string, std::string> refused_;  // with the code of the refusal
  int plays_ = 0;
  bool hurries_ = false;  // nothing could be done a moment ago
  bool thinking_ = false;
  bool sits_ = false;
  bool greeted_ = false;
  bool over_ = false;
  bool turnedAway_ = false;
};

}  // namespace tacit::load
