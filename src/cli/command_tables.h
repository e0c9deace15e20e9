// What is made of the table of commands and options: help, suggestions, completions for shells, the manual page.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <span>
#include <string>

namespace tacit::cli {

// What `tacit help WORDS...` prints; nothing when there is no such command.
std::optional<std::string> helpFor(CLI::App& app, std::span<const std::string> words);

// After a parse that failed: the first word that is neither a command nor an option, and what may have been meant.
// Empty where something else was wrong.
std::string unknownWord(CLI::App& app);

std::string manualPage(CLI::App& app);

// For bash, zsh or fish.
std::string completions(CLI::App& app, const std::string& shell);

}  // namespace tacit::cli
