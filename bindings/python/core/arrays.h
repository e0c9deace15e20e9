// NumPy arrays of ours: new ones, and windows into memory that a Python object keeps.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tacit::python {

namespace nb = nanobind;

template <typename T, std::size_t Dimensions>
using Array = nb::ndarray<nb::numpy, T, nb::ndim<Dimensions>, nb::c_contig>;

template <typename T>
using Given = nb::ndarray<const T, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array that owns its values.
template <typename T, std::size_t Dimensions, typename Kept = T>
Array<T, Dimensions> newArray(std::vector<Kept> values, std::initializer_list<std::size_t> shape) {
  static_assert(sizeof(T) == sizeof(Kept));
  auto* const kept =
      new std::vector<Kept>(std::move(values));  // NOLINT(cppcoreguidelines-owning-memory): the capsule's
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<Kept>*>(p); });
  return Array<T, Dimensions>(static_cast<void*>(kept->data()), shape, owner);
}

// A window into the memory of `owner`. It may be written to, because only such arrays go everywhere by DLPack: nobody
// reads there but Python.
template <typename T, std::size_t Dimensions>
Array<T, Dimensions> window(void* values, std::initializer_list<std::size_t> shape, nb::handle owner) {
  return Array<T, Dimensions>(static_cast<T*>(values), shape, owner);
}

// One value for each game, of what NumPy can make an array of: bools, or whole numbers of any size. Nothing is cut off.
template <typename T>
Given<T> columnOf(nb::handle given, std::size_t games, const std::string& what) {
  constexpr bool kBools = std::is_same_v<T, bool>;
  const nb::module_ numpy = nb::module_::import_("numpy");
  const nb::object array = numpy.attr("asarray")(given);
  const nb::object dtype = array.attr("dtype");
  const auto kind = nb::cast<std::string>(dtype.attr("kind"));
  if (std::string_view(kBools ? "b" : "iu").find(kind) == std::string_view::npos) {
    const std::string wanted = kBools ? ": bools are needed, not " : ": integers are needed, not ";
    throw nb::type_error((what + wanted + nb::str(dtype).c_str()).c_str());
  }
  const nb::object shape = array.attr("shape");
  if (!shape.equal(nb::make_tuple(games)))
    throw std::invalid_argument(what + ": there are " + std::to_string(games) + " games, but the shape is " +
                                nb::str(shape).c_str());
  return nb::cast<Given<T>>(numpy.attr("ascontiguousarray")(array, kBools ? "bool" : "int64"));
}

template <typename T>
std::span<const T> valuesOf(const Given<T>& column) {
  return {column.data(), column.shape(0)};
}

}  // namespace tacit::python
