// A table on the server, put together from its parts: the audience, the outbox, recent events, bots' turns, alerts.
// Used on the I/O thread only.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/message.h"
#include "table/referee.h"
#include "tables/auto_player.h"
#include "tables/broadcast.h"
#include "tables/command_history.h"
#include "tables/room_context.h"
#include "tables/turn_alerts.h"

namespace tacit::tables {

// A rated game that has begun is played to its end, by bots if need be: a player who stays away loses it.
bool mustEnd(const table::Table& table);
// Nobody else has a place at it, and nothing that counts is lost with it.
bool belongsTo(const table::Table& table, const std::string& person);

class Room : public std::enable_shared_from_this<Room> {
 public:
  explicit Room(RoomContext& context);

  // A new table, from an address as limits count; one of a tournament with somebody in each place, or a bot.
  void create(const table::Created& created, std::string address,
              const std::vector<std::optional<table::Person>>& people = {});
  // What is kept of a table besides its events.
  struct Kept {
    base::Instant lastVisit;
    bool done = false;       // with its result
    std::int64_t epoch = 0;  // since which it is ours, in a cluster
  };
  // It sleeps until somebody comes. Throws StoreError if the events are not those of a table.
  void restore(const std::vector<std::string>& events, const Kept& kept);

  const table::Table& table() const { return table_; }
  const Audience& audience() const { return audience_; }
  const Broadcast& broadcast() const { return broadcast_; }
  base::Instant created() const { return created_; }
  // From where it was set up, as limits count; empty when that isn't known.
  const std::string& address() const { return address_; }

  // `last` is the number of the last event that the listener has seen; 0 for none.
  void join(Listener listener, std::int64_t last);
  void leave(const Line& line);
  // A command over a line that has joined.
  void receive(const std::shared_ptr<Line>& line, const table::Command& command);
  // A command that came over this line was refused elsewhere.
  void noteRefusal(const std::shared_ptr<Line>& line, const std::string& command);

  // Does what a person wants who has no connection (sitting down again for a rematch).
  base::Outcome act(const table::Person& person, table::CommandBody want);

  // Lets the referee do something; then it is kept and told, and what follows from it begins.
  template <typename Deed>
  void perform(Deed deed) {
    std::invoke(deed, referee());
    afterwards();
  }

  // Looks whether somebody's time is up, or nobody has been here for long.
  void tick();
  // We were stopped, or the store was stuck: all that runs by itself goes on from now.
  void restartClocks();
  // A tournament's table waits for this: its people are expected from then on.
  void mayBegin(base::Instant since) { begins_ = since; }
  // What was dealt at a sealed table may be told from now on: its result is kept as that of any other.
  void unseal();
  bool isSealed() const { return table_.options().sealed.value_or(false) && !unsealed_; }
  // Nothing is kept of it any more, and all listeners are sent away.
  void erase();
  // Somebody who sits here or looks on has another name.
  void rename(const table::Person& person);
  // In a cluster: another node has it by now. Nothing more is written here, and listeners look for it there.
  void releaseOwnership();
  // The same, and it is given back first: all that has happened is kept, then anybody can have it.
  void giveBack(std::function<void()> then);
  std::int64_t epoch() const { return epoch_; }

  // Time at a table never goes back, and passes all the same: an earlier owner may have had a fast clock.
  base::Instant now() const { return context_.now() + ahead_; }

 private:
  table::Referee referee() { return {table_, outside_, std::max(now(), table_.lastTime())}; }

  // ---- From event to disk to people ----

  void begin(const std::string& id);
  void record(const table::Event& event);
  // Writes what has happened; when it is on disk, everybody is told.
  void persistThenSend();
  void afterwards();
  void finish();

  // ---- The audience ----

  void tellPresence();
  void noteVisit();

  base::Outcome check(const Listener& listener, const table::Command& command);
  base::Outcome checkSitting(const table::Person& person, const table::Command& command) const;
  base::Outcome checkFidgeting(const std::string& person, const table::Command& command);

  // ---- What happens by itself ----

  // The same as perform, where mostly nothing comes of it. True: something did.
  bool advance(const std::function<void(table::Referee)>& deed);
  void updateWaitingRoom();
  void startTournamentTableIfReady();
  void startQuickTableIfReady();
  void startIfFull();
  bool runsUnattended() const;
  bool needsResuming() const;
  void wakeUp();
  void wakeBots();

  RoomContext& context_;
  table::Table table_;
  Outbox outbox_;
  Audience audience_;
  Broadcast broadcast_;
  PresencePause presence_;
  CommandHistory commands_;
  AutoPlayer autoPlayer_;
  TurnAlerts alerts_;
  table::Outside outside_;
  std::string address_;
  base::Duration ahead_{};  // of the server's time
  base::Instant created_;
  base::Instant visitKept_;  // of the last visit, what the store knows
  std::int64_t epoch_ = 0;
  std::optional<base::Instant> begins_;  // since when a tournament's people are to be here
  bool erased_ = false;                  // nothing more is written ...
  bool lost_ = false;                    // ... since it is another node's
  bool unsealed_ = false;
  bool finished_ = false;  // the result has been kept
};

}  // namespace tacit::tables
