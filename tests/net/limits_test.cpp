// Each limit: what is above it is refused, and nobody else notices.
#include "net/limits.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "net/net.h"
#include "support/network.h"
#include "support/test_time.h"

namespace {

using namespace std::chrono_literals;
using tacit::net::Clock;
using tacit::net::EndpointOptions;
using tacit::net::Handlers;
using tacit::net::Rate;
using tacit::net::Socket;
using tacit::net::TokenBucket;
using tacit::net::Uses;
using tacit::net::Visitors;
using tacit::testing::comesTrue;
using tacit::testing::echo;
using tacit::testing::Raw;
using tacit::testing::Server;
using tacit::testing::standingTime;
using tacit::testing::Talker;
using tacit::testing::unlimited;

using End = std::pair<int, std::string>;

TEST(TokenBucket, LetsABurstThroughAndThenTheRate) {
  const Rate rate{10, 3};
  const auto start = Clock::now();
  TokenBucket bucket;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start));
  EXPECT_NEAR(bucket.wait(rate), 0.1, 1e-6);
  EXPECT_TRUE(bucket.take(rate, start + 101ms));
  EXPECT_FALSE(bucket.take(rate, start + 101ms));
  EXPECT_TRUE(bucket.isFull(rate, start + 1s));
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(bucket.take(Rate{}, start));
}

TEST(Visitors, AreCountedAndForgotten) {
  const Rate rate{1, 1};
  const auto start = Clock::now();
  Visitors visitors(rate, 2);
  EXPECT_TRUE(visitors.enter("a", start));
  EXPECT_TRUE(visitors.enter("a", start));
  EXPECT_FALSE(visitors.enter("a", start));
  EXPECT_TRUE(visitors.enter("b", start));
  EXPECT_EQ(visitors.request("c", start), 0);
  EXPECT_NEAR(visitors.request("c", start), 1, 1e-6);
  visitors.leave("b");
  visitors.forget(start);
  EXPECT_EQ(visitors.size(), 2);  // b is gone, c has still to wait
  visitors.forget(start + 2s);
  EXPECT_EQ(visitors.size(), 1);
  Visitors anybody(Rate{}, 0);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(anybody.enter("a", start));
}

// What one server tells of those who do much there is counted by the other.
TEST(Visitors, AreSharedBetweenServers) {
  const auto start = Clock::now();
  Visitors here({.perSecond = 8, .burst = 10}, 20);
  Visitors there({.perSecond = 8, .burst = 10}, 20);
  for (int i = 0; i < 9; ++i) EXPECT_EQ(here.request("much", start), 0);
  EXPECT_EQ(here.request("little", start), 0);
  const Uses requests = here.takeRequests();
  EXPECT_EQ(requests, (Uses{{"much", 9}}));
  EXPECT_EQ(here.takeRequests(), Uses());
  for (const auto& one : requests) there.spend(one, start);
  EXPECT_EQ(there.takeRequests(), Uses());  // nothing is told back
  EXPECT_EQ(there.request("much", start), 0);
  EXPECT_GT(there.request("much", start), 0);
  there.spend({"much", 1000}, start);
  EXPECT_EQ(there.request("much", start + 150ms), 0);  // nobody waits longer for it than a second's worth

  for (int i = 0; i < 15; ++i) EXPECT_TRUE(here.enter("many", start));
  EXPECT_TRUE(here.enter("few", start));
  EXPECT_EQ(here.connections(), (Uses{{"many", 15}}));
  there.setConnections("here", here.connections(), start);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(there.enter("many", start));
  EXPECT_FALSE(there.enter("many", start));
  there.setConnections("here", {{"many", 14}}, start);  // instead of what was told before
  EXPECT_TRUE(there.enter("many", start));
  EXPECT_FALSE(there.enter("many", start));
  EXPECT_TRUE(there.enter("many", start + 3s));  // nothing was heard since
}

TEST(Visitors, OneCustomerIsSixtyFourBitsOfIpv6) {
  using tacit::net::limitKey;
  EXPECT_EQ(limitKey("2001:db8::1"), limitKey("2001:db8::ffff:1"));
  EXPECT_NE(limitKey("2001:db8::1"), limitKey("2001:db8:0:1::1"));
  EXPECT_EQ(limitKey("2001:db8::1"), "2001:db8::/64");
  EXPECT_NE(limitKey("1.2.3.4"), limitKey("1.2.3.5"));
  EXPECT_EQ(limitKey("::ffff:1.2.3.4"), "1.2.3.4");
}

TEST(Limits, MessagesPerSecond) {
  EndpointOptions options = unlimited();
  options.messagesPerSecond = 0.001;
  options.messagesBurst = 5;
  Server server(echo(), options);
  Talker other(server);
  Talker talker(server);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(talker.ask("m"), "m");
  talker.send("one more");
  EXPECT_EQ(talker.end(), End(1008, "too many messages"));
  EXPECT_EQ(other.ask("m"), "m");
  EXPECT_EQ(server.net.figures().refused, 1);
}

TEST(Limits, WhoeverSaysTooMuchIsHeardAgainAfterAMoment) {
  Handlers handlers = echo();
  handlers.received = [](Socket& socket, std::string_view text) {
    socket.slowDown();
    socket.send(std::string(text));
  };
  Server server(std::move(handlers), unlimited());
  Talker talker(server);
  const auto began = Clock::now();
  talker.send("much");
  EXPECT_EQ(talker.ask("and more"), "much");
  EXPECT_EQ(talker.next(), "and more");
  EXPECT_GE(Clock::now() - began, 100ms);
}

TEST(Limits, RequestsPerSecond) {
  EndpointOptions options = unlimited();
  options.requestsPerSecond = 0.01;
  options.requestsBurst = 3;
  options.trustProxy = true;
  Server server(echo(), options);
  const auto from = [&](const std::string& address) { return server.get("/", {{"X-Forwarded-For", address}}); };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(from("1.1.1.1").status, 200);
  const auto refused = from("1.1.1.1");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.header("Retry-After"), "100");
  EXPECT_EQ(from("1.1.1.2").status, 200);
  EXPECT_EQ(Talker(server, {{"X-Forwarded-For", "1.1.1.1"}}).end(), End(0, "HTTP 429"));
}

TEST(Limits, Connections) {
  EndpointOptions options = unlimited();
  options.maxConnections = 2;
  Server server(echo(), options);
  Talker first(server);
  {
    Talker second(server);
    EXPECT_TRUE(first.waitUntilOpen() && second.waitUntilOpen());
    for (int i = 0; i < 3; ++i) EXPECT_EQ(server.get("/").status, 503);
    EXPECT_EQ(Talker(server).end(), End(0, "HTTP 503"));
    EXPECT_EQ(first.ask("still"), "still");
  }
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 1; }));
  EXPECT_EQ(server.get("/").status, 200);
  EXPECT_EQ(server.net.figures().refused, 4);
}

TEST(Limits, ConnectionsFarAboveTheLimitAreJustClosed) {
  EndpointOptions options = unlimited();
  options.maxConnections = 1;
  Server server(echo(), options);
  Talker first(server);
  ASSERT_TRUE(first.waitUntilOpen());
  std::vector<std::unique_ptr<Raw>> others;
  for (int i = 0; i < 200; ++i) others.push_back(std::make_unique<Raw>(server));
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().refused == 200; }));
  EXPECT_LE(server.net.figures().connections, 70);
  EXPECT_EQ(first.ask("still"), "still");
}

TEST(Limits, ConnectionsPerAddress) {
  EndpointOptions options = unlimited();
  options.maxConnectionsPerAddress = 1;
  Server server(echo(), options);
  Talker first(server);
  ASSERT_TRUE(first.waitUntilOpen());
  EXPECT_EQ(server.get("/").status, 429);
  EXPECT_EQ(first.ask("still"), "still");
}

TEST(Limits, ConnectionsPerAddressBehindAProxy) {
  EndpointOptions options = unlimited();
  options.maxConnectionsPerAddress = 1;
  options.trustProxy = true;
  Server server(echo(), options);
  Talker first(server, {{"X-Forwarded-For", "1.1.1.1"}});
  ASSERT_TRUE(first.waitUntilOpen());
  EXPECT_EQ(Talker(server, {{"X-Forwarded-For", "1.1.1.1"}}).end(), End(0, "HTTP 429"));
  EXPECT_TRUE(Talker(server, {{"X-Forwarded-For", "1.1.1.2"}}).waitUntilOpen());
  first.close(1000, "");
  EXPECT_EQ(first.end().first, 1000);
  EXPECT_TRUE(comesTrue([&] { return Talker(server, {{"X-Forwarded-For", "1.1.1.1"}}).waitUntilOpen(); }));
}

TEST(Limits, SizeOfAMessage) {
  EndpointOptions options = unlimited();
  options.maxMessage = 100;
  Server server(echo(), options);
  Talker talker(server);
  const std::string most(100, 'x');
  EXPECT_EQ(talker.ask(most), most);
  talker.send(most + "x");
  EXPECT_EQ(talker.end().first, 1009);
}

// A client that is still sending gets no reset, by which it would miss why it was refused.
TEST(Limits, AMessageThatIsTooLargeIsReadToItsEnd) {
  EndpointOptions options = unlimited();
  options.maxMessage = 100;
  Server server(echo(), options);
  Raw client(server);
  client.upgrade();
  EXPECT_TRUE(client.send(std::string("\x81\xff\0\0\0\0\0\x10\0\0\0\0\0\0", 14)));  // a megabyte follows
  EXPECT_NE(client.readUntil("\x03\xf1").find("\x03\xf1"), std::string::npos);      // 1009
  for (int i = 0; i < 128; ++i) ASSERT_TRUE(client.send(std::string(8192, ' '))) << i;
}

TEST(Limits, SizeOfABody) {
  EndpointOptions options = unlimited();
  options.maxBody = 100;
  Server server(echo(), options);
  EXPECT_EQ(server.call("POST", "/", {}, std::string(100, 'x')).status, 200);
  EXPECT_EQ(server.call("POST", "/", {}, std::string(101, 'x')).status, 413);
  EXPECT_EQ(server.call("POST", "/", {}, std::string(200'000, 'x')).status, 413);
}

TEST(Limits, SizeOfTheHead) {
  Server server;
  EXPECT_EQ(server.get("/", {{"X-Long", std::string(7000, 'x')}}).status, 200);
  EXPECT_EQ(server.get("/", {{"X-Long", std::string(9000, 'x')}}).status, 431);
  EXPECT_EQ(server.get("/" + std::string(9000, 'x')).status, 431);
}

TEST(Limits, ASlowReaderIsClosedAndOthersGoOn) {
  const auto block = std::make_shared<const std::string>(64 * 1024, 'b');
  std::atomic<bool> closed = false;
  Handlers handlers = echo();
  handlers.received = [&](Socket& socket, std::string_view message) {
    if (message == "block") socket.send(block);
    else socket.send(std::string(message));
  };
  handlers.closed = [&](Socket&) { closed = true; };
  EndpointOptions options = unlimited();
  options.closeTimeout = 100ms;
  Server server(handlers, options);
  Talker other(server);
  Talker slow(server);
  ASSERT_TRUE(slow.waitUntilOpen());
  slow.pauseReading();
  for (int i = 0; i < 1000; ++i) slow.send("block");
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().slowReaders == 1; }));
  EXPECT_EQ(other.ask("m"), "m");
  EXPECT_TRUE(comesTrue([&] { return closed.load(); }));
  EXPECT_EQ(server.net.figures().sockets, 1);
}

TEST(Limits, ASlowReaderWhoReadsAgainIsToldWhy) {
  const auto block = std::make_shared<const std::string>(64 * 1024, 'b');
  Handlers handlers = echo();
  handlers.received = [&](Socket& socket, std::string_view) {
    for (int i = 0; i < 1000; ++i) socket.send(block);
  };
  Server server(handlers);
  Talker slow(server);
  slow.send("blocks");
  while (slow.next() != "(nothing)") continue;
  EXPECT_EQ(slow.end(), End(1013, "reading too slowly"));
}

TEST(Limits, OneLargeMessageIsNoBacklog) {
  const std::string large(1'000'000, 'l');
  Handlers handlers = echo();
  handlers.received = [&](Socket& socket, std::string_view) { socket.send(large); };
  Server server(handlers);
  Talker talker(server);
  EXPECT_EQ(talker.ask("send"), large);
}

TEST(Limits, TimeForARequest) {
  EndpointOptions options = unlimited();
  const auto time = standingTime();
  options.time = time;
  Server server(echo(), options);
  Raw nothing(server);
  Raw half(server);
  half.send("GET / HTTP/1.1\r\nHo");
  Raw noBody(server);
  noBody.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(noBody.readUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  noBody.send("abc");
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 3; }));
  server.settle();
  time->pass(9900ms);
  server.settle();
  EXPECT_EQ(server.net.figures().connections, 3);
  time->pass(1s);
  EXPECT_EQ(nothing.readAll() + half.readAll() + noBody.readAll(), "");
}

TEST(Limits, TimeBetweenRequests) {
  EndpointOptions options = unlimited();
  const auto time = standingTime();
  options.time = time;
  Server server(echo(), options);
  Raw raw(server);
  raw.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_TRUE(raw.readUntil("GET / ").ends_with("GET / "));
  server.settle();
  time->pass(29s);
  server.settle();
  EXPECT_EQ(server.net.figures().connections, 1);
  time->pass(2s);
  EXPECT_EQ(raw.readAll(), "");
}

}  // namespace
