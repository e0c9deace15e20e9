#include "server/erasing.h"

#include <map>

#include "notation/game_file.h"
#include "server/kept_event.h"
#include "server/logging.h"

namespace tacit::server {
namespace {

// Follows who sits where, and changes what speaks of these people or was said by them.
class Eraser {
 public:
  Eraser(const std::set<std::string>& people, std::string_view instead) : people_(people), instead_(instead) {}

  // True when it has changed something.
  bool operator()(table::What& what) {
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
  std::map<int, std::string> sitting_;
};

void eraseFromRecord(store::Store& store, const std::string& table, const std::set<std::string>& people,
                     std::string_view instead) {
  const auto game = store.game(table);
  const auto text = store.record(table);
  if (!game || !text) return;
  auto record = notation::parseGameFile(*text);
  if (!record) return logError("the record of table " + table + " cannot be read, names stay in it");
  for (const auto& one : game->participants)
    if (people.contains(one.person))
      for (const char seat : one.seats) record->setHeader(std::string(1, seat), instead);
  store.replaceRecord(table, notation::gameFileText(*record));
}

}  // namespace

void eraseNames(store::Store& store, const std::string& table, const std::set<std::string>& people,
                std::string_view instead) {
  Eraser eraser(people, instead);
  for (const auto& text : store.events(table)) {
    table::Event event = eventFrom(text);
    if (eraser(event.what)) store.replaceEvent(table, event.n, json::text(event));
  }
  eraseFromRecord(store, table, people, instead);
}

void erasePerson(store::Store& store, const std::string& person, std::string_view instead) {
  for (const auto& table : store.doneTablesOf(person)) eraseNames(store, table, {person}, instead);
  store.erase(person, std::string(instead));
}

}  // namespace tacit::server
