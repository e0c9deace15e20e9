#include <soci/soci.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "store/schema.h"
#include "store/store.h"
#include "store/text.h"

// All we need of these two; their headers would have everybody find those of the databases too.
namespace soci {
extern "C" const backend_factory* factory_sqlite3();
extern "C" const backend_factory* factory_postgresql();
}  // namespace soci

namespace tacit::store {
namespace {

using soci::into;
using soci::use;

// What the database says, on one line, without the part in which PostgreSQL quotes what was to be kept.
std::string plain(std::string message) {
  message.resize(std::min(message.size(), message.find("DETAIL:")));
  std::ranges::replace(message, '\n', ' ');
  message.resize(message.find_last_not_of(' ') + 1);
  return message;
}

// soci_error::what() also quotes all values of the statement: not for logs.
template <class Work>
auto guarded(const std::string& what, Work work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    throw StoreError(what + plain(error.get_error_message()));
  } catch (const StoreError& error) {
    throw StoreError(what + error.what());
  }
}

// Both databases must be able to keep these. Asked before a statement is begun, not within: SOCI runs a statement when the
// expression ends, even if it ends by an exception.
template <class... Texts>
void check(const Texts&... texts) {
  if (!(isText(texts) && ...)) throw StoreError("text to be kept is not UTF-8 or has a zero byte");
}

// How many rows a statement changed.
long long changed(const soci::details::prepare_temp_type& prepared) {
  soci::statement statement(prepared);
  statement.execute(true);
  return statement.get_affected_rows();
}

template <class Each>
void forEachRow(const soci::details::prepare_temp_type& prepared, Each each) {
  soci::statement statement(prepared);
  statement.execute();
  while (statement.fetch()) each();
}

// The statement that is by far the most frequent, prepared once. It looks itself whether the table is there and the number
// is the next one: when a statement that is kept fails, SOCI forgets to free what was bound to it.
class EventInsert {
 public:
  explicit EventInsert(soci::session& sql)
      : insert_((sql.prepare << "INSERT INTO events (table_id, number, text)"
                                " SELECT id, CAST(:number AS BIGINT), :text FROM tables WHERE id = :table_id AND"
                                " CAST(:number AS BIGINT) ="
                                " 1 + (SELECT COALESCE(MAX(number), 0) FROM events WHERE table_id = :table_id)",
                 use(event_.table, "table_id"), use(event_.number, "number"), use(event_.text, "text"))) {}

  bool operator()(const TableEvent& event) {
    check(event.table, event.text);
    event_ = event;
    insert_.execute(true);
    return insert_.get_affected_rows() == 1;
  }

 private:
  TableEvent event_;  // bound to the statement
  soci::statement insert_;
};

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::unique_ptr<soci::session> session)
      : session_(std::move(session)), sql_(*session_), insertEvent_(sql_) {}

  void write(std::span<const Write> writes) override {
    if (writes.empty()) return;
    guarded("", [&] {
      soci::transaction transaction(sql_);
      for (const Write& one : writes) std::visit([&](const auto& what) { keep(what); }, one);
      transaction.commit();
    });
  }

  bool makeAccount(const std::string& person, const std::string& name, const std::string& passwordHash) override {
    return guarded("", [&] {
      check(person, name, passwordHash);
      const std::string key = folded(name);
      soci::transaction transaction(sql_);
      sql_ << "DELETE FROM accounts WHERE person = :person", use(person);
      if (changed((sql_.prepare << "INSERT INTO accounts (person, name_folded, password_hash)"
                                   " VALUES (:person, :name, :hash) ON CONFLICT (name_folded) DO NOTHING",
                   use(person), use(key), use(passwordHash))) == 0)
        return false;
      keep(RenamedPerson{person, name});
      transaction.commit();
      return true;
    });
  }

  std::vector<std::string> unfinishedTables() override {
    return guarded("", [&] {
      return texts((sql_.prepare << "SELECT id FROM tables WHERE done = 0 ORDER BY created_ms, id", into(row_)));
    });
  }

  std::vector<std::string> events(const std::string& table) override {
    if (!isText(table)) return {};
    return guarded("", [&] {
      return texts((sql_.prepare << "SELECT text FROM events WHERE table_id = :table_id ORDER BY number", use(table),
                    into(row_)));
    });
  }

  std::optional<Person> person(const std::string& id) override { return onePerson("p.id = :key", id); }

  std::optional<Person> personOf(const std::string& tokenHash) override {
    return onePerson("p.id = (SELECT person FROM sessions WHERE token_hash = :key)", tokenHash);
  }

  std::optional<Account> account(const std::string& name) override {
    if (!isText(name)) return {};
    return guarded("", [&]() -> std::optional<Account> {
      Account found;
      const std::string key = folded(name);
      sql_ << "SELECT person, password_hash FROM accounts WHERE name_folded = :name", use(key), into(found.person),
          into(found.passwordHash);
      return sql_.got_data() ? std::optional(found) : std::nullopt;
    });
  }

  std::vector<Person> ranking(int limit) override {
    const int most = std::max(limit, 0);
    return people("r.games > 0 ORDER BY r.mu - 3 * r.sigma DESC, p.id LIMIT :most", most);
  }

  std::optional<FinishedGame> game(const std::string& table) override {
    if (!isText(table)) return {};
    auto found = guarded("", [&] {
      return games((sql_.prepare << std::string(kGames) + "FROM games g WHERE g.table_id = :table_id", use(table),
                    into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result), into(flag_)));
    });
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::optional<std::string> record(const std::string& table) override {
    if (!isText(table)) return {};
    return guarded("", [&]() -> std::optional<std::string> {
      std::string found;
      sql_ << "SELECT record FROM games WHERE table_id = :table_id", use(table), into(found);
      return sql_.got_data() ? std::optional(found) : std::nullopt;
    });
  }

  std::vector<FinishedGame> history(const std::string& person, int limit, const std::string& before) override {
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

  Counts counts() override {
    return guarded("", [&] {
      Counts counts;
      sql_ << "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM games)", into(counts.people),
          into(counts.games);
      return counts;
    });
  }

 private:
  static constexpr std::string_view kGames = "SELECT g.table_id, g.type, g.finished_ms, g.result, g.rated ";

  void keep(const NewTable& table) {
    check(table.id);
    sql_ << "INSERT INTO tables (id, created_ms) VALUES (:id, :created)", use(table.id), use(table.createdMs);
  }

  void keep(const TableEvent& event) {
    if (!insertEvent_(event))
      throw StoreError("event " + std::to_string(event.number) + " is not the next one of a table " + event.table);
  }

  void keep(const FinishedGame& game) {
    check(game.table, game.type, game.result, game.record);
    const int rated = game.rated ? 1 : 0;
    sql_ << "INSERT INTO games (table_id, type, finished_ms, result, record, rated)"
            " VALUES (:table_id, :type, :finished, :result, :record, :rated)",
        use(game.table), use(game.type), use(game.finishedMs), use(game.result), use(game.record), use(rated);
    for (int place = 0; const auto& one : game.participants) keep(game, place++, one);
    for (int place = 0; const auto& one : game.ratings) keep(game, place++, one);
    keep(AbandonedTable{game.table});
  }

  void keep(const FinishedGame& game, int place, const Participant& one) {
    check(one.person, one.name, one.seats);
    const int won = one.won ? 1 : 0;
    sql_ << "INSERT INTO participants (table_id, place, person, finished_ms, name, seats, won)"
            " VALUES (:table_id, :place, NULLIF(:person, ''), :finished, :name, :seats, :won)",
        use(game.table), use(place), use(one.person), use(game.finishedMs), use(one.name), use(one.seats), use(won);
  }

  void keep(const FinishedGame& game, int place, const RatingChange& change) {
    check(change.person);
    const Rating& after = change.after;
    sql_ << "INSERT INTO rating_changes (table_id, place, person, mu, sigma, games)"
            " VALUES (:table_id, :place, :person, :mu, :sigma, :games)",
        use(game.table), use(place), use(change.person), use(after.mu), use(after.sigma), use(after.games);
    sql_ << "INSERT INTO ratings (person, mu, sigma, games) VALUES (:person, :mu, :sigma, :games) ON CONFLICT (person)"
            " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        use(change.person), use(after.mu), use(after.sigma), use(after.games);
  }

  void keep(const AbandonedTable& table) {
    check(table.id);
    if (changed((sql_.prepare << "UPDATE tables SET done = 1 WHERE id = :id", use(table.id))) == 0)
      throw StoreError("there is no table " + table.id);
  }

  void keep(const NewPerson& person) {
    check(person.id, person.name);
    sql_ << "INSERT INTO people (id, name, created_ms) VALUES (:id, :name, :created)", use(person.id), use(person.name),
        use(person.createdMs);
  }

  void keep(const RenamedPerson& person) {
    check(person.id, person.name);
    if (changed((sql_.prepare << "UPDATE people SET name = :name WHERE id = :id", use(person.name), use(person.id))) ==
        0)
      throw StoreError("there is no person " + person.id);
  }

  void keep(const NewSession& session) {
    check(session.tokenHash, session.person);
    sql_ << "INSERT INTO sessions (token_hash, person, created_ms) VALUES (:token, :person, :created)",
        use(session.tokenHash), use(session.person), use(session.createdMs);
  }

  void keep(const EndedSession& session) {
    check(session.tokenHash);
    sql_ << "DELETE FROM sessions WHERE token_hash = :token", use(session.tokenHash);
  }

  // All rows of a query that fills row_.
  std::vector<std::string> texts(const soci::details::prepare_temp_type& prepared) {
    std::vector<std::string> all;
    forEachRow(prepared, [&] { all.push_back(row_); });
    return all;
  }

  // All rows of a query for kGames that fills game_ and flag_.
  std::vector<FinishedGame> games(const soci::details::prepare_temp_type& prepared) {
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

  std::vector<Participant> participants(const std::string& table) {
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

  std::vector<RatingChange> ratingChanges(const std::string& table) {
    std::vector<RatingChange> all;
    RatingChange one;
    forEachRow((sql_.prepare << "SELECT person, mu, sigma, games FROM rating_changes"
                                " WHERE table_id = :table_id ORDER BY place",
                use(table), into(one.person), into(one.after.mu), into(one.after.sigma), into(one.after.games)),
               [&] { all.push_back(one); });
    return all;
  }

  // The people for whom a condition with one value in it holds.
  template <class Value>
  std::vector<Person> people(const std::string& condition, const Value& value) {
    const std::string query =
        "SELECT p.id, p.name, p.created_ms, CASE WHEN a.person IS NULL THEN 0 ELSE 1 END, COALESCE(r.mu, 0),"
        " COALESCE(r.sigma, 0), COALESCE(r.games, 0) FROM people p LEFT JOIN accounts a ON a.person = p.id"
        " LEFT JOIN ratings r ON r.person = p.id WHERE " +
        condition;
    return guarded("", [&] {
      std::vector<Person> all;
      Person one;
      Rating rating;
      forEachRow((sql_.prepare << query, use(value), into(one.id), into(one.name), into(one.createdMs), into(flag_),
                  into(rating.mu), into(rating.sigma), into(rating.games)),
                 [&] {
                   one.account = flag_ != 0;
                   one.rating = rating.games == 0 ? Rating{} : rating;
                   all.push_back(one);
                 });
      return all;
    });
  }

  std::optional<Person> onePerson(const std::string& condition, const std::string& key) {
    if (!isText(key)) return {};
    auto found = people(condition, key);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::unique_ptr<soci::session> session_;
  soci::session& sql_;
  EventInsert insertEvent_;
  // Where rows are read into.
  std::string row_;
  FinishedGame game_;
  int flag_ = 0;
};

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
