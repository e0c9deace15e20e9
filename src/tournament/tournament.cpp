#include "tournament/tournament.h"

#include <algorithm>
#include <bit>
#include <set>

#include "base/strings.h"
#include "text/writing.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

using base::Instant;
using std::chrono::minutes;

constexpr std::size_t kCheckpoints = 8;  // steps that are undone without folding all events again
constexpr Instant kFirstTime = base::instantAt(1);
constexpr Instant kLastTime =
    base::instantAt(std::int64_t{1} << 53);  // that JavaScript can tell apart from the next one

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

// Whether the organiser may say who meets whom, rather than a schedule or a bracket.
bool isPairedFreely(System system) {
  return system == System::Swiss || system == System::Arena || system == System::DoubleKnockout;
}

bool needsWinner(const Board& board) { return !board.stage.empty() && !board.stage.starts_with("group"); }

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
  if (!event.id.empty() && !isId(event.id)) return badId("a tournament", event.id);
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

// What nothing follows from: that something was undone, and where a game is played.
bool isOnlyKept(const EventBody& what) {
  return std::holds_alternative<Undone>(what) || std::holds_alternative<TableOpened>(what);
}

std::optional<Instant> endAfter(const Round& round, minutes time) {
  if (!round.startedAt || time == minutes::zero()) return std::nullopt;
  return *round.startedAt + round.pausedFor + time;
}

bool isLateEntryPossible(System system) { return system == System::Swiss || system == System::Arena; }

}  // namespace

bool Round::done() const { return std::ranges::all_of(pairings, &Pairing::done); }

// ---- Folding ----

void Tournament::apply(const Event& event) {
  if (const auto* const undone = std::get_if<Undone>(&event.what)) {
    static_cast<Folded&>(*this) = before(undone->event);
    undone_[static_cast<std::size_t>(undone->event - 1)] = true;
    for (auto n = undone->event; n < lastNumber(); ++n)  // what others have done since
      if (!isUndone(n + 1)) fold(this->event(n + 1));
    std::erase_if(checkpoints_, [&](const auto& one) { return one->step >= undone->event; });
  } else {
    if (isStep(event, organiser_))
      checkpoints_.push_back(std::make_shared<Checkpoint>(Checkpoint{event.n, static_cast<const Folded&>(*this)}));
    if (checkpoints_.size() > kCheckpoints) checkpoints_.pop_front();
    fold(event);
  }
  events_.push_back(event);
  undone_.push_back(false);
}

void Tournament::fold(const Event& event) {
  now_ = event.t;
  std::visit([this](const auto& what) { on(what); }, event.what);
}

Folded Tournament::before(std::int64_t event) const {
  const auto found = std::ranges::find(checkpoints_, event, &Checkpoint::step);
  if (found != checkpoints_.end()) return (*found)->before;
  Tournament then;
  for (std::int64_t n = 1; n < event; ++n)
    if (!isUndone(n)) then.fold(this->event(n));
  return static_cast<const Folded&>(then);
}

std::optional<Tournament::Misfit> Tournament::read(std::vector<Event> events, Whose whose) {
  std::vector<bool> undone(events.size());
  std::vector<std::int64_t> steps;  // that stand
  std::string organiser;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const EventBody& what = events[i].what;
    if (const auto* const created = std::get_if<Created>(&what)) organiser = created->organiser;
    const auto number = static_cast<std::int64_t>(i) + 1;
    if (events[i].n != number) return Misfit{i, "its number is not the next one"};
    if (isStep(events[i], organiser)) steps.push_back(number);
    const auto* const taken = std::get_if<Undone>(&what);
    if (taken == nullptr) continue;
    if (steps.empty() || steps.back() != taken->event) return Misfit{i, "only the organiser's last step can be undone"};
    undone[static_cast<std::size_t>(taken->event - 1)] = true;
    steps.pop_back();
  }
  for (std::size_t i = 0; i < events.size(); ++i) {
    const bool counts = !undone[i] && !std::holds_alternative<Undone>(events[i].what);
    const bool hasToFit = counts && !isOnlyKept(events[i].what);
    if (whose == Whose::Foreign)
      if (const auto problem = hasToFit ? problemWith(events[i]) : problemAnywhere(events[i]))
        return Misfit{i, problem->text};
    if (counts) fold(events[i]);
    events_.push_back(std::move(events[i]));
    undone_.push_back(undone[i]);
  }
  return std::nullopt;
}

void Tournament::on(const Created& event) {
  id_ = event.id;
  organiser_ = event.organiser;
  seed_ = event.seed;
  on(PlanChanged{event.plan});
}

void Tournament::on(const PlanChanged& event) {
  plan_ = event.plan;
  agreed_ = *agree(plan_);
}

void Tournament::on(const Entered& event) {
  entrants_.push_back({event.number, event.name, event.members, true, lastRound() + 1, false});
}

void Tournament::on(const Changed& event) {
  at(event.number).name = event.name;
  at(event.number).members = event.members;
}

void Tournament::on(const Left& event) {
  at(event.number).in = false;
  at(event.number).sentAway = event.sentAway.value_or(false);
}

void Tournament::on(const Returned& event) {
  at(event.number).in = true;
  at(event.number).sentAway = false;
}

void Tournament::on(const Merged& event) {
  Entrant& from = at(event.from);
  Entrant& into = at(event.into);
  into.members.insert(into.members.end(), from.members.begin(), from.members.end());
  from.members.clear();
  from.in = false;
}

void Tournament::on(const RoundPaired& event) {
  if (rounds_.empty()) field_ = free();
  stage_ = Stage::Running;
  Round& round = rounds_.emplace_back();
  round.number = event.round;
  round.byes = event.byes;
  round.bracket = event.bracket.value_or(std::vector<int>{});
  for (const Board& board : event.boards) round.pairings.emplace_back().board = board;
}

void Tournament::on(const BoardsChanged& event) {
  Round& round = rounds_.back();
  round.byes = event.byes;
  round.pairings.clear();
  for (const Board& board : event.boards) round.pairings.emplace_back().board = board;
}

void Tournament::on(const RoundStarted& event) {
  round(event.round).startedAt = now_ + minutes(event.inMinutes.value_or(0));
}

// After something was undone there may be no such board any more, or others at it.
void Tournament::on(const TableOpened& event) {
  if (problem(event)) return;
  auto& tables = at(event.round, event.board).tables;
  tables.resize(static_cast<std::size_t>(event.game));
  tables.back() = event.table;
}

void Tournament::on(const Reported& event) {
  Pairing& its = at(event.round, event.board);
  its.reportedBy = event.by;
  (event.by ? its.reported : its.results) = event.results;
  if (!event.by) its.reported.clear();
}

void Tournament::on(const Confirmed& event) {
  Pairing& its = at(event.round, event.board);
  its.results = std::move(its.reported);
  its.reported.clear();
  its.reportedBy.reset();
}

void Tournament::on(const Corrected& event) {
  Pairing& its = at(event.round, event.board);
  its.results = event.results;
  its.corrected = true;
}

void Tournament::on(const RoundClosed& event) { round(event.round).closed = true; }

void Tournament::on(const Paused& /*event*/) { pausedAt_ = now_; }

// A round that had not begun begins later by the pause; the others end later.
void Tournament::on(const Resumed& /*event*/) {
  for (Round& round : rounds_) {
    if (!round.startedAt || round.closed) continue;
    const base::Duration pause = now_ - pausedAt_.value_or(now_);
    if (round.startedAt > pausedAt_) *round.startedAt += pause;
    else round.pausedFor += pause;
  }
  pausedAt_.reset();
}

void Tournament::on(const Finished& /*event*/) { stage_ = Stage::Finished; }

// ---- Looking things up ----

const Pairing* Tournament::pairing(int round, int board) const {
  if (round < 1 || round > lastRound()) return nullptr;
  const auto& all = this->round(round).pairings;
  const auto found = std::ranges::find_if(all, [&](const Pairing& one) { return one.board.number == board; });
  return found == all.end() ? nullptr : &*found;
}

Pairing& Tournament::at(int round, int board) {
  auto& all = this->round(round).pairings;
  return *std::ranges::find_if(all, [&](const Pairing& one) { return one.board.number == board; });
}

std::optional<Instant> Tournament::endOf(const Round& round) const { return endAfter(round, minutes(plan_.minutes)); }

std::optional<Instant> Tournament::endOfArena() const {
  const bool isArena = plan_.system == System::Arena && !rounds_.empty();
  return isArena ? endAfter(rounds_.front(), minutes(plan_.arenaMinutes)) : std::nullopt;
}

std::vector<int> Tournament::free() const {
  ByEntrant<bool> busy(entrants_);
  for (const Round& round : rounds_)
    for (const Pairing& one : round.pairings)
      for (const int number : one.board.entrants)
        if (!one.done()) busy[number] = true;
  std::vector<int> all;
  for (const Entrant& one : entrants_)
    if (one.in && !busy[one.number]) all.push_back(one.number);
  return all;
}

// ---- What must not happen ----

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
  auto refusal = problemAnywhere(event);
  return refusal ? refusal : problemIn(event.what);
}

Outcome Tournament::problemIn(const EventBody& what) const {
  if (stage_ == Stage::Finished && !std::holds_alternative<Undone>(what) && !std::holds_alternative<Corrected>(what))
    return notNow("the tournament is over");
  return std::visit([this](const auto& one) { return problem(one); }, what);
}

Outcome Tournament::problem(const Created& event) const { return problem(PlanChanged{event.plan}); }

// Once there are pairings, what they follow from stays.
Outcome Tournament::problem(const PlanChanged& event) const {
  const Plan& plan = event.plan;
  const int people = agree(plan)->people;
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

Outcome Tournament::problemWithPeople(const std::string& name, const std::vector<Member>& members, int except) const {
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

Outcome Tournament::problem(const Entered& event) const {
  if (event.number > kMaxEntrants)
    return Refusal{RefusalCode::Full, "a tournament has room for " + std::to_string(kMaxEntrants)};
  if (event.number != static_cast<int>(entrants_.size()) + 1) return RefusalCode::Number;
  if (!rounds_.empty() && !isLateEntryPossible(plan_.system))
    return notNow("the field is drawn: undo that first; only swiss and arena tournaments take late entries");
  return problemWithPeople(event.name, event.members, 0);
}

Outcome Tournament::problem(const Changed& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  return problemWithPeople(event.name, event.members, event.number);
}

Outcome Tournament::problem(const Left& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  if (!entrant(event.number).in) return notNow(base::quoted(entrant(event.number).name) + " has left already");
  return {};
}

Outcome Tournament::problem(const Returned& event) const {
  if (!exists(event.number)) return noEntrant(event.number);
  const Entrant& its = entrant(event.number);
  if (its.in) return notNow(base::quoted(its.name) + " hasn't left");
  return problemWithPeople(its.name, its.members, its.number);
}

Outcome Tournament::problem(const Merged& event) const {
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

Outcome Tournament::problemWithBoards(const std::vector<Board>& boards, const std::vector<int>& byes) const {
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

Outcome Tournament::problem(const RoundPaired& event) const {
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

Outcome Tournament::problem(const BoardsChanged& event) const {
  if (rounds_.empty() || event.round != lastRound() || rounds_.back().closed)
    return notNow("only boards of the current round can change");
  const Round& round = rounds_.back();
  if (std::ranges::any_of(round.pairings, [](const Pairing& one) { return one.done() || one.reportedBy; }))
    return notNow("there is a result in this round already");
  if (event.boards == boardsOf(round) && event.byes == round.byes) return notNow("they all sit there already");
  if (auto refusal = problemWithBoards(event.boards, event.byes)) return refusal;
  if (everybodyIn(event.boards, event.byes) != everybodyIn(boardsOf(round), round.byes))
    return Refusal{RefusalCode::Boards, "not the entrants of this round"};
  if (stagesOf(event.boards) != stagesOf(boardsOf(round)))
    return Refusal{RefusalCode::Boards, "not the stages of this round"};
  if (!isPairedFreely(plan_.system) && meetings(event.boards) != meetings(boardsOf(round)))
    return Refusal{RefusalCode::Boards, "who meets whom is given in this system; only tables and starts can change"};
  return {};
}

Outcome Tournament::problem(const RoundStarted& event) const {
  if (event.round < 1 || event.round > lastRound()) return RefusalCode::Round;
  if (round(event.round).startedAt) return notNow("the round has started already");
  if (paused()) return notNow("the tournament is paused");
  const int minutes = event.inMinutes.value_or(0);
  if (minutes < 0 || minutes > kMaxMinutesAhead)
    return Refusal{RefusalCode::Minutes, "a round starts in 0 to " + std::to_string(kMaxMinutesAhead) +
                                             " minutes, not in " + std::to_string(minutes)};
  return {};
}

Outcome Tournament::problemWithResult(const Board& board, const GameResult& result) const {
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

Outcome Tournament::problemWithResults(const Pairing& its, const Results& results) const {
  if (results.empty() || std::ssize(results) > plan_.games)
    return Refusal{RefusalCode::Result, "a pairing plays " + std::to_string(plan_.games) + " in a round, not " +
                                            std::to_string(results.size())};
  for (const GameResult& one : results)
    if (auto refusal = problemWithResult(its.board, one)) return refusal;
  if (needsWinner(its.board) && winnerOf(its.board, results) == 0) return RefusalCode::Draw;
  return {};
}

Outcome Tournament::problem(const TableOpened& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr || its->board.entrants != event.entrants)
    return Refusal{RefusalCode::NoBoard, "there is no such " + boardText(event.round, event.board)};
  if (!round(event.round).startedAt) return notNow("the round hasn't started");
  if (its->done()) return notNow(boardText(event.round, event.board) + " has a result");
  const int last = static_cast<int>(its->tables.size());
  if (event.game < std::max(last, 1) || event.game > std::min(last + 1, plan_.games))
    return Refusal{RefusalCode::Game, "it is not the next game of " + boardText(event.round, event.board)};
  return {};
}

Outcome Tournament::problem(const Reported& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (!round(event.round).startedAt) return notNow("the round hasn't started");
  if (its->done()) return notNow(boardText(event.round, event.board) + " has a result; the organiser can correct it");
  if (event.by && !has(its->board.entrants, *event.by))
    return Refusal{RefusalCode::NotYours, "only those who play at this board report its result"};
  return problemWithResults(*its, event.results);
}

Outcome Tournament::problem(const Confirmed& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (!its->reportedBy) return notNow("there is nothing to confirm");
  if (!has(its->board.entrants, event.by) || event.by == *its->reportedBy)
    return Refusal{RefusalCode::NotYours, "the other side confirms a result"};
  return {};
}

// Later pairings of a knock-out follow from who won, and its bracket from the groups.
Outcome Tournament::problem(const Corrected& event) const {
  const Pairing* const its = pairing(event.round, event.board);
  if (its == nullptr) return Refusal{RefusalCode::NoBoard, "there is no " + boardText(event.round, event.board)};
  if (!its->done()) return notNow(boardText(event.round, event.board) + " has no result yet");
  if (auto refusal = problemWithResults(*its, event.results)) return refusal;
  const bool changesWinner = winnerOf(its->board, event.results) != winnerOf(its->board, its->results);
  if (changesWinner && needsWinner(its->board) && event.round < lastRound())
    return notNow("the next round is paired by this result; undo it first");
  const bool changesGroup = event.results != its->results && its->board.stage.starts_with("group");
  if (changesGroup && std::ranges::any_of(rounds_, [](const Round& one) { return !one.bracket.empty(); }))
    return notNow("the knock-out is drawn by the groups; undo it first");
  return {};
}

Outcome Tournament::problem(const RoundClosed& event) const {
  if (event.round < 1 || event.round > lastRound()) return RefusalCode::Round;
  const Round& round = this->round(event.round);
  if (round.closed) return notNow("the round is closed already");
  for (const Pairing& one : round.pairings)
    if (!one.done()) return notNow(boardText(event.round, one.board.number) + " has no result yet");
  return {};
}

Outcome Tournament::problem(const Paused& /*event*/) const {
  return paused() ? notNow("the tournament is paused already") : Outcome{};
}

Outcome Tournament::problem(const Resumed& /*event*/) const {
  return paused() ? Outcome{} : notNow("the tournament isn't paused");
}

Outcome Tournament::problem(const Finished& /*event*/) const {
  if (rounds_.empty()) return notNow("no round was played");
  if (plan_.system == System::Arena) return {};  // when time is up; what is still played doesn't count
  for (const Round& round : rounds_)
    for (const Pairing& one : round.pairings)
      if (!one.done()) return notNow(boardText(round.number, one.board.number) + " has no result yet");
  return {};
}

// ---- Undoing ----

namespace {

// What an entrant's own people can do as well. Of all the rest it doesn't matter which organiser of a club has done it.
bool isForEntrants(const EventBody& what) {
  if (const auto* const left = std::get_if<Left>(&what)) return !left->sentAway.value_or(false);
  return std::holds_alternative<Entered>(what) || std::holds_alternative<Changed>(what) ||
         std::holds_alternative<Returned>(what);
}

}  // namespace

bool Tournament::isStep(const Event& event, const std::string& organiser) {
  if (std::holds_alternative<Created>(event.what) || std::holds_alternative<Undone>(event.what)) return false;
  if (std::holds_alternative<TableOpened>(event.what)) return false;
  const auto* const reported = std::get_if<Reported>(&event.what);
  if ((reported != nullptr && reported->by) || std::holds_alternative<Confirmed>(event.what)) return false;
  return !isForEntrants(event.what) || event.who.value_or(organiser) == organiser;
}

std::optional<std::int64_t> Tournament::lastStep() const {
  for (auto n = lastNumber(); n > 0; --n)
    if (!isUndone(n) && isStep(event(n), organiser_)) return n;
  return std::nullopt;
}

bool Tournament::hasAnythingAfter(std::int64_t event) const {
  for (auto n = event + 1; n <= lastNumber(); ++n)
    if (!isUndone(n) && !isOnlyKept(this->event(n).what)) return true;
  return false;
}

// What others have done since must make sense without it.
Outcome Tournament::problem(const Undone& event) const {
  if (lastStep() != event.event) return notNow("only the organiser's last step can be undone");
  if (!hasAnythingAfter(event.event)) return {};
  Tournament without;
  static_cast<Folded&>(without) = before(event.event);
  for (auto n = event.event + 1; n <= lastNumber(); ++n) {
    const Event& later = this->event(n);
    if (isUndone(n) || std::holds_alternative<Undone>(later.what)) continue;
    if (!isOnlyKept(later.what) && without.problemIn(later.what))
      return notNow("somebody has gone on since: event " + std::to_string(n) + " follows from it");
    without.fold(later);
  }
  return {};
}

}  // namespace tacit::tournament
