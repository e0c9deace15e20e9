// Addresses with ports: read from text, and written.
#pragma once

#include <string>
#include <string_view>

#include "net/beast.h"

namespace tacit::net {

// "127.0.0.1:8080", "[::1]:8080". std::runtime_error when it is none; `purpose` says what we cannot do then ("listen
// on").
Tcp::endpoint endpointFrom(const std::string& text, std::string_view purpose);

std::string textOf(const Tcp::endpoint& endpoint);

// Without the port. An IPv4 address that came in through an IPv6 socket is written as what it is.
std::string addressOf(const Tcp::endpoint& endpoint);

}  // namespace tacit::net
