#include "server/membership.h"

#include <algorithm>
#include <utility>

#include "server/logging.h"
#include "server/now.h"
#include "server/secrets.h"

namespace tacit::server {
namespace {

constexpr int kHexDigits = 12;  // enough until the year 10889

// Time first: names in order are nodes in order of their age.
std::string newNodeName() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string name(kHexDigits, '0');
  auto rest = static_cast<std::uint64_t>(milliseconds());
  for (auto digit = name.rbegin(); digit != name.rend(); ++digit, rest >>= 4) *digit = kDigits[rest & 0xF];
  return name + '-' + newPersonId().substr(0, 6);
}

}  // namespace

Membership::Membership(net::Net& net, store::Keeper& keeper)
    : net_(net), keeper_(keeper), name_(newNodeName()), living_{name_}, since_(net.now()) {}

void Membership::join() {
  living_ = keeper_.await([this](store::Store& store) {
    store.join(name_, kLease.count());
    return store.livingNodes();
  });
  since_ = net_.now();
  logInfo("node " + name_ + " of a cluster of " + std::to_string(living_.size()));
}

// One question at a time: a database that is away is not asked for leases by the hundred when it comes back.
void Membership::renew() {
  if (std::exchange(asking_, true)) return;
  keeper_.ask([this](store::Store& store) {
    const bool lived = store.renew(name_, kLease.count());
    if (!lived) store.join(name_, kLease.count());
    net_.post([this, lived, living = store.livingNodes()] { heard(lived, living); });
  });
}

void Membership::heard(bool lived, std::vector<std::string> living) {
  asking_ = false;
  if (living.size() != living_.size())
    logInfo("the cluster has " + std::to_string(living.size()) + (living.size() == 1 ? " node" : " nodes"));
  const bool somebodyWent = !std::ranges::includes(living, living_);
  living_ = std::move(living);
  if (somebodyWent && onGone) onGone();
  if (lived) return;
  logWarning("our lease had run out; what nobody has taken meanwhile is still ours");
  since_ = net_.now();
  if (onLapse) onLapse();
}

}  // namespace tacit::server
