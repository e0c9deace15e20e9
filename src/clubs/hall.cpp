#include "clubs/hall.h"

#include <algorithm>

#include "clubs/showing.h"
#include "json/json.h"
#include "service/logging.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using tournament::Refusal;
using tournament::Tournament;

constexpr auto kFresh = 1s;
constexpr auto kAlertAgain = std::chrono::minutes(10);  // for the same round
constexpr auto kLookAgain = 5s;                         // where people listen, though no node has told us of anything
constexpr auto kTellPause = 1s;
constexpr auto kIdle = 10min;
constexpr int kMostAttempts = 20;
constexpr std::size_t kMostWishes = 256;
constexpr std::uint16_t kNoTournament = 4404;
constexpr std::string_view kNowField = "\"now\":";

tournament::Verdict busyHall() { return Refusal{"busy", "too many are at it; try again in a moment"}; }

// The field comes before any text that people have written.
Snapshot momentOf(Tournament tournament, store::KeptTournament kept) {
  std::string shown = json::text(shownOf(tournament, kept.organiserName));
  const std::size_t at = shown.find(kNowField) + kNowField.size();
  shown.erase(at, 1);  // a zero
  return std::make_shared<const Moment>(Moment{std::move(tournament), std::move(kept), std::move(shown), at});
}

std::vector<std::string> peopleIn(const std::vector<tournament::Event>& events) {
  std::vector<std::string> people;
  const auto note = [&](const std::vector<tournament::Member>& members) {
    for (const auto& one : members)
      if (one.person) people.push_back(*one.person);
  };
  for (const auto& event : events) {
    if (event.who) people.push_back(*event.who);
    if (const auto* const entered = std::get_if<tournament::Entered>(&event.what)) note(entered->members);
    if (const auto* const changed = std::get_if<tournament::Changed>(&event.what)) note(changed->members);
  }
  std::ranges::sort(people);
  people.erase(std::ranges::unique(people).begin(), people.end());
  return people;
}

// 0: none.
int roundStartedIn(const std::vector<tournament::Event>& events) {
  for (const auto& event : events)
    if (const auto* const started = std::get_if<tournament::RoundStarted>(&event.what)) return started->round;
  return 0;
}

}  // namespace

void foldIn(Tournament& tournament, const std::vector<std::string>& events) {
  std::vector<tournament::Event> next(events.size());
  for (std::size_t i = 0; i < events.size(); ++i)
    if (const auto problem = json::readText(events[i], next[i])) throw store::StoreError(problem.what);
  if (tournament.events().empty()) {  // all of it
    if (const auto misfit = tournament.read(std::move(next), Tournament::Whose::Own))
      throw store::StoreError(misfit->text);
    return;
  }
  for (const auto& event : next) {
    if (const auto problem = tournament.problemWith(event)) throw store::StoreError(problem->text);
    tournament.apply(event);
  }
}

bool runsItself(const Tournament& tournament) {
  const auto& plan = tournament.plan();
  return tournament.stage() == tournament::Stage::Running &&
         (plan.where == tournament::Where::Online || plan.system == tournament::System::Arena);
}

std::vector<std::string> peopleOf(const Tournament& tournament, const std::vector<int>& entrants) {
  std::vector<std::string> people;
  for (const int number : entrants)
    for (const auto& member : tournament.entrant(number).members)
      if (member.person) people.push_back(*member.person);
  return people;
}

std::string shownAt(const Moment& moment, std::int64_t now) {
  std::string text;
  text.reserve(moment.shown.size() + 20);
  text.append(moment.shown, 0, moment.nowAt).append(std::to_string(now)).append(moment.shown, moment.nowAt);
  return text;
}

store::TournamentStep stepOf(const Tournament& after, const std::vector<tournament::Event>& made) {
  store::TournamentStep step;
  step.id = after.id();
  step.last = after.lastNumber() - static_cast<std::int64_t>(made.size());
  for (const auto& event : made) step.events.push_back(json::text(event));
  step.ms = after.lastTime();
  step.summary = json::text(summaryOf(after));
  step.finished = after.stage() == tournament::Stage::Finished;
  step.runsItself = runsItself(after);
  step.people = peopleIn(made);
  return step;
}

bool keepStep(store::Store& store, const store::TournamentStep& step) {
  if (store.tournaments().append(step)) return true;
  const auto there = store.tournaments().events(step.id, step.last);
  return there.size() >= step.events.size() &&
         std::ranges::equal(step.events, std::span(there).first(step.events.size()));
}

// ---- Reading ----

bool Hall::isFresh(std::int64_t least) const {
  return moment_ && moment_->tournament.lastNumber() >= least && house_.net.now() - readAt_ < kFresh;
}

void Hall::see(Seen then, std::int64_t least) {
  usedAt_ = house_.net.now();
  if (isFresh(least)) return then(moment_);
  // What is being read already may have been read too soon for it.
  waiting_.emplace_back([this, then = std::move(then), least, again = reading_](const Snapshot& moment) {
    if (!again || !moment || moment->tournament.lastNumber() >= least) return then(moment);
    waiting_.push_back(then);
    read();
  });
  read();
}

void Hall::read() {
  if (std::exchange(reading_, true)) return;
  const std::int64_t last = moment_ ? moment_->tournament.lastNumber() : 0;
  house_.keeper.look(id_,
                     [&house = house_, self = shared_from_this(), last, generation = generation_](store::Store& store) {
                       const auto kept = store.tournaments().find(self->id_);
                       auto events = kept ? store.tournaments().events(self->id_, last) : std::vector<std::string>{};
                       house.net.post([self, kept, last, generation, events = std::move(events)] {
                         const bool follows = last == (self->moment_ ? self->moment_->tournament.lastNumber() : 0);
                         if (follows && generation == self->generation_) return self->heardOf(kept, events);
                         self->reading_ = false;  // it was forgotten, or has gone on meanwhile
                         self->read();
                       });
                     });
}

void Hall::heardOf(const std::optional<store::KeptTournament>& kept, const std::vector<std::string>& events) {
  gone_ = !kept;
  if (!kept) {
    moment_ = nullptr;
    return readDone();
  }
  if (moment_ && events.empty() && moment_->kept == *kept) return readDone();
  const auto fold = [self = shared_from_this(), kept, events, before = moment_, generation = generation_] {
    Snapshot next;
    std::string unreadable;
    try {
      Tournament tournament = before ? before->tournament : Tournament();
      foldIn(tournament, events);
      next = momentOf(std::move(tournament), *kept);
    } catch (const std::exception& problem) {
      unreadable = problem.what();
    }
    self->house_.net.post([self, next, generation, unreadable] {
      if (!unreadable.empty() && !std::exchange(self->toldUnreadable_, true))
        logError("tournament " + self->id_ + " cannot be read: " + unreadable);
      if (generation == self->generation_) self->set(next);
      self->readDone();
    });
  };
  house_.turns.run(id_, true, fold,
                   [self = shared_from_this()] { self->house_.net.post([self] { self->readDone(); }); });
}

void Hall::readDone() {
  reading_ = false;
  readAt_ = house_.net.now();
  for (const auto& then : std::exchange(waiting_, {})) then(moment_);
  work();
}

void Hall::dismiss() {
  waiting_.clear();
  wishes_.clear();
}

void Hall::set(const Snapshot& next) {
  const bool isNew = next && (!moment_ || next->tournament.lastNumber() > moment_->tournament.lastNumber());
  moment_ = next;
  if (isNew) tell();
}

// ---- Changing ----

void Hall::change(const std::string& address, Change change, Changed then) {
  usedAt_ = house_.net.now();
  if (wishes_.size() >= kMostWishes) return then(busyHall(), moment_);
  wishes_.push_back({address, std::move(change), std::move(then), 0});
  if (!working_) read();
}

void Hall::work() {
  if (working_ || wishes_.empty()) return;
  working_ = true;
  if (!moment_) return finish({}, nullptr);
  house_.turns.run(
      wishes_.front().address, true,
      [self = shared_from_this(), wish = wishes_.front(), before = moment_, generation = generation_] {
        self->carryOut(wish, before, generation);
      },
      [self = shared_from_this()] { self->house_.net.post([self] { self->finish(busyHall(), self->moment_); }); });
}

// On the thread of the turns.
void Hall::carryOut(const Wish& wish, const Snapshot& before, int generation) {
  Tournament tournament = before->tournament;
  std::vector<tournament::Event> made;
  const auto refusal = wish.change(tournament, before->kept, made);
  if (refusal || made.empty())
    return house_.net.post([self = shared_from_this(), refusal, before] { self->finish(refusal, before); });
  const auto step = stepOf(tournament, made);
  const int started = roundStartedIn(made);
  const auto next = momentOf(std::move(tournament), before->kept);
  house_.keeper.ask([self = shared_from_this(), step, next, generation, started](store::Store& store) {
    const bool landed = keepStep(store, step);
    self->house_.net.post([self, landed, next, generation, started] {
      if (!landed) return self->beatenToIt();
      self->kept(next, generation);
      if (started != 0) self->alertThoseAt(*next, started);
    });
  });
}

// Whoever starts it: the organiser, or an arena that pairs by itself.
void Hall::alertThoseAt(const Moment& moment, int round) {
  const auto now = house_.net.now();
  const auto before = alertedFor_.find(round);
  const bool again = before != alertedFor_.end() && now - before->second < kAlertAgain;  // it was undone since
  if (!house_.alert || again) return;
  alertedFor_[round] = now;
  const Tournament& its = moment.tournament;
  for (const auto& one : its.rounds()[static_cast<std::size_t>(round - 1)].pairings)
    for (const auto& person : peopleOf(its, one.board.entrants))
      house_.alert(person, {AlertKind::Round, "/tournament/" + id_, its.plan().name});
}

void Hall::kept(const Snapshot& next, int generation) {
  if (generation == generation_) set(next);
  else moment_ = nullptr;
  house_.crier.tellOthers(TournamentMoved{id_, next->tournament.lastNumber()});
  finish({}, next);
}

void Hall::beatenToIt() {
  if (++wishes_.front().attempts >= kMostAttempts) return finish(busyHall(), moment_);
  working_ = false;
  read();
}

void Hall::finish(const tournament::Verdict& refusal, const Snapshot& moment) {
  const Wish wish = std::move(wishes_.front());
  wishes_.pop_front();
  working_ = false;
  wish.then(refusal, moment);
  if (!wishes_.empty()) read();
}

// ---- Who listens ----

void Hall::join(const std::shared_ptr<net::Socket>& socket) {
  listeners_.push_back(socket);
  see([socket](const Snapshot& moment) {
    if (!moment) return socket->close(kNoTournament, "there is no such tournament");
    socket->send(json::text(TournamentNews{moment->tournament.lastNumber()}));
  });
}

void Hall::leave(const net::Socket& socket) {
  std::erase_if(listeners_, [&](const auto& one) { return one.get() == &socket; });
}

void Hall::tell() {
  if (listeners_.empty() || tellingLater_) return;
  const auto pause = kTellPause - (house_.net.now() - toldAt_);
  if (pause > 0s) {
    tellingLater_ = true;
    return house_.net.after(std::chrono::ceil<std::chrono::milliseconds>(pause), [weak = weak_from_this()] {
      const auto hall = weak.lock();
      if (!hall) return;
      hall->tellingLater_ = false;
      hall->tell();
    });
  }
  toldAt_ = house_.net.now();
  if (!moment_) return;
  const auto message =
      std::make_shared<const std::string>(json::text(TournamentNews{moment_->tournament.lastNumber()}));
  for (const auto& one : listeners_) one->send(message);
}

void Hall::hear(std::int64_t last) {
  if (!moment_ || moment_->tournament.lastNumber() < last) read();
}

bool Hall::names(const std::string& person) const {
  const auto all = moment_ ? peopleIn(moment_->tournament.events()) : std::vector<std::string>{};
  return std::ranges::binary_search(all, person);
}

void Hall::forget() {
  ++generation_;
  moment_ = nullptr;
  if (!listeners_.empty()) read();
}

void Hall::tick() {
  if (!listeners_.empty() && house_.net.now() - readAt_ > kLookAgain) read();
}

bool Hall::isIdle() const {
  return listeners_.empty() && waiting_.empty() && wishes_.empty() && !reading_ && house_.net.now() - usedAt_ > kIdle;
}

}  // namespace tacit::server
