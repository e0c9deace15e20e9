#include "operations/exports.h"

#include "clubs/day_book.h"
#include "clubs/kept_tournament.h"
#include "people/conduct.h"
#include "people/programs.h"
#include "service/answers.h"
#include "tables/summaries.h"

namespace tacit::operations {

using base::RefusalCode;

namespace {

constexpr int kRowsAtATime = 20;

std::vector<clubs::TournamentSummary> tournamentsOf(store::Store& store, const std::string& person) {
  std::vector<clubs::TournamentSummary> all;
  for (base::TournamentId last;;) {
    const auto page = store.tournaments().of(person, kRowsAtATime, last);
    for (const auto& one : clubs::summariesOf(page)) all.push_back(one);
    if (page.size() < kRowsAtATime) return all;
    last = page.back().id;
  }
}

std::vector<clubs::ClubSummary> clubsOf(store::Store& store, const std::string& person) {
  std::vector<clubs::ClubSummary> all;
  for (base::ClubId last;;) {
    const auto page = store.clubs().of(person, kRowsAtATime, last);
    for (const auto& one : page) all.push_back({one.id, one.name, one.members});
    if (page.size() < kRowsAtATime) return all;
    last = page.back().id;
  }
}

people::Reason reasonNamed(std::string_view name) {
  const auto names = enumNames(people::Reason{});
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<people::Reason>(i);
  return people::Reason::Other;
}

ReportMade shownReport(const store::KeptReport& kept) {
  return {kept.created,
          {kept.person, kept.table.empty() ? std::nullopt : std::optional(kept.table), reasonNamed(kept.reason),
           kept.text}};
}

void addFriends(store::Store& store, Export& all) {
  const std::string& person = all.profile.id;
  for (const auto& one : store.friends().of(person)) all.friends.push_back({one.id, one.name, false});
  for (const auto& one : store.friends().requestsBy(person)) all.askedFriends.push_back({one.id, one.name, false});
  for (const auto& one : store.teams().of(person)) all.teams.push_back(one.name);
  all.hidden = store.friends().hidden(person);
  for (const auto& one : store.careers().cardsLaidBy(person)) all.cards.push_back({one.card, one.count});
}

}  // namespace

struct Exports::Making {
  std::string person;
  std::string last;  // the last table read
  Export all;
  Then then;
};

void Exports::answer(const people::Call& call) {
  make(call.personId(), call.visitor().session, [reply = call.reply](const std::optional<Export>& all) {
    if (!all) return reply(service::failure(RefusalCode::UnknownPerson));
    net::Response response = service::answerWith(*all);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tacit-export.json\"");
    reply(std::move(response));
  });
}

void Exports::make(const std::string& id, const std::string& session, Then then) {
  const auto making = std::make_shared<Making>();
  making->person = id;
  making->then = std::move(then);
  keeper_.look(id, [this, making, session, ignored = people_.exclusions().ignoredBy(id)](store::Store& store) {
    const auto person = store.people().find(making->person);
    if (!person) return making->then(std::nullopt);
    making->all.profile = people::profileOf(*person);
    making->all.created = person->created;
    making->all.sessions = people::shown(store.sessions().of(person->id), session);
    making->all.tokens = people::tokensOf(store, person->id);
    making->all.blocked = people::blockedBy(store, ignored).people;
    for (const auto& one : store.conduct().reportsBy(person->id)) making->all.reports.push_back(shownReport(one));
    making->all.tournaments = tournamentsOf(store, person->id);
    making->all.clubs = clubsOf(store, person->id);
    making->all.days = clubs::daysKept(store, person->id);
    addFriends(store, making->all);
    addGames(making);
  });
}

// A page at a time, so that nobody waits for one person's many games.
void Exports::addGames(const std::shared_ptr<Making>& making) {
  keeper_.look(making->person, [this, making](store::Store& store) {
    const auto page = store.games().history(making->person, kRowsAtATime, making->last);
    for (const auto& game : page)
      making->all.games.push_back({tables::summaryOf(game), store.games().record(game.table).value_or("")});
    if (page.size() == kRowsAtATime) {
      making->last = page.back().table;
      return addGames(making);
    }
    making->then(making->all);
  });
}

}  // namespace tacit::operations
