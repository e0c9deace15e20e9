#include "wasm/judging.h"

#include "analysis/judged.h"
#include "json/json.h"
#include "notation/game_file.h"
#include "wasm/problem.h"

namespace tacit::wasm {

std::string judge(std::string_view question) {
  analysis::Question asked;
  if (const auto problem = json::readText(question, asked)) return problemText(problem->what);
  const auto answer = analysis::answerTo(asked);
  return answer ? json::text(*answer) : problemText(answer.error());
}

std::unique_ptr<analysis::Analysis> analysisOf(std::string_view file, const analysis::Settings& settings,
                                               std::string& problem) {
  const auto record = notation::parseGameFile(file);
  if (!record) {
    problem = problemText(record.error());
    return {};
  }
  auto course = analysis::courseOf(*record);
  if (!course) {
    problem = problemText(course.error());
    return {};
  }
  return std::make_unique<analysis::Analysis>(std::move(*course), settings);
}

}  // namespace tacit::wasm
