// What is kept of the deals of the day: the secret they all come from, and how people did.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// Whose result of which deal.
struct DayKey {
  std::string day;   // 2026-11-16
  std::string part;  // a day has several deals
  std::string person;

  bool operator==(const DayKey&) const = default;
};

// How a person did. Which score is good is not known here, only that more is better.
struct DayScore {
  int score = 0;
  int marbles = 0;
  int others = 0;  // marbles of the opponents
  int cards = 0;

  bool operator==(const DayScore&) const = default;
};

struct DayResult {
  DayKey key;
  base::Instant begun;
  base::Instant finished;  // 1970: not handed in
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

class DayStore : StorePart {
 public:
  using StorePart::StorePart;

  // The secret of this name: `drawn` where there is none yet. Everyone who asks gets the same.
  std::string secret(const std::string& name, const std::string& drawn);

  // The first time counts. False: there is no such person.
  bool begin(const DayKey& key, base::Instant now);
  // False: it was not begun, or is handed in already.
  bool finish(const DayKey& key, const DayScore& score, const std::string& record, base::Instant now);

  std::optional<DayResult> result(const DayKey& key);
  // The game of a result that was handed in.
  std::optional<std::string> record(const DayKey& key);
  // The best first; of equals the one that came first.
  std::vector<DayResult> best(const std::string& day, const std::string& part, int limit);
  DayField field(const std::string& day, const std::string& part, int score);
  // What a person has handed in, the last day first.
  std::vector<DayResult> of(const std::string& person, int limit);

 private:
  template <class Bind>
  std::vector<DayResult> select(std::string_view which, Bind bind);
};

}  // namespace tacit::store
