#include <algorithm>

#include "base/strings.h"
#include "json/write.h"
#include "match/lint_bot.h"

namespace tacit::match {
namespace {

constexpr std::array<std::string_view, 3> kVerdictNames = {"ok", "warning", "wrong"};
constexpr std::size_t kMostShown = 6;  // lines that it said

std::string nameOf(Verdict verdict) { return std::string(kVerdictNames[static_cast<std::size_t>(verdict)]); }

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

// What it said may hold anything: unprintable bytes are escaped, and quotes are for messages.
std::string printable(const std::string& line) {
  const std::string safe = base::quoted(line);
  return safe.substr(1, safe.size() - 2);
}

std::string details(const Finding& finding) {
  std::string text;
  const auto add = [&](const char* key, const std::string& line) {
    text += "           " + padded(key, 7) + line + '\n';
  };
  for (const auto& line : finding.sent) add("sent", line);
  for (std::size_t i = 0; i < std::min(finding.said.size(), kMostShown); ++i) add("said", printable(finding.said[i]));
  if (finding.said.size() > kMostShown) add("", "... " + std::to_string(finding.said.size()) + " lines");
  if (!finding.again.empty()) add("again", finding.again);
  return text;
}

std::string plural(int number, const std::string& word) {
  return std::to_string(number) + ' ' + word + (number == 1 ? "" : "s");
}

struct FindingShown {
  std::string manner, verdict, what;
  int times = 0;
  std::vector<std::string> sent, said;
  std::optional<std::string> again;
  TACIT_FIELDS(FindingShown, manner, verdict, what, times, sent, said, again)
};

struct LintShown {
  std::string command;
  std::optional<std::string> name, version;
  std::uint64_t seed = 0;
  int games = 0, decisions = 0, wrong = 0, warnings = 0;
  std::vector<FindingShown> findings;
  bool interrupted = false;
  TACIT_FIELDS(LintShown, command, name, version, seed, games, decisions, wrong, warnings, findings, interrupted)
};

FindingShown shown(const Finding& finding) {
  FindingShown one{finding.manner, nameOf(finding.verdict), finding.what, finding.times, finding.sent, {}, {}};
  for (const auto& line : finding.said) one.said.push_back(printable(line));
  if (!finding.again.empty()) one.again = finding.again;
  return one;
}

}  // namespace

int LintReport::count(Verdict verdict) const {
  return static_cast<int>(std::ranges::count(findings, verdict, &Finding::verdict));
}

std::string lintText(const LintReport& report) {
  std::string text;
  for (const Finding& finding : report.findings) {
    const std::string times = finding.times > 1 ? " (" + std::to_string(finding.times) + " times)" : "";
    text += padded(nameOf(finding.verdict), 9) + padded(finding.manner, 10) + finding.what + times + '\n';
    text += details(finding);
  }
  text += plural(report.count(Verdict::Wrong), "thing") + " wrong, " +
          plural(report.count(Verdict::Warning), "warning") + "; " + plural(report.decisions, "decision") + " in " +
          plural(report.games, "game") + '\n';
  return report.interrupted ? text + "interrupted: not everything was tried\n" : text;
}

std::string lintJson(const LintOptions& options, const LintReport& report) {
  LintShown all;
  all.command = options.bot.command;
  if (!report.identity.name.empty()) all.name = report.identity.name;
  if (!report.identity.version.empty()) all.version = report.identity.version;
  all.seed = options.seed;
  all.games = report.games;
  all.decisions = report.decisions;
  all.wrong = report.count(Verdict::Wrong);
  all.warnings = report.count(Verdict::Warning);
  for (const Finding& finding : report.findings) all.findings.push_back(shown(finding));
  all.interrupted = report.interrupted;
  return json::text(all);
}

}  // namespace tacit::match
