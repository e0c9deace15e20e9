// What happens at a table. A table is the fold of its events; nothing else changes it.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "table/evening.h"
#include "table/options.h"
#include "table/place_index.h"

namespace tacit::table {

// Who decided: the person, a bot that holds the place, a bot because time was up, or nobody, there being one play only.
enum class DecidedBy : std::uint8_t { Person, Bot, Time, Forced };
constexpr auto enumNames(DecidedBy /*any*/) {
  return std::array<std::string_view, 4>{"person", "bot", "time", "forced"};
}

enum class AbsenceReason : std::uint8_t { Left, Late, Voted };
constexpr auto enumNames(AbsenceReason /*any*/) { return std::array<std::string_view, 3>{"left", "late", "voted"}; }

// ---- Before the game ----

struct Created {
  static constexpr std::string_view kName = "created", kType = "Created";
  std::string table;
  std::string host;  // the person who set it up
  Options options;
  std::string commit;                // to the seed of all shuffles (docs/fair-shuffle.md)
  std::optional<std::string> seed;   // secret until the end
  std::optional<Evening> evening{};  // NOLINT(readability-redundant-member-init): before a rematch
  TACIT_FIELDS(Created, table, host, options, commit, seed, evening)
};

// A person takes a place: before the game, or in it for a bot.
struct Sat {
  static constexpr std::string_view kName = "sat", kType = "Sat";
  PlaceIndex place;
  std::string person;
  std::string name;
  std::optional<bool> guest;      // a person without an account; left out for others
  std::optional<bool> program{};  // NOLINT(readability-redundant-member-init): a program plays for the person
  TACIT_FIELDS(Sat, place, person, name, guest, program)
};

// The person in a place has another name now, or an account.
struct Renamed {
  static constexpr std::string_view kName = "renamed", kType = "Renamed";
  PlaceIndex place;
  std::string name;
  std::optional<bool> guest;
  TACIT_FIELDS(Renamed, place, name, guest)
};

// A bot takes a place.
struct BotSat {
  static constexpr std::string_view kName = "bot_sat", kType = "BotSat";
  PlaceIndex place;
  std::string level;
  TACIT_FIELDS(BotSat, place, level)
};

// A place is free again.
struct Rose {
  static constexpr std::string_view kName = "rose", kType = "Rose";
  PlaceIndex place;
  TACIT_FIELDS(Rose, place)
};

// Another person is the host from now on.
struct HandedOver {
  static constexpr std::string_view kName = "handed_over", kType = "HandedOver";
  PlaceIndex place;
  std::string person;
  TACIT_FIELDS(HandedOver, place, person)
};

// A word of a player's own goes into the shuffles, in the open: only in tables from before words were sealed.
struct WordAdded {
  static constexpr std::string_view kName = "word_added", kType = "WordAdded";
  PlaceIndex place;
  std::string word;
  TACIT_FIELDS(WordAdded, place, word)
};

// A person has sealed a word for the shuffles, in place of one that was sealed before.
struct WordCommitted {
  static constexpr std::string_view kName = "word_committed", kType = "WordCommitted";
  PlaceIndex place;
  std::string commit;
  TACIT_FIELDS(WordCommitted, place, commit)
};

// No word can be sealed any more and nobody comes or goes: the sealed words are to be shown, and then it begins.
struct WordsCalled {
  static constexpr std::string_view kName = "words_called", kType = "WordsCalled";
  TACIT_FIELDS(WordsCalled)
};

struct WordShown {
  static constexpr std::string_view kName = "word_shown", kType = "WordShown";
  PlaceIndex place;
  std::string word;
  TACIT_FIELDS(WordShown, place, word)
};

struct Started {
  static constexpr std::string_view kName = "started", kType = "Started";
  TACIT_FIELDS(Started)
};

// ---- The game ----

// The pack is shuffled and the next hands are dealt off it.
struct Shuffled {
  static constexpr std::string_view kName = "shuffled", kType = "Shuffled";
  int number = 0;                     // 1 is the first
  std::optional<std::string> dealer;  // drawn before the first
  std::optional<std::string> cards;   // next first; secret
  TACIT_FIELDS(Shuffled, number, dealer, cards)
};

// A seat has committed its card for the swap.
struct Gave {
  static constexpr std::string_view kName = "gave", kType = "Gave";
  std::string seat;
  std::optional<std::string> card;  // the giver's secret; the receiver sees it in the hand
  DecidedBy how = DecidedBy::Person;
  TACIT_FIELDS(Gave, seat, card, how)
};

struct Played {
  static constexpr std::string_view kName = "played", kType = "Played";
  std::string seat;  // who decided
  std::string play;
  DecidedBy how = DecidedBy::Person;
  TACIT_FIELDS(Played, seat, play, how)
};

// The last decision of this seat is as if it had not been made; and so are all that followed, where a single person plays
// against bots.
struct TookBack {
  static constexpr std::string_view kName = "took_back", kType = "TookBack";
  std::string seat;
  std::optional<std::int64_t> since;  // the number of its event, where what followed goes with it
  TACIT_FIELDS(TookBack, seat, since)
};

// The game is over; the seed is there for everyone to check.
struct Ended {
  static constexpr std::string_view kName = "ended", kType = "Ended";
  std::string result;  // the winners' seats, or `lost`
  std::string seed;
  TACIT_FIELDS(Ended, result, seed)
};

// ---- People ----

// A bot plays for a person until he returns.
struct Absent {
  static constexpr std::string_view kName = "absent", kType = "Absent";
  PlaceIndex place;
  AbsenceReason why = AbsenceReason::Left;
  TACIT_FIELDS(Absent, place, why)
};

struct Returned {
  static constexpr std::string_view kName = "returned", kType = "Returned";
  PlaceIndex place;
  TACIT_FIELDS(Returned, place)
};

// One person wants a bot in another's place.
struct Voted {
  static constexpr std::string_view kName = "voted", kType = "Voted";
  PlaceIndex by;
  PlaceIndex place;
  TACIT_FIELDS(Voted, by, place)
};

struct AbortOffered {
  static constexpr std::string_view kName = "abort_offered", kType = "AbortOffered";
  PlaceIndex place;
  TACIT_FIELDS(AbortOffered, place)
};

struct AbortAnswered {
  static constexpr std::string_view kName = "abort_answered", kType = "AbortAnswered";
  PlaceIndex place;
  bool yes = false;
  TACIT_FIELDS(AbortAnswered, place, yes)
};

// Somebody who looks on wants to play on for the bot in this place.
struct SeatAsked {
  static constexpr std::string_view kName = "seat_asked", kType = "SeatAsked";
  PlaceIndex place;
  std::string person;
  std::string name;
  std::optional<bool> guest;
  TACIT_FIELDS(SeatAsked, place, person, name, guest)
};

// One of those who play agrees, or does not: then the wish is gone. When all agree, a Sat follows.
struct SeatAnswered {
  static constexpr std::string_view kName = "seat_answered", kType = "SeatAnswered";
  PlaceIndex place;
  PlaceIndex by;
  bool yes = false;
  TACIT_FIELDS(SeatAnswered, place, by, yes)
};

// Who asked does no longer want it, or has gone.
struct SeatUnasked {
  static constexpr std::string_view kName = "seat_unasked", kType = "SeatUnasked";
  PlaceIndex place;
  TACIT_FIELDS(SeatUnasked, place)
};

// One of those who play says how the marbles stand on the wooden board. It lapses with the next decision.
struct BoardProposed {
  static constexpr std::string_view kName = "board_proposed", kType = "BoardProposed";
  PlaceIndex place;
  std::string board;  // in notation
  TACIT_FIELDS(BoardProposed, place, board)
};

// Another agrees, or does not: then the proposal is gone. By a no, who made it takes it back.
struct BoardAnswered {
  static constexpr std::string_view kName = "board_answered", kType = "BoardAnswered";
  PlaceIndex place;
  bool yes = false;
  TACIT_FIELDS(BoardAnswered, place, yes)
};

// All agreed: the marbles stand like this from now on.
struct BoardSet {
  static constexpr std::string_view kName = "board_set", kType = "BoardSet";
  std::string board;
  TACIT_FIELDS(BoardSet, board)
};

struct BreakOffered {
  static constexpr std::string_view kName = "break_offered", kType = "BreakOffered";
  PlaceIndex place;
  TACIT_FIELDS(BreakOffered, place)
};

struct BreakAnswered {
  static constexpr std::string_view kName = "break_answered", kType = "BreakAnswered";
  PlaceIndex place;
  bool yes = false;
  TACIT_FIELDS(BreakAnswered, place, yes)
};

// All agreed: nobody decides anything, and the clocks stand still ...
struct BreakBegan {
  static constexpr std::string_view kName = "break_began", kType = "BreakBegan";
  TACIT_FIELDS(BreakBegan)
};

struct BackFromBreak {
  static constexpr std::string_view kName = "back_from_break", kType = "BackFromBreak";
  PlaceIndex place;
  TACIT_FIELDS(BackFromBreak, place)
};

// ... until everybody is back.
struct BreakOver {
  static constexpr std::string_view kName = "break_over", kType = "BreakOver";
  TACIT_FIELDS(BreakOver)
};

// All agreed to stop, or the table was given up.
struct Aborted {
  static constexpr std::string_view kName = "aborted", kType = "Aborted";
  std::string seed;
  TACIT_FIELDS(Aborted, seed)
};

struct RematchWanted {
  static constexpr std::string_view kName = "rematch_wanted", kType = "RematchWanted";
  PlaceIndex place;
  std::optional<Partners> partners{};  // NOLINT(readability-redundant-member-init): left out by who does not mind
  TACIT_FIELDS(RematchWanted, place, partners)
};

// Somebody who looks on wants to play in the next game, or no longer does.
struct NextWanted {
  static constexpr std::string_view kName = "next_wanted", kType = "NextWanted";
  std::string person;
  std::string name;
  std::optional<bool> guest;
  bool yes = false;
  TACIT_FIELDS(NextWanted, person, name, guest, yes)
};

// The same people sit down again at another table; who looks on may follow.
struct Rematch {
  static constexpr std::string_view kName = "rematch", kType = "Rematch";
  std::string table;
  TACIT_FIELDS(Rematch, table)
};

// ---- Words ----

struct Said {
  static constexpr std::string_view kName = "said", kType = "Said";
  PlaceIndex place;
  std::string text;
  TACIT_FIELDS(Said, place, text)
};

// One of the fixed friendly phrases (kPhrases).
struct Phrased {
  static constexpr std::string_view kName = "phrased", kType = "Phrased";
  PlaceIndex place;
  std::string phrase;
  TACIT_FIELDS(Phrased, place, phrase)
};

// One person does not want to read another, or does again.
struct Muted {
  static constexpr std::string_view kName = "muted", kType = "Muted";
  PlaceIndex by;
  PlaceIndex place;
  bool on = false;
  TACIT_FIELDS(Muted, by, place, on)
};

// Something that is nobody's business but others'; stands in so that numbers have no gaps.
struct Hidden {
  static constexpr std::string_view kName = "hidden", kType = "Hidden";
  TACIT_FIELDS(Hidden)
};

// The server was away; clocks begin again, or go on where there are days for a decision.
struct Resumed {
  static constexpr std::string_view kName = "resumed", kType = "Resumed";
  TACIT_FIELDS(Resumed)
};

using EventBody =
    std::variant<Created, Sat, BotSat, Rose, WordAdded, WordCommitted, WordsCalled, WordShown, Started, Shuffled, Gave,
                 Played, TookBack, Ended, Absent, Returned, Voted, AbortOffered, AbortAnswered, Aborted, RematchWanted,
                 Rematch, Said, Phrased, Muted, Hidden, Resumed, Renamed, HandedOver, SeatAsked, SeatAnswered,
                 SeatUnasked, NextWanted, BoardProposed, BoardAnswered, BoardSet, BreakOffered, BreakAnswered,
                 BreakBegan, BackFromBreak, BreakOver>;

// The version in which events are kept. All earlier ones are read: 1 had no number, and none of the sealed words.
inline constexpr int kEventVersion = 2;

// One event as it is kept: numbered from 1 without gaps, with its time and the command that caused it.
struct Event {
  static constexpr std::string_view kType = "KeptEvent";
  std::optional<int> v;  // how it is written; left out by the first Tacits
  std::int64_t n = 0;
  base::Instant t;
  std::optional<std::string> who;  // the person whose command it was ...
  std::optional<std::string> id;   // ... and its id: the same command again changes nothing
  EventBody what;
  TACIT_FIELDS(Event, v, n, t, who, id, what)
};

}  // namespace tacit::table

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::table::EventBody> = "TableEvent";
