// The judge for JavaScript: text in, JSON out.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "analysis/analysis.h"

namespace tacit::wasm {

// The answer to a question (analysis::Question as JSON); `problem` says why there is none.
std::string judge(std::string_view question);

// The judging of a game file, to be run job by job; nothing, and the problem as JSON, where it can't be played through.
std::unique_ptr<analysis::Analysis> analysisOf(std::string_view file, const analysis::Settings& settings,
                                               std::string& problem);

}  // namespace tacit::wasm
