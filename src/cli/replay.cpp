#include <iostream>

#include "cli/commands.h"
#include "cli/play/keeping.h"
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

}  // namespace

int replay(const ReplayOptions& options) {
  const auto record = loadGame(options.file);
  if (!record) return complain(record.error());
  const auto game = notation::replay(*record, options.moves ? notation::Watch(printStep) : nullptr);
  if (!game) return complain(options.file + ": " + game.error());
  const Position& last = game->position();
  // Between two deals there is no position in the notation: the next hands are not in the file.
  if (last.phase == Phase::Deal) std::cout << "board " << notation::boardText(last.layout(), last.board) << '\n';
  else std::cout << "position " << notation::positionText(notation::Scene{last, game->stack(), {}}) << '\n';
  std::cout << "result " << notation::resultText(last) << '\n';
  if (const auto problem = notation::problemWithResult(*record, last))
    return complain(options.file + ": " + problem->what);
  return kDone;
}

}  // namespace tacit::cli
