// tacit.analyse and tacit.judge.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <thread>

#include "analysis/judged.h"
#include "analysis/report.h"
#include "analysis/run_all.h"
#include "core/bind.h"
#include "core/seen.h"
#include "core/words.h"
#include "json/json.h"
#include "notation/game_file.h"
#include "notation/play_text.h"

namespace tacit::python {
namespace {

namespace nb = nanobind;
using namespace nanobind::literals;

nb::dict dictOf(const std::string& json) {
  return nb::cast<nb::dict>(nb::module_::import_("json").attr("loads")(json));
}

analysis::Effort effortOf(int ms, int sims) {
  if (ms < 0) throw std::invalid_argument("ms: too small");
  if (sims < 0) throw std::invalid_argument("sims: too small");
  if (ms == 0 && sims == 0) ms = analysis::kDefaultMilliseconds;
  return {ms, sims};
}

nb::dict analyse(std::string_view file, int ms, int sims, std::uint64_t seed, std::optional<int> jobs) {
  const auto record = valueOf(notation::parseGameFile(file));
  analysis::Settings settings;
  settings.effort = effortOf(ms, sims);
  settings.seed = seed;
  analysis::Analysis analysis(valueOf(analysis::courseOf(record)), settings);
  bool raised = false;
  {
    const nb::gil_scoped_release release;
    const int threads = jobs.value_or(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
    analysis::runAll(analysis, threads, [&](std::size_t /*done*/) {
      const nb::gil_scoped_acquire acquire;
      raised = raised || PyErr_CheckSignals() != 0;
      return !raised;
    });
  }
  if (raised) throw nb::python_error();
  return dictOf(analysis::reportJson(analysis));
}

nb::dict judge(const Seen& seen, std::optional<std::string_view> play, int ms, int sims, std::uint64_t seed) {
  (void)seen.plays();
  const analysis::Effort effort = effortOf(ms, sims);
  const Position& position = seen.position();
  std::optional<Play> made;
  if (play) made = valueOf(notation::parsePlay(position, *play));
  analysis::Judgement judgement;
  {
    const nb::gil_scoped_release release;
    judgement = made ? analysis::judge(seen.view, *made, effort, seed) : analysis::appraise(seen.view, effort, seed);
  }
  return dictOf(json::text(analysis::judgedOf(position, judgement, {&position.layout(), position.by, {}})));
}

}  // namespace

void bindAnalysis(nb::module_& module) {
  module.def(
      "analyse", &analyse, "file"_a, nb::kw_only(), "ms"_a = 0, "sims"_a = 0, "seed"_a = 1, "jobs"_a = nb::none(),
      nb::sig(
          "def analyse(file: str, *, ms: int = 0, sims: int = 0, seed: int = 1, jobs: int | None = None) -> Report"),
      "Judges every decision of a .tac file (its text), on all cores: the report of `tacit analyse --json` "
      "(docs/analysis.md). So many milliseconds a decision, 200 when nothing is said, or so many simulations "
      "(the same seed, the same report).");
  module.def(
      "judge", &judge, "view"_a, "play"_a = nb::none(), nb::kw_only(), "ms"_a = 0, "sims"_a = 0, "seed"_a = 1,
      nb::sig("def judge(view: View, play: str | None = None, *, ms: int = 0, sims: int = 0, seed: int = 1) -> Judged"),
      "What a play loses, from what its seat can know; without a play, which one to make: a dict with 'mark', "
      "'loss', 'best', 'plays' (best first) and 'reasons' (docs/analysis.md).");
}

}  // namespace tacit::python
