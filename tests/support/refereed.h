// Tables where a test looks at what is refused, and at what has happened.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "support/table_games.h"

namespace tacit::testing {

inline constexpr Seat a{0}, b{1}, c{2}, d{3};  // NOLINT(readability-isolate-declaration): the seats of the board

// The code of the refusal, or nothing. A refusal that changes the table is a failure of its own.
inline std::string codeOf(TestTable& game, const std::string& person, table::CommandBody want) {
  const std::string before = game.table().dump();
  const auto events = game.events().size();
  const auto refusal = game.act(person, std::move(want));
  if (!refusal) return "";
  EXPECT_EQ(game.table().dump(), before) << nameOf(refusal->code);
  EXPECT_EQ(game.events().size(), events) << nameOf(refusal->code);
  EXPECT_FALSE(refusal->text.empty());
  return std::string(nameOf(refusal->code));
}

template <typename Kind>
int countOf(const TestTable& game) {
  return static_cast<int>(std::ranges::count_if(
      game.events(), [](const table::Event& event) { return std::holds_alternative<Kind>(event.what); }));
}

template <typename Kind>
const Kind& lastOf(const TestTable& game) {
  return std::get<Kind>(game.events().back().what);
}

struct Started4 : TestTable {
  explicit Started4(const table::Options& options = optionsOf("four"), std::uint64_t seed = 1)
      : TestTable(options, seed) {
    seatAll();
    start();
  }
  // All give their first card.
  void swapAll() {
    while (position().phase == Phase::Swap) decideFirst();
  }
  void decideFirst() {
    const Seat seat = table().deciding().first();
    decide(seat, legalPlays(table(), seat).front().play);
  }
  void toOneThatCanBeTakenBack() {
    const auto tells = [this] {
      return position().phase != Phase::Play || legalPlays(table(), turn()).front().play.ends_with(":drop");
    };
    while (tells()) decideFirst();
  }
  Seat turn() const { return table().deciding().first(); }
  std::string who() const { return personAt(turn()); }
  std::string turnLetter() const { return std::string(1, notation::seatLetter(turn())); }
};

}  // namespace tacit::testing
