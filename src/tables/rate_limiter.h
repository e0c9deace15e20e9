// How much a person and an address may do at tables in a time: commands, talk. Used on the I/O thread.
#pragma once

#include "net/limits.h"
#include "service/cluster_events.h"
#include "service/settings.h"
#include "table/referee.h"

namespace tacit::tables {

// What a command is to the others at the table: a step of the game, words, or something that can be done for ever.
enum class CommandKind : std::uint8_t { Game, Talk, Idle };
CommandKind kindOf(const table::CommandBody& want);

class RateLimiter {
 public:
  using Clock = net::Clock;

  explicit RateLimiter(const service::Settings& settings);

  // Whether this command may come now. The address is as limits count (net::limitKey).
  base::Outcome command(const std::string& person, const std::string& address, const table::CommandBody& want,
                        Clock::time_point now);

  // What those have done who do much, since the last call; and what others have seen of them.
  void addUses(service::LimitsShared& those);
  void spend(const service::LimitsShared& those, Clock::time_point now);

  // Drops those who have not been here for a while.
  void forget(Clock::time_point now);

 private:
  // What is shared by name.
  std::array<std::pair<std::string_view, net::Buckets*>, 4> shared() {
    return {{{"people", &people_}, {"addresses", &addresses_}, {"talk", &talk_}, {"fidgets", &idleCommands_}}};
  }

  const bool limits_;
  net::Buckets people_;
  net::Buckets addresses_;
  net::Buckets talk_;
  net::Buckets idleCommands_;
};

}  // namespace tacit::tables
