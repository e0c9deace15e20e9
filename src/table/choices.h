// What can be chosen when a table is set up, with a sentence each.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "json/fields.h"
#include "table/options.h"

namespace tacit::table {

// A name with a sentence: game types, editions, switches, levels.
struct Choice {
  static constexpr std::string_view kType = "Choice";
  std::string name;
  std::string summary;
  std::optional<std::string> layout;              // of a game type
  std::optional<std::vector<std::string>> seats;  // of each place of a game type
  std::optional<bool> rated;                      // whether games of a type can be
  std::optional<std::vector<std::string>> on;     // the switches an edition turns on
  TACIT_FIELDS(Choice, name, summary, layout, seats, rated, on)
};

// What the options of a rated game may be; those that are not here are free.
struct RatedLimits {
  static constexpr std::string_view kType = "RatedLimits";
  bool noClock = false;
  bool takeBack = false;
  bool hints = false;
  bool openHands = false;
  std::vector<Spectators> spectators;
  TACIT_FIELDS(RatedLimits, noClock, takeBack, hints, openHands, spectators)
};

// Found by asking what `agree` takes.
RatedLimits ratedLimits();

struct Choices {
  static constexpr std::string_view kType = "Choices";
  std::string version;
  std::vector<Choice> types;
  std::vector<Choice> editions;
  std::vector<Choice> switches;
  std::vector<std::string> levels;
  RatedLimits rated;
  TACIT_FIELDS(Choices, version, types, editions, switches, levels, rated)
};

Choices allChoices();

}  // namespace tacit::table
