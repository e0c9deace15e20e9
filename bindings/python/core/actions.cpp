#include "core/actions.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <stdexcept>

#include "notation/words.h"

namespace tacit::python {
namespace {

consteval Action blockOf(std::string_view name) {
  int at = 0;
  for (const Feature& block : kActionBlocks) {
    if (block.name == name) return at;
    at += block.size;
  }
  throw "no such block";
}

constexpr std::array kMoveCards = {Card::One,      Card::Two,   Card::Three, Card::Four,   Card::Five,
                                   Card::Six,      Card::Eight, Card::Nine,  Card::Ten,    Card::Twelve,
                                   Card::Thirteen, Card::Angel, Card::Angel, Card::Warrior};
static_assert(kMoveCards.size() == kMoves);
constexpr int kAngelsOne = 11;
constexpr int kAngelsThirteen = 12;

bool byTac(const Play& play) { return play.card == Card::Tac; }

constexpr Action kFirstStep = blockOf("step");
constexpr bool isStep(Action action) { return action >= kFirstStep && action < kActions; }
constexpr bool isTacStep(Action step) { return (step - kFirstStep) / (2 * kSpots) == 1; }

// From the ring into home, or on where it is.
bool entersHome(const Play& play) { return isRing(play.from) && isHome(play.to); }

void checkAction(Action action) {
  if (action < 0 || action >= kActions)
    throw std::invalid_argument("action: not a number from 0 to " + std::to_string(kActions - 1) + ": " +
                                std::to_string(action));
}

}  // namespace

ActionCode::ActionCode(const Position& position) : position_(position), slots_(position.layout(), position.by) {}

int ActionCode::spotOf(Seat colour, Space space) const {
  if (isRing(space)) return slots_.ringNumber(space);
  const int own = kMaxRing + static_cast<int>(slots_.of(colour)) * (1 + kMarbles);
  return space == kBase ? own : own + homeNumber(space);
}

// ---- Plays of one action ----

Action ActionCode::single(const Play& play) const {
  const auto card = static_cast<Action>(play.card);
  const Action tac = byTac(play) ? 1 : 0;
  switch (play.kind) {
    case Kind::Pass: return blockOf("pass");
    case Kind::Give: return blockOf("give") + card;
    case Kind::Drop: return blockOf("drop") + card;
    case Kind::Skip: return blockOf("skip") + tac;
    case Kind::Jester: return blockOf("jester") + tac;
    case Kind::Devil: return blockOf("devil") + tac;
    case Kind::Move: return move(play);
    case Kind::Exchange: return exchange(play);
    case Kind::Seven: break;
  }
  return -1;  // it has seven
}

bool ActionCode::isOneStep(const Play& play) const {
  if (isHome(play.from)) return play.to == Space(play.from + 1);
  if (isHome(play.to)) return play.from == startOf(position_.layout(), play.colour) && play.to == home(1);
  return play.to == ahead(slots_.ring(), play.from, 1);
}

Action ActionCode::move(const Play& play) const {
  auto function = static_cast<Action>(std::ranges::find(kMoveCards, play.as) - kMoveCards.begin());
  if (play.as == Card::Angel && play.from != kBase) {
    function = isOneStep(play) ? kAngelsOne : kAngelsThirteen;
  }
  int spot = spotOf(play.colour, play.from);
  for (const Seat colour : sameBringOuts(play)) spot = std::min(spot, spotOf(colour, kBase));
  const Action tac = byTac(play) ? 1 : 0;
  return blockOf("move") + ((tac * kMoves + function) * kSpots + spot) * 2 + (entersHome(play) ? 1 : 0);
}

// Onto the own fresh marble a bring-out changes nothing: for several colours that is one play, listed for one of them. The
// others would be listed if their marbles there were not fresh.
std::vector<Seat> ActionCode::sameBringOuts(const Play& play) const {
  const Board& board = boardFor(byTac(play));
  std::vector<Seat> same;
  if (play.from != kBase || play.after != board) return same;
  const auto uses = std::make_unique<PlayList>();
  for (const Seat colour : position_.layout().seats) {
    Board other = board;
    auto& four = other.marbles[colour];
    const Space start = startOf(position_.layout(), colour);
    const auto fresh = std::ranges::find(four, marbleOn(start, true));
    if (colour == play.colour || fresh == four.end() || !board.hasBaseMarble(colour)) continue;
    *fresh = marbleOn(start);
    listUses(position_, other, play.as, play.card, *uses);
    if (std::ranges::any_of(*uses, [&](const Play& use) {
          return use.kind == Kind::Move && use.colour == colour && use.from == kBase;
        }))
      same.push_back(colour);
  }
  return same;
}

// Exchanges within one colour that leave the same board are one play.
Action ActionCode::exchange(const Play& play) const {
  const auto pair = [&](Space x, Space y) {
    const auto [i, j] = std::minmax({slots_.ringNumber(x), slots_.ringNumber(y)});
    return j * (j - 1) / 2 + i;
  };
  const Board& board = boardFor(byTac(play));
  int smallest = pair(play.from, play.to);
  for (const Seat seat : kAllSeats)
    for (unsigned i = 0; play.colour == play.other && i < kMarbles; ++i)
      for (unsigned j = i + 1; j < kMarbles; ++j) {
        const auto [x, y] = std::pair(spaceOf(board.marbles[seat][i]), spaceOf(board.marbles[seat][j]));
        if (!isRing(x) || !isRing(y)) continue;
        Board after = board;
        after.marbles[seat][i] = marbleOn(x);
        after.marbles[seat][j] = marbleOn(y);
        if (after == play.after) smallest = std::min(smallest, pair(x, y));
      }
  return blockOf("exchange") + (byTac(play) ? kPairs : 0) + smallest;
}

// ---- Sevens ----

// Calls visit(step, walk after it) for each single step that could come next.
template <typename Visit>
void ActionCode::forEachStep(const SevenWalk& walk, bool tac, Visit visit) const {
  const auto tryStep = [&](Seat colour, Space from, Space to, int way) {
    SevenWalk further = walk;
    if (further.walk({colour, from, to}))
      visit(kFirstStep + (Action{tac ? kSpots : 0} + spotOf(colour, from)) * 2 + way, further);
  };
  for (const Seat colour : position_.layout().seats)
    for (const Marble marble : walk.board().marbles[colour]) {
      const Space from = spaceOf(marble);
      if (isRing(from)) tryStep(colour, from, ahead(slots_.ring(), from, 1), 0);
      if (isHome(from) && from != home(kMarbles)) tryStep(colour, from, Space(from + 1), 0);
      if (from == startOf(position_.layout(), colour)) tryStep(colour, from, home(1), 1);
      if (isHome(from) && from != home(1)) tryStep(colour, from, Space(from - 1), 1);
    }
}

// The smallest sequence to every board. Walks with the same future go on alike, so the smallest one to each is enough.
ActionCode::Sequences ActionCode::sevens(bool tac) const {
  std::map<SevenWalk, Actions> layer = {{SevenWalk(position_, boardFor(tac)), {}}};
  for (int n = 0; n < kSteps; ++n) {
    std::map<SevenWalk, Actions> next;
    for (const auto& [walk, steps] : layer)
      forEachStep(walk, tac, [&, &steps = steps](Action step, const SevenWalk& further) {
        Actions longer = steps;
        longer.push_back(step);
        const auto [at, isNew] = next.try_emplace(further, longer);
        if (!isNew && longer < at->second) at->second = std::move(longer);
      });
    layer = std::move(next);
  }
  Sequences all;
  for (const auto& [walk, steps] : layer) {
    const auto [at, isNew] = all.try_emplace(walk.board().words(), steps);
    if (!isNew) at->second = std::min(at->second, steps);
  }
  return all;
}

SevenWalk ActionCode::walked(bool tac, std::span<const Action> steps) const {
  SevenWalk walk(position_, boardFor(tac));
  for (const Action step : steps) {
    std::optional<SevenWalk> further;
    forEachStep(walk, tac, [&](Action one, const SevenWalk& after) {
      if (one == step) further = after;
    });
    if (!further)
      throw std::invalid_argument("actions: '" + actionText(step) + "' cannot be the next step of this seven");
    walk = *further;
  }
  return walk;
}

// ---- All of them ----

std::vector<Actions> ActionCode::ofPlays(std::span<const Play> plays) const {
  std::array<std::optional<Sequences>, 2> sequences;
  std::vector<Actions> all;
  all.reserve(plays.size());
  for (const Play& play : plays) {
    if (play.kind != Kind::Seven) {
      all.push_back({single(play)});
      continue;
    }
    auto& known = sequences[byTac(play) ? 1 : 0];
    if (!known) known = sevens(byTac(play));
    all.push_back(known->at(play.after.words()));
  }
  return all;
}

void ActionCode::mark(std::span<const Play> plays, std::span<const Action> steps, Row row) const {
  std::ranges::fill(row, std::uint8_t{0});
  const auto markSteps = [&](bool tac) {
    forEachStep(walked(tac, steps), tac, [&](Action step, const SevenWalk& further) {
      if (further.canFinish()) row[static_cast<std::size_t>(step)] = 1;
    });
  };
  if (!steps.empty()) {
    if (find(plays, steps)) throw std::invalid_argument("actions: nothing is missing");
    return markSteps(isTacStep(steps.front()));
  }
  for (const Play& play : plays)
    if (play.kind != Kind::Seven) row[static_cast<std::size_t>(single(play))] = 1;
  for (const bool tac : {false, true})
    if (std::ranges::any_of(plays, [&](const Play& play) { return play.kind == Kind::Seven && byTac(play) == tac; }))
      markSteps(tac);
}

Board ActionCode::after(std::span<const Action> steps) const {
  std::ranges::for_each(steps, checkAction);
  if (steps.empty()) return position_.board;
  if (!isStep(steps.front()))
    throw std::invalid_argument("actions: not a step of a seven: " + actionText(steps.front()));
  return walked(isTacStep(steps.front()), steps).board();
}

std::optional<std::size_t> ActionCode::find(std::span<const Play> plays, std::span<const Action> actions) const {
  if (actions.empty()) throw std::invalid_argument("actions: there are none");
  std::ranges::for_each(actions, checkAction);
  const Action first = actions.front();
  const auto refuse = [&] {
    throw std::invalid_argument("action " + std::to_string(first) + " is not a play here: " + actionText(first));
  };
  if (!isStep(first)) {
    if (actions.size() > 1) throw std::invalid_argument("actions: only a seven has more than one");
    const auto at = std::ranges::find_if(plays, [&](const Play& play) { return single(play) == first; });
    if (at == plays.end()) refuse();
    return static_cast<std::size_t>(at - plays.begin());
  }
  const bool tac = isTacStep(first);
  const auto isSeven = [&](const Play& play) { return play.kind == Kind::Seven && byTac(play) == tac; };
  if (std::ranges::none_of(plays, isSeven)) refuse();
  const SevenWalk walk = walked(tac, actions);
  if (!walk.canFinish()) throw std::invalid_argument("actions: the other steps of this seven cannot be made");
  if (walk.left() > 0) return std::nullopt;
  const auto at =
      std::ranges::find_if(plays, [&](const Play& play) { return isSeven(play) && play.after == walk.board(); });
  return static_cast<std::size_t>(at - plays.begin());
}

// ---- Words ----

namespace {

std::string spotText(int spot) {
  if (spot < kMaxRing) return "ring " + std::to_string(spot);
  const int slot = (spot - kMaxRing) / (1 + kMarbles);
  const int n = (spot - kMaxRing) % (1 + kMarbles);
  return (n == 0 ? "base" : "H" + std::to_string(n)) + " of slot " + std::to_string(slot);
}

std::string pairText(int pair) {
  int j = 1;
  while (j * (j + 1) / 2 <= pair) ++j;
  return spotText(pair - j * (j - 1) / 2) + " and " + spotText(j);
}

std::string moveText(int move) {
  const int spot = move / 2 % kSpots;
  const int function = move / 2 / kSpots % kMoves;
  std::string text = "move " + std::string(notation::cardName(kMoveCards[static_cast<std::size_t>(function)]));
  if (function == kAngelsOne) text += " 1";
  if (function == kAngelsThirteen) text += " 13";
  return text + " from " + spotText(spot) + (move % 2 == 1 ? " into home" : "");
}

}  // namespace

std::string actionText(Action action) {
  checkAction(action);
  const Feature* block = kActionBlocks.data();
  auto number = static_cast<int>(action);
  for (; number >= block->size; ++block) number -= block->size;
  std::string name(block->name);
  if (block->size == 1) return name;
  if (block->size == kCards) return name + ' ' + std::string(notation::cardName(cardAt(number)));
  const int half = block->size / 2;
  const std::string by = number >= half ? " by TAC" : "";
  number %= half;
  if (name == "move") return moveText(number) + by;
  if (name == "exchange") return name + ' ' + pairText(number) + by;
  if (name == "step") {
    const std::string way = number % 2 == 0 ? "" : number / 2 < kMaxRing ? " into home" : " back";
    return "step from " + spotText(number / 2) + way + by;
  }
  return name + by;
}

}  // namespace tacit::python
