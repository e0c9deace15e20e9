#include "store/sql_store.h"

namespace tacit::store {

bool SqlStore::keepToken(const ApiToken& token, int most) {
  if (!accountOf(token.person) || std::ssize(apiTokens(token.person)) >= most) return false;
  guarded([&] {
    check(token.tokenHash, token.name);
    const int plays = token.plays ? 1 : 0;
    const int program = token.program ? 1 : 0;
    sql_ << "INSERT INTO api_tokens (token_hash, person, name, plays, program, created_ms)"
            " VALUES (:token, :person, :name, :plays, :program, :created)",
        use(token.tokenHash), use(token.person), use(token.name), use(plays), use(program), use(token.createdMs);
  });
  return true;
}

std::vector<ApiToken> SqlStore::tokensWhere(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  return guarded([&] {
    std::vector<ApiToken> all;
    ApiToken one;
    int plays = 0;
    const std::string query =
        "SELECT token_hash, person, name, plays, program, created_ms, used_ms FROM api_tokens WHERE " + condition +
        " ORDER BY created_ms DESC, token_hash";
    forEachRow((sql_.prepare << query, use(key), into(one.tokenHash), into(one.person), into(one.name), into(plays),
                into(flag_), into(one.createdMs), into(one.usedMs)),
               [&] {
                 one.plays = plays != 0;
                 one.program = flag_ != 0;
                 all.push_back(one);
               });
    return all;
  });
}

std::optional<ApiToken> SqlStore::apiToken(const std::string& tokenHash) {
  auto found = tokensWhere("token_hash = :key", tokenHash);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<ApiToken> SqlStore::apiTokens(const std::string& person) { return tokensWhere("person = :key", person); }

void SqlStore::useToken(const std::string& tokenHash, std::int64_t nowMs) {
  guarded([&] {
    check(tokenHash);
    sql_ << "UPDATE api_tokens SET used_ms = :now WHERE token_hash = :token", use(nowMs), use(tokenHash);
  });
}

void SqlStore::endToken(const std::string& tokenHash) {
  guarded([&] {
    check(tokenHash);
    sql_ << "DELETE FROM api_tokens WHERE token_hash = :token", use(tokenHash);
  });
}

// ---- Alerts ----

bool SqlStore::keepPush(const PushSubscription& subscription, int most) {
  const auto its = session(subscription.session);
  if (!its || its->person != subscription.person) return false;
  endPush(subscription.endpoint, {});
  const auto others = pushSubscriptions(subscription.person);
  for (std::size_t n = 0; n + static_cast<std::size_t>(most) <= others.size(); ++n) endPush(others[n].endpoint, {});
  guarded([&] {
    check(subscription.endpoint, subscription.p256dh, subscription.auth);
    sql_ << "INSERT INTO push_subscriptions (endpoint, person, session, p256dh, auth, created_ms)"
            " VALUES (:endpoint, :person, :session, :p256dh, :auth, :created)",
        use(subscription.endpoint), use(subscription.person), use(subscription.session), use(subscription.p256dh),
        use(subscription.auth), use(subscription.createdMs);
  });
  return true;
}

std::vector<PushSubscription> SqlStore::pushSubscriptions(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    std::vector<PushSubscription> all;
    PushSubscription one;
    forEachRow((sql_.prepare << "SELECT endpoint, person, session, p256dh, auth, created_ms FROM push_subscriptions"
                                " WHERE person = :person ORDER BY created_ms, endpoint",
                use(person), into(one.endpoint), into(one.person), into(one.session), into(one.p256dh), into(one.auth),
                into(one.createdMs)),
               [&] { all.push_back(one); });
    return all;
  });
}

void SqlStore::endPush(const std::string& endpoint, const std::string& person) {
  if (!isText(endpoint) || !isText(person)) return;
  guarded([&] {
    if (person.empty()) sql_ << "DELETE FROM push_subscriptions WHERE endpoint = :endpoint", use(endpoint);
    else
      sql_ << "DELETE FROM push_subscriptions WHERE endpoint = :endpoint AND person = :person", use(endpoint),
          use(person);
  });
}

}  // namespace tacit::store
