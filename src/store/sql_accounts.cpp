#include "store/accounts.h"

#include "store/connection.h"

namespace tacit::store {

bool AccountStore::nameIsTaken(const std::string& person, const std::string& folded, const NameKeys& keys) {
  int found = 0;
  sql_ << "SELECT COUNT(*) FROM accounts WHERE person <> :person AND (name_folded = :name OR skeleton = :skeleton OR"
          " shape = :shape)",
      use(person), use(folded), use(keys.skeleton), use(keys.shape), into(found);
  return found != 0;
}

Claim AccountStore::create(const NewAccount& account) {
  return guarded([&] {
    const auto& [person, name, keys, passwordHash, codeHashes] = account;
    check(person, name, keys.skeleton, keys.shape, passwordHash);
    const std::string key = folded(name);
    soci::transaction transaction(sql_);
    if (!isThere(person)) return Claim::NoPerson;
    if (one("person = :key", person)) return Claim::HasAccount;
    if (nameIsTaken(person, key, keys)) return Claim::NameTaken;
    sql_ << "INSERT INTO accounts (person, name_folded, password_hash, skeleton, shape)"
            " VALUES (:person, :name, :hash, :skeleton, :shape)",
        use(person), use(key), use(passwordHash), use(keys.skeleton), use(keys.shape);
    sql_ << "UPDATE people SET name = :name WHERE id = :person", use(name), use(person);
    addCodes(person, codeHashes, {});
    transaction.commit();
    return Claim::Done;
  });
}

Claim AccountStore::rename(const std::string& person, const std::string& name, const NameKeys& keys) {
  return guarded([&] {
    check(person, name, keys.skeleton, keys.shape);
    const std::string key = folded(name);
    soci::transaction transaction(sql_);
    if (!isThere(person)) return Claim::NoPerson;
    if (nameIsTaken(person, key, keys)) return Claim::NameTaken;
    sql_ << "UPDATE accounts SET name_folded = :name, skeleton = :skeleton, shape = :shape WHERE person = :person",
        use(key), use(keys.skeleton), use(keys.shape), use(person);
    sql_ << "UPDATE people SET name = :name WHERE id = :person", use(name), use(person);
    transaction.commit();
    return Claim::Done;
  });
}

std::optional<Account> AccountStore::one(const std::string& condition, const std::string& key) {
  if (!isText(key)) return {};
  return guarded([&]() -> std::optional<Account> {
    Account found;
    const std::string query = "SELECT person, password_hash FROM accounts WHERE " + condition;
    sql_ << query, use(key), into(found.person), into(found.passwordHash);
    return sql_.got_data() ? std::optional(found) : std::nullopt;
  });
}

std::optional<Account> AccountStore::named(const std::string& name) { return one("name_folded = :key", folded(name)); }

std::optional<Account> AccountStore::of(const std::string& person) { return one("person = :key", person); }

bool AccountStore::setPassword(const std::string& person, const std::string& passwordHash, const std::string& keep) {
  return guarded([&] {
    check(person, passwordHash, keep);
    soci::transaction transaction(sql_);
    if (changed((sql_.prepare << "UPDATE accounts SET password_hash = :hash WHERE person = :person", use(passwordHash),
                 use(person))) == 0)
      return false;
    sql_ << "DELETE FROM sessions WHERE person = :person AND token_hash <> :keep", use(person), use(keep);
    transaction.commit();
    return true;
  });
}

// Two accounts from before may look alike: then the older one has the keys, and the other keeps its name without.
void AccountStore::complete(const std::function<NameKeys(const std::string& name)>& keysOf, base::Instant now) {
  guarded([&] {
    soci::transaction transaction(sql_);
    sql_ << "UPDATE sessions SET used_ms = :now WHERE used_ms = 0", use(now);
    std::pair<std::string, std::string> one;
    const auto lacking =
        rowsOf(one, (sql_.prepare << "SELECT a.person, a.name_folded FROM accounts a JOIN people p ON p.id = a.person"
                                     " WHERE a.skeleton IS NULL ORDER BY p.created_ms, a.person",
                     into(one.first), into(one.second)));
    for (const auto& [person, name] : lacking) {
      const NameKeys keys = keysOf(name);
      if (nameIsTaken(person, name, keys)) continue;
      sql_ << "UPDATE accounts SET skeleton = :skeleton, shape = :shape WHERE person = :person", use(keys.skeleton),
          use(keys.shape), use(person);
    }
    transaction.commit();
  });
}

void AccountStore::addCodes(const std::string& person, const std::vector<std::string>& hashes, base::Instant until) {
  for (const auto& hash : hashes) {
    check(hash);
    sql_ << "INSERT INTO recovery_codes (person, code_hash, until_ms) VALUES (:person, :hash, :until)", use(person),
        use(hash), use(until);
  }
}

void AccountStore::setCodes(const std::string& person, const std::vector<std::string>& hashes, base::Instant until) {
  guarded([&] {
    check(person);
    soci::transaction transaction(sql_);
    if (!isThere(person)) return;
    if (until == base::Instant())
      sql_ << "DELETE FROM recovery_codes WHERE person = :person AND until_ms = 0", use(person);
    addCodes(person, hashes, until);
    transaction.commit();
  });
}

bool AccountStore::hasCode(const std::string& person, const std::string& hash, base::Instant now) {
  return guarded([&] {
    check(person, hash);
    int found = 0;
    sql_ << "SELECT COUNT(*) FROM recovery_codes WHERE person = :person AND code_hash = :hash AND"
            " (until_ms = 0 OR until_ms > :now)",
        use(person), use(hash), use(now), into(found);
    return found != 0;
  });
}

bool AccountStore::recover(const std::string& person, const std::string& codeHash, const std::string& passwordHash,
                           base::Instant now) {
  return guarded([&] {
    check(person, codeHash, passwordHash);
    soci::transaction transaction(sql_);
    if (changed((sql_.prepare << "DELETE FROM recovery_codes WHERE person = :person AND code_hash = :hash AND"
                                 " (until_ms = 0 OR until_ms > :now)",
                 use(person), use(codeHash), use(now))) == 0)
      return false;
    sql_ << "UPDATE accounts SET password_hash = :hash WHERE person = :person", use(passwordHash), use(person);
    sql_ << "DELETE FROM sessions WHERE person = :person", use(person);
    transaction.commit();
    return true;
  });
}

void AccountStore::knowAddress(const std::string& person, const std::string& address, base::Instant now) {
  guarded([&] {
    check(person, address);
    sql_ << "INSERT INTO known_addresses (person, address, used_ms) SELECT id, :address, CAST(:now AS BIGINT)"
            " FROM people WHERE id = :person ON CONFLICT (person, address) DO UPDATE SET used_ms = excluded.used_ms",
        use(address, "address"), use(now, "now"), use(person, "person");
  });
}

bool AccountStore::knowsAddress(const std::string& person, const std::string& address) {
  return guarded([&] {
    check(person, address);
    int found = 0;
    sql_ << "SELECT COUNT(*) FROM known_addresses WHERE person = :person AND address = :address", use(person),
        use(address), into(found);
    return found != 0;
  });
}

}  // namespace tacit::store
