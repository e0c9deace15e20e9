#include "match/match_json.h"

#include "json/write.h"
#include "notation/words.h"

namespace tacit::match {
namespace {

using json::rounded;

struct CardsShown {
  int games = 0;
  int won = 0;
  double mean = 0;
  std::uint32_t least = 0;
  std::uint32_t most = 0;
  TACIT_FIELDS(CardsShown, games, won, mean, (least, "min"), (most, "max"))
};

struct MatchShown {
  std::string a, b;
  std::optional<std::string> nameA, versionA, nameB, versionB;  // as they call themselves
  std::string layout, rules, pack;
  std::uint64_t seed = 0;
  bool mixed = false;
  int ms = 0, msA = 0, msB = 0;
  std::int64_t sims = 0, simsA = 0, simsB = 0;
  std::optional<int> clock;

  int pairs = 0, games = 0;
  double scoreA = 0;
  int winsA = 0, lossesA = 0, undecided = 0;
  std::optional<double> elo, eloLow, eloHigh;
  double variance = 0;
  double dealsPerGame = 0, playsPerGame = 0;

  double msPerDecisionA = 0, longestA = 0, msPerDecisionB = 0, longestB = 0;
  std::int64_t decisionsA = 0, decisionsB = 0;
  int illegalA = 0, overtimeA = 0, illegalB = 0, overtimeB = 0, illegal = 0, overtime = 0;
  int lateA = 0, crashedA = 0, lateB = 0, crashedB = 0;  // games lost by it
  std::optional<std::string> firstTrouble;

  std::optional<CardsShown> cardsA, cardsB;  // of co-operative layouts
  std::optional<double> sprtElo0, sprtElo1, sprtRatio;
  std::optional<SprtResult> sprt;
  bool interrupted = false;

  TACIT_FIELDS(MatchShown, a, b, (nameA, "name_a"), (versionA, "version_a"), (nameB, "name_b"), (versionB, "version_b"),
               layout, rules, pack, seed, mixed, ms, sims, clock, (msA, "ms_a"), (simsA, "sims_a"), (msB, "ms_b"),
               (simsB, "sims_b"), pairs, games, (scoreA, "score_a"), (winsA, "wins_a"), (lossesA, "losses_a"),
               undecided, elo, (eloLow, "elo_lo"), (eloHigh, "elo_hi"), (variance, "score_variance"),
               (dealsPerGame, "deals_per_game"), (playsPerGame, "plays_per_game"),
               (msPerDecisionA, "ms_per_decision_a"), (longestA, "longest_ms_a"), (decisionsA, "decisions_a"),
               (illegalA, "illegal_a"), (overtimeA, "overtime_a"), (msPerDecisionB, "ms_per_decision_b"),
               (longestB, "longest_ms_b"), (decisionsB, "decisions_b"), (illegalB, "illegal_b"),
               (overtimeB, "overtime_b"), illegal, overtime, (lateA, "lost_on_time_a"), (crashedA, "crashed_a"),
               (lateB, "lost_on_time_b"), (crashedB, "crashed_b"), (firstTrouble, "first_trouble"), (cardsA, "cards_a"),
               (cardsB, "cards_b"), (sprtElo0, "sprt_elo0"), (sprtElo1, "sprt_elo1"), (sprtRatio, "sprt_llr"), sprt,
               interrupted)
};

void addIdentities(MatchShown& shown, const Tally& tally) {
  const auto known = [](const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); };
  const auto& [a, b] = tally.identities;
  shown.nameA = known(a.name);
  shown.versionA = known(a.version);
  shown.nameB = known(b.name);
  shown.versionB = known(b.version);
}

void addConditions(MatchShown& shown, const MatchOptions& options) {
  const auto& [a, b] = options.bots;
  shown.a = a.text;
  shown.b = b.text;
  shown.layout = notation::layoutName(options.setup.layout);
  shown.rules = notation::rulesText(options.setup);
  shown.pack = notation::packName(options.setup.pack);
  shown.seed = options.seed;
  shown.mixed = options.mixed;
  if (options.clock > 0) shown.clock = options.clock;
  shown.ms = options.budget.milliseconds;
  shown.msA = a.budget.milliseconds;
  shown.msB = b.budget.milliseconds;
  shown.sims = options.budget.simulations;
  shown.simsA = a.budget.simulations;
  shown.simsB = b.budget.simulations;
}

void addScore(MatchShown& shown, const Tally& tally) {
  shown.pairs = tally.scores.count();
  shown.games = tally.games;
  shown.scoreA = rounded(tally.scores.mean(), 6);
  shown.winsA = tally.wins;
  shown.lossesA = tally.losses;
  shown.undecided = tally.undecided;
  if (const auto estimate = tally.elo()) {
    shown.elo = rounded(estimate->elo, 4);
    shown.eloLow = rounded(estimate->low, 4);
    shown.eloHigh = rounded(estimate->high, 4);
  }
  shown.variance = rounded(tally.scores.variance(), 6);
  shown.dealsPerGame = rounded(tally.dealsPerGame(), 4);
  shown.playsPerGame = rounded(tally.playsPerGame(), 4);
}

void addEfforts(MatchShown& shown, const Tally& tally) {
  const auto& [a, b] = tally.efforts;
  shown.msPerDecisionA = rounded(a.msPerDecision(), 4);
  shown.msPerDecisionB = rounded(b.msPerDecision(), 4);
  shown.longestA = rounded(a.longest, 4);
  shown.longestB = rounded(b.longest, 4);
  shown.decisionsA = a.decisions;
  shown.decisionsB = b.decisions;
  shown.illegalA = a.illegal;
  shown.illegalB = b.illegal;
  shown.illegal = a.illegal + b.illegal;
  shown.overtimeA = a.overtime;
  shown.overtimeB = b.overtime;
  shown.overtime = a.overtime + b.overtime;
  shown.lateA = a.late;
  shown.lateB = b.late;
  shown.crashedA = a.crashed;
  shown.crashedB = b.crashed;
  if (!tally.firstTrouble.empty()) shown.firstTrouble = tally.firstTrouble;
}

CardsShown cardsShown(const CardsLaid& cards) {
  return {cards.games, cards.won, rounded(cards.mean(), 4), cards.least, cards.most};
}

void addSprt(MatchShown& shown, SprtBounds bounds, const Tally& tally) {
  shown.sprtElo0 = bounds.elo0;
  shown.sprtElo1 = bounds.elo1;
  shown.sprt = SprtResult::Open;
  if (tally.contested == 0) return;
  shown.sprtRatio = rounded(logLikelihoodRatio(tally.scores, bounds), 4);
  shown.sprt = tally.sprt;
}

}  // namespace

std::string matchJson(const MatchOptions& options, const Tally& tally) {
  MatchShown shown;
  addConditions(shown, options);
  addIdentities(shown, tally);
  addScore(shown, tally);
  addEfforts(shown, tally);
  if (options.setup.table().cooperative) {
    shown.cardsA = cardsShown(tally.cards[0]);
    shown.cardsB = cardsShown(tally.cards[1]);
  }
  if (options.sprt) addSprt(shown, *options.sprt, tally);
  shown.interrupted = tally.interrupted;
  return json::text(shown);
}

}  // namespace tacit::match
