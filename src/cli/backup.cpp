#include "store/backup.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "store/store.h"

namespace tacit::cli {
namespace {

// Progress is for people who watch; a file or a pipe gets none.
void clearLine() {
  if (::isatty(STDERR_FILENO) == 1) std::cerr << "\r\033[K" << std::flush;
}

void tellRows(const std::string& table, std::int64_t rows) {
  clearLine();
  if (::isatty(STDERR_FILENO) == 1) std::cerr << rows << " rows, " << table << std::flush;
}

template <class Work>
int copied(const std::string& what, Work work) {
  try {
    const store::BackupFigures figures = work();
    clearLine();
    std::cout << what << ": " << figures.rows << " rows of " << figures.tables << " tables\n";
    return kDone;
  } catch (const store::StoreError& problem) {
    clearLine();
    return complain(problem.what());
  }
}

int checkBackup(const std::string& file) {
  std::string folder = std::filesystem::temp_directory_path() / "tacit-check-XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) return complain("no temporary folder: " + folder);
  const int code = copied(file + " can be restored",
                          [&] { return store::restore("sqlite:" + folder + "/tacit.sqlite", file, false, tellRows); });
  std::filesystem::remove_all(folder);
  return code;
}

}  // namespace

int backup(const BackupOptions& options) {
  if (options.check) return checkBackup(options.file);
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (!options.replace && std::filesystem::exists(options.file))
    return complain(options.file + ": is there already; --replace overwrites it");
  return copied("backed up to " + options.file,
                [&] { return store::backup(service::databaseUrl(*settings), options.file, tellRows); });
}

int restore(const BackupOptions& options) {
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (settings->db.empty() && std::filesystem::create_directories(settings->data))
    std::filesystem::permissions(settings->data, std::filesystem::perms::owner_all);
  return copied("restored from " + options.file, [&] {
    return store::restore(service::databaseUrl(*settings), options.file, options.replace, tellRows);
  });
}

}  // namespace tacit::cli
