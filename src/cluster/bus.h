// Messages between the nodes of a cluster. They come at most once and in the order of their sender; a user that needs more
// numbers them and asks again. What the bus is made of stays in here.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tacit::cluster {

// What time it is for who uses the bus.
using Clock = std::chrono::steady_clock;
using Now = std::function<Clock::time_point()>;

struct BusMessage {
  std::string subject;
  std::string replyTo;  // where an answer is to go; empty: nobody waits for one
  std::string text;
};

// What is wrong with the address of a bus, without the password in it.
class BusError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Bus {
 public:
  using OnMessage = std::function<void(const BusMessage& message)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  // All letters to a subject; `*` stands for one word of it, `>` at its end for any.
  virtual void listen(const std::string& subject, OnMessage onMessage) = 0;
  // Of all who share the work under this name, one gets each letter.
  virtual void shareWork(const std::string& subject, const std::string& name, OnMessage onMessage) = 0;
  // Never waits. False when it does not go out, because the bus is away, the letter is too long, or more wait than the bus
  // takes.
  virtual bool send(const BusMessage& message) = 0;
  virtual bool isUp() const = 0;
};

// How the bus gets onto the thread of its user: everything that comes in, and whether the bus is there.
struct BusUser {
  std::string name;  // as the server of the bus lists it
  std::function<void(std::function<void()> work)> post;
  std::function<void(bool up)> changed;  // once posted
};

// "nats://user:password@host:port", several of them with commas between; tls:// for encrypted lines. Begins also when the
// server is away, and comes back by itself. Throws BusError.
std::unique_ptr<Bus> openNats(const std::string& url, BusUser user);

}  // namespace tacit::cluster
