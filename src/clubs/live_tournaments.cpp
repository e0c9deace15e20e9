#include "clubs/live_tournaments.h"

#include "service/answers.h"
#include "service/paths.h"
#include "service/secrets.h"

namespace tacit::clubs {

using base::RefusalCode;

namespace {

constexpr std::string_view kLivePath = "/live/";

}  // namespace

std::shared_ptr<LiveTournament> LiveTournaments::named(const base::TournamentId& id) {
  base::assertOn(context_.log.net.home());
  return service::isLinkId(id) ? tournaments_.named(id, context_) : nullptr;
}

bool LiveTournaments::isLive(const net::Request& request) { return request.path.starts_with(kLivePath); }

std::optional<net::Response> LiveTournaments::upgrade(const net::Request& request) {
  if (service::isLinkId(service::after(request.path, kLivePath).value_or(""))) return std::nullopt;
  return service::failure(RefusalCode::NoTournament);
}

void LiveTournaments::opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) {
  const auto live = named(base::TournamentId(service::after(request.path, kLivePath).value_or("")));
  if (!live) return;
  sockets_[socket->id] = live;
  live->join(socket);
}

void LiveTournaments::closed(const net::Socket& socket) {
  base::assertOn(context_.log.net.home());
  const auto found = sockets_.find(socket.id);
  if (found == sockets_.end()) return;
  found->second->leave(socket);
  sockets_.erase(found);
}

void LiveTournaments::onEvent(const service::TournamentMoved& moved) {
  base::assertOn(context_.log.net.home());
  const auto live = tournaments_.find(moved.id);
  if (!live) return;
  if (moved.last == 0) live->forget();
  else live->onEvent(moved.last);
}

}  // namespace tacit::clubs
