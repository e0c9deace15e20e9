#include "cli/tournament_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <iostream>
#include <system_error>
#include <utility>

#include "base/result.h"
#include "base/strings.h"
#include "tournament/event_file.h"

namespace tacit::cli {
namespace {

using base::Error;
using tournament::Tournament;

constexpr std::size_t kLargestTournament = std::size_t{256} << 20U;

std::string cannot(std::string_view what, const std::string& file) {
  return "cannot " + std::string(what) + " " + base::quoted(file) + ": " + std::generic_category().message(errno);
}

std::optional<std::string> readAll(int descriptor, const std::string& file, std::string& text) {
  std::array<char, 65536> part{};
  while (true) {
    const auto size = ::read(descriptor, part.data(), part.size());
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return cannot("read", file);
    if (size == 0) return std::nullopt;
    text.append(part.data(), static_cast<std::size_t>(size));
    if (text.size() > kLargestTournament) return base::quoted(file) + " is too large for a tournament";
  }
}

bool writeAll(int descriptor, std::string_view text, std::size_t at) {
  while (!text.empty()) {
    const auto size = ::pwrite(descriptor, text.data(), text.size(), static_cast<off_t>(at));
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(size));
    at += static_cast<std::size_t>(size);
  }
  return ::fsync(descriptor) == 0;
}

}  // namespace

base::Result<TournamentFile> TournamentFile::open(const std::string& file) {
  // Who may only read it may look at it; saving says why it can't.
  int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0 && (errno == EACCES || errno == EROFS)) descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return Error{cannot("open", file)};
  TournamentFile opened(file, descriptor);
  while (::flock(descriptor, LOCK_EX) != 0)
    if (errno != EINTR) return Error{cannot("lock", file)};
  if (auto problem = opened.load()) return Error{*std::move(problem)};
  return opened;
}

std::optional<std::string> TournamentFile::load() {
  std::string text;
  if (auto problem = readAll(descriptor_, name_, text)) return problem;
  auto read = tournament::parseEventFile(text);
  if (!read && !text.ends_with('\n')) {
    const auto whole = text.rfind('\n');
    auto before = tournament::parseEventFile(text.substr(0, whole == std::string::npos ? 0 : whole + 1));
    if (before) {
      std::cerr << "tacit: " << name_ << ": its last line was not written to the end and is left out\n";
      text.resize(whole + 1);
      read = std::move(before);
    }
  }
  if (!read) return name_ + ": " + read.error();
  intact_ = text.size();
  endsInLine_ = text.ends_with('\n');
  tournament_ = *std::move(read);
  return std::nullopt;
}

std::optional<std::string> TournamentFile::create(const std::string& file, const Tournament& tournament) {
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return cannot("make", file);
  TournamentFile made(file, descriptor);
  made.added_ = tournament::eventFile(tournament);
  auto problem = made.save();
  if (problem) ::unlink(file.c_str());
  return problem;
}

TournamentFile::TournamentFile(TournamentFile&& other) noexcept
    : name_(std::move(other.name_)), descriptor_(std::exchange(other.descriptor_, -1)), intact_(other.intact_),
      endsInLine_(other.endsInLine_), added_(std::move(other.added_)), tournament_(std::move(other.tournament_)) {}

TournamentFile::~TournamentFile() {
  if (descriptor_ >= 0) ::close(descriptor_);  // and with it the lock
}

tournament::Director TournamentFile::director() {
  return {tournament_, [this](const tournament::Event& event) { added_ += tournament::eventLine(event); },
          base::wallNow()};
}

std::optional<std::string> TournamentFile::save() {
  if (added_.empty()) return std::nullopt;
  if (!endsInLine_) added_.insert(0, 1, '\n');
  const auto before = static_cast<off_t>(intact_);
  if (::ftruncate(descriptor_, before) != 0) return cannot("save to", name_);
  if (!writeAll(descriptor_, added_, intact_)) {
    auto problem = cannot("save to", name_);
    if (::ftruncate(descriptor_, before) != 0) problem += "; its end is damaged";
    return problem;
  }
  intact_ += added_.size();
  endsInLine_ = true;
  added_.clear();
  return std::nullopt;
}

}  // namespace tacit::cli
