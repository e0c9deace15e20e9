// The parts of a request's path and query.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/words.h"
#include "text/percent.h"

namespace tacit::server {

// The value of a key in a query such as `person=x&before=y`; empty when it is not there.
inline std::string queryValue(std::string_view query, std::string_view key) {
  for (const auto part : notation::split(query, '&')) {
    if (part.size() > key.size() && part.starts_with(key) && part[key.size()] == '=')
      return text::percentDecoded(part.substr(key.size() + 1)).value_or("");
  }
  return {};
}

// What follows a prefix: `/ws/` and `/ws/abc` give `abc`.
inline std::optional<std::string> after(std::string_view path, std::string_view prefix) {
  if (!path.starts_with(prefix)) return std::nullopt;
  return std::string(path.substr(prefix.size()));
}

}  // namespace tacit::server
