#include "clubs/halls.h"

#include "service/answers.h"
#include "service/paths.h"
#include "service/secrets.h"

namespace tacit::server {
namespace {

constexpr std::string_view kLivePath = "/live/";

}  // namespace

std::shared_ptr<Hall> Halls::named(const std::string& id) { return isTableId(id) ? halls_.named(id, house_) : nullptr; }

bool Halls::isLive(const net::Request& request) { return request.path.starts_with(kLivePath); }

std::optional<net::Response> Halls::upgrade(const net::Request& request) {
  if (isTableId(after(request.path, kLivePath).value_or(""))) return std::nullopt;
  return failure(404, "no_tournament", "there is no such tournament");
}

void Halls::opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) {
  const auto hall = named(after(request.path, kLivePath).value_or(""));
  if (!hall) return;
  live_[socket->id] = hall;
  hall->join(socket);
}

void Halls::closed(const net::Socket& socket) {
  const auto found = live_.find(socket.id);
  if (found == live_.end()) return;
  found->second->leave(socket);
  live_.erase(found);
}

void Halls::hear(const TournamentMoved& moved) {
  const auto hall = halls_.find(moved.id);
  if (!hall) return;
  if (moved.last == 0) hall->forget();
  else hall->hear(moved.last);
}

}  // namespace tacit::server
