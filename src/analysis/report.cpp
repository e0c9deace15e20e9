#include "analysis/report.h"

#include "analysis/judged.h"
#include "json/write.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::analysis {
namespace {

using json::field;

struct SideShown {
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
  std::string seat, name, side;
  int decisions = 0, best = 0, good = 0, inaccuracies = 0, mistakes = 0, blunders = 0;
  double loss = 0, lossEach = 0, luck = 0;
  std::optional<double> accuracy;
  static constexpr auto fields() {
    using S = SeatShown;
    return json::list(field("seat", &S::seat), field("name", &S::name), field("side", &S::side),
                      field("decisions", &S::decisions), field("best", &S::best), field("good", &S::good),
                      field("inaccuracies", &S::inaccuracies), field("mistakes", &S::mistakes),
                      field("blunders", &S::blunders), field("loss", &S::loss), field("loss_each", &S::lossEach),
                      field("luck", &S::luck), field("accuracy", &S::accuracy));
  }
};

struct HandShown {
  std::string seat, cards;
  double luck = 0;
  static constexpr auto fields() {
    return json::list(field("seat", &HandShown::seat), field("cards", &HandShown::cards),
                      field("luck", &HandShown::luck));
  }
};

struct DealShown {
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
  int version = 2;
  std::string layout, rules, pack, unit, result;
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

std::string letter(Seat seat) { return {notation::seatLetter(seat)}; }

class Writer {
 public:
  explicit Writer(const Analysis& analysis)
      : analysis_(analysis), course_(analysis.course()), layout_(course_.setup.table()), unit_{layout_.cooperative} {}

  ReportShown report() const {
    ReportShown shown;
    shown.layout = layout_.name;
    shown.rules = notation::rulesText(course_.setup);
    shown.pack = notation::packName(course_.setup.pack);
    shown.unit = unit_.name();
    shown.result = notation::resultText(course_.last);
    shown.seed = analysis_.settings().seed;
    shown.ms = analysis_.settings().effort.milliseconds;
    shown.sims = analysis_.settings().effort.simulations;
    for (const SeatSet side : layout_.sides()) shown.sides.push_back(ofSide(side));
    for (const Seat seat : layout_.seats) shown.seats.push_back(ofSeat(seat));
    for (std::size_t d = 0; d < course_.deals.size(); ++d) shown.deals.push_back(ofDeal(d));
    for (std::size_t n = 0; n < course_.moments.size(); ++n) shown.decisions.push_back(ofDecision(n));
    constexpr std::size_t kMoments = 3;
    shown.decisive = analysis_.decisive(kMoments);
    return shown;
  }

 private:
  std::vector<double> stands(const bots::Prospects& prospects) const {
    std::vector<double> all;
    for (const SeatSet side : layout_.sides()) all.push_back(unit_.stand(double{prospects.means[side.first()]}));
    return all;
  }

  SideShown ofSide(SeatSet side) const {
    const Balance b = analysis_.balanceOf(side);
    return {notation::seatLetters(side), unit_.stand(b.start),         unit_.change(b.luck.mean),
            unit_.change(b.luck.error),  unit_.change(b.own.mean),     unit_.change(b.own.error),
            unit_.change(b.others.mean), unit_.change(b.others.error), unit_.change(b.remainder),
            unit_.stand(b.end),          unit_.stand(b.withoutLuck())};
  }

  SeatShown ofSeat(Seat seat) const {
    SeatShown shown;
    shown.seat = letter(seat);
    shown.name = course_.names[seat];
    shown.side = notation::seatLetters(layout_.side[seat]);
    double loss = 0;
    for (std::size_t n = 0; n < course_.moments.size(); ++n) {
      const Judgement& judgement = analysis_.found()[n].judgement;
      if (course_.moments[n].view.position.by != seat || judgement.mark == Mark::Forced) continue;
      ++shown.decisions;
      ++countOf(shown, judgement.mark);
      loss -= judgement.effect[seat];
    }
    shown.loss = unit_.change(loss);
    shown.lossEach = unit_.change(shown.decisions == 0 ? 0 : loss / shown.decisions);
    double luck = 0;
    for (const Luck& one : analysis_.luck()) luck += one.hands[seat];
    shown.luck = unit_.change(luck);
    if (const auto accuracy = analysis_.accuracyOf(seat)) shown.accuracy = json::rounded(*accuracy, 4);
    return shown;
  }

  static int& countOf(SeatShown& shown, Mark mark) {
    switch (mark) {
      case Mark::Good: return shown.good;
      case Mark::Inaccuracy: return shown.inaccuracies;
      case Mark::Mistake: return shown.mistakes;
      case Mark::Blunder: return shown.blunders;
      default: return shown.best;
    }
  }

  DealShown ofDeal(std::size_t n) const {
    const Dealt& deal = course_.deals[n];
    const Luck& luck = analysis_.luck()[n];
    DealShown shown;
    shown.first = deal.first;
    shown.dealer = letter(deal.after.dealer);
    for (const Seat seat : deal.after.inGame())
      shown.hands.push_back({letter(seat), notation::cardList(deal.after.hands[seat]), unit_.change(luck.hands[seat])});
    shown.before = stands(luck.before);
    shown.after = stands(luck.after);
    for (const SeatSet side : layout_.sides()) shown.luck.push_back(unit_.change(luck.of(side.first())));
    shown.error = unit_.change(luck.error(layout_.seats.first()));
    return shown;
  }

  DecisionShown ofDecision(std::size_t n) const {
    const Moment& moment = course_.moments[n];
    const Position& before = moment.view.position;
    const Judgement& judgement = analysis_.found()[n].judgement;
    const Listener listener{&layout_, before.by, course_.names};
    DecisionShown shown;
    static_cast<JudgedShown&>(shown) = judgedOf(before, judgement, listener);
    shown.deal = moment.deal;
    shown.seat = letter(before.by);
    shown.kind = kindOf(moment);
    shown.play = notation::playText(before, moment.play);
    shown.chances = stands(analysis_.standAfter(n));
    shown.position = notation::positionText(moment.view);
    shown.after = notation::boardText(layout_, moment.after.board);
    if (judgement.mark != Mark::Forced)
      for (const Conclusion& one : conclusionsOf(moment)) shown.known.push_back(ofConclusion(one, listener));
    return shown;
  }

  static KnownShown ofConclusion(const Conclusion& conclusion, const Listener& listener) {
    KnownShown shown;
    shown.kind = conclusion.what;
    if (conclusion.seat != kNoSeat) shown.seat = letter(conclusion.seat);
    if (!conclusion.cards.empty()) shown.cards = notation::cardList(conclusion.cards);
    if (conclusion.why) {
      shown.dropped = notation::cardName(conclusion.why->card);
      shown.decision = conclusion.why->decision;
    }
    shown.words = inWords(conclusion, listener);
    return shown;
  }

  const Analysis& analysis_;
  const Course& course_;
  const LayoutTable& layout_;
  Unit unit_;
};

}  // namespace

std::string_view kindOf(const Moment& moment) {
  const Play& play = moment.play;
  if (play.kind == Kind::Give) return "gift";
  if (play.kind == Kind::Drop) return "drop";
  if (play.kind == Kind::Pass) return "pass";
  if (play.card == Card::Tac) return "tac";
  switch (play.card) {
    case Card::Seven: return "seven";
    case Card::Trickster: return "trickster";
    case Card::Jester: return "jester";
    case Card::Angel: return "angel";
    case Card::Warrior: return "warrior";
    case Card::Devil: return "devil";
    default: break;
  }
  if (play.kind == Kind::Skip) return "skip";
  return play.from == kBase ? "out" : "move";
}

std::string reportJson(const Analysis& analysis) { return json::text(Writer(analysis).report()); }

}  // namespace tacit::analysis
