// `tacit serve` as a process of its own.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/folder.h"
#include "support/network.h"
#include "support/places.h"

namespace tacit::testing {

using Environment = std::vector<std::pair<std::string, std::string>>;

// `tacit serve` as a process; what it writes goes to a file.
class Program {
 public:
  explicit Program(const Environment& environment, const std::vector<std::string>& arguments = {},
                   std::string binary = tacitProgram()) {
    process_ = fork();
    if (process_ != 0) return;
    for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
    const int file = open(folder_.path("log").c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, 0);  // connections of ours would live on in it
    std::vector<std::string> words = {binary, "serve"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(binary.c_str(), pointers.data());
    _exit(127);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  Program(Program&&) = delete;
  Program& operator=(Program&&) = delete;
  ~Program() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }

  std::string address() const {
    std::string found;
    const std::string before = "listening on http://";
    EXPECT_TRUE(comesTrue([&] {
      const std::string text = log();
      const auto at = text.find(before);
      const auto end = text.find('\n', at);
      if (at == std::string::npos || end == std::string::npos) return false;
      found = text.substr(at + before.size(), end - at - before.size());
      return true;
    }));
    return found;
  }
  std::string log() const {
    std::ifstream file(folder_.path("log"));
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
  }
  void signal(int number) const { kill(process_, number); }
  // The exit code; -1 when it does not end.
  int end() {
    int status = 0;
    const bool ended = comesTrue([&] { return waitpid(process_, &status, WNOHANG) == process_; });
    if (!ended) return -1;
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
  }

 private:
  TemporaryFolder folder_;
  pid_t process_ = -1;
};

}  // namespace tacit::testing
