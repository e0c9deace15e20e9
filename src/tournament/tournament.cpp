#include "tournament/tournament.h"

#include <algorithm>
#include <ranges>

#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

using base::Instant;
using std::chrono::minutes;

// The last steps are undone without folding all events again. A checkpoint is a copy of everything, so there is not one
// for each event of a long file that is read.
constexpr std::size_t kCheckpoints = 8;
constexpr std::int64_t kBetweenCheckpoints = 32;  // events

std::optional<Instant> endAfter(const Round& round, minutes time) {
  if (!round.startedAt || time == minutes::zero()) return std::nullopt;
  return *round.startedAt + round.pausedFor + time + round.extended;
}

}  // namespace

bool isOnlyKept(const EventBody& what) {
  return std::holds_alternative<Undone>(what) || std::holds_alternative<TableOpened>(what);
}

const Report* Pairing::reportFor(int entrant) const {
  const auto newest = std::views::reverse(reports);
  const auto found = std::ranges::find_if(newest, [&](const Report& one) { return one.by != entrant; });
  return found == newest.end() ? nullptr : &*found;
}

bool Round::done() const { return std::ranges::all_of(pairings, &Pairing::done); }

// ---- Folding ----

void Tournament::apply(const Event& event) {
  if (const auto* const undone = std::get_if<Undone>(&event.what)) {
    static_cast<State&>(*this) = before(undone->event);
    base::numbered(undone_, undone->event) = true;
    for (auto n = undone->event; n < lastNumber(); ++n)  // what others have done since
      if (!isUndone(n + 1)) fold(this->event(n + 1));
    std::erase_if(checkpoints_, [&](const auto& one) { return one->step >= undone->event; });
  } else {
    const bool isDue = checkpoints_.empty() || event.n - checkpoints_.back()->step >= kBetweenCheckpoints;
    if (isDue && isStep(event, organiser()))
      checkpoints_.push_back(std::make_shared<Checkpoint>(Checkpoint{event.n, static_cast<const State&>(*this)}));
    if (checkpoints_.size() > kCheckpoints) checkpoints_.pop_front();
    fold(event);
  }
  events_.push_back(event);
  undone_.push_back(false);
}

void State::fold(const Event& event) {
  now_ = event.t;
  std::visit([this](const auto& what) { on(what); }, event.what);
}

State Tournament::before(std::int64_t event) const {
  const auto newest = std::views::reverse(checkpoints_);
  const auto last = std::ranges::find_if(newest, [&](const auto& one) { return one->step <= event; });
  const bool isThere = last != newest.end();
  State then = isThere ? (*last)->before : State();
  for (std::int64_t n = isThere ? (*last)->step : 1; n < event; ++n)
    if (!isUndone(n)) then.fold(this->event(n));
  return then;
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
    base::numbered(undone, taken->event) = true;
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

void State::on(const Created& event) {
  id_ = event.id;
  organiser_ = event.organiser;
  seed_ = event.seed;
  dealtOnce_ = event.dealtOnce.value_or(false);
  on(PlanChanged{event.plan});
}

void State::on(const PlanChanged& event) {
  plan_ = event.plan;
  agreed_ = *agree(plan_);
}

void State::on(const Entered& event) {
  entrants_.push_back({event.number, event.name, event.members, true, lastRound() + 1, false});
}

void State::on(const Changed& event) {
  at(event.number).name = event.name;
  at(event.number).members = event.members;
}

// Who leaves while a round is played has no bye in it; in a knock-out it gives no points.
void State::on(const Left& event) {
  at(event.number).in = false;
  if (livesOf(plan_.system) == 0 && !rounds_.empty() && !rounds_.back().done())
    std::erase(rounds_.back().byes, event.number);
  at(event.number).sentAway = event.sentAway.value_or(false);
}

void State::on(const Returned& event) {
  at(event.number).in = true;
  at(event.number).sentAway = false;
}

void State::on(const Merged& event) {
  Entrant& from = at(event.from);
  Entrant& into = at(event.into);
  into.members.insert(into.members.end(), from.members.begin(), from.members.end());
  from.members.clear();
  from.in = false;
}

void State::on(const RoundPaired& event) {
  if (rounds_.empty()) field_ = free();
  stage_ = Stage::Running;
  Round& round = rounds_.emplace_back();
  round.number = event.round;
  round.byes = event.byes;
  round.bracket = event.bracket.value_or(std::vector<int>{});
  for (const Board& board : event.boards) round.pairings.emplace_back().board = board;
}

void State::on(const RoundDropped& /*event*/) {
  rounds_.pop_back();
  if (rounds_.empty()) stage_ = Stage::Open;
  for (Entrant& one : entrants_) one.since = std::min(one.since, lastRound() + 1);
}

void State::on(const BoardsChanged& event) {
  Round& round = rounds_.back();
  round.byes = event.byes;
  round.pairings.clear();
  for (const Board& board : event.boards) round.pairings.emplace_back().board = board;
}

void State::on(const RoundStarted& event) {
  round(event.round).startedAt = now_ + minutes(event.inMinutes.value_or(0));
}

void State::on(const RoundExtended& event) {
  Round& round = this->round(event.round);
  const auto end = plan_.system == System::Arena ? endOfArena() : endOf(round);
  round.extended += minutes(event.minutes) + std::max(base::Duration{}, clock(now_) - end.value_or(now_));
}

// After something was undone there may be no such board any more, or others at it.
void State::on(const TableOpened& event) {
  if (problem(event)) return;
  auto& tables = at(event.round, event.board).tables;
  tables.resize(static_cast<std::size_t>(event.game));
  tables.back() = event.table;
}

void State::on(const Reported& event) {
  Pairing& its = at(event.round, event.board);
  if (!event.by) {
    its.results = event.results;
    its.reports.clear();
    return;
  }
  std::erase_if(its.reports, [&](const Report& one) { return one.by == event.by; });
  its.reports.push_back({*event.by, event.results});
}

void State::on(const Confirmed& event) {
  Pairing& its = at(event.round, event.board);
  std::erase_if(its.reports, [&](const Report& one) { return event.whose && one.by != event.whose; });
  its.results = its.reportFor(event.by)->results;
  its.reports.clear();
}

void State::on(const Corrected& event) {
  Pairing& its = at(event.round, event.board);
  its.results = event.results;
  its.corrected = true;
}

void State::on(const RoundClosed& event) { round(event.round).closed = true; }

void State::on(const Paused& /*event*/) { pausedAt_ = now_; }

// A round that had not begun begins later by the pause; the others end later.
void State::on(const Resumed& /*event*/) {
  for (Round& round : rounds_) {
    if (!round.startedAt || round.closed) continue;
    const base::Duration pause = now_ - pausedAt_.value_or(now_);
    if (round.startedAt > pausedAt_) *round.startedAt += pause;
    else round.pausedFor += pause;
  }
  pausedAt_.reset();
}

void State::on(const Finished& /*event*/) { stage_ = Stage::Finished; }

// ---- Looking things up ----

const Pairing* State::pairing(int round, int board) const {
  if (round < 1 || round > lastRound()) return nullptr;
  const auto& all = this->round(round).pairings;
  const auto found = std::ranges::find_if(all, [&](const Pairing& one) { return one.board.number == board; });
  return found == all.end() ? nullptr : &*found;
}

int State::mostGamesAt(const Board& board) const {
  return plan_.games + (plan_.ifLevel == IfLevel::ExtraGame && needsWinner(board) ? kMaxExtraGames : 0);
}

Pairing& State::at(int round, int board) {
  auto& all = this->round(round).pairings;
  return *std::ranges::find_if(all, [&](const Pairing& one) { return one.board.number == board; });
}

std::optional<Instant> State::endOf(const Round& round) const { return endAfter(round, minutes(plan_.minutes)); }

std::optional<Instant> State::endOfArena() const {
  const bool isArena = plan_.system == System::Arena && !rounds_.empty();
  return isArena ? endAfter(rounds_.front(), minutes(plan_.arenaMinutes)) : std::nullopt;
}

std::vector<int> State::free() const {
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
    if (!isUndone(n) && isStep(event(n), organiser())) return n;
  return std::nullopt;
}

bool Tournament::hasAnythingAfter(std::int64_t event) const {
  for (auto n = event + 1; n <= lastNumber(); ++n)
    if (!isUndone(n) && !isOnlyKept(this->event(n).what)) return true;
  return false;
}

}  // namespace tacit::tournament
