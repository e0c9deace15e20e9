// Every rule number has a test that carries it: 5.2 of docs/RULES.md is R5_2_.. of the suite Rule5.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <string>

#include "support/places.h"

namespace {

std::set<std::string> numbersOfTheRules() {
  std::ifstream rules(tacit::testing::sourceFile("docs/RULES.md"));
  const std::regex opening(R"(^(\d+\.\d+) )");
  std::set<std::string> numbers;
  std::smatch found;
  for (std::string line; std::getline(rules, line);)
    if (std::regex_search(line, found, opening)) numbers.insert(found[1]);
  return numbers;
}

// 5.2 for Rule5.R5_2_TurningInIsOptional and for WorkedCases.R5_2.
std::set<std::string> numbersOfTheTests() {
  const std::regex name(R"(^R(\d+)_(\d+)(_.*)?$)");
  std::set<std::string> numbers;
  std::cmatch found;
  const auto& all = *::testing::UnitTest::GetInstance();
  for (int s = 0; s < all.total_test_suite_count(); ++s)
    for (int t = 0; t < all.GetTestSuite(s)->total_test_count(); ++t)
      if (std::regex_match(all.GetTestSuite(s)->GetTestInfo(t)->name(), found, name))
        numbers.insert(found[1].str() + "." + found[2].str());
  return numbers;
}

TEST(RuleNumbers, EveryRuleHasATest) {
  const auto rules = numbersOfTheRules();
  ASSERT_GE(rules.size(), 60U) << "docs/RULES.md was not read";
  for (int section = 1; section <= 13; ++section)
    EXPECT_TRUE(rules.contains(std::to_string(section) + ".1")) << "section " << section << " was not read";
  const auto tests = numbersOfTheTests();
  std::string missing;
  for (const auto& number : rules)
    if (!tests.contains(number)) missing += " " + number;
  EXPECT_EQ(missing, "") << "these rules have no test";
}

TEST(RuleNumbers, EveryNumberedTestHasItsRule) {
  const auto rules = numbersOfTheRules();
  for (const auto& number : numbersOfTheTests()) EXPECT_TRUE(rules.contains(number)) << "there is no rule " << number;
}

}  // namespace
