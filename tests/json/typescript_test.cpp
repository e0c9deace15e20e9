// TypeScript from the same list of fields.
#include "json/typescript.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace tacit::json {

enum class Mood : std::uint8_t { Good, Bad };
constexpr auto enumNames(Mood) { return std::array<std::string_view, 2>{"good", "bad"}; }

enum class Size : std::uint8_t { Small, Large };
constexpr auto enumNames(Size) { return std::array<std::string_view, 2>{"small", "large"}; }
constexpr std::string_view enumType(Size) { return "Size"; }

struct Person {
  static constexpr std::string_view kType = "Person";
  std::string name;
  double height = 0;
  std::optional<Mood> mood;
  TACIT_FIELDS(Person, name, height, mood)
};

struct Came {
  static constexpr std::string_view kName = "came", kType = "Came";
  std::vector<Person> who;
  std::vector<Mood> moods;
  std::vector<Size> sizes;
  TACIT_FIELDS(Came, who, moods, sizes)
};

struct Left {
  static constexpr std::string_view kName = "left", kType = "Left";
  std::optional<Person> who;
  bool angry = false;
  TACIT_FIELDS(Left, who, angry)
};

using News = std::variant<Came, Left>;
template <>
inline constexpr std::string_view kUnionName<News> = "News";

struct Letter {
  static constexpr std::string_view kType = "Letter";
  News news;
  std::optional<std::vector<News>> more;
  TACIT_FIELDS(Letter, news, more)
};

namespace {

// Each type once, after those it is made of.
TEST(TypeScript, OfASmallExample) {
  TypeScript types;
  types.declare<Letter>();
  types.declare<Person>();
  EXPECT_EQ(types.text(), R"(export type Person = {
  name: string;
  height: number;
  mood?: 'good' | 'bad';
};

export type Size =
  | 'small'
  | 'large';

export type Came = {
  k: 'came';
  who: Person[];
  moods: ('good' | 'bad')[];
  sizes: Size[];
};

export type Left = {
  k: 'left';
  who?: Person;
  angry: boolean;
};

export type News =
  | Came
  | Left;

export type Letter = {
  news: News;
  more?: News[];
};

)");
}

}  // namespace
}  // namespace tacit::json
