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
  // Gives one to anybody; `then` comes before whoever listens looks for it. False when there is none left.
  enum class Give : std::uint8_t { Any, Unfinished };
  bool giveOneBack(Give which, std::function<void(const std::string& id)> then);

  std::shared_ptr<Room> named(const std::string& id) const;
  // The address is as limits count (net::limitKey).
  std::shared_ptr<Room> make(const table::Options& options, const table::Person& host, const std::string& address);

  // One of a tournament, with somebody in each place, or a bot.
  std::shared_ptr<Room> makeForTournament(const table::Created& created,
                                          const std::vector<std::optional<table::Person>>& people);
  // Told when a game of a tournament is over here.
  void onTournamentMoved(std::function<void(const std::string& tournament)> moved) {
    context_.tournamentMoved = std::move(moved);
  }

  // Somebody who wants one more table, as limits count: from where, and of which kind.
  struct Maker {
    std::string person;
    std::string address;
    bool byCorrespondence = false;
  };
  // Who has as many unfinished tables as may be, if anybody: then there can be no other one. Games against bots that were
  // put aside don't count, for they make room.
  enum class Full : std::uint8_t { No, Person, Address, House };
  Full whoIsFull(const Maker& maker, const service::TableCounts& elsewhere) const;
  // The same counts of this node, for others.
  service::TableCounts countsOf(const Maker& maker) const;
  // For one more table.
  void makeRoom(const Maker& maker);
  // Whom to tell of people who are waited for and not there.
  void alertBy(alerts::TellAlert tell) { context_.alert = std::move(tell); }
  // An unfinished table goes for good.
  void erase(const std::shared_ptr<Room>& room);
  std::size_t size() const { return rooms_.size(); }
  // Games that somebody is at.
  int running() const;

  using Map = std::map<std::string, std::shared_ptr<Room>, std::less<>>;
  const Map& all() const { return rooms_; }

  // Somebody has another name; somebody is gone and leaves every seat.
  void rename(const table::Person& person);
  void sendAway(const std::string& person);
  // Whether somebody sits at a table that is not done, or has set it up.
  bool needs(const std::string& person) const;

  // Newest first: when it was set up, and its id.
  using Age = std::pair<base::Instant, std::string>;
  using ByAge = std::set<Age, std::greater<>>;
  const ByAge& byAge() const { return byAge_; }

  // Why a person cannot do this now, at any table.
  base::Outcome refuses(const table::CommandBody& want) const;
  // The store has been away for a while, and still is; not when it has come back since and gone again just now.
  bool stuck() const { return context_.stuck && stuckForLong(); }
  // Whether somebody has blocked this other person.
  bool ignores(const std::string& person, const std::string& other) const;
  base::Instant now() const { return context_.now(); }
  // In a cluster: by the clock of the database.
  void follow(const DatabaseTime& time) { clock_.follow(time.wall, time.at); }
  // Everybody who has a place somewhere, by id, as they are known at each of their places.
  std::multimap<std::string, table::Person> seated() const;
  const QuickWaits& waits() const { return context_.waits; }
  bool draining() const { return context_.draining; }
  void drain() { context_.draining = true; }

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
  using Fits = std::function<bool(const Room& room)>;
  struct Limit {
    Full who = Full::No;
    int most = 0;
    Fits fits;
  };
  std::vector<Limit> limits(const Maker& maker) const;
  int countThatStay(const Limit& limit) const;
  // The next to go: of whoever has put the most games aside, so that nobody pushes out those of others by making many;
  // and of those the one that was left the longest ago.
  std::shared_ptr<Room> nextToGo(const Fits& fits) const;
  std::optional<store::Stuck> stuckForLong() const;
  void lookAtTheStore();
  bool isForsaken(const Room& room) const;

  const service::Settings& settings_;
  SharedClock clock_;
  RoomContext context_;
  Map rooms_;
  ByAge byAge_;
};

}  // namespace tacit::tables
