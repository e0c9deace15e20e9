// Lines between nodes over a bus that loses letters: nothing is missed in silence.
#include "cluster/links.h"

#include <gtest/gtest.h>

#include <deque>

#include "cluster/questions.h"
#include "rules/random.h"
#include "support/test_time.h"

namespace tacit::cluster {
namespace {

using namespace std::chrono_literals;

// Letters wait until they are delivered, or are lost.
class PaperBus {
 public:
  class End final : public Bus {
   public:
    explicit End(PaperBus& bus) : bus_(bus) {}
    void listen(const std::string& subject, OnMessage onMessage) override {
      bus_.hears_[subject] = std::move(onMessage);
    }
    void shareWork(const std::string& /*subject*/, const std::string& /*name*/, OnMessage /*onMessage*/) override {}
    bool send(const BusMessage& letter) override {
      if (isUp()) bus_.letters_.push_back(letter);
      return isUp();
    }
    bool isUp() const override { return !bus_.isAway; }

   private:
    PaperBus& bus_;
  };

  bool isAway = false;

  bool isEmpty() const { return letters_.empty(); }
  std::size_t size() const { return letters_.size(); }
  void deliver() {
    const BusMessage letter = letters_.front();
    letters_.pop_front();
    const std::string any = letter.subject.substr(0, letter.subject.rfind('.') + 1) + '*';
    for (const auto& subject : {letter.subject, any})
      if (const auto found = hears_.find(subject); found != hears_.end()) found->second(letter);
  }
  void deliverAll() {
    while (!isEmpty()) deliver();
  }
  void lose() { letters_.pop_front(); }

 private:
  std::deque<BusMessage> letters_;
  std::map<std::string, Bus::OnMessage> hears_;
};

std::shared_ptr<const std::string> text(const std::string& what) { return std::make_shared<const std::string>(what); }

struct Node {
  PaperBus::End end;
  std::vector<std::string> heard;
  std::vector<std::vector<std::uint64_t>> lines;
  int broken = 0;
  std::shared_ptr<testing::TestTime> time = testing::standingTime();
  Links links;

  Node(PaperBus& bus, const std::string& name)
      : end(bus), links(end, name, [this] { return time->now(); },
                        {.received =
                             [this](const std::string& /*from*/, const Packet& packet) {
                               heard.emplace_back(packet.view());
                               lines.push_back(packet.lines);
                             },
                         .broken = [this](const std::string& /*node*/) { ++broken; }}) {}
};

TEST(Parcels, AreReadAsTheyWereWritten) {
  Parcel parcel{1, 300, 0, "node", {}};
  parcel.packets.push_back({3, -7, {1, 2, 3, 5'000'000'000, 4}, text(std::string(1000, 'x'))});
  parcel.packets.push_back({255, 1, {}, nullptr});
  const auto again = parcelFrom(written(parcel));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->serial, 300U);
  EXPECT_EQ(again->from, "node");
  ASSERT_EQ(again->packets.size(), 2U);
  EXPECT_EQ(again->packets[0].number, -7);
  EXPECT_EQ(again->packets[0].lines, parcel.packets[0].lines);
  EXPECT_EQ(again->packets[0].view(), parcel.packets[0].view());
  EXPECT_EQ(again->packets[1].kind, 255);
}

TEST(Parcels, OfNonsenseAreNone) {
  Parcel parcel{1, 2, 3, "node", {}};
  parcel.packets.push_back({3, 4, {5, 6}, text("seven")});
  const std::string whole = written(parcel);
  for (std::size_t size = 0; size < whole.size(); ++size) EXPECT_FALSE(parcelFrom(whole.substr(0, size))) << size;
  EXPECT_FALSE(parcelFrom(whole + "x"));
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    std::string wrong = whole;
    for (int k = 0; k < 3; ++k)
      wrong[random.below(static_cast<std::uint32_t>(wrong.size()))] = static_cast<char>(random.below(256));
    static_cast<void>(parcelFrom(wrong));  // does not read beyond its end: a sanitizer would say so
  }
}

TEST(Links, WhatIsSentAtATimeIsOneLetter) {
  PaperBus bus;
  Node a(bus, "a");
  Node b(bus, "b");
  const auto same = text("to all");
  for (std::uint64_t line = 1; line <= 3; ++line) a.links.send("b", {1, 9, {line}, same});
  a.links.send("b", {1, 9, {4}, text("to one")});
  EXPECT_TRUE(bus.isEmpty());
  a.links.flush();
  EXPECT_EQ(bus.size(), 1U);
  bus.deliverAll();
  EXPECT_EQ(b.heard, (std::vector<std::string>{"to all", "to one"}));
  EXPECT_EQ(b.lines.front(), (std::vector<std::uint64_t>{1, 2, 3}));
  EXPECT_EQ(a.broken + b.broken, 0);
}

TEST(Links, ALostLetterBreaksTheLineForBoth) {
  PaperBus bus;
  Node a(bus, "a");
  Node b(bus, "b");
  const auto say = [&](const std::string& what) {
    a.links.send("b", {1, 0, {}, text(what)});
    a.links.flush();
  };
  say("one");
  bus.deliverAll();
  say("two");
  bus.lose();
  b.links.tick();
  bus.deliverAll();
  EXPECT_EQ(a.broken + b.broken, 0);  // nobody can know yet
  a.links.tick();
  bus.deliverAll();
  EXPECT_EQ(a.broken, 1);
  say("three");
  bus.deliverAll();
  EXPECT_EQ(b.broken, 1);
  EXPECT_EQ(b.heard, (std::vector<std::string>{"one", "three"}));
}

TEST(Links, WhoComesAnewIsNotedByTheOther) {
  PaperBus bus;
  Node b(bus, "b");
  {
    Node a(bus, "a");
    a.links.send("b", {1, 0, {}, text("one")});
    a.links.flush();
    bus.deliverAll();
  }
  Node a(bus, "a");
  a.links.send("b", {1, 0, {}, text("two")});
  a.links.flush();
  bus.deliverAll();
  EXPECT_EQ(b.broken, 1);
  EXPECT_EQ(b.heard, (std::vector<std::string>{"one", "two"}));
}

// Who has given the other up says so, if the other was only asleep.
TEST(Links, ALineThatIsBrokenOffIsNotedByTheOther) {
  PaperBus bus;
  Node a(bus, "a");
  Node b(bus, "b");
  a.links.send("b", {1, 0, {}, text("one")});
  b.links.send("a", {1, 0, {}, text("two")});
  a.links.flush();
  b.links.flush();
  bus.deliverAll();
  a.links.breakOff("b");
  a.links.tick();
  bus.deliverAll();
  EXPECT_EQ(a.broken, 0);
  EXPECT_EQ(b.broken, 1);
}

TEST(Links, WhoIsSilentForAMinuteIsForgotten) {
  PaperBus bus;
  Node a(bus, "a");
  Node b(bus, "b");
  b.links.send("a", {1, 0, {}, text("one")});
  b.links.flush();
  bus.deliverAll();
  a.time->pass(50s);
  EXPECT_EQ(a.links.silence("b"), 50s);
  a.links.forgetSilent();
  b.links.tick();
  bus.deliverAll();
  EXPECT_EQ(a.links.silence("b"), 0s);  // was heard again
  a.time->pass(61s);
  EXPECT_EQ(a.links.silence("b"), 61s);
  a.links.forgetSilent();
  EXPECT_EQ(a.links.silence("b"), 0s);
  a.links.tick();
  EXPECT_TRUE(bus.isEmpty());  // is told nothing more
}

// Numbers are sent both ways while letters are lost at random. Anyone who is told of a break sends the last one again and goes on:
// then nobody ever sees a gap, but for breaks that he was told of.
TEST(Links, NothingIsMissedInSilence) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    PaperBus bus;
    Random random(seed);
    struct Counter {
      std::int64_t sent = 0;
      std::int64_t next = 1;   // that must come
      bool restarted = false;  // then it may be any
      int gaps = 0;
    };
    Counter a;
    Counter b;
    PaperBus::End endA(bus);
    PaperBus::End endB(bus);
    const auto user = [](Counter& mine) {
      return LinkUser{.received =
                          [&mine](const std::string& /*from*/, const Packet& packet) {
                            if (packet.number != mine.next && !mine.restarted) ++mine.gaps;
                            mine.restarted = false;
                            mine.next = packet.number + 1;
                          },
                      .broken = [&mine](const std::string& /*node*/) { mine.restarted = true; }};
    };
    Links linksA(endA, "a", Clock::now, user(a));
    Links linksB(endB, "b", Clock::now, user(b));
    for (int step = 0; step < 400; ++step) {
      const auto what = random.below(8);
      if (what < 2) linksA.send("b", {1, ++a.sent, {}, nullptr});
      else if (what < 4) linksB.send("a", {1, ++b.sent, {}, nullptr});
      else if (what == 4) linksA.flush();
      else if (what == 5) linksB.flush();
      else if (what == 6) (random.below(2) == 0 ? linksA : linksB).tick();
      else if (!bus.isEmpty()) bus.lose();
      while (!bus.isEmpty() && random.below(3) != 0) bus.deliver();
    }
    for (int round = 0; round < 4; ++round) {  // it heals
      linksA.tick();
      linksB.tick();
      bus.deliverAll();
    }
    a.restarted = b.restarted = false;
    const auto gaps = a.gaps + b.gaps;
    EXPECT_EQ(gaps, 0) << seed;
    linksA.send("b", {1, b.next, {}, nullptr});
    linksB.send("a", {1, a.next, {}, nullptr});
    linksA.flush();
    linksB.flush();
    const auto expectedA = a.next + 1;
    const auto expectedB = b.next + 1;
    bus.deliverAll();
    EXPECT_EQ(a.next, expectedA) << seed;
    EXPECT_EQ(b.next, expectedB) << seed;
  }
}

// ---- Questions ----

using Answers = std::vector<std::optional<std::string>>;

struct Asker {
  explicit Asker(PaperBus& bus)
      : end(bus),
        questions(end, "a", [this] { return time->now(); }, [](const auto& /*asked*/, const auto& /*answer*/) {}) {}

  void ask() {
    questions.ask("b", "how are you?", 5s, [this](const auto& answer) { answers.push_back(answer); });
  }
  void pass(std::chrono::milliseconds passed) {
    time->pass(passed);
    questions.tick();
  }

  PaperBus::End end;
  std::shared_ptr<testing::TestTime> time = testing::standingTime();
  Answers answers;
  Questions questions;
};

TEST(Questions, AreGivenUpWhenTheirTimeIsOver) {
  PaperBus bus;
  Asker asker(bus);
  asker.ask();
  asker.pass(3s);
  asker.ask();
  asker.pass(1999ms);
  EXPECT_EQ(asker.answers, Answers());
  asker.pass(1ms);
  EXPECT_EQ(asker.answers, (Answers{std::nullopt}));
  PaperBus::End other(bus);
  const Questions answering(other, "b", Clock::now, [](const auto& /*asked*/, const auto& answer) { answer("fine"); });
  bus.deliverAll();
  EXPECT_EQ(asker.answers, (Answers{std::nullopt, "fine"}));  // the first came too late
  asker.pass(1h);
  EXPECT_EQ(asker.answers.size(), 2U);
}

TEST(Questions, ThatDidNotGoOutAreGivenUpAtOnce) {
  PaperBus bus;
  Asker asker(bus);
  bus.isAway = true;
  asker.ask();
  EXPECT_EQ(asker.answers, Answers());
  asker.pass(0ms);
  EXPECT_EQ(asker.answers, (Answers{std::nullopt}));
}

}  // namespace
}  // namespace tacit::cluster
