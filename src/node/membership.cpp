#include "node/membership.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "service/logging.h"
#include "service/secrets.h"

namespace tacit::node {
namespace {

constexpr std::chrono::seconds kClockIsWrong{5};
constexpr int kHexDigits = 12;  // enough until the year 10889

// Time first: names in order are nodes in order of their age.
std::string newNodeName() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string name(kHexDigits, '0');
  auto rest = static_cast<std::uint64_t>(base::millisecondsOf(base::wallNow()));
  for (auto digit = name.rbegin(); digit != name.rend(); ++digit, rest >>= 4) *digit = kDigits[rest & 0xF];
  return name + '-' + service::newPersonId().substr(0, 6);
}

}  // namespace

Membership::Membership(net::Net& net, store::Keeper& keeper)
    : net_(net), keeper_(keeper), name_(newNodeName()), living_{name_}, since_(net.now()) {}

Membership::Answer Membership::look(store::Store& store, bool lived) const {
  return {lived, store.ownership().livingNodes(), {store.ownership().time(), net_.now()}};
}

void Membership::join() {
  const Answer answer = keeper_.await([this](store::Store& store) {
    store.ownership().join(name_, kLease);
    return look(store, true);
  });
  living_ = answer.living;
  setTime(answer.time);
  since_ = net_.now();
  service::logInfo("node " + name_ + " of a cluster of " + std::to_string(living_.size()));
}

// One question at a time: a database that is away is not asked for leases by the hundred when it comes back.
void Membership::renew() {
  if (std::exchange(asking_, true)) return;
  keeper_.ask([this](store::Store& store) {
    const bool lived = store.ownership().renew(name_, kLease);
    if (!lived) store.ownership().join(name_, kLease);
    net_.post([this, answer = look(store, lived)] { heard(answer); });
  });
}

void Membership::heard(const Answer& answer) {
  asking_ = false;
  setTime(answer.time);
  if (answer.living.size() != living_.size())
    service::logInfo("the cluster has " + std::to_string(answer.living.size()) +
                     (answer.living.size() == 1 ? " node" : " nodes"));
  const bool somebodyWent = !std::ranges::includes(answer.living, living_);
  living_ = answer.living;
  if (somebodyWent && onGone) onGone();
  if (answer.lived) return;
  service::logWarning("our lease had run out; what nobody has taken meanwhile is still ours");
  since_ = net_.now();
  if (onLapse) onLapse();
}

void Membership::setTime(const tables::DatabaseTime& time) {
  if (onTime) onTime(time);
  const base::Duration ahead = base::wallNow() - time.wall;
  const bool isWrong = std::chrono::abs(ahead) > kClockIsWrong;
  if (isWrong && !toldOfClock_)
    service::logWarning("the clock of this machine is " +
                        std::to_string(std::chrono::abs(ahead) / std::chrono::seconds(1)) + " s " +
                        (ahead.count() > 0 ? "ahead of" : "behind") + " the database's, which counts");
  toldOfClock_ = isWrong;
}

}  // namespace tacit::node
