#include "puzzles/puzzle.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/result.h"
#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::puzzles {
namespace {

constexpr std::size_t kFields = 9;
constexpr char kStep = ';';
constexpr std::string_view kNoThemes = "-";

// "25.3"
std::string tenths(double number) {
  const auto n = std::lround(10 * number);
  return std::to_string(n / 10) + '.' + std::to_string(n % 10);
}

base::Result<double> parseTenths(std::string_view field, std::string_view text) {
  double number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  constexpr double kMost = 10'000;
  const bool whole = problem == std::errc{} && end == text.data() + text.size();
  const bool inReach = number >= 0 && number <= kMost;
  if (!whole || !inReach || tenths(number) != text) return base::complain(field, "not a number with one decimal", text);
  return number;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : std::string(1, kStep)) + part;
  return text;
}

std::vector<std::string> parted(std::string_view text) {
  const auto parts = base::split(text, kStep);
  return {parts.begin(), parts.end()};
}

std::string themesText(const std::vector<Theme>& themes) {
  std::string text;
  for (const Theme theme : themes) text.append(text.empty() ? "" : ",").append(themeName(theme));
  return text.empty() ? std::string(kNoThemes) : text;
}

base::Result<std::vector<Theme>> parseThemes(std::string_view text) {
  std::vector<Theme> themes;
  if (text == kNoThemes) return themes;
  for (const std::string_view word : base::split(text, ',')) {
    const auto theme = themeNamed(word);
    if (!theme) return base::complain("themes", "no theme", word);
    themes.push_back(*theme);
  }
  return themes;
}

// FNV-1a.
std::uint64_t hashOf(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

// A declaration speaks of the hand that was dealt. Once an opening card of it was laid, or a Jester has passed it on, a line
// of text cannot say how that fits together, and would be misread.
bool declarationsHold(const View& view) {
  bool hold = true;
  for (const Seat seat : view.position.layout().seats)
    hold = hold && view.traces[seat].dealtTo == seat && view.traces[seat].openings == 0;
  return hold;
}

}  // namespace

std::uint64_t Puzzle::number() const { return hashOf(positions.front()); }

std::string Puzzle::id() const {
  constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";  // none that looks like another
  constexpr int kLength = 7;
  std::string text;
  std::uint64_t rest = number();
  for (int n = 0; n < kLength; ++n, rest >>= 5U) text += kLetters[rest % kLetters.size()];
  return text;
}

std::string asKnown(const View& view) {
  View known = view;
  if (!declarationsHold(view)) known.position.says = {};
  return notation::positionText(known);
}

base::Result<View> viewIn(std::string_view position) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return base::Error{scene.error()};
  FollowedGame game(scene->position);
  game.tell(scene->knows);
  SeatSet open;
  for (const Seat seat : scene->position.layout().seats)
    if (!scene->position.hands[seat].isHidden()) open |= only(seat);
  return game.view(open);
}

// Of a line, what lies between two decisions are the answers of the others.
base::Result<std::vector<Asked>> decisionsIn(const Puzzle& puzzle) {
  const std::size_t decisions = puzzle.task == Task::Line ? 2 : 1;
  if (puzzle.positions.size() != decisions || puzzle.solution.size() != 2 * decisions - 1)
    return base::Error{"not as many steps as it has"};
  std::vector<Asked> asked;
  for (std::size_t n = 0; n < decisions; ++n) {
    const auto view = viewIn(puzzle.positions[n]);
    if (!view) return base::Error{view.error()};
    const std::string& text = puzzle.solution[2 * n];
    const auto play = notation::parsePlay(view->position, text);
    if (!play) return base::Error{play.error()};
    if (notation::playText(view->position, *play) != text) return base::Error{"not written as usual: " + text};
    asked.push_back({*view, *play});
  }
  return asked;
}

std::string lineText(const Puzzle& puzzle) {
  const auto scene = notation::parsePosition(puzzle.positions.front());
  const Position& position = scene->position;
  std::string text = puzzle.id();
  const auto add = [&](std::string_view field) { text.append("\t").append(field); };
  add(notation::layoutName(position.setup.layout));
  add(tenths(puzzle.rating));
  add(themesText(puzzle.themes));
  add(kTaskNames[static_cast<std::size_t>(puzzle.task)]);
  add(std::string(1, notation::seatLetter(position.by)));
  add(joined(puzzle.positions));
  add(joined(puzzle.solution));
  add(tenths(puzzle.best) + '/' + tenths(puzzle.second));
  return text;
}

base::Result<Puzzle> parseLine(std::string_view line) {
  const auto fields = base::split(line, '\t');
  if (fields.size() != kFields) return base::complain("line", "not of nine fields", line);
  Puzzle puzzle;
  const auto rating = parseTenths("rating", fields[2]);
  if (!rating) return base::Error{rating.error()};
  puzzle.rating = *rating;
  const auto themes = parseThemes(fields[3]);
  if (!themes) return base::Error{themes.error()};
  puzzle.themes = *themes;
  const auto task = std::ranges::find(kTaskNames, fields[4]);
  if (task == kTaskNames.end()) return base::complain("kind", "no kind of puzzle", fields[4]);
  puzzle.task = static_cast<Task>(task - kTaskNames.begin());
  puzzle.positions = parted(fields[6]);
  puzzle.solution = parted(fields[7]);
  std::string_view second = fields[8];
  const auto best = parseTenths("best", base::takeUntil(second, '/').value_or(""));
  const auto other = parseTenths("second", second);
  if (!best || !other) return base::Error{(best ? other : best).error()};
  puzzle.best = *best;
  puzzle.second = *other;
  for (const std::string& position : puzzle.positions)
    if (const auto view = viewIn(position); !view) return base::Error{view.error()};
  if (lineText(puzzle) != line) return base::complain("line", "id, layout or seat don't fit the position", fields[0]);
  return puzzle;
}

}  // namespace tacit::puzzles
