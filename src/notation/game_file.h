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

// A play as the file has it; the line is for messages. Without a seat it is no play: people put the marbles where the board in
// `text` has them.
struct RecordedPlay {
  Seat seat;         // who decided
  std::string text;  // as it is written there
  int line = 0;      // where it stands
};

// A deal as the file has it: hands, gifts and plays; the lines are for messages.
struct RecordedDeal {
  static constexpr std::array<Card, kSeats> kNoGifts = Position{}.given;  // when nobody has given yet

  Seat dealer{0};                             // who dealt
  std::array<Hand, kSeats> hands{};           // what each seat was dealt
  std::array<Card, kSeats> gifts = kNoGifts;  // by giver; fewer than all in a game saved during the swap
  std::vector<RecordedPlay> plays;            // in order
  int line = 0;                               // where the deal stands
  int giveLine = 0;                           // where its gifts stand
};

// A game as written down. `headers` keeps every header in file order; setup is read from Layout, Rules and Pack.
struct GameRecord {
  std::vector<std::pair<std::string, std::string>> headers;  // keys and values
  Setup setup;                                               // what is played
  std::vector<RecordedDeal> deals;                           // in order; the last may be incomplete

  const std::string* header(std::string_view key) const;         // the value of a header; null when it isn't there
  void setHeader(std::string_view key, std::string_view value);  // changes a header, or adds it at the end
};

// Keeps a record of a game while it is played.
class Recorder {
 public:
  explicit Recorder(const Setup& setup);  // an empty record, with the headers of the set-up
  explicit Recorder(GameRecord record) : record_(std::move(record)) {}  // goes on with a record

  // To be told of every deal (the position right after it) and of every play (the position before it).
  void deal(const Position& dealt);
  // A play, in the position before it.
  void play(const Position& before, const Play& play);
  // And of the board that people set right during the plays of a deal (the position after that).
  void boardSet(const Position& after);

  GameRecord& record() { return record_; }              // what has been kept so far
  const GameRecord& record() const { return record_; }  // the same, to be read

 private:
  GameRecord record_;
};

std::string gameFileText(const GameRecord& record);  // the file of a record: headers, then deal by deal

// Reads a file; says the line of what is wrong. Plays are only split off, not checked: replay does that.
base::Result<GameRecord> parseGameFile(std::string_view text);

// Told of the game right after every deal (step is null) and after every play, before the next deal.
using Watch = std::function<void(const FollowedGame& game, const Step* step)>;
// Told of the game right after people set its board right.
using BoardWatch = std::function<void(const FollowedGame& game)>;

// Plays the record through and checks everything; gives the game where it ends (in Phase::Deal after a complete deal).
// The error names the line.
base::Result<FollowedGame> replay(const GameRecord& record, const Watch& watch = nullptr,
                                  const BoardWatch& boardWatch = nullptr);

// Whether people set the board right in it: what was played then is not what the plays came to.
bool hasBoardSet(const GameRecord& record);

// What `result` and the Result header say: `none`, `lost`, or the winners.
std::string resultText(const Position& position);

// What is wrong with the header Result of a game that ended so; nothing where it fits or there is none.
base::Problem problemWithResult(const GameRecord& record, const Position& last);

}  // namespace tacit::notation
