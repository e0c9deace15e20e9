// Scores of duplicates, the Elo difference they show with its interval, and the sequential test.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tacit::match {

// The scores of duplicates, each from 0 to 1: how many, their mean and how much they differ.
class Scores {
 public:
  void add(double score);

  int count() const { return count_; }
  double mean() const { return count_ == 0 ? 0.5 : mean_; }
  // Of the sample; 0 with fewer than two.
  double variance() const { return count_ < 2 ? 0 : squares_ / (count_ - 1); }
  // Sum of the squared distances from the mean.
  double squares() const { return squares_; }

 private:
  int count_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

// No match can show more than this; an interval that reaches it has no bound on that side.
inline constexpr double kMaxElo = 2000;

double eloOf(double score);
double scoreOf(double elo);

struct Interval {
  double low = 0;
  double high = 1;
};

// 95 percent for the mean score, from the variance over duplicates: Wilson's interval of as many independent games as they
// are worth. It holds near 0 and 1, too, where the sample differs less than what it was taken from; a clean score is that
// of so many games.
Interval scoreInterval(const Scores& scores, int games);

struct EloEstimate {
  double elo = 0;
  double low = -kMaxElo;
  double high = kMaxElo;
};

// A clean score is taken as half a game less than all of them, so that it has a finite Elo difference.
EloEstimate eloEstimate(const Scores& scores, int games);

// The two hypotheses of a sequential test, as Elo differences; both errors are 5 percent.
struct SprtBounds {
  double elo0 = 0;
  double elo1 = 0;
};

enum class SprtResult : std::uint8_t { Open, Elo0, Elo1 };
constexpr auto enumNames(SprtResult /*any*/) { return std::array<std::string_view, 3>{"open", "elo0", "elo1"}; }

inline constexpr double kSprtLimit = 2.9444389791664403;  // log((1 - 0.05) / 0.05)

// The logarithm of how much likelier the scores are under elo1 than under elo0.
double logLikelihoodRatio(const Scores& scores, SprtBounds bounds);
SprtResult sprtResult(const Scores& scores, SprtBounds bounds);

}  // namespace tacit::match
