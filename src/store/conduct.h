// What is kept of conduct: whom people block, reports, bans.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// One person does not want to hear from another.
struct Block {
  std::string person;
  std::string blocked;

  bool operator==(const Block&) const = default;
};

struct KeptReport {
  std::string id;
  base::Instant created;
  std::string reporter;  // empty when they are gone
  std::string person;
  std::string table;  // empty: at no table
  std::string reason;
  std::string text;

  bool operator==(const KeptReport&) const = default;
};

struct Ban {
  std::string person;
  base::Instant until;
  std::string why;

  bool operator==(const Ban&) const = default;
};

class ConductStore : StorePart {
 public:
  using StorePart::StorePart;

  // False: one of the two is not there.
  bool setBlock(const Block& block, bool on, base::Instant now);
  std::vector<Block> blocks();
  // False: the reporter or the person is not there.
  bool addReport(const KeptReport& report);
  std::vector<KeptReport> reportsBy(const std::string& reporter);
  // For the operator: those that are not resolved, the newest first.
  std::vector<KeptReport> reports(int limit);
  // The operator has dealt with it. False: there is no such report, or it was resolved before.
  bool resolveReport(const std::string& id, base::Instant now);
  // False: there is no such person.
  bool ban(const Ban& ban);
  void unban(const std::string& person);
  // Those that are not over.
  std::vector<Ban> bans(base::Instant now);

 private:
  template <class Value>
  std::vector<KeptReport> select(const std::string& condition, const Value& value);
};

}  // namespace tacit::store
