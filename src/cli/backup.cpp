#include "store/backup.h"

#include <filesystem>
#include <iostream>

#include "cli/commands.h"
#include "store/store.h"

namespace tacit::cli {
namespace {

std::string urlOf(const service::Settings& settings) {
  return settings.db.empty() ? "sqlite:" + settings.data + "/tacit.sqlite" : settings.db;
}

void tellRows(const std::string& table, std::int64_t rows) {
  std::cerr << "\r\033[K" << rows << " rows, " << table << std::flush;
}

template <class Work>
int copied(const std::string& what, Work work) {
  try {
    const store::BackupFigures figures = work();
    std::cerr << "\r\033[K";
    std::cout << what << ": " << figures.rows << " rows of " << figures.tables << " tables\n";
    return kDone;
  } catch (const store::StoreError& problem) {
    std::cerr << "\r\033[K";
    return complain(problem.what());
  }
}

}  // namespace

int backup(const BackupOptions& options) {
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  return copied("backed up to " + options.file,
                [&] { return store::backup(urlOf(*settings), options.file, tellRows); });
}

int restore(const BackupOptions& options) {
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (settings->db.empty() && std::filesystem::create_directories(settings->data))
    std::filesystem::permissions(settings->data, std::filesystem::perms::owner_all);
  return copied("restored from " + options.file,
                [&] { return store::restore(urlOf(*settings), options.file, options.replace, tellRows); });
}

}  // namespace tacit::cli
