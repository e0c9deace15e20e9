// What must not happen in a tournament, and why.
#include <algorithm>
#include <bit>
#include <set>

#include "base/strings.h"
#include "text/writing.h"
#include "tournament/knockout.h"
#include "tournament/scoring.h"
#include "tournament/tournament.h"

namespace tacit::tournament {
namespace {

using base::Instant;

constexpr Instant kFirstTime = base::instantAt(1);
constexpr Instant kLastTime =
    base::instantAt(std::int64_t{1} << 53);  // that JavaScript can tell apart from the next one

constexpr base::Duration kMostTimeMore = std::chrono::days(1);

bool has(const std::vector<int>& all, int one) { return std::ranges::find(all, one) != all.end(); }

Outcome notNow(std::string text) { return Refusal{RefusalCode::NotNow, std::move(text)}; }

Outcome noEntrant(int number) {
  return Refusal{RefusalCode::NoEntrant, "there is no entrant " + std::to_string(number)};
}

std::string boardText(int round, int board) {
  return "board " + std::to_string(board) + " of round " + std::to_string(round);
}

// Everybody at these boards and with a bye, from the lowest number up.
std::vector<int> everybodyIn(const std::vector<Board>& boards, const std::vector<int>& byes) {
  std::vector<int> all = byes;
  for (const Board& board : boards) all.insert(all.end(), board.entrants.begin(), board.entrants.end());
  std::ranges::sort(all);
  return all;
}

// Who meets whom and for what, whatever the tables and the starts.
std::multiset<std::pair<std::string, std::set<int>>> meetings(const std::vector<Board>& boards) {
  std::multiset<std::pair<std::string, std::set<int>>> all;
  for (const Board& board : boards)
    all.emplace(board.stage, std::set<int>(board.entrants.begin(), board.entrants.end()));
  return all;
}

std::multiset<std::string> stagesOf(const std::vector<Board>& boards) {
  std::multiset<std::string> all;
  for (const Board& board : boards) all.insert(board.stage);
  return all;
}

std::vector<Board> boardsOf(const Round& round) {
  std::vector<Board> boards;
  boards.reserve(round.pairings.size());
  for (const Pairing& one : round.pairings) boards.push_back(one.board);
  return boards;
}

// Or a report of one.
bool hasResult(const Round& round) {
  return std::ranges::any_of(round.pairings, [](const Pairing& one) { return one.done() || !one.reports.empty(); });
}

// Whether the organiser may say who meets whom, rather than a schedule or a bracket.
bool isPairedFreely(System system) {
  return system == System::Swiss || system == System::Arena || system == System::DoubleKnockout;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

// Of a person or a tournament, as servers give them out; it becomes part of addresses.
bool isId(std::string_view text) {
  constexpr std::size_t kLongest = 64;
  const auto isPlain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, isPlain);
}

Outcome badId(std::string_view what, std::string_view text) {
  return Refusal{RefusalCode::Id, std::string(what) + " has no such id: " + base::quoted(text)};
}

bool isStage(std::string_view stage) {
  if (isOneOf(stage, {"", "third", "winners", "losers", "final", "final_again"})) return true;
  const auto kind = base::takeUntil(stage, ':');
  return kind && isOneOf(*kind, {"group", "knockout"}) && base::numberIn(stage, kMaxEntrants);
}

// ---- What an event says by itself: people read it even where it is undone. ----

Outcome problemWithTexts(const std::string& name, const std::vector<Member>& members) {
  if (const auto problem = text::problemWithTitle(name)) return Refusal{RefusalCode::Name, problem->what};
  for (const Member& member : members) {
    if (const auto problem = text::problemWithTitle(member.name)) return Refusal{RefusalCode::Name, problem->what};
    if (member.person && !isId(*member.person)) return badId("a person", *member.person);
  }
  return {};
}

Outcome problemWithTexts(const PlanChanged& event) {
  const auto agreed = agree(event.plan);
  return agreed ? Outcome() : Refusal{RefusalCode::Plan, agreed.error()};
}

Outcome problemWithTexts(const Created& event) {
  if (!event.id.empty() && !isId(event.id.plain())) return badId("a tournament", event.id.plain());
  if (!event.organiser.empty() && !isId(event.organiser)) return badId("a person", event.organiser);
  return problemWithTexts(PlanChanged{event.plan});
}

Outcome problemWithTexts(const Entered& event) { return problemWithTexts(event.name, event.members); }

Outcome problemWithTexts(const Changed& event) { return problemWithTexts(event.name, event.members); }

Outcome problemWithTexts(const TableOpened& event) {
  return isId(event.table) ? Outcome() : badId("a table", event.table);
}

Outcome problemWithTexts(const Corrected& event) {
  if (event.why.empty()) return {};
  const auto problem = text::problemWithChat(event.why);
  return problem ? Refusal{RefusalCode::Why, problem->what} : Outcome();
}

template <typename Other>
Outcome problemWithTexts(const Other& /*event*/) {
  return {};
}

// Places from top to bottom, as many as halve down to one; everybody once.
bool isBracket(std::vector<int> places) {
  const bool halves = places.size() <= kMaxEntrants && std::has_single_bit(places.size());
  std::erase(places, 0);
  std::ranges::sort(places);
  return halves && std::ranges::adjacent_find(places) == places.end();
}

bool hasKnockoutBegun(const std::vector<Round>& rounds) {
  return std::ranges::any_of(rounds, [](const Round& round) {
    return std::ranges::any_of(round.pairings, [](const Pairing& one) { return needsWinner(one.board); });
  });
}

// What is to happen before a knock-out that is level has a winner.
Refusal stillLevel(IfLevel rule) {
  switch (rule) {
    case IfLevel::None: return RefusalCode::Level;
    case IfLevel::ExtraGame: return {RefusalCode::Draw, "it is level, and an extra game decides: report it as well"};
    case IfLevel::NextMarble: return {RefusalCode::Draw, "it is level: play on, the next marble that is home decides"};
    case IfLevel::Seed: return {RefusalCode::Draw, "it is level, and the better seeded goes on"};
    case IfLevel::Organiser: return {RefusalCode::Draw, "it is level, and the organiser says who goes on"};
  }
  return RefusalCode::Level;
}

// In a round robin the rest is paired again, which takes time where there are many.
bool isLateEntryPossible(System system, std::size_t entrants) {
  constexpr std::size_t kFewEnough = 64;
  return system == System::Swiss || system == System::Arena || (system == System::RoundRobin && entrants < kFewEnough);
}

}  // namespace

Outcome Tournament::problemAnywhere(const Event& event) const {
  if (event.v > kEventVersion) return RefusalCode::Newer;
  if (event.n != lastNumber() + 1) return RefusalCode::Number;
  if (event.t < std::max(lastTime(), kFirstTime)) return RefusalCode::Time;
  if (event.t > kLastTime) return Refusal{RefusalCode::Time, "there is no such time"};
  if (std::holds_alternative<Created>(event.what) != events_.empty())
    return Refusal{RefusalCode::Order, "a tournament begins by being set up, and only then"};
  if (event.who && !isId(*event.who)) return badId("a person", *event.who);
  return std::visit([](const auto& what) { return problemWithTexts(what); }, event.what);
}

Outcome Tournament::problemWith(const Event& event) const {
  if (auto refusal = problemAnywhere(event)) return refusal;
  const auto* const undone = std::get_if<Undone>(&event.what);
  return undone == nullptr ? problemIn(event.what) : problemWithUndoing(undone->event);
}

Outcome State::problemIn(const EventBody& what) const {
  if (stage_ == Stage::Finished && !std::holds_alternative<Corrected>(what)) return notNow("the tournament is over");
  return std::visit([this](const auto& one) { return problem(one); }, what);
}

Outcome State::problem(const Created& event) const { return problem(PlanChanged{event.plan}); }

// Once there are pairings, what they follow from stays.
Outcome State::problem(const PlanChanged& event) const {
  const Plan& plan = event.plan;
  const int people = agree(plan)->people;
  if (plan.ifLevel != plan_.ifLevel && plan_.ifLevel != IfLevel::None && hasKnockoutBegun(rounds_))
    return notNow("what decides a knock-out that is level can't change once it is drawn");
  const bool same = plan.type == plan_.type && plan.system == plan_.system && plan.duplicate == plan_.duplicate &&
                    plan.groups == plan_.groups && plan.games == plan_.games;
  if (!rounds_.empty() && !same)
    return notNow("game, system, groups, games and duplicate can't change once a round is paired");
  for (const Entrant& one : entrants_)
    if (std::ssize(one.members) > people)
      return Refusal{RefusalCode::Members,
                     base::quoted(one.name) + " has more people than a side of this game has room for"};
  return {};
}

Outcome State::problemWithPeople(const std::string& name, const std::vector<Member>& members, int except) const {
  if (std::ssize(members) > agreed_.people)
    return Refusal{RefusalCode::Members, "a side has room for " + std::to_string(agreed_.people) + ", not for " +
                                             std::to_string(members.size())};
  std::set<std::string> people;
  for (const Member& member : members)
    if (member.person && !people.insert(*member.person).second)
      return Refusal{RefusalCode::Taken, base::quoted(member.name) + " is there twice"};
  for (const Entrant& other : entrants_) {
    if (other.number == except) continue;
    if (other.name == name) return Refusal{RefusalCode::Taken, base::quoted(name) + " has entered already"};
    for (const Member& member : members)
      if (other.in && member.person &&
          std::ranges::any_of(other.members, [&](const Member& one) { return one.person == member.person; }))
        return Refusal{RefusalCode::Taken,
                       base::quoted(member.name) + " plays for " + base::quoted(other.name) + " already"};
  }
  return {};
}

Outcome State::problem(const Entered& event) const {
  if (event.number > kMaxEntrants)
    return Refusal{RefusalCode::Full, "a tournament has room for " + std::to_string(kMaxEntrants)};
  if (event.number != base::nextNumber(entrants_)) return RefusalCode::Number;
  if (!rounds_.empty() && !isLateEntryPossible(plan_.system, entrants_.size()))
    return notNow(
        "the field is drawn: undo that first; swiss, round robin (of at most 64) and arena take late entries");
  return problemWithPeople(event.name, event.members, 0);
}

Outcome State::problem(const Changed& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  return problemWithPeople(event.name, event.members, event.number);
}

Outcome State::problem(const Left& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  if (!entrant(event.number).in) return notNow(base::quoted(entrant(event.number).name) + " has left already");
  return {};
}

Outcome State::problem(const Returned& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  const Entrant& its = entrant(event.number);
  if (its.in) return notNow(base::quoted(its.name) + " hasn't left");
  return problemWithPeople(its.name, its.members, its.number);
}

Outcome State::problem(const Merged& event) const {
  for (const int number : {event.from, event.into}) {
    if (!exists(number)) return noEntrant(number);
    if (!entrant(number).in) return notNow(base::quoted(entrant(number).name) + " has left");
  }
  if (event.from == event.into) return RefusalCode::Same;
  const auto both = entrant(event.from).members.size() + entrant(event.into).members.size();
  if (static_cast<int>(both) > agreed_.people)
    return Refusal{RefusalCode::Members, "together they are " + std::to_string(both) + ", and a side has room for " +
                                             std::to_string(agreed_.people)};
  return {};
}

Outcome State::problemWithBoards(const std::vector<Board>& boards, const std::vector<int>& byes) const {
  if (boards.empty() && byes.empty()) return Refusal{RefusalCode::Boards, "nobody is paired"};
  std::set<int> numbers;
  for (const Board& board : boards) {
    if (board.number < 1 || !numbers.insert(board.number).second)
      return Refusal{RefusalCode::Boards, "there is no board " + std::to_string(board.number) + ", or two"};
    if (std::ssize(board.entrants) != agreed_.sides)
      return Refusal{RefusalCode::Boards, "a board has " + std::to_string(agreed_.sides) + " sides"};
    if (!isStage(board.stage)) return Refusal{RefusalCode::Boards, "there is no stage " + base::quoted(board.stage)};
  }
  const auto all = everybodyIn(boards, byes);
  for (const int number : all)
    if (!exists(number)) return noEntrant(number);
  if (std::ranges::adjacent_find(all) != all.end()) return Refusal{RefusalCode::Boards, "somebody is paired twice"};
  return {};
}

Outcome State::problem(const RoundPaired& event) const {
  if (event.round != lastRound() + 1) return Refusal{RefusalCode::Round, "it is not the next round"};
  if (paused()) return notNow("the tournament is paused");
  if (plan_.system != System::Arena && !rounds_.empty() && !rounds_.back().closed)
    return notNow("round " + std::to_string(rounds_.size()) + " isn't closed");
  if (auto refusal = problemWithBoards(event.boards, event.byes)) return refusal;
  const auto ready = free();
  for (const int number : everybodyIn(event.boards, event.byes))
    if (!std::ranges::binary_search(ready, number))
      return Refusal{RefusalCode::Boards, base::quoted(entrant(number).name) + " is not free"};
  if (!event.bracket) return {};
  if (!isBracket(*event.bracket)) return RefusalCode::Bracket;
  if (std::ranges::any_of(*event.bracket, [&](int one) { return one != 0 && !exists(one); }))
    return Refusal{RefusalCode::Bracket, "somebody in the bracket hasn't entered"};
  return {};
}

Outcome State::problem(const BoardsChanged& event) const {
  if (rounds_.empty() || event.round != lastRound() || rounds_.back().closed)
    return notNow("only boards of the current round can change");
  const Round& round = rounds_.back();
  if (hasResult(round)) return notNow("there is a result in this round already");
  if (event.boards == boardsOf(round) && event.byes == round.byes) return notNow("they all sit there already");
  if (dealtOnce() && round.startedAt) return notNow("the cards of this round are dealt: undo its start first");
  if (auto refusal = problemWithBoards(event.boards, event.byes)) return refusal;
  if (everybodyIn(event.boards, event.byes) != everybodyIn(boardsOf(round), round.byes))
    return Refusal{RefusalCode::Boards, "not the entrants of this round"};
  if (stagesOf(event.boards) != stagesOf(boardsOf(round)))
    return Refusal{RefusalCode::Boards, "not the stages of this round"};
  if (!isPairedFreely(plan_.system) && meetings(event.boards) != meetings(boardsOf(round)))
    return Refusal{RefusalCode::Boards, "who meets whom is given in this system; only tables and starts can change"};
  return {};
}

// An arena's rounds overlap: who leaves is missed at one board only.
Outcome State::problem(const RoundDropped& event) const {
  if (rounds_.empty() || event.round != lastRound() || rounds_.back().closed || plan_.system == System::Arena)
    return notNow("only the current round can be paired again");
  if (hasResult(rounds_.back())) return notNow("there is a result in this round already");
  return {};
}

Outcome State::problem(const RoundExtended& event) const {
  if (event.round < 1 || event.round > lastRound()) return RefusalCode::Round;
  if (event.minutes < 1 || event.minutes > kMaxMinutesMore)
    return Refusal{RefusalCode::Minutes, "a round gets 1 to " + std::to_string(kMaxMinutesMore) +
                                             " minutes more, not " + std::to_string(event.minutes)};
  const Round& round = this->round(event.round);
  const bool isArena = plan_.system == System::Arena;
  if (round.closed || !(isArena ? event.round == 1 && endOfArena() : endOf(round).has_value()))
    return notNow("no clock runs that could be given more time");
  if (round.extended + std::chrono::minutes(event.minutes) > kMostTimeMore) return notNow("it got a day more already");
  return {};
}

Outcome State::problem(const RoundStarted& event) const {
  if (event.round < 1 || event.round > lastRound()) return RefusalCode::Round;
  if (round(event.round).startedAt) return notNow("the round has started already");
  if (paused()) return notNow("the tournament is paused");
  const int minutes = event.inMinutes.value_or(0);
  if (minutes < 0 || minutes > kMaxMinutesAhead)
    return Refusal{RefusalCode::Minutes, "a round starts in 0 to " + std::to_string(kMaxMinutesAhead) +
                                             " minutes, not in " + std::to_string(minutes)};
  return {};
}

Outcome State::problemWithResult(const Board& board, const GameResult& result) const {
  if (result.marbles.size() != board.entrants.size())
    return Refusal{RefusalCode::Result, "it has marbles of " + std::to_string(result.marbles.size()) +
                                            " sides, not of " + std::to_string(board.entrants.size())};
  int all = 0;  // who has every marble home
  for (std::size_t i = 0; i < board.entrants.size(); ++i) {
    if (result.marbles[i] < 0 || result.marbles[i] > agreed_.marbles)
      return Refusal{RefusalCode::Result, "a side has 0 to " + std::to_string(agreed_.marbles) + " marbles home, not " +
                                              std::to_string(result.marbles[i])};
    if (result.marbles[i] == agreed_.marbles && all != 0)
      return Refusal{RefusalCode::Result, "only one side can have all home"};
    if (result.marbles[i] == agreed_.marbles) all = board.entrants[i];
  }
  if (result.winner && !has(board.entrants, *result.winner))
    return Refusal{RefusalCode::Result, "the winner isn't at this board"};
  if (!result.forfeit.value_or(false) && result.winner.value_or(0) != all)
    return Refusal{RefusalCode::Result, "the side with all marbles home wins, and no other"};
  if (agreed_.together() != result.cards.has_value() || result.cards.value_or(1) < 1)
    return Refusal{RefusalCode::Result,
                   agreed_.together() ? "it needs the number of cards" : "cards don't count in this game"};
  return {};
}

Outcome State::problemWithSettling(const Board& board, const Results& results) const {
  const auto settled = results.back().settled;
  const bool isOpen = needsWinner(board) && isLevel(board, results);
  const bool isEarly = std::ranges::any_of(results.begin(), results.end() - 1,
                                           [](const GameResult& one) { return one.settled.has_value(); });
  const bool isSettledSo = plan_.ifLevel == IfLevel::Seed || plan_.ifLevel == IfLevel::Organiser;
  if (isEarly || (settled && !(isOpen && isSettledSo)))
    return Refusal{RefusalCode::Result, "nobody has to say who goes on"};
  if (!isOpen) return {};
  if (settled && !has(board.entrants, *settled)) return Refusal{RefusalCode::Result, "who goes on isn't at this board"};
  if (!settled || (plan_.ifLevel == IfLevel::Seed && *settled != betterSeedAt(*this, board)))
    return stillLevel(plan_.ifLevel);
  return {};
}

// An extra game is played where it is level without, and one more where that is level again.
bool State::areAllNeeded(const Board& board, const Results& results) const {
  for (auto extra = static_cast<std::ptrdiff_t>(plan_.games); extra < std::ssize(results); ++extra)
    if (!isLevel(board, {results.begin(), results.begin() + extra})) return false;
  return true;
}

Outcome State::problemWithResults(const Board& board, const Results& results) const {
  const auto wrongNumber = [&] {
    return Refusal{RefusalCode::Result, "a pairing plays " + std::to_string(plan_.games) + " in a round, not " +
                                            std::to_string(results.size())};
  };
  if (results.empty() || std::ssize(results) > mostGamesAt(board)) return wrongNumber();
  for (const GameResult& one : results)
    if (auto refusal = problemWithResult(board, one)) return refusal;
  if (!areAllNeeded(board, results)) return wrongNumber();
  return problemWithSettling(board, results);
}

Outcome State::problem(const TableOpened& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr || its->board.entrants != event.entrants)
    return Refusal{RefusalCode::NoBoard, "there is no such " + boardText(event.round, event.board)};
  if (!round(event.round).startedAt) return notNow("the round hasn't started");
  if (its->done()) return notNow(boardText(event.round, event.board) + " has a result");
  const int last = static_cast<int>(its->tables.size());
  if (event.game < std::max(last, 1) || event.game > std::min(last + 1, mostGamesAt(its->board)))
    return Refusal{RefusalCode::Game, "it is not the next game of " + boardText(event.round, event.board)};
  return {};
}

Outcome State::problem(const Reported& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (!round(event.round).startedAt) return notNow("the round hasn't started");
  if (its->done()) return notNow(boardText(event.round, event.board) + " has a result; the organiser can correct it");
  if (event.by && !has(its->board.entrants, *event.by))
    return Refusal{RefusalCode::NotYours, "only those who play at this board report its result"};
  auto refusal = problemWithResults(its->board, event.results);
  if (!event.by || plan_.ifLevel != IfLevel::Organiser) return refusal;
  // The teams say how it ended, and the organiser who goes on.
  if (!event.results.empty() && event.results.back().settled)
    return Refusal{RefusalCode::NotYours, "the organiser says who goes on"};
  return refusal && refusal->code == RefusalCode::Draw ? Outcome() : refusal;
}

Outcome State::problem(const Confirmed& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (its->reports.empty()) return notNow("there is nothing to confirm");
  if (!has(its->board.entrants, event.by) || its->reportFor(event.by) == nullptr || event.whose == event.by)
    return Refusal{RefusalCode::NotYours, "the other side confirms a result"};
  if (event.whose && std::ranges::find(its->reports, *event.whose, &Report::by) == its->reports.end())
    return notNow("there is nothing to confirm");
  const auto whose = std::ranges::find(its->reports, event.whose.value_or(0), &Report::by);
  const Report& report = event.whose ? *whose : *its->reportFor(event.by);
  if (needsWinner(its->board) && winnerOf(its->board, report.results) == 0) return stillLevel(plan_.ifLevel);
  return {};
}

// Later pairings of a knock-out follow from who won, and its bracket from the groups.
Outcome State::problem(const Corrected& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (!its->done()) return notNow(boardText(event.round, event.board) + " has no result yet");
  if (auto refusal = problemWithResults(its->board, event.results)) return refusal;
  const bool changesWinner = winnerOf(its->board, event.results) != winnerOf(its->board, its->results);
  if (changesWinner && needsWinner(its->board) && event.round < lastRound())
    return notNow("the next round is paired by this result; undo it first");
  const bool changesGroup = event.results != its->results && its->board.stage.starts_with("group");
  if (changesGroup && std::ranges::any_of(rounds_, [](const Round& one) { return !one.bracket.empty(); }))
    return notNow("the knock-out is drawn by the groups; undo it first");
  return {};
}

Outcome State::problem(const RoundClosed& event) const {
  if (event.round < 1 || event.round > lastRound()) return RefusalCode::Round;
  const Round& round = this->round(event.round);
  if (round.closed) return notNow("the round is closed already");
  for (const Pairing& one : round.pairings)
    if (!one.done()) return notNow(boardText(event.round, one.board.number) + " has no result yet");
  return {};
}

Outcome State::problem(const Paused& /*event*/) const {
  return paused() ? notNow("the tournament is paused already") : Outcome{};
}

Outcome State::problem(const Resumed& /*event*/) const {
  return paused() ? Outcome{} : notNow("the tournament isn't paused");
}

Outcome State::problem(const Finished& /*event*/) const {
  if (rounds_.empty()) return notNow("no round was played");
  if (plan_.system == System::Arena) return {};  // when time is up; what is still played doesn't count
  for (const Round& round : rounds_)
    for (const Pairing& one : round.pairings)
      if (!one.done()) return notNow(boardText(round.number, one.board.number) + " has no result yet");
  return {};
}

// What others have done since must make sense without it.
Outcome Tournament::problemWithUndoing(std::int64_t step) const {
  if (lastStep() != step) return notNow("only the organiser's last step can be undone");
  if (!hasAnythingAfter(step)) return {};
  State without = before(step);
  for (auto n = step + 1; n <= lastNumber(); ++n) {
    const Event& later = event(n);
    if (isUndone(n) || std::holds_alternative<Undone>(later.what)) continue;
    if (!isOnlyKept(later.what) && without.problemIn(later.what))
      return notNow("somebody has gone on since: event " + std::to_string(n) + " follows from it");
    without.fold(later);
  }
  return {};
}

}  // namespace tacit::tournament
