#include "store/sql_store.h"

namespace tacit::store {

bool SqlStore::makeAccount(const std::string& person, const std::string& name, const std::string& passwordHash) {
  return guarded([&] {
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

std::optional<Person> SqlStore::person(const std::string& id) { return onePerson("p.id = :key", id); }

std::optional<Person> SqlStore::personOf(const std::string& tokenHash) {
  return onePerson("p.id = (SELECT person FROM sessions WHERE token_hash = :key)", tokenHash);
}

std::optional<Account> SqlStore::account(const std::string& name) {
  if (!isText(name)) return {};
  return guarded([&]() -> std::optional<Account> {
    Account found;
    const std::string key = folded(name);
    sql_ << "SELECT person, password_hash FROM accounts WHERE name_folded = :name", use(key), into(found.person),
        into(found.passwordHash);
    return sql_.got_data() ? std::optional(found) : std::nullopt;
  });
}

std::vector<Person> SqlStore::ranking(int limit) {
  const int most = std::max(limit, 0);
  return people("r.games > 0 ORDER BY r.mu - 3 * r.sigma DESC, p.id LIMIT :most", most);
}

void SqlStore::keep(const NewPerson& person) {
  check(person.id, person.name);
  sql_ << "INSERT INTO people (id, name, created_ms) VALUES (:id, :name, :created)", use(person.id), use(person.name),
      use(person.createdMs);
}

void SqlStore::keep(const RenamedPerson& person) {
  check(person.id, person.name);
  if (changed((sql_.prepare << "UPDATE people SET name = :name WHERE id = :id", use(person.name), use(person.id))) == 0)
    throw StoreError("there is no person " + person.id);
}

void SqlStore::keep(const NewSession& session) {
  check(session.tokenHash, session.person);
  sql_ << "INSERT INTO sessions (token_hash, person, created_ms) VALUES (:token, :person, :created)",
      use(session.tokenHash), use(session.person), use(session.createdMs);
}

void SqlStore::keep(const EndedSession& session) {
  check(session.tokenHash);
  sql_ << "DELETE FROM sessions WHERE token_hash = :token", use(session.tokenHash);
}

template <class Value>
std::vector<Person> SqlStore::people(const std::string& condition, const Value& value) {
  const std::string query =
      "SELECT p.id, p.name, p.created_ms, CASE WHEN a.person IS NULL THEN 0 ELSE 1 END, COALESCE(r.mu, 0),"
      " COALESCE(r.sigma, 0), COALESCE(r.games, 0) FROM people p LEFT JOIN accounts a ON a.person = p.id"
      " LEFT JOIN ratings r ON r.person = p.id WHERE " +
      condition;
  return guarded([&] {
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

std::optional<Person> SqlStore::onePerson(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  auto found = people(condition, key);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

}  // namespace tacit::store
