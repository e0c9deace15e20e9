// Decisions that are taken back, and those for which there was no choice.
#include "base/strings.h"
#include "table/referee.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "notation/game_file.h"
#include "support/refereed.h"
#include "table/message.h"
#include "table/record.h"

namespace tacit::table {
namespace {

using testing::a;
using testing::b;
using testing::c;
using testing::codeOf;
using testing::d;
using testing::legalPlays;
using testing::optionsOf;
using testing::Started4;
using testing::TestTable;

int dealsOf(const TestTable& game) {
  const auto lines = base::split(game.table().log(), '\n');
  return static_cast<int>(std::ranges::count_if(lines, [](std::string_view line) { return line.starts_with('='); }));
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
  for (const Seat seat : {a, b, c, d}) EXPECT_EQ(see(game.table(), seat), see(straight.table(), seat));
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
  EXPECT_FALSE(game.table().takeBack(a));
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
  EXPECT_EQ(viewFor(game.table(), viewerOf(game.table(), "p0")).find(R"("takeBack":"a")"), std::string::npos);
}

TEST(TakeBack, ThreeTimesInAGameAmongPeople) {
  Started4 game(optionsOf("four"), 3);
  int back = 0;
  while (game.table().stage() == Stage::Playing && back < 10) {
    const Seat seat = game.table().deciding().first();
    game.decideAtRandom();
    if (seat != a || !game.table().takeBack(a)) continue;
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

// One person in a, bots elsewhere.
struct AgainstBots : TestTable {
  explicit AgainstBots(std::uint64_t seed) : TestTable(optionsOf("four"), seed) {
    EXPECT_FALSE(act("p0", Sit{0}));
    EXPECT_FALSE(act("p0", Start{}));
  }

  // Bots decide until it is up to the person, the deal is another one, or the game is over.
  void letBotsDecide() {
    const int deals = dealsOf(*this);
    const auto botsAreNext = [&] { return !table().deciding().contains(a) || table().deciding().size() > 1; };
    while (table().stage() == Stage::Playing && dealsOf(*this) == deals && botsAreNext()) {
      const Seat bot = table().deciding().without(only(a)).first();
      decide(bot, legalPlays(table(), bot).front().play);
    }
  }
};

// Also a gift after which the others have given and played, and what shows hands.
TEST(TakeBack, AgainstBotsUntilNewCardsAreDealt) {
  int back = 0;
  int farther = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    AgainstBots game(seed);
    std::vector<std::pair<Position, std::string>> before;  // position and log at each own decision of this deal
    int deals = dealsOf(game);
    for (int i = 0; i < 40 && game.table().stage() == Stage::Playing; ++i) {
      game.letBotsDecide();
      if (game.table().stage() != Stage::Playing) break;
      if (std::exchange(deals, dealsOf(game)) != deals) {
        EXPECT_FALSE(game.table().takeBack(a));
        before.clear();
      }
      if (!game.table().deciding().contains(a)) continue;
      if (!before.empty() && game.random().below(3) == 0) {
        ASSERT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
        ++back;
        EXPECT_EQ(std::pair(game.position(), game.table().log()), before.back());
        before.pop_back();
        farther += before.empty() ? 1 : 0;
        EXPECT_EQ(game.table().takeBack(a).has_value(), !before.empty());
        continue;
      }
      before.emplace_back(game.position(), game.table().log());
      const auto plays = legalPlays(game.table(), a);
      game.decide(a, plays[game.random().below(static_cast<std::uint32_t>(plays.size()))].play);
    }
  }
  EXPECT_GT(back, 40);
  EXPECT_GT(farther, 5);
}

// Anyone who comes for a bot finds what stands, and what was decided before them cannot be taken back.
TEST(TakeBack, NotWhatWasDecidedBeforeSomebodyElseCame) {
  AgainstBots game(4);
  game.letBotsDecide();
  game.decide(a, legalPlays(game.table(), a).front().play);
  EXPECT_TRUE(game.table().takeBack(a));
  ASSERT_EQ(codeOf(game, "late", AskSeat{1}), "");
  ASSERT_EQ(codeOf(game, "p0", AnswerSeat{1, true}), "");
  EXPECT_FALSE(game.table().takeBack(a));
  EXPECT_EQ(codeOf(game, "p0", TakeBack{"a"}), "not_now");
}

TEST(TakeBack, GamesAgainstBotsAreWrittenDownAsTheyStood) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    AgainstBots game(seed);
    int back = 0;
    while (game.table().stage() == Stage::Playing) {
      game.decideAtRandom();
      if (!game.table().takeBack(a) || game.random().below(30) != 0) continue;
      ASSERT_EQ(codeOf(game, "p0", TakeBack{"a"}), "");
      ++back;
    }
    EXPECT_GT(back, 2);
    Table again;
    for (const Event& event : game.events()) again.apply(event);
    EXPECT_EQ(again.dump(), game.table().dump());
    const auto parsed = notation::parseGameFile(notation::gameFileText(recordOf(game.events())));
    ASSERT_TRUE(parsed) << parsed.error();
    const auto replayed = notation::replay(*parsed);
    ASSERT_TRUE(replayed) << replayed.error();
    EXPECT_EQ(replayed->position(), game.position());
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
      EXPECT_FALSE(game.table().takeBack(seat));
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
      EXPECT_EQ(game.table().takeBack(seat).has_value(), !showing && !dealt && !answerable) << chosen->play;
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
      if (!game.table().takeBack(seat) || game.random().below(4) != 0) continue;
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
    EXPECT_EQ(forcedPlay(game.table()).has_value(), noChoice);
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
      EXPECT_NE(played->how, DecidedBy::Forced);
    }
  }
}

}  // namespace
}  // namespace tacit::table
