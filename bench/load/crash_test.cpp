// tacit-crash-test: kills a server again and again while people play, and sees whether anything they were told is lost.
#include <CLI/CLI.hpp>
#include <iostream>
#include <thread>

#include "cli/interrupt.h"
#include "load/company.h"
#include "load/server_process.h"
#include "support/postgres.h"

namespace tacit::load {
namespace {

constexpr int kTables = 6;
constexpr std::uint32_t kLongestLife = 250;  // milliseconds that a server lives once all tables have gone on
constexpr std::uint32_t kLongestAway = 400;  // milliseconds that the database is away

class CrashTest {
 public:
  // On PostgreSQL the database is killed too.
  CrashTest(std::uint64_t seed, bool postgres) : scene_(loop_, seed), interrupted_(cli::catchInterrupt()) {
    if (postgres) {
      postgres_ = std::make_unique<testing::Postgres>();
      db_ = postgres_->freshDatabaseOverTcp();
    }
    scene_.door = [this] { return server_->address(); };
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
    company_.gather(kTables);
    int done = 0;
    while (done < kills && !interrupted_ && company_.allGoOn()) {
      passTime(kLongestLife);
      if (postgres_ && onLoop([this] { return scene_.random.below(3) != 0; })) {
        killDatabase();
        if (!company_.allGoOn()) break;
        passTime(kLongestLife);
      }
      if (postgres_ && onLoop([this] { return scene_.random.below(4) == 0; })) postgresDiesWithServer();
      else server_->kill();
      ++done;
      std::cerr << "\r\033[Kkill " << done << ", of the database " << dbKills << ", faults " << faults() << std::flush;
      company_.waitFor([](const Witness& one) { return !one.isHere(); }, "a connection outlives its server");
      startServer();
      onLoop([this] { company_.forEach([](Witness& one) { one.come(); }); });
    }
    std::cerr << '\n';
    if (!interrupted_) company_.allGoOn();
    finish();
    return done;
  }

  int faults() {
    return onLoop([this] { return scene_.faults.count(); });
  }
  std::size_t eventsChecked() const { return company_.eventsChecked; }

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
    company_.countPlaysAgain();
  }

  void postgresDiesWithServer() {
    postgres_->kill();
    ++dbKills;
    passTime(kLongestAway);
    server_->kill();
    postgres_->start();
  }

  std::string url() const { return db_.empty() ? "sqlite:" + (folder_.path() / "tacit.sqlite").string() : db_; }

  // Nobody comes meanwhile.
  void startServer() {
    server_.reset();
    auto command = serveCommand(folder_.path());
    if (!db_.empty()) command.insert(command.end(), {"--db", db_});
    server_ = std::make_unique<ServerProcess>(command);
  }

  // Nothing new is begun; then all that was ever kept is compared with all that anybody was ever told.
  void finish() {
    company_.endPlaying();
    if (!server_->end()) onLoop([this] { scene_.faults.add(Fault::Stuck, "the server does not end well"); });
    const auto store = store::openStore(url());
    company_.check(*store);
  }

  TemporaryFolder folder_;
  std::unique_ptr<testing::Postgres> postgres_;
  std::string db_;  // empty: SQLite
  std::unique_ptr<ServerProcess> server_;
  testing::ClientLoop loop_;
  Scene scene_;
  const std::atomic<bool>& interrupted_;
  Company company_{scene_, interrupted_};
  std::thread thread_;

 public:
  int dbKills = 0;
};

int run(int kills, std::uint64_t seed, bool postgres) {
  try {
    CrashTest test(seed, postgres);
    const int done = test.run(kills);
    const int lost = test.faults();
    std::cerr << test.eventsChecked() << " events compared\n";
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
