#include "json/typescript.h"

#include "table/message.h"

namespace tacit::table {

std::string wireTypeScript() {
  json::TypeScript types;
  types.declare<Command>();
  types.declare<ServerMessage>();
  std::string phrases;
  for (const auto phrase : kPhrases) phrases += (phrases.empty() ? "'" : " | '") + std::string(phrase) + "'";
  return "// The messages between page and server. Made by `tacit wire --typescript`; do not edit (docs/wire.md).\n\n"
         "export const wireVersion = " +
         std::to_string(kWireVersion) + ";\n\n" + types.text() + "export type PhraseName = " + phrases + ";\n";
}

}  // namespace tacit::table
