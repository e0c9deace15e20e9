#include "match/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "base/strings.h"
#include "notation/words.h"

namespace tacit::match {
namespace {

constexpr std::array<std::string_view, 7> kEndNames = {"over",    "cap",     "illegal",    "overtime",
                                                       "crashed", "stopped", "not_started"};
constexpr std::string_view kNothingToGoBy = "there is no game without a forfeit";
constexpr std::array<char, 2> kLetters = {'a', 'b'};

template <typename... Values>
std::string print(const char* format, Values... values) {
  std::array<char, 256> text{};
  const int size = std::snprintf(text.data(), text.size(), format, values...);
  return {text.data(), std::min(text.size() - 1, static_cast<std::size_t>(std::max(size, 0)))};
}

bool cooperative(const MatchOptions& options) { return options.setup.table().cooperative; }

std::string signedElo(double elo) { return std::abs(elo) >= kMaxElo ? std::string("(no bound)") : print("%+.0f", elo); }

std::string percent(double share) { return print("%.1f %%", 100 * share); }

std::string eloText(const Tally& tally) {
  const auto estimate = tally.elo();
  if (!estimate) return "unknown: " + std::string(kNothingToGoBy);
  return print("%+.0f", estimate->elo) + ", 95 % between " + signedElo(estimate->low) + " and " +
         signedElo(estimate->high);
}

std::string sprtText(SprtBounds bounds, const Tally& tally) {
  if (tally.contested == 0) return "undecided: " + std::string(kNothingToGoBy);
  const std::string ratio =
      print("log-likelihood ratio %.2f of +-%.2f", logLikelihoodRatio(tally.scores, bounds), kSprtLimit);
  if (tally.sprt == SprtResult::Open) return "undecided, " + ratio;
  const double elo = tally.sprt == SprtResult::Elo1 ? bounds.elo1 : bounds.elo0;
  return print("accepted elo%d: %+g", tally.sprt == SprtResult::Elo1 ? 1 : 0, elo) + ", " + ratio;
}

std::string cardsText(const CardsLaid& cards) {
  if (cards.won == 0) return "no game won";
  return print("%.1f on average, %u to %u", cards.mean(), cards.least, cards.most) +
         print(", %d of %d games won", cards.won, cards.games);
}

std::string effortText(const Effort& effort) {
  return print("%.3f ms, longest %.1f ms", effort.msPerDecision(), effort.longest) +
         print("; illegal %d, overtime %d", effort.illegal, effort.overtime) +
         print("; games lost on time %d, by a crash %d", effort.late, effort.crashed);
}

std::string remaining(double seconds) {
  const auto whole = static_cast<long>(seconds);
  if (whole < 100) return std::to_string(whole) + " s left";
  if (whole < 6000) return std::to_string(whole / 60) + " min left";
  return print("%.1f h left", seconds / 3600);
}

std::string dealtAs(const MatchOptions& options) {
  return std::string(notation::layoutName(options.setup.layout)) + ", rules " + notation::rulesText(options.setup) +
         ", pack " + notation::packName(options.setup.pack) + ", seed " + std::to_string(options.seed) +
         (options.mixed ? ", mixed partners" : "");
}

// A bot as it was written, and what a program calls itself.
std::string botText(const BotSpec& spec, const Identity& identity) {
  return spec.isProgram() && !identity.name.empty() ? spec.text + " (" + identity.text() + ')' : spec.text;
}

std::string botAt(const MatchOptions& options, const GameResult& game, Seat seat) {
  const std::size_t bot = game.seating.seatsOfA.contains(seat) ? 0 : 1;
  return botText(options.bots[bot], game.identities[bot]);
}

}  // namespace

std::string reportText(const MatchOptions& options, const Tally& tally) {
  const int pairs = tally.scores.count();
  std::string text = "a          " + botText(options.bots[0], tally.identities[0]) + '\n';
  text += "b          " + botText(options.bots[1], tally.identities[1]) + '\n';
  text += "layout     " + dealtAs(options) + '\n';
  if (options.clock > 0) text += print("clock      %d ms for each seat and game\n", options.clock);
  text += print("games      %d in %d duplicate deals\n", tally.games, pairs);
  text += "score      " + percent(tally.scores.mean()) +
          " for a: " + print("%d won, %d lost, %d undecided\n", tally.wins, tally.losses, tally.undecided);
  text += "Elo        " + eloText(tally) + '\n';
  if (options.sprt) text += "SPRT       " + sprtText(*options.sprt, tally) + '\n';
  if (cooperative(options))
    for (const std::size_t bot : {0U, 1U})
      text += std::string("cards ") + kLetters[bot] + "    " + cardsText(tally.cards[bot]) + '\n';
  text += print("game       %.1f deals, %.1f plays\n", tally.dealsPerGame(), tally.playsPerGame());
  for (const std::size_t bot : {0U, 1U})
    text += std::string("decision ") + kLetters[bot] + ' ' + effortText(tally.efforts[bot]) + '\n';
  if (!tally.firstTrouble.empty()) text += "trouble    " + tally.firstTrouble + '\n';
  if (tally.interrupted) text += "interrupted: these are the duplicate deals that were finished\n";
  return text;
}

std::string forfeitText(const MatchOptions& options, const Tally& tally) {
  std::string text;
  for (const std::size_t bot : {0U, 1U}) {
    const Effort& effort = tally.efforts[bot];
    if (effort.forfeits() == 0) continue;
    text += kLetters[bot] + (", " + base::quoted(options.bots[bot].text)) +
            print(", forfeited %d of %d games", effort.forfeits(), tally.games) +
            print(" (%d illegal, %d late, %d crashed); ", effort.illegal, effort.late, effort.crashed);
  }
  return text.empty() ? text : text + "first trouble: " + tally.firstTrouble;
}

std::string progressText(const MatchOptions& options, const Tally& tally, double seconds) {
  const int done = tally.scores.count();
  std::string text = print("%d/%d", done, options.duplicates);
  if (done == 0) return text;
  const double left = seconds / done * (options.duplicates - done);
  text += ", " + percent(tally.scores.mean()) + ", Elo " + eloText(tally);
  if (options.sprt) text += print(", LLR %.2f", logLikelihoodRatio(tally.scores, *options.sprt));
  return text + ", " + remaining(left);
}

std::string csvHeader() {
  return "pair,game,dealer,seats_a,result,end,score_a,deals,plays,cards,decisions_a,decisions_b,illegal_a,illegal_b,"
         "overtime_a,overtime_b,ms_per_decision_a,ms_per_decision_b\n";
}

std::string csvRows(const Duplicate& duplicate) {
  std::string text;
  for (std::size_t i = 0; i < duplicate.games.size(); ++i) {
    const GameResult& game = duplicate.games[i];
    const auto& [a, b] = game.efforts;
    text += print("%d,%zu,%c,", duplicate.index + 1, i + 1, notation::seatLetter(game.dealer));
    text += notation::seatLetters(game.seating.seatsOfA) + ',' + game.result + ',';
    text += std::string(kEndNames[static_cast<std::size_t>(game.end)]) + print(",%g", game.score);
    text += print(",%d,%d,%u", game.deals, game.plays, game.laid);
    text += ',' + std::to_string(a.decisions) + ',' + std::to_string(b.decisions);
    text += print(",%d,%d,%d,%d", a.illegal, b.illegal, a.overtime, b.overtime);
    text += print(",%.4f,%.4f\n", a.msPerDecision(), b.msPerDecision());
  }
  return text;
}

std::string gameFile(const MatchOptions& options, const Duplicate& duplicate, std::size_t game) {
  const GameResult& played = duplicate.games[game];
  notation::GameRecord record = played.record;
  record.setHeader("Event", options.bots[0].text + " against " + options.bots[1].text +
                                print(", pair %d, game %zu", duplicate.index + 1, game + 1));
  record.setHeader("Seed", std::to_string(options.seed));
  for (const Seat seat : options.setup.table().seats)
    record.setHeader(std::string(1, notation::seatLetter(seat)), botAt(options, played, seat));
  if (played.culprit != kNoSeat)
    record.setHeader("Trouble", std::string("seat ") + notation::seatLetter(played.culprit) + ": " + played.trouble);
  return notation::gameFileText(record);
}

std::string gameFileName(const Duplicate& duplicate, std::size_t game) {
  return print("%06d-%zu.tac", duplicate.index + 1, game + 1);
}

}  // namespace tacit::match
