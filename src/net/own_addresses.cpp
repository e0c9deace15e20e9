#include "net/own_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "text/host_port.h"

namespace tacit::net {
namespace {

std::optional<in_addr> four(const std::string& address) {
  in_addr bytes{};
  return inet_pton(AF_INET, address.c_str(), &bytes) == 1 ? std::optional(bytes) : std::nullopt;
}

std::optional<in6_addr> six(const std::string& address) {
  in6_addr bytes{};
  return inet_pton(AF_INET6, address.c_str(), &bytes) == 1 ? std::optional(bytes) : std::nullopt;
}

bool begins(const in_addr& address, std::uint32_t network, int bits) {
  return (ntohl(address.s_addr) ^ network) >> static_cast<unsigned>(32 - bits) == 0;
}

bool isAny(const std::string& address) {
  const auto v4 = four(address);
  const auto v6 = six(address);
  return (v4 && v4->s_addr == INADDR_ANY) || (v6 && IN6_IS_ADDR_UNSPECIFIED(&*v6));
}

bool isOneCable(const std::string& address) {
  const auto v4 = four(address);
  const auto v6 = six(address);
  return (v4 && begins(*v4, 0xa9fe0000, 16)) || (v6 && IN6_IS_ADDR_LINKLOCAL(&*v6));
}

// The networks of homes first, then those of offices and of containers, then the rest of the world.
int rank(const std::string& address) {
  const auto v4 = four(address);
  if (!v4) return 4;
  if (begins(*v4, 0xc0a80000, 16)) return 0;
  if (begins(*v4, 0x0a000000, 8)) return 1;
  return begins(*v4, 0xac100000, 12) ? 2 : 3;
}

std::string withPort(const std::string& address, int port) {
  return (four(address) ? address : '[' + address + ']') + ':' + std::to_string(port);
}

std::string addressText(const sockaddr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* bytes = nullptr;
  // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): so the system hands them out
  if (address.sa_family == AF_INET) bytes = &reinterpret_cast<const sockaddr_in&>(address).sin_addr;
  if (address.sa_family == AF_INET6) bytes = &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr;
  // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
  return bytes != nullptr && inet_ntop(address.sa_family, bytes, text.data(), text.size()) != nullptr ? text.data()
                                                                                                      : "";
}

}  // namespace

std::vector<std::string> ownAddresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & static_cast<unsigned>(IFF_UP)) == 0) continue;
    if (auto text = addressText(*one->ifa_addr); !text.empty()) found.push_back(std::move(text));
  }
  return found;
}

bool isThisMachine(std::string_view address) {
  const std::string text(address);
  const auto v4 = four(text);
  const auto v6 = six(text);
  return (v4 && begins(*v4, 0x7f000000, 8)) || (v6 && IN6_IS_ADDR_LOOPBACK(&*v6)) ||
         (text.starts_with("::ffff:") && isThisMachine(text.substr(7)));
}

std::vector<std::string> neighbourAddresses(std::string_view listen, const std::vector<std::string>& own) {
  const auto parts = text::hostPort(listen);
  const int port = parts ? parts->port.value_or(0) : 0;
  if (!parts || port == 0) return {};
  const std::string host(parts->host);
  std::vector<std::string> found = isAny(host) ? own : std::vector{host};
  const bool fourOnly = four(host).has_value();
  std::erase_if(found, [&](const std::string& one) {
    return isThisMachine(one) || isOneCable(one) || isAny(one) || (fourOnly && !four(one));
  });
  std::ranges::sort(found, {}, [](const std::string& one) { return std::pair(rank(one), one); });
  for (std::string& one : found) one = withPort(one, port);
  return found;
}

}  // namespace tacit::net
