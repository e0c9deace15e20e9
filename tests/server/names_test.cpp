// Names: what people may be called, and which names look alike.
#include "people/names.h"

#include <gtest/gtest.h>

#include "people/device.h"
#include "people/passwords.h"

namespace tacit::server {
namespace {

bool lookAlike(const std::string& one, const std::string& other) {
  const auto a = people::keysOf(one);
  const auto b = people::keysOf(other);
  return a.skeleton == b.skeleton || a.shape == b.shape;
}

TEST(Names, ThatLookAlikeAreTheSame) {
  for (const auto& [one, other] :
       std::vector<std::pair<std::string, std::string>>{{"Anna", "anna"},
                                                        {"Anna", "Аnnа"},      // Cyrillic A and a
                                                        {"Anna", "Ａｎｎａ"},  // full width
                                                        {"Anna", "An na"},
                                                        {"Ida", "lda"},      // small L
                                                        {"Klara", "KIara"},  // capital I
                                                        {"ALICE", "аlice"},  // Cyrillic a
                                                        {"Bob", "B0b"},
                                                        {"modern", "rnodern"},
                                                        {"Zoe\u0301", "Zoé"},
                                                        {"Straße", "STRASSE"},
                                                        {"Οlga", "Olga"},  // Greek O
                                                        {"x1", "xl"}})
    EXPECT_TRUE(lookAlike(one, other)) << one << " " << other;
  for (const auto& [one, other] : std::vector<std::pair<std::string, std::string>>{{"Anna", "Anne"},
                                                                                   {"Klara", "Kiara"},
                                                                                   {"Zoe", "Zoé"},
                                                                                   {"Ali", "All"},
                                                                                   {"タロウ", "ジロウ"},
                                                                                   {"王伟", "王芳"}})
    EXPECT_FALSE(lookAlike(one, other)) << one << " " << other;
  EXPECT_EQ(people::shownForm("Zoe\u0301"), "Zoé");
}

TEST(Names, AreReadable) {
  for (const std::string name :
       {"Anna", "Zoë 😀 24 characters long", "Łucja", "タロウ", "สมชาย", "王伟", "Jean-Luc", "O'Neil", "❤️ Eva",
        "👩‍🚀 Kim", "Person 7", "Roboter", "Botanik", "Gustav", "Simplex", "Claudia"})
    EXPECT_FALSE(people::refuseName(people::shownForm(name))) << name;
  for (const std::string name :
       {"An\u200Bna", "An\u200Dna", "An\u00ADna", "\u202EannA", "An\u2066na", "A\u061Cnna", "\u3164", "A\u00A0nna",
        "A\u3000B", "\u2800", "A  B", "a\u0300\u0301\u0302\u0303", "\uE000", "\u0301x", "An\uFE0Fna", ""})
    EXPECT_TRUE(people::refuseName(name)) << name;
}

TEST(Names, OfBotsAndOfficialsAreKept) {
  for (const std::string name :
       {"Clara",     "BRUNO",   "Сlara",      "CIara", "bot simple", "Bot 7",         "bot",   "BOT-3",
        "b0t 1",     "sampler", "Random",     "Tacit", "TAC1T",      "Tacit Support", "admin", "Admin 2",
        "Moderator", "server",  "Guest 1234", "guest", "Gast 5",     "deleted",       "Аdmin"})
    EXPECT_TRUE(people::refuseName(name)) << name;
}

// Marks on one letter are put in order: of thousands that would take seconds, in which nobody else is answered.
TEST(Names, ThatAreMuchTooLongAreNotLookedAt) {
  std::string marks = "a";
  for (int i = 0; i < 14'000; ++i) marks += "\u0301\u0316";
  EXPECT_LT(people::shownForm(marks).size(), 2000U);
  EXPECT_TRUE(people::refuseName(people::shownForm(marks)));
  EXPECT_TRUE(people::refuseName(people::shownForm(std::string(60'000, 'x'))));
  std::string longest;  // as it may be written
  for (int i = 0; i < 24; ++i) longest += "\u1112\u1161\u11ab";
  EXPECT_EQ(people::shownForm(longest).size(), 24 * std::string_view("한").size());
  EXPECT_FALSE(people::refuseName(people::shownForm(longest)));
}

TEST(Passwords, ThatAreGuessedEarlyAreRefused) {
  for (const std::string password :
       {"12345678",  "123456789",   "87654321",   "password",  "Password1",        "P4ssw0rd!",
        "passw0rd",  "PASSWORT123", "qwertyui",   "qwertz123", "asdfghjkl",        "1q2w3e4r",
        "1qaz2wsx",  "aaaaaaaa",    "abcabcabc",  "abcdefgh",  "iloveyou",         "letmein1",
        "dragon12",  "Dragon!!!",   "monkey2024", "sunshine",  "superman",         "Michael1987",
        "anna1987!", "19871203",    "03.12.1987", "11111111",  "tacit123",         "Tacit2026!",
        "t4c1t!!!!", "qwer1234",    "abcd4321",   "trustno1",  "passwordpassword", "!!dragon!!"})
    EXPECT_TRUE(people::refusePassword(password, "Ada")) << password;
  for (const std::string password :
       {"correct horse", "wrong horse", "xk4-pud-nil", "zwölf graue Gänse", "8402957361", "pQ7!mv2#", "längstes",
        "пароль для меня", "mein hund heisst otto", "adaptation", "kettle-drum"})
    EXPECT_FALSE(people::refusePassword(password, "Ada")) << password << people::refusePassword(password, "Ada")->text;
  EXPECT_TRUE(people::refusePassword("1234567", "Ada"));
  EXPECT_TRUE(people::refusePassword("äöüßäö", "Ada"));  // bytes are no characters
  EXPECT_FALSE(people::refusePassword("äöüßéèêë", "Ada"));
  std::string longest = "Gänse";
  for (int characters = 5; characters < 256; ++characters) longest += "ü";
  EXPECT_FALSE(people::refusePassword(longest, "Ada"));
  EXPECT_TRUE(people::refusePassword(longest + "ü", "Ada"));
  EXPECT_TRUE(people::refusePassword("aaaaaabc", "Ada")) << "five of one, then three in a row";
  EXPECT_TRUE(people::refusePassword("Annabell1", "annabell"));
  EXPECT_TRUE(people::refusePassword("xXAnnabellXx", "Annabell")) << "decorated";
  EXPECT_FALSE(people::refusePassword("Annabell likes pie", "Annabell"));
}

// The page says it in the reader's language (web/src/words/refusals.ts).
TEST(Refusals, OfNamesAndPasswordsSayWhy) {
  using enum base::RefusalReason;
  const auto reason = [](const std::string& password) {
    return people::refusePassword(password, "Annabell")->details.reason;
  };
  EXPECT_EQ(reason("1234567"), TooShort);
  EXPECT_EQ(reason(std::string(257, 'x')), TooLong);
  EXPECT_EQ(reason("Annabell1"), LikeName);
  EXPECT_EQ(reason("tacit123"), LikeName);
  EXPECT_EQ(reason("abcabcabc"), Repeats);
  EXPECT_EQ(reason("03.12.1987"), Row);
  EXPECT_EQ(reason("iloveyou"), Common);
  EXPECT_EQ(people::refuseName("\u2800")->details.reason, Invisible);
  EXPECT_EQ(people::refuseName("\uE000")->details.reason, Invisible);
  EXPECT_EQ(people::refuseName("A  B")->details.reason, Spaces);
  EXPECT_EQ(people::refuseName("a\u0300\u0301\u0302\u0303")->details.reason, Marks);
  EXPECT_EQ(people::refuseName("admin")->details.reason, Reserved);
  EXPECT_EQ(people::refuseName("")->details.reason, std::nullopt);
}

TEST(Devices, AreNamedInAFewWords) {
  EXPECT_EQ(people::deviceOf("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"),
            "Firefox on Linux");
  EXPECT_EQ(
      people::deviceOf("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 "
                       "Safari/537.36 Edg/126.0"),
      "Edge on Windows");
  EXPECT_EQ(
      people::deviceOf("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile "
                       "Safari/604.1"),
      "Safari on iPhone");
  EXPECT_EQ(people::deviceOf("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"),
            "Chrome on Android");
  EXPECT_EQ(people::deviceOf("<script>"), "Unknown device");
}

}  // namespace
}  // namespace tacit::server
