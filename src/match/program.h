// Another program as a child process: lines to its standard input, lines from its standard output, never waiting long.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

namespace tacit::match {

using Clock = std::chrono::steady_clock;

class Program {
 public:
  enum class Got : std::uint8_t { Line, Ended, Late, Stopped, TooLong };

  // Runs a shell command line in a process group of its own: a Ctrl-C meant for the match does not reach it.
  // Every Program must be made in a process that ignores SIGPIPE; see ignoreBrokenPipes.
  explicit Program(const std::string& command);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  // Asks it to quit and waits a moment; then ends it and all it started.
  ~Program();

  // False: it does not read, has ended, or was never there.
  bool send(std::string_view text, Clock::time_point deadline);

  // The next line of what it says, without the line end.
  Got readLine(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop);

  // After it has ended: whether there was no shell, or the shell could not find or run it.
  bool couldNotStart();

  // After it has ended: " (exit code 3)", " (signal 9)"; empty where it is still there, without its output.
  std::string howItEnded();

  // Hangs up, as one who dies does: it finds the end of its input, and nobody who reads what it writes.
  void hangUp();

  // Whether it has ended by then.
  bool endsBy(Clock::time_point deadline, const std::atomic<bool>& stop);

  // Ends it at once.
  void kill();

 private:
  bool hasEnded();
  void reap(int status);

  pid_t pid_ = -1;
  int in_ = -1;   // its standard input
  int out_ = -1;  // its standard output
  int status_ = 0;
  std::string buffer_;
};

// A program that dies while it is written to must not take us along.
void ignoreBrokenPipes();

}  // namespace tacit::match
