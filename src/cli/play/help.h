// Help for somebody at the table: the commands, the signs on the board, and each card in a sentence or two.
#pragma once

#include <string>
#include <string_view>

namespace tacit::cli {

// Help in general, or on a card (`7`, `tac`, `trickster`), `board`, `seven`, `goal`.
std::string helpText(std::string_view about);

}  // namespace tacit::cli
