#include "table/table.h"

#include <algorithm>

#include "base/strings.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "table/options.h"
#include "text/words.h"

namespace tacit::table {
namespace {

using base::Duration;
using base::Instant;
using std::chrono::seconds;
using namespace std::chrono_literals;

constexpr Duration kNearly = 1h;                 // by correspondence, to the end of somebody's time
constexpr Duration kToComeBack = 12h;            // whom the server has kept waiting for that long
constexpr std::size_t kCommandsRemembered = 64;  // of each person
constexpr std::size_t kPeopleRemembered = 64;    // then those go who have no place
constexpr int kTakeBacksPerGame = 3;             // of each person, where there are several

Seat seatOf(std::string_view letter) { return notation::seatNamed(letter).value_or(kNoSeat); }

// Whether a decision has told nobody anything but the card that was laid: a Jester and a Devil show hands, a drop shows that
// nothing could be played, and that there is an answer shows a TAC.
bool showsNothing(const Step& step) {
  const Play& play = step.play;
  const bool showsHand = play.as == Card::Jester || play.as == Card::Devil || play.kind == Kind::Drop;
  const bool goesOn = step.after.phase == Phase::Play || step.after.phase == Phase::Skipped;
  return !showsHand && goesOn && step.before.phase != Phase::Answer;
}

Stack stackOf(std::string_view cards) {
  Stack stack;
  stack.known = true;
  for (const auto word : base::split(cards, ','))
    stack.cards[stack.size++] = notation::cardNamed(word).value_or(Card::None);
  return stack;
}

std::string saysText(const Position& position) {
  std::string says;
  for (const Seat seat : position.layout().seats) says += position.says.yes.contains(seat) ? '+' : '-';
  return says;
}

}  // namespace

Shuffled shuffledEvent(int number, const Stack& pack, std::optional<Seat> firstDealer) {
  Shuffled shuffled;
  shuffled.number = number;
  if (firstDealer) shuffled.dealer = std::string(1, notation::seatLetter(*firstDealer));
  std::string cards;
  for (const Card card : pack.rest()) cards.append(cards.empty() ? "" : ",").append(notation::cardName(card));
  shuffled.cards = std::move(cards);
  return shuffled;
}

void Table::apply(const Event& event) {
  number_ = event.n;
  time_ = event.t;
  if (event.who && event.id) remember(*event.who, *event.id);
  std::visit([this](const auto& what) { on(what); }, event.what);
}

void Table::remember(const std::string& person, const std::string& id) {
  auto& its = done_[person];
  if (its.empty() || its.back().id != id) its.push_back({id, 0});
  its.back().number = number_;
  if (its.size() > kCommandsRemembered) its.erase(its.begin());
  if (done_.size() <= kPeopleRemembered) return;
  const auto gone = std::ranges::find_if(done_, [&](const auto& one) { return places_.heldBy(one.first).empty(); });
  if (gone != done_.end()) done_.erase(gone);
}

// ---- Before the game ----

void Table::on(const Created& event) {
  agreed_ = *validate(event.options);
  id_ = event.table;
  host_ = maker_ = event.host;
  options_ = event.options;
  fairness_.commit = event.commit;
  fairness_.seed = event.seed.value_or("");
  series_.evening = event.evening.value_or(Evening{});
  for (const SeatSet seats : agreed_.type->places()) {
    Place& its = places_.emplace_back();
    its.seats = seats;
    its.reserve = seconds(options_.clock.reserve);
  }
}

void Table::on(const Sat& event) {
  Place& its = places_[event.place];
  its.person = event.person;
  its.name = event.name;
  its.sat = number_;
  its.guest = event.guest.value_or(false);
  its.program = event.program.value_or(false);
  std::erase(series_.evening.waiting, event.person);
  if (stage_ == Stage::Playing) takeOver(its.seats);
}

// What the bot has decided stands, and the time for what it has not begins.
void Table::takeOver(SeatSet seats) {
  before_.clear();
  finalGifts_ |= seats & position().gave;
  for (const Seat seat : seats) clocks_[seat].since = time_;
}

void Table::on(const HandedOver& event) { host_ = event.person; }

void Table::on(const Renamed& event) {
  places_[event.place].name = event.name;
  places_[event.place].guest = event.guest.value_or(false);
}

void Table::on(const BotSat& event) { places_[event.place].level = event.level; }

// Anyone who comes next neither mutes nor is muted.
void Table::on(const Rose& event) {
  Place& its = places_[event.place];
  its.person.clear();
  its.name.clear();
  its.guest = its.program = false;
  its.level.clear();
  its.commit.clear();
  its.asking = {};
  its.wantsBreak = false;
  its.mutes = {};
  for (Place& one : places_) one.mutes.remove(event.place);
}

void Table::on(const WordAdded& event) { fairness_.words += (fairness_.words.empty() ? "" : "|") + event.word; }

void Table::on(const WordCommitted& event) { places_[event.place].commit = event.commit; }

void Table::on(const WordsCalled& /*event*/) {
  fairness_.called = true;
  fairness_.words.clear();  // none that was not sealed
}

// In the order of the places, no matter who was quicker.
void Table::on(const WordShown& event) {
  places_[event.place].word = event.word;
  std::vector<std::string> words;
  for (const Place& one : places_)
    if (!one.word.empty()) words.push_back(one.word);
  fairness_.words = text::joinedWords(words);
}

void Table::on(const Started& /*event*/) {
  stage_ = Stage::Playing;
  fairness_.called = false;
}

// ---- The game ----

void Table::on(const Shuffled& event) {
  if (event.dealer) game_ = FollowedGame(beforeFirstDeal(setup(), seatOf(*event.dealer)));
  deal(stackOf(event.cards.value_or("")));
  startClocks({});
}

void Table::deal(const Stack& stack) {
  game_.deal(stack);
  finalGifts_ = {};
  dealt_ = true;
  log_ += std::string("= ") + notation::seatLetter(position().dealer) + ' ' + saysText(position()) + '\n';
}

void Table::on(const Gave& event) {
  const Seat seat = seatOf(event.seat);
  const Card card = notation::cardNamed(event.card.value_or("")).value_or(Card::None);
  if (retaken_.contains(seat)) finalGifts_ |= only(seat);
  keepBefore(seat, event.how, true);
  decide(seat, event.how, [&] { return game_.give(seat, card); });
}

void Table::on(const Played& event) {
  const auto play = notation::parsePlay(position(), event.play);
  if (!play) return;  // the referee lets no such play through
  const Seat seat = seatOf(event.seat);
  keepBefore(seat, event.how, false);
  log_ += event.seat + ' ' + event.play + '\n';
  decide(seat, event.how, [&] { return game_.carryOut(*play); });
}

// A decision takes its time, is carried out, and others are next. `decision` carries it out and gives the step.
template <typename Decision>
void Table::decide(Seat seat, DecidedBy how, Decision decision) {
  spendTime(seat, how);
  places_.agreements.board.reset();
  const SeatSet others = deciding().without(only(seat));
  afterwards(decision());
  retaken_ = retaken_.without(only(seat));
  startClocks(others);
}

// Among people one play can be taken back, and gifts one by one. Anyone who plays against bots alone goes back as far as the
// last deal: that wrongs nobody.
void Table::keepBefore(Seat seat, DecidedBy how, bool gift) {
  const bool several = places_.severalPeople();
  if (several) before_.clear();
  const bool keep = several ? !gift && !retaken_.contains(seat) : how == DecidedBy::Person;
  if (keep) before_.push_back({seat, game_, log_.size(), time_ - clocks_[seat].since, number_});
}

void Table::afterwards(const Step& step) {
  const bool dealNext = step.after.phase == Phase::Deal;
  if (dealNext || (places_.severalPeople() && !showsNothing(step))) before_.clear();
  if (dealNext && !shuffleIsDue(step.after)) deal(game_.stack());
}

void Table::on(const TookBack& event) {
  const Seat seat = seatOf(event.seat);
  places_.of(seat).reserve += clocks_[seat].overdrawn;
  clocks_[seat].overdrawn = {};
  ++places_.of(seat).tookBack;
  places_.agreements.board.reset();
  if (places_.severalPeople()) retaken_ |= only(seat);
  if (position().phase == Phase::Swap && !event.since) game_.takeBackGift(seat);
  else goBack();
}

void Table::goBack() {
  if (before_.empty()) return;
  const Before& last = before_.back();
  game_ = last.game;
  log_.resize(std::min(log_.size(), last.logSize));
  clocks_[last.seat].since = time_ - last.taken;
  before_.pop_back();
}

void Table::on(const Ended& event) {
  stage_ = Stage::Over;
  result_ = event.result;
  fairness_.seed = event.seed;
  closeAskings();
}

// ---- Time ----

void Table::spendTime(Seat seat, DecidedBy how) {
  Place& its = places_.of(seat);
  clocks_[seat].overdrawn = {};
  if (how == DecidedBy::Person) its.lateInARow = 0;
  if (how == DecidedBy::Time) ++its.lateInARow;
  if (options_.clock.decision == 0 || how == DecidedBy::Bot) return;
  const Duration over = time_ - clocks_[seat].since - seconds(options_.clock.decision);
  clocks_[seat].overdrawn = std::clamp(over, Duration{}, its.reserve);
  its.reserve -= clocks_[seat].overdrawn;
}

void Table::startClocks(SeatSet alreadyRunning) {
  for (const Seat seat : deciding().without(alreadyRunning)) clocks_[seat].since = time_;
}

std::optional<Instant> Table::deadline(Seat seat) const {
  if (options_.clock.decision == 0 || !deciding().contains(seat) || places_.botDecides(seat)) return std::nullopt;
  return clocks_[seat].since + seconds(options_.clock.decision) + places_.of(seat).reserve;
}

// By correspondence clocks run on while nobody is there, so they don't begin again: only anyone who ran out of time meanwhile,
// or nearly, gets some to come back.
void Table::on(const Resumed& /*event*/) {
  if (!options_.clock.isByCorrespondence()) return startClocks({});
  for (const Seat seat : shortOfTime(*this, time_))
    clocks_[seat].since += kToComeBack + (time_ - deadline(seat).value_or(time_));
}

SeatSet shortOfTime(const Table& table, Instant now) {
  SeatSet seats;
  for (const Seat seat : table.deciding())
    if (const auto until = table.deadline(seat); until && *until < now + kNearly) seats |= only(seat);
  return seats;
}

// ---- People ----

// Who is not there has no say either.
void Table::on(const Absent& event) {
  Place& its = places_[event.place];
  its.absent = true;
  its.everAbsent = true;
  its.votedAgainst = {};
  its.wantsAbort = its.wantsBreak = false;
  for (Place& one : places_) one.votedAgainst.remove(event.place);
  if (places_.agreements.board && places_.agreements.board->by == event.place) places_.agreements.board.reset();
}

void Table::on(const Returned& event) {
  places_[event.place].absent = false;
  places_[event.place].lateInARow = 0;
  for (const Seat seat : places_[event.place].seats) clocks_[seat].since = time_;
}

void Table::on(const Voted& event) { places_[event.place].votedAgainst.add(event.by); }

void Table::on(const AbortOffered& event) { places_[event.place].wantsAbort = true; }

void Table::on(const AbortAnswered& event) {
  if (event.yes) places_[event.place].wantsAbort = true;
  else std::ranges::for_each(places_, [](Place& one) { one.wantsAbort = false; });
}

void Table::on(const Aborted& event) {
  stage_ = Stage::Aborted;
  fairness_.called = false;
  fairness_.seed = event.seed;
  closeAskings();
}

void Table::on(const SeatAsked& event) {
  places_.ask(event.place, {event.person, event.name, event.guest.value_or(false), {}});
}

void Table::on(const SeatAnswered& event) {
  SeatAsking& asking = places_[event.place].asking;
  if (event.yes) asking.agreed.add(event.by);
  else asking = {};
}

void Table::on(const SeatUnasked& event) { places_[event.place].asking = {}; }

void Table::closeAskings() {
  std::ranges::for_each(places_, [](Place& one) { one.asking = {}; });
  places_.agreements.board.reset();
  places_.agreements.breakSince.reset();
}

// ---- The wooden board ----

void Table::on(const BoardProposed& event) {
  places_.agreements.board = {event.place, event.board, PlaceSet(event.place)};
}

void Table::on(const BoardAnswered& event) {
  if (!places_.agreements.board) return;
  if (event.yes) return places_.agreements.board->agreed.add(event.place);
  ++places_.agreements.boardsRefused[static_cast<std::size_t>(places_.agreements.board->by.plain())];
  places_.agreements.board.reset();
}

// What went before can't be taken back: it is not how the game stood.
void Table::on(const BoardSet& event) {
  places_.agreements.board.reset();
  const auto after = notation::withBoard(position(), event.board);
  if (!after) return;  // the referee lets no such board through
  game_.setBoard(after->board);
  before_.clear();
  places_.agreements.boardWasSet = true;
  log_ += "set " + event.board + '\n';
}

// ---- A break ----

void Table::on(const BreakOffered& event) { places_[event.place].wantsBreak = true; }

void Table::on(const BreakAnswered& event) {
  if (event.yes) places_[event.place].wantsBreak = true;
  else std::ranges::for_each(places_, [](Place& one) { one.wantsBreak = false; });
}

void Table::on(const BreakBegan& /*event*/) { places_.agreements.breakSince = time_; }

void Table::on(const BackFromBreak& event) { places_[event.place].wantsBreak = false; }

// Clocks go on from where they stood.
void Table::on(const BreakOver& /*event*/) {
  for (Thinking& one : clocks_) one.since += time_ - std::max(one.since, places_.agreements.breakSince.value_or(time_));
  places_.agreements.breakSince.reset();
}

void Table::on(const RematchWanted& event) {
  places_[event.place].wantsRematch = true;
  if (!series_.evening.partners) series_.evening.partners = event.partners;
}

void Table::on(const NextWanted& event) {
  std::erase(series_.evening.waiting, event.person);
  if (!event.yes) return;
  series_.evening.waiting.push_back(event.person);
  series_.evening.note(event.person, event.name, event.guest.value_or(false));
}

void Table::on(const Rematch& event) { series_.next = event.table; }

void Table::on(const Muted& event) {
  auto& mutes = places_[event.by].mutes;
  event.on ? mutes.add(event.place) : mutes.remove(event.place);
}

// ---- Looking ----

SeatSet Table::deciding() const {
  return stage_ == Stage::Playing && dealt_ && !places_.agreements.breakSince ? deciders(position()) : SeatSet{};
}

bots::Level botLevel(const Table& table, Seat seat) {
  const std::string& level = table.places().of(seat).level;
  return bots::levelNamed(level.empty() ? table.options().bots : level).value_or(bots::Level::Simple);
}

// Laying card after card and taking them back would show a partner the whole hand.
std::optional<TookBack> Table::takeBack(Seat seat) const {
  if (stage_ != Stage::Playing || places_.agreements.breakSince || !options_.takesBack()) return std::nullopt;
  TookBack event{std::string(1, notation::seatLetter(seat)), {}};
  const bool several = places_.severalPeople();
  if (several && places_.of(seat).tookBack >= kTakeBacksPerGame) return std::nullopt;
  const bool isGift = several && position().phase == Phase::Swap;
  if (isGift && !position().gave.without(finalGifts_).contains(seat)) return std::nullopt;
  if (!isGift && (before_.empty() || before_.back().seat != seat)) return std::nullopt;
  if (!several) event.since = before_.back().number;
  return event;
}

std::optional<std::int64_t> Table::answered(std::string_view person, std::string_view id) const {
  const auto its = done_.find(person);
  if (its == done_.end()) return std::nullopt;
  const auto found = std::ranges::find(its->second, id, &Done::id);
  return found == its->second.end() ? std::nullopt : std::optional(found->number);
}

std::string Table::dump() const {
  std::string text = json::text(options_) + '\n' + host_ + '\n' + fairness_.words + '\n' + fairness_.commit + '\n' +
                     fairness_.seed + '\n' + result_ + '\n' + series_.next + '\n' + json::text(series_.evening) + '\n' +
                     log_ + std::to_string(number_) + ' ' + std::to_string(base::millisecondsOf(time_)) + ' ' +
                     std::string(json::nameOf(stage_)) + (fairness_.called ? "+\n" : "\n");
  for (const Place& one : places_) {
    for (const auto& word : {one.person, one.name, one.level, one.commit, one.word, one.asking.person})
      text.append(word).append(" ");
    for (const std::int64_t number : {one.sat, std::int64_t{one.lateInARow}, std::int64_t{one.tookBack},
                                      base::millisecondsOf(one.reserve), std::int64_t{one.votedAgainst.bits()},
                                      std::int64_t{one.mutes.bits()}, std::int64_t{one.asking.agreed.bits()}})
      text.append(std::to_string(number)).append(" ");
    for (const bool flag : {one.absent, one.everAbsent, one.wantsAbort, one.wantsBreak, one.wantsRematch})
      text += flag ? '+' : '-';
    text += '\n';
  }
  for (const auto& [person, commands] : done_)
    for (const auto& [id, number] : commands)
      text.append(person).append(" ").append(id).append(" ").append(std::to_string(number)).append("\n");
  if (!dealt_) return text;
  text += notation::positionText(notation::Scene{.position = position(), .stack = game_.stack()}) + '\n';
  for (const Seat seat : position().layout().seats) text += notation::positionText(game_.view(only(seat))) + '\n';
  for (const auto& [since, overdrawn] : clocks_)
    text += std::to_string(base::millisecondsOf(since)) + ' ' + std::to_string(base::millisecondsOf(overdrawn)) + ' ';
  for (const Seat seat : position().layout().seats) text += takeBack(seat) ? '<' : '.';
  if (places_.agreements.board)
    text += '\n' + places_.agreements.board->board + ' ' + std::to_string(places_.agreements.board->by.plain()) + ' ' +
            std::to_string(places_.agreements.board->agreed.bits());
  if (places_.agreements.boardWasSet) text += "\nset";
  for (const int refused : places_.agreements.boardsRefused) text += ' ' + std::to_string(refused);
  if (places_.agreements.breakSince)
    text += "\nbreak " + std::to_string(base::millisecondsOf(*places_.agreements.breakSince));
  return text;
}

}  // namespace tacit::table
