// Decides at a table for bots, for people whose time is up, and where there is no choice.
#pragma once

#include <optional>

#include "table/referee.h"
#include "tables/room_context.h"

namespace tacit::tables {

class Room;

class AutoPlayer {
 public:
  AutoPlayer(Room& room, RoomContext& context) : room_(room), context_(context) {}

  // Something has happened: words that were called are waited for, a play without a choice is made in a moment.
  void update();
  // Lets all bots think whose turn it is.
  void wakeBots();
  void checkTimeouts(base::Instant now);

 private:
  void awaitWords();
  void scheduleForcedPlay();
  void think(Seat seat, table::DecidedBy how);
  void decided(Seat seat, const Play& play, table::DecidedBy how, const Position& thoughtAbout);

  Room& room_;
  RoomContext& context_;
  SeatSet thinking_;  // seats that a bot thinks for
  bool awaitingWords_ = false;
  std::optional<Position> forcedIn_;  // in which a play is about to be made for somebody
};

}  // namespace tacit::tables
