#include "store/sql_store.h"

namespace tacit::store {

bool SqlStore::makeTournament(const NewTournament& tournament) {
  const TournamentStep& first = tournament.begins;
  return guarded([&] {
    check(first.id, tournament.organiser, tournament.secret);
    soci::transaction transaction(sql_);
    const int listed = tournament.listed ? 1 : 0;
    if (changed((sql_.prepare << "INSERT INTO tournaments (id, created_ms, changed_ms, organiser, secret, listed, last,"
                                 " summary, finished, runs_itself)"
                                 " SELECT :id, :ms, :ms, id, :secret, :listed, 0, '', 0, 0 FROM people"
                                 " WHERE id = :organiser ON CONFLICT DO NOTHING",
                 use(first.id, "id"), use(first.ms, "ms"), use(tournament.secret, "secret"), use(listed, "listed"),
                 use(tournament.organiser, "organiser"))) == 0)
      return false;
    keep(first);
    transaction.commit();
    return true;
  });
}

bool SqlStore::addToTournament(const TournamentStep& step) {
  if (!isText(step.id)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    if (!keep(step)) return false;
    transaction.commit();
    return true;
  });
}

bool SqlStore::keep(const TournamentStep& step) {
  check(step.summary);
  const int finished = step.finished ? 1 : 0;
  const int runsItself = step.runsItself ? 1 : 0;
  if (!append(kTournamentLog, step.id, step.last, step.events)) return false;
  sql_ << "UPDATE tournaments SET changed_ms = :ms, summary = :summary, finished = :finished, runs_itself = :runs"
          " WHERE id = :id",
      use(step.ms, "ms"), use(step.summary, "summary"), use(finished, "finished"), use(runsItself, "runs"),
      use(step.id, "id");
  for (const auto& person : step.people) {
    if (!isText(person)) continue;
    sql_ << "INSERT INTO tournament_people (person, tournament) SELECT id, :tournament FROM people WHERE id = :person"
            " ON CONFLICT DO NOTHING",
        use(step.id, "tournament"), use(person, "person");
  }
  return true;
}

template <class... Uses>
std::vector<KeptTournament> SqlStore::tournamentsWhere(const std::string& condition, const Uses&... uses) {
  return guarded([&] {
    std::vector<KeptTournament> all;
    KeptTournament one;
    const std::string query =
        "SELECT t.id, t.created_ms, COALESCE(t.organiser, ''), COALESCE(p.name, ''), t.secret, t.summary, t.finished"
        " FROM tournaments t LEFT JOIN people p ON p.id = t.organiser WHERE " +
        condition;
    auto prepared = (sql_.prepare << query, into(one.id), into(one.createdMs), into(one.organiser),
                     into(one.organiserName), into(one.secret), into(one.summary), into(flag_));
    (prepared.operator,(uses), ...);
    forEachRow(prepared, [&] {
      one.finished = flag_ != 0;
      all.push_back(one);
    });
    return all;
  });
}

std::optional<KeptTournament> SqlStore::tournament(const std::string& id) {
  if (!isText(id)) return {};
  auto found = tournamentsWhere("t.id = :id", use(id, "id"));
  if (found.empty()) return {};
  found.front().organisers = guarded([&] { return organisersOf(id); });
  return std::move(found.front());
}

std::vector<std::string> SqlStore::tournamentEvents(const std::string& id, std::int64_t after) {
  return eventsAfter(kTournamentLog, id, after);
}

namespace {

// The newest first, from the one that was seen last on.
constexpr std::string_view kPageOfTournaments =
    " AND (:before = '' OR (t.created_ms, t.id) < (SELECT created_ms, id FROM tournaments WHERE id = :before))"
    " ORDER BY t.created_ms DESC, t.id DESC LIMIT :most";

}  // namespace

std::vector<KeptTournament> SqlStore::listedTournaments(int limit, const std::string& before) {
  if (!isText(before)) return {};
  const int most = std::max(limit, 0);
  return tournamentsWhere("t.listed = 1" + std::string(kPageOfTournaments), use(before, "before"), use(most, "most"));
}

std::vector<KeptTournament> SqlStore::tournamentsOf(const std::string& person, int limit, const std::string& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  return tournamentsWhere(
      "t.id IN (SELECT tournament FROM tournament_people WHERE person = :person)" + std::string(kPageOfTournaments),
      use(person, "person"), use(before, "before"), use(most, "most"));
}

int SqlStore::unfinishedTournamentsOf(const std::string& person) {
  if (!isText(person)) return 0;
  return guarded([&] {
    long long count = 0;
    sql_ << "SELECT COUNT(*) FROM tournaments WHERE organiser = :person AND finished = 0", use(person), into(count);
    return static_cast<int>(count);
  });
}

std::vector<std::string> SqlStore::tournamentsRunning() {
  return guarded([&] {
    return texts((sql_.prepare << "SELECT id FROM tournaments WHERE runs_itself = 1 AND finished = 0"
                                  " ORDER BY created_ms, id",
                  into(row_)));
  });
}

void SqlStore::replaceTournamentEvent(const std::string& id, std::int64_t number, const std::string& text) {
  replaceIn(kTournamentLog, id, number, text);
}

bool SqlStore::deleteTournament(const std::string& id) {
  if (!isText(id)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    sql_ << "DELETE FROM tournament_events WHERE tournament = :id", use(id);
    sql_ << "DELETE FROM tournament_people WHERE tournament = :id", use(id);
    const bool was = changed((sql_.prepare << "DELETE FROM tournaments WHERE id = :id", use(id))) != 0;
    transaction.commit();
    return was;
  });
}

}  // namespace tacit::store
