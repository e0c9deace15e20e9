// The core for JavaScript: text in, text out, over a C interface. The wrapper is index.js.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>

#include "analysis/report.h"
#include "base/strings.h"
#include "bots/random_game.h"
#include "fair/secret.h"
#include "json/json.h"
#include "notation/words.h"
#include "protocol/session.h"
#include "table/choices.h"
#include "wasm/asking.h"
#include "wasm/judging.h"
#include "wasm/local_table.h"
#include "wasm/rated.h"
#include "wasm/replay.h"
#include "wasm/rules_data.h"
#include "wasm/texts.h"

namespace {

using tacit::analysis::Analysis;
using tacit::protocol::Session;
using tacit::wasm::input;
using tacit::wasm::LocalTable;
using tacit::wasm::output;

std::uint64_t together(std::uint32_t low, std::uint32_t high) { return std::uint64_t{high} << 32U | low; }

}  // namespace

// ---- The line protocol ----

TACIT_EXPORT(tacit_session_new) Session* tacit_session_new(std::uint32_t low, std::uint32_t high) {
  return std::make_unique<Session>(together(low, high)).release();
}
TACIT_EXPORT(tacit_session_delete) void tacit_session_delete(Session* session) {
  const std::unique_ptr<Session> last(session);
}
TACIT_EXPORT(tacit_session_answer) void tacit_session_answer(Session* session) { output = session->answer(input); }

// ---- Questions about a position ----

// The input is a seat, a blank and the position.
TACIT_EXPORT(tacit_plays) void tacit_plays() {
  const std::string_view text = input;
  output = tacit::wasm::plays(text.substr(std::min<std::size_t>(2, text.size())), text.substr(0, 1));
}

// The input: the card, a blank, the legs so far, a blank, the position.
TACIT_EXPORT(tacit_seven) void tacit_seven() {
  std::string_view text = input;
  const auto card = tacit::base::takeUntil(text, ' ');
  const auto legs = tacit::base::takeUntil(text, ' ');
  output = tacit::wasm::seven(text, card.value_or(""), legs.value_or(""));
}

// How far it is: the part of the effort that is used, and the best found so far as JSON.
extern "C" __attribute__((import_module("tacit"), import_name("told"))) void tacit_told(double used, const char* text,
                                                                                        std::uint32_t size);

TACIT_EXPORT(tacit_solve) void tacit_solve(std::int32_t milliseconds, std::int32_t megabytes) {
  output = tacit::wasm::solve(input, {milliseconds, megabytes}, [](double used, const std::string& best) {
    tacit_told(used, best.data(), static_cast<std::uint32_t>(best.size()));
  });
}

// ---- The judge ----

TACIT_EXPORT(tacit_judge) void tacit_judge() { output = tacit::wasm::judge(input); }

// The input is a game file. Without an answer the output says why.
TACIT_EXPORT(tacit_analysis_new)
Analysis* tacit_analysis_new(std::uint32_t low, std::uint32_t high, std::int32_t milliseconds,
                             std::int32_t simulations) {
  tacit::analysis::Settings settings;
  settings.effort = {milliseconds, simulations};
  settings.seed = together(low, high);
  return tacit::wasm::analysisOf(input, settings, output).release();
}
TACIT_EXPORT(tacit_analysis_delete) void tacit_analysis_delete(Analysis* analysis) {
  const std::unique_ptr<Analysis> last(analysis);
}
TACIT_EXPORT(tacit_analysis_jobs) std::uint32_t tacit_analysis_jobs(const Analysis* analysis) {
  return static_cast<std::uint32_t>(analysis->jobs());
}
TACIT_EXPORT(tacit_analysis_run) void tacit_analysis_run(Analysis* analysis, std::uint32_t job) { analysis->run(job); }
TACIT_EXPORT(tacit_analysis_report) void tacit_analysis_report(const Analysis* analysis) {
  output = tacit::analysis::reportJson(*analysis);
}

// ---- Ratings ----

TACIT_EXPORT(tacit_rated)
void tacit_rated(double mu, double sigma, std::int32_t games, double puzzleMu, double puzzleSigma, bool won) {
  output = tacit::wasm::ratedText({mu, sigma, games}, {puzzleMu, puzzleSigma, 0}, won);
}

// ---- Speed ----

// Plays so many random games; the number of decisions in them.
TACIT_EXPORT(tacit_play_out) double tacit_play_out(std::uint32_t games, std::uint32_t seed) {
  tacit::Random random(seed);
  std::uint64_t decisions = 0;
  for (std::uint32_t i = 0; i < games; ++i) decisions += tacit::bots::randomGame(random);
  return static_cast<double>(decisions);
}

// ---- What the rules and a table can be set up with ----

TACIT_EXPORT(tacit_rules) void tacit_rules() { output = tacit::wasm::rulesText(); }

TACIT_EXPORT(tacit_choices) void tacit_choices() { output = tacit::json::text(tacit::table::allChoices()); }

// ---- A table without a server ----

TACIT_EXPORT(tacit_table_new) LocalTable* tacit_table_new(std::uint32_t low, std::uint32_t high) {
  return std::make_unique<LocalTable>(together(low, high)).release();
}
TACIT_EXPORT(tacit_table_delete) void tacit_table_delete(LocalTable* table) {
  const std::unique_ptr<LocalTable> last(table);
}
TACIT_EXPORT(tacit_table_create) void tacit_table_create(LocalTable* table, double now) {
  output = table->create(input, now);
}
TACIT_EXPORT(tacit_table_create_next) void tacit_table_create_next(LocalTable* table, double now) {
  output = table->createNext(input, now);
}
TACIT_EXPORT(tacit_table_restore) void tacit_table_restore(LocalTable* table) { output = table->restore(input); }
TACIT_EXPORT(tacit_table_act) void tacit_table_act(LocalTable* table, double now) { output = table->act(input, now); }
TACIT_EXPORT(tacit_table_bot) bool tacit_table_bot(LocalTable* table, double now) { return table->letBotDecide(now); }
TACIT_EXPORT(tacit_table_advise) void tacit_table_advise(LocalTable* table, std::int32_t milliseconds) {
  output = table->advise(input, milliseconds);
}
TACIT_EXPORT(tacit_table_view) void tacit_table_view(LocalTable* table, double at) {
  output = table->view(input, static_cast<std::int64_t>(at));
}
TACIT_EXPORT(tacit_table_after) void tacit_table_after(LocalTable* table, double last) {
  output = table->after(input, static_cast<std::int64_t>(last));
}
TACIT_EXPORT(tacit_table_events) void tacit_table_events(LocalTable* table, double last) {
  output = table->events(static_cast<std::int64_t>(last));
}
TACIT_EXPORT(tacit_table_record) void tacit_table_record(LocalTable* table) { output = table->record(); }

// ---- Game files ----

// The input: the seats whose eyes look on, an end of line, the file.
TACIT_EXPORT(tacit_replay) void tacit_replay() {
  const std::size_t eyes = std::min(input.find('\n'), input.size());
  const std::string_view text = input;
  output = tacit::wasm::replayText(text.substr(std::min(eyes + 1, text.size())), text.substr(0, eyes));
}
TACIT_EXPORT(tacit_fair) void tacit_fair() { output = tacit::wasm::fairText(input); }
TACIT_EXPORT(tacit_commitment) void tacit_commitment() { output = tacit::fair::commitmentTo(input); }
