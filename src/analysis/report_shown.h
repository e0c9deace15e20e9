// A report as JSON (docs/analysis.md).
#pragma once

#include "analysis/conclusions.h"
#include "analysis/judged.h"

namespace tacit::analysis {

using json::field;

// end = start + luck + own + others + remainder. Together `start` and `end` are cards, and the changes cards saved.
struct SideShown {
  static constexpr std::string_view kType = "SideReport";
  std::string seats;
  double start = 0, luck = 0, luckError = 0, own = 0, ownError = 0, others = 0, othersError = 0;
  double remainder = 0, end = 0, withoutLuck = 0;
  static constexpr auto fields() {
    using S = SideShown;
    return json::list(field("seats", &S::seats), field("start", &S::start), field("luck", &S::luck),
                      field("luck_error", &S::luckError), field("own", &S::own), field("own_error", &S::ownError),
                      field("others", &S::others), field("others_error", &S::othersError),
                      field("remainder", &S::remainder), field("end", &S::end), field("without_luck", &S::withoutLuck));
  }
};

struct SeatShown {
  static constexpr std::string_view kType = "SeatReport";
  std::string seat, name, side;
  int decisions = 0, best = 0, good = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
  double loss = 0, lossEach = 0, luck = 0;
  static constexpr auto fields() {
    using S = SeatShown;
    return json::list(field("seat", &S::seat), field("name", &S::name), field("side", &S::side),
                      field("decisions", &S::decisions), field("best", &S::best), field("good", &S::good),
                      field("inaccuracies", &S::inaccuracies), field("mistakes", &S::mistakes),
                      field("blunders", &S::blunders), field("loss", &S::loss), field("loss_each", &S::lossEach),
                      field("luck", &S::luck));
  }
};

struct HandShown {
  static constexpr std::string_view kType = "HandReport";
  std::string seat, cards;
  double luck = 0;
  static constexpr auto fields() {
    return json::list(field("seat", &HandShown::seat), field("cards", &HandShown::cards),
                      field("luck", &HandShown::luck));
  }
};

struct DealShown {
  static constexpr std::string_view kType = "DealReport";
  std::size_t first = 0;
  std::string dealer;
  std::vector<HandShown> hands;
  std::vector<double> before, after, luck;  // by side
  double error = 0;
  static constexpr auto fields() {
    using D = DealShown;
    return json::list(field("first", &D::first), field("dealer", &D::dealer), field("hands", &D::hands),
                      field("before", &D::before), field("after", &D::after), field("luck", &D::luck),
                      field("error", &D::error));
  }
};

struct KnownShown {
  static constexpr std::string_view kType = "Known";
  Known kind{};
  std::optional<std::string> seat, cards, dropped;
  std::optional<std::size_t> decision;
  std::string words;
  static constexpr auto fields() {
    using K = KnownShown;
    return json::list(field("kind", &K::kind), field("seat", &K::seat), field("cards", &K::cards),
                      field("dropped", &K::dropped), field("decision", &K::decision), field("words", &K::words));
  }
};

struct DecisionShown : JudgedShown {
  static constexpr std::string_view kType = "Decision";
  std::size_t deal = 0;
  std::string seat, kind, play;
  std::vector<double> chances;  // of the sides after it
  std::string position;         // as its person could know it
  std::string after;            // the board
  std::vector<KnownShown> known;
  static constexpr auto fields() {
    using D = DecisionShown;
    return json::list(field("deal", &D::deal), field("seat", &D::seat), field("kind", &D::kind),
                      field("play", &D::play), field("mark", &D::mark), field("chances", &D::chances),
                      field("value", &D::value), field("loss", &D::loss), field("error", &D::error),
                      field("best", &D::best), field("position", &D::position), field("after", &D::after),
                      field("plays", &D::plays), field("reasons", &D::reasons), field("known", &D::known));
  }
};

struct ReportShown {
  static constexpr std::string_view kType = "Report";
  int version = 1;
  std::string layout, rules, pack;
  UnitName unit{};
  std::string result;
  std::uint64_t seed = 0;
  int ms = 0, sims = 0;
  std::vector<SideShown> sides;
  std::vector<SeatShown> seats;
  std::vector<DealShown> deals;
  std::vector<DecisionShown> decisions;
  std::vector<std::size_t> decisive;
  static constexpr auto fields() {
    using R = ReportShown;
    return json::list(field("version", &R::version), field("layout", &R::layout), field("rules", &R::rules),
                      field("pack", &R::pack), field("unit", &R::unit), field("result", &R::result),
                      field("seed", &R::seed), field("ms", &R::ms), field("sims", &R::sims), field("sides", &R::sides),
                      field("seats", &R::seats), field("deals", &R::deals), field("decisions", &R::decisions),
                      field("decisive", &R::decisive));
  }
};

}  // namespace tacit::analysis
