// The fixed actions of whatever has a position and plays to choose from.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <optional>
#include <string>
#include <vector>

#include "core/actions.h"
#include "core/arrays.h"
#include "core/listed_game.h"
#include "core/seen.h"

namespace tacit::python {

inline std::vector<Play> playsToChoose(const ListedGame& game) { return {game.plays().begin(), game.plays().end()}; }
inline std::vector<Play> playsToChoose(const Seen& seen) {
  const auto list = seen.plays();
  return {list->begin(), list->end()};
}

inline Action actionOf(nb::handle given) {
  if (PyIndex_Check(given.ptr()) == 0)
    throw nb::type_error((std::string("actions: integers are needed, not ") + nb::repr(given).c_str()).c_str());
  return nb::cast<Action>(nb::int_(given));
}

// One action, or the steps of a seven.
inline Actions actionsGiven(const nb::object& given) {
  if (PyIndex_Check(given.ptr()) != 0) return {actionOf(given)};
  Actions actions;
  for (const nb::handle each : given) actions.push_back(actionOf(each));
  return actions;
}

template <typename T>
nb::list actionsOf(const T& shown) {
  nb::list all;
  for (const Actions& actions : ActionCode(shown.position()).ofPlays(playsToChoose(shown))) {
    nb::list each;
    for (const Action action : actions) each.append(action);
    all.append(nb::tuple(each));
  }
  return all;
}

template <typename T>
Array<bool, 1> actionMask(const T& shown, const nb::object& steps) {
  std::vector<std::uint8_t> row(kActions);
  ActionCode(shown.position()).mark(playsToChoose(shown), actionsGiven(steps), row);
  return newArray<bool, 1>(std::move(row), {kActions});
}

// Which play these actions are; None while steps of a seven are missing.
template <typename T>
std::optional<std::size_t> playIndex(const T& shown, const nb::object& actions) {
  const auto plays = playsToChoose(shown);
  return ActionCode(shown.position()).find(plays, actionsGiven(actions));
}

template <typename T>
void bindActions(nb::class_<T>& shown) {
  using nb::literals::operator""_a;
  shown
      .def("actions", &actionsOf<T>, nb::sig("def actions(self) -> list[tuple[int, ...]]"),
           "The fixed actions of each play, in the order of plays(): one, or the seven steps of a seven.")
      .def("action_mask", &actionMask<T>, "steps"_a = nb::tuple(),
           nb::sig("def action_mask(self, steps: int | Sequence[int] = ()) -> numpy.typing.NDArray[numpy.bool]"),
           "(ACTIONS,): True for each fixed action that may come next, after some steps of a seven.")
      .def("play_index", &playIndex<T>, "actions"_a,
           nb::sig("def play_index(self, actions: int | Sequence[int]) -> int | None"),
           "The index in plays() of the play that these fixed actions are; None while steps of a seven are missing. "
           "ValueError if they are no play here.");
}

}  // namespace tacit::python
