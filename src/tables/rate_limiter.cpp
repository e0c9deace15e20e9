#include "tables/rate_limiter.h"

namespace tacit::tables {
namespace {

constexpr net::Rate kTalk{.perSecond = 0.5, .burst = 5};
constexpr net::Rate kFidgets{.perSecond = 1, .burst = 30};  // a host who seats bots and people is fast

template <typename T, typename... Those>
constexpr bool kIsAny = (std::is_same_v<T, Those> || ...);

}  // namespace

CommandKind kindOf(const table::CommandBody& want) {
  return std::visit(
      []<typename T>(const T&) {
        using namespace table;
        if (kIsAny<T, Say, SayPhrase>) return CommandKind::Talk;
        if (kIsAny<T, Start, ShowWord, Give, MakePlay, ListPlays, Ping>) return CommandKind::Game;
        return CommandKind::Idle;
      },
      want);
}

RateLimiter::RateLimiter(const service::Settings& settings)
    : limits_(settings.limits), people_({settings.commandsPerPerson, 3 * settings.commandsPerPerson}),
      addresses_({settings.commandsPerAddress, 5 * settings.commandsPerAddress}), talk_(kTalk),
      idleCommands_(kFidgets) {}

base::Outcome RateLimiter::command(const std::string& person, const std::string& address,
                                   const table::CommandBody& want, Clock::time_point now) {
  if (!limits_) return {};
  if (!people_.take(person, now)) return base::Refusal{base::RefusalCode::SlowDown, "too many commands"};
  if (!addresses_.take(address, now))
    return base::Refusal{base::RefusalCode::SlowDown, "too many commands from your network"};
  const CommandKind kind = kindOf(want);
  if (kind == CommandKind::Talk && !talk_.take(person, now))
    return base::Refusal{base::RefusalCode::SlowDown, "one message at a time; wait two seconds"};
  if (kind == CommandKind::Idle && !idleCommands_.take(person, now))
    return base::Refusal{base::RefusalCode::SlowDown, "too fast; try again in a second"};
  return {};
}

void RateLimiter::addUses(service::LimitsShared& those) {
  for (const auto& [name, buckets] : shared()) those.add(std::string(name), buckets->takeUses());
}

void RateLimiter::spend(const service::LimitsShared& those, Clock::time_point now) {
  if (!limits_) return;
  for (const auto& [name, buckets] : shared())
    for (const auto& use : those.of(name)) buckets->spend(use, now);
}

void RateLimiter::forget(Clock::time_point now) {
  for (net::Buckets* const each : {&people_, &addresses_, &talk_, &idleCommands_}) each->forget(now);
}

}  // namespace tacit::tables
