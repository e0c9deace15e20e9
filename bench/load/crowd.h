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
enum class Pace : std::uint8_t { Hold, Rate, Saturate };

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

class Crowd;

// One table and its people; a new one with the same people when a game is over.
class Party {
 public:
  Party(Crowd& crowd, std::array<std::string, kPeople> tokens) : crowd_(crowd), tokens_(std::move(tokens)) {}

  const std::string& host() const { return tokens_.front(); }
  void sitDownAt(const std::string& table);
  void setPace(Pace pace);
  void playIsDue(Clock::time_point when);
  bool started() const { return started_; }
  std::size_t connections() const;
  // Events that some have been told and others not. Of use when nothing is on its way.
  std::uint64_t missing() const;

 private:
  struct Chair {
    std::shared_ptr<testing::Client> client;
    std::int64_t last = 0;  // number of the last event
    bool busy = false;      // waits for an answer
    bool decides = false;
    bool over = false;
    std::string position;  // while it decides
  };
  struct Sent {
    std::int64_t number = 0;  // of the event it will be
    std::size_t chair = 0;
    Clock::time_point when;
  };

  void received(std::size_t c, std::string_view text);
  void seeView(Chair& chair, const Told& told, std::size_t c);
  void seeEvent(Chair& chair, const Told& told, std::size_t c);
  void seeAnswer(Chair& chair, std::size_t c, bool done, std::string_view text);
  void played(const Told& told, std::size_t c);
  void consider(std::size_t c);
  void send(std::size_t c, table::Want want);
  void startOver();

  Crowd& crowd_;
  std::array<std::string, kPeople> tokens_;
  std::array<Chair, kPeople> chairs_;
  std::array<Sent, 8> sent_{};  // by number: at most two plays are on their way to somebody
  std::vector<Clock::time_point> due_;
  Pace pace_ = Pace::Hold;
  int game_ = 0;
  std::size_t seated_ = 0;
  std::uint64_t commands_ = 0;
  bool started_ = false;
};

class Crowd {
 public:
  Crowd(testing::ClientLoop& loop, std::string address);

  // To be called before anything else; not on the loop's thread. The people and their tables, without connections.
  void invite(std::size_t tables);

  // All below: on the loop's thread.

  // Connects some more, so that not too many are on their way at once; true when all sit and have begun.
  bool seatMore();
  void setPace(Pace pace, std::size_t tables);
  // Plays are due at this rate from now on, at one table after the other.
  void playAt(double perSecond);
  void stopPlaying();
  std::size_t connections() const;
  std::uint64_t missing() const;

  Tally tally;
  Random random{1};
  testing::ClientLoop& loop;
  const std::string address;
  Workers clerk{1};  // HTTP calls wait

 private:
  void tick(int round);

  std::vector<std::unique_ptr<Party>> parties_;
  std::vector<std::string> tables_;
  std::size_t seated_ = 0;  // parties that have been told to sit down
  double rate_ = 0;
  Clock::time_point began_;
  std::uint64_t made_ = 0;  // plays that have become due
  int round_ = 0;
};

table::Options tableOptions();

}  // namespace tacit::load
