// What games add up to, counted by a migration from all that was played before, is what it would be had it been counted
// game by game.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/words.h"
#include "rules/random.h"
#include "store/databases.h"
#include "store/schema.h"
#include "table/game_type.h"

namespace tacit::store {
namespace {

constexpr std::size_t kBeforeCareers = 15;  // the last version that counted nothing
constexpr int kPeople = 8;
constexpr int kGames = 120;

std::string careerName(int person) { return "p" + std::to_string(person); }

// All that can be: rated or not, bots, somebody in several places, records that were reached more than once.
FinishedGame anyGame(int number, Random& random) {
  const auto draw = [&](auto count) { return random.below(static_cast<std::uint32_t>(count)); };
  const table::GameType& type = table::gameTypes()[draw(table::gameTypes().size())];
  const LayoutTable& layout = kLayoutTables[static_cast<std::size_t>(type.layout)];
  const auto sideAt = [&](std::size_t place) { return layout.side[type.places()[place].first()]; };
  const bool isLost = layout.cooperative && draw(2) == 0;
  const auto winners = isLost ? SeatSet{} : sideAt(draw(type.placeCount()));
  std::vector<int> people;
  for (int p = 0; p < kPeople; ++p) people.insert(people.begin() + draw(p + 1), p);
  FinishedGame game;
  game.table = "t" + std::to_string(3 * kGames - number);  // their order is not that of the games
  game.type = type.name;
  game.finished = base::instantAt(1000 + number);
  game.rated = !layout.cooperative && draw(2) == 0;
  if (layout.cooperative && !isLost) game.cards = 90 + static_cast<int>(draw(4));
  for (std::size_t place = 0; place < type.places().size(); ++place) {
    const bool isBot = !game.rated && draw(3) == 0;
    const auto who = careerName(game.rated ? people[place] : static_cast<int>(draw(kPeople)));
    game.participants.push_back({isBot ? "" : who, isBot ? "bot simple" : "Called " + std::to_string(draw(2)),
                                 notation::seatLetters(type.places()[place]), sideAt(place) == winners});
    for (std::size_t other = 0; game.rated && other < type.places().size(); ++other)
      if (sideAt(place) != sideAt(other)) game.opponents.push_back({who, careerName(people[other])});
  }
  return game;
}

void addPeople(soci::session& sql) {
  for (int p = 0; p < kPeople; ++p) {
    const std::string id = careerName(p);
    const std::string name = "Name of " + id;  // what is used outlives the statement
    sql << "INSERT INTO people (id, name, created_ms) VALUES (:id, :name, 1)", soci::use(id), soci::use(name);
  }
}

// As it was written before anything was counted.
void addAsBefore(soci::session& sql, const FinishedGame& game) {
  const int rated = game.rated ? 1 : 0;
  const auto ms = base::millisecondsOf(game.finished);
  sql << "INSERT INTO tables (id, created_ms, done, done_ms) VALUES (:id, 1, 1, :ms)", soci::use(game.table),
      soci::use(ms);
  sql << "INSERT INTO games (table_id, type, finished_ms, result, record, rated, cards)"
         " VALUES (:id, :type, :ms, '', '', :rated, :cards)",
      soci::use(game.table), soci::use(game.type), soci::use(ms), soci::use(rated), soci::use(game.cards);
  for (int place = 0; const auto& one : game.participants) {
    const int won = one.won ? 1 : 0;
    sql << "INSERT INTO participants (table_id, place, person, finished_ms, name, seats, won)"
           " VALUES (:id, :place, NULLIF(:person, ''), :ms, :name, :seats, :won)",
        soci::use(game.table), soci::use(place), soci::use(one.person), soci::use(ms), soci::use(one.name),
        soci::use(one.seats), soci::use(won);
    ++place;
  }
}

void eraseAsBefore(soci::session& sql, const std::string& person) {
  sql << "UPDATE participants SET person = NULL, name = 'deleted' WHERE person = :person", soci::use(person);
  sql << "DELETE FROM people WHERE id = :person", soci::use(person);
}

// A line for each row; the order of rows that count the same is nobody's business.
std::vector<std::string> careerOf(Store& store, const std::string& person) {
  std::vector<std::string> all;
  const auto add = [&](const std::string& what, const auto&... parts) {
    std::string line = what;
    ((line += '|', line += parts), ...);
    all.push_back(line);
  };
  const auto number = [](int n) { return std::to_string(n); };
  for (const auto& one : store.careers().resultsOf(person)) add("result", one.type, number(one.games), number(one.won));
  for (const auto& one : store.careers().companyOf(person, "partners", 10'000))
    add("company", one.type, one.seats, one.person, one.name, one.theirs, number(one.games), number(one.won));
  for (const auto& one : store.careers().metBy(person)) add("met", one.person, number(one.games));
  for (const auto& one : store.careers().fewestCardsOf(person)) add("cards", one.type, number(one.cards), one.table);
  std::ranges::sort(all);
  return all;
}

std::string whatOnlyOneHas(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  std::vector<std::string> lines;
  std::ranges::set_difference(one, other, std::back_inserter(lines));
  std::string all;
  for (const auto& line : lines) all += line + '\n';
  return all;
}

void expectTheSame(Store& migrated, Store& counted) {
  for (int p = 0; p < kPeople; ++p) {
    const auto one = careerOf(migrated, careerName(p));
    const auto other = careerOf(counted, careerName(p));
    EXPECT_EQ(whatOnlyOneHas(one, other), "") << p;
    EXPECT_EQ(whatOnlyOneHas(other, one), "") << p;
  }
}

// How many rows the four tables have: also those of people who are gone, whom nobody asks for.
std::vector<int> careerRows(soci::session& sql) {
  std::vector<int> all;
  for (const std::string table : {"results", "company", "best_cards", "met"})
    sql << "SELECT COUNT(*) FROM " + table, soci::into(all.emplace_back());
  return all;
}

void whatWasPlayedBeforeCounts(Databases& databases) {
  const std::string before = databases.fresh();
  const std::string fresh = databases.fresh();
  const auto counted = openStore(fresh);
  addPeople(*databases.behind(fresh));
  Random random(31);
  {
    const auto sql = databases.behind(before);
    migrate(*sql, migrations().first(kBeforeCareers));
    addPeople(*sql);
    for (int n = 0; n < kGames; ++n) {
      const auto game = anyGame(n, random);
      addAsBefore(*sql, game);
      write(*counted, {NewTable{game.table, 1_ms}, game});
    }
    for (const int gone : {2, 5}) {
      eraseAsBefore(*sql, careerName(gone));
      counted->people().erase(careerName(gone), "deleted");
    }
  }
  const auto migrated = openStore(before);
  expectTheSame(*migrated, *counted);
  EXPECT_EQ(careerRows(*databases.behind(before)), careerRows(*databases.behind(fresh)));
  // There was something to count.
  const auto one = careerOf(*migrated, careerName(0));
  for (const std::string what : {"result|", "company|", "met|", "cards|"})
    EXPECT_TRUE(std::ranges::any_of(one, [&](const auto& line) { return line.starts_with(what); })) << what;
  EXPECT_TRUE(careerOf(*migrated, careerName(2)).empty());

  // And it is counted on from there.
  for (int n = kGames; n < kGames + 20; ++n) {
    auto game = anyGame(n, random);
    const auto isGone = [](const std::string& person) { return person == "p2" || person == "p5"; };
    std::erase_if(game.opponents, [&](const auto& two) { return isGone(two.person) || isGone(two.other); });
    for (auto& each : game.participants)
      if (isGone(each.person)) each.person.clear();
    for (Store* const store : {migrated.get(), counted.get()}) write(*store, {NewTable{game.table, 1_ms}, game});
  }
  for (Store* const store : {migrated.get(), counted.get()}) store->people().erase(careerName(7), "deleted");
  expectTheSame(*migrated, *counted);
}

// Nobody has played yet, or nobody is left of those who have.
void nothingCountsAsNothing(Databases& databases) {
  const std::string url = databases.fresh();
  {
    const auto sql = databases.behind(url);
    migrate(*sql, migrations().first(kBeforeCareers));
    FinishedGame game;
    game.table = "t1";
    game.type = "two";
    game.participants = {{"", "bot simple", "a", true}, {"", "deleted", "c", false}};
    addAsBefore(*sql, game);
  }
  openStore(url).reset();
  EXPECT_EQ(careerRows(*databases.behind(url)), (std::vector{0, 0, 0, 0}));
}

const std::vector<Check> kCareerChecks = {
    {"whatWasPlayedBeforeCounts", whatWasPlayedBeforeCounts},
    {"nothingCountsAsNothing", nothingCountsAsNothing},
};

TEST(StoreCareers, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kCareerChecks);
}

TEST(StoreCareers, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kCareerChecks);
}

}  // namespace
}  // namespace tacit::store
