// Something that somebody wants to hear of although no page of theirs is open.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "json/json.h"

namespace tacit::alerts {

// It is their turn, a round of their tournament is paired, somebody invites them.
enum class AlertKind : std::uint8_t { Turn, Round, Invited };
constexpr auto enumNames(AlertKind /*any*/) { return std::array<std::string_view, 3>{"turn", "round", "invited"}; }

// The page says it in its own language; no secret of a game is in it.
struct Alert {
  static constexpr std::string_view kType = "Alert";
  AlertKind kind = AlertKind::Turn;
  std::string path;  // of the page, where a tap on it leads: /t/abcd2345
  std::string name;  // of who plays there, of the tournament, or of who invites; may be empty
  TACIT_FIELDS(Alert, kind, path, name)
};

using TellAlert = std::function<void(const std::string& person, const Alert& alert)>;

}  // namespace tacit::alerts
