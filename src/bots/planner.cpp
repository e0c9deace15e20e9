#include "bots/planner.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "bots/policy.h"

namespace tacit::bots {
namespace {

constexpr int kBeam = 100;
// What a gain by a later card counts: the others will not stand still until then.
constexpr float kLater = 0.7F;

// A line of own plays so far: what it leads to and what it has gained.
struct Line {
  Board board;
  Hand hand;
  int first;    // the play of the list that it begins with
  float score;  // gains so far, later ones counted less
};

// All give at once, so what one of them gives must not depend on who has done so already: those count as if they had not.
Position beforeGifts(Position position) {
  for (const Seat seat : position.gave)
    if (position.hands[seat].isHidden()) position.hands[seat] = Hand::hidden(position.hands[seat].size() + 1);
  return position;
}

class Plan {
 public:
  explicit Plan(const View& view)
      : position_(beforeGifts(view.position)), evaluation_(view.position.setup, mindFor(view.position.layout()).play),
        list_(std::make_unique<PlayList>()) {}

  int bestFirst(const PlayList& plays, int cards) {
    begin(plays);
    float discount = kLater;
    for (; !lines_.empty() && cards > 1; --cards) {
      cut();
      std::vector<Line> longer;
      for (const Line& line : lines_) extend(line, discount, longer);
      lines_ = std::move(longer);
      discount *= kLater;
    }
    return best_;
  }

 private:
  void begin(const PlayList& plays) {
    const Policy::Scores scores(evaluation_, position_);
    for (int i = 0; i < plays.size(); ++i) {
      const Play& play = plays[i];
      Hand hand = position_.hands[position_.turn];
      if (play.card != Card::None) hand.remove(play.card);
      const float score = scores.of(play);
      const bool goesOn = position_.by == position_.turn && play.kind != Kind::Jester;
      add({play.after, goesOn ? withoutTac(hand) : Hand{}, i, score}, lines_);
    }
  }

  // Whether a TAC can be used later depends on the others.
  static Hand withoutTac(Hand hand) {
    while (hand.has(Card::Tac)) hand.remove(Card::Tac);
    return hand;
  }

  // Lines that end here count as they are; the others go on.
  void add(const Line& line, std::vector<Line>& lines) {
    if (best_ < 0 || line.score > bestScore_) {
      best_ = line.first;
      bestScore_ = line.score;
    }
    if (!line.hand.empty()) lines.push_back(line);
  }

  // Keeps the best lines; of those that lead to the same, one. Stable: of equals it is the same one on every machine.
  void cut() {
    std::ranges::stable_sort(lines_, [](const Line& x, const Line& y) { return x.score > y.score; });
    std::vector<Line> kept;
    for (const Line& line : lines_) {
      if (kept.size() >= kBeam) break;
      const bool known =
          std::ranges::any_of(kept, [&](const Line& k) { return k.hand == line.hand && k.board == line.board; });
      if (!known) kept.push_back(line);
    }
    lines_ = std::move(kept);
  }

  void extend(const Line& line, float discount, std::vector<Line>& longer) {
    Position p = position_;
    p.board = line.board;
    p.hands[p.turn] = line.hand;
    p.phase = Phase::Play;
    p.function = Card::None;
    listPlays(p, *list_);
    const Policy::Scores scores(evaluation_, p);
    for (const Play& play : *list_) {
      if (play.kind == Kind::Drop) continue;
      Hand hand = line.hand;
      hand.remove(play.card);
      if (play.kind == Kind::Jester) hand = Hand{};
      add({play.after, hand, line.first, line.score + discount * scores.of(play)}, longer);
    }
  }

  Position position_;
  Evaluation evaluation_;
  std::unique_ptr<PlayList> list_;
  std::vector<Line> lines_;
  int best_ = -1;
  float bestScore_ = 0;
};

}  // namespace

Play decideByPlan(const View& view, const PlayList& plays, int cards) {
  if (plays.size() == 1) return plays[0];
  return plays[Plan(view).bestFirst(plays, cards)];
}

}  // namespace tacit::bots
