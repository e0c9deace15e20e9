// Thousands of games stepped together on several threads. What a learner needs lies in arrays that are filled again by
// every step.
#pragma once

#include <cstdint>
#include <new>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "core/listed_game.h"

namespace tacit::python {

// Memory for arrays that other libraries take over as they are: some do so only where it begins at such an address.
template <typename T>
struct Aligned {
  using value_type = T;
  static constexpr std::align_val_t kAlignment{64};

  Aligned() = default;
  template <typename U>
  explicit Aligned(const Aligned<U>& /*other*/) {}

  T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), kAlignment)); }
  void deallocate(T* values, std::size_t /*count*/) { ::operator delete(values, kAlignment); }
  friend bool operator==(Aligned /*x*/, Aligned /*y*/) { return true; }
};

template <typename T>
using Column = std::vector<T, Aligned<T>>;

class Games {
 public:
  // Each game has chance of its own, so that what happens does not depend on the number of threads.
  Games(std::size_t count, const Setup& setup, std::uint64_t seed, int threads);
  // Games that go on, with the chance of the bots that think in each of them.
  struct Parts {
    std::vector<ListedGame> games;
    std::vector<Random> thinking;
  };
  Games(Parts parts, int threads);

  std::size_t size() const { return games_.size(); }
  const ListedGame& operator[](std::size_t i) const { return games_[i]; }

  // Carries out play actions[i] of game i in all games; a game that is over then starts again, its `over` and rewards
  // telling of the one that ended. Throws std::invalid_argument, and changes nothing, if an action is not one.
  void step(std::span<const std::int64_t> actions);

  // Starts those games again that are marked.
  void reset(std::span<const bool> which);

  // A bot's decision in those games that are marked; 0 in the others.
  void choose(bots::Level level, bots::Budget budget, std::span<const bool> which, std::span<std::int64_t> actions);

  // The play features of all plays of all games: game i has the rows offsets[i] to offsets[i + 1].
  std::vector<std::int64_t> offsets() const;
  void describePlays(std::span<const std::int64_t> offsets, std::span<std::uint8_t> rows) const;

  // The observations that the deciding seats would have if all hands were open.
  void showOpen(std::span<std::uint8_t> rows) const;

  std::span<const Random> thinking() const { return thinking_; }
  int threads() const { return threads_; }

  // Whether the same actions lead to the same from here on.
  friend bool operator==(const Games& x, const Games& y);

  // One row, or one entry, for each game.
  Column<std::uint8_t> observations;  // of the deciding seat
  Column<std::int32_t> counts;        // plays it has
  Column<std::uint8_t> deciders;      // 0 for a
  Column<float> rewards;              // of a to f; zeros but for a game that has just ended
  Column<std::uint8_t> over;          // 1 for a game that has just ended

 private:
  void show(std::size_t i);
  void check(std::span<const std::int64_t> actions) const;
  template <typename Work>
  void forEachGame(Work work) const;

  std::vector<ListedGame> games_;
  std::vector<Random> thinking_;
  int threads_;
};

}  // namespace tacit::python
