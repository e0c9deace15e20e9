// The HTTP interface as one table: which request may be made by whom and how often, and who answers it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "people/call.h"

namespace tacit::server {

class Api;

// For whom a request is. `Anybody`: nobody looks who asks. `Visitor`: also somebody we don't know.
enum class Who : std::uint8_t { Anybody, Visitor, Person, Guest, Account };

// For whom, and what somebody hears who should have an account, or should have none.
struct Access {
  Who who = Who::Anybody;
  base::RefusalCode refusal = base::RefusalCode::UnknownPerson;
  std::string_view text{};  // NOLINT(readability-redundant-member-init): empty: the refusal's own
};

// Whether programs may ask, too: any, or those whose token lets them play.
enum class Open : std::uint8_t { No, ToReaders, ToPlayers };

// Bodies are read on the I/O thread, where a long one would keep everybody waiting; that of a file is read elsewhere.
inline constexpr std::size_t kMaxBody = std::size_t{64} * 1024;
inline constexpr std::size_t kMaxFile = std::size_t{512} * 1024;  // of a tournament of many teams

// What holds for a few routes only.
struct Terms {
  service::Limit limit = service::Limit::None;  // of requests
  service::Limit makes = service::Limit::None;  // of what it makes: counted by the answer (people::Call::takeOne)
  Open open = Open::No;                         // to programs, under /api/v1/
  bool withoutStore = false;                    // answered even while the store is stuck
  bool amongNodes = false;                      // another node may ask for one of its visitors
  bool tellsBan = false;  // somebody who is banned hears until when; elsewhere they are nobody we know
  std::size_t maxBody = kMaxBody;
};

struct Route {
  using Answer = void (*)(Api& api, const people::Call& call);

  std::string_view method;
  std::string_view path;  // as in service::matchRoute()
  Access access;
  Answer answer = nullptr;
  Terms terms{};  // NOLINT(readability-redundant-member-init): may be left out
};

// Nothing when no route has this method and path; `rest` is what stands in place of the *.
const Route* routeOf(const net::Request& request, std::string& rest);
// Nothing when they may ask.
base::Outcome refuseVisitor(const Access& access, const std::optional<people::Visit>& visit);
// How long the body of this request may be.
std::size_t maxBodyOf(const net::Request& request);

}  // namespace tacit::server
