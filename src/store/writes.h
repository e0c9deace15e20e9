// What is written while games are played, and the writer that keeps such changes together.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "store/friends.h"
#include "store/games.h"
#include "store/store_part.h"

namespace tacit::store {

// What is written with this is kept only while the table's epoch is this one (ownership.h). The database itself checks
// that, in the same transaction.
struct Fence {
  std::string table;
  std::int64_t epoch = 0;
};

// In a cluster it belongs to the node that makes it, with epoch 1.
struct NewTable {
  std::string id;
  base::Instant created;
  std::string node{};  // NOLINT(readability-redundant-member-init): may be left out
};

// Numbers of a table's events are 1, 2, 3 and so on; any other is refused.
struct TableEvent {
  std::string table;
  std::int64_t number = 0;
  std::string text;
};

// Done without a game: broken off, or never begun.
struct AbandonedTable {
  std::string id;
  base::Instant done{};  // NOLINT(readability-redundant-member-init): may be left out
};

// A table that the server can't continue, out of the way until an operator has looked into it.
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

// The game of a table has begun: nobody looks for it by a short code any more.
struct FreedCode {
  std::string table;
};

// When a person was last at a table; written now and then.
struct TableVisited {
  std::string table;
  base::Instant when;
};

struct NewPerson {
  std::string id;
  std::string name;
  base::Instant created;
};

struct NewSession {
  std::string tokenHash;
  std::string person;
  base::Instant created;
  std::string device{};  // NOLINT(readability-redundant-member-init): may be left out
};

struct EndedSession {
  std::string tokenHash;
};

// A person's wins in a row begin again.
struct EndedSeries {
  std::string person;
  std::string kind;
};

using Write = std::variant<NewTable, TableEvent, FinishedGame, AbandonedTable, NewPerson, NewSession, EndedSession,
                           SetAside, TakeBack, TableVisited, DeletedTable, EndedSeries, Fence, PersonSeen, FreedCode>;

// What is written of a table that is ours since this epoch; 0: in no cluster.
inline std::vector<Write> fenced(std::vector<Write> writes, const std::string& table, std::int64_t epoch) {
  if (epoch != 0) writes.emplace_back(Fence{table, epoch});
  return writes;
}

// Keeps a finished game and what it changes: ratings, series, teams, careers. All within a transaction.
class GameWriter : StorePart {
 public:
  using StorePart::StorePart;

  void keep(const FinishedGame& game);
  void keep(const EndedSeries& series);

 private:
  void keep(const FinishedGame& game, int place, const Participant& one);
  void keep(const FinishedGame& game, int place, const RatingChange& change);
  void keep(const FinishedGame& game, const TeamChange& change);
  void keep(const CardsLaid& laid);
  void keep(const Opponents& two);
  void countSeries(const FinishedGame& game, const Participant& one);
  void addToCareers(const FinishedGame& game);
  void addToCareers(const std::string& type, const Participant& mine, const Participant& other);
};

// Behind Store::write.
class Writer : StorePart {
 public:
  explicit Writer(Connection& connection);

  void write(std::span<const Write> writes, std::int64_t serial);
  // What became of the last batches of others.
  void forgetBatches();

 private:
  bool hasLanded(std::int64_t serial);
  void mark(std::int64_t serial);
  // Nobody claims the tables that are fenced until the transaction is over. Throws TablesLost.
  void holdFences(std::span<const Write> writes);
  void keep(const Fence& /*fence*/) {}
  void keep(const NewTable& table);
  void keep(const TableEvent& event);
  void keep(const FinishedGame& game);
  void keep(const AbandonedTable& table);
  void keep(const SetAside& table);
  void keep(const DeletedTable& table);
  void keep(const TakeBack& table);
  void keep(const TableVisited& visit);
  void keep(const NewPerson& person);
  void keep(const NewSession& session);
  void keep(const EndedSession& session);
  void keep(const EndedSeries& series);
  void keep(const PersonSeen& seen);
  void keep(const FreedCode& code);
  void setDone(const std::string& table, base::Instant when);

  const std::string name_;    // nobody else's
  std::int64_t inDoubt_ = 0;  // the serial number of a batch whose commit got no answer
};

}  // namespace tacit::store
