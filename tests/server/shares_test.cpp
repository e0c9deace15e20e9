// Who is next when bots have more to think about than there is time: by the order alone, without a clock.
#include "tables/fair_share_queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <map>

#include "service/limits.h"
#include "support/network.h"
#include "support/test_time.h"
#include "tables/bot_thread_pool.h"
#include "tables/rate_limiter.h"
#include "tables/shared_clock.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

// One thread; everybody wants the next decision as soon as he has got one.
class Market {
 public:
  void open(const tables::QuotaOwner& owner, double spends) {
    payers_.push_back({owner, spends});
    shares_.add(owner, payers_.size() - 1);
  }
  // Whose decision it was.
  const tables::QuotaOwner& serve() {
    const auto [owner, spends] = payers_[*shares_.next(250)];
    const std::size_t which = last_ = find(owner);
    shares_.settle(owner, 250, spends);
    shares_.add(owner, which);
    return payers_[which].first;
  }
  std::map<std::string, int> serve(int times) {
    std::map<std::string, int> counts;
    for (int i = 0; i < times; ++i) {
      const tables::QuotaOwner& owner = serve();
      ++counts[owner.address + '/' + owner.person];
    }
    return counts;
  }

 private:
  std::size_t find(const tables::QuotaOwner& owner) const {
    for (std::size_t i = 0; i < payers_.size(); ++i)
      if (payers_[i].first.table == owner.table) return i;
    return 0;
  }
  tables::FairShareQueue shares_;
  std::vector<std::pair<tables::QuotaOwner, double>> payers_;
  std::size_t last_ = 0;
};

TEST(FairShareQueue, TenTablesGetNoMoreThanOne) {
  Market market;
  for (int t = 0; t < 10; ++t) market.open({"greedy", "g", "g" + std::to_string(t)}, 250);
  market.serve(30);
  market.open({"honest", "h", "h"}, 250);
  EXPECT_EQ(market.serve().table, "h");  // the first after a pause comes at once
  const auto counts = market.serve(100);
  EXPECT_NEAR(counts.at("honest/h"), 50, 2);
}

TEST(FairShareQueue, TenGuestsGetNoMoreThanOneElsewhere) {
  Market market;
  for (int t = 0; t < 10; ++t) market.open({"greedy", "g" + std::to_string(t), "g" + std::to_string(t)}, 250);
  market.open({"honest", "h", "h"}, 250);
  EXPECT_NEAR(market.serve(100).at("honest/h"), 50, 2);
}

TEST(FairShareQueue, PeopleBehindOneRouterShareEqually) {
  Market market;
  for (int t = 0; t < 10; ++t) market.open({"club", "greedy", "g" + std::to_string(t)}, 250);
  for (int p = 0; p < 3; ++p) market.open({"club", "p" + std::to_string(p), "t" + std::to_string(p)}, 250);
  const auto counts = market.serve(200);
  for (const auto& [who, times] : counts) EXPECT_NEAR(times, 50, 2) << who;
}

// It's time that is shared, not turns.
TEST(FairShareQueue, LongDecisionsComeLessOften) {
  Market market;
  market.open({"slow", "s", "s"}, 2000);
  market.open({"quick", "q", "q"}, 250);
  const auto counts = market.serve(90);
  EXPECT_NEAR(counts.at("quick/q"), 80, 4);
  EXPECT_NEAR(counts.at("slow/s"), 10, 4);
}

TEST(FairShareQueue, NobodySavesUpByStayingAway) {
  Market market;
  market.open({"busy", "b", "b"}, 250);
  market.serve(1000);
  market.open({"away", "a", "a"}, 250);
  EXPECT_LE(market.serve(20).at("away/a"), 13);  // half of them and the credit
}

TEST(BotThreadPool, WhoComesNextIsServedNextAndTheOtherComesToAnEnd) {
  tables::BotThreadPool bots(1);
  std::mutex mutex;
  std::vector<std::string> order;
  std::atomic<bool> running = false;
  std::atomic<bool> cut = false;
  const auto think = [&](const std::string& who, const std::string& table, bool first) {
    bots.think({who, who, table}, std::chrono::milliseconds(2000),
               [&, who, first](const tables::BotThreadPool::Until& until) {
                 {
                   const std::scoped_lock lock(mutex);
                   order.push_back(who);
                 }
                 if (!first) return;
                 const auto full = until.load();
                 running = true;
                 while (tables::BotThreadPool::Clock::now().time_since_epoch().count() < until)
                   std::this_thread::yield();
                 cut = until < full;
               });
  };
  think("greedy", "g0", true);
  ASSERT_TRUE(testing::comesTrue([&] { return running.load(); }));
  for (int t = 1; t < 10; ++t) think("greedy", "g" + std::to_string(t), false);
  think("honest", "h", false);
  ASSERT_TRUE(testing::comesTrue([&] {
    const std::scoped_lock lock(mutex);
    return order.size() == 11;
  }));
  EXPECT_EQ(order[1], "honest");
  EXPECT_TRUE(cut);
}

// ---- Clocks ----

TEST(SharedClock, RunsWithTheWallClock) {
  const auto time = testing::standingTime();
  tables::SharedClock clock(time);
  for (int i = 0; i < 100; ++i) {
    time->pass(250ms);
    EXPECT_FALSE(clock.tick());
    EXPECT_EQ(clock.now(), time->wall());
  }
}

TEST(SharedClock, FollowsAJumpSlowlyAndNeverGoesBack) {
  for (const auto jump : {-50s, 50s}) {
    const auto time = testing::standingTime();
    tables::SharedClock clock(time);
    time->setWall(jump);
    base::Instant before = clock.now();
    for (int i = 0; i < 40'000; ++i) {
      time->pass(250ms);
      EXPECT_FALSE(clock.tick());
      const base::Duration passed = clock.now() - before;
      EXPECT_TRUE(passed >= 246ms && passed <= 254ms) << passed.count();
      before += passed;
    }
    EXPECT_EQ(clock.now(), time->wall());
  }
}

TEST(SharedClock, TimeInWhichTheProcessWasStoppedDoesNotPass) {
  const auto time = testing::standingTime();
  tables::SharedClock clock(time);
  time->pass(100ms);
  const base::Instant before = clock.now();
  time->pass(1min);
  EXPECT_EQ(clock.now(), before);  // somebody's command comes first
  EXPECT_TRUE(clock.tick());       // now all clocks begin again, and the time is right
  EXPECT_EQ(clock.now(), time->wall());
  time->pass(250ms);
  EXPECT_FALSE(clock.tick());
}

TEST(SharedClock, AWallClockFarAheadIsFollowedAndTold) {
  const auto time = testing::standingTime();
  tables::SharedClock clock(time);
  time->setWall(1h);  // the machine slept
  EXPECT_TRUE(clock.tick());
  EXPECT_EQ(clock.now(), time->wall());
}

// The clock of a cluster: the machine's may be set as anybody likes.
TEST(SharedClock, FollowsAnotherClockThanTheMachines) {
  const auto time = testing::standingTime();
  tables::SharedClock clock(time);
  const base::Instant told = time->wall() - 1h;  // ours is an hour fast
  clock.follow({told, time->now()});
  EXPECT_EQ(clock.now(), told);
  for (int i = 1; i <= 20; ++i) {
    time->setWall(1h);
    time->pass(250ms);
    EXPECT_FALSE(clock.tick());
    EXPECT_EQ(clock.now(), told + 250ms * i);
  }
  clock.follow({told, time->now()});  // never back, after the first time
  EXPECT_GE(clock.now(), told + 5s);
}

// Time does not stand still for an hour, nor does anybody's clock begin again: it is made up for slowly, if at all.
TEST(SharedClock, IsNotSetBack) {
  for (const bool another : {false, true}) {
    const auto time = testing::standingTime();
    tables::SharedClock clock(time);
    if (another) clock.follow({time->wall(), time->now()});
    time->pass(250ms);
    EXPECT_FALSE(clock.tick());
    if (another) clock.follow({time->wall() - 1h, time->now()});
    else time->setWall(-1h);
    base::Instant before = clock.now();
    for (int i = 0; i < 1000; ++i) {
      time->pass(250ms);
      EXPECT_FALSE(clock.tick());
      const base::Duration passed = clock.now() - before;
      EXPECT_TRUE(passed >= 246ms && passed <= 250ms) << passed.count();
      before += passed;
    }
  }
}

// Everybody's deadline would be over: so it is told, once, and all clocks begin again.
TEST(SharedClock, AnotherClockThatJumpsAheadIsFollowedAndTold) {
  const auto time = testing::standingTime();
  tables::SharedClock clock(time);
  clock.follow({time->wall(), time->now()});
  const base::Instant before = clock.now();
  clock.follow({time->wall() + 1h, time->now()});
  EXPECT_EQ(clock.now(), before);  // somebody's command comes first
  EXPECT_TRUE(clock.tick());
  EXPECT_EQ(clock.now(), before + 1h);
  time->pass(250ms);
  EXPECT_FALSE(clock.tick());
  EXPECT_EQ(clock.now(), before + 1h + 250ms);
}

// ---- Pace ----

TEST(RateLimiter, CountsWhatOtherNodesHaveSeen) {
  service::Settings settings;
  settings.commandsPerPerson = 4;
  tables::RateLimiter here(settings);
  tables::RateLimiter there(settings);
  const auto now = net::Clock::now();
  const auto say = [&](tables::RateLimiter& rateLimiter) {
    return !rateLimiter.command("anna", "1.2.3.4", table::ListPlays{}, now);
  };
  for (int i = 0; i < 11; ++i) EXPECT_TRUE(say(here));
  service::LimitsShared shared{"here", {}};
  here.addUses(shared);
  service::ClusterEvent heard;
  ASSERT_FALSE(json::readText(json::text(service::ClusterEvent(shared)), heard));
  there.spend(std::get<service::LimitsShared>(heard), now);
  EXPECT_TRUE(say(there));
  EXPECT_FALSE(say(there));
}

TEST(RateLimiter, TalkAndFidgetsHaveTheirOwn) {
  tables::RateLimiter rateLimiter{service::Settings{}};
  auto now = tables::RateLimiter::Clock::now();
  for (int i = 0; i < 5; ++i) EXPECT_FALSE(rateLimiter.command("p", "a", table::SayPhrase{"hello"}, now));
  EXPECT_EQ(nameOf(rateLimiter.command("p", "a", table::Say{"x"}, now)->code), "slow_down");
  EXPECT_FALSE(rateLimiter.command("q", "a", table::Say{"x"}, now));
  EXPECT_FALSE(rateLimiter.command("p", "a", table::MakePlay{"a", "1"}, now));
  now += std::chrono::seconds(2);
  EXPECT_FALSE(rateLimiter.command("p", "a", table::Say{"x"}, now));
  EXPECT_TRUE(rateLimiter.command("p", "a", table::Say{"x"}, now));
  int done = 0;
  for (int i = 0; i < 50; ++i) done += rateLimiter.command("r", "a", table::Sit{0}, now) ? 0 : 1;
  EXPECT_EQ(done, 30);
}

// Forty people who play fast behind one router are not held up; a crowd of guests is.
TEST(RateLimiter, AClubBehindOneRouterHasRoom) {
  tables::RateLimiter rateLimiter{service::Settings{}};
  auto now = tables::RateLimiter::Clock::now();
  for (int second = 0; second < 60; ++second, now += std::chrono::seconds(1))
    for (int p = 0; p < 40; ++p)
      for (int n = 0; n < 2; ++n)
        EXPECT_FALSE(rateLimiter.command(std::to_string(p), "club", table::MakePlay{"a", "1"}, now));
  const service::Settings settings;
  const service::ClusterEvents events;
  service::Limits limits(settings, events);
  for (int table = 0; table < 40; ++table) EXPECT_FALSE(limits.take(service::Limit::Tables, "p", "club"));
  int refused = 0;
  for (int p = 0; p < 100; ++p)
    for (int n = 0; n < 20; ++n)
      refused += rateLimiter.command("guest" + std::to_string(p), "crowd", table::ListPlays{"a"}, now) ? 1 : 0;
  EXPECT_EQ(refused, 2000 - 600);
}

}  // namespace
}  // namespace tacit::server
