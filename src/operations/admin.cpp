#include "operations/admin.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <tuple>

#include "base/strings.h"
#include "base/version.h"
#include "json/json.h"
#include "operations/admin_call.h"
#include "service/logging.h"
#include "service/now.h"
#include "tournament/showing.h"

namespace tacit::operations {

using base::RefusalCode;

namespace {

// ---- What answers say ----

struct TableRow {
  std::string table;
  std::string type;
  std::string stage;
  std::string host;
  std::string hostName;
  int people = 0;
  int connected = 0;
  bool listed = false;
  bool rated = false;
  std::string lastVisit;
  std::optional<std::string> node;
  TACIT_FIELDS(TableRow, table, type, stage, host, (hostName, "host_name"), people, connected, listed, rated,
               (lastVisit, "last_visit"), node)
};

struct PlaceRow {
  std::string seats;
  std::string who;  // id of a person, or a bot
  std::string name;
  TACIT_FIELDS(PlaceRow, seats, who, name)
};

struct TableShownWhole {
  TableRow table;
  std::int64_t events = 0;
  std::vector<PlaceRow> places;
  TACIT_FIELDS(TableShownWhole, table, events, places)
};

struct AsideRow {
  std::string table;
  std::string created;
  std::string why;
  TACIT_FIELDS(AsideRow, table, created, (why, "reason"))
};

struct TournamentRow {
  std::string tournament;
  std::string name;
  std::string created;
  std::string organiser;
  std::string organiserName;
  bool finished = false;
  TACIT_FIELDS(TournamentRow, tournament, name, created, organiser, (organiserName, "organiser_name"), finished)
};

struct ClubRow {
  std::string club;
  std::string name;
  int members = 0;
  TACIT_FIELDS(ClubRow, club, name, members)
};

struct FiguresShown {
  std::string version;
  std::int64_t people = 0;
  std::int64_t games = 0;
  std::size_t openTables = 0;
  std::size_t runningTables = 0;
  std::size_t doneTables = 0;
  std::uint64_t connections = 0;
  std::uint64_t sockets = 0;
  std::uint64_t requests = 0;
  std::uint64_t refused = 0;
  std::size_t botsWaiting = 0;
  std::size_t storeQueue = 0;
  double lastCommitMs = 0;
  std::string logLevel;
  std::optional<std::string> node;
  TACIT_FIELDS(FiguresShown, version, people, (games, "finished_games"), (openTables, "tables_open"),
               (runningTables, "tables_running"), (doneTables, "tables_done"), connections, sockets, requests,
               (refused, "refused_by_limits"), (botsWaiting, "bots_waiting"), (storeQueue, "store_queue"),
               (lastCommitMs, "store_last_commit_ms"), (logLevel, "log_level"), node)
};

std::optional<std::string> nameOf(const tables::Rooms& rooms) {
  return rooms.node().empty() ? std::nullopt : std::optional(rooms.node());
}

TableRow rowOf(const tables::Rooms& rooms, const tables::Room& room) {
  const table::Table& table = room.table();
  const auto& options = table.options();
  return {table.id(),
          options.type,
          std::string(json::nameOf(table.stage())),
          table.hostPerson(),
          {},
          static_cast<int>(std::ranges::count_if(table.places(), &table::Place::isPerson)),
          static_cast<int>(room.audience().size()),
          options.listed,
          options.rated,
          service::timeText(room.audience().lastVisit(room.now())),
          nameOf(rooms)};
}

// For the figures of this node, counted beside the storage thread.
void withFigures(const Admin::House& house, const std::function<void(const FiguresShown&)>& then) {
  house.keeper.look("", [then, now = house.standing(), node = nameOf(house.rooms)](store::Store& store) {
    const auto counts = store.counts();
    then({base::kVersion, counts.people, counts.games, now.openTables, now.runningTables, now.doneTables,
          now.net.connections, now.net.sockets, now.net.requests, now.net.refused, now.botsWaiting, now.keeper.queued,
          now.keeper.lastCommitMs, service::logLevel(), node});
  });
}

node::NodeRequest nodeRequestOf(const AdminRequest& request, uid_t caller) {
  node::NodeRequest nodeRequest;
  nodeRequest.path = Admin::kErrand;
  nodeRequest.body = json::text(request);
  nodeRequest.person = std::to_string(caller);
  return nodeRequest;
}

PlaceRow rowOf(const table::PlaceShown& place) {
  return {place.seats, place.person.value_or(place.bot ? "bot " + *place.bot : "-"), place.name.value_or("")};
}

constexpr AdminArgument kPerson{"person", &AdminRequest::person, "A person's id, or the name of an account"};
constexpr AdminArgument kTable{"table", &AdminRequest::table, "A table's id"};
constexpr AdminArgument kPage{"page", &AdminRequest::page, "Which page of 50, from 1 on (default: 1)", false, true};

}  // namespace

const std::vector<Admin::Act> Admin::kActs = {
    {"people find",
     "Find people by part of their name; without one, list them, the newest first",
     {{"part", &AdminRequest::part, "Part of a name; case doesn't matter", false}, kPage},
     &Admin::findPeople,
     {}},
    {"people show", "Show a person and their last games", {kPerson}, &Admin::showPerson, {}},
    {"people rename",
     "Give a person another name",
     {kPerson, {"name", &AdminRequest::name, "The new name"}},
     &Admin::renamePerson,
     {}},
    {"people ban",
     "Keep a person out; they are told until when and why",
     {kPerson,
      {"for", &AdminRequest::lasting, "How long: 30m, 12h, 7d, or ever", true, true},
      {"reason", &AdminRequest::reason, "Why; the person reads this", true, true}},
     &Admin::banPerson,
     {}},
    {"people unban", "Let a person in again", {kPerson}, &Admin::unbanPerson, {}},
    {"people banned", "List who is banned, until when and why", {kPage}, &Admin::listBans, {}},
    {"people reset-code",
     "Make a code for someone who has forgotten their password; it works once, within 24 hours",
     {kPerson},
     &Admin::resetCode,
     {}},
    {"people export", "Print everything stored about a person", {kPerson}, &Admin::exportPerson, {}},
    {"people delete",
     "Delete a person; finished games stay, without the name",
     {kPerson},
     &Admin::deletePerson,
     "Everything stored about this person will be deleted. Delete them?"},
    {"reports list", "List unresolved reports, newest first", {kPage}, &Admin::listReports, {}},
    {"reports resolve",
     "Mark a report as resolved",
     {{"report", &AdminRequest::report, "A report's id"}},
     &Admin::resolveReport,
     {}},
    {"tables list",
     "List the tables, of all nodes in a cluster, the last visited first",
     {kPage},
     &Admin::listTables,
     {}},
    {"tables show", "Show a table and who sits at it", {kTable}, &Admin::showTable, {}},
    {"tables close",
     "End a table without a result: no rating changes, everyone there is told",
     {kTable},
     &Admin::closeTable,
     "The game ends without a result. Close the table?"},
    {"tables set-aside",
     "Take a table out of play until it is put back; everyone there is disconnected",
     {kTable, {"reason", &AdminRequest::reason, "Why, for the list of tables set aside", true, true}},
     &Admin::setTableAside,
     {}},
    {"tables take-back", "Put a table that was set aside back into play", {kTable}, &Admin::restoreQuarantined, {}},
    {"tables aside", "List the tables that are set aside, with reasons", {kPage}, &Admin::listTablesAside, {}},
    {"tournaments list",
     "List the tournaments that everyone may see, newest first",
     {kPage},
     &Admin::listTournaments,
     {}},
    {"tournaments delete",
     "Delete a tournament with all its results",
     {{"tournament", &AdminRequest::tournament, "A tournament's id"}},
     &Admin::deleteTournament,
     "Nothing is left of the tournament. Delete it?"},
    {"clubs list", "List the clubs, newest first", {kPage}, &Admin::listClubs, {}},
    {"clubs delete",
     "Delete a club with its members, leagues and ladders; its tournaments stay",
     {{"club", &AdminRequest::club, "A club's id"}},
     &Admin::deleteClub,
     "Its members, leagues and ladders go; its tournaments stay with those who made them. Delete it?"},
    {"figures", "Show the server's figures, in a cluster those of this node", {}, &Admin::figures, {}},
    {"nodes list", "List the nodes of a cluster with their figures", {kPage}, &Admin::listNodes, {}},
    {"drain",
     "Start no new games; the server stops when the last one is over, or after drain-minutes",
     {},
     &Admin::drain,
     "The server will stop when its games are over. Drain it?"},
    {"log-level",
     "Show or set how much is logged, until the server stops",
     {{"level", &AdminRequest::level, "trace, debug, info, warn, error, critical or off", false}},
     &Admin::level,
     {}},
};

void Admin::request(const std::string& line, uid_t caller, From from, Answer answer) {
  Call call{{}, caller, from, std::move(answer)};
  if (const auto problem = json::readText(line, call.request)) {
    call.request.act = "?";
    return call.fail({RefusalCode::BadRequest, problem->what});
  }
  const auto act = std::ranges::find(kActs, call.request.act, &Act::name);
  if (act == kActs.end()) {
    call.request.act = "?";
    return call.fail(RefusalCode::NoAct);
  }
  for (const auto& argument : act->arguments)
    if (argument.required && (call.request.*argument.member).empty())
      return call.fail({RefusalCode::BadRequest, std::string(argument.name) + " is missing"});
  if (!call.request.page.empty() && base::numberIn(call.request.page, kMaxPages).value_or(0) == 0)
    return call.fail({RefusalCode::BadRequest, "page: a number from 1 to " + std::to_string(kMaxPages) + ", not " +
                                                   base::quoted(call.request.page)});
  house_.net.post([this, run = act->run, call] { (this->*run)(call); });
}

// ---- Between nodes ----

void Admin::run(const node::NodeRequest& nodeRequest, const net::Reply& reply) {
  const auto caller = base::numberIn(nodeRequest.person, std::numeric_limits<std::uint32_t>::max());
  request(nodeRequest.body, static_cast<uid_t>(caller.value_or(0)), From::Elsewhere,
          [this, reply](const std::string& line) {
            house_.net.post([reply, line] { reply({200, "application/json", line, {}, {}}); });
          });
}

template <typename Row>
void Admin::gatherRows(const Call& call, std::vector<Row> rows, std::function<void(std::vector<Row>)> then) {
  if (call.from == From::Elsewhere) return call.answer(rows);
  if (nodeRequests_ == nullptr) return then(std::move(rows));
  const auto add = [rows, then = std::move(then)](const std::vector<net::Response>& answers) mutable {
    for (const auto& one : answers) {
      AdminAnswer<std::vector<Row>> theirs;
      if (!json::readText(one.body, theirs)) std::ranges::move(theirs.answer, std::back_inserter(rows));
    }
    then(std::move(rows));
  };
  nodeRequests_->gather(nodeRequestOf(call.request, call.caller), add, node::NodeRequests::Patience::Operators);
}

void Admin::atTable(const Call& call, const std::function<void(tables::Room&)>& act) {
  const auto none = [](const Call& of) {
    of.fail({RefusalCode::NoTable, "there is no table " + base::quoted(of.request.table)});
  };
  if (const auto room = house_.rooms.named(call.request.table)) return act(*room);
  if (nodeRequests_ == nullptr || call.from == From::Elsewhere) return none(call);
  nodeRequests_->find(call.request.table, [this, call, act, none](const node::Where& where) {
    if (where.here) return act(*where.here);
    if (where.node.empty()) return none(call);
    nodeRequests_->runAt(where.node, nodeRequestOf(call.request, call.caller), [call](const net::Response& response) {
      response.status == 200 ? call.send(response.body)
                             : call.fail({RefusalCode::Unavailable, "the node that has this table does not answer"});
    });
  });
}

// ---- Tables ----

void Admin::listTables(const Call& call) {
  std::vector<TableRow> rows;
  for (const auto& [id, room] : house_.rooms.all()) rows.push_back(rowOf(house_.rooms, *room));
  const auto lastVisitedFirst = [](std::vector<TableRow>& list) {
    std::ranges::sort(list, std::greater{}, [](const TableRow& row) { return std::tie(row.lastVisit, row.table); });
  };
  lastVisitedFirst(rows);
  rows.resize(std::min(rows.size(), static_cast<std::size_t>(call.rowsNeeded())));
  gatherRows<TableRow>(call, std::move(rows), [this, call, lastVisitedFirst](std::vector<TableRow> all) {
    lastVisitedFirst(all);
    house_.keeper.ask([call, all = std::move(all)](store::Store& store) {
      call.answerPage(all, [&](TableRow row) {
        row.hostName = nameOf(store, row.host);
        return row;
      });
    });
  });
}

void Admin::showTable(const Call& call) {
  atTable(call, [this, call](tables::Room& room) {
    TableShownWhole shown{rowOf(house_.rooms, room), room.table().lastNumber(), {}};
    for (const auto& place : table::placesShown(room.table())) shown.places.push_back(rowOf(place));
    call.answer(shown, call.request.table);
  });
}

void Admin::closeTable(const Call& call) {
  atTable(call, [this, call](tables::Room& room) {
    if (room.table().done()) return call.fail(RefusalCode::TableDone);
    room.perform(&table::Referee::giveUp);
    // Answered when it is on disk.
    house_.keeper.write({}, [call] { call.answer(AdminDone{"the table is closed"}, call.request.table); });
  });
}

void Admin::setTableAside(const Call& call) {
  atTable(call, [this, call](tables::Room& room) {
    if (room.table().done()) return call.fail(RefusalCode::TableDone);
    house_.rooms.setTableAside(room, call.request.reason);
    house_.keeper.write({}, [call] { call.answer(AdminDone{"the table is set aside"}, call.request.table); });
  });
}

void Admin::restoreQuarantined(const Call& call) {
  house_.keeper.ask([this, call](store::Store& store) {
    const std::string& id = call.request.table;
    const auto aside = store.tables().quarantined();
    if (std::ranges::find(aside, id, &store::QuarantinedTable::table) == aside.end())
      return call.fail({RefusalCode::NoTable, "no table with this id is set aside"});
    const std::string& node = house_.rooms.node();
    const auto epoch = node.empty() ? std::optional<std::int64_t>(0) : store.ownership().claim(id, node);
    if (!epoch) return call.fail({RefusalCode::NoTable, "another node has this table"});
    house_.net.post([this, call, epoch = *epoch, events = store.tables().events(id)] {
      if (house_.rooms.named(call.request.table))
        return call.fail({RefusalCode::NoTable, "this table is already in play"});
      if (const auto refusal = house_.rooms.restoreQuarantined(call.request.table, events, epoch))
        return call.fail(*refusal);
      house_.keeper.write({}, [call] { call.answer(AdminDone{"the table is back"}, call.request.table); });
    });
  });
}

void Admin::listTablesAside(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.tables().quarantined(), [](const store::QuarantinedTable& one) {
      return AsideRow{one.table, service::timeText(one.created), one.why};
    });
  });
}

// ---- Tournaments and clubs ----

void Admin::listTournaments(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.tournaments().listed(call.rowsNeeded(), {}), [](const store::KeptTournament& one) {
      tournament::TournamentSummary summary;
      if (json::readText(one.summary, summary)) summary = {};  // written by a newer Tacit
      return TournamentRow{one.id.plain(), summary.name,      service::timeText(one.created),
                           one.organiser,  one.organiserName, one.finished};
    });
  });
}

void Admin::listClubs(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.clubs().list(call.rowsNeeded(), {}),
                    [](const store::KeptClub& one) { return ClubRow{one.id.plain(), one.name, one.members}; });
  });
}

void Admin::deleteTournament(const Call& call) {
  house_.keeper.ask([this, call, id = base::TournamentId(call.request.tournament)](store::Store& store) {
    if (!store.tournaments().remove(id)) return call.fail({RefusalCode::NoTournament, "no tournament with this id"});
    house_.net.post([this, id] { house_.clusterEvents.tell(service::TournamentMoved{id, 0}); });
    call.answer(AdminDone{"the tournament is deleted"}, id.plain());
  });
}

// Nobody has to be told: clubs and their tournaments are read again before anything is done.
void Admin::deleteClub(const Call& call) {
  house_.keeper.ask([call, id = base::ClubId(call.request.club)](store::Store& store) {
    const auto tournaments = store.clubs().tournamentsOf(id).size();
    if (!store.clubs().remove(id)) return call.fail({RefusalCode::NoClub, "no club with this id"});
    call.answer(AdminDone{"the club is deleted; tournaments it leaves: " + std::to_string(tournaments)}, id.plain());
  });
}

// ---- The server ----

void Admin::figures(const Call& call) {
  withFigures(house_, [call](const FiguresShown& shown) { call.answer(shown); });
}

void Admin::listNodes(const Call& call) {
  withFigures(house_, [this, call](const FiguresShown& shown) {
    house_.net.post([this, call, shown] {
      gatherRows<FiguresShown>(call, {shown}, [call](std::vector<FiguresShown> all) {
        std::ranges::sort(all, {}, &FiguresShown::node);
        call.answer(call.pageOf(std::move(all)));
      });
    });
  });
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): an act like the others
void Admin::level(const Call& call) {
  const std::string& wanted = call.request.level;
  if (!wanted.empty() && !service::setLogLevel(wanted))
    return call.fail(
        {RefusalCode::BadLevel, "trace, debug, info, warn, error, critical or off, not " + base::quoted(wanted)});
  call.answer(AdminDone{"the log level is " + service::logLevel()}, service::logLevel());
}

// NOLINTNEXTLINE(readability-make-member-function-const): an act like the others
void Admin::drain(const Call& call) {
  house_.drain();
  call.answer(AdminDone{"no new games; the server stops when the last one is over"});
}

}  // namespace tacit::operations
