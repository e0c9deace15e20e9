// The game of TAC in one header: make a game, list the plays, carry one out, ask whose decision it is, ask the result.
//
//   #include "rules/tacit.h"
//
//   int main() {
//     tacit::Random random(1);                                           // chance comes from outside
//     tacit::Game game(tacit::Setup::of(tacit::Layout::Pairs4), random); // shuffled and dealt
//     tacit::PlayList plays;                                             // no allocation, reused
//     while (!game.over()) {
//       game.list(plays);                                                // every legal play, each once
//       tacit::Seat seat = game.decider();                               // whose decision it is
//       const tacit::Play& play = plays[choose(seat, plays)];            // yours to say
//       game.carryOut(play, random);                                     // deals and shuffles when due
//     }
//     tacit::SeatSet winners = game.winners();                           // bit 0 for seat a, ...
//   }
//
// The same as a compiled program is examples/first_game.cpp. Everything is a plain value: copy a Game or a
// Position to try something out and throw the copy away. Rule numbers in the comments are those of docs/RULES.md;
// docs/notation.md is the text form of it all (src/notation).
#pragma once

#include "rules/board.h"
#include "rules/card.h"
#include "rules/game.h"
#include "rules/knowledge.h"
#include "rules/play.h"
#include "rules/position.h"
#include "rules/random.h"
#include "rules/setup.h"
