// What is kept of the deals of the day: the secret they all come from, and how people did.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tacit::store {

// Whose result of which deal.
struct DayKey {
  std::string day;   // 2026-11-16
  std::string part;  // a day has several deals
  std::string person;

  bool operator==(const DayKey&) const = default;
};

// What somebody has made of it. Which score is good is not known here, only that more is better.
struct DayScore {
  int score = 0;
  int marbles = 0;
  int others = 0;  // marbles of the opponents
  int cards = 0;

  bool operator==(const DayScore&) const = default;
};

struct DayResult {
  DayKey key;
  std::int64_t begunMs = 0;
  std::int64_t finishedMs = 0;  // 0: not handed in
  DayScore score;
  std::string name{};  // NOLINT(readability-redundant-member-init): of the person, as it is now; not written
  bool guest = false;  // likewise

  bool operator==(const DayResult&) const = default;
};

// How a score compares with all that were handed in.
struct DayField {
  int players = 0;
  int worse = 0;
  int same = 0;  // with this one, where it is among them

  bool operator==(const DayField&) const = default;
};

class DayStore {
 public:
  DayStore() = default;
  DayStore(const DayStore&) = delete;
  DayStore& operator=(const DayStore&) = delete;
  DayStore(DayStore&&) = delete;
  DayStore& operator=(DayStore&&) = delete;
  virtual ~DayStore() = default;

  // The secret of this name: this one where there is none yet. Everybody who asks gets the same.
  virtual std::string houseSecret(const std::string& name, const std::string& drawn) = 0;

  // Somebody begins; the first time counts. False: there is no such person.
  virtual bool beginDay(const DayKey& key, std::int64_t nowMs) = 0;
  // False: it was not begun, or is handed in already.
  virtual bool finishDay(const DayKey& key, const DayScore& score, const std::string& record, std::int64_t nowMs) = 0;

  virtual std::optional<DayResult> dayResult(const DayKey& key) = 0;
  // The game of a result that was handed in.
  virtual std::optional<std::string> dayRecord(const DayKey& key) = 0;
  // The best first; of equals the one that came first.
  virtual std::vector<DayResult> bestOfDay(const std::string& day, const std::string& part, int limit) = 0;
  virtual DayField dayField(const std::string& day, const std::string& part, int score) = 0;
  // What somebody has handed in, the last day first.
  virtual std::vector<DayResult> daysOf(const std::string& person, int limit) = 0;
};

}  // namespace tacit::store
