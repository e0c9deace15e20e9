// Structs that name their fields once: read from and written to JSON, and described in TypeScript, from that one list.
//
//   struct Gave {
//     static constexpr std::string_view kName = "gave";
//     std::string seat;
//     std::optional<std::string> card;
//     static constexpr auto fields() { return list(field("seat", &Gave::seat), field("card", &Gave::card)); }
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

template <typename T>
concept Fielded = requires { T::fields(); };

// An enumeration whose values have names, in order: `constexpr auto enumNames(Colour)` beside it.
template <typename T>
concept NamedEnum = std::is_enum_v<T> && requires(T value) { enumNames(value); };

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

// The name of a variant in TypeScript.
template <typename Variant>
inline constexpr std::string_view kUnionName;

// The key that tells the alternatives of a variant apart.
inline constexpr std::string_view kTag = "k";

}  // namespace tacit::json
