#include "store/sql_store.h"

namespace tacit::store {
namespace {

// Somebody's last games, each once.
constexpr std::string_view kLastGames =
    "(SELECT table_id, MIN(seats) AS seats, MAX(won) AS won FROM participants WHERE person = :person"
    " GROUP BY table_id, finished_ms ORDER BY finished_ms DESC, table_id DESC LIMIT :most) AS mine"
    " JOIN games g ON g.table_id = mine.table_id";

}  // namespace

std::vector<TypeResults> SqlStore::resultsOf(const std::string& person, int games) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<TypeResults> all;
    std::string type;
    long long played = 0;
    long long won = 0;
    const std::string query = "SELECT g.type, COUNT(*), SUM(mine.won) FROM " + std::string(kLastGames) +
                              " GROUP BY g.type ORDER BY 2 DESC, g.type";
    forEachRow((sql_.prepare << query, use(person, "person"), use(games, "most"), into(type), into(played), into(won)),
               [&] { all.push_back({type, static_cast<int>(played), static_cast<int>(won)}); });
    return all;
  });
}

std::vector<Together> SqlStore::companyOf(const std::string& person, int games, const std::string& what) {
  if (!isText(person) || !isText(what)) return {};
  return guarded([&] {
    std::vector<Together> all;
    Together one;
    long long played = 0;
    long long won = 0;
    const std::string query =
        "SELECT g.type, mine.seats, COALESCE(o.person, ''), COALESCE(p.name, o.name), o.seats, COUNT(*),"
        " SUM(mine.won) FROM " +
        std::string(kLastGames) +
        " JOIN participants o ON o.table_id = mine.table_id AND (o.person IS NULL OR o.person <> :person)"
        " LEFT JOIN people p ON p.id = o.person"
        " WHERE NOT EXISTS (SELECT 1 FROM hidden h WHERE h.person = o.person AND h.what = :what)"
        " GROUP BY 1, 2, 3, 4, 5 ORDER BY 6 DESC, 4";
    forEachRow((sql_.prepare << query, use(person, "person"), use(games, "most"), use(what, "what"), into(one.type),
                into(one.seats), into(one.person), into(one.name), into(one.theirs), into(played), into(won)),
               [&] {
                 one.games = static_cast<int>(played);
                 one.won = static_cast<int>(won);
                 all.push_back(one);
               });
    return all;
  });
}

std::vector<RatingPoint> SqlStore::ratingCurve(const std::string& person, int games) {
  return points(
      "SELECT g.type, g.finished_ms, c.mu, c.sigma, c.games FROM rating_changes c JOIN games g ON g.table_id ="
      " c.table_id WHERE c.person = :key ORDER BY g.finished_ms DESC, c.games DESC LIMIT :most",
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
    forEachRow((sql_.prepare << "SELECT g.type, g.cards, MIN(g.table_id) FROM games g JOIN participants mine"
                                " ON mine.table_id = g.table_id AND mine.person = :person"
                                " WHERE g.cards > 0 AND g.cards = (SELECT MIN(b.cards) FROM games b JOIN participants p"
                                " ON p.table_id = b.table_id AND p.person = :person"
                                " WHERE b.cards > 0 AND b.type = g.type) GROUP BY g.type, g.cards ORDER BY g.type",
                use(person, "person"), into(one.type), into(one.cards), into(one.table)),
               [&] { all.push_back(one); });
    return all;
  });
}

}  // namespace tacit::store
