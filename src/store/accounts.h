// What is kept of accounts: names, passwords, codes for a forgotten password, known addresses.
#pragma once

#include <functional>

#include "store/store_part.h"

namespace tacit::store {

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

class AccountStore : StorePart {
 public:
  using StorePart::StorePart;

  // Makes an account of a guest, under the same id.
  Claim create(const NewAccount& account);
  // Another name; an account is signed in to by it. Nobody takes the name of an account, but for its own.
  Claim rename(const std::string& person, const std::string& name, const NameKeys& keys);
  // However the name is capitalised.
  std::optional<Account> named(const std::string& name);
  std::optional<Account> of(const std::string& person);
  // Ends all sessions but the one with this hash. False: there is no such account.
  bool setPassword(const std::string& person, const std::string& passwordHash, const std::string& keep);
  // Older databases know no keys of names and no last use of sessions.
  void complete(const std::function<NameKeys(const std::string& name)>& keysOf, base::Instant now);

  // Codes that replace a forgotten password, each once. Those without an end replace all others without an end.
  void setCodes(const std::string& person, const std::vector<std::string>& hashes, base::Instant until);
  bool hasCode(const std::string& person, const std::string& hash, base::Instant now);
  // Uses the code up, sets the password and ends all sessions; false: there is no such code (any more).
  bool recover(const std::string& person, const std::string& codeHash, const std::string& passwordHash,
               base::Instant now);

  // Addresses from which the person has signed in before.
  void knowAddress(const std::string& person, const std::string& address, base::Instant now);
  bool knowsAddress(const std::string& person, const std::string& address);

 private:
  std::optional<Account> one(const std::string& condition, const std::string& key);
  // By another account.
  bool nameIsTaken(const std::string& person, const std::string& folded, const NameKeys& keys);
  void addCodes(const std::string& person, const std::vector<std::string>& hashes, base::Instant until);
};

}  // namespace tacit::store
