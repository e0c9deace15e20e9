#include "store/writes.h"

#include <map>
#include <random>
#include <set>

#include "store/connection.h"

namespace tacit::store {
namespace {

std::string newName() {
  std::random_device random;
  return std::to_string(random()) + '-' + std::to_string(random());
}

// As it stands in a statement: ids are our own and plain, and what is not is no table.
std::string quotedId(const std::string& id) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
  if (id.empty() || id.find_first_not_of(kPlain) != std::string::npos)
    throw StoreError("there is no such table to be fenced");
  return '\'' + id + '\'';
}

}  // namespace

Writer::Writer(Connection& connection) : StorePart(connection), name_(newName()) {}

void Writer::write(std::span<const Write> writes, std::int64_t serial) {
  if (writes.empty()) return;
  guarded([&] {
    if (serial != 0 && serial == inDoubt_ && hasLanded(serial)) return;
    soci::transaction transaction(sql_);
    holdFences(writes);
    for (const Write& one : writes) std::visit([&](const auto& what) { keep(what); }, one);
    // SQLite, within our process, knows what it has committed.
    if (serial != 0 && connection_.isPostgres()) mark(serial);
    inDoubt_ = serial;
    transaction.commit();
    inDoubt_ = 0;
  });
}

void Writer::forgetBatches() {
  guarded([&] { sql_ << "DELETE FROM last_batch"; });
}

bool Writer::hasLanded(std::int64_t serial) {
  std::int64_t last = 0;
  sql_ << "SELECT serial FROM last_batch WHERE writer = :writer", use(name_), into(last);
  return last == serial;
}

void Writer::mark(std::int64_t serial) {
  sql_ << "INSERT INTO last_batch (writer, serial, written_ms) VALUES (:writer, :serial, " << kDatabaseClock
       << ") ON CONFLICT (writer)"
          " DO UPDATE SET serial = excluded.serial, written_ms = excluded.written_ms",
      use(name_), use(serial);
}

void Writer::holdFences(std::span<const Write> writes) {
  std::set<Owned> wanted;
  for (const Write& one : writes)
    if (const auto* const fence = std::get_if<Fence>(&one)) wanted.insert({fence->table, fence->epoch});
  for (const Write& one : writes)
    if (const auto* const made = std::get_if<NewTable>(&one)) wanted.erase({made->id, 1});
  if (wanted.empty()) return;
  std::string ids;
  for (const Owned& one : wanted) ids += (ids.empty() ? "" : ",") + quotedId(one.table);
  std::map<std::string, std::int64_t> epochs;
  std::int64_t epoch = 0;
  // In the order of their names, so that no two wait for each other.
  forEachRow((sql_.prepare << "SELECT id, epoch FROM tables WHERE id IN (" + ids + ") ORDER BY id FOR SHARE",
              into(row_), into(epoch)),
             [&] { epochs[row_] = epoch; });
  std::vector<Owned> lost;
  for (const Owned& mine : wanted)
    if (const auto now = epochs.find(mine.table); now == epochs.end() || now->second != mine.epoch)
      lost.push_back(mine);
  if (!lost.empty()) throw TablesLost(std::move(lost));
}

void Writer::keep(const NewTable& table) {
  check(table.id, table.node);
  const std::int64_t epoch = table.node.empty() ? 0 : 1;
  sql_ << "INSERT INTO tables (id, created_ms, node, epoch) VALUES (:id, :created, NULLIF(:node, ''), :epoch)",
      use(table.id), use(table.created), use(table.node), use(epoch);
}

void Writer::keep(const TableEvent& event) {
  if (!connection_.insert(event))
    throw StoreError("event " + std::to_string(event.number) + " is not the next one of a table " + event.table);
}

void Writer::keep(const FinishedGame& game) {
  GameWriter(connection_).keep(game);
  setDone(game.table, game.finished);
}

void Writer::keep(const AbandonedTable& table) {
  check(table.id);
  setDone(table.id, table.done);
}

void Writer::setDone(const std::string& table, base::Instant when) {
  if (changed((sql_.prepare << "UPDATE tables SET done = 1, aside = NULL, done_ms = :ms WHERE id = :id", use(when),
               use(table))) == 0)
    throw StoreError("there is no table " + table);
  keep(FreedCode{table});
}

void Writer::keep(const FreedCode& code) {
  check(code.table);
  sql_ << "DELETE FROM short_codes WHERE table_id = :id", use(code.table);
}

void Writer::keep(const SetAside& table) {
  check(table.table, table.why);
  if (changed((sql_.prepare << "UPDATE tables SET aside = :why WHERE id = :id AND done = 0", use(table.why),
               use(table.table))) == 0)
    throw StoreError("there is no unfinished table " + table.table);
}

void Writer::keep(const DeletedTable& table) {
  check(table.id);
  sql_ << "DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE id = :id AND done = 0)", use(table.id);
  if (changed((sql_.prepare << "DELETE FROM tables WHERE id = :id AND done = 0", use(table.id))) == 0)
    throw StoreError("there is no unfinished table " + table.id);
}

void Writer::keep(const TakeBack& table) {
  check(table.table);
  if (changed((sql_.prepare << "UPDATE tables SET aside = NULL WHERE id = :id AND aside IS NOT NULL",
               use(table.table))) == 0)
    throw StoreError("there is no table " + table.table + " that was set aside");
}

void Writer::keep(const TableVisited& visit) {
  check(visit.table);
  if (changed((sql_.prepare << "UPDATE tables SET visited_ms = :ms WHERE id = :id", use(visit.when),
               use(visit.table))) == 0)
    throw StoreError("there is no table " + visit.table);
}

void Writer::keep(const NewPerson& person) {
  check(person.id, person.name);
  sql_ << "INSERT INTO people (id, name, created_ms) VALUES (:id, :name, :created)", use(person.id), use(person.name),
      use(person.created);
}

void Writer::keep(const NewSession& session) {
  check(session.tokenHash, session.person, session.device);
  sql_ << "INSERT INTO sessions (token_hash, person, created_ms, used_ms, device)"
          " VALUES (:token, :person, :created, :used, :device)",
      use(session.tokenHash), use(session.person), use(session.created), use(session.created), use(session.device);
}

void Writer::keep(const EndedSession& session) {
  check(session.tokenHash);
  sql_ << "DELETE FROM sessions WHERE token_hash = :token", use(session.tokenHash);
}

void Writer::keep(const EndedSeries& series) { GameWriter(connection_).keep(series); }

void Writer::keep(const PersonSeen& seen) {
  check(seen.person);
  sql_ << "INSERT INTO presence (person, seen_ms) SELECT id, CAST(:ms AS BIGINT) FROM people WHERE id = :person"
          " ON CONFLICT (person) DO UPDATE SET seen_ms = excluded.seen_ms",
      use(seen.when), use(seen.person);
}

}  // namespace tacit::store
