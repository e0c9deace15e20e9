#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <iostream>

#include "base/result.h"
#include "base/strings.h"
#include "cli/commands.h"
#include "cli/play/keeping.h"
#include "cli/tournament_file.h"
#include "cli/tournament_text.h"
#include "json/json.h"
#include "rules/random.h"
#include "tournament/csv.h"
#include "tournament/event_file.h"
#include "tournament/import.h"
#include "tournament/showing.h"

namespace tacit::cli {
namespace {

using base::Outcome;
using base::RefusalCode;
using tournament::Director;
using tournament::GameResult;
using tournament::Pairing;
using tournament::Plan;
using tournament::Results;
using tournament::Tournament;

// ---- What was asked ----

// By number or by name.
base::Result<int> teamAsked(const Tournament& tournament, const std::string& text) {
  if (const auto number = base::numberIn(text, tournament::kMaxEntrants))
    if (tournament.exists(static_cast<int>(*number))) return static_cast<int>(*number);
  const auto found = std::ranges::find(tournament.entrants(), text, &tournament::Entrant::name);
  if (found == tournament.entrants().end()) return base::Error{"no team " + base::quoted(text)};
  return found->number;
}

std::vector<tournament::Member> membersAsked(const std::vector<std::string>& names) {
  std::vector<tournament::Member> members;
  members.reserve(names.size());
  for (const std::string& name : names) members.push_back({name, {}});
  return members;
}

// The round that is asked for, or the last one.
base::Result<int> roundAsked(const Tournament& tournament, const TournamentOptions& options) {
  const int last = tournament.lastRound();
  if (last == 0) return base::Error{"no round is paired yet"};
  if (options.round > last) return base::Error{"no round " + std::to_string(options.round) + " yet"};
  return options.round > 0 ? options.round : last;
}

base::Error noScore(const std::string& text) {
  return base::complain("result", "marbles home, such as 8:5, or +:- where somebody didn't come, not", text);
}

// `8:5`: marbles home in the order of the board. `+:-`: the other side did not come.
base::Result<GameResult> scoreAsked(const std::string& text, const tournament::Board& board, int all) {
  GameResult result;
  const auto parts = base::split(text, ':');
  if (parts.size() != board.entrants.size()) return noScore(text);
  const bool forfeit = std::ranges::any_of(parts, [](auto part) { return part == "+"; });
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto marbles = forfeit ? std::optional<std::uint32_t>(0U) : base::numberIn(parts[i], 99);
    const bool fits = forfeit ? parts[i] == "+" || parts[i] == "-" : marbles.has_value();
    if (!fits || (forfeit && parts[i] == "+" && result.winner)) return noScore(text);
    result.marbles.push_back(static_cast<int>(*marbles));
    if (forfeit ? parts[i] == "+" : result.marbles[i] == all) result.winner = board.entrants[i];
  }
  if (forfeit) result.forfeit = true;
  return result;
}

base::Result<Results> resultsAsked(const Tournament& tournament, const Pairing& pairing,
                                   const TournamentOptions& options) {
  Results results;
  for (const std::string& text : options.scores) {
    auto result = scoreAsked(text, pairing.board, tournament.agreed().marbles);
    if (!result) return base::Error{result.error()};
    if (results.size() < options.cards.size()) result->cards = options.cards[results.size()];
    results.push_back(*std::move(result));
  }
  if (options.goesOn.empty()) return results;
  const auto team = teamAsked(tournament, options.goesOn);
  if (!team) return base::Error{team.error()};
  results.back().settled = *team;
  return results;
}

Plan planAsked(const TournamentOptions& options, Plan plan) {
  for (const auto& change : options.plan) change(plan);
  return plan;
}

// ---- Changing a file ----

// Of what the command line says, not of what the tournament does.
Outcome misspelt(std::string text) { return base::Refusal{RefusalCode::BadRequest, std::move(text)}; }

// Opens the file, lets something happen, and keeps it; `say` prints what has become of it.
template <typename Happen, typename Say>
int change(const TournamentOptions& options, Happen happen, Say say) {
  auto file = TournamentFile::open(options.file);
  if (!file) return complain(file.error());
  Director director = file->director();
  if (const Outcome refusal = happen(director, file->tournament()))
    return complain(refusal->text, refusal->code == RefusalCode::BadRequest ? kUsageError : kFailed);
  if (const auto problem = file->save()) return complain(*problem);
  std::cout << say(file->tournament());
  return kDone;
}

std::string sayNothing(const Tournament& /*tournament*/) { return ""; }

// Something that concerns one team.
template <typename Happen>
int changeTeam(const TournamentOptions& options, Happen happen) {
  const auto withTeam = [&](Director& director, const Tournament& tournament) -> Outcome {
    const auto team = teamAsked(tournament, options.team);
    return team ? happen(director, *team) : misspelt(team.error());
  };
  return change(options, withTeam, sayNothing);
}

// ... and one that concerns two.
template <typename Happen>
int changeTeams(const TournamentOptions& options, Happen happen) {
  const auto withTeams = [&](Director& director, const Tournament& tournament) -> Outcome {
    const auto one = teamAsked(tournament, options.team);
    const auto other = teamAsked(tournament, options.other);
    if (!one || !other) return misspelt(one ? other.error() : one.error());
    return happen(director, *one, *other);
  };
  return change(options, withTeams, sayNothing);
}

std::string lastPairings(const Tournament& tournament) { return pairingsText(tournament, tournament.lastRound()); }

// Finds the board and reads the results that are to stand at it.
template <typename Happen>
int changeResult(const TournamentOptions& options, Happen happen) {
  int round = 0;
  const auto atBoard = [&](Director& director, const Tournament& tournament) -> Outcome {
    const auto asked = roundAsked(tournament, options);
    if (!asked) return misspelt(asked.error());
    round = *asked;
    const Pairing* const pairing = tournament.pairing(round, options.board);
    if (pairing == nullptr)
      return misspelt("no board " + std::to_string(options.board) + " in round " + std::to_string(round));
    auto results = resultsAsked(tournament, *pairing, options);
    return results ? happen(director, round, *std::move(results)) : misspelt(results.error());
  };
  const auto say = [&](const Tournament& tournament) {
    const Pairing& pairing = *tournament.pairing(round, options.board);
    return "board " + std::to_string(options.board) + ": " + resultText(tournament, pairing.board, pairing.results) +
           "\n";
  };
  return change(options, atBoard, say);
}

// ---- Trying one out ----

std::int64_t millisecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start).count();
}

// One side has all home; now and then time runs out, but not where somebody has to win.
GameResult randomResult(const Tournament& tournament, const tournament::Board& board, Random& random) {
  const int all = tournament.agreed().marbles;
  GameResult result;
  for (std::size_t i = 0; i < board.entrants.size(); ++i)
    result.marbles.push_back(static_cast<int>(random.below(static_cast<std::uint32_t>(all))));
  if (!board.stage.empty() || random.below(10) > 0) {
    const auto winner = random.below(static_cast<std::uint32_t>(board.entrants.size()));
    result.marbles[winner] = all;
    result.winner = board.entrants[winner];
  }
  constexpr int kFewCards = 90;
  if (tournament.agreed().together()) result.cards = kFewCards + static_cast<int>(random.below(60));
  return result;
}

Outcome playBoards(Director& director, const Tournament& tournament, Random& random) {
  const auto round = tournament.rounds().back();
  if (!round.startedAt)
    if (auto refusal = director.startRound()) return refusal;
  for (const Pairing& one : round.pairings) {
    if (one.done()) continue;
    Results results;
    // Odd numbers of games have a winner; of even ones the last is left out.
    const int games = one.board.stage.empty() ? tournament.plan().games : (tournament.plan().games - 1) / 2 * 2 + 1;
    for (int i = 0; i < games; ++i) results.push_back(randomResult(tournament, one.board, random));
    if (auto refusal = director.report(round.number, one.board.number, {}, std::move(results))) return refusal;
  }
  return {};
}

// Plays on by chance until there is no next round, or to the round that is asked for.
Outcome simulateRounds(Director& director, const Tournament& tournament, const TournamentOptions& options) {
  constexpr int kArenaRounds = 10;  // which has no last one
  Random random(options.seed);
  const bool isArena = tournament.plan().system == tournament::System::Arena;
  const int last = options.round == 0 && isArena ? kArenaRounds : options.round;
  const auto isEnough = [&] { return last > 0 && tournament.lastRound() >= last; };
  if (!tournament.rounds().empty())
    if (auto refusal = playBoards(director, tournament, random)) return refusal;
  while (!isEnough()) {
    const auto start = std::chrono::steady_clock::now();
    if (auto refusal = director.pair()) return refusal->code == RefusalCode::NoRound ? Outcome{} : refusal;
    std::cout << "round " << tournament.rounds().size() << ": " << tournament.rounds().back().pairings.size()
              << " boards, paired in " << millisecondsSince(start) << " ms\n";
    if (auto refusal = playBoards(director, tournament, random)) return refusal;
  }
  return {};
}

Outcome enterNumbered(Director& director, const Tournament& tournament, int count) {
  for (int i = 0; i < count; ++i)
    if (auto refusal = director.enter("Team " + std::to_string(tournament.entrants().size() + 1), {})) return refusal;
  return {};
}

Outcome simulateAll(Director& director, const Tournament& tournament, const TournamentOptions& options) {
  if (auto refusal = enterNumbered(director, tournament, options.teams)) return refusal;
  return simulateRounds(director, tournament, options);
}

std::string peakMemory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return "memory " + std::to_string(usage.ru_maxrss / 1024) + " MB at most\n";
}

base::Result<Tournament, base::Refusal> madeOf(Plan plan, std::uint64_t seed) {
  Tournament made;
  constexpr std::uint64_t kLargest = std::uint64_t{1} << 53U;  // that every reader of JSON keeps
  const auto lot = static_cast<std::int64_t>(seed % kLargest);
  Director director(made, [](const tournament::Event&) {}, base::wallNow());
  if (auto refusal = director.create({{}, "", std::move(plan), lot})) return *std::move(refusal);
  return made;
}

}  // namespace

int newTournament(const TournamentOptions& options) {
  const auto made = madeOf(planAsked(options, {}), freshSeed());
  if (!made) return complain(made.error().text, kUsageError);
  const auto problem = TournamentFile::create(options.file, *made);
  return problem ? complain(*problem) : kDone;
}

int planTournament(const TournamentOptions& options) {
  const auto happen = [&](Director& director, const Tournament& tournament) {
    return director.changePlan(planAsked(options, tournament.plan()));
  };
  return change(options, happen, headline);
}

int enterTeam(const TournamentOptions& options) {
  const auto happen = [&](Director& director, const Tournament&) {
    return director.enter(options.name, membersAsked(options.players));
  };
  const auto say = [](const Tournament& tournament) {
    const auto& entered = tournament.entrants().back();
    return "team " + std::to_string(entered.number) + ": " + entered.name + "\n";
  };
  return change(options, happen, say);
}

int enterTeams(const TournamentOptions& options) {
  const auto text = loadText(options.from);
  if (!text) return complain(text.error());
  const auto happen = [&](Director& director, const Tournament& tournament) -> Outcome {
    const auto teams = tournament::parseTeams(*text, tournament.agreed().people);
    if (!teams) return base::Refusal{base::RefusalCode::BadFile, options.from + ": " + teams.error()};
    for (const auto& team : *teams)
      if (auto refusal = director.enter(team.name, membersAsked(team.players)))
        return base::Refusal{refusal->code,
                             options.from + ": line " + std::to_string(team.line) + ": " + refusal->text};
    return {};
  };
  return change(options, happen, headline);
}

int renameTeam(const TournamentOptions& options) {
  return changeTeam(options, [&](Director& director, int team) {
    return director.change(team, options.name, membersAsked(options.players));
  });
}

int leaveTournament(const TournamentOptions& options) {
  return changeTeam(options, [](Director& director, int team) { return director.leave(team); });
}

int comeBack(const TournamentOptions& options) {
  return changeTeam(options, [](Director& director, int team) { return director.comeBack(team); });
}

int mergeTeams(const TournamentOptions& options) {
  return changeTeams(options, [](Director& director, int from, int into) { return director.merge(from, into); });
}

int swapTeams(const TournamentOptions& options) {
  return changeTeams(options, [](Director& director, int one, int other) { return director.swap(one, other); });
}

int pairRound(const TournamentOptions& options) {
  const auto happen = [&](Director& director, const Tournament&) -> Outcome {
    if (auto refusal = director.pair()) return refusal;
    return options.start ? director.startRound() : Outcome{};
  };
  return change(options, happen, lastPairings);
}

int startRound(const TournamentOptions& options) {
  const auto happen = [&](Director& director, const Tournament&) { return director.startRound(options.inMinutes); };
  return change(options, happen, sayNothing);
}

int reportResult(const TournamentOptions& options) {
  return changeResult(options, [&](Director& director, int round, Results results) {
    return director.report(round, options.board, {}, std::move(results));
  });
}

int correctResult(const TournamentOptions& options) {
  return changeResult(options, [&](Director& director, int round, Results results) {
    return director.correct(round, options.board, std::move(results), options.why);
  });
}

int pauseTournament(const TournamentOptions& options) {
  return change(options, [](Director& director, const Tournament&) { return director.pause(); }, sayNothing);
}

int resumeTournament(const TournamentOptions& options) {
  return change(options, [](Director& director, const Tournament&) { return director.resume(); }, sayNothing);
}

int undoStep(const TournamentOptions& options) {
  return change(options, [](Director& director, const Tournament&) { return director.undo(); }, headline);
}

int finishTournament(const TournamentOptions& options) {
  return change(options, [](Director& director, const Tournament&) { return director.finish(); }, standingsText);
}

int showTournament(const TournamentOptions& options) {
  auto file = TournamentFile::open(options.file);
  if (!file) return complain(file.error());
  const Tournament& tournament = file->tournament();
  const auto round = roundAsked(tournament, options);
  const bool needsRound = options.what == "pairings" || options.what == "deals" || options.round > 0;
  if (!round && needsRound) return complain(round.error());
  if (options.what == "entrants") std::cout << entrantsText(tournament);
  else if (options.what == "pairings") std::cout << pairingsText(tournament, *round);
  else if (options.what == "standings") std::cout << standingsText(tournament);
  else if (options.what == "history") std::cout << historyText(tournament);
  else if (options.what == "deals") std::cout << dealsText(tournament, *round);
  else if (!round) std::cout << headline(tournament) << '\n' << entrantsText(tournament);
  else
    std::cout << headline(tournament) << '\n' << pairingsText(tournament, *round) << '\n' << standingsText(tournament);
  return kDone;
}

int exportTournament(const TournamentOptions& options) {
  auto file = TournamentFile::open(options.file);
  if (!file) return complain(file.error());
  const Tournament& tournament = file->tournament();
  const auto round = options.round > 0 ? std::optional(options.round) : std::nullopt;
  if (options.json) std::cout << json::text(tournament::shownOf(tournament, "")) << '\n';
  else if (options.what == "entrants") std::cout << tournament::entrantsCsv(tournament);
  else if (options.what == "pairings") std::cout << tournament::pairingsCsv(tournament, round);
  else std::cout << tournament::standingsCsv(tournament);
  return kDone;
}

int importTournament(const TournamentOptions& options) {
  const auto text = loadText(options.from);
  if (!text) return complain(text.error());
  const auto read = tournament::importTournament(*text, base::wallNow());
  if (!read) return complain(options.from + ": " + read.error());
  if (const auto problem = TournamentFile::create(options.file, *read)) return complain(*problem);
  std::cout << headline(*read);
  return kDone;
}

int simulateTournament(const TournamentOptions& options) {
  if (!options.file.empty()) {
    if (!options.plan.empty()) return complain("a tournament in a file has its plan already", kUsageError);
    const auto happen = [&](Director& director, const Tournament& tournament) {
      return simulateAll(director, tournament, options);
    };
    return change(options, happen, standingsText);
  }
  auto made = madeOf(planAsked(options, {}), options.seed);
  if (!made) return complain(made.error().text, kUsageError);
  Director director(*made, [](const tournament::Event&) {}, base::wallNow());
  if (const auto refusal = simulateAll(director, *made, options)) return complain(refusal->text);
  const auto start = std::chrono::steady_clock::now();
  std::ignore = standingsText(*made);
  std::cout << "standings in " << millisecondsSince(start) << " ms, " << peakMemory();
  return kDone;
}

}  // namespace tacit::cli
