#include "cli/play/keeping.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

#include "base/result.h"
#include "base/strings.h"
#include "cli/input.h"

namespace tacit::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStandardInput = "-";
constexpr std::string_view kStandardOutput = "-";

std::string nameOf(const std::string& file) { return file == kStandardInput ? "standard input" : file; }

// Larger than any game; a device or a mistaken file is not read to its end.
constexpr std::size_t kLargestFile = 16U << 20U;

std::string why(int number) { return std::generic_category().message(number); }

std::string complaint(const std::string& file, const std::string& reason) {
  return "cannot save to " + base::quoted(file) + ": " + reason;
}

// The file behind a link, so that saving replaces the file and not the link.
fs::path behindLinks(const fs::path& file) {
  std::error_code failure;
  const fs::path real = fs::canonical(file, failure);
  return failure ? file : real;
}

// A draft lies beside its file, so that it can take the file's place in one step.
fs::path draftOf(const fs::path& target) { return target.string() + ".new" + std::to_string(getpid()); }

std::optional<std::string> openDraft(const std::string& file, const fs::path& target, std::ofstream& out) {
  std::error_code failure;
  const auto status = fs::status(target, failure);
  if (fs::exists(status) && !fs::is_regular_file(status)) return complaint(file, "it is not a plain file");
  errno = 0;
  out.open(draftOf(target), std::ios::binary | std::ios::trunc);
  if (!out) return complaint(file, why(errno));
  return std::nullopt;
}

base::Result<std::string> readText(std::istream& in, const std::string& name) {
  std::string text;
  for (std::istreambuf_iterator<char> at(in), end; at != end && text.size() <= kLargestFile; ++at) text += *at;
  if (text.size() > kLargestFile) return base::Error{base::quoted(name) + " is too large for such a file"};
  return text;
}

}  // namespace

std::optional<std::string> saveText(const std::string& text, const std::string& file) {
  if (file == kStandardOutput) {
    std::cout << text << std::flush;
    return std::cout ? std::nullopt : std::optional(complaint("standard output", why(errno)));
  }
  const fs::path target = behindLinks(file);
  const fs::path draft = draftOf(target);
  std::ofstream out;
  if (auto problem = openDraft(file, target, out)) return problem;
  std::error_code failure;
  out << text;
  out.close();
  if (!out) {
    const std::string reason = why(errno);
    fs::remove(draft, failure);
    return complaint(file, reason);
  }
  fs::rename(draft, target, failure);
  if (!failure) return std::nullopt;
  const std::string reason = failure.message();
  fs::remove(draft, failure);
  return complaint(file, reason);
}

std::optional<std::string> saveGame(const notation::GameRecord& record, const std::string& file) {
  return saveText(notation::gameFileText(record), file);
}

std::optional<std::string> whyNotSave(const std::string& file) {
  const fs::path target = behindLinks(file);
  std::ofstream out;
  if (auto problem = openDraft(file, target, out)) return problem;
  out.close();
  removeFile(draftOf(target).string());
  return std::nullopt;
}

bool fileExists(const std::string& file) {
  std::error_code failure;
  return fs::exists(file, failure);
}

bool fileIsEmpty(const std::string& file) {
  std::error_code failure;
  return fs::is_empty(file, failure);
}

bool sameFile(const std::string& one, const std::string& other) {
  std::error_code failure;
  return fs::equivalent(one, other, failure);
}

base::Result<std::string> loadText(const std::string& file) {
  if (file == kStandardInput) return readText(std::cin, nameOf(file));
  std::error_code failure;
  if (fs::is_directory(file, failure)) return base::Error{"cannot read " + base::quoted(file) + ": it is a folder"};
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) return base::Error{"cannot read " + base::quoted(file) + ": " + why(errno)};
  return readText(in, file);
}

base::Result<notation::GameRecord> loadGame(const std::string& file) {
  const auto text = loadText(file);
  if (!text) return base::Error{text.error()};
  auto record = notation::parseGameFile(*text);
  if (!record) return base::Error{nameOf(file) + ": " + record.error()};
  return record;
}

std::string unfinishedGameFile() {
  std::string state = environment("XDG_STATE_HOME");
  if (state.empty()) {
    const std::string home = environment("HOME");
    if (home.empty()) return "";
    state = home + "/.local/state";
  }
  std::error_code failure;
  fs::create_directories(state + "/tacit", failure);
  return failure ? "" : state + "/tacit/unfinished.tac";
}

void removeFile(const std::string& file) {
  std::error_code failure;
  fs::remove(file, failure);
}

}  // namespace tacit::cli
