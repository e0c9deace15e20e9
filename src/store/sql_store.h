// The store as SQL: what both databases understand. Its people are in sql_people.cpp, their accounts and sessions in
// sql_accounts.cpp, tournaments in sql_tournaments.cpp, clubs in sql_clubs.cpp, the events of both in sql_logs.cpp,
// records in sql_records.cpp, the deals of the day in sql_days.cpp, friends in sql_friends.cpp, teams in sql_teams.cpp, what
// games add up to in sql_careers.cpp, a cluster's tables and nodes in sql_ownership.cpp.
#pragma once

#include <soci/soci.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "store/database.h"
#include "store/store.h"
#include "store/text.h"

namespace tacit::store {

using soci::into;
using soci::use;

// Both databases must be able to keep these. Asked before a statement is begun, not within: SOCI runs a statement when
// the expression ends, even if it ends by an exception.
template <class... Texts>
void check(const Texts&... texts) {
  if (!(isText(texts) && ...)) throw StoreError("text to be kept is not UTF-8 or has a zero byte");
}

// PostgreSQL's: the only one that leases are counted by.
inline constexpr std::string_view kDatabaseClock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

// How many rows a statement changed.
inline long long changed(const soci::details::prepare_temp_type& prepared) {
  soci::statement statement(prepared);
  statement.execute(true);
  return statement.get_affected_rows();
}

template <class Each>
void forEachRow(const soci::details::prepare_temp_type& prepared, Each each) {
  soci::statement statement(prepared);
  statement.execute();
  while (statement.fetch()) each();
}

// The statement that is by far the most frequent, prepared once. It looks itself whether the table is there and the
// number is the next one: when a statement that is kept fails, SOCI forgets to free what was bound to it.
class EventInsert {
 public:
  EventInsert(soci::session& sql, bool postgres)
      : insert_((sql.prepare << std::string(postgres ? kForPostgres : kForSqlite), use(event_.table, "table_id"),
                 use(event_.number, "number"), use(event_.text, "text"))) {}

  bool operator()(const TableEvent& event) {
    check(event.table, event.text);
    event_ = event;
    insert_.execute(true);
    return insert_.get_affected_rows() == 1;
  }

 private:
  // One row if the event is the next of a table that is there, none otherwise.
  static constexpr std::string_view kForPostgres =
      "INSERT INTO events (table_id, number, text)"
      " SELECT id, CAST(:number AS BIGINT), :text FROM tables WHERE id = :table_id AND CAST(:number AS BIGINT) ="
      " 1 + (SELECT COALESCE(MAX(number), 0) FROM events WHERE table_id = :table_id)";
  // The same: a row without a table is ignored. SQLite would make a table of its own for the SELECT above, each time.
  static constexpr std::string_view kForSqlite =
      "INSERT OR IGNORE INTO events (table_id, number, text)"
      " VALUES ((SELECT id FROM tables WHERE id = :table_id AND :number ="
      " 1 + (SELECT COALESCE(MAX(number), 0) FROM events WHERE table_id = :table_id)), :number, :text)";

  TableEvent event_;  // bound to the statement
  soci::statement insert_;
};

// Events of something that belongs to no node.
struct EventLog {
  std::string rows;    // the table whose rows know their last event
  std::string events;  // the table of the events: owner, number, text
  std::string owner;   // the column
};
inline const EventLog kTournamentLog{"tournaments", "tournament_events", "tournament"};
inline const EventLog kClubLog{"clubs", "club_events", "club"};

class SqlStore final : public Store {
 public:
  SqlStore(const std::string& url, Access access);

  void write(std::span<const Write> writes, std::int64_t serial) override;
  std::vector<std::string> unfinishedTables() override;
  std::vector<TableAside> tablesSetAside() override;
  std::vector<std::string> tablesDoneSince(std::int64_t ms) override;
  Standing standingOf(const std::string& table) override;
  std::int64_t lastVisit(const std::string& table) override;
  int forgetEvents(std::int64_t doneBeforeMs, int limit) override;
  std::vector<std::string> events(const std::string& table) override;
  std::optional<FinishedGame> game(const std::string& table) override;
  std::optional<std::string> record(const std::string& table) override;
  std::vector<FinishedGame> fewestCards(const RecordWish& wish, int limit) override;
  std::vector<FinishedGame> fewestCardsIn(const std::string& club, int limit) override;
  std::vector<Series> longestSeries(const std::string& kind, int limit) override;
  std::vector<AgainstBots> againstBots(const std::string& person, const std::string& type) override;
  std::vector<FinishedGame> history(const std::string& person, int limit, const std::string& before) override;
  Counts counts() override;

  void join(const std::string& node, std::int64_t leaseMs) override;
  bool renew(const std::string& node, std::int64_t leaseMs) override;
  void leave(const std::string& node) override;
  std::vector<std::string> livingNodes() override;
  std::int64_t time() override;
  std::optional<std::int64_t> claim(const std::string& table, const std::string& node) override;
  void release(const std::string& table, std::int64_t epoch) override;
  std::optional<std::string> ownerOf(const std::string& table) override;
  std::vector<Owned> claimOrphans(const std::string& node, int limit) override;
  std::map<std::string, std::int64_t> unfinishedByNode() override;
  std::vector<Owned> tablesOf(const std::string& node) override;
  void interrupt() override { database_.interrupt(); }

  std::optional<Person> person(const std::string& id) override;
  std::optional<Person> personOf(const std::string& tokenHash) override;
  std::vector<Person> peopleNamed(const std::string& part, int limit) override;
  std::vector<Person> ranking(const std::string& family, int limit, int leastMet) override;
  Claim makeAccount(const NewAccount& account) override;
  Claim rename(const std::string& person, const std::string& name, const NameKeys& keys) override;
  std::optional<Account> account(const std::string& name) override;
  std::optional<Account> accountOf(const std::string& person) override;
  bool setPassword(const std::string& person, const std::string& passwordHash, const std::string& keep) override;
  void complete(const std::function<NameKeys(const std::string& name)>& keysOf, std::int64_t nowMs) override;
  void setCodes(const std::string& person, const std::vector<std::string>& hashes, std::int64_t untilMs) override;
  bool hasCode(const std::string& person, const std::string& hash, std::int64_t nowMs) override;
  bool recover(const std::string& person, const std::string& codeHash, const std::string& passwordHash,
               std::int64_t nowMs) override;
  void knowAddress(const std::string& person, const std::string& address, std::int64_t nowMs) override;
  bool knowsAddress(const std::string& person, const std::string& address) override;
  std::optional<Session> session(const std::string& tokenHash) override;
  std::vector<Session> sessions(const std::string& person) override;
  void useSession(const std::string& tokenHash, std::int64_t nowMs) override;
  void endSessions(const std::string& person, const std::string& keep) override;

  bool keepToken(const ApiToken& token, int most) override;
  std::optional<ApiToken> apiToken(const std::string& tokenHash) override;
  std::vector<ApiToken> apiTokens(const std::string& person) override;
  void useToken(const std::string& tokenHash, std::int64_t nowMs) override;
  void endToken(const std::string& tokenHash) override;

  bool keepPush(const PushSubscription& subscription, int most) override;
  std::vector<PushSubscription> pushSubscriptions(const std::string& person) override;
  void endPush(const std::string& endpoint, const std::string& person) override;
  bool setBlock(const Block& block, bool on, std::int64_t nowMs) override;
  std::vector<Block> blocks() override;
  bool keepReport(const KeptReport& report) override;
  std::vector<KeptReport> reportsBy(const std::string& reporter) override;
  std::vector<KeptReport> reports(int limit) override;
  bool resolveReport(const std::string& id, std::int64_t nowMs) override;
  bool ban(const Ban& ban) override;
  void unban(const std::string& person) override;
  std::vector<Ban> bans(std::int64_t nowMs) override;
  std::vector<std::string> doneTablesOf(const std::string& person) override;
  void replaceRecord(const std::string& table, const std::string& record) override;
  void replaceEvent(const std::string& table, std::int64_t number, const std::string& text) override;
  void erase(const std::string& person, const std::string& nameInGames) override;
  std::int64_t endUnused(std::int64_t beforeMs, std::int64_t nowMs) override;
  std::vector<std::string> lostGuests(std::int64_t createdBeforeMs, int limit) override;

  bool makeTournament(const NewTournament& tournament) override;
  bool addToTournament(const TournamentStep& step) override;
  std::optional<KeptTournament> tournament(const std::string& id) override;
  std::vector<std::string> tournamentEvents(const std::string& id, std::int64_t after) override;
  std::vector<KeptTournament> listedTournaments(int limit, const std::string& before) override;
  std::vector<KeptTournament> tournamentsOf(const std::string& person, int limit, const std::string& before) override;
  int unfinishedTournamentsOf(const std::string& person) override;
  std::vector<std::string> tournamentsRunning() override;
  void replaceTournamentEvent(const std::string& id, std::int64_t number, const std::string& text) override;
  bool deleteTournament(const std::string& id) override;

  bool makeClub(const NewClub& club) override;
  ClubKept addToClub(const ClubStep& step) override;
  std::optional<KeptClub> club(const std::string& id) override;
  std::vector<std::string> clubEvents(const std::string& id, std::int64_t after) override;
  std::vector<KeptClub> clubs(int limit, const std::string& before) override;
  std::vector<KeptClub> clubsOf(const std::string& person, int limit, const std::string& before) override;
  int clubsFoundedBy(const std::string& person) override;
  std::vector<MemberName> namesIn(const std::string& club) override;
  std::vector<ClubTournament> tournamentsOfClub(const std::string& club) override;
  void replaceClubEvent(const std::string& id, std::int64_t number, const std::string& text) override;
  bool deleteClub(const std::string& id) override;

  std::string houseSecret(const std::string& name, const std::string& drawn) override;
  bool beginDay(const DayKey& key, std::int64_t nowMs) override;
  bool finishDay(const DayKey& key, const DayScore& score, const std::string& record, std::int64_t nowMs) override;
  std::optional<DayResult> dayResult(const DayKey& key) override;
  std::optional<std::string> dayRecord(const DayKey& key) override;
  std::vector<DayResult> bestOfDay(const std::string& day, const std::string& part, int limit) override;
  DayField dayField(const std::string& day, const std::string& part, int score) override;
  std::vector<DayResult> daysOf(const std::string& person, int limit) override;

  bool wantFriend(const std::string& person, const std::string& other, std::int64_t nowMs) override;
  void endFriendship(const std::string& person, const std::string& other) override;
  bool areFriends(const std::string& person, const std::string& other) override;
  std::vector<Acquaintance> friends(const std::string& person) override;
  std::vector<Acquaintance> requestsTo(const std::string& person) override;
  std::vector<Acquaintance> requestsBy(const std::string& person) override;
  std::vector<Acquaintance> playedWith(const std::string& person, std::int64_t sinceMs, int limit) override;
  bool havePlayed(const std::vector<std::string>& people, std::int64_t sinceMs) override;
  void invite(const Invitation& invitation, std::int64_t nowMs) override;
  std::vector<Invitation> invitationsTo(const std::string& person, std::int64_t nowMs) override;
  void declineInvitation(const std::string& from, const std::string& to, std::int64_t untilMs) override;
  void forgetInvitations(std::int64_t nowMs) override;
  std::vector<std::string> hidden(const std::string& person) override;
  void setHidden(const std::string& person, const std::vector<std::string>& what) override;

  Founding found(const NewTeam& team) override;
  std::optional<Team> team(const std::string& id) override;
  std::vector<Team> teamsOf(const std::string& person) override;
  std::optional<Team> teamWith(const std::vector<std::string>& people) override;
  bool acceptTeam(const std::string& team, const std::string& person) override;
  bool disband(const std::string& team, const std::string& member) override;
  std::vector<Team> teamRanking(int limit) override;
  std::vector<RatingPoint> teamCurve(const std::string& team, int limit) override;
  std::vector<std::string> teamTables(const std::string& team, int limit) override;
  void forgetProposals(std::int64_t beforeMs) override;

  std::vector<TypeResults> resultsOf(const std::string& person) override;
  std::vector<Together> companyOf(const std::string& person, const std::string& what, int limit) override;
  std::vector<RatingPoint> ratingCurve(const std::string& person, int games) override;
  std::vector<CardsLaid> cardsLaidBy(const std::string& person) override;
  std::vector<Met> metBy(const std::string& person) override;
  std::vector<FewestCards> fewestCardsOf(const std::string& person) override;

 private:
  static constexpr std::string_view kGames =
      "SELECT g.table_id, g.type, g.finished_ms, g.result, g.rated, g.cards, g.pack, g.rules ";

  // Runs work with the database, in a session that is opened again if it was lost, and says what went wrong.
  template <class Work>
  auto guarded(Work work) {
    if (database_.reopen()) insertEvent_.reset();
    try {
      return work();
    } catch (const soci::soci_error& error) {
      insertEvent_.reset();
      if (database_.dropIfLost()) throw StoreUnavailable(plain(error.get_error_message()));
      explain(error);
    }
  }
  // The same, of a cluster's database.
  template <class Work>
  auto guardedInCluster(Work work) {
    if (!database_.isPostgres()) throw StoreError("a cluster needs PostgreSQL");
    return guarded(work);
  }
  bool hasLanded(std::int64_t serial);
  void mark(std::int64_t serial);

  // Nobody claims the tables that are fenced until the transaction is over. Throws TablesLost.
  void holdFences(std::span<const Write> writes);
  void keep(const Fence& /*fence*/) {}
  void keep(const NewTable& table);
  void keep(const TableEvent& event);
  void keep(const FinishedGame& game);
  void keep(const FinishedGame& game, int place, const Participant& one);
  void keep(const FinishedGame& game, int place, const RatingChange& change);
  void countSeries(const FinishedGame& game, const Participant& one);
  void keep(const FinishedGame& game, const TeamChange& change);
  void keep(const CardsLaid& laid);
  void keep(const Opponents& two);
  void addToCareers(const FinishedGame& game);
  void addToCareers(const std::string& type, const Participant& mine, const Participant& other);
  void leaveCareers(const std::string& person, const std::string& nameInGames);
  void keep(const AbandonedTable& table);
  void keep(const SetAside& table);
  void keep(const DeletedTable& table);
  void keep(const TakeBack& table);
  void keep(const EndedSeries& series);
  void setDone(const std::string& table, std::int64_t ms);
  void keep(const TableVisited& visit);
  void keep(const NewPerson& person);
  void keep(const NewSession& session);
  void keep(const EndedSession& session);
  void keep(const PersonSeen& seen);

  // All rows of a query that fills row_.
  std::vector<std::string> texts(const soci::details::prepare_temp_type& prepared);
  // All rows of a query for kGames that fills game_ and flag_.
  std::vector<FinishedGame> games(const soci::details::prepare_temp_type& prepared);
  std::vector<Participant> participants(const std::string& table);
  std::vector<RatingChange> ratingChanges(const std::string& table);
  template <class Bind>
  std::vector<DayResult> dayResults(std::string_view which, Bind bind);
  std::vector<FamilyRating> ratingsOf(const std::string& person);
  // The people for whom a condition with one value in it holds.
  template <class Value>
  std::vector<Person> people(const std::string& condition, const Value& value);
  std::optional<Person> onePerson(const std::string& condition, const std::string& key);
  std::optional<Account> oneAccount(const std::string& condition, const std::string& key);
  std::vector<ApiToken> tokensWhere(const std::string& condition, const std::string& key);
  std::vector<Session> sessionsWhere(const std::string& condition, const std::string& key);
  template <class Value>
  std::vector<KeptReport> reportsWhere(const std::string& condition, const Value& value);
  // Within a transaction.
  bool keep(const TournamentStep& step);
  ClubKept keep(const ClubStep& step);
  void keepMembers(const ClubStep& step);
  // False: another event has come after that one, or there is no such row.
  bool append(const EventLog& log, const std::string& id, std::int64_t before, const std::vector<std::string>& events);
  std::vector<std::string> eventsAfter(const EventLog& log, const std::string& id, std::int64_t after);
  void replaceIn(const EventLog& log, const std::string& id, std::int64_t number, const std::string& text);
  template <class... Uses>
  std::vector<KeptClub> clubsWhere(const std::string& condition, const Uses&... uses);
  // Whoever has set it up, and those of the club whose evening it is.
  std::vector<std::string> organisersOf(const std::string& tournament);
  template <class... Uses>
  std::vector<KeptTournament> tournamentsWhere(const std::string& condition, const Uses&... uses);
  bool isThere(const std::string& person);
  bool hasAccount(const std::string& person);
  // All rows of a query about one person: id, name and a time.
  std::vector<Acquaintance> acquaintances(const std::string& query, const std::string& person);
  // The teams for which a condition with one text in it holds.
  std::vector<Team> teamsWhere(const std::string& condition, const std::string& key);
  void removeTeam(const std::string& team);
  std::vector<RatingPoint> points(const std::string& query, const std::string& key, int limit);
  // Nothing is left of somebody's friends and teams, within a transaction.
  void leaveFriends(const std::string& person);
  void leaveTeams(const std::string& person);
  // By another account.
  bool nameIsTaken(const std::string& person, const std::string& folded, const NameKeys& keys);
  void addCodes(const std::string& person, const std::vector<std::string>& hashes, std::int64_t untilMs);

  Database database_;
  soci::session& sql_;
  std::unique_ptr<EventInsert> insertEvent_;  // made when it is needed, and again after a failure
  const std::string writer_;                  // nobody else's name
  std::int64_t inDoubt_ = 0;                  // the serial number of a batch whose commit got no answer
  // Where rows are read into.
  std::string row_;
  FinishedGame game_;
  int flag_ = 0;
};

}  // namespace tacit::store
