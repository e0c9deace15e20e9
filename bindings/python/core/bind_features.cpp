// How observations and plays are laid out, for Python.
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "core/actions.h"
#include "core/bind.h"
#include "core/observation.h"

namespace tacit::python {
namespace {

namespace nb = nanobind;
using namespace nanobind::literals;

struct PlacedFeature {
  Feature feature;
  int start;
};

std::vector<PlacedFeature> placed(std::span<const Feature> features) {
  std::vector<PlacedFeature> all;
  int at = 0;
  for (const Feature& feature : features) {
    all.push_back({feature, at});
    at += feature.size;
  }
  return all;
}

}  // namespace

void bindFeatures(nb::module_& module) {
  nb::class_<PlacedFeature>(module, "Feature",
                            "A run of bytes of an observation, of a seat's block or of a play; or of fixed actions.")
      .def_prop_ro(
          "name", [](const PlacedFeature& f) { return f.feature.name; }, "As the tables of docs/python.md have it.")
      .def_prop_ro(
          "start", [](const PlacedFeature& f) { return f.start; },
          "Where it begins in its row or block, or its first action.")
      .def_prop_ro(
          "size", [](const PlacedFeature& f) { return f.feature.size; }, "How many bytes or actions it has.")
      .def_prop_ro(
          "meaning", [](const PlacedFeature& f) { return f.feature.meaning; }, "In a few words.")
      .def("__repr__", [](const PlacedFeature& f) {
        return "<Feature " + std::string(f.feature.name) + ": " + std::to_string(f.feature.size) + " from " +
               std::to_string(f.start) + '>';
      });
  module.attr("OBSERVATION_SIZE") = kObservationSize;
  module.attr("TABLE_SIZE") = kTableSize;
  module.attr("SEAT_SIZE") = kSeatSize;
  module.attr("PLAY_SIZE") = kPlaySize;
  module.attr("TABLE_FEATURES") = nb::cast(placed(kTableFeatures));
  module.attr("SEAT_FEATURES") = nb::cast(placed(kSeatFeatures));
  module.attr("PLAY_FEATURES") = nb::cast(placed(kPlayFeatures));
  module.attr("ACTIONS") = kActions;
  module.attr("ACTION_VERSION") = kActionVersion;
  module.attr("ACTION_BLOCKS") = nb::cast(placed(kActionBlocks));
  module.def("action_text", &actionText, "action"_a, "A fixed action in words.");
}

}  // namespace tacit::python
