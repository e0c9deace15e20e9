// A folder of a test's own, gone when the test is over.
#pragma once

#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace tacit::testing {

// In memory where there is room: a database that waits for a disk takes longer, and nothing here has to outlive the machine.
inline std::filesystem::path scratch() {
  constexpr std::uintmax_t kRoom = std::uintmax_t{1} << 30;
  const std::filesystem::path memory = "/dev/shm";
  std::error_code error;
  const auto space = std::filesystem::space(memory, error);
  const bool fits = !error && space.available >= kRoom && access(memory.c_str(), W_OK) == 0;
  return fits ? memory : std::filesystem::temp_directory_path();
}

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = scratch() / "tacit test XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder " + name);
    folder_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

}  // namespace tacit::testing
