#include <algorithm>
#include <iostream>

#include "base/result.h"
#include "cli/commands.h"
#include "cli/play/keeping.h"
#include "fair/verify.h"
#include "json/json.h"

namespace tacit::cli {
namespace {

using base::Result;

std::string shownName(const std::string& file) { return file == "-" ? "standard input" : file; }

Result<fair::Findings> check(const std::string& file) {
  const auto record = loadGame(file);
  if (!record) return base::Error{record.error()};
  auto found = fair::verify(*record);
  if (found) return found;
  return base::Error{shownName(file) + ": " + found.error()};
}

std::string counted(int count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

std::string aboutWords(const fair::Findings& found) {
  if (found.sealed == 0) return "";
  if (found.withheld == 0) return "; " + counted(found.sealed, "word") + " matching their commitments";
  return "; " + std::to_string(found.withheld) + " of " + counted(found.sealed, "word") + " withheld";
}

void printText(const std::string& file, const fair::Findings& found) {
  std::cout << shownName(file) << ": fair: the commitment matches, and " << counted(found.shuffles, "shuffle")
            << " and " << counted(found.deals, "deal") << " match the seed" << aboutWords(found) << '\n';
}

struct FindingsShown {
  std::string file;
  bool fair = false;
  std::optional<int> shuffles, deals, sealed, withheld;
  std::optional<std::string> error;
  TACIT_FIELDS(FindingsShown, file, fair, shuffles, deals, sealed, withheld, error)
};

void printJson(const std::string& file, const Result<fair::Findings>& found) {
  FindingsShown shown;
  shown.file = file;
  if (found) shown = {file, true, found->shuffles, found->deals, found->sealed, found->withheld, {}};
  else shown.error = found.error();
  std::cout << json::text(shown) << '\n';
}

int verifyOne(const std::string& file, bool json) {
  const auto found = check(file);
  if (json) printJson(file, found);
  else if (found) printText(file, *found);
  else complain(found.error());
  return found ? kDone : kFailed;
}

}  // namespace

int verify(const VerifyOptions& options) {
  int code = kDone;
  for (const std::string& file : options.files) code = std::max(code, verifyOne(file, options.json));
  return code;
}

}  // namespace tacit::cli
