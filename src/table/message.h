// What the table tells people: each gets his own copy, made from what he may know and from nothing else.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "table/command.h"
#include "table/next_game.h"
#include "table/sight.h"

namespace tacit::table {

// Somebody who wants to play on for the bot in a place.
struct SeatWish {
  static constexpr std::string_view kType = "SeatWish";
  std::string person;  // the id
  std::string name;
  bool guest = false;
  PlaceSet agreed;  // places that have said yes
  TACIT_FIELDS(SeatWish, person, name, guest, agreed)
};

struct PlaceShown {
  static constexpr std::string_view kType = "Place";
  std::string seats;
  std::optional<std::string> person;  // the id
  std::optional<std::string> name;
  bool guest = false;              // a person without an account
  std::optional<bool> program;     // the person's own program plays; left out for others
  std::optional<std::string> bot;  // its level
  bool absent = false;
  bool wantsAbort = false;
  std::optional<bool> wantsBreak;  // in the break: is not back yet; left out for others
  bool wantsRematch = false;
  PlaceSet votes;                     // places that want a bot here
  std::optional<std::string> commit;  // to the word that was sealed for the shuffles
  std::optional<SeatWish> wish;       // who wants to play on for the bot here
  TACIT_FIELDS(PlaceShown, seats, person, name, guest, program, bot, absent, wantsAbort, wantsBreak, wantsRematch,
               votes, commit, wish)
};

// How somebody says the marbles stand on the wooden board.
struct BoardWish {
  static constexpr std::string_view kType = "BoardWish";
  PlaceIndex by;
  std::string board;
  PlaceSet agreed;  // places that have said yes
  TACIT_FIELDS(BoardWish, by, board, agreed)
};

// A clock that runs: the time at which the decision must be made, reserve included.
struct ClockShown {
  static constexpr std::string_view kType = "RunningClock";
  std::string seat;
  base::Instant until;
  base::Duration reserve{};  // the part of it that is the reserve: it runs when the rest has
  TACIT_FIELDS(ClockShown, seat, until, reserve)
};

// The game as somebody may know it.
struct GameShown {
  static constexpr std::string_view kType = "GameShown";
  std::string position;                 // a view in notation
  std::string deciding;                 // seats that have something to decide
  std::string takeBack;                 // own seats whose last decision can be taken back
  std::optional<std::string> received;  // cards that own seats got in this deal's swap and still hold: a:7/c:1
  std::string openings;                 // what is known of 1s and 13s in each hand, one sign per seat
  std::vector<ClockShown> clocks;
  std::optional<BoardWish> wish;            // to set the board right
  std::optional<base::Instant> breakSince;  // nobody decides until all are back
  TACIT_FIELDS(GameShown, position, deciding, takeBack, received, openings, clocks, wish, breakSince)
};

// One event, and what it has changed.
struct EventMessage {
  static constexpr std::string_view kName = "event", kType = "EventMessage";
  int v = kWireVersion;
  std::int64_t n = 0;
  base::Instant t;
  EventBody event;
  std::optional<std::vector<PlaceShown>> places;
  std::optional<GameShown> game;
  std::optional<Evening> evening;
  std::optional<NextSeats> nextSeats;
  TACIT_FIELDS(EventMessage, v, n, t, event, places, game, evening, nextSeats)
};

// Everything at once, for somebody who has just come.
struct ViewMessage {
  static constexpr std::string_view kName = "view", kType = "ViewMessage";
  int v = kWireVersion;
  std::int64_t n = 0;  // the last event that is in it
  base::Instant t;
  std::string table;
  std::string host;
  Options options;
  std::string commit;
  std::string words;
  bool called = false;  // the sealed words are to be shown now
  Stage stage = Stage::Open;
  std::string you;                // the seats one holds
  std::optional<PlaceSet> mutes;  // the places one does not read, if any
  std::vector<PlaceShown> places;
  std::optional<GameShown> game;
  std::vector<std::string> log;  // `= d +-+-` for a deal, `b 13:bB-17` for a play, `set` and a board that was set right
  std::optional<std::string> result;
  std::optional<std::string> seed;
  std::optional<std::string> next;  // the table of the rematch
  std::optional<Evening> evening;   // once a game of it is over, or somebody waits for the next one
  std::optional<NextSeats> nextSeats;
  TACIT_FIELDS(ViewMessage, v, n, t, table, host, options, commit, words, called, stage, you, mutes, places, game, log,
               result, seed, next, evening, nextSeats)
};

struct PlayShown {
  static constexpr std::string_view kType = "LegalPlay";
  std::string play;
  std::string board;  // after it
  TACIT_FIELDS(PlayShown, play, board)
};

// A command was carried out (now or when it came the first time).
struct OkMessage {
  static constexpr std::string_view kName = "ok", kType = "OkMessage";
  int v = kWireVersion;
  std::string re;  // the command's id
  std::int64_t n = 0;
  std::optional<std::vector<PlayShown>> plays;  // for list_plays
  TACIT_FIELDS(OkMessage, v, re, n, plays)
};

// A command was refused, or what came was none. Nothing has changed.
struct ErrorMessage {
  static constexpr std::string_view kName = "error", kType = "ErrorMessage";
  int v = kWireVersion;
  std::optional<std::string> re;
  RefusalCode code{};
  std::string text;
  TACIT_FIELDS(ErrorMessage, v, re, code, text)
};

// Somebody who has a place and is not connected.
struct Away {
  static constexpr std::string_view kType = "Away";
  PlaceIndex place;
  base::Duration ms{};  // for so long, when this was sent
  TACIT_FIELDS(Away, place, ms)
};

// Who is connected just now. Not an event: it passes.
struct PresenceMessage {
  static constexpr std::string_view kName = "presence", kType = "PresenceMessage";
  int v = kWireVersion;
  base::Instant t;  // the server's time
  PlaceSet here;    // places
  std::vector<Away> away;
  int spectators = 0;
  TACIT_FIELDS(PresenceMessage, v, t, here, away, spectators)
};

using ServerMessage = std::variant<ViewMessage, EventMessage, OkMessage, ErrorMessage, PresenceMessage>;

// Who sits where: no secret.
std::vector<PlaceShown> placesShown(const Table& table);

// The table as the viewer may know it, and an event that has just been applied to it.
std::string viewFor(const Table& table, const Viewer& viewer);
std::string eventFor(const Table& table, const Event& event, const Viewer& viewer);

// The messages a person got, or would have got, for the events after `last`: the very bytes.
std::vector<std::string> restFor(std::span<const Event> events, std::string_view person, std::int64_t last);

// The answer to a command that is refused; without the command's id to a message that is none.
std::string refusalFor(const std::optional<std::string>& command, const Refusal& refusal);

// What a person is told of a command of his. To a command that was carried out before, the answer of that time;
// whatever else it holds is made from what he may know, as with events.
std::string answerFor(const Table& table, std::string_view person, const Command& command, const Outcome& refusal);

// The legal plays of a deciding seat whose hand is known, in order; in the swap all decide at the same time.
std::vector<PlayShown> legalPlays(const Position& now, Seat seat);

}  // namespace tacit::table

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::table::ServerMessage> = "ServerMessage";
