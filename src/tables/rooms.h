// All tables of this server: made, brought back after a restart, played again, given up. Used on the I/O thread only.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "people/people.h"
#include "service/api_types.h"
#include "service/settings.h"
#include "tables/room.h"
#include "tables/shared_clock.h"

namespace tacit::tables {

class Rooms {
 public:
  Rooms(net::Net& net, store::Keeper& keeper, BotDispatcher& botDispatcher, service::Metrics& metrics,
        const people::People& people, const service::Settings& settings);

  // Brings back all unfinished tables and those that were finished a moment ago; those that cannot be are set aside.
  // What goes wrong with the store is thrown.
  void restore();

  // In a cluster tables come one by one, and belong to the node of this name.
  void joinAs(const std::string& node) { context_.node = node; }
  const std::string& node() const { return context_.node; }
  // One that is ours from now on, also if it was before: what there was of it is lost. Nothing when nothing can be made of
  // its events; then it is set aside.
  std::shared_ptr<Room> take(const std::string& id, const std::vector<std::string>& events, const Room::Kept& kept);
  // Another node has it by now, or has had it since. Nothing happens when it is ours since another epoch.
  void lose(const store::Owned& table);
  // Gives one to anybody; `then` comes before listeners look for it. False when there is none left.
  enum class Give : std::uint8_t { Any, Unfinished };
  bool giveOneBack(Give which, std::function<void(const std::string& id)> then);

  std::shared_ptr<Room> named(const std::string& id) const;
  // The address is as limits count (net::limitKey).
  std::shared_ptr<Room> make(const table::Options& options, const table::Person& host, const std::string& address,
                             const std::optional<table::Evening>& evening = {});

  // One of a tournament, with somebody in each place, or a bot.
  std::shared_ptr<Room> makeForTournament(const table::Created& created,
                                          const std::vector<std::optional<table::Person>>& people);
  // Told when a game of a tournament is over here.
  void onTournamentMoved(std::function<void(const base::TournamentId& tournament)> moved) {
    context_.tournamentMoved = std::move(moved);
  }

  // Whom to tell of people who are waited for and not there.
  void alertBy(alerts::TellAlert tell) { context_.alert = std::move(tell); }
  // An unfinished table goes for good.
  void erase(const std::shared_ptr<Room>& room);

  using Map = std::map<std::string, std::shared_ptr<Room>, std::less<>>;
  const Map& all() const { return rooms_; }

  // Newest first: when it was set up, and its id.
  using Age = std::pair<base::Instant, std::string>;
  using ByAge = std::set<Age, std::greater<>>;
  const ByAge& byAge() const { return byAge_; }

  // Whether somebody has blocked this other person.
  bool ignores(const std::string& person, const std::string& other) const;
  const Availability& availability() const { return context_.availability; }
  void drain() { context_.availability.drain(); }
  SharedClock& clock() { return clock_; }
  const QuickWaits& waits() const { return context_.waits; }

  // Out of play until it is taken back; everyone there is sent away.
  void setTableAside(const Room& room, const std::string& why);
  // In play again, from its events. What went wrong, or nothing; then it stays set aside.
  base::Outcome restoreQuarantined(const std::string& id, const std::vector<std::string>& events,
                                   std::int64_t epoch = 0);

  // Looks whose time is up, and whether the store is; four times a second.
  void tick();
  // Tables that nobody comes to any more.
  void forgetOld();
  // The events of finished games that were kept long enough.
  void forgetEvents();

 private:
  void bringBack(const std::string& id, bool done, base::Instant visitedSince);
  void rematch(const table::Table& over);
  void add(const std::shared_ptr<Room>& room);
  void drop(const Room& room);
  bool isForsaken(const Room& room) const;

  const service::Settings& settings_;
  SharedClock clock_;
  RoomContext context_;
  Map rooms_;
  ByAge byAge_;
};

}  // namespace tacit::tables
