#include "people/people.h"

#include <arpa/inet.h>

#include <array>
#include <chrono>
#include <ctime>

#include "base/strings.h"
#include "people/device.h"
#include "people/erasing.h"
#include "people/names.h"
#include "rating/rating.h"
#include "service/answers.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"

namespace tacit::people {

using base::RefusalCode;

namespace {

constexpr std::string_view kCookie = "tacit=";
constexpr std::size_t kMaxKnown = 100'000;  // then all are looked up again
constexpr int kMaxGuestsErased = 50;        // at a time: each may have games to be looked through
constexpr std::size_t kSessionId = 16;

std::string guestName() { return "Guest " + std::to_string(1000 + service::randomSeed() % 9000); }

std::string dayOf(base::Instant time) {
  const std::time_t seconds = service::secondsOf(time);
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &utc)};
}

}  // namespace

service::Profile profileOf(const store::Person& person, std::string_view family) {
  const store::Rating its = person.ratingIn(family);
  service::Profile profile{
      person.id, person.name, !person.guest, {rating::shown(its), its.mu, its.sigma, its.games}, {}};
  for (const auto& [name, rating] : person.ratings)
    profile.ratings.push_back({name, rating::shown(rating), rating.mu, rating.sigma, rating.games});
  return profile;
}

std::string sessionId(const std::string& session) { return service::tokenHash(session).substr(0, kSessionId); }

table::Person atTable(const store::Person& person) { return {person.id, person.name, person.guest}; }

table::Person atTable(const Visit& visit) {
  table::Person person = atTable(visit.person);
  person.program = visit.token && visit.token->program;
  return person;
}

std::vector<SessionShown> shown(const std::vector<store::Session>& sessions, const std::string& current) {
  std::vector<SessionShown> all;
  all.reserve(sessions.size());
  for (const auto& one : sessions)
    all.push_back({sessionId(one.tokenHash), one.created, one.used, one.device, one.tokenHash == current});
  return all;
}

net::Response banned(const store::Ban& ban) {
  std::string text = "you cannot play here until " + dayOf(ban.until) + ": " + ban.why;
  return service::failure({RefusalCode::Banned, std::move(text), {.until = ban.until, .why = ban.why}});
}

// ---- Who is there ----

void People::restore() {
  std::ignore = keeper_.await([](store::Store& store) {
    store.accounts().complete(keysOf, base::wallNow());
    return true;
  });
  exclusions_.restore();
}

std::string People::tokenOf(const net::Request& request) {
  for (auto part : base::split(request.cookie, ';')) {
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (!part.starts_with(kCookie)) continue;
    const auto token = part.substr(kCookie.size());
    return service::isApiToken(token) ? std::string() : std::string(token);
  }
  return {};
}

std::string People::apiTokenOf(const net::Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string header = request.header("Authorization");
  if (!header.starts_with(kBearer)) return {};
  std::string token = header.substr(kBearer.size());
  return service::isApiToken(token) ? token : std::string();
}

void People::visitBy(const std::string& token, Visited then) {
  find(token, [this, then = std::move(then)](const std::optional<Visit>& visit) {
    then(visit && exclusions_.banOf(visit->person.id) == nullptr ? visit : std::nullopt);
  });
}

void People::find(const std::string& token, Visited then) {
  base::assertOn(net_.home());
  if (token.empty()) return then(std::nullopt);
  const std::string hash = service::tokenHash(token);
  if (const auto found = known_.find(hash); found != known_.end()) {
    if (isOver(found->second)) return then(std::nullopt);
    use(found->second);
    return then(found->second);
  }
  keeper_.look(hash, [this, token, hash, drops = drops_, then = std::move(then)](store::Store& store) {
    net_.post([this, token, drops, then, visit = lookUp(store, token, hash)]() mutable {
      if (drops != drops_) return find(token, std::move(then));  // it may have ended meanwhile
      if (!visit || isOver(*visit)) return then(std::nullopt);
      use(*visit);
      remember(*visit);
      then(visit);
    });
  });
}

std::optional<Visit> People::lookUp(store::Store& store, const std::string& token, const std::string& hash) {
  const auto session = service::isApiToken(token) ? std::nullopt : store.sessions().find(hash);
  const auto program = service::isApiToken(token) ? store.tokens().find(hash) : std::nullopt;
  if (!session && !program) return std::nullopt;
  const auto person = store.people().find(session ? session->person : program->person);
  if (!person) return std::nullopt;
  return Visit{*person, hash, session ? session->used : program->used, program};
}

// A program's token lasts until it is revoked.
bool People::isOver(const Visit& visit) const {
  return !visit.token && base::wallNow() - visit.used > std::chrono::days(settings_.sessionDays);
}

// Written once an hour: that is all anybody has to know.
void People::use(Visit& visit) {
  const base::Instant now = base::wallNow();
  if (now - visit.used < std::chrono::hours(1)) return;
  visit.used = now;
  keeper_.ask([session = visit.session, now, program = visit.token.has_value()](store::Store& store) {
    program ? store.tokens().touch(session, now) : store.sessions().touch(session, now);
  });
}

void People::remember(const Visit& visit) {
  if (known_.size() >= kMaxKnown) known_.clear();
  known_[visit.session] = visit;
}

void People::drop(const service::Ended& ended) {
  base::assertOn(net_.home());
  ++drops_;
  std::erase_if(known_, [&](const auto& one) { return ended.covers(one.second.person.id, one.first); });
}

void People::changed(const store::Person& person) const {
  clusterEvents_.tell(service::NameChanged{person.id, person.name, person.guest});
}

void People::gone(const std::string& person) const {
  clusterEvents_.tell(service::PersonGone{person});
  end({.person = person, .session = {}, .keep = {}, .why = "this person was deleted"});
}

void People::onEvent(const service::NameChanged& changed) {
  drop({.person = changed.person, .session = {}, .keep = {}, .why = {}});  // to be read again
}

void People::readAgain() {
  ++drops_;
  known_.clear();
  exclusions_.readAgain();
}

net::Response People::withCookie(net::Response response, const std::string& token) const {
  const std::chrono::seconds age = std::chrono::days(token.empty() ? 0 : settings_.sessionDays);
  response.headers.emplace_back("Set-Cookie",
                                std::string(kCookie) + token + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" +
                                    std::to_string(age.count()) + (settings_.secureCookie ? "; Secure" : ""));
  return response;
}

void People::begin(const std::string& person, const net::Request& request, const net::Reply& reply) {
  keeper_.ask([this, person, device = deviceOf(request.userAgent), reply](store::Store& store) {
    const auto found = store.people().find(person);
    if (!found) return reply(service::failure(RefusalCode::UnknownPerson));
    const std::string token = service::newToken();
    store.write(
        std::vector<store::Write>{store::NewSession{service::tokenHash(token), person, base::wallNow(), device}});
    reply(withCookie(service::answerWith(profileOf(*found)), token));
  });
}

// ---- Guests and names ----

// The cookie of somebody who comes back is made to last again.
void People::hello(const Call& call) {
  if (!call.visit) return makeGuest(call);
  call.reply(withCookie(service::answerWith(profileOf(call.person())), tokenOf(call.request)));
}

// With room for a club that opens the page at the same moment behind one router.
void People::makeGuest(const Call& call) {
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  const store::NewPerson guest{service::newPersonId(), guestName(), base::wallNow()};
  keeper_.write({guest});
  begin(guest.id, call.request, call.reply);
}

// The person, or whose the token is by which a program asks.
void People::me(const Call& call) {
  const Visit& visit = call.visitor();
  if (visit.token)
    return call.reply(service::answerWith(
        TokenOwner{profileOf(visit.person), visit.token->plays ? Scope::Play : Scope::Read, visit.token->program}));
  keeper_.look(visit.person.id,
               [id = visit.person.id, reply = call.reply](store::Store& store) {  // the rating changes without them
                 const auto person = store.people().find(id);
                 reply(person ? service::answerWith(profileOf(*person)) : service::failure(RefusalCode::UnknownPerson));
               });
}

void People::rename(const Call& call) {
  service::NameWish wish;
  if (!call.read(wish)) return;
  wish.name = shownForm(wish.name);
  if (const auto refusal = refuseName(wish.name)) return call.reply(service::failure(*refusal));
  keeper_.ask([this, wish, id = call.personId(), reply = call.reply](store::Store& store) {
    const auto claim = store.accounts().rename(id, wish.name, keysOf(wish.name));
    const auto renamed = store.people().find(id);
    if (!renamed) return reply(service::failure(RefusalCode::UnknownPerson));
    if (claim != store::Claim::Done) return reply(service::failure(RefusalCode::NameTaken));
    net_.post([this, person = *renamed] { changed(person); });
    reply(service::answerWith(profileOf(*renamed)));
  });
}

// ---- Sessions ----

void People::logout(const Call& call) {
  const std::string token = tokenOf(call.request);
  const auto bye = withCookie(service::answerWith(Done{"signed out"}), "");
  if (token.empty()) return call.reply(bye);
  const std::string hash = service::tokenHash(token);
  keeper_.write({store::EndedSession{hash}}, [this, hash, bye, reply = call.reply] {
    net_.post([this, hash] { end({.person = {}, .session = hash, .keep = {}, .why = "signed out"}); });
    reply(bye);
  });
}

void People::sessions(const Call& call) {
  keeper_.look(call.personId(), [visit = call.visitor(), reply = call.reply](store::Store& store) {
    reply(service::answerWith(Sessions{shown(store.sessions().of(visit.person.id), visit.session)}));
  });
}

void People::endSessions(const Call& call) {
  SessionsEnd wish;
  if (!call.read(wish)) return;
  keeper_.ask([this, wish, visit = call.visitor(), reply = call.reply](store::Store& store) {
    service::Ended ended{
        .person = visit.person.id, .session = {}, .keep = visit.session, .why = "signed out elsewhere"};
    for (const auto& one : store.sessions().of(visit.person.id))
      if (wish.session && sessionId(one.tokenHash) == *wish.session) ended.session = one.tokenHash;
    if (wish.session && ended.session.empty()) return reply(service::failure(RefusalCode::NoSession));
    if (wish.session) store.write(std::vector<store::Write>{store::EndedSession{ended.session}});
    else store.sessions().endAll(ended.person, ended.keep);
    net_.post([this, ended] { end(ended); });
    reply(service::answerWith(Sessions{shown(store.sessions().of(visit.person.id), visit.session)}));
  });
}

// ---- Forgetting ----

void People::forgetUnused(std::function<bool(const std::string& person)> isNeeded) {
  keeper_.ask([this, isNeeded = std::move(isNeeded)](store::Store& store) {
    const base::Instant now = base::wallNow();
    const auto ended = store.sessions().endUnused(now - std::chrono::days(settings_.sessionDays), now);
    const auto lost = store.people().lostGuests(now - std::chrono::days(1), kMaxGuestsErased);
    if (ended > 0 || !lost.empty())
      service::logInfo(std::to_string(ended) + " unused sessions end, " + std::to_string(lost.size()) + " guests go");
    net_.post([this, isNeeded, lost] {
      for (const auto& person : lost)
        if (!isNeeded(person)) keeper_.ask([person](store::Store& one) { erasePerson(one, person, kPastGuest); });
    });
  });
}

}  // namespace tacit::people
