// Who somebody is: a person is known by a token that their browser keeps, and each token is a session.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "people/call.h"
#include "people/exclusions.h"
#include "people/people_types.h"
#include "service/cluster_events.h"
#include "service/settings.h"
#include "store/keeper.h"
#include "table/referee.h"

namespace tacit::people {

// Nothing when nobody is known by what was shown.
using Visited = std::function<void(std::optional<Visit>)>;

// Used on the I/O thread; what comes back from the store comes back there.
class People {
 public:
  People(net::Net& net, store::Keeper& keeper, const service::ClusterEvents& clusterEvents,
         const service::Settings& settings)
      : net_(net), keeper_(keeper), clusterEvents_(clusterEvents), settings_(settings),
        exclusions_(net, keeper, clusterEvents) {}

  // Before anybody comes. What goes wrong with the store is thrown.
  void restore();
  // What concerns people, from wherever it comes.
  void onEvent(const service::Ended& ended) { drop(ended); }
  void onEvent(const service::NameChanged& changed);
  // News may have been missed: what is known is read again.
  void readAgain();

  // The token that came with a request; empty when none did. A program's counts only where programs are expected.
  static std::string tokenOf(const net::Request& request);
  static std::string apiTokenOf(const net::Request& request);

  // At once for somebody who was here a moment ago. Somebody who is banned is nobody.
  void visitBy(const std::string& token, Visited then);
  // Also somebody who is banned.
  void find(const std::string& token, Visited then);

  void hello(const Call& call);
  void me(const Call& call);
  void rename(const Call& call);
  void logout(const Call& call);
  void sessions(const Call& call);
  void endSessions(const Call& call);

  // A new session of a person who is there; the answer gets its cookie. 401 when they have gone meanwhile.
  void begin(const std::string& person, const net::Request& request, const net::Reply& reply);
  // After what was kept of people has changed: everybody is told.
  void end(const service::Ended& ended) const { clusterEvents_.tell(ended); }
  void changed(const store::Person& person) const;
  void gone(const std::string& person) const;

  Exclusions& exclusions() { return exclusions_; }
  const Exclusions& exclusions() const { return exclusions_; }

  // Ends sessions that nobody uses any more, and takes a few guests away who can never come back, unless they sit at a
  // table.
  void forgetUnused(std::function<bool(const std::string& person)> isNeeded);

 private:
  static std::optional<Visit> lookUp(store::Store& store, const std::string& token, const std::string& hash);
  bool isOver(const Visit& visit) const;
  void use(Visit& visit);
  void remember(const Visit& visit);
  void drop(const service::Ended& ended);
  void makeGuest(const Call& call);
  net::Response withCookie(net::Response response, const std::string& token) const;

  net::Net& net_;
  store::Keeper& keeper_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  std::unordered_map<std::string, Visit> known_;  // by session
  std::uint64_t drops_ = 0;                       // how often some of these were dropped
  Exclusions exclusions_;
};

service::Profile profileOf(const store::Person& person, std::string_view family = "four");
table::Person atTable(const store::Person& person);
table::Person atTable(const Visit& visit);
// Names a session, or a program's token, to its owner; the hash of the token itself stays here.
std::string sessionId(const std::string& session);
std::vector<SessionShown> shown(const std::vector<store::Session>& sessions, const std::string& current);
net::Response banned(const store::Ban& ban);

}  // namespace tacit::people
