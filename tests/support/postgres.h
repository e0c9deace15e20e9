// A PostgreSQL server for tests: from Debian's package, in a folder of its own, on a socket in it and on a port of
// 127.0.0.1.
#pragma once

#include <soci/soci.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <string>

#include "match/program.h"
#include "store/postgres_url.h"
#include "support/folder.h"
#include "support/free_port.h"

namespace soci {
extern "C" const backend_factory* factory_postgresql();
}

namespace tacit::testing {

class Postgres {
 public:
  // The one of this program; throws, with what PostgreSQL said, when it cannot be started.
  static Postgres& instance() {
    static Postgres postgres;
    return postgres;
  }

  // Another one, that a test may kill. What it has kept outlives its processes in any case; one that has to outlive the
  // machine takes as long as a disk does.
  enum class Keeps : std::uint8_t { UntilPowerFails, ForGood };
  explicit Postgres(Keeps keeps = Keeps::UntilPowerFails)
      : port_(freePort()), folder_(newFolder(keeps)), server_(script(folder_, port_, keeps)) {
    expect("ready");
  }
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  Postgres(Postgres&&) = delete;
  Postgres& operator=(Postgres&&) = delete;
  ~Postgres() {
    server_.send("end\n", soon());
    static_cast<void>(said("gone"));
  }

  // The URL of a database with nothing in it, over the socket; anybody who may read the folder may come in.
  std::string freshDatabase() { return url(newDatabase()); }
  // The same over TCP, as it is written in the documentation: with a password.
  std::string freshDatabaseOverTcp() { return tcpUrl(newDatabase()); }
  // The same database over TCP with another password.
  std::string tcpUrl(const std::string& database, const std::string& password = kPasswordEncoded) const {
    return "postgresql://tacit:" + password + "@127.0.0.1:" + port_ + "/" + database;
  }

  // Signal 9 to all its processes, as if the machine had gone.
  void kill() { tell("kill"); }
  void start() { tell("start"); }
  // All its processes stand still, and answer nobody, until they are woken.
  void freeze() { tell("freeze"); }
  void wake() { tell("wake"); }
  const std::string& port() const { return port_; }
  // The first of its processes, for their figures.
  pid_t process() const {
    pid_t pid = -1;
    std::ifstream(folder_ + "/data/postmaster.pid") >> pid;
    return pid;
  }
  // Ends all sessions.
  void dropConnections() {
    soci::session sql(*soci::factory_postgresql(), store::postgresKeywords(url("postgres")) + "connect_timeout=60");
    sql << "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
           " AND backend_type = 'client backend'";
  }

  static constexpr const char* kPasswordEncoded = "p%40%3A%2F%20%27%5C%25%3Dw%20d";

 private:
  // With as few files as will do.
  static constexpr const char* kMake = R"sh(
rm -rf data
cat >password <<'END'
p@:/ '\%=w d
END
chmod 644 password
$as "$bin/initdb" -D "$dir/data" -U tacit --auth-local=trust --auth-host=scram-sha-256 --pwfile=password \
  -E UTF8 --locale=C.UTF-8 --wal-segsize=1 --no-sync >log || { cat log; exit; }
$as "$bin/postgres" --single -D "$dir/data" postgres >log <<'END' || { cat log; exit; }
UPDATE pg_database SET datistemplate = false WHERE datname = 'template1'
DROP DATABASE template1
END
)sh";

  static match::Clock::time_point soon() { return match::Clock::now() + std::chrono::seconds(60); }

  static std::string newFolder(Keeps keeps) {
    match::ignoreBrokenPipes();
    const auto where = keeps == Keeps::ForGood ? std::filesystem::temp_directory_path() : scratch();
    std::string folder = where / "tacit-pg-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder for PostgreSQL: " + folder);
    return folder;
  }

  // Waits until it is told to stop or we are gone, however that came about, and leaves nothing behind. PostgreSQL
  // refuses to be run by root. It is a child of the shell, which sees to it that nothing is left of one that was killed:
  // one that nobody has asked for its end looks as if it still ran. Its shared memory is free when its last process has
  // gone. A data folder takes a second to make; it is made once, and kept beside this program for others to copy.
  static std::string script(const std::string& folder, const std::string& port, Keeps keeps) {
    const std::string program = std::filesystem::read_symlink("/proc/self/exe");
    return "dir='" + folder + "'\nport=" + port + "\nfsync=" + (keeps == Keeps::ForGood ? "on" : "off") + "\nkept='" +
           program.substr(0, program.rfind('/')) + "/postgres-" + std::to_string(std::hash<std::string>{}(kMake)) +
           "-'\n" + R"sh(exec 2>&1
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
kept=$kept$(echo "$bin" | cut -d / -f 5).tar
as=
[ "$(id -u)" != 0 ] || as='setpriv --reuid=postgres --regid=postgres --clear-groups --'
processes() { echo "$pid" $(ps -o pid= --ppid "$pid"); }
ready() { [ "$(sed -n '1p;8p' data/postmaster.pid | tr -d ' \n')" = "${pid}ready" ]; }
start() {
  for try in 1 2 3 4 5 6 7 8 9 10; do
    $as "$bin/postgres" -D "$dir/data" -c fsync=$fsync -k "$dir" -p $port -c listen_addresses=127.0.0.1 \
      -c shared_buffers=16MB >>log &
    pid=$!
    while kill -0 $pid; do
      if ready; then return; fi
      sleep 0.02
    done
    sleep 0.2
  done
  cat log
  exit
}
trap 'cd /; rm -rf "$dir"' EXIT
cd "$dir" || exit
[ "$(id -u)" != 0 ] || chown postgres .
if ! $as tar xf - <"$kept"; then
)sh" + kMake +
           R"sh(
  tar cf "$kept.$$" data && mv "$kept.$$" "$kept"
fi
start
echo ready
while read -r line && [ "$line" != end ]; do
  case $line in
    kill) kill -9 $(processes); wait $pid ;;
    start) start ;;
    freeze) kill -STOP $(processes) ;;
    wake) kill -CONT $(processes) ;;
  esac
  echo "$line"
done
kill -CONT $(processes)
kill -QUIT $pid
wait $pid
cd /; rm -rf "$dir"
echo gone
)sh";
  }

  // Empty when it said this word, otherwise all it said.
  std::string said(const std::string& word) {
    const std::atomic<bool> never = false;
    std::string all;
    std::string line;
    while (server_.readLine(line, soon(), never) == match::Program::Got::Line) {
      if (line == word) return {};
      all += line + '\n';
    }
    return all.empty() ? "it said nothing" : all;
  }
  void expect(const std::string& word) {
    if (const std::string answer = said(word); !answer.empty())
      throw std::runtime_error("PostgreSQL does not say " + word + ": " + answer);
  }
  void tell(const std::string& word) {
    server_.send(word + "\n", soon());
    expect(word);
  }

  std::string newDatabase() {
    const std::string name = "db" + std::to_string(++databases_);
    soci::session sql(*soci::factory_postgresql(), store::postgresKeywords(url("postgres")) + "connect_timeout=60");
    sql << "CREATE DATABASE " << name << " TEMPLATE template0 STRATEGY file_copy ENCODING 'UTF8'";
    return name;
  }

  std::string url(const std::string& database) const {
    return "postgresql://tacit@/" + database + "?host=" + folder_ + "&port=" + port_;
  }

  std::string port_;
  std::string folder_;
  match::Program server_;
  int databases_ = 0;
};

}  // namespace tacit::testing
