#include "net/endpoint.h"

#include <stdexcept>

#include "text/host_port.h"

namespace tacit::net {

Tcp::endpoint endpointFrom(const std::string& text, std::string_view purpose) {
  const auto parts = text::hostPort(text);
  if (parts && parts->port) {
    Error error;
    const auto address = asio::ip::make_address(parts->host, error);
    if (!error) return {address, *parts->port};
  }
  throw std::runtime_error("cannot " + std::string(purpose) + " '" + text +
                           "': write an address and a port, such as 127.0.0.1:8080");
}

std::string textOf(const Tcp::endpoint& endpoint) {
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? '[' + host + ']' : host) + ':' + std::to_string(endpoint.port());
}

std::string addressOf(const Tcp::endpoint& endpoint) {
  const auto address = endpoint.address();
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

}  // namespace tacit::net
