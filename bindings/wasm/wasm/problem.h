// Why there is no answer, as JSON.
#pragma once

#include <string>

#include "json/json.h"

namespace tacit::wasm {

struct Problem {
  std::string problem;
  static constexpr auto fields() { return json::list(json::field("problem", &Problem::problem)); }
};

inline std::string problemText(std::string why) { return json::text(Problem{std::move(why)}); }

}  // namespace tacit::wasm
