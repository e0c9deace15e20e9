// Runs the rounds of tournaments at tables of this server: opens tables, ends those that no board needs any more, and
// reports their results. Used on the I/O thread.
#pragma once

#include <map>
#include <set>

#include "clubs/live_tournaments.h"
#include "clubs/seating.h"
#include "tables/rooms.h"

namespace tacit::clubs {

class TournamentRunner {
 public:
  TournamentRunner(net::Net& net, store::Keeper& keeper, LiveTournaments& live, tables::Rooms& rooms)
      : net_(net), keeper_(keeper), live_(live), rooms_(rooms) {}

  // In a cluster one node looks after all tournaments, and each after the tables it has.
  std::function<bool()> isInCharge = [] { return true; };

  // Once a second.
  void tick();
  // One of its games is over, or may be.
  void visit(const base::TournamentId& id);

 private:
  // A board that is being played, and how far it is.
  struct Course {
    BoardGame game;  // the last one of it, or the first that is to come
    std::vector<std::string> tables;
    bool timeIsUp = false;
    bool isDone = false;               // the last table, here
    std::vector<table::Table> played;  // what the tables say, once they are read
  };
  // What follows from it.
  struct Opening {
    BoardGame game;
    std::string table;
  };
  struct Report {
    BoardGame game;
    tournament::Results results;
  };
  struct Steps;

  void lookAfterOwnTables();
  void seatLate(const TournamentSnapshotPtr& snapshot, const std::shared_ptr<tables::Room>& room);
  void lookAfter(const TournamentSnapshotPtr& snapshot, const std::vector<std::shared_ptr<tables::Room>>& rooms);
  void survey(const std::shared_ptr<LiveTournament>& live, const TournamentSnapshotPtr& snapshot);
  bool isAwaited(const Course& course) const;
  void act(const std::shared_ptr<LiveTournament>& live, const TournamentSnapshotPtr& snapshot,
           const std::vector<Course>& courses, const std::map<std::string, table::Person>& people);
  std::string open(const TournamentSnapshot& snapshot, const BoardGame& game,
                   const std::map<std::string, table::Person>& people);
  bool pairsNow(const tournament::Tournament& tournament);
  void carryOut(const std::shared_ptr<LiveTournament>& live, const Steps& steps);

  net::Net& net_;
  store::Keeper& keeper_;
  LiveTournaments& live_;
  tables::Rooms& rooms_;
  std::set<base::TournamentId> busy_;                     // tournaments that are being looked at
  std::map<base::TournamentId, base::Instant> pairedAt_;  // when an arena was last paired by us
};

}  // namespace tacit::clubs
