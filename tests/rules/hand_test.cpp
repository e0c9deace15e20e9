// A hand counts its cards side by side in one word.
#include <gtest/gtest.h>

#include "rules/card.h"

namespace tacit {
namespace {

TEST(Hand, ItsSizeIsTheSumOfAllKinds) {
  Hand hand;
  int cards = 0;
  for (int n = 0; n < Hand::kMaxOfAKind + 1; ++n)
    for (int k = 0; k < kCards; ++k) {
      EXPECT_EQ(hand.size(), cards);
      hand.add(cardAt(k));
      ++cards;
    }
  EXPECT_EQ(hand.size(), cards);
}

TEST(Hand, TheSizeOfAHiddenHandIsKnown) {
  for (int cards = 0; cards <= Hand::kMaxHidden; ++cards) EXPECT_EQ(Hand::hidden(cards).size(), cards);
}

}  // namespace
}  // namespace tacit
