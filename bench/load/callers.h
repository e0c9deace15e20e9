// Attackers who ask over HTTP, over many connections, as fast as they are answered.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "load/attackers.h"
#include "net/response.h"

namespace tacit::load {

struct Ask {
  std::string method;
  std::string target;
  net::Headers headers;
  std::string body{};  // NOLINT(readability-redundant-member-init): may be left out
};

class Callers : public Attackers {
 public:
  // `next` makes the nth request, on the thread of the callers. Keepalive where the server lets them.
  Callers(const std::string& address, int connections, std::function<Ask(std::uint64_t n)> next);
  Callers(const Callers&) = delete;
  Callers& operator=(const Callers&) = delete;
  Callers(Callers&&) = delete;
  Callers& operator=(Callers&&) = delete;
  ~Callers() override;

 private:
  class Core;
  class Line;

  std::unique_ptr<Core> core_;
  std::thread thread_;
};

}  // namespace tacit::load
