#include <iostream>

#include "cli/commands.h"
#include "cli/play/keeping.h"
#include "json/json.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

void printStep(const FollowedGame& game, const Step* step) {
  if (step == nullptr) {
    std::cout << "deal " << notation::seatLetter(game.position().dealer) << '\n';
    return;
  }
  const auto& [before, play, after, dealt] = *step;
  std::cout << notation::seatLetter(before.by) << ' ' << notation::playText(before, play) << " => "
            << notation::boardText(before.layout(), play.after) << '\n';
}

void printBoard(const FollowedGame& game) {
  std::cout << "set " << notation::boardText(game.position().layout(), game.position().board) << '\n';
}

// Between two deals there is no position in the notation, only a board: the next hands are not in the file.
struct ReplayShown {
  std::optional<std::string> position, board;
  std::string result;
  TACIT_FIELDS(ReplayShown, position, board, result)
};

ReplayShown endOf(const FollowedGame& game) {
  const Position& last = game.position();
  ReplayShown shown{{}, {}, std::string(notation::resultText(last))};
  if (last.phase == Phase::Deal) shown.board = notation::boardText(last.layout(), last.board);
  else shown.position = notation::positionText(notation::Scene{last, game.stack(), {}});
  return shown;
}

void printText(const ReplayShown& shown) {
  if (shown.board) std::cout << "board " << *shown.board << '\n';
  if (shown.position) std::cout << "position " << *shown.position << '\n';
  std::cout << "result " << shown.result << '\n';
}

}  // namespace

int replay(const ReplayOptions& options) {
  const auto record = loadGame(options.file);
  if (!record) return complain(record.error());
  const auto game = options.moves ? notation::replay(*record, printStep, printBoard) : notation::replay(*record);
  if (!game) return complain(options.file + ": " + game.error());
  const ReplayShown shown = endOf(*game);
  if (options.json) std::cout << json::text(shown) << '\n';
  else printText(shown);
  if (const auto problem = notation::problemWithResult(*record, game->position()))
    return complain(options.file + ": " + problem->what);
  return kDone;
}

}  // namespace tacit::cli
