#include "fair/shuffler.h"

#include "fair/numbers.h"

namespace tacit::fair {

Seat Shuffler::firstDealer(const Setup& setup) const {
  Numbers numbers(secret_, words_, 1);
  return drawnDealer(setup, numbers);
}

Stack Shuffler::shuffledPack(const Setup& setup, std::uint32_t k) const {
  Numbers numbers(secret_, words_, k);
  if (k == 1) drawnDealer(setup, numbers);  // the dealer is drawn before the cards
  return tacit::shuffledPack(setup, numbers);
}

void Shuffler::dealNext(Position& position, Stack& stack) const {
  if (shuffleIsDue(position)) stack = shuffledPack(position.setup, position.shuffles + 1);
  tacit::dealNext(position, stack);
}

}  // namespace tacit::fair
