#include "cli/interrupt.h"

#include <unistd.h>

#include <csignal>
#include <ctime>

#include "cli/commands.h"

namespace tacit::cli {
namespace {

std::atomic<bool>& interrupted() {
  static std::atomic<bool> flag = false;
  return flag;
}

std::atomic<int>& signalOfInterrupt() {
  static std::atomic<int> number = SIGINT;
  return number;
}

// One that comes at once after the first may be the same one, sent to the process and to its group.
void onInterrupt(int signal) {
  static std::atomic<std::time_t> first = 0;
  const std::time_t now = std::time(nullptr);
  if (!interrupted().exchange(true)) {
    first = now;
    signalOfInterrupt() = signal;
  } else if (now - first > 1) _exit(128 + signal);
}

}  // namespace

const std::atomic<bool>& catchInterrupt() {
  struct sigaction action{};
  action.sa_handler = onInterrupt;
  action.sa_flags = SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return interrupted();
}

int stopped(const std::string& whatThereIs) { return complain("stopped: " + whatThereIs, 128 + signalOfInterrupt()); }

}  // namespace tacit::cli
