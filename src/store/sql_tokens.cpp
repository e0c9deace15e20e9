#include "store/tokens.h"

#include "store/accounts.h"
#include "store/connection.h"

namespace tacit::store {

bool TokenStore::add(const ApiToken& token, int most) {
  if (!AccountStore(connection_).of(token.person) || std::ssize(of(token.person)) >= most) return false;
  guarded([&] {
    check(token.tokenHash, token.name);
    const int plays = token.plays ? 1 : 0;
    const int program = token.program ? 1 : 0;
    sql_ << "INSERT INTO api_tokens (token_hash, person, name, plays, program, created_ms)"
            " VALUES (:token, :person, :name, :plays, :program, :created)",
        use(token.tokenHash), use(token.person), use(token.name), use(plays), use(program), use(token.created);
  });
  return true;
}

std::vector<ApiToken> TokenStore::select(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  return guarded([&] {
    ApiToken one;
    int plays = 0;
    const std::string query =
        "SELECT token_hash, person, name, plays, program, created_ms, used_ms FROM api_tokens WHERE " + condition +
        " ORDER BY created_ms DESC, token_hash";
    return rowsOf(one,
                  (sql_.prepare << query, use(key), into(one.tokenHash), into(one.person), into(one.name), into(plays),
                   into(flag_), into(one.created), into(one.used)),
                  [&] {
                    one.plays = plays != 0;
                    one.program = flag_ != 0;
                  });
  });
}

std::optional<ApiToken> TokenStore::find(const std::string& tokenHash) {
  return firstOf(select("token_hash = :key", tokenHash));
}

std::vector<ApiToken> TokenStore::of(const std::string& person) { return select("person = :key", person); }

void TokenStore::touch(const std::string& tokenHash, base::Instant now) {
  guarded([&] {
    check(tokenHash);
    sql_ << "UPDATE api_tokens SET used_ms = :now WHERE token_hash = :token", use(now), use(tokenHash);
  });
}

void TokenStore::remove(const std::string& tokenHash) {
  guarded([&] {
    check(tokenHash);
    sql_ << "DELETE FROM api_tokens WHERE token_hash = :token", use(tokenHash);
  });
}

}  // namespace tacit::store
