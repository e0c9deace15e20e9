// Plays tried side by side: in worlds that fit a view, the same ones for all of them, each played to the end of its
// deal. The sampler decides by it; who judges a decision asks what came of each play.
#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

#include "bots/belief.h"
#include "bots/play_out.h"

namespace tacit::bots {

// A play under consideration and what its play-outs gave, world by world.
struct Candidate {
  const Play* play;                   // in the list of plays
  int number;                         // in the list of plays
  float opinion;                      // the policy's score
  std::vector<float> results;         // by world; all candidates still in the race have the same worlds
  std::array<double, kSeats> sums{};  // of the outcomes, by seat
  double mean = 0;                    // of the results that count

  // The mean outcome for a seat, over all worlds.
  double usual(Seat seat) const { return sums[seat] / static_cast<double>(results.size()); }

  // In the first worlds the seats had still to learn.
  std::span<const float> counting() const {
    constexpr std::size_t kFew = 64;
    const std::size_t third = results.size() / 3;
    return std::span(results).subspan(third - std::min(third, kFew));
  }
  // Works out the mean.
  void judge();
};

// A mean over worlds and its standard error.
struct Estimate {
  double mean = 0;   // of the differences
  double error = 0;  // of the mean
};

// How much better x did than y in the worlds that both were tried in, those before `from` left out. The results are
// compared world by world: luck of the cards strikes both alike.
Estimate difference(const Candidate& x, const Candidate& y, std::size_t from);

// The race of a decision's candidates: which are still in it, and what their play-outs gave.
class Trials {
 public:
  // Asked between two play-outs; true ends the trials as soon as possible.
  using Stop = std::function<bool()>;

  // With room for what is learnt in about so many play-outs. The worlds come from the seed alone: they are the same for
  // any number of threads.
  Trials(const View& view, const Mind& mind, std::uint64_t seed, int playOuts, int threads);
  Trials(const Trials&) = delete;  // the play-outs look at its evaluations
  Trials& operator=(const Trials&) = delete;
  ~Trials() = default;

  // Enters the most promising plays of the list; of every card at least one, since the policy may misjudge a whole card.
  // The list must stay where it is. `inAnyCase` is entered, too, wherever it stands in the list.
  void enter(const Position& position, const PlayList& plays, const Play* inAnyCase = nullptr);

  // Those in the race, best first once they have been ordered; and those put out, the first of them first.
  const std::vector<Candidate>& candidates() const { return candidates_; }
  // Those put out, the first of them first.
  const std::vector<Candidate>& out() const { return out_; }

  // Tries all candidates in so many more worlds.
  void tryWorlds(std::size_t worlds, const Stop& stop);
  // One more play-out, of which nothing is kept.
  void tryUncounted(std::size_t candidate);
  // A candidate in one of the worlds, with what has been learnt so far; nothing is kept but what the witness saw.
  void show(const Candidate& candidate, std::uint64_t world, Witness& witness);

  // By what came of them.
  void order();
  void putOut(std::size_t candidate);                    // takes one out of the race
  void putOutLast() { putOut(candidates_.size() - 1); }  // takes the worst out, once they are in order

  int simulations() const { return simulations_; }  // play-outs so far
  std::int64_t decisions() const;                   // made in play-outs, all seats together

 private:
  // A candidate in a world.
  struct Trial {
    Outcomes outcomes;
    Experience::Trail trail;
  };

  Position world(std::uint64_t number) const;
  bool tryWorld(std::uint64_t number, Trial* trials, PlayOut& playOut, const Stop& stop);
  void keep(const Trial* trials);
  void learn(const Trial* trials);

  Evaluation opinions_;
  Evaluation values_;
  Belief belief_;
  Experience experience_;
  Seat me_;
  std::uint64_t seed_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> out_;
  std::vector<Trial> trials_;  // of one batch, world by world
  std::vector<PlayOut> playOuts_;
  std::uint64_t worldsDone_ = 0;
  int simulations_ = 0;
};

}  // namespace tacit::bots
