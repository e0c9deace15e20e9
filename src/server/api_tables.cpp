// Tables: made, found, listed, deleted.
#include <algorithm>

#include "net/own_addresses.h"
#include "notation/words.h"
#include "server/api.h"
#include "service/answers.h"
#include "service/paths.h"
#include "table/choices.h"
#include "tables/attendance.h"
#include "tables/lobby.h"
#include "tables/quick_match.h"
#include "tables/table_limits.h"
#include "tournament/choices.h"

namespace tacit::server {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr auto kPageHolds = std::chrono::seconds(1);

service::TableSummary summaryOf(const tables::Room& room) {
  const table::Table& table = room.table();
  return {table.id(),
          table.hostPerson(),
          table.options(),
          table.stage(),
          table::placesShown(table),
          room.audience().spectators(table),
          room.created(),
          {},
          notation::seatLetters(room.broadcast().tableSeen().deciding())};
}

// By when the first decision that a person has to make must be made.
std::optional<base::Instant> untilWhen(const table::Table& table, const std::string& person) {
  std::optional<base::Instant> until;
  for (const Seat seat : table.deciding() & viewerOf(table, person).seats)
    if (const auto one = table.deadline(seat); one && (!until || *one < *until)) until = one;
  return until;
}

}  // namespace

void Api::createTable(const Call& call) {
  service::TableWish wish;
  if (!call.read(wish)) return;
  if (const auto agreed = table::agree(wish.options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (wish.options.quick || wish.options.botsAfter != 0)
    return call.reply(service::failure({RefusalCode::BadOptions, "quick: such a table is made by /api/match"}));
  if (wish.options.tournament || wish.options.loseAfter || wish.options.sealed)
    return call.reply(service::failure({RefusalCode::BadOptions, "tournament: such a table is made by a tournament"}));
  countElsewhere(call, wish,
                 [this, call, wish](const service::TableCounts& elsewhere) { makeTable(call, wish, elsewhere); });
}

void Api::makeTable(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere) {
  if (const auto refusal = refuseTable(call, wish, elsewhere)) return call.reply(service::failure(*refusal));
  const auto person = people::atTable(call.visitor());
  const auto room = rooms_.make(wish.options, person, call.address());
  if (wish.place) std::ignore = room->act(person, table::Sit{*wish.place});
  keeper_.write({}, [reply = call.reply, summary = summaryOf(*room)] { reply(service::answerWith(summary, 201)); });
}

base::Outcome Api::refuseTable(const Call& call, const service::TableWish& wish,
                               const service::TableCounts& elsewhere) {
  if (wish.options.botMilliseconds > tables::kMaxThinking.count())
    return Refusal{RefusalCode::BadOptions, "botMilliseconds must be 2000 at most"};
  if (wish.place && (*wish.place < 0 || *wish.place >= table::gameTypeNamed(wish.options.type)->placeCount()))
    return Refusal{RefusalCode::BadOptions, "place: there is no such seat"};
  if (wish.place && wish.options.rated && call.person().guest)
    return Refusal{RefusalCode::AccountsOnly, "rated games need an account"};
  if (wish.options.rated && people::atTable(call.visitor()).program)
    return Refusal{RefusalCode::NoPrograms, "no programs play in rated games"};
  if (rooms_.availability().draining())
    return Refusal{RefusalCode::Draining, "this server is about to stop: no new tables"};
  if (!settings_.limits) return {};
  tables::TableLimits limits(rooms_, settings_,
                             {call.personId(), call.address(), wish.options.clock.isByCorrespondence()});
  if (auto refusal = limits.refuses(elsewhere)) return refusal;
  if (auto refusal = call.takeOne()) return refusal;
  limits.makeRoom();
  return {};
}

// Only what is nobody else's: an open table where no one else sits, or an unrated game against bots.
void Api::deleteTable(const Call& call) {
  service::TableName name;
  if (!call.read(name)) return;
  toTable(
      call, name.table,
      [this, call](const std::shared_ptr<tables::Room>& room) {
        if (!tables::belongsTo(room->table(), call.personId()))
          return call.reply(service::failure(
              {RefusalCode::NotYours, "only your own games against bots and empty tables can be deleted"}));
        rooms_.erase(room);
        keeper_.write({}, [reply = call.reply] { reply(service::answerWith(people::Done{"deleted"})); });
      },
      [call] { call.reply(service::failure(RefusalCode::NoTable)); });
}

void Api::quickOutlook(const Call& call) {
  tables::QuickWish wish;
  if (auto type = call.query("type"); !type.empty()) wish.type = std::move(type);
  wish.rated = call.query("rated") == "true";
  wish.bots = call.query("bots") != "false";
  const auto options = tables::quickOptions(wish);
  if (const auto agreed = table::agree(options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (!wentToMatchmaker(call)) call.reply(service::answerWith(tables::quickOutlook(rooms_, options)));
}

// Where others wait there is a seat; else the person is the first to wait.
void Api::quickMatch(const Call& call) {
  tables::QuickWish quick;
  if (!call.read(quick)) return;
  const service::TableWish wish{.options = tables::quickOptions(quick), .place = 0};
  if (const auto agreed = table::agree(wish.options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (table::gameTypeNamed(quick.type)->placeCount() < 2)
    return call.reply(service::failure({RefusalCode::BadOptions, "type: this game is for one person"}));
  if (wentToMatchmaker(call)) return;
  countElsewhere(call, wish,
                 [this, call, wish](const service::TableCounts& elsewhere) { matchHere(call, wish, elsewhere); });
}

void Api::matchHere(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere) {
  const auto person = people::atTable(call.visitor());
  auto room = tables::whereWaiting(rooms_, person.id, wish.options);
  const bool waits = room != nullptr;
  if (!waits) room = tables::companyFor(rooms_, call.person(), wish.options);
  if (!room) {
    if (const auto refusal = refuseTable(call, wish, elsewhere)) return call.reply(service::failure(*refusal));
    room = rooms_.make(wish.options, person, call.address());
  }
  if (!waits)
    if (const auto refusal = tables::sitAnywhere(*room, person)) return call.reply(service::failure(*refusal, 403));
  keeper_.write({}, [reply = call.reply, summary = summaryOf(*room)] { reply(service::answerWith(summary)); });
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): an answer like the others
void Api::choices(const Call& call) { call.reply(service::answerWith(table::allChoices())); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): an answer like the others
void Api::tournamentChoices(const Call& call) { call.reply(service::answerWith(tournament::allChoices())); }

// Only somebody at this very machine needs to be told, and nobody else has a right to know its addresses.
void Api::neighbours(const Call& call) {
  service::Neighbours answer;
  if (net::isThisMachine(call.request.address))
    for (const auto& address : net::neighbourAddresses(settings_.listen, net::ownAddresses()))
      answer.addresses.push_back("http://" + address);
  call.reply(service::answerWith(answer));
}

void Api::lobby(const Call& call) {
  const auto wish = tables::lobbyWish(call.request.query);
  if (!wish) return call.reply(service::failure({RefusalCode::BadRequest, wish.error()}));
  if (hasPage(call)) return;
  const tables::LobbyPage page = tables::lobbyPage(rooms_, *wish, settings_.hideMinutes);
  service::Lobby lobby;
  lobby.next = page.next;
  for (const auto& room : page.rooms) lobby.tables.push_back(summaryOf(*room));
  if (isOnOurOwn(call)) return call.reply(service::answerWith(lobby));
  withOthers(call, std::move(lobby), [this, query = call.request.query](service::Lobby all) {
    keepPage(query, service::answerWith(tables::onePage(std::move(all))));
  });
}

// Also when it is not there yet: then anyone who asks waits for it with the others.
bool Api::hasPage(const Call& call) {
  if (isOnOurOwn(call)) return false;
  const auto now = settings_.time->now();
  std::erase_if(pages_, [&](const auto& one) { return one.second.answer && now - one.second.made > kPageHolds; });
  auto& page = pages_[call.request.query];
  if (page.answer) {
    call.reply(*page.answer);
    return true;
  }
  page.waiting.push_back(call.reply);
  return page.waiting.size() > 1;
}

void Api::keepPage(const std::string& query, const net::Response& answer) {
  SharedPage& page = pages_[query];
  page.made = settings_.time->now();
  page.answer = answer;
  for (const auto& reply : std::exchange(page.waiting, {})) reply(answer);
}

void Api::myTables(const Call& call) {
  service::Lobby mine;
  const std::string person = call.personId();
  const auto concerns = [&](const table::Table& table) {
    return !table.places().heldBy(person).empty() || table.hostPerson() == person || table.makerPerson() == person;
  };
  for (const auto& [id, room] : rooms_.all())
    if (!room->table().done() && concerns(room->table())) {
      service::TableSummary& its = mine.tables.emplace_back(summaryOf(*room));
      if (!room->table().places().heldBy(person).empty())
        its.deciding = notation::seatLetters(room->table().deciding());
      its.visited = room->audience().lastVisit(room->now());
      its.until = untilWhen(room->table(), person);
    }
  withOthers(call, std::move(mine), [call](service::Lobby all) {
    std::ranges::sort(all.tables, std::greater{}, &service::TableSummary::visited);
    call.reply(service::answerWith(all));
  });
}

void Api::tableSummary(const Call& call) {
  const auto nowhere = [this, call] {
    if (rooms_.availability().stuck()) return call.reply(service::failure(RefusalCode::NoTable));
    keeper_.look(call.address(), [table = call.rest, reply = call.reply](store::Store& store) {
      reply(store.games().find(table) ? service::failure(RefusalCode::GameOver)
                                      : service::failure(RefusalCode::NoTable));
    });
  };
  toTable(
      call, call.rest,
      [call](const std::shared_ptr<tables::Room>& room) { call.reply(service::answerWith(summaryOf(*room))); },
      nowhere);
}

// At the tables of all nodes; for the organiser.
void Api::attendance(const Call& call) {
  std::get<clubs::Tournaments&>(handlers_).forOrganiser(call, [this, call](const clubs::TournamentSnapshot& /*seen*/) {
    tables::Attendance all;
    for (const auto& [id, room] : rooms_.all())
      if (const auto& its = room->table().options().tournament;
          its && its->plain() == call.rest && !room->table().done())
        tables::addAttendants(*room, all);
    if (isOnOurOwn(call)) return call.reply(service::answerWith(all));
    nodeRequests_->gather(node::nodeRequestOf(call),
                          [all = std::move(all), call](const std::vector<net::Response>& answers) mutable {
                            for (const auto& answer : answers)
                              if (tables::Attendance theirs; !json::readText(answer.body, theirs))
                                std::ranges::move(theirs.people, std::back_inserter(all.people));
                            call.reply(service::answerWith(all));
                          });
  });
}

void Api::invite(const Call& call) {
  clubs::InvitationWish wish;
  if (!call.read(wish)) return;
  toTable(
      call, wish.table,
      [this, call, wish](const std::shared_ptr<tables::Room>& room) { friends_.invite(call, wish, *room); },
      [call] { call.reply(service::failure(RefusalCode::NoTable)); });
}

}  // namespace tacit::server
