// What HTTP requests and answers about accounts, sessions and other people say, field by field (docs/wire.md).
#pragma once

#include "service/api_types.h"

namespace tacit::people {

// It was done, and there is nothing else to say.
struct Done {
  static constexpr std::string_view kType = "Done";
  std::string text;  // a sentence for people
  TACIT_FIELDS(Done, text)
};

struct RecoveryCodes {
  static constexpr std::string_view kType = "RecoveryCodes";
  std::vector<std::string> codes;  // shown this once; each works once
  TACIT_FIELDS(RecoveryCodes, codes)
};

struct AccountMade {
  static constexpr std::string_view kType = "AccountMade";
  service::Profile profile;
  std::vector<std::string> codes;  // for a forgotten password; shown this once
  TACIT_FIELDS(AccountMade, profile, codes)
};

struct PasswordChange {
  static constexpr std::string_view kType = "PasswordChange";
  std::string old;
  std::string password;
  TACIT_FIELDS(PasswordChange, old, password)
};

// The password once more, before something that cannot be taken back.
struct PasswordProof {
  static constexpr std::string_view kType = "PasswordProof";
  std::optional<std::string> password;  // a guest has none
  TACIT_FIELDS(PasswordProof, password)
};

struct Recovery {
  static constexpr std::string_view kType = "Recovery";
  std::string name;
  std::string code;  // one of the account's own, or one from the operator
  std::string password;
  TACIT_FIELDS(Recovery, name, code, password)
};

struct SessionShown {
  static constexpr std::string_view kType = "Session";
  std::string id;
  base::Instant created;
  base::Instant used;    // to the hour
  std::string device;    // "Firefox on Android"
  bool current = false;  // the one that asks
  TACIT_FIELDS(SessionShown, id, created, used, device, current)
};

struct Sessions {
  static constexpr std::string_view kType = "Sessions";
  std::vector<SessionShown> sessions;  // the last used first
  TACIT_FIELDS(Sessions, sessions)
};

struct SessionsEnd {
  static constexpr std::string_view kType = "SessionsEnd";
  std::optional<std::string> session;  // left out: all but the one that asks
  TACIT_FIELDS(SessionsEnd, session)
};

// What a program may do in somebody's name.
enum class Scope : std::uint8_t { Read, Play };
constexpr auto enumNames(Scope /*any*/) { return std::array<std::string_view, 2>{"read", "play"}; }

struct TokenWish {
  static constexpr std::string_view kType = "TokenWish";
  std::string name;  // what its owner calls it
  Scope scope = Scope::Read;
  bool bot = false;  // plays by itself: shown as a bot at tables, and never in rated games
  TACIT_FIELDS(TokenWish, name, scope, bot)
};

struct TokenShown {
  static constexpr std::string_view kType = "Token";
  std::string id;
  std::string name;
  Scope scope = Scope::Read;
  bool bot = false;
  base::Instant created;
  std::optional<base::Instant> used;  // to the hour; left out: never
  TACIT_FIELDS(TokenShown, id, name, scope, bot, created, used)
};

struct Tokens {
  static constexpr std::string_view kType = "Tokens";
  std::vector<TokenShown> tokens;  // the newest first
  TACIT_FIELDS(Tokens, tokens)
};

struct TokenMade {
  static constexpr std::string_view kType = "TokenMade";
  std::string token;  // shown this once
  std::vector<TokenShown> tokens;
  TACIT_FIELDS(TokenMade, token, tokens)
};

struct TokenEnd {
  static constexpr std::string_view kType = "TokenEnd";
  std::string id;
  TACIT_FIELDS(TokenEnd, id)
};

// Who asks, and what the token allows.
struct TokenOwner {
  static constexpr std::string_view kType = "TokenOwner";
  service::Profile profile;
  Scope scope = Scope::Read;
  bool bot = false;
  TACIT_FIELDS(TokenOwner, profile, scope, bot)
};

struct BlockWish {
  static constexpr std::string_view kType = "BlockWish";
  std::string person;
  bool on = false;
  TACIT_FIELDS(BlockWish, person, on)
};

struct PersonShown {
  static constexpr std::string_view kType = "PersonShown";
  std::string id;
  std::string name;
  bool guest = false;
  TACIT_FIELDS(PersonShown, id, name, guest)
};

struct Blocked {
  static constexpr std::string_view kType = "Blocked";
  std::vector<PersonShown> people;
  TACIT_FIELDS(Blocked, people)
};

// Those whose names begin as was asked.
struct PeopleFound {
  static constexpr std::string_view kType = "PeopleFound";
  std::vector<PersonShown> people;
  TACIT_FIELDS(PeopleFound, people)
};

enum class Reason : std::uint8_t { Insult, Name, Cheating, Leaving, Other };
constexpr auto enumNames(Reason /*any*/) {
  return std::array<std::string_view, 5>{"insult", "name", "cheating", "leaving", "other"};
}

struct Report {
  static constexpr std::string_view kType = "Report";
  std::string person;
  std::optional<std::string> table;  // where it happened
  Reason reason = Reason::Other;
  std::string text;  // up to 1000 characters; may be empty
  TACIT_FIELDS(Report, person, table, reason, text)
};

}  // namespace tacit::people
