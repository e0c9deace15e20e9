// tacit-cluster-test: kills, stops and drains nodes of a cluster, its bus and its database, and cuts people's lines,
// while they play; and sees whether anything they were told is lost, done twice, or written by two nodes at once.
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <map>
#include <thread>

#include "cli/interrupt.h"
#include "load/cluster.h"
#include "load/company.h"
#include "load/failovers.h"
#include "load/figures.h"
#include "load/rogue.h"
#include "net/net.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

struct TestOptions {
  int nodes = 3;
  int tables = 200;
  int seconds = 600;
  std::uint64_t seed = 0;
  std::string logs;
  std::vector<std::string> only;  // kinds of trouble; none: all
  bool unfenced = false;
};

enum class Trouble : std::uint8_t { Kill, Freeze, Drain, Bus, Database, Sessions, Lines };
constexpr std::array<std::string_view, 7> kTroubleNames = {"kill",     "freeze",   "drain", "nats",
                                                           "postgres", "sessions", "lines"};

constexpr auto kLongestDrain = 60s;
constexpr auto kLookEvery = 500ms;
constexpr std::uint32_t kThoughtPerTable = 6;  // milliseconds: the more tables there are, the slower each one plays
constexpr std::uint32_t kShortestThoughts = 40;
constexpr std::uint32_t kOneLineOf = 20;  // is cut

class ClusterTest {
 public:
  explicit ClusterTest(const TestOptions& options)
      : options_(options), interrupted_(cli::catchInterrupt()), random_(options.seed), scene_(loop_, options.seed),
        cluster_({options.nodes, options.nodes > 1, options.logs, testing::Postgres::Keeps::UntilPowerFails}) {
    scene_.door = [this] { return cluster_.door(); };
    scene_.mayEnd = [this](const std::string& address) { return cluster_.mayEnd(address); };
    scene_.played = [this](const std::string& table, std::int64_t ms) { failovers_.played(table, ms); };
    scene_.comeBack = true;
    scene_.longestThought = std::max(kShortestThoughts, kThoughtPerTable * static_cast<std::uint32_t>(options.tables));
    thread_ = std::thread([this] { loop_.run(); });
    onLoop([this] { look(); });
  }
  ClusterTest(const ClusterTest&) = delete;
  ClusterTest& operator=(const ClusterTest&) = delete;
  ClusterTest(ClusterTest&&) = delete;
  ClusterTest& operator=(ClusterTest&&) = delete;
  ~ClusterTest() {
    loop_.stop();
    thread_.join();
  }

  void run() {
    company_.gather(options_.tables);
    company_.allGoOn([this] { progress("all come"); });
    beginRogue();
    const auto end = Clock::now() + std::chrono::seconds(options_.seconds);
    while (!interrupted_ && (Clock::now() < end || counts_.size() < kinds().size())) round();
    finish();
  }

  // The line that says it all.
  int report() {
    const auto count = [this](Fault kind) { return onLoop([&] { return scene_.faults.count(kind); }); };
    std::cerr << company_.eventsChecked << " events compared; " << rogue_->refused()
              << " late writes refused; dropped=" << count(Fault::Dropped) << " stuck=" << count(Fault::Stuck) << '\n';
    for (const auto& [kind, times] : counts_)
      std::cerr << kTroubleNames[static_cast<std::size_t>(kind)] << '=' << times << ' ';
    std::cerr << std::fixed << std::setprecision(0) << "\nfail-over of " << failovers_.single.size() << " tables: p50 "
              << percentile(failovers_.single, 0.5) << ", p99 " << percentile(failovers_.single, 0.99) << ", max "
              << percentile(failovers_.single, 1) << " ms; of " << failovers_.disturbed.size()
              << " with other trouble meanwhile: p50 " << percentile(failovers_.disturbed, 0.5) << ", p99 "
              << percentile(failovers_.disturbed, 0.99) << ", max " << percentile(failovers_.disturbed, 1) << " ms\n";
    std::cout << "faults=" << troubles() << " lost=" << count(Fault::Lost) << " doubled=" << count(Fault::Doubled)
              << " split=" << count(Fault::Split) << " failover_p99_ms=";
    if (failovers_.single.empty()) std::cout << "none\n";  // no kill that was the only trouble
    else std::cout << std::fixed << std::setprecision(0) << percentile(failovers_.single, 0.99) << '\n';
    return onLoop([this] { return scene_.faults.count(); }) == 0 && !interrupted_ ? 0 : 1;
  }

 private:
  template <typename Work>
  std::invoke_result_t<Work> onLoop(Work work) {
    return runOn(loop_, std::move(work));
  }

  void fault(Fault kind, const std::string& what) {
    onLoop([&] { scene_.faults.add(kind, what); });
  }

  // On the loop's thread, again and again.
  void look() {
    company_.forEach([now = Clock::now()](Witness& one) { one.look(now); });
    loop_.after(kLookEvery, [this] { look(); });
  }

  int troubles() const {
    int sum = 0;
    for (const auto& [kind, times] : counts_) sum += times;
    return sum;
  }

  void progress(std::string_view what) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - began_).count();
    std::cerr << "\r\033[K" << seconds << " s, " << troubles() << " faults injected, last: " << what
              << "; found: " << onLoop([this] { return scene_.faults.count(); }) << std::flush;
  }

  // ---- What goes wrong ----

  std::vector<Trouble> kinds() const {
    std::vector<Trouble> kinds;
    for (std::size_t i = 0; i < kTroubleNames.size(); ++i) {
      const auto kind = static_cast<Trouble>(i);
      const bool wanted =
          options_.only.empty() || std::ranges::find(options_.only, kTroubleNames[i]) != options_.only.end();
      const bool possible = cluster_.hasBus() || (kind != Trouble::Drain && kind != Trouble::Bus);
      if (wanted && possible) kinds.push_back(kind);
    }
    return kinds;
  }

  // All kinds come as often, in any order.
  Trouble draw() {
    if (bag_.empty()) bag_ = kinds();
    const auto which = bag_.begin() + random_.below(static_cast<std::uint32_t>(bag_.size()));
    const Trouble trouble = *which;
    bag_.erase(which);
    return trouble;
  }

  std::chrono::milliseconds between(std::uint32_t least, std::uint32_t most) {
    return std::chrono::milliseconds(least + random_.below(most - least + 1));
  }

  // Something may happen to a node: another one goes on serving.
  bool canSpareNode() const {
    const auto serving = cluster_.inState(Cluster::State::Serving).size();
    return serving > 1 || serving == cluster_.size();
  }

  // Two times in three the one with the most tables: one that was started a moment ago has none.
  std::size_t someNode() {
    const auto serving = cluster_.inState(Cluster::State::Serving);
    const auto tables = tablesByNode(serving);
    if (random_.below(3) != 0)
      return std::ranges::max_element(tables, {}, [](const auto& one) { return one.second.size(); })->first;
    return serving[random_.below(static_cast<std::uint32_t>(serving.size()))];
  }

  // Those that the database says are a node's; all of them if it has no name.
  std::map<std::size_t, std::vector<std::string>> tablesByNode(const std::vector<std::size_t>& nodes) {
    const auto store = openStore();
    const auto playing = company_.tablesPlaying();
    std::map<std::string, std::vector<std::string>> byName;
    for (const auto& table : playing) byName[store->ownership().ownerOf(table).value_or("")].push_back(table);
    std::map<std::size_t, std::vector<std::string>> all;
    for (const std::size_t node : nodes) {
      const auto name = cluster_.nameOf(node);
      all[node] = name ? byName[*name] : playing;
    }
    return all;
  }

  // A session of its own each time: anyone who kept one would lose it with the database.
  std::unique_ptr<store::Store> openStore() const { return store::openStore(cluster_.url(), store::Access::Shared); }

  // One time in three the next trouble comes on top of this one.
  void round() {
    const Trouble trouble = draw();
    while (needsNode(trouble) && !canSpareNode() && !interrupted_) passTime(50ms);
    if (interrupted_) return;
    ++counts_[trouble];
    progress(kTroubleNames[static_cast<std::size_t>(trouble)]);
    rogue_->goOn();
    onLoop([this] { failovers_.disturb(); });
    make(trouble);
    company_.countPlaysAgain();
    allWentOn_ = random_.below(3) != 0;
    if (!allWentOn_) return passTime(between(0, 2000));
    company_.allGoOn([this] { doWhatIsDue(); });
    passTime(between(0, 1000));
  }

  static bool needsNode(Trouble trouble) {
    return trouble == Trouble::Kill || trouble == Trouble::Freeze || trouble == Trouble::Drain;
  }

  void make(Trouble trouble) {
    switch (trouble) {
      case Trouble::Kill: return killNode(someNode());
      case Trouble::Freeze: return freezeNode(someNode());
      case Trouble::Drain: return drainNode(someNode());
      case Trouble::Bus: return restartBus();
      case Trouble::Database: return restartDatabase();
      case Trouble::Sessions: return cluster_.postgres().dropConnections();
      case Trouble::Lines: return cutLines();
    }
  }

  void killNode(std::size_t node) {
    const auto tables = tablesByNode({node})[node];
    const bool allWasWell = allWentOn_ && later_.empty();
    cluster_.kill(node);
    onLoop([&] { failovers_.begin(tables, allWasWell); });
    progress("kill of a node with " + std::to_string(tables.size()) + " tables");
    later(between(500, 4000), [this, node] { cluster_.start(node); });
  }

  // Past the lease, after which others have its tables; and then it goes on as if nothing had been.
  void freezeNode(std::size_t node) {
    cluster_.freeze(node);
    later(between(4000, 7000), [this, node] { cluster_.wake(node); });
  }

  void drainNode(std::size_t node) {
    cluster_.drain(node);
    later(0ms, [this, node, until = Clock::now() + kLongestDrain] { awaitDrained(node, until); });
  }

  void awaitDrained(std::size_t node, Clock::time_point until) {
    if (cluster_.hasDrained(node)) return later(between(200, 2000), [this, node] { cluster_.start(node); });
    if (Clock::now() < until) return later(50ms, [this, node, until] { awaitDrained(node, until); });
    fault(Fault::Stuck, "a node that is drained does not end");
    cluster_.kill(node);
    cluster_.start(node);
  }

  void restartBus() {
    cluster_.nats().stop();
    std::this_thread::sleep_for(between(200, 2000));
    cluster_.nats().start();
  }

  void restartDatabase() {
    cluster_.postgres().kill();
    std::this_thread::sleep_for(between(100, 3000));
    cluster_.postgres().start();
  }

  void cutLines() {
    onLoop([this] {
      company_.forEach([this](Witness& one) {
        if (scene_.random.below(kOneLineOf) == 0) one.cut();
      });
    });
  }

  // ---- What follows from it, in its time ----

  void later(std::chrono::milliseconds delay, std::function<void()> work) {
    later_.emplace(Clock::now() + delay, std::move(work));
  }

  void doWhatIsDue() {
    while (!later_.empty() && later_.begin()->first <= Clock::now()) {
      const auto work = std::move(later_.begin()->second);
      later_.erase(later_.begin());
      work();
    }
  }

  void passTime(std::chrono::milliseconds time) {
    for (const auto until = Clock::now() + time; Clock::now() < until && !interrupted_;) {
      doWhatIsDue();
      company_.lookAround();
      std::this_thread::sleep_for(10ms);
    }
  }

  // ---- A node that writes too late ----

  // A server without a bus has its database for itself.
  void beginRogue() {
    if (cluster_.hasBus()) {
      const std::string model = company_.anyTable();
      rogue_.emplace(
          RoguePlan{cluster_.url(), model, openStore()->tables().events(model).front(), false, !options_.unfenced});
    } else {
      rogue_.emplace(RoguePlan{cluster_.postgres().freshDatabaseOverTcp(), {}, "first", true, !options_.unfenced});
    }
  }

  void judgeRogue(store::Store& store) {
    rogue_->stop();
    for (int i = 0; i < rogue_->splits(); ++i) fault(Fault::Split, "a node wrote after its time");
    if (cluster_.hasBus() && rogue_->kept(store) > rogue_->splits())
      fault(Fault::Split, "what was refused to a node is kept");
    for (int i = 0; i < rogue_->orphaned(); ++i)
      fault(Fault::Stuck, "nobody took over the table of a node that was gone");
    if (rogue_->refused() + rogue_->splits() == 0) fault(Fault::Stuck, "nobody tried to write too late");
  }

  // ---- In the end ----

  void finish() {
    while (!later_.empty()) {
      doWhatIsDue();
      std::this_thread::sleep_for(10ms);
    }
    company_.countPlaysAgain();
    progress("none; all go on");
    company_.allGoOn();
    rogue_->goOn();
    passTime(1s);
    progress("none; the end");
    company_.endPlaying();
    const auto store = openStore();
    company_.waitUntilAllKnow(*store);
    judgeRogue(*store);
    onLoop([this] {
      scene_.comeBack = false;
      scene_.mayEnd = [](const std::string&) { return true; };
    });
    if (!cluster_.end()) fault(Fault::Stuck, "a node does not end well");
    company_.check(*store);
    std::cerr << '\n';
  }

  const TestOptions& options_;
  const std::atomic<bool>& interrupted_;
  Random random_;  // of the thread that leads
  testing::ClientLoop loop_;
  Scene scene_;
  Cluster cluster_;
  Failovers failovers_;
  Company company_{scene_, interrupted_};
  std::optional<Rogue> rogue_;
  std::vector<Trouble> bag_;
  std::map<Trouble, int> counts_;
  std::multimap<Clock::time_point, std::function<void()>> later_;
  bool allWentOn_ = true;  // after the last trouble
  const Clock::time_point began_ = Clock::now();
  std::thread thread_;
};

int run(const TestOptions& options) {
  net::raiseFileLimit();
  try {
    ClusterTest test(options);
    test.run();
    return test.report();
  } catch (const std::exception& problem) {
    std::cerr << "\ntacit-cluster-test: " << problem.what() << '\n';
    return 1;
  }
}

}  // namespace
}  // namespace tacit::load

int main(int argc, char** argv) {
  tacit::load::TestOptions options;
  options.seed = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  CLI::App app(
      "Let nodes of a cluster, its bus and its database fail while people play, and look what they lose by it");
  app.add_option("--nodes", options.nodes, "How many; a single one has no bus")
      ->check(CLI::Range(1, 20))
      ->capture_default_str();
  app.add_option("--tables", options.tables, "How many")->check(CLI::Range(1, 10'000))->capture_default_str();
  app.add_option("--seconds", options.seconds, "How long; each kind of fault comes once at least")
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "Of what people do and of what goes wrong");
  app.add_option("--logs", options.logs, "A folder for what the nodes log");
  app.add_option("--only", options.only, "Only these: kill freeze drain nats postgres sessions lines")
      ->check(CLI::IsMember({"kill", "freeze", "drain", "nats", "postgres", "sessions", "lines"}))
      ->type_name("KIND ...");
  app.add_flag("--unfenced", options.unfenced)->group("");  // does the test notice?
  CLI11_PARSE(app, argc, argv);
  return tacit::load::run(options);
}
