#include "load/server_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
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
pid_t spawn(std::vector<std::string> command, int out, const std::string& log) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
  if (!log.empty())
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                     S_IRUSR | S_IWUSR);
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);  // our connections would live on in it
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

// What proc(5) has after the name of a process, which may have spaces in it: from field 3 on. Empty when it is gone.
std::istringstream statOf(pid_t process) {
  std::stringstream all;
  all << std::ifstream("/proc/" + std::to_string(process) + "/stat").rdbuf();
  const std::string text = all.str();
  const auto end = text.rfind(')');
  return std::istringstream(end == std::string::npos ? std::string() : text.substr(end + 1));
}

struct Stat {
  pid_t parent = -1;
  double own = 0;       // seconds
  double children = 0;  // of those that have ended
};

Stat statFigures(pid_t process) {
  auto stat = statOf(process);
  Stat figures;
  std::string word;
  stat >> word >> figures.parent;
  for (int field = 5; field < 14; ++field) stat >> word;  // 14 to 17 are times
  double user = 0;
  double system = 0;
  double childrenUser = 0;
  double childrenSystem = 0;
  stat >> user >> system >> childrenUser >> childrenSystem;
  const auto second = static_cast<double>(sysconf(_SC_CLK_TCK));
  figures.own = (user + system) / second;
  figures.children = (childrenUser + childrenSystem) / second;
  return figures;
}

}  // namespace

ServerProcess::ServerProcess(const std::vector<std::string>& command, const std::filesystem::path& log) {
  std::array<int, 2> ends{-1, -1};
  if (pipe2(ends.data(), O_CLOEXEC) == 0) pid_ = spawn(command, ends[1], log.string());
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

bool ServerProcess::hasGone() {
  int status = 0;
  if (pid_ < 0) return true;
  if (waitpid(pid_, &status, WNOHANG) != pid_) return false;
  pid_ = -1;
  wentWell_ = WIFEXITED(status) && WEXITSTATUS(status) == 0;
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
  wake();
  ::kill(pid_, SIGTERM);
  for (const auto deadline = Clock::now() + kLongestEnd; Clock::now() < deadline && !hasGone();)
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  kill();
  return wentWell_;
}

void ServerProcess::freeze() const {
  if (pid_ > 0) ::kill(pid_, SIGSTOP);
}

void ServerProcess::wake() const {
  if (pid_ > 0) ::kill(pid_, SIGCONT);
}

void ServerProcess::drain() const {
  if (pid_ > 0) ::kill(pid_, SIGUSR1);
}

ProcessFigures figuresOf(pid_t process) {
  ProcessFigures figures;
  std::size_t pages = 0;
  std::ifstream("/proc/" + std::to_string(process) + "/statm") >> pages >> figures.residentKib;
  figures.residentKib *= static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) / 1024;
  figures.cpuSeconds = statFigures(process).own;
  return figures;
}

double familyCpuSeconds(pid_t parent) {
  const Stat first = statFigures(parent);
  double sum = first.own + first.children;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", ignored)) {
    pid_t pid = 0;
    const std::string name = entry.path().filename();
    if (std::from_chars(name.data(), name.data() + name.size(), pid).ec != std::errc()) continue;
    const Stat one = statFigures(pid);
    if (one.parent == parent) sum += one.own + one.children;
  }
  return sum;
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
