#include "cli/play/help.h"

#include "base/english.h"
#include "base/strings.h"
#include "cli/play/words.h"
#include "notation/words.h"

namespace tacit::cli {

using base::english;

namespace {

constexpr std::string_view kCommands =
    "Type the number of a choice, or a play in full, such as 5:a20-25. To give or discard a card, type the card: 4, "
    "tri, or give 4, discard 4. Also:\n"
    "  help <card>  what a card does: help 7, help tac, help trickster\n"
    "  help board   the symbols on the board; 'help goal': how to win\n"
    "  hint         what a bot would play; 'any': let the bot decide for you\n"
    "  back, undo   undo a step of the move you are typing; a card once played stays played\n"
    "  board, hand  draw everything again; show your cards\n"
    "  log          the plays of this deal; 'log all': of the whole game\n"
    "  cards        how many of each card have been played since the shuffle\n"
    "  save <file>  save the game. Undealt cards are not in the file: a resumed game\n"
    "               deals new ones\n"
    "  quit         leave the game";

constexpr std::string_view kBoard =
    "Spaces are numbered clockwise. > marks a start, H1 to H4 are a home, H4 the deepest.\n"
    "  (a)  a marble of seat a\n"
    "  *a*  a fresh one: just out of the base, it must leave its start before it can turn in\n"
    "  [a]  a locked one: home to stay\n"
    "  B    the base, in plays such as 13:aB-1\n"
    "Without room for the ring: 20 is a marble there, 1* a fresh one, H4! a locked one.";

constexpr std::string_view kSeven =
    " Choose one of the moves offered, or type one (a20-23). 'back' undoes the last one, 'cancel' leaves the seven.";

std::string cardHelp(Card card) {
  const std::string name(notation::cardName(card));
  const std::string special = english("help_" + lower(name));
  return special.empty() ? english("help_number", {{"n", name}}) : special;
}

}  // namespace

std::string helpText(std::string_view about) {
  const std::string word = lower(about);
  if (word.empty()) return std::string(kCommands);
  if (word == "board") return std::string(kBoard);
  if (word == "goal") return english("goal");
  if (word == "seven") return cardHelp(Card::Seven) + std::string(kSeven);
  if (const auto card = cardCalled(word)) return cardHelp(*card);
  return "No help on " + base::quoted(about) +
         ". Try help, help board, help goal, or help and a card: 1 to 10, 12, 13, "
         "trickster, tac, jester, angel, warrior, devil.";
}

}  // namespace tacit::cli
