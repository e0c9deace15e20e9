#include "match/protocol_lines.h"

#include <algorithm>

#include "notation/words.h"
#include "text/writing.h"

namespace tacit::match {

std::string newGameLine(const NewGame& game) {
  const LayoutTable& layout = game.setup.table();
  std::string line = "newgame " + std::string(notation::layoutName(game.setup.layout)) +
                     " rules=" + notation::rulesText(game.setup) + " pack=" + notation::packName(game.setup.pack) +
                     " seat=" + notation::seatLetter(game.seat);
  for (const SeatSet side : layout.sides())
    if (side.contains(game.seat)) line += " side=" + notation::seatLetters(side);
  if (game.clock > 0) line += " clock=" + std::to_string(game.clock);
  return line;
}

std::string goLine(const std::string& asks, std::optional<int> left) {
  return "go" + asks + (left ? " clock=" + std::to_string(std::max(0, *left)) : "");
}

bool readIdentity(std::string_view line, Identity& identity) {
  const auto take = [&](std::string_view key, std::string& value) {
    if (!line.starts_with(key) || text::problemWithTitle(line.substr(key.size()))) return false;
    value = line.substr(key.size());
    return true;
  };
  return take("name ", identity.name) || take("version ", identity.version);
}

}  // namespace tacit::match
