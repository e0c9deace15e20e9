#include "server/hosts.h"

#include <arpa/inet.h>

#include <algorithm>

#include "net/request.h"
#include "text/host_port.h"

namespace tacit::server {
namespace {

// `[::1]:8080` and `localhost.:80` without the port, the brackets and the dot of the root; nothing for what is no host.
std::string nameIn(std::string_view host) {
  const auto parts = text::hostPort(host);
  std::string name(parts ? parts->host : std::string_view());
  if (name.ends_with('.')) name.pop_back();
  return name;
}

bool isAddress(const std::string& name) {
  in6_addr bytes{};
  return inet_pton(AF_INET, name.c_str(), &bytes) == 1 || inet_pton(AF_INET6, name.c_str(), &bytes) == 1;
}

}  // namespace

bool isOurHost(std::string_view host, std::span<const std::string> names, std::string_view listen) {
  if (host.empty()) return true;
  const std::string name = nameIn(host);
  const auto is = [&](std::string_view other) { return net::sameName(name, other); };
  if (!names.empty()) return std::ranges::any_of(names, is);
  return is("localhost") || net::sameName(name.substr(name.rfind('.') + 1), "localhost") || is(nameIn(listen)) ||
         isAddress(name);
}

}  // namespace tacit::server
