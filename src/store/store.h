// Keeping games and people in SQLite or PostgreSQL, for one thread: one class for each subject, over one connection.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "store/accounts.h"
#include "store/careers.h"
#include "store/clubs.h"
#include "store/codes.h"
#include "store/conduct.h"
#include "store/days.h"
#include "store/friends.h"
#include "store/games.h"
#include "store/ownership.h"
#include "store/people.h"
#include "store/sessions.h"
#include "store/subscriptions.h"
#include "store/tables.h"
#include "store/teams.h"
#include "store/tokens.h"
#include "store/tournaments.h"
#include "store/writes.h"

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

struct Counts {
  std::int64_t people = 0;
  std::int64_t games = 0;

  bool operator==(const Counts&) const = default;
};

// A database has one owner at a time, the server; programs that only look or change little share it with him. Or it
// belongs to all nodes of a cluster together (PostgreSQL only), and each table to one of them. A reader can write nothing.
enum class Access : std::uint8_t { Owner, Shared, Node, Reader };

// A database that is open. Everything throws StoreError. All texts are UTF-8 without zero bytes (isText in text.h):
// others are refused when written, and nothing is found by them. The parts are valid as long as the store.
class Store {
 public:
  Store(const std::string& url, Access access);
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store();

  TableStore tables() { return {*connection_}; }
  GameStore games() { return {*connection_}; }
  PeopleStore people() { return {*connection_}; }
  AccountStore accounts() { return {*connection_}; }
  SessionStore sessions() { return {*connection_}; }
  TokenStore tokens() { return {*connection_}; }
  SubscriptionStore subscriptions() { return {*connection_}; }
  ConductStore conduct() { return {*connection_}; }
  FriendStore friends() { return {*connection_}; }
  TeamStore teams() { return {*connection_}; }
  CareerStore careers() { return {*connection_}; }
  DayStore days() { return {*connection_}; }
  TournamentStore tournaments() { return {*connection_}; }
  ClubStore clubs() { return {*connection_}; }
  CodeStore codes() { return {*connection_}; }
  Ownership ownership() { return {*connection_}; }

  // All of it or nothing; on disk when this returns. What speaks of a table or person that is not there is refused; a
  // session that is not there has ended. Where a StoreUnavailable leaves open whether they were kept, the same writes
  // given again with the same serial number are kept once; numbers of an owner grow. Without a number, look first.
  void write(std::span<const Write> writes, std::int64_t serial = 0) { writer_.write(writes, serial); }

  Counts counts();

  // From any thread: has a call that waits for a database on the network fail at once, with StoreUnavailable.
  void interrupt();

 private:
  const std::unique_ptr<Connection> connection_;
  Writer writer_;
};

// "sqlite:PATH" (made if it is not there) or "postgresql://user:password@host:port/name" (postgres_url.h). An older
// database is brought up to date; one of a newer Tacit is refused, and so is a second owner.
std::unique_ptr<Store> openStore(const std::string& url, Access access = Access::Owner);

}  // namespace tacit::store
