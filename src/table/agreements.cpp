// What those who play agree on: to stop, how the marbles stand on their wooden board, a break.
#include <algorithm>

#include "notation/position_text.h"
#include "table/referee.h"

namespace tacit::table {
namespace {

// Nobody talks by boards that the others refuse.
constexpr int kRefusedBoardsPerGame = 3;

}  // namespace

// ---- Stopping ----

Outcome Referee::want(const OfferAbort& /*want*/) {
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (its.present() && !its.wantsAbort) record(AbortOffered{place});
  });
  abortIfAgreed();
  return {};
}

Outcome Referee::want(const AnswerAbort& want) {
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  if (std::ranges::none_of(table_.places(), &Place::wantsAbort))
    return Refusal{RefusalCode::NotNow, "no one has proposed to abort"};
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (!want.yes || !its.wantsAbort) record(AbortAnswered{place, want.yes});
  });
  abortIfAgreed();
  return {};
}

bool Referee::allPresent(bool Place::* wish) const {
  return std::ranges::any_of(table_.places(), [&](const Place& one) { return one.present() && one.*wish; }) &&
         std::ranges::all_of(table_.places(), [&](const Place& one) { return !one.present() || one.*wish; });
}

// Who has left a rated game cannot be asked any more, and loses it.
bool Referee::abortIsAgreed() const {
  if (table_.options().rated) return std::ranges::all_of(table_.places(), &Place::wantsAbort);
  return allPresent(&Place::wantsAbort);
}

void Referee::abortIfAgreed() {
  if (table_.stage() == Stage::Playing && abortIsAgreed()) record(Aborted{table_.fairness().seed});
}

// What all agree on may change neither a rating nor what is asked of others.
Outcome Referee::refuseAgreeing() const {
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  return table_.options().rated ? Outcome(RefusalCode::Rated) : Outcome();
}

// ---- The wooden board ----

Outcome Referee::want(const ProposeBoard& want) {
  if (auto refusal = refuseAgreeing()) return refusal;
  const Position& now = table_.position();
  if (!canSetBoard(now)) return Refusal{RefusalCode::NotNow, "the board can be set right between two plays"};
  if (table_.places().agreements.board) return Refusal{RefusalCode::NotNow, "a board is proposed already"};
  if (table_.places().agreements.boardsRefused[static_cast<std::size_t>(myPlace().plain())] >= kRefusedBoardsPerGame)
    return Refusal{RefusalCode::SlowDown, "you have proposed often enough"};
  const auto after = notation::withBoard(now, want.board);
  if (!after) return Refusal{RefusalCode::BadBoard, after.error()};
  if (after->board == now.board) return Refusal{RefusalCode::BadBoard, "the marbles stand like this already"};
  record(BoardProposed{myPlace(), notation::boardText(now.layout(), after->board)});
  agreeToBoard();
  return {};
}

Outcome Referee::want(const AnswerBoard& want) {
  if (auto refusal = refuseAgreeing()) return refusal;
  if (!table_.places().agreements.board) return Refusal{RefusalCode::NotNow, "no one has proposed a board"};
  if (want.yes) agreeToBoard();
  else record(BoardAnswered{myPlace(), false});
  return {};
}

void Referee::agreeToBoard() {
  const auto& proposal = table_.places().agreements.board;
  for (const PlaceIndex place : table_.places().heldBy(person_.id))
    if (proposal && !proposal->agreed.contains(place)) record(BoardAnswered{place, true});
  setBoardIfAgreed();
}

void Referee::setBoardIfAgreed() {
  const auto proposal = table_.places().agreements.board;
  if (!proposal) return;
  for (const PlaceIndex place : table_.places().all())
    if (table_.places()[place].isAsked() && !proposal->agreed.contains(place)) return;
  record(BoardSet{proposal->board});
}

// ---- A break ----

Outcome Referee::want(const OfferBreak& /*want*/) {
  if (auto refusal = refuseAgreeing()) return refusal;
  if (table_.options().clock.isByCorrespondence())
    return Refusal{RefusalCode::NotNow, "by correspondence no one has to be here"};
  if (table_.places().agreements.breakSince) return Refusal{RefusalCode::NotNow, "there is a break"};
  for (const PlaceIndex place : table_.places().heldBy(person_.id))
    if (!table_.places()[place].wantsBreak) record(BreakOffered{place});
  beginBreakIfAgreed();
  return {};
}

Outcome Referee::want(const AnswerBreak& want) {
  if (auto refusal = refuseAgreeing()) return refusal;
  const bool isOffered = std::ranges::any_of(table_.places(), &Place::wantsBreak);
  if (table_.places().agreements.breakSince || !isOffered)
    return Refusal{RefusalCode::NotNow, "no one has proposed a break"};
  if (!want.yes) {
    record(BreakAnswered{myPlace(), false});
    return {};
  }
  for (const PlaceIndex place : table_.places().heldBy(person_.id))
    if (!table_.places()[place].wantsBreak) record(BreakAnswered{place, true});
  beginBreakIfAgreed();
  return {};
}

void Referee::beginBreakIfAgreed() {
  if (table_.stage() != Stage::Playing || table_.places().agreements.breakSince) return;
  const auto isFor = [](const Place& one) { return !one.isAsked() || one.wantsBreak; };
  if (std::ranges::any_of(table_.places(), &Place::wantsBreak) && std::ranges::all_of(table_.places(), isFor))
    record(BreakBegan{});
}

Outcome Referee::want(const EndBreak& /*want*/) {
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  if (!table_.places().agreements.breakSince) return Refusal{RefusalCode::NotNow, "there is no break"};
  for (const PlaceIndex place : table_.places().heldBy(person_.id))
    if (table_.places()[place].wantsBreak) record(BackFromBreak{place});
  endBreakIfAllAreBack();
  return {};
}

void Referee::endBreakIfAllAreBack() {
  if (table_.places().agreements.breakSince && std::ranges::none_of(table_.places(), &Place::wantsBreak))
    record(BreakOver{});
}

}  // namespace tacit::table
