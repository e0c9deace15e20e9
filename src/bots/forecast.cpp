#include "bots/forecast.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tacit::bots {
namespace {

// A play whose score is so much lower is chosen 2.7 times less often. Without any such chance one line of play would have
// to speak for all; with more of it cards come to less than they do when people play them (bench/analysis.md).
constexpr float kAlmostEqual = 0.3F;

class SeatSums {
 public:
  void add(const Outcomes& outcomes) {
    ++count_;
    for (const Seat seat : kAllSeats) {
      sums_[seat] += double{outcomes[seat]};
      squares_[seat] += double{outcomes[seat]} * outcomes[seat];
    }
  }

  Prospects prospects() const {
    Prospects all;
    for (const Seat seat : kAllSeats) {
      const double mean = sums_[seat] / count_;
      all.means[seat] = static_cast<float>(mean);
      const double variance = std::max(0.0, squares_[seat] / count_ - mean * mean);
      all.errors[seat] = static_cast<float>(std::sqrt(variance / std::max(1.0, count_ - 1)));
    }
    return all;
  }

 private:
  double count_ = 0;
  std::array<double, kSeats> sums_{};
  std::array<double, kSeats> squares_{};
};

// Hands of some seats, as they might have been dealt instead.
void dealAnew(Position& p, SeatSet seats, Random& random) {
  std::array<Card, kMaxCards> cards{};
  std::size_t size = 0;
  CardCounts unseen = notLaid(p);
  for (const Seat seat : p.inGame().without(seats)) p.hands[seat].forEachCard([&](Card card) { --unseen[card]; });
  for (const Card card : kAllCards)
    for (int n = unseen[card]; n > 0; --n) cards[size++] = card;
  shuffle(std::span(cards).first(size), random);
  Deal deal{.dealer = p.dealer, .hands = p.hands, .shuffled = false, .undealt = p.stack};
  std::size_t next = 0;
  for (const Seat seat : seats& p.inGame()) {
    const int each = p.hands[seat].size();
    deal.hands[seat] = Hand{};
    for (int k = 0; k < each; ++k) deal.hands[seat].add(cards[next++]);
  }
  const auto deals = p.deals;
  dealHands(p, deal);
  p.deals = deals;
}

// Some choice is made: the chances add up to 1.
void makeCertain(Choices& choices) {
  const double all = std::accumulate(choices.chances.begin(), choices.chances.end(), 0.0);
  if (all > 0)
    for (double& chance : choices.chances) chance /= all;
}

}  // namespace

double Choices::chanceOf(int play) const {
  for (std::size_t k = 0; k < size; ++k)
    if (plays[k] == play) return chances[k];
  return 0;
}

int Choices::at(double place) const {
  for (std::size_t k = 0; k < size; ++k) {
    if (place < chances[k]) return plays[k];
    place -= chances[k];
  }
  return plays[0];
}

Choices Choices::without(int play) const {
  Choices others;
  for (std::size_t k = 0; k < size; ++k) {
    if (plays[k] == play) continue;
    others.plays[others.size] = plays[k];
    others.chances[others.size++] = chances[k];
  }
  makeCertain(others);
  return others;
}

Forecast::Forecast(const Setup& setup, const Mind& mind)
    : opinions_(setup, mind.play), values_(setup, mind.value), policy_(opinions_), list_(std::make_unique<PlayList>()),
      ahead_(setup.table().cooperative ? std::make_unique<PlayList>() : nullptr) {}

Choices Forecast::choices(const Position& position, const PlayList& plays) {
  if (plays.size() == 1) return {.size = 1, .plays = {}, .chances = {1}};
  const Favourites few = ahead_ == nullptr ? policy_.favourites(position, plays, Choices::kMost)
                                           : policy_.favouritesWithForesight(position, plays, Choices::kMost, *ahead_);
  Choices all{.size = few.size(), .plays = {}, .chances = {}};
  for (std::size_t k = 0; k < few.size(); ++k) {
    all.plays[k] = few.play(k);
    all.chances[k] = double{std::exp((few.score(k) - few.score(0)) / kAlmostEqual)};
  }
  makeCertain(all);
  return all;
}

const Play& Forecast::choice(const Position& position, Random& random) {
  constexpr std::uint32_t kFine = 1U << 20U;
  listPlays(position, *list_);
  if (list_->size() == 1) return (*list_)[0];
  return (*list_)[choices(position, *list_).at(static_cast<double>(random.below(kFine)) / kFine)];
}

Outcomes Forecast::once(Position position, Random& random) {
  if (position.phase == Phase::Deal) {
    Stack stack = someStack(position, random);
    dealNext(position, stack);
  }
  while (position.phase != Phase::Deal && position.phase != Phase::Over) carryOut(position, choice(position, random));
  return values_.outcomes(position);
}

Prospects Forecast::of(const Position& position, int lines, Random& random) {
  if (position.phase == Phase::Over) return {values_.outcomes(position), {}};
  SeatSums sums;
  for (int n = 0; n < lines; ++n) sums.add(once(position, random));
  return sums.prospects();
}

Prospects Forecast::after(const Position& position, const PlayList& plays, const Choices& choices, int lines,
                          Random& random) {
  SeatSums sums;
  for (int n = 0; n < lines; ++n) {
    Position p = position;
    carryOut(p, plays[choices.at((n + 0.5) / lines)]);
    sums.add(once(p, random));
  }
  return sums.prospects();
}

Prospects Forecast::withHandsOf(SeatSet seats, const Position& dealt, int lines, Random& random) {
  SeatSums sums;
  for (int n = 0; n < lines; ++n) {
    Position p = dealt;
    dealAnew(p, seats, random);
    sums.add(once(p, random));
  }
  return sums.prospects();
}

}  // namespace tacit::bots
