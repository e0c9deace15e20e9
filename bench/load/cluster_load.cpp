#include "load/cluster_load.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <thread>

#include "cli/interrupt.h"
#include "json/json.h"
#include "load/cluster.h"
#include "load/figures.h"
#include "load/on_loop.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

constexpr int kRounds = 2;  // of all ways in turns: the machine's mood changes within seconds

// Named as in the JSON text.
struct WayFigures {
  std::string way;
  double plays_per_s = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  double behind_p99_ms = 0;
  double nodes_us_per_play = 0;  // processor time
  double nats_us_per_play = 0;
  double postgres_us_per_play = 0;
  double nodes_cpu_share = 0;  // of one core, all nodes together
  double tables_per_core = 0;  // at this rate, as far as the nodes go
  double people_per_core = 0;

  TACIT_FIELDS(WayFigures, way, plays_per_s, p50_ms, p99_ms, max_ms, behind_p99_ms, nodes_us_per_play, nats_us_per_play,
               postgres_us_per_play, nodes_cpu_share, tables_per_core, people_per_core)
};

struct ClusterFigures {
  int nodes = 0;
  std::uint64_t tables = 0;
  double rss_per_table_kib = 0;  // of all nodes together, with their people
  std::vector<WayFigures> ways;
  double other_to_owner = 0;      // processor time of the nodes for a play
  double other_to_owner_all = 0;  // the same with NATS and PostgreSQL
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::uint64_t refused = 0;
  std::uint64_t broken = 0;
  std::uint64_t games = 0;
  std::string problem;

  TACIT_FIELDS(ClusterFigures, nodes, tables, rss_per_table_kib, ways, other_to_owner, other_to_owner_all, lost,
               doubled, refused, broken, games, problem)
};

// What was seen of one way, in all its rounds.
struct Seen {
  double seconds = 0;
  double plays = 0;
  double nodesCpu = 0;
  double natsCpu = 0;
  double postgresCpu = 0;
  std::vector<std::uint32_t> delays;
  std::vector<std::uint32_t> behind;
};

WayFigures figuresOf(std::string way, const Seen& seen, std::size_t tables) {
  const auto perPlay = [&](double cpuSeconds) { return cpuSeconds * 1e6 / std::max(seen.plays, 1.0); };
  WayFigures figures;
  figures.way = std::move(way);
  figures.plays_per_s = seen.plays / seen.seconds;
  figures.p50_ms = percentile(seen.delays, 0.50);
  figures.p99_ms = percentile(seen.delays, 0.99);
  figures.max_ms = percentile(seen.delays, 1);
  figures.behind_p99_ms = percentile(seen.behind, 0.99);
  figures.nodes_us_per_play = perPlay(seen.nodesCpu);
  figures.nats_us_per_play = perPlay(seen.natsCpu);
  figures.postgres_us_per_play = perPlay(seen.postgresCpu);
  figures.nodes_cpu_share = seen.nodesCpu / seen.seconds;
  figures.tables_per_core = static_cast<double>(tables) / std::max(figures.nodes_cpu_share, 1e-6);
  figures.people_per_core = figures.tables_per_core * static_cast<double>(kPeople);
  return figures;
}

std::string nameOf(Via via) { return via == Via::Owner ? "owner" : via == Via::Other ? "other" : "any"; }

// One cluster and the people who visit it.
class Visit {
 public:
  Visit(const ClusterLoadOptions& options, const ClusterPlan& plan, const std::atomic<bool>& interrupted)
      : options_(options), interrupted_(interrupted), cluster_(plan),
        crowd_(loop_, cluster_.addresses(), options.via.front()), thread_([this] { loop_.run(); }) {}
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  Visit(Visit&&) = delete;
  Visit& operator=(Visit&&) = delete;
  ~Visit() {
    crowd_.clerk.stop();
    loop_.stop();
    thread_.join();
  }

  void comeIn(ClusterFigures& figures) {
    const auto before = static_cast<double>(cluster_.residentKib());
    say("people come ...");
    crowd_.invite(options_.tables);
    waitUntil([this] { return crowd_.seatMore(); });
    std::this_thread::sleep_for(2s);
    figures.rss_per_table_kib =
        (static_cast<double>(cluster_.residentKib()) - before) / static_cast<double>(options_.tables);
  }

  void go(Via via) {
    say("people go to " + nameOf(via) + " ...");
    onLoop([&] { crowd_.go(via); });
    waitUntil([this] { return crowd_.moveMore(); });
  }

  void play(const std::string& way, Seen& seen) {
    say(way + ": " + std::to_string(options_.seconds) + " s of play ...");
    onLoop([this] { crowd_.playAt(options_.playsPerSecond); });
    std::this_thread::sleep_for(1s);  // until it is in full swing
    onLoop([this] {
      crowd_.tally.delays.clear();
      crowd_.tally.behind.clear();
    });
    const auto began = Clock::now();
    const Tally before = tally();
    add(seen, -1);
    for (int s = 0; s < options_.seconds && !interrupted_; ++s) std::this_thread::sleep_for(1s);
    add(seen, 1);
    const Tally after = tally();
    seen.plays += static_cast<double>(after.plays - before.plays);
    seen.seconds += std::chrono::duration<double>(Clock::now() - began).count();
    onLoop([this] { crowd_.stopPlaying(); });
    std::this_thread::sleep_for(1s);  // all that is on its way arrives
    const Tally settled = tally();
    seen.delays.insert(seen.delays.end(), settled.delays.begin(), settled.delays.end());
    seen.behind.insert(seen.behind.end(), settled.behind.begin(), settled.behind.end());
  }

  void count(ClusterFigures& figures) {
    const Tally now = tally();
    figures.lost += now.lost + onLoop([this] { return crowd_.missing(); });
    figures.doubled += now.doubled;
    figures.refused += now.refused;
    figures.broken += now.broken;
    figures.games += now.games;
    if (figures.problem.empty()) figures.problem = now.problem;
  }

 private:
  template <typename Work>
  std::invoke_result_t<Work> onLoop(Work work) {
    return runOn(loop_, std::move(work));
  }
  Tally tally() {
    return onLoop([this] { return crowd_.tally; });
  }
  static void say(const std::string& what) { std::cerr << "\r\033[K" << what << std::flush; }

  void add(Seen& seen, double sign) const {
    seen.nodesCpu += sign * cluster_.nodesCpuSeconds();
    seen.natsCpu += sign * cluster_.natsCpuSeconds();
    seen.postgresCpu += sign * cluster_.postgresCpuSeconds();
  }

  template <typename Condition>
  void waitUntil(Condition condition) {
    while (!interrupted_ && !onLoop(condition)) std::this_thread::sleep_for(5ms);
  }

  const ClusterLoadOptions& options_;
  const std::atomic<bool>& interrupted_;
  Cluster cluster_;
  testing::ClientLoop loop_;
  Crowd crowd_;
  std::thread thread_;
};

// A single server on the same database, for comparison.
void visitSingle(const ClusterLoadOptions& options, const std::atomic<bool>& interrupted, ClusterFigures& figures) {
  Visit visit(options, {1, false, {}, testing::Postgres::Keeps::ForGood}, interrupted);
  Seen seen;
  visit.comeIn(figures);
  visit.play("a single server", seen);
  visit.count(figures);
  figures.ways.push_back(figuresOf("single", seen, options.tables));
}

void visitCluster(const ClusterLoadOptions& options, const std::atomic<bool>& interrupted, ClusterFigures& figures) {
  Visit visit(options, {options.nodes, true, {}, testing::Postgres::Keeps::ForGood}, interrupted);
  std::map<Via, Seen> seen;
  visit.comeIn(figures);
  for (int round = 0; round < kRounds && !interrupted; ++round)
    for (const Via via : options.via) {
      visit.go(via);
      visit.play(nameOf(via), seen[via]);
    }
  visit.count(figures);
  for (const Via via : options.via) figures.ways.push_back(figuresOf(nameOf(via), seen[via], options.tables));
}

void compare(ClusterFigures& figures) {
  const auto named = [&](const char* way) { return std::ranges::find(figures.ways, way, &WayFigures::way); };
  const auto owner = named("owner");
  const auto other = named("other");
  if (owner == figures.ways.end() || other == figures.ways.end()) return;
  const auto all = [](const WayFigures& one) {
    return one.nodes_us_per_play + one.nats_us_per_play + one.postgres_us_per_play;
  };
  figures.other_to_owner = other->nodes_us_per_play / owner->nodes_us_per_play;
  figures.other_to_owner_all = all(*other) / all(*owner);
}

// A column for each way.
void print(const ClusterFigures& figures) {
  constexpr int kName = 24;
  constexpr int kColumn = 12;
  const auto line = [&](const auto& field) {
    std::cout << std::left << std::setw(kName) << field.name;
    for (const auto& way : figures.ways) std::cout << std::right << std::setw(kColumn) << way.*field.value;
    std::cout << '\n';
  };
  WayFigures::fields()([&](const auto&... field) { (line(field), ...); });
  const auto single = [&](const auto& field) {
    if constexpr (!std::is_same_v<decltype(figures.*field.value), const std::vector<WayFigures>&>)
      std::cout << std::left << std::setw(kName) << field.name << std::right << std::setw(kColumn)
                << figures.*field.value << '\n';
  };
  ClusterFigures::fields()([&](const auto&... field) { (single(field), ...); });
}

}  // namespace

int loadCluster(const ClusterLoadOptions& options) {
  net::raiseFileLimit();
  const auto& interrupted = cli::catchInterrupt();
  ClusterFigures figures;
  figures.nodes = options.nodes;
  figures.tables = options.tables;
  try {
    visitSingle(options, interrupted, figures);
    if (!interrupted) visitCluster(options, interrupted, figures);
  } catch (const std::exception& problem) {
    std::cerr << "\ntacit-load: " << problem.what() << '\n';
    return 1;
  }
  compare(figures);
  std::cerr << "\r\033[K";
  if (options.json) std::cout << json::text(figures) << '\n';
  else print(figures);
  return figures.lost + figures.doubled + figures.broken == 0 ? 0 : 1;
}

}  // namespace tacit::load
