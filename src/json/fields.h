// Structs that name their fields once: read from and written to JSON, and described in TypeScript, from that one list.
//
//   struct Gave {
//     static constexpr std::string_view kName = "gave";
//     std::string seat;
//     std::optional<std::string> card;
//     bool again = false;
//     TACIT_FIELDS(Gave, seat, card, (again, "new"))  // the last one has another name in JSON
//   };
//
// A variant of such structs is an object with a tag (`kTag`) that holds the name. An optional that is empty is left
// out.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/time.h"

namespace tacit::json {

template <typename Struct, typename Value>
struct Field {
  std::string_view name;
  Value Struct::* value;
};

template <typename Struct, typename Value>
constexpr Field<Struct, Value> field(std::string_view name, Value Struct::* value) {
  return {name, value};
}

// The fields of a struct, for a function that takes all of them: `Gave::fields()(function)`. A tuple would take the
// compiler longer than everything else in a unit with many structs.
template <typename... Each>
constexpr auto list(Each... each) {
  return [=](const auto& function) { return function(each...); };
}

// Writes `fields()` of a struct: each member under its own name, or as `(member, "name")`.
#define TACIT_FIELDS(Struct, ...)                                                                \
  static constexpr auto fields() {                                                               \
    return ::tacit::json::list(__VA_OPT__(TACIT_RESCAN(TACIT_EACH_FIELD(Struct, __VA_ARGS__)))); \
  }

// One field, then the rest: a macro goes on with itself only when the text is scanned again, here for up to 80 fields.
#define TACIT_EACH_FIELD(Struct, member, ...) \
  TACIT_FIELD(Struct, member) __VA_OPT__(, TACIT_AGAIN TACIT_NO_ARGUMENTS(Struct, __VA_ARGS__))
#define TACIT_AGAIN() TACIT_EACH_FIELD
#define TACIT_NO_ARGUMENTS ()
#define TACIT_RESCAN(...) TACIT_RESCAN_16(TACIT_RESCAN_16(TACIT_RESCAN_16(TACIT_RESCAN_16(__VA_ARGS__))))
#define TACIT_RESCAN_16(...) TACIT_RESCAN_4(TACIT_RESCAN_4(TACIT_RESCAN_4(TACIT_RESCAN_4(__VA_ARGS__))))
#define TACIT_RESCAN_4(...) TACIT_RESCAN_1(TACIT_RESCAN_1(TACIT_RESCAN_1(TACIT_RESCAN_1(__VA_ARGS__))))
#define TACIT_RESCAN_1(...) __VA_ARGS__

// A pair in parentheses makes a comma of TACIT_IF_PAIR, which moves TACIT_FIELD_AS to the third place.
#define TACIT_FIELD(Struct, member) \
  TACIT_CHOOSE(TACIT_IF_PAIR member, TACIT_FIELD_AS, TACIT_FIELD_ITSELF, )(Struct, member)
#define TACIT_IF_PAIR(...) ,
#define TACIT_CHOOSE(...) TACIT_THIRD(__VA_ARGS__)
#define TACIT_THIRD(first, second, third, ...) third
#define TACIT_FIELD_ITSELF(Struct, member) TACIT_MAKE_FIELD(Struct, member, #member)
#define TACIT_FIELD_AS(Struct, pair) TACIT_CALL(TACIT_MAKE_FIELD, (Struct, TACIT_UNPACK pair))
#define TACIT_CALL(macro, arguments) macro arguments
#define TACIT_UNPACK(...) __VA_ARGS__
#define TACIT_MAKE_FIELD(Struct, member, name) ::tacit::json::field(name, &Struct::member)

template <typename T>
concept Fielded = requires { T::fields(); };

// An enumeration whose values have names, in order: `constexpr auto enumNames(Colour)` beside it.
template <typename T>
concept NamedEnum = std::is_enum_v<T> && requires(T value) { enumNames(value); };

template <NamedEnum T>
constexpr std::string_view nameOf(T value) {
  return enumNames(value)[static_cast<std::size_t>(value)];
}

// One that has a name in TypeScript too: `constexpr std::string_view enumType(Colour)` beside it.
template <typename T>
concept TypedEnum = NamedEnum<T> && requires(T value) { enumType(value); };

template <typename T>
inline constexpr bool kIsOptional = false;
template <typename T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <typename T>
inline constexpr bool kIsVector = false;
template <typename T>
inline constexpr bool kIsVector<std::vector<T>> = true;

template <typename T>
inline constexpr bool kIsVariant = false;
template <typename... T>
inline constexpr bool kIsVariant<std::variant<T...>> = true;

// A kind of its own around a plain value, and written as that: `Plain`, `plain()` and a constructor from it.
template <typename T>
concept Thin = requires(const T value) {
  { value.plain() } -> std::convertible_to<typename T::Plain>;
  T(typename T::Plain{});
};

// Times are written as milliseconds.
template <typename T>
concept Time = std::same_as<T, base::Duration> || std::same_as<T, base::Instant>;

// The name of a variant in TypeScript.
template <typename Variant>
inline constexpr std::string_view kUnionName;

// The key that tells the alternatives of a variant apart.
inline constexpr std::string_view kTag = "k";

}  // namespace tacit::json
