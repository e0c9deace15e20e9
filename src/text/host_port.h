// Where somebody is to be found: "db.example:5433", "127.0.0.1:8080", "[::1]:8080".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tacit::text {

struct HostPort {
  std::string_view host;  // part of the text that was given; without brackets, may be empty
  std::optional<std::uint16_t> port;
};

// The port may be left out. Nothing when a bracket stays open, a host without brackets has a colon in it, or what
// follows the last colon is no port.
std::optional<HostPort> hostPort(std::string_view text);

}  // namespace tacit::text
