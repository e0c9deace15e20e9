#include "table/options.h"

#include "base/result.h"
#include "base/strings.h"
#include "bots/bot.h"
#include "notation/bounds.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace tacit::table {
namespace {

using base::complain;
using base::Error;
using notation::outside;

// At most an hour for those who sit together; whole days by correspondence.
base::Problem badDecisionTime(const Clock& clock) {
  if (!clock.isByCorrespondence()) return outside("clock.decision", clock.decision, 0, 3600);
  if (clock.decision % Clock::kDay != 0) return Error{"clock.decision: by correspondence it is a number of whole days"};
  return outside("clock.decision", clock.decision, Clock::kDay, Clock::kMaxDays * Clock::kDay);
}

base::Problem badNumber(const Options& options) {
  if (auto error = badDecisionTime(options.clock)) return error;
  if (auto error = outside("clock.reserve", options.clock.reserve, 0, 24 * 3600)) return error;
  if (auto error = outside("botMilliseconds", options.botMilliseconds, 10, 10'000)) return error;
  if (auto error = outside("lateBeforeBot", options.lateBeforeBot, 1, 100)) return error;
  if (auto error = outside("botsAfter", options.botsAfter, 0, Clock::kDay)) return error;
  return outside("delay", options.delay, 0, 3600);
}

// What a rating is to mean something for.
base::Problem unfitForRating(const Options& options, const GameType& type) {
  if (!options.rated) return std::nullopt;
  if (familyOf(type).empty()) return complain("rated", "co-operative games can't be rated:", options.type);
  if (options.clock.decision == 0) return Error{"rated: a rated game needs a clock"};
  if (options.hints) return Error{"rated: there are no hints in a rated game"};
  if (options.openHands) return Error{"rated: hands are closed in a rated game"};
  if (options.spectators == Spectators::Open) return Error{"rated: spectators can't see hands in a rated game"};
  return std::nullopt;
}

}  // namespace

base::Result<Agreed> validate(const Options& options) {
  const GameType* const type = gameTypeNamed(options.type);
  if (type == nullptr) return complain("type", "unknown game type:", options.type);
  auto setup = notation::parseSetup({notation::layoutName(type->layout), options.rules, options.pack});
  if (!setup) return Error{setup.error()};
  if (!bots::levelNamed(options.bots))
    return complain("bots", "levels are " + bots::levelNames() + ", not", options.bots);
  setup->switches = static_cast<Switches>(setup->switches | type->always);
  return Agreed{type, *setup};
}

base::Result<Agreed> agree(const Options& options) {
  if (auto error = badNumber(options)) return *error;
  auto agreed = validate(options);
  if (!agreed) return agreed;
  if (auto error = unfitForRating(options, *agreed->type)) return *error;
  return agreed;
}

}  // namespace tacit::table
