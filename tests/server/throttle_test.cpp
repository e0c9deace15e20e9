// Pauses after failed sign-ins, and whose turn it is.
#include "people/throttle.h"

#include <gtest/gtest.h>

#include <future>
#include <vector>

#include "service/fair_worker.h"
#include "support/network.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

class ThrottleTest : public ::testing::Test {
 protected:
  // Seconds to wait; a try that is let through fails.
  int fail(const std::string& account, const std::string& address, bool known = false) {
    const people::Attempt attempt{account, address, known};
    const int wait = throttle.begin(attempt, now);
    if (wait == 0) throttle.failed(attempt, now);
    return wait;
  }
  int tries(const std::string& account, const std::string& address, bool known = false) {
    const people::Attempt attempt{account, address, known};
    const int wait = throttle.begin(attempt, now);
    if (wait == 0) throttle.dropped(attempt);
    return wait;
  }

  people::Throttle throttle;
  people::Throttle::Clock::time_point now = people::Throttle::Clock::now();
};

TEST_F(ThrottleTest, PausesGrowAndPass) {
  for (int i = 0; i < 5; ++i) EXPECT_EQ(fail("ada", "here"), 0) << i;
  int before = 0;
  for (int i = 0; i < 12; ++i) {
    const int wait = tries("ada", "here");
    EXPECT_GT(wait, 0);
    EXPECT_GE(wait, before);
    EXPECT_LE(wait, 15 * 60);
    before = wait;
    now += std::chrono::seconds(wait);
    EXPECT_EQ(fail("ada", "here"), 0);
  }
  EXPECT_GT(before, 60);
  EXPECT_EQ(tries("bob", "here"), 0);  // one typo-prone person does not stop the others of the house
  now += 3h;
  EXPECT_EQ(tries("ada", "here"), 0);
  throttle.forget(now);
  EXPECT_EQ(throttle.size(), 0U);
}

TEST_F(ThrottleTest, SuccessForgets) {
  for (int i = 0; i < 4; ++i) EXPECT_EQ(fail("ada", "here"), 0);
  const people::Attempt attempt{"ada", "here", false};
  EXPECT_EQ(throttle.begin(attempt, now), 0);
  throttle.succeeded(attempt, now);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(fail("ada", "here"), 0);
}

TEST_F(ThrottleTest, AStrangerLocksNobodyOut) {
  for (int i = 0; i < 300; ++i) fail("ada", "address " + std::to_string(i));
  EXPECT_GT(tries("ada", "yet another"), 0);  // the whole account is slow for strangers ...
  EXPECT_EQ(tries("ada", "home", true), 0);   // ... and open for those who have been there
}

TEST_F(ThrottleTest, OneAddressCannotTryManyAccounts) {
  int refused = 0;
  for (int i = 0; i < 200; ++i) refused += fail("account " + std::to_string(i), "there") > 0 ? 1 : 0;
  EXPECT_GT(refused, 100);
  EXPECT_EQ(tries("account 500", "elsewhere"), 0);
  EXPECT_EQ(tries("ada", "there", true), 0);  // who has signed in there before still can
}

TEST_F(ThrottleTest, ManyAtOnceGainNothing) {
  int let = 0;
  for (int i = 0; i < 100; ++i) let += throttle.begin({"ada", "there", false}, now) == 0 ? 1 : 0;
  EXPECT_LE(let, 6);
}

TEST(FairWorker, GoesRoundTheAddresses) {
  service::FairWorker worker("test", {.perAddress = 8, .all = 64});
  std::promise<void> hold;
  auto held = hold.get_future().share();
  std::promise<void> done;
  std::vector<std::string> order;
  const auto none = [] { ADD_FAILURE() << "refused"; };
  worker.run("x", false, [held] { held.wait(); }, none);
  for (int i = 0; i < 3; ++i)
    worker.run("crowd", false, [&order, i] { order.push_back("crowd " + std::to_string(i)); }, none);
  worker.run("one", false, [&order] { order.emplace_back("one"); }, none);
  worker.run("two", false, [&] { order.emplace_back("two"); }, none);
  worker.run("crowd", false, [&] { done.set_value(); }, none);
  hold.set_value();
  done.get_future().wait();
  EXPECT_EQ(order, (std::vector<std::string>{"crowd 0", "one", "two", "crowd 1", "crowd 2"}));
}

TEST(FairWorker, GivesEveryOtherTurnToThoseWhoAreKnown) {
  service::FairWorker worker("test");
  std::promise<void> hold;
  auto held = hold.get_future().share();
  std::promise<void> begun;
  std::promise<void> done;
  std::string order;
  const auto none = [] { ADD_FAILURE() << "refused"; };
  const auto wait = [&begun, held] {
    begun.set_value();
    held.wait();
  };
  worker.run("x", false, wait, none);
  begun.get_future().wait();
  for (int i = 0; i < 5; ++i) worker.run("stranger " + std::to_string(i), false, [&] { order += 's'; }, none);
  for (int i = 0; i < 3; ++i) worker.run("home", true, [&] { order += 'k'; }, none);
  worker.run("stranger 9", false, [&] { done.set_value(); }, none);
  hold.set_value();
  done.get_future().wait();
  EXPECT_EQ(order, "ksksksss");
}

TEST(FairWorker, HasRoomForThoseWhoHaveFewWaiting) {
  service::FairWorker worker("test", {.perAddress = 4, .all = 6});
  std::promise<void> hold;
  auto held = hold.get_future().share();
  std::promise<void> begun;
  int refusedA = 0;
  int refusedB = 0;
  int refusedC = 0;
  worker.run(
      "x", false,
      [&begun, held] {
        begun.set_value();
        held.wait();
      },
      [] {});
  begun.get_future().wait();
  for (int i = 0; i < 6; ++i) worker.run("a", false, [] {}, [&] { ++refusedA; });
  EXPECT_EQ(refusedA, 2);
  for (int i = 0; i < 3; ++i) worker.run("b", false, [] {}, [&] { ++refusedB; });
  EXPECT_EQ(refusedA, 3);  // the longest line has lost its last
  worker.run("c", false, [] {}, [&] { ++refusedC; });
  EXPECT_EQ(refusedA + refusedB, 4);
  EXPECT_EQ(refusedC, 0);
  EXPECT_EQ(worker.waiting(), 6U);
  hold.set_value();
  EXPECT_TRUE(testing::comesTrue([&] { return worker.waiting() == 0; }));
}

}  // namespace
}  // namespace tacit::server
