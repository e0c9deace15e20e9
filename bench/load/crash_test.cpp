// tacit-crash-test: kills a server again and again while people play, and sees whether anything they were told is lost.
#include <CLI/CLI.hpp>
#include <iostream>
#include <thread>

#include "cli/interrupt.h"
#include "json/json.h"
#include "load/on_loop.h"
#include "load/server_process.h"
#include "load/witness.h"
#include "store/store.h"
#include "support/postgres.h"

namespace tacit::load {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kLongest = 60s;               // for a table to go on, on a busy machine
constexpr std::uint32_t kLongestLife = 250;  // milliseconds that a server lives once all tables have gone on
constexpr std::uint32_t kLongestAway = 400;  // milliseconds that the database is away

// A table and all who ever sat there.
struct Gathering {
  std::string id;
  table::Options options;
  std::vector<std::unique_ptr<Witness>> people;
  bool started = false;
};

table::Options optionsOf(std::string type) {
  table::Options options;
  options.type = std::move(type);
  options.bots = "simple";
  options.botMilliseconds = 10;
  return options;
}

class CrashTest {
 public:
  // On PostgreSQL the database is killed too.
  CrashTest(std::uint64_t seed, bool postgres)
      : scene_{loop_, Random(seed), {}, {}}, interrupted_(cli::catchInterrupt()) {
    if (postgres) {
      postgres_ = std::make_unique<testing::Postgres>();
      db_ = postgres_->freshDatabaseOverTcp();
    }
    startServer();
    thread_ = std::thread([this] { loop_.run(); });
  }
  CrashTest(const CrashTest&) = delete;
  CrashTest& operator=(const CrashTest&) = delete;
  CrashTest(CrashTest&&) = delete;
  CrashTest& operator=(CrashTest&&) = delete;
  ~CrashTest() {
    loop_.stop();
    if (thread_.joinable()) thread_.join();
  }

  // How many kills there were.
  int run(int kills) {
    // People only, people with bots, people with two colours each, and few against each other.
    for (const auto& [type, people] : std::initializer_list<std::pair<const char*, int>>{
             {"four", 4}, {"four", 2}, {"four", 4}, {"two_double", 2}, {"two", 2}, {"three_double", 2}})
      gather(optionsOf(type), people);
    int done = 0;
    while (done < kills && !interrupted_ && allGoOn()) {
      passTime(kLongestLife);
      if (postgres_ && onLoop([this] { return scene_.random.below(3) != 0; })) {
        killDatabase();
        if (!allGoOn()) break;
        passTime(kLongestLife);
      }
      if (postgres_ && onLoop([this] { return scene_.random.below(4) == 0; })) postgresDiesWithServer();
      else server_->kill();
      ++done;
      std::cerr << "\r\033[Kkill " << done << ", of the database " << dbKills << ", faults " << faults() << std::flush;
      waitFor([](const Witness& one) { return !one.isHere(); }, "a connection outlives its server");
      startServer();
      onLoop([this] { forEach([](Witness& one) { one.come(); }); });
    }
    std::cerr << '\n';
    if (!interrupted_) allGoOn();
    finish();
    return done;
  }

  int faults() {
    return onLoop([this] { return scene_.faults.count(); });
  }

 private:
  template <typename Work>
  std::invoke_result_t<Work> onLoop(Work work) {
    return runOn(loop_, std::move(work));
  }

  void passTime(std::uint32_t most) {
    std::this_thread::sleep_for(std::chrono::milliseconds(onLoop([&] { return scene_.random.below(most); })));
  }

  // The server stays, and everybody with it; after a while all goes on.
  void killDatabase() {
    postgres_->kill();
    ++dbKills;
    passTime(kLongestAway);
    postgres_->start();
    onLoop([this] { forEach([](Witness& one) { one.countPlaysAgain(); }); });
  }

  void postgresDiesWithServer() {
    postgres_->kill();
    ++dbKills;
    passTime(kLongestAway);
    server_->kill();
    postgres_->start();
  }

  std::string url() const { return db_.empty() ? "sqlite:" + (folder_.path() / "tacit.sqlite").string() : db_; }

  void startServer() {
    server_.reset();
    auto command = serveCommand(folder_.path());
    if (!db_.empty()) command.insert(command.end(), {"--db", db_});
    server_ = std::make_unique<ServerProcess>(command);
    scene_.address = server_->address();
  }

  // Those who are still at a table that goes on.
  template <typename Visit>
  void forEach(Visit visit) {
    for (const auto& gathering : gatherings_)
      if (!isOver(*gathering))
        for (const auto& one : gathering->people) visit(*one);
  }

  static bool isOver(const Gathering& gathering) {
    return std::ranges::any_of(gathering.people,
                               [](const auto& one) { return one->tableIsOver() || one->turnedAway(); });
  }

  void gather(const table::Options& options, int people) {
    auto gathering = std::make_unique<Gathering>();
    gathering->options = options;
    const auto places = table::gameTypeNamed(options.type)->places();
    for (int p = 0; p < people; ++p) {
      Guest guest = newGuest(scene_.address);
      if (p == 0) gathering->id = newTable(scene_.address, guest.token, options);
      gathering->people.push_back(
          std::make_unique<Witness>(scene_, std::move(guest), gathering->id, p, places[static_cast<std::size_t>(p)]));
    }
    onLoop([&] {
      for (const auto& one : gathering->people) one->come();
      gatherings_.push_back(std::move(gathering));
    });
  }

  // Where a game is over, another one begins with other people.
  void replaceWhatIsOver() {
    std::vector<std::pair<table::Options, int>> wanted;
    onLoop([&] {
      for (std::size_t i = 0; i < gatherings_.size(); ++i) {
        if (!isOver(*gatherings_[i])) continue;
        wanted.emplace_back(gatherings_[i]->options, static_cast<int>(gatherings_[i]->people.size()));
        ended_.push_back(std::move(gatherings_[i]));
        gatherings_.erase(gatherings_.begin() + static_cast<std::ptrdiff_t>(i--));
      }
    });
    for (const auto& [options, people] : wanted) gather(options, people);
  }

  // Everybody sits, games begin, and at each table a card has been played since the server is there.
  bool allGoOn() {
    const auto deadline = Clock::now() + kLongest;
    while (Clock::now() < deadline && !interrupted_) {
      replaceWhatIsOver();
      if (onLoop([this] { return startAndLook(); })) return true;
      std::this_thread::sleep_for(5ms);
    }
    if (!interrupted_) onLoop([this] { scene_.faults.add("a table does not go on"); });
    return false;
  }

  bool startAndLook() {
    bool all = true;
    for (const auto& gathering : gatherings_) {
      const bool sit =
          std::ranges::all_of(gathering->people, [](const auto& one) { return one->sits() && !one->waits(); });
      if (sit && !gathering->started) {
        gathering->people.front()->start();
        gathering->started = true;
      }
      all = all && (isOver(*gathering) ||
                    std::ranges::all_of(gathering->people, [](const auto& one) { return one->playsSeen() > 0; }));
    }
    return all;
  }

  template <typename Condition>
  void waitFor(Condition condition, const std::string& otherwise) {
    const auto deadline = Clock::now() + kLongest;
    while (Clock::now() < deadline) {
      const bool all = onLoop([&] {
        bool each = true;
        forEach([&](const Witness& one) { each = each && condition(one); });
        return each;
      });
      if (all) return;
      std::this_thread::sleep_for(2ms);
    }
    onLoop([&] { scene_.faults.add(otherwise); });
  }

  // Nothing new is begun; then all that was ever kept is compared with all that anybody was ever told.
  void finish() {
    onLoop([this] { scene_.playing = false; });
    waitFor([](const Witness& one) { return !one.waits(); }, "a command is not answered");
    if (!server_->end()) onLoop([this] { scene_.faults.add("the server does not end well"); });
    const auto store = store::openStore(url());
    onLoop([&] {
      for (const auto* const all : {&gatherings_, &ended_})
        for (const auto& gathering : *all) check(*gathering, *store);
    });
  }

  void check(Gathering& gathering, store::Store& store) {
    std::vector<table::Event> events;
    for (const auto& text : store.events(gathering.id))
      if (json::readText(text, events.emplace_back())) scene_.faults.add("an event cannot be read: " + text);
    for (std::size_t i = 0; i < events.size(); ++i)
      if (events[i].n != static_cast<std::int64_t>(i) + 1) scene_.faults.add("numbers of kept events have gaps");
    const bool ended = !events.empty() && std::ranges::any_of(events, [](const table::Event& event) {
      return std::holds_alternative<table::Ended>(event.what);
    });
    if (isOver(gathering) && !ended) scene_.faults.add("table " + gathering.id + " is gone and has not ended");
    for (const auto& one : gathering.people) one->checkAgainst(events);
    eventsChecked += events.size();
  }

  TemporaryFolder folder_;
  std::unique_ptr<testing::Postgres> postgres_;
  std::string db_;  // empty: SQLite
  std::unique_ptr<ServerProcess> server_;
  testing::ClientLoop loop_;
  Scene scene_;
  const std::atomic<bool>& interrupted_;
  std::vector<std::unique_ptr<Gathering>> gatherings_;
  std::vector<std::unique_ptr<Gathering>> ended_;
  std::thread thread_;

 public:
  std::size_t eventsChecked = 0;
  int dbKills = 0;
};

int run(int kills, std::uint64_t seed, bool postgres) {
  try {
    CrashTest test(seed, postgres);
    const int done = test.run(kills);
    const int lost = test.faults();
    std::cerr << test.eventsChecked << " events compared\n";
    std::cout << "kills=" << done << " db_kills=" << test.dbKills << " lost=" << lost << '\n';
    return lost == 0 && done == kills ? 0 : 1;
  } catch (const std::exception& problem) {
    std::cerr << "tacit-crash-test: " << problem.what() << '\n';
    return 1;
  }
}

}  // namespace
}  // namespace tacit::load

int main(int argc, char** argv) {
  int kills = 50;
  std::uint64_t seed = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  CLI::App app("Kill a server at random moments while people play, and look whether anything they were told is lost");
  app.add_option("--kills", kills, "How often")->check(CLI::Range(1, 1'000'000))->capture_default_str();
  std::string db = "sqlite";
  app.add_option("--db", db, "sqlite, or postgres: one that is started for it, and killed as well")
      ->check(CLI::IsMember({"sqlite", "postgres"}))
      ->capture_default_str();
  app.add_option("--seed", seed, "Of what people do and when the server is killed");
  CLI11_PARSE(app, argc, argv);
  return tacit::load::run(kills, seed, db == "postgres");
}
