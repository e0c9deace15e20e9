// A request on its way to its answer, and who asks.
#pragma once

#include <optional>
#include <string>

#include "net/limits.h"
#include "net/net.h"
#include "service/answers.h"
#include "service/limits.h"
#include "service/paths.h"
#include "store/people.h"
#include "store/tokens.h"

namespace tacit::people {

// Somebody who is here, and by which session.
struct Visit {
  store::Person person;
  std::string session;  // the hash of its token
  base::Instant used;
  std::optional<store::ApiToken> token{};  // NOLINT(readability-redundant-member-init): by which a program asks
};

// Its handler is called only for those who may ask (server/routes.h), and need not check that again.
struct Call {
  net::Request request;
  net::Reply reply;
  std::string rest;            // of the path, where that of the route has a *
  std::optional<Visit> visit;  // who asks: known where the route is for somebody
  bool isFromNode = false;     // for another node
  // What it makes is limited: counted when it is made, so that nobody pays for what was refused.
  service::Limits* limits = nullptr;
  service::Limit makes = service::Limit::None;

  // Where the route is for somebody.
  const Visit& visitor() const { return *visit; }  // NOLINT(bugprone-unchecked-optional-access)
  const store::Person& person() const { return visitor().person; }
  // Empty: nobody we know.
  std::string personId() const { return visit ? visit->person.id : std::string(); }
  // As limits count. By this visitors take turns in reading from the store, too.
  std::string address() const { return net::limitKey(request.address); }
  std::string query(std::string_view key) const { return service::queryValue(request.query, key); }

  // Counts one more of what this makes, unless it is one too many.
  base::Outcome takeOne() const { return limits->take(makes, personId(), address()); }

  // Reads the body, or answers what is wrong with it.
  template <typename T>
  bool read(T& value) const {
    const auto problem = json::readText(request.body, value);
    if (problem) reply(service::failure({base::RefusalCode::BadRequest, problem->what}));
    return !problem;
  }
};

}  // namespace tacit::people
