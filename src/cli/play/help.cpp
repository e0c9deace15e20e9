#include "cli/play/help.h"

#include "base/strings.h"
#include "cli/play/words.h"
#include "notation/words.h"

namespace tacit::cli {
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

constexpr std::string_view kGoal =
    "Bring your four marbles out with a 1 or a 13, move them clockwise once around the ring and into your home. Then "
    "you "
    "move your partner's marbles; the first side with all its marbles home wins.\n"
    "Marbles cannot pass each other; landing on one sends it back to its base. If you can play a card, you must, even "
    "if "
    "it hurts.";

constexpr std::string_view kBoard =
    "Spaces are numbered clockwise. > marks a start, H1 to H4 are a home, H4 the deepest.\n"
    "  (a)  a marble of seat a\n"
    "  *a*  a fresh one: just out of the base, it must leave its start before it can turn in\n"
    "  [a]  a locked one: home to stay\n"
    "  B    the base, in plays such as 13:aB-1\n"
    "Without room for the ring: 20 is a marble there, 1* a fresh one, H4! a locked one.";

constexpr std::string_view kSeven =
    "A seven is seven single steps, split among your marbles as you like; you must use them all. Choose one of the "
    "moves "
    "offered, or type one (a20-23). 'back' undoes the last one, 'cancel' leaves the seven.";

constexpr std::string_view kOne = "1: bring a marble from your base to your start, or move one marble 1 space.";
constexpr std::string_view kThirteen = "13: bring a marble from your base to your start, or move one marble 13 spaces.";
constexpr std::string_view kFour =
    "4: move one marble 4 spaces backward. A marble up to 3 spaces past your start can back into your home this way.";
constexpr std::string_view kSevenCard =
    "7: seven single steps, split among your marbles as you like. Every marble you step on is captured. Inside home, "
    "unlocked marbles can step forward and back. You must use all seven.";
constexpr std::string_view kEight =
    "8: move one marble 8 spaces, or make the next player miss a turn and discard a card.";
constexpr std::string_view kTrickster =
    "Trickster (TRI): swap any two marbles on the ring. You need at least one of your own there.";
constexpr std::string_view kTac = "TAC: undo what the last card did to the board, then use that card yourself.";
constexpr std::string_view kJester =
    "Jester (JES): everyone passes their hand to the right; then you play a card from your new hand.";
constexpr std::string_view kAngel =
    "Angel (ANG): bring out a marble for the next player; if their base is empty, move one of their marbles 1 or 13 "
    "spaces. If they have finished, a partner of theirs gets the help.";
constexpr std::string_view kWarrior =
    "Warrior (WAR): one of your marbles runs to the next marble on the ring and captures it, whoever it belongs to. "
    "Alone "
    "on the ring, it captures itself.";
constexpr std::string_view kDevil = "Devil (DEV): look at the next player's hand and play their turn for them.";

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
  return "No help on " + base::quoted(about) +
         ". Try help, help board, help goal, or help and a card: 1 to 10, 12, 13, "
         "trickster, tac, jester, angel, warrior, devil.";
}

}  // namespace tacit::cli
