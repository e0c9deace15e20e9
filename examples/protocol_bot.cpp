// A bot for `tacit match` in C++ (docs/writing-a-bot.md): it takes the play after which its side stands best.
//   tacit match "cmd:build/release/examples/protocol_bot" random
//   tacit lint-bot build/release/examples/protocol_bot
#include <tacit/notation/play_text.h>
#include <tacit/notation/position_text.h>
#include <tacit/rules/tacit.h>

#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <string>

namespace {

using tacit::notation::Scene;

// How far a seat's marbles have come.
int progress(const tacit::LayoutTable& layout, const tacit::Board& board, tacit::Seat seat) {
  int steps = 0;
  for (const tacit::Marble marble : board.marbles[seat]) {
    const tacit::Space space = tacit::spaceOf(marble);
    if (tacit::isHome(space)) steps += layout.ring + 20;
    else if (tacit::isRing(space)) steps += 10 + tacit::distance(layout.ring, tacit::startOf(layout, seat), space);
  }
  return steps;
}

// Put something better in here.
int worth(const tacit::LayoutTable& layout, const tacit::Board& board, tacit::Seat me) {
  int sum = 0;
  for (const tacit::Seat seat : layout.seats)
    sum += progress(layout, board, seat) * (layout.side[me].contains(seat) ? 1 : -1);
  return sum;
}

std::string decide(const tacit::Position& position) {
  const auto plays = std::make_unique<tacit::PlayList>();
  tacit::listPlays(position, *plays);  // of the seat `by`, from what it may know
  const tacit::Play* best = nullptr;
  for (int most = std::numeric_limits<int>::min(); const tacit::Play& play : *plays) {
    const int points = worth(position.layout(), play.after, position.by);
    if (points <= most) continue;
    most = points;
    best = &play;
  }
  if (best == nullptr) return "error there is nothing to decide\n";
  return "best " + tacit::notation::playText(position, *best) + "\nok\n";
}

std::string answer(const std::string& line, std::optional<Scene>& scene) {
  const std::string word = line.substr(0, line.find(' '));
  if (word == "hello") return "name Greedy\nversion 1\nok\n";
  if (word == "newgame" || word == "seed") return "ok\n";  // the position says all that it needs
  if (word == "go") return scene ? decide(scene->position) : "error there is no position\n";
  if (word != "position") return "error unknown line\n";
  const auto read = tacit::notation::parsePosition(line.substr(line.find(' ') + 1));
  if (!read) return "error " + read.error() + '\n';
  scene = *read;
  return "ok\n";
}

}  // namespace

int main() {
  std::optional<Scene> scene;
  // It ends when the other side has gone: then there is no line, or nobody to write to.
  for (std::string line; std::cout && std::getline(std::cin, line) && line != "quit";)
    std::cout << answer(line, scene) << std::flush;
}
