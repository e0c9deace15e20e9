// The game after this one: who sits where, who sits out, and what the evening has come to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/referee.h"

namespace tacit::table {

struct NextGame {
  std::string host;
  std::vector<std::optional<Person>> seats;  // by place; empty for a bot, or for somebody who is still to come
  Evening evening;
};

// The evening with this game, once it is over.
Evening eveningOf(const Table& table);

// Who will sit where, as things stand, and who sits out.
struct NextSeats {
  static constexpr std::string_view kType = "NextSeats";
  std::vector<std::string> places;  // by place: the person's id, empty for a bot
  std::vector<std::string> out;     // people who played or waited
  TACIT_FIELDS(NextSeats, places, out)
};

// Once a game among several people is over, as long as it has no rematch; of people who waited all are taken to be here.
std::optional<NextSeats> nextSeats(const Table& table);

// Who played goes on playing. Those who sat out, as far as they are here, take the places of bots, then of those who have
// played most games in a row; and partners change where that was wished.
NextGame nextGame(const Table& over, const AboutPerson& isHere);

}  // namespace tacit::table
