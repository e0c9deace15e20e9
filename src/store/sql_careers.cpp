#include "store/careers.h"

#include "store/connection.h"

namespace tacit::store {

std::vector<Met> CareerStore::metBy(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    Met one;
    return rowsOf(one, (sql_.prepare << "SELECT other, games FROM met WHERE person = :person ORDER BY other",
                        use(person), into(one.person), into(one.games)));
  });
}

void CareerStore::leave(const std::string& person, const std::string& nameInGames) {
  sql_ << "INSERT INTO company (person, type, seats, other, name, theirs, games, won)"
          " SELECT person, type, seats, '', :name, theirs, games, won FROM company WHERE other = :person"
          " ON CONFLICT (person, type, seats, other, name, theirs)"
          " DO UPDATE SET games = company.games + excluded.games, won = company.won + excluded.won",
      use(nameInGames), use(person);
  sql_ << "DELETE FROM company WHERE other = :person", use(person);
  sql_ << "DELETE FROM met WHERE other = :person", use(person);
}

std::vector<TypeResults> CareerStore::resultsOf(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    TypeResults one;
    return rowsOf(
        one, (sql_.prepare << "SELECT type, games, won FROM results WHERE person = :person ORDER BY games DESC, type",
              use(person), into(one.type), into(one.games), into(one.won)));
  });
}

std::vector<Together> CareerStore::companyOf(const std::string& person, const std::string& what, int limit) {
  if (!isText(person) || !isText(what)) return {};
  return guarded([&] {
    Together one;
    return rowsOf(
        one, (sql_.prepare << "SELECT c.type, c.seats, c.other, COALESCE(p.name, c.name), c.theirs, c.games, c.won"
                              " FROM company c LEFT JOIN people p ON p.id = c.other WHERE c.person = :person"
                              " AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = c.other AND h.what = :what)"
                              " ORDER BY c.games DESC, 4 LIMIT :most",
              use(person, "person"), use(what, "what"), use(limit, "most"), into(one.type), into(one.seats),
              into(one.person), into(one.name), into(one.theirs), into(one.games), into(one.won)));
  });
}

std::vector<RatingPoint> ratingPoints(Connection& connection, const std::string& query, const std::string& key,
                                      int limit) {
  if (!isText(key)) return {};
  const int most = std::max(limit, 0);
  return connection.guarded([&] {
    RatingPoint one;
    auto all = rowsOf(one, (connection.session().prepare << query, use(key, "key"), use(most, "most"), into(one.type),
                            into(one.when), into(one.rating.mu), into(one.rating.sigma), into(one.rating.games)));
    std::ranges::reverse(all);
    return all;
  });
}

std::vector<RatingPoint> CareerStore::ratingCurve(const std::string& person, int games) {
  return ratingPoints(
      connection_,
      "SELECT g.type, c.finished_ms, c.mu, c.sigma, c.games FROM (SELECT * FROM rating_changes WHERE person = :key"
      " ORDER BY finished_ms DESC, games DESC LIMIT :most) AS c JOIN games g ON g.table_id = c.table_id"
      " ORDER BY c.finished_ms DESC, c.games DESC",
      person, games);
}

std::vector<CardsLaid> CareerStore::cardsLaidBy(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<CardsLaid> all;
    std::string card;
    long long count = 0;
    forEachRow((sql_.prepare << "SELECT card, laid FROM cards_laid WHERE person = :person ORDER BY card", use(person),
                into(card), into(count)),
               [&] { all.push_back({person, card, static_cast<int>(count)}); });
    return all;
  });
}

std::vector<FewestCards> CareerStore::fewestCardsOf(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    FewestCards one;
    return rowsOf(one,
                  (sql_.prepare << "SELECT type, cards, table_id FROM best_cards WHERE person = :person ORDER BY type",
                   use(person), into(one.type), into(one.cards), into(one.table)));
  });
}

}  // namespace tacit::store
