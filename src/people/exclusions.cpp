#include "people/exclusions.h"

namespace tacit::people {

void Exclusions::restore() {
  const auto [blocks, bans] = keeper_.await(
      [](store::Store& store) { return std::pair(store.conduct().blocks(), store.conduct().bans(base::wallNow())); });
  takeBlocks(blocks);
  for (const auto& ban : bans) bans_[ban.person] = ban;
}

void Exclusions::readAgain() {
  readBans();
  keeper_.ask(
      [this](store::Store& store) { net_.post([this, blocks = store.conduct().blocks()] { takeBlocks(blocks); }); });
}

void Exclusions::takeBlocks(const std::vector<store::Block>& blocks) {
  ignored_.clear();
  for (const auto& block : blocks) onEvent(service::BlockSet{block.person, block.blocked, true});
}

void Exclusions::onEvent(const service::PersonGone& gone) {
  base::assertOn(net_.home());
  ignored_.erase(gone.person);
  for (auto& [other, ignored] : ignored_) std::erase(ignored, gone.person);
}

const std::vector<std::string>& Exclusions::ignoredBy(const std::string& person) const {
  base::assertOn(net_.home());
  static const std::vector<std::string> nobody;
  const auto found = ignored_.find(person);
  return found == ignored_.end() ? nobody : found->second;
}

void Exclusions::onEvent(const service::BlockSet& set) {
  base::assertOn(net_.home());
  auto& ignored = ignored_[set.person];
  std::erase(ignored, set.blocked);
  if (set.on) ignored.push_back(set.blocked);
  if (ignored.empty()) ignored_.erase(set.person);
}

const store::Ban* Exclusions::banOf(const std::string& person) const {
  base::assertOn(net_.home());
  const auto found = bans_.find(person);
  return found == bans_.end() || found->second.until <= base::wallNow() ? nullptr : &found->second;
}

void Exclusions::readBans() {
  keeper_.ask([this](store::Store& store) {
    net_.post([this, bans = store.conduct().bans(base::wallNow())] { takeBans(bans); });
  });
}

void Exclusions::takeBans(const std::vector<store::Ban>& bans) {
  const auto before = std::exchange(bans_, {});
  for (const auto& ban : bans) bans_[ban.person] = ban;
  for (const auto& ban : bans)
    if (!before.contains(ban.person))
      clusterEvents_.tellHere(service::Ended{.person = ban.person, .session = {}, .keep = {}, .why = "banned"});
}

void Exclusions::ban(const store::Ban& ban) {
  keeper_.ask([this, ban](store::Store& store) {
    std::ignore = store.conduct().ban(ban);
    net_.post([this] { clusterEvents_.tell(service::BansChanged{}); });
  });
}

void Exclusions::unban(const std::string& person) {
  keeper_.ask([this, person](store::Store& store) {
    store.conduct().unban(person);
    net_.post([this] { clusterEvents_.tell(service::BansChanged{}); });
  });
}

}  // namespace tacit::people
