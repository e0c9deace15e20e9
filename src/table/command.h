// What a person can ask of a table.
#pragma once

#include "table/event.h"

namespace tacit::table {

struct Sit {
  static constexpr std::string_view kName = "sit", kType = "Sit";
  int place = 0;
  TACIT_FIELDS(Sit, place)
};

// Stands up from a place before the game, or sends a bot away from it.
struct Rise {
  static constexpr std::string_view kName = "rise", kType = "Rise";
  int place = 0;
  TACIT_FIELDS(Rise, place)
};

struct SeatBot {
  static constexpr std::string_view kName = "seat_bot", kType = "SeatBot";
  int place = 0;
  std::string level;
  TACIT_FIELDS(SeatBot, place, level)
};

// The host gives the start of the game, and the rest of what a host may do, to somebody who sits here.
struct HandOver {
  static constexpr std::string_view kName = "hand_over", kType = "HandOver";
  int place = 0;
  TACIT_FIELDS(HandOver, place)
};

// Seals a word of one's own for the shuffles (docs/fair-shuffle.md), in place of one that was sealed before.
struct CommitWord {
  static constexpr std::string_view kName = "commit_word", kType = "CommitWord";
  std::string commit;
  TACIT_FIELDS(CommitWord, commit)
};

// Shows the word one has sealed, once the words are called.
struct ShowWord {
  static constexpr std::string_view kName = "show_word", kType = "ShowWord";
  std::string word;
  TACIT_FIELDS(ShowWord, word)
};

// Calls the words that were sealed; then, or at once if there are none, bots take the empty places, and the first hands
// are dealt.
struct Start {
  static constexpr std::string_view kName = "start", kType = "Start";
  TACIT_FIELDS(Start)
};

struct Give {
  static constexpr std::string_view kName = "give", kType = "Give";
  std::string seat;
  std::string card;
  TACIT_FIELDS(Give, seat, card)
};

struct MakePlay {
  static constexpr std::string_view kName = "play", kType = "MakePlay";
  std::string seat;
  std::string play;
  TACIT_FIELDS(MakePlay, seat, play)
};

struct TakeBack {
  static constexpr std::string_view kName = "take_back", kType = "TakeBack";
  std::string seat;
  TACIT_FIELDS(TakeBack, seat)
};

// Leaves a running game to a bot; or, before it begins, all places one holds.
struct Leave {
  static constexpr std::string_view kName = "leave", kType = "Leave";
  TACIT_FIELDS(Leave)
};

struct Return {
  static constexpr std::string_view kName = "return", kType = "Return";
  TACIT_FIELDS(Return)
};

// Wants a bot in the place of somebody who is not there.
struct Vote {
  static constexpr std::string_view kName = "vote", kType = "Vote";
  int place = 0;
  TACIT_FIELDS(Vote, place)
};

struct OfferAbort {
  static constexpr std::string_view kName = "offer_abort", kType = "OfferAbort";
  TACIT_FIELDS(OfferAbort)
};

struct AnswerAbort {
  static constexpr std::string_view kName = "answer_abort", kType = "AnswerAbort";
  bool yes = false;
  TACIT_FIELDS(AnswerAbort, yes)
};

// Somebody who has no place wants to play on for a bot.
struct AskSeat {
  static constexpr std::string_view kName = "ask_seat", kType = "AskSeat";
  int place = 0;
  TACIT_FIELDS(AskSeat, place)
};

// What those who play say to that; who asked can withdraw it by a no.
struct AnswerSeat {
  static constexpr std::string_view kName = "answer_seat", kType = "AnswerSeat";
  int place = 0;
  bool yes = false;
  TACIT_FIELDS(AnswerSeat, place, yes)
};

// The real board went another way: says how the marbles stand there.
struct ProposeBoard {
  static constexpr std::string_view kName = "propose_board", kType = "ProposeBoard";
  std::string board;  // as in a position: `a:B,B,1*,20/b:..`
  TACIT_FIELDS(ProposeBoard, board)
};

// What the others say to that; who proposed it can take it back by a no.
struct AnswerBoard {
  static constexpr std::string_view kName = "answer_board", kType = "AnswerBoard";
  bool yes = false;
  TACIT_FIELDS(AnswerBoard, yes)
};

// A break, in which nobody decides and no clock runs.
struct OfferBreak {
  static constexpr std::string_view kName = "offer_break", kType = "OfferBreak";
  TACIT_FIELDS(OfferBreak)
};

struct AnswerBreak {
  static constexpr std::string_view kName = "answer_break", kType = "AnswerBreak";
  bool yes = false;
  TACIT_FIELDS(AnswerBreak, yes)
};

// Is back from the break; it is over when everybody is.
struct EndBreak {
  static constexpr std::string_view kName = "end_break", kType = "EndBreak";
  TACIT_FIELDS(EndBreak)
};

struct WantRematch {
  static constexpr std::string_view kName = "want_rematch", kType = "WantRematch";
  std::optional<Partners> partners{};  // NOLINT(readability-redundant-member-init): may be left out
  TACIT_FIELDS(WantRematch, partners)
};

// Somebody who has no place wants to play in the next game, or no longer does.
struct PlayNext {
  static constexpr std::string_view kName = "play_next", kType = "PlayNext";
  bool yes = false;
  TACIT_FIELDS(PlayNext, yes)
};

struct Say {
  static constexpr std::string_view kName = "say", kType = "Say";
  std::string text;
  TACIT_FIELDS(Say, text)
};

struct SayPhrase {
  static constexpr std::string_view kName = "say_phrase", kType = "SayPhrase";
  std::string phrase;
  TACIT_FIELDS(SayPhrase, phrase)
};

struct Mute {
  static constexpr std::string_view kName = "mute", kType = "Mute";
  int place = 0;
  bool on = false;
  TACIT_FIELDS(Mute, place, on)
};

// Asks for the legal plays of a seat one holds; changes nothing.
struct ListPlays {
  static constexpr std::string_view kName = "list_plays", kType = "ListPlays";
  std::string seat;
  TACIT_FIELDS(ListPlays, seat)
};

// Asks whether anybody answers at all.
struct Ping {
  static constexpr std::string_view kName = "ping", kType = "Ping";
  TACIT_FIELDS(Ping)
};

using CommandBody =
    std::variant<Sit, Rise, SeatBot, HandOver, CommitWord, ShowWord, Start, Give, MakePlay, TakeBack, Leave, Return,
                 Vote, OfferAbort, AnswerAbort, AskSeat, AnswerSeat, WantRematch, PlayNext, Say, SayPhrase, Mute,
                 ListPlays, Ping, ProposeBoard, AnswerBoard, OfferBreak, AnswerBreak, EndBreak>;

// The version of the messages, in both directions.
inline constexpr int kWireVersion = 1;

// A command as it comes in. The id is the client's own: the same command sent again is answered again and done once.
// All connections of a person share them, before and after a reload too, so that a page begins with something random.
struct Command {
  static constexpr std::string_view kType = "Command";
  int v = 0;
  std::string id;
  CommandBody want;
  TACIT_FIELDS(Command, v, id, (want, "do"))
};

// Commands that change nothing: asked again, they are answered as things stand then.
inline bool onlyAsks(const CommandBody& want) {
  return std::holds_alternative<ListPlays>(want) || std::holds_alternative<Ping>(want);
}

// The fixed phrases and reactions: friendly, and silent about any hand (rules 12.5).
constexpr auto kPhrases = std::array<std::string_view, 14>{
    "hello", "good_luck", "well_played", "thank_you", "sorry",  "one_moment", "back_again",
    "hurry", "good_game", "smile",       "laugh",     "amazed", "sad",        "applause"};

}  // namespace tacit::table

template <>
inline constexpr std::string_view tacit::json::kUnionName<tacit::table::CommandBody> = "Want";
