// Alerts to people whose page is closed, in browsers where they have asked for them; where the operator has set a key.
#pragma once

#include <memory>

#include "alerts/alert.h"
#include "alerts/post_office.h"
#include "alerts/web_push.h"
#include "people/call.h"
#include "people/people_types.h"
#include "service/settings.h"
#include "store/keeper.h"

namespace tacit::alerts {

// What a browser has to know to ask its push service for us.
struct PushOffer {
  static constexpr std::string_view kType = "PushOffer";
  std::optional<std::string> key;  // left out: this server sends no alerts
  TACIT_FIELDS(PushOffer, key)
};

// Where one browser wants its alerts.
struct PushWish {
  static constexpr std::string_view kType = "PushWish";
  std::string endpoint;
  std::string p256dh;
  std::string auth;
  TACIT_FIELDS(PushWish, endpoint, p256dh, auth)
};

struct PushEnd {
  static constexpr std::string_view kType = "PushEnd";
  std::string endpoint;
  TACIT_FIELDS(PushEnd, endpoint)
};

// Used on the I/O thread.
class Alerts {
 public:
  // std::runtime_error when the key of the settings is none.
  Alerts(store::Keeper& keeper, const service::Settings& settings);

  // To all browsers of theirs that want it; nothing where there is none.
  void tell(const std::string& person, const Alert& alert);

  void offer(const people::Call& call);
  void subscribe(const people::Call& call);
  void unsubscribe(const people::Call& call);

  // Before the store goes.
  void stop();

 private:
  void post(const store::PushSubscription& to, const Alert& alert);
  bool isEndpoint(const std::string& url) const;

  store::Keeper& keeper_;
  const service::Settings& settings_;
  std::optional<PushKey> key_;
  std::unique_ptr<PostOffice> office_;  // with a key only
};

}  // namespace tacit::alerts
