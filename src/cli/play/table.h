// The game on the table: the game itself, what each seat knows, the record, and everything that has been told.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "bots/bot.h"
#include "notation/game_file.h"
#include "rules/tacit.h"

namespace tacit::cli {

// Something the table tells: a play, or an announcement.
struct Event {
  Seat by = kNoSeat;     // a play: who decided it
  std::string notation;  // a play
  std::string words;
  SeatSet onlyFor;  // 0: everybody may hear it
};

class Table {
 public:
  // A new game, dealt.
  Table(const Setup& setup, std::uint64_t seed);

  // The game of a record, from where it ends; after a complete deal the next one is dealt.
  static base::Result<Table> resume(const notation::GameRecord& record, std::uint64_t seed);

  const Position& position() const { return game_.position(); }
  View view(SeatSet seats) const { return game_.view(seats); }
  // For somebody who looks at other hands too, in the turn that it is.
  View view(SeatSet own, SeatSet looked) const;
  bool over() const { return game_.over(); }

  // From the first deal on.
  const std::vector<Event>& events() const { return events_; }
  // The first event of this deal.
  std::size_t dealBegan() const { return dealBegan_; }

  notation::GameRecord& record() { return recorder_.record(); }
  const notation::GameRecord& record() const { return recorder_.record(); }

  void carryOut(const Play& play);

  // What a bot would do for the deciding seat, from what that seat may know.
  Play advice(bots::Level level);

 private:
  Table(const FollowedGame& game, notation::Recorder recorder, std::uint64_t seed);

  void nextDeal();
  void tell(const Step& step);
  void tell(std::string words, SeatSet onlyFor = SeatSet{}) {
    events_.push_back({kNoSeat, "", std::move(words), onlyFor});
  }
  void tellDeal(const Position& dealt);
  void tellPlay(const Position& before, const Play& play);
  void tellGifts(const Position& before, const Play& lastGift);
  void tellWins(const Position& before, const Position& after);

  Random chance_;
  Random thinking_;
  FollowedGame game_;
  notation::Recorder recorder_;
  std::vector<Event> events_;
  std::size_t dealBegan_ = 0;
};

}  // namespace tacit::cli
