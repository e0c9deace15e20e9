#include "store/teams.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

// The same for the same people, in whatever order.
std::string keyOf(std::vector<std::string> people) {
  std::ranges::sort(people);
  std::string key;
  for (const auto& one : people) key += (key.empty() ? "" : " ") + one;
  return key;
}

}  // namespace

Founding TeamStore::found(const NewTeam& team) {
  return guarded([&] {
    check(team.id, team.name, team.skeleton);
    for (const auto& one : team.people)
      if (!isText(one) || !hasAccount(one)) return Founding::NoAccount;
    const std::string members = keyOf(team.people);
    const Rating first;
    soci::transaction transaction(sql_);
    int same = 0;
    sql_ << "SELECT COUNT(*) FROM teams WHERE members = :members", use(members), into(same);
    if (same != 0) return Founding::IsThere;
    if (changed((sql_.prepare << "INSERT INTO teams (id, name, skeleton, members, created_ms, mu, sigma)"
                                 " VALUES (:id, :name, :skeleton, :members, :created, :mu, :sigma)"
                                 " ON CONFLICT DO NOTHING",
                 use(team.id), use(team.name), use(team.skeleton), use(members), use(team.created), use(first.mu),
                 use(first.sigma))) == 0)
      return Founding::NameTaken;
    for (int place = 0; const auto& one : team.people) {
      const int accepted = place == 0 ? 1 : 0;
      sql_ << "INSERT INTO team_members (team, place, person, accepted) VALUES (:team, :place, :person, :accepted)",
          use(team.id), use(place), use(one), use(accepted);
      ++place;
    }
    transaction.commit();
    return Founding::Done;
  });
}

std::vector<Team> TeamStore::select(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  return guarded([&] {
    Team one;
    const std::string query =
        "SELECT t.id, t.name, t.created_ms, t.mu, t.sigma, t.games, t.won, t.stands FROM teams t WHERE " + condition;
    auto all = rowsOf(one,
                      (sql_.prepare << query, use(key, "key"), into(one.id), into(one.name), into(one.created),
                       into(one.rating.mu), into(one.rating.sigma), into(one.rating.games), into(one.won), into(flag_)),
                      [&] { one.stands = flag_ != 0; });
    for (Team& team : all) {
      TeamMember member;
      team.members = rowsOf(member,
                            (sql_.prepare << "SELECT m.person, p.name, m.accepted FROM team_members m"
                                             " JOIN people p ON p.id = m.person WHERE m.team = :team ORDER BY m.place",
                             use(team.id), into(member.person), into(member.name), into(flag_)),
                            [&] { member.accepted = flag_ != 0; });
    }
    return all;
  });
}

std::optional<Team> TeamStore::find(const std::string& id) { return firstOf(select("t.id = :key", id)); }

std::vector<Team> TeamStore::of(const std::string& person) {
  return select(
      "t.id IN (SELECT team FROM team_members WHERE person = :key) ORDER BY t.stands DESC, t.created_ms, t.id", person);
}

std::optional<Team> TeamStore::with(const std::vector<std::string>& people) {
  return firstOf(select("t.members = :key AND t.stands = 1", keyOf(people)));
}

bool TeamStore::accept(const std::string& team, const std::string& person) {
  if (!isText(team) || !isText(person)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    if (changed((sql_.prepare << "UPDATE team_members SET accepted = 1 WHERE team = :team AND person = :person",
                 use(team), use(person))) == 0)
      return false;
    sql_ << "UPDATE teams SET stands = 1 WHERE id = :team AND NOT EXISTS"
            " (SELECT 1 FROM team_members WHERE team = :team AND accepted = 0)",
        use(team, "team");
    transaction.commit();
    return true;
  });
}

void TeamStore::remove(const std::string& team) {
  sql_ << "DELETE FROM team_changes WHERE team = :team", use(team);
  sql_ << "DELETE FROM team_members WHERE team = :team", use(team);
  sql_ << "DELETE FROM teams WHERE id = :team", use(team);
}

bool TeamStore::disband(const std::string& team, const std::string& member) {
  if (!isText(team) || !isText(member)) return false;
  return guarded([&] {
    soci::transaction transaction(sql_);
    int count = 0;
    sql_ << "SELECT COUNT(*) FROM team_members WHERE team = :team AND person = :person", use(team), use(member),
        into(count);
    if (count == 0) return false;
    remove(team);
    transaction.commit();
    return true;
  });
}

void TeamStore::leave(const std::string& person) {
  const auto all =
      rowsOf(row_, (sql_.prepare << "SELECT team FROM team_members WHERE person = :person", use(person), into(row_)));
  for (const auto& team : all) remove(team);
}

std::vector<Team> TeamStore::ranking(int limit) {
  return select("t.stands = 1 AND t.games > 0 AND t.id <> :key ORDER BY t.mu - 3 * t.sigma DESC, t.id LIMIT " +
                    std::to_string(std::max(limit, 0)),
                "");
}

std::vector<RatingPoint> TeamStore::curve(const std::string& team, int limit) {
  return ratingPoints(
      connection_,
      "SELECT g.type, c.finished_ms, c.mu, c.sigma, c.games FROM team_changes c JOIN games g ON g.table_id = c.table_id"
      " WHERE c.team = :key ORDER BY c.games DESC LIMIT :most",
      team, limit);
}

std::vector<std::string> TeamStore::tables(const std::string& team, int limit) {
  if (!isText(team)) return {};
  const int most = std::max(limit, 0);
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT table_id FROM team_changes WHERE team = :team"
                                         " ORDER BY finished_ms DESC, table_id DESC LIMIT :most",
                         use(team), use(most), into(row_)));
  });
}

void TeamStore::forgetProposals(base::Instant before) {
  guarded([&] {
    soci::transaction transaction(sql_);
    const auto all = rowsOf(row_, (sql_.prepare << "SELECT id FROM teams WHERE stands = 0 AND created_ms < :before",
                                   use(before), into(row_)));
    for (const auto& team : all) remove(team);
    transaction.commit();
  });
}

}  // namespace tacit::store
