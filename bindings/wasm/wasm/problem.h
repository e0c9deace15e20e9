// Why there is no answer, as JSON.
#pragma once

#include <string>

#include "json/write.h"

namespace tacit::wasm {

struct Problem {
  static constexpr std::string_view kType = "Problem";
  std::string problem;
  static constexpr auto fields() { return json::list(json::field("problem", &Problem::problem)); }
};

inline std::string problemText(std::string why) { return json::text(Problem{std::move(why)}); }

}  // namespace tacit::wasm
