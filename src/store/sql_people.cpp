#include "store/sql_store.h"

namespace tacit::store {

std::optional<Person> SqlStore::person(const std::string& id) { return onePerson("p.id = :key", id); }

std::optional<Person> SqlStore::personOf(const std::string& tokenHash) {
  return onePerson("p.id = (SELECT person FROM sessions WHERE token_hash = :key)", tokenHash);
}

std::vector<Person> SqlStore::peopleNamed(const std::string& part, int limit) {
  if (!isText(part)) return {};
  std::string pattern = "%";
  for (const char letter : folded(part)) {
    if (letter == '%' || letter == '_' || letter == '!') pattern += '!';
    pattern += letter;
  }
  pattern += '%';
  return people("LOWER(p.name) LIKE :part ESCAPE '!' ORDER BY p.created_ms DESC, p.id LIMIT " +
                    std::to_string(std::max(limit, 0)),
                pattern);
}

std::vector<Person> SqlStore::ranking(const std::string& family, int limit, int leastMet) {
  if (!isText(family)) return {};
  const int most = std::max(limit, 0);
  const auto ids = guarded([&] {
    return texts((sql_.prepare << "SELECT person FROM ratings WHERE family = :family AND games > 0"
                                  " AND (SELECT COUNT(*) FROM met WHERE met.person = ratings.person) >= :least"
                                  " ORDER BY mu - 3 * sigma DESC, person LIMIT :most",
                  use(family), use(leastMet), use(most), into(row_)));
  });
  std::vector<Person> all;
  for (const auto& id : ids)
    if (auto one = person(id)) all.push_back(*std::move(one));
  return all;
}

std::vector<FamilyRating> SqlStore::ratingsOf(const std::string& person) {
  std::vector<FamilyRating> all;
  FamilyRating one;
  forEachRow((sql_.prepare << "SELECT family, mu, sigma, games FROM ratings WHERE person = :person ORDER BY family",
              use(person), into(one.family), into(one.rating.mu), into(one.rating.sigma), into(one.rating.games)),
             [&] { all.push_back(one); });
  return all;
}

void SqlStore::keep(const NewPerson& person) {
  check(person.id, person.name);
  sql_ << "INSERT INTO people (id, name, created_ms) VALUES (:id, :name, :created)", use(person.id), use(person.name),
      use(person.createdMs);
}

void SqlStore::keep(const NewSession& session) {
  check(session.tokenHash, session.person, session.device);
  sql_ << "INSERT INTO sessions (token_hash, person, created_ms, used_ms, device)"
          " VALUES (:token, :person, :created, :used, :device)",
      use(session.tokenHash), use(session.person), use(session.createdMs), use(session.createdMs), use(session.device);
}

void SqlStore::keep(const EndedSession& session) {
  check(session.tokenHash);
  sql_ << "DELETE FROM sessions WHERE token_hash = :token", use(session.tokenHash);
}

template <class Value>
std::vector<Person> SqlStore::people(const std::string& condition, const Value& value) {
  const std::string query =
      "SELECT p.id, p.name, p.created_ms, CASE WHEN a.person IS NULL THEN 0 ELSE 1 END"
      " FROM people p LEFT JOIN accounts a ON a.person = p.id WHERE " +
      condition;
  return guarded([&] {
    std::vector<Person> all;
    Person one;
    forEachRow((sql_.prepare << query, use(value), into(one.id), into(one.name), into(one.createdMs), into(flag_)),
               [&] {
                 one.account = flag_ != 0;
                 all.push_back(one);
               });
    for (Person& person : all) person.ratings = ratingsOf(person.id);
    return all;
  });
}

std::optional<Person> SqlStore::onePerson(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  auto found = people(condition, key);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

// ---- Other people ----

bool SqlStore::setBlock(const Block& block, bool on, std::int64_t nowMs) {
  if (!isText(block.person) || !isText(block.blocked)) return false;
  return guarded([&] {
    if (!isThere(block.person) || !isThere(block.blocked)) return false;
    if (on) {
      soci::transaction transaction(sql_);
      sql_
          << "INSERT INTO blocks (person, blocked, created_ms) VALUES (:person, :blocked, :now) ON CONFLICT DO NOTHING",
          use(block.person), use(block.blocked), use(nowMs);
      sql_ << "DELETE FROM friends WHERE person = :person AND other = :blocked", use(block.person), use(block.blocked);
      transaction.commit();
    } else {
      sql_ << "DELETE FROM blocks WHERE person = :person AND blocked = :blocked", use(block.person), use(block.blocked);
    }
    return true;
  });
}

std::vector<Block> SqlStore::blocks() {
  return guarded([&] {
    std::vector<Block> all;
    Block one;
    forEachRow((sql_.prepare << "SELECT person, blocked FROM blocks ORDER BY person, created_ms, blocked",
                into(one.person), into(one.blocked)),
               [&] { all.push_back(one); });
    return all;
  });
}

bool SqlStore::keepReport(const KeptReport& report) {
  if (!isText(report.person) || !isText(report.reporter)) return false;
  return guarded([&] {
    check(report.id, report.table, report.reason, report.text);
    if (!isThere(report.reporter) || !isThere(report.person)) return false;
    sql_ << "INSERT INTO reports (id, created_ms, reporter, person, table_id, reason, text)"
            " VALUES (:id, :created, :reporter, :person, :table_id, :reason, :text)",
        use(report.id), use(report.createdMs), use(report.reporter), use(report.person), use(report.table),
        use(report.reason), use(report.text);
    return true;
  });
}

template <class Value>
std::vector<KeptReport> SqlStore::reportsWhere(const std::string& condition, const Value& value) {
  return guarded([&] {
    std::vector<KeptReport> all;
    KeptReport one;
    const std::string query =
        "SELECT id, created_ms, COALESCE(reporter, ''), person, table_id, reason, text FROM reports " + condition;
    forEachRow((sql_.prepare << query, use(value), into(one.id), into(one.createdMs), into(one.reporter),
                into(one.person), into(one.table), into(one.reason), into(one.text)),
               [&] { all.push_back(one); });
    return all;
  });
}

std::vector<KeptReport> SqlStore::reportsBy(const std::string& reporter) {
  if (!isText(reporter)) return {};
  return reportsWhere("WHERE reporter = :reporter ORDER BY created_ms DESC, id", reporter);
}

std::vector<KeptReport> SqlStore::reports(int limit) {
  const int most = std::max(limit, 0);
  return reportsWhere("WHERE resolved_ms = 0 ORDER BY created_ms DESC, id LIMIT :most", most);
}

bool SqlStore::resolveReport(const std::string& id, std::int64_t nowMs) {
  if (!isText(id)) return false;
  return guarded([&] {
    return changed((sql_.prepare << "UPDATE reports SET resolved_ms = :now WHERE id = :id AND resolved_ms = 0",
                    use(nowMs), use(id))) != 0;
  });
}

bool SqlStore::ban(const Ban& ban) {
  if (!isText(ban.person)) return false;
  return guarded([&] {
    check(ban.why);
    if (!isThere(ban.person)) return false;
    sql_ << "INSERT INTO bans (person, until_ms, why) VALUES (:person, :until, :why) ON CONFLICT (person)"
            " DO UPDATE SET until_ms = excluded.until_ms, why = excluded.why",
        use(ban.person), use(ban.untilMs), use(ban.why);
    return true;
  });
}

void SqlStore::unban(const std::string& person) {
  if (!isText(person)) return;
  guarded([&] { sql_ << "DELETE FROM bans WHERE person = :person", use(person); });
}

std::vector<Ban> SqlStore::bans(std::int64_t nowMs) {
  return guarded([&] {
    std::vector<Ban> all;
    Ban one;
    forEachRow((sql_.prepare << "SELECT person, until_ms, why FROM bans WHERE until_ms > :now ORDER BY person",
                use(nowMs), into(one.person), into(one.untilMs), into(one.why)),
               [&] { all.push_back(one); });
    return all;
  });
}

// ---- Going ----

// Tables that were broken off have no participants: there the events themselves must be looked through.
std::vector<std::string> SqlStore::doneTablesOf(const std::string& person) {
  if (!isText(person)) return {};
  const std::string mark = R"(%"person":")" + person + R"("%)";
  return guarded([&] {
    return texts((sql_.prepare << "SELECT table_id FROM participants WHERE person = :person UNION"
                                  " SELECT e.table_id FROM events e JOIN tables t ON t.id = e.table_id"
                                  " WHERE t.done = 1 AND e.text LIKE :mark AND NOT EXISTS"
                                  " (SELECT 1 FROM games g WHERE g.table_id = t.id) ORDER BY 1",
                  use(person, "person"), use(mark, "mark"), into(row_)));
  });
}

void SqlStore::replaceRecord(const std::string& table, const std::string& record) {
  guarded([&] {
    check(table, record);
    sql_ << "UPDATE games SET record = :record WHERE table_id = :table_id", use(record), use(table);
  });
}

void SqlStore::replaceEvent(const std::string& table, std::int64_t number, const std::string& text) {
  guarded([&] {
    check(table, text);
    sql_ << "UPDATE events SET text = :text WHERE table_id = :table_id AND number = :number", use(text), use(table),
        use(number);
  });
}

void SqlStore::erase(const std::string& person, const std::string& nameInGames) {
  guarded([&] {
    check(person, nameInGames);
    soci::transaction transaction(sql_);
    sql_ << "UPDATE participants SET person = NULL, name = :name WHERE person = :person", use(nameInGames), use(person);
    sql_ << "UPDATE reports SET reporter = NULL WHERE reporter = :person", use(person);
    sql_ << "UPDATE tournaments SET organiser = NULL WHERE organiser = :person", use(person);
    sql_ << "UPDATE clubs SET founder = NULL WHERE founder = :person", use(person);
    sql_ << "DELETE FROM blocks WHERE person = :person OR blocked = :person", use(person, "person");
    leaveFriends(person);
    leaveTeams(person);
    leaveCareers(person, nameInGames);
    for (const char* const table :
         {"rating_changes", "ratings", "series", "cards_laid", "results", "company", "best_cards", "met", "day_results",
          "push_subscriptions", "sessions", "recovery_codes", "known_addresses", "bans", "api_tokens",
          "tournament_people", "club_people", "accounts"}) {
      const std::string query = std::string("DELETE FROM ") + table + " WHERE person = :person";
      sql_ << query, use(person);
    }
    sql_ << "DELETE FROM people WHERE id = :person", use(person);
    transaction.commit();
  });
}

std::vector<std::string> SqlStore::lostGuests(std::int64_t createdBeforeMs, int limit) {
  const int most = std::max(limit, 0);
  return guarded([&] {
    return texts((sql_.prepare << "SELECT p.id FROM people p WHERE p.created_ms < :before"
                                  " AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.person = p.id)"
                                  " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id)"
                                  " ORDER BY p.created_ms, p.id LIMIT :most",
                  use(createdBeforeMs, "before"), use(most, "most"), into(row_)));
  });
}

}  // namespace tacit::store
