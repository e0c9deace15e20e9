#include <algorithm>
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::cli {
namespace {

void printDivided(const Position& position, int depth) {
  PlayList plays;
  listPlays(position, plays);
  const auto texts = notation::playTexts(position, plays);
  std::vector<std::string> lines;
  for (int i = 0; i < plays.size(); ++i) {
    Position next = position;
    carryOut(next, plays[i]);
    lines.push_back(texts[static_cast<std::size_t>(i)] + ' ' + std::to_string(tacit::perft(next, depth - 1)));
  }
  std::ranges::sort(lines);
  for (const auto& line : lines) std::cout << line << '\n';
}

}  // namespace

int perft(const PerftOptions& options) {
  const auto scene = notation::parsePosition(options.position);
  if (!scene) return complain(scene.error());
  if (const auto problem = notation::whatIsNotKnown(scene->position)) return complain(*problem);
  if (options.divide && options.depth > 0) printDivided(scene->position, options.depth);
  std::cout << "nodes " << tacit::perft(scene->position, options.depth) << '\n';
  return kDone;
}

}  // namespace tacit::cli
