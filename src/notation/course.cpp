#include "notation/course.h"

#include <algorithm>

#include "base/strings.h"
#include "notation/words.h"

namespace tacit::notation {
namespace {

// The play on its way over the board.
class Course {
 public:
  Course(const LayoutTable& layout, const Board& board) : layout_(layout), board_(board) {}

  // Goes as far as it can: false where no such marble stands.
  bool walk(const Leg& leg, Card as) {
    const bool capturesOnTheWay = as == Card::Seven;
    std::string way = begin(leg.colour, leg.from);
    if (!lift(leg.colour, leg.from)) return false;
    for (Space at = leg.from; at != leg.to;) {
      at = next(leg, at, as);
      way += '-' + spaceName(at);
      const auto met = at == leg.to || capturesOnTheWay ? standingOn(at) : std::nullopt;
      if (!met) continue;
      tell(way);
      capture(*met, at);
      way = begin(leg.colour, at);
    }
    if (way.find('-') != std::string::npos) tell(way);
    put(leg.colour, leg.to);
    return true;
  }

  void exchange(Spot one, Spot other) { tell(begin(one.colour, one.space) + '~' + begin(other.colour, other.space)); }

  std::string text() && { return std::move(text_); }

 private:
  static std::string begin(Seat colour, Space space) { return seatLetter(colour) + spaceName(space); }

  void tell(std::string_view line) { text_.append(line) += '\n'; }

  // The space after this one on the way.
  Space next(const Leg& leg, Space at, Card as) const {
    if (at == kBase || leg.to == kBase) return leg.to;
    if (isHome(at)) return Space(at < leg.to ? at + 1 : at - 1);
    if (isHome(leg.to) && at == startOf(layout_, leg.colour)) return home(1);
    return as == Card::Four ? behind(layout_.ring, at, 1) : ahead(layout_.ring, at, 1);
  }

  std::optional<Seat> standingOn(Space space) const {
    if (!isRing(space)) return std::nullopt;
    const auto stands = [&](Seat seat) {
      return std::ranges::find(board_.marbles[seat], space, spaceOf) != board_.marbles[seat].end();
    };
    for (const Seat seat : layout_.seats)
      if (stands(seat)) return seat;
    return std::nullopt;
  }

  // Takes a marble off the board, into its base.
  bool lift(Seat colour, Space space) {
    const auto& four = board_.marbles[colour];
    const auto found = std::ranges::find(four, space, spaceOf);
    if (found == four.end()) return false;
    board_.sendToBase(colour, static_cast<unsigned>(found - four.begin()));
    return true;
  }

  void put(Seat colour, Space space) { board_.put(colour, 0, marbleOn(space)); }

  void capture(Seat colour, Space space) {
    lift(colour, space);
    tell(begin(colour, space) + '-' + spaceName(kBase));
  }

  const LayoutTable& layout_;
  Board board_;
  std::string text_;
};

}  // namespace

std::optional<Spot> spotNamed(const LayoutTable& layout, std::string_view text) {
  const auto seat = seatNamed(text.substr(0, 1));
  if (!seat || !layout.seats.contains(*seat)) return std::nullopt;
  const auto space = spaceNamed(text.substr(1), layout.ring);
  if (!space) return std::nullopt;
  return Spot{*seat, *space};
}

std::optional<Leg> legNamed(const LayoutTable& layout, std::string_view text) {
  const auto from = base::takeUntil(text, '-');
  const auto start = from ? spotNamed(layout, *from) : std::nullopt;
  const auto to = spaceNamed(text, layout.ring);
  if (!start || !to) return std::nullopt;
  return Leg{start->colour, start->space, *to};
}

std::string courseText(const LayoutTable& layout, Board board, std::string_view play) {
  if (play.starts_with("TAC=")) play.remove_prefix(4);
  const auto name = base::takeUntil(play, ':');
  const auto as = name ? cardNamed(*name) : std::nullopt;
  if (!as) return "";
  Course course(layout, board);
  if (*as == Card::Trickster) {
    const auto first = base::takeUntil(play, '~');
    const auto one = first ? spotNamed(layout, *first) : std::nullopt;
    const auto other = spotNamed(layout, play);
    if (one && other) course.exchange(*one, *other);
    return std::move(course).text();
  }
  for (const auto word : base::split(play, ',')) {
    const auto leg = legNamed(layout, word);
    if (!leg || !course.walk(*leg, *as)) break;
  }
  return std::move(course).text();
}

}  // namespace tacit::notation
