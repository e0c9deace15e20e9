// The report of an analysis as one page that needs nothing else: it can be kept, sent and opened without a network.
#pragma once

#include <string>
#include <string_view>

namespace tacit::cli {

std::string reportPage(std::string_view json);

}  // namespace tacit::cli
