// A game with its own chance and the list of its plays, as Python has it. It keeps how it began and the plays made, from
// which it can be made again: what is written to a game file, pickled and compared.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seen.h"
#include "notation/game_file.h"
#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit::python {

using Hands = std::array<Hand, kSeats>;
using Headers = std::vector<std::pair<std::string, std::string>>;

// How a game began; all copies of a game share it.
struct Beginning {
  Setup setup = {};
  Random chance;                                        // before anything was drawn from it
  std::optional<notation::Scene> scene = std::nullopt;  // where it went on from; without one there is a first deal
  std::optional<Seen> seen = std::nullopt;              // the view that this was drawn to fit
  std::optional<Seat> dealer = std::nullopt;            // the first one, where it is not drawn
  bool dealt = true;                                    // when no more hands are given, cards come by chance
  Headers headers = {};  // NOLINT(readability-redundant-member-init): of the game file it was read from

  friend bool operator==(const Beginning& x, const Beginning& y);
};

// A plain value: copy it to try something out. Its list of plays is always that of its position.
class ListedGame {
 public:
  // The hands given come first, deal by deal, as long as they fit the game.
  explicit ListedGame(Beginning beginning, std::vector<Hands> given = {});
  ListedGame(const Setup& setup, std::uint64_t seed) : ListedGame(Beginning{.setup = setup, .chance = Random(seed)}) {}
  ListedGame(const notation::Scene& scene, std::uint64_t seed)
      : ListedGame(Beginning{.setup = scene.position.setup, .chance = Random(seed), .scene = scene}) {}

  // The game of a file after so many decisions (all when nothing is said). Throws std::invalid_argument.
  static ListedGame ofFile(std::string_view file, std::optional<std::size_t> decisions, std::uint64_t seed);

  const Position& position() const { return game_.position(); }
  const Stack& stack() const { return game_.stack(); }
  bool over() const { return game_.over(); }
  std::span<const Play> plays() const { return plays_; }
  View view(SeatSet seats) const { return game_.view(seats); }
  notation::Scene scene() const;

  // Carries out a play of the list, by its index there.
  void carryOut(std::size_t index);

  // The next hands, where they do not come by chance and are due. Throws std::invalid_argument if they cannot be dealt.
  void deal(const Hands& hands);

  // A new game of the same kind, with the cards that come next by chance.
  void startAnew();

  // Of what it can be made again.
  const Beginning& beginning() const { return *beginning_; }
  std::span<const Hands> given() const { return given_; }
  std::span<const std::uint16_t> made() const { return made_; }

  // The text of a game file. Throws std::invalid_argument if the game did not begin with the first deal.
  std::string record(const Headers& headers) const;

  friend bool operator==(const ListedGame& x, const ListedGame& y);

 private:
  void begin();
  void dealIfDue();
  void list();

  std::shared_ptr<const Beginning> beginning_;
  std::vector<Hands> given_;
  std::size_t dealt_ = 0;            // of those given
  std::vector<std::uint16_t> made_;  // indices into the lists of plays
  Random chance_;
  FollowedGame game_;
  std::vector<Play> plays_;  // not a PlayList: thousands of games are kept at a time
};

static_assert(PlayList::kCapacity <= 65536, "an index of a play has two bytes");

// The words of a source of random numbers, all it is.
using RandomWords = std::array<std::uint64_t, 4>;
inline RandomWords wordsOf(const Random& random) { return std::bit_cast<RandomWords>(random); }
inline Random randomOf(const RandomWords& words) { return std::bit_cast<Random>(words); }

// What comes next of a position in Phase::Deal: cards for each seat, from these.
struct Due {
  int each;
  bool shuffled;
  CardCounts cards;
};
Due dueIn(const Position& position);

// What a seat gets for a game that is over: 1 if its side has won, otherwise -1.
float rewardOf(const Position& over, Seat seat);

}  // namespace tacit::python
