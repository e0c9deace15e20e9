// What is decided before the game and in it: when a command is carried out, when it is refused and with which word; a refusal
// changes nothing.
#include "table/referee.h"

#include <gtest/gtest.h>

#include <climits>

#include "fair/secret.h"
#include "support/refereed.h"
#include "table/message.h"
#include "table/record.h"
#include "text/words.h"

namespace tacit::table {
namespace {

using testing::a;
using testing::b;
using testing::c;
using testing::codeOf;
using testing::countOf;
using testing::d;
using testing::legalPlays;
using testing::optionsOf;
using testing::Started4;
using testing::TestTable;

// ---- Before the game ----

TEST(Sitting, OnePersonToAPlaceThatIsThere) {
  TestTable game(optionsOf("four"));
  for (const int place : {-1, 4, 7, 8, 255, INT_MAX, INT_MIN}) EXPECT_EQ(codeOf(game, "p0", Sit{place}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", Sit{2}), "");
  EXPECT_EQ(codeOf(game, "p1", Sit{2}), "taken");
  EXPECT_EQ(codeOf(game, "p0", Sit{2}), "taken");
  EXPECT_EQ(codeOf(game, "p0", Sit{3}), "");  // a person may hold several
  EXPECT_EQ(viewerOf(game.table(), "p0").seats, only(c) | only(d));
  EXPECT_EQ(codeOf(game, "p0", Start{}), "");
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "not_now");
}

TEST(Sitting, PeopleComeBeforeBots) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p0", SeatBot{1, "simple"}), "");
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  EXPECT_EQ(game.table().places()[1].person, "p1");
  EXPECT_EQ(game.table().places()[1].level, "");
  EXPECT_EQ(countOf<Rose>(game), 1);
}

TEST(Sitting, TheHostArrangesAndEverybodyHisOwn) {
  TestTable game(optionsOf("four"));  // p0 is the host and sits nowhere yet
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  EXPECT_EQ(codeOf(game, "p2", Sit{2}), "");
  EXPECT_EQ(codeOf(game, "p1", Rise{2}), "not_host");
  EXPECT_EQ(codeOf(game, "p1", Rise{0}), "not_host");
  EXPECT_EQ(codeOf(game, "p1", SeatBot{0, "simple"}), "not_host");
  EXPECT_EQ(codeOf(game, "p1", SeatBot{1, "simple"}), "taken");
  EXPECT_EQ(codeOf(game, "p1", Rise{1}), "");
  EXPECT_EQ(codeOf(game, "p0", Rise{2}), "");
  EXPECT_EQ(codeOf(game, "p0", Rise{2}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", SeatBot{3, "clever"}), "no_level");
  EXPECT_EQ(codeOf(game, "p0", SeatBot{3, ""}), "no_level");
  EXPECT_EQ(codeOf(game, "p0", SeatBot{-3, "simple"}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", Rise{INT_MAX}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", SeatBot{3, "simple"}), "");
  EXPECT_EQ(codeOf(game, "p0", Rise{3}), "");
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  EXPECT_EQ(codeOf(game, "p1", Leave{}), "");
  EXPECT_TRUE(game.table().places()[1].free());
  EXPECT_EQ(codeOf(game, "p1", Leave{}), "not_seated");
}

TEST(Sitting, StartNeedsAPersonAndFillsUpWithBots) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p0", Start{}), "not_seated");
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  EXPECT_EQ(codeOf(game, "p0", Start{}), "");
  EXPECT_EQ(countOf<BotSat>(game), 3);
  EXPECT_EQ(game.table().stage(), Stage::Playing);
  EXPECT_EQ(codeOf(game, "p0", Start{}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", Rise{0}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", SeatBot{0, "simple"}), "not_now");
}

// ---- Words for the shuffles ----

std::string sealedWord(const std::string& typed) { return std::string(32, '5') + ' ' + typed; }

CommitWord seal(const std::string& word) { return {fair::commitmentTo(word)}; }

TEST(Sitting, TheHostAloneStartsAlsoWhileTheyAreAway) {
  TestTable game(optionsOf("four"));
  for (const int p : {3, 0, 2}) EXPECT_EQ(codeOf(game, TestTable::person(p), Sit{p}), "");
  for (const std::string person : {"p2", "p3", "stranger"}) EXPECT_EQ(codeOf(game, person, Start{}), "not_host");
  game.gone = {"p0"};
  for (const std::string person : {"p2", "p3", "stranger"}) EXPECT_EQ(codeOf(game, person, Start{}), "not_host");
  EXPECT_EQ(codeOf(game, "p0", Start{}), "");
}

TEST(Sitting, TheHostHandsOverToSomebodyWhoSits) {
  TestTable game(optionsOf("four"));
  for (const int p : {3, 0, 2}) EXPECT_EQ(codeOf(game, TestTable::person(p), Sit{p}), "");
  for (const std::string person : {"p2", "stranger", ""}) EXPECT_EQ(codeOf(game, person, HandOver{2}), "not_host");
  for (const int place : {-1, 4, INT_MAX}) EXPECT_EQ(codeOf(game, "p0", HandOver{place}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", HandOver{1}), "not_now");  // nobody sits there
  EXPECT_EQ(codeOf(game, "p0", SeatBot{1, "simple"}), "");
  EXPECT_EQ(codeOf(game, "p0", HandOver{1}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", HandOver{2}), "");
  EXPECT_EQ(game.table().hostPerson(), "p2");
  EXPECT_EQ(game.table().makerPerson(), "p0");  // limits still count it as theirs
  EXPECT_EQ(codeOf(game, "p0", Start{}), "not_host");
  EXPECT_EQ(codeOf(game, "p0", Rise{3}), "not_host");
  EXPECT_EQ(codeOf(game, "p0", HandOver{0}), "not_host");
  EXPECT_EQ(codeOf(game, "p2", Start{}), "");
  EXPECT_EQ(codeOf(game, "p2", HandOver{0}), "not_now");
}

TEST(Sitting, AHostWhoLeavesLeavesTheStartToWhoeverSatDownFirst) {
  TestTable game(optionsOf("four"));
  for (const int p : {3, 0, 2}) EXPECT_EQ(codeOf(game, TestTable::person(p), Sit{p}), "");
  EXPECT_EQ(codeOf(game, "p2", Leave{}), "");
  EXPECT_EQ(game.table().hostPerson(), "p0");
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(game.table().hostPerson(), "p3");
  EXPECT_EQ(codeOf(game, "p3", Leave{}), "");
  EXPECT_EQ(game.table().hostPerson(), "p3");  // nobody is left to take it
}

TEST(Sitting, AHostWhoStaysAwayIsReplacedByWhoeverIsHereAndSatDownFirst) {
  TestTable game(optionsOf("four"));
  for (const int p : {3, 0, 2, 1}) EXPECT_EQ(codeOf(game, TestTable::person(p), Sit{p}), "");
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p0");  // is here
  game.gone = {"p0", "p3"};
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p2");
  game.gone = {};
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p2");  // who comes back asks for it
  EXPECT_EQ(codeOf(game, "p0", Start{}), "not_host");
  game.gone = {"p0", "p1", "p2", "p3"};
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p2");  // nobody is here to take it
  game.gone = {"p2"};
  EXPECT_EQ(codeOf(game, "p2", Start{}), "");
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p2");  // the game is on
}

TEST(Sitting, AHostWithoutASeatIsReplacedToo) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  game.gone = {"p0"};
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p1");
}

TEST(Words, AreSealedThenCalledThenShown) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p0", seal("x")), "not_seated");
  game.seatAll();
  for (const std::string& commit : {std::string(), std::string(63, 'a'), std::string(65, 'a'), std::string(64, 'A')})
    EXPECT_EQ(codeOf(game, "p1", CommitWord{commit}), "bad_word") << commit;
  EXPECT_EQ(codeOf(game, "p2", seal(sealedWord("rund"))), "");
  EXPECT_EQ(codeOf(game, "p1", seal(sealedWord("anders"))), "");
  EXPECT_EQ(codeOf(game, "p1", seal(sealedWord("läuft ]"))), "");
  EXPECT_EQ(codeOf(game, "p1", ShowWord{sealedWord("läuft ]")}), "not_now");
  game.start();
  EXPECT_EQ(game.table().stage(), Stage::Open);
  EXPECT_TRUE(game.table().fairness().called);
  EXPECT_EQ(codeOf(game, "p3", seal("late")), "not_now");
  EXPECT_EQ(codeOf(game, "p1", seal("late")), "not_now");
  EXPECT_EQ(codeOf(game, "stranger", ShowWord{sealedWord("rund")}), "not_seated");
  EXPECT_EQ(codeOf(game, "p3", ShowWord{sealedWord("rund")}), "not_now");
  EXPECT_EQ(codeOf(game, "p2", ShowWord{sealedWord("rund")}), "");
  EXPECT_EQ(codeOf(game, "p1", ShowWord{sealedWord("anders")}), "bad_word");
  EXPECT_EQ(codeOf(game, "p1", ShowWord{sealedWord("läuft ]")}), "");
  EXPECT_EQ(game.table().fairness().words, sealedWord("läuft ]") + '|' + sealedWord("rund"));
  EXPECT_EQ(game.table().stage(), Stage::Playing);
  EXPECT_TRUE(game.table().dealt());
  const auto record = recordOf(game.events());
  EXPECT_EQ(*record.header("WordCommits"),
            "b:" + fair::commitmentTo(sealedWord("läuft ]")) + "|c:" + fair::commitmentTo(sealedWord("rund")));
}

// The seal of a word that could never be shown helps nobody: it is as good as withheld.
TEST(Words, ThatFitTheirSealAndAreNone) {
  TestTable game(optionsOf("four"));
  game.seatAll();
  const std::vector<std::string> none = {"rund",
                                         std::string(32, 'x'),
                                         std::string(33, '5'),
                                         sealedWord(""),
                                         sealedWord("a|b"),
                                         sealedWord("a\nb"),
                                         sealedWord(std::string(65, 'w'))};
  EXPECT_EQ(codeOf(game, "p1", seal(none[0])), "");
  game.start();
  for (const std::string& word : none) EXPECT_EQ(codeOf(game, "p1", ShowWord{word}), "bad_word") << word;
  game.referee().closeWords();
  EXPECT_EQ(game.table().stage(), Stage::Playing);
  EXPECT_EQ(*recordOf(game.events()).header("WordCommits"), "b:" + fair::commitmentTo(none[0]) + " withheld");
  game.referee().closeWords();
  EXPECT_EQ(countOf<Started>(game), 1);
}

TEST(Words, GoWithThePerson) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p1", Sit{1}), "");
  EXPECT_EQ(codeOf(game, "p1", seal("one")), "");
  EXPECT_EQ(codeOf(game, "p1", Rise{1}), "");
  EXPECT_EQ(codeOf(game, "p0", Sit{1}), "");
  EXPECT_TRUE(game.table().places()[1].commit.empty());
  game.start();
  EXPECT_EQ(game.table().stage(), Stage::Playing);
  EXPECT_EQ(countOf<WordsCalled>(game), 0);
}

TEST(Words, AreOneOfEachPerson) {
  TestTable game(optionsOf("four"));
  EXPECT_EQ(codeOf(game, "p0", Sit{2}), "");
  EXPECT_EQ(codeOf(game, "p0", seal("one")), "");
  EXPECT_EQ(codeOf(game, "p0", Sit{0}), "");
  EXPECT_EQ(codeOf(game, "p0", seal(sealedWord("two"))), "");
  EXPECT_TRUE(game.table().places()[0].commit.empty());
  game.start();
  EXPECT_EQ(codeOf(game, "p0", ShowWord{sealedWord("two")}), "");
  EXPECT_EQ(game.table().stage(), Stage::Playing);
}

// ---- The swap ----

TEST(Swap, AnyOrderGivesTheSameGame) {
  std::array<Seat, 4> order = {a, b, c, d};
  std::optional<Position> after;
  std::array<View, 4> views;
  do {
    Started4 game;
    for (const Seat seat : order) {
      EXPECT_EQ(game.position().phase, Phase::Swap);
      game.decide(seat, legalPlays(game.table(), seat).front().play);
    }
    EXPECT_EQ(game.position().phase, Phase::Play);
    if (!after) after = game.position();
    EXPECT_EQ(game.position(), *after);
    for (const Seat seat : order) {
      if (order == std::array{a, b, c, d}) views[seat] = see(game.table(), seat);
      EXPECT_EQ(see(game.table(), seat), views[seat]);
    }
  } while (std::ranges::next_permutation(order).found);
}

TEST(Swap, OnlyOwnCardsOnceAndInTheSwap) {
  Started4 game;
  const std::string card = legalPlays(game.table(), a).front().play.substr(5);
  for (const std::string seat : {"", "e", "z", "A", "ab", "0"})
    EXPECT_EQ(codeOf(game, "p0", Give{seat, card}), "no_seat") << seat;
  EXPECT_EQ(codeOf(game, "p0", Give{"b", card}), "not_your_seat");
  EXPECT_EQ(codeOf(game, "stranger", Give{"a", card}), "not_your_seat");
  for (const std::string none : {"", "none", "11", "-1", "99999999999", "jes"})
    EXPECT_EQ(codeOf(game, "p0", Give{"a", none}), "no_card") << none;
  EXPECT_EQ(codeOf(game, "p0", MakePlay{"a", "give:" + card}), "not_your_turn");
  EXPECT_EQ(codeOf(game, "p0", Give{"a", card}), "");
  EXPECT_EQ(codeOf(game, "p0", Give{"a", card}), "not_now");
  game.swapAll();
  EXPECT_EQ(codeOf(game, game.who(), Give{game.turnLetter(), card}), "not_now");
}

TEST(Swap, GiftsAreHiddenUntilAllHaveGiven) {
  TestTable game(optionsOf("four"));
  for (const std::string person : {"p0", "p2", "stranger"}) game.watch(person);
  game.seatAll();
  game.start();
  const std::string card = legalPlays(game.table(), a).front().play.substr(5);
  game.decide(a, "give:" + card);
  EXPECT_EQ(see(game.table(), viewerOf(game.table(), "p2")).position.given[a], Card::None);
  EXPECT_EQ(see(game.table(), viewerOf(game.table(), "p2")).received[c], Card::None);
  const auto gaveTo = [&](const std::string& person) {
    ServerMessage message;
    EXPECT_FALSE(json::readText(game.told(person).back(), message));
    return std::get<Gave>(std::get<EventMessage>(message).event).card;
  };
  EXPECT_EQ(gaveTo("p0"), card);
  EXPECT_EQ(gaveTo("p2"), std::nullopt);
  EXPECT_EQ(gaveTo("stranger"), std::nullopt);
  for (const Seat seat : {b, c, d}) game.decide(seat, legalPlays(game.table(), seat).front().play);
  EXPECT_EQ(see(game.table(), viewerOf(game.table(), "p2")).received[c], *notation::cardNamed(card));
}

// ---- Plays ----

TEST(Playing, OnlyInTurnWithOwnSeatsAndLegally) {
  Started4 game;
  game.swapAll();
  const std::string play = legalPlays(game.table(), game.turn()).front().play;
  const Seat other = game.position().inGame().next(game.turn());
  const std::string otherLetter(1, notation::seatLetter(other));
  EXPECT_EQ(codeOf(game, game.personAt(other), MakePlay{otherLetter, play}), "not_your_turn");
  EXPECT_EQ(codeOf(game, game.personAt(other), MakePlay{game.turnLetter(), play}), "not_your_seat");
  EXPECT_EQ(codeOf(game, "", MakePlay{game.turnLetter(), play}), "not_your_seat");
  EXPECT_EQ(codeOf(game, game.who(), MakePlay{"f", play}), "no_seat");
  for (const std::string bad : {"", "pass", "13", "1:", "7:aA-99999999999", "give:1", "TAC", "\xFF", "13:aA-1 13:aA-1"})
    EXPECT_EQ(codeOf(game, game.who(), MakePlay{game.turnLetter(), bad}), "illegal") << bad;
  EXPECT_EQ(codeOf(game, game.who(), MakePlay{game.turnLetter(), std::string(10'000, '7')}), "illegal");
  EXPECT_EQ(codeOf(game, game.who(), MakePlay{game.turnLetter(), play}), "");
}

TEST(Playing, NothingBeforeTheGameOrAfterIt) {
  TestTable game(optionsOf("two"));
  game.seatAll();
  const auto nothingGoes = [&] {
    EXPECT_EQ(codeOf(game, "p0", Give{"a", "1"}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", MakePlay{"a", "1"}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", Vote{1}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", OfferAbort{}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", AnswerAbort{true}), "not_now");
    EXPECT_EQ(codeOf(game, "p0", Return{}), "");
    EXPECT_EQ(codeOf(game, "p0", ListPlays{"a"}), "not_now");
  };
  nothingGoes();
  game.start();
  while (game.table().stage() == Stage::Playing) game.decideAtRandom();
  nothingGoes();
  const auto before = game.events().size();
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(game.events().size(), before);
}

TEST(Playing, ListsForADecidingSeatOnly) {
  Started4 game;
  game.swapAll();
  EXPECT_FALSE(legalPlays(game.table(), game.turn()).empty());
  EXPECT_TRUE(legalPlays(game.table(), game.position().inGame().next(game.turn())).empty());
  for (const auto& [play, board] : legalPlays(game.table(), game.turn()))
    EXPECT_TRUE(notation::parsePlay(game.position(), play)) << play;
}

// ---- Once is enough ----

TEST(Ids, TheSameCommandOfTheSamePersonIsDoneOnce) {
  TestTable game(optionsOf("four"));
  EXPECT_FALSE(game.act("p0", Sit{0}, "one"));
  const std::string after = game.table().dump();
  EXPECT_FALSE(game.act("p0", Sit{0}, "one"));
  EXPECT_FALSE(game.act("p0", Sit{3}, "one"));  // known by its id alone
  EXPECT_EQ(game.table().dump(), after);
  EXPECT_FALSE(game.act("p1", Sit{1}, "one"));  // another person's id is his own
  EXPECT_EQ(game.table().places()[1].person, "p1");
}

TEST(Ids, WhatWasRefusedMayBeAskedAgain) {
  TestTable game(optionsOf("four"));
  EXPECT_TRUE(game.act("p0", Start{}, "x"));
  EXPECT_FALSE(game.act("p0", Sit{1}, "y"));
  EXPECT_FALSE(game.act("p0", Start{}, "x"));
  EXPECT_EQ(game.table().stage(), Stage::Playing);
}

TEST(Ids, AreKnownAgainAfterARestart) {
  TestTable game(optionsOf("four"));
  EXPECT_FALSE(game.act("p0", Sit{0}, "one"));
  Table again;
  for (const Event& event : game.events()) again.apply(event);
  EXPECT_EQ(again.answered("p0", "one"), 2);
  EXPECT_FALSE(again.answered("p1", "one"));
}

// The answer is that of the first time, whatever has happened since and whatever the command says now.
TEST(Ids, ARepeatGetsTheAnswerOfTheFirstTime) {
  TestTable game(optionsOf("four"));
  const auto answer = [&](const std::string& person, CommandBody want) {
    const Command command{kWireVersion, "one", std::move(want)};
    const auto verdict = game.referee().act({person, "Name of " + person}, command);
    return answerFor(game.table(), person, command, verdict);
  };
  const std::string first = answer("p0", Sit{0});
  EXPECT_FALSE(game.act("p1", Sit{1}));
  EXPECT_FALSE(game.act("p0", Start{}));
  EXPECT_EQ(answer("p0", Sit{0}), first);
  EXPECT_EQ(answer("p0", Sit{3}), first);
  EXPECT_EQ(answer("p0", Say{"hello"}), first);
  EXPECT_NE(answer("p0", ListPlays{"a"}), first);  // what only asks is answered as things stand
  EXPECT_NE(answer("p0", ListPlays{"b"}).find("not_your_seat"), std::string::npos);
}

TEST(Ids, DoNotComeFreeByWhatOthersDo) {
  TestTable game(optionsOf("four"));
  EXPECT_FALSE(game.act("p0", Sit{0}));
  EXPECT_FALSE(game.act("p0", Say{"once"}, "one"));
  EXPECT_FALSE(game.act("p1", Sit{1}));
  for (int n = 0; n < 200; ++n) EXPECT_FALSE(game.act("p1", Say{"again"}));
  for (int n = 0; n < 200; ++n) {  // people who come and go do not push anybody out either
    const std::string passer = "x" + std::to_string(n);
    EXPECT_FALSE(game.act(passer, Sit{2}));
    EXPECT_FALSE(game.act(passer, Rise{2}));
  }
  const auto events = game.events().size();
  EXPECT_FALSE(game.act("p0", Say{"once"}, "one"));
  EXPECT_EQ(game.events().size(), events);
}

}  // namespace
}  // namespace tacit::table
