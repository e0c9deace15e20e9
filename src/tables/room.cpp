#include "tables/room.h"

#include <algorithm>

#include "fair/secret.h"
#include "json/json.h"
#include "net/limits.h"
#include "service/close_codes.h"
#include "service/kept_event.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"
#include "tables/finishing.h"
#include "tables/rate_limiter.h"
#include "tables/series.h"
#include "tables/shuffling.h"

namespace tacit::tables {
namespace {

using namespace table;  // NOLINT(google-build-using-namespace): this file speaks of hardly anything else

using namespace std::chrono_literals;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr base::Duration kHostLostAfter = 60s;    // a waiting room is patient: somebody fetches the glasses
constexpr base::Duration kBeforeStart = 3s;       // after the last seat was taken, by correspondence
constexpr base::Duration kPresencePause = 200ms;  // however many come and go
// What people can do at a table without its game getting any further: each of them of each kind, and all of them before
// and after its start. No honest company comes near it, and no other fills the disk.
constexpr int kMaxIdleCommands = 500;
constexpr std::int64_t kMaxEventsOpen = 5'000;
constexpr std::int64_t kMaxEvents = 20'000;

bool changesWhoSits(const EventBody& what) {
  return std::holds_alternative<Sat>(what) || std::holds_alternative<Rose>(what);
}

}  // namespace

bool mustEnd(const Table& table) { return table.options().rated && table.stage() == Stage::Playing; }

bool belongsTo(const Table& table, const std::string& person) {
  if (table.done() || mustEnd(table) || table.options().tournament) return false;
  const bool alone = std::ranges::all_of(
      table.places(), [&](const Place& place) { return !place.isPerson() || place.person == person; });
  return alone && (!table.places().heldBy(person).empty() || table.hostPerson() == person);
}

Room::Room(RoomContext& context)
    : context_(context), outbox_(context), audience_(context.now()), broadcast_(table_, audience_, outbox_, context),
      autoPlayer_(*this, context) {
  outside_.shuffle = [](const Table& table, int number) { return fairShuffle(table, number); };
  outside_.tell = [this](const Event& event) { record(event); };
  outside_.commitmentTo = fair::commitmentTo;
  outside_.isHere = [this](const std::string& person) { return audience_.isHere(person); };
  outside_.isMissed = [this](const std::string& person) { return audience_.isGone(person, kMissedAfter, now()); };
  outside_.isLongGone = [this](const std::string& person) { return audience_.isGone(person, kHostLostAfter, now()); };
}

// ---- From event to disk to people ----

void Room::begin(const std::string& id) {
  created_ = visitKept_ = now();
  outbox_.write(store::NewTable{id, now(), context_.node});
  if (!context_.node.empty()) epoch_ = 1;
}

void Room::create(const Created& created, std::string address, const std::vector<std::optional<Person>>& people) {
  address_ = std::move(address);
  begin(created.table);
  referee().create(created);
  referee().seat(people);
  persistThenSend();
}

void Room::restore(const std::vector<std::string>& events, const Kept& kept) {
  base::Instant lastVisit = visitKept_ = kept.lastVisit;
  epoch_ = kept.epoch;
  for (const auto& text : events) {
    const Event event = service::eventFrom(text);
    service::applyChecked(table_, event);
    broadcast_.restore(event, text);
    if (event.n == 1) created_ = event.t;
    if (!std::holds_alternative<Resumed>(event.what)) lastVisit = std::max(lastVisit, event.t);
  }
  ahead_ = std::max(base::Duration{}, table_.lastTime() - context_.now());
  finished_ = kept.done;
  audience_.noteVisit(lastVisit);
  audience_.fallAsleep();
  broadcast_.tellDelayed(now());
  if (runsUnattended()) wakeUp();
  alerts_.assumeTold(table_);
  afterwards();
}

void Room::record(const Event& event) {
  std::string text = json::text(event);
  broadcast_.add(event, text);
  outbox_.write(store::TableEvent{table_.id(), event.n, std::move(text)});
  if (std::holds_alternative<Started>(event.what)) outbox_.write(store::FreedCode{table_.id()});
  context_.metrics.countEvent(event);
  if (changesWhoSits(event.what)) presence_.noteChange();
}

void Room::persistThenSend() {
  if (erased_) outbox_.clear();
  outbox_.flush(table_.id(), epoch_, [weak = weak_from_this()](const std::vector<Event>& events) {
    const auto room = weak.lock();
    if (!room) return;
    room->broadcast_.addKept(events);
    room->broadcast_.tellDelayed(room->now());
  });
}

void Room::afterwards() {
  if (presence_.isDue()) tellPresence();
  persistThenSend();
  if (erased_) return;
  finish();
  autoPlayer_.update();
  wakeBots();
  if (rematchAgreed(table_)) context_.rematch(table_);
}

// The result, the record and the ratings. Done again after a crash in between, it is the same.
void Room::finish() {
  if (!table_.done() || finished_ || erased_) return;
  if (const auto& tournament = table_.options().tournament; tournament && context_.tournamentMoved)
    context_.tournamentMoved(*tournament);
  if (isSealed()) return;
  finished_ = true;
  visitKept_ = {};  // in any case now
  noteVisit();
  persistThenSend();
  const Circumstances around{epoch_, context_.settings.limits, commands_.addresses()};
  context_.keeper.ask([id = table_.id(), epoch = epoch_, around](store::Store& store) {
    try {
      keepResult(store, id, around);
    } catch (const store::StoreUnavailable&) {
      throw;
    } catch (const store::TablesLost&) {
      service::logInfo("table " + id + " has gone to another node, which keeps its result");
    } catch (const std::exception& problem) {
      service::quarantine(store, id, epoch, problem.what());
    }
  });
}

void Room::unseal() {
  unsealed_ = true;
  afterwards();
}

void Room::erase() {
  persistThenSend();
  erased_ = true;
  audience_.fallAsleep();
  auto writes = givenUp(table_);
  writes.emplace_back(store::DeletedTable{table_.id()});
  context_.keeper.write(store::fenced(std::move(writes), table_.id(), epoch_));
  audience_.dismiss("this table was deleted");
  audience_.removeAll();
}

void Room::releaseOwnership() {
  erased_ = lost_ = true;
  audience_.fallAsleep();
  for (const Listener& listener : audience_.removeAll()) listener.line->moved();
}

void Room::giveBack(std::function<void()> then) {
  if (!audience_.empty()) {
    visitKept_ = {};  // in any case now
    noteVisit();
  }
  persistThenSend();
  erased_ = lost_ = true;
  audience_.fallAsleep();
  context_.keeper.ask([&context = context_, self = shared_from_this(), id = table_.id(), epoch = epoch_,
                       then = std::move(then)](store::Store& store) {
    store.ownership().release(id, epoch);
    context.net.post([self, then] {
      then();
      self->releaseOwnership();
    });
  });
}

void Room::rename(const Person& person) {
  audience_.rename(person);
  if (!table_.places().heldBy(person.id).empty()) perform([&](Referee referee) { referee.rename(person); });
}

Outcome Room::act(const Person& person, CommandBody want) {
  base::assertOn(context_.net.home());
  if (std::holds_alternative<Sit>(want) && !audience_.isHere(person.id))
    audience_.noteLeft(person.id, now());  // is about to come
  auto refusal = referee().act(person, {kWireVersion, service::newPersonId(), std::move(want)});
  afterwards();
  return refusal;
}

// ---- The audience ----

// Now and then it's kept, so that a restart doesn't make a table look visited.
void Room::noteVisit() {
  audience_.noteVisit(now());
  const base::Duration pause = table_.done() ? 5min : 60min;
  if (table_.id().empty() || now() - visitKept_ < pause) return;
  visitKept_ = now();
  outbox_.write(store::TableVisited{table_.id(), visitKept_});
}

// By correspondence nobody has to be here either.
bool Room::runsUnattended() const {
  if (table_.options().tournament)
    return !table_.done();  // people who don't come lose, and the others wait for the result
  return mustEnd(table_) || (table_.options().clock.isByCorrespondence() && table_.stage() == Stage::Playing);
}

void Room::wakeUp() {
  if (!audience_.asleep()) return;
  audience_.wakeUp(now());
  if (needsResuming()) referee().resume();
}

// Clocks of hours and days go on as if nothing had been, unless somebody's time has run out by it.
bool Room::needsResuming() const {
  if (table_.stage() != Stage::Playing) return false;
  if (!table_.options().clock.isByCorrespondence()) return true;
  return !shortOfTime(table_, now()).empty();
}

void Room::join(Listener listener, std::int64_t last) {
  base::assertOn(context_.net.home());
  const auto line = listener.line;
  if (lost_) return line->moved();
  if (erased_) return line->close(service::close_code::kNotFound, "this table was deleted");
  noteVisit();
  if (!broadcast_.mayLook(listener)) return sendAway(*line);
  wakeUp();
  if (address_.empty() || listener.person.id == table_.makerPerson()) address_ = net::limitKey(line->address);
  broadcast_.tellDelayed(now());
  if (!broadcast_.sendState(listener, last))  // it has just been made
    return line->close(net::close_code::kGoingAway, "come again in a moment");
  audience_.add(std::move(listener));
  outbox_.send(line, audience_.presence(table_, now()));
  tellPresence();
  afterwards();
}

void Room::leave(const Line& line) {
  base::assertOn(context_.net.home());
  if (erased_) return;
  if (const auto gone = audience_.remove(line)) {
    const std::string& person = gone->person.id;
    const bool isWaitedFor = !table_.places().heldBy(person).empty() || person == table_.hostPerson();
    if (!gone->screen && !audience_.isHere(person) && isWaitedFor) audience_.noteLeft(person, now());
  }
  noteVisit();
  tellPresence();
  persistThenSend();
}

void Room::tellPresence() {
  if (!presence_.begin()) return;
  const auto message = audience_.presence(table_, now());
  for (const Listener& listener : audience_.listeners()) outbox_.send(listener.line, message);
  context_.net.after(kPresencePause, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    if (room->presence_.end()) room->tellPresence();
    room->persistThenSend();
  });
}

// ---- Commands ----

void Room::receive(const std::shared_ptr<Line>& line, const Command& command) {
  base::assertOn(context_.net.home());
  const Listener* const listener = audience_.find(line);
  if (listener == nullptr) return;
  if (listener->screen) {
    const Refusal refusal{RefusalCode::NotSeated, "a screen only shows the table"};
    outbox_.send(line, refusalFor(command.id, refusal), {.answers = command.id});
    return persistThenSend();
  }
  const Person& person = listener->person;
  if (mustEnd(table_) && !table_.places().heldBy(person.id).empty())
    commands_.noteAddress(person.id, net::limitKey(line->address));
  Outcome refusal = check(*listener, command);
  if (!refusal) refusal = referee().act(person, command);
  context_.metrics.countCommand(!refusal);
  if (refusal) noteRefusal(line, command.id);
  outbox_.send(line, answerFor(table_, person.id, command, refusal), {.answers = command.id});
  afterwards();
}

void Room::noteRefusal(const std::shared_ptr<Line>& line, const std::string& command) {
  if (const Listener* const listener = audience_.find(line)) commands_.noteRefusal(*listener, command);
}

Outcome Room::check(const Listener& listener, const Command& command) {
  if (commands_.wasRefusedSince(listener, command.id))
    return Refusal{RefusalCode::SlowDown, "refused over a later connection"};
  if (auto refusal = checkSitting(listener.person, command)) return refusal;
  return checkFidgeting(listener.person.id, command);
}

// Who set up the table need not sit with somebody they have blocked. The refusal does not say whose wish it is.
Outcome Room::checkSitting(const Person& person, const Command& command) const {
  const bool sits = std::holds_alternative<Sit>(command.want) || std::holds_alternative<AskSeat>(command.want) ||
                    std::holds_alternative<PlayNext>(command.want);
  if (!sits || table_.answered(person.id, command.id)) return {};
  const auto& blocked = context_.exclusions.ignoredBy(table_.hostPerson());
  if (std::ranges::find(blocked, person.id) == blocked.end()) return {};
  return RefusalCode::NoEntry;
}

Outcome Room::checkFidgeting(const std::string& person, const Command& command) {
  const CommandKind kind = kindOf(command.want);
  if (!context_.settings.limits || kind == CommandKind::Game || table_.answered(person, command.id)) return {};
  const std::int64_t most = table_.stage() == Stage::Open ? kMaxEventsOpen : kMaxEvents;
  if (commands_.count(person, kind) <= kMaxIdleCommands && table_.lastNumber() < most) return {};
  return RefusalCode::SlowDown;
}

// ---- What happens by itself ----

bool Room::advance(const std::function<void(Referee)>& deed) {
  const auto last = table_.lastNumber();
  deed(referee());
  if (table_.lastNumber() == last) return false;
  afterwards();
  return true;
}

void Room::startQuickTableIfReady() {
  if (context_.availability.draining()) return;
  const base::Duration waited = now() - created_;
  const int botsAfter = table_.options().botsAfter;
  const bool withBots = botsAfter > 0 && waited >= seconds(botsAfter);
  const bool changed = advance([withBots](Referee referee) { referee.startQuickTableIfReady(withBots); });
  if (changed && (table_.stage() == Stage::Playing || table_.fairness().called))
    context_.waits.note(table_.options(), waited);
}

// A moment later: the person who took the last seat may have a word to seal.
void Room::startIfFull() {
  if (!context_.availability.draining() && now() - table_.lastTime() >= kBeforeStart) advance(&Referee::startWhenFull);
}

void Room::startTournamentTableIfReady() {
  if (context_.availability.draining() || !begins_) return;
  const auto since = std::max({created_, audience_.awakeSince(), *begins_});
  const int patience = table_.options().loseAfter.value_or(table_.options().botsAfter);
  const bool isOver = now() - since >= seconds(patience);
  advance([isOver](Referee referee) { referee.startTournamentTableIfReady(isOver); });
}

void Room::updateWaitingRoom() {
  if (table_.options().tournament) startTournamentTableIfReady();
  else if (table_.options().quick) startQuickTableIfReady();
  else if (table_.options().clock.isByCorrespondence()) startIfFull();
  else advance(&Referee::replaceLostHost);
}

// Bots play while somebody is there to see it, or will be.
void Room::wakeBots() {
  if (audience_.asleep() || context_.availability.halted()) return;
  const bool forSomebody =
      runsUnattended() || !audience_.empty() || std::ranges::any_of(table_.places(), &Place::present);
  if (forSomebody) autoPlayer_.wakeBots();
}

void Room::restartClocks() {
  if (audience_.asleep()) return;
  audience_.wakeUp(now());
  if (table_.options().clock.decision != 0 && needsResuming()) referee().resume();
  afterwards();
}

void Room::tick() {
  broadcast_.tellDelayed(now());
  if (audience_.asleep() || context_.availability.halted()) return;
  if (!audience_.empty()) noteVisit();
  persistThenSend();
  if (table_.stage() == Stage::Open) updateWaitingRoom();
  alerts_.update(table_, audience_, now(), context_.alert);
  if (!runsUnattended() && audience_.alone(now()) > minutes(context_.settings.botMinutes)) audience_.fallAsleep();
  autoPlayer_.checkTimeouts(now());
}

}  // namespace tacit::tables
