// Many tables of four people who play at random over WebSockets, and what they see of the server. All on one thread.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "load/told.h"
#include "load/workers.h"
#include "rules/random.h"
#include "support/client.h"
#include "table/command.h"

namespace tacit::load {

using Clock = std::chrono::steady_clock;

inline constexpr std::size_t kPeople = 4;

// Hold: nobody decides anything. Rate: plays are made when they are due. Saturate: as soon as the turn is known.
enum class RateLimiter : std::uint8_t { Hold, Rate, Saturate };

// Which servers of several people go to: to the one where their table was made, to others, or to any. One server is all
// of these.
enum class Via : std::uint8_t { Owner, Other, Any };

// What all people have seen; only ever counted up, but for the delays.
struct Tally {
  std::uint64_t sent = 0;  // messages
  std::uint64_t received = 0;
  std::uint64_t bytes = 0;  // of both
  std::uint64_t plays = 0;  // that were told to their players
  std::uint64_t games = 0;  // that ended
  std::uint64_t refused = 0;
  std::uint64_t lost = 0;  // events whose numbers were left out
  std::uint64_t doubled = 0;
  std::uint64_t broken = 0;           // connections that ended without being asked to
  std::vector<std::uint32_t> delays;  // microseconds from sending a play to another person's being told
  std::vector<std::uint32_t> behind;  // microseconds from a play's being due to its being sent
  std::string problem;                // the first one
};

table::Options tableOptions();

// How people of a crowd come and what they play.
struct Habits {
  table::Options options = tableOptions();
  bool ownAddresses = false;  // each has one, as a proxy would tell it
};

class Crowd;

// One table and its people; a new one with the same people when a game is over.
class Party {
 public:
  // `home` is the server where its tables are made; `first` the number of its first person among all.
  Party(Crowd& crowd, std::array<std::string, kPeople> tokens, std::size_t home, std::size_t first)
      : crowd_(crowd), tokens_(std::move(tokens)), home_(home), first_(first) {}

  const std::string& host() const { return tokens_.front(); }
  std::size_t home() const { return home_; }
  void sitDownAt(const std::string& table);
  // Over new lines to the servers that people go to now. To be called when nothing is on its way.
  void moveOver();
  bool isOnline() const;
  void setPace(RateLimiter rateLimiter);
  void playIsDue(Clock::time_point when);
  bool started() const { return started_; }
  std::size_t connections() const;
  // Events that some have been told and others not. Of use when nothing is on its way.
  std::uint64_t missing() const;

 private:
  struct Chair {
    std::shared_ptr<testing::Client> client;
    std::int64_t last = 0;  // number of the last event
    bool online = false;
    bool asked = false;  // for a seat
    bool busy = false;   // waits for an answer
    bool decides = false;
    bool over = false;
    std::string position;  // while it decides
  };
  struct Sent {
    std::int64_t number = 0;  // of the event it will be
    std::size_t chair = 0;
    Clock::time_point when;
  };

  void connect(std::size_t c);
  void received(std::size_t c, std::string_view text);
  static void seeGame(Chair& chair, const Told& told, std::size_t c);
  void seeView(Chair& chair, const Told& told, std::size_t c);
  void seeEvent(Chair& chair, const Told& told, std::size_t c);
  void seeAnswer(Chair& chair, std::size_t c, bool done, std::string_view text);
  void played(const Told& told, std::size_t c);
  void consider(std::size_t c);
  void send(std::size_t c, table::CommandBody want);
  void startOver();

  Crowd& crowd_;
  std::array<std::string, kPeople> tokens_;
  std::size_t home_;
  std::size_t first_;
  std::string table_;
  std::array<Chair, kPeople> chairs_;
  std::array<Sent, 8> sent_{};  // by number: at most two plays are on their way to somebody
  std::vector<Clock::time_point> due_;
  RateLimiter rateLimiter_ = RateLimiter::Hold;
  int lines_ = 0;  // what comes over earlier ones is not heard
  std::size_t seated_ = 0;
  std::uint64_t commands_ = 0;
  bool started_ = false;
};

class Crowd {
 public:
  Crowd(testing::ClientLoop& loop, std::vector<std::string> addresses, Via via = Via::Owner, Habits habits = {});

  // To be called before anything else; not on the loop's thread. The people and their tables, without connections.
  void invite(std::size_t tables);

  // All below: on the loop's thread.

  // Connects some more, so that not too many are on their way at once; true when all sit and have begun.
  bool seatMore();
  // From now on people go there; those who are elsewhere go over as moveMore is called, some at a time. True when all
  // have. Nobody plays meanwhile.
  void go(Via via);
  bool moveMore();
  void setPace(RateLimiter rateLimiter, std::size_t tables);
  // Plays are due at this rate from now on, at one table after the other.
  void playAt(double perSecond);
  void stopPlaying();
  std::size_t connections() const;
  std::uint64_t missing() const;

  Tally tally;
  Random random{1};
  testing::ClientLoop& loop;

  std::string address(std::size_t home, std::size_t chair);
  const std::string& homeAddress(std::size_t home) const { return addresses_[home]; }
  const table::Options& options() const { return habits_.options; }
  // What is said of where this person comes from.
  net::Headers headersOf(std::size_t person) const;
  // The first table of a party.
  const std::string& firstTable(std::size_t party) const { return tables_[party]; }

  Workers clerk{1};  // HTTP calls wait

 private:
  void tick(int round);

  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<std::string> tables_;
  const std::vector<std::string> addresses_;
  const Habits habits_;
  Via via_;
  std::size_t seated_ = 0;  // parties that have been told to sit down
  std::size_t moved_ = 0;   // parties that have been told to go over
  double rate_ = 0;
  Clock::time_point began_;
  std::uint64_t made_ = 0;  // plays that have become due
  int round_ = 0;
};

}  // namespace tacit::load
