// What `tacit --version` says.
#pragma once

#include <string>

namespace tacit::cli {

std::string versionText(bool asJson);

}  // namespace tacit::cli
