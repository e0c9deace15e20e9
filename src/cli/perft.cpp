#include <algorithm>
#include <iostream>
#include <vector>

#include "cli/commands.h"
#include "cli/input.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::cli {
namespace {

struct Branch {
  std::string play;
  std::uint64_t nodes = 0;
  TACIT_FIELDS(Branch, play, nodes)
};

struct Counted {
  std::uint64_t nodes = 0;
  std::optional<std::vector<Branch>> plays;  // where they were asked for
  TACIT_FIELDS(Counted, nodes, plays)
};

std::vector<Branch> divided(const Position& position, int depth) {
  PlayList plays;
  listPlays(position, plays);
  const auto texts = notation::playTexts(position, plays);
  std::vector<Branch> branches;
  for (int i = 0; i < plays.size(); ++i) {
    Position next = position;
    carryOut(next, plays[i]);
    branches.push_back({texts[static_cast<std::size_t>(i)], tacit::perft(next, depth - 1)});
  }
  std::ranges::sort(branches, {}, [](const Branch& one) { return one.play + ' ' + std::to_string(one.nodes); });
  return branches;
}

void printText(const Counted& counted) {
  if (counted.plays)
    for (const auto& [play, nodes] : *counted.plays) std::cout << play << ' ' << nodes << '\n';
  std::cout << "nodes " << counted.nodes << '\n';
}

}  // namespace

int perft(const PerftOptions& options) {
  const auto scene = notation::parsePosition(positionAsked(options.position));
  if (!scene) return complain(scene.error());
  if (const auto problem = notation::whatIsNotKnown(scene->position)) return complain(*problem);
  Counted counted;
  if (options.divide && options.depth > 0) counted.plays = divided(scene->position, options.depth);
  counted.nodes = tacit::perft(scene->position, options.depth);
  if (options.json) std::cout << json::text(counted) << '\n';
  else printText(counted);
  return kDone;
}

}  // namespace tacit::cli
