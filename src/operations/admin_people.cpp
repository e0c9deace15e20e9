// What operators see of people and do about them.
#include <string>

#include "base/strings.h"
#include "operations/admin_call.h"
#include "people/names.h"
#include "rating/rating.h"
#include "service/now.h"

namespace tacit::operations {

using base::RefusalCode;

namespace {

constexpr int kMaxGames = 10;
constexpr base::Instant kForever = base::instantAt(253'402'300'799'000);  // the end of the year 9999

struct PersonRow {
  std::string id;
  std::string name;
  std::string kind;  // account or guest
  std::string created;
  int games = 0;  // rated
  double rating = 0;
  TACIT_FIELDS(PersonRow, id, name, kind, created, games, rating)
};

struct GameRow {
  std::string table;
  std::string type;
  std::string finished;
  std::string result;
  bool rated = false;
  TACIT_FIELDS(GameRow, table, type, finished, result, rated)
};

struct PersonShownWhole {
  PersonRow person;
  std::vector<GameRow> games;  // the last ones
  TACIT_FIELDS(PersonShownWhole, person, (games, "last_games"))
};

PersonRow rowOf(const store::Person& person) {
  const auto [mu, sigma, games] = person.ratingIn("four");
  return {person.id,
          person.name,
          person.guest ? "guest" : "account",
          service::timeText(person.created),
          games,
          rating::shown({mu, sigma, games})};
}

GameRow rowOf(const store::FinishedGame& game) {
  return {game.table, game.type, service::timeText(game.finished), game.result, game.rated};
}

struct BanRow {
  std::string person;
  std::string name;
  std::string until;
  std::string why;
  TACIT_FIELDS(BanRow, person, name, until, (why, "reason"))
};

struct ReportRow {
  std::string report;
  std::string created;
  std::string reporter;
  std::string reporterName;
  std::string person;
  std::string personName;
  std::string table;
  std::string reason;
  std::string text;
  TACIT_FIELDS(ReportRow, report, created, reporter, (reporterName, "reporter_name"), person,
               (personName, "person_name"), table, reason, text)
};

struct CodeMade {
  std::string code;
  std::string valid;
  TACIT_FIELDS(CodeMade, code, valid)
};

// `30m`, `12h`, `7d`; nothing for anything else.
std::optional<base::Duration> durationIn(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  const auto number = base::numberIn(text.substr(0, text.size() - 1), 100'000);
  if (!number || *number == 0) return std::nullopt;
  switch (text.back()) {
    case 'm': return std::chrono::minutes(*number);
    case 'h': return std::chrono::hours(*number);
    case 'd': return std::chrono::days(*number);
    default: return std::nullopt;
  }
}

// By when a ban that lasts so long is over.
std::optional<base::Instant> endOf(std::string_view lasting) {
  if (lasting == "ever") return kForever;
  const auto time = durationIn(lasting);
  return time ? std::optional(base::wallNow() + *time) : std::nullopt;
}

}  // namespace

void Admin::withPerson(const Call& call, OfPerson then) {
  house_.keeper.ask([call, then = std::move(then)](store::Store& store) {
    auto person = store.people().find(call.request.person);
    const auto account = person ? std::nullopt : store.accounts().named(call.request.person);
    if (account) person = store.people().find(account->person);
    if (!person) return call.fail({RefusalCode::NoPerson, "no person with this id, and no account with this name"});
    then(store, *person);
  });
}

void Admin::findPeople(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.people().named(call.request.part, call.rowsNeeded()),
                    [](const store::Person& person) { return rowOf(person); });
  });
}

void Admin::showPerson(const Call& call) {
  withPerson(call, [call](store::Store& store, const store::Person& person) {
    PersonShownWhole shown{rowOf(person), {}};
    for (const auto& game : store.games().history(person.id, kMaxGames)) shown.games.push_back(rowOf(game));
    call.answer(shown, person.id);
  });
}

void Admin::renamePerson(const Call& call) {
  const std::string name = people::shownForm(call.request.name);
  if (const auto refusal = people::refuseName(name)) return call.fail(*refusal);
  withPerson(call, [this, call, name](store::Store& store, const store::Person& person) {
    if (store.accounts().rename(person.id, name, people::keysOf(name)) != store::Claim::Done)
      return call.fail({RefusalCode::NameTaken, "this name, or one that looks like it, is already taken"});
    const auto renamed = store.people().find(person.id).value();
    house_.net.post([this, renamed] { house_.people.changed(renamed); });
    call.answer(rowOf(renamed), person.id);
  });
}

void Admin::banPerson(const Call& call) {
  const auto until = endOf(call.request.lasting);
  if (!until) return call.fail(RefusalCode::BadTime);
  withPerson(call, [this, call, until = *until](store::Store&, const store::Person& person) {
    const store::Ban ban{person.id, until, call.request.reason};
    const BanRow row{person.id, person.name, service::timeText(until), ban.why};
    house_.net.post([this, call, ban, row] {
      house_.people.exclusions().ban(ban);
      house_.keeper.write({}, [call, row] { call.answer(row, row.person); });
    });
  });
}

void Admin::unbanPerson(const Call& call) {
  withPerson(call, [this, call](store::Store&, const store::Person& person) {
    house_.net.post([this, call, id = person.id] {
      house_.people.exclusions().unban(id);
      house_.keeper.write({}, [call, id] { call.answer(AdminDone{"the ban is lifted"}, id); });
    });
  });
}

void Admin::listBans(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.conduct().bans(base::wallNow()), [&](const store::Ban& ban) {
      return BanRow{ban.person, nameOf(store, ban.person), service::timeText(ban.until), ban.why};
    });
  });
}

void Admin::resetCode(const Call& call) {
  withPerson(call, [call](store::Store& store, const store::Person& person) {
    const auto code = person.guest ? std::nullopt : people::operatorCode(store, person.name);
    if (!code) return call.fail({RefusalCode::NoAccount, "a guest has no password"});
    call.answer(CodeMade{*code, "for 24 hours, once"}, person.id);
  });
}

void Admin::deletePerson(const Call& call) {
  withPerson(call, [this, call](store::Store&, const store::Person& person) {
    house_.net.post([this, call, id = person.id] {
      house_.accounts.erase(id, [call, id] {
        call.answer(AdminDone{"the person is deleted; finished games stay without the name"}, id);
      });
    });
  });
}

void Admin::exportPerson(const Call& call) {
  withPerson(call, [this, call](store::Store&, const store::Person& person) {
    house_.net.post([this, call, id = person.id] {
      house_.exports.make(id, "", [call, id](const std::optional<Export>& all) {
        if (all) call.answer(*all, id);
        else call.fail({RefusalCode::NoPerson, "this person no longer exists"});
      });
    });
  });
}

void Admin::listReports(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    call.answerPage(store.conduct().reports(call.rowsNeeded()), [&](const store::KeptReport& one) {
      return ReportRow{one.id,     service::timeText(one.created), one.reporter, nameOf(store, one.reporter),
                       one.person, nameOf(store, one.person),      one.table,    one.reason,
                       one.text};
    });
  });
}

void Admin::resolveReport(const Call& call) {
  house_.keeper.ask([call](store::Store& store) {
    if (!store.conduct().resolveReport(call.request.report, base::wallNow())) return call.fail(RefusalCode::NoReport);
    call.answer(AdminDone{"the report is resolved"}, call.request.report);
  });
}

}  // namespace tacit::operations
