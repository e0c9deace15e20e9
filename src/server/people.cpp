#include "server/people.h"

#include <chrono>

#include "notation/words.h"
#include "rating/rating.h"
#include "server/answers.h"
#include "server/now.h"
#include "server/secrets.h"
#include "text/writing.h"

namespace tacit::server {
namespace {

constexpr std::string_view kCookie = "tacit=";
constexpr std::size_t kMostKnown = 100'000;  // then all are looked up anew
constexpr std::size_t kMostPasswordsWaiting = 16;
constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 256;
constexpr std::int64_t kYear = 365L * 24 * 3600;

std::string guestName() { return "Guest " + std::to_string(1000 + randomSeed() % 9000); }

net::Response wrongPassword() { return failure(403, "wrong_password", "no account has this name and password"); }

}  // namespace

Profile profileOf(const store::Person& person) {
  const auto& [mu, sigma, games] = person.rating;
  return {person.id, person.name, person.account, {rating::shown({mu, sigma, games}), mu, sigma, games}};
}

std::string People::tokenOf(const net::Request& request) {
  for (auto part : notation::split(request.cookie, ';')) {
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (part.starts_with(kCookie)) return std::string(part.substr(kCookie.size()));
  }
  return {};
}

void People::whoIs(const std::string& token, Known then) {
  if (token.empty()) return then(std::nullopt);
  const std::string hash = tokenHash(token);
  if (const auto found = known_.find(hash); found != known_.end()) return then(found->second);
  keeper_.ask([this, hash, then = std::move(then)](store::Store& store) {
    net_.post([this, hash, then, person = store.personOf(hash)] {
      if (person) remember(hash, *person);
      then(person);
    });
  });
}

void People::remember(const std::string& hash, const store::Person& person) {
  if (known_.size() >= kMostKnown) known_.clear();
  known_[hash] = person;
}

void People::forget(const std::string& person) {
  std::erase_if(known_, [&](const auto& one) { return one.second.id == person; });
}

net::Response People::withCookie(net::Response response, const std::string& token) const {
  const std::string age = std::to_string(token.empty() ? 0 : kYear);
  response.headers.emplace_back("Set-Cookie", std::string(kCookie) + token +
                                                  "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + age +
                                                  (settings_.secureCookie ? "; Secure" : ""));
  return response;
}

// Gives the person a token of his own on this browser.
void People::begin(const store::Person& person, std::vector<store::Write> writes, net::Reply reply) {
  const std::string token = newToken();
  const std::string hash = tokenHash(token);
  writes.emplace_back(store::NewSession{hash, person.id, milliseconds()});
  keeper_.write(std::move(writes), [this, person, token, hash, reply = std::move(reply)] {
    net_.post([this, person, hash] { remember(hash, person); });
    reply(withCookie(answerWith(profileOf(person)), token));
  });
}

void People::hello(const net::Request& request, net::Reply reply) {
  whoIs(tokenOf(request), [this, reply = std::move(reply)](const std::optional<store::Person>& known) {
    if (known) return reply(answerWith(profileOf(*known)));
    store::Person person;
    person.id = newPersonId();
    person.name = guestName();
    person.createdMs = milliseconds();
    begin(person, {store::NewPerson{person.id, person.name, person.createdMs}}, reply);
  });
}

void People::me(const net::Request& request, net::Reply reply) {
  whoIs(tokenOf(request), [this, reply = std::move(reply)](const std::optional<store::Person>& known) {
    if (!known) return reply(unknownPerson());
    keeper_.ask([id = known->id, reply](store::Store& store) {  // the rating changes without him
      const auto person = store.person(id);
      reply(person ? answerWith(profileOf(*person)) : unknownPerson());
    });
  });
}

void People::rename(const net::Request& request, net::Reply reply) {
  NameWish wish;
  if (!readBody(request, reply, wish)) return;
  if (auto problem = text::problemWithName(wish.name)) return reply(failure(400, "bad_name", *problem));
  whoIs(tokenOf(request), [this, wish, reply = std::move(reply)](std::optional<store::Person> person) {
    if (!person) return reply(unknownPerson());
    person->name = wish.name;
    keeper_.write({store::RenamedPerson{person->id, wish.name}}, [this, person = *person, reply] {
      net_.post([this, id = person.id] { forget(id); });
      reply(answerWith(profileOf(person)));
    });
  });
}

// Hashing a password takes long on purpose; whoever comes in a crowd is asked to come again.
bool People::busy(const net::Reply& reply) const {
  if (passwords_.waiting() < kMostPasswordsWaiting) return false;
  reply(failure(503, "busy", "too many people are signing in; try again in a moment"));
  return true;
}

void People::makeAccount(const net::Request& request, net::Reply reply) {
  Credentials wish;
  if (!readBody(request, reply, wish)) return;
  if (auto problem = text::problemWithName(wish.name)) return reply(failure(400, "bad_name", *problem));
  if (wish.password.size() < kShortestPassword || wish.password.size() > kLongestPassword)
    return reply(failure(400, "bad_password", "a password has 8 to 256 characters"));
  if (busy(reply)) return;
  whoIs(tokenOf(request), [this, wish, reply = std::move(reply)](const std::optional<store::Person>& person) {
    if (!person) return reply(unknownPerson());
    passwords_.run([this, wish, id = person->id, reply] {
      keeper_.ask([this, wish, id, reply, hash = passwordHash(wish.password)](store::Store& store) {
        if (!store.makeAccount(id, wish.name, hash))
          return reply(failure(409, "name_taken", "another account has this name"));
        net_.post([this, id] { forget(id); });
        reply(answerWith(profileOf(store.person(id).value())));
      });
    });
  });
}

void People::login(const net::Request& request, net::Reply reply) {
  Credentials wish;
  if (!readBody(request, reply, wish) || busy(reply)) return;
  if (wish.password.size() > kLongestPassword) return reply(wrongPassword());
  keeper_.ask([this, wish, reply = std::move(reply)](store::Store& store) {
    const auto account = store.account(wish.name);
    const auto person = account ? store.person(account->person) : std::nullopt;
    passwords_.run([this, wish, account, person, reply] {
      // Somebody who asks for a name that is not there waits as long as for one that is.
      static const std::string nobodys = passwordHash("nobody's");
      const bool fits = passwordFits(account ? account->passwordHash : nobodys, wish.password);
      if (!fits || !person) return reply(wrongPassword());
      net_.post([this, person, reply] { begin(*person, {}, reply); });
    });
  });
}

void People::logout(const net::Request& request, net::Reply reply) {
  const std::string token = tokenOf(request);
  if (token.empty()) return reply(withCookie(answerWith(Failure{"", "signed out"}), ""));
  const std::string hash = tokenHash(token);
  known_.erase(hash);
  keeper_.write({store::EndedSession{hash}}, [this, hash, reply = std::move(reply)] {
    net_.post([this, hash] { known_.erase(hash); });  // who was looked up meanwhile
    reply(withCookie(answerWith(Failure{"", "signed out"}), ""));
  });
}

}  // namespace tacit::server
