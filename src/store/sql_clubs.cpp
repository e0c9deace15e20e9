#include "store/clubs.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

const LogNames kClubLog{"clubs", "club_events", "club"};

// The newest first, from the one that was seen last on.
constexpr std::string_view kPageOfClubs =
    " AND (:before = '' OR (c.created_ms, c.id) < (SELECT created_ms, id FROM clubs WHERE id = :before))"
    " ORDER BY c.created_ms DESC, c.id DESC LIMIT :most";

}  // namespace

ClubStore::ClubStore(Connection& connection) : StorePart(connection), log_(connection, kClubLog) {}

bool ClubStore::create(const NewClub& club) {
  return guarded([&] {
    check(club.begins.id, club.founder, club.secret);
    soci::transaction transaction(sql_);
    if (changed((sql_.prepare << "INSERT INTO clubs (id, created_ms, founder, secret, name, members, last)"
                                 " SELECT :id, :ms, id, :secret, '', 0, 0 FROM people WHERE id = :founder"
                                 " ON CONFLICT DO NOTHING",
                 use(club.begins.id, "id"), use(club.when, "ms"), use(club.secret, "secret"),
                 use(club.founder, "founder"))) == 0)
      return false;
    if (keep(club.begins) != ClubKept::Done) return false;
    transaction.commit();
    return true;
  });
}

ClubKept ClubStore::append(const ClubStep& step) {
  if (!isText(step.id)) return ClubKept::Outdated;
  return guarded([&] {
    soci::transaction transaction(sql_);
    const ClubKept kept = keep(step);
    if (kept == ClubKept::Done) transaction.commit();
    return kept;
  });
}

ClubKept ClubStore::keep(const ClubStep& step) {
  check(step.name);
  if (!log_.append(step.id.plain(), step.last, step.events)) return ClubKept::Outdated;
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

void ClubStore::keepMembers(const ClubStep& step) {
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
std::vector<KeptClub> ClubStore::select(const std::string& condition, const Uses&... uses) {
  return guarded([&] {
    KeptClub one;
    auto prepared = (sql_.prepare << "SELECT c.id, c.name, c.secret, c.members FROM clubs c WHERE " + condition,
                     into(one.id), into(one.name), into(one.secret), into(one.members));
    (prepared.operator,(uses), ...);
    return rowsOf(one, prepared);
  });
}

std::optional<KeptClub> ClubStore::find(const base::ClubId& id) {
  if (!isText(id)) return {};
  return firstOf(select("c.id = :id", use(id, "id")));
}

std::vector<KeptClub> ClubStore::list(int limit, const base::ClubId& before) {
  if (!isText(before)) return {};
  const int most = std::max(limit, 0);
  return select("1 = 1" + std::string(kPageOfClubs), use(before, "before"), use(most, "most"));
}

std::vector<KeptClub> ClubStore::of(const std::string& person, int limit, const base::ClubId& before) {
  if (!isText(person) || !isText(before)) return {};
  const int most = std::max(limit, 0);
  return select("c.id IN (SELECT club FROM club_people WHERE person = :person)" + std::string(kPageOfClubs),
                use(person, "person"), use(before, "before"), use(most, "most"));
}

int ClubStore::foundedBy(const std::string& person) {
  if (!isText(person)) return 0;
  return guarded([&] {
    int count = 0;
    sql_ << "SELECT COUNT(*) FROM clubs WHERE founder = :person", use(person), into(count);
    return count;
  });
}

std::vector<MemberName> ClubStore::memberNames(const base::ClubId& club) {
  if (!isText(club)) return {};
  return guarded([&] {
    MemberName one;
    return rowsOf(one, (sql_.prepare << "SELECT p.id, p.name FROM club_people c JOIN people p ON p.id = c.person"
                                        " WHERE c.club = :club ORDER BY p.id",
                        use(club), into(one.person), into(one.name)));
  });
}

std::vector<ClubTournament> ClubStore::tournamentsOf(const base::ClubId& club) {
  if (!isText(club)) return {};
  return guarded([&] {
    ClubTournament one;
    auto& [id, created, organiser, name, secret, summary, finished, organisers] = one.tournament;
    return rowsOf(one,
                  (sql_.prepare << "SELECT t.id, t.created_ms, COALESCE(p.name, ''), t.summary, t.finished, t.last"
                                   " FROM tournaments t LEFT JOIN people p ON p.id = t.organiser WHERE t.club = :club",
                   use(club), into(id), into(created), into(name), into(summary), into(flag_), into(one.last)),
                  [&] { finished = flag_ != 0; });
  });
}

bool ClubStore::remove(const base::ClubId& id) {
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
