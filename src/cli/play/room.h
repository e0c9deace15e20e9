// The room a game at the terminal is played in: what its parts share, and showing it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "cli/play/people.h"
#include "cli/play/table.h"
#include "cli/play/terminal.h"
#include "drawing/ink.h"
#include "rules/tacit.h"

namespace tacit::cli {

struct Room {
  Room(Terminal atHand, drawing::Ink colours, Table game, People players)
      : terminal(atHand), ink(colours), table(std::move(game)), people(std::move(players)) {}

  Terminal terminal;
  drawing::Ink ink;
  Table table;
  People people;
  bots::Level level = bots::Level::Sampler;
  bool open = false;                        // nobody hides a hand from anybody at the terminal
  int pause = 0;                            // milliseconds after a bot's play
  std::string saveFile;                     // what a bare `save` means
  bool saveAlways = false;                  // keep it up to date after every play
  std::string unfinished;                   // where a game is kept without being asked; empty: nowhere
  bool begun = false;                       // a person has played in it: only then it is worth keeping unasked
  std::string keptIn;                       // the file the game was last written to ...
  bool unsaved = true;                      // ... unless something has happened since
  std::array<std::size_t, kSeats> heard{};  // by seat: events told at that seat's last decision
  std::size_t printed = 0;                  // where the screen is not cleared: events printed

  // The seats whose secrets are the person's own.
  SeatSet eyes(SeatSet person) const;
  View view(SeatSet person) const;
  // The person alone at the terminal when there is only one (or all is open); otherwise nobody in particular.
  SeatSet onlooker() const;
};

// Prints sentences, broken between words.
void say(const Room& room, std::string_view text);

// Draws the screen: state of the deal, board, what has happened, and `below`. `board` is what to draw, not always
// the board of the position: a seven may be on its way.
void show(Room& room, SeatSet person, const Board& board, const std::vector<std::string>& below);

// Where the screen is not cleared: prints what everybody may hear and has happened since the last call.
void tellNews(Room& room);

// The same for what only this person may hear, since his last decision.
void tellSecrets(Room& room, SeatSet person);

// Lines of the log from an event on, as this person may read them.
std::vector<std::string> logLines(const Room& room, SeatSet person, std::size_t from);

}  // namespace tacit::cli
