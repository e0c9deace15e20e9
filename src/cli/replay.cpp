#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

#include "cli/commands.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

std::optional<std::string> contents(const std::string& file) {
  if (file == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

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
  const auto text = contents(options.file);
  if (!text) return complain("cannot read " + notation::quoted(options.file));
  const auto record = notation::parseGameFile(*text);
  if (!record) return complain(options.file + ": " + record.error());
  const auto last = notation::replay(*record, options.moves ? notation::Watch(printStep) : nullptr);
  if (!last) return complain(options.file + ": " + last.error());
  if (last->phase == Phase::Deal) std::cout << "the deal is over; the next one is not in the file\n";
  else std::cout << "position " << finalPosition(*last) << '\n';
  std::cout << "result " << notation::resultText(*last) << '\n';
  return kDone;
}

}  // namespace tacit::cli
