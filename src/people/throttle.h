// Growing pauses after sign-ins that failed, so that nobody can guess and no stranger can lock an account.
#pragma once

#include <chrono>
#include <string>
#include <unordered_map>

#include "net/time_source.h"

namespace tacit::people {

// Who tries to get in where, and from where.
struct Attempt {
  std::string account;
  std::string address;
  bool known = false;  // somebody has signed in to this account from this address before, or is signed in
};

// Failures count for account and address together, for the address, and for the account. Where an attempt is known,
// only the first of these can make it wait: what others do elsewhere, or next door, is not its fault.
class Throttle {
 public:
  using Clock = net::Clock;

  // Seconds to wait, rounded up; 0: go on, and say later how it went.
  int begin(const Attempt& attempt, Clock::time_point now);
  void failed(const Attempt& attempt, Clock::time_point now);
  void succeeded(const Attempt& attempt, Clock::time_point now);
  // It was begun and decided elsewhere.
  void heard(const Attempt& attempt, bool succeeded, Clock::time_point now);
  // It was not decided: nothing was tried.
  void dropped(const Attempt& attempt);

  // Drops what no longer counts.
  void forget(Clock::time_point now);
  std::size_t size() const { return pairs_.size() + addresses_.size() + accounts_.size(); }

 private:
  // So many failures are free; one is forgotten after `fades`.
  struct Rule {
    double free = 0;
    std::chrono::seconds fades{0};
    std::chrono::seconds longest{0};
  };
  struct Count {
    double failures = 0;
    int pending = 0;  // being decided now
    Clock::time_point when;
    Clock::time_point until;
  };
  using Counts = std::unordered_map<std::string, Count>;

  static constexpr Rule kPair{5, std::chrono::minutes{3}, std::chrono::minutes{15}};
  static constexpr Rule kAddress{60, std::chrono::seconds{10}, std::chrono::minutes{5}};  // a club behind one router
  static constexpr Rule kAccount{20, std::chrono::seconds{30}, std::chrono::minutes{5}};

  static double failures(const Rule& rule, const Count& count, Clock::time_point now);
  static int wait(const Rule& rule, const Counts& counts, const std::string& key, Clock::time_point now);
  static void fail(const Rule& rule, Count& count, Clock::time_point now);
  static void forget(const Rule& rule, Counts& counts, Clock::time_point now);
  template <typename Each>
  void forEach(const Attempt& attempt, Each each);

  Counts pairs_;
  Counts addresses_;
  Counts accounts_;
};

}  // namespace tacit::people
