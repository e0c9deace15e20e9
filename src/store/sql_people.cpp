#include "store/people.h"

#include "store/careers.h"
#include "store/connection.h"
#include "store/friends.h"
#include "store/teams.h"

namespace tacit::store {

std::optional<Person> PeopleStore::find(const std::string& id) { return firstOf(select("p.id = :key", id)); }

std::optional<Person> PeopleStore::ofSession(const std::string& tokenHash) {
  return firstOf(select("p.id = (SELECT person FROM sessions WHERE token_hash = :key)", tokenHash));
}

std::vector<Person> PeopleStore::named(const std::string& part, int limit) {
  if (!isText(part)) return {};
  return select("LOWER(p.name) LIKE :part ESCAPE '!' ORDER BY p.created_ms DESC, p.id LIMIT " +
                    std::to_string(std::max(limit, 0)),
                '%' + literalInPattern(folded(part)) + '%');
}

std::vector<Person> PeopleStore::ranking(const std::string& family, int limit, int leastMet) {
  if (!isText(family)) return {};
  const int most = std::max(limit, 0);
  const auto ids = guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT person FROM ratings WHERE family = :family AND games > 0"
                                         " AND (SELECT COUNT(*) FROM met WHERE met.person = ratings.person) >= :least"
                                         " ORDER BY mu - 3 * sigma DESC, person LIMIT :most",
                         use(family), use(leastMet), use(most), into(row_)));
  });
  std::vector<Person> all;
  for (const auto& id : ids)
    if (auto one = find(id)) all.push_back(*std::move(one));
  return all;
}

std::vector<FamilyRating> PeopleStore::ratingsOf(const std::string& person) {
  FamilyRating one;
  return rowsOf(one,
                (sql_.prepare << "SELECT family, mu, sigma, games FROM ratings WHERE person = :person ORDER BY family",
                 use(person), into(one.family), into(one.rating.mu), into(one.rating.sigma), into(one.rating.games)));
}

std::vector<Person> PeopleStore::select(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  const std::string query =
      "SELECT p.id, p.name, p.created_ms, CASE WHEN a.person IS NULL THEN 1 ELSE 0 END"
      " FROM people p LEFT JOIN accounts a ON a.person = p.id WHERE " +
      condition;
  return guarded([&] {
    Person one;
    auto all =
        rowsOf(one, (sql_.prepare << query, use(key), into(one.id), into(one.name), into(one.created), into(flag_)),
               [&] { one.guest = flag_ != 0; });
    for (Person& person : all) person.ratings = ratingsOf(person.id);
    return all;
  });
}

void PeopleStore::erase(const std::string& person, const std::string& nameInGames) {
  guarded([&] {
    check(person, nameInGames);
    soci::transaction transaction(sql_);
    sql_ << "UPDATE participants SET person = NULL, name = :name WHERE person = :person", use(nameInGames), use(person);
    sql_ << "UPDATE reports SET reporter = NULL WHERE reporter = :person", use(person);
    sql_ << "UPDATE tournaments SET organiser = NULL WHERE organiser = :person", use(person);
    sql_ << "UPDATE clubs SET founder = NULL WHERE founder = :person", use(person);
    sql_ << "DELETE FROM blocks WHERE person = :person OR blocked = :person", use(person, "person");
    FriendStore(connection_).leave(person);
    TeamStore(connection_).leave(person);
    CareerStore(connection_).leave(person, nameInGames);
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

std::vector<std::string> PeopleStore::lostGuests(base::Instant createdBefore, int limit) {
  const int most = std::max(limit, 0);
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT p.id FROM people p WHERE p.created_ms < :before"
                                         " AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.person = p.id)"
                                         " AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id)"
                                         " ORDER BY p.created_ms, p.id LIMIT :most",
                         use(createdBefore, "before"), use(most, "most"), into(row_)));
  });
}

}  // namespace tacit::store
