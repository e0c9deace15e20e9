// Numbers that stand for larger values in tables of the search.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/tacit.h"

namespace tacit::solver {

constexpr std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
  sum = (sum ^ word) * 0x9e3779b97f4a7c15ULL;
  return (sum ^ (sum >> 29U)) * 0xbf58476d1ce4e5b9ULL + 0x94d049bb133111ebULL;
}

constexpr std::uint64_t bitsOf(Hand hand) { return std::bit_cast<std::uint64_t>(hand); }

// Equal for positions of a deal that have the same future. What a TAC would do counts only while there is one.
constexpr std::uint64_t futureOf(const Position& p) {
  std::uint64_t sum = std::uint64_t{p.turn} | std::uint64_t{p.by} << 8U | static_cast<std::uint64_t>(p.phase) << 16U;
  CardSet kinds = 0;
  for (const auto word : p.board.words()) sum = mixed(sum, word);
  for (const Hand hand : p.hands) {
    sum = mixed(sum, bitsOf(hand));
    kinds |= hand.kinds();
  }
  if ((kinds & only(Card::Tac)) != 0) {
    sum = mixed(sum, static_cast<std::uint64_t>(p.function) | (p.tacBanned ? 256U : 0U));
    if (p.function != Card::None)
      for (const auto word : p.undo.words()) sum = mixed(sum, word);
  }
  return sum ^ (sum >> 32U);
}

// How many marbles of each seat are in the base and at home.
constexpr std::uint64_t kindOf(const Board& board) {
  std::uint64_t kind = 0;
  for (const auto& four : board.marbles)
    for (const Marble m : four) kind = kind << 2U | (spaceOf(m) == kBase ? 0U : isHome(spaceOf(m)) ? 2U : 1U);
  return kind;
}

}  // namespace tacit::solver
