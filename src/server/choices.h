// What can be chosen when a table is set up, with a sentence each.
#pragma once

#include "server/api_types.h"

namespace tacit::server {

Choices allChoices();

// The types of docs/wire.md: messages at a table, and what HTTP asks and answers.
std::string typeScript();

}  // namespace tacit::server
