// Small numbers that can't be taken for each other.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>

namespace tacit {

// A number in a byte that stands for one kind of thing: a seat is no space, though both are counted. It is made on purpose
// only, and compared only with its own kind; as an index or in arithmetic it is the plain number.
template <typename Kind>
class Number {
 public:
  constexpr Number() = default;  // not set, like a plain number
  template <std::integral Value>
  constexpr explicit Number(Value value) : value_(static_cast<std::uint8_t>(value)) {}  // on purpose only

  constexpr operator std::uint8_t() const { return value_; }  // NOLINT(google-explicit-constructor): see above

  friend constexpr bool operator==(Number, Number) = default;
  friend constexpr auto operator<=>(Number, Number) = default;
  // Without these, other numbers would be compared with what it converts to.
  template <std::convertible_to<int> Other>
  friend bool operator==(Number, Other) = delete;
  template <std::convertible_to<int> Other>
  friend bool operator<=>(Number, Other) = delete;
  template <typename Other>
    requires(!std::same_as<Kind, Other>)
  friend int operator+(Number, Number<Other>) = delete;
  template <typename Other>
    requires(!std::same_as<Kind, Other>)
  friend int operator-(Number, Number<Other>) = delete;

 private:
  std::uint8_t value_;
};

}  // namespace tacit
