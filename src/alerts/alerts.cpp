#include "alerts/alerts.h"

#include <stdexcept>

#include "service/answers.h"
#include "service/secrets.h"

namespace tacit::alerts {

using base::RefusalCode;

namespace {

constexpr int kMaxBrowsers = 10;  // of one person
constexpr std::size_t kMaxEndpoint = 1000;
constexpr std::chrono::hours kSignedFor{12};
constexpr std::chrono::days kKeptFor{1};
constexpr int kTopicLength = 32;

// Of two alerts about the same thing that a browser has not fetched yet, the newer one is enough.
std::string topicOf(const Alert& alert) { return service::tokenHash(alert.path).substr(0, kTopicLength); }

}  // namespace

Alerts::Alerts(store::Keeper& keeper, const service::Settings& settings) : keeper_(keeper), settings_(settings) {
  if (settings.pushKey.empty()) return;
  const auto secret = fromBase64Url(settings.pushKey);
  key_ = secret ? pushKeyOf(*secret) : std::nullopt;
  if (!key_) throw std::runtime_error("push-key is no key: make one with `tacit push-keys`");
  office_ = std::make_unique<PostOffice>(settings.pushAnywhere);
}

void Alerts::stop() { office_.reset(); }

void Alerts::tell(const std::string& person, const Alert& alert) {
  if (!office_) return;
  keeper_.look(person, [this, person, alert](store::Store& store) {
    for (const auto& one : store.subscriptions().of(person)) post(one, alert);
  });
}

// A browser that its push service doesn't know any more is forgotten, and so is a service that never answers.
void Alerts::post(const store::PushSubscription& to, const Alert& alert) {
  const BrowserKeys keys{fromBase64Url(to.p256dh).value_or(""), fromBase64Url(to.auth).value_or("")};
  const auto body = encrypted(json::text(alert), keys);
  if (!body || !key_) return;
  const std::string origin = originOf(to.endpoint);
  office_->send(
      {to.person,
       to.endpoint,
       {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
        "TTL: " + std::to_string(std::chrono::seconds(kKeptFor).count()), "Urgency: normal", "Topic: " + topicOf(alert),
        "Authorization: " + vapid(*key_, origin, settings_.pushContact, base::wallNow() + kSignedFor)},
       *body,
       [this, endpoint = to.endpoint](int status) {
         if (status != 404 && status != 410 && status != kNobodyThere) return;
         keeper_.ask([endpoint](store::Store& store) { store.subscriptions().remove(endpoint, {}); });
       }});
}

void Alerts::offer(const people::Call& call) {
  call.reply(service::answerWith(PushOffer{key_ ? std::optional(base64Url(key_->point)) : std::nullopt}));
}

bool Alerts::isEndpoint(const std::string& url) const {
  const bool secure = url.starts_with("https://") || (settings_.pushAnywhere && url.starts_with("http://"));
  return secure && url.size() <= kMaxEndpoint && url.find_first_of(" \r\n\t@") == std::string::npos;
}

void Alerts::subscribe(const people::Call& call) {
  PushWish wish;
  if (!call.read(wish)) return;
  if (!key_) return call.reply(service::failure(RefusalCode::NoAlerts));
  const BrowserKeys keys{fromBase64Url(wish.p256dh).value_or(""), fromBase64Url(wish.auth).value_or("")};
  if (!isEndpoint(wish.endpoint) || !isGood(keys))
    return call.reply(service::failure({RefusalCode::BadRequest, "this is no subscription of a browser"}));
  keeper_.ask([wish, visit = call.visitor(), reply = call.reply](store::Store& store) {
    const store::PushSubscription kept{wish.endpoint, visit.person.id, visit.session,
                                       wish.p256dh,   wish.auth,       base::wallNow()};
    if (!store.subscriptions().add(kept, kMaxBrowsers)) return reply(service::failure(RefusalCode::UnknownPerson));
    reply(service::answerWith(people::Done{"you will be alerted"}));
  });
}

void Alerts::unsubscribe(const people::Call& call) {
  PushEnd wish;
  if (!call.read(wish)) return;
  keeper_.ask([wish, id = call.personId(), reply = call.reply](store::Store& store) {
    store.subscriptions().remove(wish.endpoint, id);
    reply(service::answerWith(people::Done{"no more alerts here"}));
  });
}

}  // namespace tacit::alerts
