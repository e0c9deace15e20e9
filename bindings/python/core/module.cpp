// The Python module: a thin shell over the core. What each class is for is said in docs/python.md.
#include "base/version.h"
#include "core/bind.h"
#include "rules/play.h"

NB_MODULE(_core, module) {
  nanobind::set_leak_warnings(false);  // a library that has taken an array over may keep it to the very end
  module.doc() = "The game of TAC: rules, views, bots and matches of the C++ core.";
  module.attr("VERSION") = tacit::base::kVersion;
  module.attr("MAX_PLAYS") = tacit::PlayList::kCapacity;
  tacit::python::bindFeatures(module);
  tacit::python::bindGame(module);
  tacit::python::bindBots(module);
  tacit::python::bindGames(module);
  tacit::python::bindAnalysis(module);
}
