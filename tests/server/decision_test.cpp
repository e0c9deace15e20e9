// Decisions on their way to another machine: all that the seat may know arrives, and nothing else is made of nonsense.
#include "tables/decision.h"

#include <gtest/gtest.h>

#include <future>

#include "rules/followed_game.h"
#include "rules/swap.h"
#include "support/common.h"
#include "tables/bot_dispatcher.h"

namespace tacit::server {
namespace {

TEST(Decisions, ArriveAsTheyWereSent) {
  int compared = 0;
  for (int layout = 0; layout < kLayouts; ++layout)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Random random(seed);
      FollowedGame game(tacit::Setup(static_cast<Layout>(layout)), random);
      for (int n = 0; n < 200 && !game.over(); ++n) {
        PlayList plays;
        game.list(plays);
        for (const Seat seat : deciders(game.position())) {
          tables::Decision sent{{"address", "person", "table"},
                                std::chrono::milliseconds(70),
                                game.view(only(seat)),
                                bots::Level::Planner};
          sent.view.position = decidedBy(sent.view.position, seat);  // in the swap all decide at a time
          const auto got = tables::decisionFrom(tables::textOf(sent));
          ASSERT_TRUE(got) << tables::textOf(sent);
          ASSERT_EQ(got->view, sent.view) << layout << ' ' << seed << ' ' << n;
          ASSERT_EQ(got->asked, sent.asked);
          ASSERT_EQ(got->level, sent.level);
          ASSERT_EQ(got->owner.table, "table");
          ++compared;
        }
        game.carryOut(plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))], random);
      }
    }
  EXPECT_GT(compared, 1000);
}

TEST(Decisions, OfNonsenseAreNone) {
  Random random(1);
  FollowedGame game(tacit::Setup(Layout::Pairs4), random);
  const std::string good = tables::textOf(
      tables::Decision{{}, std::chrono::milliseconds(70), game.view(only(game.position().by)), bots::Level::Simple});
  ASSERT_TRUE(tables::decisionFrom(good));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  EXPECT_FALSE(tables::decisionFrom(""));
  EXPECT_FALSE(tables::decisionFrom(with("\"level\":\"simple\"", "\"level\":\"nobody\"")));
  EXPECT_FALSE(tables::decisionFrom(with("\"received\":[18", "\"received\":[99")));
  EXPECT_FALSE(tables::decisionFrom(with("\"milliseconds\":70", "\"milliseconds\":-1")));
  for (std::size_t size = 0; size < good.size(); size += 7) EXPECT_FALSE(tables::decisionFrom(good.substr(0, size)));
}

// Eleven wait for the only thread, ten of them for one visitor; in the order of coming the other would be the last.
TEST(Decisions, OfAVisitorWithTenTablesDoNotHoldUpAnHonestOne) {
  const net::Net net({}, {});
  service::Metrics metrics;
  tables::BotThreadPool bots(1);
  tables::BotDispatcher botDispatcher(net, bots, metrics);
  std::promise<void> busy;
  std::promise<void> all;
  bots.think({"other", "other", "other"}, tables::kMaxThinking, [&](const tables::BotThreadPool::Until& /*until*/) {
    busy.set_value();
    all.get_future().wait();
  });
  busy.get_future().wait();
  Random random(1);
  FollowedGame game(tacit::Setup(Layout::Pairs4), random);
  std::vector<std::string> order;
  std::promise<void> done;
  const auto decide = [&](const std::string& person, const std::string& table) {
    botDispatcher.decide(
        {{person, person, table}, tables::kMaxThinking, game.view(only(game.position().by)), bots::Level::Random},
        [&, person](const Play& /*play*/) {
          order.push_back(person);
          if (order.size() == 11) done.set_value();
        });
  };
  for (int t = 0; t < 10; ++t) decide("greedy", "g" + std::to_string(t));
  decide("honest", "h");
  all.set_value();
  done.get_future().wait();
  EXPECT_LE(std::ranges::find(order, "honest") - order.begin(), 1);
}

}  // namespace
}  // namespace tacit::server
