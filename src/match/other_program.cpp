#include "match/other_program.h"

#include <algorithm>
#include <utility>

#include "base/strings.h"
#include "match/protocol_lines.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::match {
namespace {

Answer failed(Trouble trouble, const std::string& what) { return {std::nullopt, trouble, what, false}; }

Answer readPlay(const View& view, const std::string& text) {
  const auto play = notation::parsePlay(view.position, text);
  if (!play) return failed(Trouble::Illegal, play.error());
  return {*play, Trouble::None, "", false};
}

}  // namespace

Answer OtherProgram::decide(const View& view, std::optional<int> left, const std::atomic<bool>& stop) {
  const auto game = game_;
  bool isNew = program_ == nullptr;
  Answer answer = ask(view, left, stop);
  // Programs that are older than the handshake may end at it, or say anything: they play without.
  const bool stumbled = answer.trouble == Trouble::Illegal || answer.trouble == Trouble::Crashed;
  if (stumbled && !pending_.empty() && pending_.front() == Sent::Hello) {
    forget();
    refused_.insert({Sent::Hello, Sent::NewGame});
    identity_ = {};
    game_ = game;
    isNew = true;
    answer = ask(view, left, stop);
  }
  answer.justStarted = isNew;
  if (answer.trouble != Trouble::None) forget();
  return answer;
}

// A simulation is taken to need no more than a millisecond.
Clock::time_point OtherProgram::deadline(std::optional<int> left) const {
  int budget = spec_.budget.milliseconds > 0 ? spec_.budget.milliseconds : spec_.budget.simulations;
  if (left) budget = budget == 0 ? *left : std::min(budget, *left);
  return Clock::now() + std::chrono::milliseconds(grace_) + std::chrono::milliseconds(budget);
}

Answer OtherProgram::ask(const View& view, std::optional<int> left, const std::atomic<bool>& stop) {
  const auto until = deadline(left);
  std::string lines;
  if (program_ == nullptr) {
    program_ = std::make_unique<Program>(spec_.command);
    add(lines, Sent::Hello, "hello");
  }
  lines += linesFor(view, left);
  if (!program_->send(lines, until)) return ended();
  return readAnswers(view, until, stop);
}

std::string OtherProgram::linesFor(const View& view, std::optional<int> left) {
  std::string lines;
  if (game_) {
    add(lines, Sent::NewGame, newGameLine(*game_));
    add(lines, Sent::Seed, "seed " + std::to_string(game_->seed));
    game_.reset();
  }
  add(lines, Sent::Position, "position " + notation::positionText(view));
  add(lines, Sent::Go, goLine(spec_.asks, left));
  return lines;
}

void OtherProgram::add(std::string& lines, Sent what, const std::string& line) {
  if (refused_.contains(what)) return;
  lines += line + '\n';
  pending_.push_back(what);
}

Answer OtherProgram::readAnswers(const View& view, Clock::time_point until, const std::atomic<bool>& stop) {
  std::string line;
  while (true) {
    switch (program_->readLine(line, until, stop)) {
      case Program::Got::Line: break;
      case Program::Got::Ended: return ended();
      case Program::Got::Late:
        return failed(Trouble::Late, !hasSpoken_ ? "no answer in time, and no word before: does it flush its output?"
                                     : best_.empty() ? "no answer in time"
                                                     : "no 'ok' after 'best' in time");
      case Program::Got::Stopped: return failed(Trouble::Stopped, "");
      case Program::Got::TooLong: return failed(Trouble::Illegal, "an endless line");
    }
    hasSpoken_ = true;
    if (auto answer = take(view, line)) return *answer;
  }
}

// Nothing: there is more to come.
std::optional<Answer> OtherProgram::take(const View& view, const std::string& line) {
  if (line == "ok" || line.starts_with("error")) return takeEnd(view, line);
  if (line.starts_with("best ")) return takeBest(view, line.substr(5));
  if (line.starts_with("info") || takeIdentity(line)) return std::nullopt;
  return failed(Trouble::Illegal, "it said " + base::quoted(line));
}

std::optional<Answer> OtherProgram::takeEnd(const View& view, const std::string& line) {
  const Sent what = answered();
  const bool isError = line != "ok";
  if (isError && what < Sent::Position) refused_.insert(what);
  else if (isError) return failed(Trouble::Illegal, "it said " + base::quoted(line));
  if (!pending_.empty() || identity_.name.empty() || what != Sent::Go) return std::nullopt;
  if (best_.empty()) return failed(Trouble::Illegal, "it answered 'go' without 'best'");
  return readPlay(view, std::exchange(best_, ""));
}

std::optional<Answer> OtherProgram::takeBest(const View& view, const std::string& text) {
  if (!best_.empty()) return failed(Trouble::Illegal, "it said 'best' twice");
  if (!pending_.empty()) pending_ = {pending_.back()};  // all before it are done with, whether it said `ok` or not
  if (identity_.name.empty()) return readPlay(view, text);
  best_ = text;
  return std::nullopt;
}

bool OtherProgram::takeIdentity(const std::string& line) {
  if (pending_.empty() || pending_.front() != Sent::Hello) return false;
  return readIdentity(line, identity_);
}

// What an `ok` or `error` is about. Those who leave out some are taken to speak of the last line.
OtherProgram::Sent OtherProgram::answered() {
  if (pending_.empty()) return Sent::Go;
  const Sent what = pending_.front();
  pending_.pop_front();
  return what;
}

Answer OtherProgram::ended() {
  if (!hasSpoken_ && program_->couldNotStart())
    return failed(Trouble::NotStarted, "the program cannot be started: " + base::quoted(spec_.command));
  return failed(Trouble::Crashed, "the program has ended" + program_->howItEnded());
}

// The next game begins with a new process.
void OtherProgram::forget() {
  program_->kill();
  program_.reset();
  pending_.clear();
  best_.clear();
  hasSpoken_ = false;
}

}  // namespace tacit::match
