// Game files, `.tac` (docs/notation.md, "Game file"): headers, deals, gifts and plays; replayed without random numbers.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "rules/tacit.h"

namespace tacit::notation {

// A play as the file has it; the line is for messages.
struct RecordedPlay {
  Seat seat;
  std::string text;
  int line = 0;
};

struct RecordedDeal {
  static constexpr std::array<Card, kSeats> kNoGifts = Position{}.given;

  Seat dealer{0};
  std::array<Hand, kSeats> hands{};
  std::array<Card, kSeats> gifts = kNoGifts;  // by giver; fewer than all in a game saved during the swap
  std::vector<RecordedPlay> plays;
  int line = 0;
  int giveLine = 0;
};

// A game as written down. `headers` keeps every header in file order; setup is read from Layout, Rules and Pack.
struct GameRecord {
  std::vector<std::pair<std::string, std::string>> headers;
  Setup setup;
  std::vector<RecordedDeal> deals;

  const std::string* header(std::string_view key) const;
  void setHeader(std::string_view key, std::string_view value);
};

// Keeps a record of a game while it is played.
class Recorder {
 public:
  explicit Recorder(const Setup& setup);
  explicit Recorder(GameRecord record) : record_(std::move(record)) {}

  // To be told of every deal (the position right after it) and of every play (the position before it).
  void deal(const Position& dealt);
  void play(const Position& before, const Play& play);

  GameRecord& record() { return record_; }
  const GameRecord& record() const { return record_; }

 private:
  GameRecord record_;
};

std::string gameFileText(const GameRecord& record);

// Reads a file; says the line of what is wrong. Plays are only split off, not checked: replay does that.
base::Result<GameRecord> parseGameFile(std::string_view text);

// Told of the game right after every deal (step is null) and after every play, before the next deal.
using Watch = std::function<void(const FollowedGame& game, const Step* step)>;

// Plays the record through and checks everything; gives the game where it ends (in Phase::Deal after a complete deal).
// The error names the line.
base::Result<FollowedGame> replay(const GameRecord& record, const Watch& watch = nullptr);

// What `result` and the Result header say: `none`, `lost`, or the winners.
std::string resultText(const Position& position);

// What is wrong with the header Result of a game that ended so; nothing where it fits or there is none.
base::Problem problemWithResult(const GameRecord& record, const Position& last);

}  // namespace tacit::notation
