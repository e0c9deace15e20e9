#include "analysis/course.h"

#include <algorithm>

#include "base/result.h"
#include "bots/bot.h"
#include "notation/words.h"
#include "rules/swap.h"

namespace tacit::analysis {
namespace {

std::string playerOf(const notation::GameRecord& record, Seat seat) {
  const std::string* const name = record.header(std::string(1, notation::seatLetter(seat)));
  return name == nullptr ? "" : *name;
}

// As tables, the terminal and matches write them: "bot sampler", "sampler", "sampler:ms=50", "cmd:..".
bool isBot(std::string_view name) {
  return name.starts_with("bot ") || name.starts_with("cmd:") ||
         std::ranges::any_of(bots::kLevelNames, [&](std::string_view level) {
           return name == level || name.starts_with(std::string(level) + ':');
         });
}

// Writes a course down while the record is replayed.
class Follower {
 public:
  explicit Follower(const notation::GameRecord& record) {
    course_.setup = record.setup;
    course_.holders = holdersIn(record);
    for (const Seat seat : record.setup.table().seats) course_.names[seat] = playerOf(record, seat);
    course_.last = beforeFirstDeal(record.setup, record.deals.empty() ? Seat(0) : record.deals.front().dealer);
  }

  void see(const FollowedGame& game, const Step* step) {
    if (step == nullptr) dealt(game.position());
    else played(*step);
    knowledge_ = game.knowledge();
    course_.last = game.position();
  }

  Course& course() { return course_; }

 private:
  void dealt(const Position& after) {
    course_.deals.push_back({course_.last, after, course_.moments.size()});
    drops_ = {};
  }

  void played(const Step& step) {
    course_.moments.push_back(
        {course_.deals.size() - 1, step.before, viewOf(step.before), step.play, step.after, drops_});
    const Seat seat = step.before.turn;
    if (step.play.kind == Kind::Drop && step.before.phase == Phase::Play)
      drops_[seat].push_back({seat, step.play.card, playableCards(step.before), course_.moments.size() - 1});
    if (step.play.kind == Kind::Jester) passOn(step.before.inGame());
  }

  // Hands go to the right, and what they told goes along.
  void passOn(SeatSet inGame) {
    const auto drops = drops_;
    for (const Seat seat : inGame) drops_[inGame.previous(seat)] = drops[seat];
  }

  View viewOf(const Position& before) const {
    const SeatSet own = course_.holderOf(before.by);
    return knowledge_.view(before, own, looksAt(before, own, course_.holders));
  }

  Course course_;
  Knowledge knowledge_;  // before the next play
  std::array<std::vector<Dropped>, kSeats> drops_{};
};

}  // namespace

std::vector<SeatSet> holdersIn(const notation::GameRecord& record) {
  std::vector<SeatSet> holders;
  std::vector<std::string> names;
  for (const Seat seat : record.setup.table().seats) {
    std::string name = playerOf(record, seat);
    const auto known = std::ranges::find(names, name);
    if (name.empty() || isBot(name) || known == names.end()) {
      holders.push_back(only(seat));
      names.push_back(std::move(name));
    } else {
      holders[static_cast<std::size_t>(known - names.begin())] |= only(seat);
    }
  }
  return holders;
}

SeatSet Course::holderOf(Seat seat) const {
  const auto found = std::ranges::find_if(holders, [&](SeatSet held) { return held.contains(seat); });
  return found == holders.end() ? only(seat) : *found;
}

base::Result<Course> courseOf(const notation::GameRecord& record) {
  if (notation::hasBoardSet(record))
    return base::Error{"the board was set right by hand in this game, so what each play was worth can't be told"};
  Follower follower(record);
  const auto end =
      notation::replay(record, [&](const FollowedGame& game, const Step* step) { follower.see(game, step); });
  if (!end) return base::Error{end.error()};
  return std::move(follower.course());
}

}  // namespace tacit::analysis
