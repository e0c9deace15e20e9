// `tacit match`: two bots over duplicate deals.
#include "match/match.h"
#include "base/result.h"
#include "base/strings.h"

#include <atomic>
#include <charconv>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/asked_setup.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "match/match_json.h"
#include "match/report.h"

namespace tacit::cli {
namespace {

using base::Error;
using base::Result;
using Clock = std::chrono::steady_clock;

constexpr int kDefaultDuplicates = 100;
constexpr int kMaxDuplicatesOfSprt = 20'000;

// ---- What was asked for ----

std::optional<double> eloIn(std::string_view text) {
  double elo = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), elo, std::chars_format::fixed);
  if (problem != std::errc() || end != text.data() + text.size() || !(std::abs(elo) <= match::kMaxElo))
    return std::nullopt;
  return elo;
}

Result<match::SprtBounds> boundsIn(const std::string& text) {
  const auto parts = base::split(text, ',');
  const auto elo0 = eloIn(parts.front());
  const auto elo1 = parts.size() == 2 ? eloIn(parts.back()) : std::nullopt;
  if (!elo0 || !elo1 || *elo0 >= *elo1)
    return Error{"--sprt: not two Elo differences, the smaller one first, such as 0,20: " + base::quoted(text)};
  return match::SprtBounds{*elo0, *elo1};
}

bots::Budget budgetOf(const MatchOptions& asked) {
  bots::Budget budget;
  budget.simulations = asked.simulations;
  budget.milliseconds = asked.milliseconds;
  if (budget.simulations == 0 && budget.milliseconds == 0 && asked.clock == 0)
    budget.milliseconds = bots::kDefaultMilliseconds;
  return budget;
}

Result<match::MatchOptions> understood(const MatchOptions& asked) {
  match::MatchOptions options;
  const auto setup = setupAsked(asked.layout, asked.rules, asked.pack);
  if (!setup) return Error{setup.error()};
  options.setup = *setup;
  options.budget = budgetOf(asked);
  for (const std::size_t bot : {0U, 1U}) {
    const auto spec = match::parseBotSpec(bot == 0 ? asked.a : asked.b, options.budget);
    if (!spec) return Error{spec.error()};
    options.bots[bot] = *spec;
  }
  if (!asked.sprt.empty()) {
    const auto bounds = boundsIn(asked.sprt);
    if (!bounds) return Error{bounds.error()};
    options.sprt = *bounds;
  }
  options.mixed = asked.mixed;
  if (options.mixed && !match::canMix(options.setup.table()))
    return Error{"--mixed: in " + asked.layout + " there is a side of one seat, which has no room for a partner"};
  options.duplicates = asked.deals.value_or(options.sprt ? kMaxDuplicatesOfSprt : kDefaultDuplicates);
  options.seed = asked.seed.value_or(freshSeed());
  options.jobs = asked.jobs;
  options.grace = asked.grace;
  options.clock = asked.clock;
  options.record = !asked.save.empty();
  return options;
}

// ---- What comes of it ----

// Keeps the files of a match: rows and games, as they come.
class Files {
 public:
  explicit Files(const MatchOptions& asked) : folder_(asked.save), csvName_(asked.csv) {}

  // Says what is in the way.
  std::optional<std::string> open() {
    std::error_code problem;
    if (!folder_.empty()) std::filesystem::create_directories(folder_, problem);
    if (problem) return "--save: " + base::quoted(folder_) + ": " + problem.message();
    if (csvName_.empty()) return std::nullopt;
    csv_.open(csvName_);
    csv_ << match::csvHeader() << std::flush;
    if (!csv_) return "--csv: cannot write " + base::quoted(csvName_);
    return std::nullopt;
  }

  void add(const match::MatchOptions& options, const match::Duplicate& duplicate) {
    if (!csvName_.empty()) csv_ << match::csvRows(duplicate) << std::flush;
    if (folder_.empty()) return;
    for (std::size_t game = 0; game < duplicate.games.size(); ++game) {
      std::ofstream file(std::filesystem::path(folder_) / match::gameFileName(duplicate, game));
      file << match::gameFile(options, duplicate, game) << std::flush;
      gamesWritten_ = gamesWritten_ && file.good();
    }
  }

  std::optional<std::string> problem() const {
    if (!gamesWritten_) return "--save: not all games could be written to " + base::quoted(folder_);
    if (!csvName_.empty() && !csv_) return "--csv: not all could be written to " + base::quoted(csvName_);
    return std::nullopt;
  }

 private:
  std::string folder_;
  std::string csvName_;
  std::ofstream csv_;
  bool gamesWritten_ = true;
};

// One line on standard error: over and over on a terminal, once a minute elsewhere.
class ProgressLine {
 public:
  explicit ProgressLine(const match::MatchOptions& options)
      : options_(options), live_(isatty(STDERR_FILENO) != 0), last_(start_) {}

  void tell(const match::Tally& tally) {
    const auto now = Clock::now();
    if (now - last_ < (live_ ? std::chrono::milliseconds(250) : std::chrono::milliseconds(60'000))) return;
    last_ = now;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    std::cerr << (live_ ? "\r\x1b[K" : "") << match::progressText(options_, tally, seconds) << (live_ ? "" : "\n")
              << std::flush;
    shown_ = live_;
  }

  void wipe() const {
    if (shown_) std::cerr << "\r\x1b[K" << std::flush;
  }

 private:
  const match::MatchOptions& options_;
  bool live_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_;
};

}  // namespace

int match(const MatchOptions& asked) {
  const auto options = understood(asked);
  if (!options) return complain(options.error(), kUsageError);
  const std::atomic<bool>& interrupted = catchInterrupt();
  Files files(asked);
  if (const auto problem = files.open()) return complain(*problem);
  ProgressLine progress(*options);
  bool told = false;
  const auto tally =
      match::runMatch(*options, interrupted, [&](const match::Tally& soFar, const match::Duplicate* duplicate) {
        if (duplicate != nullptr) files.add(*options, *duplicate);
        progress.tell(soFar);
        if (soFar.firstTrouble.empty() || told) return;
        told = true;  // at once: a long match can be stopped
        progress.wipe();
        complain("a game is forfeited: " + soFar.firstTrouble);
      });
  progress.wipe();
  if (!tally) return complain(tally.error());
  std::cout << (asked.json ? match::matchJson(*options, *tally) + '\n' : match::reportText(*options, *tally))
            << std::flush;
  int code = kDone;
  if (const auto problem = files.problem()) code = complain(*problem);
  if (const auto forfeits = match::forfeitText(*options, *tally); !forfeits.empty()) code = complain(forfeits);
  if (code == kDone && tally->interrupted) code = stopped("what is finished counts");
  return code;
}

}  // namespace tacit::cli
