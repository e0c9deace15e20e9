#include <map>

#include "store/sql_store.h"

namespace tacit::store {

// For each of its people once, however many seats they hold.
void SqlStore::addToCareers(const FinishedGame& game) {
  std::map<std::string, Participant> people;
  for (const auto& one : game.participants) {
    if (one.person.empty()) continue;
    auto& mine = people.try_emplace(one.person, one).first->second;
    mine.seats = std::min(mine.seats, one.seats);
    mine.won = mine.won || one.won;
  }
  for (const auto& [person, mine] : people) {
    const int won = mine.won ? 1 : 0;
    sql_ << "INSERT INTO results (person, type, games, won) VALUES (:person, :type, 1, :won)"
            " ON CONFLICT (person, type) DO UPDATE SET games = results.games + 1, won = results.won + excluded.won",
        use(person), use(game.type), use(won);
    for (const auto& other : game.participants)
      if (other.person != person) addToCareers(game.type, mine, other);
    if (game.cards == 0) continue;
    sql_ << "INSERT INTO best_cards (person, type, cards, table_id) VALUES (:person, :type, :cards, :table_id)"
            " ON CONFLICT (person, type) DO UPDATE SET cards = excluded.cards, table_id = excluded.table_id"
            " WHERE excluded.cards < best_cards.cards",
        use(person), use(game.type), use(game.cards), use(game.table);
  }
}

void SqlStore::keep(const Opponents& two) {
  check(two.person, two.other);
  sql_ << "INSERT INTO met (person, other, games) VALUES (:person, :other, 1)"
          " ON CONFLICT (person, other) DO UPDATE SET games = met.games + 1",
      use(two.person), use(two.other);
}

std::vector<Met> SqlStore::metBy(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<Met> all;
    Met one;
    forEachRow((sql_.prepare << "SELECT other, games FROM met WHERE person = :person ORDER BY other", use(person),
                into(one.person), into(one.games)),
               [&] { all.push_back(one); });
    return all;
  });
}

void SqlStore::addToCareers(const std::string& type, const Participant& mine, const Participant& other) {
  const int won = mine.won ? 1 : 0;
  const std::string name = other.person.empty() ? other.name : "";  // people are called what they are called now
  sql_ << "INSERT INTO company (person, type, seats, other, name, theirs, games, won)"
          " VALUES (:person, :type, :seats, :other, :name, :theirs, 1, :won)"
          " ON CONFLICT (person, type, seats, other, name, theirs)"
          " DO UPDATE SET games = company.games + 1, won = company.won + excluded.won",
      use(mine.person), use(type), use(mine.seats), use(other.person), use(name), use(other.seats), use(won);
}

// Within a transaction.
void SqlStore::leaveCareers(const std::string& person, const std::string& nameInGames) {
  sql_ << "INSERT INTO company (person, type, seats, other, name, theirs, games, won)"
          " SELECT person, type, seats, '', :name, theirs, games, won FROM company WHERE other = :person"
          " ON CONFLICT (person, type, seats, other, name, theirs)"
          " DO UPDATE SET games = company.games + excluded.games, won = company.won + excluded.won",
      use(nameInGames), use(person);
  sql_ << "DELETE FROM company WHERE other = :person", use(person);
  sql_ << "DELETE FROM met WHERE other = :person", use(person);
}

std::vector<TypeResults> SqlStore::resultsOf(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<TypeResults> all;
    TypeResults one;
    forEachRow((sql_.prepare << "SELECT type, games, won FROM results WHERE person = :person ORDER BY games DESC, type",
                use(person), into(one.type), into(one.games), into(one.won)),
               [&] { all.push_back(one); });
    return all;
  });
}

std::vector<Together> SqlStore::companyOf(const std::string& person, const std::string& what, int limit) {
  if (!isText(person) || !isText(what)) return {};
  return guarded([&] {
    std::vector<Together> all;
    Together one;
    forEachRow((sql_.prepare << "SELECT c.type, c.seats, c.other, COALESCE(p.name, c.name), c.theirs, c.games, c.won"
                                " FROM company c LEFT JOIN people p ON p.id = c.other WHERE c.person = :person"
                                " AND NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = c.other AND h.what = :what)"
                                " ORDER BY c.games DESC, 4 LIMIT :most",
                use(person, "person"), use(what, "what"), use(limit, "most"), into(one.type), into(one.seats),
                into(one.person), into(one.name), into(one.theirs), into(one.games), into(one.won)),
               [&] { all.push_back(one); });
    return all;
  });
}

std::vector<RatingPoint> SqlStore::ratingCurve(const std::string& person, int games) {
  return points(
      "SELECT g.type, c.finished_ms, c.mu, c.sigma, c.games FROM (SELECT * FROM rating_changes WHERE person = :key"
      " ORDER BY finished_ms DESC, games DESC LIMIT :most) AS c JOIN games g ON g.table_id = c.table_id"
      " ORDER BY c.finished_ms DESC, c.games DESC",
      person, games);
}

void SqlStore::keep(const CardsLaid& laid) {
  check(laid.person, laid.card);
  sql_ << "INSERT INTO cards_laid (person, card, laid) VALUES (:person, :card, :laid)"
          " ON CONFLICT (person, card) DO UPDATE SET laid = cards_laid.laid + excluded.laid",
      use(laid.person), use(laid.card), use(laid.count);
}

std::vector<CardsLaid> SqlStore::cardsLaidBy(const std::string& person) {
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

std::vector<FewestCards> SqlStore::fewestCardsOf(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<FewestCards> all;
    FewestCards one;
    forEachRow((sql_.prepare << "SELECT type, cards, table_id FROM best_cards WHERE person = :person ORDER BY type",
                use(person), into(one.type), into(one.cards), into(one.table)),
               [&] { all.push_back(one); });
    return all;
  });
}

}  // namespace tacit::store
