// A game among people: who holds which seats, how far the game is, clocks, votes. The fold of its events.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/refusal.h"
#include "bots/bot.h"
#include "table/event.h"

namespace tacit::table {

using base::Outcome;
using base::Refusal;
using base::RefusalCode;

enum class Stage : std::uint8_t { Open, Playing, Over, Aborted };
constexpr auto enumNames(Stage /*any*/) {
  return std::array<std::string_view, 4>{"open", "playing", "over", "aborted"};
}

// Somebody who wants to play on for a bot.
struct SeatAsking {
  std::string person;  // empty: nobody does
  std::string name;
  bool guest = false;
  PlaceSet agreed;  // the places that have said yes
};

// What one person takes: one seat or several, held by a person, by a bot, or by nobody yet.
struct Place {
  SeatSet seats;
  std::string person;
  std::string name;  // the person's
  bool guest = false;
  bool program = false;  // somebody's own program plays for the person
  std::string level;     // the bot's
  std::int64_t sat = 0;  // the number of the event by which the person sat down
  std::string commit;    // to the word that the person sealed for the shuffles
  std::string word;      // the same, once it is shown
  bool absent = false;
  bool everAbsent = false;
  bool wantsRematch = false;
  bool wantsAbort = false;
  int lateInARow = 0;
  int tookBack = 0;          // decisions in this game
  base::Duration reserve{};  // what is left
  PlaceSet votedAgainst;     // places that want a bot here
  PlaceSet mutes;            // places that this one does not read
  SeatAsking asking;         // for the bot here

  bool free() const { return person.empty() && level.empty(); }
  bool isPerson() const { return !person.empty(); }
  bool present() const { return isPerson() && !absent; }
};

// Something about a person that the table itself cannot know, such as whether he is connected just now.
using AboutPerson = std::function<bool(const std::string& person)>;

// Somebody who looks at a table, and what he is entitled to.
struct Viewer {
  SeatSet seats;         // that he holds
  PlaceSet places;       // that he holds
  bool seesAll = false;  // open hands
  // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
  std::vector<std::string> ignores{};  // people whose words are not to reach them
};

class Table {
 public:
  // The next event, numbered lastNumber() + 1. It must be one that the referee made for this table.
  void apply(const Event& event);

  // What keeps an event that was kept somewhere from being the next one: it is broken, or of another Tacit's making. Nothing
  // when it fits.
  Outcome problemWith(const Event& event) const;

  std::int64_t lastNumber() const { return number_; }
  base::Instant lastTime() const { return time_; }
  const std::string& id() const { return id_; }
  // Who starts the game and arranges the places before it; and who has set the table up.
  const std::string& hostPerson() const { return host_; }
  const std::string& makerPerson() const { return maker_; }
  const Options& options() const { return options_; }
  const GameType& type() const { return *type_; }
  const Setup& setup() const { return setup_; }
  Stage stage() const { return stage_; }
  bool done() const { return stage_ == Stage::Over || stage_ == Stage::Aborted; }
  const std::vector<Place>& places() const { return places_; }
  PlaceSet allPlaces() const { return PlaceSet::first(places_.size()); }
  const Place& place(PlaceIndex place) const { return places_[static_cast<std::size_t>(place.plain())]; }
  const Place& placeOf(Seat seat) const { return place(placeIndexOf(seat)); }
  const std::string& words() const { return words_; }  // that go into the shuffles
  // The sealed words are being shown; the game begins right afterwards.
  bool wordsCalled() const { return called_ && stage_ == Stage::Open; }
  const std::string& commit() const { return commit_; }
  const std::string& seed() const { return seed_; }  // secret until the end
  const std::string& result() const { return result_; }
  const std::string& nextTable() const { return next_; }
  const std::string& log() const { return log_; }
  bool dealt() const { return dealt_; }  // the game has begun
  // For a copy that is only to be folded on: it will not be asked for the log.
  void forgetLog() { log_ = {}; }

  const Position& position() const { return game_.position(); }

  // Seats that have something to decide now: in the swap all that have not given yet.
  SeatSet deciding() const;
  // A shuffle has to come before anything else; its number.
  int shuffleDue() const;
  // All is done and only the end has to be declared.
  bool endDue() const { return stage_ == Stage::Playing && position().phase == Phase::Over; }

  // More than one person has a place.
  bool severalPeople() const;

  PlaceIndex placeIndexOf(Seat seat) const;
  PlaceSet placesOf(std::string_view person) const;
  // A bot decides for this seat, because it holds it or because the person is absent.
  bool botDecides(Seat seat) const;
  bots::Level botLevel(Seat seat) const;

  // When the seat's time is up; nothing when it has nothing to decide or there is no clock.
  std::optional<base::Instant> deadline(Seat seat) const;

  // By correspondence, seats whose time is over, or nearly: those get more when the server has been away.
  SeatSet shortOfTime(base::Instant now) const;

  // What is left of its reserve.
  base::Duration reserve(Seat seat) const;

  // The bot's place that somebody without one asks for; and how often they have asked in this game.
  std::optional<PlaceIndex> wishOf(std::string_view person) const;
  int asksOf(std::string_view person) const;

  // Whether this seat's last decision can still be taken back: among people while it has told nobody anything, and not too
  // often; alone against bots until new cards are dealt, one decision after the other.
  bool canTakeBack(Seat seat) const;
  // The event of that decision, where all that the bots have done since is taken back with it.
  std::optional<std::int64_t> takesBackSince() const;

  // The play that has to be made for a person who has no other and does not want to be asked (Options::playForced).
  std::optional<Play> forcedPlay() const;

  // The number of the last event of this command, if it is among the last ones of this person.
  std::optional<std::int64_t> answered(std::string_view person, std::string_view id) const;

  Viewer viewer(std::string_view person) const;
  // What somebody may know of the game. Everything that leaves the table goes through here.
  View see(const Viewer& viewer) const;
  // What a bot in this seat may know: what a person in its place would.
  View see(Seat seat) const;

  // Everything as text, hidden cards too: two tables are the same when these are.
  std::string dump() const;

 private:
  void on(const Created& event);
  void on(const Sat& event);
  void on(const BotSat& event);
  void on(const Rose& event);
  void on(const WordAdded& event);
  void on(const WordCommitted& event);
  void on(const WordsCalled& event);
  void on(const WordShown& event);
  void on(const Started& event);
  void on(const Shuffled& event);
  void on(const Gave& event);
  void on(const Played& event);
  void on(const TookBack& event);
  void on(const Ended& event);
  void on(const Absent& event);
  void on(const Returned& event);
  void on(const Voted& event);
  void on(const AbortOffered& event);
  void on(const AbortAnswered& event);
  void on(const Aborted& event);
  void on(const RematchWanted& event);
  void on(const Rematch& event);
  void on(const Said& /*event*/) {}
  void on(const Phrased& /*event*/) {}
  void on(const Muted& event);
  void on(const Hidden& /*event*/) {}
  void on(const Resumed& event);
  void on(const Renamed& event);
  void on(const HandedOver& event);
  void on(const SeatAsked& event);
  void on(const SeatAnswered& event);
  void on(const SeatUnasked& event);

  // How a decision can be taken back: what was before it.
  struct Before {
    Seat seat = kNoSeat;
    FollowedGame game;
    std::size_t logSize = 0;
    base::Duration taken{};   // by the decision
    std::int64_t number = 0;  // of its event
  };

  Place& at(PlaceIndex place) { return places_[static_cast<std::size_t>(place.plain())]; }
  Place& at(Seat seat) { return at(placeIndexOf(seat)); }
  template <typename T>
  Outcome problemWithPlace(const T& what) const;
  Outcome problemWithDecision(const EventBody& what) const;
  void remember(const std::string& person, const std::string& id);
  template <typename Decision>
  void decide(Seat seat, DecidedBy how, Decision decision);
  void afterwards(const Step& step);
  void spendTime(Seat seat, DecidedBy how);
  void keepBefore(Seat seat, DecidedBy how, bool gift);
  void goBack();
  void takeOver(SeatSet seats);
  void closeAskings();
  void deal(const Stack& stack);
  void startClocks(SeatSet alreadyRunning);

  std::int64_t number_ = 0;
  base::Instant time_;
  std::string id_;
  std::string host_;
  std::string maker_;
  Options options_;
  const GameType* type_ = nullptr;
  Setup setup_;
  Stage stage_ = Stage::Open;
  std::vector<Place> places_;
  std::string words_;  // joined by |
  bool called_ = false;
  std::string commit_;
  std::string seed_;
  std::string result_;
  std::string next_;
  FollowedGame game_;                               // all of it, hidden cards too
  std::vector<Before> before_;                      // the decisions that can be taken back, newest last
  SeatSet retaken_;                                 // seats that took their present decision back: the next one stands
  SeatSet finalGifts_;                              // seats that took back a gift and gave again
  std::array<base::Instant, kSeats> since_{};       // when a seat's decision began
  std::array<base::Duration, kSeats> overdrawn_{};  // what a seat's last decision took from the reserve
  std::map<std::string, int, std::less<>> asks_;    // for bots' places in this game, by person
  bool dealt_ = false;
  std::string log_;  // one line each: `= d +-+-` for a deal, `b 13:bB-17` for a play
  struct Done {
    std::string id;
    std::int64_t number = 0;  // of its last event
  };
  std::map<std::string, std::vector<Done>, std::less<>> done_;  // the last commands of each person, newest last
};

// A shuffle as the table is told of it; the dealer is drawn before the first.
Shuffled shuffledEvent(int number, const Stack& pack, std::optional<Seat> firstDealer);

}  // namespace tacit::table
