// What people may be called, and which names are the same to the eye. The one place that asks ICU.
#pragma once

#include <string>

#include "base/refusal.h"
#include "store/accounts.h"

namespace tacit::people {

// The same letters in one form (NFC): what is shown and kept. Of a text that is much too long, the beginning.
std::string shownForm(const std::string& name);

// Whether anyone can be called that: not if it is unreadable, has invisible signs, or is a name of bots and officials.
// For a name in shown form.
base::Outcome refuseName(const std::string& name);

// Names with the same skeleton look alike however they are capitalised; names with the same shape as they are written:
// a capital I and a small L.
store::NameKeys keysOf(const std::string& name);

}  // namespace tacit::people
