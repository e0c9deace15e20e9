#include "clubs/tournaments.h"

#include <algorithm>

#include "clubs/by_name.h"
#include "clubs/codes.h"
#include "clubs/tournament_permissions.h"
#include "fair/secret.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/paths.h"
#include "service/secrets.h"
#include "tournament/csv.h"
#include "tournament/import.h"

namespace tacit::clubs {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr int kTournamentsAtATime = 50;
constexpr int kMaxUnfinished = 5;  // of one person
constexpr int kSeedBits = 53;      // a number that JavaScript keeps too

constexpr auto kNight = std::chrono::hours(20);  // from the morning on which sheets are printed

Refusal noTeam() { return {RefusalCode::NoCode, "no team has this code tonight"}; }

EntrantCodes withTyped(EntrantCodes codes, const base::TournamentId& id, base::Instant now, store::CodeStore kept) {
  std::vector<int> entrants;
  entrants.reserve(codes.codes.size());
  for (const EntrantCode& one : codes.codes) entrants.push_back(one.number);
  const auto draw = [] { return service::newShortCode(service::kTeamCodeLength); };
  const auto typed = kept.giveTeams(id, entrants, now, now + kNight, draw);
  for (std::size_t i = 0; i < typed.size(); ++i)
    if (!typed[i].empty()) codes.codes[i].typed = typed[i];
  return codes;
}

net::Response asFile(std::string type, std::string body, const std::string& name) {
  net::Response response = service::answerText(std::move(type), std::move(body));
  response.headers.emplace_back("Cache-Control", "no-store");
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
  return response;
}

net::Response answerShown(const TournamentSnapshot& snapshot, base::Instant now, int status = 200) {
  net::Response response = service::answerText("application/json", shownAt(snapshot, now));
  response.status = status;
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

// Acts for an entrant whose code this is; false: it isn't valid.
bool actBy(Asker& asker, std::string_view code, const TournamentSnapshot& snapshot, base::Instant now) {
  const auto held = heldByCode(snapshot.kept.secret, code, now);
  if (!held) return false;
  asker.entrant = held->entrant;
  asker.isForResults = held->isForResults;
  return true;
}

TournamentList listOf(const std::vector<store::KeptTournament>& page) {
  TournamentList list{summariesOf(page), std::nullopt};
  if (page.size() == kTournamentsAtATime) list.next = page.back().id;
  return list;
}

}  // namespace

void Tournaments::see(const people::Call& call, std::function<void(const TournamentSnapshot& snapshot)> then) {
  const auto live = live_.named(base::TournamentId(call.rest));
  if (!live) return call.reply(service::failure(RefusalCode::NoTournament));
  live->see(
      [reply = call.reply, then = std::move(then)](const TournamentSnapshotPtr& snapshot) {
        if (!snapshot) return reply(service::failure(RefusalCode::NoTournament));
        then(*snapshot);
      },
      service::lastKnown(call.request.query));
}

// ---- Looking ----

void Tournaments::list(const people::Call& call) {
  const bool mine = call.query("mine") == "true";
  if (mine && !call.visit) return call.reply(service::failure(RefusalCode::UnknownPerson));
  if (const std::string name = call.query("name"); !mine && !name.empty()) return find(call, name);
  const std::string person = mine ? call.personId() : "";
  keeper_.look(call.address(), [person, before = base::TournamentId(call.query("before")),
                                reply = call.reply](store::Store& store) {
    reply(service::answerWith(listOf(person.empty() ? store.tournaments().listed(kTournamentsAtATime, before)
                                                    : store.tournaments().of(person, kTournamentsAtATime, before))));
  });
}

void Tournaments::find(const people::Call& call, const std::string& name) {
  keeper_.look(call.address(), [name, reply = call.reply](store::Store& store) {
    const TournamentList list{byName(summariesOf(store.tournaments().listed(kSearched, {})), name), std::nullopt};
    reply(service::answerWith(list));
  });
}

void Tournaments::show(const people::Call& call) {
  see(call, [this, call](const TournamentSnapshot& snapshot) { call.reply(answerShown(snapshot, live_.now())); });
}

// A code decides the entrant; without one, the person does.
void Tournaments::role(const people::Call& call) {
  see(call, [call, now = live_.now()](const TournamentSnapshot& snapshot) {
    const std::string code = call.query("code");
    Asker asker{call.personId(), "", false, std::nullopt};
    asker.organises = snapshot.isOrganiser(asker.person);
    TournamentRole role;
    role.organiser = partOf(snapshot.tournament, asker).organiser;
    if (!code.empty() && !actBy(asker, code, snapshot, now)) return call.reply(service::failure(RefusalCode::NoCode));
    if (const int entrant = partOf(snapshot.tournament, asker).entrant; entrant != 0) {
      role.entrant = entrant;
      role.resultsOnly = asker.isForResults;
      role.code = asker.isForResults ? code : entrantCode(snapshot.kept.secret, entrant);
    }
    call.reply(service::answerWith(role));
  });
}

void Tournaments::forOrganiser(const people::Call& call, std::function<void(const TournamentSnapshot& snapshot)> then) {
  see(call, [call, then = std::move(then)](const TournamentSnapshot& snapshot) {
    if (!snapshot.isOrganiser(call.personId()))
      return call.reply(service::failure({RefusalCode::NotYours, "only the organiser sees this"}));
    then(snapshot);
  });
}

void Tournaments::codes(const people::Call& call) {
  forOrganiser(call, [this, call](const TournamentSnapshot& snapshot) {
    EntrantCodes codes;
    for (const auto& one : snapshot.tournament.entrants())
      codes.codes.push_back({one.number, entrantCode(snapshot.kept.secret, one.number), {}});
    const bool areTyped = snapshot.tournament.plan().where == tournament::Where::Boards &&
                          snapshot.tournament.stage() != tournament::Stage::Finished;
    if (!areTyped) return call.reply(service::answerWith(codes));
    keeper_.ask([codes = std::move(codes), id = snapshot.kept.id, now = live_.now(), reply = call.reply](
                    store::Store& store) { reply(service::answerWith(withTyped(codes, id, now, store.codes()))); });
  });
}

// Each try counts until it is known to be right (service/limits.cpp).
void Tournaments::enterCode(const people::Call& call) {
  TypedCode typed;
  if (!call.read(typed)) return;
  const auto code = service::shortCodeIn(typed.code, service::kTeamCodeLength);
  if (!code) return call.reply(service::failure(noTeam()));
  keeper_.look(call.address(), [this, call, code = *code, now = live_.now()](store::Store& store) {
    const auto team = store.codes().teamOf(code, now);
    const auto kept = team ? store.tournaments().find(team->tournament) : std::nullopt;
    if (!kept || kept->finished) return call.reply(service::failure(noTeam()));
    net_.post([call] { call.limits->giveBack(service::Limit::TeamCodes, call.personId(), call.address()); });
    call.reply(service::answerWith(
        TypedEntrant{kept->id, team->entrant, resultsCode(kept->secret, team->entrant, team->until)}));
  });
}

void Tournaments::history(const people::Call& call) {
  see(call,
      [call](const TournamentSnapshot& snapshot) { call.reply(service::answerWith(historyOf(snapshot.tournament))); });
}

void Tournaments::file(const people::Call& call) {
  see(call, [call](const TournamentSnapshot& snapshot) {
    const bool isOver = snapshot.tournament.stage() == tournament::Stage::Finished;
    if (!isOver && (!call.visit || !snapshot.isOrganiser(call.personId())))
      return call.reply(
          service::failure({RefusalCode::NotYours, "until the tournament is over, its file is the organiser's"}));
    call.reply(asFile("application/x-ndjson", fileOf(snapshot.tournament), "tacit-" + call.rest + ".jsonl"));
  });
}

void Tournaments::csv(const people::Call& call) {
  see(call, [call](const TournamentSnapshot& snapshot) {
    const std::string what = call.query("what");
    const auto answer = [&](std::string text) {
      call.reply(asFile("text/csv; charset=utf-8", std::move(text), "tacit-" + call.rest + '-' + what + ".csv"));
    };
    if (what == "entrants") return answer(tournament::entrantsCsv(snapshot.tournament));
    if (what == "pairings") return answer(tournament::pairingsCsv(snapshot.tournament));
    if (what == "standings") return answer(tournament::standingsCsv(snapshot.tournament));
    call.reply(service::failure({RefusalCode::BadRequest, "what: entrants, pairings or standings"}));
  });
}

// ---- Making one ----

void Tournaments::make(const people::Call& call) {
  TournamentWish wish;
  if (!call.read(wish)) return;
  if (wish.listed && call.person().guest)
    return call.reply(service::failure({RefusalCode::AccountsOnly, "a tournament in the list needs an account"}));
  if (const auto refusal = refuseTables(wish.plan)) return call.reply(service::failure(*refusal));
  tournament::Tournament tournament;
  tournament::Director director(tournament, [](const tournament::Event&) {}, live_.now(), call.personId());
  const auto seed = static_cast<std::int64_t>(service::randomSeed() >> (64 - kSeedBits));
  if (const auto refusal =
          director.create({service::newLinkId<base::TournamentId>(), call.personId(), wish.plan, seed}))
    return call.reply(service::failure(*refusal));
  begin(call, wish.listed, tournament);
}

// A file is read where it keeps nobody waiting, and so is the body that it comes in.
void Tournaments::takeFile(const people::Call& call) {
  const auto read = [this, call, now = live_.now()] {
    TournamentFile brought;
    if (!call.read(brought)) return;
    const auto foreign = tournament::importTournament(brought.file, now);
    if (!foreign) return call.reply(service::failure({RefusalCode::BadFile, foreign.error()}));
    if (foreign->lastTime() > now + std::chrono::days(1))
      return call.reply(service::failure({RefusalCode::BadFile, "it ends in the future"}));
    auto own = tournament::adopt(*foreign, service::newLinkId<base::TournamentId>(), call.personId());
    net_.post([this, call, own = std::move(own)] { begin(call, false, own); });
  };
  live_.run(call.address(), read, [reply = call.reply] { reply(service::failure(tooManyChanges())); });
}

void Tournaments::readTeams(const people::Call& call) {
  const auto read = [call, now = live_.now()] {
    TeamListWish wish;
    if (!call.read(wish)) return;
    const auto teams = tournament::teamsFrom(wish.text, wish.people, now);
    if (!teams) return call.reply(service::failure({RefusalCode::BadFile, teams.error()}));
    ListedTeams listed;
    for (const auto& [line, name, players, problem] : *teams)
      listed.teams.push_back({line, name, players, problem.has_value()});
    call.reply(service::answerWith(listed));
  };
  live_.run(call.address(), read, [reply = call.reply] { reply(service::failure(tooManyChanges())); });
}

void Tournaments::begin(const people::Call& call, bool listed, const tournament::Tournament& tournament) {
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  store::NewTournament made{call.personId(), fair::hex(fair::newSecret()), listed,
                            stepOf(tournament, tournament.events())};
  keeper_.ask([made = std::move(made), limits = settings_.limits, reply = call.reply](store::Store& store) {
    const auto there = store.tournaments().find(made.begins.id);
    const bool again = there && there->secret == made.secret;  // after a fault
    if (!again && limits && store.tournaments().unfinishedOf(made.organiser) >= kMaxUnfinished)
      return reply(service::failure(RefusalCode::TooManyTournaments));
    if (!again && !store.tournaments().create(made))
      return reply(service::failure({RefusalCode::Unavailable, "this did not work; try again"}));
    service::logEvent("tournament made", {{"tournament", made.begins.id.plain()}, {"person", made.organiser}});
    reply(service::answerWith(TournamentName{made.begins.id}, 201));
  });
}

// ---- Commands ----

void Tournaments::command(const people::Call& call) {
  TournamentCommand command;
  if (!call.read(command)) return;
  const auto refused = std::holds_alternative<EnterWish>(command.want) ? call.takeOne() : base::Outcome();
  if (refused) return call.reply(service::failure(*refused));
  const auto live = live_.named(base::TournamentId(call.rest));
  if (!live) return call.reply(service::failure(RefusalCode::NoTournament));
  const auto change = [command, person = call.person(), now = live_.now()](
                          tournament::Tournament& tournament, const TournamentSnapshot& before,
                          std::vector<tournament::Event>& made) -> base::Outcome {
    if (command.last && *command.last != tournament.lastNumber()) return RefusalCode::Outdated;
    Asker asker{person.id, person.name, before.isOrganiser(person.id), std::nullopt};
    if (command.code && !actBy(asker, *command.code, before, now))
      return Refusal{RefusalCode::NotYours, "this code is not valid for this tournament"};
    return carryOut(tournament, asker, command.want, now, made);
  };
  const auto answer = [this, call](const base::Outcome& refusal, const TournamentSnapshotPtr& snapshot) {
    if (refusal) return call.reply(service::failure(*refusal));
    call.reply(snapshot ? answerShown(*snapshot, live_.now()) : service::failure(RefusalCode::NoTournament));
  };
  live->change(call.address(), change, answer);
}

}  // namespace tacit::clubs
