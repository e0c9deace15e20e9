#include "puzzles/collection.h"

#include <algorithm>
#include <limits>

#include "analysis/words.h"
#include "base/result.h"
#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/words.h"
#include "puzzles/judging.h"
#include "puzzles/solo_deals.h"
#include "solver/solver.h"

namespace tacit::puzzles {
namespace {

constexpr std::string_view kHead =
    "# Puzzles of TAC (docs/puzzles.md). One a line, fields separated by tabs:\n"
    "# id, layout, rating, themes, kind (play, line, solo), seat, position as the seat knows it, solution,\n"
    "# percent to win after the best play / the second best (together: cards to come; solo: cards / the simple bot's)\n"
    "# Steps of a line and plays of a solo deal are separated by semicolons.\n";
constexpr std::string_view kMade = "# made: tacit puzzles make --layout ";
constexpr std::string_view kSolo = " --solo";
constexpr std::string_view kTheme = " --theme ";
constexpr std::string_view kSeed = " --seed ";
constexpr std::string_view kGames = " --games ";
constexpr std::string_view kDropped = "# dropped: ";
constexpr std::string_view kByCheck = " by tacit puzzles check --drop";
constexpr std::string_view kSimulations = " --sims ";

std::string madeText(const Made& made) {
  std::string text(kMade);
  text.append(notation::layoutName(made.source.layout)).append(made.solo ? kSolo : "");
  if (made.source.theme) text.append(kTheme).append(themeName(*made.source.theme));
  text.append(kSeed).append(std::to_string(made.source.seed)).append(kGames).append(std::to_string(made.games));
  return text;
}

// The words behind these; empty if they don't follow.
std::string_view wordAfter(std::string_view line, std::string_view words) {
  const auto at = line.find(words);
  return at == std::string_view::npos ? "" : base::split(line.substr(at + words.size()), ' ').front();
}

std::optional<Made> parseMade(std::string_view line) {
  const auto layout = notation::layoutNamed(wordAfter(line, kMade));
  const auto seed = base::numberIn(wordAfter(line, kSeed));
  const auto games = base::numberIn(wordAfter(line, kGames));
  if (!layout || !seed || !games) return std::nullopt;
  const Made made{
      {*layout, themeNamed(wordAfter(line, kTheme)), *seed}, line.find(kSolo) != std::string_view::npos, *games};
  return madeText(made) == line ? std::optional(made) : std::nullopt;
}

std::string droppedText(const Dropped& dropped) {
  std::string text(kDropped);
  text.append(std::to_string(dropped.puzzles)).append(kByCheck).append(kSeed).append(std::to_string(dropped.seed));
  return text.append(kSimulations).append(std::to_string(dropped.simulations));
}

std::optional<Dropped> parseDropped(std::string_view line) {
  const auto puzzles = base::numberIn(wordAfter(line, kDropped));
  const auto seed = base::numberIn(wordAfter(line, kSeed));
  const auto simulations = base::numberIn(wordAfter(line, kSimulations), std::numeric_limits<int>::max());
  if (!puzzles || !seed || !simulations) return std::nullopt;
  const Dropped dropped{*seed, static_cast<int>(*simulations), *puzzles};
  return droppedText(dropped) == line ? std::optional(dropped) : std::nullopt;
}

Layout layoutOf(const Puzzle& puzzle) { return viewIn(puzzle.positions.front())->position.setup.layout; }

std::pair<bool, Layout> placeOf(const Puzzle& puzzle) { return {puzzle.task == Task::Solo, layoutOf(puzzle)}; }

// The position after all plays; the plays themselves are added to the list.
base::Result<Position> playedThrough(Position position, const std::vector<std::string>& texts,
                                     std::vector<Play>& plays) {
  for (const std::string& text : texts) {
    const auto play = notation::parsePlay(position, text);
    if (!play) return base::Error{play.error()};
    plays.push_back(*play);
    carryOut(position, *play);
  }
  return position;
}

std::optional<std::string> problemWithThemes(const Puzzle& puzzle, const std::vector<Theme>& themes) {
  if (themes == puzzle.themes) return std::nullopt;
  return "its themes are not what happens";
}

std::optional<std::string> problemWithSolo(const Puzzle& puzzle) {
  const Position position = viewIn(puzzle.positions.front())->position;
  if (auto problem = solver::whyNotSolve(position)) return problem;
  std::vector<Play> plays;
  const auto end = playedThrough(position, puzzle.solution, plays);
  if (!end) return end.error();
  if (end->phase != Phase::Over || end->won[0].empty()) return "not all are home at the end";
  if (end->laid - position.laid != static_cast<std::uint32_t>(puzzle.best)) return "it takes another number of cards";
  if (cardsOf(position, bots::Level::Simple, 0) != static_cast<int>(puzzle.second))
    return "the simple bot takes another number of cards";
  return problemWithThemes(puzzle, themesOf(position, plays));
}

}  // namespace

Collection Collection::withoutPuzzles() const {
  Collection same;
  same.made_ = made_;
  same.dropped_ = dropped_;
  return same;
}

std::uint64_t Collection::gamesOf(const Made& these) const {
  const auto found = std::ranges::find_if(made_, [&](const Made& m) { return m.isOfSameGames(these); });
  return found == made_.end() ? 0 : found->games;
}

void Collection::setGames(const Made& these) {
  const auto found = std::ranges::find_if(made_, [&](const Made& m) { return m.isOfSameGames(these); });
  if (found == made_.end()) made_.push_back(these);
  else found->games = these.games;
}

bool Collection::add(Puzzle puzzle) {
  if (named(puzzle.id()) != nullptr) return false;
  const auto after =
      std::ranges::upper_bound(puzzles_, placeOf(puzzle), {}, [](const Puzzle& each) { return placeOf(each); });
  puzzles_.insert(after, std::move(puzzle));
  return true;
}

std::size_t Collection::countOf(const Made& these) const {
  const auto& theme = these.source.theme;
  return static_cast<std::size_t>(std::ranges::count_if(puzzles_, [&](const Puzzle& puzzle) {
    return placeOf(puzzle) == std::pair(these.solo, these.source.layout) &&
           (!theme || std::ranges::count(puzzle.themes, *theme) > 0);
  }));
}

const Puzzle* Collection::named(std::string_view id) const {
  const auto found = std::ranges::find(puzzles_, id, &Puzzle::id);
  return found == puzzles_.end() ? nullptr : &*found;
}

std::string fileText(const Collection& collection) {
  std::string text(kHead);
  for (const Made& made : collection.made()) text += madeText(made) + '\n';
  for (const Dropped& dropped : collection.dropped()) text += droppedText(dropped) + '\n';
  for (const Puzzle& puzzle : collection.puzzles()) text += lineText(puzzle) + '\n';
  return text;
}

base::Result<Collection> parseFile(std::string_view text) {
  Collection collection;
  int number = 0;
  const auto wrong = [&](const std::string& what) {
    return base::Error{"line " + std::to_string(number) + ": " + what};
  };
  for (const std::string_view line : base::split(text, '\n')) {
    ++number;
    if (line.starts_with(kMade)) {
      const auto made = parseMade(line);
      if (!made) return wrong("not a command that makes puzzles");
      collection.setGames(*made);
    }
    if (line.starts_with(kDropped)) {
      const auto dropped = parseDropped(line);
      if (!dropped) return wrong("not a command that drops puzzles");
      collection.addDropped(*dropped);
    }
    if (line.empty() || line.starts_with('#')) continue;
    auto puzzle = parseLine(line);
    if (!puzzle) return wrong(puzzle.error());
    if (!collection.add(std::move(*puzzle))) return wrong("a second puzzle of this position");
  }
  return collection;
}

std::optional<std::string> problemWith(const Puzzle& puzzle) {
  if (puzzle.task == Task::Solo) return problemWithSolo(puzzle);
  const auto decisions = decisionsIn(puzzle);
  if (!decisions) return decisions.error();
  if (simpleFinds(decisions->front().view, decisions->front().play)) return "the simple bot finds it";
  std::vector<Theme> themes;
  for (const auto& [view, play] : *decisions) themes = together(themes, themesOf(view.position, play));
  return problemWithThemes(puzzle, themes);
}

std::optional<std::string> problemWhenJudged(const Puzzle& puzzle, int simulations, std::uint64_t seed) {
  if (puzzle.task == Task::Solo) {
    const Position position = viewIn(puzzle.positions.front())->position;
    if (fewestCardsHome(position, kToSolve) == static_cast<int>(puzzle.best)) return std::nullopt;
    return "the solver takes another number of cards";
  }
  const auto decisions = decisionsIn(puzzle);
  for (const auto& [view, play] : *decisions) {
    const Lead lead = leadOf(view, play, simulations, seed);
    if (!lead.isClear())
      return "not clearly the best play: " + notation::playText(view.position, play) + ", ahead by " +
             analysis::decimal(100 * lead.ahead.mean, 1) + " +- " + analysis::decimal(100 * lead.ahead.error, 1);
  }
  return std::nullopt;
}

}  // namespace tacit::puzzles
