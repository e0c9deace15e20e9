// tacit-load: how many tables and plays a server carries, and how fast everybody is told.
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <optional>
#include <thread>

#include "cli/interrupt.h"
#include "json/json.h"
#include "load/cluster_load.h"
#include "load/crowd.h"
#include "load/echo.h"
#include "load/figures.h"
#include "load/hostile_load.h"
#include "load/on_loop.h"
#include "load/server_process.h"
#include "load/spectator_load.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

struct LoadOptions {
  std::size_t tables = 100;
  double playsPerSecond = 100;
  int seconds = 10;
  bool json = false;
  bool saturate = false;
  bool soak = false;
  bool hostile = false;
  std::vector<std::string> only;  // attacks
  bool echo = false;              // we are the child that echoes
  std::string url;
  int nodes = 0;  // 0: a single server, on SQLite
  std::size_t spectators = 0;
  std::vector<Via> via = {Via::Owner, Via::Other};
};

constexpr int kEchoConnections = 64;
constexpr std::size_t kSaturatingTables = 2000;  // enough to keep disk and server busy at the same time
constexpr double kMaxGrowth = 0.10;

// The loop on a thread of its own, while this thread says what comes next.
class Run {
 public:
  explicit Run(const LoadOptions& options) : options_(options), interrupted_(cli::catchInterrupt()) {
    if (options.url.empty()) {
      folder_.emplace();
      server_.emplace(serveCommand(folder_->path() / "data"));
    }
    crowd_.emplace(loop_, std::vector{server_ ? server_->address() : options.url.substr(options.url.rfind('/') + 1)});
    thread_ = std::thread([this] { loop_.run(); });
  }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  Run(Run&&) = delete;
  Run& operator=(Run&&) = delete;
  ~Run() {
    crowd_->clerk.stop();
    loop_.stop();
    thread_.join();
  }

  Figures all() {
    comeIn();
    if (!options_.saturate && !interrupted_) playAtRate();
    if (!options_.soak && !interrupted_) compareWithEcho();
    return figures_;
  }

 private:
  template <typename Work>
  std::invoke_result_t<Work> onLoop(Work work) {
    return runOn(loop_, std::move(work));
  }

  Tally tally() {
    return onLoop([this] { return crowd_->tally; });
  }
  ProcessFigures process() const { return server_ ? server_->figures() : ProcessFigures{}; }
  void say(const std::string& what) const { std::cerr << "\r\033[K" << what << std::flush; }

  // A second at a time, until it is over or somebody presses Ctrl-C.
  template <typename EachSecond>
  void forSeconds(int seconds, EachSecond each) {
    const auto began = Clock::now();
    for (int s = 1; s <= seconds && !interrupted_; ++s) {
      std::this_thread::sleep_until(began + s * 1s);
      each(s);
    }
  }

  void comeIn() {
    const auto before = process();
    say("people come ...");
    crowd_->invite(options_.tables);
    while (!interrupted_ && !onLoop([this] { return crowd_->seatMore(); })) {
      std::this_thread::sleep_for(5ms);
      say("connections: " + std::to_string(onLoop([this] { return crowd_->connections(); })));
    }
    forSeconds(2, [](int) {});
    figures_.tables = options_.tables;
    figures_.connections = onLoop([this] { return crowd_->connections(); });
    const auto grown = static_cast<double>(process().residentKib) - static_cast<double>(before.residentKib);
    figures_.server_rss_per_table_kib = grown / static_cast<double>(options_.tables);
    count(tally());
  }

  void playAtRate() {
    const Tally before = tally();
    const auto processBefore = process();
    const auto began = Clock::now();
    onLoop([this] { crowd_->playAt(options_.playsPerSecond); });
    forSeconds(options_.seconds, [&](int s) {
      const Tally now = tally();
      sampleMemory(s);
      say(std::to_string(s) + " s: " + std::to_string((now.plays - before.plays) / static_cast<unsigned>(s)) +
          " plays/s, p99 " + std::to_string(percentile(now.delays, 0.99)) + " ms, lost " + std::to_string(now.lost));
    });
    const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
    const Tally after = tally();
    const auto processAfter = process();
    onLoop([this] { crowd_->stopPlaying(); });
    figures_.plays_per_s = static_cast<double>(after.plays - before.plays) / seconds;
    figures_.bytes_per_s = static_cast<double>(after.bytes - before.bytes) / seconds;
    figures_.server_cpu_share = (processAfter.cpuSeconds - processBefore.cpuSeconds) / seconds;
    std::this_thread::sleep_for(1s);  // all that is on its way arrives
    const Tally settled = tally();
    figures_.p50_ms = percentile(settled.delays, 0.50);
    figures_.p99_ms = percentile(settled.delays, 0.99);
    figures_.max_ms = percentile(settled.delays, 1);
    figures_.behind_p99_ms = percentile(settled.behind, 0.99);
    count(settled);
    figures_.lost += onLoop([this] { return crowd_->missing(); });
  }

  void count(const Tally& now) {
    figures_.lost = now.lost;
    figures_.doubled = now.doubled;
    figures_.refused = now.refused;
    figures_.broken = now.broken;
    figures_.games = now.games;
    figures_.problem = now.problem;
  }

  // The first third is for warming up: buffers, caches, people's last commands and last events.
  void sampleMemory(int second) {
    if (!options_.soak) return;
    if (second >= options_.seconds / 3) memory_.emplace_back(second, process().residentKib);
    if (memory_.empty() || memory_.front().second == 0) return;
    figures_.rss_growth = static_cast<double>(memory_.back().second) / static_cast<double>(memory_.front().second) - 1;
    figures_.rss_slope_kib_per_s = slope(memory_);
  }

  // One after the other, each twice: the machine's mood changes within seconds, and then for both.
  void compareWithEcho() {
    const int seconds = std::clamp(options_.seconds / 4, 2, 5);
    const ServerProcess echo({programBeside("tacit-load"), "--serve-echo"});
    std::vector<double> echoes;
    std::vector<double> messages;
    for (int round = 0; round < 2 && !interrupted_; ++round) {
      say("echo ...");
      echoes.push_back(echoRate(echo, seconds));
      say("as fast as it goes ...");
      messages.push_back(serverRate(seconds));
    }
    figures_.echo_msgs_per_s = mean(echoes);
    figures_.server_msgs_per_s = mean(messages);
    figures_.server_to_echo = figures_.echo_msgs_per_s > 0 ? figures_.server_msgs_per_s / figures_.echo_msgs_per_s : 0;
    count(tally());
  }

  double echoRate(const ServerProcess& echo, int seconds) {
    const auto crowd = std::make_shared<EchoCrowd>(loop_, echo.address());
    echoes_.push_back(crowd);
    onLoop([&] { crowd->start(kEchoConnections); });
    const Swing swing = swingOf(&echo, seconds, [crowd] { return crowd->messages; });
    onLoop([&] { crowd->stop(); });
    std::this_thread::sleep_for(200ms);
    figures_.echo_cpu_us_per_msg = swing.cpuMicroseconds;
    return swing.rate;
  }

  double serverRate(int seconds) {
    onLoop([this] { crowd_->setPace(RateLimiter::Saturate, kSaturatingTables); });
    const Swing swing =
        swingOf(server_ ? &*server_ : nullptr, seconds, [this] { return crowd_->tally.sent + crowd_->tally.received; });
    onLoop([this] { crowd_->stopPlaying(); });
    std::this_thread::sleep_for(200ms);
    figures_.server_cpu_us_per_msg = swing.cpuMicroseconds;
    figures_.saturated_cpu_share = swing.cpuMicroseconds * swing.rate / 1e6;
    return swing.rate;
  }

  struct Swing {
    double rate;             // messages per second
    double cpuMicroseconds;  // of the process, per message
  };

  // Measured once it is in full swing.
  template <typename Count>
  Swing swingOf(const ServerProcess* process, int seconds, Count messages) {
    std::this_thread::sleep_for(500ms);
    const auto cpu = [&] { return process == nullptr ? 0 : process->figures().cpuSeconds; };
    const double cpuBefore = cpu();
    const auto before = onLoop(messages);
    const auto began = Clock::now();
    forSeconds(seconds, [](int) {});
    const auto count = static_cast<double>(onLoop(messages) - before);
    const double passed = std::chrono::duration<double>(Clock::now() - began).count();
    return {count / passed, (cpu() - cpuBefore) * 1e6 / std::max(count, 1.0)};
  }

  const LoadOptions& options_;
  const std::atomic<bool>& interrupted_;
  std::optional<TemporaryFolder> folder_;
  std::optional<ServerProcess> server_;
  testing::ClientLoop loop_;
  std::optional<Crowd> crowd_;
  std::vector<std::shared_ptr<EchoCrowd>> echoes_;
  std::thread thread_;
  Figures figures_;
  std::vector<std::pair<int, std::size_t>> memory_;
};

int run(const LoadOptions& options) {
  net::raiseFileLimit();
  Figures figures;
  try {
    figures = Run(options).all();
  } catch (const std::exception& problem) {
    std::cerr << "\ntacit-load: " << problem.what() << '\n';
    return 1;
  }
  std::cerr << "\r\033[K";
  std::cout << (options.json ? json::text(figures) : tableText(figures)) << '\n';
  if (options.soak && figures.rss_growth > kMaxGrowth) {
    std::cerr << "the server's memory grows\n";
    return 1;
  }
  return figures.lost + figures.doubled + figures.broken == 0 ? 0 : 1;
}

// Its own numbers where none are given.
HostileOptions hostileOptions(const LoadOptions& given, const CLI::App& app) {
  HostileOptions options;
  if (app.count("--tables") > 0) options.tables = given.tables;
  if (app.count("--plays-per-second") > 0) options.playsPerSecond = given.playsPerSecond;
  options.seconds = given.seconds;
  options.only = given.only;
  options.json = given.json;
  return options;
}

constexpr auto kFooter =
    "Messages per second, of the echo as of the server, are those that go in plus those that come out. Delays run "
    "from\n"
    "sending a play to the receipt of its event by each of the three others. Exit code 1 when an event was lost or "
    "came\n"
    "twice. More: bench/load/README.md.";

}  // namespace
}  // namespace tacit::load

int main(int argc, char** argv) {
  tacit::load::LoadOptions options;
  CLI::App app("Play at many tables of a server at once, and measure it");
  app.footer(tacit::load::kFooter);
  app.add_option("--tables", options.tables, "Tables of four people, each with a connection of his own")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  app.add_option("--plays-per-second", options.playsPerSecond, "Cards played at all tables together")
      ->check(CLI::Range(0.1, 1e6))
      ->capture_default_str();
  app.add_option("--seconds", options.seconds, "How long")->check(CLI::Range(1, 86'400))->capture_default_str();
  app.add_flag("--json", options.json, "Print one JSON object");
  app.add_option("--url", options.url, "A server that runs already, such as http://127.0.0.1:8080 (default: our own)");
  app.add_flag("--saturate", options.saturate, "No play at a rate: only as fast as it goes, and the echo");
  app.add_flag("--soak", options.soak, "Only play at a rate, and fail when the server's memory grows by a tenth");
  app.add_option("--nodes", options.nodes, "A cluster of so many on PostgreSQL and NATS; only play at a rate")
      ->check(CLI::Range(2, 20));
  app.add_option("--spectators", options.spectators,
                 "With --nodes: one table with so many who look on, one play a second unless said otherwise")
      ->check(CLI::Range(1, 100'000))
      ->needs("--nodes");
  const std::map<std::string, tacit::load::Via> ways{
      {"owner", tacit::load::Via::Owner}, {"other", tacit::load::Via::Other}, {"any", tacit::load::Via::Any}};
  app.add_option("--via", options.via, "To which nodes people go, in turns: owner, other, any (default: owner other)")
      ->transform(CLI::CheckedTransformer(ways))
      ->type_name("WAY ...");
  app.add_flag("--hostile", options.hostile,
               "What people notice while strangers attack the server, which has its limits: --seconds for each attack; "
               "200 tables and 200 plays per second unless said otherwise. Fails when an attack gets through");
  app.add_option("--only", options.only, "Of --hostile: only these attacks, by their names")->type_name("NAME ...");
  app.add_flag("--serve-echo", options.echo)->group("");
  CLI11_PARSE(app, argc, argv);
  if (options.echo) return tacit::load::serveEcho();
  if (options.spectators > 0)
    return tacit::load::loadSpectators({options.nodes, options.spectators,
                                        app.count("--plays-per-second") > 0 ? options.playsPerSecond : 1,
                                        options.seconds, options.json});
  if (options.nodes > 0)
    return tacit::load::loadCluster(
        {options.nodes, options.via, options.tables, options.playsPerSecond, options.seconds, options.json});
  if (options.hostile) return tacit::load::loadHostile(tacit::load::hostileOptions(options, app));
  return tacit::load::run(options);
}
