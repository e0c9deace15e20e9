// tacit.Games: many games at a time.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <memory>
#include <thread>

#include "core/arrays.h"
#include "core/bind.h"
#include "core/bot.h"
#include "core/games.h"
#include "core/observation.h"
#include "core/state.h"
#include "core/words.h"

namespace tacit::python {
namespace {

using namespace nanobind::literals;

void make(Games* self, std::int64_t count, std::string_view layout, std::string_view pack, std::string_view rules,
          std::optional<std::uint64_t> seed, std::optional<int> threads) {
  if (count < 1) throw std::invalid_argument("count: not a number from 1 on: " + std::to_string(count));
  const int all = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const Setup setup = setupNamed(layout, rules, pack);
  new (self) Games(static_cast<std::size_t>(count), setup, seedOr(seed), std::max(1, threads.value_or(all)));
}

void stepAll(Games& games, nb::handle actions) {
  const auto column = columnOf<std::int64_t>(actions, games.size(), "actions");
  const nb::gil_scoped_release release;
  games.step(valuesOf(column));
}

void resetMarked(Games& games, nb::handle which) {
  const auto column = columnOf<bool>(which, games.size(), "which");
  const nb::gil_scoped_release release;
  games.reset(valuesOf(column));
}

Array<std::int64_t, 1> chooseForAll(Games& games, const Bot& bot, nb::handle which) {
  const auto all = std::make_unique<bool[]>(games.size());  // NOLINT: std::vector<bool> has no bools
  std::fill_n(all.get(), games.size(), true);
  std::optional<Given<bool>> column;
  if (!which.is_none()) column = columnOf<bool>(which, games.size(), "which");
  const auto marks = column ? valuesOf(*column) : std::span<const bool>(all.get(), games.size());
  std::vector<std::int64_t> actions(games.size());
  {
    const nb::gil_scoped_release release;
    games.choose(bot.level, bot.budget, marks, actions);
  }
  return newArray<std::int64_t, 1>(std::move(actions), {games.size()});
}

std::pair<Array<std::uint8_t, 2>, Array<std::int64_t, 1>> featuresOfAllPlays(const Games& games) {
  auto offsets = games.offsets();
  const auto plays = static_cast<std::size_t>(offsets.back());
  std::vector<std::uint8_t> rows(plays * kPlaySize);
  {
    const nb::gil_scoped_release release;
    games.describePlays(offsets, rows);
  }
  return {newArray<std::uint8_t, 2>(std::move(rows), {plays, kPlaySize}),
          newArray<std::int64_t, 1>(std::move(offsets), {games.size() + 1})};
}

Array<std::uint8_t, 2> openObservations(const Games& games) {
  std::vector<std::uint8_t> rows(games.size() * kObservationSize);
  {
    const nb::gil_scoped_release release;
    games.showOpen(rows);
  }
  return newArray<std::uint8_t, 2>(std::move(rows), {games.size(), kObservationSize});
}

ListedGame gameAt(const Games& games, std::int64_t i) {
  if (i < 0 || static_cast<std::size_t>(i) >= games.size())
    throw nb::index_error(("no game " + std::to_string(i) + "; there are " + std::to_string(games.size())).c_str());
  return games[static_cast<std::size_t>(i)];
}

}  // namespace

void bindGames(nb::module_& module) {
  using Handle = nb::pointer_and_handle<Games>;
  nb::class_<Games> games(
      module, "Games",
      "Many games stepped together on several threads, without the GIL. The arrays are windows that every "
      "step() and reset() fill again: copy what you keep. Other libraries take them over by DLPack without a copy.");
  games
      .def("__init__", &make, "count"_a, "layout"_a = "pairs4", "pack"_a = "master", "rules"_a = "std",
           "seed"_a = nb::none(), "threads"_a = nb::none(),
           "So many games, each with chance of its own; threads: all cores when nothing is said.")
      .def("__len__", &Games::size)
      .def("__getitem__", &gameAt, "index"_a, "A copy of one of the games.")
      .def("step", &stepAll, "actions"_a, nb::sig("def step(self, actions: numpy.typing.ArrayLike) -> None"),
           "Carries out one play, by its index, in every game. A game that is over starts again. ValueError, and "
           "nothing "
           "has changed, if an action is not below its game's count.")
      .def("reset", &resetMarked, "which"_a, nb::sig("def reset(self, which: numpy.typing.ArrayLike) -> None"),
           "Starts the marked games again.")
      .def("choose", &chooseForAll, "bot"_a, "which"_a = nb::none(),
           nb::sig("def choose(self, bot: Bot, which: numpy.typing.ArrayLike | None = None) -> "
                   "numpy.typing.NDArray[numpy.int64]"),
           "A bot's action for every game, or for the marked ones (0 for the others).")
      .def("play_features", &featuresOfAllPlays,
           "(rows, offsets): the features of all plays, those of game i in rows[offsets[i]:offsets[i + 1]].")
      .def("open_observations", &openObservations,
           "(games, OBSERVATION_SIZE): what each deciding seat would see if all hands were open, for centralised "
           "training.")
      .def_prop_ro(
          "observations",
          [](Handle h) {
            return window<std::uint8_t, 2>(h.p->observations.data(), {h.p->size(), kObservationSize}, h.h);
          },
          "(games, OBSERVATION_SIZE): what each deciding seat sees.")
      .def_prop_ro(
          "counts", [](Handle h) { return window<std::int32_t, 1>(h.p->counts.data(), {h.p->size()}, h.h); },
          "(games,): how many plays each deciding seat has.")
      .def_prop_ro(
          "deciders", [](Handle h) { return window<std::uint8_t, 1>(h.p->deciders.data(), {h.p->size()}, h.h); },
          "(games,): the deciding seat, 0 for a.")
      .def_prop_ro(
          "rewards", [](Handle h) { return window<float, 2>(h.p->rewards.data(), {h.p->size(), kSeats}, h.h); },
          "(games, 6): 1 and -1 for the seats of a game that the last step ended, otherwise 0.")
      .def_prop_ro(
          "over", [](Handle h) { return window<bool, 1>(h.p->over.data(), {h.p->size()}, h.h); },
          "(games,): True for a game that the last step ended.");
  bindState(games);
}

}  // namespace tacit::python
