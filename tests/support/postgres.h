// A PostgreSQL server for the tests of one program: from Debian's package, in a folder of its own, on a socket in it.
#pragma once

#include <soci/soci.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <stdexcept>
#include <string>

#include "match/program.h"

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

  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  ~Postgres() {
    server_.send("stop\n", soon());
    static_cast<void>(said("gone"));
  }

  // The URL of a database with nothing in it.
  std::string freshDatabase() {
    const std::string name = "db" + std::to_string(++databases_);
    soci::session sql(*soci::factory_postgresql(), url("postgres"));
    sql << "CREATE DATABASE " << name << " TEMPLATE template0 ENCODING 'UTF8'";
    return url(name);
  }

 private:
  Postgres() : folder_(newFolder()), server_(script(folder_)) {
    if (const std::string answer = said("ready"); !answer.empty())
      throw std::runtime_error("PostgreSQL cannot be started: " + answer);
  }

  static match::Clock::time_point soon() { return match::Clock::now() + std::chrono::seconds(60); }

  static std::string newFolder() {
    match::ignoreBrokenPipes();
    std::string folder = std::filesystem::temp_directory_path() / "tacit-pg-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder for PostgreSQL: " + folder);
    return folder;
  }

  // Waits until it is told to stop or we are gone, however that came about, and leaves nothing behind. PostgreSQL refuses
  // to be run by root.
  static std::string script(const std::string& folder) {
    return "dir='" + folder + "'\n" + R"sh(exec 2>&1
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
trap 'cd /; rm -rf "$dir"' EXIT
cd "$dir" || exit
[ "$(id -u)" != 0 ] || chown postgres "$dir"
as "$bin/initdb" -D "$dir/data" -U tacit -A trust -E UTF8 --locale=C.UTF-8 --no-sync >log || { cat log; exit; }
as "$bin/pg_ctl" -D "$dir/data" -l "$dir/data/log" -w -t 60 \
  -o "-F -k '$dir' -c listen_addresses='' -c shared_buffers=16MB" start >log || { cat log data/log; exit; }
echo ready
read -r line
as "$bin/pg_ctl" -D "$dir/data" -m immediate stop >log
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

  std::string url(const std::string& database) const { return "postgresql://tacit@/" + database + "?host=" + folder_; }

  std::string folder_;
  match::Program server_;
  int databases_ = 0;
};

}  // namespace tacit::testing
