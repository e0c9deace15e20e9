// Keeping games and people: one interface over SQLite and PostgreSQL, for one thread. What an event says is not known
// here.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "store/careers.h"
#include "store/clubs.h"
#include "store/days.h"
#include "store/friends.h"
#include "store/ownership.h"
#include "store/people.h"
#include "store/teams.h"
#include "store/tournaments.h"

namespace tacit::store {

// The database could not do what it was asked to, or was asked for what cannot be. Never repeats what was to be kept:
// that may be secret.
class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A fault that passes: the connection is lost, the database hangs or is busy, the disk is full. The same thing may be
// tried again; but for a commit whose answer was lost (see Store::write), nothing has changed. All other errors are
// permanent.
class StoreUnavailable : public StoreError {
 public:
  using StoreError::StoreError;
};

// Writes were fenced by epochs that are over: these tables are others', or ours since later ones. Nothing of it was kept.
class TablesLost : public StoreError {
 public:
  explicit TablesLost(std::vector<Owned> which)
      : StoreError("tables that belong to another node: " + std::to_string(which.size())), tables(std::move(which)) {}
  std::vector<Owned> tables;
};

// The table belongs to nobody else meanwhile: what is written with this is kept only while the table's epoch is this one
// (ownership.h), and the database itself looks, in the same transaction.
struct Fence {
  std::string table;
  std::int64_t epoch = 0;
};

// In a cluster it belongs to the node that makes it, with epoch 1.
struct NewTable {
  std::string id;
  std::int64_t createdMs = 0;
  std::string node{};  // NOLINT(readability-redundant-member-init): may be left out
};

// Numbers of a table's events are 1, 2, 3 and so on; any other is refused.
struct TableEvent {
  std::string table;
  std::int64_t number = 0;
  std::string text;
};

// Somebody who took part in a game; without a person a bot, and the name says which.
struct Participant {
  std::string person;
  std::string name;
  std::string seats;
  bool won = false;
  bool guest = false;  // has no account now; not written

  bool operator==(const Participant&) const = default;
};

// The games are counted one by one: a change that does not follow on what is kept throws StoreUnavailable, to be reckoned
// again from what is there by then. Games of one person may end on two nodes at once.
struct RatingChange {
  std::string person;
  Rating after;

  bool operator==(const RatingChange&) const = default;
};

// A person had this opponent in a rated game.
struct Opponents {
  std::string person;
  std::string other;

  bool operator==(const Opponents&) const = default;
};

// Its table is done by that, and the ratings are those of the persons from now on.
struct FinishedGame {
  std::string table;
  std::string type;
  std::int64_t finishedMs = 0;
  std::string result;
  bool rated = false;
  std::string record;  // .tac text
  std::vector<Participant> participants;
  std::vector<RatingChange> ratings;
  std::string family = {};  // NOLINT(readability-redundant-member-init): of the ratings; not kept with the game
  int cards = 0;            // laid until all were home together; 0: it was no such game, or lost
  std::string pack = "master";
  std::string rules = "std";  // edition and switches
  // In which the wins of its players are counted in a row; empty: in none. Not kept with the game.
  std::string series = {};                // NOLINT(readability-redundant-member-init): may be left out
  std::vector<TeamChange> teams = {};     // NOLINT(readability-redundant-member-init): may be left out; not read back
  std::vector<CardsLaid> laid = {};       // NOLINT(readability-redundant-member-init): the same; people are added up
  std::vector<Opponents> opponents = {};  // NOLINT(readability-redundant-member-init): the same

  bool operator==(const FinishedGame&) const = default;
};

// Done without a game: broken off, or never begun.
struct AbandonedTable {
  std::string id;
  std::int64_t doneMs = 0;
};

// A table the server can't go on with, kept out of the way until somebody has looked into it.
struct SetAside {
  std::string table;
  std::string why;
};

// Unfinished like any other again.
struct TakeBack {
  std::string table;
};

// An unfinished table that nobody wants any more, with its events. Nothing of it is left.
struct DeletedTable {
  std::string id;
};

// When somebody was last at a table; written now and then.
struct TableVisited {
  std::string table;
  std::int64_t ms = 0;
};

struct NewPerson {
  std::string id;
  std::string name;
  std::int64_t createdMs = 0;
};

struct NewSession {
  std::string tokenHash;
  std::string person;
  std::int64_t createdMs = 0;
  std::string device{};  // NOLINT(readability-redundant-member-init): may be left out
};

struct EndedSession {
  std::string tokenHash;
};

// Somebody's wins in a row begin again.
struct EndedSeries {
  std::string person;
  std::string kind;
};

using Write = std::variant<NewTable, TableEvent, FinishedGame, AbandonedTable, NewPerson, NewSession, EndedSession,
                           SetAside, TakeBack, TableVisited, DeletedTable, EndedSeries, Fence, PersonSeen>;

// What has become of a table.
enum class Standing : std::uint8_t { Unknown, Unfinished, Aside, Done };

// What is written of a table that is ours since this epoch; 0: in no cluster.
inline std::vector<Write> fenced(std::vector<Write> writes, const std::string& table, std::int64_t epoch) {
  if (epoch != 0) writes.emplace_back(Fence{table, epoch});
  return writes;
}

struct TableAside {
  std::string table;
  std::int64_t createdMs = 0;
  std::string why;

  bool operator==(const TableAside&) const = default;
};

// How somebody does against bots of one kind.
struct AgainstBots {
  std::string name;
  int games = 0;
  int won = 0;

  bool operator==(const AgainstBots&) const = default;
};

// What records are asked for; what is empty may be anything.
struct RecordWish {
  std::string type;
  std::string pack;
  std::string rules;
};

// The most wins in a row that somebody has had.
struct Series {
  std::string person;
  std::string name;
  bool guest = false;
  int wins = 0;
  std::string table;  // of the last of them
  std::int64_t finishedMs = 0;

  bool operator==(const Series&) const = default;
};

struct Counts {
  std::int64_t people = 0;
  std::int64_t games = 0;

  bool operator==(const Counts&) const = default;
};

// A database that is open. Everything throws StoreError. All texts are UTF-8 without zero bytes (isText in text.h):
// others are refused when written, and nothing is found by them.
class Store : public PeopleStore,
              public Ownership,
              public TournamentStore,
              public ClubStore,
              public DayStore,
              public FriendsStore,
              public TeamStore,
              public CareerStore {
 public:
  // All of it or nothing; on disk when this returns. What speaks of a table or person that is not there is refused; a
  // session that is not there has ended. Where a StoreUnavailable leaves open whether they were kept, the same writes
  // given again with the same serial number are kept once; numbers of an owner grow. Without a number, look first.
  virtual void write(std::span<const Write> writes, std::int64_t serial = 0) = 0;

  // Tables that are not done and not set aside, oldest first.
  virtual std::vector<std::string> unfinishedTables() = 0;
  // Oldest first.
  virtual std::vector<TableAside> tablesSetAside() = 0;
  // Tables that were done at this time or later, with their events still there; the oldest first.
  virtual std::vector<std::string> tablesDoneSince(std::int64_t ms) = 0;
  virtual Standing standingOf(const std::string& table) = 0;
  // The last time that was written with TableVisited, or 0.
  virtual std::int64_t lastVisit(const std::string& table) = 0;
  // What a table's events say, in their order; nothing of a table that isn't there, or whose events are forgotten.
  virtual std::vector<std::string> events(const std::string& table) = 0;
  // Deletes the events of tables that were done before this time, of so many tables at most; the records of games stay.
  // How many tables it were: fewer than the limit when there are no more of them.
  virtual int forgetEvents(std::int64_t doneBeforeMs, int limit) = 0;

  // A finished game without its record, and without the ratings of those who hide their course (`curve`).
  virtual std::optional<FinishedGame> game(const std::string& table) = 0;
  virtual std::optional<std::string> record(const std::string& table) = 0;
  // Games in which all came home together, without their records: those with the fewest cards first.
  virtual std::vector<FinishedGame> fewestCards(const RecordWish& wish, int limit) = 0;
  // The same of four who played together, all of them members of this club.
  virtual std::vector<FinishedGame> fewestCardsIn(const std::string& club, int limit) = 0;
  // The longest first; of equals the one that came first.
  virtual std::vector<Series> longestSeries(const std::string& kind, int limit) = 0;
  // Somebody's games without their records, the newest first; to go on, name the last table seen.
  virtual std::vector<FinishedGame> history(const std::string& person, int limit, const std::string& before = {}) = 0;

  // Games of this type that somebody has played against bots alone, all of one name; and how many of them were won.
  virtual std::vector<AgainstBots> againstBots(const std::string& person, const std::string& type) = 0;

  virtual Counts counts() = 0;

  // From any thread: has a call that waits for a database on the network fail at once, with StoreUnavailable.
  virtual void interrupt() = 0;
};

// A database has one owner at a time, the server; programs that only look or change little share it with him. Or it
// belongs to all nodes of a cluster together (PostgreSQL only), and each table to one of them. A reader can write nothing.
enum class Access : std::uint8_t { Owner, Shared, Node, Reader };

// "sqlite:PATH" (made if it is not there) or "postgresql://user:password@host:port/name" (postgres_url.h). An older
// database is brought up to date; one of a newer Tacit is refused, and so is a second owner.
std::unique_ptr<Store> openStore(const std::string& url, Access access = Access::Owner);

}  // namespace tacit::store
