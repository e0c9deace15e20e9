// The shuffles of one fair game: the first dealer and every pack, all settled by the secret and the players' words.
#pragma once

#include <string>
#include <utility>

#include "fair/secret.h"
#include "rules/tacit.h"

namespace tacit::fair {

class Shuffler {
 public:
  // `words`: as joinedWords makes it (text/words.h); empty for none.
  Shuffler(const Secret& secret, std::string words) : secret_(secret), words_(std::move(words)) {}

  Seat firstDealer(const Setup& setup) const;

  // The pack of shuffle k of the game (1 is the first), next card first.
  Stack shuffledPack(const Setup& setup, std::uint32_t k) const;

  // Begins the game, and goes on from a position in Phase::Deal: with a fresh pack where one is due.
  Position beforeFirstDeal(const Setup& setup) const { return tacit::beforeFirstDeal(setup, firstDealer(setup)); }
  void dealNext(Position& position, Stack& stack) const;

 private:
  Secret secret_;
  std::string words_;
};

}  // namespace tacit::fair
