#include "store/games.h"

#include "store/connection.h"

namespace tacit::store {

template <class... Uses>
std::vector<FinishedGame> GameStore::select(const std::string& from, const Uses&... uses) {
  return guarded([&] {
    FinishedGame one;
    const std::string query =
        "SELECT g.table_id, g.type, g.finished_ms, g.result, g.rated, g.cards, g.pack, g.rules " + from;
    auto prepared = (sql_.prepare << query, into(one.table), into(one.type), into(one.finished), into(one.result),
                     into(flag_), into(one.cards), into(one.pack), into(one.rules));
    (prepared.operator,(uses), ...);
    auto all = rowsOf(one, prepared, [&] { one.rated = flag_ != 0; });
    for (FinishedGame& game : all) {
      game.participants = participants(game.table);
      game.ratings = ratingChanges(game.table);
    }
    return all;
  });
}

std::vector<Participant> GameStore::participants(const std::string& table) {
  Participant one;
  int guest = 0;
  return rowsOf(one,
                (sql_.prepare << "SELECT COALESCE(p.person, ''), p.name, p.seats, p.won,"
                                 " CASE WHEN p.person IS NOT NULL AND a.person IS NULL THEN 1 ELSE 0 END"
                                 " FROM participants p LEFT JOIN accounts a ON a.person = p.person"
                                 " WHERE p.table_id = :table_id ORDER BY p.place",
                 use(table), into(one.person), into(one.name), into(one.seats), into(flag_), into(guest)),
                [&] {
                  one.won = flag_ != 0;
                  one.guest = guest != 0;
                });
}

std::vector<RatingChange> GameStore::ratingChanges(const std::string& table) {
  RatingChange one;
  return rowsOf(one, (sql_.prepare << "SELECT person, mu, sigma, games FROM rating_changes c"
                                      " WHERE table_id = :table_id AND NOT EXISTS (SELECT 1 FROM hidden h"
                                      " WHERE h.person = c.person AND h.what = 'curve') ORDER BY place",
                      use(table), into(one.person), into(one.after.mu), into(one.after.sigma), into(one.after.games)));
}

std::optional<FinishedGame> GameStore::find(const std::string& table) {
  if (!isText(table)) return {};
  return firstOf(select("FROM games g WHERE g.table_id = :table_id", use(table, "table_id")));
}

std::optional<std::string> GameStore::record(const std::string& table) {
  if (!isText(table)) return {};
  return guarded([&]() -> std::optional<std::string> {
    std::string found;
    sql_ << "SELECT record FROM games WHERE table_id = :table_id", use(table), into(found);
    return sql_.got_data() ? std::optional(found) : std::nullopt;
  });
}

void GameStore::replaceRecord(const std::string& table, const std::string& record) {
  guarded([&] {
    check(table, record);
    sql_ << "UPDATE games SET record = :record WHERE table_id = :table_id", use(record), use(table);
  });
}

std::vector<FinishedGame> GameStore::history(const std::string& person, int limit, const std::string& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  return select(
      "FROM games g JOIN (SELECT DISTINCT finished_ms, table_id FROM participants"
      " WHERE person = :person AND (:before = '' OR (finished_ms, table_id) <"
      " (SELECT finished_ms, table_id FROM games WHERE table_id = :before))"
      " ORDER BY finished_ms DESC, table_id DESC LIMIT :most) AS last"
      " ON last.table_id = g.table_id ORDER BY g.finished_ms DESC, g.table_id DESC",
      use(person, "person"), use(before, "before"), use(most, "most"));
}

// People come and go under names of their own; nobody but a bot is called "bot ..".
std::vector<AgainstBots> GameStore::againstBots(const std::string& person, const std::string& type) {
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
    AgainstBots one;
    return rowsOf(one, (sql_.prepare << std::string(kQuery), use(person), use(type), into(one.name), into(one.games),
                        into(one.won)));
  });
}

std::vector<FinishedGame> GameStore::fewestCards(const RecordWish& wish, int limit) {
  if (!isText(wish.type) || !isText(wish.pack) || !isText(wish.rules)) return {};
  const int most = std::max(limit, 0);
  return select(
      "FROM games g WHERE g.type = :type AND g.cards > 0"
      " AND (:pack = '' OR g.pack = :pack) AND (:rules = '' OR g.rules = :rules)"
      " ORDER BY g.cards, g.finished_ms, g.table_id LIMIT :most",
      use(wish.type, "type"), use(wish.pack, "pack"), use(wish.rules, "rules"), use(most, "most"));
}

// Of all games of the club's members those in which nobody else has played.
std::vector<FinishedGame> GameStore::fewestCardsIn(const base::ClubId& club, int limit) {
  if (!isText(club)) return {};
  const int most = std::max(limit, 0);
  return select(
      "FROM games g WHERE g.type = 'team4' AND g.cards > 0 AND g.table_id IN"
      " (SELECT p.table_id FROM club_people c JOIN participants p ON p.person = c.person WHERE c.club = :club)"
      " AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.table_id = g.table_id AND (p.person IS NULL OR NOT EXISTS"
      " (SELECT 1 FROM club_people c WHERE c.club = :club AND c.person = p.person)))"
      " ORDER BY g.cards, g.finished_ms, g.table_id LIMIT :most",
      use(club, "club"), use(most, "most"));
}

std::vector<Series> GameStore::longestSeries(const std::string& kind, int limit) {
  if (!isText(kind)) return {};
  const int most = std::max(limit, 0);
  return guarded([&] {
    Series one;
    return rowsOf(one,
                  (sql_.prepare << "SELECT s.person, p.name, CASE WHEN a.person IS NULL THEN 1 ELSE 0 END, s.best,"
                                   " s.best_table, s.best_ms FROM series s JOIN people p ON p.id = s.person"
                                   " LEFT JOIN accounts a ON a.person = s.person WHERE s.kind = :kind"
                                   " ORDER BY s.best DESC, s.best_ms, s.person LIMIT :most",
                   use(kind), use(most), into(one.person), into(one.name), into(flag_), into(one.wins), into(one.table),
                   into(one.finished)),
                  [&] { one.guest = flag_ != 0; });
  });
}

}  // namespace tacit::store
