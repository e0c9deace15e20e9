// A server in a process of its own: started, looked at from outside, ended gently or at once.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace tacit::load {

// What the system says of a process.
struct ProcessFigures {
  std::size_t residentKib = 0;
  double cpuSeconds = 0;
};

ProcessFigures figuresOf(pid_t process);
// Processor time of a process and of all its children, those that have ended as well.
double familyCpuSeconds(pid_t parent);

class ServerProcess {
 public:
  // Waits until it says where it listens; std::runtime_error when it does not. What it says to standard error goes to
  // the end of the log, if one is named.
  explicit ServerProcess(const std::vector<std::string>& command, const std::filesystem::path& log = {});
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ServerProcess(ServerProcess&&) = delete;
  ServerProcess& operator=(ServerProcess&&) = delete;
  // Asks it to end, and waits.
  ~ServerProcess() { end(); }

  const std::string& address() const { return address_; }
  ProcessFigures figures() const { return figuresOf(pid_); }

  // SIGKILL: what is not on disk by now is lost.
  void kill();
  // SIGTERM; whether it ended by itself and said that all went well.
  bool end();
  // SIGSTOP and SIGCONT: it stands still, and knows nothing of it.
  void freeze() const;
  void wake() const;
  // SIGUSR1: it is to hand over what it has, and to end then.
  void drain() const;
  // It has gone by itself; once that is so, whether it said that all went well.
  bool hasGone();
  bool wentWell() const { return wentWell_; }

 private:
  std::string firstLine();

  pid_t pid_ = -1;
  int out_ = -1;
  bool wentWell_ = false;
  std::string address_;
};

// The program of this name beside our own.
std::string programBeside(const std::string& name);

// `tacit serve` on this folder, without limits, at any port that is free.
std::vector<std::string> serveCommand(const std::filesystem::path& data);

// A folder that is gone when we are.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  TemporaryFolder(TemporaryFolder&&) = delete;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tacit::load
