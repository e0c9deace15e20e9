// A tournament in a file of one's own: locked while it is open, and only ever added to.
#pragma once

#include "base/result.h"
#include "tournament/director.h"

namespace tacit::cli {

class TournamentFile {
 public:
  // Waits for others who have the file open. The error says what is in the way, or which line is wrong. A last line
  // that was not written to its end - the power failed - is left out, and overwritten by the next.
  static base::Result<TournamentFile> open(const std::string& file);
  // A new file; says what is in the way.
  static std::optional<std::string> create(const std::string& file, const tournament::Tournament& tournament);

  TournamentFile(const TournamentFile&) = delete;
  TournamentFile& operator=(const TournamentFile&) = delete;
  TournamentFile(TournamentFile&& other) noexcept;
  TournamentFile& operator=(TournamentFile&& other) = delete;
  ~TournamentFile();

  tournament::Tournament& tournament() { return tournament_; }
  tournament::Director director();

  // Writes what has happened since it was opened: all of it or nothing. Says what went wrong.
  std::optional<std::string> save();

 private:
  TournamentFile(std::string name, int descriptor) : name_(std::move(name)), descriptor_(descriptor) {}
  std::optional<std::string> load();

  std::string name_;
  int descriptor_;
  std::size_t intact_ = 0;  // bytes that are read and stay
  bool endsInLine_ = true;  // a line end is missing behind them
  std::string added_;       // lines to be written
  tournament::Tournament tournament_;
};

}  // namespace tacit::cli
