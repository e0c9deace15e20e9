// Why something that was asked for isn't done: one list for all rooms, for what goes over the wire, and for the page
// (docs/wire.ts), which translates by these names.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/time.h"

namespace tacit::base {

// A new one needs a row in refusal.cpp; the page doesn't compile until it has words for it (web/src/words/refusals.ts).
enum class RefusalCode : std::uint8_t {
  // Who asks, and how.
  UnknownPerson,
  BadToken,
  WrongScope,
  BadOrigin,
  WrongHost,
  BadMethod,
  BadRequest,
  Malformed,
  NotFound,
  NotYours,
  AccountsOnly,
  NoPrograms,
  Banned,
  // Not now, but soon.
  SlowDown,
  Throttled,
  Busy,
  Unavailable,
  Draining,
  // Accounts.
  BadName,
  NameTaken,
  BadPassword,
  WrongPassword,
  WrongCode,
  HasAccount,
  NoAccount,
  NoSession,
  NoToken,
  NoAlerts,
  TooManyTokens,
  TooManyGuests,
  TooManyExports,
  // Other people.
  NoPerson,
  BadPerson,
  BadText,
  NoFriend,
  NotShown,
  TooManyFriends,
  TooManyBlocks,
  TooManyReports,
  BadTeam,
  NoTeam,
  TeamIsThere,
  NeverPlayed,
  TooManyTeams,
  // Making and finding tables.
  BadOptions,
  NoTable,
  NoGame,
  BadGame,
  GameOver,
  TooManyTables,
  TooManyFromHere,
  TooManyGames,
  // At a table.
  Tournament,
  NotNow,
  NotSeated,
  NotHost,
  NotYourSeat,
  NotYourTurn,
  NoPlace,
  NoSeat,
  NoCard,
  NoLevel,
  NoEntry,
  Rated,
  BadBoard,
  Taken,
  OnePlace,
  Illegal,
  Tacit,
  BadWord,
  // The deal of the day.
  NoDay,
  NotToday,
  NotYet,
  NotBegun,
  HandedIn,
  TooLate,
  // Tournaments.
  NoTournament,
  NoCode,
  BadFile,
  TooManyTournaments,
  SentAway,
  Outdated,
  Plan,
  NoEntrant,
  Members,
  TooMany,
  Full,
  Same,
  Round,
  NoRound,
  Minutes,
  NoBoard,
  Boards,
  Bracket,
  Game,
  Result,
  Level,
  Draw,
  Disputed,
  Why,
  // Clubs.
  NoClub,
  TooManyClubs,
  WrongInvitation,
  NoMember,
  Member,
  LastOrganiser,
  About,
  NoLeague,
  Best,
  Closed,
  Evening,
  NoLadder,
  Reach,
  People,
  NoChallenge,
  Below,
  TooFar,
  NotTheirs,
  // Events that don't follow from those before them.
  Newer,
  Number,
  Time,
  Order,
  Id,
  Name,
  // What an operator asks for (tacit admin).
  NoAct,
  NoReport,
  BadTime,
  BadLevel,
  TableDone,
  Broken,
};

// Their names on the wire, in order. Programs rely on them: they never change.
std::span<const std::string_view> enumNames(RefusalCode any);
constexpr std::string_view enumType(RefusalCode /*any*/) { return "RefusalCode"; }
std::string_view nameOf(RefusalCode code);

// Of an answer over HTTP that says nothing else.
int statusOf(RefusalCode code);

// What is wrong with a password or a name.
enum class RefusalReason : std::uint8_t {
  TooShort,
  TooLong,
  LikeName,
  Repeats,
  Row,
  Common,
  Invisible,
  Spaces,
  Marks,
  Reserved,
};
std::span<const std::string_view> enumNames(RefusalReason any);
constexpr std::string_view enumType(RefusalReason /*any*/) { return "RefusalReason"; }

// What the page needs besides the code to say it in another language.
struct RefusalDetails {
  // NOLINTBEGIN(readability-redundant-member-init): any of them may be left out
  std::optional<RefusalReason> reason{};
  std::optional<Instant> until{};    // a ban ends
  std::optional<std::string> why{};  // what the operator said about it
  // NOLINTEND(readability-redundant-member-init)
  int wait = 0;  // seconds until the same may be asked again; 0 if nobody can say
};

struct Refusal {
  RefusalCode code;
  std::string text;  // a sentence in English for logs, terminals and programs
  RefusalDetails details;

  // With the code's own sentence.
  Refusal(RefusalCode of);  // NOLINT(google-explicit-constructor): reads as "return RefusalCode::Taken;"
  Refusal(RefusalCode of, std::string said, RefusalDetails with = {});
};

// What becomes of something that may be refused: nothing if it was done, else why not; then nothing has changed.
using Outcome = std::optional<Refusal>;

}  // namespace tacit::base
