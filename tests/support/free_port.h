// A port of 127.0.0.1 that nobody listens on, for a server that a test starts.
#pragma once

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <stdexcept>
#include <string>

namespace tacit::testing {

inline std::string freePort() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const its = reinterpret_cast<sockaddr*>(&address);
  const bool found = ::bind(socket, its, size) == 0 && ::getsockname(socket, its, &size) == 0;
  ::close(socket);
  if (!found) throw std::runtime_error("no free port");
  return std::to_string(ntohs(address.sin_port));
}

}  // namespace tacit::testing
