#include "wasm/replay.h"

#include "fair/verify.h"
#include "json/json.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::wasm {
namespace {

using json::field;
using notation::GameRecord;

struct Header {
  std::string key;
  std::string value;
  static constexpr auto fields() { return json::list(field("key", &Header::key), field("value", &Header::value)); }
};

// A position, and the decision that led to it; right after a deal there is none.
struct Moment {
  std::string position;
  std::optional<std::string> by;
  std::optional<std::string> play;
  static constexpr auto fields() {
    return json::list(field("position", &Moment::position), field("by", &Moment::by), field("play", &Moment::play));
  }
};

struct Replay {
  std::vector<Header> headers;
  std::vector<Moment> moments;
  std::string result;
  std::optional<std::string> problem;
  static constexpr auto fields() {
    return json::list(field("headers", &Replay::headers), field("moments", &Replay::moments),
                      field("result", &Replay::result), field("problem", &Replay::problem));
  }
};

struct FairCheck {
  int shuffles = 0;
  int deals = 0;  // those that fit
  int sealed = 0;
  int withheld = 0;
  std::optional<std::string> problem;
  static constexpr auto fields() {
    return json::list(field("shuffles", &FairCheck::shuffles), field("deals", &FairCheck::deals),
                      field("sealed", &FairCheck::sealed), field("withheld", &FairCheck::withheld),
                      field("problem", &FairCheck::problem));
  }
};

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
  const auto last =
      notation::replay(record, [&](const FollowedGame& game, const Step* step) { onlooker.watch(game, step); });
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
