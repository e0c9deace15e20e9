// Properties of every game: random games over all layouts, packs, editions and switches, played to the end.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <vector>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/seven_legs.h"
#include "support/random_games.h"

namespace tacit {
namespace {

using testing::describe;
using testing::playRandomGame;
using testing::randomSetup;

// Every colour has its four marbles, no space holds two, only a marble on its own start is fresh, bytes are in order.
void expectWholeBoard(const LayoutTable& layout, const Board& board) {
  std::set<int> ring;
  for (const Seat seat : kAllSeats) {
    if (!layout.seats.contains(seat)) {
      ASSERT_EQ(board.four(seat), Four(0));
      continue;
    }
    std::set<int> home;
    ASSERT_TRUE(std::ranges::is_sorted(board.marbles[seat]));
    for (const Marble m : board.marbles[seat]) {
      const Space space = spaceOf(m);
      if (isFresh(m)) {
        ASSERT_EQ(space, startOf(layout, seat));
      }
      if (isRing(space)) {
        ASSERT_LE(space, Space(layout.ring));
        ASSERT_TRUE(ring.insert(space).second) << "two marbles on " << int{space};
      }
      if (isHome(space)) {
        ASSERT_TRUE(home.insert(space).second);
      }
    }
  }
}

// The cards of the pack are all somewhere, each kind as often as it should be; with places some may be set aside.
void expectWholePack(const Game& game) {
  const Position& p = game.position();
  const CardCounts pack = cardsOf(p.setup.pack, p.setup.seatCount());
  std::array<int, kCards> seen{};
  for (const Hand hand : p.hands) hand.forEachCard([&](Card card) { ++seen[static_cast<std::size_t>(card)]; });
  for (const Card card : p.given)
    if (card != Card::None) ++seen[static_cast<std::size_t>(card)];
  for (const Card card : game.stack().rest()) ++seen[static_cast<std::size_t>(card)];
  ASSERT_EQ(p.stack, game.stack().size);
  for (std::size_t k = 0; k < kCards; ++k) {
    const int all = seen[k] + p.gone[k];
    ASSERT_LE(all, pack[k]) << "card " << k;
    if (p.everWon().empty()) {
      ASSERT_EQ(all, pack[k]) << "card " << k;
    }
  }
}

// The seat that decides after a play, worked out again from rules 3.1, 6.5, 9 and 11.
void expectNextTurn(const Position& before, const Play& play, const Position& after) {
  if (after.phase == Phase::Over || after.phase == Phase::Deal || play.kind == Kind::Give) return;
  const auto nextSeat = [&](Seat seat) {
    do seat = static_cast<Seat>((seat + 1) % kSeats);
    while (!after.inGame().contains(seat));
    return seat;
  };
  if (play.kind == Kind::Pass) {
    ASSERT_TRUE(after.turn == before.turn || !after.inGame().contains(before.turn));
    return;
  }
  if (after.phase == Phase::Answer) {
    ASSERT_EQ(after.turn, nextSeat(before.turn));
    ASSERT_TRUE(after.hands[after.turn].has(Card::Tac));
    return;
  }
  if (play.kind == Kind::Devil) {
    ASSERT_EQ(after.by, before.turn);
    ASSERT_EQ(after.turn, nextSeat(before.turn));
    return;
  }
  if (play.kind == Kind::Jester && !after.hands[before.turn].empty()) {
    ASSERT_EQ(after.turn, before.turn);
    ASSERT_EQ(after.by, before.by);
    return;
  }
  ASSERT_EQ(after.by, after.turn);
  if (play.kind == Kind::Skip) {
    ASSERT_EQ(after.phase, Phase::Skipped);
    ASSERT_EQ(after.turn, nextSeat(before.turn));
    return;
  }
  Seat seat = nextSeat(before.turn);
  while (after.hands[seat].empty()) seat = nextSeat(seat);
  ASSERT_EQ(after.turn, seat);
}

RC_GTEST_PROP(RandomGames, KeepMarblesCardsAndTurnOrderWhole, (std::uint64_t seed)) {
  Random random(seed);
  const Setup setup = randomSetup(random);
  SCOPED_TRACE(describe(setup));
  playRandomGame(setup, random, [&](const Game& game, const Play* play) {
    const Position& p = game.position();
    if (::testing::Test::HasFatalFailure()) return;
    expectWholeBoard(p.layout(), p.board);
    if (p.function != Card::None) expectWholeBoard(p.layout(), p.undo);
    expectWholePack(game);
    if (play == nullptr) {
      EXPECT_TRUE(game.over()) << "no end in sight";
      return;
    }
    expectWholeBoard(p.layout(), play->after);
    Position after = p;
    carryOut(after, *play);
    expectNextTurn(p, *play, after);
  });
  RC_ASSERT(!::testing::Test::HasFailure());
}

RC_GTEST_PROP(RandomGames, PositionsComeBackFromTheirText, (std::uint64_t seed)) {
  Random random(seed);
  const Setup setup = randomSetup(random);
  playRandomGame(
      setup, random,
      [&](const Game& game, const Play*) {
        const notation::Scene scene{game.position(), game.stack(), {}};
        const std::string text = notation::positionText(scene);
        const auto read = notation::parsePosition(text);
        if (!read) RC_FAIL(read.error() + "\n" + text);
        RC_ASSERT(read->position == scene.position);
        RC_ASSERT(std::ranges::equal(read->stack.rest(), scene.stack.rest()));
        RC_ASSERT(notation::positionText(*read) == text);
      },
      1500);
}

RC_GTEST_PROP(RandomGames, PlaysComeBackFromTheirTexts, (std::uint64_t seed)) {
  Random random(seed);
  const Setup setup = randomSetup(random);
  PlayList plays;
  playRandomGame(
      setup, random,
      [&](const Game& game, const Play* play) {
        if (play == nullptr || random.below(10) != 0) return;
        game.list(plays);
        const auto texts = notation::playTexts(game.position(), plays);
        RC_ASSERT(std::set<std::string>(texts.begin(), texts.end()).size() == texts.size());
        const int i = static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())));
        for (int k = i; k < std::min(i + 12, plays.size()); ++k) {
          const auto read = notation::parsePlay(game.position(), texts[static_cast<std::size_t>(k)]);
          if (!read) RC_FAIL(read.error());
          RC_ASSERT(*read == plays[k]);
        }
      },
      1000);
}

// Any way of walking a seven, single steps included, is the same play as the canonical text of where it ends.
std::string randomWalk(const Position& p, const Board& board, Random& random, Board& end) {
  SevenWalk walk(p, board);
  LegList walked;
  while (walk.left() > 0) {
    const auto legs = walk.legs();
    if (legs.empty()) return "";
    const auto& leg = legs[random.below(static_cast<std::uint32_t>(legs.size()))];
    walk.walk(leg);
    walked.add(leg);
  }
  end = walk.board();
  return notation::legsText(walked);
}

RC_GTEST_PROP(RandomGames, EveryLegalSpellingIsTheSamePlay, (std::uint64_t seed)) {
  Random random(seed);
  const Setup setup = randomSetup(random);
  PlayList plays;
  playRandomGame(
      setup, random,
      [&](const Game& game, const Play* play) {
        if (play == nullptr || game.position().phase != Phase::Play) return;
        const Position& p = game.position();
        if (play->kind == Kind::Exchange) {
          const std::string prefix = play->card == Card::Tac ? "TAC=TRI:" : "TRI:";
          const auto place = [](Seat seat, Space space) {
            return notation::seatLetter(seat) + notation::spaceName(space);
          };
          const auto read =
              notation::parsePlay(p, prefix + place(play->other, play->to) + '~' + place(play->colour, play->from));
          if (!read) RC_FAIL(read.error());
          RC_ASSERT(*read == *play);
        }
        if (play->kind != Kind::Seven) return;
        const std::string prefix = play->card == Card::Tac ? "TAC=7:" : "7:";
        const Board& board = play->card == Card::Tac ? p.undo : p.board;
        for (int n = 0; n < 5; ++n) {
          Board end{};
          const std::string text = randomWalk(p, board, random, end);
          if (text.empty()) continue;
          const auto read = notation::parsePlay(p, prefix + text);
          if (!read) RC_FAIL(read.error());
          RC_ASSERT(read->after == end);
          const std::string canonical = notation::playText(p, *read);
          RC_ASSERT(std::ranges::count(canonical, ',') <= std::ranges::count(text, ','));
          const auto again = notation::parsePlay(p, canonical);
          RC_ASSERT(again.ok());
          RC_ASSERT(*again == *read);
        }
      },
      600);
}

// Deals again what the holder of `seats` cannot see: into the same places, otherwise at random.
Game withOtherHiddenCards(const Game& game, SeatSet seats, Random& random) {
  Position p = game.position();
  Stack stack = game.stack();
  const SeatSet seen = handsSeen(p, seats);
  std::vector<Card> hidden(stack.rest().begin(), stack.rest().end());
  for (const Seat seat : p.layout().seats) {
    if (!seen.contains(seat)) p.hands[seat].forEachCard([&](Card card) { hidden.push_back(card); });
    if (!seats.contains(seat) && p.given[seat] != Card::None) hidden.push_back(p.given[seat]);
  }
  for (std::size_t n = hidden.size(); n > 1; --n)
    std::swap(hidden[n - 1], hidden[random.below(static_cast<std::uint32_t>(n))]);
  const auto take = [&] {
    const Card card = hidden.back();
    hidden.pop_back();
    return card;
  };
  for (const Seat seat : p.layout().seats) {
    if (!seats.contains(seat) && p.given[seat] != Card::None) p.given[seat] = take();
    if (seen.contains(seat)) continue;
    Hand hand;
    for (int n = p.hands[seat].size(); n > 0; --n) hand.add(take());
    p.hands[seat] = hand;
  }
  for (std::size_t i = 0; i < stack.size; ++i) stack.cards[stack.first + i] = take();
  return {p, stack};
}

RC_GTEST_PROP(RandomGames, AViewDoesNotChangeWithHiddenCards, (std::uint64_t seed)) {
  Random random(seed);
  const Setup setup = randomSetup(random);
  Knowledge knowledge;
  playRandomGame(
      setup, random,
      [&](const Game& game, const Play* play) {
        const Position& p = game.position();
        if (play == nullptr) return;
        SeatSet seats = only(p.by);
        if (random.below(3) == 0) seats = p.layout().seats & SeatSet(1U + random.below(63));
        if (!seats.empty()) {
          const Game other = withOtherHiddenCards(game, seats, random);
          const View view = knowledge.view(p, seats);
          const View otherView = knowledge.view(other.position(), seats);
          RC_ASSERT(view == otherView);
          RC_ASSERT(notation::positionText(view) == notation::positionText(otherView));
          const auto read = notation::parsePosition(notation::positionText(view));
          if (!read) RC_FAIL(read.error() + "\n" + notation::positionText(view));
          RC_ASSERT(notation::positionText(*read) == notation::positionText(view));
          // What is known of a hidden hand is really there.
          for (const Seat seat : kAllSeats)
            view.knows[seat].forEachKind(
                [&](Card card) { RC_ASSERT(p.hands[seat].count(card) >= view.knows[seat].count(card)); });
          if (seats.contains(p.by)) {
            PlayList mine;
            PlayList real;
            listPlays(view.position, mine);
            listPlays(p, real);
            RC_ASSERT(std::ranges::equal(mine, real));
          }
        }
        Position after = p;
        carryOut(after, *play);
        knowledge.follow(p, *play, after);
        if (after.phase == Phase::Deal) knowledge.newDeal();
      },
      1500);
}

}  // namespace
}  // namespace tacit
