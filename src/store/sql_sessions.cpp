#include "store/sessions.h"

#include "store/connection.h"

namespace tacit::store {

std::vector<Session> SessionStore::select(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  return guarded([&] {
    Session one;
    const std::string query = "SELECT token_hash, person, created_ms, used_ms, device FROM sessions WHERE " +
                              condition + " ORDER BY used_ms DESC, token_hash";
    return rowsOf(one, (sql_.prepare << query, use(key), into(one.tokenHash), into(one.person), into(one.created),
                        into(one.used), into(one.device)));
  });
}

std::optional<Session> SessionStore::find(const std::string& tokenHash) {
  return firstOf(select("token_hash = :key", tokenHash));
}

std::vector<Session> SessionStore::of(const std::string& person) { return select("person = :key", person); }

void SessionStore::touch(const std::string& tokenHash, base::Instant now) {
  guarded([&] {
    check(tokenHash);
    sql_ << "UPDATE sessions SET used_ms = :now WHERE token_hash = :token", use(now), use(tokenHash);
  });
}

void SessionStore::endAll(const std::string& person, const std::string& keep) {
  guarded([&] {
    check(person, keep);
    sql_ << "DELETE FROM sessions WHERE person = :person AND token_hash <> :keep", use(person), use(keep);
  });
}

std::int64_t SessionStore::endUnused(base::Instant before, base::Instant now) {
  return guarded([&] {
    soci::transaction transaction(sql_);
    const std::int64_t ended =
        changed((sql_.prepare << "DELETE FROM sessions WHERE used_ms < :before AND used_ms > 0", use(before)));
    sql_ << "DELETE FROM known_addresses WHERE used_ms < :before", use(before);
    sql_ << "DELETE FROM recovery_codes WHERE until_ms > 0 AND until_ms < :now", use(now);
    sql_ << "DELETE FROM bans WHERE until_ms < :now", use(now);
    transaction.commit();
    return ended;
  });
}

}  // namespace tacit::store
