#include "tournament/event_file.h"

#include "json/json.h"
#include "notation/words.h"

namespace tacit::tournament {

std::string eventLine(const Event& event) { return json::text(event) + '\n'; }

std::string eventFile(const Tournament& tournament) {
  std::string text;
  for (const Event& event : tournament.events()) text += eventLine(event);
  return text;
}

notation::Result<Tournament> parseEventFile(std::string_view text) {
  Tournament tournament;
  int number = 0;
  for (const std::string_view line : notation::split(text, '\n')) {
    ++number;
    if (line.empty()) continue;
    const auto wrong = [&](const std::string& what) {
      return notation::Error{"line " + std::to_string(number) + ": " + what};
    };
    Event event;
    if (const auto problem = json::readText(line, event)) return wrong(problem.what);
    if (const auto problem = tournament.problemWith(event)) return wrong(problem->text);
    tournament.apply(event);
  }
  if (tournament.events().empty()) return notation::Error{"there is no tournament in it"};
  return tournament;
}

}  // namespace tacit::tournament
