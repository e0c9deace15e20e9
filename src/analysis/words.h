// Facts in English. The facts themselves are numbers and kinds (reasons.h, conclusions.h): whoever speaks another
// language makes the words from those.
#pragma once

#include <string>

#include "analysis/conclusions.h"
#include "analysis/reasons.h"

namespace tacit::analysis {

// Who is spoken to, and what the others are called.
struct Listener {
  const Course* course;
  Seat seat;

  std::string nameOf(Seat other) const;  // "you", "your partner", or the player's name
};

std::string inWords(const Reason& reason, const Listener& listener);
std::string inWords(const Conclusion& conclusion, const Listener& listener);

// "38 %"
std::string percent(double share);
// With so many decimals.
std::string decimal(double number, int decimals);

}  // namespace tacit::analysis
