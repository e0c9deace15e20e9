#include "people/club_erasing.h"

#include <algorithm>

#include "club/secretary.h"
#include "json/json.h"
#include "service/kept_club.h"

namespace tacit::people {
namespace {

constexpr int kClubsLeftAtOnce = 50;

// A team is called after its people more often than not.
void eraseTeamNames(store::Store& store, const base::ClubId& id, const std::string& person, std::string_view instead) {
  for (const auto& text : store.clubs().events(id, 0)) {
    club::Event event;
    if (json::readText(text, event)) return;  // of a newer Tacit
    auto* const joined = std::get_if<club::LadderJoined>(&event.what);
    if (joined == nullptr || std::ranges::find(joined->people, person) == joined->people.end()) continue;
    joined->name = instead;
    store.clubs().replaceEvent(id, event.n, json::text(event));
  }
}

// False: there is nobody else.
bool passOn(club::Secretary& secretary, const club::Club& club, const std::string& person) {
  const auto heir = std::ranges::find_if(club.members(), [&](const auto& one) { return one.person != person; });
  return heir != club.members().end() && !secretary.giveRole(heir->person, club::Role::Organiser);
}

// True: there is nothing left to do; false: another node was faster.
bool leaveClub(store::Store& store, const base::ClubId& id, const std::string& person) {
  club::Club club;
  service::foldIn(club, store.clubs().events(id, 0));
  if (club.member(person) == nullptr) return true;
  std::vector<club::Event> made;
  club::Secretary secretary(
      club, [&made](const club::Event& event) { made.push_back(event); }, club.lastTime(), person);
  if (secretary.leave(person) && (!passOn(secretary, club, person) || secretary.leave(person)))
    return store.clubs().remove(id);
  return store.clubs().append(service::stepOf(club, made)) == store::ClubKept::Done;
}

}  // namespace

void leaveClubs(store::Store& store, const std::string& person, std::string_view instead) {
  for (;;) {
    const auto clubs = store.clubs().of(person, kClubsLeftAtOnce, {});
    if (clubs.empty()) return;
    for (const auto& one : clubs) {
      eraseTeamNames(store, one.id, person, instead);
      while (!leaveClub(store, one.id, person)) {}
    }
  }
}

}  // namespace tacit::people
