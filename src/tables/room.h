// A table on the server: who listens, what is kept before anybody is told, bots that think, clocks that run out.
// Used on the I/O thread only.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "alerts/alert.h"
#include "net/net.h"
#include "service/metrics.h"
#include "service/settings.h"
#include "store/keeper.h"
#include "table/message.h"
#include "table/referee.h"
#include "tables/late.h"
#include "tables/line.h"
#include "tables/pace.h"
#include "tables/quick_waits.h"
#include "tables/thinkers.h"

namespace tacit::server {

// What rooms need of the house they are in.
struct House {
  net::Net& net;
  store::Keeper& keeper;
  Thinkers& thinkers;
  Metrics& metrics;
  const Settings& settings;
  std::function<std::int64_t()> now;                                             // milliseconds since 1970
  std::function<void(const table::Table& over)> rematch;                         // everybody wants to play again
  std::chrono::milliseconds timeForWords;                                        // that were sealed and are to be shown
  std::function<std::vector<std::string>(const std::string& person)> ignoredBy;  // whom somebody has blocked
  std::function<void(const std::string& tournament)>
      tournamentMoved{};  // NOLINT(readability-redundant-member-init): a game of its is over
  TellAlert alert{};      // NOLINT(readability-redundant-member-init): somebody who is not there is waited for
  bool stuck = false;     // nothing can be kept now: bots wait
  bool draining = false;  // we are to go: no new games
  QuickWaits waits{};
  std::string node{};  // NOLINT(readability-redundant-member-init): which one of a cluster this is; empty: of none
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  explicit Room(House& house);

  // A new table, or one that comes back from what was kept.
  void create(const table::Options& options, std::string id, const table::Person& host, std::string address);
  // The same for a tournament: with these cards, and somebody in each place, or a bot.
  void createFor(const table::Created& created, const std::vector<std::optional<table::Person>>& people);
  // What is kept of a table besides its events.
  struct Kept {
    std::int64_t lastVisit = 0;
    bool done = false;       // with its result
    std::int64_t epoch = 0;  // since which it is ours, in a cluster
  };
  // It sleeps until somebody comes. Throws StoreError when the events are none of a table.
  void restore(const std::vector<std::string>& events, const Kept& kept);

  const table::Table& table() const { return table_; }
  // What those see who look on from behind, where there may be such; the table itself otherwise.
  const table::Table& tableSeen() const { return hasDelay() ? late_.table() : table_; }
  bool done() const { return table_.stage() == table::Stage::Over || table_.stage() == table::Stage::Aborted; }
  std::size_t listeners() const { return listeners_.size(); }
  int spectators() const;
  std::int64_t created() const { return created_; }
  // From where it was set up, as limits count; empty when that isn't known.
  const std::string& address() const { return address_; }
  // Somebody's own: nobody else has a place here, and nothing that counts is lost with it.
  bool belongsTo(const std::string& person) const;
  // A game against bots alone, of whoever has set it up, that nobody is at.
  bool isPutAside() const;
  std::int64_t lastVisit() const { return listeners_.empty() ? lastVisit_ : now(); }
  // For how many milliseconds nobody has been connected.
  std::int64_t alone() const { return listeners_.empty() ? now() - lastVisit_ : 0; }
  // Nobody has been here for so long that bots and clocks wait for somebody to come.
  bool asleep() const { return asleep_; }

  // Who comes: a person, or a screen that a person has put up. It shows everybody in the room what everybody knows, and
  // nothing of the hands of whoever put it up.
  struct Listener {
    std::shared_ptr<Line> line;
    table::Person person;
    bool screen = false;
    std::int64_t seen = 0;     // the number of the last event
    std::uint64_t joined = 0;  // how many had joined by then
  };
  // Somebody comes. `last` is the number of the last event he has seen; 0 for none.
  void join(Listener listener, std::int64_t last);
  void leave(const Line& line);
  // A command over a line that has joined.
  void receive(const std::shared_ptr<Line>& line, const table::Command& command);
  // A command that came over this line was refused. A copy of it that is still under way over an earlier connection of the
  // same person is not carried out either.
  void noteRefusal(const std::shared_ptr<Line>& line, const std::string& command);

  // Does what a person wants without a connection of his (sitting down again for a rematch).
  table::Verdict act(const table::Person& person, table::Want want);

  // Somebody who has a seat here is connected, or was a moment ago.
  bool somebodyWaits() const;

  // Looks whether somebody's time is up, or nobody has been here for long.
  void tick();
  // We were stopped, or the store was stuck: all that runs by itself goes on from now.
  void restartClocks();
  void giveUp();
  // A rated game that has begun is played to its end, by bots if need be: a player who stays away loses it.
  bool mustEnd() const;
  // A tournament's table waits for this: its people are expected from then on, in milliseconds since 1970.
  void mayBegin(std::int64_t since) { begins_ = since; }
  // What was dealt at a sealed table may be told from now on: its result is kept as that of any other.
  void unseal();
  bool isSealed() const { return table_.options().sealed.value_or(false) && !unsealed_; }
  // Nothing is kept of it any more, and whoever listens is sent away.
  void erase();
  void announceRematch(const std::string& table);
  // Somebody who sits here or looks on has another name.
  void rename(const table::Person& person);
  // Nobody listens any more; they are told why.
  void dismiss(const std::string& why);
  // In a cluster: another node has it by now. Nothing more is written here, and whoever listens looks for it there.
  void lose();
  // The same, and it is given back first: all that has happened is kept, then anybody can have it.
  void giveBack(std::function<void()> then);
  std::int64_t epoch() const { return epoch_; }

 private:
  // A message on its way.
  struct Letter {
    std::shared_ptr<Line> line;
    net::Message message;
    Told told;
  };

  // What goes out when it is kept, and what happened by it, for those who look on from behind.
  struct Sent {
    std::vector<Letter> letters;
    std::vector<table::Event> events;
  };

  // Time at a table never goes back, and passes all the same: an earlier owner may have had a fast clock.
  std::int64_t now() const { return house_.now() + ahead_; }
  table::Referee referee();
  void keep(const table::Event& event);
  bool wasBehind(const Listener& listener, const table::Event& event) const;
  void remember(std::string event);
  void addMessages(const table::Event& event);
  void send(const std::shared_ptr<Line>& line, std::string message, const Told& told);
  // Writes what has happened; when it is on disk, everybody is told.
  void deliver();
  static void post(const House& house, const std::vector<Letter>& letters, std::chrono::steady_clock::time_point began);
  void afterwards();
  void finish();

  // What a listener is entitled to, and whom they do not want to read.
  table::Viewer viewer(const table::Table& table, const Listener& listener) const;
  table::Viewer viewerBehind(const Listener& listener) const;
  bool hasDelay() const { return table_.options().delay > 0; }
  void nowKept(const std::vector<table::Event>& events);
  void tellLate();
  bool mayLook(const Listener& listener) const;
  bool isBehind(const Listener& listener) const;
  void tellRestSince(std::int64_t last, const Listener& listener);
  table::Verdict checkSitting(const table::Person& person, const table::Command& command) const;
  bool isHere(const std::string& person) const;
  // For how many milliseconds somebody who has a place, or the host, has not been here.
  std::int64_t awayFor(const std::string& person) const;
  void tellPresence();
  void presencePauseOver();
  net::Message presence() const;
  void noteVisit();
  table::Verdict checkFidgeting(const std::string& person, const table::Command& command);
  void seeWhoHasCome();
  bool goesOnAlone() const;
  bool needsResuming() const;
  void wakeUp();

  void startQuickly();
  void startWhenFull();
  void lookWhoIsThere();
  void alertThoseAway();
  bool waitsFor(const std::string& person) const;
  bool isToBeAlerted(const std::string& person) const;
  void lookForTheHost();
  void awaitWords();
  void awaitForced();
  void wakeBots();
  void think(Seat seat, table::How how);
  void decided(Seat seat, const Play& play, table::How how, const Position& thoughtAbout);

  House& house_;
  table::Table table_;
  table::Table earlier_;             // the table before `recent_`, for those who come back
  table::Table middle_;              // and kRecentEvents after that
  std::vector<std::string> recent_;  // the last events, at least kRecentEvents of them once there are so many
  std::vector<Listener> listeners_;
  std::uint64_t joins_ = 0;
  struct Refused {
    std::string person;
    std::string command;
    std::uint64_t joined = 0;  // of the line
  };
  bool wasRefusedSince(const Listener& listener, const std::string& command) const;
  std::deque<Refused> refused_;       // the last ones
  std::vector<store::Write> writes_;  // not yet given to the keeper
  std::vector<Letter> letters_;       // not to be sent before these are kept
  std::vector<table::Event> events_;  // the same for those who look on from behind
  Late late_;                         // what they see; used only where there is a delay
  SeatSet thinking_;                  // seats that a bot thinks for
  std::string address_;
  std::map<std::string, std::set<std::string>> addresses_;  // from which a rated game was played, by person
  std::int64_t ahead_ = 0;                                  // of the time of the house
  std::int64_t created_ = 0;
  std::int64_t lastVisit_ = 0;  // when somebody was last connected
  std::int64_t keptVisit_ = 0;  // what of that is kept
  bool asleep_ = false;
  bool erased_ = false;  // nothing more is written ...
  bool lost_ = false;    // ... since it is another node's
  std::int64_t epoch_ = 0;
  std::map<std::string, std::int64_t> leftAt_;  // when each who has a place, or the host, was last here ...
  std::int64_t awakeSince_ = 0;                 // ... if that was after this
  bool presenceTold_ = false;                   // a moment ago
  bool presenceDue_ = false;                    // has changed since
  std::map<std::pair<std::string, CommandKind>, int> fidgets_;  // by person
  std::optional<std::int64_t> begins_;                          // since when a tournament's people are to be here
  std::set<std::string> alerted_;                               // people who know that it's their turn, or were told
  bool unsealed_ = false;
  bool finished_ = false;  // the result has been kept
  bool awaitingWords_ = false;
  std::optional<Position> forcedIn_;  // in which a play is about to be made for somebody
  table::Outside outside_;
};

}  // namespace tacit::server
