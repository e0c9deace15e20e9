// A session with either database that is opened again when it was lost, and the claim to be its only owner.
#pragma once

#include <soci/soci.h>

#include <cstdint>
#include <mutex>
#include <string>

#include "store/store.h"

namespace tacit::store {

// What the database says, on one line, without the part in which PostgreSQL quotes what was to be kept.
std::string plain(std::string message);

// Throws what a SOCI error means to others: StoreUnavailable or StoreError. soci_error::what() also quotes all values
// of the statement: not for logs.
[[noreturn]] void explain(const soci::soci_error& error, const std::string& what = {});

// An owner brings them up to date; who shares them wants them to be so.
enum class Tables : std::uint8_t { UpToDate, AsTheyAre };

class Database {
 public:
  // Throws StoreError.
  Database(const std::string& url, Access access, Tables tables = Tables::UpToDate);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  // The same object all the time.
  soci::session& session() { return session_; }
  bool isPostgres() const { return postgres_; }

  // Whether a session that failed is of no use any more. SQLite's stays: what it failed to commit, it knows.
  bool dropIfLost();
  // Opens it again if it was dropped; true if it did. What was committed under the old session is known then.
  bool reopen();
  // From any thread: has a call that waits for PostgreSQL fail at once. Nothing happens otherwise.
  void interrupt();

 private:
  void open();
  void openSqlite();
  void openPostgres();
  void setUpPostgres();
  void limitTimes();
  void close();
  bool tryToOwn();
  void own();
  bool endLostSession();
  void lockFile(const std::string& path);

  const bool postgres_;
  const Access access_;
  std::string connection_;  // as SOCI takes it
  std::string path_;        // SQLite's
  soci::session session_;
  bool open_ = false;
  bool begun_ = false;  // was open once
  int lock_ = -1;       // SQLite's, a file
  int backend_ = 0;     // PostgreSQL's process for our session, the last one
  std::mutex mutex_;    // guards the socket
  int socket_ = -1;     // PostgreSQL's
};

}  // namespace tacit::store
