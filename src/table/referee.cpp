#include "table/referee.h"

#include <algorithm>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "text/words.h"
#include "text/writing.h"

namespace tacit::table {
namespace {

Refusal notNow(std::string text) { return {RefusalCode::NotNow, std::move(text)}; }

std::string letter(Seat seat) { return {notation::seatLetter(seat)}; }

template <typename T, typename... Those>
constexpr bool kIsAmong = (std::is_same_v<T, Those> || ...);

// Who sits where, with which cards, when it begins and whether it counts.
bool isForTheTournament(const CommandBody& want, Stage stage) {
  return std::visit(
      [&]<typename T>(const T&) {
        if (kIsAmong<T, Leave>) return stage == Stage::Open;
        return kIsAmong<T, Sit, Rise, SeatBot, HandOver, CommitWord, Start, OfferAbort, AnswerAbort, AskSeat,
                        AnswerSeat, WantRematch, PlayNext, ProposeBoard, AnswerBoard, OfferBreak, AnswerBreak>;
      },
      want);
}

// Somebody who was refused may try again, but not for ever.
constexpr int kAsksPerGame = 3;

std::optional<bool> mark(bool has) { return has ? std::optional(true) : std::nullopt; }

// Whether somebody holds a place that is meant for another.
bool sitsElsewhere(const Person& person, const Places& places, const std::vector<std::optional<Person>>& meant) {
  int number = 0;
  return std::ranges::any_of(meant, [&](const auto& one) {
    const bool holds = places[PlaceIndex(number++)].person == person.id;
    return holds && !(one && one->id == person.id);
  });
}

}  // namespace

// ---- Making events ----

void Referee::create(Created created) { record(std::move(created)); }

void Referee::record(EventBody what) {
  Event event;
  event.v = kEventVersion;
  event.n = table_.lastNumber() + 1;
  event.t = std::max(now_, table_.lastTime());
  event.what = std::move(what);
  if (!commandId_.empty()) {
    event.who = person_.id;
    event.id = commandId_;
  }
  table_.apply(event);
  outside_.tell(event);
}

Outcome Referee::act(const Person& person, const Command& command) {
  if (!onlyAsks(command.want) && table_.answered(person.id, command.id)) return {};
  if (table_.options().tournament && isForTheTournament(command.want, table_.stage())) return RefusalCode::Tournament;
  person_ = person;
  commandId_ = command.id;
  return std::visit([this](const auto& one) { return want(one); }, command.want);
}

void Referee::goOn() {
  while (table_.stage() == Stage::Playing) {
    if (const int number = shuffleDue(table_); number != 0) {
      record(outside_.shuffle(table_, number));
    } else if (table_.position().phase == Phase::Over) {
      const SeatSet won = table_.position().won[0];
      record(
          Ended{.result = won.empty() ? "lost" : notation::wonText(table_.position()), .seed = table_.fairness().seed});
    } else {
      return;
    }
  }
}

void Referee::playForced() {
  const auto play = forcedPlay(table_);
  if (!play) return;
  const Position& p = table_.position();
  record(Played{letter(p.by), notation::playText(p, *play), DecidedBy::Forced});
  goOn();
}

Outcome Referee::decideFor(Seat seat, const Play& play, DecidedBy how) {
  if (!table_.deciding().contains(seat)) return notNow("this seat has nothing to decide");
  if (play.kind == Kind::Give) record(Gave{letter(seat), std::string(notation::cardName(play.card)), how});
  else record(Played{letter(seat), notation::playText(table_.position(), play), how});
  const PlaceIndex place = table_.places().indexOf(seat);
  const Place& its = table_.places()[place];
  if (how == DecidedBy::Time && its.present() && its.lateInARow >= table_.options().lateBeforeBot) {
    record(Absent{place, AbsenceReason::Late});
    doWhatIsAgreed();
  }
  goOn();
  return {};
}

void Referee::resume() { record(Resumed{}); }

void Referee::rename(const Person& person) {
  person_ = person;
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (its.name != person.name || its.guest != person.guest) record(Renamed{place, person.name, mark(person.guest)});
  });
}

void Referee::announceRematch(std::string_view newTable) { record(Rematch{std::string(newTable)}); }

void Referee::giveUp() { record(Aborted{table_.fairness().seed}); }

// ---- Who and where ----

bool Referee::placeExists(int place) const { return table_.places().all().contains(PlaceIndex(place)); }

bool Referee::isStarted() const { return table_.stage() != Stage::Open || table_.fairness().called; }

Outcome Referee::refuseIfStarted() const {
  if (table_.stage() != Stage::Open) return notNow("the game has already started");
  if (table_.fairness().called) return notNow("the game is about to start");
  return {};
}

// Before the game the host arranges the places, and everybody his own.
Outcome Referee::refuseArranging(int place) const {
  if (auto refusal = refuseIfStarted()) return refusal;
  if (!placeExists(place)) return RefusalCode::NoPlace;
  const Place& its = table_.places()[PlaceIndex(place)];
  const bool isArranged = !table_.options().quick;  // nobody is in charge of people who came by chance
  if ((isArranged && person_.id == table_.hostPerson()) || its.person == person_.id) return {};
  return RefusalCode::NotHost;
}

// While the game is on, only those who are there say how it goes on.
Outcome Referee::refuseUnlessPlaying() const {
  const auto mine = myFirstPlace();
  if (!mine) return RefusalCode::NotSeated;
  if (table_.stage() != Stage::Playing) return notNow("no game is running");
  if (!table_.places()[*mine].present()) return notNow("come back first");
  return {};
}

std::optional<PlaceIndex> Referee::myFirstPlace() const {
  return table_.places().heldBy(person_.id).empty() ? std::nullopt : std::optional(myPlace());
}

PlaceIndex Referee::myPlace() const { return *table_.places().heldBy(person_.id).begin(); }

base::Result<Seat, Refusal> Referee::ownSeat(std::string_view name) const {
  const auto seat = notation::seatNamed(name);
  if (!seat || !table_.setup().table().seats.contains(*seat)) return Refusal(RefusalCode::NoSeat);
  const Place& place = table_.places().of(*seat);
  if (place.person != person_.id) return Refusal(RefusalCode::NotYourSeat);
  if (person_.program && !place.program) return Refusal{RefusalCode::NoPrograms, "a person sits here, not a program"};
  if (table_.stage() != Stage::Playing) return notNow("no game is running");
  if (table_.places().botDecides(*seat)) return notNow("a bot plays for you; come back first");
  if (table_.places().agreements.breakSince) return notNow("there is a break");
  return *seat;
}

// ---- Before the game ----

Outcome Referee::want(const Sit& want) {
  if (auto refusal = refuseIfStarted()) return refusal;
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  const Place& its = table_.places()[PlaceIndex(want.place)];
  if (!its.person.empty()) return RefusalCode::Taken;
  if (table_.options().rated && person_.guest) return Refusal{RefusalCode::AccountsOnly, "rated games need an account"};
  if (table_.options().rated && person_.program)
    return Refusal{RefusalCode::NoPrograms, "no programs play in rated games"};
  if (table_.options().rated && myFirstPlace()) return RefusalCode::OnePlace;
  if (!its.level.empty()) record(Rose{PlaceIndex(want.place)});  // people come before bots
  record(Sat{PlaceIndex(want.place), person_.id, person_.name, mark(person_.guest), mark(person_.program)});
  return {};
}

Outcome Referee::want(const Rise& want) {
  if (auto refusal = refuseArranging(want.place)) return refusal;
  if (table_.places()[PlaceIndex(want.place)].free()) return notNow("no one sits there");
  record(Rose{PlaceIndex(want.place)});
  return {};
}

Outcome Referee::want(const SeatBot& want) {
  if (auto refusal = refuseArranging(want.place)) return refusal;
  if (table_.options().rated) return Refusal{RefusalCode::AccountsOnly, "rated games need an account"};
  if (!bots::levelNamed(want.level)) return Refusal{RefusalCode::NoLevel, "levels are " + bots::levelNames()};
  if (!table_.places()[PlaceIndex(want.place)].free()) return RefusalCode::Taken;
  record(BotSat{PlaceIndex(want.place), want.level});
  return {};
}

Outcome Referee::want(const HandOver& want) {
  if (auto refusal = refuseIfStarted()) return refusal;
  if (person_.id != table_.hostPerson()) return RefusalCode::NotHost;
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  const Place& its = table_.places()[PlaceIndex(want.place)];
  if (!its.isPerson()) return notNow("no one sits there");
  if (its.person != person_.id) record(HandedOver{PlaceIndex(want.place), its.person});
  return {};
}

// A host who leaves those who sit here leaves them able to start.
void Referee::leaveToTheNextHost() {
  if (person_.id != table_.hostPerson()) return;
  const auto next = longestSeated([](const Place&) { return true; });
  if (next) record(HandedOver{*next, table_.places()[*next].person});
}

void Referee::replaceLostHost() {
  const bool isWaitedFor = !table_.options().quick && !table_.options().clock.isByCorrespondence();
  if (isStarted() || !isWaitedFor || !outside_.isLongGone(table_.hostPerson())) return;
  const auto next = longestSeated([this](const Place& one) { return outside_.isHere(one.person); });
  if (next) record(HandedOver{*next, table_.places()[*next].person});
}

template <typename Among>
std::optional<PlaceIndex> Referee::longestSeated(Among among) const {
  std::optional<PlaceIndex> found;
  for (const PlaceIndex place : table_.places().all()) {
    const Place& its = table_.places()[place];
    if (its.isPerson() && among(its) && (!found || its.sat < table_.places()[*found].sat)) found = place;
  }
  return found;
}

// One word of each person, however many places he holds.
std::optional<PlaceIndex> Referee::mySealedPlace() const {
  std::optional<PlaceIndex> sealed;
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (!its.commit.empty()) sealed = place;
  });
  return sealed;
}

Outcome Referee::want(const CommitWord& want) {
  if (auto refusal = refuseIfStarted()) return refusal;
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (!text::isCommitment(want.commit)) return Refusal{RefusalCode::BadWord, "a commitment has 64 digits of 0-9 a-f"};
  const PlaceIndex place = mySealedPlace().value_or(myPlace());
  if (table_.places()[place].commit != want.commit) record(WordCommitted{place, want.commit});
  return {};
}

Outcome Referee::want(const ShowWord& want) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  const auto place = mySealedPlace();
  if (!table_.fairness().called || !place) return notNow("you have no word to show now");
  if (auto problem = text::whyNoSealedWord(want.word)) return Refusal{RefusalCode::BadWord, problem->what};
  const Place& its = table_.places()[*place];
  if (outside_.commitmentTo(want.word) != its.commit)
    return Refusal{RefusalCode::BadWord, "this word doesn't match your commitment"};
  if (its.word.empty()) record(WordShown{*place, want.word});
  if (std::ranges::all_of(table_.places(), [](const Place& one) { return one.commit.empty() || !one.word.empty(); }))
    begin();
  return {};
}

void Referee::closeWords() {
  if (table_.fairness().called) begin();
}

Outcome Referee::want(const Start& /*want*/) {
  if (auto refusal = refuseIfStarted()) return refusal;
  if (std::ranges::none_of(table_.places(), &Place::isPerson)) return RefusalCode::NotSeated;
  if (person_.id != table_.hostPerson()) return Refusal{RefusalCode::NotHost, "only the host can start the game"};
  if (table_.options().rated && !std::ranges::all_of(table_.places(), &Place::isPerson))
    return notNow("a rated game starts when all seats are taken");
  if (table_.options().quick && std::ranges::any_of(table_.places(), [&](const Place& one) {
        return one.isPerson() && one.person != person_.id;
      }))
    return notNow("this table starts by itself");
  start();
  return {};
}

void Referee::startQuickTableIfReady(bool botsMayCome) {
  if (table_.stage() != Stage::Open || table_.fairness().called) return;
  for (const PlaceIndex place : table_.places().all())
    if (const Place& its = table_.places()[place]; its.isPerson() && outside_.isMissed(its.person)) record(Rose{place});
  if (std::ranges::none_of(table_.places(), &Place::isPerson)) return giveUp();
  const auto isHere = [this](const Place& one) { return one.isPerson() && outside_.isHere(one.person); };
  const auto isReady = [&](const Place& one) { return isHere(one) || (botsMayCome && !one.isPerson()); };
  if (std::ranges::any_of(table_.places(), isHere) && std::ranges::all_of(table_.places(), isReady)) start();
}

void Referee::seat(const std::vector<std::optional<Person>>& people) {
  const bool looksIntoHands = table_.options().spectators == Spectators::Open && !table_.options().openHands;
  for (int number = 0; const auto& one : people) {
    const PlaceIndex place(number++);
    const Place& its = table_.places()[place];
    if (!one || its.isPerson() || sitsElsewhere(*one, table_.places(), people)) continue;
    const bool comesLate = table_.stage() == Stage::Playing;
    if (table_.done() || (comesLate && (table_.options().rated || looksIntoHands || !outside_.isHere(one->id))))
      continue;
    if (!its.free()) record(Rose{place});
    record(Sat{place, one->id, one->name, mark(one->guest), mark(one->program)});
  }
}

void Referee::startTournamentTableIfReady(bool timeIsUp) {
  if (table_.stage() != Stage::Open) return;
  const bool mustCome = !table_.options().clock.isByCorrespondence();
  const auto isMissing = [&](const Place& one) {
    return mustCome && (one.free() || (one.isPerson() && !outside_.isHere(one.person)));
  };
  if (std::ranges::none_of(table_.places(), isMissing)) return begin();
  const bool isAwaited = std::ranges::any_of(table_.places(), &Place::isPerson);
  if (!timeIsUp || !isAwaited) return;
  if (table_.options().loseAfter) seatBotsBesidePeople();
  for (const PlaceIndex place : table_.places().all())
    if (table_.places()[place].isPerson() && isMissing(table_.places()[place])) record(Rose{place});
  const bool somebodyCame = std::ranges::any_of(table_.places(), &Place::isPerson);
  const bool somebodyLoses = table_.options().loseAfter && std::ranges::any_of(table_.places(), &Place::free);
  somebodyCame && !somebodyLoses ? begin() : giveUp();
}

// A team doesn't lose because it has too few people, unless it has none.
void Referee::seatBotsBesidePeople() {
  for (const PlaceIndex place : table_.places().all()) {
    const auto isPartner = [&](const Place& one) {
      return one.isPerson() && !(table_.setup().table().side[one.seats.first()] & table_.places()[place].seats).empty();
    };
    if (table_.places()[place].free() && std::ranges::any_of(table_.places(), isPartner))
      record(BotSat{place, table_.options().bots});
  }
}

void Referee::startWhenFull() {
  if (isStarted() || !table_.options().clock.isByCorrespondence() || !table_.places().severalPeople()) return;
  const bool full = std::ranges::none_of(table_.places(), &Place::free);
  const bool fit = !table_.options().rated || std::ranges::all_of(table_.places(), &Place::isPerson);
  if (full && fit) start();
}

void Referee::start() {
  if (std::ranges::all_of(table_.places(), &std::string::empty, &Place::commit)) begin();
  else record(WordsCalled{});
}

void Referee::begin() {
  fillWithBots();
  record(Started{});
  goOn();
}

void Referee::fillWithBots() {
  for (const PlaceIndex place : table_.places().all())
    if (table_.places()[place].free()) record(BotSat{place, table_.options().bots});
}

// ---- The game ----

Outcome Referee::want(const Give& want) {
  const auto found = ownSeat(want.seat);
  if (!found) return found.error();
  const Seat seat = *found;
  if (table_.position().phase != Phase::Swap || !table_.deciding().contains(seat))
    return notNow("this seat has no card to give now");
  const auto card = notation::cardNamed(want.card);
  if (!card || !table_.position().hands[seat].has(*card)) return RefusalCode::NoCard;
  record(Gave{letter(seat), std::string(notation::cardName(*card)), DecidedBy::Person});
  goOn();
  return {};
}

Outcome Referee::want(const MakePlay& want) {
  const auto found = ownSeat(want.seat);
  if (!found) return found.error();
  const Seat seat = *found;
  if (table_.position().phase == Phase::Swap || !table_.deciding().contains(seat)) return RefusalCode::NotYourTurn;
  const auto play = notation::parsePlay(table_.position(), want.play);
  if (!play) return Refusal{RefusalCode::Illegal, play.error()};
  record(Played{letter(seat), notation::playText(table_.position(), *play), DecidedBy::Person});
  goOn();
  return {};
}

Outcome Referee::want(const TakeBack& want) {
  const auto found = ownSeat(want.seat);
  if (!found) return found.error();
  const Seat seat = *found;
  if (!table_.options().takeBack || table_.options().rated) return notNow("this table doesn't allow takebacks");
  const auto event = table_.takeBack(seat);
  if (!event) return notNow("this can no longer be taken back");
  record(*event);
  return {};
}

// What the answer lists is for answerFor to say (message.h).
Outcome Referee::want(const ListPlays& want) {
  const auto seat = ownSeat(want.seat);
  return seat ? Outcome() : seat.error();
}

Outcome Referee::want(const Ping& /*want*/) { return {}; }

// ---- People ----

Outcome Referee::want(const Leave& /*want*/) {
  if (const auto wish = table_.places().askedFor(person_.id)) {
    record(SeatUnasked{*wish});
    return {};
  }
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (table_.stage() == Stage::Open) {
    if (auto refusal = refuseIfStarted()) return refusal;
    forEachOwnPlace([&](PlaceIndex place, const Place&) { record(Rose{place}); });
    leaveToTheNextHost();
  } else if (table_.stage() == Stage::Playing) {
    forEachOwnPlace([&](PlaceIndex place, const Place& its) {
      if (!its.absent) record(Absent{place, AbsenceReason::Left});
    });
    doWhatIsAgreed();
  }
  return {};
}

Outcome Referee::want(const Return& /*want*/) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (table_.stage() != Stage::Playing) return {};
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (its.absent) record(Returned{place});
  });
  goOn();
  return {};
}

Outcome Referee::want(const Vote& want) {
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  const PlaceIndex mine = myPlace();
  const PlaceIndex place(want.place);
  const Place& its = table_.places()[place];
  if (!its.present() || its.person == person_.id) return notNow("there is no one to vote about");
  if (table_.options().clock.isByCorrespondence()) return notNow("by correspondence no one has to be connected");
  if (!outside_.isMissed(its.person)) return notNow("this person is connected, or was a moment ago");
  if (its.votedAgainst.contains(mine)) return {};
  record(Voted{mine, place});
  const auto others = std::ranges::count_if(
      table_.places(), [&](const Place& one) { return one.present() && one.person != its.person; });
  if (its.votedAgainst.size() > others / 2) record(Absent{place, AbsenceReason::Voted});
  doWhatIsAgreed();
  return {};
}

void Referee::doWhatIsAgreed() {
  abortIfAgreed();
  seatWhoeverIsAgreedOn();
  setBoardIfAgreed();
  beginBreakIfAgreed();
  endBreakIfAllAreBack();
}

// ---- A person in place of a bot ----

// Anyone who could have seen hands must not hold one: where those who look on see them all, nobody of them sits down.
Outcome Referee::refuseAsking(const Place& its) const {
  const Options& options = table_.options();
  const bool looksIntoHands = options.spectators == Spectators::Open && !options.openHands;
  if (table_.stage() != Stage::Playing) return notNow("no game is running");
  if (options.rated || looksIntoHands) return notNow("no one can join this game any more");
  if (person_.program) return Refusal{RefusalCode::NoPrograms, "programs sit down before the game"};
  if (myFirstPlace()) return notNow("you already have a seat");
  if (its.level.empty() || !its.asking.person.empty()) return RefusalCode::Taken;
  if (table_.places().askedFor(person_.id)) return notNow("you have already asked for a seat");
  if (std::ranges::none_of(table_.places(), &Place::present)) return notNow("no one is there to agree");
  if (table_.places().asksOf(person_.id) >= kAsksPerGame)
    return Refusal{RefusalCode::SlowDown, "you have asked often enough"};
  return {};
}

Outcome Referee::want(const AskSeat& want) {
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  if (auto refusal = refuseAsking(table_.places()[PlaceIndex(want.place)])) return refusal;
  record(SeatAsked{PlaceIndex(want.place), person_.id, person_.name, mark(person_.guest)});
  return {};
}

Outcome Referee::want(const AnswerSeat& want) {
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  const PlaceIndex asked(want.place);
  const SeatAsking asking = table_.places()[asked].asking;
  if (table_.places().askedFor(person_.id) == asked && !want.yes) {
    record(SeatUnasked{asked});
    return {};
  }
  if (auto refusal = refuseUnlessPlaying()) return refusal;
  if (asking.person.empty()) return notNow("no one has asked for this seat");
  if (!want.yes) {
    record(SeatAnswered{asked, myPlace(), false});
    return {};
  }
  forEachOwnPlace([&](PlaceIndex place, const Place& its) {
    if (its.present() && !asking.agreed.contains(place)) record(SeatAnswered{asked, place, true});
  });
  seatWhoeverIsAgreedOn();
  return {};
}

bool Referee::seatIsAgreed(const SeatAsking& asking) const {
  if (asking.person.empty() || std::ranges::none_of(table_.places(), &Place::present)) return false;
  // NOLINTNEXTLINE(readability-use-anyofallof): a set of places is no range
  for (const PlaceIndex place : table_.places().all())
    if (table_.places()[place].present() && !asking.agreed.contains(place)) return false;
  return true;
}

void Referee::seatWhoeverIsAgreedOn() {
  for (const PlaceIndex place : table_.places().all()) {
    const SeatAsking asking = table_.places()[place].asking;
    if (table_.stage() != Stage::Playing || !seatIsAgreed(asking)) continue;
    if (outside_.isHere(asking.person)) {
      record(Rose{place});
      record(Sat{place, asking.person, asking.name, mark(asking.guest)});
    } else {
      record(SeatUnasked{place});
    }
  }
}

int shuffleDue(const Table& table) {
  if (table.stage() != Stage::Playing) return 0;
  if (!table.dealt()) return 1;
  return table.position().phase == Phase::Deal ? static_cast<int>(table.position().shuffles) + 1 : 0;
}

std::optional<Play> forcedPlay(const Table& table) {
  const SeatSet seats = table.deciding();
  if (!table.options().playForced || seats.size() != 1 || table.position().phase == Phase::Swap) return std::nullopt;
  if (table.places().botDecides(seats.first())) return std::nullopt;  // bots decide for themselves
  static thread_local PlayList plays;                                 // too large for every stack
  listPlays(table.position(), plays);
  return plays.size() == 1 ? std::optional(plays[0]) : std::nullopt;
}

// ---- Words ----

Outcome Referee::want(const Say& want) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (table_.stage() == Stage::Playing) return RefusalCode::Tacit;
  if (auto problem = text::problemWithChat(want.text)) return Refusal{RefusalCode::BadText, problem->what};
  record(Said{myPlace(), want.text});
  return {};
}

Outcome Referee::want(const SayPhrase& want) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (std::ranges::find(kPhrases, want.phrase) == kPhrases.end())
    return Refusal{RefusalCode::BadText, "there is no such phrase"};
  record(Phrased{myPlace(), want.phrase});
  return {};
}

Outcome Referee::want(const Mute& want) {
  if (!myFirstPlace()) return RefusalCode::NotSeated;
  if (!placeExists(want.place)) return RefusalCode::NoPlace;
  const PlaceIndex mine = myPlace();
  const PlaceIndex place(want.place);
  if (table_.places()[mine].mutes.contains(place) != want.on) record(Muted{mine, place, want.on});
  return {};
}

}  // namespace tacit::table
