#include "store/sql_store.h"

#include <random>

namespace tacit::store {
namespace {

std::string newWriter() {
  std::random_device random;
  return std::to_string(random()) + '-' + std::to_string(random());
}

}  // namespace

SqlStore::SqlStore(const std::string& url, Access access)
    : database_(url, access), sql_(database_.session()), writer_(newWriter()) {
  // What became of the last batch of others interests nobody any more.
  if (access == Access::Owner) guarded([&] { sql_ << "DELETE FROM last_batch"; });
}

void SqlStore::write(std::span<const Write> writes, std::int64_t serial) {
  if (writes.empty()) return;
  guarded([&] {
    if (serial != 0 && serial == inDoubt_ && hasLanded(serial)) return;
    soci::transaction transaction(sql_);
    holdFences(writes);
    for (const Write& one : writes) std::visit([&](const auto& what) { keep(what); }, one);
    if (serial != 0 && database_.isPostgres()) mark(serial);  // SQLite, within our process, knows what it has committed
    inDoubt_ = serial;
    transaction.commit();
    inDoubt_ = 0;
  });
}

bool SqlStore::hasLanded(std::int64_t serial) {
  std::int64_t last = 0;
  sql_ << "SELECT serial FROM last_batch WHERE writer = :writer", use(writer_), into(last);
  return last == serial;
}

void SqlStore::mark(std::int64_t serial) {
  sql_ << "INSERT INTO last_batch (writer, serial, written_ms) VALUES (:writer, :serial, " << kDatabaseClock
       << ") ON CONFLICT (writer)"
          " DO UPDATE SET serial = excluded.serial, written_ms = excluded.written_ms",
      use(writer_), use(serial);
}

std::vector<std::string> SqlStore::unfinishedTables() {
  return guarded([&] {
    return texts(
        (sql_.prepare << "SELECT id FROM tables WHERE done = 0 AND aside IS NULL ORDER BY created_ms, id", into(row_)));
  });
}

std::vector<TableAside> SqlStore::tablesSetAside() {
  return guarded([&] {
    std::vector<TableAside> all;
    TableAside one;
    forEachRow(
        (sql_.prepare << "SELECT id, created_ms, aside FROM tables WHERE aside IS NOT NULL ORDER BY created_ms, id",
         into(one.table), into(one.createdMs), into(one.why)),
        [&] { all.push_back(one); });
    return all;
  });
}

std::vector<std::string> SqlStore::tablesDoneSince(std::int64_t ms) {
  return guarded([&] {
    return texts((sql_.prepare << "SELECT id FROM tables WHERE done = 1 AND forgotten = 0 AND done_ms >= :since"
                                  " ORDER BY done_ms, id",
                  use(ms), into(row_)));
  });
}

Standing SqlStore::standingOf(const std::string& table) {
  if (!isText(table)) return Standing::Unknown;
  return guarded([&] {
    int done = 0;
    int aside = 0;
    sql_ << "SELECT done, CASE WHEN aside IS NULL THEN 0 ELSE 1 END FROM tables WHERE id = :id", use(table), into(done),
        into(aside);
    if (!sql_.got_data()) return Standing::Unknown;
    return done != 0 ? Standing::Done : aside != 0 ? Standing::Aside : Standing::Unfinished;
  });
}

std::int64_t SqlStore::lastVisit(const std::string& table) {
  if (!isText(table)) return 0;
  return guarded([&] {
    std::int64_t ms = 0;
    sql_ << "SELECT visited_ms FROM tables WHERE id = :id", use(table), into(ms);
    return ms;
  });
}

int SqlStore::forgetEvents(std::int64_t doneBeforeMs, int limit) {
  return guarded([&] {
    soci::transaction transaction(sql_);
    const auto tables =
        texts((sql_.prepare << "SELECT id FROM tables WHERE done = 1 AND forgotten = 0 AND done_ms < :before"
                               " ORDER BY done_ms, id LIMIT :most",
               use(doneBeforeMs), use(limit), into(row_)));
    for (const auto& table : tables) {
      sql_ << "DELETE FROM events WHERE table_id = :id", use(table);
      sql_ << "UPDATE tables SET forgotten = 1 WHERE id = :id", use(table);
    }
    transaction.commit();
    return static_cast<int>(tables.size());
  });
}

std::vector<std::string> SqlStore::events(const std::string& table) {
  if (!isText(table)) return {};
  return guarded([&] {
    return texts(
        (sql_.prepare << "SELECT text FROM events WHERE table_id = :table_id ORDER BY number", use(table), into(row_)));
  });
}

std::optional<FinishedGame> SqlStore::game(const std::string& table) {
  if (!isText(table)) return {};
  auto found = guarded([&] {
    return games((sql_.prepare << std::string(kGames) + "FROM games g WHERE g.table_id = :table_id", use(table),
                  into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result), into(flag_),
                  into(game_.cards), into(game_.pack), into(game_.rules)));
  });
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::optional<std::string> SqlStore::record(const std::string& table) {
  if (!isText(table)) return {};
  return guarded([&]() -> std::optional<std::string> {
    std::string found;
    sql_ << "SELECT record FROM games WHERE table_id = :table_id", use(table), into(found);
    return sql_.got_data() ? std::optional(found) : std::nullopt;
  });
}

std::vector<FinishedGame> SqlStore::history(const std::string& person, int limit, const std::string& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  const std::string query = std::string(kGames) +
                            "FROM games g JOIN (SELECT DISTINCT finished_ms, table_id FROM participants"
                            " WHERE person = :person AND (:before = '' OR (finished_ms, table_id) <"
                            " (SELECT finished_ms, table_id FROM games WHERE table_id = :before))"
                            " ORDER BY finished_ms DESC, table_id DESC LIMIT :most) AS last"
                            " ON last.table_id = g.table_id ORDER BY g.finished_ms DESC, g.table_id DESC";
  return guarded([&] {
    return games((sql_.prepare << query, use(person, "person"), use(before, "before"), use(most, "most"),
                  into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result), into(flag_),
                  into(game_.cards), into(game_.pack), into(game_.rules)));
  });
}

// People come and go under names of their own; nobody but a bot is called "bot ..".
std::vector<AgainstBots> SqlStore::againstBots(const std::string& person, const std::string& type) {
  if (!isText(person) || !isText(type)) return {};
  constexpr std::string_view kQuery =
      "SELECT name, COUNT(*), SUM(won) FROM"
      " (SELECT MAX(me.won) AS won, MIN(other.name) AS name FROM participants me"
      " JOIN games g ON g.table_id = me.table_id JOIN participants other ON other.table_id = me.table_id"
      " AND (other.person IS NULL OR other.person <> me.person)"
      " WHERE me.person = :person AND g.type = :type GROUP BY me.table_id"
      " HAVING MIN(other.name) = MAX(other.name) AND MIN(other.name) LIKE 'bot %') AS played"
      " GROUP BY name ORDER BY name";
  return guarded([&] {
    std::vector<AgainstBots> all;
    AgainstBots one;
    long long games = 0;
    long long won = 0;
    soci::statement query =
        (sql_.prepare << std::string(kQuery), use(person), use(type), into(one.name), into(games), into(won));
    query.execute();
    while (query.fetch()) {
      one.games = static_cast<int>(games);
      one.won = static_cast<int>(won);
      all.push_back(one);
    }
    return all;
  });
}

Counts SqlStore::counts() {
  return guarded([&] {
    Counts counts;
    sql_ << "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM games)", into(counts.people),
        into(counts.games);
    return counts;
  });
}

void SqlStore::keep(const NewTable& table) {
  check(table.id, table.node);
  const std::int64_t epoch = table.node.empty() ? 0 : 1;
  sql_ << "INSERT INTO tables (id, created_ms, node, epoch) VALUES (:id, :created, NULLIF(:node, ''), :epoch)",
      use(table.id), use(table.createdMs), use(table.node), use(epoch);
}

void SqlStore::keep(const TableEvent& event) {
  if (!insertEvent_) insertEvent_ = std::make_unique<EventInsert>(sql_, database_.isPostgres());
  if (!(*insertEvent_)(event))
    throw StoreError("event " + std::to_string(event.number) + " is not the next one of a table " + event.table);
}

void SqlStore::keep(const FinishedGame& game) {
  check(game.table, game.type, game.result, game.record, game.pack, game.rules, game.series);
  const int rated = game.rated ? 1 : 0;
  sql_ << "INSERT INTO games (table_id, type, finished_ms, result, record, rated, cards, pack, rules)"
          " VALUES (:table_id, :type, :finished, :result, :record, :rated, :cards, :pack, :rules)",
      use(game.table), use(game.type), use(game.finishedMs), use(game.result), use(game.record), use(rated),
      use(game.cards), use(game.pack), use(game.rules);
  for (int place = 0; const auto& one : game.participants) keep(game, place++, one);
  for (int place = 0; const auto& one : game.ratings) keep(game, place++, one);
  if (!game.series.empty())
    for (const auto& one : game.participants) countSeries(game, one);
  for (const auto& one : game.teams) keep(game, one);
  for (const auto& one : game.laid) keep(one);
  addToCareers(game);
  for (const auto& one : game.opponents) keep(one);
  setDone(game.table, game.finishedMs);
}

void SqlStore::keep(const FinishedGame& game, int place, const Participant& one) {
  check(one.person, one.name, one.seats);
  const int won = one.won ? 1 : 0;
  sql_ << "INSERT INTO participants (table_id, place, person, finished_ms, name, seats, won)"
          " VALUES (:table_id, :place, NULLIF(:person, ''), :finished, :name, :seats, :won)",
      use(game.table), use(place), use(one.person), use(game.finishedMs), use(one.name), use(one.seats), use(won);
}

void SqlStore::keep(const FinishedGame& game, int place, const RatingChange& change) {
  check(change.person, game.family);
  const Rating& after = change.after;
  sql_ << "INSERT INTO rating_changes (table_id, place, person, finished_ms, mu, sigma, games)"
          " VALUES (:table_id, :place, :person, :finished, :mu, :sigma, :games)",
      use(game.table), use(place), use(change.person), use(game.finishedMs), use(after.mu), use(after.sigma),
      use(after.games);
  if (changed((sql_.prepare << "INSERT INTO ratings (person, family, mu, sigma, games)"
                               " VALUES (:person, :family, :mu, :sigma, :games)"
                               " ON CONFLICT (person, family)"
                               " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
                               " WHERE ratings.games < excluded.games",
               use(change.person), use(game.family), use(after.mu), use(after.sigma), use(after.games))) == 0)
    throw StoreUnavailable("a rating has changed meanwhile");
}

void SqlStore::keep(const AbandonedTable& table) {
  check(table.id);
  setDone(table.id, table.doneMs);
}

void SqlStore::setDone(const std::string& table, std::int64_t ms) {
  if (changed((sql_.prepare << "UPDATE tables SET done = 1, aside = NULL, done_ms = :ms WHERE id = :id", use(ms),
               use(table))) == 0)
    throw StoreError("there is no table " + table);
}

void SqlStore::keep(const SetAside& table) {
  check(table.table, table.why);
  if (changed((sql_.prepare << "UPDATE tables SET aside = :why WHERE id = :id AND done = 0", use(table.why),
               use(table.table))) == 0)
    throw StoreError("there is no unfinished table " + table.table);
}

void SqlStore::keep(const DeletedTable& table) {
  check(table.id);
  sql_ << "DELETE FROM events WHERE table_id IN (SELECT id FROM tables WHERE id = :id AND done = 0)", use(table.id);
  if (changed((sql_.prepare << "DELETE FROM tables WHERE id = :id AND done = 0", use(table.id))) == 0)
    throw StoreError("there is no unfinished table " + table.id);
}

void SqlStore::keep(const TakeBack& table) {
  check(table.table);
  if (changed((sql_.prepare << "UPDATE tables SET aside = NULL WHERE id = :id AND aside IS NOT NULL",
               use(table.table))) == 0)
    throw StoreError("there is no table " + table.table + " that was set aside");
}

void SqlStore::keep(const TableVisited& visit) {
  check(visit.table);
  if (changed((sql_.prepare << "UPDATE tables SET visited_ms = :ms WHERE id = :id", use(visit.ms), use(visit.table))) ==
      0)
    throw StoreError("there is no table " + visit.table);
}

std::vector<std::string> SqlStore::texts(const soci::details::prepare_temp_type& prepared) {
  std::vector<std::string> all;
  forEachRow(prepared, [&] { all.push_back(row_); });
  return all;
}

std::vector<FinishedGame> SqlStore::games(const soci::details::prepare_temp_type& prepared) {
  std::vector<FinishedGame> all;
  forEachRow(prepared, [&] {
    game_.rated = flag_ != 0;
    all.push_back(game_);
  });
  for (FinishedGame& game : all) {
    game.participants = participants(game.table);
    game.ratings = ratingChanges(game.table);
  }
  return all;
}

std::vector<Participant> SqlStore::participants(const std::string& table) {
  std::vector<Participant> all;
  Participant one;
  int guest = 0;
  forEachRow((sql_.prepare << "SELECT COALESCE(p.person, ''), p.name, p.seats, p.won,"
                              " CASE WHEN p.person IS NOT NULL AND a.person IS NULL THEN 1 ELSE 0 END"
                              " FROM participants p LEFT JOIN accounts a ON a.person = p.person"
                              " WHERE p.table_id = :table_id ORDER BY p.place",
              use(table), into(one.person), into(one.name), into(one.seats), into(flag_), into(guest)),
             [&] {
               one.won = flag_ != 0;
               one.guest = guest != 0;
               all.push_back(one);
             });
  return all;
}

std::vector<RatingChange> SqlStore::ratingChanges(const std::string& table) {
  std::vector<RatingChange> all;
  RatingChange one;
  forEachRow((sql_.prepare << "SELECT person, mu, sigma, games FROM rating_changes c"
                              " WHERE table_id = :table_id AND NOT EXISTS (SELECT 1 FROM hidden h"
                              " WHERE h.person = c.person AND h.what = 'curve') ORDER BY place",
              use(table), into(one.person), into(one.after.mu), into(one.after.sigma), into(one.after.games)),
             [&] { all.push_back(one); });
  return all;
}

std::unique_ptr<Store> openStore(const std::string& url, Access access) {
  return std::make_unique<SqlStore>(url, access);
}

}  // namespace tacit::store
