#include "store/backup.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "json/json.h"
#include "store/store.h"

namespace tacit::cli {
namespace {

namespace fs = std::filesystem;

struct Interrupted {};

// Progress is for people who watch; a file or a pipe gets none.
void clearLine() {
  if (::isatty(STDERR_FILENO) == 1) std::cerr << "\r\033[K" << std::flush;
}

void tellRows(const std::string& table, std::int64_t rows) {
  if (catchInterrupt()) throw Interrupted{};
  clearLine();
  if (::isatty(STDERR_FILENO) == 1) std::cerr << rows << " rows, " << table << std::flush;
}

struct CopyShown {
  std::string file;
  std::int64_t tables = 0;
  std::int64_t rows = 0;
  TACIT_FIELDS(CopyShown, file, tables, rows)
};

// What it says goes to standard error where the backup itself is on standard output.
struct Copying {
  const BackupOptions& options;
  std::string what;
  bool ontoOutput = false;
};

template <class Work>
int copied(const Copying& copying, Work work) {
  const BackupOptions& options = copying.options;
  catchInterrupt();
  try {
    const store::BackupFigures figures = work();
    clearLine();
    auto& out = copying.ontoOutput ? std::cerr : std::cout;
    if (options.json) out << json::text(CopyShown{options.file, figures.tables, figures.rows}) << '\n';
    else out << copying.what << ": " << figures.rows << " rows of " << figures.tables << " tables\n";
    return kDone;
  } catch (const store::StoreError& problem) {
    clearLine();
    return complain(problem.what());
  } catch (const Interrupted&) {
    clearLine();
    return stopped("nothing was changed");
  }
}

// A folder for a file on its way, gone at the end.
class Scratch {
 public:
  Scratch() {
    if (::mkdtemp(folder_.data()) == nullptr) throw store::StoreError("no temporary folder: " + folder_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    std::error_code failure;
    fs::remove_all(folder_, failure);
  }
  std::string file(const std::string& name) const { return folder_ + '/' + name; }

 private:
  std::string folder_ = fs::temp_directory_path() / "tacit-copy-XXXXXX";
};

constexpr std::string_view kStandard = "-";

std::string nameOf(const BackupOptions& options, const std::string& standard) {
  return options.file == kStandard ? standard : options.file;
}

// A backup is read twice: what comes by standard input is kept for that long.
store::BackupFigures restoredFrom(const std::string& file, const std::string& url, bool replace) {
  if (file != kStandard) return store::restore(url, file, replace, tellRows);
  const Scratch scratch;
  std::ofstream(scratch.file("standard input"), std::ios::binary) << std::cin.rdbuf();
  return store::restore(url, scratch.file("standard input"), replace, tellRows);
}

store::BackupFigures backedUpTo(const std::string& file, const std::string& url) {
  if (file != kStandard) return store::backup(url, file, tellRows);
  const Scratch scratch;
  const auto figures = store::backup(url, scratch.file("backup"), tellRows);
  std::cout << std::ifstream(scratch.file("backup"), std::ios::binary).rdbuf() << std::flush;
  if (!std::cout) throw store::StoreError("standard output cannot be written");
  return figures;
}

int checkBackup(const BackupOptions& options) {
  return copied({options, nameOf(options, "standard input") + " can be restored"}, [&] {
    const Scratch scratch;
    return restoredFrom(options.file, "sqlite:" + scratch.file("tacit.sqlite"), false);
  });
}

}  // namespace

int backup(const BackupOptions& options) {
  if (options.check) return checkBackup(options);
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (!options.replace && options.file != kStandard && fs::exists(options.file))
    return complain(options.file + ": is there already; --replace overwrites it");
  return copied({options, "backed up to " + nameOf(options, "standard output"), options.file == kStandard},
                [&] { return backedUpTo(options.file, service::databaseUrl(*settings)); });
}

int restore(const BackupOptions& options) {
  const auto settings = operations::readSettings(options.sources);
  if (!settings) return complain(settings.error(), kUsageError);
  if (settings->db.empty() && fs::create_directories(settings->data))
    fs::permissions(settings->data, fs::perms::owner_all);
  return copied({options, "restored from " + nameOf(options, "standard input")},
                [&] { return restoredFrom(options.file, service::databaseUrl(*settings), options.replace); });
}

}  // namespace tacit::cli
