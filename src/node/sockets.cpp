#include "node/sockets.h"

#include <algorithm>

#include "base/strings.h"
#include "json/json.h"
#include "net/answered.h"
#include "service/answers.h"
#include "service/close_codes.h"
#include "service/paths.h"
#include "service/secrets.h"

namespace tacit::node {

using base::RefusalCode;

namespace {

using namespace std::chrono_literals;

constexpr std::string_view kPath = "/ws/";
constexpr std::size_t kMaxEarlyMessages = 16;
constexpr std::size_t kMaxUnanswered = 64;
constexpr int kMaxMalformed = 10;
constexpr std::uint32_t kMaxSeen = 1'000'000'000;  // events that anybody can have seen
constexpr std::chrono::milliseconds kSeekAgain = 250ms;
constexpr auto kPatience = 5s;  // for a table that cannot be reached

// At once and past the table: it says that the line works, and nothing else. How many come is limited as for any message;
// those of a school behind one address don't use up its commands.
void answerPing(tables::Line& line, const std::string& id) {
  table::OkMessage pong;
  pong.re = id;
  line.send(json::text(table::ServerMessage(std::move(pong))));
}

std::string whyNoAnswer(const std::deque<tables::Unanswered>& unanswered) {
  const bool moves = std::ranges::any_of(unanswered, &tables::Unanswered::isMove);
  return std::string("the table can't be reached right now") + (moves ? "; your move will go through" : "");
}

// A program says who it is by a header; a browser's cookie says it for the page.
std::string tokenOf(const net::Request& request) {
  const std::string program = people::People::apiTokenOf(request);
  return program.empty() ? people::People::tokenOf(request) : program;
}

}  // namespace

// One connection: who it is, and where.
struct Sockets::Visitor {
  std::shared_ptr<net::Socket> socket;
  std::shared_ptr<tables::SocketLine> line;
  std::string table;
  std::shared_ptr<tables::Room> room;  // if it is here ...
  Relay::LineId far = 0;               // ... or at another node; or neither, while it is being found
  std::string token;
  std::string session;
  table::Person person;  // once we know
  std::string address;   // as limits count
  bool screen = false;
  bool joined = false;
  bool isHeard = false;  // by the table's present owner (see `arrive`)
  bool toldToWait = false;
  int malformed = 0;
  std::vector<std::string> early;  // came before we knew who it is
};

std::optional<net::Response> Sockets::upgrade(const net::Request& request) const {
  base::assertOn(net_.home());
  const auto id = service::after(request.path, kPath);
  if (!id || (finder_ == nullptr && !rooms_.named(*id))) return service::failure(RefusalCode::NoTable);
  if (tokenOf(request).empty()) return service::failure(RefusalCode::UnknownPerson);
  return std::nullopt;
}

void Sockets::opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) {
  base::assertOn(net_.home());
  const auto visitor = std::make_shared<Visitor>();
  visitor->socket = socket;
  visitor->line = std::make_shared<tables::SocketLine>(socket);
  visitor->line->setTold(base::numberIn(service::queryValue(request.query, "last"), kMaxSeen).value_or(0));
  visitor->line->onMoved = [this, weak = std::weak_ptr(visitor)] {
    if (const auto somebody = weak.lock()) moved(somebody);
  };
  visitor->address = net::limitKey(socket->address);
  visitor->table = service::after(request.path, kPath).value_or("");
  visitor->screen = service::queryValue(request.query, "screen") == "1";
  visitor->token = tokenOf(request);
  visitor->session = service::tokenHash(visitor->token);
  socket->owner = visitor;
  visitors_.insert(visitor);
  people_.visitBy(visitor->token, [this, visitor](const std::optional<people::Visit>& visit) {
    if (!visitor->line->isOpen()) return;
    if (!visit) return visitor->line->close(service::close_code::kUnknownPerson, "unknown person");
    visitor->joined = true;
    visitor->person = people::atTable(*visit);
    if (visit->token && !visit->token->plays) visitor->screen = true;  // sees what all see, and says nothing
    seek(visitor);
    for (const auto& text : std::exchange(visitor->early, {})) command(*visitor, text);
  });
}

// ---- To the table, wherever it is ----

void Sockets::seek(const Somebody& visitor) {
  if (finder_ != nullptr)
    return finder_->find(visitor->table, [this, visitor](const Where& where) { arrive(visitor, where); });
  const auto room = rooms_.named(visitor->table);
  arrive(visitor, {.here = room, .node = {}, .nowhere = room == nullptr});
}

// Who repeats a command over another connection has given up this one, and an earlier owner of the table may have refused
// what came over it. So an owner gets commands only from a client that has answered since the table is its own.
void Sockets::arrive(const Somebody& visitor, const Where& where) {
  tables::SocketLine& line = *visitor->line;
  if (!line.isOpen()) return;
  if (where.nowhere) return line.close(service::close_code::kNotFound, "there is no such table");
  if (where.here) {
    visitor->room = where.here;
    where.here->join({visitor->line, visitor->person, visitor->screen}, line.told());
  } else if (!where.node.empty() && where.node != rooms_.node()) {
    visitor->far = relay_->join(where.node,
                                {visitor->table, visitor->person.id, visitor->person.name, visitor->person.guest,
                                 visitor->person.program, visitor->screen, line.told(), line.address},
                                visitor->line);
  } else {
    return net_.after(kSeekAgain, [this, visitor] { seek(visitor); });
  }
  visitor->isHeard = finder_ == nullptr;
  if (visitor->isHeard) return;
  net::whenAnswered(*visitor->socket, [this, weak = std::weak_ptr(visitor), of = visitor->line] {
    const auto somebody = weak.lock();
    if (!somebody || somebody->line != of) return;
    somebody->isHeard = true;
    for (const auto& one : std::deque(of->unanswered())) {  // a repeat is harmless: the table knows its id
      table::Command command;
      if (!tables::readCommand(one.text, command)) handIn(*somebody, command, one.text);
    }
  });
}

// What is on its way over the old line does not count any more: the table's new node tells it again.
void Sockets::moved(const Somebody& visitor) {
  visitor->room = nullptr;
  visitor->far = 0;
  visitor->isHeard = false;
  visitor->line = visitor->line->successor();
  if (visitor->line->isOpen()) net_.post([this, visitor] { seek(visitor); });
}

void Sockets::handIn(Visitor& visitor, const table::Command& command, const std::string& text) {
  if (visitor.room) return commandGate_.take({visitor.line, visitor.room, visitor.person.id, visitor.address}, command);
  if (visitor.far != 0) relay_->say(visitor.far, text);
}

// ---- What people say ----

void Sockets::received(net::Socket& socket, std::string_view text) {
  base::assertOn(net_.home());
  const auto visitor = std::static_pointer_cast<Visitor>(socket.owner);
  if (!visitor) return;
  if (visitor->joined) return command(*visitor, std::string(text));
  visitor->early.emplace_back(text);
  if (visitor->early.size() > kMaxEarlyMessages) socket.close(net::close_code::kPolicy, "too many messages");
}

void Sockets::command(Visitor& visitor, const std::string& text) {
  table::Command command;
  if (const auto refusal = tables::readCommand(text, command)) {
    tables::sendError(*visitor.line, command.id, *refusal);
    if (++visitor.malformed >= kMaxMalformed)
      visitor.line->close(net::close_code::kPolicy, "too many malformed messages");
    return;
  }
  if (std::holds_alternative<table::Ping>(command.want)) return answerPing(*visitor.line, command.id);
  if (finder_ != nullptr) {
    auto& unanswered = visitor.line->unanswered();
    if (unanswered.size() >= kMaxUnanswered) return tables::sendError(*visitor.line, command.id, RefusalCode::SlowDown);
    unanswered.push_back({text, command.id, net_.now(), !std::holds_alternative<table::ListPlays>(command.want)});
  }
  if (visitor.isHeard) handIn(visitor, command, text);
}

// What was said is kept until there is an answer to it, for it may have been done already: this only says why none comes.
void Sockets::tick() {
  base::assertOn(net_.home());
  const auto now = net_.now();
  for (const auto& visitor : visitors_) {
    const auto& unanswered = visitor->line->unanswered();
    const bool waits = !visitor->room && !unanswered.empty() && now - unanswered.front().since > kPatience;
    if (waits && !std::exchange(visitor->toldToWait, true))
      tables::sendError(*visitor->line, {}, {RefusalCode::Unavailable, whyNoAnswer(unanswered)});
    if (unanswered.empty()) visitor->toldToWait = false;
  }
}

void Sockets::closed(net::Socket& socket) {
  base::assertOn(net_.home());
  const auto visitor = std::static_pointer_cast<Visitor>(std::exchange(socket.owner, nullptr));
  visitors_.erase(visitor);
  if (!visitor) return;
  if (const auto room = std::exchange(visitor->room, nullptr)) room->leave(*visitor->line);
  if (visitor->far != 0) relay_->leave(std::exchange(visitor->far, 0));
}

// ---- Who may still be here ----

void Sockets::end(const service::Ended& ended) {
  base::assertOn(net_.home());
  for (const auto& visitor : visitors_)
    if (ended.covers(visitor->person.id, visitor->session))
      visitor->line->close(service::close_code::kUnknownPerson, ended.why);
}

void Sockets::rename(const table::Person& person) {
  base::assertOn(net_.home());
  for (const auto& visitor : visitors_)
    if (visitor->person.id == person.id)
      visitor->person = {person.id, person.name, person.guest, visitor->person.program};
}

void Sockets::checkSessions() {
  base::assertOn(net_.home());
  for (const auto& visitor : visitors_) {
    if (!visitor->joined) continue;
    people_.visitBy(visitor->token, [visitor](const std::optional<people::Visit>& visit) {
      if (!visit) visitor->line->close(service::close_code::kUnknownPerson, "signed out");
    });
  }
}

}  // namespace tacit::node
