#include "load/hostile_load.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <thread>

#include "alerts/web_push.h"
#include "cli/interrupt.h"
#include "json/json.h"
#include "load/attacks.h"
#include "load/crowd.h"
#include "load/figures.h"
#include "load/on_loop.h"
#include "load/server_process.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

constexpr double kMaxRatio = 3;
constexpr double kMaxGrownMb = 100;
constexpr double kLeastPlays = 0.9;  // of those asked for: what nobody is told has no delay
constexpr int kFinishedGames = 3000;
constexpr int kBrowsers = 10;
constexpr auto kPause = 3s;

// Named as in the JSON text.
struct PhaseFigures {
  std::string phase;
  double p50_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  double p99_to_quiet = 0;
  double grown_mb = 0;  // at the most, from the beginning of the phase
  std::uint64_t asked = 0;
  std::uint64_t refused = 0;
  double plays_per_s = 0;
  double behind_p99_ms = 0;     // how late the people themselves were
  double server_cpu_share = 0;  // of one core

  TACIT_FIELDS(PhaseFigures, phase, p50_ms, p99_ms, max_ms, p99_to_quiet, grown_mb, asked, refused, plays_per_s,
               behind_p99_ms, server_cpu_share)
};

struct HostileFigures {
  std::uint64_t tables = 0;
  double rss_mb = 0;  // of the server, in the quiet phase
  PhaseFigures quiet;
  std::vector<PhaseFigures> attacks;
  PhaseFigures between;  // quiet again, after each attack
  std::vector<std::string> got_through;
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::uint64_t broken = 0;
  std::string problem;

  TACIT_FIELDS(HostileFigures, tables, rss_mb, quiet, attacks, between, got_through, lost, doubled, broken, problem)
};

// A push service that takes everything and never answers.
class SilentService {
 public:
  SilentService() : net_(options(), handlers()), thread_([this] { net_.run(); }) {}
  SilentService(const SilentService&) = delete;
  SilentService& operator=(const SilentService&) = delete;
  SilentService(SilentService&&) = delete;
  SilentService& operator=(SilentService&&) = delete;
  ~SilentService() {
    net_.stop();
    thread_.join();
  }

  std::string endpoint() const { return "http://" + net_.address() + "/"; }

 private:
  static net::EndpointOptions options() {
    net::EndpointOptions options;
    options.replyTimeout = 1h;
    options.maxConnectionsPerAddress = 0;
    options.requestsPerSecond = 0;
    return options;
  }
  net::Handlers handlers() {
    net::Handlers handlers;
    handlers.request = [this](const net::Request&, const net::Reply& reply) { kept_.push_back(reply); };
    return handlers;
  }

  std::vector<net::Reply> kept_;
  net::Net net_;
  std::thread thread_;
};

// With its limits, behind a proxy: so each of us has an address. That alerts go anywhere is for the sake of the silent
// service, which has no address of the open internet.
std::vector<std::string> guardedServeCommand(const std::filesystem::path& data) {
  return {programBeside("tacit"),
          "serve",
          "--listen",
          "127.0.0.1:0",
          "--data",
          data.string(),
          "--trust-proxy",
          "--push-anywhere",
          "--push-key",
          alerts::base64Url(alerts::newPushKey().secret),
          "--log-level",
          "error"};
}

Habits playingLate() {
  Habits habits{.ownAddresses = true};
  habits.options.delay = 120;
  return habits;
}

// One server, those who play there, and those who do not want them to.
class Siege {
 public:
  Siege(const HostileOptions& options, const std::atomic<bool>& interrupted)
      : options_(options), interrupted_(interrupted), data_(folder_.path() / "data"), regulars_(regularsIn(data_)),
        server_(guardedServeCommand(data_)),
        crowd_(loop_, {server_.address()}, Via::Owner, Habits{.ownAddresses = true}),
        late_(loop_, {server_.address()}, Via::Owner, playingLate()), thread_([this] { loop_.run(); }) {}
  Siege(const Siege&) = delete;
  Siege& operator=(const Siege&) = delete;
  Siege(Siege&&) = delete;
  Siege& operator=(Siege&&) = delete;
  ~Siege() {
    crowd_.clerk.stop();
    late_.clerk.stop();
    loop_.stop();
    thread_.join();
  }

  HostileFigures all() {
    comeIn();
    const auto attacks = allAttacks({server_.address(), regulars_, late_.firstTable(0)});
    mustKnow(attacks);
    runOn(loop_, [this] { crowd_.playAt(options_.playsPerSecond); });
    wait(kPause);
    figures_.quiet = phase("quiet", {});
    figures_.rss_mb = residentMb();
    for (const auto& attack : attacks) {
      if (interrupted_) break;
      if (!options_.only.empty() && std::ranges::find(options_.only, attack.name) == options_.only.end()) continue;
      figures_.attacks.push_back(phase(attack.name, attack.begin));
      pause();
    }
    conclude();
    return figures_;
  }

 private:
  // What people have seen since the last time it was asked for.
  struct Seen {
    std::vector<std::uint32_t> delays;
    std::vector<std::uint32_t> behind;
    std::uint64_t plays = 0;
  };

  Regulars regularsIn(const std::filesystem::path& data) const {
    say("years of games are written ...");
    auto regulars = writeRegulars(data, kFinishedGames);
    subscribe(data, regulars, kBrowsers, silent_.endpoint());
    return regulars;
  }

  void mustKnow(const std::vector<Attack>& attacks) const {
    for (const auto& name : options_.only) {
      if (std::ranges::find(attacks, name, &Attack::name) != attacks.end()) continue;
      std::string known;
      for (const auto& one : attacks) known += (known.empty() ? "" : ", ") + one.name;
      throw std::runtime_error("there is no attack '" + name + "', but " + known);
    }
  }

  static void say(const std::string& what) { std::cerr << "\r\033[K" << what << std::flush; }
  double residentMb() const { return static_cast<double>(server_.figures().residentKib) / 1024; }

  template <typename Condition>
  void waitUntil(Condition condition) {
    while (!interrupted_ && !runOn(loop_, condition)) std::this_thread::sleep_for(5ms);
  }
  // Looks at the server's memory meanwhile; the most there was.
  double wait(std::chrono::milliseconds time) const {
    double most = 0;
    for (const auto end = Clock::now() + time; Clock::now() < end && !interrupted_;) {
      std::this_thread::sleep_for(100ms);
      most = std::max(most, residentMb());
    }
    return most;
  }

  void comeIn() {
    constexpr double kFast = 40;  // at the one table whose spectators are behind: some hundred events
    say("people come ...");
    figures_.tables = options_.tables;
    late_.invite(1);
    crowd_.invite(options_.tables);
    waitUntil([this] { return late_.seatMore(); });
    runOn(loop_, [this] { late_.playAt(kFast); });
    waitUntil([this] { return crowd_.seatMore(); });
    wait(8s);
    runOn(loop_, [this] { late_.stopPlaying(); });
  }

  Seen look() {
    return runOn(loop_, [this] {
      Seen seen{std::exchange(crowd_.tally.delays, {}), std::exchange(crowd_.tally.behind, {}),
                crowd_.tally.plays - plays_};
      plays_ = crowd_.tally.plays;
      return seen;
    });
  }

  PhaseFigures phase(const std::string& name, const std::function<std::unique_ptr<Attackers>()>& begin) {
    say(name + " ...");
    static_cast<void>(look());
    const auto before = server_.figures();
    const auto began = Clock::now();
    auto attackers = begin ? begin() : nullptr;
    const double most = wait(std::chrono::seconds(options_.seconds));
    const double seconds = std::chrono::duration<double>(Clock::now() - began).count();
    PhaseFigures figures = figuresOf(name, look(), seconds);
    figures.server_cpu_share = (server_.figures().cpuSeconds - before.cpuSeconds) / seconds;
    figures.grown_mb = most - static_cast<double>(before.residentKib) / 1024;
    if (!attackers) return figures;
    figures.asked = attackers->toll().asked;
    figures.refused = attackers->toll().refused;
    return figures;
  }

  static PhaseFigures figuresOf(const std::string& name, const Seen& seen, double seconds) {
    PhaseFigures figures;
    figures.phase = name;
    figures.p50_ms = percentile(seen.delays, 0.50);
    figures.p99_ms = percentile(seen.delays, 0.99);
    figures.max_ms = percentile(seen.delays, 1);
    figures.behind_p99_ms = percentile(seen.behind, 0.99);
    figures.plays_per_s = static_cast<double>(seen.plays) / seconds;
    return figures;
  }

  // What an attack leaves behind is not the next one's; the rest of the pause shows what the machine itself does.
  void pause() {
    say("quiet again ...");
    wait(kPause / 3);
    static_cast<void>(look());
    const auto began = Clock::now();
    wait(kPause * 2 / 3);
    const Seen seen = look();
    between_.delays.insert(between_.delays.end(), seen.delays.begin(), seen.delays.end());
    between_.behind.insert(between_.behind.end(), seen.behind.begin(), seen.behind.end());
    between_.plays += seen.plays;
    betweenSeconds_ += std::chrono::duration<double>(Clock::now() - began).count();
  }

  void conclude() {
    runOn(loop_, [this] { crowd_.stopPlaying(); });
    std::this_thread::sleep_for(1s);  // all that is on its way arrives
    figures_.between = figuresOf("between attacks", between_, std::max(betweenSeconds_, 1e-6));
    compare();
    for (const auto& one : figures_.attacks)
      if (one.p99_to_quiet >= kMaxRatio || one.grown_mb >= kMaxGrownMb ||
          one.plays_per_s < kLeastPlays * options_.playsPerSecond)
        figures_.got_through.push_back(one.phase);
    const Tally tally = runOn(loop_, [this] { return crowd_.tally; });
    figures_.lost = tally.lost + runOn(loop_, [this] { return crowd_.missing(); });
    figures_.doubled = tally.doubled;
    figures_.broken = tally.broken;
    figures_.problem = tally.problem;
  }

  // With the quiet phase, or with the pauses where these were worse: then it was the machine.
  void compare() {
    const double quiet = std::max({figures_.quiet.p99_ms, figures_.between.p99_ms, 1e-6});
    for (auto& one : figures_.attacks) one.p99_to_quiet = one.p99_ms / quiet;
    figures_.quiet.p99_to_quiet = figures_.quiet.p99_ms / quiet;
    figures_.between.p99_to_quiet = figures_.between.p99_ms / quiet;
  }

  const HostileOptions& options_;
  const std::atomic<bool>& interrupted_;
  TemporaryFolder folder_;
  std::filesystem::path data_;
  SilentService silent_;
  Regulars regulars_;
  ServerProcess server_;
  testing::ClientLoop loop_;
  Crowd crowd_;
  Crowd late_;
  std::thread thread_;
  HostileFigures figures_;
  Seen between_;
  double betweenSeconds_ = 0;
  std::uint64_t plays_ = 0;
};

// A row for each phase.
void print(const HostileFigures& figures) {
  constexpr int kName = 30;
  constexpr int kColumn = 10;
  std::cout << std::left << std::setw(kName) << "" << std::right;
  for (const auto* const title :
       {"p50 ms", "p99 ms", "max ms", "p99 ratio", "grown MB", "asked", "refused", "plays/s", "behind", "cpu"})
    std::cout << std::setw(kColumn) << title;
  const auto row = [](const PhaseFigures& one) {
    std::cout << '\n' << std::left << std::setw(kName) << one.phase << std::right << std::fixed << std::setprecision(1);
    for (const double value : {one.p50_ms, one.p99_ms, one.max_ms}) std::cout << std::setw(kColumn) << value;
    std::cout << std::setprecision(2) << std::setw(kColumn) << one.p99_to_quiet << std::setprecision(1)
              << std::setw(kColumn) << one.grown_mb << std::setw(kColumn) << one.asked << std::setw(kColumn)
              << one.refused << std::setw(kColumn) << one.plays_per_s << std::setw(kColumn) << one.behind_p99_ms
              << std::setprecision(2) << std::setw(kColumn) << one.server_cpu_share;
  };
  row(figures.quiet);
  for (const auto& one : figures.attacks) row(one);
  row(figures.between);
  std::cout << '\n';
}

std::string verdict(const HostileFigures& figures) {
  if (figures.got_through.empty())
    return "held: in each of " + std::to_string(figures.attacks.size()) +
           " attacks p99 is under 3 times that of quiet play, and the server grows by less than 100 MB";
  std::string text = "got through:";
  for (const auto& one : figures.got_through) text += (one == figures.got_through.front() ? " " : ", ") + one;
  return text;
}

}  // namespace

int loadHostile(const HostileOptions& options) {
  net::raiseFileLimit();
  HostileFigures figures;
  try {
    figures = Siege(options, cli::catchInterrupt()).all();
  } catch (const std::exception& problem) {
    std::cerr << "\ntacit-load: " << problem.what() << '\n';
    return 1;
  }
  std::cerr << "\r\033[K";
  if (options.json) std::cout << json::text(figures) << '\n';
  else print(figures);
  if (!figures.problem.empty()) std::cerr << figures.problem << '\n';
  (options.json ? std::cerr : std::cout) << verdict(figures) << '\n';
  return figures.got_through.empty() && figures.lost + figures.doubled + figures.broken == 0 ? 0 : 1;
}

}  // namespace tacit::load
