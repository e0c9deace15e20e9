// What is kept of subscriptions to alerts (Web Push).
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// Where one of a person's browsers wants alerts; it goes with its session.
struct PushSubscription {
  std::string endpoint;
  std::string person;
  std::string session;
  std::string p256dh;
  std::string auth;
  base::Instant created;

  bool operator==(const PushSubscription&) const = default;
};

class SubscriptionStore : StorePart {
 public:
  using StorePart::StorePart;

  // In place of what was kept for the same endpoint, and of the person's oldest where there are as many as this. False: the
  // session has ended.
  bool add(const PushSubscription& subscription, int most);
  std::vector<PushSubscription> of(const std::string& person);
  // Of this person; empty: of anyone.
  void remove(const std::string& endpoint, const std::string& person);
};

}  // namespace tacit::store
