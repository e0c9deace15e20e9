// A copy of all that is kept, in a file that either database can be restored from: JSON lines with a checksum.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace tacit::store {

struct BackupFigures {
  std::int64_t tables = 0;  // of the database
  std::int64_t rows = 0;

  bool operator==(const BackupFigures&) const = default;
};

// Told as it goes on; may be empty.
using Progress = std::function<void(const std::string& table, std::int64_t rows)>;

// As it is at one moment, while a server may go on writing. The file is there when it is whole and on disk, or not at
// all, and only its owner can read it. Throws StoreError.
BackupFigures backup(const std::string& url, const std::string& file, const Progress& progress = {});

// Into a database that no server runs on and that has nothing in it, or whose content is to be replaced. All of it or
// nothing; what an older Tacit has written is brought up to date. Throws StoreError.
BackupFigures restore(const std::string& url, const std::string& file, bool replace = false,
                      const Progress& progress = {});

}  // namespace tacit::store
