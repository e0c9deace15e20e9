#include "server/conduct.h"

#include "server/answers.h"
#include "server/club/day_book.h"
#include "server/club/showing.h"
#include "server/logging.h"
#include "server/now.h"
#include "server/programs.h"
#include "server/secrets.h"
#include "server/summaries.h"
#include "text/writing.h"

namespace tacit::server {
namespace {

constexpr net::Rate kReportsOfOne{5.0 / 3600, 5};
constexpr net::Rate kReportsFromOne{20.0 / 3600, 20};  // address: a club has more than one person
constexpr net::Rate kExports{6.0 / 3600, 3};
constexpr std::size_t kMaxBlocks = 1000;
constexpr std::size_t kMaxId = 64;
constexpr int kGamesAtATime = 20;  // that are read

Blocked blockedBy(store::Store& store, const std::vector<std::string>& ignored) {
  Blocked blocked;
  for (const auto& id : ignored)
    if (const auto person = store.person(id)) blocked.people.push_back({person->id, person->name, !person->account});
  return blocked;
}

std::vector<TournamentSummary> tournamentsOf(store::Store& store, const std::string& person) {
  std::vector<TournamentSummary> all;
  for (std::string last;;) {
    const auto page = store.tournamentsOf(person, kGamesAtATime, last);
    for (const auto& one : summariesOf(page)) all.push_back(one);
    if (page.size() < kGamesAtATime) return all;
    last = page.back().id;
  }
}

std::vector<ClubSummary> clubsOf(store::Store& store, const std::string& person) {
  std::vector<ClubSummary> all;
  for (std::string last;;) {
    const auto page = store.clubsOf(person, kGamesAtATime, last);
    for (const auto& one : page) all.push_back({one.id, one.name, one.members});
    if (page.size() < kGamesAtATime) return all;
    last = page.back().id;
  }
}

std::string nameOf(Reason reason) { return std::string(enumNames(reason)[static_cast<std::size_t>(reason)]); }

Reason reasonNamed(std::string_view name) {
  const auto names = enumNames(Reason{});
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<Reason>(i);
  return Reason::Other;
}

ReportMade shownReport(const store::KeptReport& kept) {
  return {kept.createdMs,
          {kept.person, kept.table.empty() ? std::nullopt : std::optional(kept.table), reasonNamed(kept.reason),
           kept.text}};
}

void exportFriends(store::Store& store, Export& all) {
  const std::string& person = all.profile.id;
  for (const auto& one : store.friends(person)) all.friends.push_back({one.id, one.name, false});
  for (const auto& one : store.requestsBy(person)) all.askedFriends.push_back({one.id, one.name, false});
  for (const auto& one : store.teamsOf(person)) all.teams.push_back(one.name);
  all.hidden = store.hidden(person);
  for (const auto& one : store.cardsLaidBy(person)) all.cards.push_back({one.card, one.count});
}

std::optional<std::string> problemWith(const Report& report) {
  if (report.person.size() > kMaxId || report.table.value_or("").size() > kMaxId) return "there is no such id";
  if (report.table && report.table->find('\0') != std::string::npos) return "there is no such table";
  return report.text.empty() ? std::nullopt : text::problemWithReport(report.text);
}

}  // namespace

int Conduct::wait(Buckets& buckets, const std::string& key, net::Rate rate) const {
  if (!settings_.limits) return 0;
  net::TokenBucket& bucket = buckets[key];
  return bucket.take(rate, net_.now()) ? 0 : static_cast<int>(bucket.wait(rate)) + 1;
}

void Conduct::countReport(const std::string& key) {
  static_cast<void>(wait(reports_, key, key.starts_with("person ") ? kReportsOfOne : kReportsFromOne));
}

void Conduct::forget() {
  const auto now = net_.now();
  std::erase_if(reports_, [&](const auto& one) { return one.second.isFull(kReportsFromOne, now); });
  std::erase_if(exports_, [&](const auto& one) { return one.second.isFull(kExports, now); });
}

void Conduct::block(const net::Request& request, const net::Reply& reply) {
  BlockWish wish;
  if (!readBody(request, reply, wish)) return;
  people_.visit(request, [this, wish, reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(unknownPerson());
    const std::string& me = visit->person.id;
    if (wish.person == me) return reply(failure(400, "bad_person", "that is you"));
    if (wish.on && people_.ignoredBy(me).size() >= kMaxBlocks)
      return reply(failure(429, "too_many_blocks", "your list of blocked people is full"));
    keeper_.ask([this, block = store::Block{me, wish.person}, on = wish.on, reply](store::Store& store) {
      if (!store.setBlock(block, on, milliseconds())) return reply(failure(404, "no_person", "no person with this id"));
      net_.post([this, block, on, reply] {
        people_.setBlock(block, on);
        keeper_.look(block.person, [reply, ignored = people_.ignoredBy(block.person)](store::Store& again) {
          reply(answerWith(blockedBy(again, ignored)));
        });
      });
    });
  });
}

void Conduct::blocked(const net::Request& request, const net::Reply& reply) {
  people_.visit(request, [this, reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(unknownPerson());
    keeper_.look(visit->person.id, [reply, ignored = people_.ignoredBy(visit->person.id)](store::Store& store) {
      reply(answerWith(blockedBy(store, ignored)));
    });
  });
}

void Conduct::report(const net::Request& request, const net::Reply& reply) {
  Report wish;
  if (!readBody(request, reply, wish)) return;
  if (auto problem = problemWith(wish)) return reply(failure(400, "bad_text", *problem));
  people_.visit(request, [this, wish, address = net::limitKey(request.address),
                          reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(unknownPerson());
    if (wish.person == visit->person.id) return reply(failure(400, "bad_person", "that is you"));
    int seconds = wait(reports_, "person " + visit->person.id, kReportsOfOne);
    if (seconds == 0) seconds = wait(reports_, "address " + address, kReportsFromOne);
    if (seconds == 0)
      for (const auto& key : {"person " + visit->person.id, "address " + address})
        crier_.tellOthers(LimitUsed{"reports", key});
    if (seconds != 0) return reply(retryLater("too_many_reports", "too many reports; try again later", seconds));
    const store::KeptReport kept{newPersonId(),           milliseconds(),      visit->person.id, wish.person,
                                 wish.table.value_or(""), nameOf(wish.reason), wish.text};
    keeper_.ask([kept, reply](store::Store& store) {
      if (!store.keepReport(kept)) return reply(failure(404, "no_person", "no person with this id"));
      logInfo("report " + kept.id + ": person " + kept.reporter + " about person " + kept.person + ", " + kept.reason);
      reply(answerWith(Done{"thank you; the people who run this server will look into it"}, 201));
    });
  });
}

// ---- What is kept of oneself ----

struct Conduct::Exporting {
  std::string person;
  std::string last;  // the last table read
  Export all;
  Exported then;
};

void Conduct::exported(const net::Request& request, const net::Reply& reply) {
  people_.visit(request, [this, reply](const std::optional<Visit>& visit) {
    if (!visit) return reply(unknownPerson());
    if (const int seconds = wait(exports_, visit->person.id, kExports); seconds != 0)
      return reply(retryLater("too_many_exports", "you have just exported your data; try again later", seconds));
    exportOf(visit->person.id, visit->session, [reply](const std::optional<Export>& all) {
      if (!all) return reply(unknownPerson());
      net::Response response = answerWith(*all);
      response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tacit-export.json\"");
      reply(std::move(response));
    });
  });
}

void Conduct::exportOf(const std::string& id, const std::string& session, Exported then) {
  const auto exporting = std::make_shared<Exporting>();
  exporting->person = id;
  exporting->then = std::move(then);
  keeper_.look(id, [this, exporting, session, ignored = people_.ignoredBy(id)](store::Store& store) {
    const auto person = store.person(exporting->person);
    if (!person) return exporting->then(std::nullopt);
    exporting->all.profile = profileOf(*person);
    exporting->all.created = person->createdMs;
    exporting->all.sessions = shown(store.sessions(person->id), session);
    exporting->all.tokens = tokensOf(store, person->id);
    exporting->all.blocked = blockedBy(store, ignored).people;
    for (const auto& one : store.reportsBy(person->id)) exporting->all.reports.push_back(shownReport(one));
    exporting->all.tournaments = tournamentsOf(store, person->id);
    exporting->all.clubs = clubsOf(store, person->id);
    exporting->all.days = daysKept(store, person->id);
    exportFriends(store, exporting->all);
    exportGames(exporting);
  });
}

// A page at a time, so that nobody has to wait for somebody's many games.
void Conduct::exportGames(const std::shared_ptr<Exporting>& exporting) {
  keeper_.look(exporting->person, [this, exporting](store::Store& store) {
    const auto page = store.history(exporting->person, kGamesAtATime, exporting->last);
    for (const auto& game : page)
      exporting->all.games.push_back({summaryOf(game), store.record(game.table).value_or("")});
    if (page.size() == kGamesAtATime) {
      exporting->last = page.back().table;
      return exportGames(exporting);
    }
    exporting->then(exporting->all);
  });
}

}  // namespace tacit::server
