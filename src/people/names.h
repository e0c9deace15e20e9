// What people may be called, and which names are the same to the eye. The one place that asks ICU.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/people.h"

namespace tacit::server {

// The same letters in one form (NFC): what is shown and kept.
std::string shownForm(const std::string& name);

// Why nobody can be called that: unreadable, invisible signs, or a name of bots and officials. For a name in shown
// form.
std::optional<std::string> problemWithName(const std::string& name);

// Names with the same skeleton look alike however they are capitalised; names with the same shape as they are written:
// a capital I and a small L.
store::NameKeys keysOf(const std::string& name);

}  // namespace tacit::server
