// `tacit lint-bot`: the manners of a bot, before it plays a match.
#include "match/lint_bot.h"

#include <unistd.h>

#include <iostream>

#include "base/strings.h"
#include "cli/asked_setup.h"
#include "cli/commands.h"
#include "cli/interrupt.h"

namespace tacit::cli {

int lintBot(const LintBotOptions& asked) {
  const auto setup = setupAsked(asked.layout, asked.rules, asked.pack);
  if (!setup) return complain(setup.error(), kUsageError);
  const auto written = asked.command.starts_with("cmd:") ? asked.command : "cmd:" + asked.command;
  bots::Budget budget;
  budget.milliseconds = asked.milliseconds;
  const auto bot = match::parseBotSpec(written, budget);
  if (!bot) return complain(bot.error(), kUsageError);
  const match::LintOptions options{*bot, *setup, asked.games, asked.grace, asked.seed.value_or(freshSeed())};
  const bool live = isatty(STDERR_FILENO) != 0;
  const auto report = match::lintBot(options, catchInterrupt(), [&](int game) {
    if (!live) return;
    std::cerr << "\r\x1b[K";
    if (game > 0) std::cerr << "game " << game << " of " << options.games;
    std::cerr << std::flush;
  });
  std::cout << (asked.json ? match::lintJson(options, report) + '\n' : match::lintText(report)) << std::flush;
  if (report.count(match::Verdict::Wrong) > 0) return kFailed;
  return report.interrupted ? stopped("what was tried until then is fine") : kDone;
}

}  // namespace tacit::cli
