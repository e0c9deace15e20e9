#include "server/cluster_node.h"

#include <algorithm>

#include "service/answers.h"
#include "service/logging.h"
#include "tables/seated.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kNewsSubject = "tacit.news";
constexpr std::string_view kAdopt = "adopt";  // an errand: a table that was just given back
constexpr int kHandedAtOnce = 20;
constexpr auto kBalance = 3s;
constexpr int kSharedAtOnce = 3;
constexpr std::int64_t kMoreThanOthers = 3;  // tables that are not worth a move
constexpr auto kBusTold = 10s;               // what becomes of the bus is told so often at most

struct NewsLetter {
  std::string from;
  service::ClusterEvent news;
  TACIT_FIELDS(NewsLetter, from, news)
};

}  // namespace

ClusterNode::ClusterNode(const Parts& parts)
    : parts_(parts), membership_(parts.net, parts.keeper),
      bus_(cluster::openNats(parts.settings.bus,
                             {.name = "tacit " + membership_.name(),
                              .post = [this](std::function<void()> work) { parts_.net.post(std::move(work)); },
                              .changed = [this](bool up) { busChanged(up); }})),
      finder_(parts.net, parts.keeper, parts.rooms, membership_, parts.settings),
      relay_(parts.net, *bus_, membership_, parts.rooms, parts.commandGate),
      nodeRequests_(
          parts.net, *bus_, membership_, finder_,
          [this](const node::NodeRequest& nodeRequest, const net::Reply& reply) { run(nodeRequest, reply); }) {
  membership_.onLapse = [this] { finder_.checkWhatIsOurs(); };
  membership_.onGone = [this] {
    finder_.sweep();  // all of them at once, before people ask for one after the other
    relay_.tick();
  };
  membership_.onTime = [this](const tables::DatabaseTime& time) { parts_.rooms.clock().follow(time); };
  membership_.join();
  parts_.rooms.joinAs(membership_.name());
  parts_.sockets.connectCluster(finder_, relay_);
  parts_.api.connectCluster(nodeRequests_);
  parts_.admin.connectCluster(nodeRequests_);
  parts_.botDispatcher.connectCluster(*bus_, nodeRequests_.questions());
  shareNews();
  net::Net& net = parts_.net;
  net.every(node::Membership::kRenewal, [this] { membership_.renew(); });
  net.every(500ms, [this] { finder_.sweep(); });
  net.every(10s, [this] { finder_.checkWhatIsOurs(); });
  net.every(kBalance, [this] { balance(); });
  net.every(100ms, [this] { nodeRequests_.tick(); });
  net.every(250ms, [this] { relay_.tick(); });
  net.every(1s, [this] { parts_.sockets.tick(); });
  net.every(1min, [this] { readAgain(); });  // a letter of the bus may be lost without anybody's noticing
}

void ClusterNode::shareNews() {
  bus_->listen(std::string(kNewsSubject), [this](const cluster::BusMessage& letter) {
    NewsLetter heard;
    if (json::readText(letter.text, heard) || heard.from == name()) return;
    if (std::holds_alternative<service::NodesChanged>(heard.news)) membership_.renew();
    else parts_.onEvent(heard.news);
  });
  parts_.clusterEvents.connectCluster([this](const service::ClusterEvent& news) {
    bus_->send({std::string(kNewsSubject), {}, json::text(NewsLetter{name(), news})});
  });
}

void ClusterNode::leave() {
  parts_.keeper.ask([this](store::Store& store) {
    store.ownership().leave(name());
    bus_->send({std::string(kNewsSubject), {}, json::text(NewsLetter{name(), service::NodesChanged{}})});
  });
}

void ClusterNode::busChanged(bool up) {
  const auto now = parts_.net.now();
  const bool tells = !busToldAt_ || now - *busToldAt_ > kBusTold;
  if (tells) busToldAt_ = now;
  if (!up) {
    wasAway_ = true;
    if (tells) service::logWarning("the bus is away: tables of other nodes can't be reached");
    return;
  }
  if (tells) service::logInfo("the bus is there");
  parts_.clusterEvents.tellOthers(service::NodesChanged{});
  if (!std::exchange(wasAway_, false)) return;
  readAgain();
  parts_.sockets.checkSessions();
}

// Bans, blocks, and who of those at our tables is gone or has another name.
void ClusterNode::readAgain() {
  parts_.people.readAgain();
  parts_.keeper.look("", [this, seated = tables::seated(parts_.rooms)](store::Store& store) {
    for (auto next = seated.begin(); next != seated.end();) {
      const std::string id = next->first;
      const auto last = seated.upper_bound(id);
      const auto person = store.people().find(id);
      const auto isOld = [&](const auto& one) {
        return one.second.name != person->name || one.second.guest != person->guest;
      };
      if (!person) parts_.net.post([this, gone = service::PersonGone{id}] { parts_.onEvent(gone); });
      else if (std::any_of(next, last, isOld))
        parts_.net.post(
            [this, changed = service::NameChanged{id, person->name, person->guest}] { parts_.onEvent(changed); });
      next = last;
    }
  });
}

void ClusterNode::run(const node::NodeRequest& nodeRequest, const net::Reply& reply) {
  if (nodeRequest.path == operations::Admin::kErrand) return parts_.admin.run(nodeRequest, reply);
  if (nodeRequest.path != kAdopt) return parts_.api.run(nodeRequest, reply);
  finder_.find(nodeRequest.body, [reply](const node::Where& /*where*/) { reply(net::plainResponse(200)); });
}

std::vector<std::string> ClusterNode::others() const {
  std::vector<std::string> nodes = membership_.living();
  std::erase(nodes, name());
  return nodes;
}

void ClusterNode::adoptAt(const std::string& node, const std::string& table) {
  node::NodeRequest nodeRequest;
  nodeRequest.path = kAdopt;
  nodeRequest.body = table;
  nodeRequests_.runAt(node, nodeRequest, [](const net::Response& /*done*/) {});
}

// One by one, so that each is away only for the moment in which another node reads it.
bool ClusterNode::handOver() {
  const auto nodes = others();
  if (nodes.empty()) return false;
  const auto adopt = [this, nodes](const std::string& table) { adoptAt(nodes[handed_++ % nodes.size()], table); };
  for (int i = 0; i < kHandedAtOnce && parts_.rooms.giveOneBack(tables::Rooms::Give::Any, adopt); ++i) {}
  return true;
}

// A new node has no tables: nodes with more than their share give it some, a few at a time.
void ClusterNode::balance() {
  if (!membership_.isSteady() || parts_.rooms.availability().draining() || !busIsUp() || others().empty()) return;
  parts_.keeper.look("", [this](store::Store& store) {
    parts_.net.post([this, tables = store.ownership().unfinishedByNode()] { share(tables); });
  });
}

void ClusterNode::share(std::map<std::string, std::int64_t> tables) {
  std::int64_t all = 0;
  for (const auto& node : membership_.living()) all += tables[node];
  const auto most = all / static_cast<std::int64_t>(nodes()) + kMoreThanOthers;
  const auto emptiest =
      std::ranges::min_element(membership_.living(), {}, [&](const auto& node) { return tables[node]; });
  if (tables[name()] <= most || *emptiest == name() || !std::ranges::binary_search(membership_.living(), name()))
    return;
  const auto adopt = [this, node = *emptiest](const std::string& table) { adoptAt(node, table); };
  for (int i = 0; i < kSharedAtOnce && parts_.rooms.giveOneBack(tables::Rooms::Give::Unfinished, adopt); ++i) {}
}

}  // namespace tacit::server
