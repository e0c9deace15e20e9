#include "table/game_type.h"

#include <algorithm>

namespace tacit::table {
namespace {

constexpr SeatSet a{1}, b{2}, c{4}, d{8}, e{16}, f{32};  // NOLINT(readability-isolate-declaration): six seats

constexpr std::array kGameTypes = {
    GameType{"four", "four players, partners opposite: the standard game", Layout::Pairs4, {a, b, c, d}},
    GameType{"two_double", "two players, two colours each", Layout::Pairs4, {a | c, b | d}},
    GameType{"three_double", "three players, one with two colours", Layout::Pairs4, {a | c, b, d}},
    GameType{"two", "two players, one colour each", Layout::Duel2, {a, c}},
    GameType{"three", "three players, free for all", Layout::Free3, {a, b, c}},
    GameType{
        "two_against_one", "two partners against one, who needs only four marbles home", Layout::PairVsOne3, {a, b, c}},
    GameType{"team4", "four players, co-op for the fewest cards", Layout::Coop4, {a, b, c, d}},
    GameType{"team3", "three players, co-op, one with two colours", Layout::Coop4, {a | c, b, d}},
    GameType{"team2", "two players, co-op, two colours each", Layout::Coop4, {a | c, b | d}},
    GameType{"team1", "one player with all four colours, for the fewest cards", Layout::Coop4, {a | b | c | d}},
    GameType{"solo",
             "the puzzle: one player, all hands open, every marble home within one deck",
             Layout::Coop4,
             {a | b | c | d},
             bit(Switch::CoopOnePack)},
    GameType{"six_pairs", "six players, three teams of two", Layout::Pairs6, {a, b, c, d, e, f}},
    GameType{"six_trios", "six players, two teams of three", Layout::Trios6, {a, b, c, d, e, f}},
    GameType{"six_team", "six players, co-op for the fewest cards", Layout::Coop6, {a, b, c, d, e, f}},
    GameType{"three_pairs", "three players, two colours each, free for all", Layout::Pairs6, {a | d, b | e, c | f}},
    GameType{"three_team", "three players, two colours each, co-op", Layout::Coop6, {a | d, b | e, c | f}},
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
