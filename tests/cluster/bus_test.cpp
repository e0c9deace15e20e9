#include "cluster/bus.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iterator>
#include <mutex>

#include "support/folder.h"
#include "support/nats.h"
#include "support/wait.h"

namespace tacit::cluster {
namespace {

using namespace std::chrono_literals;
using testing::Nats;
using Texts = std::vector<std::string>;

// A thread of one's own, as far as a bus needs one: work is done while somebody waits for something.
class Loop {
 public:
  BusUser user(std::string name) {
    return {std::move(name), [this](std::function<void()> work) { post(std::move(work)); },
            [this](bool now) { ups.push_back(now); }};
  }
  void post(std::function<void()> work) {
    {
      const std::scoped_lock lock(mutex_);
      queue_.push_back(std::move(work));
    }
    wake_.notify_one();
  }
  template <typename Condition>
  bool until(Condition condition) {
    const auto deadline = std::chrono::steady_clock::now() + testing::kLongEnough;
    while (!condition()) {
      std::unique_lock lock(mutex_);
      wake_.wait_for(lock, 20ms, [&] { return !queue_.empty(); });
      if (std::chrono::steady_clock::now() > deadline) return false;
      auto now = std::exchange(queue_, {});
      lock.unlock();
      for (const auto& work : now) work();
    }
    return true;
  }
  std::vector<bool> ups;

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
};

// What the bus's server has written down.
bool saysIn(const std::string& log, const std::string& what) {
  std::ifstream file(log);
  const std::string text{std::istreambuf_iterator(file), {}};
  return text.find(what) != std::string::npos;
}

TEST(Bus, LettersComeInOrderToAllWhoListen) {
  Nats nats;
  Loop loop;
  const auto one = openNats(nats.url(), loop.user("one"));
  const auto other = openNats(nats.url(), loop.user("other"));
  ASSERT_TRUE(loop.until([&] { return one->isUp() && other->isUp(); }));
  Texts heard;
  Texts subjects;
  bool ready = false;
  other->listen("tacit.node.b.>", [&](const BusMessage& letter) {
    if (letter.text == "ready?") {
      ready = true;
      return;
    }
    heard.push_back(letter.text);
    subjects.push_back(letter.subject);
  });
  ASSERT_TRUE(loop.until([&] { return ready || (one->send({"tacit.node.b.x", "", "ready?"}) && ready); }));
  Texts said;
  for (int i = 0; i < 500; ++i) {
    said.push_back(std::to_string(i) + std::string("\0 and more", 10));
    EXPECT_TRUE(one->send({"tacit.node.b." + std::string(i % 2 == 0 ? "x" : "y"), "", said.back()}));
    one->send({"tacit.node.c.x", "", "for somebody else"});
  }
  ASSERT_TRUE(loop.until([&] { return heard.size() >= said.size(); }));
  EXPECT_EQ(heard, said);
  EXPECT_EQ(subjects[1], "tacit.node.b.y");
}

TEST(Bus, WorkIsSharedAndAnswered) {
  Nats nats;
  Loop loop;
  const auto asker = openNats(nats.url(), loop.user("asker"));
  const auto first = openNats(nats.url(), loop.user("first"));
  const auto second = openNats(nats.url(), loop.user("second"));
  std::array<int, 2> done{};
  Texts answers;
  const auto work = [&](std::size_t who, Bus& bus) {
    return [&, who](const BusMessage& letter) {
      ++done[who];
      bus.send({letter.replyTo, "", letter.text + "!"});
    };
  };
  asker->listen("tacit.answers", [&](const BusMessage& letter) { answers.push_back(letter.text); });
  first->shareWork("tacit.think", "thinkers", work(0, *first));
  second->shareWork("tacit.think", "thinkers", work(1, *second));
  // Until both are heard of at the server.
  ASSERT_TRUE(loop.until([&] {
    asker->send({"tacit.think", "tacit.answers", "?"});
    return done[0] > 0 && done[1] > 0;
  }));
  ASSERT_TRUE(loop.until([&] { return static_cast<int>(answers.size()) == done[0] + done[1]; }));
  EXPECT_EQ(answers.front(), "?!");
}

// The loop of its user goes on: what the bus does not take does not go out.
TEST(Bus, ThatTakesNothingMakesNobodyWait) {
  Nats nats;
  Loop loop;
  const auto bus = openNats(nats.url(), loop.user("one"));
  ASSERT_TRUE(loop.until([&] { return bus->isUp(); }));
  kill(nats.process(), SIGSTOP);
  const std::string much(500'000, 'x');
  bool taken = true;
  for (int i = 0; i < 1000 && taken; ++i) taken = bus->send({"tacit.all", "", much});
  EXPECT_FALSE(taken);
  kill(nats.process(), SIGCONT);
  EXPECT_TRUE(loop.until([&] { return bus->isUp() && bus->send({"tacit.all", "", "again"}); }));
}

TEST(Bus, GoesAndComesBack) {
  Nats nats;
  Loop loop;
  const auto bus = openNats(nats.url(), loop.user("one"));
  ASSERT_TRUE(loop.until([&] { return bus->isUp(); }));
  int heard = 0;
  bus->listen("tacit.all", [&](const BusMessage& /*letter*/) { ++heard; });
  nats.stop();
  ASSERT_TRUE(loop.until([&] { return !bus->isUp(); }));
  EXPECT_FALSE(bus->send({"tacit.all", "", "into nowhere"}));
  nats.start();
  ASSERT_TRUE(loop.until([&] { return bus->isUp(); }));
  ASSERT_TRUE(loop.until([&] { return bus->send({"tacit.all", "", "again"}) && heard > 0; }));
  ASSERT_TRUE(loop.until([&] { return loop.ups.size() >= 3; }));
  EXPECT_EQ(loop.ups, (std::vector<bool>{true, false, true}));
}

TEST(Bus, BeginsWithoutAServer) {
  Loop loop;
  Nats nats;
  nats.stop();
  const auto bus = openNats(nats.url(), loop.user("early"));
  EXPECT_FALSE(bus->isUp());
  int heard = 0;
  bus->listen("tacit.all", [&](const BusMessage& /*letter*/) { ++heard; });
  nats.start();
  ASSERT_TRUE(loop.until([&] { return bus->send({"tacit.all", "", "hello"}) && heard > 0; }));
}

TEST(Bus, StrangersStayOutside) {
  const testing::TemporaryFolder folder;
  Nats nats({"--user", "tacit", "--pass", "s3cret", "--log", folder.path("log")});
  Loop loop;
  const auto known = openNats(nats.url("tacit:s3cret@"), loop.user("known"));
  ASSERT_TRUE(loop.until([&] { return known->isUp(); }));
  try {
    const auto stranger = openNats(nats.url("tacit:wr0ng@"), loop.user("stranger"));
    ASSERT_TRUE(loop.until([&] { return saysIn(folder.path("log"), "authentication error"); }));
    EXPECT_FALSE(stranger->isUp());
  } catch (const BusError& error) {
    EXPECT_EQ(std::string(error.what()).find("wr0ng"), std::string::npos);
  }
}

// A certificate for localhost, signed by itself: who does not know it is not talked to.
TEST(Bus, SpeaksTlsWithWhomItCanTrust) {
  const testing::TemporaryFolder folder;
  const std::string key = folder.path("key.pem");
  const std::string certificate = folder.path("certificate.pem");
  const std::string make =
      "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
      " -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout '" +
      key + "' -out '" + certificate + "' 2>/dev/null";
  ASSERT_EQ(std::system(make.c_str()), 0);  // NOLINT(concurrency-mt-unsafe, bugprone-command-processor)
  Nats nats({"--tls", "--tlscert", certificate, "--tlskey", key, "--log", folder.path("log")});
  const std::string url = "tls://" + nats.url().substr(std::string("nats://").size());
  Loop loop;
  const auto stranger = openNats(url, loop.user("stranger"));
  ASSERT_TRUE(loop.until([&] { return saysIn(folder.path("log"), "TLS handshake error"); }));
  EXPECT_FALSE(stranger->isUp());
  setenv("SSL_CERT_FILE", certificate.c_str(), 1);  // NOLINT(concurrency-mt-unsafe): as an operator would
  const auto known = openNats(url, loop.user("known"));
  EXPECT_TRUE(loop.until([&] { return known->isUp(); }));
}

}  // namespace
}  // namespace tacit::cluster
