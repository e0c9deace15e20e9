// The connection that all parts of a store share, and what they need to write SQL that both databases understand.
#pragma once

#include <soci/soci.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/database.h"
#include "store/store_part.h"
#include "store/teams.h"
#include "store/text.h"
#include "store/writes.h"

// Times are kept in milliseconds since 1970.
template <>
struct soci::type_conversion<tacit::base::Instant> {
  using base_type = long long;
  static void from_base(base_type ms, indicator /*there*/, tacit::base::Instant& time) {
    time = tacit::base::instantAt(ms);
  }
  static void to_base(const tacit::base::Instant& time, base_type& ms, indicator& there) {
    ms = tacit::base::millisecondsOf(time);
    there = i_ok;
  }
};

// Ids are kept as text.
template <typename Tag>
struct soci::type_conversion<tacit::base::Id<Tag>> {
  using base_type = std::string;
  static void from_base(const std::string& text, indicator /*there*/, tacit::base::Id<Tag>& id) {
    id = tacit::base::Id<Tag>(text);
  }
  static void to_base(const tacit::base::Id<Tag>& id, std::string& text, indicator& there) {
    text = id.plain();
    there = i_ok;
  }
};

namespace tacit::store {

using soci::into;
using soci::use;

// Both databases must be able to keep these. Asked before a statement is begun, not within: SOCI runs a statement when
// the expression ends, even if it ends by an exception.
template <class... Texts>
void check(const Texts&... texts) {
  if (!(isText(texts) && ...)) throw StoreError("text to be kept is not UTF-8 or has a zero byte");
}

// PostgreSQL's: the only one that leases are counted by.
inline constexpr std::string_view kDatabaseClock = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

// How many rows a statement changed.
inline long long changed(const soci::details::prepare_temp_type& prepared) {
  soci::statement statement(prepared);
  statement.execute(true);
  return statement.get_affected_rows();
}

template <class Each>
void forEachRow(const soci::details::prepare_temp_type& prepared, Each each) {
  soci::statement statement(prepared);
  statement.execute();
  while (statement.fetch()) each();
}

// All rows of a query that fills `one`, which `complete` completes.
template <class Row, class Complete>
std::vector<Row> rowsOf(const Row& one, const soci::details::prepare_temp_type& prepared, Complete complete) {
  std::vector<Row> all;
  forEachRow(prepared, [&] {
    complete();
    all.push_back(one);
  });
  return all;
}

template <class Row>
std::vector<Row> rowsOf(const Row& one, const soci::details::prepare_temp_type& prepared) {
  return rowsOf(one, prepared, [] {});
}

template <class Row>
std::optional<Row> firstOf(std::vector<Row> rows) {
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

// The statement that is by far the most frequent, prepared once. It looks itself whether the table is there and the
// number is the next one: when a statement that is kept fails, SOCI forgets to free what was bound to it.
class EventInsert {
 public:
  EventInsert(soci::session& sql, bool postgres)
      : insert_((sql.prepare << std::string(postgres ? kForPostgres : kForSqlite), use(event_.table, "table_id"),
                 use(event_.number, "number"), use(event_.text, "text"))) {}

  bool operator()(const TableEvent& event) {
    check(event.table, event.text);
    event_ = event;
    insert_.execute(true);
    return insert_.get_affected_rows() == 1;
  }

 private:
  // One row if the event is the next of a table that is there, none otherwise.
  static constexpr std::string_view kForPostgres =
      "INSERT INTO events (table_id, number, text)"
      " SELECT id, CAST(:number AS BIGINT), :text FROM tables WHERE id = :table_id AND CAST(:number AS BIGINT) ="
      " 1 + (SELECT COALESCE(MAX(number), 0) FROM events WHERE table_id = :table_id)";
  // The same: a row without a table is ignored. SQLite would make a table of its own for the SELECT above, each time.
  static constexpr std::string_view kForSqlite =
      "INSERT OR IGNORE INTO events (table_id, number, text)"
      " VALUES ((SELECT id FROM tables WHERE id = :table_id AND :number ="
      " 1 + (SELECT COALESCE(MAX(number), 0) FROM events WHERE table_id = :table_id)), :number, :text)";

  TableEvent event_;  // bound to the statement
  soci::statement insert_;
};

class Connection : public Database {
 public:
  using Database::Database;

  template <class Work>
  auto guarded(Work work) {
    if (reopen()) insertEvent_.reset();
    try {
      return work();
    } catch (const soci::soci_error& error) {
      insertEvent_.reset();
      if (dropIfLost()) throw StoreUnavailable(plain(error.get_error_message()));
      explain(error);
    }
  }

  // False: it is not the next one of a table.
  bool insert(const TableEvent& event) {
    if (!insertEvent_) insertEvent_ = std::make_unique<EventInsert>(session(), isPostgres());
    return (*insertEvent_)(event);
  }

 private:
  std::unique_ptr<EventInsert> insertEvent_;  // made when it is needed, and again after a failure
};

// The course of a rating, the oldest first, from a query for its last points with :key and :most.
std::vector<RatingPoint> ratingPoints(Connection& connection, const std::string& query, const std::string& key,
                                      int limit);

template <class Work>
auto StorePart::guarded(Work work) {
  return connection_.guarded(std::move(work));
}

}  // namespace tacit::store
