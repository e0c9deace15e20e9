// The manners of a program that is to play matches: what would lose it games, and what it should do better.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "match/player.h"

namespace tacit::match {

struct LintOptions {
  BotSpec bot;  // a program, with its milliseconds per decision
  Setup setup;
  int games = 4;  // at another seat each time
  int grace = 5000;
  std::uint64_t seed = 0;
};

enum class Verdict : std::uint8_t { Ok, Warning, Wrong };

// What was found out about one manner.
struct Finding {
  std::string manner;
  Verdict verdict = Verdict::Ok;
  std::string what;
  int times = 0;                  // how often; what follows is of the first time
  std::vector<std::string> sent;  // the lines it was sent
  std::vector<std::string> said;  // ... and what it answered
  std::string again;              // a shell command that does it once more
};

struct LintReport {
  Identity identity;
  int games = 0;
  int decisions = 0;
  std::vector<Finding> findings;
  bool interrupted = false;

  int count(Verdict verdict) const;
};

// Tries one manner after the other. `watch` is told which game begins, from 1; the last call has 0.
LintReport lintBot(const LintOptions& options, const std::atomic<bool>& interrupt,
                   const std::function<void(int game)>& watch);

// For people: a line for each manner, and what was sent and said where something is wrong.
std::string lintText(const LintReport& report);
std::string lintJson(const LintOptions& options, const LintReport& report);

}  // namespace tacit::match
