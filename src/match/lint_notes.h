// What `lint-bot` has found out so far, manner by manner: the first and the worst of each.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "match/lint_bot.h"

namespace tacit::match {

class LintNotes {
 public:
  explicit LintNotes(std::string command) : command_(std::move(command)) {}

  // A question, and what is said to it: the evidence of what is blamed until the next one.
  void begin(const std::vector<std::string>& lines);
  void heard(const std::vector<std::string>& lines);
  std::string lastHeard() const { return said_.empty() ? "" : said_.back(); }

  void blame(std::string_view manner, Verdict verdict, const std::string& what);
  // Where nothing was to be blamed.
  void fine(std::string_view manner, const std::string& what);
  bool has(std::string_view manner, Verdict verdict) const;

  // In the order in which they are tried.
  std::vector<Finding> inOrder() const;

 private:
  std::string again() const;

  std::string command_;
  std::vector<std::string> sent_, said_;
  std::map<std::string, Finding, std::less<>> findings_;
};

}  // namespace tacit::match
