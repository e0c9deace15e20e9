// Why we close a WebSocket, in numbers of our own beside those of net::close_code. The page has them from docs/wire.ts.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace tacit::service::close_code {

inline constexpr std::uint16_t kUnknownPerson = 4401;  // or the session has ended
inline constexpr std::uint16_t kNoSpectators = 4403;
inline constexpr std::uint16_t kNotFound = 4404;  // no such table or tournament, or it was deleted

inline constexpr auto kNames = std::to_array<std::pair<std::string_view, std::uint16_t>>(
    {{"unknownPerson", kUnknownPerson}, {"noSpectators", kNoSpectators}, {"notFound", kNotFound}});

}  // namespace tacit::service::close_code
