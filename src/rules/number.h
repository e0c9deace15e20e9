// Small numbers that can't be taken for each other.
#pragma once

#include <concepts>
#include <cstdint>

namespace tacit {

// A number in a byte that stands for one kind of thing: a seat is no space, though both are counted. It is made on purpose
// only; as an index or in arithmetic it is the plain number.
template <typename Kind>
class Number {
 public:
  constexpr Number() = default;  // not set, like a plain number
  template <std::integral Value>
  constexpr explicit Number(Value value) : value_(static_cast<std::uint8_t>(value)) {}

  constexpr operator std::uint8_t() const { return value_; }  // NOLINT(google-explicit-constructor): see above

  friend constexpr bool operator==(Number, Number) = default;
  // Numbers of different kinds are never compared.
  template <typename Other>
    requires(!std::same_as<Kind, Other>)
  friend bool operator==(Number, Number<Other>) = delete;

 private:
  std::uint8_t value_;
};

}  // namespace tacit
