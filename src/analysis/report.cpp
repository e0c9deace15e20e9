#include "analysis/report.h"

#include "analysis/report_shown.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::analysis {
namespace {

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
    shown.luckiest = analysis_.luckiest(kMoments);
    return shown;
  }

 private:
  std::vector<double> stands(const bots::Prospects& prospects) const {
    std::vector<double> all;
    for (const SeatSet side : layout_.sides()) all.push_back(unit_.stand(double{prospects.means[side.first()]}));
    return all;
  }

  // Rounded, they add up as well.
  SideShown ofSide(SeatSet side) const {
    const Balance b = analysis_.balanceOf(side);
    SideShown shown{notation::seatLetters(side), unit_.stand(b.start),        unit_.change(b.deal.mean),
                    unit_.change(b.deal.error),  unit_.change(b.play.mean),   unit_.change(b.play.error),
                    unit_.change(b.skill.mean),  unit_.change(b.skill.error), unit_.stand(b.end)};
    const double gained = layout_.cooperative ? shown.start - shown.end : shown.end - shown.start;
    shown.play = json::rounded(gained - shown.deal - shown.skill, 4);
    return shown;
  }

  SeatShown ofSeat(Seat seat) const {
    SeatShown shown;
    shown.seat = letter(seat);
    shown.name = course_.names[seat];
    shown.side = notation::seatLetters(layout_.side[seat]);
    double loss = 0;
    double skill = 0;
    double play = 0;
    for (std::size_t n = 0; n < course_.moments.size(); ++n) {
      const Judgement& judgement = analysis_.found()[n].judgement;
      if (course_.moments[n].view.position.by != seat) continue;
      skill += analysis_.skillOf(n, seat).mean;
      play += analysis_.playLuckOf(n, seat).mean;
      if (judgement.mark == Mark::Forced) continue;
      ++shown.decisions;
      ++countOf(shown, judgement.mark);
      loss += judgement.lost();
    }
    shown.loss = unit_.change(loss);
    shown.lossEach = unit_.change(shown.decisions == 0 ? 0 : loss / shown.decisions);
    double luck = 0;
    for (const Luck& one : analysis_.luck()) luck += one.hands[seat];
    shown.deal = unit_.change(luck);
    shown.play = unit_.change(play);
    shown.skill = unit_.change(skill);
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
    const Estimate luck = analysis_.playLuckOf(n, before.by);
    shown.skill = unit_.change(analysis_.skillOf(n, before.by).mean);
    shown.luck = unit_.change(luck.mean);
    shown.luckError = unit_.change(luck.error);
    if (const auto hidden = analysis_.turnedOn(n))
      shown.hidden = {hidden->seat == kNoSeat ? std::nullopt : std::optional(letter(hidden->seat)),
                      std::string(notation::cardName(hidden->card)), inWords(hidden, listener)};
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
