#include "solver/beam.h"

#include <algorithm>
#include <tuple>

#include "solver/lower_bound.h"
#include "solver/mixing.h"

namespace tacit::solver {
namespace {

constexpr float kShake = 1.5F;              // in cards, at most
constexpr float kLost = 300;                // a co-operative game that is over without being won
constexpr std::size_t kSwapsAtRoot = 4096;  // so many ways to swap are tried at first ...
constexpr std::size_t kSwapsLater = 24;     // ... and for each line in the deals after

bool allHome(const Position& p) { return p.phase == Phase::Over && !p.won[0].empty(); }
bool atDealsEnd(const Position& p) { return p.phase == Phase::Deal || p.phase == Phase::Over; }

}  // namespace

double Allowance::used() const {
  double part = 0;
  if (milliseconds_ > 0) part = seconds() * 1000 / milliseconds_;
  if (most_ > 0) part = std::max(part, static_cast<double>(nodes_) / static_cast<double>(most_));
  return part;
}

std::size_t Beam::bytesPerLine(int cards) {
  return 2 * sizeof(Node) + 2 * sizeof(Candidate) + static_cast<std::size_t>(cards + 2) * sizeof(Step) +
         16 * sizeof(std::uint64_t);
}

Passed Beam::pass(Evaluation evaluation, const Position& root, std::size_t width, std::uint32_t beat, std::size_t ends,
                  std::uint64_t shake, Allowance& allowance) {
  shake_ = shake;
  evaluation_ = &evaluation;
  width_ = width;
  beat_ = beat;
  cutSome_ = finished_ = false;
  levels_.clear();
  nodes_.assign(1, Node{root, {}});
  judgeSeats(nodes_[0], nullptr);
  Passed passed;
  while (!finished_ && !nodes_.empty() && (!atDealsEnd(nodes_[0].position) || dealNext())) {
    const bool swapping = nodes_[0].position.phase == Phase::Swap;
    const bool done = swapping ? swapAll(levels_.empty(), allowance) : expandAll(allowance);
    if (!done && !finished_) return passed;
  }
  passed.complete = true;
  passed.everything = !cutSome_;
  if (finished_) {
    Line line = lineTo(root, finishParent_);
    line.plays.push_back(finishPlay_);
    line.end = finishEnd_;
    line.finished = true;
    line.cards = static_cast<float>(finishEnd_.laid);
    passed.lines.push_back(std::move(line));
  } else {
    collectEnds(root, ends, passed);
  }
  return passed;
}

// ---- Card by card ----

bool Beam::better(const Candidate& x, const Candidate& y) {
  return x.score != y.score ? x.score < y.score : x.future < y.future;
}

void Beam::startLevel() {
  clearSeen();
  candidates_.clear();
  full_ = false;
}

bool Beam::expandAll(Allowance& allowance) {
  const bool cutBefore = cutSome_;
  startLevel();
  for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
    if (allowance.spent()) {
      cutSome_ = true;
      return false;
    }
    expand(i, allowance);
  }
  if (finished_) {
    cutSome_ = cutBefore;  // what goes on longer than the finish is nothing lost
    return true;
  }
  cut(width_);
  advance();
  return true;
}

void Beam::expand(std::uint32_t parent, Allowance& allowance) {
  listPlays(nodes_[parent].position, list_);
  allowance.count(list_.size());
  for (int i = 0; i < list_.size(); ++i) consider(parent, i);
}

void Beam::consider(std::uint32_t parent, int index) {
  const Play& play = list_[index];
  const Node& before = nodes_[parent];
  Node node{before.position, before.seats};
  carryOut(node.position, play);
  if (allHome(node.position)) return found(parent, play, node.position);
  if (finished_) return;
  if (beat_ != kNoFinish &&
      node.position.laid + static_cast<std::uint32_t>(fewestCards(node.position, moreDealsKnown(node.position))) >=
          beat_)
    return;
  const std::uint64_t future = futureOf(node.position);
  if (!isNew(future)) return;
  judgeSeats(node, &before);
  offer({{parent, static_cast<std::uint16_t>(index), {}}, play, shaken(score(node), future), future});
}

void Beam::found(std::uint32_t parent, const Play& play, const Position& end) {
  if (end.laid >= beat_) return;
  finished_ = true;
  beat_ = end.laid;
  finishParent_ = parent;
  finishPlay_ = play;
  finishEnd_ = end;
}

void Beam::judgeSeats(Node& node, const Node* before) const {
  const Position& p = node.position;
  for (const Seat seat : p.layout().seats) {
    if (before != nullptr && before->position.board.four(seat) == p.board.four(seat) &&
        before->position.hands[seat] == p.hands[seat])
      continue;
    node.seats[seat] = evaluation_->seatCards(seat, p.board.four(seat), p.hands[seat]);
  }
}

float Beam::score(const Node& node) const {
  return evaluation_->cards(node.position.board, node.seats) + (node.position.phase == Phase::Over ? kLost : 0);
}

float Beam::shaken(float score, std::uint64_t future) const {
  if (shake_ == 0) return score;
  return score + kShake * static_cast<float>(mixed(shake_, future) >> 40U) / static_cast<float>(1U << 24U);
}

void Beam::offer(const Candidate& candidate) {
  if (full_ && candidate.score >= worstKept_) {
    cutSome_ = true;
    return;
  }
  candidates_.push_back(candidate);
  if (candidates_.size() >= 2 * width_) {
    cut(width_);
    full_ = true;
  }
}

void Beam::cut(std::size_t to) {
  if (candidates_.size() <= to) return;
  cutSome_ = true;
  const auto last = candidates_.begin() + static_cast<std::ptrdiff_t>(to);
  std::nth_element(candidates_.begin(), last - 1, candidates_.end(), better);
  worstKept_ = (last - 1)->score;
  candidates_.erase(last, candidates_.end());
}

void Beam::advance() {
  next_.clear();
  auto& steps = levels_.emplace_back();
  steps.reserve(candidates_.size());
  for (const Candidate& candidate : candidates_) {
    const Step& step = candidate.step;
    const Node& before = nodes_[step.parent];
    Node& node = next_.emplace_back(before);
    if (before.position.phase == Phase::Swap) carryOutSwap(node.position, step.gifts, nullptr);
    else carryOut(node.position, candidate.play);
    judgeSeats(node, &before);
    steps.push_back(step);
  }
  std::swap(nodes_, next_);
}

// ---- Equal futures ----

void Beam::clearSeen() {
  const std::size_t size = std::bit_ceil(std::max<std::size_t>(8 * width_, 1024));
  seen_.assign(std::min(size, std::size_t{1} << 22U), 0);
  seenCount_ = 0;
}

// A full table forgets nothing but learns nothing either: a line may then be kept twice, which does no harm.
bool Beam::isNew(std::uint64_t future) {
  future |= 1U;
  const std::size_t mask = seen_.size() - 1;
  for (std::size_t at = (future >> 8U) & mask;; at = (at + 1) & mask) {
    if (seen_[at] == future) return false;
    if (seen_[at] != 0) continue;
    if (seenCount_ * 4 < seen_.size() * 3) {
      seen_[at] = future;
      ++seenCount_;
    }
    return true;
  }
}

// ---- Swaps and deals ----

bool Beam::swapAll(bool atRoot, Allowance& allowance) {
  startLevel();
  for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
    if (allowance.spent()) return false;
    swap(i, atRoot ? kSwapsAtRoot : kSwapsLater, allowance);
  }
  cut(width_);
  advance();
  return true;
}

namespace {

template <typename Visit>
void forEachGift(const Position& p, Seat seat, Visit visit) {
  if (p.gave.contains(seat)) visit(p.given[seat]);
  else p.hands[seat].forEachKind(visit);
}

Hand afterSwap(const Position& p, Seat seat, Card given, Card received) {
  Hand hand = p.hands[seat];
  if (!p.gave.contains(seat)) hand.remove(given);
  hand.add(received);
  return hand;
}

}  // namespace

// Every way two seats can swap, best first.
std::vector<Beam::PairSwap> Beam::pairSwaps(const Position& p, Seat one, Seat other) const {
  std::vector<PairSwap> ways;
  forEachGift(p, one, [&](Card fromOne) {
    forEachGift(p, other, [&](Card fromOther) {
      const Hand mine = afterSwap(p, one, fromOne, fromOther);
      const Hand yours = afterSwap(p, other, fromOther, fromOne);
      ways.push_back({one, other, fromOne, fromOther,
                      evaluation_->seatCards(one, p.board.four(one), mine) +
                          evaluation_->seatCards(other, p.board.four(other), yours)});
    });
  });
  std::ranges::sort(ways, [](const PairSwap& x, const PairSwap& y) {
    return std::tie(x.cards, x.fromOne, x.fromOther) < std::tie(y.cards, y.fromOne, y.fromOther);
  });
  return ways;
}

// Seats opposite each other swap, so what is best for each pair can be asked apart.
void Beam::swap(std::uint32_t parent, std::size_t most, Allowance& allowance) {
  const Position& p = nodes_[parent].position;
  std::vector<std::vector<PairSwap>> pairs;
  for (const Seat one : swappers(p)) {
    if (const Seat other = p.setup.givesTo(one); other > one) pairs.push_back(pairSwaps(p, one, other));
  }
  std::size_t ways = 1;
  for (const auto& pair : pairs) ways *= pair.size();
  while (ways > most) {
    cutSome_ = true;
    auto& longest = *std::ranges::max_element(pairs, {}, [](const auto& pair) { return pair.size(); });
    ways = ways / longest.size() * (longest.size() - 1);
    longest.pop_back();
  }
  allowance.count(static_cast<int>(ways));
  for (std::size_t way = 0; way < ways; ++way) {
    Gifts gifts{};
    std::size_t rest = way;
    for (const auto& pair : pairs) {
      const PairSwap& swap = pair[rest % pair.size()];
      rest /= pair.size();
      gifts[swap.one] = swap.fromOne;
      gifts[swap.other] = swap.fromOther;
    }
    considerSwap(parent, gifts);
  }
}

void Beam::considerSwap(std::uint32_t parent, const Gifts& gifts) {
  const Node& before = nodes_[parent];
  Node node = before;
  carryOutSwap(node.position, gifts, nullptr);
  const std::uint64_t future = futureOf(node.position);
  if (!isNew(future)) return;
  judgeSeats(node, &before);
  offer({{parent, 0, gifts}, {}, shaken(score(node), future), future});
}

void Beam::carryOutSwap(Position& p, const Gifts& gifts, std::vector<Play>* plays) {
  while (p.phase == Phase::Swap) {
    const Play play = Play::still(Kind::Give, gifts[p.turn], p.board);
    if (plays != nullptr) plays->push_back(play);
    carryOut(p, play);
  }
}

bool Beam::moreDealsKnown(const Position& p) const { return stack_.known && p.stack > 0; }

// Goes on into the next deal where its cards are known.
bool Beam::dealNext() {
  const Position& first = nodes_[0].position;
  const int each = nextDealSize(first);
  if (first.phase != Phase::Deal || !stack_.known || each == 0) return false;
  const auto rest = stack_.rest().subspan(static_cast<std::size_t>(stack_.size - first.stack));
  for (Node& node : nodes_) dealHands(node.position, dealFrom(node.position, rest, each, false));
  evaluation_->expect(unseenAfterThisDeal(first));
  for (Node& node : nodes_) judgeSeats(node, nullptr);
  return true;
}

// ---- Lines ----

Line Beam::lineTo(const Position& root, std::uint32_t node) {
  std::vector<const Step*> steps;
  for (std::size_t level = levels_.size(); level-- > 0; node = steps.back()->parent)
    steps.push_back(&levels_[level][node]);
  Line line;
  Position p = root;
  std::ranges::reverse(steps);
  for (const Step* const step : steps) {
    if (p.phase == Phase::Deal) {
      const auto rest = stack_.rest().subspan(static_cast<std::size_t>(stack_.size - p.stack));
      dealHands(p, dealFrom(p, rest, nextDealSize(p), false));
    }
    if (p.phase == Phase::Swap) {
      carryOutSwap(p, step->gifts, &line.plays);
    } else {
      listPlays(p, list_);
      line.plays.push_back(list_[step->play]);
      carryOut(p, line.plays.back());
    }
  }
  line.end = p;
  return line;
}

// The best ends, few of each kind.
void Beam::collectEnds(const Position& root, std::size_t ends, Passed& passed) {
  std::vector<std::pair<float, std::uint32_t>> order;
  order.reserve(nodes_.size());
  for (std::uint32_t i = 0; i < nodes_.size(); ++i) order.emplace_back(score(nodes_[i]), i);
  std::ranges::sort(order);
  FewOfAKind kinds;
  for (const auto& [score, node] : order) {
    if (passed.lines.size() == ends) break;
    if (!kinds.take(kindOf(nodes_[node].position.board))) continue;
    Line line = lineTo(root, node);
    line.cards = static_cast<float>(line.end.laid) + score;
    passed.lines.push_back(std::move(line));
  }
}

}  // namespace tacit::solver
