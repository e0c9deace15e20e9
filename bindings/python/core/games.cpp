#include "core/games.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

#include "bots/parallel.h"
#include "core/observation.h"

namespace tacit::python {
namespace {

constexpr std::size_t kChunk = 64;  // games a thread takes at a time

// The seat the row of a game is told from.
View viewOf(const ListedGame& game) { return game.view(only(game.position().by)); }

template <typename Byte>
auto rowOf(Byte& rows, std::size_t i, std::size_t size) {
  return std::span(rows).subspan(i * size, size);
}

Games::Parts newGames(std::size_t count, const Setup& setup, std::uint64_t seed) {
  Random seeds(seed);
  Games::Parts parts;
  parts.games.reserve(count);
  parts.thinking.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    parts.games.emplace_back(setup, seeds.next());
    parts.thinking.emplace_back(seeds.next());
  }
  return parts;
}

}  // namespace

Games::Games(std::size_t count, const Setup& setup, std::uint64_t seed, int threads)
    : Games(newGames(count, setup, seed), threads) {}

Games::Games(Parts parts, int threads)
    : observations(parts.games.size() * kObservationSize), counts(parts.games.size()), deciders(parts.games.size()),
      rewards(parts.games.size() * kSeats), over(parts.games.size()), games_(std::move(parts.games)),
      thinking_(std::move(parts.thinking)), threads_(threads) {
  forEachGame([this](std::size_t i) { show(i); });
}

void Games::step(std::span<const std::int64_t> actions) {
  check(actions);
  forEachGame([this, actions](std::size_t i) {
    ListedGame& game = games_[i];
    game.carryOut(static_cast<std::size_t>(actions[i]));
    const auto reward = rowOf(rewards, i, kSeats);
    std::ranges::fill(reward, 0.0F);
    over[i] = game.over() ? 1 : 0;
    if (game.over()) {
      const Position& p = game.position();
      for (const Seat seat : p.layout().seats) reward[seat] = rewardOf(p, seat);
      game.startAnew();
    }
    show(i);
  });
}

void Games::reset(std::span<const bool> which) {
  forEachGame([this, which](std::size_t i) {
    if (!which[i]) return;
    games_[i].startAnew();
    std::ranges::fill(rowOf(rewards, i, kSeats), 0.0F);
    over[i] = 0;
    show(i);
  });
}

void Games::choose(bots::Level level, bots::Budget budget, std::span<const bool> which,
                   std::span<std::int64_t> actions) {
  forEachGame([&](std::size_t i) {
    actions[i] = 0;
    if (!which[i]) return;
    const auto plays = games_[i].plays();
    const Play play = bots::decide(viewOf(games_[i]), level, budget, thinking_[i]);
    actions[i] = std::ranges::find(plays, play) - plays.begin();
  });
}

std::vector<std::int64_t> Games::offsets() const {
  std::vector<std::int64_t> offsets = {0};
  offsets.reserve(size() + 1);
  for (const ListedGame& game : games_) offsets.push_back(offsets.back() + std::ssize(game.plays()));
  return offsets;
}

void Games::describePlays(std::span<const std::int64_t> offsets, std::span<std::uint8_t> rows) const {
  forEachGame([&](std::size_t i) {
    const View view = viewOf(games_[i]);
    auto at = static_cast<std::size_t>(offsets[i]);
    for (const Play& play : games_[i].plays()) describe(view, view.position.by, play, rowOf(rows, at++, kPlaySize));
  });
}

void Games::showOpen(std::span<std::uint8_t> rows) const {
  forEachGame([&](std::size_t i) {
    const Position& p = games_[i].position();
    observe(games_[i].view(p.layout().seats), p.by, rowOf(rows, i, kObservationSize));
  });
}

bool operator==(const Games& x, const Games& y) {
  return x.games_ == y.games_ && x.rewards == y.rewards && x.over == y.over &&
         std::ranges::equal(x.thinking_, y.thinking_, {}, wordsOf, wordsOf);
}

void Games::show(std::size_t i) {
  const ListedGame& game = games_[i];
  deciders[i] = game.position().by;
  counts[i] = static_cast<std::int32_t>(game.plays().size());
  observe(viewOf(game), game.position().by, rowOf(observations, i, kObservationSize));
}

void Games::check(std::span<const std::int64_t> actions) const {
  for (std::size_t i = 0; i < size(); ++i)
    if (actions[i] < 0 || actions[i] >= std::ssize(games_[i].plays()))
      throw std::invalid_argument("game " + std::to_string(i) + ": no play " + std::to_string(actions[i]) +
                                  "; it has " + std::to_string(games_[i].plays().size()));
}

template <typename Work>
void Games::forEachGame(Work work) const {
  const std::size_t chunks = (size() + kChunk - 1) / kChunk;
  std::atomic<std::size_t> next = 0;
  bots::onThreads(static_cast<int>(std::min(chunks, static_cast<std::size_t>(threads_))), [&](int /*thread*/) {
    for (std::size_t chunk = next++; chunk < chunks; chunk = next++)
      for (std::size_t i = chunk * kChunk; i < std::min(size(), (chunk + 1) * kChunk); ++i) work(i);
  });
}

}  // namespace tacit::python
