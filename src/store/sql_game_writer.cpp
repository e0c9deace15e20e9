#include "store/writes.h"

#include <map>

#include "store/connection.h"

namespace tacit::store {

void GameWriter::keep(const FinishedGame& game) {
  check(game.table, game.type, game.result, game.record, game.pack, game.rules, game.series);
  const int rated = game.rated ? 1 : 0;
  sql_ << "INSERT INTO games (table_id, type, finished_ms, result, record, rated, cards, pack, rules)"
          " VALUES (:table_id, :type, :finished, :result, :record, :rated, :cards, :pack, :rules)",
      use(game.table), use(game.type), use(game.finished), use(game.result), use(game.record), use(rated),
      use(game.cards), use(game.pack), use(game.rules);
  for (int place = 0; const auto& one : game.participants) keep(game, place++, one);
  for (int place = 0; const auto& one : game.ratings) keep(game, place++, one);
  if (!game.series.empty())
    for (const auto& one : game.participants) countSeries(game, one);
  for (const auto& one : game.teams) keep(game, one);
  for (const auto& one : game.laid) keep(one);
  addToCareers(game);
  for (const auto& one : game.opponents) keep(one);
}

void GameWriter::keep(const FinishedGame& game, int place, const Participant& one) {
  check(one.person, one.name, one.seats);
  const int won = one.won ? 1 : 0;
  sql_ << "INSERT INTO participants (table_id, place, person, finished_ms, name, seats, won)"
          " VALUES (:table_id, :place, NULLIF(:person, ''), :finished, :name, :seats, :won)",
      use(game.table), use(place), use(one.person), use(game.finished), use(one.name), use(one.seats), use(won);
}

void GameWriter::keep(const FinishedGame& game, int place, const RatingChange& change) {
  check(change.person, game.family);
  const Rating& after = change.after;
  sql_ << "INSERT INTO rating_changes (table_id, place, person, finished_ms, mu, sigma, games)"
          " VALUES (:table_id, :place, :person, :finished, :mu, :sigma, :games)",
      use(game.table), use(place), use(change.person), use(game.finished), use(after.mu), use(after.sigma),
      use(after.games);
  if (changed((sql_.prepare << "INSERT INTO ratings (person, family, mu, sigma, games)"
                               " VALUES (:person, :family, :mu, :sigma, :games)"
                               " ON CONFLICT (person, family)"
                               " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
                               " WHERE ratings.games < excluded.games",
               use(change.person), use(game.family), use(after.mu), use(after.sigma), use(after.games))) == 0)
    throw StoreUnavailable("a rating has changed meanwhile");
}

// A win goes on with what is running, or begins it; the best is kept when it is passed.
void GameWriter::countSeries(const FinishedGame& game, const Participant& one) {
  if (one.person.empty()) return;
  if (!one.won) return keep(EndedSeries{one.person, game.series});
  sql_ << "INSERT INTO series (person, kind, running, best, best_table, best_ms)"
          " VALUES (:person, :kind, 1, 1, :table_id, :ms) ON CONFLICT (person, kind) DO UPDATE SET"
          " running = series.running + 1,"
          " best_table = CASE WHEN series.running < series.best THEN series.best_table ELSE excluded.best_table END,"
          " best_ms = CASE WHEN series.running < series.best THEN series.best_ms ELSE excluded.best_ms END,"
          " best = CASE WHEN series.running < series.best THEN series.best ELSE series.running + 1 END",
      use(one.person), use(game.series), use(game.table), use(game.finished);
}

void GameWriter::keep(const EndedSeries& series) {
  check(series.person, series.kind);
  sql_ << "UPDATE series SET running = 0 WHERE person = :person AND kind = :kind", use(series.person), use(series.kind);
}

// The team first: whether it is there, and no game was counted meanwhile.
void GameWriter::keep(const FinishedGame& game, const TeamChange& change) {
  check(change.team);
  const Rating& after = change.after;
  const int won = change.won ? 1 : 0;
  if (changed((sql_.prepare << "UPDATE teams SET mu = :mu, sigma = :sigma, games = :games, won = won + :won"
                               " WHERE id = :team AND games < :games",
               use(after.mu, "mu"), use(after.sigma, "sigma"), use(after.games, "games"), use(won, "won"),
               use(change.team, "team"))) == 0)
    throw StoreUnavailable("the rating of a team has changed meanwhile");
  sql_ << "INSERT INTO team_changes (team, table_id, finished_ms, mu, sigma, games)"
          " VALUES (:team, :table_id, :finished, :mu, :sigma, :games)",
      use(change.team), use(game.table), use(game.finished), use(after.mu), use(after.sigma), use(after.games);
}

void GameWriter::keep(const CardsLaid& laid) {
  check(laid.person, laid.card);
  sql_ << "INSERT INTO cards_laid (person, card, laid) VALUES (:person, :card, :laid)"
          " ON CONFLICT (person, card) DO UPDATE SET laid = cards_laid.laid + excluded.laid",
      use(laid.person), use(laid.card), use(laid.count);
}

void GameWriter::keep(const Opponents& two) {
  check(two.person, two.other);
  sql_ << "INSERT INTO met (person, other, games) VALUES (:person, :other, 1)"
          " ON CONFLICT (person, other) DO UPDATE SET games = met.games + 1",
      use(two.person), use(two.other);
}

// For each of its people once, however many seats they hold.
void GameWriter::addToCareers(const FinishedGame& game) {
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

void GameWriter::addToCareers(const std::string& type, const Participant& mine, const Participant& other) {
  const int won = mine.won ? 1 : 0;
  const std::string name = other.person.empty() ? other.name : "";  // people are called what they are called now
  sql_ << "INSERT INTO company (person, type, seats, other, name, theirs, games, won)"
          " VALUES (:person, :type, :seats, :other, :name, :theirs, 1, :won)"
          " ON CONFLICT (person, type, seats, other, name, theirs)"
          " DO UPDATE SET games = company.games + 1, won = company.won + excluded.won",
      use(mine.person), use(type), use(mine.seats), use(other.person), use(name), use(other.seats), use(won);
}

}  // namespace tacit::store
