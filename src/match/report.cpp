#include "match/report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "notation/words.h"

namespace tacit::match {
namespace {

constexpr std::array<std::string_view, 6> kEndNames = {"over", "cap", "illegal", "overtime", "stopped", "not_started"};
constexpr std::array<std::string_view, 3> kVerdictNames = {"open", "elo0", "elo1"};
constexpr std::array<char, 2> kLetters = {'a', 'b'};

template <typename... Values>
std::string print(const char* format, Values... values) {
  std::array<char, 256> text{};
  const int size = std::snprintf(text.data(), text.size(), format, values...);
  return {text.data(), std::min(text.size() - 1, static_cast<std::size_t>(std::max(size, 0)))};
}

double per(double sum, double count) { return count == 0 ? 0 : sum / count; }

double msPerDecision(const Effort& effort) { return per(effort.milliseconds, static_cast<double>(effort.decisions)); }

bool cooperative(const MatchOptions& options) { return options.setup.table().cooperative; }

// ---- JSON ----

class JsonObject {
 public:
  JsonObject& raw(std::string_view key, const std::string& value) {
    text_ += (text_.empty() ? "" : ", ") + jsonText(key) + ": " + value;
    return *this;
  }
  JsonObject& text(std::string_view key, std::string_view value) { return raw(key, jsonText(value)); }
  JsonObject& flag(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
  JsonObject& number(std::string_view key, double value) { return raw(key, print("%.4f", value)); }
  template <typename Whole>
  JsonObject& whole(std::string_view key, Whole value) {
    return raw(key, std::to_string(value));
  }
  std::string str() const { return '{' + text_ + '}'; }

 private:
  std::string text_;
};

std::string withLetter(std::string_view key, std::size_t bot) { return std::string(key) + '_' + kLetters[bot]; }

void addConditions(JsonObject& json, const MatchOptions& options) {
  json.text("a", options.bots[0].text).text("b", options.bots[1].text);
  json.text("layout", notation::layoutName(options.setup.layout));
  json.text("rules", notation::rulesText(options.setup)).text("pack", notation::packName(options.setup.pack));
  json.whole("seed", options.seed).flag("mixed", options.mixed);
  json.whole("ms", options.budget.milliseconds).whole("sims", options.budget.simulations);
  for (const std::size_t bot : {0U, 1U}) {
    json.whole(withLetter("ms", bot), options.bots[bot].budget.milliseconds);
    json.whole(withLetter("sims", bot), options.bots[bot].budget.simulations);
  }
}

void addScore(JsonObject& json, const Tally& tally) {
  const EloEstimate estimate = eloEstimate(tally.scores, tally.games);
  json.whole("pairs", tally.scores.count()).whole("games", tally.games);
  json.raw("score_a", print("%.6f", tally.scores.mean()));
  json.whole("wins_a", tally.wins).whole("losses_a", tally.losses).whole("undecided", tally.undecided);
  json.number("elo", estimate.elo).number("elo_lo", estimate.low).number("elo_hi", estimate.high);
  json.raw("score_variance", print("%.6f", tally.scores.variance()));
}

void addEfforts(JsonObject& json, const Tally& tally) {
  for (const std::size_t bot : {0U, 1U}) {
    const Effort& effort = tally.efforts[bot];
    json.number(withLetter("ms_per_decision", bot), msPerDecision(effort));
    json.number(withLetter("longest_ms", bot), effort.longest);
    json.whole(withLetter("decisions", bot), effort.decisions);
    json.whole(withLetter("illegal", bot), effort.illegal).whole(withLetter("overtime", bot), effort.overtime);
  }
  json.whole("illegal", tally.efforts[0].illegal + tally.efforts[1].illegal);
  json.whole("overtime", tally.efforts[0].overtime + tally.efforts[1].overtime);
  if (!tally.firstTrouble.empty()) json.text("first_trouble", tally.firstTrouble);
}

std::string cardsJson(const CardsLaid& cards) {
  JsonObject json;
  json.whole("games", cards.games).whole("won", cards.won).number("mean", cards.mean());
  return json.whole("min", cards.least).whole("max", cards.most).str();
}

// ---- For people ----

std::string signedElo(double elo) { return std::abs(elo) >= kMaxElo ? std::string("(no bound)") : print("%+.0f", elo); }

std::string percent(double share) { return print("%.1f %%", 100 * share); }

std::string eloText(const Tally& tally) {
  const EloEstimate estimate = eloEstimate(tally.scores, tally.games);
  return print("%+.0f", estimate.elo) + ", 95 % between " + signedElo(estimate.low) + " and " +
         signedElo(estimate.high);
}

std::string sprtText(SprtBounds bounds, const Tally& tally) {
  const std::string ratio =
      print("log-likelihood ratio %.2f of +-%.2f", logLikelihoodRatio(tally.scores, bounds), kSprtLimit);
  if (tally.verdict == Verdict::Open) return "undecided, " + ratio;
  const double elo = tally.verdict == Verdict::Elo1 ? bounds.elo1 : bounds.elo0;
  return print("accepted elo%d: %+g", tally.verdict == Verdict::Elo1 ? 1 : 0, elo) + ", " + ratio;
}

std::string cardsText(const CardsLaid& cards) {
  if (cards.won == 0) return "no game won";
  return print("%.1f on average, %u to %u", cards.mean(), cards.least, cards.most) +
         print(", %d of %d games won", cards.won, cards.games);
}

std::string effortText(const Effort& effort) {
  return print("%.3f ms, longest %.1f ms", msPerDecision(effort), effort.longest) +
         print("; illegal %d, overtime %d", effort.illegal, effort.overtime);
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

const BotSpec& botAt(const MatchOptions& options, const GameResult& game, Seat seat) {
  return options.bots[game.seating.seatsOfA.contains(seat) ? 0 : 1];
}

}  // namespace

std::string jsonText(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) < ' ') out += print("\\u%04x", static_cast<unsigned>(c));
    else out += c;
  }
  return out + '"';
}

std::string reportText(const MatchOptions& options, const Tally& tally) {
  const int pairs = tally.scores.count();
  std::string text = "a          " + options.bots[0].text + "\nb          " + options.bots[1].text + '\n';
  text += "layout     " + dealtAs(options) + '\n';
  text += print("games      %d in %d duplicate deals\n", tally.games, pairs);
  text += "score      " + percent(tally.scores.mean()) +
          " for a: " + print("%d won, %d lost, %d undecided\n", tally.wins, tally.losses, tally.undecided);
  text += "Elo        " + eloText(tally) + '\n';
  if (options.sprt) text += "SPRT       " + sprtText(*options.sprt, tally) + '\n';
  if (cooperative(options))
    for (const std::size_t bot : {0U, 1U})
      text += std::string("cards ") + kLetters[bot] + "    " + cardsText(tally.cards[bot]) + '\n';
  text += print("game       %.1f deals, %.1f plays\n", per(static_cast<double>(tally.deals), tally.games),
                per(static_cast<double>(tally.plays), tally.games));
  for (const std::size_t bot : {0U, 1U})
    text += std::string("decision ") + kLetters[bot] + ' ' + effortText(tally.efforts[bot]) + '\n';
  if (!tally.firstTrouble.empty()) text += "trouble    " + tally.firstTrouble + '\n';
  if (tally.interrupted) text += "interrupted: these are the duplicate deals that were finished\n";
  return text;
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

std::string reportJson(const MatchOptions& options, const Tally& tally) {
  JsonObject json;
  addConditions(json, options);
  addScore(json, tally);
  json.number("deals_per_game", per(static_cast<double>(tally.deals), tally.games));
  json.number("plays_per_game", per(static_cast<double>(tally.plays), tally.games));
  addEfforts(json, tally);
  if (cooperative(options)) json.raw("cards_a", cardsJson(tally.cards[0])).raw("cards_b", cardsJson(tally.cards[1]));
  if (options.sprt) {
    json.number("sprt_elo0", options.sprt->elo0).number("sprt_elo1", options.sprt->elo1);
    json.number("sprt_llr", logLikelihoodRatio(tally.scores, *options.sprt));
    json.text("sprt", kVerdictNames[static_cast<std::size_t>(tally.verdict)]);
  }
  return json.flag("interrupted", tally.interrupted).str() + '\n';
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
    text += print(",%.4f,%.4f\n", msPerDecision(a), msPerDecision(b));
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
    record.setHeader(std::string(1, notation::seatLetter(seat)), botAt(options, played, seat).text);
  if (played.culprit != kNoSeat)
    record.setHeader("Trouble", std::string("seat ") + notation::seatLetter(played.culprit) + ": " + played.trouble);
  return notation::gameFileText(record);
}

std::string gameFileName(const Duplicate& duplicate, std::size_t game) {
  return print("%06d-%zu.tac", duplicate.index + 1, game + 1);
}

}  // namespace tacit::match
