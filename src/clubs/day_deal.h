// The deals of the day: where their cards come from, and what a game that is handed in is worth (docs/day.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "clubs/day_types.h"
#include "fair/secret.h"
#include "store/days.h"

namespace tacit::clubs {

inline constexpr std::array<std::string_view, 2> kDayParts = {"solo", "duel"};
bool isDayPart(std::string_view part);

// Days since 1970 by universal time, so that a day begins everywhere at once; written 2026-11-16.
std::string dateOf(std::int64_t day);
std::optional<std::int64_t> dayOf(std::string_view date);

// Each deal has its own seed: the open hands of one say nothing about the other.
fair::Secret daySeed(const fair::Secret& house, std::string_view date, std::string_view part);

// What it is played with; the seats but for the first person's are the bots'.
table::Options dayOptions(std::string_view part);

// A whole game with the cards of this seed, in which every bot has decided as bots do: what it is worth, and its file
// with headers that we can vouch for. The error says what is wrong with it.
struct DayGame {
  store::DayScore score;
  std::string record;
};
base::Result<DayGame> dayGame(const fair::Secret& seed, std::string_view date, std::string_view part,
                              const std::string& player, std::string_view file);

}  // namespace tacit::clubs
