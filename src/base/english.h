// The page's English, for what prints English without the page. Each sentence is written once, in web/messages.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace tacit::base {

// The message of this name with its blanks filled in; empty when there is none:
// english("reason_captured", {{"who", "Ann"}, {"space", "25"}}).
std::string english(std::string_view name,
                    std::initializer_list<std::pair<std::string_view, std::string_view>> blanks = {});

}  // namespace tacit::base
