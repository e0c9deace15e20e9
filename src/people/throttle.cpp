#include "people/throttle.h"

#include <algorithm>
#include <cmath>

namespace tacit::people {
namespace {

constexpr double kFirstPause = 5;  // seconds; each is twice as long as the one before

std::string pairOf(const Attempt& attempt) { return attempt.account + '\n' + attempt.address; }

}  // namespace

double Throttle::failures(const Rule& rule, const Count& count, Clock::time_point now) {
  const double faded = std::chrono::duration<double>(now - count.when) / rule.fades;
  return std::max(0.0, count.failures - faded);
}

// What is being decided counts as failed: anyone who tries many at once learns nothing sooner.
int Throttle::wait(const Rule& rule, const Counts& counts, const std::string& key, Clock::time_point now) {
  const auto found = counts.find(key);
  if (found == counts.end()) return 0;
  const Count& count = found->second;
  if (now < count.until) return static_cast<int>(std::ceil(std::chrono::duration<double>(count.until - now).count()));
  return count.pending > 0 && failures(rule, count, now) + count.pending >= rule.free ? 1 : 0;
}

template <typename Each>
void Throttle::forEach(const Attempt& attempt, Each each) {
  each(kPair, pairs_[pairOf(attempt)]);
  each(kAddress, addresses_[attempt.address]);
  each(kAccount, accounts_[attempt.account]);
}

int Throttle::begin(const Attempt& attempt, Clock::time_point now) {
  int seconds = wait(kPair, pairs_, pairOf(attempt), now);
  if (!attempt.known)
    seconds = std::max(
        {seconds, wait(kAddress, addresses_, attempt.address, now), wait(kAccount, accounts_, attempt.account, now)});
  if (seconds == 0) forEach(attempt, [](const Rule&, Count& count) { ++count.pending; });
  return seconds;
}

void Throttle::fail(const Rule& rule, Count& count, Clock::time_point now) {
  count.failures = failures(rule, count, now) + 1;
  count.when = now;
  --count.pending;
  const double over = std::round(count.failures) - rule.free;
  if (over < 0) return;
  const std::chrono::seconds pause(static_cast<std::int64_t>(kFirstPause * std::exp2(std::min(over, 20.0))));
  count.until = now + std::min(pause, rule.longest);
}

void Throttle::failed(const Attempt& attempt, Clock::time_point now) {
  forEach(attempt, [&](const Rule& rule, Count& count) { fail(rule, count, now); });
}

void Throttle::succeeded(const Attempt& attempt, Clock::time_point now) {
  dropped(attempt);
  Count& pair = pairs_[pairOf(attempt)];
  pair.failures = 0;
  pair.until = now;
}

void Throttle::heard(const Attempt& attempt, bool succeeded, Clock::time_point now) {
  forEach(attempt, [](const Rule&, Count& count) { ++count.pending; });
  succeeded ? this->succeeded(attempt, now) : failed(attempt, now);
}

void Throttle::dropped(const Attempt& attempt) {
  forEach(attempt, [](const Rule&, Count& count) { --count.pending; });
}

void Throttle::forget(const Rule& rule, Counts& counts, Clock::time_point now) {
  std::erase_if(counts, [&](const auto& one) {
    return one.second.pending <= 0 && now >= one.second.until && failures(rule, one.second, now) <= 0;
  });
}

void Throttle::forget(Clock::time_point now) {
  forget(kPair, pairs_, now);
  forget(kAddress, addresses_, now);
  forget(kAccount, accounts_, now);
}

}  // namespace tacit::people
