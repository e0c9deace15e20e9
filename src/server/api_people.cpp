// People, and games that are over.
#include <algorithm>

#include "base/strings.h"
#include "people/names.h"
#include "rating/rating.h"
#include "server/api.h"
#include "service/answers.h"
#include "service/paths.h"
#include "table/choices.h"
#include "tables/offline.h"
#include "tables/summaries.h"

namespace tacit::server {

using base::RefusalCode;

namespace {

constexpr int kMaxHistory = 50;
constexpr int kMaxFound = 10;

}  // namespace

// Names only, which everybody's pages show. Nobody finds people they have blocked, who do not learn of it.
void Api::findPeople(const Call& call) {
  const std::string name = people::shownForm(call.query("name"));
  if (name.empty()) return call.reply(service::failure({RefusalCode::BadRequest, "name: how it begins"}));
  keeper_.look(call.address(), [name, id = call.personId(), reply = call.reply](store::Store& store) {
    people::PeopleFound found;
    for (const auto& one : store.friends().named(id, name, kMaxFound))
      found.people.push_back({one.id, one.name, false});
    reply(service::answerWith(found));
  });
}

void Api::profile(const Call& call) {
  keeper_.look(call.address(), [person = call.rest, reply = call.reply](store::Store& store) {
    const auto found = store.people().find(person);
    reply(found ? service::answerWith(people::profileOf(*found)) : service::failure(RefusalCode::NoPerson));
  });
}

void Api::records(const Call& call) {
  const auto value = [&](std::string_view key) { return call.query(key); };
  const store::RecordWish wish{value("type"), value("pack"), value("rules")};
  if (table::gameTypeNamed(wish.type) == nullptr)
    return call.reply(
        service::failure({RefusalCode::BadRequest, base::complain("type", "unknown game type:", wish.type).what}));
  keeper_.look(call.address(), [wish, reply = call.reply](store::Store& store) {
    service::Records records;
    for (const auto& game : store.games().fewestCards(wish, kMaxHistory))
      records.records.push_back(tables::recordOf(game));
    reply(service::answerWith(records));
  });
}

// `of`: rated/FAMILY, or LEVEL/TYPE for games against bots of this level.
void Api::series(const Call& call) {
  keeper_.look(call.address(), [kind = call.query("of"), reply = call.reply](store::Store& store) {
    service::SeriesRecords records;
    for (const auto& one : store.games().longestSeries(kind, kMaxHistory))
      records.records.push_back({one.person, one.name, one.guest, one.wins, one.table, one.finished});
    reply(service::answerWith(records));
  });
}

// By games of four, which is what "Play now" begins.
void Api::ladder(const Call& call) {
  keeper_.look(call.address(), [person = call.personId(), reply = call.reply](store::Store& store) {
    service::Ladder ladder;
    for (const auto level : bots::kLevelNames) ladder.steps.push_back({std::string(level), 0, 0});
    for (const auto& [name, games, won] : store.games().againstBots(person, "four")) {
      const auto step =
          std::ranges::find(ladder.steps, name, [](const service::LadderStep& one) { return "bot " + one.level; });
      if (step != ladder.steps.end()) *step = {step->level, games, won};
    }
    reply(service::answerWith(ladder));
  });
}

void Api::ranking(const Call& call) {
  const std::string wanted = call.query("family");
  const std::string family = wanted.empty() ? std::string(table::kFamilies.front()) : wanted;
  if (std::ranges::find(table::kFamilies, family) == table::kFamilies.end())
    return call.reply(service::failure({RefusalCode::BadRequest, "family: four, six, three or two"}));
  const int leastMet = settings_.limits ? rating::kEnoughMet : 0;
  keeper_.look(call.address(), [family, leastMet, reply = call.reply](store::Store& store) {
    service::Ranking ranking;
    for (const auto& person : store.people().ranking(family, kMaxHistory, leastMet))
      ranking.people.push_back(people::profileOf(person, family));
    reply(service::answerWith(ranking));
  });
}

void Api::gameFile(const Call& call) {
  keeper_.look(call.address(), [table = call.rest, reply = call.reply](store::Store& store) {
    const auto record = store.games().record(table);
    if (!record) return reply(service::failure(RefusalCode::NoGame));
    net::Response response = service::answerText("text/plain; charset=utf-8", *record);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tacit-" + table + ".tac\"");
    reply(std::move(response));
  });
}

// To play it over takes a while, so it is done where nobody's writing waits for it.
void Api::takeOfflineGame(const Call& call) {
  service::OfflineGame brought;
  if (!call.read(brought)) return;
  keeper_.look(call.address(), [this, person = call.person(), brought, reply = call.reply](store::Store&) {
    const auto game = tables::offlineGame(person, brought, base::wallNow());
    if (!game) return reply(service::failure({RefusalCode::BadGame, game.error()}));
    keeper_.ask([person = person.id, game = *game, reply](store::Store& store) {
      if (const auto before = store.games().find(game.table))
        return reply(service::answerWith(tables::summaryOf(*before)));
      if (!store.people().find(person)) return reply(service::failure(RefusalCode::UnknownPerson));  // gone meanwhile
      store.write(std::vector<store::Write>{store::NewTable{game.table, game.finished}, game});
      reply(service::answerWith(tables::summaryOf(store.games().find(game.table).value_or(game)), 201));
    });
  });
}

}  // namespace tacit::server
