// One decision: its mark, its best play, and why.
#include "analysis/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "analysis/course.h"
#include "analysis/judged.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

View viewOf(const std::string& position) {
  const auto scene = notation::parsePosition(position);
  EXPECT_TRUE(scene.ok()) << (scene.ok() ? "" : scene.error());
  if (!scene) return {};
  Knowledge knowledge;
  knowledge.tell(scene->knows);
  return knowledge.view(scene->position, only(scene->position.by));
}

Judgement judged(const std::string& position, const std::string& play, int simulations = 1000, std::uint64_t seed = 1) {
  const View view = viewOf(position);
  const auto parsed = notation::parsePlay(view.position, play);
  EXPECT_TRUE(parsed.ok()) << (parsed.ok() ? "" : parsed.error());
  return parsed ? judge(view, *parsed, {0, simulations}, seed) : Judgement{};
}

std::string bestOf(const std::string& position, const Judgement& judgement) {
  return judgement.plays.empty() ? "" : notation::playText(viewOf(position).position, judgement.best().play);
}

const Reason* reason(const Judgement& judgement, Event event) {
  const auto found = std::ranges::find(judgement.reasons, event, &Reason::event);
  return found == judgement.reasons.end() ? nullptr : &*found;
}

// a wins with the 3. With the 9 nothing is lost but the win.
const std::string kWin =
    "layout=pairs4 board=a:40,63,H3,H4/b:B,B,B,30/c:H1,H2,H3,H4/d:B,B,20,50 hands=a:3,9/b:?2/c:?2/d:?2 dealer=d turn=a";
const std::string kWinNow =
    "layout=pairs4 board=a:63,H2,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:62,H2,H3,H4 hands=a:2,3,9/b:?3/c:?3/d:?3 dealer=d "
    "turn=a";

TEST(Judge, ALostWinIsABlunderAndSaysSo) {
  const Judgement judgement = judged(kWinNow, "9:a63-8");
  EXPECT_EQ(judgement.mark, Mark::Blunder);
  EXPECT_EQ(bestOf(kWinNow, judgement), "3:a63-H1");
  EXPECT_GT(judgement.loss.mean, kBlunder);
  EXPECT_GT(judgement.loss.mean, kSignificant * judgement.loss.error);
  const Reason* const wins = reason(judgement, Event::Wins);
  ASSERT_NE(wins, nullptr);
  EXPECT_GT(wins->best, 0.8);  // b may answer with a TAC
  EXPECT_LT(wins->chosen, wins->best);
}

TEST(Judge, TheBestPlayIsTheBest) {
  const Judgement judgement = judged(kWinNow, "3:a63-H1");
  EXPECT_EQ(judgement.mark, Mark::Best);
  EXPECT_EQ(bestOf(kWinNow, judgement), "3:a63-H1");
  EXPECT_TRUE(judgement.reasons.empty());
  EXPECT_EQ(judgement.lost(), 0);
}

// b holds a 10 and nothing else, and stands ten spaces before 42.
TEST(Judge, AMarblePutWhereItIsCapturedIsTheReason) {
  const std::string position =
      "layout=pairs4 board=a:B,B,10,36/b:B,B,B,32/c:B,B,B,B/d:B,B,B,B hands=a:6/b:?1/c:?1/d:?1 dealer=d turn=a "
      "knows=b:10";
  const Judgement judgement = judged(position, "6:a36-42");
  EXPECT_GE(judgement.mark, Mark::Inaccuracy);
  EXPECT_EQ(bestOf(position, judgement), "6:a10-16");
  const Reason* const captured = reason(judgement, Event::Captured);
  ASSERT_NE(captured, nullptr);
  EXPECT_EQ(captured->space, Space(36));
  EXPECT_GT(captured->chosen, 0.95);
  EXPECT_LT(captured->best, 0.05);
}

// c has declared none, so a's second opening card is worth most there.
TEST(Judge, AnOpeningCardForAPartnerWithoutOneIsTheReason) {
  const std::string position =
      "layout=pairs4 board=a:B,B,B,1/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,13,9,3,10/b:?5/c:?5/d:?5 dealer=d turn=a "
      "phase=swap says=++-+";
  const Judgement judgement = judged(position, "give:3", 2000);
  ASSERT_GE(judgement.mark, Mark::Inaccuracy);
  const Reason* const gives = reason(judgement, Event::GivesOpening);
  ASSERT_NE(gives, nullptr);
  EXPECT_EQ(gives->seat, Seat(2));
  EXPECT_EQ(gives->chosen, 0);
  EXPECT_EQ(gives->best, 1);
  const Listener a{&Setup::of(Layout::Pairs4).table(), Seat(0), {}};
  EXPECT_EQ(inWords(*gives, a), "Your partner declared no 1 or 13 and gets one");
}

// The losses of the plays, each with its standard error.
Judgement judgementOf(Mark mark, double loss, const std::vector<bots::Estimate>& behind) {
  Judgement judgement;
  judgement.mark = mark;
  judgement.loss = {loss, 0.001};
  judgement.plays.resize(behind.size());
  for (std::size_t i = 0; i < behind.size(); ++i) judgement.plays[i].behind = behind[i];
  return judgement;
}

TEST(Judgement, HasAtStakeWhatItsWorstPlayWouldSurelyLose) {
  EXPECT_EQ(judgementOf(Mark::Mistake, 0.05, {{}, {0.05, 0.001}, {0.1, 0.001}}).stake(), 0.1);
  EXPECT_EQ(judgementOf(Mark::Blunder, 0.2, {{}, {0.1, 0.001}}).stake(), 0.2);
  EXPECT_EQ(judgementOf(Mark::Best, 0.002, {{}, {0.02, 0.01}}).stake(), 0) << "that may be chance";
  EXPECT_EQ(Judgement{}.stake(), 0);
}

TEST(Words, AreMadeOfTheNumbers) {
  const std::array<std::string, kSeats> names = {"", "Bruno"};
  const Listener a{&Setup::of(Layout::Pairs4).table(), Seat(0), names};
  EXPECT_EQ(inWords(Reason{Event::Captured, Seat(0), Space(25), 0.384, 0.12, 0.01}, a),
            "Your marble on 25 gets captured: 38% (best move: 12%)");
  EXPECT_EQ(inWords(Reason{Event::BroughtOut, Seat(2), kBase, 0.22, 0.71, 0.01}, a),
            "Your partner brings a marble out: 22% (best move: 71%)");
  EXPECT_EQ(inWords(Reason{Event::TheyBringOut, Seat(1), kBase, 0.5, 0.25, 0.01}, a),
            "Bruno (b) brings a marble out: 50% (best move: 25%)");
  EXPECT_EQ(inWords(Reason{Event::Home, kNoSeat, kBase, 0.4, 1.25, 0.01}, a),
            "Marbles brought home this deal, on average: 0.40 (best move: 1.25)");
}

TEST(Words, AreThereForEveryFact) {
  const std::array<std::string, kSeats> names = {"Ann", "bot:simple", "Ann", "Dora"};
  const Listener a{&Setup::of(Layout::Coop4).table(), Seat(0), names};
  EXPECT_EQ(a.nameOf(Seat(0)), "you");
  EXPECT_EQ(a.nameOf(Seat(1)), "seat b");  // no name that people have
  EXPECT_EQ(a.nameOf(Seat(2)), "seat c");  // her own
  EXPECT_EQ(a.nameOf(Seat(3)), "Dora (d)");
  EXPECT_EQ((Listener{a.layout, Seat(0), {}}.nameOf(Seat(3))), "seat d");
  std::set<std::string> all;
  for (std::size_t k = 0; k < kEventNames.size(); ++k) {
    const auto words = inWords(Reason{static_cast<Event>(k), Seat(3), Space(9), 0.25, 0.5, 0.1}, a);
    EXPECT_EQ(words.find("25%") != words.npos,
              isShare(static_cast<Event>(k)) && static_cast<Event>(k) != Event::GivesOpening)
        << words;
    all.insert(words);
  }
  EXPECT_EQ(all.size(), kEventNames.size() - 1);  // both sides bring out in the same words
  Hand cards;
  cards.add(Card::Seven);
  const Dropped drop{Seat(3), Card::Two, only(Card::Seven), 4};
  const auto said = [&](Known what) { return inWords(Conclusion{what, Seat(3), cards, drop}, a); };
  EXPECT_EQ(said(Known::Holds), "Dora (d) has 7");
  EXPECT_EQ(said(Known::CannotHold), "Dora (d) can't have 7: they discarded 2 when it could have been played");
  EXPECT_EQ(said(Known::NoneLeft), "No one else has 7: all of them have been seen");
  for (const Known what : {Known::HasOpening, Known::HasNoOpening, Known::SaidOpening, Known::SaidNoOpening})
    EXPECT_TRUE(said(what).starts_with("Dora (d) ") && all.insert(said(what)).second);
}

TEST(Appraisal, FindsTheBestPlayAndTellsItFromTheSecond) {
  const Judgement judgement = appraise(viewOf(kWinNow), {0, 1000}, 1);
  EXPECT_EQ(bestOf(kWinNow, judgement), "3:a63-H1");
  EXPECT_EQ(judgement.chosen, 1U);
  EXPECT_GT(judgement.loss.mean, kSignificant * judgement.loss.error);
  EXPECT_NE(reason(judgement, Event::Wins), nullptr);
}

// Whichever of the two last plays does better where they are measured is the best one.
TEST(Appraisal, NeverPutsTheWorsePlayFirst) {
  const auto course = courseOf(testing::recordedGame(Setup::of(Layout::Pairs4), 2, 1));
  ASSERT_TRUE(course.ok());
  for (const Moment& moment : course->moments) {
    const Judgement judgement = appraise(moment.view, {0, 50}, 1);
    if (judgement.mark == Mark::Forced) continue;
    EXPECT_GE(judgement.loss.mean, 0);
    EXPECT_NE(judgement.chosen, 0U);
    EXPECT_EQ(judgement.mark, markOf(judgement.loss));
  }
}

TEST(AQuestion, IsAnsweredInTimeToo) {
  const auto answer =
      answerTo({.position = kWinNow, .seat = "a", .play = "9:a63-8", .milliseconds = 1, .simulations = 0});
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(answer->best, "3:a63-H1");
}

TEST(AQuestion, IsAnsweredFromWhatItSays) {
  Question question{.position = std::string(kWinNow), .seat = "a", .play = "9:a63-8", .simulations = 1000};
  const auto lost = answerTo(question);
  ASSERT_TRUE(lost.ok());
  EXPECT_EQ(lost->mark, Mark::Blunder);
  EXPECT_EQ(lost->best, "3:a63-H1");
  EXPECT_EQ(lost->unit, UnitName::Chance);
  question.play.reset();
  EXPECT_EQ(answerTo(question)->best, "3:a63-H1");
}

// Who types in the others' hands is told what follows from them.
TEST(AQuestion, TakesShownHandsAsKnown) {
  const std::string start = "layout=pairs4 board=a:B,B,10,36/b:B,B,B,32/c:B,B,B,B/d:B,B,B,B hands=a:6/b:";
  const std::string rest = "/c:12/d:12 dealer=d turn=a";
  const auto ask = [&](const std::string& hand) {
    return answerTo({.position = start + hand + rest, .seat = "a", .play = "6:a36-42", .simulations = 400});
  };
  EXPECT_GE(ask("10")->mark, Mark::Inaccuracy);  // it captures on 42
  EXPECT_EQ(ask("12")->mark, Mark::Best);
}

TEST(AQuestion, OfNonsenseHasAClearAnswer) {
  const auto problem = [](Question question) {
    const auto answer = answerTo(question);
    return answer ? std::string() : answer.error();
  };
  const std::string position(kWinNow);
  EXPECT_NE(problem({.position = "nonsense", .seat = "a", .play = {}}), "");
  EXPECT_EQ(problem({.position = position, .seat = "b", .play = {}}), "this seat has nothing to decide");
  EXPECT_EQ(problem({.position = position, .seat = "z", .play = {}}), "this seat has nothing to decide");
  EXPECT_NE(problem({.position = position, .seat = "a", .play = "9:a63-9"}), "");
  const std::string hidden =
      "layout=pairs4 board=a:B,B,B,20/b:B,B,B,40/c:B,B,B,B/d:B,B,B,B hands=a:?1/b:?1/c:?1/d:?1 dealer=d turn=a";
  EXPECT_EQ(problem({.position = hidden, .seat = "a", .play = {}}), "the hand is not known");
  for (const auto& [ms, sims] : {std::pair{-1, 0}, {0, -1}, {-5, 100}})
    EXPECT_EQ(problem({.position = position, .seat = "a", .play = {}, .milliseconds = ms, .simulations = sims}),
              "milliseconds, simulations: 0 or more");
}

TEST(Judge, WithoutAChoiceThereIsNothingToJudge) {
  const std::string position =
      "layout=pairs4 board=a:B,B,B,20/b:B,B,B,40/c:B,B,B,B/d:B,B,B,B hands=a:6/b:?1/c:?1/d:?1 dealer=d turn=a";
  const Judgement judgement = judged(position, "6:a20-26");
  EXPECT_EQ(judgement.mark, Mark::Forced);
  EXPECT_TRUE(judgement.plays.empty());
}

TEST(Judge, SameSeedSameJudgement) {
  const Judgement one = judged(kWin, "9:a40-49", 600, 7);
  const Judgement same = judged(kWin, "9:a40-49", 600, 7);
  const Judgement other = judged(kWin, "9:a40-49", 600, 8);
  EXPECT_EQ(one.loss.mean, same.loss.mean);
  EXPECT_EQ(one.reasons, same.reasons);
  EXPECT_EQ(one.simulations, same.simulations);
  EXPECT_NE(one.loss.mean, other.loss.mean);
}

TEST(Judge, GiftsAndCooperativePlayAreJudgedToo) {
  const Judgement gift = judged(
      "layout=pairs4 board=a:B,B,20,40/b:B,B,B,50/c:B,B,B,B/d:B,B,B,5 hands=a:1,13,5,6,9/b:?5/c:?5/d:?5 dealer=d "
      "turn=a "
      "phase=swap says=+---",
      "give:9");
  EXPECT_GE(gift.mark, Mark::Inaccuracy);
  EXPECT_TRUE(isOpening(gift.best().play.card));
  const Reason* const out = reason(gift, Event::BroughtOut);
  ASSERT_NE(out, nullptr);
  EXPECT_EQ(out->seat, Seat(2));
  EXPECT_LT(out->chosen, out->best);
  const Judgement together = judged(
      "layout=coop4 board=a:B,B,60,H4/b:B,B,B,30/c:B,B,B,B/d:B,B,B,50 hands=a:6,9/b:?2/c:?2/d:?2 dealer=d turn=a",
      "6:a60-2");
  EXPECT_GE(together.mark, Mark::Inaccuracy);
  EXPECT_LT(together.best().value.mean, 0);  // minus cards
}

TEST(Marks, NeedSignificance) {
  EXPECT_EQ(markOf({0.2, 0.07}), Mark::Best);
  EXPECT_EQ(markOf({0.2, 0.06}), Mark::Blunder);
  EXPECT_EQ(markOf({0.05, 0.001}), Mark::Mistake);
  EXPECT_EQ(markOf({0.03, 0.001}), Mark::Inaccuracy);
  EXPECT_EQ(markOf({0.01, 0.001}), Mark::Good);
  EXPECT_EQ(markOf({0.004, 0.0001}), Mark::Best);
  EXPECT_EQ(markOf({-0.1, 0.001}), Mark::Best);
}

TEST(Reasons, AMarbleIsFollowed) {
  const LayoutTable& layout = kLayoutTables[0];
  Board before{};
  before.put(Seat(0), 0, marbleOn(Space(10)));
  before.put(Seat(0), 0, marbleOn(Space(20)));
  const auto at = [&](const Board& after, int space) { return followed(layout, before, after, Seat(0), Space(space)); };
  EXPECT_EQ(at(before, 10), Space(10));
  Board captured{};
  captured.put(Seat(0), 0, marbleOn(Space(20)));
  EXPECT_EQ(at(captured, 10), kBase);
  EXPECT_EQ(at(captured, 20), Space(20));
  Board both{};  // a seven: three and four steps
  both.put(Seat(0), 0, marbleOn(Space(13)));
  both.put(Seat(0), 0, marbleOn(Space(24)));
  EXPECT_EQ(at(both, 10), Space(13));
  EXPECT_EQ(at(both, 20), Space(24));
  Board unclear{};  // one is home, the other one captured: which?
  unclear.put(Seat(0), 0, marbleOn(home(1)));
  EXPECT_EQ(at(unclear, 10), kGone);
}

}  // namespace
}  // namespace tacit::analysis
