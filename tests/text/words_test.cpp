// What players may add to a shuffle.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "text/words.h"

namespace tacit::text {
namespace {

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int n = 0; n < times; ++n) all += text;
  return all;
}

TEST(Words, ThatAreFine) {
  for (const std::string& word :
       {std::string("x"), std::string("good luck"), std::string("Grüße"), std::string("三つ"),
        std::string("🎲👨‍👩‍👧"), std::string("[{:;}]'"), std::string("\xF4\x8F\xBF\xBD"),
        repeated("a", 64), repeated("ü", 64), repeated("🎲", 64)})
    EXPECT_FALSE(whyNoWord(word)) << word;
}

TEST(Words, ThatAreNot) {
  const auto reason = [](const std::string& word) { return whyNoWord(word).value_or(base::Error{"fine"}).what; };
  EXPECT_NE(reason("").find("at least one"), std::string::npos);
  for (const std::string& word : {repeated("a", 65), repeated("🎲", 65)})
    EXPECT_NE(reason(word).find("at most 64"), std::string::npos) << word;
  for (const std::string word : {"a|b", "a\"b", "a\\b"}) EXPECT_NE(reason(word).find("none of"), std::string::npos);
  for (const std::string& word :
       {std::string("a\nb"), std::string("\t"), std::string("a\0b", 3), std::string("\x7F"), std::string("\xC2\x85"),
        std::string("\xE2\x80\xA8"), std::string("\xE2\x80\xAE"), std::string("\xE2\x81\xA6"),
        std::string("\xEF\xBB\xBF"), std::string("\xEF\xBF\xBF")})
    EXPECT_NE(reason(word).find("printable"), std::string::npos) << word;
  // A byte on its own, a character cut off, two long forms, a surrogate, beyond Unicode.
  for (const std::string& word :
       {std::string("\x80"), std::string("\xE2\x82"), std::string("\xC0\xAF"), std::string("\xE0\x80\xAF"),
        std::string("\xED\xA0\x80"), std::string("\xF4\x90\x80\x80"), std::string("\xFF"), std::string("a\xC3(")})
    EXPECT_NE(reason(word).find("UTF-8"), std::string::npos) << word;
}

TEST(Words, AsOneText) {
  EXPECT_EQ(joinedWords({}), "");
  const std::vector<std::string> words = {"one", "two", "three"};
  EXPECT_EQ(joinedWords(words), "one|two|three");
  EXPECT_FALSE(whyNoWords(""));
  EXPECT_FALSE(whyNoWords("one|two"));
  for (const std::string text : {"|", "one|", "|two", "one||two", "one|t\nwo"}) EXPECT_TRUE(whyNoWords(text)) << text;
}

TEST(SealedWords, ThatAreFineAndThatAreNot) {
  const std::string digits = "0123456789abcdef0123456789abcdef";
  for (const std::string& word : {digits, digits + " x", digits + ' ' + repeated("🎲", 64), digits + "  two blanks"})
    EXPECT_FALSE(whyNoSealedWord(word)) << word;
  for (const std::string& word : {std::string(), std::string("x"), digits.substr(1), digits + '0', digits + ' ',
                                  digits + "x", "G" + digits.substr(1), digits + " a|b", digits + repeated("a", 65)})
    EXPECT_TRUE(whyNoSealedWord(word)) << word;
}

TEST(SealedWords, SealsAsOneText) {
  const std::vector<Seal> seals = {{"a", repeated("0", 64), false}, {"bd", repeated("f", 64), true}};
  const std::string text = "a:" + repeated("0", 64) + "|bd:" + repeated("f", 64) + " withheld";
  EXPECT_EQ(sealsText(seals), text);
  EXPECT_EQ(sealsFrom(text), seals);
  EXPECT_EQ(sealsFrom(""), std::vector<Seal>{});
  for (const std::string& none : {text + '|', '|' + text, text + ' ', text.substr(1), "a:" + repeated("0", 63)})
    EXPECT_EQ(sealsFrom(none), std::nullopt) << none;
}

}  // namespace
}  // namespace tacit::text
