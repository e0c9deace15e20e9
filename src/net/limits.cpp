#include "net/limits.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tacit::net {
namespace {

constexpr std::chrono::seconds kBelieved{3};  // what another server has told
constexpr int kCrowd = 10;                    // a tenth of the connections that are allowed is worth telling

}  // namespace

double TokenBucket::tokens(Rate rate, Clock::time_point now) const {
  const double most = std::max(rate.burst, 1.0);
  if (tokens_ < 0) return most;
  return std::min(most, tokens_ + rate.perSecond * std::chrono::duration<double>(now - when_).count());
}

bool TokenBucket::take(Rate rate, Clock::time_point now) {
  if (rate.perSecond <= 0) return true;
  tokens_ = tokens(rate, now);
  when_ = now;
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  ++used_;
  return true;
}

void TokenBucket::spend(Rate rate, std::int64_t count, Clock::time_point now) {
  tokens_ = std::max(0.0, tokens(rate, now) - static_cast<double>(count));
  when_ = now;
}

void TokenBucket::giveBack(Rate rate, Clock::time_point now) {
  tokens_ = std::min(rate.burst, tokens(rate, now) + 1);
  when_ = now;
}

std::int64_t TokenBucket::takeUse(Rate rate) {
  const auto used = std::exchange(used_, 0);
  return static_cast<double>(used) < rate.perSecond / 4 ? 0 : used;
}

double TokenBucket::wait(Rate rate) const { return rate.perSecond <= 0 ? 0 : (1 - tokens_) / rate.perSecond; }

bool TokenBucket::isFull(Rate rate, Clock::time_point now) const {
  return rate.perSecond <= 0 || tokens(rate, now) >= std::max(rate.burst, 1.0);
}

bool Visitors::enter(const std::string& address, Clock::time_point now) {
  int& connections = visitors_[address].connections;
  if (maxConnections_ > 0 && connections + connectionsElsewhere(address, now) >= maxConnections_) return false;
  ++connections;
  return true;
}

void Visitors::leave(const std::string& address) {
  const auto visitor = visitors_.find(address);
  if (visitor != visitors_.end()) --visitor->second.connections;
}

double Visitors::request(const std::string& address, Clock::time_point now) {
  if (rate_.perSecond <= 0) return 0;
  TokenBucket& bucket = visitors_[address].requests;
  return bucket.take(rate_, now) ? 0 : bucket.wait(rate_);
}

Uses Visitors::takeRequests() {
  Uses all;
  for (auto& [address, visitor] : visitors_)
    if (const auto used = visitor.requests.takeUse(rate_)) all.push_back({address, used});
  return all;
}

Uses Visitors::connections() const {
  Uses all;
  for (const auto& [address, visitor] : visitors_)
    if (visitor.connections > maxConnections_ / kCrowd) all.push_back({address, visitor.connections});
  return all;
}

void Visitors::spend(const Use& requests, Clock::time_point now) {
  visitors_[requests.key].requests.spend(rate_, requests.count, now);
}

void Visitors::setConnections(const std::string& server, const Uses& connections, Clock::time_point now) {
  Elsewhere& its = elsewhere_[server];
  its = {{}, now};
  for (const Use& one : connections) its.connections[one.key] = one.count;
}

std::int64_t Visitors::connectionsElsewhere(const std::string& address, Clock::time_point now) const {
  std::int64_t all = 0;
  for (const auto& [server, its] : elsewhere_)
    if (const auto found = its.connections.find(address); found != its.connections.end() && now - its.when < kBelieved)
      all += found->second;
  return all;
}

void Visitors::forget(Clock::time_point now) {
  std::erase_if(elsewhere_, [&](const auto& entry) { return now - entry.second.when >= kBelieved; });
  std::erase_if(visitors_, [&](const auto& entry) {
    return entry.second.connections <= 0 && entry.second.requests.isFull(rate_, now);
  });
}

Uses Buckets::takeUses() {
  Uses all;
  for (auto& [key, bucket] : buckets_)
    if (const auto used = bucket.takeUse(rate_)) all.push_back({key, used});
  return all;
}

void Buckets::forget(Clock::time_point now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.isFull(rate_, now); });
}

std::string limitKey(const std::string& address) {
  in6_addr bytes{};
  if (inet_pton(AF_INET6, address.c_str(), &bytes) != 1) return address;
  if (IN6_IS_ADDR_V4MAPPED(&bytes)) return address.substr(address.rfind(':') + 1);
  std::fill(std::begin(bytes.s6_addr) + sizeof(bytes.s6_addr) / 2, std::end(bytes.s6_addr), std::uint8_t{0});
  std::array<char, INET6_ADDRSTRLEN> text{};
  return std::string(inet_ntop(AF_INET6, &bytes, text.data(), text.size())) + "/64";
}

}  // namespace tacit::net
