// Secrets, numbers and shuffles: against answers made without this program, and by how evenly they fall.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "base/strings.h"
#include "fair/numbers.h"
#include "fair/shuffler.h"
#include "notation/words.h"
#include "support/fair_games.h"
#include "support/places.h"

namespace tacit::fair {
namespace {

using testing::secretNumber;

const std::string kHex = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

std::string listed(const Stack& stack) {
  std::string text;
  for (const Card card : stack.rest()) text.append(text.empty() ? "" : ",").append(notation::cardName(card));
  return text;
}

TEST(Secret, KnownCommitments) {
  EXPECT_EQ(commitment(Secret{}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  EXPECT_EQ(commitment(secretFrom(kHex).value()), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(Secret, HasOneTextOnly) {
  EXPECT_EQ(hex(secretFrom(kHex).value()), kHex);
  std::string capital = kHex;
  capital[63] = 'F';
  std::string other = kHex;
  other[0] = 'g';
  for (const auto& text : {std::string(), kHex.substr(1), kHex + "0", capital, other, ' ' + kHex.substr(1)})
    EXPECT_FALSE(secretFrom(text)) << text;
}

TEST(Secret, NewOnesDiffer) {
  std::set<std::string> seen;
  for (int n = 0; n < 100; ++n) seen.insert(hex(newSecret()));
  EXPECT_EQ(seen.size(), 100U);
}

// Made with Python's hashlib and hmac. A fourth of all numbers is rejected for n = 3 * 2^30, so that is tried here too.
TEST(Numbers, KnownAnswers) {
  const auto drawn = [](const std::string& words) {
    Numbers numbers(secretFrom(kHex).value(), words, 3);
    std::vector<std::uint32_t> all;
    for (int n = 0; n < 3; ++n) all.push_back(numbers.below(1U << 31U));
    for (int n = 0; n < 12; ++n) all.push_back(numbers.below(3U << 30U));
    return all;
  };
  EXPECT_EQ(drawn(""), (std::vector<std::uint32_t>{1026514560, 113561594, 2009659318, 2873742030, 2295277193,
                                                   1160018309, 2510298951, 3180868788, 1123969029, 2366052686,
                                                   1554721749, 81116445, 673224536, 1812100665, 457558782}));
  EXPECT_EQ(drawn("luck|Grüße aus Köln|🎲"),
            (std::vector<std::uint32_t>{1704303244, 939060726, 1076069385, 2576298812, 1830985011, 2006163591,
                                        1663864848, 1153893104, 2587718932, 1872409003, 20265139, 2983520888,
                                        1295728258, 3138018450, 443394806}));
}

TEST(Shuffler, KnownAnswers) {
  std::ifstream in(testing::dataFile("fair_shuffles.tsv"));
  int count = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    const auto field = base::split(line, '\t');
    ASSERT_EQ(field.size(), 6U) << line;
    tacit::Setup setup = tacit::Setup::of(notation::layoutNamed(field[0]).value());
    setup.pack = notation::packNamed(field[1]).value();
    const Shuffler shuffler(secretFrom(kHex).value(), std::string(field[2]));
    EXPECT_EQ(listed(shuffler.shuffledPack(setup, base::numberIn(field[3], 99).value())), field[5]) << line;
    EXPECT_EQ(shuffler.firstDealer(setup), notation::seatNamed(field[4])) << line;
    ++count;
  }
  EXPECT_EQ(count, 18);
}

TEST(Shuffler, EveryPackIsWhole) {
  for (int layout = 0; layout < kLayouts; ++layout)
    for (int pack = 0; pack < kPacks; ++pack) {
      const tacit::Setup setup =
          tacit::Setup::of(static_cast<Layout>(layout), Edition::Std, Pack{static_cast<std::uint8_t>(pack)});
      const Stack stack = Shuffler(secretNumber(1), "word").shuffledPack(setup, 2);
      CardCounts counts{};
      for (const Card card : stack.rest()) ++counts[static_cast<std::size_t>(card)];
      EXPECT_EQ(counts, cardsOf(setup.pack, setup.seatCount())) << testing::goldenName(setup);
      EXPECT_TRUE(stack.known);
    }
}

TEST(Shuffler, SecretWordsAndNumberAllCount) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Pairs4);
  std::set<std::string> packs;
  packs.insert(listed(Shuffler(secretNumber(1), "").shuffledPack(setup, 1)));
  packs.insert(listed(Shuffler(secretNumber(2), "").shuffledPack(setup, 1)));
  packs.insert(listed(Shuffler(secretNumber(1), "a").shuffledPack(setup, 1)));
  packs.insert(listed(Shuffler(secretNumber(1), "b").shuffledPack(setup, 1)));
  packs.insert(listed(Shuffler(secretNumber(1), "").shuffledPack(setup, 2)));
  EXPECT_EQ(packs.size(), 5U);
}

// ---- How evenly it falls ----

// How far counts are from being equal, in standard deviations of what chance makes of it (for many draws).
double unevenness(const std::vector<int>& counts) {
  double draws = 0;
  for (const int count : counts) draws += count;
  const double expected = draws / static_cast<double>(counts.size());
  double chiSquare = 0;
  for (const int count : counts) chiSquare += (count - expected) * (count - expected) / expected;
  const double freedom = static_cast<double>(counts.size()) - 1;
  return (chiSquare - freedom) / std::sqrt(2 * freedom);
}

constexpr double kTooUneven = 4.5;  // the secrets are the same in every run, so this is no matter of luck

TEST(Evenness, OfTheMeasureItself) {
  std::vector<int> counts(104, 200);
  EXPECT_LT(unevenness(counts), 0);
  counts[0] = 0;  // a place where a card never goes, as a wrong loop would have it
  EXPECT_GT(unevenness(counts), kTooUneven);
}

TEST(Evenness, OfPlacesAndDealers) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Pairs4);
  std::vector<int> firstCard(104);
  std::vector<int> lastCard(104);
  std::vector<int> apart(103);  // a wrong shuffle may serve each card well and pairs of cards badly
  std::vector<int> dealers(4);
  for (std::uint64_t n = 0; n < 20'000; ++n) {
    const Shuffler shuffler(secretNumber(n), "");
    const Stack stack = shuffler.shuffledPack(setup, 1);
    const auto place = [&](Card card) { return std::ranges::find(stack.rest(), card) - stack.rest().begin(); };
    ++firstCard[static_cast<std::size_t>(place(Card::Jester))];
    ++lastCard[static_cast<std::size_t>(place(Card::Devil))];
    ++apart[static_cast<std::size_t>((place(Card::Devil) - place(Card::Jester) + 104) % 104 - 1)];
    ++dealers[shuffler.firstDealer(setup)];
  }
  EXPECT_LT(unevenness(firstCard), kTooUneven);
  EXPECT_LT(unevenness(lastCard), kTooUneven);
  EXPECT_LT(unevenness(apart), kTooUneven);
  EXPECT_LT(unevenness(dealers), kTooUneven);
}

// Without rejection, the lowest third of the results would come up twice as often as the others.
TEST(Evenness, OfLargeBounds) {
  Numbers numbers(secretNumber(1), "", 1);
  std::vector<int> thirds(3);
  for (int n = 0; n < 30'000; ++n) ++thirds[numbers.below(3U << 30U) >> 30U];
  EXPECT_LT(unevenness(thirds), kTooUneven);
}

}  // namespace
}  // namespace tacit::fair
