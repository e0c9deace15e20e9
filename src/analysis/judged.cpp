#include "analysis/judged.h"

#include "base/result.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::analysis {
namespace {

ReasonShown reasonShown(const Reason& reason, const Listener& listener) {
  ReasonShown shown;
  shown.kind = reason.event;
  if (reason.seat != kNoSeat) shown.seat = std::string(1, notation::seatLetter(reason.seat));
  if (reason.event == Event::Captured) shown.space = notation::spaceName(reason.space);
  shown.chosen = json::rounded(reason.chosen, 4);
  shown.best = json::rounded(reason.best, 4);
  shown.error = json::rounded(reason.error, 4);
  shown.words = inWords(reason, listener);
  return shown;
}

// What the one who says this knows.
View viewIn(const notation::Scene& scene, Seat decides) {
  const Position position = decidedBy(scene.position, decides);
  SeatSet shown;
  for (const Seat seat : position.layout().seats)
    if (!position.hands[seat].isHidden()) shown |= only(seat);
  Knowledge knowledge;
  knowledge.tell(scene.knows);
  return knowledge.view(position, shown);
}

}  // namespace

JudgedShown judgedOf(const Position& before, const Judgement& judgement, const Listener& listener) {
  const Unit unit{before.layout().cooperative};
  JudgedShown shown;
  shown.unit = unit.name();
  shown.mark = judgement.mark;
  if (judgement.plays.empty()) return shown;
  shown.value = unit.stand(judgement.plays[judgement.chosen].value.mean);
  shown.loss = unit.change(judgement.lost());
  shown.error = unit.change(judgement.loss.error);
  shown.best = notation::playText(before, judgement.best().play);
  for (const Valued& v : judgement.plays)
    shown.plays.push_back({notation::playText(before, v.play), unit.stand(v.value.mean), unit.change(v.behind.mean),
                           unit.change(v.behind.error), v.worlds});
  for (const Reason& reason : judgement.reasons) shown.reasons.push_back(reasonShown(reason, listener));
  shown.simulations = judgement.simulations;
  return shown;
}

base::Result<JudgedShown> answerTo(const Question& question) {
  if (question.milliseconds < 0 || question.simulations < 0) return base::Error{"milliseconds, simulations: 0 or more"};
  const auto scene = notation::parsePosition(question.position);
  if (!scene) return base::Error{scene.error()};
  const auto seat = notation::seatNamed(question.seat);
  if (!seat || !deciders(scene->position).contains(*seat)) return base::Error{"this seat has nothing to decide"};
  const View view = viewIn(*scene, *seat);
  if (view.position.hands[view.position.turn].isHidden()) return base::Error{"the hand is not known"};
  const Effort effort{question.milliseconds, question.simulations};
  const Listener listener{&view.position.layout(), *seat, {}};
  if (!question.play) return judgedOf(view.position, appraise(view, effort, question.seed), listener);
  const auto play = notation::parsePlay(view.position, *question.play);
  if (!play) return base::Error{play.error()};
  return judgedOf(view.position, judge(view, *play, effort, question.seed), listener);
}

}  // namespace tacit::analysis
