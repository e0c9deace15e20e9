// How many durable writes a second SQLite takes: one at a time, and as they queue up in front of the storage thread.
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "store/keeper.h"

namespace {

using namespace tacit::store;

constexpr std::int64_t kTables = 100;
const std::string kText(200, 'e');

class Folder {
 public:
  Folder() {
    if (mkdtemp(folder_.data()) == nullptr) throw std::runtime_error("no temporary folder " + folder_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(folder_); }
  std::string url() const { return "sqlite:" + folder_ + "/bench.db"; }

 private:
  std::string folder_ = std::filesystem::temp_directory_path() / "tacit-bench-XXXXXX";
};

std::vector<Write> tables() {
  std::vector<Write> all;
  for (std::int64_t i = 0; i < kTables; ++i) all.emplace_back(NewTable{std::to_string(i), tacit::base::instantAt(1)});
  return all;
}

// The events of many tables by turns.
std::vector<Write> nth(std::int64_t n) { return {TableEvent{std::to_string(n % kTables), 1 + n / kTables, kText}}; }

void BM_StoreEvent(benchmark::State& state) {
  const Folder folder;
  const auto store = openStore(folder.url());
  store->write(tables());
  std::int64_t n = 0;
  for (auto _ : state) store->write(nth(n++));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(BM_StoreEvent)->UseRealTime();

void BM_KeeperEvents(benchmark::State& state) {
  const Folder folder;
  Keeper keeper(openStore(folder.url()), [](const std::string& what) { throw std::runtime_error(what); });
  keeper.write(tables());
  const auto most = static_cast<std::size_t>(state.range(0));  // that wait for their acknowledgement
  std::int64_t n = 0;
  for (auto _ : state) {
    keeper.write(nth(n++));
    while (keeper.figures().queued >= most) std::this_thread::yield();
  }
  keeper.stop();
  const auto figures = keeper.figures();
  state.SetItemsProcessed(state.iterations());
  state.counters["per_commit"] = static_cast<double>(figures.writes) / static_cast<double>(figures.commits);
}
BENCHMARK(BM_KeeperEvents)->Arg(10)->Arg(100)->Arg(1000)->UseRealTime();

}  // namespace
