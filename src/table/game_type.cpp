#include "table/game_type.h"

#include <algorithm>

namespace tacit::table {
namespace {

constexpr SeatSet a{1}, b{2}, c{4}, d{8}, e{16}, f{32};  // NOLINT(readability-isolate-declaration): six seats

constexpr std::array kGameTypes = {
    GameType{"four", "four people, partners opposite: the game of the box", Layout::Pairs4, {a, b, c, d}},
    GameType{"two_double", "two people with two colours each", Layout::Pairs4, {a | c, b | d}},
    GameType{"three_double", "three people, one of them with two colours", Layout::Pairs4, {a | c, b, d}},
    GameType{"two", "two people with one colour each", Layout::Duel2, {a, c}},
    GameType{"three", "three people, each alone", Layout::Free3, {a, b, c}},
    GameType{"two_against_one", "two partners against one, who needs only four home", Layout::PairVsOne3, {a, b, c}},
    GameType{"team4", "four people all together for the fewest cards", Layout::Coop4, {a, b, c, d}},
    GameType{"team3", "three people all together, one of them with two colours", Layout::Coop4, {a | c, b, d}},
    GameType{"team2", "two people all together, two colours each", Layout::Coop4, {a | c, b | d}},
    GameType{"team1", "one person with all four colours, for the fewest cards", Layout::Coop4, {a | b | c | d}},
    GameType{"solo",
             "the brain teaser: one person, all hands open, everything home within one pack",
             Layout::Coop4,
             {a | b | c | d},
             bit(Switch::CoopOnePack)},
    GameType{"six_pairs", "six people, three teams of two", Layout::Pairs6, {a, b, c, d, e, f}},
    GameType{"six_trios", "six people, two teams of three", Layout::Trios6, {a, b, c, d, e, f}},
    GameType{"six_team", "six people all together for the fewest cards", Layout::Coop6, {a, b, c, d, e, f}},
    GameType{"three_pairs",
             "three people with two colours each, each against the others",
             Layout::Pairs6,
             {a | d, b | e, c | f}},
    GameType{"three_team", "three people with two colours each, all together", Layout::Coop6, {a | d, b | e, c | f}},
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
