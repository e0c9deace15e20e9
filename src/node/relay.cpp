#include "node/relay.h"

#include <algorithm>
#include <utility>

#include "json/json.h"
#include "net/limits.h"
#include "service/logging.h"

namespace tacit::node {
namespace {

using namespace std::chrono_literals;
using cluster::Packet;
using net::Clock;

enum class PacketKind : std::uint8_t {
  Join = 1,  // from the front: a passage
  Say,       // a command
  Leave,
  Tell,    // from the owner: a message, with the number of its event
  Answer,  // a message behind the id of its command, with the length of that
  Close,   // a reason, with its code
  Moved,
};

constexpr auto kNewcomer = 1500ms;  // a node that has just come may not be among those that we know
constexpr auto kGone = 5s;          // nothing comes from a front any more: nor will anybody who is connected there

Packet packetOf(PacketKind what, std::int64_t number, Relay::LineId id, net::Message text) {
  return {static_cast<std::uint8_t>(what), number, {id}, std::move(text)};
}

Packet packetOf(PacketKind what, Relay::LineId id, std::string text = {}) {
  return packetOf(what, 0, id, std::make_shared<const std::string>(std::move(text)));
}

}  // namespace

// To somebody who is connected to another node.
class Relay::RemoteLine final : public tables::Line {
 public:
  RemoteLine(Relay& relay, Ends ends, std::string from)
      : tables::Line(std::move(from)), relay_(relay), node_(std::move(ends.first)), id_(ends.second) {}

  using tables::Line::send;
  void send(const net::Message& message, const tables::DeliveryTag& told) override {
    if (!told.answers.empty())
      return relay_.send(node_, packetOf(PacketKind::Answer, std::ssize(told.answers), id_,
                                         std::make_shared<const std::string>(told.answers + *message)));
    relay_.send(node_, packetOf(PacketKind::Tell, told.number, id_, message));
  }
  void close(std::uint16_t code, const std::string& reason) override {
    relay_.send(node_, packetOf(PacketKind::Close, code, id_, std::make_shared<const std::string>(reason)));
  }
  void moved() override {
    relay_.near_.erase({node_, id_});
    relay_.send(node_, packetOf(PacketKind::Moved, id_));
  }

 private:
  Relay& relay_;
  const std::string node_;
  const LineId id_;
};

Relay::Relay(net::Net& net, cluster::Bus& bus, Membership& membership, tables::Rooms& rooms,
             tables::CommandGate& commandGate)
    : net_(net), membership_(membership), rooms_(rooms), commandGate_(commandGate), bus_(bus),
      links_(bus, membership.name(), [&net] { return net.now(); },
             {.received = [this](const std::string& node, const Packet& packet) { received(node, packet); },
              .broken = [this](const std::string& node) { broken(node); }}) {}

Relay::~Relay() = default;

// All that is to be said at the moment goes out together.
void Relay::send(const std::string& node, const Packet& packet) {
  links_.send(node, packet);
  if (std::exchange(flushing_, true)) return;
  net_.post([this] {
    flushing_ = false;
    links_.flush();
  });
}

void Relay::received(const std::string& node, const Packet& packet) {
  if (packet.lines.empty()) return;
  switch (static_cast<PacketKind>(packet.kind)) {
    case PacketKind::Join: return arrived(node, packet);
    case PacketKind::Say: return said({node, packet.lines.front()}, packet);
    case PacketKind::Leave: return left({node, packet.lines.front()});
    default: return told(packet);
  }
}

void Relay::broken(const std::string& node) {
  allLeft(node);
  moved(node, net_.now());
}

void Relay::tick() {
  links_.tick();
  dropDeadOwners();
  missFronts();
  links_.forgetSilent();
}

// Nodes that live no longer, by the database's word.
void Relay::dropDeadOwners() {
  const auto joinedBefore = net_.now() - kNewcomer;
  const auto& living = membership_.living();
  std::set<std::string> gone;
  for (const auto& [id, far] : far_)
    if (far.since < joinedBefore && !std::ranges::binary_search(living, far.node)) gone.insert(far.node);
  for (const auto& node : gone) moved(node, joinedBefore);
}

// Nodes of which nothing is heard. Those that were only asleep are told, and their people come again.
void Relay::missFronts() {
  if (!bus_.isUp()) return;
  std::set<std::string> gone;
  for (const auto& [ends, source] : near_)
    if (links_.silence(ends.first) > kGone) gone.insert(ends.first);
  for (const auto& node : gone) {
    links_.breakOff(node);
    broken(node);  // there, too, nothing holds any more that was agreed with us: our own people begin again as well
  }
}

// ---- As a front ----

Relay::LineId Relay::join(const std::string& node, const JoinRequest& join, std::shared_ptr<tables::SocketLine> line) {
  const LineId id = ++lastLine_;
  far_[id] = {node, std::move(line), net_.now()};
  send(node, packetOf(PacketKind::Join, id, json::text(join)));
  return id;
}

void Relay::say(LineId id, const std::string& command) {
  if (const auto found = far_.find(id); found != far_.end())
    send(found->second.node, packetOf(PacketKind::Say, id, command));
}

void Relay::leave(LineId id) {
  const auto found = far_.extract(id);
  if (!found.empty()) send(found.mapped().node, packetOf(PacketKind::Leave, id));
}

void Relay::told(const Packet& packet) {
  const auto what = static_cast<PacketKind>(packet.kind);
  for (const LineId id : packet.lines) {
    const auto found = far_.find(id);
    if (found == far_.end()) continue;  // has left meanwhile
    const auto line = found->second.line;
    if (what == PacketKind::Tell) line->send(packet.text, {.number = packet.number});
    if (what == PacketKind::Answer) {
      const auto length = static_cast<std::size_t>(std::max<std::int64_t>(0, packet.number));
      const std::string command(packet.view().substr(0, length));
      line->send(std::string(packet.view().substr(command.size())), {.answers = command});
    }
    if (what == PacketKind::Close) line->close(static_cast<std::uint16_t>(packet.number), std::string(packet.view()));
    if (what != PacketKind::Moved) continue;
    far_.erase(found);
    line->moved();
  }
}

void Relay::moved(const std::string& node, Clock::time_point joinedBefore) {
  std::vector<LineId> ids;
  for (const auto& [id, far] : far_)
    if (far.node == node && far.since <= joinedBefore) ids.push_back(id);
  for (const LineId id : ids) {
    const auto found = far_.find(id);
    if (found == far_.end()) continue;
    const auto line = found->second.line;
    leave(id);
    line->moved();
  }
}

// ---- As the owner ----

void Relay::arrived(const std::string& node, const Packet& packet) {
  const Ends ends(node, packet.lines.front());
  JoinRequest join;
  if (json::readText(std::string(packet.view()), join)) return;
  const auto room = rooms_.named(join.table);
  if (!room) return send(node, packetOf(PacketKind::Moved, ends.second));
  left(ends);
  const auto line = std::make_shared<RemoteLine>(*this, ends, join.address);
  near_[ends] = {line, room, join.person, net::limitKey(join.address)};
  room->join({line, {join.person, join.name, join.guest, join.program}, join.screen}, join.last);
}

void Relay::said(const Ends& ends, const Packet& packet) {
  const auto found = near_.find(ends);
  if (found == near_.end()) return;  // is on its way to another node
  table::Command command;
  if (!tables::readCommand(std::string(packet.view()), command))
    commandGate_.take(tables::CommandSource(found->second), command);
}

void Relay::left(const Ends& ends) {
  const auto found = near_.extract(ends);
  if (!found.empty()) found.mapped().room->leave(*found.mapped().line);
}

void Relay::allLeft(const std::string& node) {
  std::vector<Ends> those;
  for (auto each = near_.lower_bound({node, 0}); each != near_.end() && each->first.first == node; ++each)
    those.push_back(each->first);
  for (const auto& ends : those) left(ends);
}

}  // namespace tacit::node
