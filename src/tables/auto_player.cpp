#include "tables/auto_player.h"

#include <algorithm>

#include "service/secrets.h"
#include "tables/room.h"

namespace tacit::tables {
namespace {

using std::chrono::milliseconds;

milliseconds drawn(milliseconds from, milliseconds to) {
  return from + milliseconds(service::randomSeed() % static_cast<std::uint64_t>((to - from).count() + 1));
}

milliseconds personsPause() { return drawn(milliseconds(600), milliseconds(2000)); }

}  // namespace

void AutoPlayer::update() {
  awaitWords();
  scheduleForcedPlay();
}

// The game waits for words that were called, but not for long; after a restart as long again.
void AutoPlayer::awaitWords() {
  if (!room_.table().fairness().called || awaitingWords_) return;
  awaitingWords_ = true;
  context_.net.after(context_.timeForWords, [weak = room_.weak_from_this()] {
    if (const auto room = weak.lock()) room->perform(&table::Referee::closeWords);
  });
}

// After a pause like a person's, and stamped when it comes: at once it would say that there was nothing else in the hand.
void AutoPlayer::scheduleForcedPlay() {
  const table::Table& table = room_.table();
  const bool isForced = forcedPlay(table).has_value();
  if (!isForced) forcedIn_.reset();  // in a break, too: afterwards it is due again
  if (!isForced || forcedIn_ == table.position()) return;
  forcedIn_ = table.position();
  context_.net.after(personsPause(), [weak = room_.weak_from_this(), about = table.position()] {
    const auto room = weak.lock();
    if (room && room->table().position() == about) room->perform(&table::Referee::playForced);
  });
}

void AutoPlayer::wakeBots() {
  for (const Seat seat : room_.table().deciding().without(thinking_))
    if (room_.table().places().botDecides(seat)) think(seat, table::DecidedBy::Bot);
}

void AutoPlayer::checkTimeouts(base::Instant now) {
  for (const Seat seat : room_.table().deciding().without(thinking_)) {
    const auto deadline = room_.table().deadline(seat);
    if (deadline && now >= *deadline) think(seat, table::DecidedBy::Time);
  }
}

void AutoPlayer::think(Seat seat, table::DecidedBy how) {
  const table::Table& table = room_.table();
  thinking_ |= only(seat);
  const milliseconds asked = std::min(milliseconds(table.options().botMilliseconds), kMaxThinking);
  // A bot that answers at once is hard to follow, and one that answers sooner when it has no choice says so.
  const milliseconds pace = asked + drawn(milliseconds(0), asked / 2);
  const auto began = std::chrono::steady_clock::now();
  context_.botDispatcher.decide(
      {{room_.address(), table.makerPerson(), table.id()}, asked, see(table, seat), botLevel(table, seat)},
      [this, seat, how, pace, began, &net = context_.net, weak = room_.weak_from_this(),
       about = table.position()](const Play& play) {
        const auto took = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began);
        net.after(std::max(milliseconds(0), pace - took), [this, seat, how, weak, about, play] {
          if (const auto room = weak.lock()) decided(seat, play, how, about);
        });
      });
}

void AutoPlayer::decided(Seat seat, const Play& play, table::DecidedBy how, const Position& thoughtAbout) {
  thinking_ = thinking_.without(only(seat));
  room_.perform([&](table::Referee referee) {
    const table::Table& table = room_.table();
    const Position& position = table.position();
    const bool isSame = play.kind == Kind::Give
                            ? position.phase == Phase::Swap && position.hands[seat] == thoughtAbout.hands[seat]
                            : position == thoughtAbout;
    const auto deadline = table.deadline(seat);
    const bool itsTurn =
        how == table::DecidedBy::Bot ? table.places().botDecides(seat) : deadline && room_.now() >= *deadline;
    if (isSame && itsTurn) std::ignore = referee.decideFor(seat, play, how);
  });
}

}  // namespace tacit::tables
