// tacit.Bot and tacit.match.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <tuple>

#include "base/strings.h"
#include "core/bind.h"
#include "core/bot.h"
#include "core/listed_game.h"
#include "core/seen.h"
#include "core/state.h"
#include "core/words.h"
#include "match/match.h"
#include "match/match_json.h"
#include "match/report.h"
#include "notation/play_text.h"

namespace tacit::python {
namespace {

namespace nb = nanobind;
using namespace nanobind::literals;

// ---- Bot ----

struct Decision {
  Play play;
  bots::Thought thought;
};

// The chance for a decision is drawn while Python waits, so that one bot may think on several threads.
Decision think(Bot& bot, const Seen& seen) {
  (void)seen.plays();
  Random random(bot.random.next());
  const nb::gil_scoped_release release;
  Decision decision{};
  decision.play = bots::decide(seen.view, bot.level, bot.budget, random, &decision.thought);
  return decision;
}

std::string decide(Bot& bot, const Seen& seen) {
  const Decision decision = think(bot, seen);
  bot.thought = decision.thought;
  return notation::playText(seen.position(), decision.play);
}

std::ptrdiff_t choose(Bot& bot, const Seen& seen) {
  const Decision decision = think(bot, seen);
  bot.thought = decision.thought;
  const auto plays = seen.plays();
  return std::ranges::find(*plays, decision.play) - plays->begin();
}

// ---- Match ----

struct MatchResult {
  match::MatchOptions options;
  match::Tally tally;
  std::vector<double> scores;        // of each duplicate
  std::vector<std::string> records;  // of each game, where they are kept
};

match::BotSpec specNamed(std::string_view text, bots::Budget usual) {
  return valueOf(match::parseBotSpec(text, usual));
}

void keep(MatchResult& result, const match::Duplicate& duplicate) {
  result.scores.push_back(duplicate.score);
  for (std::size_t game = 0; result.options.record && game < duplicate.games.size(); ++game)
    result.records.push_back(match::gameFile(result.options, duplicate, game));
}

MatchResult playMatch(const match::MatchOptions& options) {
  MatchResult result{options, {}, {}, {}};
  std::atomic<bool> interrupt = false;
  bool raised = false;
  const auto watch = [&](const match::Tally& /*tally*/, const match::Duplicate* duplicate) {
    if (duplicate != nullptr) keep(result, *duplicate);
    const nb::gil_scoped_acquire acquire;
    raised = raised || PyErr_CheckSignals() != 0;
    interrupt = raised;
  };
  {
    const nb::gil_scoped_release release;
    result.tally = valueOf(match::runMatch(options, interrupt, watch));
  }
  if (raised) throw nb::python_error();
  const std::string forfeits = match::forfeitText(options, result.tally);
  if (!forfeits.empty() && PyErr_WarnEx(PyExc_RuntimeWarning, forfeits.c_str(), 1) < 0) throw nb::python_error();
  return result;
}

std::optional<double> eloOf(const MatchResult& result) {
  const auto estimate = result.tally.elo();
  return estimate ? std::optional(estimate->elo) : std::nullopt;
}

std::optional<std::pair<double, double>> eloIntervalOf(const MatchResult& result) {
  const auto estimate = result.tally.elo();
  return estimate ? std::optional(std::pair(estimate->low, estimate->high)) : std::nullopt;
}

MatchResult matchBetween(std::string_view a, std::string_view b, std::string_view layout, std::string_view pack,
                         std::string_view rules, int deals, std::optional<std::uint64_t> seed, std::optional<int> jobs,
                         int ms, int sims, bool mixed, std::optional<std::pair<double, double>> sprt, bool games) {
  match::MatchOptions options;
  options.setup = setupNamed(layout, rules, pack);
  options.budget = budgetOf(ms, sims, 1);
  options.bots = {specNamed(a, options.budget), specNamed(b, options.budget)};
  if (deals < 1) throw std::invalid_argument("deals: not a number from 1 on: " + std::to_string(deals));
  options.duplicates = deals;
  options.seed = seedOr(seed);
  options.jobs = jobs.value_or(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
  options.mixed = mixed;
  options.record = games;
  if (mixed && !match::canMix(options.setup.table()))
    throw std::invalid_argument("mixed: in " + std::string(layout) +
                                " there is a side of one seat, which has no room for a partner");
  if (sprt && !(sprt->first < sprt->second))
    throw std::invalid_argument("sprt: not two Elo differences, the smaller one first");
  if (sprt) options.sprt = match::SprtBounds{sprt->first, sprt->second};
  return playMatch(options);
}

void bindMatch(nb::module_& module) {
  nb::class_<MatchResult>(module, "MatchResult", "What a match has shown, from the first bot's point of view.")
      .def_prop_ro(
          "games", [](const MatchResult& r) { return r.tally.games; }, "Games played.")
      .def_prop_ro(
          "wins", [](const MatchResult& r) { return r.tally.wins; }, "Won by the first bot.")
      .def_prop_ro(
          "losses", [](const MatchResult& r) { return r.tally.losses; }, "Won by the second one.")
      .def_prop_ro(
          "undecided", [](const MatchResult& r) { return r.tally.undecided; }, "Won by nobody.")
      .def_prop_ro(
          "deals", [](const MatchResult& r) { return r.tally.deals; }, "Hands dealt in all games.")
      .def_prop_ro(
          "plays", [](const MatchResult& r) { return r.tally.plays; }, "Cards laid in all games.")
      .def_prop_ro(
          "score", [](const MatchResult& r) { return r.tally.scores.mean(); }, "Mean over the duplicate deals, 0 to 1.")
      .def_prop_ro(
          "score_interval",
          [](const MatchResult& r) {
            const auto interval = match::scoreInterval(r.tally.scores, r.tally.games);
            return std::pair(interval.low, interval.high);
          },
          "95 percent.")
      .def_ro("scores", &MatchResult::scores, "The score of each duplicate deal.")
      .def_ro("records", &MatchResult::records,
              "The text of a game file for each game, in their order, if `games` was asked for.")
      .def_prop_ro("elo", &eloOf, "None where there is no game without a forfeit.")
      .def_prop_ro("elo_interval", &eloIntervalOf, "95 percent.")
      .def_prop_ro(
          "forfeits",
          [](const MatchResult& r) { return std::pair(r.tally.efforts[0].forfeits(), r.tally.efforts[1].forfeits()); },
          "Games that each bot lost by illegal play, a crash, or no answer in time.")
      .def_prop_ro(
          "seed", [](const MatchResult& r) { return r.options.seed; }, "Of the cards.")
      .def(
          "as_dict",
          [](const MatchResult& r) {
            return nb::cast<nb::dict>(nb::module_::import_("json").attr("loads")(match::matchJson(r.options, r.tally)));
          },
          nb::sig("def as_dict(self) -> MatchReport"), "All of it, as `tacit match --json` prints it.")
      .def("__str__", [](const MatchResult& r) { return match::reportText(r.options, r.tally); });
  module.def(
      "match", &matchBetween, "a"_a, "b"_a, nb::kw_only(), "layout"_a = "pairs4", "pack"_a = "master",
      "rules"_a = "std", "deals"_a = 100, "seed"_a = nb::none(), "jobs"_a = nb::none(), "ms"_a = 0, "sims"_a = 0,
      "mixed"_a = false, "sprt"_a = nb::none(), "games"_a = false,
      "Two bots over duplicate deals, on all cores: `tacit match` (docs/matches.md). A bot is written as there: "
      "'simple', 'sampler:ms=50', 'cmd:./mybot'. With games=True all games are kept in `records`. RuntimeWarning if "
      "games were forfeited.");
}

}  // namespace

bots::Budget budgetOf(int ms, int sims, int threads) {
  for (const auto& [name, value] : {std::pair{"ms", ms}, std::pair{"sims", sims}, std::pair{"threads", threads - 1}})
    if (value < 0) throw std::invalid_argument(std::string(name) + ": too small");
  if (ms == 0 && sims == 0) ms = bots::kDefaultMilliseconds;
  return {ms, sims, threads};
}

Bot botNamed(std::string_view text, int ms, int sims, int threads, std::optional<std::uint64_t> seed) {
  const match::BotSpec spec = specNamed(text, budgetOf(ms, sims, threads));
  if (spec.isProgram()) throw std::invalid_argument("bot: a program plays in a match only: " + base::quoted(text));
  Bot bot{spec.level, spec.budget, Random(seedOr(seed)), {}};
  bot.budget.threads = std::max(bot.budget.threads, threads);
  return bot;
}

bool operator==(const Bot& x, const Bot& y) {
  const auto limits = [](const Bot& bot) {
    return std::tuple(bot.level, bot.budget.milliseconds, bot.budget.simulations, bot.budget.threads);
  };
  return limits(x) == limits(y) && wordsOf(x.random) == wordsOf(y.random);
}

void bindBots(nb::module_& module) {
  nb::class_<Bot> bot(module, "Bot",
                      "Decides from a view. One bot may be used by several threads; thinking releases the GIL. Two are "
                      "equal if they decide the same from now on.");
  bot.def(
         "__init__",
         [](Bot* self, std::string_view level, int ms, int sims, int threads, std::optional<std::uint64_t> seed) {
           new (self) Bot(botNamed(level, ms, sims, threads, seed));
         },
         "level"_a = "sampler", "ms"_a = 0, "sims"_a = 0, "threads"_a = 1, "seed"_a = nb::none(),
         "'random', 'beginner', 'simple', 'casual', 'planner', 'club', 'expert' or 'sampler', each stronger than the "
         "one before. The sampler thinks so many milliseconds, or so many simulations (the same seed, the same "
         "decisions); 100 ms when nothing is said.")
      .def_prop_ro(
          "level", [](const Bot& b) { return bots::kLevelNames[static_cast<std::size_t>(b.level)]; },
          "Its name: 'simple', 'sampler', ...")
      .def("decide", &decide, "view"_a, "The play, as Game.do() takes it.")
      .def("choose", &choose, "view"_a, "The index of the play, as Game.step() takes it.")
      .def_prop_ro(
          "simulations", [](const Bot& b) { return b.thought.simulations; }, "Of the last decision.")
      .def_prop_ro(
          "value", [](const Bot& b) { return b.thought.value; },
          "Of the last decision of a sampler: its side's chance to win; co-operative: minus cards to come / 50.");
  bindState(bot);
  bindMatch(module);
}

}  // namespace tacit::python
