#include "net/limits.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace tacit::net {

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
  return true;
}

double TokenBucket::wait(Rate rate) const { return rate.perSecond <= 0 ? 0 : (1 - tokens_) / rate.perSecond; }

bool TokenBucket::isFull(Rate rate, Clock::time_point now) const {
  return rate.perSecond <= 0 || tokens(rate, now) >= std::max(rate.burst, 1.0);
}

bool Visitors::enter(const std::string& address, int most) {
  int& connections = visitors_[address].connections;
  if (most > 0 && connections >= most) return false;
  ++connections;
  return true;
}

void Visitors::leave(const std::string& address) {
  const auto visitor = visitors_.find(address);
  if (visitor != visitors_.end()) --visitor->second.connections;
}

double Visitors::request(const std::string& address, Rate rate, Clock::time_point now) {
  if (rate.perSecond <= 0) return 0;
  TokenBucket& bucket = visitors_[address].requests;
  return bucket.take(rate, now) ? 0 : bucket.wait(rate);
}

void Visitors::forget(Rate rate, Clock::time_point now) {
  std::erase_if(visitors_, [&](const auto& entry) {
    return entry.second.connections <= 0 && entry.second.requests.isFull(rate, now);
  });
}

void Buckets::forget(Clock::time_point now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.isFull(rate_, now); });
}

std::string limitKey(const std::string& address) {
  std::array<char, sizeof(in6_addr)> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  return {bytes.data(), bytes.size() / 2};
}

}  // namespace tacit::net
