// What the store knows of the best: the fewest cards together, the most wins in a row.
#include "store/sql_store.h"

namespace tacit::store {

std::vector<FinishedGame> SqlStore::fewestCards(const RecordWish& wish, int limit) {
  if (!isText(wish.type) || !isText(wish.pack) || !isText(wish.rules)) return {};
  const int most = std::max(limit, 0);
  const std::string query = std::string(kGames) +
                            "FROM games g WHERE g.type = :type AND g.cards > 0"
                            " AND (:pack = '' OR g.pack = :pack) AND (:rules = '' OR g.rules = :rules)"
                            " ORDER BY g.cards, g.finished_ms, g.table_id LIMIT :most";
  return guarded([&] {
    return games((sql_.prepare << query, use(wish.type, "type"), use(wish.pack, "pack"), use(wish.rules, "rules"),
                  use(most, "most"), into(game_.table), into(game_.type), into(game_.finishedMs), into(game_.result),
                  into(flag_), into(game_.cards), into(game_.pack), into(game_.rules)));
  });
}

// A win goes on with what is running, or begins it; the best is kept when it is passed.
void SqlStore::countSeries(const FinishedGame& game, const Participant& one) {
  if (one.person.empty()) return;
  if (!one.won) return keep(EndedSeries{one.person, game.series});
  sql_ << "INSERT INTO series (person, kind, running, best, best_table, best_ms)"
          " VALUES (:person, :kind, 1, 1, :table_id, :ms) ON CONFLICT (person, kind) DO UPDATE SET"
          " running = series.running + 1,"
          " best_table = CASE WHEN series.running < series.best THEN series.best_table ELSE excluded.best_table END,"
          " best_ms = CASE WHEN series.running < series.best THEN series.best_ms ELSE excluded.best_ms END,"
          " best = CASE WHEN series.running < series.best THEN series.best ELSE series.running + 1 END",
      use(one.person), use(game.series), use(game.table), use(game.finishedMs);
}

void SqlStore::keep(const EndedSeries& series) {
  check(series.person, series.kind);
  sql_ << "UPDATE series SET running = 0 WHERE person = :person AND kind = :kind", use(series.person), use(series.kind);
}

std::vector<Series> SqlStore::longestSeries(const std::string& kind, int limit) {
  if (!isText(kind)) return {};
  const int most = std::max(limit, 0);
  return guarded([&] {
    std::vector<Series> all;
    Series one;
    int guest = 0;
    forEachRow((sql_.prepare << "SELECT s.person, p.name, CASE WHEN a.person IS NULL THEN 1 ELSE 0 END, s.best,"
                                " s.best_table, s.best_ms FROM series s JOIN people p ON p.id = s.person"
                                " LEFT JOIN accounts a ON a.person = s.person WHERE s.kind = :kind"
                                " ORDER BY s.best DESC, s.best_ms, s.person LIMIT :most",
                use(kind), use(most), into(one.person), into(one.name), into(guest), into(one.wins), into(one.table),
                into(one.finishedMs)),
               [&] {
                 one.guest = guest != 0;
                 all.push_back(one);
               });
    return all;
  });
}

}  // namespace tacit::store
