#include "store/schema.h"

#include <soci/soci.h>

#include <array>
#include <string>

#include "store/store.h"

namespace tacit::store {
namespace {

constexpr std::array<std::string_view, 9> kGamesAndPeople = {
    "CREATE TABLE tables (id TEXT PRIMARY KEY, created_ms BIGINT NOT NULL, done INTEGER NOT NULL DEFAULT 0)",
    "CREATE INDEX tables_not_done ON tables (created_ms, id) WHERE done = 0",
    "CREATE TABLE events (table_id TEXT NOT NULL REFERENCES tables (id), number BIGINT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, created_ms BIGINT NOT NULL)",
    "CREATE TABLE accounts (person TEXT PRIMARY KEY REFERENCES people (id), name_folded TEXT NOT NULL UNIQUE,"
    " password_hash TEXT NOT NULL)",
    "CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id),"
    " created_ms BIGINT NOT NULL)",
    "CREATE TABLE games (table_id TEXT PRIMARY KEY REFERENCES tables (id), type TEXT NOT NULL,"
    " finished_ms BIGINT NOT NULL, result TEXT NOT NULL, record TEXT NOT NULL)",
    // The time once more, so that somebody's last games are found without looking at all the others.
    "CREATE TABLE participants (table_id TEXT NOT NULL REFERENCES games (table_id), place INTEGER NOT NULL,"
    " person TEXT REFERENCES people (id), finished_ms BIGINT NOT NULL, name TEXT NOT NULL, seats TEXT NOT NULL,"
    " won INTEGER NOT NULL, PRIMARY KEY (table_id, place))",
    "CREATE INDEX participants_by_person ON participants (person, finished_ms, table_id)",
};

constexpr std::array<std::string_view, 4> kRatings = {
    "ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE ratings (person TEXT PRIMARY KEY REFERENCES people (id), mu DOUBLE PRECISION NOT NULL,"
    " sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL)",
    "CREATE INDEX ratings_by_worth ON ratings ((mu - 3 * sigma))",
    "CREATE TABLE rating_changes (table_id TEXT NOT NULL REFERENCES games (table_id), place INTEGER NOT NULL,"
    " person TEXT NOT NULL REFERENCES people (id), mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,"
    " games INTEGER NOT NULL, PRIMARY KEY (table_id, place))",
};

constexpr std::array<std::string_view, 7> kKeeping = {
    "ALTER TABLE tables ADD COLUMN aside TEXT",  // why it was set aside
    "ALTER TABLE tables ADD COLUMN done_ms BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0",  // its events are deleted
    "UPDATE tables SET done_ms = COALESCE((SELECT finished_ms FROM games WHERE table_id = tables.id), created_ms)"
    " WHERE done = 1",
    "CREATE INDEX tables_to_forget ON tables (done_ms, id) WHERE done = 1 AND forgotten = 0",
    "CREATE INDEX tables_aside ON tables (created_ms, id) WHERE aside IS NOT NULL",
    // One row: the last batch of the server that owns the database, written with it.
    "CREATE TABLE last_batch (id INTEGER PRIMARY KEY, writer TEXT NOT NULL, serial BIGINT NOT NULL)",
};

// The keys of names and the last use of sessions are filled in by SqlStore::complete: SQL cannot say what they are.
constexpr std::array<std::string_view, 18> kAccounts = {
    "ALTER TABLE accounts ADD COLUMN skeleton TEXT",
    "ALTER TABLE accounts ADD COLUMN shape TEXT",
    "CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton)",
    "CREATE UNIQUE INDEX accounts_by_shape ON accounts (shape)",
    "ALTER TABLE sessions ADD COLUMN used_ms BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    "CREATE INDEX sessions_by_use ON sessions (used_ms)",
    "CREATE TABLE recovery_codes (person TEXT NOT NULL REFERENCES people (id), code_hash TEXT NOT NULL,"
    " until_ms BIGINT NOT NULL, PRIMARY KEY (person, code_hash))",
    "CREATE TABLE known_addresses (person TEXT NOT NULL REFERENCES people (id), address TEXT NOT NULL,"
    " used_ms BIGINT NOT NULL, PRIMARY KEY (person, address))",
    "CREATE TABLE blocks (person TEXT NOT NULL REFERENCES people (id), blocked TEXT NOT NULL REFERENCES people (id),"
    " created_ms BIGINT NOT NULL, PRIMARY KEY (person, blocked))",
    "CREATE INDEX blocks_by_blocked ON blocks (blocked)",
    "CREATE TABLE reports (id TEXT PRIMARY KEY, created_ms BIGINT NOT NULL, reporter TEXT REFERENCES people (id),"
    " person TEXT NOT NULL, table_id TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL)",
    "CREATE INDEX reports_by_reporter ON reports (reporter, created_ms)",
    "CREATE INDEX reports_by_time ON reports (created_ms)",
    "CREATE TABLE bans (person TEXT PRIMARY KEY REFERENCES people (id), until_ms BIGINT NOT NULL, why TEXT NOT NULL)",
    "CREATE INDEX rating_changes_by_person ON rating_changes (person)",
    "CREATE INDEX people_by_time ON people (created_ms)",
};

constexpr std::array<std::string_view, 1> kVisits = {
    "ALTER TABLE tables ADD COLUMN visited_ms BIGINT NOT NULL DEFAULT 0",
};

constexpr std::array<std::string_view, 1> kReportsResolved = {
    "ALTER TABLE reports ADD COLUMN resolved_ms BIGINT NOT NULL DEFAULT 0",
};

// A rating for each family of games; so far only games of four seats had counted. And records of games played together.
constexpr std::array<std::string_view, 8> kFamilyRatings = {
    "ALTER TABLE ratings RENAME TO ratings_of_four",
    "CREATE TABLE ratings (person TEXT NOT NULL REFERENCES people (id), family TEXT NOT NULL,"
    " mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,"
    " PRIMARY KEY (person, family))",
    "INSERT INTO ratings (person, family, mu, sigma, games)"
    " SELECT person, 'four', mu, sigma, games FROM ratings_of_four",
    "DROP INDEX ratings_by_worth",
    "DROP TABLE ratings_of_four",
    "CREATE INDEX ratings_by_worth ON ratings (family, (mu - 3 * sigma))",
    "ALTER TABLE games ADD COLUMN cards INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX games_by_cards ON games (type, cards) WHERE cards > 0",
};

// Who has which table in a cluster. The last batch is each writer's own: there is more than one.
constexpr std::array<std::string_view, 5> kCluster = {
    "CREATE TABLE nodes (name TEXT PRIMARY KEY, until_ms BIGINT NOT NULL)",
    "ALTER TABLE tables ADD COLUMN node TEXT",
    "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0",
    "DROP TABLE last_batch",
    "CREATE TABLE last_batch (writer TEXT PRIMARY KEY, serial BIGINT NOT NULL, written_ms BIGINT NOT NULL)",
};

// What a node looks for twice a second, however many tables there are.
constexpr std::array<std::string_view, 1> kTablesOfNodes = {
    "CREATE INDEX tables_of_nodes ON tables (node) WHERE done = 0 AND aside IS NULL",
};

// A tournament's row says which event is its last one, so that nodes can add to it in turns without owning it.
constexpr std::array<std::string_view, 6> kTournaments = {
    "CREATE TABLE tournaments (id TEXT PRIMARY KEY, created_ms BIGINT NOT NULL, changed_ms BIGINT NOT NULL,"
    " organiser TEXT REFERENCES people (id), secret TEXT NOT NULL, listed INTEGER NOT NULL, last BIGINT NOT NULL,"
    " summary TEXT NOT NULL, finished INTEGER NOT NULL, runs_itself INTEGER NOT NULL)",
    "CREATE INDEX tournaments_listed ON tournaments (created_ms, id) WHERE listed = 1",
    "CREATE INDEX tournaments_by_organiser ON tournaments (organiser)",
    "CREATE TABLE tournament_events (tournament TEXT NOT NULL REFERENCES tournaments (id), number BIGINT NOT NULL,"
    " text TEXT NOT NULL, PRIMARY KEY (tournament, number))",
    "CREATE TABLE tournament_people (person TEXT NOT NULL REFERENCES people (id),"
    " tournament TEXT NOT NULL REFERENCES tournaments (id), PRIMARY KEY (person, tournament))",
    "CREATE INDEX tournaments_running ON tournaments (created_ms, id) WHERE runs_itself = 1 AND finished = 0",
};

// Records by pack and edition, the longest series of wins, and the deals of the day.
constexpr std::array<std::string_view, 15> kRecordsAndDays = {
    "ALTER TABLE games ADD COLUMN pack TEXT NOT NULL DEFAULT 'master'",
    "ALTER TABLE games ADD COLUMN rules TEXT NOT NULL DEFAULT 'std'",
    "UPDATE games SET pack = 'basic' WHERE cards > 0 AND record LIKE '%[Pack \"basic\"]%'",
    "UPDATE games SET pack = 'other' WHERE cards > 0 AND record LIKE '%[Pack \"basic+%'",
    "UPDATE games SET rules = 'zh' WHERE cards > 0 AND record LIKE '%[Rules \"zh%'",
    "UPDATE games SET rules = 'ja' WHERE cards > 0 AND record LIKE '%[Rules \"ja%'",
    "UPDATE games SET rules = 'pl' WHERE cards > 0 AND record LIKE '%[Rules \"pl%'",
    "UPDATE games SET rules = 'th' WHERE cards > 0 AND record LIKE '%[Rules \"th%'",
    "UPDATE games SET rules = 'en' WHERE cards > 0 AND record LIKE '%[Rules \"en%'",
    "UPDATE games SET rules = 'other' WHERE cards > 0 AND type <> 'solo'"
    " AND (record LIKE '%[Rules \"std,%' OR record LIKE '%[Rules \"__,%')",
    "CREATE TABLE series (person TEXT NOT NULL REFERENCES people (id), kind TEXT NOT NULL, running INTEGER NOT NULL,"
    " best INTEGER NOT NULL, best_table TEXT NOT NULL, best_ms BIGINT NOT NULL, PRIMARY KEY (person, kind))",
    "CREATE INDEX series_by_length ON series (kind, best)",
    "CREATE TABLE house_secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL)",
    "CREATE TABLE day_results (day TEXT NOT NULL, part TEXT NOT NULL, person TEXT NOT NULL REFERENCES people (id),"
    " begun_ms BIGINT NOT NULL, finished_ms BIGINT NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT 0,"
    " marbles INTEGER NOT NULL DEFAULT 0, others INTEGER NOT NULL DEFAULT 0, cards INTEGER NOT NULL DEFAULT 0,"
    " record TEXT NOT NULL DEFAULT '', PRIMARY KEY (person, day, part))",
    "CREATE INDEX day_results_by_score ON day_results (day, part, score) WHERE finished_ms > 0",
};

// Clubs are kept as tournaments are; a tournament may be one of a club's evenings. It doesn't refer to the club, so that
// all can be put back in the order in which it was made.
constexpr std::array<std::string_view, 8> kClubs = {
    "CREATE TABLE clubs (id TEXT PRIMARY KEY, created_ms BIGINT NOT NULL, founder TEXT REFERENCES people (id),"
    " secret TEXT NOT NULL, name TEXT NOT NULL, members INTEGER NOT NULL, last BIGINT NOT NULL)",
    "CREATE INDEX clubs_by_time ON clubs (created_ms, id)",
    "CREATE INDEX clubs_by_founder ON clubs (founder)",
    "CREATE TABLE club_events (club TEXT NOT NULL REFERENCES clubs (id), number BIGINT NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (club, number))",
    "CREATE TABLE club_people (person TEXT NOT NULL REFERENCES people (id), club TEXT NOT NULL REFERENCES clubs (id),"
    " organiser INTEGER NOT NULL, PRIMARY KEY (person, club))",
    "CREATE INDEX club_people_by_club ON club_people (club)",
    "ALTER TABLE tournaments ADD COLUMN club TEXT",
    "CREATE INDEX tournaments_by_club ON tournaments (club)",
};

// How programs ask and play in somebody's name.
constexpr std::array<std::string_view, 2> kApiTokens = {
    "CREATE TABLE api_tokens (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id),"
    " name TEXT NOT NULL, plays INTEGER NOT NULL, program INTEGER NOT NULL, created_ms BIGINT NOT NULL,"
    " used_ms BIGINT NOT NULL DEFAULT 0)",
    "CREATE INDEX api_tokens_by_person ON api_tokens (person)",
};

// Two rows make friends. Cards that were laid are counted for each person, and for everybody under no name.
constexpr std::array<std::string_view, 13> kFriends = {
    "CREATE TABLE friends (person TEXT NOT NULL REFERENCES people (id), other TEXT NOT NULL REFERENCES people (id),"
    " created_ms BIGINT NOT NULL, PRIMARY KEY (person, other))",
    "CREATE INDEX friends_by_other ON friends (other)",
    "CREATE TABLE presence (person TEXT PRIMARY KEY REFERENCES people (id), seen_ms BIGINT NOT NULL)",
    "CREATE TABLE invitations (person TEXT NOT NULL REFERENCES people (id), other TEXT NOT NULL REFERENCES people (id),"
    " table_id TEXT NOT NULL, until_ms BIGINT NOT NULL, declined INTEGER NOT NULL DEFAULT 0,"
    " PRIMARY KEY (person, other))",
    "CREATE INDEX invitations_by_other ON invitations (other)",
    "CREATE TABLE hidden (person TEXT NOT NULL REFERENCES people (id), what TEXT NOT NULL, PRIMARY KEY (person, what))",
    "CREATE TABLE teams (id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT NOT NULL UNIQUE,"
    " members TEXT NOT NULL UNIQUE, created_ms BIGINT NOT NULL, stands INTEGER NOT NULL DEFAULT 0,"
    " mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL DEFAULT 0,"
    " won INTEGER NOT NULL DEFAULT 0)",
    "CREATE INDEX teams_by_worth ON teams ((mu - 3 * sigma)) WHERE games > 0",
    "CREATE TABLE team_members (team TEXT NOT NULL REFERENCES teams (id), place INTEGER NOT NULL,"
    " person TEXT NOT NULL REFERENCES people (id), accepted INTEGER NOT NULL, PRIMARY KEY (team, person))",
    "CREATE INDEX team_members_by_person ON team_members (person)",
    "CREATE TABLE team_changes (team TEXT NOT NULL REFERENCES teams (id), table_id TEXT NOT NULL"
    " REFERENCES games (table_id), finished_ms BIGINT NOT NULL, mu DOUBLE PRECISION NOT NULL,"
    " sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (team, table_id))",
    "CREATE INDEX team_changes_by_time ON team_changes (team, finished_ms)",
    "CREATE TABLE cards_laid (person TEXT NOT NULL, card TEXT NOT NULL, laid BIGINT NOT NULL,"
    " PRIMARY KEY (person, card))",
};

// Browsers that want alerts.
constexpr std::array<std::string_view, 2> kPush = {
    "CREATE TABLE push_subscriptions (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id),"
    " session TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE, p256dh TEXT NOT NULL,"
    " auth TEXT NOT NULL, created_ms BIGINT NOT NULL)",
    "CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person, created_ms)",
};

// What games add up to for each of their people, counted when a game ends: to ask for it must not cost more the more
// somebody has played. Whom they have played with, in which seats: `other` is empty for bots and for people who are gone.
constexpr std::array<std::string_view, 14> kCareers = {
    "CREATE TABLE results (person TEXT NOT NULL REFERENCES people (id), type TEXT NOT NULL, games INTEGER NOT NULL,"
    " won INTEGER NOT NULL, PRIMARY KEY (person, type))",
    "CREATE TABLE company (person TEXT NOT NULL REFERENCES people (id), type TEXT NOT NULL, seats TEXT NOT NULL,"
    " other TEXT NOT NULL, name TEXT NOT NULL, theirs TEXT NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL,"
    " PRIMARY KEY (person, type, seats, other, name, theirs))",
    "CREATE INDEX company_by_other ON company (other)",
    "CREATE TABLE best_cards (person TEXT NOT NULL REFERENCES people (id), type TEXT NOT NULL, cards INTEGER NOT NULL,"
    " table_id TEXT NOT NULL, PRIMARY KEY (person, type))",
    "INSERT INTO results SELECT mine.person, g.type, COUNT(*), SUM(mine.won) FROM (SELECT person, table_id,"
    " MAX(won) AS won FROM participants WHERE person IS NOT NULL GROUP BY person, table_id) AS mine"
    " JOIN games g ON g.table_id = mine.table_id GROUP BY mine.person, g.type",
    "INSERT INTO company SELECT mine.person, g.type, mine.seats, COALESCE(o.person, ''),"
    " CASE WHEN o.person IS NULL THEN o.name ELSE '' END, o.seats, COUNT(*), SUM(mine.won) FROM (SELECT person,"
    " table_id, MIN(seats) AS seats, MAX(won) AS won FROM participants WHERE person IS NOT NULL"
    " GROUP BY person, table_id) AS mine JOIN games g ON g.table_id = mine.table_id"
    " JOIN participants o ON o.table_id = mine.table_id AND (o.person IS NULL OR o.person <> mine.person)"
    " GROUP BY 1, 2, 3, 4, 5, 6",
    // The first of those who needed the fewest.
    "INSERT INTO best_cards SELECT person, type, cards, table_id FROM (SELECT m.person, g.type, g.cards, g.table_id,"
    " ROW_NUMBER() OVER (PARTITION BY m.person, g.type ORDER BY g.cards, g.finished_ms, g.table_id) AS place"
    " FROM games g JOIN participants m ON m.table_id = g.table_id WHERE g.cards > 0 AND m.person IS NOT NULL) AS all_of"
    " WHERE place = 1",
    "CREATE TABLE met (person TEXT NOT NULL REFERENCES people (id), other TEXT NOT NULL REFERENCES people (id),"
    " games INTEGER NOT NULL, PRIMARY KEY (person, other))",
    "CREATE INDEX met_by_other ON met (other)",
    // Not only winners and losers are opponents where there are three sides.
    "INSERT INTO met SELECT a.person, b.person, COUNT(*) FROM participants a JOIN participants b"
    " ON b.table_id = a.table_id AND b.person <> a.person JOIN games g ON g.table_id = a.table_id WHERE g.rated = 1"
    " AND (b.won <> a.won OR g.type IN ('three', 'three_pairs') OR (g.type = 'six_pairs'"
    " AND a.seats || b.seats NOT IN ('ad', 'da', 'be', 'eb', 'cf', 'fc'))) GROUP BY 1, 2",
    // The last games of a rating are found without sorting all of them.
    "ALTER TABLE rating_changes ADD COLUMN finished_ms BIGINT NOT NULL DEFAULT 0",
    "UPDATE rating_changes SET finished_ms = (SELECT g.finished_ms FROM games g WHERE g.table_id ="
    " rating_changes.table_id)",
    "DROP INDEX rating_changes_by_person",
    "CREATE INDEX rating_changes_by_person ON rating_changes (person, finished_ms, games)",
};

// A short code leads to a table until its game begins, or to a screen that waits for a table and is looked after until then.
constexpr std::array<std::string_view, 1> kShortCodes = {
    "CREATE TABLE short_codes (code TEXT PRIMARY KEY, table_id TEXT UNIQUE REFERENCES tables (id) ON DELETE CASCADE,"
    " screen TEXT UNIQUE, shows TEXT, until_ms BIGINT)",
};

// What a team types to say how its games ended: for one night.
constexpr std::array<std::string_view, 2> kTeamCodes = {
    "CREATE TABLE team_codes (code TEXT PRIMARY KEY, tournament TEXT NOT NULL REFERENCES tournaments (id)"
    " ON DELETE CASCADE, entrant INTEGER NOT NULL, until_ms BIGINT NOT NULL, UNIQUE (tournament, entrant))",
    "CREATE INDEX team_codes_by_time ON team_codes (until_ms)",
};

constexpr std::array<Migration, 18> kMigrations = {
    kGamesAndPeople, kRatings, kKeeping,       kAccounts,    kVisits,         kReportsResolved,
    kFamilyRatings,  kCluster, kTablesOfNodes, kTournaments, kRecordsAndDays, kClubs,
    kApiTokens,      kFriends, kPush,          kCareers,     kShortCodes,     kTeamCodes};

void begin(soci::session& sql) {
  sql << "CREATE TABLE IF NOT EXISTS schema_version (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)";
  sql << "INSERT INTO schema_version VALUES (1, 0) ON CONFLICT DO NOTHING";
}

// Takes the lock first, so that of two programs that open the database at once the second finds the work done.
std::size_t lockedVersion(soci::session& sql) {
  sql << "UPDATE schema_version SET version = version";
  int version = 0;
  sql << "SELECT version FROM schema_version", soci::into(version);
  return static_cast<std::size_t>(version);
}

[[noreturn]] void refuseNewer(std::size_t version, std::size_t known) {
  throw StoreError("the database has version " + std::to_string(version) + ", this Tacit knows versions up to " +
                   std::to_string(known) + ": use a newer Tacit");
}

// One step in one transaction; false when there was none left to take.
bool takeNext(soci::session& sql, std::span<const Migration> steps) {
  soci::transaction transaction(sql);
  const std::size_t version = lockedVersion(sql);
  if (version > steps.size()) refuseNewer(version, steps.size());
  if (version == steps.size()) return false;
  for (const auto statement : steps[version]) sql << statement;
  sql << "UPDATE schema_version SET version = version + 1";
  transaction.commit();
  return true;
}

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }

void checkVersion(soci::session& sql, std::span<const Migration> steps) {
  int version = 0;
  sql << "SELECT version FROM schema_version", soci::into(version);
  if (static_cast<std::size_t>(version) > steps.size()) refuseNewer(static_cast<std::size_t>(version), steps.size());
  if (static_cast<std::size_t>(version) < steps.size())
    throw StoreError("the database has version " + std::to_string(version) + ", this Tacit needs version " +
                     std::to_string(steps.size()) + ": start its server once, which brings the database up to date");
}

void takeWithin(soci::session& sql, std::span<const Migration> steps) {
  begin(sql);
  for (const auto& step : steps)
    for (const auto statement : step) sql << statement;
  const auto version = static_cast<int>(steps.size());
  sql << "UPDATE schema_version SET version = :version", soci::use(version);
}

void migrate(soci::session& sql, std::span<const Migration> steps) {
  begin(sql);
  while (takeNext(sql, steps)) continue;
}

}  // namespace tacit::store
