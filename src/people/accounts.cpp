#include "people/accounts.h"

#include <new>

#include "people/erasing.h"
#include "people/names.h"
#include "people/passwords.h"
#include "service/answers.h"
#include "service/logging.h"
#include "service/secrets.h"

namespace tacit::people {

using base::RefusalCode;

namespace {

constexpr int kCodes = 8;
constexpr std::chrono::milliseconds kThrottledAnswer{1000};

net::Response busy() {
  return service::failure({RefusalCode::Busy, "too many people are signing in; try again in a moment"});
}

// What is kept of an address: enough to know it again.
std::string addressKey(const std::string& person, const std::string& address) {
  return service::tokenHash(person + '/' + net::limitKey(address)).substr(0, 32);
}

struct NewCodes {
  std::vector<std::string> codes;
  std::vector<std::string> hashes;
};

NewCodes makeCodes(const std::string& person) {
  NewCodes made;
  for (int i = 0; i < kCodes; ++i) {
    made.codes.push_back(service::newRecoveryCode());
    made.hashes.push_back(service::recoveryCodeHash(person, made.codes.back()));
  }
  return made;
}

}  // namespace

// ---- How often ----

// The answer takes its time: who guesses over many connections is not to use up the requests of all behind one address.
bool Accounts::mayTry(const Entry& entry) {
  if (!settings_.limits) return true;
  const int seconds = throttle_.begin(entry.attempt, net_.now());
  if (seconds == 0) return true;
  net_.after(kThrottledAnswer, [reply = entry.reply, seconds] {
    reply(service::failure({RefusalCode::Throttled,
                            "too many attempts; wait " + std::to_string(seconds) + " seconds",
                            {.wait = seconds}}));
  });
  return false;
}

void Accounts::passed(const Entry& entry) {
  if (settings_.limits) throttle_.succeeded(entry.attempt, net_.now());
  clusterEvents_.tellOthers(
      service::SignInTried{entry.attempt.account, entry.attempt.address, entry.attempt.known, true});
  keeper_.ask([person = entry.person, address = addressKey(entry.person, entry.request.address)](store::Store& store) {
    store.accounts().knowAddress(person, address, base::wallNow());
  });
}

void Accounts::refused(const Entry& entry, const net::Response& answer) {
  if (settings_.limits) throttle_.failed(entry.attempt, net_.now());
  clusterEvents_.tellOthers(
      service::SignInTried{entry.attempt.account, entry.attempt.address, entry.attempt.known, false});
  entry.reply(answer);
}

void Accounts::onEvent(const service::SignInTried& tried) {
  throttle_.heard({tried.account, tried.address, tried.known}, tried.succeeded, net_.now());
}

// ---- Hashing, in turns ----

void Accounts::hash(const Attempt& attempt, const std::string& password, const net::Reply& reply,
                    std::function<void(std::string hash)> then) {
  const auto work = [this, password, reply, then = std::move(then)] {
    if (auto hash = service::passwordHash(password, settings_.hashWork))
      net_.post([then, hash = *std::move(hash)] { then(hash); });
    else reply(busy());
  };
  worker_.run(attempt.address, attempt.known, work, [reply] { reply(busy()); });
}

// Somebody who asks for a name that is not there waits as long as for one that is.
void Accounts::check(const Entry& entry, const std::string& hash, const std::string& password,
                     std::function<void()> fits) {
  const auto give = [this, entry] {  // nothing was learnt
    if (settings_.limits) net_.post([this, entry] { throttle_.dropped(entry.attempt); });
    entry.reply(busy());
  };
  const auto work = [this, entry, give, hash, password, fits = std::move(fits)] {
    const service::Fits answer = isTooLong(password) ? service::Fits::No : service::passwordFits(hash, password);
    if (answer == service::Fits::NoMemory) return give();
    net_.post([this, entry, fits, good = answer == service::Fits::Yes && !entry.person.empty()] {
      if (!good) return refused(entry, service::failure(RefusalCode::WrongPassword));
      passed(entry);
      fits();
    });
  };
  worker_.run(entry.attempt.address, entry.attempt.known, work, give);
}

// ---- In ----

void Accounts::make(const Call& call) {
  service::Credentials wish;
  if (!call.read(wish)) return;
  wish.name = shownForm(wish.name);
  if (const auto refusal = refuseName(wish.name)) return call.reply(service::failure(*refusal));
  if (const auto refusal = refusePassword(wish.password, wish.name)) return call.reply(service::failure(*refusal));
  hash({call.personId(), call.address(), false}, wish.password, call.reply, [this, wish, call](const auto& hash) {
    keeper_.ask([this, wish, hash, id = call.personId(), address = addressKey(call.personId(), call.request.address),
                 reply = call.reply](store::Store& store) {
      const NewCodes codes = makeCodes(id);
      const auto claim = store.accounts().create({id, wish.name, keysOf(wish.name), hash, codes.hashes});
      if (claim == store::Claim::NoPerson) return reply(service::failure(RefusalCode::UnknownPerson));
      if (claim == store::Claim::HasAccount) return reply(service::failure(RefusalCode::HasAccount));
      if (claim == store::Claim::NameTaken) return reply(service::failure(RefusalCode::NameTaken));
      store.accounts().knowAddress(id, address, base::wallNow());
      const auto person = store.people().find(id).value();
      net_.post([this, person] { people_.changed(person); });
      reply(service::answerWith(AccountMade{profileOf(person), codes.codes}));
    });
  });
}

void Accounts::login(const Call& call) {
  service::Credentials wish;
  if (!call.read(wish)) return;
  const std::string name = shownForm(wish.name);
  keeper_.look(call.address(), [this, name, wish, request = call.request, reply = call.reply](store::Store& store) {
    const auto account = store.accounts().named(name);
    const std::string person = account ? account->person : "";
    const std::string hash = account ? account->passwordHash : std::string(service::nobodysHash(settings_.hashWork));
    const bool known = account && store.accounts().knowsAddress(person, addressKey(person, request.address));
    const Attempt attempt{account ? person : keysOf(name).skeleton, net::limitKey(request.address), known};
    net_.post([this, entry = Entry{attempt, person, request, reply}, hash, wish] {
      if (!mayTry(entry)) return;
      check(entry, hash, wish.password, [this, entry] { enter(entry); });
    });
  });
}

void Accounts::enter(const Entry& entry) {
  if (const auto* const ban = people_.exclusions().banOf(entry.person)) return entry.reply(banned(*ban));
  people_.begin(entry.person, entry.request, entry.reply);
}

void Accounts::prove(const Call& call, const std::string& password, std::function<void()> then) {
  keeper_.look(call.address(), [this, call, password, then = std::move(then)](store::Store& store) {
    const auto account = store.accounts().of(call.personId());
    if (!account) return call.reply(service::failure(RefusalCode::NoAccount));  // gone meanwhile
    const Attempt attempt{call.personId(), call.address(), true};
    net_.post([this, entry = Entry{attempt, call.personId(), call.request, call.reply}, password, then,
               hash = account->passwordHash] {
      if (mayTry(entry)) check(entry, hash, password, then);
    });
  });
}

// ---- Passwords ----

void Accounts::changePassword(const Call& call) {
  PasswordChange wish;
  if (!call.read(wish)) return;
  prove(call, wish.old, [this, wish, call] {
    if (const auto refusal = refusePassword(wish.password, call.person().name))
      return call.reply(service::failure(*refusal));
    hash({call.personId(), call.address(), true}, wish.password, call.reply,
         [this, call](const std::string& hash) { setPassword(call, hash); });
  });
}

void Accounts::setPassword(const Call& call, const std::string& hash) {
  keeper_.ask([this, visit = call.visitor(), hash, reply = call.reply](store::Store& store) {
    if (!store.accounts().setPassword(visit.person.id, hash, visit.session))
      return reply(service::failure(RefusalCode::NoAccount));
    net_.post([this, visit] {
      people_.end(
          {.person = visit.person.id, .session = {}, .keep = visit.session, .why = "the password has been changed"});
    });
    reply(service::answerWith(Done{"the password has been changed; you are signed out everywhere else"}));
  });
}

void Accounts::newCodes(const Call& call) {
  PasswordProof proof;
  if (!call.read(proof)) return;
  prove(call, proof.password.value_or(""), [this, call] {
    keeper_.ask([id = call.personId(), reply = call.reply](store::Store& store) {
      const NewCodes codes = makeCodes(id);
      store.accounts().setCodes(id, codes.hashes, {});
      reply(service::answerWith(RecoveryCodes{codes.codes}));
    });
  });
}

// Wrong codes are counted apart: guessing them keeps nobody from signing in with the password.
void Accounts::recover(const Call& call) {
  Recovery wish;
  if (!call.read(wish)) return;
  wish.name = shownForm(wish.name);
  if (const auto refusal = refusePassword(wish.password, wish.name)) return call.reply(service::failure(*refusal));
  keeper_.look(call.address(), [this, wish, request = call.request, reply = call.reply](store::Store& store) {
    const auto account = store.accounts().named(wish.name);
    const std::string person = account ? account->person : "";
    const bool known = account && store.accounts().knowsAddress(person, addressKey(person, request.address));
    const std::string whose = account ? person : keysOf(wish.name).skeleton;
    const Attempt attempt{"code of " + whose, net::limitKey(request.address), known};
    net_.post([this, entry = Entry{attempt, person, request, reply}, wish] {
      if (mayTry(entry)) enterByCode(entry, wish);
    });
  });
}

// A code is long enough to be looked up as it is; only a good one is worth hashing a password for.
void Accounts::enterByCode(const Entry& entry, const Recovery& wish) {
  const std::string code = service::recoveryCodeHash(entry.person, wish.code);
  keeper_.ask([this, entry, wish, code](store::Store& store) {
    const bool good = !entry.person.empty() && store.accounts().hasCode(entry.person, code, base::wallNow());
    net_.post([this, entry, wish, code, good] {
      if (!good) return refused(entry, service::failure(RefusalCode::WrongCode));
      passed(entry);
      hash(entry.attempt, wish.password, entry.reply,
           [this, entry, code](const std::string& hash) { useCode(entry, code, hash); });
    });
  });
}

void Accounts::useCode(const Entry& entry, const std::string& code, const std::string& hash) {
  keeper_.ask([this, entry, code, hash](store::Store& store) {
    if (!store.accounts().recover(entry.person, code, hash, base::wallNow()))
      return entry.reply(service::failure(RefusalCode::WrongCode));
    net_.post([this, entry] {
      people_.end({.person = entry.person, .session = {}, .keep = {}, .why = "the password has been changed"});
      enter(entry);
    });
  });
}

std::optional<std::string> operatorCode(store::Store& store, const std::string& name) {
  const auto account = store.accounts().named(shownForm(name));
  if (!account) return std::nullopt;
  std::string code = service::newRecoveryCode();
  store.accounts().setCodes(account->person, {service::recoveryCodeHash(account->person, code)},
                            base::wallNow() + std::chrono::days(1));
  return code;
}

// ---- Out ----

void Accounts::remove(const Call& call) {
  PasswordProof proof;
  if (!call.read(proof)) return;
  const auto erased = [this, call] {
    erase(call.personId(), [reply = call.reply] {
      reply(
          service::answerWith(Done{"everything stored about you is deleted; finished games stay, without your name"}));
    });
  };
  if (call.person().guest) return erased();
  prove(call, proof.password.value_or(""), erased);
}

// Seats first, so that tables know the person only as deleted. Names in old games table by table, so that nobody has to
// wait for somebody's many games; all that is still there when the person goes, at once.
void Accounts::erase(const std::string& person, std::function<void()> then) {
  people_.gone(person);
  keeper_.ask([this, person, then = std::move(then)](store::Store& store) {
    store.sessions().endAll(person, "");
    for (const auto& table : store.tables().doneOf(person))
      keeper_.ask([table, person](store::Store& one) { eraseNames(one, table, {person}, kDeleted); });
    keeper_.ask([this, person, then](store::Store& last) {
      erasePerson(last, person, kDeleted);
      net_.post([this, person] { people_.gone(person); });
      service::logInfo("person " + person + " is deleted");
      then();
    });
  });
}

}  // namespace tacit::people
