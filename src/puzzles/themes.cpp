#include "puzzles/themes.h"

#include <algorithm>
#include <set>

namespace tacit::puzzles {
namespace {

using Marbles = std::array<Marble, kMarbles>;

auto inBase(const Marbles& marbles) { return std::ranges::count(marbles, kBase, spaceOf); }

bool isFree(const Board& board, Space space) {
  return std::ranges::none_of(board.marbles, [&](const Marbles& four) {
    return std::ranges::any_of(four, [&](Marble m) { return isRing(space) && spaceOf(m) == space; });
  });
}

// Whether nothing stands in between.
bool isFreeBetween(int ring, const Board& board, Space from, int steps) {
  for (int n = 1; n < steps; ++n)
    if (!isFree(board, ahead(ring, from, n))) return false;
  return true;
}

bool isNumber(int steps) { return std::ranges::find(kAllCards, steps, forwardSteps) != kAllCards.end(); }

// Whether a number card, or the four steps back, brings a marble from one space to the other.
bool reaches(int ring, const Board& board, Space from, Space to) {
  constexpr int kBack = 4;
  const int onward = distance(ring, from, to);
  if (onward > 0 && isNumber(onward) && isFreeBetween(ring, board, from, onward)) return true;
  return distance(ring, to, from) == kBack && isFreeBetween(ring, board, to, kBack);
}

bool inDanger(const LayoutTable& layout, const Board& board, Seat owner, Space space) {
  if (!isRing(space)) return false;
  for (const Seat foe : layout.seats.without(layout.side[owner]))
    for (const Marble m : board.marbles[foe])
      if (isRing(spaceOf(m)) && reaches(layout.ring, board, spaceOf(m), space)) return true;
  return false;
}

// The spaces that marbles of a seat are on in one board and not in the other.
std::vector<Space> onlyIn(const Board& here, const Board& there, Seat seat) {
  std::vector<Space> spaces;
  for (const Marble m : here.marbles[seat])
    if (std::ranges::find(there.marbles[seat], spaceOf(m), spaceOf) == there.marbles[seat].end())
      spaces.push_back(spaceOf(m));
  return spaces;
}

// A play as a change of the board. A TAC begins where it goes back to.
class Change {
 public:
  Change(const Position& position, const Play& play)
      : position_(position), play_(play), layout_(position.layout()), own_(layout_.side[position.by]),
        from_(play.card == Card::Tac && position.function != Card::None && play.kind != Kind::Give &&
                      play.kind != Kind::Drop
                  ? position.undo
                  : position.board) {}

  bool bringsLastMarbleHome() const {
    return !play_.after.finishedSeats(layout_.seats).without(from_.finishedSeats(layout_.seats)).empty();
  }
  bool captures() const {
    return any(layout_.seats.without(own_), [&](Seat s) { return more(s) > 0; });
  }
  bool rescues() const {
    return any(own_, [&](Seat s) { return takesCaptureBack(s) || leavesDanger(s); });
  }
  bool movesAtHome() const {
    return any(layout_.seats, [&](Seat s) { return play_.after.homeMask(s) != from_.homeMask(s); });
  }

 private:
  template <typename Condition>
  static bool any(SeatSet seats, Condition condition) {
    bool one = false;
    for (const Seat seat : seats) one = one || condition(seat);
    return one;
  }

  // Marbles that went to the base.
  std::ptrdiff_t more(Seat seat) const { return inBase(play_.after.marbles[seat]) - inBase(from_.marbles[seat]); }

  bool takesCaptureBack(Seat seat) const {
    const auto now = inBase(position_.board.marbles[seat]);
    return inBase(from_.marbles[seat]) < now && inBase(play_.after.marbles[seat]) < now;
  }

  bool leavesDanger(Seat seat) const {
    if (more(seat) > 0) return false;
    const auto left = onlyIn(from_, play_.after, seat);
    const auto reached = onlyIn(play_.after, from_, seat);
    return std::ranges::any_of(left, [&](Space s) { return inDanger(layout_, from_, seat, s); }) &&
           std::ranges::none_of(reached, [&](Space s) { return inDanger(layout_, play_.after, seat, s); });
  }

  const Position& position_;
  const Play& play_;
  const LayoutTable& layout_;
  SeatSet own_;
  const Board& from_;
};

std::optional<Theme> themeOfCard(Card function) {
  switch (function) {
    case Card::Seven: return Theme::Seven;
    case Card::Trickster: return Theme::Trickster;
    case Card::Warrior: return Theme::Warrior;
    case Card::Angel: return Theme::Angel;
    case Card::Devil: return Theme::Devil;
    case Card::Jester: return Theme::Jester;
    default: return std::nullopt;
  }
}

void addThemes(const Position& position, const Play& play, std::set<Theme>& themes) {
  if (position.layout().cooperative) themes.insert(Theme::Together);
  if (play.kind == Kind::Give) themes.insert(Theme::Gift);
  if (play.kind == Kind::Drop) themes.insert(Theme::Drop);
  if (play.kind == Kind::Give || play.kind == Kind::Drop || play.kind == Kind::Pass) return;
  if (play.card == Card::Tac) themes.insert(Theme::Tac);
  if (const auto theme = themeOfCard(play.as)) themes.insert(*theme);
  const Change change(position, play);
  if (change.bringsLastMarbleHome()) themes.insert(Theme::LastMarble);
  if (change.rescues()) themes.insert(Theme::Rescue);
  if (change.captures()) themes.insert(Theme::Capture);
  if (change.movesAtHome()) themes.insert(Theme::HomeStretch);
}

}  // namespace

std::string_view themeName(Theme theme) { return kThemeNames[static_cast<std::size_t>(theme)]; }

std::optional<Theme> themeNamed(std::string_view word) {
  const auto found = std::ranges::find(kThemeNames, word);
  if (found == kThemeNames.end()) return std::nullopt;
  return static_cast<Theme>(found - kThemeNames.begin());
}

std::vector<Theme> themesOf(const Position& position, const Play& play) { return themesOf(position, {&play, 1}); }

std::vector<Theme> themesOf(Position position, std::span<const Play> line) {
  std::set<Theme> themes;
  for (const Play& play : line) {
    addThemes(position, play, themes);
    if (&play != &line.back()) carryOut(position, play);
  }
  return {themes.begin(), themes.end()};
}

std::vector<Theme> together(const std::vector<Theme>& some, const std::vector<Theme>& more) {
  std::set<Theme> themes(some.begin(), some.end());
  themes.insert(more.begin(), more.end());
  return {themes.begin(), themes.end()};
}

}  // namespace tacit::puzzles
