// How long tables that start by themselves were waited at, for those who want to know before they wait.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <tuple>

#include "table/options.h"

namespace tacit::tables {

class QuickWaits {
 public:
  void note(const table::Options& options, base::Duration waited);
  // Seconds, in the middle of the last ones; nothing when there were none.
  std::optional<int> usual(const table::Options& options) const;

 private:
  using Kind = std::tuple<std::string, bool, int>;  // type, rated, botsAfter
  static Kind kindOf(const table::Options& options) { return {options.type, options.rated, options.botsAfter}; }

  std::map<Kind, std::deque<base::Duration>> last_;
};

}  // namespace tacit::tables
