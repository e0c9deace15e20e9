// What can be chosen has a sentence of its own: the page's English.
#include "table/choices.h"

#include <gtest/gtest.h>

#include <set>

#include "base/english.h"

namespace tacit::table {
namespace {

TEST(Choices, AllHaveASentence) {
  const Choices choices = allChoices();
  std::set<std::string> sentences;
  for (const auto* const list : {&choices.types, &choices.editions, &choices.switches})
    for (const Choice& choice : *list) EXPECT_TRUE(sentences.insert(choice.summary).second) << choice.name;
  EXPECT_FALSE(sentences.contains(""));
  EXPECT_EQ(choices.types[0].summary, "Four players, partners opposite");
}

TEST(English, HasItsBlanksFilledIn) {
  EXPECT_EQ(base::english("reason_captured", {{"space", "25"}, {"who", "{space}"}}),
            "{space}'s marble on 25 gets captured");
  EXPECT_EQ(base::english("reason_out"), "who brings a marble out");
  EXPECT_EQ(base::english("no_such_message"), "");
}

}  // namespace
}  // namespace tacit::table
