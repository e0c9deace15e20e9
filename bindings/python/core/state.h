// What Python pickles: tuples of words and numbers, the version of the program first. Another version refuses them: what
// lasts is a game file.
#pragma once

#include <nanobind/nanobind.h>

#include "core/bot.h"
#include "core/games.h"

namespace tacit::python {

nanobind::tuple stateOf(const Seen& seen);
nanobind::tuple stateOf(const ListedGame& game);
nanobind::tuple stateOf(const Games& games);
nanobind::tuple stateOf(const Bot& bot);

void restore(Seen* self, const nanobind::tuple& state);
void restore(ListedGame* self, const nanobind::tuple& state);
void restore(Games* self, const nanobind::tuple& state);
void restore(Bot* self, const nanobind::tuple& state);

// Pickling for a class, and equality. What changes has no hash: `hashable` says that it does not.
template <typename T>
void bindState(nanobind::class_<T>& type, bool hashable = false) {
  type.def("__getstate__", [](const T& self) { return stateOf(self); })
      .def(
          "__setstate__", [](T* self, const nanobind::tuple& state) { restore(self, state); }, nanobind::arg("state"))
      .def("__eq__", [](const T& self, const T& other) { return self == other; }, nanobind::is_operator());
  if (!hashable) type.attr("__hash__") = nanobind::none();
}

}  // namespace tacit::python
