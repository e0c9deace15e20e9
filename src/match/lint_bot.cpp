#include "match/lint_bot.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "base/strings.h"
#include "bots/bot.h"
#include "match/dialogue.h"
#include "match/lint_notes.h"
#include "match/one_game.h"
#include "match/protocol_lines.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::match {
namespace {

constexpr int kEnough = 3;           // answers that never came: there is no use in waiting for more of them
constexpr int kEnoughLate = 10;      // decisions, where most are
constexpr int kKeepEvery = 9;        // decisions, of which one is asked again at the end
constexpr int kMostDecisions = 500;  // in one game
constexpr int kUnhurried = 2000;     // milliseconds, where no time is named
constexpr std::string_view kStrangeLine = "surprise 1";

std::string timeText(double time) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f ms", time);
  return text.data();
}

// What beginners stumble over most.
std::string hint(const Reply& reply) {
  return reply.lines.empty() ? " (does it flush its output after each answer?)" : "";
}

class Lint {
 public:
  Lint(const LintOptions& options, const std::atomic<bool>& interrupt, const std::function<void(int)>& watch)
      : options_(options), interrupt_(interrupt), watch_(watch), notes_(options.bot.command), chance_(options.seed) {}

  LintReport run() {
    if (greet()) {
      tryStrangeLine();
      playGames();
      tryBudgets();
      tryMemory();
      tryQuit();
      tryHangUp();
    }
    report_.findings = notes_.inOrder();
    report_.interrupted = interrupt_;
    return std::move(report_);
  }

 private:
  // ---- One question ----

  Dialogue& talk() {
    if (!talk_) {
      talk_ = std::make_unique<Dialogue>(options_.bot.command, interrupt_);
      justStarted_ = true;
      if (knowsHello_) talk_->ask("hello", patience(0));
    }
    return *talk_;
  }

  // Milliseconds per decision; those who count play-outs are not hurried.
  int budget() const { return options_.bot.budget.milliseconds > 0 ? options_.bot.budget.milliseconds : kUnhurried; }

  std::string usualGo() const { return goLine(options_.bot.asks, std::nullopt); }

  int patience(int budget) const { return budget + options_.grace; }

  void send(const std::vector<std::string>& lines, int budget) {
    Dialogue& dialogue = talk();
    notes_.begin(lines);
    dialogue.send(lines, patience(budget));
  }

  // Whether there is nothing to go on with; the next question is for a new process.
  bool broken(const Reply& reply, const std::string& to) {
    notes_.heard(reply.lines);
    if (reply.complete()) return false;
    const auto isBest = [](const std::string& line) { return line.starts_with("best "); };
    if (reply.end == Reply::End::Ended)
      notes_.blame("life", Verdict::Wrong, "died" + talk_->program().howItEnded() + " at `" + to + '`');
    else if (reply.end == Reply::End::Endless)
      notes_.blame("chatter", Verdict::Wrong, "chatty: the answer to `" + to + "` has no end");
    else if (reply.end == Reply::End::Silent && std::ranges::any_of(reply.lines, isBest))
      notes_.blame("answers", Verdict::Wrong, "silent: no `ok` after `best`");
    else if (reply.end == Reply::End::Silent)
      notes_.blame("answers", Verdict::Wrong, "silent: `" + to + "` is not answered" + hint(reply));
    talk_.reset();
    ++broken_;
    return true;
  }

  void noteChatter(std::span<const std::string> lines, std::string_view allowed) {
    for (const auto& line : lines)
      if (!line.starts_with("info") && (allowed.empty() || !line.starts_with(allowed)))
        notes_.blame("chatter", Verdict::Wrong, "chatty: " + base::quoted(line) + " is no answer to anything");
  }

  struct Decided {
    std::optional<Play> play;
    std::string problem;  // with the play it offered, where it offered one
    bool isBroken = false;
  };

  // Sends the lines of a decision, reads the answers to all of them, and says what it decided.
  Decided decide(const View& view, const std::vector<std::string>& first, const std::string& go, int budget) {
    std::vector<std::string> lines = first;
    lines.push_back("position " + notation::positionText(view));
    lines.push_back(go);
    send(lines, budget);
    for (const auto& line : first)
      if (broken(talk_->reply(), line.substr(0, line.find(' ')))) return {{}, {}, true};
    Reply reply = talk_->reply();
    if (broken(reply, "position")) return {{}, {}, true};
    if (reply.end == Reply::End::Error) return refused(go);
    const bool early = std::ranges::any_of(reply.before(), [](auto& line) { return line.starts_with("best "); });
    if (early) {
      notes_.blame("answers", Verdict::Warning, "`position` is not answered with `ok` before `best`");
    } else {
      noteChatter(reply.before(), "");
      reply = talk_->reply();
      if (broken(reply, "go")) return {{}, {}, true};
    }
    return read(view, reply, budget);
  }

  // It has not taken the position: what it says to `go` is of no interest.
  Decided refused(const std::string& go) {
    const std::string what = "it refuses the position: " + base::quoted(notes_.lastHeard());
    if (broken(talk_->reply(), go)) return {{}, {}, true};
    return {{}, what, false};
  }

  Decided read(const View& view, const Reply& reply, int budget) {
    noteChatter(reply.before(), "best ");
    noteTime(reply.milliseconds, budget);
    std::vector<std::string> best;
    for (const auto& line : reply.before())
      if (line.starts_with("best ")) best.push_back(line.substr(5));
    if (reply.end == Reply::End::Error) return {{}, "it answers " + base::quoted(reply.lines.back()), false};
    if (best.empty()) return {{}, "`ok` without `best`", false};
    if (best.size() > 1) notes_.blame("chatter", Verdict::Wrong, "chatty: `best` more than once");
    const auto play = notation::parsePlay(view.position, best.front());
    if (!play) return {{}, "illegal: " + play.error(), false};
    return {*play, {}, false};
  }

  void noteTime(double time, int budget) {
    if (std::exchange(justStarted_, false)) return;
    longest_ = std::max(longest_, time);
    ++timed_;
    if (!tooLong(time, budget)) return;
    ++late_;
    notes_.blame("time", late_ * 20 > timed_ ? Verdict::Wrong : Verdict::Warning,
                 "late: " + timeText(time) + " where " + std::to_string(budget) + " ms are allowed");
  }

  bool tooLate() const { return late_ >= kEnoughLate && 2 * late_ > timed_; }

  // ---- Trials ----

  // False: it is no use to go on.
  bool greet() {
    notes_.begin({"hello"});
    talk_ = std::make_unique<Dialogue>(options_.bot.command, interrupt_);
    const Reply reply = talk_->ask("hello", patience(0));
    notes_.heard(reply.lines);
    if (reply.lines.empty() && reply.end == Reply::End::Ended && talk_->program().couldNotStart()) {
      notes_.blame("start", Verdict::Wrong, "the program cannot be started");
      return false;
    }
    for (const auto& line : reply.before())
      if (!readIdentity(line, report_.identity)) noteChatter(std::span(&line, 1), "");
    if (reply.end == Reply::End::Ok && !report_.identity.name.empty()) {
      knowsHello_ = true;
      notes_.fine("hello", "it is " + report_.identity.text());
      return true;
    }
    const std::string what = reply.end == Reply::End::Ended    ? "it dies at `hello`" + talk_->program().howItEnded()
                             : reply.end == Reply::End::Silent ? "`hello` is not answered" + hint(reply)
                             : reply.end == Reply::End::Ok     ? "no line `name ..` in the answer to `hello`"
                                                               : "it does not know `hello`";
    notes_.blame("hello", Verdict::Warning, what + ": results will show no name");
    talk_.reset();
    return !interrupt_;
  }

  void tryStrangeLine() {
    if (!knowsHello_) return;
    const std::string line(kStrangeLine);
    send({line}, 0);
    const Reply reply = talk_->reply();
    if (broken(reply, line)) return;
    if (reply.end == Reply::End::Error && reply.before().empty())
      notes_.fine("unknown", "a line that it can't know is answered with an error");
    else
      notes_.blame("unknown", Verdict::Warning, "a line that it can't know is not answered with one line `error ..`");
  }

  void playGames() {
    for (int game = 0; game < options_.games && broken_ < kEnough && !tooLate() && !interrupt_; ++game) {
      watch_(game + 1);
      playGame(game);
      ++report_.games;
    }
    watch_(0);
    if (report_.decisions == 0) return;
    const std::string counted = std::to_string(report_.decisions) + " decisions in " + std::to_string(report_.games) +
                                (report_.games == 1 ? " game" : " games");
    notes_.fine("plays", counted + ", all legal");
    if (timed_ > 0) notes_.fine("time", "at most " + timeText(longest_) + " of " + std::to_string(budget()) + " ms");
    notes_.fine("answers", "every line is answered");
    notes_.fine("chatter", "nothing but answers");
    notes_.fine("life", "it stays to the end");
  }

  void playGame(int number) {
    const auto& seats = options_.setup.table().seats;
    Seat seat = seats.first();
    for (int n = number % seats.size(); n > 0; --n) seat = seats.next(seat);
    FollowedGame game(options_.setup, chance_);
    std::vector<std::string> first;
    if (knowsHello_) first.push_back(newGameLine({options_.setup, seat, options_.seed, 0}));
    first.push_back("seed " + std::to_string(options_.seed));
    for (int decisions = 0; !game.over() && decisions < kMostDecisions && !tooLate() && !interrupt_;) {
      const View view = game.view(only(game.position().by));
      Play play = bots::decide(view, bots::Level::Simple, {}, chance_);
      if (game.position().by == seat) {
        const Decided decided = decide(view, std::exchange(first, {}), usualGo(), budget());
        if (decided.isBroken) return;
        if (++decisions; ++report_.decisions % kKeepEvery == 1) kept_.push_back(view);
        if (decided.play) play = *decided.play;
        else notes_.blame("plays", Verdict::Wrong, decided.problem);
      }
      game.carryOut(play, chance_);
    }
  }

  // Other ways to say how long it may think.
  void tryBudgets() {
    for (const std::string go : {"go", "go sims=10", "go clock=20000"}) {
      if (kept_.empty() || broken_ >= kEnough || interrupt_) return;
      const int limit = std::max(budget(), kUnhurried);
      const Decided decided = decide(kept_.front(), {}, go, limit);
      if (!decided.isBroken && !decided.play)
        notes_.blame("budgets", Verdict::Warning, "`" + go + "` leads to no legal play: " + decided.problem);
    }
    notes_.fine("budgets", "it takes a time, a number of play-outs, a clock, or none of them");
  }

  // Positions of the games that are over, the last first.
  void tryMemory() {
    if (kept_.empty() || notes_.has("plays", Verdict::Wrong)) return;
    for (auto view = kept_.rbegin(); view != kept_.rend() && broken_ < kEnough && !interrupt_; ++view) {
      const Decided decided = decide(*view, {}, usualGo(), budget());
      if (!decided.isBroken && !decided.play)
        notes_.blame("memory", Verdict::Wrong, "a position of another game than the last: " + decided.problem);
    }
    notes_.fine("memory", "it decides from the position alone");
  }

  void tryQuit() {
    if (interrupt_ || kept_.empty() || broken_ >= kEnough) return;
    send({"quit"}, 0);
    if (!talk_->program().endsBy(Clock::now() + std::chrono::milliseconds(patience(0)), interrupt_))
      notes_.blame("quit", Verdict::Warning, "it is still there after `quit`");
    else if (const auto how = talk_->program().howItEnded(); how != " (exit code 0)")
      notes_.blame("quit", Verdict::Warning, "it ends at `quit`, but badly" + how);
    else notes_.fine("quit", "it ends");
    talk_.reset();
  }

  // As when a match is killed while it thinks.
  void tryHangUp() {
    if (interrupt_ || kept_.empty() || broken_ >= kEnough) return;
    send({"position " + notation::positionText(kept_.front()), usualGo()}, budget());
    talk_->program().hangUp();
    const auto until = Clock::now() + std::chrono::milliseconds(patience(budget()));
    if (talk_->program().endsBy(until, interrupt_)) notes_.fine("hang-up", "it ends when the other side is gone");
    else notes_.blame("hang-up", Verdict::Wrong, "it stays when the other side is gone: nobody will ever end it");
    talk_.reset();
  }

  const LintOptions& options_;
  const std::atomic<bool>& interrupt_;
  const std::function<void(int)>& watch_;
  LintNotes notes_;
  LintReport report_;
  Random chance_;
  std::unique_ptr<Dialogue> talk_;  // none: the next question is for a new process
  std::vector<View> kept_;          // some that it decided, to be asked again
  bool knowsHello_ = false;
  bool justStarted_ = true;
  int broken_ = 0;
  int timed_ = 0;
  int late_ = 0;
  double longest_ = 0;
};

}  // namespace

LintReport lintBot(const LintOptions& options, const std::atomic<bool>& interrupt,
                   const std::function<void(int game)>& watch) {
  ignoreBrokenPipes();
  return Lint(options, interrupt, watch).run();
}

}  // namespace tacit::match
