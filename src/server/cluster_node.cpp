#include "server/cluster_node.h"

#include "server/logging.h"

namespace tacit::server {

using namespace std::chrono_literals;

ClusterNode::ClusterNode(const Parts& parts)
    : parts_(parts), membership_(parts.net, parts.keeper),
      bus_(cluster::openNats(parts.settings.bus,
                             {.name = "tacit " + membership_.name(),
                              .post = [this](std::function<void()> work) { parts_.net.post(std::move(work)); },
                              .changed = [this](bool up) { busChanged(up); }})),
      finder_(parts.net, parts.keeper, parts.rooms, membership_, parts.settings),
      relay_(parts.net, *bus_, membership_, parts.rooms, parts.desk) {
  membership_.onLapse = [this] { finder_.checkWhatIsOurs(); };
  membership_.join();
  parts_.rooms.joinAs(membership_.name());
  parts_.sockets.reachOut(finder_, relay_);
  parts_.net.every(Membership::kRenewal, [this] { membership_.renew(); });
  parts_.net.every(500ms, [this] { finder_.sweep(); });
  parts_.net.every(10s, [this] { finder_.checkWhatIsOurs(); });
  parts_.net.every(250ms, [this] { relay_.tick(); });
  parts_.net.every(1s, [this] { parts_.sockets.tick(); });
}

void ClusterNode::busChanged(bool up) {
  if (up) logInfo("the bus is there");
  else logWarning("the bus is away: tables of other nodes can't be reached");
}

}  // namespace tacit::server
