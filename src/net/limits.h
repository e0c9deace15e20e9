// How much one visitor may do: token buckets, and how many connections come from where.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "net/time_source.h"

namespace tacit::net {

// So many in a second over a long time, so many at once. 0 in a second: no limit.
struct Rate {
  double perSecond = 0;
  double burst = 0;
};

class TokenBucket {
 public:
  // True: one more is allowed, and is counted.
  bool take(Rate rate, Clock::time_point now);
  // Seconds until the next one will be allowed.
  double wait(Rate rate) const;
  bool isFull(Rate rate, Clock::time_point now) const;

 private:
  double tokens(Rate rate, Clock::time_point now) const;

  double tokens_ = -1;  // before the first: as many as the burst
  Clock::time_point when_;
};

// Everybody who is here or was a moment ago, by address.
class Visitors {
 public:
  // False: too many connections from there already. 0: no limit.
  bool enter(const std::string& address, int most);
  void leave(const std::string& address);

  // One request: seconds to wait before it may come again, 0 when it may come now.
  double request(const std::string& address, Rate rate, Clock::time_point now);

  // Drops all who have left and whose bucket is full again; they look like new ones.
  void forget(Rate rate, Clock::time_point now);

  std::size_t size() const { return visitors_.size(); }

 private:
  struct Visitor {
    int connections = 0;
    TokenBucket requests;
  };
  std::unordered_map<std::string, Visitor> visitors_;
};

// A bucket for each of many: people, addresses.
class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}

  bool take(const std::string& key, Clock::time_point now) { return buckets_[key].take(rate_, now); }
  // Drops those that are full again; they look like new ones.
  void forget(Clock::time_point now);

  std::size_t size() const { return buckets_.size(); }

 private:
  const Rate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

// What limits count by: one IPv4 address, or the 64 bits of an IPv6 address that belong to one customer.
std::string limitKey(const std::string& address);

}  // namespace tacit::net
