// What a board is thought to need: the same from every seat, the sum of its features, and with the cards that can come.
#include "solver/evaluation.h"

#include <gtest/gtest.h>

#include <numeric>

#include "support/random_games.h"

namespace tacit::solver {
namespace {

// Calls visit(game) for every position of some random games that all play together.
template <typename Visit>
void forEachPosition(Visit visit) {
  Random random(3);
  for (const Layout layout : {Layout::Coop4, Layout::Coop6})
    for (const Pack pack : {Pack::master(), Pack::basic()})
      testing::playRandomGame(
          Setup::of(layout, Edition::Std, pack), random, [&](const Game& game, const Play*) { visit(game); }, 300);
}

// The same with every seat one further round the table.
Position turnedBySeat(const Position& p) {
  Position turned = p;
  const LayoutTable& layout = p.layout();
  for (const Seat seat : layout.seats) {
    const Seat next = layout.seats.next(seat);
    turned.hands[next] = p.hands[seat];
    turned.board.marbles[next] = {};
    for (const Marble m : p.board.marbles[seat]) {
      const Space space = spaceOf(m);
      turned.board.put(next, 0, isRing(space) ? marbleOn(ahead(layout.ring, space, layout.apart), isFresh(m)) : m);
    }
  }
  return turned;
}

double weighted(const Features& features, std::size_t first) {
  return std::inner_product(features.begin(), features.end(),
                            kFittedWeights.begin() + static_cast<std::ptrdiff_t>(first), 0.0);
}

TEST(Evaluation, IsTheSameFromEverySeat) {
  forEachPosition([](const Game& game) {
    const Position& p = game.position();
    const Position turned = turnedBySeat(p);
    const Evaluation evaluation(p.setup, kFittedWeights, unseenAfterThisDeal(p));
    EXPECT_NEAR(evaluation.cards(p.board, p.hands), evaluation.cards(turned.board, turned.hands), 1e-2);
  });
}

TEST(Evaluation, IsTheWeightedSumOfItsFeatures) {
  forEachPosition([](const Game& game) {
    const Position& p = game.position();
    const Evaluation evaluation(p.setup, kFittedWeights, unseenAfterThisDeal(p));
    EXPECT_NEAR(evaluation.cards(p.board, std::array<Hand, kSeats>{}), weighted(evaluation.boardFeatures(p.board), 0),
                1e-2);
    double saved = 0;
    for (const Seat seat : p.layout().seats)
      saved += evaluation.seatCards(seat, p.board.four(seat), {}) -
               evaluation.seatCards(seat, p.board.four(seat), p.hands[seat]);
    Features hands = evaluation.handFeatures(p.board, p.hands);
    EXPECT_NEAR(saved, weighted(hands, kFeatures), 1e-2);
  });
}

TEST(Evaluation, ExpectsTheCardsThatAreLeft) {
  forEachPosition([](const Game& game) {
    const Position& p = game.position();
    const Unseen unseen = unseenAfterThisDeal(p);
    const Stack left = p.stack == 0 ? orderedPack(p.setup) : game.stack();  // shuffled when nothing is left
    const auto count = [&](CardSet kinds) {
      return std::ranges::count_if(left.rest(), [&](Card card) { return (only(card) & kinds) != 0; });
    };
    EXPECT_EQ(unseen.cards, left.size);
    EXPECT_EQ(unseen.openers, count(only(Card::One) | only(Card::Thirteen) | only(Card::Angel)));
    EXPECT_EQ(unseen.shortcuts, count(only(Card::Four) | only(Card::Trickster)));
  });
}

}  // namespace
}  // namespace tacit::solver
