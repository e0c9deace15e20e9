// What people may write: names and chat. Each says what is wrong, or nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::text {

// 1 to 24 characters, no blanks at the ends, nothing that hides or turns text round.
std::optional<std::string> problemWithName(std::string_view name);

// Of a team or a tournament: 1 to 60 characters, no blanks at the ends. "Ann & Bob" is one.
std::optional<std::string> problemWithTitle(std::string_view title);

// 1 to 300 characters.
std::optional<std::string> problemWithChat(std::string_view text);

// 1 to 1000 characters, on any number of lines.
std::optional<std::string> problemWithReport(std::string_view text);

}  // namespace tacit::text
