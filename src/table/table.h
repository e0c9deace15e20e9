// A game among people: who holds which seats, how far the game is, clocks, votes. The fold of its events.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/refusal.h"
#include "bots/bot.h"
#include "table/event.h"
#include "table/places.h"

namespace tacit::table {

using base::Outcome;
using base::Refusal;
using base::RefusalCode;

enum class Stage : std::uint8_t { Open, Playing, Over, Aborted };
constexpr auto enumNames(Stage /*any*/) {
  return std::array<std::string_view, 4>{"open", "playing", "over", "aborted"};
}

// What the shuffles hang on: the server's secret, and words of the players.
struct Fairness {
  std::string commit;   // to the seed
  std::string seed;     // secret until the end
  std::string words;    // joined by |
  bool called = false;  // the sealed words are being shown; the game begins right afterwards
};

// What goes before and after this game.
struct Series {
  Evening
      evening;  // before it; who waits for the next one, and what the first who wanted a rematch said about partners
  std::string next;  // the table of the rematch
};

class Table {
 public:
  // The next event, numbered lastNumber() + 1. It must be one that the referee made for this table.
  void apply(const Event& event);

  std::int64_t lastNumber() const { return number_; }
  base::Instant lastTime() const { return time_; }
  const std::string& id() const { return id_; }
  // Who starts the game and arranges the places before it; and who has set the table up.
  const std::string& hostPerson() const { return host_; }
  const std::string& makerPerson() const { return maker_; }
  const Options& options() const { return options_; }
  const GameType& type() const { return *agreed_.type; }
  const Setup& setup() const { return agreed_.setup; }
  Stage stage() const { return stage_; }
  bool done() const { return stage_ == Stage::Over || stage_ == Stage::Aborted; }
  const Places& places() const { return places_; }
  const Fairness& fairness() const { return fairness_; }
  const std::string& result() const { return result_; }
  const Series& series() const { return series_; }
  const std::string& log() const { return log_; }
  bool dealt() const { return dealt_; }  // the game has begun
  // For a copy that is only to be folded on: it will not be asked for the log.
  void forgetLog() { log_ = {}; }

  const Position& position() const { return game_.position(); }
  const FollowedGame& game() const { return game_; }  // all of it, hidden cards too: see() says who may know what

  // Seats that have something to decide now: in the swap all that have not given yet, in a break none.
  SeatSet deciding() const;
  // When the seat's time is up; nothing when it has nothing to decide or there is no clock.
  std::optional<base::Instant> deadline(Seat seat) const;

  // The event that takes this seat's last decision back, while that can be: among people while it has told nobody
  // anything, and not too often; alone against bots until new cards are dealt, one decision after the other.
  std::optional<TookBack> takeBack(Seat seat) const;

  // The number of the last event of this command, if it is among the last ones of this person.
  std::optional<std::int64_t> answered(std::string_view person, std::string_view id) const;

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
  void on(const NextWanted& event);
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
  void on(const BoardProposed& event);
  void on(const BoardAnswered& event);
  void on(const BoardSet& event);
  void on(const BreakOffered& event);
  void on(const BreakAnswered& event);
  void on(const BreakBegan& event);
  void on(const BackFromBreak& event);
  void on(const BreakOver& event);

  // How a decision can be taken back: what was before it.
  struct Before {
    Seat seat = kNoSeat;
    FollowedGame game;
    std::size_t logSize = 0;
    base::Duration taken{};   // by the decision
    std::int64_t number = 0;  // of its event
  };

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
  Agreed agreed_{};
  Stage stage_ = Stage::Open;
  Places places_;
  Fairness fairness_;
  std::string result_;
  Series series_;
  FollowedGame game_;
  std::vector<Before> before_;  // the decisions that can be taken back, newest last
  SeatSet retaken_;             // seats that took their present decision back: the next one stands
  SeatSet finalGifts_;          // seats that took back a gift and gave again
  struct Thinking {
    base::Instant since;         // when the seat's decision began
    base::Duration overdrawn{};  // what its last one took from the reserve
  };
  std::array<Thinking, kSeats> clocks_{};
  bool dealt_ = false;
  std::string log_;  // one line each: `= d +-+-` for a deal, `b 13:bB-17` for a play, `set` and a board
  struct Done {
    std::string id;
    std::int64_t number = 0;  // of its last event
  };
  std::map<std::string, std::vector<Done>, std::less<>> done_;  // the last commands of each person, newest last
};

// By correspondence, seats whose time is over, or nearly: those get more when the server has been away.
SeatSet shortOfTime(const Table& table, base::Instant now);

// Of the bot that holds the seat or stands in.
bots::Level botLevel(const Table& table, Seat seat);

// A shuffle as the table is told of it; the dealer is drawn before the first.
Shuffled shuffledEvent(int number, const Stack& pack, std::optional<Seat> firstDealer);

}  // namespace tacit::table
