#include "people/programs.h"

#include "service/answers.h"
#include "service/secrets.h"
#include "text/writing.h"

namespace tacit::people {

using base::RefusalCode;

namespace {

constexpr int kMaxTokens = 20;

}  // namespace

std::vector<TokenShown> tokensOf(store::Store& store, const std::string& person) {
  std::vector<TokenShown> all;
  for (const auto& one : store.tokens().of(person))
    all.push_back({sessionId(one.tokenHash), one.name, one.plays ? Scope::Play : Scope::Read, one.program, one.created,
                   one.used == base::Instant() ? std::nullopt : std::optional(one.used)});
  return all;
}

void Programs::list(const Call& call) {
  keeper_.look(call.personId(), [id = call.personId(), reply = call.reply](store::Store& store) {
    reply(service::answerWith(Tokens{tokensOf(store, id)}));
  });
}

void Programs::make(const Call& call) {
  TokenWish wish;
  if (!call.read(wish)) return;
  if (auto problem = text::problemWithTitle(wish.name))
    return call.reply(service::failure({RefusalCode::BadText, problem->what}));
  keeper_.ask([wish, id = call.personId(), reply = call.reply](store::Store& store) {
    const std::string token = service::newApiToken();
    const bool plays = wish.scope == Scope::Play;
    if (!store.tokens().add({service::tokenHash(token), id, wish.name, plays, plays && wish.bot, base::wallNow(), {}},
                            kMaxTokens))
      return reply(service::failure(RefusalCode::TooManyTokens));
    reply(service::answerWith(TokenMade{token, tokensOf(store, id)}, 201));
  });
}

void Programs::revoke(const Call& call) {
  TokenEnd wish;
  if (!call.read(wish)) return;
  keeper_.ask([this, wish, id = call.personId(), reply = call.reply](store::Store& store) {
    for (const auto& one : store.tokens().of(id)) {
      if (sessionId(one.tokenHash) != wish.id) continue;
      store.tokens().remove(one.tokenHash);
      net_.post([this, hash = one.tokenHash] {
        people_.end({.person = {}, .session = hash, .keep = {}, .why = "this token was revoked"});
      });
      return reply(service::answerWith(Tokens{tokensOf(store, id)}));
    }
    reply(service::failure(RefusalCode::NoToken));
  });
}

}  // namespace tacit::people
