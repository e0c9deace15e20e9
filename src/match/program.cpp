#include "match/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

namespace tacit::match {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestLine = std::size_t{64} * 1024;
constexpr milliseconds kLookAgain{50};    // how often somebody who waits looks whether he is to stop
constexpr milliseconds kTimeToQuit{200};  // for a program that was asked to

// What shells answer.
constexpr int kNotRunnable = 126;
constexpr int kNotFound = 127;

void closeEnd(int& end) {
  if (end >= 0) close(end);
  end = -1;
}

// How long poll may wait for the deadline; 0 when it has passed.
int waitFor(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
  return static_cast<int>(std::clamp(left, milliseconds{0}, kLookAgain).count());
}

// Starts `sh -c command` with these ends as its standard input and output; -1 when that is impossible.
pid_t spawnShell(std::string command, int in, int out) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t usual;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigemptyset(&usual);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM}) sigaddset(&usual, signal);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  std::string shell = "sh";
  std::string option = "-c";
  const std::array<char*, 4> arguments = {shell.data(), option.data(), command.data(), nullptr};
  pid_t pid = -1;
  if (posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ) != 0) pid = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return pid;
}

}  // namespace

void ignoreBrokenPipes() { std::signal(SIGPIPE, SIG_IGN); }

Program::Program(const std::string& command) {
  std::array<int, 2> toIt{-1, -1};
  std::array<int, 2> fromIt{-1, -1};
  // Closed on exec: the children of other threads must not hold these ends open.
  if (pipe2(toIt.data(), O_CLOEXEC) == 0 && pipe2(fromIt.data(), O_CLOEXEC) == 0)
    pid_ = spawnShell(command, toIt[0], fromIt[1]);
  closeEnd(toIt[0]);
  closeEnd(fromIt[1]);
  in_ = toIt[1];
  out_ = fromIt[0];
  if (pid_ < 0) status_ = W_EXITCODE(kNotFound, 0);
  if (in_ >= 0) fcntl(in_, F_SETFL, O_NONBLOCK);
}

Program::~Program() {
  if (pid_ > 0) {
    send("quit\n", Clock::now());
    closeEnd(in_);
    endsBy(Clock::now() + kTimeToQuit, false);
  }
  kill();
  closeEnd(in_);
  closeEnd(out_);
}

bool Program::send(std::string_view text, Clock::time_point deadline) {
  while (!text.empty() && in_ >= 0) {
    const ssize_t sent = write(in_, text.data(), text.size());
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
      continue;
    }
    if (errno != EAGAIN && errno != EINTR) return false;
    if (Clock::now() >= deadline) return false;
    pollfd ready{in_, POLLOUT, 0};
    poll(&ready, 1, waitFor(deadline));
  }
  return text.empty();
}

Program::Got Program::readLine(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop) {
  while (true) {
    const auto end = buffer_.find('\n');
    if (end != std::string::npos) {
      line = buffer_.substr(0, end);
      if (line.ends_with('\r')) line.pop_back();
      buffer_.erase(0, end + 1);
      return Got::Line;
    }
    if (buffer_.size() > kLongestLine) return Got::TooLong;
    if (stop) return Got::Stopped;
    if (out_ < 0) return Got::Ended;
    const int wait = waitFor(deadline);
    pollfd ready{out_, POLLIN, 0};
    const int answers = poll(&ready, 1, wait);
    if (answers == 0 && wait == 0) return Got::Late;
    if (answers <= 0) continue;
    std::array<char, 4096> chunk{};
    const ssize_t size = read(out_, chunk.data(), chunk.size());
    if (size > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(size));
    else if (size == 0 || errno != EINTR) return Got::Ended;
  }
}

bool Program::couldNotStart() {
  endsBy(Clock::now() + kTimeToQuit, false);
  return pid_ < 0 && WIFEXITED(status_) && (WEXITSTATUS(status_) == kNotRunnable || WEXITSTATUS(status_) == kNotFound);
}

std::string Program::howItEnded() {
  if (!endsBy(Clock::now() + kTimeToQuit, false)) return "";
  if (WIFSIGNALED(status_)) return " (signal " + std::to_string(WTERMSIG(status_)) + ")";
  return " (exit code " + std::to_string(WEXITSTATUS(status_)) + ")";
}

void Program::hangUp() {
  closeEnd(in_);
  closeEnd(out_);
}

bool Program::endsBy(Clock::time_point deadline, const std::atomic<bool>& stop) {
  while (!hasEnded() && Clock::now() < deadline && !stop) std::this_thread::sleep_for(milliseconds{1});
  return pid_ < 0;
}

bool Program::hasEnded() {
  if (pid_ < 0) return true;
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) != pid_) return false;
  reap(status);
  return true;
}

void Program::kill() {
  if (pid_ < 0) return;
  ::kill(-pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) continue;
  reap(status);
}

// What it started itself may still be there.
void Program::reap(int status) {
  ::kill(-pid_, SIGKILL);
  status_ = status;
  pid_ = -1;
}

}  // namespace tacit::match
