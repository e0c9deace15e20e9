// Every command: when it is carried out, when it is refused and with which word; a refusal changes nothing.
#include "table/referee.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>

#include "fair/secret.h"
#include "notation/game_file.h"
#include "support/table_games.h"
#include "table/message.h"
#include "table/record.h"
#include "text/words.h"
#include "text/writing.h"

namespace tacit::table {
namespace {

using testing::legalPlays;
using testing::optionsOf;
using testing::TestTable;

constexpr Seat a{0}, b{1}, c{2}, d{3};  // NOLINT(readability-isolate-declaration): the seats of the board

// The code of the refusal, or nothing. A refusal that changes the table is a failure of its own.
std::string codeOf(TestTable& game, const std::string& person, Want want) {
  const std::string before = game.table().dump();
  const auto events = game.events().size();
  const auto refusal = game.act(person, std::move(want));
  if (!refusal) return "";
  EXPECT_EQ(game.table().dump(), before) << refusal->code;
  EXPECT_EQ(game.events().size(), events) << refusal->code;
  EXPECT_FALSE(refusal->text.empty());
  return refusal->code;
}

template <typename Kind>
int countOf(const TestTable& game) {
  return static_cast<int>(std::ranges::count_if(
      game.events(), [](const Event& event) { return std::holds_alternative<Kind>(event.what); }));
}

template <typename Kind>
const Kind& lastOf(const TestTable& game) {
  return std::get<Kind>(game.events().back().what);
}

int dealsOf(const TestTable& game) {
  const auto lines = notation::split(game.table().log(), '\n');
  return static_cast<int>(std::ranges::count_if(lines, [](std::string_view line) { return line.starts_with('='); }));
}

struct Started4 : TestTable {
  explicit Started4(const Options& options = optionsOf("four"), std::uint64_t seed = 1) : TestTable(options, seed) {
    seatAll();
    start();
  }
  // All give their first card.
  void swapAll() {
    while (position().phase == Phase::Swap) decideFirst();
  }
  void decideFirst() {
    const Seat seat = table().deciding().first();
    decide(seat, legalPlays(table(), seat).front().play);
  }
  void toOneThatCanBeTakenBack() {
    const auto tells = [this] {
      return position().phase != Phase::Play || legalPlays(table(), turn()).front().play.ends_with(":drop");
    };
    while (tells()) decideFirst();
  }
  Seat turn() const { return table().deciding().first(); }
  std::string who() const { return personAt(turn()); }
  std::string turnLetter() const { return std::string(1, notation::seatLetter(turn())); }
};

// ---- Before the game ----

TEST(Sitting, OnePersonToAPlaceThatIsThere) {
  TestTable game(optionsOf("four"));
  for (const int place : {-1, 4, 7, 8, 255, INT_MAX, INT_MIN}) EXPECT_EQ(codeOf(game, "p0", Sit{place}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", Sit{2}), "");
  EXPECT_EQ(codeOf(game, "p1", Sit{2}), "taken");
  EXPECT_EQ(codeOf(game, "p0", Sit{2}), "taken");
  EXPECT_EQ(codeOf(game, "p0", Sit{3}), "");  // a person may hold several
  EXPECT_EQ(game.table().viewer("p0").seats, only(c) | only(d));
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
  EXPECT_TRUE(game.table().wordsCalled());
  EXPECT_EQ(codeOf(game, "p3", seal("late")), "not_now");
  EXPECT_EQ(codeOf(game, "p1", seal("late")), "not_now");
  EXPECT_EQ(codeOf(game, "stranger", ShowWord{sealedWord("rund")}), "not_seated");
  EXPECT_EQ(codeOf(game, "p3", ShowWord{sealedWord("rund")}), "not_now");
  EXPECT_EQ(codeOf(game, "p2", ShowWord{sealedWord("rund")}), "");
  EXPECT_EQ(codeOf(game, "p1", ShowWord{sealedWord("anders")}), "bad_word");
  EXPECT_EQ(codeOf(game, "p1", ShowWord{sealedWord("läuft ]")}), "");
  EXPECT_EQ(game.table().words(), sealedWord("läuft ]") + '|' + sealedWord("rund"));
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
      if (order == std::array{a, b, c, d}) views[seat] = game.table().see(seat);
      EXPECT_EQ(game.table().see(seat), views[seat]);
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
  EXPECT_EQ(game.table().see(game.table().viewer("p2")).position.given[a], Card::None);
  EXPECT_EQ(game.table().see(game.table().viewer("p2")).received[c], Card::None);
  const auto gaveTo = [&](const std::string& person) {
    ServerMessage message;
    EXPECT_FALSE(json::readText(game.told(person).back(), message));
    return std::get<Gave>(std::get<EventMessage>(message).event).card;
  };
  EXPECT_EQ(gaveTo("p0"), card);
  EXPECT_EQ(gaveTo("p2"), std::nullopt);
  EXPECT_EQ(gaveTo("stranger"), std::nullopt);
  for (const Seat seat : {b, c, d}) game.decide(seat, legalPlays(game.table(), seat).front().play);
  EXPECT_EQ(game.table().see(game.table().viewer("p2")).received[c], *notation::cardNamed(card));
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
  const auto answer = [&](const std::string& person, Want want) {
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

// ---- Taking back ----

TEST(TakeBack, AGiftUntilTheLastOneIsGiven) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
  const auto plays = legalPlays(game.table(), a);
  game.decide(a, plays.front().play);
  EXPECT_EQ(codeOf(game, "p1", TakeBack{"a"}), "not_your_seat");
  EXPECT_EQ(codeOf(game, "p1", TakeBack{"b"}), "not_now");
  game.decide(b, legalPlays(game.table(), b).front().play);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
  EXPECT_EQ(game.position().gave, only(b));
  EXPECT_EQ(legalPlays(game.table(), a).size(), plays.size());
  game.decide(a, plays.back().play);
  game.swapAll();
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");

  Started4 straight;  // without a change of mind
  straight.decide(b, legalPlays(straight.table(), b).front().play);
  straight.decide(a, plays.back().play);
  straight.swapAll();
  EXPECT_EQ(game.position(), straight.position());
  for (const Seat seat : {a, b, c, d}) EXPECT_EQ(game.table().see(seat), straight.table().see(seat));
}

TEST(TakeBack, APlayWhileNobodyHasFollowed) {
  Started4 game;
  game.swapAll();
  game.toOneThatCanBeTakenBack();
  const Position before = game.position();
  const std::string log = game.table().log();
  const std::string who = game.who();
  const std::string letter = game.turnLetter();
  game.decideFirst();
  EXPECT_EQ(codeOf(game, game.who(), TakeBack{game.turnLetter()}), "not_now");
  EXPECT_EQ(codeOf(game, who, TakeBack{letter}), "");
  EXPECT_EQ(game.position(), before);
  EXPECT_EQ(game.table().log(), log);
  EXPECT_EQ(codeOf(game, who, TakeBack{letter}), "not_now");
  game.decideFirst();
  EXPECT_EQ(codeOf(game, who, TakeBack{letter}), "not_now");  // once for each decision
  game.decideFirst();
  EXPECT_EQ(codeOf(game, who, TakeBack{letter}), "not_now");
}

TEST(TakeBack, AGiftOnce) {
  Started4 game;
  const auto plays = legalPlays(game.table(), a);
  game.decide(a, plays.front().play);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
  game.decide(a, plays.back().play);
  EXPECT_FALSE(game.table().canTakeBack(a));
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
  EXPECT_EQ(viewFor(game.table(), game.table().viewer("p0")).find(R"("takeBack":"a")"), std::string::npos);
}

TEST(TakeBack, ThreeTimesInAGameAmongPeople) {
  Started4 game(optionsOf("four"), 3);
  int back = 0;
  while (game.table().stage() == Stage::Playing && back < 10) {
    const Seat seat = game.table().deciding().first();
    game.decideAtRandom();
    if (seat != a || !game.table().canTakeBack(a)) continue;
    EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
    ++back;
  }
  EXPECT_EQ(back, 3);
}

TEST(TakeBack, AsOftenAsLikedAloneAgainstBots) {
  TestTable game(optionsOf("four"), 3);
  EXPECT_FALSE(game.act("p0", Sit{0}));
  EXPECT_FALSE(game.act("p0", Start{}));
  const auto plays = legalPlays(game.table(), a);
  for (int n = 0; n < 10; ++n) {
    game.decide(a, plays.front().play);
    EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
  }
}

TEST(TakeBack, NeverWhereItIsRated) {
  Options options = optionsOf("four");
  options.rated = true;
  options.clock.decision = 60;
  Started4 game(options);
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
}

// The phase itself shows that the next seat holds a TAC.
TEST(TakeBack, NotAWinThatCanBeAnswered) {
  int answered = 0;
  for (std::uint64_t seed = 1; seed <= 400 && answered < 3; ++seed) {
    Started4 game(optionsOf("two"), seed);
    while (game.table().stage() == Stage::Playing) {
      const Seat seat = game.table().deciding().first();
      game.decideAtRandom();
      if (game.table().stage() != Stage::Playing || game.position().phase != Phase::Answer) continue;
      ++answered;
      EXPECT_FALSE(game.table().canTakeBack(seat));
      EXPECT_EQ(codeOf(game, game.personAt(seat), TakeBack{std::string(1, notation::seatLetter(seat))}), "not_now");
    }
  }
  EXPECT_GE(answered, 3);
}

TEST(TakeBack, NotWhereItIsNotAgreed) {
  Options options = optionsOf("four");
  options.takeBack = false;
  Started4 game(options);
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
}

// What shows a hand, or deals a new one, cannot be taken back.
TEST(TakeBack, NotAfterLookingAtAHandNorAfterANewDeal) {
  int shows = 0;
  int deals = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Started4 game(optionsOf("four"), seed);
    for (int i = 0; i < 400 && game.table().stage() == Stage::Playing; ++i) {
      if (game.position().phase == Phase::Swap) {
        game.decideFirst();
        continue;
      }
      const Seat seat = game.turn();
      const std::string who = game.who();
      const std::string letter = game.turnLetter();
      auto plays = legalPlays(game.table(), seat);
      auto chosen = std::ranges::find_if(plays, [](const PlayShown& play) {
        return play.play.find("JES") != std::string::npos || play.play.find("DEV") != std::string::npos;
      });
      if (chosen == plays.end())
        chosen =
            plays.begin() + static_cast<std::ptrdiff_t>(game.random().below(static_cast<std::uint32_t>(plays.size())));
      const auto play = notation::parsePlay(game.position(), chosen->play);
      ASSERT_TRUE(play);
      const bool answering = game.position().phase == Phase::Answer;
      const bool showing = answering || play->as == Card::Jester || play->as == Card::Devil || play->kind == Kind::Drop;
      const int dealsBefore = dealsOf(game);
      game.decide(seat, chosen->play);
      if (game.table().stage() != Stage::Playing) break;
      const bool dealt = dealsOf(game) != dealsBefore;
      shows += showing ? 1 : 0;
      deals += dealt ? 1 : 0;
      const bool answerable = game.position().phase == Phase::Answer;
      EXPECT_EQ(game.table().canTakeBack(seat), !showing && !dealt && !answerable) << chosen->play;
      if (showing || dealt) {
        EXPECT_EQ(codeOf(game, who, TakeBack{letter}), "not_now");
      }
    }
  }
  EXPECT_GT(shows, 5);
  EXPECT_GT(deals, 5);
}

TEST(TakeBack, GamesWithItAreWrittenDownAsTheyStood) {
  for (const std::string_view type : {"four", "two", "three_double", "six_pairs"}) {
    Started4 game(optionsOf(type), 5);
    int back = 0;
    while (game.table().stage() == Stage::Playing) {
      const Seat seat = game.table().deciding().first();
      const std::string letter(1, notation::seatLetter(seat));
      game.decideAtRandom();
      if (!game.table().canTakeBack(seat) || game.random().below(4) != 0) continue;
      ASSERT_EQ(codeOf(game, game.personAt(seat), TakeBack{letter}), "");
      ++back;
    }
    EXPECT_GT(back, 2);
    const auto parsed = notation::parseGameFile(notation::gameFileText(recordOf(game.events())));
    ASSERT_TRUE(parsed) << parsed.error();
    const auto replayed = notation::replay(*parsed);
    ASSERT_TRUE(replayed) << replayed.error();
    EXPECT_EQ(replayed->position(), game.position());
    EXPECT_EQ(notation::resultText(replayed->position()), game.table().result());
  }
}

// ---- A single play ----

TEST(Forced, SinglePlaysArePlayedForThePerson) {
  Options options = optionsOf("four");
  options.playForced = true;
  Started4 game(options, 2);
  game.watch("p0");
  int forced = 0;
  while (game.table().stage() == Stage::Playing && forced < 20) {
    const bool noChoice = game.position().phase != Phase::Swap && legalPlays(game.table(), game.turn()).size() == 1;
    const auto before = game.events().size();
    EXPECT_EQ(game.table().forcedPlay().has_value(), noChoice);
    game.referee().playForced();  // when it comes is for the server to say: by itself nothing happens
    EXPECT_EQ(game.events().size() != before, noChoice);
    if (!noChoice) game.decideAtRandom();
    else ++forced;
  }
  EXPECT_EQ(forced, 20);
  for (const auto& message : game.told("p0")) {
    ServerMessage read;
    ASSERT_FALSE(json::readText(message, read));
    const auto* const played = std::get_if<Played>(&std::get<EventMessage>(read).event);
    if (played != nullptr && played->seat != "a") {
      EXPECT_NE(played->how, How::Forced);
    }
  }
}

// ---- Clocks ----

Options withClock(int decision, int reserve, int late = 2) {
  Options options = optionsOf("four");
  options.clock = {decision, reserve};
  options.lateBeforeBot = late;
  return options;
}

TEST(Clocks, NoneWithoutDecisionTime) {
  Started4 game(withClock(0, 60));
  for (const Seat seat : {a, b, c, d}) EXPECT_EQ(game.table().deadline(seat), std::nullopt);
}

TEST(Clocks, AllRunInTheSwapAndOneInPlay) {
  Started4 game(withClock(10, 60));
  const std::int64_t began = game.now;
  for (const Seat seat : {a, b, c, d}) EXPECT_EQ(game.table().deadline(seat), began + 70'000);
  game.now += 5'000;
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().deadline(a), std::nullopt);
  EXPECT_EQ(game.table().deadline(b), began + 70'000);  // another's gift does not give more time
  game.swapAll();
  EXPECT_EQ(game.table().deadline(game.turn()), game.now + 70'000);
  EXPECT_EQ(game.table().deadline(game.position().inGame().next(game.turn())), std::nullopt);
}

TEST(Clocks, TheReserveLastsForTheGame) {
  Started4 game(withClock(10, 60));
  const std::int64_t began = game.now;
  game.now += 25'000;  // 15 s from the reserve
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().places()[0].reserve, 45'000);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
  EXPECT_EQ(game.table().places()[0].reserve, 60'000);  // the decision goes on as if nothing had been
  EXPECT_EQ(game.table().deadline(a), began + 70'000);
  game.now += 5'000;
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().places()[0].reserve, 40'000);
  game.now += 5'000;
  game.decide(b, legalPlays(game.table(), b).front().play);
  EXPECT_EQ(game.table().places()[1].reserve, 35'000);
  game.now -= 100'000;  // a clock that is put back gives no time and takes none
  game.swapAll();
  EXPECT_GE(game.events().back().t, game.events()[game.events().size() - 2].t);
  for (const Place& place : game.table().places()) EXPECT_GE(place.reserve, 0);
}

Play firstPlay(const Started4& game, Seat seat) {
  const Position position = decidedBy(game.position(), seat);
  const auto list = std::make_unique<PlayList>();
  listPlays(position, *list);
  return (*list)[0];
}

TEST(Clocks, OutOfTimeABotDecidesAndInTheEndTakesThePlace) {
  Started4 game(withClock(10, 0, 2));
  game.now += 10'000;
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), How::Time));
  EXPECT_EQ(lastOf<Gave>(game).how, How::Time);
  EXPECT_EQ(game.table().places()[0].lateInARow, 1);
  EXPECT_TRUE(game.referee().decideFor(a, firstPlay(game, a), How::Time));  // has given already
  game.swapAll();
  while (game.turn() != a) game.decideFirst();
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), How::Time));
  EXPECT_EQ(lastOf<Absent>(game).why, Why::Late);
  EXPECT_TRUE(game.table().botDecides(a));
  while (game.turn() != a) game.decideFirst();
  EXPECT_EQ(game.table().deadline(a), std::nullopt);
  EXPECT_EQ(codeOf(game, "p0", MakePlay{"a", "1"}), "not_now");
  game.now += 99'000;
  EXPECT_EQ(codeOf(game, "p0", Return{}), "");
  EXPECT_FALSE(game.table().botDecides(a));
  EXPECT_EQ(game.table().places()[0].lateInARow, 0);
  EXPECT_EQ(game.table().deadline(a), game.now + 10'000);
}

TEST(Clocks, ADecisionInTimeForgivesLateOnes) {
  Started4 game(withClock(10, 0, 2));
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), How::Time));
  game.swapAll();
  for (int i = 0; i < 3; ++i) {
    while (game.turn() != a || game.position().phase != Phase::Play) game.decideFirst();
    game.decideFirst();
    EXPECT_EQ(game.table().places()[0].lateInARow, 0);
    while (game.turn() != a || game.position().phase != Phase::Play) game.decideFirst();
    EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), How::Time));
    EXPECT_TRUE(game.table().places()[0].present());
  }
}

TEST(Clocks, BeginAnewWhenTheServerWasAway) {
  Started4 game(withClock(10, 20));
  game.now += 3'600'000;
  game.referee().resume();
  EXPECT_EQ(game.table().deadline(a), game.now + 30'000);
}

// ---- People come and go ----

TEST(Leaving, ABotPlaysUntilThePersonReturns) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "stranger", Leave{}), "not_seated");
  EXPECT_EQ(codeOf(game, "stranger", Return{}), "not_seated");
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(lastOf<Absent>(game).why, Why::Left);
  EXPECT_TRUE(game.table().botDecides(a));
  EXPECT_EQ(codeOf(game, "p0", Give{"a", "1"}), "not_now");
  const auto events = game.events().size();
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(game.events().size(), events);
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), How::Bot));
  EXPECT_EQ(codeOf(game, "p0", Return{}), "");
  EXPECT_TRUE(game.table().places()[0].present());
  EXPECT_TRUE(game.table().places()[0].everAbsent);
}

TEST(Votes, MoreThanHalfOfTheOthersPutABotInAPlace) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "stranger", Vote{1}), "not_seated");
  for (const int place : {-1, 4, 8, 64, INT_MAX}) EXPECT_EQ(codeOf(game, "p0", Vote{place}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", Vote{0}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", Vote{1}), "not_now");  // who is connected is not voted away
  game.gone = {"p1"};
  EXPECT_EQ(codeOf(game, "p0", Vote{1}), "");
  const auto events = game.events().size();
  EXPECT_EQ(codeOf(game, "p0", Vote{1}), "");  // counts once
  EXPECT_EQ(game.events().size(), events);
  EXPECT_TRUE(game.table().places()[1].present());
  EXPECT_EQ(codeOf(game, "p2", Vote{1}), "");
  EXPECT_EQ(lastOf<Absent>(game).why, Why::Voted);
  EXPECT_FALSE(game.table().places()[1].present());
  EXPECT_EQ(game.table().places()[1].votedAgainst, 0);
  EXPECT_EQ(codeOf(game, "p3", Vote{1}), "not_now");
}

TEST(Votes, WhoIsAwayHasNone) {
  Started4 game(optionsOf("two"));
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(codeOf(game, "p0", Vote{1}), "not_now");
  EXPECT_TRUE(game.table().places()[1].present());

  Started4 four;
  four.gone = {"p1"};
  EXPECT_EQ(codeOf(four, "p0", Vote{1}), "");
  EXPECT_EQ(codeOf(four, "p0", Leave{}), "");
  EXPECT_EQ(four.table().places()[1].votedAgainst, 0);  // went with him
  EXPECT_EQ(codeOf(four, "p2", Vote{1}), "");
  EXPECT_TRUE(four.table().places()[1].present());
}

// ---- A person in place of a bot ----

struct WithABot : TestTable {
  explicit WithABot(const Options& options = optionsOf("four")) : TestTable(options) {
    seatAll(1);
    start();
  }
  const Place& botsPlace() const { return table().places()[1]; }
};

TEST(TakingOver, NeedsAllWhoPlay) {
  WithABot game;
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "");
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "taken");
  EXPECT_EQ(codeOf(game, "other", AskSeat{1}), "taken");  // one at a time
  EXPECT_EQ(codeOf(game, "late", AnswerSeat{1, true}), "not_seated");
  EXPECT_EQ(codeOf(game, "p0", AnswerSeat{1, true}), "");
  EXPECT_EQ(codeOf(game, "p0", AnswerSeat{1, true}), "");  // counts once
  EXPECT_EQ(codeOf(game, "p2", AnswerSeat{1, true}), "");
  EXPECT_FALSE(game.botsPlace().isPerson());
  EXPECT_EQ(codeOf(game, "p3", AnswerSeat{1, true}), "");
  EXPECT_EQ(game.botsPlace().person, "late");
  EXPECT_EQ(game.botsPlace().name, "Name of late");
  EXPECT_TRUE(game.botsPlace().level.empty());
  EXPECT_TRUE(game.botsPlace().asking.person.empty());
  EXPECT_FALSE(game.table().botDecides(b));
  EXPECT_EQ(codeOf(game, "late", Give{"b", legalPlays(game.table(), b).front().play.substr(5)}), "");
}

TEST(TakingOver, OneNoIsEnoughAndThreeWishesAGameAreAll) {
  WithABot game;
  for (int n = 0; n < 3; ++n) {
    EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "") << n;
    EXPECT_EQ(codeOf(game, "p0", AnswerSeat{1, true}), "");
    EXPECT_EQ(codeOf(game, "p2", AnswerSeat{1, false}), "");
    EXPECT_TRUE(game.botsPlace().asking.person.empty());
    EXPECT_EQ(codeOf(game, "p3", AnswerSeat{1, true}), "not_now");
  }
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "slow_down");
  EXPECT_EQ(codeOf(game, "other", AskSeat{1}), "");
  EXPECT_EQ(codeOf(game, "other", AnswerSeat{1, false}), "");  // thought better of it
  EXPECT_EQ(codeOf(game, "other", AnswerSeat{1, false}), "not_seated");
  EXPECT_EQ(codeOf(game, "other", AskSeat{1}), "");
  EXPECT_EQ(codeOf(game, "other", Leave{}), "");
  EXPECT_TRUE(game.botsPlace().asking.person.empty());
  EXPECT_EQ(codeOf(game, "other", Leave{}), "not_seated");
}

TEST(TakingOver, OnlyABotsSeatInARunningUnratedGameAndOnlyByWhoHasNone) {
  TestTable before(optionsOf("four"));
  EXPECT_EQ(codeOf(before, "late", AskSeat{1}), "not_now");
  WithABot game;
  for (const int place : {-1, 4, INT_MAX}) EXPECT_EQ(codeOf(game, "late", AskSeat{place}), "no_place");
  for (const int place : {-1, 4, INT_MAX}) EXPECT_EQ(codeOf(game, "p0", AnswerSeat{place, true}), "no_place");
  EXPECT_EQ(codeOf(game, "late", AskSeat{0}), "taken");
  EXPECT_EQ(codeOf(game, "p0", AskSeat{1}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", AnswerSeat{1, true}), "not_now");  // nobody has asked
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(codeOf(game, "late", AskSeat{0}), "taken");  // whoever left may come back
  for (const std::string person : {"p2", "p3"}) EXPECT_EQ(codeOf(game, person, Leave{}), "");
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "not_now");  // nobody is there to agree

  Options open = optionsOf("four");
  open.spectators = Spectators::Open;
  WithABot seen(open);
  EXPECT_EQ(codeOf(seen, "late", AskSeat{1}), "not_now");  // has seen the hands
  Options counts = optionsOf("four");
  counts.rated = true;
  counts.clock.decision = 60;
  Started4 rated(counts);
  EXPECT_EQ(codeOf(rated, "late", AskSeat{1}), "not_now");
}

TEST(TakingOver, FollowsWhenTheLastWhoHadNotAgreedIsGone) {
  WithABot game;
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "");
  for (const std::string person : {"p0", "p2"}) EXPECT_EQ(codeOf(game, person, AnswerSeat{1, true}), "");
  EXPECT_EQ(codeOf(game, "p3", Leave{}), "");
  EXPECT_EQ(game.botsPlace().person, "late");
}

TEST(TakingOver, NobodySitsDownWhoHasGone) {
  WithABot game;
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "");
  game.gone = {"late"};
  for (const std::string person : {"p0", "p2", "p3"}) EXPECT_EQ(codeOf(game, person, AnswerSeat{1, true}), "");
  EXPECT_FALSE(game.botsPlace().isPerson());
  EXPECT_TRUE(game.botsPlace().asking.person.empty());
}

TEST(TakingOver, WhatTheBotHasDecidedStands) {
  WithABot game;
  game.decide(b, legalPlays(game.table(), b).front().play);
  EXPECT_EQ(codeOf(game, "late", AskSeat{1}), "");
  for (const std::string person : {"p0", "p2", "p3"}) EXPECT_EQ(codeOf(game, person, AnswerSeat{1, true}), "");
  EXPECT_FALSE(game.table().canTakeBack(b));
  EXPECT_EQ(codeOf(game, "late", TakeBack{"b"}), "not_now");
}

TEST(Stopping, NeedsAllWhoAreThere) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "p0", AnswerAbort{true}), "not_now");
  EXPECT_EQ(codeOf(game, "stranger", OfferAbort{}), "not_seated");
  EXPECT_EQ(codeOf(game, "p0", OfferAbort{}), "");
  EXPECT_EQ(codeOf(game, "stranger", AnswerAbort{false}), "not_seated");
  EXPECT_EQ(codeOf(game, "p1", AnswerAbort{true}), "");
  EXPECT_EQ(codeOf(game, "p2", AnswerAbort{false}), "");
  for (const Place& place : game.table().places()) EXPECT_FALSE(place.wantsAbort);
  EXPECT_EQ(codeOf(game, "p1", AnswerAbort{true}), "not_now");
  EXPECT_EQ(codeOf(game, "p3", OfferAbort{}), "");
  EXPECT_EQ(codeOf(game, "p0", AnswerAbort{true}), "");
  EXPECT_EQ(codeOf(game, "p1", OfferAbort{}), "");
  EXPECT_EQ(game.table().stage(), Stage::Playing);
  EXPECT_EQ(codeOf(game, "p2", AnswerAbort{true}), "");
  EXPECT_EQ(game.table().stage(), Stage::Aborted);
  EXPECT_EQ(lastOf<Aborted>(game).seed, "5eed");
}

TEST(Stopping, WhoIsAwayNeitherStopsNorHinders) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "p3", Leave{}), "");
  EXPECT_EQ(codeOf(game, "p3", OfferAbort{}), "not_now");
  EXPECT_EQ(codeOf(game, "p0", OfferAbort{}), "");
  EXPECT_EQ(codeOf(game, "p3", AnswerAbort{false}), "not_now");
  EXPECT_EQ(codeOf(game, "p1", AnswerAbort{true}), "");
  EXPECT_EQ(codeOf(game, "p2", Leave{}), "");  // the last who had not agreed
  EXPECT_EQ(game.table().stage(), Stage::Aborted);
}

TEST(Stopping, FollowsWhenTheLastWhoHadNotAgreedIsVotedAwayOrLate) {
  Started4 voted;
  for (const std::string person : {"p0", "p1", "p2"}) EXPECT_EQ(codeOf(voted, person, OfferAbort{}), "");
  voted.gone = {"p3"};
  EXPECT_EQ(codeOf(voted, "p0", Vote{3}), "");
  EXPECT_EQ(codeOf(voted, "p1", Vote{3}), "");
  EXPECT_EQ(voted.table().stage(), Stage::Aborted);

  Started4 late(withClock(10, 0, 1));
  for (const std::string person : {"p0", "p1", "p2"}) EXPECT_EQ(codeOf(late, person, OfferAbort{}), "");
  EXPECT_FALSE(late.referee().decideFor(d, firstPlay(late, d), How::Time));
  EXPECT_EQ(late.table().stage(), Stage::Aborted);
}

TEST(Rematch, WhenAllWhoAreThereWantIt) {
  Started4 game(optionsOf("two"));
  EXPECT_EQ(codeOf(game, "p0", WantRematch{}), "not_now");
  while (game.table().stage() == Stage::Playing) game.decideAtRandom();
  EXPECT_EQ(codeOf(game, "stranger", WantRematch{}), "not_seated");
  EXPECT_FALSE(rematchAgreed(game.table()));
  EXPECT_EQ(codeOf(game, "p0", WantRematch{}), "");
  EXPECT_FALSE(rematchAgreed(game.table()));
  EXPECT_EQ(codeOf(game, "p1", WantRematch{}), "");
  EXPECT_TRUE(rematchAgreed(game.table()));
  game.referee().announceRematch("next");
  EXPECT_FALSE(rematchAgreed(game.table()));
  EXPECT_EQ(game.table().nextTable(), "next");
  EXPECT_EQ(codeOf(game, "p0", WantRematch{}), "not_now");
}

// ---- Talking ----

TEST(Talking, IsForBeforeAndAfterTheGame) {
  TestTable game(optionsOf("two"));
  EXPECT_EQ(codeOf(game, "p0", Say{"hello"}), "not_seated");
  EXPECT_EQ(codeOf(game, "p0", SayPhrase{"hello"}), "not_seated");
  game.seatAll();
  EXPECT_EQ(codeOf(game, "p0", Say{"Grüezi, habe die Ehre"}), "");
  for (const std::string text : {"", "  ", "a\x01", "\xFF", "a\xE2\x80\xAE"})
    EXPECT_EQ(codeOf(game, "p0", Say{text}), "bad_text");
  EXPECT_EQ(codeOf(game, "p0", Say{std::string(301, 'x')}), "bad_text");
  game.start();
  EXPECT_EQ(codeOf(game, "p0", Say{"I hold a seven"}), "tacit");
  EXPECT_EQ(codeOf(game, "p0", SayPhrase{"I hold a seven"}), "bad_text");
  EXPECT_EQ(codeOf(game, "p0", SayPhrase{""}), "bad_text");
  for (const auto phrase : kPhrases) EXPECT_EQ(codeOf(game, "p0", SayPhrase{std::string(phrase)}), "");
  while (game.table().stage() == Stage::Playing) game.decideAtRandom();
  EXPECT_EQ(codeOf(game, "p1", Say{"well played"}), "");
}

TEST(Talking, MutedIsNotRead) {
  TestTable game(optionsOf("four"));
  for (const std::string person : {"p0", "p1", "p2"}) game.watch(person);
  game.seatAll();
  EXPECT_EQ(codeOf(game, "stranger", Mute{1, true}), "not_seated");
  for (const int place : {-1, 4, 32, INT_MIN}) EXPECT_EQ(codeOf(game, "p0", Mute{place, true}), "no_place");
  EXPECT_EQ(codeOf(game, "p0", Mute{1, true}), "");
  EXPECT_EQ(game.told("p1").back().find("mute"), std::string::npos);  // nobody else's business
  EXPECT_NE(game.told("p0").back().find("muted"), std::string::npos);
  const auto viewOf = [&](const char* person) { return viewFor(game.table(), game.table().viewer(person)); };
  EXPECT_NE(viewOf("p0").find(R"("mutes":[1])"), std::string::npos);
  EXPECT_EQ(viewOf("p1").find("mute"), std::string::npos);
  const auto events = game.events().size();
  EXPECT_EQ(codeOf(game, "p0", Mute{1, true}), "");
  EXPECT_EQ(game.events().size(), events);
  EXPECT_EQ(codeOf(game, "p1", Say{"mumble"}), "");
  EXPECT_EQ(game.told("p0").back().find("mumble"), std::string::npos);
  EXPECT_NE(game.told("p0").back().find(R"("k":"hidden")"), std::string::npos);
  EXPECT_NE(game.told("p2").back().find("mumble"), std::string::npos);
  EXPECT_EQ(codeOf(game, "p1", SayPhrase{"laugh"}), "");
  EXPECT_EQ(game.told("p0").back().find("laugh"), std::string::npos);
  EXPECT_EQ(codeOf(game, "p0", Mute{1, false}), "");
  EXPECT_EQ(viewOf("p0").find("mutes"), std::string::npos);
  EXPECT_EQ(codeOf(game, "p1", Say{"mumble"}), "");
  EXPECT_NE(game.told("p0").back().find("mumble"), std::string::npos);
}

TEST(Talking, WhoeverComesNextIsNotMuted) {
  TestTable game(optionsOf("four"));
  game.watch("p0");
  game.watch("p2");
  game.seatAll();
  EXPECT_EQ(codeOf(game, "p0", Mute{1, true}), "");
  EXPECT_EQ(codeOf(game, "p1", Rise{1}), "");
  EXPECT_EQ(codeOf(game, "new", Sit{1}), "");
  EXPECT_EQ(codeOf(game, "new", Say{"mumble"}), "");
  EXPECT_NE(game.told("p0").back().find("mumble"), std::string::npos);
  EXPECT_EQ(codeOf(game, "p3", Mute{1, true}), "");  // and what one muted is not muted for the next
  EXPECT_EQ(codeOf(game, "p3", Rise{3}), "");
  EXPECT_EQ(codeOf(game, "p2", Sit{3}), "");
  EXPECT_EQ(codeOf(game, "new", Say{"mutter"}), "");
  EXPECT_NE(game.told("p2").back().find("mutter"), std::string::npos);
}

// ---- Who sees what ----

bool sees(const TestTable& game, const std::string& person, Seat seat) {
  return !game.table().see(game.table().viewer(person)).position.hands[seat].isHidden();
}

TEST(Looking, OwnHandsOnly) {
  Started4 game(optionsOf("three_double"));
  game.swapAll();
  EXPECT_TRUE(sees(game, "p0", a) && sees(game, "p0", c));
  EXPECT_FALSE(sees(game, "p0", b) || sees(game, "p0", d));
  EXPECT_FALSE(sees(game, "p1", a) || sees(game, "p1", c) || sees(game, "p1", d));
  for (const Seat seat : {a, b, c, d}) EXPECT_FALSE(sees(game, "stranger", seat) || sees(game, "", seat));
}

TEST(Looking, PartnersLookUntilTheSwapIsDone) {
  Started4 game(optionsOf("three_double"));
  EXPECT_TRUE(sees(game, "p1", d) && sees(game, "p2", b));
  EXPECT_FALSE(sees(game, "p1", a) || sees(game, "p0", b));
  game.swapAll();
  EXPECT_FALSE(sees(game, "p1", d) || sees(game, "p2", b));

  Options options = optionsOf("three_double");
  options.rules = "std,partners_look=no";
  Started4 apart(options);
  EXPECT_FALSE(sees(apart, "p1", d));
}

TEST(Looking, OpenHandsForAllAndOpenSpectatorsForThose) {
  Options options = optionsOf("four");
  options.spectators = Spectators::Open;
  Started4 spectators(options);
  for (const Seat seat : {a, b, c, d}) EXPECT_TRUE(sees(spectators, "stranger", seat));
  EXPECT_FALSE(sees(spectators, "p0", b));
  options.spectators = Spectators::Public;
  options.openHands = true;
  Started4 open(options);
  for (const Seat seat : {a, b, c, d}) EXPECT_TRUE(sees(open, "p0", seat) && sees(open, "stranger", seat));
}

TEST(Looking, TheDevilSeesHisVictimWhileHeDecides) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 12 && seen < 3; ++seed) {
    Started4 game(optionsOf("four"), seed);
    for (int i = 0; i < 300 && game.table().stage() == Stage::Playing; ++i) {
      const Seat seat = game.turn();
      const auto plays = legalPlays(game.table(), seat);
      const auto devil = std::ranges::find_if(plays, [](const PlayShown& one) { return one.play.starts_with("DEV"); });
      const Seat victim = game.position().turn;
      if (game.position().phase == Phase::Play && game.position().by != victim) {
        EXPECT_TRUE(sees(game, game.personAt(seat), victim));
        for (const Seat other : {a, b, c, d})
          if (other != seat && other != victim) {
            EXPECT_FALSE(sees(game, game.personAt(other), victim));
          }
        const auto hand = game.position().hands[victim].size();
        game.decide(seat, plays.front().play);
        if (game.table().stage() == Stage::Playing && game.position().phase == Phase::Play && hand > 1) {
          EXPECT_FALSE(sees(game, game.personAt(seat), victim));
        }
        ++seen;
      } else {
        game.decide(seat, devil != plays.end()
                              ? devil->play
                              : plays[game.random().below(static_cast<std::uint32_t>(plays.size()))].play);
      }
    }
  }
  EXPECT_GE(seen, 3);
}

}  // namespace
}  // namespace tacit::table
