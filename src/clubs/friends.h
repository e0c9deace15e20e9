// Friends: who wants to be whose, who is here, and invitations to tables. Also what somebody shows of themselves.
#pragma once

#include <string>
#include <unordered_map>

#include "clubs/friends_types.h"
#include "node/node_requests.h"
#include "people/call.h"
#include "tables/rooms.h"

namespace tacit::clubs {

// What is hidden of somebody, as it is kept.
Shows showsOf(store::Store& store, const std::string& person);

// Used on the I/O thread.
class Friends {
 public:
  // What nodes ask each other: who of these people sits at a table that everybody may look on at.
  static constexpr std::string_view kSeated = "seated";

  Friends(net::Net& net, store::Keeper& keeper, tables::Rooms& rooms) : net_(net), keeper_(keeper), rooms_(rooms) {}

  void alertBy(alerts::TellAlert tell) { alert_ = std::move(tell); }
  // Some tables are at other nodes from now on.
  void connectCluster(node::NodeRequests& nodeRequests) { nodeRequests_ = &nodeRequests; }
  net::Response seated(const std::string& body) const;

  void list(const people::Call& call);
  void news(const people::Call& call);
  void want(const people::Call& call);
  void answerInvitation(const people::Call& call);
  void shows(const people::Call& call);
  void setShows(const people::Call& call);
  // To a table that is here.
  void invite(const people::Call& call, const InvitationWish& wish, const tables::Room& room);

  // Drops invitations that are over.
  void forget();

 private:
  void ask(const people::Call& call, const std::string& other);
  void addTables(FriendList list, const net::Reply& reply);
  void see(const std::string& person);

  net::Net& net_;
  store::Keeper& keeper_;
  tables::Rooms& rooms_;
  node::NodeRequests* nodeRequests_ = nullptr;  // in a cluster
  alerts::TellAlert alert_;
  std::unordered_map<std::string, base::Instant> seen_;  // when it was last written
};

}  // namespace tacit::clubs
