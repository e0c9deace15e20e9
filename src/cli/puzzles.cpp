#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>

#include "analysis/words.h"
#include "base/result.h"
#include "base/strings.h"
#include "bots/parallel.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/play/keeping.h"
#include "drawing/board_drawing.h"
#include "json/json.h"
#include "notation/words.h"
#include "puzzles/collection.h"
#include "puzzles/grade.h"
#include "puzzles/mine.h"
#include "puzzles/solo_deals.h"

namespace tacit::cli {
namespace {

using analysis::decimal;
using puzzles::Collection;
using puzzles::Made;
using puzzles::Puzzle;
using puzzles::Sieve;
using puzzles::Task;

base::Result<Collection> loadPuzzles(const std::string& file) {
  const auto text = loadText(file);
  if (!text) return base::Error{text.error()};
  auto collection = puzzles::parseFile(*text);
  if (!collection) return base::Error{file + ": " + collection.error()};
  return collection;
}

// ---- make ----

// Looks through games, several at a time. What they give is kept in the order of the games, so that it does not depend
// on who was quicker, and so that the file can say how far it got.
class Making {
 public:
  Making(const PuzzleOptions& options, Collection collection)
      : options_(options), collection_(std::move(collection)), tell_(isatty(STDERR_FILENO) == 1) {}

  // Says what went wrong.
  std::optional<std::string> make(Layout layout) {
    now_ = {{layout, puzzles::themeNamed(options_.theme), options_.seed}, options_.solo, 0};
    now_.games = collection_.gamesOf(now_);
    next_ = now_.games;
    waiting_.clear();
    sieve_ = {};
    bots::onThreads(options_.jobs, [&](int) { work(); });
    if (tell_) std::cerr << "\r\x1b[K";
    report();
    return problem_;
  }

 private:
  struct Looked {
    std::vector<Puzzle> puzzles;
    Sieve sieve;
  };

  bool isEnough() const {
    return (options_.games > 0 && now_.games >= static_cast<std::uint64_t>(options_.games)) ||
           (options_.count > 0 && collection_.countOf(now_) >= static_cast<std::size_t>(options_.count));
  }

  void work() {
    while (true) {
      std::uint64_t game = 0;
      {
        const std::scoped_lock lock(mutex_);
        if (stop_ || problem_ || isEnough()) return;
        game = next_++;
      }
      Looked looked = look(game);
      const std::scoped_lock lock(mutex_);
      if (stop_) return;
      waiting_.emplace(game, std::move(looked));
      keepInOrder();
    }
  }

  Looked look(std::uint64_t game) const {
    const puzzles::Source& source = now_.source;
    Looked looked;
    looked.puzzles = now_.solo ? puzzles::puzzlesOfSoloGame(source.layout, source.seedOfGame(game), stop_)
                               : puzzles::puzzlesOfGame(source, game, looked.sieve, stop_);
    return looked;
  }

  void keepInOrder() {
    for (auto next = waiting_.find(now_.games); next != waiting_.end() && !isEnough();
         next = waiting_.find(now_.games)) {
      for (Puzzle& puzzle : next->second.puzzles) collection_.add(std::move(puzzle));
      sieve_ += next->second.sieve;
      waiting_.erase(next);
      ++now_.games;
      collection_.setGames(now_);
      problem_ = saveText(fileText(collection_), options_.file);
    }
    if (tell_)
      std::cerr << "\r\x1b[K" << notation::layoutName(now_.source.layout) << ": " << now_.games << " games, "
                << collection_.countOf(now_) << " puzzles" << std::flush;
  }

  void report() const {
    std::cout << notation::layoutName(now_.source.layout) << (now_.solo ? " solo" : "") << ": " << now_.games
              << " games, " << collection_.countOf(now_) << " puzzles";
    if (!now_.solo)
      std::cout << "; now " << sieve_.games << " games, " << sieve_.choices << " choices, " << sieve_.promising
                << " promising, " << sieve_.looked << " after a longer look, " << sieve_.clear << " clear, "
                << sieve_.confirmed << " confirmed, " << sieve_.kept << " kept";
    std::cout << std::endl;  // NOLINT(performance-avoid-endl): each layout takes a while
  }

  const PuzzleOptions& options_;
  Collection collection_;
  bool tell_;
  const std::atomic<bool>& stop_ = catchInterrupt();
  std::mutex mutex_;
  Made now_;  // games looked through and kept
  std::uint64_t next_ = 0;
  std::map<std::uint64_t, Looked> waiting_;  // for games before them
  Sieve sieve_;
  std::optional<std::string> problem_;
};

base::Result<std::vector<Layout>> layoutsAsked(const PuzzleOptions& options) {
  std::vector<Layout> layouts;
  for (int k = 0; k < kLayouts; ++k) {
    const auto layout = static_cast<Layout>(k);
    const LayoutTable& table = Setup::of(layout).table();
    if ((options.layout.empty() || options.layout == table.name) && (!options.solo || table.cooperative))
      layouts.push_back(layout);
  }
  if (layouts.empty()) return base::complain("--layout", "no layout for this", options.layout);
  return layouts;
}

// ---- check ----

// So many of them, spread evenly.
bool isInSample(std::size_t n, std::size_t sample, std::size_t all) {
  return sample > 0 && (n * sample / all != (n + 1) * sample / all || sample >= all);
}

std::optional<std::string> problemFound(const Puzzle& puzzle, bool again, const PuzzleOptions& options) {
  if (auto problem = puzzles::problemWith(puzzle)) return problem;
  return again ? puzzles::problemWhenJudged(puzzle, options.simulations, options.seed) : std::nullopt;
}

// ---- list and show ----

std::string themesOf(const Puzzle& puzzle) {
  std::string text;
  for (const puzzles::Theme theme : puzzle.themes) text.append(text.empty() ? "" : ", ").append(themeName(theme));
  return text;
}

bool isAsked(const Puzzle& puzzle, const PuzzleOptions& options) {
  const auto theme = puzzles::themeNamed(options.theme);
  return (options.layout.empty() || puzzle.positions.front().starts_with("layout=" + options.layout + ' ')) &&
         (options.theme.empty() || (theme && std::ranges::count(puzzle.themes, *theme) > 0));
}

struct PuzzleShown {
  std::string id;
  double rating = 0;
  std::string layout;
  std::string task;
  std::vector<std::string> themes;
  TACIT_FIELDS(PuzzleShown, id, rating, layout, task, themes)
};

PuzzleShown shownOf(const Puzzle& puzzle) {
  PuzzleShown shown;
  shown.id = puzzle.id();
  shown.rating = json::rounded(puzzle.rating, 1);
  shown.layout = puzzles::viewIn(puzzle.positions.front())->position.layout().name;
  shown.task = puzzles::kTaskNames[static_cast<std::size_t>(puzzle.task)];
  for (const puzzles::Theme theme : puzzle.themes) shown.themes.emplace_back(themeName(theme));
  return shown;
}

void printList(const std::vector<Puzzle>& all) {
  std::map<puzzles::Theme, int> counts;
  for (const Puzzle& puzzle : all) {
    const PuzzleShown shown = shownOf(puzzle);
    std::cout << shown.id << "  " << decimal(puzzle.rating, 1) << "  " << shown.layout << "  " << shown.task << "  "
              << themesOf(puzzle) << '\n';
    for (const puzzles::Theme theme : puzzle.themes) ++counts[theme];
  }
  std::cout << all.size() << " puzzles";
  for (const auto& [theme, count] : counts) std::cout << ", " << themeName(theme) << ' ' << count;
  std::cout << '\n';
}

void printJson(const std::vector<Puzzle>& all) {
  std::vector<PuzzleShown> shown;
  std::ranges::transform(all, std::back_inserter(shown), shownOf);
  std::cout << json::text(shown) << '\n';
}

std::string textOf(const std::vector<std::string>& steps) {
  std::string text;
  for (const std::string& step : steps) text += (text.empty() ? "" : "; ") + step;
  return text;
}

std::string worthOf(const Puzzle& puzzle, const LayoutTable& layout) {
  if (puzzle.task == Task::Solo)
    return decimal(puzzle.best, 0) + " cards; the simple bot " +
           (puzzle.second > 0 ? decimal(puzzle.second, 0) : "does not get there");
  const std::string_view unit = layout.cooperative ? " cards to come" : " % to win";
  return decimal(puzzle.best, 1) + std::string(unit) + "; after the second best play " + decimal(puzzle.second, 1);
}

void print(const Puzzle& puzzle) {
  const View view = *puzzles::viewIn(puzzle.positions.front());
  const Position& position = view.position;
  for (const std::string& row :
       drawing::drawBoard(position.layout(), position.board, {}, drawing::Ink(false), drawing::Window{}))
    std::cout << row << '\n';
  for (const Seat seat : position.layout().seats)
    if (!position.hands[seat].isHidden())
      std::cout << "hand " << notation::seatLetter(seat) << "  " << notation::cardList(position.hands[seat]) << '\n';
  for (const std::string& text : puzzle.positions) std::cout << "position " << text << '\n';
  std::cout << "decides  " << notation::seatLetter(position.by) << '\n'
            << "rating   " << decimal(puzzle.rating, 1) << '\n'
            << "themes   " << themesOf(puzzle) << '\n'
            << "solution " << textOf(puzzle.solution) << '\n'
            << "worth    " << worthOf(puzzle, position.layout()) << '\n';
}

}  // namespace

int makePuzzles(const PuzzleOptions& options) {
  if (options.games == 0 && options.count == 0) return complain("--games or --count says when to stop", kUsageError);
  if (!options.theme.empty() && !puzzles::themeNamed(options.theme))
    return complain("--theme: no theme " + base::quoted(options.theme), kUsageError);
  const auto layouts = layoutsAsked(options);
  if (!layouts) return complain(layouts.error(), kUsageError);
  Collection before;
  if (fileExists(options.file)) {
    auto known = loadPuzzles(options.file);
    if (!known) return complain(known.error());
    before = std::move(*known);
  }
  Making making(options, std::move(before));
  for (const Layout layout : *layouts) {
    if (const auto problem = making.make(layout)) return complain(*problem);
    if (catchInterrupt()) return stopped("what was found is in " + options.file);
  }
  return kDone;
}

int gradePuzzles(const PuzzleOptions& options) {
  const auto collection = loadPuzzles(options.file);
  if (!collection) return complain(collection.error());
  Collection graded = collection->withoutPuzzles();
  for (Puzzle puzzle : collection->puzzles()) {
    puzzle.rating = puzzles::ratingOf(puzzle);
    graded.add(std::move(puzzle));
  }
  const auto problem = saveText(fileText(graded), options.file);
  return problem ? complain(*problem) : kDone;
}

int checkPuzzles(const PuzzleOptions& options) {
  if (options.drop && options.file == "-") return complain("--drop changes a file, not standard input", kUsageError);
  const auto collection = loadPuzzles(options.file);
  if (!collection) return complain(collection.error());
  const auto& all = collection->puzzles();
  const std::size_t sample = options.drop ? all.size() : static_cast<std::size_t>(options.count);
  const std::atomic<bool>& stop = catchInterrupt();
  Collection good = collection->withoutPuzzles();
  for (std::size_t n = 0; n < all.size() && !stop; ++n)
    if (const auto problem = problemFound(all[n], isInSample(n, sample, all.size()), options))
      std::cout << all[n].id() << ": " << *problem << '\n';
    else good.add(all[n]);
  if (stop) return stopped("no puzzle was dropped");
  const std::size_t wrong = all.size() - good.puzzles().size();
  std::cout << "puzzles " << all.size() << ", judged again " << std::min(sample, all.size()) << ", wrong " << wrong
            << '\n';
  if (!options.drop) return wrong == 0 ? kDone : kFailed;
  good.addDropped({options.seed, options.simulations, wrong});
  const auto unsaved = saveText(fileText(good), options.file);
  return unsaved ? complain(*unsaved) : kDone;
}

int listPuzzles(const PuzzleOptions& options) {
  const auto collection = loadPuzzles(options.file);
  if (!collection) return complain(collection.error());
  std::vector<Puzzle> asked;
  std::ranges::copy_if(collection->puzzles(), std::back_inserter(asked),
                       [&](const Puzzle& puzzle) { return isAsked(puzzle, options); });
  std::ranges::sort(asked, {}, [](const Puzzle& each) { return std::pair(each.rating, each.id()); });
  if (options.json) printJson(asked);
  else printList(asked);
  return kDone;
}

int showPuzzle(const PuzzleOptions& options) {
  const auto collection = loadPuzzles(options.file);
  if (!collection) return complain(collection.error());
  const Puzzle* const puzzle = collection->named(options.id);
  if (puzzle == nullptr) return complain(options.file + ": no puzzle " + base::quoted(options.id));
  print(*puzzle);
  return kDone;
}

}  // namespace tacit::cli
