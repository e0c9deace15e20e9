// What HTTP asks and says about the deals of the day (docs/day.md).
#pragma once

#include "table/options.h"

namespace tacit::clubs {

// One deal of a day: solo with open hands, or a game with and against bots.
struct DayDeal {
  static constexpr std::string_view kType = "DayDeal";
  std::string date;  // 2026-11-16, by universal time
  std::string part;  // solo or duel
  std::string commit;
  std::optional<std::string> seed;  // once the day is over, or for those who have begun
  table::Options options;           // of the table it is played at
  TACIT_FIELDS(DayDeal, date, part, commit, seed, options)
};

// What somebody has made of it.
struct DayLine {
  static constexpr std::string_view kType = "DayLine";
  std::string date;
  std::string part;
  std::string person;
  std::string name;
  bool guest = false;
  int points = 0;  // TAC-System; solo: none
  int marbles = 0;
  int others = 0;  // marbles of the opponents
  int cards = 0;   // that were laid
  TACIT_FIELDS(DayLine, date, part, person, name, guest, points, marbles, others, cards)
};

// The same with its game, for the person who played it.
struct DayKept {
  static constexpr std::string_view kType = "DayKept";
  DayLine line;
  std::string file;  // .tac
  TACIT_FIELDS(DayKept, line, file)
};

// The person who asks, among all who have played it.
struct DayStanding {
  static constexpr std::string_view kType = "DayStanding";
  DayLine line;
  int rank = 0;               // shared by equals
  std::optional<int> beaten;  // percent of the others, equals by half; nobody else has played: nothing
  TACIT_FIELDS(DayStanding, line, rank, beaten)
};

struct DayPart {
  static constexpr std::string_view kType = "DayPart";
  DayDeal deal;
  int players = 0;
  std::vector<DayLine> best;
  bool begun = false;               // by the person who asks
  std::optional<DayStanding> mine;  // once it is handed in
  TACIT_FIELDS(DayPart, deal, players, best, begun, mine)
};

struct DayShown {
  static constexpr std::string_view kType = "DayShown";
  std::string date;
  base::Instant ends;   // when the day is over ...
  base::Instant until;  // ... and until when what was begun in it may be handed in
  std::vector<DayPart> parts;
  TACIT_FIELDS(DayShown, date, ends, until, parts)
};

struct Days {
  static constexpr std::string_view kType = "Days";
  std::string today;
  std::vector<DayDeal> deals;  // of the days to come, today's and the last ones, the latest first
  std::vector<DayLine> mine;   // what the person who asks has handed in, latest first
  TACIT_FIELDS(Days, today, deals, mine)
};

struct DayBegin {
  static constexpr std::string_view kType = "DayBegin";
  std::string part;
  TACIT_FIELDS(DayBegin, part)
};

struct DayHandIn {
  static constexpr std::string_view kType = "DayHandIn";
  std::string part;
  std::string file;  // .tac
  TACIT_FIELDS(DayHandIn, part, file)
};

}  // namespace tacit::clubs
