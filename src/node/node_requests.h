// Requests that another node has to answer, because a table is there or because all have a part of it.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "cluster/questions.h"
#include "json/json.h"
#include "net/net.h"
#include "node/finder.h"
#include "people/call.h"

namespace tacit::node {

// A request on its way between nodes: who asks is known, and no token goes along.
struct NodeRequest {
  std::string method;
  std::string path;
  std::string query;
  std::string body;
  std::string address;
  std::string person;
  std::string name;
  bool account = false;
  TACIT_FIELDS(NodeRequest, method, path, query, body, address, person, name, account)
};
NodeRequest nodeRequestOf(const people::Call& call);
people::Call callOf(const NodeRequest& nodeRequest, const net::Reply& reply);

// Used on the I/O thread.
class NodeRequests {
 public:
  using Run = std::function<void(const NodeRequest& nodeRequest, const net::Reply& reply)>;
  using Answers = std::function<void(const std::vector<net::Response>& answers)>;

  NodeRequests(const net::Net& net, cluster::Bus& bus, const Membership& membership, Finder& finder, Run run);

  void find(const std::string& table, Finder::Found found) { finder_.find(table, std::move(found)); }
  // 503 when that node does not answer.
  void runAt(const std::string& node, const NodeRequest& nodeRequest, net::Reply reply);
  // What all other nodes say who answer soon; an operator waits for those that are slow.
  enum class Patience : std::uint8_t { Visitors, Operators };
  void gather(const NodeRequest& nodeRequest, Answers answers, Patience patience = Patience::Visitors);
  // The one node that brings people together who wait for a game: the oldest.
  bool isMatchmaker() const { return membership_.living().empty() || matchmaker() == membership_.name(); }
  const std::string& matchmaker() const { return membership_.living().front(); }
  cluster::Questions& questions() { return questions_; }
  void tick() { questions_.tick(); }

 private:
  const Membership& membership_;
  Finder& finder_;
  cluster::Questions questions_;
};

}  // namespace tacit::node
