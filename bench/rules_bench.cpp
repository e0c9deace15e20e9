// Speed of the rules core and of the notation, for finding out what a change costs. The four headline figures are those
// of `tacit bench`.
#include <benchmark/benchmark.h>

#include <vector>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit {
namespace {

const Play& randomPlay(const PlayList& plays, Random& random) {
  return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
}

// Positions to be decided, as random games of a layout come by them.
std::vector<Position> positionsOf(Layout layout, std::size_t count) {
  Random random(1);
  PlayList plays;
  std::vector<Position> found;
  while (found.size() < count) {
    Game game(Setup::of(layout), random);
    while (!game.over()) {
      if (random.below(8) == 0) found.push_back(game.position());
      game.list(plays);
      game.carryOut(randomPlay(plays, random), random);
    }
  }
  return found;
}

void namedLayout(benchmark::State& state) {
  state.SetLabel(std::string(kLayoutTables[static_cast<std::size_t>(state.range(0))].name));
}

void playOut(benchmark::State& state) {
  Random random(2);
  PlayList plays;
  std::int64_t decisions = 0;
  for (auto _ : state) {
    Game game(Setup::of(static_cast<Layout>(state.range(0))), random);
    for (; !game.over(); ++decisions) {
      game.list(plays);
      game.carryOut(randomPlay(plays, random), random);
    }
  }
  state.SetItemsProcessed(decisions);
  namedLayout(state);
}
BENCHMARK(playOut)->DenseRange(0, kLayouts - 1)->Unit(benchmark::kMicrosecond);

void list(benchmark::State& state) {
  const auto positions = positionsOf(static_cast<Layout>(state.range(0)), 4096);
  PlayList plays;
  std::size_t i = 0;
  std::int64_t listed = 0;
  for (auto _ : state) {
    listPlays(positions[i++ % positions.size()], plays);
    listed += plays.size();
  }
  state.SetItemsProcessed(listed);
  namedLayout(state);
}
BENCHMARK(list)->DenseRange(0, kLayouts - 1);

void listSevens(benchmark::State& state) {
  const auto positions = positionsOf(Layout::Pairs4, 4096);
  PlayList plays;
  std::size_t i = 0;
  std::int64_t listed = 0;
  for (auto _ : state) {
    const Position& p = positions[i++ % positions.size()];
    listUses(p, p.board, Card::Seven, Card::Seven, plays);
    listed += plays.size();
  }
  state.SetItemsProcessed(listed);
}
BENCHMARK(listSevens);

void carryOutOne(benchmark::State& state) {
  const auto positions = positionsOf(Layout::Pairs4, 4096);
  std::vector<Play> chosen;
  PlayList plays;
  for (const Position& p : positions) {
    listPlays(p, plays);
    chosen.push_back(plays[0]);
  }
  std::size_t i = 0;
  for (auto _ : state) {
    Position p = positions[i % positions.size()];
    carryOut(p, chosen[i++ % chosen.size()]);
    benchmark::DoNotOptimize(p);
  }
}
BENCHMARK(carryOutOne);

void printPosition(benchmark::State& state) {
  const auto positions = positionsOf(Layout::Pairs4, 512);
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(notation::positionText(View{positions[i++ % positions.size()], {}}));
}
BENCHMARK(printPosition);

void readPosition(benchmark::State& state) {
  std::vector<std::string> texts;
  for (const Position& p : positionsOf(Layout::Pairs4, 512)) texts.push_back(notation::positionText(View{p, {}}));
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(notation::parsePosition(texts[i++ % texts.size()]));
}
BENCHMARK(readPosition);

void spellPlays(benchmark::State& state) {
  const auto positions = positionsOf(Layout::Pairs4, 512);
  PlayList plays;
  std::size_t i = 0;
  for (auto _ : state) {
    const Position& p = positions[i++ % positions.size()];
    listPlays(p, plays);
    benchmark::DoNotOptimize(notation::playTexts(p, plays));
  }
}
BENCHMARK(spellPlays)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tacit
