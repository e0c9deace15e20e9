#include "tournament/event_file.h"

#include "base/result.h"
#include "base/strings.h"
#include "json/json.h"

namespace tacit::tournament {

std::string eventLine(const Event& event) { return json::text(event) + '\n'; }

std::string eventFile(const Tournament& tournament) {
  std::string text;
  for (const Event& event : tournament.events()) text += eventLine(event);
  return text;
}

base::Result<Tournament> parseEventFile(std::string_view text, std::size_t most) {
  std::vector<Event> events;
  std::vector<int> lines;  // of the events
  int number = 0;
  const auto wrong = [](int line, const std::string& what) {
    return base::Error{"line " + std::to_string(line) + ": " + what};
  };
  for (const std::string_view line : base::split(text, '\n')) {
    ++number;
    if (line.empty()) continue;
    if (events.size() == most) return wrong(number, "too much has happened in this tournament");
    if (const auto problem = json::readText(line, events.emplace_back())) return wrong(number, problem->what);
    lines.push_back(number);
  }
  if (events.empty()) return base::Error{"there is no tournament in it"};
  Tournament tournament;
  if (const auto misfit = tournament.read(std::move(events), Tournament::Whose::Foreign))
    return wrong(lines[misfit->index], misfit->text);
  return tournament;
}

}  // namespace tacit::tournament
