#include "server/api.h"

#include <algorithm>

#include "service/answers.h"
#include "tables/table_limits.h"

namespace tacit::server {

using base::RefusalCode;
using people::Call;
using people::Visit;

namespace {

constexpr std::string_view kOpenApi = "/api/v1/";
constexpr std::string_view kCounts = "counts";                  // asked by nodes only ...
constexpr std::string_view kCorrespondence = "correspondence";  // ... of such tables

}  // namespace

void Api::request(const net::Request& request, const net::Reply& reply) {
  base::assertOn(net_.home());
  const bool byProgram = request.path.starts_with(kOpenApi);
  Call call{request, reply, {}, {}};
  if (byProgram) call.request.path = "/api/" + request.path.substr(kOpenApi.size());
  const Route* const route = routeOf(call.request, call.rest);
  if (route == nullptr || (byProgram && route->terms.open == Open::No))
    return reply(service::failure(RefusalCode::NotFound));
  if (rooms_.availability().stuck() && (byProgram || !route->terms.withoutStore))
    return reply(service::failure(RefusalCode::Unavailable));
  if (byProgram)
    return people_.visitBy(people::People::apiTokenOf(request), [this, route, call](std::optional<Visit> visit) {
      answerProgram(*route, call, std::move(visit));
    });
  if (route->access.who == Who::Anybody) return answer(*route, call, {});
  people_.find(people::People::tokenOf(request), [this, route, call](std::optional<Visit> visit) {
    const store::Ban* const ban = visit ? people_.exclusions().banOf(visit->person.id) : nullptr;
    if (ban != nullptr && route->terms.tellsBan) return call.reply(people::banned(*ban));
    answer(*route, call, ban == nullptr ? std::move(visit) : std::nullopt);
  });
}

// A program asks by its token (docs/api.md): the same routes, but only those that are open to programs. What is for
// everybody is answered as to somebody we don't know.
void Api::answerProgram(const Route& route, const Call& call, std::optional<Visit> visit) {
  if (!visit || !visit->token) return call.reply(service::failure(RefusalCode::BadToken));
  if (route.terms.open == Open::ToPlayers && !visit->token->plays)
    return call.reply(service::failure(RefusalCode::WrongScope));
  const bool isForSomebody = route.access.who != Who::Anybody && route.access.who != Who::Visitor;
  answer(route, call, isForSomebody ? std::move(visit) : std::nullopt);
}

void Api::answer(const Route& route, Call call, std::optional<Visit> visit) {
  base::assertOn(net_.home());
  if (const auto refusal = refuseVisitor(route.access, visit)) return call.reply(service::failure(*refusal));
  call.visit = std::move(visit);
  if (const auto refusal = limits_.take(route.terms.limit, call.personId(), call.address()))
    return call.reply(service::failure(*refusal));
  call.limits = &limits_;
  call.makes = route.terms.makes;
  route.answer(*this, call);
}

void Api::run(const node::NodeRequest& nodeRequest, const net::Reply& reply) {
  base::assertOn(net_.home());
  if (nodeRequest.path == kCounts)
    return reply(service::answerWith(tables::TableLimits(rooms_, settings_,
                                                         {nodeRequest.person, net::limitKey(nodeRequest.address),
                                                          nodeRequest.query == kCorrespondence})
                                         .counts()));
  if (nodeRequest.path == clubs::Friends::kSeated) return reply(friends_.seated(nodeRequest.body));
  Call call = node::callOf(nodeRequest, reply);
  const Route* const route = routeOf(call.request, call.rest);
  if (route == nullptr || !route->terms.amongNodes) return reply(service::failure(RefusalCode::NotFound));
  call.limits = &limits_;
  call.makes = route->terms.makes;
  route->answer(*this, call);
}

// ---- Other nodes ----

bool Api::isOnOurOwn(const Call& call) const { return nodeRequests_ == nullptr || call.isFromNode; }

void Api::toTable(const Call& call, const std::string& table,
                  std::function<void(const std::shared_ptr<tables::Room>&)> here, std::function<void()> nowhere) {
  const auto room = rooms_.named(table);
  if (room) return here(room);
  if (isOnOurOwn(call)) return nowhere();
  if (rooms_.availability().stuck())
    return call.reply(service::failure({RefusalCode::Unavailable, "nothing can be read right now; try again soon"}));
  nodeRequests_->find(
      table, [this, call, here = std::move(here), nowhere = std::move(nowhere)](const node::Where& where) {
        if (where.here) return here(where.here);
        if (where.nowhere) return nowhere();
        if (where.node.empty())  // on its way from one node to another
          return call.reply(
              service::failure({RefusalCode::Unavailable, "the table can't be reached right now; try again soon"}));
        nodeRequests_->runAt(where.node, node::nodeRequestOf(call), call.reply);
      });
}

// Who does not answer in time has a node that is about to be missed.
void Api::withOthers(const Call& call, service::Lobby ours, std::function<void(service::Lobby all)> then) {
  if (isOnOurOwn(call)) return then(std::move(ours));
  nodeRequests_->gather(node::nodeRequestOf(call), [ours = std::move(ours), then = std::move(then)](
                                                       const std::vector<net::Response>& answers) mutable {
    for (const auto& answer : answers) {
      service::Lobby theirs;
      if (json::readText(answer.body, theirs)) continue;
      std::ranges::move(theirs.tables, std::back_inserter(ours.tables));
      if (theirs.next) ours.next = theirs.next;
    }
    then(std::move(ours));
  });
}

void Api::countElsewhere(const Call& call, const service::TableWish& wish,
                         std::function<void(const service::TableCounts& elsewhere)> then) {
  if (nodeRequests_ == nullptr || !settings_.limits) return then({});
  node::NodeRequest nodeRequest = node::nodeRequestOf(call);
  nodeRequest.path = kCounts;
  nodeRequest.query = wish.options.clock.isByCorrespondence() ? kCorrespondence : "";
  nodeRequests_->gather(nodeRequest, [then = std::move(then)](const std::vector<net::Response>& answers) {
    service::TableCounts all;
    for (const auto& answer : answers)
      if (service::TableCounts theirs; !json::readText(answer.body, theirs)) {
        all.person += theirs.person;
        all.address += theirs.address;
      }
    then(all);
  });
}

bool Api::wentToMatchmaker(const Call& call) {
  if (isOnOurOwn(call) || nodeRequests_->isMatchmaker()) return false;
  nodeRequests_->runAt(nodeRequests_->matchmaker(), node::nodeRequestOf(call), call.reply);
  return true;
}

}  // namespace tacit::server
