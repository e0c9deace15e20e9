#include "tables/fair_share_queue.h"

#include <algorithm>
#include <ranges>

namespace tacit::tables {

std::array<const std::string*, FairShareQueue::kLevels> FairShareQueue::wayOf(const QuotaOwner& owner) {
  return {&owner.address, &owner.person, &owner.table};
}

void FairShareQueue::add(const QuotaOwner& owner, Wish wish) {
  Node* node = &root_;
  for (const auto* const name : wayOf(owner)) {
    ++node->waiting;
    ++node->busy;
    Node& child = node->below[*name];
    if (child.busy == 0) child.used = std::max(child.used, node->turn - kCredit);
    node = &child;
  }
  ++node->waiting;
  ++node->busy;
  node->wishes.push_back(wish);
}

// Of those who wait the one that has used least.
const std::pair<const std::string, FairShareQueue::Node>* FairShareQueue::first(const Node& node) {
  const std::pair<const std::string, Node>* best = nullptr;
  for (const auto& child : node.below) {
    if (child.second.waiting == 0) continue;
    const auto rank = [](const Node& one) { return std::pair(one.used, one.served); };
    if (best == nullptr || rank(child.second) < rank(best->second)) best = &child;
  }
  return best;
}

std::optional<FairShareQueue::Wish> FairShareQueue::next(double price) {
  if (root_.waiting == 0) return std::nullopt;
  ++serial_;
  Node* node = &root_;
  --node->waiting;
  while (node->wishes.empty()) {
    Node& child = node->below.find(first(*node)->first)->second;
    node->turn = std::max(node->turn, child.used);
    child.used += price;
    child.served = serial_;
    --child.waiting;
    node = &child;
  }
  const Wish wish = node->wishes.front();
  node->wishes.pop_front();
  return wish;
}

void FairShareQueue::settle(const QuotaOwner& owner, double price, double spent) {
  std::array<Node*, kLevels> above{};
  Node* node = &root_;
  for (std::size_t level = 0; const auto* const name : wayOf(owner)) {
    above.at(level++) = node;
    --node->busy;
    node = &node->below.find(*name)->second;
    node->used += spent - price;
  }
  --node->busy;
  for (Node* const each : std::views::reverse(above)) forgetIdle(*each);
}

// Those who are not there and would not be treated otherwise if they had never been there.
void FairShareQueue::forgetIdle(Node& node) {
  std::erase_if(node.below, [&](const auto& child) {
    return child.second.busy == 0 && (node.busy == 0 || child.second.used <= node.turn - kCredit);
  });
}

std::optional<double> FairShareQueue::lead(const QuotaOwner& served) const {
  if (root_.waiting == 0) return std::nullopt;
  const Node* node = &root_;
  for (const auto* const name : wayOf(served)) {
    const auto own = node->below.find(*name);
    const auto* const best = first(*node);
    if (own == node->below.end()) return std::nullopt;
    if (best->first != *name) return own->second.used - best->second.used;
    node = &own->second;
  }
  return 0;  // the next decision of the same table
}

}  // namespace tacit::tables
