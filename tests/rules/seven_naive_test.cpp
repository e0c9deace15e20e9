// The seven once more, deliberately naive: every sequence of seven single steps, one layer of positions after the
// other, written from rules 7 alone. The engine's list must hold exactly these boards, each once.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <type_traits>
#include <vector>

#include "notation/position_text.h"
#include "notation/seven_legs.h"
#include "rules/tacit.h"

namespace tacit {
namespace {

constexpr int kHomeBase = 100;  // 101..104 are H1..H4

struct NaiveMarble {
  std::uint8_t where = 0;
  bool fresh = false;
  bool locked = false;  // locked when the seven began
  bool homeAtStart = false;
};

struct NaiveState {
  std::array<std::array<NaiveMarble, 4>, 6> marbles{};
  int inHand = -1;  // the colour that was stepped last
};
// Millions of them are compared.
static_assert(std::has_unique_object_representations_v<NaiveState>);
bool operator<(const NaiveState& x, const NaiveState& y) { return std::memcmp(&x, &y, sizeof x) < 0; }
bool operator==(const NaiveState& x, const NaiveState& y) { return std::memcmp(&x, &y, sizeof x) == 0; }

class NaiveSeven {
 public:
  NaiveSeven(const Setup& setup, Seat seat) : setup_(setup), layout_(setup.table()), seat_(seat) {}

  std::set<std::array<std::uint64_t, 3>> boards(const Board& board) {
    NaiveState first = fromBoard(board);
    atStart_ = allowed(first);
    std::vector<NaiveState> layer = {first};
    for (int step = 0; step < 7; ++step) {
      std::vector<NaiveState> next;
      for (const auto& state : layer) addSteps(state, next);
      std::sort(next.begin(), next.end());
      next.erase(std::unique(next.begin(), next.end()), next.end());
      layer = std::move(next);
    }
    std::set<std::array<std::uint64_t, 3>> results;
    for (const auto& state : layer) results.insert(toBoard(state).words());
    return results;
  }

 private:
  static NaiveState fromBoard(const Board& board) {
    NaiveState state;
    for (std::size_t s = 0; s < 6; ++s) {
      std::array<bool, 5> home{};
      for (std::size_t i = 0; i < 4; ++i) {
        const Space space = spaceOf(board.marbles[s][i]);
        NaiveMarble& m = state.marbles[s][i];
        m.where = static_cast<std::uint8_t>(isHome(space) ? kHomeBase + homeNumber(space) : space);
        m.fresh = isFresh(board.marbles[s][i]);
        m.homeAtStart = isHome(space);
        if (isHome(space)) home[static_cast<std::size_t>(homeNumber(space))] = true;
      }
      for (auto& m : state.marbles[s]) {
        m.locked = m.where > kHomeBase;
        for (int deeper = m.where - kHomeBase + 1; m.locked && deeper <= 4; ++deeper)
          m.locked = home[static_cast<std::size_t>(deeper)];
      }
    }
    return state;
  }

  static Board toBoard(const NaiveState& state) {
    Board board{};
    for (std::size_t s = 0; s < 6; ++s) {
      for (std::size_t i = 0; i < 4; ++i) {
        const NaiveMarble& m = state.marbles[s][i];
        board.marbles[s][i] =
            m.where > kHomeBase ? marbleOn(home(m.where - kHomeBase)) : marbleOn(static_cast<Space>(m.where), m.fresh);
      }
      std::ranges::sort(board.marbles[s]);
    }
    return board;
  }

  static bool finished(const NaiveState& state, int seat) {
    return std::ranges::all_of(state.marbles[static_cast<std::size_t>(seat)],
                               [](const auto& m) { return m.where > kHomeBase; });
  }

  // Rule 4.1, by the layouts' names.
  std::set<int> allowed(const NaiveState& state) const {
    if (!finished(state, seat_)) return {seat_};
    std::vector<int> first;
    switch (setup_.layout) {
      case Layout::Pairs4:
      case Layout::Coop4: first = {(seat_ + 2) % 4}; break;
      case Layout::Pairs6:
      case Layout::Coop6: first = {(seat_ + 3) % 6}; break;
      case Layout::Trios6: first = {(seat_ + 2) % 6, (seat_ + 4) % 6}; break;
      case Layout::PairVsOne3:
        if (seat_ != 0) first = {3 - seat_};
        break;
      case Layout::Duel2:
      case Layout::Free3: break;
    }
    std::set<int> colours;
    for (const int c : first)
      if (!finished(state, c)) colours.insert(c);
    const bool together = setup_.layout == Layout::Coop4 || setup_.layout == Layout::Coop6;
    if (colours.empty() && together)
      for (int c = 0; c < (setup_.layout == Layout::Coop4 ? 4 : 6); ++c)
        if (!finished(state, c)) colours.insert(c);
    return colours;
  }

  bool mayStepAtHome(const NaiveState& state, int colour, const NaiveMarble& m) const {
    if (m.locked) return false;
    if (m.homeAtStart && setup_.has(Switch::SevenHelpRingOnly) && !atStart_.contains(colour)) return false;
    if (!setup_.has(Switch::LockAtOnce)) return true;
    for (int deeper = m.where + 1; deeper <= kHomeBase + 4; ++deeper)
      if (!stands(state, colour, deeper)) return true;
    return false;
  }

  static bool stands(const NaiveState& state, int colour, int where) {
    return std::ranges::any_of(state.marbles[static_cast<std::size_t>(colour)],
                               [&](const auto& m) { return m.where == where; });
  }

  void addSteps(const NaiveState& state, std::vector<NaiveState>& next) const {
    const bool bound = state.inHand >= 0 && !finished(state, state.inHand);
    if (bound) return addColourSteps(state, state.inHand, next);
    for (const int colour : allowed(state)) addColourSteps(state, colour, next);
  }

  void addColourSteps(const NaiveState& state, int colour, std::vector<NaiveState>& next) const {
    for (std::size_t i = 0; i < 4; ++i) addMarbleSteps(state, colour, i, next);
  }

  void addMarbleSteps(const NaiveState& state, int colour, std::size_t i, std::vector<NaiveState>& next) const {
    const NaiveMarble& m = state.marbles[static_cast<std::size_t>(colour)][i];
    const auto go = [&](int to, bool onRing) {
      NaiveState after = state;
      if (onRing)
        for (auto& four : after.marbles)
          for (auto& other : four)
            if (other.where == to) other = NaiveMarble{};
      NaiveMarble& moved = after.marbles[static_cast<std::size_t>(colour)][i];
      moved.where = static_cast<std::uint8_t>(to);
      moved.fresh = false;
      after.inHand = colour;
      next.push_back(after);
    };
    if (m.where == 0) return;
    if (m.where > kHomeBase) {
      if (!mayStepAtHome(state, colour, m)) return;
      for (const int to : {m.where - 1, m.where + 1})
        if (to > kHomeBase && to <= kHomeBase + 4 && !stands(state, colour, to)) go(to, false);
      return;
    }
    go(m.where % layout_.ring + 1, true);
    const int start = colour * (layout_.ring == 66 ? 11 : 16) + 1;
    if (m.where == start && !m.fresh && !stands(state, colour, kHomeBase + 1)) go(kHomeBase + 1, false);
  }

  const Setup& setup_;
  const LayoutTable& layout_;
  int seat_;
  std::set<int> atStart_;
};

// Boards of all sorts: crowds, marbles near their homes, nearly finished seats, whole teams home.
Board randomBoard(const LayoutTable& layout, Random& random) {
  Board board{};
  std::set<int> taken;
  const auto chance = [&](std::uint32_t percent) { return random.below(100) < percent; };
  const auto crowd = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.ring)));
  const bool late = chance(45);
  for (const Seat seat : layout.seats) {
    std::set<int> homes;
    const Space start = startOf(layout, seat);
    const bool allHome = late && chance(45);
    for (std::size_t i = 0; i < 4; ++i) {
      Marble& m = board.marbles[seat][i];
      if (allHome || chance(late ? 55 : 20)) {
        const int n = allHome ? static_cast<int>(i) + 1 : 1 + static_cast<int>(random.below(4));
        if (homes.insert(n).second) m = marbleOn(home(n));
        continue;
      }
      if (chance(late ? 10 : 25)) continue;
      int space = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(layout.ring)));
      if (chance(35)) space = 1 + (crowd + static_cast<int>(random.below(10))) % layout.ring;
      if (chance(late ? 60 : 25)) space = behind(layout.ring, start, static_cast<int>(random.below(8)));
      if (!taken.insert(space).second) continue;
      m = marbleOn(Space(space), Space(space) == start && chance(50));
    }
    std::ranges::sort(board.marbles[seat]);
  }
  return board;
}

class SevenAgainstNaive : public ::testing::TestWithParam<int> {};

TEST_P(SevenAgainstNaive, SameBoardsOnRandomBoards) {
  constexpr int kBoards = 13'000;
  const auto layout = static_cast<Layout>(GetParam());
  Random random(static_cast<std::uint64_t>(4711 + GetParam()));
  PlayList plays;
  int finishing = 0;
  for (int n = 0; n < kBoards; ++n) {
    Position p;
    p.setup = Setup::of(layout);
    for (const auto s : {Switch::LockAtOnce, Switch::SevenHelpRingOnly})
      if (random.below(3) == 0) p.setup.switches |= bit(s);
    p.board = randomBoard(p.layout(), random);
    p.turn = p.by = p.layout().seats.first();
    for (auto k = random.below(6); k > 0; --k) p.turn = p.by = p.layout().seats.next(p.turn);
    listUses(p, p.board, Card::Seven, Card::Seven, plays);

    const auto expected = NaiveSeven(p.setup, p.turn).boards(p.board);
    std::set<std::array<std::uint64_t, 3>> got;
    for (const Play& play : plays) {
      ASSERT_TRUE(got.insert(play.after.words()).second) << "twice: " << notation::boardText(p.layout(), play.after);
      finishing += play.after.finished(p.turn) && !p.board.finished(p.turn) ? 1 : 0;
    }
    ASSERT_EQ(got, expected) << notation::boardText(p.layout(), p.board) << " turn " << int{p.turn} << " switches "
                             << p.setup.switches;
  }
  EXPECT_GT(finishing, 0) << "the boards must also lead to finished seats";
}

INSTANTIATE_TEST_SUITE_P(AllLayouts, SevenAgainstNaive, ::testing::Range(0, kLayouts), [](const auto& layout) {
  return std::string(kLayoutTables[static_cast<std::size_t>(layout.param)].name);
});

// The legs that the notation would write reach the same boards, and each spelling walks back to its board.
TEST(SevenSpelling, EveryListedBoardHasLegs) {
  Random random(99);
  PlayList plays;
  for (int n = 0; n < 400; ++n) {
    Position p;
    p.setup = Setup::of(static_cast<Layout>(n % kLayouts), n % 3 == 0 ? Edition::Pl : Edition::Std);
    p.board = randomBoard(p.layout(), random);
    p.turn = p.by = p.layout().seats.first();
    listUses(p, p.board, Card::Seven, Card::Seven, plays);
    notation::SevenSpellings spellings(p, p.board);
    for (const Play& play : plays)
      ASSERT_NE(spellings.to(play.after), nullptr)
          << notation::boardText(p.layout(), p.board) << " to " << notation::boardText(p.layout(), play.after);
    // Whether asked for this one first or after all the others.
    for (int i = 0; i < plays.size(); i += 40)
      ASSERT_EQ(*notation::SevenSpellings(p, p.board).to(plays[i].after), *spellings.to(plays[i].after));
    Board elsewhere = p.board;
    elsewhere.marbles[p.turn].fill(marbleOn(home(1)));  // where there is room for one
    ASSERT_EQ(spellings.to(elsewhere), nullptr);
  }
}

}  // namespace
}  // namespace tacit
