// Judging one decision from what its person could know then: what comes of each sensible play in worlds that fit the view,
// the same ones for all of them, and how much was lost by the play that was chosen.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analysis/reasons.h"
#include "bots/trials.h"
#include "rules/tacit.h"

namespace tacit::analysis {

// What a judgement may cost. A decision that could be a mistake, and is not decided by then, gets up to four times as
// much.
struct Effort {
  int milliseconds = 0;  // at most so long; 0: no limit of time
  int simulations = 0;   // play-outs; 0: as time allows
};
inline constexpr int kDefaultMilliseconds = 200;
inline constexpr int kPatience = 4;

// By the loss in chance to win (or the cards, together). Best: not surely worse than any other play.
enum class Mark : std::uint8_t { Forced, Best, Good, Inaccuracy, Mistake, Blunder };
inline constexpr std::array<std::string_view, 6> kMarkNames = {"forced",     "best",    "good",
                                                               "inaccuracy", "mistake", "blunder"};
constexpr const auto& enumNames(Mark /*any*/) { return kMarkNames; }
constexpr std::string_view enumType(Mark /*any*/) { return "Mark"; }

// From which loss on a play is an inaccuracy, a mistake, a blunder: in chances to win; together a fiftieth of a card.
inline constexpr double kInaccuracy = 0.02;
inline constexpr double kMistake = 0.04;
inline constexpr double kBlunder = 0.08;
// What play-outs may be wrong by, however many; no loss below it counts.
inline constexpr double kNegligibleLoss = 0.005;
// Standard errors that a loss must exceed.
inline constexpr double kSignificant = 3;

// A loss with its standard error, as a mark.
Mark markOf(const bots::Estimate& loss);

// A play that was looked at.
struct Valued {
  Play play{};
  int number = 0;         // in the list of plays
  bots::Estimate value;   // for the side that decides: its chance to win, or together minus cards / 50
  bots::Estimate behind;  // how far it is behind the best one, over the worlds of both
  int worlds = 0;
};

struct Judgement {
  Mark mark = Mark::Forced;
  std::vector<Valued> plays;  // best first, the chosen one among them; none where there was no choice
  std::size_t chosen = 0;     // which of them
  // Best minus chosen. The best play is found in some of the worlds and the loss is measured in others, so it is not
  // more than it is for having been searched for; it may come out negative.
  bots::Estimate loss;
  std::vector<Reason> reasons;  // why the best play is better; from inaccuracies on
  int simulations = 0;

  const Valued& best() const { return plays.front(); }
  double lost() const { return mark == Mark::Best ? 0 : loss.mean; }
  // What the decision could have cost: the loss of the worst play that is surely behind.
  double stake() const;
};

// Judges a play of the view's list. Same seed and simulations, same judgement.
Judgement judge(const View& view, const Play& play, const Effort& effort, std::uint64_t seed);

// The sensible plays where none has been made yet, best first: the second best stands in the chosen one's place, and the
// reasons tell the best from it.
Judgement appraise(const View& view, const Effort& effort, std::uint64_t seed);

}  // namespace tacit::analysis
