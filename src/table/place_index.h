// Which place of a table, and sets of places.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <vector>

namespace tacit::table {

// The places of a table are numbered from 0. A kept event may name one that its table doesn't have.
class PlaceIndex {
 public:
  using Plain = int;  // in JSON

  constexpr PlaceIndex() = default;
  constexpr explicit PlaceIndex(int number) : number_(number) {}

  constexpr int plain() const { return number_; }

  friend constexpr auto operator<=>(PlaceIndex, PlaceIndex) = default;

 private:
  int number_ = 0;
};

// Some of the places: bit p for place p. Looped over, it gives them in their order.
class PlaceSet {
 public:
  using Plain = std::vector<PlaceIndex>;  // in JSON
  class Iterator;

  constexpr PlaceSet() = default;
  constexpr explicit PlaceSet(PlaceIndex only) : bits_(bit(only)) {}
  constexpr explicit PlaceSet(const Plain& places) {
    for (const PlaceIndex place : places) add(place);
  }
  static constexpr PlaceSet first(std::size_t count) { return PlaceSet((1U << count) - 1U); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(PlaceIndex place) const { return (bits_ & bit(place)) != 0; }
  constexpr void add(PlaceIndex place) { bits_ |= bit(place); }
  constexpr void remove(PlaceIndex place) { bits_ &= ~bit(place); }
  constexpr unsigned bits() const { return bits_; }
  constexpr Plain plain() const;

  constexpr Iterator begin() const;
  static constexpr Iterator end();

  constexpr PlaceSet& operator|=(PlaceSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr bool operator==(PlaceSet, PlaceSet) = default;

 private:
  constexpr explicit PlaceSet(unsigned bits) : bits_(bits) {}

  // None for a number that no place can have.
  static constexpr unsigned bit(PlaceIndex place) {
    const auto number = static_cast<unsigned>(place.plain());
    return number < 32 ? 1U << number : 0U;
  }

  unsigned bits_ = 0;
};

class PlaceSet::Iterator {
 public:
  constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
  constexpr PlaceIndex operator*() const { return PlaceIndex(std::countr_zero(rest_)); }
  constexpr Iterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  friend constexpr bool operator==(Iterator, Iterator) = default;

 private:
  unsigned rest_;  // the places still to come
};

constexpr PlaceSet::Iterator PlaceSet::begin() const { return Iterator(bits_); }
constexpr PlaceSet::Iterator PlaceSet::end() { return Iterator(0); }
constexpr PlaceSet::Plain PlaceSet::plain() const {
  Plain places;
  for (const PlaceIndex place : *this) places.push_back(place);
  return places;
}

}  // namespace tacit::table
