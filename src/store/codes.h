// What is kept of short codes: by each people find a table that waits for them, or a screen that waits for a table.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// A screen that waits, or waited until a table was brought to it.
struct ScreenKept {
  std::string code;
  std::string table;  // was brought to it
  base::Instant until;

  bool operator==(const ScreenKept&) const = default;
};

class CodeStore : StorePart {
 public:
  using StorePart::StorePart;

  // The code that the table has, or this one from now on; nothing when that is another's.
  std::optional<std::string> giveTable(const std::string& table, const std::string& drawn);
  // The same for a screen, which waits until then. Codes of screens whose time is up are free.
  std::optional<std::string> giveScreen(const std::string& screen, const std::string& drawn, base::Instant now,
                                        base::Instant until);

  std::optional<std::string> tableOf(const std::string& code);
  // Whether a screen with this code waits for a table.
  bool screenWaits(const std::string& code, base::Instant now);
  // False: no screen waits there, but for one to which this very table was brought.
  bool bring(const std::string& table, const std::string& code, base::Instant now);
  std::optional<ScreenKept> screen(const std::string& screen, base::Instant now);
  void keepWaiting(const std::string& screen, base::Instant until);

 private:
  std::optional<std::string> codeOf(std::string_view holder, const std::string& id);
};

}  // namespace tacit::store
