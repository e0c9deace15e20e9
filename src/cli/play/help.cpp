#include "cli/play/help.h"

#include "cli/play/words.h"
#include "notation/result.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

constexpr std::string_view kCommands =
    "Type the number of a choice, or a play in full, such as 5:a20-25. To give or drop a card, type the card: 4, "
    "tri, or give 4, drop 4. Also:\n"
    "  help <card>  what a card does: help 7, help tac, help trickster\n"
    "  help board   the signs on the board; 'help goal': what the game is about\n"
    "  hint         what a bot would play; 'any': let the bot decide for you\n"
    "  back, undo   take back a step of an unfinished entry; a laid card stays laid\n"
    "  board, hand  draw everything again; show your cards\n"
    "  log          the plays of this deal; 'log all': of the whole game\n"
    "  cards        how many of each card are laid since the shuffle\n"
    "  save <file>  save the game. The cards not yet dealt are not in the file:\n"
    "               going on with it deals new ones\n"
    "  quit         leave the game";

constexpr std::string_view kGoal =
    "Bring your four marbles out of the base with a 1 or a 13, walk them clockwise once around the ring, and turn into "
    "your home at your "
    "own start. When yours are home you move those of your partner; a side wins when all its marbles are home.\n"
    "A marble cannot pass another; landing on one sends it back to its base. If any card in your hand can be played, "
    "one must be, "
    "however much it hurts.";

constexpr std::string_view kBoard =
    "Spaces are numbered clockwise. > marks a start, H1 to H4 are a home, H4 the deepest.\n"
    "  (a)  a marble of seat a\n"
    "  *a*  a fresh one: just out of the base, it must leave the start before it may turn in\n"
    "  [a]  a locked one: home for good\n"
    "  B    the base, in plays such as 13:aB-1\n"
    "Without room for the ring: 20 is a marble there, 1* a fresh one, H4! a locked one.";

constexpr std::string_view kSeven =
    "A seven is seven single steps, shared among your marbles as you like; every step must be used. Choose one of the "
    "legs offered, or "
    "type it (a20-23). 'back' takes the last leg back, 'cancel' leaves the seven.";

constexpr std::string_view kOne = "1: bring a marble from your base to your start, or move one marble 1 space.";
constexpr std::string_view kThirteen = "13: bring a marble from your base to your start, or move one marble 13 spaces.";
constexpr std::string_view kFour =
    "4: move one marble 4 spaces backward. A marble up to 3 spaces past your start can back into your home this way.";
constexpr std::string_view kSevenCard =
    "7: seven single steps for one or several of your marbles. Every marble stepped on is captured. Inside home, "
    "marbles that are not "
    "locked may step forward and back.";
constexpr std::string_view kEight = "8: move one marble 8 spaces, or skip the next player, who then drops a card.";
constexpr std::string_view kTrickster =
    "Trickster (TRI): exchange any two marbles on the ring. You need a marble of your own on the ring.";
constexpr std::string_view kTac =
    "TAC: take back what the last card did to the board, and then use that card's function yourself, as if you had "
    "laid it.";
constexpr std::string_view kJester =
    "Jester (JES): all hands go to the neighbour on the right; then you play a card of your new hand.";
constexpr std::string_view kAngel =
    "Angel (ANG): help the next player whether you like it or not: bring out a marble of theirs, or, when their base "
    "is empty, move one "
    "of theirs 1 or 13.";
constexpr std::string_view kWarrior =
    "Warrior (WAR): one of your marbles runs to the next marble on the ring, whoever's it is, and captures it. Alone "
    "on the ring it "
    "captures itself.";
constexpr std::string_view kDevil = "Devil (DEV): look at the next player's hand and play that player's turn for them.";

std::string cardHelp(Card card) {
  switch (card) {
    case Card::One: return std::string(kOne);
    case Card::Thirteen: return std::string(kThirteen);
    case Card::Four: return std::string(kFour);
    case Card::Seven: return std::string(kSevenCard);
    case Card::Eight: return std::string(kEight);
    case Card::Trickster: return std::string(kTrickster);
    case Card::Tac: return std::string(kTac);
    case Card::Jester: return std::string(kJester);
    case Card::Angel: return std::string(kAngel);
    case Card::Warrior: return std::string(kWarrior);
    case Card::Devil: return std::string(kDevil);
    default: break;
  }
  const std::string name(notation::cardName(card));
  return name + ": move one marble " + name + " spaces.";
}

}  // namespace

std::string helpText(std::string_view about) {
  const std::string word = lower(about);
  if (word.empty()) return std::string(kCommands);
  if (word == "board") return std::string(kBoard);
  if (word == "goal") return std::string(kGoal);
  if (word == "seven") return std::string(kSeven);
  if (const auto card = cardCalled(word)) return cardHelp(*card);
  return "No help on " + notation::quoted(about) +
         ". Try help, help board, help goal, or help and a card: 1 to 10, 12, 13, "
         "trickster, tac, jester, angel, warrior, devil.";
}

}  // namespace tacit::cli
