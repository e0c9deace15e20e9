// What no honest client sends: each gets its answer and is closed, and the server goes on.
#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <string>

#include "net/net.h"
#include "support/network.h"

namespace {

using tacit::testing::comesTrue;
using tacit::testing::echo;
using tacit::testing::Raw;
using tacit::testing::Server;
using tacit::testing::Talker;
using tacit::testing::unlimited;

std::string answerTo(const Server& server, const std::string& bytes) {
  Raw raw(server);
  raw.send(bytes);
  return raw.readAll();
}

// The close code with which the server answers these frames; 0 when it just ends.
int closeAfter(const Server& server, const std::string& frames) {
  Raw raw(server);
  raw.upgrade();
  raw.send(frames);
  const std::string all = raw.readAll();
  if (all.size() < 4 || all[0] != '\x88') return 0;
  return static_cast<unsigned char>(all[2]) * 256 + static_cast<unsigned char>(all[3]);
}

std::string bytes(std::initializer_list<int> list) {
  std::string text;
  for (const int byte : list) text += static_cast<char>(byte);
  return text;
}

TEST(Malformed, Requests) {
  Server server;
  for (const std::string request : {
           "nonsense\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
           "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n",
           "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
           "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n",
           "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
           "GET nowhere HTTP/1.1\r\nHost: x\r\n\r\n", "GET http://elsewhere/ HTTP/1.1\r\nHost: x\r\n\r\n",
           "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
           "GET /%4 HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
           "\x16\x03\x01\x02\x01\x01\x01\xfc\x03\x03\r\n\r\n",  // TLS by mistake
       })
    EXPECT_TRUE(answerTo(server, request).starts_with("HTTP/1.1 400 Bad Request\r\n")) << request;
  EXPECT_EQ(server.get("/fine").status, 200);
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 0; }));
}

TEST(Malformed, ChunkedBodyWithoutEnd) {
  Server server;
  std::string request = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 100; ++i) request += "400\r\n" + std::string(1024, 'x') + "\r\n";
  EXPECT_TRUE(answerTo(server, request).starts_with("HTTP/1.1 413 "));
}

TEST(Malformed, Handshakes) {
  Server server;
  const std::string start = "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";
  EXPECT_FALSE(answerTo(server, start + "Sec-WebSocket-Version: 13\r\n\r\n").starts_with("HTTP/1.1 101"));
  EXPECT_FALSE(answerTo(server, start + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                        "Sec-WebSocket-Version: 12\r\n\r\n")
                   .starts_with("HTTP/1.1 101"));
  // Frames before the answer.
  EXPECT_TRUE(answerTo(server, start + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                       "Sec-WebSocket-Version: 13\r\n\r\nearly")
                  .starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 0; }));
}

TEST(Malformed, Frames) {
  tacit::net::EndpointOptions options = unlimited();
  options.closeTimeout = std::chrono::milliseconds{100};  // nobody here says goodbye
  Server server(echo(), options);
  Talker other(server);
  EXPECT_EQ(closeAfter(server, bytes({0x81, 0x02, 'h', 'i'})), 1002);                            // not masked
  EXPECT_EQ(closeAfter(server, bytes({0xf1, 0x80, 0, 0, 0, 0})), 1002);                          // bits of no extension
  EXPECT_EQ(closeAfter(server, bytes({0x83, 0x80, 0, 0, 0, 0})), 1002);                          // no such kind
  EXPECT_EQ(closeAfter(server, bytes({0x80, 0x80, 0, 0, 0, 0})), 1002);                          // goes on with nothing
  EXPECT_EQ(closeAfter(server, bytes({0x89, 0xfe, 0, 200, 0, 0, 0, 0})), 1002);                  // a long ping
  EXPECT_EQ(closeAfter(server, bytes({0x82, 0x81, 0, 0, 0, 0, 'b'})), 1003);                     // binary
  EXPECT_EQ(closeAfter(server, bytes({0x81, 0x81, 0, 0, 0, 0, 0xff})), 1007);                    // no UTF-8
  EXPECT_EQ(closeAfter(server, bytes({0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0})), 1009);  // a terabyte
  EXPECT_EQ(closeAfter(server, bytes({0x88, 0x80, 0, 0, 0, 0})), 1000);  // goodbye without a code
  EXPECT_EQ(other.ask("still here"), "still here");
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().sockets == 1; }));
}

TEST(Malformed, ManySmallPiecesOfOneLargeMessage) {
  Server server;
  std::string frames = bytes({0x01, 0x80, 0, 0, 0, 0});
  const std::string piece = bytes({0x00, 0xfe, 0, 200, 0, 0, 0, 0}) + std::string(200, 'p');
  for (int i = 0; i < 100; ++i) frames += piece;
  EXPECT_EQ(closeAfter(server, frames), 1009);
}

TEST(Malformed, Noise) {
  Server server;
  std::mt19937 random(1);  // NOLINT: the same noise each time
  for (int i = 0; i < 100; ++i) {
    std::string noise;
    for (int k = 0; k < 300; ++k) noise += static_cast<char>(random() & 0xff);
    Raw raw(server);
    if (i % 2 == 0) raw.upgrade();
    raw.send(noise);
  }
  EXPECT_EQ(server.get("/fine").status, 200);
  EXPECT_TRUE(comesTrue([&] { return server.net.figures().connections == 0; }));
}

}  // namespace
