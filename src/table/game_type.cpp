#include "table/game_type.h"

#include <algorithm>

namespace tacit::table {
namespace {

constexpr SeatSet a{1}, b{2}, c{4}, d{8}, e{16}, f{32};  // NOLINT(readability-isolate-declaration): six seats

constexpr std::array kGameTypes = {
    GameType{"four", Layout::Pairs4, {a, b, c, d}},
    GameType{"two_double", Layout::Pairs4, {a | c, b | d}},
    GameType{"three_double", Layout::Pairs4, {a | c, b, d}},
    GameType{"two", Layout::Duel2, {a, c}},
    GameType{"three", Layout::Free3, {a, b, c}},
    GameType{"two_against_one", Layout::PairVsOne3, {a, b, c}},
    GameType{"team4", Layout::Coop4, {a, b, c, d}},
    GameType{"team3", Layout::Coop4, {a | c, b, d}},
    GameType{"team2", Layout::Coop4, {a | c, b | d}},
    GameType{"team1", Layout::Coop4, {a | b | c | d}},
    GameType{"solo", Layout::Coop4, {a | b | c | d}, bit(Switch::CoopOnePack)},
    GameType{"six_pairs", Layout::Pairs6, {a, b, c, d, e, f}},
    GameType{"six_trios", Layout::Trios6, {a, b, c, d, e, f}},
    GameType{"six_team", Layout::Coop6, {a, b, c, d, e, f}},
    GameType{"three_pairs", Layout::Pairs6, {a | d, b | e, c | f}},
    GameType{"three_team", Layout::Coop6, {a | d, b | e, c | f}},
};

}  // namespace

std::span<const GameType> gameTypes() { return kGameTypes; }

std::string_view familyOf(const GameType& type) {
  const LayoutTable& layout = kLayoutTables[static_cast<std::size_t>(type.layout)];
  if (layout.cooperative) return {};
  switch (layout.seats.size()) {
    case 2: return "two";
    case 3: return "three";
    case 6: return "six";
    default: return "four";
  }
}

const GameType* gameTypeNamed(std::string_view name) {
  const auto found = std::ranges::find(kGameTypes, name, &GameType::name);
  return found == kGameTypes.end() ? nullptr : &*found;
}

}  // namespace tacit::table
