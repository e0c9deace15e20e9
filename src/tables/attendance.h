// Who of those who have a place at a table is there.
#pragma once

#include "tables/room.h"

namespace tacit::tables {

enum class Coming : std::uint8_t { Here, Away, Never };
constexpr auto enumNames(Coming /*any*/) { return std::array<std::string_view, 3>{"here", "away", "never"}; }

struct Attendant {
  static constexpr std::string_view kType = "Attendant";
  std::string person;
  Coming is = Coming::Never;
  int seconds = 0;  // away for so long
  TACIT_FIELDS(Attendant, person, is, seconds)
};

// Of the tables of a tournament whose games are not over.
struct Attendance {
  static constexpr std::string_view kType = "Attendance";
  std::vector<Attendant> people;
  TACIT_FIELDS(Attendance, people)
};

void addAttendants(const Room& room, Attendance& attendance);

}  // namespace tacit::tables
