#include "analysis/reasons.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "bots/features.h"

namespace tacit::analysis {
namespace {

using bots::Candidate;
using bots::Trials;

constexpr std::uint64_t kWorldsShown = 400;
constexpr std::size_t kMaxReasons = 3;
constexpr double kSureReason = 3.5;     // standard errors
constexpr double kNoticeable = 0.04;    // a difference that is worth saying
constexpr double kWorthSaying = 0.004;  // the same as a chance to win, roughly

int marblesIn(const Board& board, Seat seat, Space space) {
  return static_cast<int>(std::ranges::count_if(board.marbles[seat], [&](Marble m) { return spaceOf(m) == space; }));
}

bool hasFreshOnStart(const LayoutTable& layout, const Board& board, Seat seat) {
  return std::ranges::find(board.marbles[seat], marbleOn(startOf(layout, seat), true)) != board.marbles[seat].end();
}

int homeOf(const Board& board, SeatSet seats) {
  int sum = 0;
  for (const Seat seat : seats) sum += bots::marblesHome(board, seat);
  return sum;
}

// What an event means to its side, in chances to win: no more than a rough order.
double weightOf(const LayoutTable& layout, const Reason& reason) {
  switch (reason.event) {
    case Event::Captured:
      return -0.04 - 0.1 * static_cast<double>(bots::stakeOf(layout, reason.seat, marbleOn(reason.space)));
    case Event::BroughtOut: return 0.08;
    case Event::TheyBringOut: return -0.06;
    case Event::AnsweredByTac: return -0.08;
    case Event::Captures: return 0.1;
    case Event::Home: return 0.12;
    case Event::TheyGetHome: return -0.12;
    case Event::Dropped: return -0.03;
    case Event::Wins: return 0.7;
    case Event::TheyWin: return -0.7;
    case Event::GivesOpening: return 0.08;
  }
  return 0;
}

// In the swap: who gets the card of the one who decides, having declared no opening card; kNoSeat where that is nobody.
Seat withoutOpening(const Position& p) {
  if (p.phase != Phase::Swap || !p.says.known) return kNoSeat;
  for (const Seat seat : swappers(p))
    if (giverTo(p, seat) == p.by) return p.says.yes.contains(seat) ? kNoSeat : seat;
  return kNoSeat;
}

// All that may be counted in a position, one entry for each.
std::vector<Reason> countable(const Position& p) {
  std::vector<Reason> all;
  const LayoutTable& layout = p.layout();
  const SeatSet side = layout.side[p.by];
  const auto add = [&](Event event, Seat seat = kNoSeat, Space space = kBase) {
    all.push_back({event, seat, space, 0, 0, 0});
  };
  for (const Seat seat : side) {
    add(Event::BroughtOut, seat);
    for (const Marble m : p.board.marbles[seat])
      if (isRing(spaceOf(m))) add(Event::Captured, seat, spaceOf(m));
  }
  for (const Event event : {Event::Home, Event::Dropped, Event::Wins}) add(event);
  if (const Seat seat = withoutOpening(p); side.contains(seat)) add(Event::GivesOpening, seat);
  if (layout.seats == side) return all;
  for (const Event event : {Event::Captures, Event::TheyGetHome, Event::TheyWin, Event::AnsweredByTac}) add(event);
  for (const Seat seat : layout.seats.without(side)) add(Event::TheyBringOut, seat);
  return all;
}

// Counts in one play-out after another.
class Counter final : public bots::Witness {
 public:
  Counter(const Position& position, const std::vector<Reason>& events)
      : layout_(position.layout()), side_(layout_.side[position.by]), them_(layout_.seats.without(side_)),
        start_(position), events_(events), counts_(events.size()), places_(events.size()) {}

  void begin() {
    plays_ = 0;
    for (std::size_t k = 0; k < events_.size(); ++k) {
      counts_[k] = 0;
      places_[k] = {events_[k].space, events_[k].space};
    }
  }

  void saw(const Position& before, const Play& play, const Position& after) override {
    for (std::size_t k = 0; k < events_.size(); ++k) note(k, before, play, after);
    last_ = after;
    ++plays_;
  }

  // What happened in the play-out that has ended.
  const std::vector<double>& counts() {
    for (std::size_t k = 0; k < events_.size(); ++k) {
      switch (events_[k].event) {
        case Event::Home: counts_[k] = homeOf(last_.board, side_) - homeOf(start_.board, side_); break;
        case Event::TheyGetHome: counts_[k] = homeOf(last_.board, them_) - homeOf(start_.board, them_); break;
        case Event::Wins: counts_[k] = !(last_.everWon() & side_).empty() ? 1 : 0; break;
        case Event::TheyWin: counts_[k] = !(last_.everWon() & them_).empty() ? 1 : 0; break;
        default: break;
      }
    }
    return counts_;
  }

 private:
  // Where a marble is, and where it was before the last play: a TAC may bring it back.
  struct Place {
    Space now;
    Space was;
  };

  void note(std::size_t k, const Position& before, const Play& play, const Position& after) {
    const Seat seat = events_[k].seat;
    switch (events_[k].event) {
      case Event::Captured: follow(k, before, play, after); break;
      case Event::BroughtOut:
      case Event::TheyBringOut:
        if (!hasFreshOnStart(layout_, before.board, seat) && hasFreshOnStart(layout_, after.board, seat))
          counts_[k] = 1;
        break;
      case Event::AnsweredByTac:
        if (plays_ == 1 && play.card == Card::Tac && play.kind != Kind::Drop && them_.contains(before.by))
          counts_[k] = 1;
        break;
      case Event::Captures:
        if (side_.contains(before.by)) counts_[k] += captured(before.board, after.board);
        break;
      case Event::GivesOpening:
        if (plays_ == 0 && isOpening(play.card)) counts_[k] = 1;
        break;
      case Event::Dropped:
        if (play.kind == Kind::Drop && side_.contains(before.turn)) ++counts_[k];
        break;
      default: break;
    }
  }

  int captured(const Board& before, const Board& after) const {
    int sum = 0;
    for (const Seat seat : them_) sum += std::max(0, marblesIn(after, seat, kBase) - marblesIn(before, seat, kBase));
    return sum;
  }

  void follow(std::size_t k, const Position& before, const Play& play, const Position& after) {
    Place& place = places_[k];
    const Seat seat = events_[k].seat;
    const bool undone = place.now == kBase && isRing(place.was) && play.card == Card::Tac &&
                        marblesIn(after.board, seat, place.was) > marblesIn(before.board, seat, place.was);
    Space now = undone ? place.was : place.now;
    if (!undone && isRing(place.now)) now = followed(layout_, before.board, after.board, seat, place.now);
    place = {now, undone ? kBase : place.now};
    counts_[k] = now == kBase ? 1 : 0;
  }

  const LayoutTable& layout_;
  SeatSet side_;
  SeatSet them_;
  const Position& start_;
  const std::vector<Reason>& events_;
  std::vector<double> counts_;
  std::vector<Place> places_;
  Position last_;
  int plays_ = 0;
};

struct Tally {
  double chosen = 0;
  double best = 0;
  double squares = 0;  // of the differences
};

bool speaksForTheBest(const LayoutTable& layout, const Reason& reason) {
  const double more = reason.best - reason.chosen;
  return std::abs(more) >= kNoticeable && std::abs(more) > kSureReason * reason.error &&
         more * weightOf(layout, reason) > kWorthSaying;
}

}  // namespace

Space followed(const LayoutTable& layout, const Board& before, const Board& after, Seat seat, Space space) {
  std::vector<Space> left;
  std::vector<Space> reached;
  for (const Marble m : before.marbles[seat])
    if (isRing(spaceOf(m)) && marblesIn(after, seat, spaceOf(m)) == 0) left.push_back(spaceOf(m));
  if (std::ranges::find(left, space) == left.end()) return space;
  for (const Marble m : after.marbles[seat])
    if (spaceOf(m) != kBase && marblesIn(before, seat, spaceOf(m)) == 0) reached.push_back(spaceOf(m));
  const int captured = marblesIn(after, seat, kBase) - marblesIn(before, seat, kBase);
  if (captured == std::ssize(left)) return kBase;
  if (captured != 0 || left.size() != reached.size()) return kGone;
  const auto progress = [&](Space at) {
    return isHome(at) ? layout.ring + homeNumber(at) : distance(layout.ring, startOf(layout, seat), at);
  };
  std::ranges::sort(left, {}, progress);
  std::ranges::sort(reached, {}, progress);
  return reached[static_cast<std::size_t>(std::ranges::find(left, space) - left.begin())];
}

std::vector<Reason> reasonsFor(Trials& trials, const Position& position, const Candidate& best,
                               const Candidate& chosen) {
  std::vector<Reason> all = countable(position);
  std::vector<Tally> tallies(all.size());
  Counter counter(position, all);
  std::vector<double> after;
  for (std::uint64_t world = 0; world < kWorldsShown; ++world) {
    counter.begin();
    trials.show(chosen, world, counter);
    after = counter.counts();
    counter.begin();
    trials.show(best, world, counter);
    for (std::size_t k = 0; k < all.size(); ++k) {
      const double more = counter.counts()[k] - after[k];
      tallies[k].chosen += after[k];
      tallies[k].best += counter.counts()[k];
      tallies[k].squares += more * more;
    }
  }
  constexpr auto n = static_cast<double>(kWorldsShown);
  for (std::size_t k = 0; k < all.size(); ++k) {
    const double more = (tallies[k].best - tallies[k].chosen) / n;
    all[k].chosen = tallies[k].chosen / n;
    all[k].best = tallies[k].best / n;
    all[k].error = std::sqrt(std::max(0.0, tallies[k].squares / n - more * more) / (n - 1));
  }
  const LayoutTable& layout = position.layout();
  std::erase_if(all, [&](const Reason& reason) { return !speaksForTheBest(layout, reason); });
  std::ranges::sort(all, {}, [&](const Reason& reason) {
    const double weight = (reason.best - reason.chosen) * weightOf(layout, reason);
    return std::tuple(-weight, reason.event, reason.seat, reason.space);
  });
  if (all.size() > kMaxReasons) all.resize(kMaxReasons);
  return all;
}

}  // namespace tacit::analysis
