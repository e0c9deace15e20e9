#include "store/subscriptions.h"

#include "store/connection.h"
#include "store/sessions.h"

namespace tacit::store {

bool SubscriptionStore::add(const PushSubscription& subscription, int most) {
  const auto its = SessionStore(connection_).find(subscription.session);
  if (!its || its->person != subscription.person) return false;
  remove(subscription.endpoint, {});
  const auto others = of(subscription.person);
  for (std::size_t n = 0; n + static_cast<std::size_t>(most) <= others.size(); ++n) remove(others[n].endpoint, {});
  guarded([&] {
    check(subscription.endpoint, subscription.p256dh, subscription.auth);
    sql_ << "INSERT INTO push_subscriptions (endpoint, person, session, p256dh, auth, created_ms)"
            " VALUES (:endpoint, :person, :session, :p256dh, :auth, :created)",
        use(subscription.endpoint), use(subscription.person), use(subscription.session), use(subscription.p256dh),
        use(subscription.auth), use(subscription.created);
  });
  return true;
}

std::vector<PushSubscription> SubscriptionStore::of(const std::string& person) {
  if (!isText(person)) return {};
  return guarded([&] {
    PushSubscription one;
    return rowsOf(
        one, (sql_.prepare << "SELECT endpoint, person, session, p256dh, auth, created_ms FROM push_subscriptions"
                              " WHERE person = :person ORDER BY created_ms, endpoint",
              use(person), into(one.endpoint), into(one.person), into(one.session), into(one.p256dh), into(one.auth),
              into(one.created)));
  });
}

void SubscriptionStore::remove(const std::string& endpoint, const std::string& person) {
  if (!isText(endpoint) || !isText(person)) return;
  guarded([&] {
    if (person.empty()) sql_ << "DELETE FROM push_subscriptions WHERE endpoint = :endpoint", use(endpoint);
    else
      sql_ << "DELETE FROM push_subscriptions WHERE endpoint = :endpoint AND person = :person", use(endpoint),
          use(person);
  });
}

}  // namespace tacit::store
