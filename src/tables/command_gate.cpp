#include "tables/command_gate.h"

#include "json/json.h"

namespace tacit::tables {
namespace {

constexpr std::size_t kMaxCommandId = 64;

}  // namespace

base::Outcome readCommand(const std::string& text, table::Command& command) {
  const auto malformed = [](std::string why) { return base::Refusal{base::RefusalCode::Malformed, std::move(why)}; };
  if (const auto problem = json::readText(text, command)) return malformed(problem->what);
  if (command.v != table::kWireVersion) return malformed("this server speaks version 1");
  if (command.id.empty() || command.id.size() > kMaxCommandId) return malformed("id: expected 1 to 64 characters");
  return {};
}

void sendError(Line& line, const std::string& id, const base::Refusal& refusal, const DeliveryTag& told) {
  const bool isId = !id.empty() && id.size() <= kMaxCommandId;
  line.send(table::refusalFor(isId ? std::optional(id) : std::nullopt, refusal), told);
}

void CommandGate::take(const CommandSource& source, const table::Command& command) {
  base::assertOn(net_.home());
  base::Outcome refusal = rateLimiter_.command(source.person, source.address, command.want, net_.now());
  if (refusal) source.line->slowDown();
  else refusal = rooms_.availability().refuses(command.want);
  // A client that has not heard the answer repeats the command: what was done is not refused, whatever the limits say now.
  const bool wasDone = !table::onlyAsks(command.want) && source.room->table().answered(source.person, command.id);
  if (wasDone) refusal.reset();
  if (!refusal) return source.room->receive(source.line, command);
  source.room->noteRefusal(source.line, command.id);
  sendError(*source.line, command.id, *refusal, {.answers = command.id});
}

}  // namespace tacit::tables
