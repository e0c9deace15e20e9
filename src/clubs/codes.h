// Codes that let people act for an entrant, printed on its score sheet and in the link behind the QR code, or join a
// club that has invited them. All follow from a secret (64 hex digits), so nothing else has to be stored. Only the short
// ones that people type are (store/codes.h): each is exchanged for a code that is valid as long, for results only.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/time.h"

namespace tacit::clubs {

// `7-abcdefghjkmnpqrs`, by the tournament's secret.
std::string entrantCode(std::string_view secret, int number);

// For who has typed the short code of an entrant: `r7-TIME-abcdefghjkmnpqrs`.
std::string resultsCode(std::string_view secret, int number, base::Instant until);

// The entrant of a code that is valid for this tournament now, and whether it is for results only.
struct HeldCode {
  int entrant = 0;
  bool isForResults = false;
};
std::optional<HeldCode> heldByCode(std::string_view secret, std::string_view code, base::Instant now);

// `abcdefghjkmnpqrs`, by the club's secret; each number is another invitation.
std::string invitationCode(std::string_view secret, int number);

// In constant time.
bool isSameCode(std::string_view code, std::string_view right);

}  // namespace tacit::clubs
