#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <iomanip>
#include <iostream>
#include <thread>

#include "analysis/report.h"
#include "analysis/run_all.h"
#include "analysis/words.h"
#include "base/strings.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/play/keeping.h"
#include "cli/report_page.h"
#include "notation/play_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

using analysis::Analysis;
using analysis::Balance;
using analysis::decimal;
using analysis::Judgement;
using analysis::Mark;
using analysis::Moment;

// One line on standard error that is written over and over.
class JudgingProgress {
 public:
  explicit JudgingProgress(std::size_t all) : all_(all), shown_(isatty(STDERR_FILENO) == 1) {}
  JudgingProgress(const JudgingProgress&) = delete;
  JudgingProgress& operator=(const JudgingProgress&) = delete;
  ~JudgingProgress() {
    if (shown_) std::cerr << "\r\x1b[K" << std::flush;
  }

  void show(std::size_t done) const {
    if (shown_) std::cerr << "\r\x1b[K" << "judged " << done << " of " << all_ << std::flush;
  }

 private:
  std::size_t all_;
  bool shown_;
};

// How many jobs were done before somebody would not wait.
std::size_t runAll(Analysis& analysis, int threads) {
  const std::atomic<bool>& stop = catchInterrupt();
  const JudgingProgress progress(analysis.jobs());
  std::size_t count = 0;
  analysis::runAll(analysis, threads, [&](std::size_t done) {
    progress.show(count = done);
    return !stop;
  });
  return count;
}

int threadsFor(const AnalyseOptions& options) {
  return options.jobs > 0 ? options.jobs : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// ---- In the terminal ----

class Printed {
 public:
  explicit Printed(const Analysis& analysis)
      : analysis_(analysis), course_(analysis.course()), layout_(course_.setup.table()),
        scale_(layout_.cooperative ? double{bots::kCardsPerPoint} : 100),
        unit_(layout_.cooperative ? " cards" : " points") {}

  void print() const {
    std::cout << "result " << notation::resultText(course_.last) << '\n';
    for (const SeatSet side : layout_.sides()) printSide(side);
    for (const Seat seat : layout_.seats) printSeat(seat);
    for (std::size_t n = 0; n < course_.moments.size(); ++n)
      if (analysis_.found()[n].judgement.mark >= Mark::Inaccuracy) printDecision(n);
    constexpr std::size_t kMoments = 3;
    for (const std::size_t n : analysis_.luckiest(kMoments)) printLuck(n);
  }

 private:
  std::string signedText(double difference) const {
    return (difference < 0 ? "" : "+") + decimal(scale_ * difference, 1);
  }
  std::string stand(double outcome) const {
    return layout_.cooperative ? decimal(-scale_ * outcome, 1) + " cards" : decimal(scale_ * outcome, 1) + " %";
  }

  std::string withError(const analysis::Estimate& change) const {
    return signedText(change.mean) + " +- " + decimal(scale_ * change.error, 1);
  }

  void printSide(SeatSet side) const {
    const Balance b = analysis_.balanceOf(side);
    std::cout << "side " << notation::seatLetters(side) << "  start " << stand(b.start) << ", luck of the deal "
              << withError(b.deal) << ", luck of the play " << withError(b.play) << ", skill " << withError(b.skill)
              << ", end " << stand(b.end) << '\n';
  }

  void printSeat(Seat seat) const {
    std::array<int, analysis::kMarkNames.size()> marks{};
    double loss = 0;
    double luck = 0;
    double play = 0;
    double skill = 0;
    for (const auto& one : analysis_.luck()) luck += one.hands[seat];
    for (std::size_t n = 0; n < course_.moments.size(); ++n) {
      const Judgement& judgement = analysis_.found()[n].judgement;
      if (course_.moments[n].view.position.by != seat) continue;
      ++marks[static_cast<std::size_t>(judgement.mark)];
      loss += judgement.lost();
      play += analysis_.playLuckOf(n, seat).mean;
      skill += analysis_.skillOf(n, seat).mean;
    }
    std::cout << "seat " << notation::seatLetter(seat) << "  ";
    for (std::size_t m = 1; m < marks.size(); ++m) std::cout << analysis::kMarkNames[m] << ' ' << marks[m] << ", ";
    std::cout << "lost " << decimal(scale_ * loss, 1) << unit_ << ", skill " << signedText(skill)
              << ", luck of the hands " << signedText(luck) << ", of the play " << signedText(play);
    if (const auto accuracy = analysis_.accuracyOf(seat)) std::cout << ", accuracy " << analysis::percent(*accuracy);
    std::cout << '\n';
  }

  void printDecision(std::size_t n) const {
    const Moment& moment = course_.moments[n];
    const Judgement& judgement = analysis_.found()[n].judgement;
    const Position& before = moment.view.position;
    std::cout << "deal " << moment.deal + 1 << "  " << notation::seatLetter(before.by) << ' '
              << notation::playText(before, moment.play) << ": "
              << analysis::kMarkNames[static_cast<std::size_t>(judgement.mark)] << ", "
              << decimal(scale_ * judgement.loss.mean, 1) << " +- " << decimal(scale_ * judgement.loss.error, 1)
              << unit_ << "; best " << notation::playText(before, judgement.best().play) << '\n';
    for (const auto& reason : judgement.reasons)
      std::cout << "    " << inWords(reason, {&layout_, before.by, course_.names}) << '\n';
  }

  void printLuck(std::size_t n) const {
    const Moment& moment = course_.moments[n];
    const Position& before = moment.view.position;
    std::cout << "deal " << moment.deal + 1 << "  " << notation::seatLetter(before.by) << ' '
              << notation::playText(before, moment.play) << ": "
              << inWords(analysis_.turnedOn(n), {&layout_, before.by, course_.names}) << ": "
              << withError(analysis_.playLuckOf(n, before.by)) << unit_ << '\n';
  }

  const Analysis& analysis_;
  const analysis::Course& course_;
  const LayoutTable& layout_;
  double scale_;
  std::string unit_;
};

}  // namespace

int analyse(const AnalyseOptions& options) {
  const auto record = loadGame(options.file);
  if (!record) return complain(record.error());
  auto course = analysis::courseOf(*record);
  if (!course) return complain(options.file + ": " + course.error());
  analysis::Settings settings;
  settings.effort = {options.milliseconds, options.simulations};
  if (options.milliseconds == 0 && options.simulations == 0)
    settings.effort.milliseconds = analysis::kDefaultMilliseconds;
  settings.seed = options.seed;
  Analysis analysis(std::move(*course), settings);
  if (const std::size_t done = runAll(analysis, threadsFor(options)); done < analysis.jobs())
    return stopped(std::to_string(done) + " of " + std::to_string(analysis.jobs()) + " judged; there is no report");
  const std::string json = reportJson(analysis);
  if (const auto problem = options.html.empty() ? std::nullopt : saveText(reportPage(json), options.html))
    return complain(*problem);
  if (options.html == "-") return kDone;
  if (options.json) std::cout << json << '\n';
  else Printed(analysis).print();
  return kDone;
}

}  // namespace tacit::cli
