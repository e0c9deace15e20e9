// What is kept of people: accounts, sessions, codes for a forgotten password, whom somebody blocks, reports, bans.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rating/rating.h"

namespace tacit::store {

using rating::Rating;

// In which games (docs/rating.md).
struct FamilyRating {
  std::string family;
  Rating rating;

  bool operator==(const FamilyRating&) const = default;
};

struct Person {
  std::string id;
  std::string name;
  bool account = false;  // a guest otherwise
  std::int64_t createdMs = 0;
  std::vector<FamilyRating> ratings;  // in families of games where there are rated ones

  bool operator==(const Person&) const = default;

  Rating ratingIn(std::string_view family) const {
    for (const auto& one : ratings)
      if (one.family == family) return one.rating;
    return {};
  }
};

// How an account is signed in to.
struct Account {
  std::string person;
  std::string passwordHash;
};

// What names are compared by; no two accounts share either. The store does not know how they are made.
struct NameKeys {
  std::string skeleton;
  std::string shape;
};

struct NewAccount {
  std::string person;  // a guest
  std::string name;
  NameKeys keys;
  std::string passwordHash;
  std::vector<std::string> codeHashes;  // for a forgotten password
};

// What became of a wish for a name. Unless it was done, nothing has changed.
enum class Claim : std::uint8_t { Done, NameTaken, HasAccount, NoPerson };

struct Session {
  std::string tokenHash;
  std::string person;
  std::int64_t createdMs = 0;
  std::int64_t usedMs = 0;
  std::string device;

  bool operator==(const Session&) const = default;
};

// By which a program asks in somebody's name.
struct ApiToken {
  std::string tokenHash;
  std::string person;
  std::string name;      // what its owner calls it
  bool plays = false;    // sits at tables; otherwise it only reads
  bool program = false;  // plays as a bot, and is shown as one
  std::int64_t createdMs = 0;
  std::int64_t usedMs = 0;  // 0: never

  bool operator==(const ApiToken&) const = default;
};

// Where one browser of somebody's wants alerts; it goes with its session.
struct PushSubscription {
  std::string endpoint;
  std::string person;
  std::string session;
  std::string p256dh;
  std::string auth;
  std::int64_t createdMs = 0;

  bool operator==(const PushSubscription&) const = default;
};

struct KeptReport {
  std::string id;
  std::int64_t createdMs = 0;
  std::string reporter;  // empty when they are gone
  std::string person;
  std::string table;  // empty: at no table
  std::string reason;
  std::string text;

  bool operator==(const KeptReport&) const = default;
};

struct Ban {
  std::string person;
  std::int64_t untilMs = 0;
  std::string why;

  bool operator==(const Ban&) const = default;
};

// One person does not want to hear from another.
struct Block {
  std::string person;
  std::string blocked;

  bool operator==(const Block&) const = default;
};

// The part of the store that is about people. Nothing is found by texts that cannot be kept.
class PeopleStore {
 public:
  PeopleStore() = default;
  PeopleStore(const PeopleStore&) = delete;
  PeopleStore& operator=(const PeopleStore&) = delete;
  PeopleStore(PeopleStore&&) = delete;
  PeopleStore& operator=(PeopleStore&&) = delete;
  virtual ~PeopleStore() = default;

  virtual std::optional<Person> person(const std::string& id) = 0;
  virtual std::optional<Person> personOf(const std::string& tokenHash) = 0;
  // Those whose name has this part, however it is capitalised; the newest first.
  virtual std::vector<Person> peopleNamed(const std::string& part, int limit) = 0;
  // Those with rated games, the best first: by what they are almost certainly worth, mu - 3 sigma. Only who
  // has met so many different opponents.
  virtual std::vector<Person> ranking(const std::string& family, int limit, int leastMet = 0) = 0;

  // ---- Accounts ----

  // Makes an account of a guest, under the same id.
  virtual Claim makeAccount(const NewAccount& account) = 0;
  // Another name; an account is signed in to by it. Nobody takes the name of an account, but for its own.
  virtual Claim rename(const std::string& person, const std::string& name, const NameKeys& keys) = 0;
  // However the name is capitalised.
  virtual std::optional<Account> account(const std::string& name) = 0;
  virtual std::optional<Account> accountOf(const std::string& person) = 0;
  // Ends all sessions but the one with this hash. False: there is no such account.
  virtual bool setPassword(const std::string& person, const std::string& passwordHash, const std::string& keep) = 0;
  // Older databases know no keys of names and no last use of sessions.
  virtual void complete(const std::function<NameKeys(const std::string& name)>& keysOf, std::int64_t nowMs) = 0;

  // Codes that replace a forgotten password, each once. Those without an end replace all others without an end.
  virtual void setCodes(const std::string& person, const std::vector<std::string>& hashes, std::int64_t untilMs) = 0;
  virtual bool hasCode(const std::string& person, const std::string& hash, std::int64_t nowMs) = 0;
  // Uses the code up, sets the password and ends all sessions; false: there is no such code (any more).
  virtual bool recover(const std::string& person, const std::string& codeHash, const std::string& passwordHash,
                       std::int64_t nowMs) = 0;

  // From where somebody has signed in before.
  virtual void knowAddress(const std::string& person, const std::string& address, std::int64_t nowMs) = 0;
  virtual bool knowsAddress(const std::string& person, const std::string& address) = 0;

  // ---- Sessions ----

  virtual std::optional<Session> session(const std::string& tokenHash) = 0;
  // The last used first.
  virtual std::vector<Session> sessions(const std::string& person) = 0;
  virtual void useSession(const std::string& tokenHash, std::int64_t nowMs) = 0;
  // All but the one with this hash.
  virtual void endSessions(const std::string& person, const std::string& keep) = 0;

  // ---- Tokens of programs ----

  // False: the person has no account, or as many as this already.
  virtual bool keepToken(const ApiToken& token, int most) = 0;
  virtual std::optional<ApiToken> apiToken(const std::string& tokenHash) = 0;
  // The newest first.
  virtual std::vector<ApiToken> apiTokens(const std::string& person) = 0;
  virtual void useToken(const std::string& tokenHash, std::int64_t nowMs) = 0;
  virtual void endToken(const std::string& tokenHash) = 0;

  // ---- Alerts ----

  // In place of what was kept for the same endpoint, and of the person's oldest where there are as many as this. False: the
  // session has ended.
  virtual bool keepPush(const PushSubscription& subscription, int most) = 0;
  virtual std::vector<PushSubscription> pushSubscriptions(const std::string& person) = 0;
  // Of this person; empty: whoever's it is.
  virtual void endPush(const std::string& endpoint, const std::string& person) = 0;

  // ---- Other people ----

  // False: one of the two is not there.
  virtual bool setBlock(const Block& block, bool on, std::int64_t nowMs) = 0;
  virtual std::vector<Block> blocks() = 0;
  // False: the reporter or the person is not there.
  virtual bool keepReport(const KeptReport& report) = 0;
  virtual std::vector<KeptReport> reportsBy(const std::string& reporter) = 0;
  // For the operator, the newest first.
  virtual std::vector<KeptReport> reports(int limit) = 0;
  // The operator has dealt with it; it is no longer among them. False: there is no such report, or it was put away
  // before.
  virtual bool resolveReport(const std::string& id, std::int64_t nowMs) = 0;
  // False: there is no such person.
  virtual bool ban(const Ban& ban) = 0;
  virtual void unban(const std::string& person) = 0;
  // Those that are not over.
  virtual std::vector<Ban> bans(std::int64_t nowMs) = 0;

  // ---- Going ----

  // Tables that are done and at which the person has played or sat.
  virtual std::vector<std::string> doneTablesOf(const std::string& person) = 0;
  virtual void replaceRecord(const std::string& table, const std::string& record) = 0;
  virtual void replaceEvent(const std::string& table, std::int64_t number, const std::string& text) = 0;
  // Everything but finished games goes; there the person is nobody, under this name.
  virtual void erase(const std::string& person, const std::string& nameInGames) = 0;
  // Ends sessions that were last used before this, and forgets codes and addresses as old. How many sessions.
  virtual std::int64_t endUnused(std::int64_t beforeMs, std::int64_t nowMs) = 0;
  // Guests from before this who can never come back: none of their sessions is left.
  virtual std::vector<std::string> lostGuests(std::int64_t createdBeforeMs, int limit) = 0;
};

}  // namespace tacit::store
