#include "analysis/swing.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "bots/belief.h"
#include "bots/forecast.h"

namespace tacit::analysis {
namespace {

// A mean over some of the worlds.
class MeanOfWorlds {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double count() const { return count_; }
  double mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  double variance() const { return std::max(0.0, squares_ / count_ - mean() * mean()) / std::max(1.0, count_ - 1); }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// Of the worlds that fit what was known, those in which something is so, and the others.
class Split {
 public:
  void add(bool so, double value) { (so ? so_ : not_).add(value); }

  // How much better the worlds are in which it is so than all of them are; 0 where that may be chance. Many such
  // questions are asked at once.
  double effect() const {
    constexpr double kFewWorlds = 24;
    constexpr double kSurely = 4;  // standard errors
    if (so_.count() < kFewWorlds || not_.count() < kFewWorlds) return 0;
    const double more = so_.mean() - not_.mean();
    if (std::abs(more) < kSurely * std::sqrt(so_.variance() + not_.variance())) return 0;
    return more * not_.count() / (so_.count() + not_.count());
  }

 private:
  MeanOfWorlds so_;
  MeanOfWorlds not_;
};

class Swinging {
 public:
  Swinging(const Moment& moment, const Lines& lines, std::uint64_t seed)
      : moment_(moment), lines_(lines), forecast_(moment.before.setup, bots::mindFor(moment.before.layout())),
        random_(seed), plays_(std::make_unique<PlayList>()) {
    listPlays(moment.before, *plays_);
    while (!((*plays_)[made_] == moment.play)) ++made_;
    usual_ = forecast_.choices(moment.before, *plays_);
    others_ = usual_.without(made_);
  }

  Swing swing(const Judgement& judgement) {
    Swing swing;
    if (others_.size == 0) return swing;
    swing.usual = usual_.chanceOf(made_);
    swing.instead =
        forecast_.after(moment_.before, *plays_, others_, std::max(1, linesFor(lines_.play, swing)), random_);
    swing.skill = skillIn(judgement);
    swing.hidden = hiddenIn(linesFor(lines_.hidden, swing));
    if (swing.hidden) swing.hidden->effect *= 1 - swing.usual;
    return swing;
  }

 private:
  // The less often the forecast makes the same play, the more turns on what it makes otherwise.
  static int linesFor(int most, const Swing& swing) { return static_cast<int>(std::lround(most * (1 - swing.usual))); }

  // What was made against each play that the forecast might have made, as often as it does.
  bots::Estimate skillIn(const Judgement& judgement) const {
    bots::Estimate skill;
    if (judgement.plays.empty()) return skill;
    const bots::Estimate& made = judgement.plays[judgement.chosen].behind;
    for (const Valued& other : judgement.plays) {
      if (other.number == made_) continue;
      const double chance = usual_.chanceOf(other.number);
      skill.mean += chance * (other.behind.mean - made.mean);
      skill.error += chance * std::hypot(other.behind.error, made.error);
    }
    return skill;
  }

  // In worlds that fit what was known: does it matter who holds a card, if anyone does?
  std::optional<Hidden> hiddenIn(int worlds) {
    const bots::Belief belief(moment_.view);
    for (const Seat seat : moment_.before.inGame())
      if (moment_.view.position.hands[seat].isHidden()) hiddenHands_ |= only(seat);
    for (int n = 0; n < worlds; ++n) count(belief.draw(random_), (n + 0.5) / worlds);
    Hidden most;
    for (const Card card : kAllCards) {
      bool held = false;
      for (const Seat seat : moment_.before.inGame()) {
        if (!moment_.before.hands[seat].has(card)) continue;
        held = true;
        if (hiddenHands_.contains(seat)) offer(most, {seat, card, holds_[seat][index(card)].effect()});
      }
      if (!held) offer(most, {kNoSeat, card, nobody_[index(card)].effect()});
    }
    return most.effect == 0 ? std::nullopt : std::optional(most);
  }

  static void offer(Hidden& most, const Hidden& other) {
    if (std::abs(other.effect) > std::abs(most.effect)) most = other;
  }

  void count(const Position& world, double place) {
    const double more = comesOf(world, made_) - comesOf(world, others_.at(place));
    CardSet held = 0;
    for (const Seat seat : hiddenHands_) {
      const CardSet kinds = world.hands[seat].kinds();
      held |= kinds;
      for (const Card card : kAllCards) holds_[seat][index(card)].add((kinds & only(card)) != 0, more);
    }
    for (const Card card : kAllCards) nobody_[index(card)].add((held & only(card)) == 0, more);
  }

  double comesOf(Position world, int play) {
    const Seat seat = world.by;
    carryOut(world, (*plays_)[play]);
    return double{forecast_.once(world, random_)[seat]};
  }

  const Moment& moment_;
  Lines lines_;
  bots::Forecast forecast_;
  Random random_;
  std::unique_ptr<PlayList> plays_;
  int made_ = 0;  // which of them
  bots::Choices usual_;
  bots::Choices others_;  // but for the play that was made
  SeatSet hiddenHands_;
  std::array<std::array<Split, kCards + 1>, kSeats> holds_{};
  std::array<Split, kCards + 1> nobody_{};
};

}  // namespace

bots::Prospects Swing::before(const bots::Prospects& after) const {
  bots::Prospects all;
  const auto same = static_cast<float>(usual);
  for (const Seat seat : kAllSeats) {
    all.means[seat] = same * after.means[seat] + (1 - same) * instead.means[seat];
    all.errors[seat] = std::hypot(same * after.errors[seat], (1 - same) * instead.errors[seat]);
  }
  return all;
}

Swing swingOf(const Moment& moment, const Judgement& judgement, const Lines& lines, std::uint64_t seed) {
  return Swinging(moment, lines, seed).swing(judgement);
}

}  // namespace tacit::analysis
