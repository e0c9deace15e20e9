#include "cluster/links.h"

#include <algorithm>
#include <utility>

namespace tacit::cluster {
namespace {

// A letter of the bus holds at most a megabyte.
constexpr std::size_t kMaxParcel = std::size_t{512} * 1024;
constexpr std::size_t kPacketOverhead = 32;
constexpr std::chrono::minutes kForgotten{1};

std::string subjectOf(const std::string& node) { return "tacit.node." + node; }

std::size_t sizeOf(const Packet& packet) { return kPacketOverhead + packet.view().size() + packet.lines.size() * 10; }

}  // namespace

Links::Links(Bus& bus, std::string name, Now now, LinkUser user)
    : bus_(bus), name_(std::move(name)), now_(std::move(now)), user_(std::move(user)),
      lastStream_(static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count())) {
  bus_.listen(subjectOf(name_), [this](const BusMessage& message) { onMessage(message); });
}

// Never one that was used before, by the one who had our name last either.
std::uint64_t Links::newStream() { return ++lastStream_; }

Links::Peer& Links::peer(const std::string& node) {
  const auto [found, isNew] = peers_.try_emplace(node);
  if (isNew) {
    found->second.stream = newStream();
    found->second.lastHeard = now_();
  }
  return found->second;
}

void Links::send(const std::string& node, const Packet& packet) {
  Peer& to = peer(node);
  if (to.unsent.empty()) unsent_.push_back(node);
  if (!to.unsent.empty()) {
    Packet& last = to.unsent.back();
    const bool same = packet.text != nullptr && last.text == packet.text && last.kind == packet.kind &&
                      last.number == packet.number && !packet.lines.empty();
    if (same) {
      last.lines.insert(last.lines.end(), packet.lines.begin(), packet.lines.end());
      return;
    }
  }
  to.unsent.push_back(packet);
}

void Links::flush() {
  for (const auto& node : std::exchange(unsent_, {})) {
    const auto found = peers_.find(node);
    if (found == peers_.end()) continue;
    Peer& to = found->second;
    std::vector<Packet> packets;
    std::size_t size = 0;
    for (Packet& packet : std::exchange(to.unsent, {})) {
      if (!packets.empty() && size + sizeOf(packet) > kMaxParcel) {
        post(node, to, std::exchange(packets, {}));
        size = 0;
      }
      size += sizeOf(packet);
      packets.push_back(std::move(packet));
    }
    post(node, to, std::move(packets));
  }
}

// What did not go out is a gap like one on the way: the other end sees it in the numbers.
void Links::post(const std::string& node, Peer& to, std::vector<Packet> packets) {
  if (!packets.empty()) ++to.sent;
  figures_.packets += packets.size();
  for (const Packet& packet : packets) figures_.deliveries += packet.lines.size();
  bus_.send(
      {subjectOf(node), {}, written({to.stream, to.sent, to.gap ? to.theirStream : 0, name_, std::move(packets)})});
}

void Links::tick() {
  for (auto& [node, to] : peers_) post(node, to, {});
}

Clock::duration Links::silence(const std::string& node) const {
  const auto found = peers_.find(node);
  return found == peers_.end() ? Clock::duration::zero() : now_() - found->second.lastHeard;
}

void Links::forgetSilent() {
  const auto before = now_() - kForgotten;
  std::erase_if(peers_, [&](const auto& one) { return one.second.unsent.empty() && one.second.lastHeard < before; });
}

// True when what is in it may be read. A stream is read from its first parcel to its first gap.
bool Links::follows(Peer& from, const Parcel& parcel) {
  const std::uint64_t expected = from.heard + (parcel.packets.empty() ? 0 : 1);
  if (parcel.stream != from.theirStream) {
    from.theirStream = parcel.stream;
    from.heard = parcel.packets.empty() ? 0 : 1;
    from.gap = parcel.serial != from.heard;
    return !from.gap;
  }
  if (from.gap) return false;
  if (parcel.serial != expected) {
    from.gap = true;
    return false;
  }
  from.heard = parcel.serial;
  return true;
}

void Links::beginAnew(const std::string& node, Peer& to) {
  to.stream = newStream();
  to.sent = 0;
  to.unsent.clear();
  std::erase(unsent_, node);
}

void Links::breakOff(const std::string& node) {
  if (const auto found = peers_.find(node); found != peers_.end()) beginAnew(node, found->second);
}

void Links::onMessage(const BusMessage& message) {
  const auto parcel = parcelFrom(message.text);
  if (!parcel || parcel->from.empty()) return;
  Peer& from = peer(parcel->from);
  from.lastHeard = now_();
  const bool hadStream = from.theirStream != 0;
  const bool another = from.theirStream != parcel->stream;
  const bool hadGap = from.gap;
  const bool readable = follows(from, *parcel);
  const bool told = parcel->broken != 0 && parcel->broken == from.stream;
  if (told) beginAnew(parcel->from, from);
  if (told || (another && hadStream)) user_.broken(parcel->from);
  if (from.gap && !hadGap) post(parcel->from, from, {});  // at once, not with the next tick
  if (!readable) return;
  for (const Packet& packet : parcel->packets) user_.received(parcel->from, packet);
}

}  // namespace tacit::cluster
