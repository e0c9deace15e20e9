#include "wasm/replay.h"

#include "fair/verify.h"
#include "json/write.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "wasm/shown.h"

namespace tacit::wasm {
namespace {

using notation::GameRecord;

// Looks on with somebody's eyes while a game is played through.
class Onlooker {
 public:
  explicit Onlooker(SeatSet eyes) : eyes_(eyes) {}

  void watch(const FollowedGame& game, const Step* step) {
    Moment& moment = moments_.emplace_back();
    moment.position = seen(game);
    if (step == nullptr) return;
    moment.by = std::string(1, notation::seatLetter(step->before.by));
    moment.play = notation::playText(step->before, step->play);
  }

  std::vector<Moment> moments() && { return std::move(moments_); }

  void watchBoard(const FollowedGame& game) {
    Moment& moment = moments_.emplace_back();
    moment.position = seen(game);
    moment.set = true;
  }

 private:
  std::string seen(const FollowedGame& game) const {
    View view = eyes_.empty() ? View{.position = game.position()} : game.view(eyes_);
    // Between two deals the notation has no position: nobody holds a card, and nobody is to play.
    if (view.position.phase == Phase::Deal) view.position.phase = Phase::Play;
    return notation::positionText(view);
  }

  SeatSet eyes_;
  std::vector<Moment> moments_;
};

SeatSet seatsNamed(std::string_view letters) {
  SeatSet seats;
  for (std::size_t i = 0; i < letters.size(); ++i)
    if (const auto seat = notation::seatNamed(letters.substr(i, 1))) seats |= only(*seat);
  return seats;
}

void playThrough(Replay& replay, const GameRecord& record, SeatSet eyes) {
  for (const auto& [key, value] : record.headers) replay.headers.push_back({key, value});
  Onlooker onlooker(eyes & record.setup.table().seats);
  const auto last = notation::replay(
      record, [&](const FollowedGame& game, const Step* step) { onlooker.watch(game, step); },
      [&](const FollowedGame& game) { onlooker.watchBoard(game); });
  replay.moments = std::move(onlooker).moments();
  replay.result = last ? notation::resultText(last->position()) : "none";
  if (!last) replay.problem = last.error();
  else if (const auto wrong = notation::problemWithResult(record, last->position())) replay.problem = wrong->what;
}

}  // namespace

std::string replayText(std::string_view file, std::string_view eyes) {
  Replay replay;
  const auto record = notation::parseGameFile(file);
  if (record) playThrough(replay, *record, seatsNamed(eyes));
  else replay.problem = record.error();
  return json::text(replay);
}

std::string fairText(std::string_view file) {
  FairCheck check;
  const auto record = notation::parseGameFile(file);
  if (!record) {
    check.problem = record.error();
    return json::text(check);
  }
  const auto verdict = fair::verify(*record, [&](const fair::Findings& soFar) {
    check.shuffles = soFar.shuffles;
    check.deals = soFar.deals;
  });
  if (verdict) {
    check.sealed = verdict->sealed;
    check.withheld = verdict->withheld;
  } else {
    check.problem = verdict.error();
  }
  return json::text(check);
}

}  // namespace tacit::wasm
