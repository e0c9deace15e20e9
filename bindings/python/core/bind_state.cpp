#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>

#include "base/version.h"
#include "core/state.h"

namespace tacit::python {
namespace {

namespace nb = nanobind;

// ---- Plain values, as they lie in memory ----

template <typename T>
concept Plain = std::is_trivially_copyable_v<T>;

template <Plain T>
nb::bytes bytesOf(std::span<const T> values) {
  return nb::bytes(values.data(), values.size_bytes());
}
template <Plain T>
nb::bytes bytesOf(const T& value) {
  return bytesOf(std::span<const T>(&value, 1));
}

[[noreturn]] void notWhole() { throw std::invalid_argument("pickled: this is not whole"); }

template <Plain T>
std::vector<T> plainsOf(const nb::handle& given) {
  const auto bytes = nb::cast<nb::bytes>(given);
  if (bytes.size() % sizeof(T) != 0) notWhole();
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!values.empty()) std::memcpy(values.data(), bytes.c_str(), bytes.size());
  return values;
}
template <Plain T>
T plainOf(const nb::handle& given) {
  const auto values = plainsOf<T>(given);
  if (values.size() != 1) notWhole();
  return values.front();
}

template <Plain T>
nb::object bytesOrNone(const std::optional<T>& value) {
  return value ? nb::object(bytesOf(*value)) : nb::none();
}
template <Plain T>
std::optional<T> plainOrNone(const nb::handle& given) {
  return given.is_none() ? std::nullopt : std::optional(plainOf<T>(given));
}

// ---- The version before everything else ----

template <typename... Each>
nb::tuple stamped(Each&&... each) {
  return nb::make_tuple(std::string(base::kVersion), std::forward<Each>(each)...);
}

void checkStamp(const nb::tuple& state, std::size_t size) {
  const bool stamp = nb::len(state) > 0 && nb::isinstance<nb::str>(state[0]);
  const std::string version = stamp ? nb::cast<std::string>(state[0]) : "something else";
  if (version != base::kVersion)
    throw std::invalid_argument("pickled by " + version + ", and this is " + std::string(base::kVersion) +
                                ": from version to version, keep what Game.record() writes");
  if (nb::len(state) != size) notWhole();
}

ListedGame gameOf(const nb::tuple& state) {
  checkStamp(state, 10);
  Beginning beginning{.setup = plainOf<Setup>(state[1]),
                      .chance = plainOf<Random>(state[2]),
                      .scene = plainOrNone<notation::Scene>(state[3]),
                      .seen = plainOrNone<Seen>(state[4]),
                      .dealer = plainOrNone<Seat>(state[5]),
                      .dealt = nb::cast<bool>(state[6]),
                      .headers = nb::cast<Headers>(state[7])};
  ListedGame game(std::move(beginning), plainsOf<Hands>(state[8]));
  for (const std::uint16_t index : plainsOf<std::uint16_t>(state[9])) {
    if (index >= game.plays().size()) notWhole();
    game.carryOut(index);
  }
  return game;
}

}  // namespace

nb::tuple stateOf(const Seen& seen) { return stamped(bytesOf(seen)); }

nb::tuple stateOf(const ListedGame& game) {
  const Beginning& b = game.beginning();
  return stamped(bytesOf(b.setup), bytesOf(b.chance), bytesOrNone(b.scene), bytesOrNone(b.seen), bytesOrNone(b.dealer),
                 b.dealt, b.headers, bytesOf(game.given()), bytesOf(game.made()));
}

nb::tuple stateOf(const Games& games) {
  nb::list each;
  for (std::size_t i = 0; i < games.size(); ++i) each.append(stateOf(games[i]));
  return stamped(each, bytesOf(games.thinking()), bytesOf(std::span<const float>(games.rewards)),
                 bytesOf(std::span<const std::uint8_t>(games.over)), games.threads());
}

nb::tuple stateOf(const Bot& bot) {
  return stamped(static_cast<int>(bot.level), bot.budget.milliseconds, bot.budget.simulations, bot.budget.threads,
                 bytesOf(bot.random), bytesOf(bot.thought));
}

void restore(Seen* self, const nb::tuple& state) {
  checkStamp(state, 2);
  new (self) Seen(plainOf<Seen>(state[1]));
}

void restore(ListedGame* self, const nb::tuple& state) { new (self) ListedGame(gameOf(state)); }

void restore(Games* self, const nb::tuple& state) {
  checkStamp(state, 6);
  Games::Parts parts;
  for (const nb::handle each : nb::cast<nb::list>(state[1])) parts.games.push_back(gameOf(nb::cast<nb::tuple>(each)));
  parts.thinking = plainsOf<Random>(state[2]);
  const auto rewards = plainsOf<float>(state[3]);
  const auto over = plainsOf<std::uint8_t>(state[4]);
  const std::size_t size = parts.games.size();
  if (parts.thinking.size() != size || rewards.size() != size * kSeats || over.size() != size) notWhole();
  Games games(std::move(parts), nb::cast<int>(state[5]));
  games.rewards.assign(rewards.begin(), rewards.end());
  games.over.assign(over.begin(), over.end());
  new (self) Games(std::move(games));
}

void restore(Bot* self, const nb::tuple& state) {
  checkStamp(state, 7);
  const bots::Budget budget{nb::cast<int>(state[2]), nb::cast<int>(state[3]), nb::cast<int>(state[4])};
  new (self) Bot{static_cast<bots::Level>(nb::cast<int>(state[1])), budget, plainOf<Random>(state[5]),
                 plainOf<bots::Thought>(state[6])};
}

}  // namespace tacit::python
