#include "store/tournaments.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

const LogNames kTournamentLog{"tournaments", "tournament_events", "tournament"};

// The newest first, from the one that was seen last on.
constexpr std::string_view kPageOfTournaments =
    " AND (:before = '' OR (t.created_ms, t.id) < (SELECT created_ms, id FROM tournaments WHERE id = :before))"
    " ORDER BY t.created_ms DESC, t.id DESC LIMIT :most";

}  // namespace

TournamentStore::TournamentStore(Connection& connection) : StorePart(connection), log_(connection, kTournamentLog) {}

bool TournamentStore::create(const NewTournament& tournament) {
  const TournamentStep& first = tournament.begins;
  return guarded([&] {
    check(first.id, tournament.organiser, tournament.secret);
    soci::transaction transaction(sql_);
    const int listed = tournament.listed ? 1 : 0;
    if (changed((sql_.prepare << "INSERT INTO tournaments (id, created_ms, changed_ms, organiser, secret, listed, last,"
                                 " summary, finished, runs_itself)"
                                 " SELECT :id, :ms, :ms, id, :secret, :listed, 0, '', 0, 0 FROM people"
                                 " WHERE id = :organiser ON CONFLICT DO NOTHING",
                 use(first.id, "id"), use(first.when, "ms"), use(tournament.secret, "secret"), use(listed, "listed"),
                 use(tournament.organiser, "organiser"))) == 0)
      return false;
    keep(first);
    transaction.commit();
    return true;
  });
}

bool TournamentStore::append(const TournamentStep& step) {
  if (!isText(step.id)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    if (!keep(step)) return false;
    transaction.commit();
    return true;
  });
}

bool TournamentStore::keep(const TournamentStep& step) {
  check(step.summary);
  const int finished = step.finished ? 1 : 0;
  const int runsItself = step.runsItself ? 1 : 0;
  if (!log_.append(step.id.plain(), step.last, step.events)) return false;
  sql_ << "UPDATE tournaments SET changed_ms = :ms, summary = :summary, finished = :finished, runs_itself = :runs"
          " WHERE id = :id",
      use(step.when, "ms"), use(step.summary, "summary"), use(finished, "finished"), use(runsItself, "runs"),
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
std::vector<KeptTournament> TournamentStore::select(const std::string& condition, const Uses&... uses) {
  return guarded([&] {
    KeptTournament one;
    const std::string query =
        "SELECT t.id, t.created_ms, COALESCE(t.organiser, ''), COALESCE(p.name, ''), t.secret, t.summary, t.finished"
        " FROM tournaments t LEFT JOIN people p ON p.id = t.organiser WHERE " +
        condition;
    auto prepared = (sql_.prepare << query, into(one.id), into(one.created), into(one.organiser),
                     into(one.organiserName), into(one.secret), into(one.summary), into(flag_));
    (prepared.operator,(uses), ...);
    return rowsOf(one, prepared, [&] { one.finished = flag_ != 0; });
  });
}

std::vector<std::string> TournamentStore::organisersOf(const base::TournamentId& tournament) {
  return rowsOf(row_,
                (sql_.prepare << "SELECT c.person FROM tournaments t JOIN club_people c ON c.club = t.club"
                                 " WHERE t.id = :id AND c.organiser = 1"
                                 " UNION SELECT organiser FROM tournaments WHERE id = :id AND organiser IS NOT NULL"
                                 " ORDER BY 1",
                 use(tournament, "id"), into(row_)));
}

std::optional<KeptTournament> TournamentStore::find(const base::TournamentId& id) {
  if (!isText(id)) return {};
  auto found = select("t.id = :id", use(id, "id"));
  if (found.empty()) return {};
  found.front().organisers = guarded([&] { return organisersOf(id); });
  return std::move(found.front());
}

std::vector<KeptTournament> TournamentStore::listed(int limit, const base::TournamentId& before) {
  if (!isText(before)) return {};
  const int most = std::max(limit, 0);
  return select("t.listed = 1" + std::string(kPageOfTournaments), use(before, "before"), use(most, "most"));
}

std::vector<KeptTournament> TournamentStore::of(const std::string& person, int limit,
                                                const base::TournamentId& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  return select(
      "t.id IN (SELECT tournament FROM tournament_people WHERE person = :person)" + std::string(kPageOfTournaments),
      use(person, "person"), use(before, "before"), use(most, "most"));
}

int TournamentStore::unfinishedOf(const std::string& person) {
  if (!isText(person)) return 0;
  return guarded([&] {
    int count = 0;
    sql_ << "SELECT COUNT(*) FROM tournaments WHERE organiser = :person AND finished = 0", use(person), into(count);
    return count;
  });
}

std::vector<base::TournamentId> TournamentStore::running() {
  return guarded([&] {
    base::TournamentId id;
    return rowsOf(id, (sql_.prepare << "SELECT id FROM tournaments WHERE runs_itself = 1 AND finished = 0"
                                       " ORDER BY created_ms, id",
                       into(id)));
  });
}

bool TournamentStore::remove(const base::TournamentId& id) {
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
