#include <algorithm>
#include <iostream>

#include "cli/commands.h"
#include "cli/play/keeping.h"
#include "fair/verify.h"
#include "match/report.h"

namespace tacit::cli {
namespace {

using notation::Result;

std::string shownName(const std::string& file) { return file == "-" ? "standard input" : file; }

Result<fair::Verdict> verdictOn(const std::string& file) {
  const auto record = loadGame(file);
  if (!record) return notation::Error{record.error()};
  auto verdict = fair::verify(*record);
  if (verdict) return verdict;
  return notation::Error{shownName(file) + ": " + verdict.error()};
}

std::string counted(int count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

std::string aboutWords(const fair::Verdict& verdict) {
  if (verdict.sealed == 0) return "";
  if (verdict.withheld == 0) return "; " + counted(verdict.sealed, "word") + " matching their commitments";
  return "; " + std::to_string(verdict.withheld) + " of " + counted(verdict.sealed, "word") + " withheld";
}

void printText(const std::string& file, const fair::Verdict& verdict) {
  std::cout << shownName(file) << ": fair: the commitment matches, and " << counted(verdict.shuffles, "shuffle")
            << " and " << counted(verdict.deals, "deal") << " match the seed" << aboutWords(verdict) << '\n';
}

void printJson(const std::string& file, const Result<fair::Verdict>& verdict) {
  std::cout << R"({"file": )" << match::jsonText(file) << R"(, "fair": )" << (verdict ? "true" : "false");
  if (verdict)
    std::cout << R"(, "shuffles": )" << verdict->shuffles << R"(, "deals": )" << verdict->deals << R"(, "sealed": )"
              << verdict->sealed << R"(, "withheld": )" << verdict->withheld << "}\n";
  else std::cout << R"(, "error": )" << match::jsonText(verdict.error()) << "}\n";
}

int verifyOne(const std::string& file, bool json) {
  const auto verdict = verdictOn(file);
  if (json) printJson(file, verdict);
  else if (verdict) printText(file, *verdict);
  else complain(verdict.error());
  return verdict ? kDone : kFailed;
}

}  // namespace

int verify(const VerifyOptions& options) {
  int code = kDone;
  for (const std::string& file : options.files) code = std::max(code, verifyOne(file, options.json));
  return code;
}

}  // namespace tacit::cli
