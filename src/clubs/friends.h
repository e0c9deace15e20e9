// Friends: who wants to be whose, who is here, and invitations to tables. Also what somebody shows of themselves.
#pragma once

#include <string>
#include <unordered_map>

#include "clubs/friends_types.h"
#include "node/node_requests.h"
#include "people/people.h"
#include "tables/rooms.h"

namespace tacit::clubs {

// What is hidden of somebody, as it is kept.
Shows showsOf(store::Store& store, const std::string& person);

// Goes on with somebody who has an account; all others are told why not.
void withAccount(people::People& people, const net::Request& request, const net::Reply& reply,
                 std::function<void(const store::Person& me)> then);

// Used on the I/O thread.
class Friends {
 public:
  // What nodes ask each other: who of these people sits at a table that everybody may look on at.
  static constexpr std::string_view kSeated = "seated";

  Friends(net::Net& net, store::Keeper& keeper, people::People& people, tables::Rooms& rooms,
          const service::ClusterEvents& clusterEvents, const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), rooms_(rooms), clusterEvents_(clusterEvents), settings_(settings) {
  }

  void alertBy(alerts::TellAlert tell) { alert_ = std::move(tell); }
  // Some tables are at other nodes from now on.
  void connectCluster(node::NodeRequests& nodeRequests) { nodeRequests_ = &nodeRequests; }
  net::Response seated(const std::string& body) const;

  void list(const net::Request& request, const net::Reply& reply);
  void news(const net::Request& request, const net::Reply& reply);
  void want(const net::Request& request, const net::Reply& reply);
  void answerInvitation(const net::Request& request, const net::Reply& reply);
  void shows(const net::Request& request, const net::Reply& reply);
  void setShows(const net::Request& request, const net::Reply& reply);
  // To a table that is here.
  void invite(const store::Person& from, const InvitationWish& wish, const tables::Room& room, const net::Reply& reply);

  // Something was done at another node of which only so much can be done.
  void count(const service::LimitUsed& used);
  // Drops what is only kept for limits, and invitations that are over.
  void forget();

 private:
  void ask(const store::Person& me, const std::string& other, const net::Reply& reply);
  void addTables(FriendList list, const net::Reply& reply);
  bool may(net::Buckets& buckets, std::string_view limit, const std::string& person);
  void see(const std::string& person);

  net::Net& net_;
  store::Keeper& keeper_;
  people::People& people_;
  tables::Rooms& rooms_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  node::NodeRequests* nodeRequests_ = nullptr;  // in a cluster
  alerts::TellAlert alert_;
  net::Buckets wants_{{.perSecond = 30.0 / 3600, .burst = 20}};
  net::Buckets invitations_{{.perSecond = 60.0 / 3600, .burst = 15}};
  std::unordered_map<std::string, std::int64_t> seen_;  // when it was last written
};

}  // namespace tacit::clubs
