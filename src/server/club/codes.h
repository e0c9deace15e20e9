// What an entrant shows to speak for itself: printed on its score sheet, in the link behind the QR code.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::server {

// Follows from the tournament's secret (64 hex digits), so that nothing has to be kept: `7-abcdefghjkmnpqrs`.
std::string entrantCode(std::string_view secret, int number);

// The entrant that a code speaks for, if it is one of this tournament.
std::optional<int> entrantOfCode(std::string_view secret, std::string_view code);

}  // namespace tacit::server
