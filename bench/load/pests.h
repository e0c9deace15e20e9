// Attackers over WebSockets: those who come and go, and those who never stop talking.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "load/attackers.h"
#include "net/response.h"
#include "support/client.h"

namespace tacit::load {

// Where a connection goes, and as whom.
struct Visitation {
  std::string target;
  net::Headers headers;
};

class Pests : public Attackers {
 public:
  Pests(const Pests&) = delete;
  Pests& operator=(const Pests&) = delete;
  Pests(Pests&&) = delete;
  Pests& operator=(Pests&&) = delete;
  ~Pests() override = default;

 protected:
  Pests(std::string address, std::function<Visitation(std::uint64_t n)> where)
      : address_(std::move(address)), where_(std::move(where)) {}

  // Opens so many connections, and another one whenever one has ended. For the end of a constructor, as `end` is for the
  // beginning of a destructor.
  void begin(int connections);
  void end();

 private:
  void open();
  virtual void opened(testing::Client& client) = 0;
  virtual void received(testing::Client& client, std::string_view text) = 0;

  const std::string address_;
  const std::function<Visitation(std::uint64_t n)> where_;
  std::uint64_t visits_ = 0;
  testing::ClientLoop loop_;
  std::thread thread_;
};

// They leave as soon as they are in, or as soon as they have been told anything.
class Knockers final : public Pests {
 public:
  enum class Leaves : std::uint8_t { AtOnce, WhenTold };

  Knockers(const std::string& address, int connections, Leaves leaves,
           std::function<Visitation(std::uint64_t n)> where);
  Knockers(const Knockers&) = delete;
  Knockers& operator=(const Knockers&) = delete;
  Knockers(Knockers&&) = delete;
  Knockers& operator=(Knockers&&) = delete;
  ~Knockers() override { end(); }

 private:
  void opened(testing::Client& client) override;
  void received(testing::Client& client, std::string_view text) override;

  const Leaves leaves_;
};

// They say something else as soon as they are answered.
class Talkers final : public Pests {
 public:
  Talkers(const std::string& address, int connections, std::function<Visitation(std::uint64_t n)> where,
          std::function<std::string(std::uint64_t n)> what);
  Talkers(const Talkers&) = delete;
  Talkers& operator=(const Talkers&) = delete;
  Talkers(Talkers&&) = delete;
  Talkers& operator=(Talkers&&) = delete;
  ~Talkers() override { end(); }

 private:
  void opened(testing::Client& client) override;
  void received(testing::Client& client, std::string_view text) override;
  void say(testing::Client& client);

  const std::function<std::string(std::uint64_t n)> what_;
};

}  // namespace tacit::load
