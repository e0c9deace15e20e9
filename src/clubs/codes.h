// What people show to do what not everybody may: an entrant, to speak for itself, printed on its score sheet, in the link
// behind the QR code; somebody invited, to join a club. All follow from a secret (64 hex digits), so that nothing else
// has to be kept.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::server {

// `7-abcdefghjkmnpqrs`, by the tournament's secret.
std::string entrantCode(std::string_view secret, int number);

// The entrant that a code speaks for, if it is one of this tournament.
std::optional<int> entrantOfCode(std::string_view secret, std::string_view code);

// `abcdefghjkmnpqrs`, by the club's secret; each number is another invitation.
std::string invitationCode(std::string_view secret, int number);

// Takes as long whatever is wrong with it.
bool isSameCode(std::string_view code, std::string_view right);

}  // namespace tacit::server
