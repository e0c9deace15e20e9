// A program that is asked strictly: each line sent has an answer that ends with `ok`, or is a line `error ..`.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "match/program.h"

namespace tacit::match {

struct Reply {
  enum class End : std::uint8_t { Ok, Error, Ended, Silent, Endless, Stopped };

  End end = End::Ok;
  std::vector<std::string> lines;  // with the `ok` or the `error`
  double milliseconds = 0;         // from the sending

  bool complete() const { return end == End::Ok || end == End::Error; }
  // What it said before the end of its answer.
  std::span<const std::string> before() const { return std::span(lines).first(lines.size() - (complete() ? 1 : 0)); }
};

class Dialogue {
 public:
  Dialogue(const std::string& command, const std::atomic<bool>& stop) : program_(command), stop_(stop) {}

  // All of it at once, as a match does. Patience: milliseconds in which all answers must have come.
  void send(const std::vector<std::string>& lines, int patience);
  // The answer to the next line that was sent.
  Reply reply();
  Reply ask(const std::string& line, int patience);

  Program& program() { return program_; }

 private:
  Program program_;
  const std::atomic<bool>& stop_;
  Clock::time_point sent_;
  Clock::time_point until_;
};

}  // namespace tacit::match
