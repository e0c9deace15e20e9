// JSON in and out for structs that name their fields (fields.h).
#pragma once

#include <cstdint>
#include <span>

#include "base/result.h"
#include "json/write.h"

namespace tacit::json {

// Reading is strict: what is not there, not of its type or not known is an error that names the field.

// A JSON value, taken apart. The library that reads it stays in read.cpp: it is slow to compile.
struct Node {
  enum class Kind : std::uint8_t { Null, Truth, Integer, Real, Text, List, Object };

  Kind kind = Kind::Null;
  bool truth = false;
  bool negative = false;  // of an integer: its magnitude is in `integer`, as two's complement
  std::uint64_t integer = 0;
  double real = 0;
  std::string text;
  std::vector<Node> elements;     // of a list, or the values of an object ...
  std::vector<std::string> keys;  // ... under these names

  bool is(Kind what) const { return kind == what; }
  // The member of an object; nothing when there is none.
  const Node* find(std::string_view key) const;
};

// The value of a JSON text; nothing when it is not one (a string that is no UTF-8 among them), when it is nested too
// deeply to be one of ours, or when an object has a key twice.
std::optional<Node> parse(std::string_view text);

using base::Problem;

template <typename T>
Problem read(const Node& node, std::string_view name, T& value);

namespace detail {

// All of these say whether what they read is right, and what is wrong with it in `problem`.
bool wrong(std::string_view name, std::string_view expected, Problem& problem);
bool readIndex(const Node& node, std::string_view name, std::span<const std::string_view> names, std::size_t& index,
               Problem& problem);

template <typename T>
bool readInto(T& value, const Node& node, std::string_view name, Problem& problem);

// An object on the way, one field after the other.
struct Reading {
  const Node& node;
  Problem& problem;
  std::vector<std::string_view> known;  // the keys there may be

  // Nothing when it is not there: a problem, unless it may be left out.
  const Node* find(std::string_view name, bool mayBeLeftOut);
  const std::string* tag();
  bool unknownTag();
  bool allKnown();
};

// A function for each type of values, not for each struct: there are far fewer to compile.
template <typename Value>
[[gnu::noinline]] bool readField(Value& value, Reading& reading, std::string_view name, bool mayBeLeftOut) {
  const Node* const found = reading.find(name, mayBeLeftOut);
  return found == nullptr ? mayBeLeftOut : readInto(value, *found, name, reading.problem);
}

// A struct that says `kDefaults` may be given in part.
template <typename T>
concept HasDefaults = requires { T::kDefaults; };

template <Fielded Struct>
bool readFields(Struct& object, Reading& reading) {
  const auto readOne = [&]<typename Value>(const Field<Struct, Value>& field) {
    return readField(object.*field.value, reading, field.name, kIsOptional<Value> || HasDefaults<Struct>);
  };
  return Struct::fields()([&](const auto&... field) { return (readOne(field) && ...); });
}

template <typename... Alternative>
bool readFields(std::variant<Alternative...>& value, Reading& reading) {
  const std::string* const name = reading.tag();
  if (name == nullptr) return false;
  bool good = false;
  const auto tryOne = [&]<typename One>(std::type_identity<One>) {
    if (*name != One::kName) return false;
    good = readFields(value.template emplace<One>(), reading);
    return true;
  };
  return (tryOne(std::type_identity<Alternative>{}) || ...) ? good : reading.unknownTag();
}

// A whole number that its type can hold.
template <std::integral T>
bool readInteger(T& value, const Node& node, std::string_view name, Problem& problem) {
  if (!node.is(Node::Kind::Integer)) return wrong(name, "a whole number", problem);
  const auto below = static_cast<std::int64_t>(node.integer);
  if (!(node.negative ? std::in_range<T>(below) : std::in_range<T>(node.integer)))
    return wrong(name, "a smaller number", problem);
  value = node.negative ? static_cast<T>(below) : static_cast<T>(node.integer);
  return true;
}

template <typename Element>
bool readVector(std::vector<Element>& values, const Node& node, std::string_view name, Problem& problem) {
  if (!node.is(Node::Kind::List)) return wrong(name, "a list", problem);
  values.clear();
  for (const Node& element : node.elements) {
    Element value{};  // a list of bools has no elements to refer to
    if (!readInto(value, element, name, problem)) return false;
    values.push_back(std::move(value));
  }
  return true;
}

template <typename T>
bool readInto(T& value, const Node& node, std::string_view name, Problem& problem) {
  if constexpr (std::is_same_v<T, bool>) {
    if (!node.is(Node::Kind::Truth)) return wrong(name, "true or false", problem);
    value = node.truth;
  } else if constexpr (NamedEnum<T>) {
    std::size_t index = 0;
    if (!readIndex(node, name, enumNames(value), index, problem)) return false;
    value = static_cast<T>(index);
  } else if constexpr (std::is_integral_v<T>) {
    return readInteger(value, node, name, problem);
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!node.is(Node::Kind::Real) && !node.is(Node::Kind::Integer)) return wrong(name, "a number", problem);
    value = static_cast<T>(node.real);
  } else if constexpr (Thin<T>) {
    typename T::Plain plain{};
    if (!readInto(plain, node, name, problem)) return false;
    value = T(std::move(plain));
  } else if constexpr (Time<T>) {
    std::int64_t milliseconds = 0;
    if (!readInteger(milliseconds, node, name, problem)) return false;
    value = T(base::Duration(milliseconds));
  } else if constexpr (kIsOptional<T>) {
    return readInto(value.emplace(), node, name, problem);
  } else if constexpr (kIsVector<T>) {
    return readVector(value, node, name, problem);
  } else if constexpr (kIsVariant<T> || Fielded<T>) {
    if (!node.is(Node::Kind::Object)) return wrong(name, "an object", problem);
    Reading reading{node, problem, {}};
    return readFields(value, reading) && reading.allKnown();
  } else {
    if (!node.is(Node::Kind::Text)) return wrong(name, "a text", problem);
    value = node.text;
  }
  return true;
}

}  // namespace detail

template <typename T>
Problem read(const Node& node, std::string_view name, T& value) {
  Problem problem;
  detail::readInto(value, node, name, problem);
  return problem;
}

// Reads a whole text into a value.
template <typename T>
Problem readText(std::string_view text, T& value) {
  const auto node = parse(text);
  if (!node) return base::Error{"not a JSON text"};
  return read(*node, "message", value);
}

}  // namespace tacit::json
