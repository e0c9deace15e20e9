// A whole game of random plays: everything a program needs from the rules (src/rules/tacit.h).
#include <tacit/rules/tacit.h>

#include <cstdio>

int main() {
  tacit::Random random(1);                                            // chance comes from outside
  tacit::Game game(tacit::Setup::of(tacit::Layout::Pairs4), random);  // shuffled and dealt
  tacit::PlayList plays;                                              // no allocation, reused
  int decisions = 0;
  for (; !game.over(); ++decisions) {
    game.list(plays);  // every legal play of game.decider(), each once
    const auto choice = random.below(static_cast<std::uint32_t>(plays.size()));
    game.carryOut(plays[static_cast<int>(choice)], random);  // deals and shuffles when due
  }
  const char* winners = game.winners().contains(tacit::Seat(0)) ? "a and c" : "b and d";
  std::printf("%s win after %d decisions\n", winners, decisions);
  return 0;
}
