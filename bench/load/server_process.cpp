#include "load/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace tacit::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kLongestStart{30};
constexpr std::chrono::seconds kLongestEnd{20};
constexpr std::string_view kListening = "listening on http://";

// In a process group of its own: a Ctrl-C is meant for us, who still have questions to it.
pid_t spawn(std::vector<std::string> command, int out) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  std::vector<char*> arguments;
  for (auto& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t pid = -1;
  if (posix_spawn(&pid, arguments.front(), &files, &attributes, arguments.data(), environ) != 0) pid = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return pid;
}

}  // namespace

ServerProcess::ServerProcess(const std::vector<std::string>& command) {
  std::array<int, 2> ends{-1, -1};
  if (pipe2(ends.data(), O_CLOEXEC) == 0) pid_ = spawn(command, ends[1]);
  if (ends[1] >= 0) close(ends[1]);
  out_ = ends[0];
  const std::string line = pid_ < 0 ? std::string() : firstLine();
  if (line.starts_with(kListening)) {
    address_ = line.substr(kListening.size());
    return;
  }
  kill();
  throw std::runtime_error("the server did not start: " + command.front());
}

std::string ServerProcess::firstLine() {
  std::string line;
  const auto deadline = Clock::now() + kLongestStart;
  while (Clock::now() < deadline) {
    pollfd ready{out_, POLLIN, 0};
    if (poll(&ready, 1, 100) <= 0) continue;
    char c = 0;
    if (read(out_, &c, 1) != 1 || c == '\n') break;
    line += c;
  }
  return line;
}

bool ServerProcess::wait(bool* endedWell) {
  int status = 0;
  if (waitpid(pid_, &status, WNOHANG) != pid_) return false;
  *endedWell = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  return true;
}

void ServerProcess::kill() {
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  pid_ = -1;
  if (out_ >= 0) close(out_);
  out_ = -1;
}

bool ServerProcess::end() {
  if (pid_ < 0) return false;
  ::kill(pid_, SIGTERM);
  bool endedWell = false;
  for (const auto deadline = Clock::now() + kLongestEnd; Clock::now() < deadline;) {
    if (wait(&endedWell)) {
      pid_ = -1;
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  kill();
  return endedWell;
}

ProcessFigures ServerProcess::figures() const {
  const std::string folder = "/proc/" + std::to_string(pid_);
  ProcessFigures figures;
  std::size_t pages = 0;
  std::ifstream(folder + "/statm") >> pages >> figures.residentKib;
  figures.residentKib *= static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
  std::stringstream all;
  all << std::ifstream(folder + "/stat").rdbuf();
  std::istringstream stat(all.str().substr(std::min(all.str().size(), all.str().rfind(')') + 1)));
  std::string word;
  for (int field = 3; field < 14; ++field) stat >> word;  // proc(5): 14 and 15 are times
  double user = 0;
  double system = 0;
  stat >> user >> system;
  figures.cpuSeconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  return figures;
}

std::string programBeside(const std::string& name) {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path() / name;
}

std::vector<std::string> serveCommand(const std::filesystem::path& data) {
  return {programBeside("tacit"), "serve",       "--listen",    "127.0.0.1:0", "--data",
          data.string(),          "--no-limits", "--log-level", "warn"};
}

TemporaryFolder::TemporaryFolder() {
  std::string name = std::filesystem::temp_directory_path() / "tacit-load-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder " + name);
  path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace tacit::load
