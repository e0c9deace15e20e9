// Keeping games in files: written whole or not at all, and the game that is kept without being asked.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "notation/game_file.h"

namespace tacit::cli {

// Writes the text so that the file is either the old one or the new one, never half of it; `-` is standard output.
// Says what went wrong.
std::optional<std::string> saveText(const std::string& text, const std::string& file);
std::optional<std::string> saveGame(const notation::GameRecord& record, const std::string& file);

// Whether a game could be saved there, found out without touching the file. Says what is in the way.
std::optional<std::string> whyNotSave(const std::string& file);

bool fileExists(const std::string& file);
bool fileIsEmpty(const std::string& file);
bool sameFile(const std::string& one, const std::string& other);

// `-` is standard input.
base::Result<std::string> loadText(const std::string& file);
base::Result<notation::GameRecord> loadGame(const std::string& file);

// Where an unfinished game is kept from play to play: under XDG_STATE_HOME or ~/.local/state. Empty when there is no
// home.
std::string unfinishedGameFile();

void removeFile(const std::string& file);

}  // namespace tacit::cli
