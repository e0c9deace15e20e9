#include "service/kept_club.h"

#include "json/json.h"

namespace tacit::service {

void foldIn(club::Club& club, const std::vector<std::string>& events) {
  for (const auto& text : events) {
    club::Event event;
    if (const auto problem = json::readText(text, event)) throw store::StoreError(problem->what);
    if (const auto problem = club.problemWith(event)) throw store::StoreError(problem->text);
    club.apply(event);
  }
}

store::ClubStep stepOf(const club::Club& after, const std::vector<club::Event>& made) {
  store::ClubStep step;
  step.id = after.id();
  step.last = after.lastNumber() - std::ssize(made);
  step.name = after.name();
  for (const auto& one : after.members()) step.members.push_back({one.person, one.role == club::Role::Organiser});
  for (const auto& event : made) {
    step.events.push_back(json::text(event));
    if (const auto* const added = std::get_if<club::EveningAdded>(&event.what)) {
      step.gains = added->tournament;
      step.from = event.who;
    }
    if (const auto* const removed = std::get_if<club::EveningRemoved>(&event.what)) step.loses = removed->tournament;
  }
  return step;
}

}  // namespace tacit::service
