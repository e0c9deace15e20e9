// Lines between nodes over a bus that may lose letters. What is sent over a line comes in order and without a gap, or
// both ends are told that the line broke and begin again: no packet is ever missed in silence, and none comes twice.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cluster/bus.h"

namespace tacit::cluster {

// What a packet is about is its user's business: a kind, a few numbers, a text. Whom it is for, if for several.
struct Packet {
  std::uint8_t kind = 0;
  std::int64_t number = 0;
  std::vector<std::uint64_t> lines{};         // NOLINT(readability-redundant-member-init): may be left out
  std::shared_ptr<const std::string> text{};  // NOLINT(readability-redundant-member-init): may be left out
  std::string_view view() const { return text ? std::string_view(*text) : std::string_view(); }
};

// All that goes to one node at a time. Nothing when the text is none of ours.
struct Parcel {
  std::uint64_t stream = 0;  // one that begins again takes another
  std::uint64_t serial =
      0;  // 1, 2, 3 ... of the parcels of a stream that hold packets; of others, that of the last one
  std::uint64_t broken = 0;  // of the other's streams, the one that has a gap here; 0: none
  std::string from;
  std::vector<Packet> packets;
};
std::string written(const Parcel& parcel);
std::optional<Parcel> parcelFrom(std::string_view text);

// What a user is told, on its own thread.
struct LinkUser {
  std::function<void(const std::string& node, const Packet& packet)> received;
  // What went either way may be lost, or the other node has begun again: whatever was agreed with it holds no longer.
  std::function<void(const std::string& node)> broken;
};

// Since the beginning: packets that went out, and to how many lines.
struct LinkFigures {
  std::uint64_t packets = 0;
  std::uint64_t deliveries = 0;
};

// Used on one thread, but for the bus's own.
class Links {
 public:
  Links(Bus& bus, std::string name, Now now, LinkUser user);

  // In order, with the next flush. Packets with the very same text, kind and number that follow each other become one.
  void send(const std::string& node, const Packet& packet);
  // To be called when there is nothing else to be done at the moment.
  void flush();
  const LinkFigures& figures() const { return figures_; }

  // Several times a second: says that we are here, and what the others must have by now.
  void tick();
  // Nothing has come from there for so long, though something should have.
  Clock::duration silence(const std::string& node) const;
  // We hold to nothing any more that was agreed with it: it is told that the line broke as soon as it hears of us.
  void breakOff(const std::string& node);
  // Nodes from which nothing has come for a minute.
  void forgetSilent();

 private:
  struct Peer {
    std::uint64_t stream = 0;
    std::uint64_t sent = 0;
    std::uint64_t theirStream = 0;
    std::uint64_t heard = 0;
    bool gap = false;  // in their stream
    Clock::time_point lastHeard;
    std::vector<Packet> unsent;
  };

  Peer& peer(const std::string& node);
  void onMessage(const BusMessage& message);
  static bool follows(Peer& from, const Parcel& parcel);
  void beginAnew(const std::string& node, Peer& to);
  void post(const std::string& node, Peer& to, std::vector<Packet> packets);
  std::uint64_t newStream();

  Bus& bus_;
  const std::string name_;
  const Now now_;
  const LinkUser user_;
  std::map<std::string, Peer, std::less<>> peers_;
  std::vector<std::string> unsent_;  // nodes for which something waits
  std::uint64_t lastStream_;
  LinkFigures figures_;
};

}  // namespace tacit::cluster
