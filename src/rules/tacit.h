// The game of TAC in one header: make a game, list the plays, carry one out, ask whose decision it is, ask the result.
//
//   tacit::Random random(1);                                            // chance comes from outside
//   tacit::Game game(tacit::Setup::of(tacit::Layout::Pairs4), random);  // shuffled and dealt
//   tacit::PlayList plays;                                              // no allocation, reused
//   while (!game.over()) {
//     game.list(plays);                                                 // every legal play, each once
//     tacit::Seat seat = game.decider();                                // whose decision it is
//     game.carryOut(plays[choose(seat, plays)], random);                // deals and shuffles when due
//   }
//   tacit::SeatSet winners = game.winners();                            // bit 0 for seat a, ...
//
// The same as a whole program, run as a test, is examples/first_game.cpp. Everything is a plain value: copy a Game or
// a Position to try something out and throw the copy away. Rule numbers in comments are those of docs/RULES.md; the
// text form of it all is docs/notation.md (src/notation).
#pragma once

#include "rules/board.h"
#include "rules/card.h"
#include "rules/followed_game.h"
#include "rules/game.h"
#include "rules/knowledge.h"
#include "rules/play.h"
#include "rules/position.h"
#include "rules/random.h"
#include "rules/setup.h"
#include "rules/swap.h"
#include "rules/why_not.h"
