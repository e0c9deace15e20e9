// The types of docs/wire.md: messages at a table, and what HTTP asks and answers.
#pragma once

#include <string>

namespace tacit::server {

std::string typeScript();

}  // namespace tacit::server
