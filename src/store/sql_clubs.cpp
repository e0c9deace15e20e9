#include "store/sql_store.h"

namespace tacit::store {

bool SqlStore::makeClub(const NewClub& club) {
  return guarded([&] {
    check(club.begins.id, club.founder, club.secret);
    soci::transaction transaction(sql_);
    if (changed((sql_.prepare << "INSERT INTO clubs (id, created_ms, founder, secret, name, members, last)"
                                 " SELECT :id, :ms, id, :secret, '', 0, 0 FROM people WHERE id = :founder"
                                 " ON CONFLICT DO NOTHING",
                 use(club.begins.id, "id"), use(club.ms, "ms"), use(club.secret, "secret"),
                 use(club.founder, "founder"))) == 0)
      return false;
    if (keep(club.begins) != ClubKept::Done) return false;
    transaction.commit();
    return true;
  });
}

ClubKept SqlStore::addToClub(const ClubStep& step) {
  if (!isText(step.id)) return ClubKept::Outdated;
  return guarded([&] {
    soci::transaction transaction(sql_);
    const ClubKept kept = keep(step);
    if (kept == ClubKept::Done) transaction.commit();
    return kept;
  });
}

ClubKept SqlStore::keep(const ClubStep& step) {
  check(step.name);
  if (!append(kClubLog, step.id, step.last, step.events)) return ClubKept::Outdated;
  const int count = static_cast<int>(step.members.size());
  sql_ << "UPDATE clubs SET name = :name, members = :members WHERE id = :id", use(step.name), use(count), use(step.id);
  keepMembers(step);
  if (!step.loses.empty() && isText(step.loses))
    sql_ << "UPDATE tournaments SET club = NULL WHERE id = :id AND club = :club", use(step.loses), use(step.id);
  if (step.gains.empty()) return ClubKept::Done;
  if (!isText(step.gains) || !isText(step.from)) return ClubKept::NoTournament;
  const auto gained = changed((sql_.prepare << "UPDATE tournaments SET club = :club WHERE id = :id AND club IS NULL"
                                               " AND organiser = :organiser",
                               use(step.id, "club"), use(step.gains, "id"), use(step.from, "organiser")));
  return gained == 0 ? ClubKept::NoTournament : ClubKept::Done;
}

void SqlStore::keepMembers(const ClubStep& step) {
  sql_ << "DELETE FROM club_people WHERE club = :club", use(step.id);
  for (const auto& [person, isOrganiser] : step.members) {
    check(person);
    const int organiser = isOrganiser ? 1 : 0;
    sql_ << "INSERT INTO club_people (person, club, organiser)"
            " SELECT id, :club, CAST(:organiser AS INTEGER) FROM people WHERE id = :person",
        use(step.id, "club"), use(organiser, "organiser"), use(person, "person");
  }
}

template <class... Uses>
std::vector<KeptClub> SqlStore::clubsWhere(const std::string& condition, const Uses&... uses) {
  return guarded([&] {
    std::vector<KeptClub> all;
    KeptClub one;
    auto prepared = (sql_.prepare << "SELECT c.id, c.name, c.secret, c.members FROM clubs c WHERE " + condition,
                     into(one.id), into(one.name), into(one.secret), into(one.members));
    (prepared.operator,(uses), ...);
    forEachRow(prepared, [&] { all.push_back(one); });
    return all;
  });
}

std::optional<KeptClub> SqlStore::club(const std::string& id) {
  if (!isText(id)) return {};
  auto found = clubsWhere("c.id = :id", use(id, "id"));
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<std::string> SqlStore::clubEvents(const std::string& id, std::int64_t after) {
  return eventsAfter(kClubLog, id, after);
}

namespace {

// The newest first, from the one that was seen last on.
constexpr std::string_view kPageOfClubs =
    " AND (:before = '' OR (c.created_ms, c.id) < (SELECT created_ms, id FROM clubs WHERE id = :before))"
    " ORDER BY c.created_ms DESC, c.id DESC LIMIT :most";

}  // namespace

std::vector<KeptClub> SqlStore::clubs(int limit, const std::string& before) {
  if (!isText(before)) return {};
  const int most = std::max(limit, 0);
  return clubsWhere("1 = 1" + std::string(kPageOfClubs), use(before, "before"), use(most, "most"));
}

std::vector<KeptClub> SqlStore::clubsOf(const std::string& person, int limit, const std::string& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  return clubsWhere("c.id IN (SELECT club FROM club_people WHERE person = :person)" + std::string(kPageOfClubs),
                    use(person, "person"), use(before, "before"), use(most, "most"));
}

int SqlStore::clubsFoundedBy(const std::string& person) {
  if (!isText(person)) return 0;
  return guarded([&] {
    long long count = 0;
    sql_ << "SELECT COUNT(*) FROM clubs WHERE founder = :person", use(person), into(count);
    return static_cast<int>(count);
  });
}

std::vector<MemberName> SqlStore::namesIn(const std::string& club) {
  if (!isText(club)) return {};
  return guarded([&] {
    std::vector<MemberName> all;
    MemberName one;
    forEachRow((sql_.prepare << "SELECT p.id, p.name FROM club_people c JOIN people p ON p.id = c.person"
                                " WHERE c.club = :club ORDER BY p.id",
                use(club), into(one.person), into(one.name)),
               [&] { all.push_back(one); });
    return all;
  });
}

std::vector<ClubTournament> SqlStore::tournamentsOfClub(const std::string& club) {
  if (!isText(club)) return {};
  return guarded([&] {
    std::vector<ClubTournament> all;
    ClubTournament one;
    auto& [id, created, organiser, name, secret, summary, finished, organisers] = one.tournament;
    forEachRow((sql_.prepare << "SELECT t.id, t.created_ms, COALESCE(p.name, ''), t.summary, t.finished, t.last"
                                " FROM tournaments t LEFT JOIN people p ON p.id = t.organiser WHERE t.club = :club",
                use(club), into(id), into(created), into(name), into(summary), into(flag_), into(one.last)),
               [&] {
                 finished = flag_ != 0;
                 all.push_back(one);
               });
    return all;
  });
}

std::vector<std::string> SqlStore::organisersOf(const std::string& tournament) {
  return texts((sql_.prepare << "SELECT c.person FROM tournaments t JOIN club_people c ON c.club = t.club"
                                " WHERE t.id = :id AND c.organiser = 1"
                                " UNION SELECT organiser FROM tournaments WHERE id = :id AND organiser IS NOT NULL"
                                " ORDER BY 1",
                use(tournament, "id"), into(row_)));
}

// Of all games of the club's members those in which nobody else has played.
std::vector<FinishedGame> SqlStore::fewestCardsIn(const std::string& club, int limit) {
  if (!isText(club)) return {};
  const int most = std::max(limit, 0);
  const std::string query =
      std::string(kGames) +
      "FROM games g WHERE g.type = 'team4' AND g.cards > 0 AND g.table_id IN"
      " (SELECT p.table_id FROM club_people c JOIN participants p ON p.person = c.person WHERE c.club = :club)"
      " AND NOT EXISTS (SELECT 1 FROM participants p WHERE p.table_id = g.table_id AND (p.person IS NULL OR NOT EXISTS"
      " (SELECT 1 FROM club_people c WHERE c.club = :club AND c.person = p.person)))"
      " ORDER BY g.cards, g.finished_ms, g.table_id LIMIT :most";
  return guarded([&] {
    return games((sql_.prepare << query, use(club, "club"), use(most, "most"), into(game_.table), into(game_.type),
                  into(game_.finishedMs), into(game_.result), into(flag_), into(game_.cards), into(game_.pack),
                  into(game_.rules)));
  });
}

void SqlStore::replaceClubEvent(const std::string& id, std::int64_t number, const std::string& text) {
  replaceIn(kClubLog, id, number, text);
}

bool SqlStore::deleteClub(const std::string& id) {
  if (!isText(id)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    sql_ << "UPDATE tournaments SET club = NULL WHERE club = :id", use(id);
    sql_ << "DELETE FROM club_events WHERE club = :id", use(id);
    sql_ << "DELETE FROM club_people WHERE club = :id", use(id);
    const bool was = changed((sql_.prepare << "DELETE FROM clubs WHERE id = :id", use(id))) != 0;
    transaction.commit();
    return was;
  });
}

}  // namespace tacit::store
