#include "cli/play/words.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "notation/words.h"

namespace tacit::cli {
namespace {

std::string name(Seat seat) { return std::string(colourName(seat)); }

const Board& boardFor(const Position& p, const Play& play) { return play.card == Card::Tac ? p.undo : p.board; }

int inBase(const Board& board, Seat seat) {
  return static_cast<int>(std::ranges::count(board.marbles[seat], marbleOn(kBase)));
}

bool standsOn(const Board& board, Seat seat, Space space) {
  return std::ranges::find(board.marbles[seat], space, spaceOf) != board.marbles[seat].end();
}

// Whom the play captures. A bring-out onto the own marble leaves as many in the base as before, so the target is asked.
SeatSet captured(const Position& p, const Play& play) {
  const Board& before = boardFor(p, play);
  if (play.kind != Kind::Move)
    return play.kind == Kind::Seven ? capturedColours(p.layout(), before, play.after) : SeatSet{};
  SeatSet seats;
  if (isRing(play.to))
    for (const Seat seat : p.layout().seats) {
      seats |= standsOn(before, seat, play.to) ? only(seat) : SeatSet{};
    }
  return seats;
}

std::string capturing(const Position& p, const Play& play) {
  const SeatSet lost = captured(p, play);
  if (lost.empty()) return "";
  return ", capturing " + (lost == only(p.turn) ? std::string("its own marble") : colourNames(lost));
}

std::string moveWords(const Position& p, const Play& play) {
  const std::string whose = play.colour == p.turn ? "" : name(play.colour) + "'s ";
  if (play.as == Card::Warrior && play.to == kBase) return "plays the Warrior alone on the ring: it captures itself";
  if (play.as == Card::Warrior)
    return "runs from " + notation::spaceName(play.from) + " to " + notation::spaceName(play.to) + capturing(p, play);
  if (play.from == kBase) return "brings " + (whose.empty() ? "a " : whose) + "marble out" + capturing(p, play);
  const std::string to = notation::spaceName(play.to);
  if (isHome(play.from)) return "moves " + (whose.empty() ? "" : whose + "marble ") + "up in home to " + to;
  if (isHome(play.to)) return "takes " + whose + notation::spaceName(play.from) + " home to " + to;
  const std::string back = play.as == Card::Four ? " back" : "";
  return "moves " + whose + notation::spaceName(play.from) + back + " to " + to + capturing(p, play);
}

std::string sevenWords(const Position& p, const Play& play) { return "moves seven steps" + capturing(p, play); }

std::string functionWords(const Position& p, const Play& play) {
  switch (play.kind) {
    case Kind::Move: return moveWords(p, play);
    case Kind::Seven: return sevenWords(p, play);
    case Kind::Skip: return "skips " + name(p.next(p.turn));
    case Kind::Exchange:
      return "swaps " + name(play.colour) + " on " + notation::spaceName(play.from) + " and " + name(play.other) +
             " on " + notation::spaceName(play.to);
    case Kind::Jester: return "plays the Jester: everyone passes their hand to the right";
    case Kind::Devil: return "plays the Devil and " + name(p.next(p.turn)) + "'s turn";
    default: return "";
  }
}

std::string capturedLetters(const Position& p, const Play& play) {
  const SeatSet lost = captured(p, play);
  std::string letters;
  for (const Seat seat : lost) letters += (letters.empty() ? "" : "+") + std::string(1, notation::seatLetter(seat));
  return letters.empty() ? "" : " captures " + letters;
}

std::string answerSentence(const Position& p) {
  const std::string done =
      colourNames(p.pendingWin()) + (p.pendingWin().size() > 1 ? " have" : " has") + " all marbles home. ";
  const bool choice = p.setup.has(Switch::WinTacOptional) && !p.layout().cooperative;
  return done + name(p.turn) + (choice ? " may undo that with a TAC, or pass." : " must undo that with a TAC.");
}

std::string placesText(const Position& p) {
  std::string text;
  for (std::size_t place = 0; place < p.won.size() && !p.won[place].empty(); ++place)
    text += (text.empty() ? "" : ", ") + std::to_string(place + 1) + ". " + colourNames(p.won[place]);
  return text;
}

}  // namespace

std::string_view colourName(Seat seat) {
  constexpr std::array<std::string_view, kSeats> names = {"Red", "Blue", "Green", "Yellow", "Purple", "Teal"};
  return names[seat];
}

std::string colourNames(SeatSet seats) {
  std::string text;
  int left = seats.size();
  for (const Seat seat : seats) {
    text += name(seat);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

std::string_view cardTitle(Card card) {
  switch (card) {
    case Card::Trickster: return "Trickster";
    case Card::Jester: return "Jester";
    case Card::Angel: return "Angel";
    case Card::Warrior: return "Warrior";
    case Card::Devil: return "Devil";
    default: return notation::cardName(card);
  }
}

std::optional<Card> cardCalled(std::string_view word) {
  const std::string name = lower(word);
  for (const Card card : kAllCards) {
    if (name == lower(notation::cardName(card)) || name == lower(cardTitle(card))) return card;
  }
  return std::nullopt;
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

std::string handText(Hand hand) {
  std::string text;
  hand.forEachCard([&](Card card) {
    if (!text.empty()) text += ' ';
    text += notation::cardName(card);
  });
  return text.empty() ? "nothing" : text;
}

SeatSet capturedColours(const LayoutTable& layout, const Board& before, const Board& after) {
  SeatSet lost;
  for (const Seat seat : layout.seats) {
    if (inBase(after, seat) > inBase(before, seat)) lost |= only(seat);
  }
  return lost;
}

std::string playWords(const Position& before, const Play& play) {
  if (play.kind == Kind::Give) return "gives " + name(before.setup.givesTo(before.turn)) + " a card";
  if (play.kind == Kind::Pass) return "lets the win stand";
  if (play.kind == Kind::Drop) {
    const bool skipped = before.phase == Phase::Skipped;
    return (skipped ? "is skipped and discards the " : "cannot play and discards the ") +
           std::string(cardTitle(play.card));
  }
  std::string words = functionWords(before, play);
  if (play.card != Card::Tac) return words;
  const bool undoes = !(before.undo == before.board) && play.as != Card::Jester;
  return (undoes ? "undoes the last play and " : "uses the last card again and ") + words;
}

std::string playLabel(const Position& before, const Play& play, std::string_view notation) {
  if (play.kind == Kind::Give || play.kind == Kind::Drop) return std::string(cardTitle(play.card));
  if (play.kind == Kind::Pass) return "pass: let the win stand";
  if (play.kind == Kind::Skip) return "skip " + name(before.next(before.turn));
  if (play.kind == Kind::Jester) return "pass all hands to the right";
  if (play.kind == Kind::Devil) return "play " + name(before.next(before.turn)) + "'s turn";
  const auto colon = notation.find(':');
  std::string text(colon == std::string_view::npos ? notation : notation.substr(colon + 1));
  if (play.kind == Kind::Move && play.from == kBase) text += " out";
  return text + capturedLetters(before, play);
}

std::string situation(const Position& p, const PlayList& plays) {
  if (p.phase == Phase::Swap) {
    const Seat mate = p.setup.givesTo(p.turn);
    return name(p.turn) + ", choose a card to give to " + name(mate) + " (" + notation::seatLetter(mate) + ").";
  }
  if (p.phase == Phase::Answer) return answerSentence(p);
  const bool devil = p.by != p.turn;
  if (p.phase == Phase::Skipped) {
    const bool canTac = std::ranges::any_of(plays, [](const Play& play) { return play.kind != Kind::Drop; });
    const std::string who = name(p.turn);
    return who + ", you miss a turn: discard a card" + (canTac ? ", or answer with a TAC." : ".");
  }
  const bool drops = !plays.empty() && plays[0].kind == Kind::Drop;
  if (devil) {
    const std::string victim = name(p.turn);
    return name(p.by) + ", you are the Devil: this is " + victim + "'s hand, and you decide what " + victim +
           (drops ? " discards; no card can be played." : " plays.");
  }
  if (drops) return name(p.turn) + ", you cannot play any card: discard one.";
  return name(p.turn) + ", it is your turn.";
}

std::string outcome(const Position& p, SeatSet mine) {
  const SeatSet winners = p.won[0];
  if (winners.empty()) return "The deck ran out before every marble was home: the game is lost.";
  if (p.layout().cooperative) {
    std::string text = "Every marble is home, in " + std::to_string(p.laid) + " cards.";
    if (mine.empty()) return text;
    return text + (p.shuffles <= 1 ? " One deck was enough: splendid!" : " Well done!");
  }
  std::string text = colourNames(winners) + (winners.size() > 1 ? " have" : " has") + " won the game.";
  if (p.placesTaken() > 1) text += " Places: " + placesText(p) + '.';
  const bool someOfUs = !(winners & mine).empty();
  if (someOfUs && mine.without(winners).empty()) return text + " Congratulations!";
  return text + (someOfUs || mine.empty() ? "" : " Better luck next time.");
}

}  // namespace tacit::cli
