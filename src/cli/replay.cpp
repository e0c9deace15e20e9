#include <iostream>

#include "cli/commands.h"
#include "cli/play/keeping.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

void printStep(const Position& position, const Play* play) {
  if (play == nullptr) {
    std::cout << "deal " << notation::seatLetter(position.dealer) << '\n';
    return;
  }
  std::cout << notation::seatLetter(position.by) << ' ' << notation::playText(position, *play) << " => "
            << notation::boardText(position.layout(), play->after) << '\n';
}

std::string finalPosition(const Position& position) {
  notation::Scene scene{position, {}, {}};
  scene.stack.size = position.stack;
  return notation::positionText(scene);
}

}  // namespace

int replay(const ReplayOptions& options) {
  const auto record = loadGame(options.file);
  if (!record) return complain(record.error());
  const auto last = notation::replay(*record, options.moves ? notation::Watch(printStep) : nullptr);
  if (!last) return complain(options.file + ": " + last.error());
  // Between two deals there is no position in the notation: the next hands are not in the file.
  if (last->phase == Phase::Deal) std::cout << "board " << notation::boardText(last->layout(), last->board) << '\n';
  else std::cout << "position " << finalPosition(*last) << '\n';
  std::cout << "result " << notation::resultText(*last) << '\n';
  if (const auto problem = notation::problemWithResult(*record, *last))
    return complain(options.file + ": " + problem->what);
  return kDone;
}

}  // namespace tacit::cli
