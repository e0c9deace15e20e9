// What the module tells as JSON; types.cpp makes TypeScript of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/line_plays.h"

namespace tacit::wasm {

struct Header {
  static constexpr std::string_view kType = "Header";
  std::string key;
  std::string value;
  TACIT_FIELDS(Header, key, value)
};

// A position, and the decision that led to it; right after a deal there is none, nor where people set the board right.
struct Moment {
  static constexpr std::string_view kType = "Moment";
  std::string position;
  std::optional<std::string> by;
  std::optional<std::string> play;
  std::optional<bool> set;
  TACIT_FIELDS(Moment, position, by, play, set)
};

// A game file played through. A damaged one has a problem, and the moments before it.
struct Replay {
  static constexpr std::string_view kType = "Replay";
  std::vector<Header> headers;
  std::vector<Moment> moments;
  std::string result;
  std::optional<std::string> problem;
  TACIT_FIELDS(Replay, headers, moments, result, problem)
};

// How many deals and shuffles match the seed (docs/fair-shuffle.md), how many words were sealed before the game, how
// many of those were never shown, and what is wrong if anything is.
struct FairCheck {
  static constexpr std::string_view kType = "FairCheck";
  int shuffles = 0;
  int deals = 0;  // those that fit
  int sealed = 0;
  int withheld = 0;
  std::optional<std::string> problem;
  TACIT_FIELDS(FairCheck, shuffles, deals, sealed, withheld, problem)
};

struct SolutionShown {
  static constexpr std::string_view kType = "Solution";
  std::vector<protocol::LinePlay> plays;
  bool finished = false;
  int cards = 0;        // laid by these plays
  double expected = 0;  // and those still needed, estimated
  bool proven = false;
  TACIT_FIELDS(SolutionShown, plays, finished, cards, expected, proven)
};

struct LegShown {
  static constexpr std::string_view kType = "SevenLeg";
  std::string leg;
  std::string board;  // after it ...
  int left = 0;       // ... and the steps left then
  TACIT_FIELDS(LegShown, leg, board, left)
};

// A seven after some legs (`a10-13`), the legs that may come next, and once all steps are used the play.
struct SevenShown {
  static constexpr std::string_view kType = "SevenWalked";
  std::string board;
  int left = 0;
  std::vector<LegShown> legs;
  std::optional<std::string> play;
  TACIT_FIELDS(SevenShown, board, left, legs, play)
};

struct StrengthShown {
  static constexpr std::string_view kType = "StrengthShown";
  double mu = 0;
  double sigma = 0;
  int games = 0;
  double shown = 0;
  TACIT_FIELDS(StrengthShown, mu, sigma, games, shown)
};

struct GivesWith {
  static constexpr std::string_view kType = "GivesWith";
  std::string_view on;  // the switch
  std::string to;
  TACIT_FIELDS(GivesWith, on, to)
};

struct LayoutShown {
  static constexpr std::string_view kType = "LayoutData";
  std::string_view name;
  int ring = 0;
  int apart = 0;
  std::string seats;
  std::vector<std::string> sides;
  std::string gives;                 // to whom each of the seats gives; - for nobody
  std::vector<GivesWith> givesWith;  // the same with a switch that changes it
  TACIT_FIELDS(LayoutShown, name, ring, apart, seats, sides, gives, givesWith)
};

struct PackShown {
  static constexpr std::string_view kType = "PackData";
  std::string name;
  int seats = 0;
  std::vector<int> counts;  // in the order of the cards
  TACIT_FIELDS(PackShown, name, seats, counts)
};

struct EditionShown {
  static constexpr std::string_view kType = "EditionData";
  std::string_view name;
  std::vector<std::string_view> on;  // its switches
  TACIT_FIELDS(EditionShown, name, on)
};

// What the rules hold as data; `rules.json` beside the module holds the same.
struct RulesShown {
  static constexpr std::string_view kType = "Rules";
  std::vector<std::string_view> cards;
  std::vector<LayoutShown> layouts;
  std::vector<PackShown> packs;
  std::vector<EditionShown> editions;
  TACIT_FIELDS(RulesShown, cards, layouts, packs, editions)
};

}  // namespace tacit::wasm
