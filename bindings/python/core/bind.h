// The parts of the module.
#pragma once

#include <nanobind/nanobind.h>

namespace tacit::python {

void bindFeatures(nanobind::module_& module);
void bindGame(nanobind::module_& module);
void bindBots(nanobind::module_& module);
void bindAnalysis(nanobind::module_& module);
void bindGames(nanobind::module_& module);

}  // namespace tacit::python
