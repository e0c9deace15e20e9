// Who holds which seats of a table.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/time.h"
#include "rules/seat.h"
#include "table/place_index.h"

namespace tacit::table {

// Somebody who wants to play on for a bot.
struct SeatAsking {
  std::string person;  // empty: nobody does
  std::string name;
  bool guest = false;
  PlaceSet agreed;  // the places that have said yes
};

// What one person takes: one seat or several, held by a person, by a bot, or by nobody yet.
struct Place {
  SeatSet seats;
  std::string person;
  std::string name;  // the person's
  bool guest = false;
  bool program = false;  // somebody's own program plays for the person
  std::string level;     // the bot's
  std::int64_t sat = 0;  // the number of the event by which the person sat down
  std::string commit;    // to the word that the person sealed for the shuffles
  std::string word;      // the same, once it is shown
  bool absent = false;
  bool everAbsent = false;
  bool wantsRematch = false;
  bool wantsAbort = false;
  bool wantsBreak = false;  // and in the break: is not back yet
  int lateInARow = 0;
  int tookBack = 0;          // decisions in this game
  base::Duration reserve{};  // what is left
  PlaceSet votedAgainst;     // places that want a bot here
  PlaceSet mutes;            // places that this one does not read
  SeatAsking asking;         // for the bot here

  bool free() const { return person.empty() && level.empty(); }
  bool isPerson() const { return !person.empty(); }
  bool present() const { return isPerson() && !absent; }
  // Whether the person must agree to what changes the game for all; programs agree like bots.
  bool isAsked() const { return present() && !program; }
};

// How somebody says the marbles stand on the wooden board.
struct BoardProposal {
  PlaceIndex by;
  std::string board;
  PlaceSet agreed;  // places that have said yes, the first of them who proposed it
};

// What those who play agree on, or are asked to.
struct Agreements {
  std::optional<BoardProposal> board;
  bool boardWasSet = false;                 // so the plays alone don't tell how the game went
  std::array<int, kSeats> boardsRefused{};  // by the place whose person proposed them
  std::optional<base::Instant> breakSince;  // there is a break
};

class Places : public std::vector<Place> {
 public:
  Agreements agreements;

  PlaceSet all() const { return PlaceSet::first(size()); }
  using std::vector<Place>::operator[];
  Place& operator[](PlaceIndex place) { return begin()[place.plain()]; }
  const Place& operator[](PlaceIndex place) const { return begin()[place.plain()]; }
  PlaceIndex indexOf(Seat seat) const;
  Place& of(Seat seat) { return (*this)[indexOf(seat)]; }
  const Place& of(Seat seat) const { return (*this)[indexOf(seat)]; }
  // A bot decides for this seat, because it holds it or because the person is absent.
  bool botDecides(Seat seat) const { return !of(seat).present(); }

  PlaceSet heldBy(std::string_view person) const;
  // More than one person has a place.
  bool severalPeople() const;

  // Somebody without a place asks for that of a bot; which one it is, and how often they have asked in this game.
  void ask(PlaceIndex place, const SeatAsking& asking);
  std::optional<PlaceIndex> askedFor(std::string_view person) const;
  int asksOf(std::string_view person) const;

 private:
  std::map<std::string, int, std::less<>> asks_;  // by person
};

}  // namespace tacit::table
