// JSON out of structs that name their fields (fields.h): straight into a string, in the order of the fields, so equal
// values give equal bytes.
#pragma once

#include <charconv>
#include <cmath>
#include <cstdint>

#include "json/fields.h"

namespace tacit::json {

inline constexpr std::size_t kDefaultText = 768;  // most messages fit in, so that they need not move as they grow

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

// A function for each type of values, not for each struct: there are far fewer to compile.
template <typename Value>
[[gnu::noinline]] void writeField(std::string& out, std::string_view name, const Value& value) {
  if constexpr (kIsOptional<Value>) {
    if (value) writeField(out, name, *value);
  } else {
    writeKey(out, name);
    write(out, value);
  }
}

template <Fielded Struct>
void writeFields(std::string& out, const Struct& object) {
  Struct::fields()([&](const auto&... field) { (writeField(out, field.name, object.*field.value), ...); });
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
    writeString(out, nameOf(value));
  } else if constexpr (std::is_arithmetic_v<T>) {
    detail::writeNumber(out, value);
  } else if constexpr (Thin<T>) {
    write(out, value.plain());
  } else if constexpr (Time<T>) {
    detail::writeNumber(out, base::millisecondsOf(value));
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

// With at most so many decimals: a figure for people and programs alike.
inline double rounded(double number, int decimals) {
  const double scale = std::pow(10.0, decimals);
  return std::round(number * scale) / scale;
}

template <typename T>
std::string text(const T& value) {
  std::string out;
  out.reserve(kDefaultText);
  write(out, value);
  return out;
}

// An object whose keys are not known beforehand.
class Object {
 public:
  template <typename T>
  Object& add(std::string_view key, const T& value) {
    if (text_.size() > 1) text_ += ',';
    writeString(text_, key);
    text_ += ':';
    write(text_, value);
    return *this;
  }
  std::string text() const { return text_ + '}'; }

 private:
  std::string text_ = "{";
};

}  // namespace tacit::json
