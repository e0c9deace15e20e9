#include "protocol/session.h"

#include <algorithm>

#include "base/result.h"
#include "base/strings.h"
#include "base/version.h"
#include "bots/bot.h"
#include "bots/clock.h"
#include "notation/game_file.h"
#include "notation/play_text.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace tacit::protocol {
namespace {

using base::Error;

constexpr std::uint32_t kDeepestPerft = 32;
constexpr std::uint32_t kMaxBudget = 86'400'000;
constexpr std::uint32_t kMaxThreads = 64;

std::string error(const std::string& what) { return "error " + what + '\n'; }
std::string error(const Error& what) { return error(what.what); }
std::string ok(const std::string& lines = "") { return lines + "ok\n"; }

// Takes `key=` options out of words, each at most once.
class KeyedWords {
 public:
  explicit KeyedWords(std::string_view text) {
    if (!text.empty()) words_ = base::split(text, ' ');
  }

  std::optional<std::string_view> take(std::string_view key) {
    for (auto at = words_.begin(); at != words_.end(); ++at) {
      std::string_view value = *at;
      const auto name = base::takeUntil(value, '=');
      if (!name || *name != key) continue;
      words_.erase(at);
      return value;
    }
    return std::nullopt;
  }

  // Something that nobody took: unknown or given twice.
  std::optional<std::string_view> rest() const {
    if (words_.empty()) return std::nullopt;
    return words_.front();
  }

 private:
  std::vector<std::string_view> words_;
};

std::string show(const FollowedGame& game) {
  notation::Scene scene{game.position(), game.stack(), game.knowledge().wasTold()};
  for (const Seat seat : kAllSeats)
    if (!game.position().hands[seat].isHidden()) scene.knows[seat] = Hand{};
  return ok("position " + notation::positionText(scene) + '\n');
}

std::string view(const FollowedGame& game, std::string_view rest) {
  SeatSet seats;
  for (const auto word : base::split(rest, ' ')) {
    const auto seat = notation::seatNamed(word);
    if (!seat || !game.position().layout().seats.contains(*seat))
      return error(base::complain("view", "not a seat of the layout:", word));
    seats |= only(*seat);
  }
  return ok("position " + notation::positionText(game.view(seats)) + '\n');
}

std::string plays(const FollowedGame& game) {
  const Position& p = game.position();
  if (p.phase != Phase::Over && p.hands[p.turn].isHidden()) return error(notation::handNotKnown(p.turn));
  PlayList list;
  game.list(list);
  const auto texts = notation::playTexts(p, list);
  std::vector<std::string> lines;
  lines.reserve(texts.size());
  for (int i = 0; i < list.size(); ++i)
    lines.push_back("play " + texts[static_cast<std::size_t>(i)] + " => " +
                    notation::boardText(p.layout(), list[i].after) + '\n');
  std::ranges::sort(lines);
  std::string all;
  for (const auto& line : lines) all += line;
  return ok(all);
}

std::string countPerft(const FollowedGame& game, std::string_view rest) {
  const auto depth = base::numberIn(rest, kDeepestPerft);
  if (!depth) return error(base::complain("perft", "not a depth of 0 to 32:", rest));
  if (const auto problem = notation::whatIsNotKnown(game.position())) return error(*problem);
  return ok("nodes " + std::to_string(perft(game.position(), static_cast<int>(*depth))) + '\n');
}

// What a decision was based on, for those who want to know.
std::string info(bots::Level level, const bots::Thought& thought) {
  std::string line = "info level " + std::string(bots::kLevelNames[static_cast<std::size_t>(level)]);
  if (thought.simulations > 0)
    line += " candidates " + std::to_string(thought.candidates) + " sims " + std::to_string(thought.simulations) +
            " decisions " + std::to_string(thought.decisions) + " value " + std::to_string(thought.value);
  return line + '\n';
}

}  // namespace

std::string Session::answer(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (line.size() > kLongestLine) return error("the line is too long");
  if (line.empty()) return error("empty line");
  if (line.ends_with(' ')) return error("there is a blank at the end of the line");
  std::string_view rest = line;
  const auto command = base::takeUntil(rest, ' ');
  return command ? dispatch(*command, rest) : dispatch(line, {});
}

void Session::reseed(std::uint64_t seed) {
  chance_ = Random(seed);
  thinking_ = Random(~seed);
}

std::string Session::dispatch(std::string_view command, std::string_view rest) {
  if (command == "hello") return ok("name Tacit\nversion " + std::string(base::kVersion) + '\n');
  if (command == "newgame") return forgetGame(rest);
  if (command == "new") return newGame(rest);
  if (command == "seed") return seed(rest);
  if (command == "position") return setPosition(rest);
  constexpr std::array<std::string_view, 8> known = {"show", "view", "plays", "do", "perft", "result", "go", "quit"};
  if (std::ranges::find(known, command) == known.end()) return error(base::complain("command", "unknown", command));
  const bool alone = command == "show" || command == "plays" || command == "result" || command == "quit";
  if (alone && !rest.empty()) return error(base::complain(command, "takes nothing, but there is", rest));
  if (command == "quit") {
    ended_ = true;
    return ok();
  }
  return game_ ? ask(*game_, command, rest) : error("there is no game yet: use new or position");
}

// The commands that need a game.
std::string Session::ask(FollowedGame& game, std::string_view command, std::string_view rest) {
  if (command == "show") return show(game);
  if (command == "view") return view(game, rest);
  if (command == "plays") return plays(game);
  if (command == "do") return carryOut(game, rest);
  if (command == "perft") return countPerft(game, rest);
  if (command == "result") return ok("result " + notation::resultText(game.position()) + '\n');
  return go(game, rest);
}

std::string Session::newGame(std::string_view rest) {
  const auto words = base::takeUntil(rest, ' ');
  const auto name = words.value_or(rest);
  KeyedWords options(words ? rest : std::string_view{});
  const auto setup = notation::parseSetup({name, options.take("rules"), options.take("pack")});
  if (!setup) return error(setup.error());
  std::optional<std::uint64_t> seed;
  if (const auto text = options.take("seed")) {
    seed = base::numberIn(*text);
    if (!seed) return error(base::complain("seed", "not a number:", *text));
  }
  if (const auto other = options.rest()) return error(base::complain("new", "unknown or repeated option", *other));
  if (seed) reseed(*seed);
  game_.emplace(*setup, chance_);
  return ok();
}

// A match begins a game: nothing is kept of the one before.
std::string Session::forgetGame(std::string_view rest) {
  const auto words = base::takeUntil(rest, ' ');
  const auto name = words.value_or(rest);
  KeyedWords options(words ? rest : std::string_view{});
  const auto setup = notation::parseSetup({name, options.take("rules"), options.take("pack")});
  if (!setup) return error(setup.error());
  for (const auto* const told : {"seat", "side", "clock"}) options.take(told);
  if (const auto other = options.rest()) return error(base::complain("newgame", "unknown or repeated option", *other));
  game_.reset();
  return ok();
}

std::string Session::seed(std::string_view rest) {
  const auto number = base::numberIn(rest);
  if (!number) return error(base::complain("seed", "not a number:", rest));
  reseed(*number);
  return ok();
}

std::string Session::setPosition(std::string_view rest) {
  const auto scene = notation::parsePosition(rest);
  if (!scene) return error(scene.error());
  game_.emplace(scene->position, scene->stack);
  game_->tell(scene->knows);
  return ok();
}

std::string Session::carryOut(FollowedGame& game, std::string_view rest) {
  const auto play = notation::parsePlay(game.position(), rest);
  if (!play) return error(play.error());
  if (endsUnknownSwap(game.position(), *play)) return error("a card given in the swap is not known");
  game.carryOut(*play, chance_);
  return ok();
}

std::string Session::go(const FollowedGame& game, std::string_view rest) {
  KeyedWords options(rest);
  bots::Budget budget;
  auto level = bots::Level::Sampler;
  if (const auto text = options.take("time")) {
    const auto number = base::numberIn(*text, kMaxBudget);
    if (!number) return error(base::complain("time", "not a number of milliseconds:", *text));
    budget.milliseconds = static_cast<int>(*number);
  }
  if (const auto text = options.take("sims")) {
    const auto number = base::numberIn(*text, kMaxBudget);
    if (!number) return error(base::complain("sims", "not a number of simulations:", *text));
    budget.simulations = static_cast<int>(*number);
  }
  if (const auto text = options.take("threads")) {
    const auto number = base::numberIn(*text, kMaxThreads);
    if (!number || *number == 0) return error(base::complain("threads", "not a number of 1 to 64:", *text));
    budget.threads = static_cast<int>(*number);
  }
  if (const auto text = options.take("clock")) {
    const auto number = base::numberIn(*text, kMaxBudget);
    if (!number) return error(base::complain("clock", "not a number of milliseconds:", *text));
    budget = bots::withinClock(budget, static_cast<int>(*number));
  }
  if (const auto text = options.take("level")) {
    const auto named = bots::levelNamed(*text);
    if (!named) return error(base::complain("level", "unknown level", *text));
    level = *named;
  }
  if (const auto other = options.rest()) return error(base::complain("go", "unknown or repeated option", *other));
  const Position& p = game.position();
  if (p.phase == Phase::Over) return error("the game is over");
  if (p.hands[p.turn].isHidden()) return error(notation::handNotKnown(p.turn));
  const View seen = game.view(only(p.by));
  bots::Thought thought;
  const Play play = bots::decide(seen, level, budget, thinking_, &thought);
  return ok(info(level, thought) + "best " + notation::playText(p, play) + '\n');
}

}  // namespace tacit::protocol
