#include "server/sockets.h"

#include "json/json.h"
#include "notation/words.h"
#include "server/answers.h"
#include "server/paths.h"
#include "server/secrets.h"

namespace tacit::server {
namespace {

constexpr std::uint16_t kUnknownPerson = 4401;
constexpr std::string_view kPath = "/ws/";
constexpr std::size_t kMaxEarlyMessages = 16;
constexpr int kMaxMalformed = 10;
constexpr std::size_t kMaxCommandId = 64;
constexpr std::uint32_t kMaxSeen = 1'000'000'000;  // events that anybody can have seen

// What is wrong with a command before the table is asked.
std::string problemWith(const std::string& text, table::Command& command) {
  if (const auto problem = json::readText(text, command)) return problem.what;
  if (command.v != table::kWireVersion) return "this server speaks version 1";
  if (command.id.empty() || command.id.size() > kMaxCommandId) return "id: expected 1 to 64 characters";
  return {};
}

void sendError(Line& line, const std::string& id, const table::Refusal& refusal) {
  table::ErrorMessage error;
  error.code = refusal.code;
  error.text = refusal.text;
  if (!id.empty() && id.size() <= kMaxCommandId) error.re = id;
  line.send(json::text(table::ServerMessage(std::move(error))));
}

// At once and past the table: it says that the line works, and nothing else. How many come is limited as for any message;
// those of a school behind one address don't use up its commands.
void answerPing(Line& line, const std::string& id) {
  table::OkMessage pong;
  pong.re = id;
  line.send(json::text(table::ServerMessage(std::move(pong))));
}

}  // namespace

// One connection: who it is, and where.
struct Sockets::Visitor {
  std::shared_ptr<SocketLine> line;
  std::shared_ptr<Room> room;
  std::string session;
  std::string person;   // once we know
  std::string address;  // as limits count
  bool joined = false;
  int malformed = 0;
  std::vector<std::string> early;  // came before we knew who it is
};

std::optional<net::Response> Sockets::upgrade(const net::Request& request) const {
  const auto id = after(request.path, kPath);
  if (!id || !rooms_.named(*id)) return failure(404, "no_table", "there is no such table");
  if (People::tokenOf(request).empty()) return unknownPerson();
  return std::nullopt;
}

void Sockets::opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) {
  const auto visitor = std::make_shared<Visitor>();
  visitor->line = std::make_shared<SocketLine>(socket);
  visitor->address = net::limitKey(socket->address);
  visitor->room = rooms_.named(after(request.path, kPath).value_or(""));
  visitor->session = tokenHash(People::tokenOf(request));
  socket->owner = visitor;
  visitors_.insert(visitor);
  const std::int64_t last = notation::numberIn(queryValue(request.query, "last"), kMaxSeen).value_or(0);
  const bool screen = queryValue(request.query, "screen") == "1";
  people_.whoIs(People::tokenOf(request), [this, visitor, last, screen](const std::optional<store::Person>& person) {
    if (!visitor->line->isOpen()) return;
    if (!person || !visitor->room) return visitor->line->close(kUnknownPerson, "unknown person");
    visitor->joined = true;
    visitor->person = person->id;
    visitor->room->join({visitor->line, atTable(*person), screen}, last);
    for (const auto& text : std::exchange(visitor->early, {})) command(*visitor, text);
  });
}

void Sockets::received(net::Socket& socket, std::string_view text) {
  const auto visitor = std::static_pointer_cast<Visitor>(socket.owner);
  if (!visitor) return;
  if (visitor->joined) return command(*visitor, std::string(text));
  visitor->early.emplace_back(text);
  if (visitor->early.size() > kMaxEarlyMessages) socket.close(net::close_code::kPolicy, "too many messages");
}

void Sockets::command(Visitor& visitor, const std::string& text) {
  table::Command command;
  const std::string problem = problemWith(text, command);
  if (problem.empty()) {
    if (std::holds_alternative<table::Ping>(command.want)) return answerPing(*visitor.line, command.id);
    table::Verdict refusal = pace_.command(visitor.person, visitor.address, command.want, net::Clock::now());
    if (!refusal) refusal = rooms_.refuses(command.want);
    if (!refusal) return visitor.room->receive(visitor.line, command);
    return sendError(*visitor.line, command.id, *refusal);
  }
  sendError(*visitor.line, command.id, {"malformed", problem});
  if (++visitor.malformed >= kMaxMalformed)
    visitor.line->close(net::close_code::kPolicy, "too many malformed messages");
}

void Sockets::closed(net::Socket& socket) {
  const auto visitor = std::static_pointer_cast<Visitor>(std::exchange(socket.owner, nullptr));
  visitors_.erase(visitor);
  if (visitor && visitor->joined) visitor->room->leave(*visitor->line);
}

void Sockets::end(const Ended& ended) {
  for (const auto& visitor : visitors_)
    if (ended.covers(visitor->person, visitor->session)) visitor->line->close(kUnknownPerson, ended.why);
}

}  // namespace tacit::server
