// Reading is strict, writing is exact, and what was written is read again as the same.
#include "json/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>

namespace tacit::json {
namespace {

enum class Colour : std::uint8_t { Red, Green };
constexpr auto enumNames(Colour) { return std::array<std::string_view, 2>{"red", "green"}; }

struct Part {
  static constexpr bool kDefaults = true;
  int weight = 5;
  bool round = true;
  TACIT_FIELDS(Part, weight, round)
  bool operator==(const Part&) const = default;
};

struct Ball {
  static constexpr std::string_view kName = "ball";
  std::int8_t size = 0;
  TACIT_FIELDS(Ball, size)
  bool operator==(const Ball&) const = default;
};

struct Plain {
  static constexpr std::string_view kName = "plain";
  TACIT_FIELDS(Plain)
  bool operator==(const Plain&) const = default;
};

struct Thing {
  std::string name;
  std::int64_t number = 0;
  std::uint64_t large = 0;
  bool yes = false;
  Colour colour = Colour::Red;
  std::optional<std::string> maybe;
  std::vector<std::vector<std::string>> words;
  Part part;
  std::variant<Ball, Plain> toy;
  TACIT_FIELDS(Thing, name, number, large, yes, colour, maybe, words, part, toy)
  bool operator==(const Thing&) const = default;
};

struct Renamed {
  int one = 1;
  int want = 2;
  TACIT_FIELDS(Renamed, (one, "two words"), (want, "do"))
};

const std::string kThing = R"({"name":"x","number":-7,"large":9,"yes":true,"colour":"green","words":[["a"],[]],)"
                           R"("part":{"weight":1,"round":false},"toy":{"k":"ball","size":3}})";

// The problem with the text in which `from` stands as `to`.
std::string problemWith(const std::string& from, const std::string& to) {
  std::string text = kThing;
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  Thing thing;
  return readText(text, thing).value_or(base::Error{}).what;
}

template <typename T>
std::string problemOf(const std::string& text) {
  T value{};
  return readText(text, value).value_or(base::Error{}).what;
}

TEST(Fields, CanHaveOtherNamesThanTheirMembers) {
  Renamed value;
  ASSERT_FALSE(readText(R"({"two words":3,"do":4})", value));
  EXPECT_EQ(value.one, 3);
  EXPECT_EQ(text(value), R"({"two words":3,"do":4})");
}

TEST(Reading, TakesWhatWasWritten) {
  Thing thing;
  ASSERT_FALSE(readText(kThing, thing));
  EXPECT_EQ(thing, (Thing{"x", -7, 9, true, Colour::Green, std::nullopt, {{"a"}, {}}, {1, false}, Ball{3}}));
  EXPECT_EQ(text(thing), kThing);
}

TEST(Reading, SaysWhatIsMissingOrUnknown) {
  EXPECT_EQ(problemWith(R"("name":"x",)", ""), "missing: name");
  EXPECT_EQ(problemWith(R"("k":"ball",)", ""), "missing: k");
  EXPECT_EQ(problemWith(R"("k":"ball")", R"("k":5)"), "missing: k");
  EXPECT_EQ(problemWith("ball", "bell"), "unknown: k 'bell'");
  EXPECT_EQ(problemWith(R"("size":3)", R"("size":3,"sise":4)"), "unknown field: 'sise'");
  EXPECT_EQ(problemWith(R"("yes")", R"("__proto__":1,"yes")"), "unknown field: '__proto__'");
}

TEST(Reading, DefaultsStandInOnlyWhereTheyAreSaid) {
  Thing thing;
  std::string text = kThing;
  text.replace(text.find(R"("weight":1,"round":false)"), 24, "");
  ASSERT_FALSE(readText(text, thing));
  EXPECT_EQ(thing.part, Part{});
  EXPECT_EQ(problemWith(R"("part":{"weight":1,"round":false},)", ""), "missing: part");
}

TEST(Reading, TakesNoValueOfAnotherType) {
  EXPECT_EQ(problemWith(R"("x")", "5"), "name: expected a text");
  EXPECT_EQ(problemWith(R"("x")", "null"), "name: expected a text");
  EXPECT_EQ(problemWith("-7", R"("7")"), "number: expected a whole number");
  EXPECT_EQ(problemWith("-7", "7.0"), "number: expected a whole number");
  EXPECT_EQ(problemWith("-7", "1e2"), "number: expected a whole number");
  EXPECT_EQ(problemWith("true", "1"), "yes: expected true or false");
  EXPECT_EQ(problemWith(R"("green")", R"("Green")"), "colour: expected one of red, green");
  EXPECT_EQ(problemWith(R"("green")", "1"), "colour: expected one of red, green");
  EXPECT_EQ(problemWith(R"([["a"],[]])", R"({"0":"a"})"), "words: expected a list");
  EXPECT_EQ(problemWith(R"(["a"])", R"([1])"), "words: expected a text");
  EXPECT_EQ(problemWith(R"({"weight":1,"round":false})", "[]"), "part: expected an object");
  EXPECT_EQ(problemWith(R"("yes")", R"("maybe":null,"yes")"), "maybe: expected a text");
  EXPECT_EQ(problemOf<Thing>("[]"), "message: expected an object");
  EXPECT_EQ(problemOf<Thing>("null"), "message: expected an object");
}

TEST(Reading, TakesNoNumberThatDoesNotFit) {
  EXPECT_EQ(problemWith("-7", "9223372036854775807"), "");
  EXPECT_EQ(problemWith("-7", "9223372036854775808"), "number: expected a smaller number");
  EXPECT_EQ(problemWith("-7", "-9223372036854775808"), "");
  EXPECT_EQ(problemWith("-7", "-9223372036854775809"), "number: expected a whole number");  // no integer holds it
  EXPECT_EQ(problemWith("-7", "99999999999999999999999"), "number: expected a whole number");
  EXPECT_EQ(problemWith("9,", "18446744073709551615,"), "");
  EXPECT_EQ(problemWith("9,", "-1,"), "large: expected a smaller number");
  EXPECT_EQ(problemWith(R"("size":3)", R"("size":-128)"), "");
  EXPECT_EQ(problemWith(R"("size":3)", R"("size":128)"), "size: expected a smaller number");
  EXPECT_EQ(problemWith(R"("weight":1)", R"("weight":2147483648)"), "weight: expected a smaller number");
}

TEST(Reading, TakesOnlyWholeJsonTexts) {
  for (const std::string text : {"", " ", "{", "{}}", "nul", "{'a':1}", "{\"a\":1,}", "[1,]", "[01]", "[+1]", "[.5]",
                                 "[NaN]", "// x\n1", "\xEF\xBB\xBF{}x", "\"a\nb\"", "\"\\x\"", "{\"a\":1 \"b\":2}"})
    EXPECT_FALSE(parse(text)) << text;
  EXPECT_TRUE(parse(" {\"a\" : [1 , 2.5e1]}\r\n\t"));
}

// What is not UTF-8 is not JSON (RFC 8259, 8.1); a zero is a character like any other, and anyone who keeps it must see to
// it.
TEST(Reading, TakesNoBrokenCharacters) {
  for (const std::string broken : {"\xFF", "\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\\ud800", "\\udc00",
                                   "\\ud800\\u0041", "\\u12"})
    EXPECT_FALSE(parse("\"" + broken + "\"")) << broken;
  std::string value;
  ASSERT_FALSE(readText(R"("\u0000\ud83d\ude00ä")", value));
  EXPECT_EQ(value, std::string("\0😀ä", 7));
  EXPECT_FALSE(parse(std::string("\"\0\"", 3)));
}

TEST(Reading, TakesNoKeyTwice) {
  EXPECT_EQ(problemWith(R"("yes":true)", R"("yes":false,"yes":true)"), "not a JSON text");
  EXPECT_EQ(problemWith(R"("size":3)", R"("size":3,"k":"plain")"), "not a JSON text");
  EXPECT_FALSE(parse(R"({"a":{"b":1,"\u0062":2}})"));
  EXPECT_FALSE(parse(R"({"a":{"a":1},"a":2})"));
  EXPECT_TRUE(parse(R"({"a":{"a":{"a":[{"a":1},{"a":1}]}},"b":{"a":2}})"));
}

// To find a key among so many takes so long that everybody waits.
TEST(Reading, TakesNoObjectWithCountlessKeys) {
  const auto object = [](int keys) {
    std::string text;
    for (int i = 0; i < keys; ++i) text += (i == 0 ? "{\"" : ",\"") + std::to_string(i) + "\":1";
    return text + "}";
  };
  EXPECT_TRUE(parse(object(100)));
  EXPECT_FALSE(parse(object(129)));
  EXPECT_FALSE(parse(object(60'000)));
  EXPECT_FALSE(parse(R"({"a":[)" + object(129) + "]}"));
}

TEST(Reading, TakesNothingTooDeep) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(parse(nested(16)));
  EXPECT_FALSE(parse(nested(40)));
  EXPECT_FALSE(parse(nested(30'000)));
  EXPECT_FALSE(parse(std::string(60'000, '[')));
  std::string objects;
  for (int i = 0; i < 10'000; ++i) objects += R"({"a":)";
  EXPECT_FALSE(parse(objects));
}

// What we say about a wrong text is a text itself, however long the name and wherever it is cut.
TEST(Reading, QuotesNoHalfCharacters) {
  for (std::size_t before = 30; before < 44; ++before) {
    const std::string name = std::string(before, 'n') + "ä😀äää";
    const std::string field = problemOf<Part>("{\"" + name + "\":1}");
    EXPECT_TRUE(parse(text(field))) << field;
    const std::string tag = problemOf<std::variant<Ball, Plain>>("{\"k\":\"" + name + "\"}");
    EXPECT_TRUE(parse(text(tag))) << tag;
    EXPECT_LT(tag.size(), 60U);
  }
}

TEST(Writing, EscapesWhatMustBe) {
  EXPECT_EQ(text(std::string("a\"b\\c\nd\te\x01\x1f\x7f/ä")), "\"a\\\"b\\\\c\\nd\\u0009e\\u0001\\u001f\x7f/ä\"");
  EXPECT_EQ(text(std::string("\0", 1)), "\"\\u0000\"");
  EXPECT_EQ(text(std::vector<std::string>{"[", "{", ","}), R"(["[","{",","])");
  EXPECT_EQ(text(std::vector<std::vector<int>>{{}, {1, 2}, {}}), "[[],[1,2],[]]");
  EXPECT_EQ(text(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(text(0.1), "0.1");
}

}  // namespace
}  // namespace tacit::json

namespace rc {

// Texts of all characters there are, the difficult ones often.
template <>
struct Arbitrary<tacit::json::Thing> {
  static Gen<std::string> anyText() {
    const auto piece =
        gen::elementOf(std::vector<std::string>{"a", "\"", "\\", "\n", "\r", "\t", std::string("\0", 1), "\x1f", "\x7f",
                                                "/", "ä", "😀", "\u2028", "[", "{", ","});
    return gen::map(gen::resize(20, gen::container<std::vector<std::string>>(piece)),
                    [](const std::vector<std::string>& pieces) {
                      std::string all;
                      for (const auto& one : pieces) all += one;
                      return all;
                    });
  }
  static Gen<tacit::json::Thing> arbitrary() {
    using namespace tacit::json;
    return gen::exec([] {
      Thing thing;
      thing.name = *anyText();
      thing.number = *gen::arbitrary<std::int64_t>();
      thing.large = *gen::arbitrary<std::uint64_t>();
      thing.yes = *gen::arbitrary<bool>();
      thing.colour = *gen::element(Colour::Red, Colour::Green);
      if (*gen::arbitrary<bool>()) thing.maybe = *anyText();
      thing.words = *gen::resize(5, gen::container<std::vector<std::vector<std::string>>>(
                                        gen::container<std::vector<std::string>>(anyText())));
      thing.part = {*gen::arbitrary<int>(), *gen::arbitrary<bool>()};
      if (*gen::arbitrary<bool>()) thing.toy = Ball{*gen::arbitrary<std::int8_t>()};
      else thing.toy = Plain{};
      return thing;
    });
  }
};

}  // namespace rc

namespace tacit::json {
namespace {

RC_GTEST_PROP(RoundTrip, AnythingComesBack, (const Thing& thing)) {
  const std::string written = text(thing);
  Thing again;
  const auto problem = readText(written, again);
  RC_ASSERT(!problem);
  RC_ASSERT(again == thing);
  RC_ASSERT(text(again) == written);
}

// One byte of a good text changed: an error, or a value that is written as it was read.
RC_GTEST_PROP(RoundTrip, NoByteIsTooMuch, (const Thing& thing)) {
  std::string written = text(thing);
  written[*rc::gen::inRange<std::size_t>(0, written.size())] = *rc::gen::arbitrary<char>();
  Thing again;
  if (readText(written, again)) return;
  Thing third;
  RC_ASSERT(!readText(text(again), third));
  RC_ASSERT(third == again);
}

}  // namespace
}  // namespace tacit::json
