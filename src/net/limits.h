// How much one visitor may do: token buckets, and how many connections come from where.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "net/time_source.h"

namespace tacit::net {

// So many in a second over a long time, so many at once. 0 in a second: no limit.
struct Rate {
  double perSecond = 0;
  double burst = 0;
};

// So much of what one may do in a time, or at a time.
struct Use {
  std::string key;
  std::int64_t count = 0;

  bool operator==(const Use&) const = default;
};
using Uses = std::vector<Use>;

class TokenBucket {
 public:
  // True: one more is allowed, and is counted.
  bool take(Rate rate, Clock::time_point now);
  // So many were allowed elsewhere.
  void spend(Rate rate, std::int64_t count, Clock::time_point now);
  // One that was taken counts no longer.
  void giveBack(Rate rate, Clock::time_point now);
  // How many were allowed here since the last call, if they are worth telling others: a quarter of a second's.
  std::int64_t takeUse(Rate rate);
  // Seconds until the next one will be allowed.
  double wait(Rate rate) const;
  bool isFull(Rate rate, Clock::time_point now) const;

 private:
  double tokens(Rate rate, Clock::time_point now) const;

  double tokens_ = -1;  // before the first: as many as the burst
  std::int64_t used_ = 0;
  Clock::time_point when_;
};

// Everybody who is here or was a moment ago, by address.
class Visitors {
 public:
  // Of requests, and of connections from one address; 0: no limit.
  Visitors(Rate rate, int maxConnections) : rate_(rate), maxConnections_(maxConnections) {}

  // False: too many connections from there already.
  bool enter(const std::string& address, Clock::time_point now);
  void leave(const std::string& address);

  // One request: seconds to wait before it may come again, 0 when it may come now.
  double request(const std::string& address, Clock::time_point now);

  // ---- Where several servers share a limit ----

  // Requests since the last call, and connections just now, of those who have many.
  Uses takeRequests();
  Uses connections() const;
  void spend(const Use& requests, Clock::time_point now);
  // What that server has told last. It has to tell it again: after some seconds it counts no longer.
  void setConnections(const std::string& server, const Uses& connections, Clock::time_point now);

  // Drops all who have left and whose bucket is full again; they look like new ones.
  void forget(Clock::time_point now);

  std::size_t size() const { return visitors_.size(); }

 private:
  struct Elsewhere {
    std::unordered_map<std::string, std::int64_t> connections;
    Clock::time_point when;
  };
  std::int64_t connectionsElsewhere(const std::string& address, Clock::time_point now) const;

  struct Visitor {
    int connections = 0;
    TokenBucket requests;
  };
  const Rate rate_;
  const int maxConnections_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::map<std::string, Elsewhere> elsewhere_;  // by server
};

// A bucket for each of many: people, addresses.
class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}

  bool isLimited() const { return rate_.perSecond > 0; }
  bool take(const std::string& key, Clock::time_point now) { return !isLimited() || buckets_[key].take(rate_, now); }
  // As for one bucket.
  double wait(const std::string& key) { return buckets_[key].wait(rate_); }
  void spend(const Use& use, Clock::time_point now) { buckets_[use.key].spend(rate_, use.count, now); }
  void giveBack(const std::string& key, Clock::time_point now) { buckets_[key].giveBack(rate_, now); }
  Uses takeUses();
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
