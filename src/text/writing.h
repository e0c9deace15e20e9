// What people may write: names and chat. Each says what is wrong, or nothing.
#pragma once

#include <string_view>

#include "base/result.h"

namespace tacit::text {

// 1 to 24 characters, no blanks at the ends, nothing that hides or turns text round.
base::Problem problemWithName(std::string_view name);

// Of a team or a tournament: 1 to 60 characters, no blanks at the ends. "Ann & Bob" is one.
base::Problem problemWithTitle(std::string_view title);

// 1 to 300 characters.
base::Problem problemWithChat(std::string_view text);

// 1 to 1000 characters, on any number of lines.
base::Problem problemWithReport(std::string_view text);

}  // namespace tacit::text
