#include "text/host_port.h"

#include <charconv>

namespace tacit::text {

std::optional<HostPort> hostPort(std::string_view text) {
  const bool bracketed = text.starts_with('[');
  const auto end = text.find(bracketed ? ']' : ':');
  if (bracketed && end == std::string_view::npos) return std::nullopt;
  HostPort parts{bracketed ? text.substr(1, end - 1) : text.substr(0, end), std::nullopt};
  const auto rest = bracketed ? text.substr(end + 1) : text.substr(parts.host.size());
  if (rest.size() <= 1) return rest.empty() || rest == ":" ? std::optional(parts) : std::nullopt;
  const char* const last = rest.data() + rest.size();
  std::uint16_t port = 0;
  const auto read = std::from_chars(rest.data() + 1, last, port);
  if (rest.front() != ':' || read.ec != std::errc() || read.ptr != last) return std::nullopt;
  parts.port = port;
  return parts;
}

}  // namespace tacit::text
