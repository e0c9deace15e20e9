// Facts in English. The facts themselves are numbers and kinds (reasons.h, conclusions.h): a page in another
// language makes the words from those.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "analysis/conclusions.h"
#include "analysis/reasons.h"
#include "analysis/swing.h"

namespace tacit::analysis {

// Who is spoken to, and what the others are called.
struct Listener {
  const LayoutTable* layout;
  Seat seat;
  std::span<const std::string> names;  // of the players by seat; none where nobody has one

  std::string nameOf(Seat other) const;  // "you", "your partner", or the player's name
};

std::string inWords(const Reason& reason, const Listener& listener);
std::string inWords(const Conclusion& conclusion, const Listener& listener);
// What luck of the play was; without a card, all hidden cards together.
std::string inWords(const std::optional<Hidden>& hidden, const Listener& listener);

// "38%"
std::string percent(double share);
// With so many decimals.
std::string decimal(double number, int decimals);

}  // namespace tacit::analysis
