#include "people/erasing.h"

#include <map>

#include "notation/game_file.h"
#include "people/club_erasing.h"
#include "service/kept_event.h"
#include "service/logging.h"
#include "tournament/event.h"

namespace tacit::people {
namespace {

constexpr int kTournamentsAtOnce = 50;

// Follows who sits where, and changes what speaks of these people or was said by them.
class Eraser {
 public:
  Eraser(const std::set<std::string>& people, std::string_view instead) : people_(people), instead_(instead) {}

  // True when it has changed something.
  bool operator()(table::EventBody& what) {
    return std::visit([this](auto& one) { return in(one); }, what);
  }

 private:
  bool replace(std::string& text, const std::string& person) const {
    if (!people_.contains(person) || text == instead_) return false;
    text = instead_;
    return true;
  }
  bool in(table::Sat& sat) {
    sitting_[sat.place] = sat.person;
    return replace(sat.name, sat.person);
  }
  bool in(table::Created& created) {
    bool changed = false;
    if (created.evening)
      for (auto& one : created.evening->people) changed |= replace(one.name, one.person);
    return changed;
  }
  bool in(table::NextWanted& wanted) { return replace(wanted.name, wanted.person); }
  bool in(table::SeatAsked& asked) { return replace(asked.name, asked.person); }
  bool in(table::Renamed& renamed) { return replace(renamed.name, sitting_[renamed.place]); }
  bool in(table::Said& said) { return replace(said.text, sitting_[said.place]); }
  bool in(table::Rose& rose) {
    sitting_.erase(rose.place);
    return false;
  }
  template <typename Other>
  bool in(Other& /*other*/) {
    return false;
  }

  const std::set<std::string>& people_;
  std::string_view instead_;
  std::map<table::PlaceIndex, std::string> sitting_;
};

void eraseFromRecord(store::Store& store, const std::string& table, const std::set<std::string>& people,
                     std::string_view instead) {
  const auto game = store.games().find(table);
  const auto text = store.games().record(table);
  if (!game || !text) return;
  auto record = notation::parseGameFile(*text);
  if (!record) return service::logError("the record of table " + table + " cannot be read, names stay in it");
  for (const auto& one : game->participants)
    if (people.contains(one.person))
      for (const char seat : one.seats) record->setHeader(std::string(1, seat), instead);
  store.games().replaceRecord(table, notation::gameFileText(*record));
}

// Takes somebody out of the events of a tournament. Names of entrants stay different.
class TournamentEraser {
 public:
  TournamentEraser(const std::string& person, std::string_view instead)
      : person_(person), instead_(instead), keepsNames_(instead == kPastGuest) {}

  // True when it has changed something.
  bool operator()(tournament::Event& event) {
    const bool wasTheirs = event.who == person_;
    if (auto* const created = std::get_if<tournament::Created>(&event.what); created && created->organiser == person_) {
      created->organiser.clear();
      isOrganiser_ = true;
    }
    if (wasTheirs && isOrganiser_) event.who.reset();  // the organiser's, no matter who that was
    else if (wasTheirs) event.who = instead_;
    bool changed = wasTheirs;
    if (auto* const entered = std::get_if<tournament::Entered>(&event.what)) changed |= in(*entered);
    if (auto* const other = std::get_if<tournament::Changed>(&event.what)) changed |= in(*other);
    return changed;
  }

 private:
  template <typename Entry>
  bool in(Entry& entry) const {
    bool changed = false;
    for (auto& member : entry.members) {
      if (member.person != person_) continue;
      member.person.reset();
      changed = true;
      if (keepsNames_) continue;
      if (entry.name.find(member.name) != std::string::npos)
        entry.name = std::string(instead_) + ' ' + std::to_string(entry.number);
      member.name = instead_;
    }
    return changed;
  }

  const std::string& person_;
  const std::string instead_;
  const bool keepsNames_;
  bool isOrganiser_ = false;
};

}  // namespace

void eraseFromTournament(store::Store& store, const base::TournamentId& id, const std::string& person,
                         std::string_view instead) {
  TournamentEraser eraser(person, instead);
  for (const auto& text : store.tournaments().events(id, 0)) {
    tournament::Event event;
    if (json::readText(text, event))
      return service::logError("tournament " + id.plain() + " cannot be read, names stay in it");
    if (eraser(event)) store.tournaments().replaceEvent(id, event.n, json::text(event));
  }
}

void eraseNames(store::Store& store, const std::string& table, const std::set<std::string>& people,
                std::string_view instead) {
  Eraser eraser(people, instead);
  for (const auto& text : store.tables().events(table)) {
    table::Event event = service::eventFrom(text);
    if (eraser(event.what)) store.tables().replaceEvent(table, event.n, json::text(event));
  }
  eraseFromRecord(store, table, people, instead);
}

void erasePerson(store::Store& store, const std::string& person, std::string_view instead) {
  for (const auto& table : store.tables().doneOf(person)) eraseNames(store, table, {person}, instead);
  leaveClubs(store, person, instead);
  for (base::TournamentId last;;) {
    const auto page = store.tournaments().of(person, kTournamentsAtOnce, last);
    for (const auto& one : page) eraseFromTournament(store, one.id, person, instead);
    if (page.size() < kTournamentsAtOnce) break;
    last = page.back().id;
  }
  store.people().erase(person, std::string(instead));
}

}  // namespace tacit::people
