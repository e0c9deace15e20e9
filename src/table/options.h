// What is agreed before a game begins.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/id.h"
#include "base/result.h"
#include "json/fields.h"
#include "rules/tacit.h"
#include "table/game_type.h"

namespace tacit::table {

// Who else may look on: nobody, people who see what all see, or people who see all hands (later, by `delay`).
enum class Spectators : std::uint8_t { None, Public, Open };
constexpr auto enumNames(Spectators /*any*/) { return std::array<std::string_view, 3>{"none", "public", "open"}; }

// Seconds for each decision, then those of a reserve that lasts for the whole game. No decision time: no clock.
struct Clock {
  static constexpr std::string_view kType = "Clock";
  static constexpr bool kDefaults = true;
  int decision = 0;
  int reserve = 0;

  static constexpr int kDay = 24 * 3600;
  static constexpr int kMaxDays = 14;
  // Days for each decision: nobody has to be connected, and the clock runs on without anybody.
  bool isByCorrespondence() const { return decision >= kDay; }

  TACIT_FIELDS(Clock, decision, reserve)
};

struct Options {
  static constexpr std::string_view kType = "Options";
  static constexpr bool kDefaults = true;

  std::string type = "four";
  std::string rules = "std";  // edition and switches, as the notation writes them
  std::string pack = "master";
  std::string bots = "sampler";  // the level that fills empty places and stands in
  int botMilliseconds = 500;     // that a bot may think
  Clock clock;
  int lateBeforeBot = 3;    // decisions in a row out of time before a bot takes the place
  bool takeBack = true;     // a decision may be taken back while nobody has followed it
  bool playForced = false;  // a single legal play is played for the person
  bool hints = false;       // everybody may ask what a good player would do; against bots alone one always may
  bool openHands = false;   // everybody sees all hands: for teaching
  bool listed = false;      // shown in the lobby
  bool rated = false;       // counts for the rating: for people with accounts, one place each, to the end
  Spectators spectators = Spectators::Public;
  int delay = 0;       // seconds that spectators are behind
  bool quick = false;  // starts by itself as soon as everybody is there
  int botsAfter = 0;   // seconds after which bots take the empty seats of a quick table; 0: never
  // A table of a tournament: nobody comes, goes or starts it there.
  std::optional<base::TournamentId> tournament;
  std::optional<int>
      loseAfter;               // seconds; then anyone who has not come loses, while `botsAfter` has bots play for them
  std::optional<bool> sealed;  // others play with the same cards: what they were is not told before all are done

  bool takesBack() const { return takeBack && !rated; }

  TACIT_FIELDS(Options, type, rules, pack, bots, botMilliseconds, clock, lateBeforeBot, takeBack, playForced, hints,
               openHands, listed, rated, spectators, delay, quick, botsAfter, tournament, loseAfter, sealed)
};

// What the options mean to the rules; the error names the option.
struct Agreed {
  const GameType* type;
  Setup setup;
};
// As far as it must be known to go on with a table that was agreed on at some time.
base::Result<Agreed> validate(const Options& options);
// For a new table: all of it can be agreed on today.
base::Result<Agreed> agree(const Options& options);

}  // namespace tacit::table
