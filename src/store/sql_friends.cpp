#include "store/friends.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

// People p, as somebody may see them who is :person.
constexpr std::string_view kNotBlocked =
    " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.person = :person AND b.blocked = p.id)"
    " OR (b.person = p.id AND b.blocked = :person))";
// The same, but those who are blocked do not learn of it.
constexpr std::string_view kNotBlockedByMe =
    " AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.person = :person AND b.blocked = p.id)";

}  // namespace

std::vector<Acquaintance> FriendStore::select(const std::string& query, const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    Acquaintance one;
    return rowsOf(one, (sql_.prepare << query, use(person, "person"), into(one.id), into(one.name), into(one.when)));
  });
}

bool FriendStore::request(const std::string& person, const std::string& other, base::Instant now) {
  if (!isText(person) || !isText(other)) return false;
  return guarded([&] {
    if (!hasAccount(person) || !hasAccount(other)) return false;
    sql_ << "INSERT INTO friends (person, other, created_ms) VALUES (:person, :other, :now) ON CONFLICT DO NOTHING",
        use(person), use(other), use(now);
    return true;
  });
}

void FriendStore::end(const std::string& person, const std::string& other) {
  if (!isText(person) || !isText(other)) return;
  guarded([&] {
    sql_ << "DELETE FROM friends WHERE (person = :person AND other = :other) OR (person = :other AND other = :person)",
        use(person, "person"), use(other, "other");
  });
}

bool FriendStore::areFriends(const std::string& person, const std::string& other) {
  const auto all = of(person);
  return std::ranges::find(all, other, &Acquaintance::id) != all.end();
}

std::vector<Acquaintance> FriendStore::of(const std::string& person) {
  return select(
      "SELECT p.id, p.name, COALESCE((SELECT seen_ms FROM presence WHERE person = p.id AND NOT EXISTS"
      " (SELECT 1 FROM hidden h WHERE h.person = p.id AND h.what = 'presence')), 0)"
      " FROM friends mine JOIN friends theirs ON theirs.person = mine.other AND theirs.other = mine.person"
      " JOIN people p ON p.id = mine.other WHERE mine.person = :person" +
          std::string(kNotBlocked) + " ORDER BY LOWER(p.name), p.id",
      person);
}

std::vector<Acquaintance> FriendStore::requestsTo(const std::string& person) {
  return select(
      "SELECT p.id, p.name, f.created_ms FROM friends f JOIN people p ON p.id = f.person"
      " WHERE f.other = :person AND NOT EXISTS"
      " (SELECT 1 FROM friends back WHERE back.person = :person AND back.other = f.person)" +
          std::string(kNotBlockedByMe) + " ORDER BY f.created_ms DESC, p.id",
      person);
}

std::vector<Acquaintance> FriendStore::requestsBy(const std::string& person) {
  return select(
      "SELECT p.id, p.name, f.created_ms FROM friends f JOIN people p ON p.id = f.other"
      " WHERE f.person = :person AND NOT EXISTS"
      " (SELECT 1 FROM friends back WHERE back.other = :person AND back.person = f.other)"
      " ORDER BY f.created_ms DESC, p.id",
      person);
}

std::vector<Acquaintance> FriendStore::playedWith(const std::string& person, base::Instant since, int limit) {
  return select(
      "SELECT p.id, p.name, MAX(other.finished_ms) FROM participants me"
      " JOIN participants other ON other.table_id = me.table_id AND other.person <> me.person"
      " JOIN people p ON p.id = other.person JOIN accounts a ON a.person = p.id"
      " WHERE me.person = :person AND me.finished_ms >= " +
          std::to_string(base::millisecondsOf(since)) +
          " AND NOT EXISTS (SELECT 1 FROM friends f WHERE (f.person = :person AND f.other = p.id)"
          " OR (f.person = p.id AND f.other = :person))" +
          std::string(kNotBlocked) + " GROUP BY p.id, p.name ORDER BY 3 DESC, p.id LIMIT " +
          std::to_string(std::max(limit, 0)),
      person);
}

bool FriendStore::havePlayed(const std::vector<std::string>& people, base::Instant since) {
  if (people.empty() || !std::ranges::all_of(people, [](const auto& id) { return isText(id); })) return false;
  return guarded([&] {
    std::string query = "SELECT COUNT(*) FROM participants p0 WHERE p0.person = :p0 AND p0.finished_ms >= :since";
    for (std::size_t i = 1; i < people.size(); ++i) {
      const std::string n = std::to_string(i);
      query.append(" AND EXISTS (SELECT 1 FROM participants p").append(n).append(" WHERE p").append(n);
      query.append(".table_id = p0.table_id AND p").append(n).append(".person = :p").append(n).append(")");
    }
    long long count = 0;
    soci::statement statement(sql_);
    statement.exchange(into(count));
    statement.exchange(use(people[0], "p0"));
    statement.exchange(use(since, "since"));
    for (std::size_t i = 1; i < people.size(); ++i) statement.exchange(use(people[i], "p" + std::to_string(i)));
    statement.alloc();
    statement.prepare(query);
    statement.define_and_bind();
    statement.execute(true);
    return count > 0;
  });
}

std::vector<Acquaintance> FriendStore::named(const std::string& person, const std::string& beginning, int limit) {
  if (!isText(person) || !isText(beginning) || beginning.empty()) return {};
  return guarded([&] {
    Acquaintance one;
    const std::string pattern = literalInPattern(folded(beginning)) + '%';
    const std::string query =
        "SELECT p.id, p.name FROM accounts a JOIN people p ON p.id = a.person"
        " WHERE a.name_folded LIKE :pattern ESCAPE '!' AND p.id <> :person" +
        std::string(kNotBlockedByMe) + " ORDER BY LENGTH(a.name_folded), a.name_folded, p.id LIMIT " +
        std::to_string(std::max(limit, 0));
    return rowsOf(
        one, (sql_.prepare << query, use(pattern, "pattern"), use(person, "person"), into(one.id), into(one.name)));
  });
}

void FriendStore::invite(const Invitation& invitation, base::Instant now) {
  guarded([&] {
    check(invitation.from, invitation.to, invitation.table);
    if (!isThere(invitation.from) || !isThere(invitation.to)) return;
    sql_ << "INSERT INTO invitations (person, other, table_id, until_ms) VALUES (:person, :other, :table_id, :until)"
            " ON CONFLICT (person, other) DO UPDATE SET table_id = excluded.table_id, until_ms = excluded.until_ms,"
            " declined = 0 WHERE invitations.declined = 0 OR invitations.until_ms <= :now",
        use(invitation.from), use(invitation.to), use(invitation.table), use(invitation.until), use(now);
  });
}

std::vector<Invitation> FriendStore::invitationsTo(const std::string& person, base::Instant now) {
  if (!isText(person)) return {};
  return guarded([&] {
    Invitation one;
    one.to = person;
    const std::string query =
        "SELECT i.person, p.name, i.table_id, i.until_ms FROM invitations i JOIN people p ON p.id = i.person"
        " WHERE i.other = :person AND i.declined = 0 AND i.until_ms > :now" +
        std::string(kNotBlockedByMe) + " ORDER BY i.until_ms DESC, i.person";
    return rowsOf(one, (sql_.prepare << query, use(person, "person"), use(now, "now"), into(one.from), into(one.name),
                        into(one.table), into(one.until)));
  });
}

void FriendStore::decline(const std::string& from, const std::string& to, base::Instant until) {
  if (!isText(from) || !isText(to)) return;
  guarded([&] {
    sql_ << "UPDATE invitations SET declined = 1, until_ms = :until WHERE person = :person AND other = :other",
        use(until), use(from), use(to);
  });
}

void FriendStore::forgetInvitations(base::Instant now) {
  guarded([&] { sql_ << "DELETE FROM invitations WHERE until_ms <= :now", use(now); });
}

std::vector<std::string> FriendStore::hidden(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT what FROM hidden WHERE person = :person ORDER BY what", use(person),
                         into(row_)));
  });
}

void FriendStore::setHidden(const std::string& person, const std::vector<std::string>& what) {
  guarded([&] {
    check(person);
    for (const auto& one : what) check(one);
    if (!isThere(person)) return;
    soci::transaction transaction(sql_);
    sql_ << "DELETE FROM hidden WHERE person = :person", use(person);
    for (const auto& one : what)
      sql_ << "INSERT INTO hidden (person, what) VALUES (:person, :what) ON CONFLICT DO NOTHING", use(person), use(one);
    transaction.commit();
  });
}

void FriendStore::leave(const std::string& person) {
  for (const char* const table : {"friends", "invitations"}) {
    const std::string query = std::string("DELETE FROM ") + table + " WHERE person = :person OR other = :person";
    sql_ << query, use(person, "person");
  }
  sql_ << "DELETE FROM presence WHERE person = :person", use(person);
  sql_ << "DELETE FROM hidden WHERE person = :person", use(person);
}

}  // namespace tacit::store
