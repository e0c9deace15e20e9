// NumPy arrays of ours: new ones, and windows into memory that a Python object keeps.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

namespace tacit::python {

namespace nb = nanobind;

template <typename T, std::size_t Dimensions>
using Array = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>, nb::c_contig>;

template <typename T>
using Column = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array that owns its values.
template <typename T, std::size_t Dimensions>
Array<T, Dimensions> newArray(std::vector<T> values, std::initializer_list<std::size_t> shape) {
  auto* const kept = new std::vector<T>(std::move(values));  // NOLINT(cppcoreguidelines-owning-memory): the capsule's
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return Array<T, Dimensions>(kept->data(), shape, owner);
}

// A window into the memory of `owner`, to be read only.
template <typename T, std::size_t Dimensions>
Array<const T, Dimensions> window(const void* values, std::initializer_list<std::size_t> shape, nb::handle owner) {
  return Array<const T, Dimensions>(static_cast<const T*>(values), shape, owner);
}

template <typename T>
std::span<const T> valuesOf(const Column<T>& column, std::size_t wanted, const char* what) {
  if (column.shape(0) != wanted)
    throw std::invalid_argument(std::string(what) + ": there are " + std::to_string(wanted) + " games, but " +
                                std::to_string(column.shape(0)) + " values");
  return {column.data(), wanted};
}

}  // namespace tacit::python
