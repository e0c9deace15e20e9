// The command line of `tacit tournament`.
#pragma once

#include <CLI/CLI.hpp>

#include "cli/commands.h"

void addTournament(CLI::App& app, tacit::cli::TournamentOptions& options, int& code);
