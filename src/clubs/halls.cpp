#include "clubs/halls.h"

#include <algorithm>

#include "service/answers.h"
#include "service/paths.h"
#include "service/secrets.h"

namespace tacit::server {
namespace {

constexpr std::string_view kLivePath = "/live/";
constexpr std::size_t kMostHalls = 2000;

}  // namespace

Halls::~Halls() {
  for (const auto& [id, hall] : halls_) hall->dismiss();
}

std::shared_ptr<Hall> Halls::named(const std::string& id) {
  if (!isTableId(id)) return nullptr;
  const auto found = halls_.find(id);
  if (found != halls_.end()) return found->second;
  if (halls_.size() >= kMostHalls) std::erase_if(halls_, [](const auto& one) { return one.second.use_count() == 1; });
  return halls_[id] = std::make_shared<Hall>(house_, id);
}

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
  const auto found = halls_.find(moved.id);
  if (found == halls_.end()) return;
  if (moved.last == 0) found->second->forget();
  else found->second->hear(moved.last);
}

void Halls::hear(const PersonGone& gone) {
  for (const auto& [id, hall] : halls_)
    if (hall->names(gone.person)) hall->forget();
}

void Halls::tick() {
  for (const auto& [id, hall] : halls_) hall->tick();
}

void Halls::forget() {
  std::erase_if(halls_, [](const auto& one) { return one.second->isIdle(); });
}

}  // namespace tacit::server
