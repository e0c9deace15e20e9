// JSON in and out for structs that name their fields (fields.h).
#pragma once

#include <charconv>
#include <nlohmann/json.hpp>

#include "json/fields.h"

namespace tacit::json {

// ---- Writing: straight into a string, in the order of the fields, so equal values give equal bytes ----

inline constexpr std::size_t kUsualText = 768;  // most messages fit in, so that they need not move as they grow

void writeString(std::string& out, std::string_view text);

template <typename T>
void write(std::string& out, const T& value);

namespace detail {

inline void writeKey(std::string& out, std::string_view name) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
}

template <typename Struct, typename Value>
void writeField(std::string& out, const Struct& object, const Field<Struct, Value>& field) {
  const Value& value = object.*field.value;
  if constexpr (kIsOptional<Value>) {
    if (!value) return;
    writeKey(out, field.name);
    write(out, *value);
  } else {
    writeKey(out, field.name);
    write(out, value);
  }
}

template <Fielded Struct>
void writeFields(std::string& out, const Struct& object) {
  std::apply([&](const auto&... field) { (writeField(out, object, field), ...); }, Struct::fields());
}

template <Fielded Struct>
void writeTagged(std::string& out, const Struct& object) {
  writeKey(out, kTag);
  writeString(out, Struct::kName);
  writeFields(out, object);
}

template <typename Number>
void writeNumber(std::string& out, Number value) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out.append(digits.data(), end);
}

}  // namespace detail

template <typename T>
void write(std::string& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (NamedEnum<T>) {
    writeString(out, enumNames(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (std::is_arithmetic_v<T>) {
    detail::writeNumber(out, value);
  } else if constexpr (kIsVector<T>) {
    out += '[';
    for (const auto& element : value) {
      if (out.back() != '[') out += ',';
      write(out, element);
    }
    out += ']';
  } else if constexpr (kIsVariant<T>) {
    out += '{';
    std::visit([&](const auto& alternative) { detail::writeTagged(out, alternative); }, value);
    out += '}';
  } else if constexpr (Fielded<T>) {
    out += '{';
    detail::writeFields(out, value);
    out += '}';
  } else {
    writeString(out, value);
  }
}

template <typename T>
std::string text(const T& value) {
  std::string out;
  out.reserve(kUsualText);
  write(out, value);
  return out;
}

// ---- Reading: strict; what is not there, not of its type or not known is an error that names the field ----

using Node = nlohmann::json;

// The value of a JSON text; nothing when it is not one, or nested too deeply to be one of ours.
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
Problem unknownKeys(const Node& node, const std::vector<std::string_view>& known);

using Keys = std::vector<std::string_view>;

template <typename Struct, typename Value>
Problem readField(const Node& node, Struct& object, const Field<Struct, Value>& field, Keys& known);

template <Fielded Struct>
Problem readFields(const Node& node, Struct& object, Keys& known) {
  Problem problem;
  const auto readOne = [&](const auto& field) { return !(problem = readField(node, object, field, known)); };
  std::apply([&](const auto&... field) { static_cast<void>((readOne(field) && ...)); }, Struct::fields());
  return problem;
}

template <typename... Alternative>
Problem readTagged(const Node& node, std::variant<Alternative...>& value, Keys& known) {
  known.push_back(kTag);
  const auto tag = node.find(kTag);
  if (tag == node.end() || !tag->is_string()) return missing(kTag);
  const auto& name = tag->template get_ref<const std::string&>();
  Problem problem{"unknown: " + std::string(kTag) + " '" + name.substr(0, 40) + "'"};
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
  const auto found = node.find(field.name);
  if (found != node.end()) return read(*found, field.name, object.*field.value);
  return kIsOptional<Value> || HasDefaults<Struct> ? Problem{} : missing(field.name);
}

template <NamedEnum T>
Problem readEnum(const Node& node, std::string_view name, T& value) {
  const auto& names = enumNames(value);
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (node.is_string() && node.get_ref<const std::string&>() == names[i]) {
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
  if (!node.is_number_integer()) return wrong(name, "a whole number");
  const bool fits = node.is_number_unsigned() ? std::in_range<T>(node.get<std::uint64_t>())
                                              : std::in_range<T>(node.get<std::int64_t>());
  if (!fits) return wrong(name, "a smaller number");
  value = node.get<T>();
  return {};
}

template <typename Element>
Problem readVector(const Node& node, std::string_view name, std::vector<Element>& values) {
  if (!node.is_array()) return wrong(name, "a list");
  values.clear();
  for (const auto& element : node)
    if (auto problem = read(element, name, values.emplace_back())) return problem;
  return {};
}

template <typename Object>
Problem readObject(const Node& node, std::string_view name, Object& value) {
  if (!node.is_object()) return wrong(name, "an object");
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
    if (!node.is_boolean()) return detail::wrong(name, "true or false");
    value = node.get<bool>();
  } else if constexpr (NamedEnum<T>) {
    return detail::readEnum(node, name, value);
  } else if constexpr (std::is_integral_v<T>) {
    return detail::readInteger(node, name, value);
  } else if constexpr (std::is_floating_point_v<T>) {
    if (!node.is_number()) return detail::wrong(name, "a number");
    value = node.get<T>();
  } else if constexpr (kIsOptional<T>) {
    return read(node, name, value.emplace());
  } else if constexpr (kIsVector<T>) {
    return detail::readVector(node, name, value);
  } else if constexpr (kIsVariant<T> || Fielded<T>) {
    return detail::readObject(node, name, value);
  } else {
    if (!node.is_string()) return detail::wrong(name, "a text");
    value = node.get_ref<const std::string&>();
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
