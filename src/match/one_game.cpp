#include "match/one_game.h"

#include <algorithm>
#include <cmath>

#include "match/program.h"

namespace tacit::match {
namespace {

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

class OneGame {
 public:
  OneGame(const Table& table, const std::atomic<bool>& stop)
      : table_(table), stop_(stop), chance_(table.chance), game_(table.setup, chance_), recorder_(table.setup) {
    result_.seating = table.seating;
    result_.dealer = game_.position().dealer;
    clocks_.fill(table.clock);
    dealt();
  }

  GameResult play() {
    for (int decisions = 0; !game_.over() && result_.end == End::Over; ++decisions) {
      if (stop_) giveUp(End::Stopped, "");
      else if (decisions == kMaxDecisions) result_.end = End::Cap;
      else takeUp(decide());
    }
    finish();
    return std::move(result_);
  }

 private:
  int botOf(Seat seat) const { return table_.seating.seatsOfA.contains(seat) ? 0 : 1; }

  Answer decide() {
    const Position& p = game_.position();
    const auto bot = static_cast<std::size_t>(botOf(p.by));
    const View view = game_.view(only(p.by));
    const auto start = Clock::now();
    Answer answer = table_.players[p.by]->decide(view, clockOf(p.by), stop_);
    const double time = millisecondsSince(start);
    if (!answer.justStarted) runClock(p.by, time, answer);
    Effort& effort = result_.efforts[bot];
    ++effort.decisions;
    effort.milliseconds += time;
    effort.longest = std::max(effort.longest, time);
    const bool outOfTime = table_.clock > 0 && clocks_[p.by] < 0;
    const bool late = outOfTime || (tooLong(time, table_.budgets[bot]) && !answer.justStarted);
    if (answer.trouble == Trouble::Late || (answer.trouble == Trouble::None && late)) ++effort.overtime;
    return answer;
  }

  std::optional<int> clockOf(Seat seat) const {
    if (table_.clock == 0) return std::nullopt;
    return static_cast<int>(std::floor(clocks_[seat]));
  }

  void runClock(Seat seat, double time, Answer& answer) {
    if (table_.clock == 0) return;
    clocks_[seat] -= time;
    if (answer.trouble == Trouble::None && clocks_[seat] < -table_.grace)
      answer = {std::nullopt, Trouble::Late, "its clock has run out", false};
  }

  // Carries out the play if it is one; otherwise the game ends here.
  void takeUp(const Answer& answer) {
    if (answer.trouble == Trouble::Stopped) return giveUp(End::Stopped, answer.what);
    if (answer.trouble == Trouble::NotStarted) return giveUp(End::NotStarted, answer.what);
    if (answer.trouble == Trouble::Late) return giveUp(End::Late, answer.what);
    if (answer.trouble == Trouble::Crashed) return giveUp(End::Crashed, answer.what);
    if (!answer.play) return giveUp(End::Illegal, answer.what);
    game_.list(plays_);
    const auto* const found = std::ranges::find(plays_, *answer.play);
    if (found == plays_.end()) return giveUp(End::Illegal, "not a legal play");
    carryOut(*found);
  }

  void giveUp(End end, const std::string& what) {
    const Seat seat = game_.position().by;
    Effort& effort = result_.efforts[static_cast<std::size_t>(botOf(seat))];
    effort.illegal += end == End::Illegal ? 1 : 0;
    effort.late += end == End::Late ? 1 : 0;
    effort.crashed += end == End::Crashed ? 1 : 0;
    result_.end = end;
    result_.culprit = seat;
    result_.trouble = what;
  }

  void carryOut(const Play& play) {
    const Step step = game_.carryOut(play, chance_);
    if (table_.record) recorder_.play(step.before, play);
    if (play.kind != Kind::Give) ++result_.plays;
    if (step.dealt) dealt();
  }

  void dealt() {
    ++result_.deals;
    if (table_.record) recorder_.deal(game_.position());
  }

  void finish() {
    const Position& p = game_.position();
    result_.winners = game_.over() ? game_.winners() : SeatSet{};
    result_.result = notation::resultText(p);
    result_.laid = p.laid;
    for (const Seat seat : table_.setup.table().seats) {
      Identity& identity = result_.identities[static_cast<std::size_t>(botOf(seat))];
      if (identity.name.empty()) identity = table_.players[seat]->identity();
    }
    result_.score = score();
    if (!table_.record) return;
    recorder_.record().setHeader("Result", result_.result);
    result_.record = recorder_.record();
  }

  double score() const {
    const SeatSet ofA = table_.seating.sidesOfA;
    if (result_.end == End::Cap) return 0.5;
    if (result_.end != End::Over) return ofA.contains(result_.culprit) ? 0 : 1;
    return !(result_.winners & ofA).empty() ? 1 : 0;
  }

  const Table& table_;
  const std::atomic<bool>& stop_;
  Random chance_;
  FollowedGame game_;
  notation::Recorder recorder_;
  PlayList plays_;
  std::array<double, kSeats> clocks_{};  // milliseconds left
  GameResult result_;
};

}  // namespace

void Effort::add(const Effort& other) {
  decisions += other.decisions;
  milliseconds += other.milliseconds;
  longest = std::max(longest, other.longest);
  illegal += other.illegal;
  overtime += other.overtime;
  late += other.late;
  crashed += other.crashed;
}

bool tooLong(double milliseconds, int budget) { return budget > 0 && milliseconds > 1.05 * budget + 5; }

GameResult playGame(const Table& table, const std::atomic<bool>& stop) { return OneGame(table, stop).play(); }

}  // namespace tacit::match
