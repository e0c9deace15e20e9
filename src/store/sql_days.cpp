#include "store/days.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

constexpr std::string_view kDayResults =
    "SELECT r.day, r.part, r.person, r.begun_ms, r.finished_ms, r.score, r.marbles, r.others, r.cards, p.name,"
    " CASE WHEN a.person IS NULL THEN 1 ELSE 0 END"
    " FROM day_results r JOIN people p ON p.id = r.person LEFT JOIN accounts a ON a.person = r.person ";

}  // namespace

// Of two who draw at once both read what the first has written.
std::string DayStore::secret(const std::string& name, const std::string& drawn) {
  return guarded([&] {
    check(name, drawn);
    std::string kept;
    const auto read = [&] {
      sql_ << "SELECT secret FROM house_secrets WHERE name = :name", use(name), into(kept);
      return sql_.got_data();
    };
    if (read()) return kept;
    sql_ << "INSERT INTO house_secrets (name, secret) VALUES (:name, :secret) ON CONFLICT DO NOTHING", use(name),
        use(drawn);
    read();
    return kept;
  });
}

bool DayStore::begin(const DayKey& key, base::Instant now) {
  return guarded([&] {
    check(key.day, key.part, key.person);
    if (!isThere(key.person)) return false;
    sql_ << "INSERT INTO day_results (day, part, person, begun_ms) VALUES (:day, :part, :person, :now)"
            " ON CONFLICT DO NOTHING",
        use(key.day), use(key.part), use(key.person), use(now);
    return true;
  });
}

bool DayStore::finish(const DayKey& key, const DayScore& score, const std::string& record, base::Instant now) {
  return guarded([&] {
    check(key.day, key.part, key.person, record);
    return changed((sql_.prepare << "UPDATE day_results SET finished_ms = :now, score = :score, marbles = :marbles,"
                                    " others = :others, cards = :cards, record = :record"
                                    " WHERE day = :day AND part = :part AND person = :person AND finished_ms = 0",
                    use(now), use(score.score), use(score.marbles), use(score.others), use(score.cards), use(record),
                    use(key.day), use(key.part), use(key.person))) == 1;
  });
}

std::optional<DayResult> DayStore::result(const DayKey& key) {
  if (!isText(key.day) || !isText(key.part) || !isText(key.person)) return {};
  return firstOf(select("WHERE r.day = :day AND r.part = :part AND r.person = :person",
                        [&](auto& query) { query, use(key.day), use(key.part), use(key.person); }));
}

std::optional<std::string> DayStore::record(const DayKey& key) {
  if (!isText(key.day) || !isText(key.part) || !isText(key.person)) return {};
  return guarded([&]() -> std::optional<std::string> {
    std::string record;
    sql_ << "SELECT record FROM day_results"
            " WHERE day = :day AND part = :part AND person = :person AND finished_ms > 0",
        use(key.day), use(key.part), use(key.person), into(record);
    return sql_.got_data() ? std::optional(record) : std::nullopt;
  });
}

std::vector<DayResult> DayStore::best(const std::string& day, const std::string& part, int limit) {
  if (!isText(day) || !isText(part)) return {};
  const int most = std::max(limit, 0);
  return select(
      "WHERE r.day = :day AND r.part = :part AND r.finished_ms > 0"
      " ORDER BY r.score DESC, r.finished_ms, r.person LIMIT :most",
      [&](auto& query) { query, use(day), use(part), use(most); });
}

DayField DayStore::field(const std::string& day, const std::string& part, int score) {
  if (!isText(day) || !isText(part)) return {};
  return guarded([&] {
    DayField field;
    sql_ << "SELECT COUNT(*), COALESCE(SUM(CASE WHEN score < :score THEN 1 ELSE 0 END), 0),"
            " COALESCE(SUM(CASE WHEN score = :score THEN 1 ELSE 0 END), 0)"
            " FROM day_results WHERE day = :day AND part = :part AND finished_ms > 0",
        use(score, "score"), use(day, "day"), use(part, "part"), into(field.players), into(field.worse),
        into(field.same);
    return field;
  });
}

std::vector<DayResult> DayStore::of(const std::string& person, int limit) {
  if (!isText(person)) return {};
  const int most = std::max(limit, 0);
  return select("WHERE r.person = :person AND r.finished_ms > 0 ORDER BY r.day DESC, r.part LIMIT :most",
                [&](auto& query) { query, use(person), use(most); });
}

template <class Bind>
std::vector<DayResult> DayStore::select(std::string_view which, Bind bind) {
  return guarded([&] {
    DayResult one;
    auto query = (sql_.prepare << std::string(kDayResults) + std::string(which), into(one.key.day), into(one.key.part),
                  into(one.key.person), into(one.begun), into(one.finished), into(one.score.score),
                  into(one.score.marbles), into(one.score.others), into(one.score.cards), into(one.name), into(flag_));
    bind(query);
    return rowsOf(one, query, [&] { one.guest = flag_ != 0; });
  });
}

}  // namespace tacit::store
