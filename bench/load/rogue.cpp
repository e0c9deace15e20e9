#include "load/rogue.h"

#include <algorithm>
#include <chrono>

namespace tacit::load {
namespace {

using namespace std::chrono_literals;
using store::Access;
using store::Store;

constexpr base::Duration kLease{400};
constexpr base::Duration kHeirsLease{60'000};
constexpr auto kLongestOrphaned = 30s;  // that a table may be without a node
constexpr const char* kMark = R"({"rogue":true})";

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (auto at = text.find(what); !what.empty() && at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

}  // namespace

void Rogue::stop() {
  stopped_ = true;
  if (thread_.joinable()) thread_.join();
}

void Rogue::work() {
  while (!stopped_) {
    if (wanted_.exchange(false)) {
      try {
        attempt();
      } catch (const store::StoreUnavailable&) {  // the database is away: next time
      }
    }
    std::this_thread::sleep_for(20ms);
  }
}

void Rogue::attempt() {
  const auto store = store::openStore(plan_.url, Access::Node);
  const std::string name = "rogue" + std::to_string(base::millisecondsOf(base::wallNow()));
  const std::string table = name + "-" + std::to_string(++number_);
  store->ownership().join(name, kLease);
  store->write(std::vector<store::Write>{store::NewTable{table, base::wallNow(), name}, store::Fence{table, 1},
                                         store::TableEvent{table, 1, replaced(plan_.firstEvent, plan_.model, table)}});
  tables_.push_back(table);
  if (waitForHeir(*store, table)) writeLate(*store, table);
  else if (!stopped_) ++orphaned_;
}

// It is another's, who read it and will go on with it.
bool Rogue::waitForHeir(Store& store, const std::string& table) {
  const std::string rogue = table.substr(0, table.rfind('-'));
  const auto until = std::chrono::steady_clock::now() + kLongestOrphaned;
  std::unique_ptr<Store> heir;
  if (plan_.hasHeir) {
    heir = store::openStore(plan_.url, Access::Node);
    heir->ownership().join("heir of " + rogue, kHeirsLease);
  }
  while (std::chrono::steady_clock::now() < until && !stopped_) {
    if (const auto owner = store.ownership().ownerOf(table); owner && *owner != rogue) return true;
    if (heir) heir->ownership().claim(table, "heir of " + rogue);
    std::this_thread::sleep_for(50ms);
  }
  return false;
}

void Rogue::writeLate(Store& store, const std::string& table) {
  const auto next = static_cast<std::int64_t>(store.tables().events(table).size()) + 1;
  std::vector<store::Write> late{store::TableEvent{table, next, kMark}};
  if (plan_.fenced) late.insert(late.begin(), store::Fence{table, 1});
  try {
    store.write(late);
    ++splits_;
  } catch (const store::TablesLost&) {
    ++refused_;
  }
}

int Rogue::kept(Store& store) const {
  int kept = 0;
  for (const auto& table : tables_) kept += static_cast<int>(std::ranges::count(store.tables().events(table), kMark));
  return kept;
}

}  // namespace tacit::load
