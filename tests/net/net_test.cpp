// HTTP and WebSocket as they are meant to be used.
#include "net/net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "net/answered.h"
#include "support/network.h"
#include "support/test_time.h"

namespace {

using namespace std::chrono_literals;
using tacit::net::EndpointOptions;
using tacit::net::Handlers;
using tacit::net::Headers;
using tacit::net::Net;
using tacit::net::Reply;
using tacit::net::Request;
using tacit::net::Response;
using tacit::net::Socket;
using tacit::net::TimeSource;
using tacit::testing::comesTrue;
using tacit::testing::echo;
using tacit::testing::Raw;
using tacit::testing::Server;
using tacit::testing::standingTime;
using tacit::testing::Talker;
using tacit::testing::unlimited;

using End = std::pair<int, std::string>;

const std::string kPing("\x89\x00", 2);

EndpointOptions by(std::shared_ptr<TimeSource> time) {
  EndpointOptions options = unlimited();
  options.time = std::move(time);
  return options;
}

Response text(std::string body) { return {200, "text/plain", std::move(body), {}, nullptr}; }

TEST(WebSocket, EchoesInOrder) {
  Server server;
  Talker talker(server);
  for (int i = 0; i < 1000; ++i) talker.send(std::to_string(i));
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(talker.next(), std::to_string(i));
  const std::string longest(16 * 1024, 'x');
  EXPECT_EQ(talker.ask(longest), longest);
  EXPECT_EQ(talker.ask(""), "");
  EXPECT_EQ(talker.ask("Schöne Grüße"), "Schöne Grüße");
  EXPECT_EQ(server.net.figures().messagesIn, 1003);
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().messagesOut == 1003; }));
}

TEST(WebSocket, ManyMessagesSentFromOneAnswer) {
  Handlers handlers = echo();
  handlers.received = [](Socket& socket, std::string_view) {
    for (int i = 0; i < 5000; ++i) socket.send(std::to_string(i));
    socket.close(4000, "that was all");
    socket.send("too late");
  };
  Server server(handlers);
  Talker talker(server);
  talker.send("go");
  for (int i = 0; i < 5000; ++i) ASSERT_EQ(talker.next(), std::to_string(i));
  EXPECT_EQ(talker.end(), End(4000, "that was all"));
}

TEST(WebSocket, WhatIsSentInOneTurnLeavesTogether) {
  Handlers handlers = echo();
  handlers.received = [](Socket& socket, std::string_view) {
    for (int i = 0; i < 100; ++i) socket.send(std::to_string(i));
  };
  Server server(handlers);
  Talker talker(server);
  ASSERT_TRUE(talker.waitUntilOpen());
  const auto before = server.net.figures().sends;
  talker.send("all of them");
  for (int i = 0; i < 100; ++i) ASSERT_EQ(talker.next(), std::to_string(i));
  EXPECT_EQ(server.net.figures().sends - before, 1);
}

TEST(WebSocket, LengthsAreWrittenInThreeWays) {
  const std::vector<std::size_t> lengths = {0, 1, 125, 126, 127, 255, 256, 65'535, 65'536, 70'000, 3};
  Handlers handlers = echo();
  handlers.received = [&](Socket& socket, std::string_view) {
    for (const std::size_t length : lengths) socket.send(std::string(length, 'x'));
  };
  Server server(handlers);
  Talker talker(server);
  talker.send("all of them");
  for (const std::size_t length : lengths) EXPECT_EQ(talker.next(), std::string(length, 'x'));
}

// What we write and what Beast writes come from two places, and a connection that is full gets them in pieces.
TEST(WebSocket, PongsStandBetweenMessagesAndNeverInThem) {
  constexpr int kRounds = 300;
  const std::string large(60'000, 'm');
  Handlers handlers = echo();
  handlers.received = [&](Socket& socket, std::string_view) { socket.send(large); };
  EndpointOptions options = unlimited();
  options.maxBacklog = 0;
  Server server(handlers, options);
  Raw raw(server);
  raw.upgrade();
  const std::string unmasked(4, '\0');
  for (int i = 0; i < kRounds; ++i) raw.send("\x89\x84" + unmasked + "ping" + "\x81\x81" + unmasked + "m");
  raw.send("\x88\x80" + unmasked);
  const std::string all = raw.readAll();
  const std::string round = "\x8A\x04ping\x81\x7E\xEA\x60" + large;
  ASSERT_GT(all.size(), kRounds * round.size());
  for (std::size_t i = 0; i < kRounds; ++i) ASSERT_EQ(all.compare(i * round.size(), round.size(), round), 0) << i;
  EXPECT_EQ(all[kRounds * round.size()], '\x88');
}

TEST(WebSocket, KnowsWhoCameAndTellsWhenHeLeft) {
  std::atomic<int> closed = 0;
  std::shared_ptr<Socket> kept;
  Handlers handlers = echo();
  handlers.opened = [&](const std::shared_ptr<Socket>& socket, const Request& request) {
    kept = socket;
    socket->owner = std::make_shared<std::string>(request.cookie + " " + request.origin + " " + request.query);
    socket->send("hello");
  };
  handlers.received = [](Socket& socket, std::string_view) {
    socket.send(*std::static_pointer_cast<std::string>(socket.owner) + " " + socket.address);
  };
  handlers.closed = [&](Socket& socket) {
    EXPECT_FALSE(socket.isOpen());
    socket.send("nobody hears this");
    ++closed;
  };
  {
    Server server(handlers);
    Talker talker(server, {{"Cookie", "id=7"}, {"Origin", "http://here"}}, "/live?table=3");
    EXPECT_EQ(talker.next(), "hello");
    EXPECT_EQ(talker.ask("who?"), "id=7 http://here table=3 127.0.0.1");
    talker.close(1000, "bye");
    EXPECT_EQ(talker.end().first, 1000);
    EXPECT_TRUE(comesTrue([&] { return closed == 1; }));
    EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 0; }));
    EXPECT_EQ(server.net.figures().sockets, 0);
  }
  kept->send("after all is gone");
  kept->close(1000, "");
  EXPECT_EQ(closed, 1);
}

TEST(WebSocket, CanBeRefused) {
  Handlers handlers = echo();
  handlers.upgrade = [](const Request& request) -> std::optional<Response> {
    if (request.path == "/broken") throw std::runtime_error("broken");
    if (request.origin == "http://here") return std::nullopt;
    return Response{403, "text/plain", "not from there", {}, nullptr};
  };
  Server server(handlers);
  EXPECT_EQ(Talker(server, {{"Origin", "http://elsewhere"}}).end(), End(0, "HTTP 403"));
  EXPECT_EQ(Talker(server, {{"Origin", "http://here"}}, "/broken").end(), End(0, "HTTP 500"));
  EXPECT_TRUE(Talker(server, {{"Origin", "http://here"}}).waitUntilOpen());
}

TEST(WebSocket, WhatAHandlerThrowsEndsOneConnectionOnly) {
  std::atomic<int> failures = 0;
  Handlers handlers = echo();
  handlers.received = [](Socket& socket, std::string_view message) {
    if (message == "bad") throw std::runtime_error("thrown on purpose");
    socket.send(std::string(message));
  };
  handlers.failed = [&](std::string_view what) { failures += what == "thrown on purpose" ? 1 : 100; };
  Server server(handlers);
  Talker other(server);
  Talker talker(server);
  talker.send("bad");
  EXPECT_EQ(talker.end().first, 1011);
  EXPECT_EQ(other.ask("still there?"), "still there?");
  EXPECT_EQ(failures, 1);
}

TEST(WebSocket, SilenceIsPingedAndSurvives) {
  const auto time = standingTime();
  Server server(echo(), by(time));
  Talker talker(server);
  EXPECT_EQ(talker.ask("here"), "here");
  for (int n = 0; n < 5; ++n) {
    time->pass(3900ms);
    server.settle();
    EXPECT_EQ(server.net.figures().unanswered, 0);
    time->pass(1s);
    server.settle();  // the ping has gone out
    EXPECT_TRUE(comesTrue([&] { return server.net.figures().unanswered == 0; }));
  }
  EXPECT_EQ(server.net.figures().sockets, 1);
  EXPECT_EQ(talker.ask("still here"), "still here");
}

// A ping that was on its way before says nothing about what has come since.
TEST(WebSocket, OnlyTheLatestQuestionIsAnswered) {
  Handlers handlers = echo();
  handlers.opened = [](const std::shared_ptr<Socket>& socket, const Request&) {
    tacit::net::whenAnswered(*socket, [socket] { socket->send("first"); });
    tacit::net::whenAnswered(*socket, [socket] { socket->send("second"); });
  };
  Server server(handlers);
  Raw raw(server);
  const std::string unmasked(4, '\0');
  const std::string lastPing = std::string("\x89\x01") + '2';
  EXPECT_TRUE(raw.upgrade(lastPing).ends_with(lastPing));
  const auto pong = [&](const std::string& text) { return "\x8A\x81" + unmasked + text; };
  const auto message = [&](const std::string& text) { return "\x81\x81" + unmasked + text; };
  raw.send(pong("1") + message("a") + pong("2") + message("b") + pong("2") + message("c"));
  raw.send("\x88\x80" + unmasked);
  const auto told = [](const std::string& text) {
    return '\x81' + std::string(1, static_cast<char>(text.size())) + text;
  };
  const std::string all = told("a") + told("second") + told("b") + told("c");
  EXPECT_EQ(raw.readAll().substr(0, all.size()), all);
}

TEST(WebSocket, TheDeadAreCut) {
  const auto time = standingTime();
  Server server(echo(), by(time));
  Raw raw(server);
  raw.upgrade();
  ASSERT_TRUE(comesTrue([&] { return server.net.figures().sockets == 1; }));
  time->pass(4500ms);
  EXPECT_EQ(raw.readUntil(kPing), kPing);
  time->pass(4500ms);
  server.settle();
  EXPECT_EQ(server.net.figures().sockets, 1);
  time->pass(1s);
  EXPECT_EQ(raw.readAll(), "");
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().sockets == 0; }));
  EXPECT_EQ(server.net.figures().unanswered, 0);
}

// The process was stopped: nobody could answer meanwhile, so everybody is asked first.
TEST(WebSocket, NobodyIsDeadBecauseWeStoodStill) {
  const auto time = standingTime();
  Server server(echo(), by(time));
  Raw raw(server);
  raw.upgrade();
  ASSERT_TRUE(comesTrue([&] { return server.net.figures().sockets == 1; }));
  time->pass(1h);
  EXPECT_EQ(raw.readUntil(kPing), kPing);
  time->pass(5s);
  EXPECT_EQ(raw.readAll(), "");
}

TEST(WebSocket, FiveHundredAtOnce) {
  tacit::net::raiseFileLimit();
  constexpr int kMany = 500;
  Server server;
  tacit::testing::ClientLoop loop;
  int answers = 0;
  for (int i = 0; i < kMany; ++i) {
    tacit::testing::ClientHandlers handlers;
    handlers.opened = [i](tacit::testing::Client& client) { client.send(std::to_string(i)); };
    handlers.received = [&, i](tacit::testing::Client&, std::string_view got) {
      EXPECT_EQ(got, std::to_string(i));
      if (++answers == kMany) loop.stop();
    };
    loop.connect(server.address(), "/", {}, handlers);
  }
  loop.run();
  EXPECT_EQ(answers, kMany);
  EXPECT_EQ(server.net.figures().sockets, kMany);
}

TEST(Http, AnswersNowAndLaterAndFromOtherThreads) {
  Net* net = nullptr;
  std::vector<std::thread> threads;
  Handlers handlers;
  handlers.request = [&](const Request& request, const Reply& reply) {
    if (request.path == "/now") reply(text("now"));
    if (request.path == "/later") net->after(1ms, [reply] { reply(text("later")); });
    if (request.path == "/thread") threads.emplace_back([reply] { reply(text("thread")); });
    if (request.path == "/twice") {
      reply(text("first"));
      reply(text("second"));
    }
    if (request.path == "/throws") throw std::runtime_error("on purpose");
  };
  Server server(handlers);
  net = &server.net;
  EXPECT_EQ(server.get("/now").body, "now");
  EXPECT_EQ(server.get("/later").body, "later");
  EXPECT_EQ(server.get("/thread").body, "thread");
  EXPECT_EQ(server.get("/twice").body, "first");
  EXPECT_EQ(server.get("/dropped").status, 500);
  EXPECT_EQ(server.get("/throws").status, 500);
  server.stop();
  for (auto& thread : threads) thread.join();
}

TEST(Http, AReplyThatNeverComes) {
  const auto time = standingTime();
  std::vector<Reply> kept;
  Handlers handlers;
  handlers.request = [&](const Request&, Reply reply) {
    kept.push_back(std::move(reply));
    time->pass(31s);
  };
  {
    Server server(handlers, by(time));
    EXPECT_EQ(server.get("/").status, 504);
  }
  kept.front()(text("after all is gone"));
}

TEST(Http, RequestsAreTakenApart) {
  Handlers handlers;
  handlers.request = [](const Request& r, const Reply& reply) {
    reply(text(r.method + "|" + r.target + "|" + r.path + "|" + r.query + "|" + r.body + "|" + r.cookie + "|" +
               r.userAgent + "|" + r.header("x-mine") + "|" + r.address));
  };
  Server server(handlers);
  EXPECT_EQ(
      server.call("POST", "/a%20b?c=%31", {{"Cookie", "k=v"}, {"User-Agent", "test"}, {"X-Mine", "yes"}}, "body").body,
      "POST|/a%20b?c=%31|/a b|c=%31|body|k=v|test|yes|127.0.0.1");
  // Nobody may choose his own address.
  EXPECT_TRUE(server.get("/", {{"X-Forwarded-For", "1.2.3.4"}}).body.ends_with("|127.0.0.1"));
}

TEST(Http, AProxyThatIsTrustedSaysWhoIsThere) {
  EndpointOptions options = unlimited();
  options.trustProxy = true;
  Handlers handlers;
  handlers.request = [](const Request& request, const Reply& reply) { reply(text(request.address)); };
  Server server(handlers, options);
  EXPECT_EQ(server.get("/", {{"X-Forwarded-For", "6.6.6.6, 1.2.3.4"}}).body, "1.2.3.4");
  EXPECT_EQ(server.get("/", {{"X-Forwarded-For", "2001:db8::1"}}).body, "2001:db8::1");
  EXPECT_EQ(server.get("/", {{"X-Forwarded-For", "1.2.3.4, <script>"}}).body, "127.0.0.1");
  EXPECT_EQ(server.get("/").body, "127.0.0.1");
}

TEST(Http, EveryAnswerCarriesTheSecurityHeaders) {
  Handlers handlers;
  handlers.request = [](const Request&, const Reply& reply) {
    reply({200, "text/plain", "x", {{"Referrer-Policy", "no-referrer"}, {"X-Bad", "a\r\nSet-Cookie: b"}}, nullptr});
  };
  Server server(handlers);
  const auto answer = server.get("/");
  EXPECT_NE(answer.header("Content-Security-Policy").find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_EQ(answer.header("X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(answer.header("Cross-Origin-Opener-Policy"), "same-origin");
  EXPECT_NE(answer.header("Permissions-Policy"), "");
  EXPECT_EQ(answer.header("Referrer-Policy"), "no-referrer");
  EXPECT_EQ(answer.header("X-Bad") + answer.header("Set-Cookie"), "");
}

TEST(Http, HeadHasTheLengthWithoutTheBody) {
  Server server;
  Raw raw(server);
  raw.send("HEAD /x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const std::string all = raw.readAll();
  EXPECT_NE(all.find("Content-Length: 8\r\n"), std::string::npos) << all;
  EXPECT_TRUE(all.ends_with("\r\n\r\n")) << all;
}

TEST(Http, OneConnectionServesManyEvenAtOnce) {
  Server server;
  Raw raw(server);
  raw.send(
      "GET /1 HTTP/1.1\r\nHost: x\r\n\r\nPOST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
      "GET /3 HTTP/1.1\r\nHost: x\r\n\r\n");
  const std::string all = raw.readUntil("GET /3 ");
  EXPECT_LT(all.find("GET /1 "), all.find("POST /2 abc"));
  EXPECT_LT(all.find("POST /2 abc"), all.find("GET /3 "));
  raw.send("GET /4 HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(raw.readAll().ends_with("GET /4 "));
}

TEST(Http, ALongAnswerIsWhole) {
  const auto body = std::make_shared<const std::string>(5'000'000, 'y');
  Handlers handlers;
  handlers.request = [&](const Request&, const Reply& reply) { reply({200, "text/plain", "", {}, body}); };
  Server server(handlers);
  EXPECT_EQ(server.get("/").body, *body);
}

TEST(Http, WaitsToBeToldToGoOn) {
  Server server;
  Raw raw(server);
  raw.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(raw.readUntil("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  raw.send("ok");
  EXPECT_TRUE(raw.readAll().ends_with("POST / ok"));
}

TEST(NetLife, AddressesThatCannotBeListenedOnAreNamed) {
  for (const std::string address : {"", "8080", "nonsense:80", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:80x",
                                    "::1:80", "1.2.3:x", "203.0.113.1:1"}) {
    EndpointOptions options;
    options.listen = address;
    try {
      const Net net(options, {});
      ADD_FAILURE() << address;
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("cannot listen on '" + address + "'"), std::string::npos);
    }
  }
  const Net one({}, {});
  EndpointOptions taken;
  taken.listen = "127.0.0.1:" + std::to_string(one.port());
  EXPECT_THROW(Net(taken, {}), std::runtime_error);
}

TEST(NetLife, PostsAndTimersRunOnTheIoThread) {
  Server server;
  std::promise<std::thread::id> io;
  server.net.post([&] { io.set_value(std::this_thread::get_id()); });
  const auto thread = io.get_future().get();
  int work = 0;  // unprotected: all on one thread
  std::vector<std::thread> others;
  for (int i = 0; i < 4; ++i) {
    others.emplace_back([&] {
      for (int k = 0; k < 1000; ++k) server.net.post([&] { ++work; });
    });
  }
  for (auto& other : others) other.join();
  std::promise<int> done;
  server.net.after(1ms, [&] { done.set_value(work); });
  EXPECT_EQ(done.get_future().get(), 4000);
  std::promise<std::thread::id> third;
  int turns = 0;
  server.net.every(1ms, [&] {
    if (++turns == 3) third.set_value(std::this_thread::get_id());
  });
  EXPECT_EQ(third.get_future().get(), thread);
}

TEST(NetLife, TimersGoByTheTimeOfTheLoop) {
  const auto time = standingTime();
  Server server(echo(), by(time));
  std::string rung;
  const auto pass = [&](std::chrono::milliseconds passed) {
    time->pass(passed);
    server.settle();
    return std::exchange(rung, {});
  };
  server.net.after(3h, [&] { rung += 'c'; });
  server.net.after(1h, [&] { rung += 'a'; });
  server.net.after(2h, [&] {
    rung += 'b';
    throw std::runtime_error("on purpose");
  });
  server.net.every(50min, [&] { rung += '.'; });
  EXPECT_EQ(pass(0ms), "");
  EXPECT_EQ(pass(59min), ".");
  EXPECT_EQ(pass(1min), "a");
  EXPECT_EQ(pass(40min), ".");
  EXPECT_EQ(pass(24h), "b.c.");  // what was missed is not made up for: one turn that is late, and one for now
  EXPECT_EQ(pass(49min), "");
  EXPECT_EQ(pass(1min), ".");
}

TEST(NetLife, WhatIsPostedKeepsItsOrderWhateverIsThrown) {
  Server server;
  std::vector<int> order;
  std::promise<void> done;
  server.net.post([&] {  // while this runs, the others pile up
    for (int i = 0; i < 100; ++i) {
      server.net.post([&order, i] {
        order.push_back(i);
        if (i % 10 == 0) throw std::runtime_error("on purpose");
      });
    }
    server.net.post([&] { done.set_value(); });
  });
  done.get_future().get();
  ASSERT_EQ(order.size(), 100);
  EXPECT_TRUE(std::ranges::is_sorted(order));
}

TEST(NetLife, SignalsArrive) {
  Server server;
  std::promise<int> got;
  server.net.onSignal([&](int number) { got.set_value(number); });
  std::promise<void> ready;
  server.net.post([&] { ready.set_value(); });
  ready.get_future().get();
  std::raise(SIGTERM);
  EXPECT_EQ(got.get_future().get(), SIGTERM);
}

TEST(NetLife, ASignalBeforeItRunsIsKept) {
  Net net({}, {});
  int got = 0;
  net.onSignal([&](int number) {
    got = number;
    net.stop();
  });
  std::raise(SIGTERM);
  net.run();
  EXPECT_EQ(got, SIGTERM);
}

TEST(NetLife, KnowsItsThreadWhileItRuns) {
  Net net({}, {});
  EXPECT_TRUE(net.home().isHere());
  std::promise<bool> inside;
  net.post([&] { inside.set_value(net.home().isHere()); });
  std::thread thread([&] { net.run(); });
  EXPECT_TRUE(inside.get_future().get());
  EXPECT_FALSE(net.home().isHere());
  net.stop();
  thread.join();
  EXPECT_TRUE(net.home().isHere());
}

TEST(NetLife, StopWithNothingToDo) {
  Server server;
  server.stop();
  Net never({}, {});  // is never run
  never.post([] { FAIL(); });
}

TEST(NetLife, StopLetsAnswersAndMessagesOut) {
  Reply kept;
  std::promise<void> asked;
  Handlers handlers = echo();
  handlers.request = [&](const Request&, Reply reply) {
    kept = std::move(reply);
    asked.set_value();
  };
  std::atomic<int> closed = 0;
  handlers.closed = [&](Socket&) { ++closed; };
  handlers.received = [](Socket& socket, std::string_view message) {
    for (int i = 0; i < 100; ++i) socket.send(std::string(message));
  };
  Server server(handlers);
  Talker talker(server);
  ASSERT_TRUE(talker.waitUntilOpen());
  auto answer = std::async(std::launch::async, [&] { return server.get("/").body; });
  asked.get_future().get();
  talker.send("m");
  EXPECT_EQ(talker.next(), "m");
  server.net.stop();
  for (int i = 1; i < 100; ++i) ASSERT_EQ(talker.next(), "m");
  EXPECT_EQ(talker.end(), End(1001, "server is stopping"));
  server.net.post([&] { kept(text("in the end")); });
  EXPECT_EQ(answer.get(), "in the end");
  server.join();
  EXPECT_EQ(closed, 1);
}

TEST(NetLife, StopDoesNotWaitForThoseWhoNeverAnswer) {
  Reply kept;
  std::atomic<int> closed = 0;
  Handlers handlers = echo();
  handlers.request = [&](const Request&, Reply reply) { kept = std::move(reply); };
  handlers.closed = [&](Socket&) { ++closed; };
  Server server(handlers);
  Raw silent(server);
  silent.upgrade();
  Raw waiting(server);
  waiting.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  Raw half(server);
  half.send("GET / HT");
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().requests == 1; }));
  server.stop();
  EXPECT_EQ(closed, 1);
}

TEST(NetLife, StopWhileBusy) {
  Server server;
  std::atomic<bool> over = false;
  std::vector<std::thread> callers;
  for (int i = 0; i < 3; ++i) {
    callers.emplace_back([&] {
      while (!over) {
        try {
          server.get("/x");
        } catch (const std::runtime_error&) {
          return;  // refused or cut: it is stopping
        }
      }
    });
  }
  Talker talker(server);
  for (int i = 0; i < 20'000; ++i) talker.send("busy");
  EXPECT_EQ(talker.next(), "busy");
  server.stop();
  over = true;
  for (auto& caller : callers) caller.join();
}

}  // namespace
