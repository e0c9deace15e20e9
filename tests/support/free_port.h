// A port of 127.0.0.1 for a server that a test starts, stops and starts again.
#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <stdexcept>
#include <string>

namespace tacit::testing {

inline bool nobodyListensAt(std::uint16_t port) {
  const int door = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  const bool free = bind(door, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(door);
  return free;
}

// False when another test has it. A name without a file, that is ours until this process ends.
inline bool reserve(const std::string& port) {
  const std::string name = "tacit-test-port-" + port;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::memcpy(&address.sun_path[1], name.data(), name.size());
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  const int sign = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (bind(sign, reinterpret_cast<const sockaddr*>(&address), size) == 0) return true;
  close(sign);
  return false;
}

// Below those that the system gives to outgoing connections: none of them takes it while the server is down.
inline std::string freePort() {
  std::random_device random;
  std::uniform_int_distribution<std::uint16_t> any(10000, 32000);
  for (int tries = 0; tries < 100; ++tries) {
    const std::uint16_t port = any(random);
    if (reserve(std::to_string(port)) && nobodyListensAt(port)) return std::to_string(port);
  }
  throw std::runtime_error("no free port");
}

}  // namespace tacit::testing
