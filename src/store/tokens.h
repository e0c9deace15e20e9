// What is kept of tokens, by which programs act for a person.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

struct ApiToken {
  std::string tokenHash;
  std::string person;
  std::string name;      // what its owner calls it
  bool plays = false;    // sits at tables; otherwise it only reads
  bool program = false;  // plays as a bot, and is shown as one
  base::Instant created;
  base::Instant used;  // 1970: never

  bool operator==(const ApiToken&) const = default;
};

class TokenStore : StorePart {
 public:
  using StorePart::StorePart;

  // False: the person has no account, or as many as this already.
  bool add(const ApiToken& token, int most);
  std::optional<ApiToken> find(const std::string& tokenHash);
  // The newest first.
  std::vector<ApiToken> of(const std::string& person);
  void touch(const std::string& tokenHash, base::Instant now);
  void remove(const std::string& tokenHash);

 private:
  std::vector<ApiToken> select(const std::string& condition, const std::string& key);
};

}  // namespace tacit::store
