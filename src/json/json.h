// JSON in and out for structs that name their fields (fields.h).
#pragma once

#include <cstdint>

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

// What is wrong with a text that was read; nothing was, when it is empty.
struct Problem {
  std::string what;
  explicit operator bool() const { return !what.empty(); }
};

template <typename T>
Problem read(const Node& node, std::string_view name, T& value);

namespace detail {

Problem wrong(std::string_view name, std::string_view expected);
Problem missing(std::string_view name);
Problem unknownTag(std::string_view tag);
Problem unknownKeys(const Node& node, const std::vector<std::string_view>& known);

using Keys = std::vector<std::string_view>;

template <typename Struct, typename Value>
Problem readField(const Node& node, Struct& object, const Field<Struct, Value>& field, Keys& known);

template <Fielded Struct>
Problem readFields(const Node& node, Struct& object, Keys& known) {
  Problem problem;
  const auto readOne = [&](const auto& field) { return !(problem = readField(node, object, field, known)); };
  Struct::fields()([&](const auto&... field) { static_cast<void>((readOne(field) && ...)); });
  return problem;
}

template <typename... Alternative>
Problem readTagged(const Node& node, std::variant<Alternative...>& value, Keys& known) {
  known.push_back(kTag);
  const Node* const tag = node.find(kTag);
  if (tag == nullptr || !tag->is(Node::Kind::Text)) return missing(kTag);
  const std::string& name = tag->text;
  Problem problem = unknownTag(name);
  const auto tryOne = [&]<typename One>(std::type_identity<One>) {
    if (name != One::kName) return false;
    problem = readFields(node, value.template emplace<One>(), known);
    return true;
  };
  (tryOne(std::type_identity<Alternative>{}) || ...);
  return problem;
}

// A struct that says `kDefaults` may be given in part.
template <typename T>
concept HasDefaults = requires { T::kDefaults; };

template <typename Struct, typename Value>
Problem readField(const Node& node, Struct& object, const Field<Struct, Value>& field, Keys& known) {
  known.push_back(field.name);
  const Node* const found = node.find(field.name);
  if (found != nullptr) return read(*found, field.name, object.*field.value);
  return kIsOptional<Value> || HasDefaults<Struct> ? Problem{} : missing(field.name);
}

template <NamedEnum T>
Problem readEnum(const Node& node, std::string_view name, T& value) {
  const auto& names = enumNames(value);
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (node.is(Node::Kind::Text) && node.text == names[i]) {
      value = static_cast<T>(i);
      return {};
    }
    all += (i == 0 ? "" : ", ") + std::string(names[i]);
  }
  return wrong(name, "one of " + all);
}

// A whole number that its type can hold.
template <std::integral T>
Problem readInteger(const Node& node, std::string_view name, T& value) {
  if (!node.is(Node::Kind::Integer)) return wrong(name, "a whole number");
  const auto below = static_cast<std::int64_t>(node.integer);
  if (!(node.negative ? std::in_range<T>(below) : std::in_range<T>(node.integer)))
    return wrong(name, "a smaller number");
  value = node.negative ? static_cast<T>(below) : static_cast<T>(node.integer);
  return {};
}

template <typename Element>
Problem readVector(const Node& node, std::string_view name, std::vector<Element>& values) {
  if (!node.is(Node::Kind::List)) return wrong(name, "a list");
  values.clear();
  for (const Node& element : node.elements) {
    Element value{};  // a list of bools has no elements to refer to
    if (auto problem = read(element, name, value)) return problem;
    values.push_back(std::move(value));
  }
  return {};
}

template <typename Object>
Problem readObject(const Node& node, std::string_view name, Object& value) {
  if (!node.is(Node::Kind::Object)) return wrong(name, "an object");
  Keys known;
  Problem problem;
  if constexpr (kIsVariant<Object>) problem = readTagged(node, value, known);
  else problem = readFields(node, value, known);
  return problem ? problem : unknownKeys(node, known);
}

}  // namespace detail

template <typename T>
Problem read(const Node& node, std::string_view name, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    if (!node.is(Node::Kind::Truth)) return detail::wrong(name, "true or false");
    value = node.truth;
  } else if constexpr (NamedEnum<T>) {
    return detail::readEnum(node, name, value);
  } else if constexpr (std::is_integral_v<T>) {
    return detail::readInteger(node, name, value);
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!node.is(Node::Kind::Real) && !node.is(Node::Kind::Integer)) return detail::wrong(name, "a number");
    value = static_cast<T>(node.real);
  } else if constexpr (kIsOptional<T>) {
    return read(node, name, value.emplace());
  } else if constexpr (kIsVector<T>) {
    return detail::readVector(node, name, value);
  } else if constexpr (kIsVariant<T> || Fielded<T>) {
    return detail::readObject(node, name, value);
  } else {
    if (!node.is(Node::Kind::Text)) return detail::wrong(name, "a text");
    value = node.text;
  }
  return {};
}

// Reads a whole text into a value.
template <typename T>
Problem readText(std::string_view text, T& value) {
  const auto node = parse(text);
  if (!node) return {"not a JSON text"};
  return read(*node, "message", value);
}

}  // namespace tacit::json
