// People who remember everything they were told and every command they gave, and notice when a server does not.
#pragma once

#include <cstdint>
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

// What went wrong, counted; the first few are said aloud.
class Faults {
 public:
  void add(const std::string& what);
  int count() const { return count_; }

 private:
  int count_ = 0;
};

// What the witnesses of all tables share. Used on the loop's thread.
struct Scene {
  testing::ClientLoop& loop;
  Random random;
  Faults faults;
  std::string address;
  bool playing = true;  // nobody begins anything otherwise; what has begun goes on
};

// One person at one table.
class Witness {
 public:
  // `place` of a table of this type.
  Witness(Scene& scene, Guest guest, std::string table, int place, SeatSet seats)
      : scene_(scene), guest_(std::move(guest)), table_(std::move(table)), place_(place), seats_(seats) {}

  // Connects and says what was the last event; sends again what was not answered.
  void come();
  // The same table could not be found any more.
  bool turnedAway() const { return turnedAway_; }
  bool isHere() const { return client_ != nullptr; }
  bool sits() const { return sits_; }
  bool tableIsOver() const { return over_; }
  bool waits() const { return !unanswered_.empty(); }
  int playsSeen() const { return plays_; }  // since he came last, or counts again
  void countPlaysAgain() { plays_ = 0; }
  void start() { send(table::Start{}); }

  const Guest& guest() const { return guest_; }

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
  void considerSoon();
  void consider();
  std::optional<table::Want> something();
  void send(table::Want want);
  void repeat(const std::string& id);
  void fault(const std::string& what) { scene_.faults.add("table " + table_ + ", " + guest_.id + ": " + what); }

  Scene& scene_;
  Guest guest_;
  std::string table_;
  int place_;
  SeatSet seats_;
  std::shared_ptr<testing::Client> client_;
  int visit_ = 0;
  std::int64_t last_ = 0;      // the highest number he was ever told
  std::int64_t viewed_ = 0;    // a view stood for all events up to here
  std::int64_t expected_ = 0;  // over this connection; 0: a view comes first
  std::map<std::int64_t, std::string> told_;
  std::optional<table::GameShown> game_;
  std::map<std::string, std::string> commands_;  // by id, as they were sent
  std::string unanswered_;                       // the id of the command that is under way
  std::string lastDone_;
  std::int64_t lastDoneAt_ = 0;
  std::set<std::string> done_;
  std::set<std::string> refused_;
  int plays_ = 0;
  bool thinking_ = false;
  bool sits_ = false;
  bool greeted_ = false;
  bool over_ = false;
  bool turnedAway_ = false;
};

}  // namespace tacit::load
