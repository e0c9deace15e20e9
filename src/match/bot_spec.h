// How a bot is named on the command line: `sampler`, `sampler:ms=1000`, `cmd:./mybot --fast:sims=2000`.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "bots/bot.h"

namespace tacit::match {

// A bot of ours, or another program that speaks the line protocol, and how long it may think.
struct BotSpec {
  std::string text;  // as it was written
  bots::Level level = bots::Level::Simple;
  std::string command;  // the program's command line; empty for a bot of ours
  std::string asks;     // what a program is sent with `go`
  bots::Budget budget;

  bool isProgram() const { return !command.empty(); }
};

// Reads a bot. The budget is what holds where the text names none of its own.
base::Result<BotSpec> parseBotSpec(std::string_view text, bots::Budget usual);

}  // namespace tacit::match
