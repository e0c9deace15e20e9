#include "tournament/director.h"

#include <algorithm>

#include "tournament/draw.h"
#include "tournament/knockout.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

// What a client says may have any shape.
bool fitsBoard(const Board& board, const Results& results) {
  return std::ranges::all_of(results,
                             [&](const GameResult& one) { return one.marbles.size() == board.entrants.size(); });
}

}  // namespace

Event Director::eventOf(EventBody what) const {
  return {kEventVersion, tournament_.lastNumber() + 1, std::max(now_, tournament_.lastTime()), who_, std::move(what)};
}

Outcome Director::record(EventBody what) {
  const Event event = eventOf(std::move(what));
  if (auto refusal = tournament_.problemWith(event)) return refusal;
  tournament_.apply(event);
  tell_(event);
  return {};
}

// An arena pairs everybody who is free, so its rounds overlap.
bool Director::hasRoundToClose() const {
  const auto& rounds = tournament_.rounds();
  return tournament_.plan().system != System::Arena && !rounds.empty() && !rounds.back().closed;
}

Outcome Director::create(Created created) {
  created.dealtOnce = true;
  return record(std::move(created));
}

Outcome Director::enter(std::string name, std::vector<Member> members) {
  const int next = base::nextNumber(tournament_.entrants());
  return record(Entered{next, std::move(name), std::move(members)});
}

Outcome Director::change(int number, std::string name, std::vector<Member> members) {
  return record(Changed{number, std::move(name), std::move(members)});
}

Outcome Director::pair() {
  if (tournament_.paused()) return Refusal{RefusalCode::NotNow, "the tournament is paused"};
  const bool waits = hasRoundToClose();
  if (waits)
    if (auto refusal = tournament_.problemWith(eventOf(RoundClosed{lastRound()}))) return refusal;
  auto round = drawRound(tournament_);
  if (!round) return Refusal{RefusalCode::NoRound, round.error()};
  if (waits) std::ignore = closeRound();
  return record(*std::move(round));
}

// What is drawn depends on who is left, so it is drawn before anything changes.
Outcome Director::pairAgain() {
  const Event dropped = eventOf(RoundDropped{lastRound()});
  if (auto refusal = tournament_.problemWith(dropped)) return refusal;
  if (tournament_.paused()) return Refusal{RefusalCode::NotNow, "the tournament is paused"};
  Tournament without = tournament_;
  without.apply(dropped);
  auto round = drawRound(without);
  if (!round) return Refusal{RefusalCode::NoRound, round.error()};
  std::ignore = record(dropped.what);
  return record(*std::move(round));
}

Outcome Director::changeBoards(std::vector<Board> boards, std::vector<int> byes) {
  return record(BoardsChanged{lastRound(), std::move(boards), std::move(byes)});
}

Outcome Director::swap(int one, int other) {
  if (tournament_.rounds().empty()) return Refusal{RefusalCode::NotNow, "no round is paired"};
  const Round& round = tournament_.rounds().back();
  std::vector<Board> boards;
  auto byes = round.byes;
  const auto exchange = [&](int& number) { number = number == one ? other : number == other ? one : number; };
  boards.reserve(round.pairings.size());
  for (const Pairing& pairing : round.pairings) boards.push_back(pairing.board);
  for (Board& board : boards) std::ranges::for_each(board.entrants, exchange);
  std::ranges::for_each(byes, exchange);
  return changeBoards(std::move(boards), std::move(byes));
}

Outcome Director::startRound(int inMinutes) {
  return record(RoundStarted{lastRound(), inMinutes == 0 ? std::nullopt : std::optional(inMinutes)});
}

Outcome Director::extend(int minutes) {
  return record(RoundExtended{tournament_.plan().system == System::Arena ? 1 : lastRound(), minutes});
}

Outcome Director::closeRound() { return record(RoundClosed{lastRound()}); }

// By the better seed, where the plan says so.
void Director::settle(int round, int board, Results& results) const {
  const Pairing* const its = tournament_.pairing(round, board);
  if (its == nullptr || tournament_.plan().ifLevel != IfLevel::Seed || !fitsBoard(its->board, results)) return;
  if (needsWinner(its->board) && isLevel(its->board, results))
    results.back().settled = betterSeedAt(tournament_, its->board);
}

Outcome Director::report(int round, int board, std::optional<int> by, Results results) {
  settle(round, board, results);
  const Pairing* const its = tournament_.pairing(round, board);
  if (its != nullptr && by)
    for (const Report& other : its->reports)
      if (other.by != *by && other.results == results) return record(Confirmed{round, board, *by, other.by});
  return record(Reported{round, board, by, std::move(results)});
}

Outcome Director::confirm(int round, int board, int by) {
  if (const Pairing* const its = tournament_.pairing(round, board); its != nullptr && its->disputed())
    return RefusalCode::Disputed;
  return record(Confirmed{round, board, by});
}

Outcome Director::correct(int round, int board, Results results, std::string why) {
  settle(round, board, results);
  return record(Corrected{round, board, std::move(results), std::move(why)});
}

Outcome Director::finish() {
  if (hasRoundToClose())
    if (auto refusal = closeRound()) return refusal;
  return record(Finished{});
}

Outcome Director::undo() {
  const auto step = tournament_.lastStep();
  if (!step) return Refusal{RefusalCode::NotNow, "there is nothing to undo"};
  return record(Undone{*step});
}

}  // namespace tacit::tournament
