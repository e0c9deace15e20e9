// A judgement as JSON, by itself or within a report (docs/analysis.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/judge.h"
#include "analysis/words.h"
#include "base/result.h"
#include "json/write.h"

namespace tacit::analysis {

// What values are: chances to win, from 0 to 1, or together the cards of the whole game.
enum class UnitName : std::uint8_t { Chance, Cards };
constexpr auto enumNames(UnitName /*any*/) { return std::array<std::string_view, 2>{"chance", "cards"}; }
constexpr std::string_view enumType(UnitName /*any*/) { return "Unit"; }

// Turns what is known inside into what people read.
struct Unit {
  bool cards = false;

  UnitName name() const { return cards ? UnitName::Cards : UnitName::Chance; }
  // What a side may expect.
  double stand(double outcome) const { return json::rounded(cards ? -inUnit(outcome) : outcome, 4); }
  // A difference; more is better.
  double change(double difference) const { return json::rounded(inUnit(difference), 4); }

 private:
  double inUnit(double outcome) const { return cards ? double{bots::kCardsPerPoint} * outcome : outcome; }
};

struct ValuedShown {
  static constexpr std::string_view kType = "Valued";
  std::string play;
  double value = 0, loss = 0, error = 0;
  int worlds = 0;
  TACIT_FIELDS(ValuedShown, play, value, loss, error, worlds)
};

struct ReasonShown {
  static constexpr std::string_view kType = "Reason";
  Event kind{};
  std::optional<std::string> seat, space;
  double chosen = 0, best = 0, error = 0;
  std::string words;
  TACIT_FIELDS(ReasonShown, kind, seat, space, chosen, best, error, words)
};

// Where there was no choice, the mark and nothing else.
struct JudgedShown {
  static constexpr std::string_view kType = "Judged";
  UnitName unit{};
  Mark mark{};
  std::optional<double> value, loss, error;
  std::optional<std::string> best;
  std::vector<ValuedShown> plays;
  std::vector<ReasonShown> reasons;
  int simulations = 0;
  TACIT_FIELDS(JudgedShown, unit, mark, value, loss, error, best, plays, reasons, simulations)
};

JudgedShown judgedOf(const Position& before, const Judgement& judgement, const Listener& listener);

// A decision that somebody asks about, in notation. The position tells what is known: hands that are shown are, and the
// deciding seat's must be. Without a play it is asked which one to make.
struct Question {
  std::string position;
  std::string seat;
  std::optional<std::string> play;
  int milliseconds = 0;
  int simulations = 0;
  std::uint64_t seed = 1;
  TACIT_FIELDS(Question, position, seat, play, milliseconds, simulations, seed)
};
base::Result<JudgedShown> answerTo(const Question& question);

}  // namespace tacit::analysis
