// Who somebody is: guests by a token their browser keeps, accounts by name and password.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "net/net.h"
#include "server/api_types.h"
#include "server/settings.h"
#include "server/workers.h"
#include "store/keeper.h"

namespace tacit::server {

// Nothing when nobody is known by what was shown.
using Known = std::function<void(std::optional<store::Person>)>;

// Used on the I/O thread; what comes back from the store comes back there.
class People {
 public:
  People(net::Net& net, store::Keeper& keeper, const Settings& settings)
      : net_(net), keeper_(keeper), settings_(settings), passwords_(1) {}

  // The token that came with a request; empty when none did.
  static std::string tokenOf(const net::Request& request);

  // At once for somebody who was here a moment ago.
  void whoIs(const std::string& token, Known then);

  void hello(const net::Request& request, net::Reply reply);
  void me(const net::Request& request, net::Reply reply);
  void rename(const net::Request& request, net::Reply reply);
  void makeAccount(const net::Request& request, net::Reply reply);
  void login(const net::Request& request, net::Reply reply);
  void logout(const net::Request& request, net::Reply reply);

  void stop() { passwords_.stop(); }

 private:
  void remember(const std::string& hash, const store::Person& person);
  void forget(const std::string& person);
  void begin(const store::Person& person, std::vector<store::Write> writes, net::Reply reply);
  net::Response withCookie(net::Response response, const std::string& token) const;
  bool busy(const net::Reply& reply) const;

  net::Net& net_;
  store::Keeper& keeper_;
  const Settings& settings_;
  Workers passwords_;                                     // one at a time: each takes 64 MiB
  std::unordered_map<std::string, store::Person> known_;  // by hash of the token
};

Profile profileOf(const store::Person& person);

}  // namespace tacit::server
