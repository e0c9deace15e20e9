#include "store/sql_store.h"

#include <array>

#include "store/schema.h"

// All we need of these two; their headers would have everybody find those of the databases too.
namespace soci {
extern "C" const backend_factory* factory_sqlite3();
extern "C" const backend_factory* factory_postgresql();
}  // namespace soci

namespace tacit::store {

void SqlStore::write(std::span<const Write> writes) {
  if (writes.empty()) return;
  guarded("", [&] {
    soci::transaction transaction(sql_);
    for (const Write& one : writes) std::visit([&](const auto& what) { keep(what); }, one);
    transaction.commit();
  });
}

std::vector<std::string> SqlStore::unfinishedTables() {
  return guarded("", [&] {
    return texts((sql_.prepare << "SELECT id FROM tables WHERE done = 0 ORDER BY created_ms, id", into(row_)));
  });
}

std::vector<std::string> SqlStore::events(const std::string& table) {
  if (!isText(table)) return {};
  return guarded("", [&] {
    return texts(
        (sql_.prepare << "SELECT text FROM events WHERE table_id = :table_id ORDER BY number", use(table), into(row_)));
  });
}

std::optional<FinishedGame> SqlStore::game(const std::string& table) {
  if (!isText(table)) return {};
  auto found = guarded("", [&] {
    return games((sql_.prepare << std::string(kGames) + "FROM games g WHERE g.table_id = :table_id", use(table),
                  into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result), into(flag_)));
  });
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::optional<std::string> SqlStore::record(const std::string& table) {
  if (!isText(table)) return {};
  return guarded("", [&]() -> std::optional<std::string> {
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
  return guarded("", [&] {
    return games((sql_.prepare << query, use(person, "person"), use(before, "before"), use(most, "most"),
                  into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result), into(flag_)));
  });
}

Counts SqlStore::counts() {
  return guarded("", [&] {
    Counts counts;
    sql_ << "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM games)", into(counts.people),
        into(counts.games);
    return counts;
  });
}

void SqlStore::keep(const NewTable& table) {
  check(table.id);
  sql_ << "INSERT INTO tables (id, created_ms) VALUES (:id, :created)", use(table.id), use(table.createdMs);
}

void SqlStore::keep(const TableEvent& event) {
  if (!insertEvent_(event))
    throw StoreError("event " + std::to_string(event.number) + " is not the next one of a table " + event.table);
}

void SqlStore::keep(const FinishedGame& game) {
  check(game.table, game.type, game.result, game.record);
  const int rated = game.rated ? 1 : 0;
  sql_ << "INSERT INTO games (table_id, type, finished_ms, result, record, rated)"
          " VALUES (:table_id, :type, :finished, :result, :record, :rated)",
      use(game.table), use(game.type), use(game.finishedMs), use(game.result), use(game.record), use(rated);
  for (int place = 0; const auto& one : game.participants) keep(game, place++, one);
  for (int place = 0; const auto& one : game.ratings) keep(game, place++, one);
  keep(AbandonedTable{game.table});
}

void SqlStore::keep(const FinishedGame& game, int place, const Participant& one) {
  check(one.person, one.name, one.seats);
  const int won = one.won ? 1 : 0;
  sql_ << "INSERT INTO participants (table_id, place, person, finished_ms, name, seats, won)"
          " VALUES (:table_id, :place, NULLIF(:person, ''), :finished, :name, :seats, :won)",
      use(game.table), use(place), use(one.person), use(game.finishedMs), use(one.name), use(one.seats), use(won);
}

void SqlStore::keep(const FinishedGame& game, int place, const RatingChange& change) {
  check(change.person);
  const Rating& after = change.after;
  sql_ << "INSERT INTO rating_changes (table_id, place, person, mu, sigma, games)"
          " VALUES (:table_id, :place, :person, :mu, :sigma, :games)",
      use(game.table), use(place), use(change.person), use(after.mu), use(after.sigma), use(after.games);
  sql_ << "INSERT INTO ratings (person, mu, sigma, games) VALUES (:person, :mu, :sigma, :games) ON CONFLICT (person)"
          " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
      use(change.person), use(after.mu), use(after.sigma), use(after.games);
}

void SqlStore::keep(const AbandonedTable& table) {
  check(table.id);
  if (changed((sql_.prepare << "UPDATE tables SET done = 1 WHERE id = :id", use(table.id))) == 0)
    throw StoreError("there is no table " + table.id);
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
  forEachRow((sql_.prepare << "SELECT COALESCE(person, ''), name, seats, won FROM participants"
                              " WHERE table_id = :table_id ORDER BY place",
              use(table), into(one.person), into(one.name), into(one.seats), into(flag_)),
             [&] {
               one.won = flag_ != 0;
               all.push_back(one);
             });
  return all;
}

std::vector<RatingChange> SqlStore::ratingChanges(const std::string& table) {
  std::vector<RatingChange> all;
  RatingChange one;
  forEachRow((sql_.prepare << "SELECT person, mu, sigma, games FROM rating_changes"
                              " WHERE table_id = :table_id ORDER BY place",
              use(table), into(one.person), into(one.after.mu), into(one.after.sigma), into(one.after.games)),
             [&] { all.push_back(one); });
  return all;
}

namespace {

std::unique_ptr<Store> open(const std::string& name, const soci::backend_factory& factory,
                            const std::string& connection, std::span<const std::string_view> setUp) {
  return guarded("cannot open " + name + ": ", [&] {
    auto session = std::make_unique<soci::session>(factory, connection);
    for (const auto statement : setUp) *session << statement;
    migrate(*session, migrations());
    return std::make_unique<SqlStore>(std::move(session));
  });
}

// A commit is on disk when it returns (FULL); readers and the writer do not wait for one another (WAL).
constexpr std::array<std::string_view, 3> kSqlite = {
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
};

// Otherwise it tells standard error about every table that is there already.
constexpr std::array<std::string_view, 1> kPostgres = {"SET client_min_messages = warning"};

constexpr std::string_view kSqliteUrl = "sqlite:";
constexpr std::array<std::string_view, 2> kPostgresUrls = {"postgresql://", "postgres://"};

std::unique_ptr<Store> openSqlite(const std::string& path) {
  if (path.empty() || path.find_first_of(std::string_view("\"\0", 2)) != std::string::npos)
    throw StoreError("cannot open sqlite:" + path + ": a path without quotation marks is needed");
  // Seconds to wait while another program writes, such as one that makes a copy.
  return open("sqlite:" + path, *soci::factory_sqlite3(), "db=\"" + path + "\" timeout=5", kSqlite);
}

}  // namespace

std::unique_ptr<Store> openStore(const std::string& url) {
  if (url.starts_with(kSqliteUrl)) return openSqlite(url.substr(kSqliteUrl.size()));
  if (std::ranges::any_of(kPostgresUrls, [&](const auto start) { return url.starts_with(start); }))
    return open("the PostgreSQL database", *soci::factory_postgresql(), url, kPostgres);
  // Not repeated: there may be a password in it.
  throw StoreError("a database is given as sqlite:PATH or postgresql://user@host:port/db");
}

}  // namespace tacit::store
