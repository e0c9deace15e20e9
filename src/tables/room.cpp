#include "tables/room.h"

#include <algorithm>

#include "fair/secret.h"
#include "json/json.h"
#include "net/limits.h"
#include "notation/words.h"
#include "service/kept_event.h"
#include "service/logging.h"
#include "service/now.h"
#include "service/secrets.h"
#include "tables/finishing.h"
#include "tables/pace.h"
#include "tables/series.h"
#include "tables/shuffling.h"

namespace tacit::server {
namespace {

using namespace table;  // NOLINT(google-build-using-namespace): this file speaks of hardly anything else

constexpr std::size_t kRecentEvents = 32;
constexpr std::uint16_t kNoSpectators = 4403;
constexpr std::uint16_t kNoTable = 4404;
constexpr std::int64_t kMissedAfter = 20'000;    // milliseconds of being away; then others can go on without somebody
constexpr std::int64_t kHostLostAfter = 60'000;  // a waiting room is patient: somebody fetches the glasses
constexpr std::int64_t kBeforeStart = 3'000;     // after the last seat was taken, by correspondence
constexpr std::chrono::milliseconds kPresencePause{200};  // however many come and go
// What people can do at a table without its game getting any further: each of them of each kind, and all of them before
// and after its start. No honest company comes near it, and no other fills the disk.
constexpr int kMaxFidgets = 500;
constexpr std::int64_t kMaxEventsOpen = 5'000;
constexpr std::int64_t kMaxEvents = 20'000;
constexpr std::size_t kRefusalsKnown = 256;

int drawn(int from, int to) {
  return from + static_cast<int>(randomSeed() % static_cast<std::uint64_t>(to - from + 1));
}

std::chrono::milliseconds personsPause() { return std::chrono::milliseconds(drawn(600, 2000)); }

bool changesWhoSits(const What& what) {
  return std::holds_alternative<Sat>(what) || std::holds_alternative<Rose>(what);
}

// What all at a table know: the part of it that a screen shows.
Viewer everybody(const Table& table) { return {.seats = {}, .seesAll = table.options().openHands}; }

// Who else plays: the first person, for a name to know the game by.
std::string otherThan(const Table& table, const std::string& person) {
  const auto other =
      std::ranges::find_if(table.places(), [&](const Place& one) { return one.isPerson() && one.person != person; });
  return other == table.places().end() ? "" : other->name;
}

// What is told of an event. Everybody who holds the same places and sees the same hands is told the same, but for those
// who have blocked somebody.
class Telling {
 public:
  Telling(const Table& table, const Event& event) : table_(table), event_(event) {}

  net::Message to(const Viewer& viewer) {
    if (!viewer.ignores.empty()) return make(viewer);
    const Entitled entitled(viewer.places, viewer.seesAll);
    const auto known = std::ranges::find(made_, entitled, &std::pair<Entitled, net::Message>::first);
    if (known != made_.end()) return known->second;
    return made_.emplace_back(entitled, make(viewer)).second;
  }

 private:
  using Entitled = std::pair<std::uint8_t, bool>;

  net::Message make(const Viewer& viewer) const {
    return std::make_shared<const std::string>(eventFor(table_, event_, viewer));
  }

  const Table& table_;
  const Event& event_;
  std::vector<std::pair<Entitled, net::Message>> made_;
};

void sendAway(Line& line) { line.close(kNoSpectators, "this table doesn't allow spectators"); }

}  // namespace

Room::Room(House& house) : house_(house), lastVisit_(house.now()), awakeSince_(house.now()) {
  outside_.shuffle = [](const Table& table, int number) { return fairShuffle(table, number); };
  outside_.tell = [this](const Event& event) { keep(event); };
  outside_.commitmentTo = fair::commitmentTo;
  outside_.isHere = [this](const std::string& person) { return isHere(person); };
  outside_.isMissed = [this](const std::string& person) { return !isHere(person) && awayFor(person) >= kMissedAfter; };
  outside_.isLongGone = [this](const std::string& person) {
    return !isHere(person) && awayFor(person) >= kHostLostAfter;
  };
}

Referee Room::referee() { return {table_, outside_, std::max(now(), table_.lastTime())}; }

// ---- From event to disk to people ----

void Room::create(const Options& options, std::string id, const Person& host, std::string address) {
  address_ = std::move(address);
  created_ = keptVisit_ = now();
  writes_.emplace_back(store::NewTable{id, now(), house_.node});
  if (!house_.node.empty()) epoch_ = 1;
  referee().create(committedTo(options, std::move(id), host.id));
  deliver();
}

void Room::createFor(const Created& created, const std::vector<std::optional<Person>>& people) {
  created_ = keptVisit_ = now();
  writes_.emplace_back(store::NewTable{created.table, now(), house_.node});
  if (!house_.node.empty()) epoch_ = 1;
  referee().create(created);
  referee().seat(people);
  deliver();
}

void Room::restore(const std::vector<std::string>& events, const Kept& kept) {
  lastVisit_ = keptVisit_ = kept.lastVisit;
  epoch_ = kept.epoch;
  for (const auto& text : events) {
    const Event event = eventFrom(text);
    applyChecked(table_, event);
    remember(text);
    if (hasDelay()) late_.add(event);
    if (event.n == 1) created_ = event.t;
    if (!std::holds_alternative<Resumed>(event.what)) lastVisit_ = std::max(lastVisit_, event.t);
  }
  ahead_ = std::max<std::int64_t>(0, table_.lastTime() - house_.now());
  finished_ = kept.done;
  asleep_ = true;
  tellLate();
  if (goesOnAlone()) wakeUp();
  for (const Place& one : table_.places())
    if (waitsFor(one.person)) alerted_.insert(one.person);  // not again at every restart
  afterwards();
}

// The table at the beginning of what is remembered is a copy from back then: to carry out every event a second time
// would cost more than a copy now and then.
void Room::remember(std::string event) {
  recent_.push_back(std::move(event));
  if (recent_.size() == 2 * kRecentEvents) {
    recent_.erase(recent_.begin(), recent_.begin() + kRecentEvents);
    earlier_ = std::move(middle_);
  }
  if (recent_.size() != kRecentEvents) return;
  middle_ = table_;
  middle_.forgetLog();
}

void Room::keep(const Event& event) {
  std::string text = json::text(event);
  remember(std::string(text.data(), text.size()));  // no longer than it must be
  writes_.emplace_back(store::TableEvent{table_.id(), event.n, std::move(text)});
  house_.metrics.countEvent(event);
  addMessages(event);
  if (hasDelay()) events_.push_back(event);
  if (changesWhoSits(event.what)) presenceDue_ = true;
}

// Who was behind as a spectator and plays now: what is on the way to them is too late.
bool Room::wasBehind(const Listener& listener, const Event& event) const {
  const auto* const sat = std::get_if<Sat>(&event.what);
  return sat != nullptr && sat->person == listener.person.id && table_.stage() == Stage::Playing &&
         table_.options().delay > 0;
}

void Room::addMessages(const Event& event) {
  Telling telling(table_, event);
  letters_.reserve(letters_.size() + listeners_.size() + 1);  // the answer comes behind
  for (Listener& listener : listeners_) {
    if (!mayLook(listener)) {
      house_.net.post([line = listener.line] { sendAway(*line); });
    } else if (wasBehind(listener, event)) {  // they come again and get the rest
      house_.net.post([line = listener.line] { line->close(net::close_code::kGoingAway, "you play now"); });
    } else if (!isBehind(listener)) {
      letters_.push_back({listener.line, telling.to(viewer(table_, listener)), {.number = event.n}});
      listener.seen = event.n;
    }
  }
}

void Room::send(const std::shared_ptr<Line>& line, std::string message, const Told& told) {
  letters_.push_back({line, std::make_shared<const std::string>(std::move(message)), told});
}

void Room::deliver() {
  if (erased_) {
    writes_.clear();
    letters_.clear();
    events_.clear();
  }
  if (writes_.empty() && letters_.empty()) return;
  const auto sent = std::make_shared<const Sent>(Sent{std::exchange(letters_, {}), std::exchange(events_, {})});
  house_.keeper.write(store::fenced(std::exchange(writes_, {}), table_.id(), epoch_),
                      [&house = house_, sent, weak = weak_from_this(), began = std::chrono::steady_clock::now()] {
                        house.net.post([&house, sent, weak, began] {
                          post(house, sent->letters, began);
                          if (sent->events.empty()) return;
                          if (const auto room = weak.lock()) room->nowKept(sent->events);
                        });
                      });
}

void Room::post(const House& house, const std::vector<Letter>& letters, std::chrono::steady_clock::time_point began) {
  for (const Letter& letter : letters) letter.line->send(letter.message, letter.told);
  house.metrics.told(began);
}

void Room::afterwards() {
  if (!presenceTold_ && presenceDue_) tellPresence();
  deliver();
  if (erased_) return;
  finish();
  awaitWords();
  awaitForced();
  wakeBots();
  if (rematchAgreed(table_)) house_.rematch(table_);
}

// The result, the record and the ratings. Done again after a crash in between, it is the same.
void Room::finish() {
  if (!done() || finished_ || erased_) return;
  if (const auto& its = table_.options().tournament; its && house_.tournamentMoved) house_.tournamentMoved(*its);
  if (isSealed()) return;
  finished_ = true;
  keptVisit_ = 0;  // in any case now
  noteVisit();
  deliver();
  const Circumstances around{epoch_, house_.settings.limits, addresses_};
  house_.keeper.ask([id = table_.id(), epoch = epoch_, around](store::Store& store) {
    try {
      keepResult(store, id, around);
    } catch (const store::StoreUnavailable&) {
      throw;
    } catch (const store::TablesLost&) {
      logInfo("table " + id + " has gone to another node, which keeps its result");
    } catch (const std::exception& problem) {
      setAside(store, id, epoch, problem.what());
    }
  });
}

void Room::giveUp() {
  referee().giveUp();
  afterwards();
}

void Room::unseal() {
  unsealed_ = true;
  afterwards();
}

void Room::erase() {
  deliver();
  erased_ = asleep_ = true;
  auto writes = givenUp(table_);
  writes.emplace_back(store::DeletedTable{table_.id()});
  house_.keeper.write(store::fenced(std::move(writes), table_.id(), epoch_));
  dismiss("this table was deleted");
  listeners_.clear();
}

void Room::lose() {
  erased_ = lost_ = asleep_ = true;
  for (const Listener& listener : std::exchange(listeners_, {})) listener.line->moved();
}

void Room::giveBack(std::function<void()> then) {
  if (!listeners_.empty()) {
    keptVisit_ = 0;  // in any case now
    noteVisit();
  }
  deliver();
  erased_ = lost_ = asleep_ = true;
  house_.keeper.ask([&house = house_, self = shared_from_this(), id = table_.id(), epoch = epoch_,
                     then = std::move(then)](store::Store& store) {
    store.ownership().release(id, epoch);
    house.net.post([self, then] {
      then();
      self->lose();
    });
  });
}

bool Room::belongsTo(const std::string& person) const {
  if (done() || mustEnd() || table_.options().tournament) return false;
  const auto& places = table_.places();
  const bool seated = table_.placesOf(person) != 0;
  const bool alone =
      std::ranges::all_of(places, [&](const Place& one) { return !one.isPerson() || one.person == person; });
  return alone && (seated || table_.hostPerson() == person);
}

bool Room::isPutAside() const {
  const std::string& maker = table_.makerPerson();
  return table_.stage() == Stage::Playing && listeners_.empty() && table_.placesOf(maker) != 0 && belongsTo(maker);
}

void Room::announceRematch(const std::string& table) {
  referee().announceRematch(table);
  afterwards();
}

void Room::rename(const Person& person) {
  for (Listener& listener : listeners_)
    if (listener.person.id == person.id)
      listener.person = {person.id, person.name, person.guest, listener.person.program};
  if (table_.placesOf(person.id) == 0) return;
  referee().rename(person);
  afterwards();
}

void Room::dismiss(const std::string& why) {
  for (const Listener& listener : listeners_) listener.line->close(kNoTable, why);
}

Verdict Room::act(const Person& person, Want want) {
  if (std::holds_alternative<Sit>(want) && !isHere(person.id)) leftAt_[person.id] = now();  // is about to come
  const auto verdict = referee().act(person, {kWireVersion, newPersonId(), std::move(want)});
  afterwards();
  return verdict;
}

// ---- Who listens ----

Viewer Room::viewer(const Table& table, const Listener& listener) const {
  Viewer viewer = listener.screen ? everybody(table) : table.viewer(listener.person.id);
  viewer.ignores = house_.ignoredBy(listener.person.id);
  return viewer;
}

// Who came before the game and took no place goes when it begins, where nobody may look on.
bool Room::mayLook(const Listener& listener) const {
  return table_.placesOf(listener.person.id) != 0 || table_.options().spectators != Spectators::None ||
         table_.stage() == Stage::Open;
}

// Before the game nothing is late: whoever looks on may still take a place. A screen is as late as who puts it up.
bool Room::isBehind(const Listener& listener) const {
  return table_.placesOf(listener.person.id) == 0 && table_.options().delay > 0 && table_.stage() != Stage::Open;
}

// Now and then it's kept, so that a restart doesn't make a table look visited.
void Room::noteVisit() {
  lastVisit_ = now();
  const std::int64_t pause = done() ? 5 * kMinute : 60 * kMinute;
  if (table_.id().empty() || lastVisit_ - keptVisit_ < pause) return;
  keptVisit_ = lastVisit_;
  writes_.emplace_back(store::TableVisited{table_.id(), lastVisit_});
}

bool Room::mustEnd() const { return table_.options().rated && table_.stage() == Stage::Playing; }

// By correspondence nobody has to be here either.
bool Room::goesOnAlone() const {
  if (table_.options().tournament) return !done();  // whoever doesn't come loses, and the others wait for the result
  return mustEnd() || (table_.options().clock.isByCorrespondence() && table_.stage() == Stage::Playing);
}

void Room::wakeUp() {
  if (!asleep_) return;
  asleep_ = false;
  awakeSince_ = now();
  if (needsResuming()) referee().resume();
}

// Clocks of hours and days go on as if nothing had been, unless somebody's time has run out by it.
bool Room::needsResuming() const {
  if (table_.stage() != Stage::Playing) return false;
  if (!table_.options().clock.isByCorrespondence()) return true;
  return !table_.shortOfTime(now()).empty();
}

void Room::join(Listener listener, std::int64_t last) {
  const auto line = listener.line;
  const std::string& person = listener.person.id;
  listener.joined = ++joins_;
  if (lost_) return line->moved();
  if (erased_) return line->close(kNoTable, "this table was deleted");
  noteVisit();
  if (!mayLook(listener)) return sendAway(*line);
  wakeUp();
  if (address_.empty() || person == table_.makerPerson()) address_ = net::limitKey(line->address);
  if (!listener.screen) leftAt_.erase(person);
  tellLate();
  if (isBehind(listener) && late_.table().id().empty())  // it has just been made, and is not kept yet
    return line->close(net::close_code::kGoingAway, "come again in a moment");
  listener.seen = (isBehind(listener) ? late_.table() : table_).lastNumber();
  if (isBehind(listener))  // all of it is kept, so it goes out at once, before what follows
    line->send(viewFor(late_.table(), viewerBehind(listener)), {.number = listener.seen});
  else if (last > earlier_.lastNumber() && last <= table_.lastNumber()) tellRestSince(last, listener);
  else send(line, viewFor(table_, viewer(table_, listener)), {.number = listener.seen});
  listeners_.push_back(std::move(listener));
  letters_.push_back({line, presence(), {}});
  tellPresence();
  afterwards();
}

void Room::tellRestSince(std::int64_t last, const Listener& listener) {
  Table table = earlier_;
  for (const auto& text : recent_) {
    const Event event = eventFrom(text);
    table.apply(event);
    if (event.n > last) send(listener.line, eventFor(table, event, viewer(table, listener)), {.number = event.n});
  }
}

// ---- Those who look on from behind ----

Viewer Room::viewerBehind(const Listener& listener) const {
  Viewer viewer = listener.screen ? everybody(late_.table()) : late_.table().viewer("");
  viewer.ignores = house_.ignoredBy(listener.person.id);
  return viewer;
}

void Room::nowKept(const std::vector<Event>& events) {
  for (const Event& event : events) late_.add(event);
  tellLate();
}

// All of it is kept, so it goes out at once.
void Room::tellLate() {
  if (!hasDelay()) return;
  late_.advance(now() - kSecond * table_.options().delay, [this](const Event& event) {
    Telling telling(late_.table(), event);
    for (Listener& listener : listeners_) {
      if (!isBehind(listener) || event.n <= listener.seen) continue;
      listener.line->send(telling.to(viewerBehind(listener)), {.number = event.n});
      listener.seen = event.n;
    }
  });
}

void Room::leave(const Line& line) {
  if (erased_) return;
  const auto who = std::ranges::find_if(listeners_, [&](const Listener& one) { return one.line.get() == &line; });
  if (who != listeners_.end()) {
    const Listener gone = std::move(*who);
    const std::string& person = gone.person.id;
    listeners_.erase(who);
    const bool isWaitedFor = table_.placesOf(person) != 0 || person == table_.hostPerson();
    if (!gone.screen && !isHere(person) && isWaitedFor) leftAt_[person] = now();
  }
  noteVisit();
  tellPresence();
  deliver();
}

bool Room::isHere(const std::string& person) const {
  return std::ranges::any_of(listeners_, [&](const Listener& one) { return !one.screen && one.person.id == person; });
}

std::int64_t Room::awayFor(const std::string& person) const {
  const auto left = leftAt_.find(person);
  return now() - std::max(awakeSince_, left == leftAt_.end() ? 0 : left->second);
}

bool Room::somebodyWaits() const {
  return std::ranges::any_of(table_.places(),
                             [&](const Place& one) { return one.isPerson() && !outside_.isMissed(one.person); });
}

// At once if nobody was told a moment ago; people who come and go again and again are summed up.
void Room::tellPresence() {
  presenceDue_ = presenceTold_;
  if (std::exchange(presenceTold_, true)) return;
  const auto message = presence();
  for (const Listener& listener : listeners_) letters_.push_back({listener.line, message, {}});
  house_.net.after(kPresencePause, [weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->presencePauseOver();
  });
}

void Room::presencePauseOver() {
  presenceTold_ = false;
  if (presenceDue_) tellPresence();
  deliver();
}

// Screens of those who play are no spectators.
int Room::spectators() const {
  return static_cast<int>(
      std::ranges::count_if(listeners_, [&](const Listener& one) { return table_.placesOf(one.person.id) == 0; }));
}

net::Message Room::presence() const {
  PresenceMessage presence;
  presence.t = now();
  for (std::size_t p = 0; p < table_.places().size(); ++p) {
    const Place& its = table_.places()[p];
    if (isHere(its.person)) presence.here.push_back(static_cast<int>(p));
    else if (its.isPerson()) presence.away.push_back({static_cast<int>(p), awayFor(its.person)});
  }
  presence.spectators = spectators();
  return std::make_shared<const std::string>(json::text(ServerMessage(presence)));
}

// ---- Commands ----

void Room::receive(const std::shared_ptr<Line>& line, const Command& command) {
  const auto from = std::ranges::find(listeners_, line, &Listener::line);
  if (from == listeners_.end()) return;
  const Listener& listener = *from;
  if (listener.screen) {
    const Verdict verdict = Refusal{"not_seated", "a screen only shows the table"};
    send(listener.line, answerFor(table_, {}, command, verdict), {.answers = command.id});
    return deliver();
  }
  if (mustEnd() && table_.placesOf(listener.person.id) != 0)
    addresses_[listener.person.id].insert(net::limitKey(line->address));
  Verdict verdict;
  if (wasRefusedSince(listener, command.id)) verdict = Refusal{"slow_down", "refused over a later connection"};
  if (!verdict) verdict = checkSitting(listener.person, command);
  if (!verdict) verdict = checkFidgeting(listener.person.id, command);
  if (!verdict) verdict = referee().act(listener.person, command);
  house_.metrics.countCommand(!verdict);
  if (verdict) noteRefusal(line, command.id);
  send(listener.line, answerFor(table_, listener.person.id, command, verdict), {.answers = command.id});
  afterwards();
}

void Room::noteRefusal(const std::shared_ptr<Line>& line, const std::string& command) {
  const auto from = std::ranges::find(listeners_, line, &Listener::line);
  if (from == listeners_.end()) return;
  refused_.push_back({from->person.id, command, from->joined});
  if (refused_.size() > kRefusalsKnown) refused_.pop_front();
}

bool Room::wasRefusedSince(const Listener& listener, const std::string& command) const {
  return std::ranges::any_of(refused_, [&](const Refused& one) {
    return one.command == command && one.person == listener.person.id && one.joined > listener.joined;
  });
}

// Who set up the table need not sit with somebody they have blocked. The refusal does not say whose wish it is.
Verdict Room::checkSitting(const Person& person, const Command& command) const {
  const bool sits = std::holds_alternative<Sit>(command.want) || std::holds_alternative<AskSeat>(command.want);
  if (!sits || table_.answered(person.id, command.id)) return {};
  const auto blocked = house_.ignoredBy(table_.hostPerson());
  if (std::ranges::find(blocked, person.id) == blocked.end()) return {};
  return Refusal{"no_entry", "you can't sit at this table; choose another one"};
}

Verdict Room::checkFidgeting(const std::string& person, const Command& command) {
  const CommandKind kind = kindOf(command.want);
  if (!house_.settings.limits || kind == CommandKind::Game || table_.answered(person, command.id)) return {};
  const std::int64_t most = table_.stage() == Stage::Open ? kMaxEventsOpen : kMaxEvents;
  if (++fidgets_[{person, kind}] <= kMaxFidgets && table_.lastNumber() < most) return {};
  return Refusal{"slow_down", "too fast; wait a moment"};
}

// ---- Bots and clocks ----

void Room::startQuickly() {
  if (house_.draining) return;
  const auto last = table_.lastNumber();
  const std::int64_t waited = now() - created_;
  const int botsAfter = table_.options().botsAfter;
  referee().seeWhoIsThere(botsAfter > 0 && waited >= botsAfter * kSecond);
  if (table_.lastNumber() == last) return;
  if (table_.stage() == Stage::Playing || table_.wordsCalled()) house_.waits.note(table_.options(), waited);
  afterwards();
}

// A moment later: whoever took the last seat may have a word to seal.
void Room::startWhenFull() {
  if (house_.draining || now() - table_.lastTime() < kBeforeStart) return;
  const auto last = table_.lastNumber();
  referee().startWhenFull();
  if (table_.lastNumber() != last) afterwards();
}

void Room::seeWhoHasCome() {
  if (house_.draining || !begins_) return;
  const auto last = table_.lastNumber();
  const auto since = std::max({created_, awakeSince_, *begins_});
  const int patience = table_.options().loseAfter.value_or(table_.options().botsAfter);
  referee().seeWhoHasCome(now() - since >= patience * kSecond);
  if (table_.lastNumber() != last) afterwards();
}

void Room::lookWhoIsThere() {
  if (table_.options().tournament) seeWhoHasCome();
  else if (table_.options().quick) startQuickly();
  else if (table_.options().clock.isByCorrespondence()) startWhenFull();
  else lookForTheHost();
}

bool Room::waitsFor(const std::string& person) const {
  // NOLINTNEXTLINE(readability-use-anyofallof): a set of seats is no range
  for (const Seat seat : table_.viewer(person).seats & table_.deciding())
    if (!table_.botDecides(seat)) return true;
  return false;
}

// By correspondence at once; where people sit together, when somebody is not back after a while.
bool Room::isToBeAlerted(const std::string& person) const {
  return !isHere(person) && (table_.options().clock.isByCorrespondence() || awayFor(person) >= kMinute);
}

// Once for each turn, and not whoever has seen it come.
void Room::alertThoseAway() {
  if (table_.stage() != Stage::Playing) return;
  for (const Place& one : table_.places()) {
    if (!one.present()) continue;
    if (!waitsFor(one.person)) alerted_.erase(one.person);
    else if (isHere(one.person)) alerted_.insert(one.person);
    else if (isToBeAlerted(one.person) && alerted_.insert(one.person).second && house_.alert)
      house_.alert(one.person, {AlertKind::Turn, "/t/" + table_.id(), otherThan(table_, one.person)});
  }
}

void Room::lookForTheHost() {
  const auto last = table_.lastNumber();
  referee().replaceLostHost();
  if (table_.lastNumber() != last) afterwards();
}

// The game waits for words that were called, but not for long; after a restart as long again.
void Room::awaitWords() {
  if (!table_.wordsCalled() || awaitingWords_) return;
  awaitingWords_ = true;
  house_.net.after(house_.timeForWords, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->referee().closeWords();
    room->afterwards();
  });
}

// A play for which there is no choice comes after a pause like a person's, and is stamped when it comes: at once it
// would say that there was nothing else in the hand.
void Room::awaitForced() {
  if (forcedIn_ == table_.position() || !table_.forcedPlay()) return;
  forcedIn_ = table_.position();
  house_.net.after(personsPause(), [weak = weak_from_this(), about = table_.position()] {
    const auto room = weak.lock();
    if (!room || room->table_.position() != about) return;
    room->referee().playForced();
    room->afterwards();
  });
}

// Bots play while somebody is there to see it, or will be.
void Room::wakeBots() {
  if (asleep_ || house_.stuck) return;
  const bool forSomebody =
      goesOnAlone() || !listeners_.empty() || std::ranges::any_of(table_.places(), &Place::present);
  if (!forSomebody) return;
  for (const Seat seat : table_.deciding().without(thinking_)) {
    if (table_.botDecides(seat)) think(seat, How::Bot);
  }
}

void Room::restartClocks() {
  if (asleep_) return;
  awakeSince_ = now();
  if (table_.options().clock.decision != 0 && needsResuming()) referee().resume();
  afterwards();
}

void Room::tick() {
  tellLate();
  if (asleep_ || house_.stuck) return;
  if (!listeners_.empty()) noteVisit();
  deliver();
  if (table_.stage() == Stage::Open) lookWhoIsThere();
  alertThoseAway();
  asleep_ = !goesOnAlone() && alone() > house_.settings.botMinutes * kMinute;
  for (const Seat seat : table_.deciding().without(thinking_)) {
    const auto deadline = table_.deadline(seat);
    if (deadline && now() >= *deadline) think(seat, How::Time);
  }
}

void Room::think(Seat seat, How how) {
  thinking_ |= only(seat);
  const std::chrono::milliseconds asked =
      std::min(std::chrono::milliseconds(table_.options().botMilliseconds), kMaxThinking);
  // A bot that answers at once is hard to follow, and one that answers sooner when it has no choice says so.
  const std::chrono::milliseconds pace =
      asked + std::chrono::milliseconds(drawn(0, static_cast<int>(asked.count()) / 2));
  const auto began = std::chrono::steady_clock::now();
  house_.thinkers.decide(
      {{address_, table_.makerPerson(), table_.id()}, asked, table_.see(seat), table_.botLevel(seat)},
      [=, &house = house_, weak = weak_from_this(), about = table_.position()](const Play& play) {
        const auto took =
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
        house.net.after(std::max(std::chrono::milliseconds(0), pace - took), [=] {
          if (const auto room = weak.lock()) room->decided(seat, play, how, about);
        });
      });
}

void Room::decided(Seat seat, const Play& play, How how, const Position& thoughtAbout) {
  thinking_ = thinking_.without(only(seat));
  const Position& standing = table_.position();
  const bool giving = play.kind == Kind::Give;
  const bool stillSo = giving ? standing.phase == Phase::Swap && standing.hands[seat] == thoughtAbout.hands[seat]
                              : standing == thoughtAbout;
  const auto deadline = table_.deadline(seat);
  const bool itsTurn = how == How::Bot ? table_.botDecides(seat) : deadline && now() >= *deadline;
  if (stillSo && itsTurn) static_cast<void>(referee().decideFor(seat, play, how));
  afterwards();
}

}  // namespace tacit::server
