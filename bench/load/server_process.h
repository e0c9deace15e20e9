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

class ServerProcess {
 public:
  // Waits until it says where it listens; std::runtime_error when it does not.
  explicit ServerProcess(const std::vector<std::string>& command);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ServerProcess(ServerProcess&&) = delete;
  ServerProcess& operator=(ServerProcess&&) = delete;
  // Asks it to end, and waits.
  ~ServerProcess() { end(); }

  const std::string& address() const { return address_; }
  ProcessFigures figures() const;

  // SIGKILL: what is not on disk by now is lost.
  void kill();
  // SIGTERM; whether it ended by itself and said that all went well.
  bool end();

 private:
  std::string firstLine();
  bool wait(bool* endedWell);

  pid_t pid_ = -1;
  int out_ = -1;
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
