// Those who mean no good, at it from their making to their end, on threads of their own.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace tacit::load {

struct Toll {
  std::uint64_t asked = 0;    // requests, connections and commands
  std::uint64_t refused = 0;  // of these, by a limit, or because too many wait
};

class Attackers {
 public:
  Attackers() = default;
  Attackers(const Attackers&) = delete;
  Attackers& operator=(const Attackers&) = delete;
  Attackers(Attackers&&) = delete;
  Attackers& operator=(Attackers&&) = delete;
  virtual ~Attackers() = default;

  Toll toll() const { return {asked_, refused_}; }

 protected:
  std::uint64_t countAsked() { return asked_++; }  // the number of those before
  void countRefused() { ++refused_; }

 private:
  std::atomic<std::uint64_t> asked_ = 0;
  std::atomic<std::uint64_t> refused_ = 0;
};

// Attackers have machines of their own: on this one, the calling thread takes only what others leave.
void stepBack();

// So many addresses of one attacker's; no two attackers share any.
std::vector<std::string> addressesOf(int attacker, int count);

}  // namespace tacit::load
