// Codes that let people act for an entrant, printed on its score sheet and in the link behind the QR code, or join a
// club that has invited them. All follow from a secret (64 hex digits), so nothing else has to be stored.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::clubs {

// `7-abcdefghjkmnpqrs`, by the tournament's secret.
std::string entrantCode(std::string_view secret, int number);

// The entrant of a code, if the code is valid for this tournament.
std::optional<int> entrantOfCode(std::string_view secret, std::string_view code);

// `abcdefghjkmnpqrs`, by the club's secret; each number is another invitation.
std::string invitationCode(std::string_view secret, int number);

// In constant time.
bool isSameCode(std::string_view code, std::string_view right);

}  // namespace tacit::clubs
