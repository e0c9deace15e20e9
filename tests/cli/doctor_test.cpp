// `tacit doctor`: what it finds, each trouble in words that say what to do.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "support/folder.h"
#include "support/program.h"

namespace tacit::testing {
namespace {

std::string quoted(const std::string& path) { return "'" + path + "'"; }

// A port that somebody has.
class TakenPort {
 public:
  TakenPort() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);  // NOLINT: how sockets are
    ::bind(socket_, any, size);
    ::listen(socket_, 1);
    ::getsockname(socket_, any, &size);
    number = ntohs(address.sin_port);
  }
  TakenPort(const TakenPort&) = delete;
  TakenPort& operator=(const TakenPort&) = delete;
  ~TakenPort() { ::close(socket_); }
  int number = 0;

 private:
  int socket_;
};

TEST(Doctor, ANewServerIsWell) {
  const TemporaryFolder folder;
  const Outcome found = run("doctor --listen 127.0.0.1:0 --data " + quoted(folder.path("data")));
  EXPECT_EQ(found.code, 0) << found.out;
  EXPECT_TRUE(has(found, "ok       database  none yet")) << found.out;
  EXPECT_FALSE(std::filesystem::exists(folder.path("data"))) << "it changes nothing";
}

TEST(Doctor, EachTroubleHasItsWords) {
  const TemporaryFolder folder;
  std::ofstream(folder.path("file")) << "x";
  std::filesystem::create_directory(folder.path("damaged"));
  std::ofstream(folder.path("damaged/tacit.sqlite")) << std::string(4096, 'x');
  const TakenPort port;
  const std::string well = "doctor --listen 127.0.0.1:0 --data " + quoted(folder.path("data"));
  const std::pair<std::string, std::string> troubles[] = {
      {"doctor --listen 127.0.0.1:0 --data " + quoted(folder.path("file")), "is not a folder"},
      {"doctor --listen 127.0.0.1:0 --data " + quoted(folder.path("damaged")), "wrong    database"},
      {"doctor --listen 127.0.0.1:" + std::to_string(port.number) + " --data " + quoted(folder.path("data")),
       "another program has this port"},
      {well + " --page " + quoted(folder.path("nowhere")), "has no index.html"},
      {well + " --push-key x", "push-contact is missing"},
      {well + " --bot-minutes never", "wrong    settings"},
  };
  for (const auto& [command, words] : troubles) {
    const Outcome found = run(command);
    EXPECT_EQ(found.code, 1) << command << '\n' << found.out;
    EXPECT_TRUE(has(found, words)) << command << '\n' << found.out;
  }
}

TEST(Doctor, JsonIsOneList) {
  const TemporaryFolder folder;
  const Outcome found = run("doctor --json --listen 127.0.0.1:0 --data " + quoted(folder.path("data")));
  EXPECT_TRUE(found.out.starts_with(R"([{"state":"ok","about":"version","text":")")) << found.out;
}

}  // namespace
}  // namespace tacit::testing
