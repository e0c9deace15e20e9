// Who decides for a seat in a match: a bot of ours, or another program.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "match/bot_spec.h"
#include "rules/tacit.h"

namespace tacit::match {

// Why there is no play. Stopped: because the match is over, not the player's fault.
enum class Trouble : std::uint8_t { None, Illegal, Late, Crashed, NotStarted, Stopped };

struct Answer {
  std::optional<Play> play;
  Trouble trouble = Trouble::None;
  std::string what;          // the trouble in words
  bool justStarted = false;  // it had to start up first: its time says nothing
};

// What a bot calls itself; empty where it does not say.
struct Identity {
  std::string name;
  std::string version;

  // "Steady 1.3"; empty without a name.
  std::string text() const { return version.empty() ? name : name + ' ' + version; }
};

// What a player is told at the beginning of a game.
struct NewGame {
  Setup setup;
  Seat seat{0};
  std::uint64_t seed = 0;
  int clock = 0;  // milliseconds for all its decisions; 0: no clock
};

// One seat's decisions. It keeps nothing from one game to the next but its process.
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  virtual void beginGame(const NewGame& game) = 0;
  // `left`: what the seat's clock shows, where there is one; below 0 it is playing in its grace.
  virtual Answer decide(const View& view, std::optional<int> left, const std::atomic<bool>& stop) = 0;
  virtual Identity identity() const = 0;
};

// Grace: how many milliseconds more than its budget a program may take before the game is lost for it.
std::unique_ptr<Player> makePlayer(const BotSpec& spec, int grace);

}  // namespace tacit::match
