// Both kinds of database, for tests that must pass on each.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "store/postgres_url.h"
#include "store/store.h"
#include "support/folder.h"
#include "support/postgres.h"
#include "support/wait.h"

namespace soci {
extern "C" const backend_factory* factory_sqlite3();
}

namespace tacit::store {

// So many milliseconds after the beginning of 1970.
consteval base::Instant operator""_ms(unsigned long long ms) { return base::Instant(base::Duration(ms)); }

class Databases {
 public:
  Databases() = default;
  Databases(const Databases&) = delete;
  Databases& operator=(const Databases&) = delete;
  virtual ~Databases() = default;
  // The URL of a database with nothing in it.
  virtual std::string fresh() = 0;
  // Into it without a Store, to see or prepare what is there.
  virtual std::unique_ptr<soci::session> behind(const std::string& url) = 0;
};

class SqliteFiles : public Databases {
 public:
  std::string fresh() override { return "sqlite:" + folder_.path(std::to_string(++count_) + ".db"); }
  std::unique_ptr<soci::session> behind(const std::string& url) override {
    return std::make_unique<soci::session>(*soci::factory_sqlite3(), "db=\"" + url.substr(7) + "\"");
  }

 private:
  testing::TemporaryFolder folder_;
  int count_ = 0;
};

class PostgresDatabases : public Databases {
 public:
  std::string fresh() override { return testing::Postgres::instance().freshDatabase(); }
  std::unique_ptr<soci::session> behind(const std::string& url) override {
    return std::make_unique<soci::session>(*soci::factory_postgresql(), postgresKeywords(url) + "connect_timeout=60");
  }
};

// For a Keeper that has nothing to despair of.
inline void mustNotFail(const std::string& what) { ADD_FAILURE() << what; }

// Every TEST is a process of its own, and a PostgreSQL server for each takes its time: so all checks of a file run in
// one TEST for each kind.
struct Check {
  const char* name;
  void (*run)(Databases&);
};

inline void runAll(Databases& databases, const std::vector<Check>& checks) {
  for (const Check& check : checks) {
    SCOPED_TRACE(check.name);
    ASSERT_NO_THROW(check.run(databases));
  }
}

inline void write(Store& store, const std::vector<Write>& writes) { store.write(writes); }

// A few people, and a table to play at.
inline void furnish(Store& store) {
  write(store, {NewPerson{"p1", "Anna", 1000_ms}, NewPerson{"p2", "Łucja", 2000_ms}, NewPerson{"p3", "タロウ", 3000_ms},
                NewTable{"t1", 5000_ms}});
}

}  // namespace tacit::store
