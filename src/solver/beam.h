// The search of a deal: all lines card by card, the most promising kept, equal futures kept once.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

#include "solver/evaluation.h"

namespace tacit::solver {

// How long a search may go on. Nodes are plays looked at; 0 means no limit.
class Allowance {
 public:
  using Clock = std::chrono::steady_clock;

  Allowance(int milliseconds, std::uint64_t nodes, const std::atomic<bool>* stop)
      : start_(Clock::now()), milliseconds_(milliseconds), most_(nodes), stop_(stop) {}

  void count(int nodes) { nodes_ += static_cast<std::uint64_t>(nodes); }
  std::uint64_t nodes() const { return nodes_; }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  bool stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }

  // From 0 to 1 and beyond, of time or nodes, whichever has gone further.
  double used() const;
  bool spent() const { return binding_ && (stopped() || used() >= share_); }

  // Only so much of it may be used for now.
  void setShare(double share) { share_ = share; }
  double share() const { return share_; }

  // What must be done in any case is done without looking at the limits.
  void setBinding(bool binding) { binding_ = binding; }

 private:
  Clock::time_point start_;
  int milliseconds_;
  std::uint64_t most_;
  std::uint64_t nodes_ = 0;
  const std::atomic<bool>* stop_;
  double share_ = 1;
  bool binding_ = true;
};

// Plays from the root and what they lead to.
struct Line {
  std::vector<Play> plays;
  Position end;
  bool finished = false;
  float cards = 0;  // laid in the whole game once all is home: counted if finished, else estimated

  bool empty() const { return plays.empty(); }
};

// Ends of a deal to choose among: boards of a kind differ only in where marbles stand on the ring, so few of each will do.
class FewOfAKind {
 public:
  // Whether there is room for one more of this kind.
  bool take(std::uint64_t kind) {
    if (std::ranges::count(taken_, kind) >= kFew) return false;
    taken_.push_back(kind);
    return true;
  }

 private:
  static constexpr std::ptrdiff_t kFew = 3;
  std::vector<std::uint64_t> taken_;
};

inline constexpr std::uint32_t kNoFinish = std::numeric_limits<std::uint32_t>::max();

struct Passed {
  bool complete = false;    // not stopped on the way
  bool everything = false;  // no line was left out but such as cannot be better
  std::vector<Line> lines;  // best first: the finish, or the ends of the deal
};

class Beam {
 public:
  explicit Beam(const Stack& stack) : stack_(stack) {}

  // Searches with so many lines side by side; `beat` is a number of cards laid to finish below. With a `shake` other
  // than 0 the order of lines is disturbed a little, each time another way.
  Passed pass(Evaluation evaluation, const Position& root, std::size_t width, std::uint32_t beat, std::size_t ends,
              std::uint64_t shake, Allowance& allowance);

  // About what one line more costs in memory, over so many cards.
  static std::size_t bytesPerLine(int cards);

 private:
  using Gifts = std::array<Card, kSeats>;

  struct Node {
    Position position;
    Evaluation::SeatCards seats;
  };
  // What led to a node: a play by its place in the list, or a whole swap. Kept for every line and card, so it is small.
  struct Step {
    std::uint32_t parent;
    std::uint16_t play;
    Gifts gifts;
  };
  // A gift each way between two seats, and what the two would then need.
  struct PairSwap {
    Seat one;
    Seat other;
    Card fromOne;
    Card fromOther;
    float cards;
  };
  struct Candidate {
    Step step;
    Play play;
    float score;
    std::uint64_t future;
  };

  static bool better(const Candidate& x, const Candidate& y);
  bool expandAll(Allowance& allowance);
  void expand(std::uint32_t parent, Allowance& allowance);
  void consider(std::uint32_t parent, int index);
  bool swapAll(bool atRoot, Allowance& allowance);
  void startLevel();
  void swap(std::uint32_t parent, std::size_t most, Allowance& allowance);
  void considerSwap(std::uint32_t parent, const Gifts& gifts);
  std::vector<PairSwap> pairSwaps(const Position& position, Seat one, Seat other) const;
  void offer(const Candidate& candidate);
  void cut(std::size_t to);
  void advance();
  bool dealNext();
  bool isNew(std::uint64_t future);
  void clearSeen();
  void found(std::uint32_t parent, const Play& play, const Position& end);
  float shaken(float score, std::uint64_t future) const;
  float score(const Node& node) const;
  void judgeSeats(Node& node, const Node* before) const;
  Line lineTo(const Position& root, std::uint32_t node);
  void collectEnds(const Position& root, std::size_t ends, Passed& passed);
  bool moreDealsKnown(const Position& position) const;
  static void carryOutSwap(Position& position, const Gifts& gifts, std::vector<Play>* plays);

  Evaluation* evaluation_ = nullptr;  // of the deal that is searched, while a pass goes on
  Stack stack_;

  std::size_t width_ = 0;
  std::uint64_t shake_ = 0;
  std::uint32_t beat_ = kNoFinish;
  bool cutSome_ = false;
  float worstKept_ = 0;
  bool full_ = false;
  std::vector<Node> nodes_;
  std::vector<Node> next_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint64_t> seen_;
  std::size_t seenCount_ = 0;
  std::vector<std::vector<Step>> levels_;
  PlayList list_;
  bool finished_ = false;
  std::uint32_t finishParent_ = 0;
  Play finishPlay_{};
  Position finishEnd_;
};

}  // namespace tacit::solver
