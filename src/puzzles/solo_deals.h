// Solo deals as long puzzles: all hands open, and a way to bring every marble home with the cards of the deal.
#pragma once

#include <atomic>
#include <vector>

#include "bots/bot.h"
#include "puzzles/puzzle.h"

namespace tacit::puzzles {

// The puzzle of a solo game's last deal, from its beginning or from somewhere in it, where there is one: nothing takes
// fewer cards than the solution, which is proven, and the simple bot takes more or does not get there. Same seed, same
// puzzle.
std::vector<Puzzle> puzzlesOfSoloGame(Layout layout, std::uint64_t seed, const std::atomic<bool>& stop);

// The cards that seats of one level take, all hands open, until all are home; 0 if they do not get there in this deal.
int cardsOf(Position position, bots::Level level, int simulations);

// Plays that the solver looks at for a puzzle, at most.
inline constexpr std::uint64_t kToSolve = 3'000'000;

// The fewest the solver finds when it looks at so many plays; 0 likewise.
int fewestCardsHome(const Position& position, std::uint64_t nodes);

}  // namespace tacit::puzzles
