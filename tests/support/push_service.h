// A push service to which a server under test sends its alerts.
#pragma once

#include "alerts/alerts.h"
#include "service/secrets.h"
#include "support/game_server.h"

namespace tacit::testing {

// A push service that keeps what it is told, and answers what it is to answer.
struct PushService {
  explicit PushService(int status = 201) : answer(status), server(handlers()) {}

  net::Handlers handlers() {
    auto made = echo();
    made.request = [this](const net::Request& request, const net::Reply& reply) {
      const std::scoped_lock lock(mutex);
      got.push_back(request);
      reply(net::plainResponse(answer));
    };
    return made;
  }
  std::size_t count() {
    const std::scoped_lock lock(mutex);
    return got.size();
  }
  std::string wish(const std::string& path = "/one") const {
    const auto keys = alerts::newPushKey();
    return json::text(alerts::PushWish{"http://" + server.address() + path, alerts::base64Url(keys.point),
                                       alerts::base64Url("0123456789abcdef")});
  }

  int answer;
  std::mutex mutex;
  std::vector<net::Request> got;
  Server server;
};

inline service::Settings withAlerts() {
  service::Settings settings = GameServer::free();
  settings.pushKey = alerts::base64Url(alerts::newPushKey().secret);
  settings.pushContact = "mailto:club@tac.example";
  settings.pushAnywhere = true;
  return settings;
}

// By which a push service knows that two alerts are about the same path.
inline std::string topicOf(const std::string& path) { return service::tokenHash(path).substr(0, 32); }

}  // namespace tacit::testing
