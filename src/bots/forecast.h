// What will come of a position whose hands are all known, if everybody plays on by the quick policy, each seeing no hand
// but the one it plays from. Nobody decides by it: it tells how a game stands.
#pragma once

#include <memory>

#include "bots/policy.h"
#include "bots/trials.h"

namespace tacit::bots {

// Means over lines of play, by seat, and their standard errors.
struct Prospects {
  Outcomes means{};   // by seat
  Outcomes errors{};  // of the means
};

// The few plays of a list that the forecast chooses from, the likeliest first.
struct Choices {
  static constexpr std::size_t kMost = 3;  // it never chooses from more

  std::size_t size = 0;                 // how many there are
  std::array<int, kMost> plays{};       // their numbers in the list
  std::array<double, kMost> chances{};  // of each; together 1

  double chanceOf(int play) const;  // how likely this play is; 0 when it is not among them
  // Which of them, where all chances are laid side by side from 0 to 1.
  int at(double place) const;
  // The same without one play; none where it was the only one.
  Choices without(int play) const;
};

// How a game stands, found out by playing it on; owns the tables and lists that takes.
class Forecast {
 public:
  Forecast(const Setup& setup, const Mind& mind);  // with the tables of a set-up and a mind
  Forecast(const Forecast&) = delete;              // the policy looks at its evaluation
  Forecast& operator=(const Forecast&) = delete;
  ~Forecast() = default;

  // One line of play to the end of the deal, and what the evaluation makes of that. Of plays that look nearly alike any
  // may be chosen. Between two deals the next hands are drawn first, as they may come.
  Outcomes once(Position position, Random& random);

  // Over so many lines; exactly what it was, where the game is over.
  Prospects of(const Position& position, int lines, Random& random);

  // How likely it is to make each play of the position's list.
  Choices choices(const Position& position, const PlayList& plays);

  // Over so many lines that begin with one of these plays.
  Prospects after(const Position& position, const PlayList& plays, const Choices& choices, int lines, Random& random);

  // Over so many lines with the hands of these seats dealt again: their own cards and the undealt ones, shuffled.
  Prospects withHandsOf(SeatSet seats, const Position& dealt, int lines, Random& random);

 private:
  const Play& choice(const Position& position, Random& random);

  Evaluation opinions_;
  Evaluation values_;
  Policy policy_;
  std::unique_ptr<PlayList> list_;
  std::unique_ptr<PlayList> ahead_;  // none: no foresight
};

}  // namespace tacit::bots
