#include "match/player.h"

#include <utility>

#include "base/strings.h"
#include "match/program.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::match {
namespace {

class OurBot final : public Player {
 public:
  explicit OurBot(const BotSpec& spec) : level_(spec.level), budget_(spec.budget) {}

  void beginGame(std::uint64_t seed) override { random_ = Random(seed); }

  Answer decide(const View& view, const std::atomic<bool>& /*stop*/) override {
    return {bots::decide(view, level_, budget_, random_), Trouble::None, "", false};
  }

 private:
  bots::Level level_;
  bots::Budget budget_;
  Random random_;
};

// A program answers `ok` or `error ..` to `seed` and `position`, and `info ..` lines, `best <play>` and `ok` to `go`.
// It is not waited for between the lines, so that one that leaves out an `ok` gets by.
class OtherProgram final : public Player {
 public:
  OtherProgram(BotSpec spec, int grace) : spec_(std::move(spec)), grace_(grace) {}

  void beginGame(std::uint64_t seed) override { seed_ = seed; }

  Answer decide(const View& view, const std::atomic<bool>& stop) override {
    const bool isNew = program_ == nullptr;
    if (isNew) program_ = std::make_unique<Program>(spec_.command);
    Answer answer = ask(view, stop);
    answer.justStarted = isNew;
    if (answer.trouble != Trouble::None) forget();
    return answer;
  }

 private:
  // A simulation is taken to need no more than a millisecond.
  Clock::time_point deadline() const {
    const int budget = spec_.budget.milliseconds > 0 ? spec_.budget.milliseconds : spec_.budget.simulations;
    return Clock::now() + std::chrono::milliseconds(grace_) + std::chrono::milliseconds(budget);
  }

  Answer ask(const View& view, const std::atomic<bool>& stop) {
    const auto until = deadline();
    std::string lines = "position " + notation::positionText(view) + "\ngo" + spec_.asks + '\n';
    if (seed_ && !refusesSeed_) lines.insert(0, "seed " + std::to_string(*seed_) + '\n');
    seed_.reset();
    if (!program_->send(lines, until)) return ended();
    return readBest(view, until, stop);
  }

  Answer readBest(const View& view, Clock::time_point until, const std::atomic<bool>& stop) {
    std::string line;
    while (true) {
      switch (program_->readLine(line, until, stop)) {
        case Program::Got::Line: break;
        case Program::Got::Ended: return ended();
        case Program::Got::Late: return failed(Trouble::Late, "no answer in time");
        case Program::Got::Stopped: return failed(Trouble::Stopped, "");
        case Program::Got::TooLong: return failed(Trouble::Illegal, "an endless line");
      }
      // The first line of all answers the seed, which not every program needs to know.
      const bool seedRefused = !hasSpoken_ && line.starts_with("error");
      refusesSeed_ = refusesSeed_ || seedRefused;
      hasSpoken_ = true;
      if (line.starts_with("best ")) return read(view, line.substr(5));
      if (line != "ok" && !line.starts_with("info") && !seedRefused)
        return failed(Trouble::Illegal, "it said " + base::quoted(line));
    }
  }

  static Answer read(const View& view, const std::string& text) {
    const auto play = notation::parsePlay(view.position, text);
    if (!play) return failed(Trouble::Illegal, play.error());
    return {*play, Trouble::None, "", false};
  }

  static Answer failed(Trouble trouble, const std::string& what) { return {std::nullopt, trouble, what, false}; }

  Answer ended() {
    if (!hasSpoken_ && program_->couldNotStart())
      return failed(Trouble::NotStarted, "the program cannot be started: " + base::quoted(spec_.command));
    return failed(Trouble::Crashed, "the program has ended");
  }

  // The next game begins with a new process.
  void forget() {
    program_->kill();
    program_.reset();
    hasSpoken_ = false;
  }

  BotSpec spec_;
  int grace_;
  std::unique_ptr<Program> program_;
  std::optional<std::uint64_t> seed_;
  bool refusesSeed_ = false;
  bool hasSpoken_ = false;
};

}  // namespace

std::unique_ptr<Player> makePlayer(const BotSpec& spec, int grace) {
  if (spec.isProgram()) return std::make_unique<OtherProgram>(spec, grace);
  return std::make_unique<OurBot>(spec);
}

}  // namespace tacit::match
