// What somebody sits at, in a few words of ours: "Firefox on Android".
#pragma once

#include <string>
#include <string_view>

namespace tacit::people {

std::string deviceOf(std::string_view userAgent);

}  // namespace tacit::people
