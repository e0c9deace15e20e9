#include "notation/position_text.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "base/result.h"
#include "base/strings.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

constexpr std::array<std::string_view, 6> kPhaseNames = {"swap", "play", "skipped", "answer", "deal", "over"};
constexpr std::uint32_t kMaxCounted = std::numeric_limits<std::uint32_t>::max();

// ---- Printing ----

// Values are written straight into the line: a server prints a position for everybody at every play.
class Line {
 public:
  Line() { text_.reserve(kDefaultLength); }

  // Begins a field; the value is to be appended to what comes back.
  std::string& begin(std::string_view key) {
    if (!text_.empty()) text_ += ' ';
    return text_.append(key) += '=';
  }
  void add(std::string_view key, std::string_view value) { begin(key) += value; }
  void add(std::string_view key, char value) { begin(key) += value; }
  std::string text() && { return std::move(text_); }

 private:
  static constexpr std::size_t kDefaultLength = 512;

  std::string text_;
};

// Calls value(seat) for each seat and joins `a:value` with `/`.
template <typename Value>
void addPerSeat(std::string& text, SeatSet seats, Value value) {
  bool first = true;
  for (const Seat seat : seats) {
    if (!first) text += '/';
    first = false;
    text += seatLetter(seat);
    text += ':';
    text += value(seat);
  }
}

std::string handText(Hand hand) { return hand.isHidden() ? '?' + std::to_string(hand.size()) : cardList(hand); }

void addGiven(std::string& text, const Position& p) {
  addPerSeat(text, p.gave,
             [&](Seat seat) { return p.given[seat] == Card::None ? std::string_view("?") : cardName(p.given[seat]); });
}

void addSays(std::string& text, const Position& p) {
  for (const Seat seat : p.layout().seats) text += p.says.yes.contains(seat) ? '+' : '-';
}

void addGone(std::string& text, const CardCounts& gone) {
  bool first = true;
  for (const Card card : kAllCards)
    for (int n = gone[card]; n > 0; --n) {
      if (!first) text += ',';
      first = false;
      text += cardName(card);
    }
}

std::string stackText(const Stack& stack) {
  if (!stack.known || stack.size == 0) return '?' + std::to_string(stack.size);
  std::string text;
  for (const Card card : stack.rest()) text.append(text.empty() ? "" : ",").append(cardName(card));
  return text;
}

int defaultStack(const Position& p) { return scheduledStack(p.setup.pack, p.setup.seatCount(), p.deals); }

std::string marblesText(const std::array<Marble, kMarbles>& four) {
  std::string text;
  for (const Marble m : four) {
    if (!text.empty()) text += ',';
    text += spaceName(spaceOf(m));
    if (isFresh(m)) text += '*';
  }
  return text;
}

void addBoard(std::string& text, const LayoutTable& layout, const Board& board) {
  addPerSeat(text, layout.seats, [&](Seat seat) { return marblesText(board.marbles[seat]); });
}

// Whose turn it is and what can be done in it.
void addTurn(Line& line, const Position& p) {
  line.add("dealer", seatLetter(p.dealer));
  line.add("turn", seatLetter(p.turn));
  if (p.by != p.turn) line.add("by", seatLetter(p.by));
  if (p.phase != Phase::Play) line.add("phase", phaseName(p.phase));
  if (!p.gave.empty()) addGiven(line.begin("given"), p);
  if (p.function != Card::None) line.add("fn", cardName(p.function));
  if (p.function != Card::None) addBoard(line.begin("undo"), p.layout(), p.undo);
  if (p.tacBanned) line.add("ban", "tac");
  if (!p.everWon().empty()) line.add("won", wonText(p));
}

// What has been before.
void addPile(Line& line, const Position& p) {
  if (p.says.known) addSays(line.begin("says"), p);
  if (total(p.gone) != 0) addGone(line.begin("gone"), p.gone);
  if (p.laid != 0) line.add("laid", std::to_string(p.laid));
  if (p.deals != 1) line.add("deals", std::to_string(p.deals));
  if (p.shuffles != 1) line.add("shuffles", std::to_string(p.shuffles));
}

SeatSet seatsWithKnownCards(const std::array<Hand, kSeats>& knows) {
  SeatSet seats;
  for (const Seat s : kAllSeats)
    if (!knows[s].empty()) seats |= only(s);
  return seats;
}

// ---- Reading ----

// The fields of a line in their order; says which one is wrong.
class Fields {
 public:
  explicit Fields(std::string_view line) : words_(base::split(line, ' ')) {}

  // The value of the next field if it has this key.
  std::optional<std::string_view> take(std::string_view key) {
    if (at_ == words_.size()) return std::nullopt;
    std::string_view value = words_[at_];
    const auto name = base::takeUntil(value, '=');
    if (!name || *name != key) return std::nullopt;
    ++at_;
    return value;
  }

  bool atEnd() const { return at_ == words_.size(); }
  std::string_view word() const { return atEnd() ? std::string_view("end of line") : words_[at_]; }

 private:
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

// Reads one position line, field by field; the first thing wrong ends it.
class PositionReader {
 public:
  explicit PositionReader(std::string_view line) : fields_(line) {}

  base::Result<Scene> read() {
    const bool good = readSetup() && readBoard("board", p_.board, true) && readHands() && readTurn() && readPhase() &&
                      readGiven() && readTac() && readWon() && readSays() && readPile() && readCounts() &&
                      readStack() && readKnows() && atEnd() && checkCards() && checkFunction() && checkWins() &&
                      checkPhase();
    if (!good) return error_;
    return scene_;
  }

  // The line is a board alone.
  base::Result<Position> readBoardOf(const Position& position) {
    p_ = position;
    Board board{};
    if (!readBoard("board", board, true) || !atEnd()) return error_;
    setBoard(p_, board);
    if (!checkFunction() || !checkWins() || !checkPhase()) return error_;
    return p_;
  }

 private:
  bool fail(std::string_view field, std::string_view what, std::string_view text) {
    error_ = base::complain(field, what, text);
    return false;
  }
  bool missing(std::string_view key) { return fail(key, "required here, but found", fields_.word()); }

  bool readSetup() {
    const auto layout = fields_.take("layout");
    if (!layout) return missing("layout");
    const auto rules = fields_.take("rules");
    const auto setup = parseSetup({*layout, rules, fields_.take("pack")});
    if (setup) p_.setup = *setup;
    else error_ = {setup.error()};
    return setup.ok();
  }

  // Calls read(seat, text) for `a:text/b:text`; with `all`, every seat of the layout must be there.
  template <typename Read>
  bool eachSeat(std::string_view key, std::string_view value, bool all, Read read) {
    SeatSet toCome = p_.layout().seats;
    for (const auto piece : base::split(value, '/')) {
      std::string_view text = piece;
      const auto letter = base::takeUntil(text, ':');
      const auto seat = letter ? seatNamed(*letter) : std::nullopt;
      if (!seat || !p_.layout().seats.contains(*seat))
        return fail(key, "expected a seat of the layout and a colon, not", piece);
      if (!toCome.contains(*seat) || (all && *seat != toCome.first()))
        return fail(key, "seats must come in order, each once:", value);
      toCome = toCome & SeatSet(~((2U << *seat) - 1U));
      if (!read(*seat, text)) return false;
    }
    return !all || toCome.empty() || fail(key, "a seat is missing in", value);
  }

  bool readBoard(std::string_view key, Board& board, bool required) {
    const auto value = fields_.take(key);
    if (!value) return !required || missing(key);
    std::array<bool, kHome + 1> taken{};
    return eachSeat(key, *value, true, [&](Seat seat, std::string_view text) {
      const auto words = base::split(text, ',');
      if (words.size() != kMarbles) return fail(key, "expected four spaces, not", text);
      for (std::size_t i = 0; i < kMarbles; ++i)
        if (!readMarble(key, seat, words[i], board.marbles[seat][i])) return false;
      return std::ranges::is_sorted(board.marbles[seat])
                 ? occupy(key, board.marbles[seat], text, taken)
                 : fail(key, "spaces must be in order - bases, ring, home - in", text);
    });
  }

  bool readMarble(std::string_view key, Seat seat, std::string_view word, Marble& marble) {
    const bool fresh = word.ends_with('*');
    const auto name = fresh ? word.substr(0, word.size() - 1) : word;
    const auto space = spaceNamed(name, p_.layout().ring);
    if (!space) return fail(key, "not a space:", word);
    if (fresh && *space != startOf(p_.layout(), seat))
      return fail(key, "only a marble on its own start can be fresh:", word);
    marble = marbleOn(*space, fresh);
    return true;
  }

  bool occupy(std::string_view key, const std::array<Marble, kMarbles>& four, std::string_view text,
              std::array<bool, kHome + 1>& taken) {
    for (std::size_t i = 0; i < kMarbles; ++i) {
      const Space space = spaceOf(four[i]);
      const bool twice = space != kBase && i > 0 && spaceOf(four[i - 1]) == space;
      if (twice || (isRing(space) && taken[space])) return fail(key, "two marbles on one space in", text);
      if (isRing(space)) taken[space] = true;
    }
    return true;
  }

  bool readHands() {
    const auto value = fields_.take("hands");
    if (!value) return missing("hands");
    return eachSeat("hands", *value, true, [&](Seat seat, std::string_view text) {
      if (!text.starts_with('?')) return readCards("hands", text, p_.hands[seat]);
      const auto count = base::numberIn(text.substr(1), Hand::kMaxHidden);
      if (!count || *count == 0) return fail("hands", "not a number of hidden cards:", text);
      p_.hands[seat] = Hand::hidden(static_cast<int>(*count));
      return true;
    });
  }

  bool readCards(std::string_view key, std::string_view text, Hand& hand) {
    const auto cards = parseHand(key, text);
    if (!cards) error_ = {cards.error()};
    else hand = *cards;
    return cards.ok();
  }

  bool readSeat(std::string_view key, Seat& seat, bool required) {
    const auto value = fields_.take(key);
    if (!value) return !required || missing(key);
    const auto named = seatNamed(*value);
    if (!named || !p_.layout().seats.contains(*named)) return fail(key, "not a seat of the layout:", *value);
    seat = *named;
    return true;
  }

  bool readTurn() {
    if (!readSeat("dealer", p_.dealer, true) || !readSeat("turn", p_.turn, true)) return false;
    p_.by = p_.turn;
    return readSeat("by", p_.by, false);
  }

  bool readPhase() {
    const auto value = fields_.take("phase");
    if (!value) return true;
    const auto name = std::ranges::find(kPhaseNames, *value);
    if (name == kPhaseNames.end() || *value == "deal") return fail("phase", "unknown phase", *value);
    p_.phase = static_cast<Phase>(name - kPhaseNames.begin());
    return true;
  }

  bool readGiven() {
    const auto value = fields_.take("given");
    if (!value) return true;
    if (p_.phase != Phase::Swap) return fail("given", "only in the swap:", *value);
    return eachSeat("given", *value, false, [&](Seat seat, std::string_view text) {
      if (p_.setup.givesTo(seat) == kNoSeat) return fail("given", "this seat does not swap:", *value);
      p_.gave |= only(seat);
      if (text == "?") return true;
      const auto card = cardNamed(text);
      if (!card) return fail("given", "not a card:", text);
      p_.given[seat] = *card;
      return true;
    });
  }

  bool readTac() {
    const auto function = fields_.take("fn");
    if (function) {
      const auto card = cardNamed(*function);
      if (!card || *card == Card::Tac) return fail("fn", "not a function of a TAC:", *function);
      p_.function = *card;
    }
    const std::string_view undo = fields_.word();
    if (!function && undo.starts_with("undo=")) return fail("undo", "only together with fn:", undo);
    if (!readBoard("undo", p_.undo, function.has_value())) return false;
    const auto ban = fields_.take("ban");
    if (ban && *ban != "tac") return fail("ban", "expected tac, not", *ban);
    p_.tacBanned = ban.has_value();
    return true;
  }

  bool readWon() {
    const auto value = fields_.take("won");
    if (!value) return true;
    const auto sides = base::split(*value, '>');
    if (sides.size() > p_.won.size()) return fail("won", "too many sides in", *value);
    for (const auto word : sides) {
      const auto seat = seatNamed(word.substr(0, 1));
      const bool isSide = seat && p_.layout().seats.contains(*seat) && word == seatLetters(p_.layout().side[*seat]);
      if (!isSide) return fail("won", "not a side of the layout:", word);
      if (p_.everWon().contains(*seat)) return fail("won", "a side twice in", *value);
      p_.won[static_cast<std::size_t>(p_.placesTaken())] = p_.layout().side[*seat];
    }
    return true;
  }

  bool readSays() {
    const auto value = fields_.take("says");
    if (!value) return true;
    if (value->size() != static_cast<std::size_t>(p_.setup.seatCount()) ||
        value->find_first_not_of("+-") != std::string_view::npos)
      return fail("says", "expected one + or - per seat, not", *value);
    p_.says.known = true;
    std::size_t i = 0;
    for (const Seat seat : p_.layout().seats) {
      if ((*value)[i++] == '+') p_.says.yes |= only(seat);
    }
    return true;
  }

  bool readPile() {
    const auto value = fields_.take("gone");
    if (!value || value->empty()) return true;
    for (const auto word : base::split(*value, ',')) {
      const auto card = cardNamed(word);
      if (!card) return fail("gone", "not a card:", word);
      if (++p_.gone[*card] > kMaxCards) return fail("gone", "more cards than the pack has:", word);
    }
    return true;
  }

  template <typename Number>
  bool readNumber(std::string_view key, std::uint32_t least, std::uint32_t most, Number& number) {
    const auto value = fields_.take(key);
    if (!value) return true;
    const auto read = base::numberIn(*value, most);
    if (!read || *read < least) return fail(key, "not a number that can be here:", *value);
    number = static_cast<Number>(*read);
    return true;
  }

  bool readCounts() {
    return readNumber("laid", 0, kMaxCounted, p_.laid) && readNumber("deals", 1, kMaxCards, p_.deals) &&
           readNumber("shuffles", 1, kMaxCounted, p_.shuffles);
  }

  bool readStack() {
    scene_.stack.size = static_cast<std::uint8_t>(defaultStack(p_));
    if (const auto value = fields_.take("stack")) {
      if (!(value->starts_with('?') ? readHiddenStack(*value) : readKnownStack(*value))) return false;
    }
    p_.stack = scene_.stack.size;
    return true;
  }

  bool readHiddenStack(std::string_view value) {
    const auto count = base::numberIn(value.substr(1), kMaxCards);
    if (!count) return fail("stack", "not a number of hidden cards:", value);
    scene_.stack.size = static_cast<std::uint8_t>(*count);
    return true;
  }

  bool readKnownStack(std::string_view value) {
    Stack stack;
    stack.known = true;
    for (const auto word : base::split(value, ',')) {
      const auto card = cardNamed(word);
      if (!card) return fail("stack", "not a card:", word);
      if (stack.size == kMaxCards) return fail("stack", "more cards than the pack has:", value);
      stack.cards[stack.size++] = *card;
    }
    scene_.stack = stack;
    return true;
  }

  bool readKnows() {
    const auto value = fields_.take("knows");
    if (!value) return true;
    return eachSeat("knows", *value, false, [&](Seat seat, std::string_view text) {
      if (!p_.hands[seat].isHidden()) return fail("knows", "this hand is not hidden:", text);
      if (!readCards("knows", text, scene_.knows[seat])) return false;
      const int known = scene_.knows[seat].size();
      return (known > 0 && known <= p_.hands[seat].size()) ||
             fail("knows", "no cards, or more than the hand holds:", text);
    });
  }

  bool atEnd() { return fields_.atEnd() || fail("position", "unknown, repeated or misplaced field", fields_.word()); }

  // Cards in hands, given, gone and stack together never exceed the pack.
  bool checkCards() {
    const CardCounts pack = cardsOf(p_.setup.pack, p_.setup.seatCount());
    ByCard<int> seen{};
    int all = scene_.stack.known ? 0 : scene_.stack.size;
    const auto see = [&](Card card) { ++seen[card]; };
    for (const Seat seat : p_.layout().seats) {
      p_.hands[seat].forEachCard(see);
      scene_.knows[seat].forEachCard(see);
      if (p_.given[seat] != Card::None) see(p_.given[seat]);
      if (p_.hands[seat].isHidden()) all += p_.hands[seat].size() - scene_.knows[seat].size();
    }
    all += p_.gaveHidden().size();
    if (scene_.stack.known)
      for (const Card card : scene_.stack.rest()) see(card);
    for (const Card card : kAllCards) {
      seen[card] += p_.gone[card];
      all += seen[card];
      if (seen[card] > pack[card]) return fail("cards", "more of this card than the pack has:", cardName(card));
    }
    return all <= total(pack) ||
           fail("cards", "more cards in hands, given, gone and stack than the pack has:", std::to_string(all));
  }

  // The function is that of a card that was laid. Jesters and Devils, and TACs that are used as these, leave the board
  // as it was (rules 10.1).
  bool checkFunction() {
    const Card fn = p_.function;
    if (fn == Card::None) return true;
    if (cardsOf(p_.setup.pack, p_.setup.seatCount())[fn] == 0)
      return fail("fn", "not a card of the pack:", cardName(fn));
    const bool keepsBoard = fn == Card::Jester || fn == Card::Devil;
    return !keepsBoard || p_.undo == p_.board || fail("undo", "must be the board with fn", cardName(fn));
  }

  // A side is in `won` exactly if it is complete, and sides only leave a game that goes on for the places.
  bool checkWins() {
    const SeatSet finished = p_.board.finishedSeats(p_.layout().seats);
    const bool over = p_.phase == Phase::Over;
    for (const SeatSet side : p_.won)
      if (!side.without(finished).empty()) return fail("won", "this side is not complete:", seatLetters(side));
    const SeatSet stillIn = p_.inGame();
    SeatSet complete;
    for (const Seat seat : stillIn) {
      if (p_.layout().side[seat].without(finished).empty()) complete |= only(seat);
    }
    if (!over && !complete.without(p_.pendingWin()).empty() && p_.phase != Phase::Answer)
      return fail("board", "a side is complete, but the game goes on:", seatLetters(complete));
    if (p_.phase == Phase::Answer && p_.placesTaken() == 0) return fail("won", "required in phase", "answer");
    const int left = p_.placesTaken() - (p_.phase == Phase::Answer ? 1 : 0);
    if (left > (over ? 1 : 0) && !p_.setup.has(Switch::Places))
      return fail("won", "only with places=yes:", wonText(p_));
    if (!over && !goesOn()) return false;
    if (over && p_.placesTaken() == 0 && !p_.layout().cooperative) return fail("won", "required in phase", "over");
    return true;
  }

  // Two sides at least are still in the game, and those that left it are home on the undo board too.
  bool goesOn() {
    const SeatSet in = p_.inGame();
    const SeatSet left = p_.layout().seats.without(in);
    const bool oneSide = in.empty() || in.without(p_.layout().side[in.first()]).empty();
    if (oneSide && !p_.layout().cooperative) return fail("won", "no two sides are left to play on:", wonText(p_));
    if (p_.function != Card::None && p_.undo.finishedSeats(left) != left)
      return fail("undo", "a seat that has left the game is not home:", seatLetters(left));
    return true;
  }

  bool checkPhase() {
    const SeatSet inGame = p_.inGame();
    if (!inGame.contains(p_.turn))
      return fail("turn", "this seat has left the game:", std::string(1, seatLetter(p_.turn)));
    if (!inGame.contains(p_.by)) return fail("by", "this seat has left the game:", std::string(1, seatLetter(p_.by)));
    if (p_.by != p_.turn && p_.phase != Phase::Play)
      return fail("by", "only in phase play:", std::string(1, seatLetter(p_.by)));
    if (p_.by != p_.turn && p_.by != p_.right(p_.turn))
      return fail("by", "neither the seat whose turn it is nor the one before it:", std::string(1, seatLetter(p_.by)));
    if (p_.by != p_.turn && p_.function != Card::Devil)
      return fail("by", "only with fn=DEV:", std::string(1, seatLetter(p_.by)));
    if (p_.phase == Phase::Answer && p_.function == Card::None) return fail("fn", "required in phase", "answer");
    if (p_.phase == Phase::Skipped && p_.function != Card::Eight) return fail("fn", "must be 8 in phase", "skipped");
    if (p_.phase == Phase::Over) return !p_.tacBanned || fail("ban", "not in phase", "over");
    if (p_.hands[p_.turn].empty())
      return fail("hands", "the seat whose turn it is holds no card:", std::string(1, seatLetter(p_.turn)));
    if (p_.phase == Phase::Swap) return checkSwap();
    return p_.phase != Phase::Answer || checkAnswer();
  }

  bool checkSwap() {
    if (p_.function != Card::None) return fail("fn", "not in phase", "swap");
    const SeatSet toGive = yetToGive(p_);
    if (toGive.empty()) return fail("phase", "nobody is left to give in", "swap");
    if (p_.tacBanned) return fail("ban", "not in phase", "swap");
    const SeatSet emptyHanded = p_.inGame().without(p_.gave).without(p_.seatsWithCards());
    if (!emptyHanded.empty()) return fail("hands", "a seat holds no card in the swap:", seatLetters(emptyHanded));
    const Seat next = toGive.next(p_.dealer);
    return next == p_.turn || fail("turn", "the next seat to give is", std::string(1, seatLetter(next)));
  }

  bool checkAnswer() {
    if (p_.hands[p_.turn].isHidden()) return true;
    PlayList plays;
    if (p_.hands[p_.turn].has(Card::Tac)) listPlays(p_, plays);
    const bool canAnswer = std::ranges::any_of(plays, [](const Play& play) { return play.card == Card::Tac; });
    return canAnswer || fail("phase", "there is no TAC that can be used in", "answer");
  }

  Fields fields_;
  Scene scene_;
  Position& p_ = scene_.position;
  base::Error error_;
};

}  // namespace

std::string_view phaseName(Phase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

std::string boardText(const LayoutTable& layout, const Board& board) {
  std::string text;
  addBoard(text, layout, board);
  return text;
}

std::string wonText(const Position& p) {
  std::string text;
  for (const SeatSet side : p.won)
    if (!side.empty()) text.append(text.empty() ? "" : ">").append(seatLetters(side));
  return text;
}

std::string positionText(const Scene& scene) {
  const Position& p = scene.position;
  Line line;
  line.add("layout", layoutName(p.setup.layout));
  if (const std::string rules = rulesText(p.setup); rules != "std") line.add("rules", rules);
  if (!p.setup.pack.isMaster()) line.add("pack", packName(p.setup.pack));
  addBoard(line.begin("board"), p.layout(), p.board);
  addPerSeat(line.begin("hands"), p.layout().seats, [&](Seat seat) { return handText(p.hands[seat]); });
  addTurn(line, p);
  addPile(line, p);
  const std::string stack = stackText(scene.stack);
  if (stack != '?' + std::to_string(defaultStack(p))) line.add("stack", stack);
  const SeatSet known = seatsWithKnownCards(scene.knows);
  if (!known.empty()) addPerSeat(line.begin("knows"), known, [&](Seat seat) { return cardList(scene.knows[seat]); });
  return std::move(line).text();
}

std::string positionText(const View& view) {
  Scene scene{view.position, {}, view.knows};
  scene.stack.size = view.position.stack;
  return positionText(scene);
}

std::string handNotKnown(Seat seat) { return std::string("the hand of seat ") + seatLetter(seat) + " is not known"; }

std::optional<std::string> whatIsNotKnown(const Position& p) {
  for (const Seat seat : kAllSeats)
    if (p.hands[seat].isHidden()) return handNotKnown(seat);
  if (!p.gaveHidden().empty()) return "a card given in the swap is not known";
  return std::nullopt;
}

base::Result<Position> withBoard(const Position& position, std::string_view board) {
  const std::string line = "board=" + std::string(board);
  return PositionReader(line).readBoardOf(position);
}

base::Result<Scene> parsePosition(std::string_view line) { return PositionReader(line).read(); }

}  // namespace tacit::notation
