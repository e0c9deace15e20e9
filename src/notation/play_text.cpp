#include "notation/play_text.h"

#include <algorithm>
#include <optional>

#include "base/result.h"
#include "base/strings.h"
#include "notation/course.h"
#include "notation/position_text.h"
#include "notation/seven_legs.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

// The board on which a card's function is used: the undo board for a TAC.
const Board& boardFor(const Position& p, Card card) { return card == Card::Tac ? p.undo : p.board; }

// ---- Printing ----

std::string exchangeText(Seat x, Space from, Seat y, Space to) {
  return seatLetter(x) + spaceName(from) + '~' + seatLetter(y) + spaceName(to);
}

// Exchanges within one colour that leave the same board are one play; its text is the smallest of them.
std::string exchangeText(const Board& before, const Play& play) {
  std::string smallest = exchangeText(play.colour, play.from, play.other, play.to);
  if (play.colour != play.other) return smallest;
  for (const Seat seat : kAllSeats)
    for (std::size_t i = 0; i < kMarbles; ++i)
      for (std::size_t j = i + 1; j < kMarbles; ++j) {
        const auto [x, y] = std::pair(before.marbles[seat][i], before.marbles[seat][j]);
        if (!isRing(spaceOf(x)) || !isRing(spaceOf(y))) continue;
        Board after = before;
        after.marbles[seat][i] = marbleOn(spaceOf(x));
        after.marbles[seat][j] = marbleOn(spaceOf(y));
        if (after == play.after) smallest = std::min(smallest, exchangeText(seat, spaceOf(x), seat, spaceOf(y)));
      }
  return smallest;
}

// Spells plays of one position; the work for its sevens is done once and only if there are any.
class Speller {
 public:
  explicit Speller(const Position& position) : p_(position) {}

  std::string text(const Play& play) {
    if (play.kind == Kind::Pass) return "pass";
    if (play.kind == Kind::Give) return "give:" + std::string(cardName(play.card));
    if (play.kind == Kind::Drop) return std::string(cardName(play.card)) + ":drop";
    return (play.card == Card::Tac ? "TAC=" : "") + functionText(play);
  }

 private:
  std::string functionText(const Play& play) {
    std::string name(cardName(play.as));
    switch (play.kind) {
      case Kind::Move: return name + ':' + seatLetter(play.colour) + spaceName(play.from) + '-' + spaceName(play.to);
      case Kind::Seven: return name + ':' + sevenText(play);
      case Kind::Exchange: return name + ':' + exchangeText(boardFor(p_, play.card), play);
      case Kind::Skip: return name + ":skip";
      default: return name;
    }
  }

  std::string sevenText(const Play& play) {
    auto& spellings = play.card == Card::Tac ? tacSevens_ : sevens_;
    if (!spellings) spellings.emplace(p_, boardFor(p_, play.card));
    const std::string* const legs = spellings->to(play.after);
    return legs != nullptr ? *legs : std::string("?");
  }

  const Position& p_;
  std::optional<SevenSpellings> sevens_;
  std::optional<SevenSpellings> tacSevens_;
};

// ---- Reading ----

class PlayReader {
 public:
  PlayReader(const Position& position, std::string_view text) : p_(position), text_(text) { listPlays(p_, list_); }

  base::Result<Play> read() {
    if (p_.phase == Phase::Over) return refuse("the game is over:");
    if (p_.hands[p_.turn].isHidden()) return base::Error{handNotKnown(p_.turn)};
    std::string_view rest = text_;
    if (rest == "pass") return kindOnly(Card::None, Card::None, Kind::Pass);
    if (rest.starts_with("TAC=")) return function(Card::Tac, rest.substr(4));
    if (rest.starts_with("give:")) return laid(rest.substr(5), Kind::Give);
    if (rest.ends_with(":drop")) return laid(rest.substr(0, rest.size() - 5), Kind::Drop);
    return function(Card::None, rest);
  }

 private:
  base::Error refuse(std::string_view what) const { return base::complain("play", what, text_); }

  base::Result<Play> find(const std::optional<Play>& wanted) const {
    if (!wanted) return refuse("not a play:");
    const auto found = std::ranges::find(list_, *wanted);
    if (found != list_.end()) return *found;
    return illegal(wanted->card);
  }

  base::Error illegal(Card card) const {
    if (card != Card::None && !p_.hands[p_.turn].has(card))
      return refuse(std::string("seat ") + seatLetter(p_.turn) + " does not hold the card of");
    return refuse("not a legal play here:");
  }

  base::Result<Play> kindOnly(Card card, Card as, Kind kind) const {
    for (const Play& play : list_)
      if (play.kind == kind && play.card == card && play.as == as) return play;
    return illegal(card);
  }

  base::Result<Play> laid(std::string_view name, Kind kind) const {
    const auto card = cardNamed(name);
    if (!card) return base::complain("play", "not a card:", name);
    return kindOnly(*card, *card, kind);
  }

  // `5:a20-25`, `JES`: the function of a card, or of a TAC.
  base::Result<Play> function(Card laidCard, std::string_view text) const {
    std::string_view rest = text;
    const auto name = base::takeUntil(rest, ':');
    const auto as = cardNamed(name ? *name : text);
    if (!as) return refuse("not a play:");
    const Card card = laidCard == Card::None ? *as : laidCard;
    if (!name) {
      if (*as == Card::Jester) return kindOnly(card, *as, Kind::Jester);
      if (*as == Card::Devil) return kindOnly(card, *as, Kind::Devil);
      return refuse("not a play:");
    }
    if (*as == Card::Eight && rest == "skip") return kindOnly(card, *as, Kind::Skip);
    if (*as == Card::Seven) return seven(card, rest);
    if (*as == Card::Trickster) return exchange(card, rest);
    return move(card, *as, rest);
  }

  base::Result<Play> move(Card card, Card as, std::string_view text) const {
    const auto wanted = legNamed(p_.layout(), text);
    if (!wanted) return refuse("not a play:");
    if (const Play* const found = moveIn(list_, card, as, *wanted)) return *found;
    if (isBringOutThatChangesNothing(card, as, *wanted))
      return find(Play::of(Kind::Move, card, as, boardFor(p_, card)));
    return illegal(card);
  }

  static const Play* moveIn(const PlayList& list, Card card, Card as, const Leg& wanted) {
    const auto found = std::ranges::find_if(list, [&](const Play& play) {
      return play.kind == Kind::Move && play.card == card && play.as == as && play.colour == wanted.colour &&
             play.from == wanted.from && play.to == wanted.to;
    });
    return found == list.end() ? nullptr : found;
  }

  // Bring-outs onto the own fresh marble are one play for all colours and listed for one of them. Another is legal if
  // it were listed with a marble that is not fresh.
  bool isBringOutThatChangesNothing(Card card, Card as, const Leg& wanted) const {
    Board board = boardFor(p_, card);
    auto& four = board.marbles[wanted.colour];
    const auto fresh = std::ranges::find(four, marbleOn(wanted.to, true));
    if (wanted.from != kBase || fresh == four.end()) return false;
    *fresh = marbleOn(wanted.to);
    PlayList uses;
    listUses(p_, board, as, card, uses);
    return moveIn(uses, card, as, wanted) != nullptr;
  }

  base::Result<Play> exchange(Card card, std::string_view text) const {
    const auto first = base::takeUntil(text, '~');
    const auto x = first ? spotNamed(p_.layout(), *first) : std::nullopt;
    const auto y = spotNamed(p_.layout(), text);
    if (!x || !y) return refuse("not a play:");
    Board after = boardFor(p_, card);
    const auto i = std::ranges::find(after.marbles[x->colour], x->space, spaceOf);
    const auto j = std::ranges::find(after.marbles[y->colour], y->space, spaceOf);
    const bool both = i != after.marbles[x->colour].end() && j != after.marbles[y->colour].end();
    if (!both || !isRing(x->space) || !isRing(y->space) || x->space == y->space) return illegal(card);
    *i = marbleOn(y->space);
    *j = marbleOn(x->space);
    std::ranges::sort(after.marbles[x->colour]);
    std::ranges::sort(after.marbles[y->colour]);
    return find(Play::of(Kind::Exchange, card, Card::Trickster, after));
  }

  base::Result<Play> seven(Card card, std::string_view text) const {
    SevenWalk walk(p_, boardFor(p_, card));
    for (const auto word : base::split(text, ',')) {
      const auto wanted = legNamed(p_.layout(), word);
      if (!wanted) return refuse("not a play:");
      if (!walk.walk(*wanted)) return base::complain("play", "this leg of the seven cannot be walked:", word);
    }
    if (walk.left() != 0) return refuse("all seven steps must be used:");
    return find(Play::of(Kind::Seven, card, Card::Seven, walk.board()));
  }

  const Position& p_;
  std::string_view text_;
  PlayList list_;
};

}  // namespace

std::string playText(const Position& position, const Play& play) { return Speller(position).text(play); }

std::vector<std::string> playTexts(const Position& position, const PlayList& list) {
  Speller speller(position);
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(list.size()));
  for (const Play& play : list) texts.push_back(speller.text(play));
  return texts;
}

base::Result<Play> parsePlay(const Position& position, std::string_view text) {
  return PlayReader(position, text).read();
}

}  // namespace tacit::notation
