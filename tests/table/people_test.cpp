// Clocks, people who come and go, bots that play for them and people for bots, talking, and who sees what.
#include "table/referee.h"

#include <gtest/gtest.h>

#include <climits>

#include "support/refereed.h"
#include "table/message.h"
#include "text/writing.h"

namespace tacit::table {
namespace {

using testing::a;
using testing::b;
using testing::c;
using testing::codeOf;
using testing::d;
using testing::lastOf;
using testing::legalPlays;
using testing::optionsOf;
using testing::Started4;
using testing::TestTable;

using namespace std::chrono_literals;

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
  const base::Instant began = game.now;
  for (const Seat seat : {a, b, c, d}) EXPECT_EQ(game.table().deadline(seat), began + 70s);
  game.now += 5s;
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().deadline(a), std::nullopt);
  EXPECT_EQ(game.table().deadline(b), began + 70s);  // another's gift does not give more time
  game.swapAll();
  EXPECT_EQ(game.table().deadline(game.turn()), game.now + 70s);
  EXPECT_EQ(game.table().deadline(game.position().inGame().next(game.turn())), std::nullopt);
}

TEST(Clocks, TheReserveLastsForTheGame) {
  Started4 game(withClock(10, 60));
  const base::Instant began = game.now;
  game.now += 25s;  // 15 s from the reserve
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().places()[0].reserve, 45s);
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
  EXPECT_EQ(game.table().places()[0].reserve, 60s);  // the decision goes on as if nothing had been
  EXPECT_EQ(game.table().deadline(a), began + 70s);
  game.now += 5s;
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_EQ(game.table().places()[0].reserve, 40s);
  game.now += 5s;
  game.decide(b, legalPlays(game.table(), b).front().play);
  EXPECT_EQ(game.table().places()[1].reserve, 35s);
  game.now -= 100s;  // a clock that is put back gives no time and takes none
  game.swapAll();
  EXPECT_GE(game.events().back().t, game.events()[game.events().size() - 2].t);
  for (const Place& place : game.table().places()) EXPECT_GE(place.reserve, 0s);
}

Play firstPlay(const Started4& game, Seat seat) {
  const Position position = decidedBy(game.position(), seat);
  const auto list = std::make_unique<PlayList>();
  listPlays(position, *list);
  return (*list)[0];
}

TEST(Clocks, OutOfTimeABotDecidesAndInTheEndTakesThePlace) {
  Started4 game(withClock(10, 0, 2));
  game.now += 10s;
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Time));
  EXPECT_EQ(lastOf<Gave>(game).how, DecidedBy::Time);
  EXPECT_EQ(game.table().places()[0].lateInARow, 1);
  EXPECT_TRUE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Time));  // has given already
  game.swapAll();
  while (game.turn() != a) game.decideFirst();
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Time));
  EXPECT_EQ(lastOf<Absent>(game).why, AbsenceReason::Late);
  EXPECT_TRUE(game.table().places().botDecides(a));
  while (game.turn() != a) game.decideFirst();
  EXPECT_EQ(game.table().deadline(a), std::nullopt);
  EXPECT_EQ(codeOf(game, "p0", MakePlay{"a", "1"}), "not_now");
  game.now += 99s;
  EXPECT_EQ(codeOf(game, "p0", Return{}), "");
  EXPECT_FALSE(game.table().places().botDecides(a));
  EXPECT_EQ(game.table().places()[0].lateInARow, 0);
  EXPECT_EQ(game.table().deadline(a), game.now + 10s);
}

TEST(Clocks, ADecisionInTimeForgivesLateOnes) {
  Started4 game(withClock(10, 0, 2));
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Time));
  game.swapAll();
  for (int i = 0; i < 3; ++i) {
    while (game.turn() != a || game.position().phase != Phase::Play) game.decideFirst();
    game.decideFirst();
    EXPECT_EQ(game.table().places()[0].lateInARow, 0);
    while (game.turn() != a || game.position().phase != Phase::Play) game.decideFirst();
    EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Time));
    EXPECT_TRUE(game.table().places()[0].present());
  }
}

TEST(Clocks, BeginAnewWhenTheServerWasAway) {
  Started4 game(withClock(10, 20));
  game.now += 1h;
  game.referee().resume();
  EXPECT_EQ(game.table().deadline(a), game.now + 30s);
}

// ---- By correspondence ----

TEST(Correspondence, AClockRunsOnWhileTheServerIsAway) {
  Started4 game(withClock(3 * Clock::kDay, 0));
  const auto until = game.table().deadline(a);
  game.now += 24h;
  game.referee().resume();
  EXPECT_EQ(game.table().deadline(a), until);
}

TEST(Correspondence, WhoRanOutOfTimeMeanwhileHasHalfADayToComeBack) {
  Started4 game(withClock(Clock::kDay, 0));
  game.now += 30h;
  game.referee().resume();
  EXPECT_EQ(game.table().deadline(a), game.now + 12h);
  game.now += 6h;
  game.referee().resume();  // no new half day at every restart
  EXPECT_EQ(game.table().deadline(a), game.now + 6h);
}

TEST(Correspondence, NobodyIsVotedOutForNotBeingThere) {
  Started4 game(withClock(Clock::kDay, 0));
  game.gone.insert("p1");
  EXPECT_EQ(codeOf(game, "p0", Vote{1}), "not_now");
}

TEST(Correspondence, BeginsWhenTheLastSeatIsTaken) {
  TestTable game(withClock(Clock::kDay, 0));
  game.seatAll(3);
  game.referee().startWhenFull();
  EXPECT_EQ(game.table().stage(), Stage::Open);
  EXPECT_FALSE(game.act("p3", Sit{3}));
  game.referee().startWhenFull();
  EXPECT_EQ(game.table().stage(), Stage::Playing);
}

TEST(Correspondence, WhoSitsWithBotsAloneStartsByHand) {
  TestTable game(withClock(Clock::kDay, 0));
  EXPECT_FALSE(game.act("p0", Sit{0}));
  for (int p = 1; p < 4; ++p) EXPECT_FALSE(game.act("p0", SeatBot{p, "simple"}));
  game.referee().startWhenFull();
  EXPECT_EQ(game.table().stage(), Stage::Open);
}

TEST(Correspondence, TheHostMayStayAway) {
  TestTable game(withClock(Clock::kDay, 0));
  EXPECT_FALSE(game.act("p1", Sit{1}));
  game.gone.insert("p0");
  game.referee().replaceLostHost();
  EXPECT_EQ(game.table().hostPerson(), "p0");
}

// ---- People come and go ----

TEST(Leaving, ABotPlaysUntilThePersonReturns) {
  Started4 game;
  EXPECT_EQ(codeOf(game, "stranger", Leave{}), "not_seated");
  EXPECT_EQ(codeOf(game, "stranger", Return{}), "not_seated");
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(lastOf<Absent>(game).why, AbsenceReason::Left);
  EXPECT_TRUE(game.table().places().botDecides(a));
  EXPECT_EQ(codeOf(game, "p0", Give{"a", "1"}), "not_now");
  const auto events = game.events().size();
  EXPECT_EQ(codeOf(game, "p0", Leave{}), "");
  EXPECT_EQ(game.events().size(), events);
  EXPECT_FALSE(game.referee().decideFor(a, firstPlay(game, a), DecidedBy::Bot));
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
  EXPECT_EQ(lastOf<Absent>(game).why, AbsenceReason::Voted);
  EXPECT_FALSE(game.table().places()[1].present());
  EXPECT_TRUE(game.table().places()[1].votedAgainst.empty());
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
  EXPECT_TRUE(four.table().places()[1].votedAgainst.empty());  // went with him
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
  EXPECT_FALSE(game.table().places().botDecides(b));
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
  EXPECT_EQ(codeOf(game, "late", AskSeat{0}), "taken");  // anyone who left may come back
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
  EXPECT_FALSE(game.table().takeBack(b));
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
  EXPECT_FALSE(late.referee().decideFor(d, firstPlay(late, d), DecidedBy::Time));
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
  EXPECT_EQ(game.table().series().next, "next");
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
  const auto viewOf = [&](const char* person) { return viewFor(game.table(), viewerOf(game.table(), person)); };
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
  return !see(game.table(), viewerOf(game.table(), person)).position.hands[seat].isHidden();
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
