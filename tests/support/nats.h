// A NATS server for tests: from Debian's package, on a port of 127.0.0.1.
#pragma once

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <vector>

#include "support/free_port.h"

namespace tacit::testing {

class Nats {
 public:
  explicit Nats(std::vector<std::string> more = {}) : more_(std::move(more)), port_(freePort()) { start(); }
  Nats(const Nats&) = delete;
  Nats& operator=(const Nats&) = delete;
  Nats(Nats&&) = delete;
  Nats& operator=(Nats&&) = delete;
  ~Nats() { stop(); }

  std::string url(const std::string& user = {}) const { return "nats://" + user + "127.0.0.1:" + port_; }

  // The process, for its figures.
  pid_t process() const { return process_; }

  void start() {
    process_ = fork();
    if (process_ != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that is killed leaves nothing behind
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, 0);  // a client's connections would live on in it
    std::vector<std::string> words = {"nats-server", "-a", "127.0.0.1", "-p", port_};
    words.insert(words.end(), more_.begin(), more_.end());
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execvp("nats-server", pointers.data());
    _exit(127);
  }

  void stop() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }

 private:
  std::vector<std::string> more_;
  std::string port_;
  pid_t process_ = -1;
};

}  // namespace tacit::testing
