// The parts of a request's path and query.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/strings.h"
#include "text/percent.h"

namespace tacit::service {

// The value of a key in a query such as `person=x&before=y`; empty when it is not there.
inline std::string queryValue(std::string_view query, std::string_view key) {
  for (const auto part : base::split(query, '&')) {
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

// What a path has where that of a route has a `*`: one part, or the beginning of one. Nothing: it is another route's.
inline std::optional<std::string> matchRoute(std::string_view path, std::string_view route) {
  const std::size_t star = route.find('*');
  if (star == std::string_view::npos) return path == route ? std::optional<std::string>("") : std::nullopt;
  const std::string_view head = route.substr(0, star);
  const std::string_view tail = route.substr(star + 1);
  if (path.size() <= head.size() + tail.size() || !path.starts_with(head) || !path.ends_with(tail)) return std::nullopt;
  const auto part = path.substr(head.size(), path.size() - head.size() - tail.size());
  return part.find('/') == std::string_view::npos ? std::optional<std::string>(part) : std::nullopt;
}

// `last=N`: the number of an event that the caller has heard of.
inline std::int64_t lastKnown(std::string_view query) {
  return base::numberIn(queryValue(query, "last"), std::numeric_limits<std::int32_t>::max()).value_or(0);
}

}  // namespace tacit::service
