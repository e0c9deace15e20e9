#include "store/database.h"

#include <fcntl.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "store/postgres_url.h"
#include "store/schema.h"

namespace tacit::store {
namespace {

using namespace std::chrono_literals;
using soci::into;
using soci::use;

constexpr std::string_view kSqliteUrl = "sqlite:";

// A commit is on disk when it returns (FULL); readers and the writer do not wait for one another (WAL).
constexpr std::array<std::string_view, 3> kSqlite = {
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
};

// Seconds to wait while another program writes, such as one that makes a copy.
constexpr std::string_view kSqliteOptions = " timeout=5";

// A server that hangs or is cut off is noticed after some ten seconds. Without blanks in the values: SOCI cuts the text
// at blanks and puts it together again, which harms what comes last.
constexpr std::string_view kPostgresOptions =
    "keepalives_idle=5 keepalives_interval=2 keepalives_count=3 tcp_user_timeout=10000 client_encoding=UTF8"
    " connect_timeout=5";

// The first: otherwise it tells standard error about every table that is there already. The last ones have the server
// notice that we are cut off, and let go of our locks.
constexpr std::array<std::string_view, 5> kPostgres = {
    "SET client_min_messages = warning", "SET synchronous_commit = on",  "SET tcp_keepalives_idle = 5",
    "SET tcp_keepalives_interval = 2",   "SET tcp_keepalives_count = 3",
};

// Not while the tables are brought up to date, which may take its time.
constexpr std::array<std::string_view, 3> kPostgresTimes = {
    "SET statement_timeout = '10s'",
    "SET lock_timeout = '5s'",
    "SET idle_in_transaction_session_timeout = '30s'",
};

constexpr std::string_view kSqliteReads = "PRAGMA query_only = ON";
constexpr std::string_view kPostgresReads = "SET default_transaction_read_only = on";

// What an owner holds an advisory lock on: "tacit" in ASCII.
constexpr long long kOwnersLock = 0x7461636974;

// The process that PostgreSQL ran for a server that was killed is there for a moment longer.
constexpr auto kLongestToOwn = 6s;

constexpr std::string_view kOwned = "another server is running on this database; stop it first";

bool passesInPostgres(const std::string& state) {
  // Connection; resources (disk, memory, connections); operator (shutting down, cancelled); system; rolled back for the
  // sake of others; not now (locked); a standby that is to become the main one.
  constexpr std::array<std::string_view, 7> kPassing = {"08", "53", "57", "58", "40", "55P03", "25006"};
  return std::ranges::any_of(kPassing, [&](const auto start) { return state.starts_with(start); });
}

bool passesInSqlite(int result) {
  constexpr std::array<int, 6> kPassing = {SQLITE_BUSY,  SQLITE_LOCKED,   SQLITE_FULL,
                                           SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_PROTOCOL};
  return std::ranges::find(kPassing, result & 0xFF) != kPassing.end();
}

bool passes(const soci::soci_error& error) {
  if (const auto* const postgres = dynamic_cast<const soci::postgresql_soci_error*>(&error))
    return passesInPostgres(postgres->sqlstate());
  if (const auto* const sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error))
    return passesInSqlite(sqlite->result());
  return false;
}

// A database that answers and doesn't want us. There is no code to be had for it, and what it says may be in any language:
// whatever isn't known is waited for.
bool refusedForGood(const std::string& text) {
  return text.find("authentication failed") != std::string::npos || text.find("does not exist") != std::string::npos;
}

// Nobody else may read what is kept. SQLite gives its further files the mode of the first.
void makePrivate(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file >= 0) ::close(file);
  for (const char* const end : {"", "-wal", "-shm", ".lock"})
    std::ignore = ::chmod((path + end).c_str(), S_IRUSR | S_IWUSR);  // somebody else's file stays as it is
}

// By whatever name it is given, a file has one owner.
std::string resolved(const std::string& path) {
  std::error_code unknown;  // then it is not there yet, and has no other name
  const auto real = std::filesystem::canonical(path, unknown);
  return unknown ? path : real.string();
}

}  // namespace

std::string plain(std::string message) {
  message.resize(std::min(message.size(), message.find("DETAIL:")));
  std::ranges::replace(message, '\n', ' ');
  message.resize(message.find_last_not_of(' ') + 1);
  return message;
}

void explain(const soci::soci_error& error, const std::string& what) {
  const std::string text = what + plain(error.get_error_message());
  if (passes(error)) throw StoreUnavailable(text);
  throw StoreError(text);
}

Database::Database(const std::string& url, Access access, Tables tables)
    : postgres_(isPostgresUrl(url)), access_(access) {
  if (postgres_) connection_ = postgresKeywords(url) + std::string(kPostgresOptions);
  else if (url.starts_with(kSqliteUrl)) path_ = resolved(url.substr(kSqliteUrl.size()));
  else  // not repeated: there may be a password in it
    throw StoreError("a database is given as sqlite:PATH or postgresql://user:password@host:port/name");
  if (!postgres_ && access_ == Access::Node) throw StoreError("a cluster needs PostgreSQL");
  const bool owns = access_ == Access::Owner || access_ == Access::Node;
  const std::string what = "cannot open " + (postgres_ ? "the PostgreSQL database" : url) + ": ";
  try {
    open();
    if (tables == Tables::UpToDate && owns) migrate(session_, migrations());
    if (tables == Tables::UpToDate && !owns) checkVersion(session_, migrations());
    if (tables == Tables::UpToDate) limitTimes();
    begun_ = true;
  } catch (const soci::soci_error& error) {
    close();
    explain(error, what);
  } catch (const StoreUnavailable& error) {
    close();
    throw StoreUnavailable(what + error.what());
  } catch (const StoreError& error) {
    close();
    throw StoreError(what + error.what());
  }
}

Database::~Database() {
  close();
  if (lock_ >= 0) ::close(lock_);
}

void Database::open() {
  if (postgres_) openPostgres();
  else openSqlite();
  open_ = true;
}

void Database::openSqlite() {
  if (path_.empty() || path_.find_first_of(std::string_view("\"\0", 2)) != std::string::npos)
    throw StoreError("a path without quotation marks is needed");
  if (access_ != Access::Owner && ::access(path_.c_str(), F_OK) != 0)
    throw StoreError("unable to open database file: it isn't there");
  if (access_ == Access::Owner) {
    lockFile(path_ + ".lock");
    makePrivate(path_);
  }
  session_.open(*soci::factory_sqlite3(), "db=\"" + path_ + '"' + std::string(kSqliteOptions));
  for (const auto statement : kSqlite) session_ << statement;
  if (access_ == Access::Reader) session_ << kSqliteReads;
}

// Let go when we are gone, however that came about.
void Database::lockFile(const std::string& path) {
  if (lock_ < 0) lock_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (lock_ < 0) throw StoreError("unable to open database file: " + path + ": " + std::strerror(errno));
  if (::flock(lock_, LOCK_EX | LOCK_NB) != 0) throw StoreError(std::string(kOwned));
}

void Database::openPostgres() {
  try {
    session_.open(*soci::factory_postgresql(), connection_);
  } catch (const soci::soci_error& error) {
    const std::string text = plain(error.get_error_message());
    if (!begun_ && refusedForGood(text)) throw StoreError(text);
    throw StoreUnavailable(text);
  }
  setUpPostgres();
  if (begun_) limitTimes();
  if (access_ == Access::Reader) session_ << kPostgresReads;
  if (access_ == Access::Owner || access_ == Access::Node) own();
}

void Database::setUpPostgres() {
  auto* const backend = static_cast<soci::postgresql_session_backend*>(session_.get_backend());
  {
    const std::scoped_lock lock(mutex_);
    socket_ = PQsocket(backend->conn_);
  }
  for (const auto statement : kPostgres) session_ << statement;
}

void Database::limitTimes() {
  if (!postgres_) return;
  for (const auto statement : kPostgresTimes) session_ << statement;
}

// The lock is the session's, and a session ends when its last commit is done or not: who has the lock after a session
// was lost knows what became of it.
void Database::own() {
  const auto deadline = std::chrono::steady_clock::now() + kLongestToOwn;
  while (!tryToOwn()) {
    if (begun_) throw StoreUnavailable("the lost session has not ended yet, or another server has taken the database");
    if (std::chrono::steady_clock::now() > deadline) throw StoreError(std::string(kOwned));
    std::this_thread::sleep_for(100ms);
  }
  session_ << "SELECT pg_backend_pid()", into(backend_);
}

bool Database::tryToOwn() {
  // Other nodes have it as well, so to get it says nothing about a session of ours that was lost.
  if (access_ == Access::Node && backend_ != 0 && endLostSession()) return false;
  int owned = 0;
  const std::string lock = access_ == Access::Node ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
  session_ << "SELECT CASE WHEN " + lock + "(:lock) THEN 1 ELSE 0 END", use(kOwnersLock), into(owned);
  if (owned == 0 && backend_ != 0) std::ignore = endLostSession();
  return owned != 0;
}

// False when it had ended before.
bool Database::endLostSession() {
  int ended = 0;
  session_ << "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_locks WHERE pid = :pid AND locktype = 'advisory'"
              " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      use(backend_), into(ended);
  return ended != 0;
}

void Database::close() {
  open_ = false;
  {
    const std::scoped_lock lock(mutex_);
    socket_ = -1;
  }
  session_.close();
}

bool Database::dropIfLost() {
  if (!postgres_ || session_.is_connected()) return false;
  close();
  return true;
}

bool Database::reopen() {
  if (open_) return false;
  try {
    open();
  } catch (const soci::soci_error& error) {
    close();
    throw StoreUnavailable(plain(error.get_error_message()));
  } catch (const StoreError&) {
    close();
    throw;
  }
  return true;
}

void Database::interrupt() {
  const std::scoped_lock lock(mutex_);
  if (socket_ >= 0) ::shutdown(socket_, SHUT_RDWR);
}

}  // namespace tacit::store
