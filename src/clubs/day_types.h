// What HTTP asks and says about the deals of the day (docs/day.md).
#pragma once

#include "table/options.h"

namespace tacit::server {

using json::field;

// One deal of a day: solo with open hands, or a game with and against bots.
struct DayDeal {
  static constexpr std::string_view kType = "DayDeal";
  std::string date;  // 2026-11-16, by universal time
  std::string part;  // solo or duel
  std::string commit;
  std::optional<std::string> seed;  // once the day is over, or for those who have begun
  table::Options options;           // of the table it is played at
  static constexpr auto fields() {
    return json::list(field("date", &DayDeal::date), field("part", &DayDeal::part), field("commit", &DayDeal::commit),
                      field("seed", &DayDeal::seed), field("options", &DayDeal::options));
  }
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
  static constexpr auto fields() {
    return json::list(field("date", &DayLine::date), field("part", &DayLine::part), field("person", &DayLine::person),
                      field("name", &DayLine::name), field("guest", &DayLine::guest), field("points", &DayLine::points),
                      field("marbles", &DayLine::marbles), field("others", &DayLine::others),
                      field("cards", &DayLine::cards));
  }
};

// The same with its game, for the person who played it.
struct DayKept {
  static constexpr std::string_view kType = "DayKept";
  DayLine line;
  std::string file;  // .tac
  static constexpr auto fields() { return json::list(field("line", &DayKept::line), field("file", &DayKept::file)); }
};

// The person who asks, among all who have played it.
struct DayStanding {
  static constexpr std::string_view kType = "DayStanding";
  DayLine line;
  int rank = 0;               // shared by equals
  std::optional<int> beaten;  // percent of the others, equals by half; nobody else has played: nothing
  static constexpr auto fields() {
    return json::list(field("line", &DayStanding::line), field("rank", &DayStanding::rank),
                      field("beaten", &DayStanding::beaten));
  }
};

struct DayPart {
  static constexpr std::string_view kType = "DayPart";
  DayDeal deal;
  int players = 0;
  std::vector<DayLine> best;
  bool begun = false;               // by the person who asks
  std::optional<DayStanding> mine;  // once it is handed in
  static constexpr auto fields() {
    return json::list(field("deal", &DayPart::deal), field("players", &DayPart::players), field("best", &DayPart::best),
                      field("begun", &DayPart::begun), field("mine", &DayPart::mine));
  }
};

struct DayShown {
  static constexpr std::string_view kType = "DayShown";
  std::string date;
  std::int64_t ends = 0;   // when the day is over, in milliseconds since 1970 ...
  std::int64_t until = 0;  // ... and until when what was begun in it may be handed in
  std::vector<DayPart> parts;
  static constexpr auto fields() {
    return json::list(field("date", &DayShown::date), field("ends", &DayShown::ends), field("until", &DayShown::until),
                      field("parts", &DayShown::parts));
  }
};

struct Days {
  static constexpr std::string_view kType = "Days";
  std::string today;
  std::vector<DayDeal> deals;  // of the days to come, today's and the last ones, the latest first
  std::vector<DayLine> mine;   // what the person who asks has handed in, latest first
  static constexpr auto fields() {
    return json::list(field("today", &Days::today), field("deals", &Days::deals), field("mine", &Days::mine));
  }
};

struct DayBegin {
  static constexpr std::string_view kType = "DayBegin";
  std::string part;
  static constexpr auto fields() { return json::list(field("part", &DayBegin::part)); }
};

struct DayHandIn {
  static constexpr std::string_view kType = "DayHandIn";
  std::string part;
  std::string file;  // .tac
  static constexpr auto fields() {
    return json::list(field("part", &DayHandIn::part), field("file", &DayHandIn::file));
  }
};

}  // namespace tacit::server
