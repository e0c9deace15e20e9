#include "match/lint_notes.h"

#include <array>

namespace tacit::match {
namespace {

constexpr std::array<std::string_view, 12> kManners = {"start",   "hello", "unknown", "plays",  "time", "answers",
                                                       "chatter", "life",  "budgets", "memory", "quit", "hang-up"};

}  // namespace

void LintNotes::begin(const std::vector<std::string>& lines) {
  sent_ = lines;
  said_.clear();
}

void LintNotes::heard(const std::vector<std::string>& lines) { said_.insert(said_.end(), lines.begin(), lines.end()); }

void LintNotes::blame(std::string_view manner, Verdict verdict, const std::string& what) {
  Finding& finding = findings_[std::string(manner)];
  const int times = finding.times + 1;
  if (finding.verdict < verdict) finding = {std::string(manner), verdict, what, times, sent_, said_, again()};
  finding.times = times;
}

void LintNotes::fine(std::string_view manner, const std::string& what) {
  findings_.try_emplace(std::string(manner), Finding{std::string(manner), Verdict::Ok, what, 0, {}, {}, {}});
}

bool LintNotes::has(std::string_view manner, Verdict verdict) const {
  const auto found = findings_.find(manner);
  return found != findings_.end() && found->second.verdict == verdict;
}

std::vector<Finding> LintNotes::inOrder() const {
  std::vector<Finding> all;
  for (const auto manner : kManners)
    if (const auto found = findings_.find(manner); found != findings_.end()) all.push_back(found->second);
  return all;
}

// The same lines from a shell. No line of the protocol has a quotation mark.
std::string LintNotes::again() const {
  std::string text = "printf '%s\\n'";
  for (const auto& line : sent_) text += " '" + line + '\'';
  const bool isList = command_.find_first_of(";&|\n") != std::string::npos;
  return text + (isList ? " | { " + command_ + "; }" : " | " + command_);
}

}  // namespace tacit::match
