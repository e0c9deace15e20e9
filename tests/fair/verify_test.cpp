// Games checked after the fact: fair ones of every kind pass, and whatever is changed in them is found.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "notation/words.h"
#include "support/fair_games.h"
#include "support/places.h"
#include "support/random_games.h"
#include "text/words.h"

namespace tacit::fair {
namespace {

using notation::GameRecord;
using testing::fairGame;
using testing::secretNumber;

GameRecord readAgain(const GameRecord& record) {
  const auto read = notation::parseGameFile(notation::gameFileText(record));
  EXPECT_TRUE(read) << read.error();
  return *read;
}

// What is wrong with a record that was written to a file and read.
std::string wrong(const GameRecord& record) {
  const auto verdict = verify(readAgain(record));
  return verdict ? "nothing" : verdict.error();
}

void removeHeader(GameRecord& record, std::string_view key) {
  std::erase_if(record.headers, [&](const auto& header) { return header.first == key; });
}

TEST(Verify, TheGoldenGameIsTheSameAndFair) {
  std::ifstream in(testing::dataFile("fair.tac"), std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(in), {});
  EXPECT_EQ(text, testing::goldenFairGame()) << "see `make golden`";
  const auto record = notation::parseGameFile(text);
  ASSERT_TRUE(record) << record.error();
  std::vector<int> told;
  const auto verdict = verify(*record, [&](const Findings& soFar) { told.push_back(soFar.deals); });
  ASSERT_TRUE(verdict) << verdict.error();
  EXPECT_GT(verdict->shuffles, 1);
  ASSERT_EQ(told.size(), static_cast<std::size_t>(verdict->deals));
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i], static_cast<int>(i) + 1);
}

TEST(Verify, GamesOfEveryLayoutAndPack) {
  int shuffles = 0;
  for (int layout = 0; layout < kLayouts; ++layout)
    for (int pack = 0; pack < kPacks; ++pack) {
      tacit::Setup setup = tacit::Setup::of(static_cast<Layout>(layout), static_cast<Edition>(pack % kEditions),
                                            Pack{static_cast<std::uint8_t>(pack)});
      if (pack % 2 == 0) setup.switches |= bit(Switch::Places);  // seats leave the game, and fewer are dealt to
      const GameRecord record =
          fairGame(setup, secretNumber(static_cast<std::uint64_t>(pack)), pack % 3 == 0 ? "" : "one|zwei");
      EXPECT_NE(*record.header("Result"), "none") << testing::describe(setup);
      const auto verdict = verify(readAgain(record));
      ASSERT_TRUE(verdict) << testing::describe(setup) << ": " << verdict.error();
      EXPECT_EQ(verdict->deals, static_cast<int>(record.deals.size()));
      shuffles += verdict->shuffles;
    }
  EXPECT_GT(shuffles, 2 * kLayouts * kPacks);  // games long enough to say something about later shuffles
}

TEST(Verify, AGameNotPlayedToItsEnd) {
  const GameRecord record = fairGame(tacit::Setup::of(Layout::Pairs4), secretNumber(3), "", 30);
  const auto verdict = verify(readAgain(record));
  ASSERT_TRUE(verdict) << verdict.error();
  EXPECT_EQ(verdict->shuffles, 1);
  EXPECT_EQ(verdict->deals, 2);
}

class Changed : public ::testing::Test {
 protected:
  GameRecord record_ = fairGame(tacit::Setup::of(Layout::Pairs4), secretNumber(7), "one|zwei");
};

TEST_F(Changed, Nothing) { EXPECT_EQ(wrong(record_), "nothing"); }

// One card of one hand becomes another one, in any deal: that deal is named, with the hand it should have had, even
// when the pack has no such card left or the plays that follow cannot be played.
TEST_F(Changed, OneCard) {
  const std::vector<notation::RecordedDeal> deals = record_.deals;
  ASSERT_GE(deals.size(), 6U);
  for (std::size_t n = 0; n < deals.size(); ++n)
    for (const Card card : {Card::Two, Card::Tac, Card::Devil}) {
      record_.deals = deals;
      Hand& hand = record_.deals[n].hands[1];
      const Hand real = hand;
      Card gone = Card::None;
      real.forEachKind([&](Card kind) { gone = kind != card ? kind : gone; });
      hand.remove(gone);
      hand.add(card);
      const std::string said = wrong(record_);
      const std::string what = "deal " + std::to_string(n + 1) + " does not match the seed: seat b has " +
                               notation::cardList(hand) + " instead of " + notation::cardList(real);
      EXPECT_TRUE(said.starts_with("line ") && said.ends_with(what)) << said << "\nnot " << what;
    }
}

TEST_F(Changed, TwoHandsExchanged) {
  std::swap(record_.deals[1].hands[0], record_.deals[1].hands[2]);
  EXPECT_NE(wrong(record_).find("deal 2 does not match the seed: seat a has "), std::string::npos) << wrong(record_);
}

TEST_F(Changed, ACardTakenOut) {
  Hand& hand = record_.deals[0].hands[0];
  hand.forEachKind([&, first = true](Card card) mutable {
    if (first) hand.remove(card);
    first = false;
  });
  EXPECT_NE(wrong(record_).find("deal 1 does not match the seed: seat a has "), std::string::npos) << wrong(record_);
}

TEST_F(Changed, TheFirstDealer) {
  const Seat real = record_.deals[0].dealer;
  const auto other = static_cast<Seat>((real + 1) % 4);
  record_.deals[0].dealer = other;
  const std::string what = std::string("deal 1 does not match the seed: the dealer is ") + notation::seatLetter(other) +
                           " instead of " + notation::seatLetter(real);
  EXPECT_NE(wrong(record_).find(what), std::string::npos) << wrong(record_);
}

TEST_F(Changed, TheSeed) {
  record_.setHeader(kSeedHeader, hex(secretNumber(8)));
  EXPECT_TRUE(wrong(record_).starts_with("the commitment does not match the seed: ")) << wrong(record_);
  record_.setHeader(kCommitHeader, commitment(secretNumber(8)));
  EXPECT_NE(wrong(record_).find(": deal 1 does not match the seed: "), std::string::npos) << wrong(record_);
}

TEST_F(Changed, TheCommitment) {
  record_.setHeader(kCommitHeader, "0" + record_.header(kCommitHeader)->substr(1) + "0");
  EXPECT_TRUE(wrong(record_).starts_with("the commitment does not match the seed: ")) << wrong(record_);
}

TEST_F(Changed, TheWords) {
  for (const char* const words : {"one", "zwei|one", "one|zwei|three", "one|zwei ", "One|zwei"}) {
    record_.setHeader(kWordsHeader, words);
    EXPECT_NE(wrong(record_).find(": deal 1 does not match the seed: "), std::string::npos) << wrong(record_);
  }
  removeHeader(record_, kWordsHeader);
  EXPECT_NE(wrong(record_).find(": deal 1 does not match the seed: "), std::string::npos) << wrong(record_);
}

TEST_F(Changed, WordsThatAreNone) {
  record_.setHeader(kWordsHeader, "one||zwei");
  EXPECT_TRUE(wrong(record_).starts_with("Words: ")) << wrong(record_);
}

// ---- Words that were sealed ----

class SealedWords : public ::testing::Test {
 protected:
  static std::string word(char digit, const std::string& typed = "") { return std::string(32, digit) + typed; }

  static GameRecord game(const std::string& words, const std::vector<text::Seal>& seals) {
    GameRecord record = fairGame(tacit::Setup::of(Layout::Pairs4), secretNumber(7), words, 40);
    record.setHeader(kWordCommitsHeader, text::sealsText(seals));
    return record;
  }

  const std::string a_ = word('a');
  const std::string b_ = word('b', " Grüße ]");
  const text::Seal sealA_{"a", commitmentTo(a_)};
  const text::Seal sealB_{"bd", commitmentTo(b_)};
  const text::Seal withheld_{"c", commitmentTo(word('c')), true};
};

TEST_F(SealedWords, KnownCommitments) {
  EXPECT_EQ(commitmentTo("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(commitmentTo("Grüße"), "f83e039796c6453a10f5519e39fd113901572316a1a8ea07cb525d2801dfd074");
}

TEST_F(SealedWords, AllOrSomeOrNoneShown) {
  const auto all = verify(readAgain(game(a_ + '|' + b_, {sealA_, sealB_})));
  ASSERT_TRUE(all) << all.error();
  EXPECT_EQ(all->sealed, 2);
  EXPECT_EQ(all->withheld, 0);
  const auto some = verify(readAgain(game(a_ + '|' + b_, {sealA_, withheld_, sealB_})));
  ASSERT_TRUE(some) << some.error();
  EXPECT_EQ(some->sealed, 3);
  EXPECT_EQ(some->withheld, 1);
  const auto none = verify(readAgain(game("", {withheld_})));
  ASSERT_TRUE(none) << none.error();
  EXPECT_EQ(none->withheld, 1);
}

TEST_F(SealedWords, ThatDoNotFit) {
  EXPECT_EQ(wrong(game(a_ + '|' + word('b'), {sealA_, sealB_})), "the word of seat bd does not match its commitment");
  EXPECT_EQ(wrong(game(b_ + '|' + a_, {sealA_, sealB_})), "the word of seat a does not match its commitment");
  EXPECT_EQ(wrong(game(a_, {sealA_, sealB_})), "Words: the word of seat bd is missing");
  EXPECT_EQ(wrong(game(a_ + '|' + word('d'), {sealA_})), "Words: no commitment for the word '" + word('d') + "'");
  EXPECT_EQ(wrong(game("luck", {{"a", commitmentTo("luck")}})),
            "Words: a word with a commitment begins with 32 digits of 0-9 a-f");
}

TEST_F(SealedWords, SealsThatAreNone) {
  GameRecord record = game(a_, {sealA_});
  const std::string commit = sealA_.commit;
  for (const std::string& seals : {std::string(), commit, ':' + commit, "a:" + commit + '|', "a:" + commit.substr(1),
                                   "a:" + commit + " lost", "a:" + std::string(64, 'A')}) {
    record.setHeader(kWordCommitsHeader, seals);
    EXPECT_TRUE(wrong(record).starts_with("WordCommits: ")) << wrong(record);
  }
}

TEST_F(Changed, ADealLeftOut) {
  record_.deals.erase(record_.deals.begin() + 1);
  EXPECT_NE(wrong(record_).find(": deal 2 does not match the seed: "), std::string::npos) << wrong(record_);
}

TEST_F(Changed, AnIllegalPlay) {
  record_.deals[2].plays[0].text = "DEV";
  const std::string said = wrong(record_);
  EXPECT_TRUE(said.starts_with("line ")) << said;
  EXPECT_NE(said.find("'DEV'"), std::string::npos) << said;
}

TEST_F(Changed, HeadersMissing) {
  GameRecord running = record_;
  removeHeader(running, kSeedHeader);
  EXPECT_NE(wrong(running).find("still running"), std::string::npos) << wrong(running);
  GameRecord late = record_;
  removeHeader(late, kCommitHeader);
  EXPECT_NE(wrong(late).find("no Commit"), std::string::npos) << wrong(late);
  removeHeader(late, kSeedHeader);
  EXPECT_NE(wrong(late).find("no headers Commit and Seed"), std::string::npos) << wrong(late);
}

TEST_F(Changed, ASeedThatIsNone) {
  record_.setHeader(kSeedHeader, "12345");
  EXPECT_EQ(wrong(record_), "Seed: expected 64 digits of 0-9 a-f, not '12345'");
}

TEST_F(Changed, NoDealsAtAll) {
  record_.deals.clear();
  EXPECT_EQ(wrong(record_), "the file has no deal");
}

}  // namespace
}  // namespace tacit::fair
