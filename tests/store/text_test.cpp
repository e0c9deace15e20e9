// What counts as text, and which names are the same.
#include "store/text.h"

#include <gtest/gtest.h>

namespace tacit::store {
namespace {

using namespace std::string_literals;

TEST(StoreText, Utf8WithoutZeroBytes) {
  for (const auto& good : {""s, "abc"s, "Łódź"s, "タック"s, "🎲"s, "\x7F"s, "\xF4\x8F\xBF\xBF"s})
    EXPECT_TRUE(isText(good)) << good;
  for (const auto& bad : {"a\0b"s, "\x80"s, "a\xFF"s, "\xC3"s, "\xC3("s, "\xC0\x80"s, "\xE0\x80\x80"s, "\xED\xA0\x80"s,
                          "\xE3\x82"s, "\xF0\x82\x82\xAC"s, "\xF4\x90\x80\x80"s, "\xF8\x88\x80\x80\x80"s})
    EXPECT_FALSE(isText(bad)) << ::testing::PrintToString(bad);
}

TEST(StoreText, FoldedIsLowerCaseInEveryScript) {
  EXPECT_EQ(folded("Anna B."), "anna b.");
  EXPECT_EQ(folded("ŁÓDŹ ÄÖÜ ΑΒΓ ДЖ"), "łódź äöü αβγ дж");
  EXPECT_EQ(folded("タック 🎲"), "タック 🎲");
  EXPECT_EQ(folded("A\xFF"), "A\xFF");
}

}  // namespace
}  // namespace tacit::store
