// Why there is no answer, as JSON.
#pragma once

#include <string>

#include "json/write.h"

namespace tacit::wasm {

struct Problem {
  static constexpr std::string_view kType = "Problem";
  std::string problem;
  TACIT_FIELDS(Problem, problem)
};

inline std::string problemText(std::string why) { return json::text(Problem{std::move(why)}); }

}  // namespace tacit::wasm
