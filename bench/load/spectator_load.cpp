#include "load/spectator_load.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <thread>

#include "cli/interrupt.h"
#include "json/json.h"
#include "load/cluster.h"
#include "load/crowd.h"
#include "load/figures.h"
#include "load/on_loop.h"
#include "load/people.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kOnTheWay = 100;

// Named as in the JSON text.
struct SpectatorFigures {
  int nodes = 0;
  std::uint64_t spectators = 0;
  double come_s = 0;  // until the last of them saw the table
  double plays_per_s = 0;
  double p50_ms = 0;  // from an event to its receipt by each spectator
  double p99_ms = 0;
  double max_ms = 0;
  double nodes_us_per_message = 0;  // processor time of all nodes
  double nodes_cpu_share = 0;       // of one core
  double rss_per_spectator_kib = 0;
  std::uint64_t messages = 0;  // events that spectators were told
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::uint64_t broken = 0;

  TACIT_FIELDS(SpectatorFigures, nodes, spectators, come_s, plays_per_s, p50_ms, p99_ms, max_ms, nodes_us_per_message,
               nodes_cpu_share, rss_per_spectator_kib, messages, lost, doubled, broken)
};

// When it happened, by the clock of this machine, which is the database's as well.
std::int64_t timeOf(std::string_view message) {
  constexpr std::string_view kTime = "\"t\":";
  const auto at = message.find(kTime);
  std::int64_t time = 0;
  if (at != std::string_view::npos)
    std::from_chars(message.data() + at + kTime.size(), message.data() + message.size(), time);
  return time;
}

std::uint32_t microsecondsSince(std::int64_t time) {
  const auto now =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  return static_cast<std::uint32_t>(std::max<std::int64_t>(0, now - 1000 * time));
}

// All of them, on the loop's thread.
class Audience {
 public:
  Audience(testing::ClientLoop& loop, std::vector<std::string> addresses, std::string table, std::string token)
      : loop_(loop), addresses_(std::move(addresses)), target_("/ws/" + table), headers_(cookieOf(token)) {}

  // Some more, as long as not too many are on their way; true when so many are there.
  bool comeUpTo(std::size_t count) {
    while (spectators_.size() < count && spectators_.size() - here_ < kOnTheWay) add();
    return here_ >= count;
  }

  std::uint64_t missing() const {
    std::int64_t last = 0;
    for (const auto& one : spectators_) last = std::max(last, one->last);
    std::uint64_t all = 0;
    for (const auto& one : spectators_) all += static_cast<std::uint64_t>(last - one->last);
    return all;
  }

  std::uint64_t messages = 0;
  std::uint64_t lost = 0;
  std::uint64_t doubled = 0;
  std::uint64_t broken = 0;
  std::vector<std::uint32_t> delays;

 private:
  struct Spectator {
    std::shared_ptr<testing::Client> client;
    std::int64_t last = 0;
  };

  void add() {
    auto& one = *spectators_.emplace_back(std::make_unique<Spectator>());
    testing::ClientHandlers handlers;
    handlers.received = [this, &one](testing::Client&, std::string_view text) { received(one, text); };
    handlers.closed = [this](testing::Client&, std::uint16_t, const std::string&) { ++broken; };
    one.client = loop_.connect(addresses_[spectators_.size() % addresses_.size()], target_, headers_, handlers);
  }

  void received(Spectator& one, std::string_view text) {
    const Told told = toldBy(text);
    if (told.number == 0) return;
    if (told.kind == "view") {
      if (one.last == 0) ++here_;
    } else {
      ++messages;
      delays.push_back(microsecondsSince(timeOf(text)));
      if (told.number > one.last + 1) lost += static_cast<std::uint64_t>(told.number - one.last - 1);
      if (told.number <= one.last) ++doubled;
    }
    one.last = told.number;
  }

  testing::ClientLoop& loop_;
  const std::vector<std::string> addresses_;
  const std::string target_;
  const net::Headers headers_;
  std::vector<std::unique_ptr<Spectator>> spectators_;
  std::size_t here_ = 0;
};

// A cluster, one table of four, and its audience.
class Evening {
 public:
  explicit Evening(const SpectatorOptions& options)
      : options_(options), interrupted_(cli::catchInterrupt()),
        cluster_({options.nodes, true, {}, testing::Postgres::Keeps::ForGood}),
        crowd_(loop_, cluster_.addresses(), Via::Owner), thread_([this] { loop_.run(); }) {}
  Evening(const Evening&) = delete;
  Evening& operator=(const Evening&) = delete;
  Evening(Evening&&) = delete;
  Evening& operator=(Evening&&) = delete;
  ~Evening() {
    crowd_.clerk.stop();
    loop_.stop();
    thread_.join();
  }

  SpectatorFigures all() {
    crowd_.invite(1);
    waitUntil([this] { return crowd_.seatMore(); });
    audience_.emplace(loop_, cluster_.addresses(), crowd_.firstTable(0), newGuest(cluster_.address(0)).token);
    come();
    play();
    figures_.nodes = options_.nodes;
    figures_.spectators = options_.spectators;
    return figures_;
  }

 private:
  void come() {
    say("spectators come ...");
    const auto before = static_cast<double>(cluster_.residentKib());
    const auto began = Clock::now();
    waitUntil([this] { return audience_->comeUpTo(options_.spectators); });
    figures_.come_s = secondsSince(began);
    figures_.rss_per_spectator_kib =
        (static_cast<double>(cluster_.residentKib()) - before) / static_cast<double>(options_.spectators);
  }

  void play() {
    say(std::to_string(options_.seconds) + " s of play ...");
    const double cpu = cluster_.nodesCpuSeconds();
    const auto plays = runOn(loop_, [this] { return crowd_.tally.plays; });
    const auto began = Clock::now();
    runOn(loop_, [this] { crowd_.playAt(options_.playsPerSecond); });
    for (int s = 0; s < options_.seconds && !interrupted_; ++s) std::this_thread::sleep_for(1s);
    runOn(loop_, [this] { crowd_.stopPlaying(); });
    std::this_thread::sleep_for(2s);  // all that is on its way arrives
    const double seconds = secondsSince(began);
    const double used = cluster_.nodesCpuSeconds() - cpu;
    runOn(loop_, [&] {
      figures_.plays_per_s = static_cast<double>(crowd_.tally.plays - plays) / options_.seconds;
      figures_.messages = audience_->messages;
      figures_.lost = audience_->lost + audience_->missing();
      figures_.doubled = audience_->doubled;
      figures_.broken = audience_->broken;
      figures_.p50_ms = percentile(audience_->delays, 0.50);
      figures_.p99_ms = percentile(audience_->delays, 0.99);
      figures_.max_ms = percentile(audience_->delays, 1);
    });
    figures_.nodes_us_per_message = used * 1e6 / static_cast<double>(std::max<std::uint64_t>(figures_.messages, 1));
    figures_.nodes_cpu_share = used / seconds;
  }

  static double secondsSince(Clock::time_point began) {
    return std::chrono::duration<double>(Clock::now() - began).count();
  }
  static void say(const std::string& what) { std::cerr << "\r\033[K" << what << std::flush; }

  template <typename Condition>
  void waitUntil(Condition condition) {
    while (!interrupted_ && !runOn(loop_, condition)) std::this_thread::sleep_for(5ms);
  }

  const SpectatorOptions& options_;
  const std::atomic<bool>& interrupted_;
  Cluster cluster_;
  testing::ClientLoop loop_;
  Crowd crowd_;
  std::optional<Audience> audience_;
  SpectatorFigures figures_;
  std::thread thread_;
};

}  // namespace

int loadSpectators(const SpectatorOptions& options) {
  net::raiseFileLimit();
  SpectatorFigures figures;
  try {
    figures = Evening(options).all();
  } catch (const std::exception& problem) {
    std::cerr << "\ntacit-load: " << problem.what() << '\n';
    return 1;
  }
  std::cerr << "\r\033[K";
  std::cout << (options.json ? json::text(figures) : tableText(figures)) << '\n';
  return figures.lost + figures.doubled + figures.broken == 0 ? 0 : 1;
}

}  // namespace tacit::load
