// Text that both databases keep alike, and names that are the same for people though not for computers.
#pragma once

#include <string>
#include <string_view>

#include "base/id.h"

namespace tacit::store {

// UTF-8 without zero bytes: PostgreSQL takes nothing else.
bool isText(std::string_view whole);
template <typename Tag>
bool isText(const base::Id<Tag>& id) {
  return isText(id.plain());
}

// In lower case, letters of all scripts; text that is not UTF-8 stays as it is.
std::string folded(std::string_view whole);

// For LIKE .. ESCAPE '!': what stands for itself.
std::string literalInPattern(std::string_view text);

}  // namespace tacit::store
