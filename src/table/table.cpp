#include "table/table.h"

#include <algorithm>

#include "base/strings.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
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

bool isPackOf(const Setup& setup, std::string_view cards) {
  CardCounts counts{};
  for (const auto word : base::split(cards, ',')) {
    const auto card = notation::cardNamed(word);
    if (!card || *card == Card::None) return false;
    ++counts[*card];
  }
  return counts == cardsOf(setup.pack, setup.seatCount());
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

// An event that speaks of a place or a seat names one of this table.
template <typename T>
Outcome Table::problemWithPlace(const T& what) const {
  const auto isPlace = [this](PlaceIndex place) { return allPlaces().contains(place); };
  if constexpr (requires { what.place; })
    if (!isPlace(what.place)) return RefusalCode::NoPlace;
  if constexpr (requires { what.by; })
    if (!isPlace(what.by)) return RefusalCode::NoPlace;
  if constexpr (requires { what.seat; })
    if (!setup_.table().seats.contains(seatOf(what.seat))) return RefusalCode::NoPlace;
  return {};
}

Outcome Table::problemWithDecision(const EventBody& what) const {
  if (const auto* const played = std::get_if<Played>(&what)) {
    if (!deciding().contains(seatOf(played->seat)))
      return Refusal{RefusalCode::NotNow, "this seat has nothing to decide"};
    if (const auto play = notation::parsePlay(position(), played->play); !play)
      return Refusal{RefusalCode::Illegal, play.error()};
  } else if (const auto* const gave = std::get_if<Gave>(&what)) {
    const Seat seat = seatOf(gave->seat);
    const auto card = notation::cardNamed(gave->card.value_or(""));
    const bool may = deciding().contains(seat) && position().phase == Phase::Swap;
    if (!may || !card || !position().hands[seat].has(*card))
      return Refusal{RefusalCode::NoCard, "this seat cannot give this card"};
  } else if (const auto* const shuffled = std::get_if<Shuffled>(&what)) {
    if (shuffled->number != shuffleDue()) return Refusal{RefusalCode::NotNow, "no such shuffle is due"};
    if (!isPackOf(setup_, shuffled->cards.value_or("")))
      return Refusal{RefusalCode::NoCard, "these are not the cards of the pack"};
    if (!dealt_ && !setup_.table().seats.contains(seatOf(shuffled->dealer.value_or(""))))
      return Refusal{RefusalCode::NoSeat, "nobody deals"};
  }
  return {};
}

Outcome Table::problemWith(const Event& event) const {
  if (event.v.value_or(1) > kEventVersion) return RefusalCode::Newer;
  if (event.n != number_ + 1) return RefusalCode::Number;
  const auto* const created = std::get_if<Created>(&event.what);
  if ((created != nullptr) != (number_ == 0))
    return Refusal{RefusalCode::Order, "a table begins by being set up, and only then"};
  if (created != nullptr) {
    const auto understood = validate(created->options);
    return understood ? Outcome() : Refusal{RefusalCode::BadOptions, understood.error()};
  }
  if (const auto* const bot = std::get_if<BotSat>(&event.what); bot != nullptr && !bots::levelNamed(bot->level))
    return Refusal{RefusalCode::NoLevel, "there is no bot of this level: " + bot->level};
  if (auto refusal = std::visit([this](const auto& what) { return problemWithPlace(what); }, event.what))
    return refusal;
  return problemWithDecision(event.what);
}

void Table::remember(const std::string& person, const std::string& id) {
  auto& its = done_[person];
  if (its.empty() || its.back().id != id) its.push_back({id, 0});
  its.back().number = number_;
  if (its.size() > kCommandsRemembered) its.erase(its.begin());
  if (done_.size() <= kPeopleRemembered) return;
  const auto gone = std::ranges::find_if(done_, [&](const auto& one) { return placesOf(one.first).empty(); });
  if (gone != done_.end()) done_.erase(gone);
}

// ---- Before the game ----

void Table::on(const Created& event) {
  const auto agreed = validate(event.options);
  id_ = event.table;
  host_ = maker_ = event.host;
  options_ = event.options;
  type_ = agreed->type;
  setup_ = agreed->setup;
  commit_ = event.commit;
  seed_ = event.seed.value_or("");
  for (const SeatSet seats : type_->places()) {
    Place& its = places_.emplace_back();
    its.seats = seats;
    its.reserve = seconds(options_.clock.reserve);
  }
}

void Table::on(const Sat& event) {
  Place& its = at(event.place);
  its.person = event.person;
  its.name = event.name;
  its.sat = number_;
  its.guest = event.guest.value_or(false);
  its.program = event.program.value_or(false);
  if (stage_ == Stage::Playing) takeOver(its.seats);
}

// What the bot has decided stands, and the time for what it has not begins.
void Table::takeOver(SeatSet seats) {
  before_.clear();
  finalGifts_ |= seats & position().gave;
  for (const Seat seat : seats) since_[seat] = time_;
}

void Table::on(const HandedOver& event) { host_ = event.person; }

void Table::on(const Renamed& event) {
  at(event.place).name = event.name;
  at(event.place).guest = event.guest.value_or(false);
}

void Table::on(const BotSat& event) { at(event.place).level = event.level; }

// Whoever comes next neither mutes nor is muted.
void Table::on(const Rose& event) {
  Place& its = at(event.place);
  its.person.clear();
  its.name.clear();
  its.guest = its.program = false;
  its.level.clear();
  its.commit.clear();
  its.asking = {};
  its.mutes = {};
  for (Place& one : places_) one.mutes.remove(event.place);
}

void Table::on(const WordAdded& event) { words_ += (words_.empty() ? "" : "|") + event.word; }

void Table::on(const WordCommitted& event) { at(event.place).commit = event.commit; }

void Table::on(const WordsCalled& /*event*/) {
  called_ = true;
  words_.clear();  // none that was not sealed
}

// In the order of the places, whoever was quicker.
void Table::on(const WordShown& event) {
  at(event.place).word = event.word;
  std::vector<std::string> words;
  for (const Place& one : places_)
    if (!one.word.empty()) words.push_back(one.word);
  words_ = text::joinedWords(words);
}

void Table::on(const Started& /*event*/) { stage_ = Stage::Playing; }

// ---- The game ----

void Table::on(const Shuffled& event) {
  if (event.dealer) game_ = FollowedGame(beforeFirstDeal(setup_, seatOf(*event.dealer)));
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
  const SeatSet others = deciding().without(only(seat));
  afterwards(decision());
  retaken_ = retaken_.without(only(seat));
  startClocks(others);
}

// Among people one play can be taken back, and gifts one by one. Whoever plays against bots alone goes back as far as the
// last deal: that wrongs nobody.
void Table::keepBefore(Seat seat, DecidedBy how, bool gift) {
  const bool several = severalPeople();
  if (several) before_.clear();
  const bool keep = several ? !gift && !retaken_.contains(seat) : how == DecidedBy::Person;
  if (keep) before_.push_back({seat, game_, log_.size(), time_ - since_[seat], number_});
}

void Table::afterwards(const Step& step) {
  const bool dealNext = step.after.phase == Phase::Deal;
  if (dealNext || (severalPeople() && !showsNothing(step))) before_.clear();
  if (dealNext && !shuffleIsDue(step.after)) deal(game_.stack());
}

void Table::on(const TookBack& event) {
  const Seat seat = seatOf(event.seat);
  at(seat).reserve += overdrawn_[seat];
  overdrawn_[seat] = {};
  ++at(seat).tookBack;
  if (severalPeople()) retaken_ |= only(seat);
  if (position().phase == Phase::Swap && !event.since) game_.takeBackGift(seat);
  else goBack();
}

void Table::goBack() {
  if (before_.empty()) return;
  const Before& last = before_.back();
  game_ = last.game;
  log_.resize(std::min(log_.size(), last.logSize));
  since_[last.seat] = time_ - last.taken;
  before_.pop_back();
}

void Table::on(const Ended& event) {
  stage_ = Stage::Over;
  result_ = event.result;
  seed_ = event.seed;
  closeAskings();
}

// ---- Time ----

void Table::spendTime(Seat seat, DecidedBy how) {
  Place& its = at(seat);
  overdrawn_[seat] = {};
  if (how == DecidedBy::Person) its.lateInARow = 0;
  if (how == DecidedBy::Time) ++its.lateInARow;
  if (options_.clock.decision == 0 || how == DecidedBy::Bot) return;
  const Duration over = time_ - since_[seat] - seconds(options_.clock.decision);
  overdrawn_[seat] = std::clamp(over, Duration{}, its.reserve);
  its.reserve -= overdrawn_[seat];
}

void Table::startClocks(SeatSet alreadyRunning) {
  for (const Seat seat : deciding().without(alreadyRunning)) since_[seat] = time_;
}

std::optional<Instant> Table::deadline(Seat seat) const {
  if (options_.clock.decision == 0 || !deciding().contains(seat) || botDecides(seat)) return std::nullopt;
  return since_[seat] + seconds(options_.clock.decision) + placeOf(seat).reserve;
}

Duration Table::reserve(Seat seat) const { return placeOf(seat).reserve; }

// By correspondence clocks run on while nobody is there, so they don't begin anew: only whoever ran out of time meanwhile,
// or nearly, gets some to come back.
void Table::on(const Resumed& /*event*/) {
  if (!options_.clock.isByCorrespondence()) return startClocks({});
  for (const Seat seat : shortOfTime(time_)) since_[seat] += kToComeBack + (time_ - deadline(seat).value_or(time_));
}

SeatSet Table::shortOfTime(Instant now) const {
  SeatSet seats;
  for (const Seat seat : deciding())
    if (const auto until = deadline(seat); until && *until < now + kNearly) seats |= only(seat);
  return seats;
}

// ---- People ----

// Who is not there has no say either.
void Table::on(const Absent& event) {
  Place& its = at(event.place);
  its.absent = true;
  its.everAbsent = true;
  its.votedAgainst = {};
  its.wantsAbort = false;
  for (Place& one : places_) one.votedAgainst.remove(event.place);
}

void Table::on(const Returned& event) {
  at(event.place).absent = false;
  at(event.place).lateInARow = 0;
  for (const Seat seat : at(event.place).seats) since_[seat] = time_;
}

void Table::on(const Voted& event) { at(event.place).votedAgainst.add(event.by); }

void Table::on(const AbortOffered& event) { at(event.place).wantsAbort = true; }

void Table::on(const AbortAnswered& event) {
  if (event.yes) at(event.place).wantsAbort = true;
  else std::ranges::for_each(places_, [](Place& one) { one.wantsAbort = false; });
}

void Table::on(const Aborted& event) {
  stage_ = Stage::Aborted;
  seed_ = event.seed;
  closeAskings();
}

void Table::on(const SeatAsked& event) {
  at(event.place).asking = {event.person, event.name, event.guest.value_or(false), {}};
  ++asks_[event.person];
}

void Table::on(const SeatAnswered& event) {
  SeatAsking& asking = at(event.place).asking;
  if (event.yes) asking.agreed.add(event.by);
  else asking = {};
}

void Table::on(const SeatUnasked& event) { at(event.place).asking = {}; }

void Table::closeAskings() {
  std::ranges::for_each(places_, [](Place& one) { one.asking = {}; });
}

std::optional<PlaceIndex> Table::wishOf(std::string_view person) const {
  for (const PlaceIndex one : allPlaces())
    if (!person.empty() && place(one).asking.person == person) return one;
  return std::nullopt;
}

int Table::asksOf(std::string_view person) const {
  const auto found = asks_.find(person);
  return found == asks_.end() ? 0 : found->second;
}

void Table::on(const RematchWanted& event) { at(event.place).wantsRematch = true; }

void Table::on(const Rematch& event) { next_ = event.table; }

void Table::on(const Muted& event) {
  auto& mutes = at(event.by).mutes;
  event.on ? mutes.add(event.place) : mutes.remove(event.place);
}

// ---- Looking ----

SeatSet Table::deciding() const { return stage_ == Stage::Playing && dealt_ ? deciders(position()) : SeatSet{}; }

int Table::shuffleDue() const {
  if (stage_ != Stage::Playing) return 0;
  if (position().phase == Phase::Deal || !dealt_) return !dealt_ ? 1 : static_cast<int>(position().shuffles) + 1;
  return 0;
}

PlaceIndex Table::placeIndexOf(Seat seat) const {
  for (const PlaceIndex one : allPlaces())
    if (place(one).seats.contains(seat)) return one;
  return {};  // every seat of the game belongs to a place
}

PlaceSet Table::placesOf(std::string_view person) const {
  PlaceSet set;
  for (const PlaceIndex one : allPlaces())
    if (!person.empty() && place(one).person == person) set.add(one);
  return set;
}

bool Table::botDecides(Seat seat) const { return !placeOf(seat).present(); }

bots::Level Table::botLevel(Seat seat) const {
  const std::string& level = placeOf(seat).level;
  return bots::levelNamed(level.empty() ? options_.bots : level).value_or(bots::Level::Simple);
}

// Laying card after card and taking them back would show a partner the whole hand.
bool Table::canTakeBack(Seat seat) const {
  if (stage_ != Stage::Playing || !options_.takesBack()) return false;
  const Place& its = placeOf(seat);
  const bool several = severalPeople();
  if (several && its.tookBack >= kTakeBacksPerGame) return false;
  if (several && position().phase == Phase::Swap) return position().gave.without(finalGifts_).contains(seat);
  return !before_.empty() && before_.back().seat == seat;
}

std::optional<std::int64_t> Table::takesBackSince() const {
  if (before_.empty() || severalPeople()) return std::nullopt;
  return before_.back().number;
}

bool Table::severalPeople() const {
  const auto somebody = std::ranges::find_if(places_, &Place::isPerson);
  return std::ranges::any_of(places_,
                             [&](const Place& one) { return one.isPerson() && one.person != somebody->person; });
}

std::optional<Play> Table::forcedPlay() const {
  const SeatSet seats = deciding();
  if (!options_.playForced || seats.size() != 1 || position().phase == Phase::Swap) return std::nullopt;
  if (botDecides(seats.first())) return std::nullopt;  // bots decide for themselves
  static thread_local PlayList plays;                  // too large for every stack
  listPlays(position(), plays);
  return plays.size() == 1 ? std::optional(plays[0]) : std::nullopt;
}

std::optional<std::int64_t> Table::answered(std::string_view person, std::string_view id) const {
  const auto its = done_.find(person);
  if (its == done_.end()) return std::nullopt;
  const auto found = std::ranges::find(its->second, id, &Done::id);
  return found == its->second.end() ? std::nullopt : std::optional(found->number);
}

Viewer Table::viewer(std::string_view person) const {
  Viewer viewer{.seats = {}, .places = placesOf(person)};
  for (const PlaceIndex one : viewer.places) viewer.seats |= place(one).seats;
  viewer.seesAll = options_.openHands || (viewer.seats.empty() && options_.spectators == Spectators::Open);
  return viewer;
}

View Table::see(const Viewer& viewer) const {
  const SeatSet own = viewer.seesAll ? position().layout().seats : viewer.seats;
  SeatSet looked;
  std::array<SeatSet, kSeats> holders{};
  for (std::size_t p = 0; p < std::min(places_.size(), holders.size()); ++p) holders[p] = places_[p].seats;
  for (const PlaceIndex one : viewer.places)
    looked |= looksAt(position(), place(one).seats, std::span(holders).first(places_.size()));
  return game_.view(own, looked);
}

View Table::see(Seat seat) const {
  View view = see(Viewer{.seats = placeOf(seat).seats, .places = PlaceSet(placeIndexOf(seat))});
  view.position = decidedBy(view.position, seat);
  return view;
}

std::string Table::dump() const {
  std::string text = json::text(options_) + '\n' + host_ + '\n' + words_ + '\n' + commit_ + '\n' + seed_ + '\n' +
                     result_ + '\n' + next_ + '\n' + log_ + std::to_string(number_) + ' ' +
                     std::to_string(base::millisecondsOf(time_)) + ' ' + std::string(json::nameOf(stage_)) +
                     (called_ ? "+\n" : "\n");
  for (const Place& one : places_) {
    for (const auto& word : {one.person, one.name, one.level, one.commit, one.word, one.asking.person})
      text.append(word).append(" ");
    for (const std::int64_t number : {one.sat, std::int64_t{one.lateInARow}, std::int64_t{one.tookBack},
                                      base::millisecondsOf(one.reserve), std::int64_t{one.votedAgainst.bits()},
                                      std::int64_t{one.mutes.bits()}, std::int64_t{one.asking.agreed.bits()}})
      text.append(std::to_string(number)).append(" ");
    for (const bool flag : {one.absent, one.everAbsent, one.wantsAbort, one.wantsRematch}) text += flag ? '+' : '-';
    text += '\n';
  }
  for (const auto& [person, commands] : done_)
    for (const auto& [id, number] : commands)
      text.append(person).append(" ").append(id).append(" ").append(std::to_string(number)).append("\n");
  if (!dealt_) return text;
  text += notation::positionText(notation::Scene{.position = position(), .stack = game_.stack()}) + '\n';
  for (const Seat seat : position().layout().seats) text += notation::positionText(game_.view(only(seat))) + '\n';
  for (const auto since : since_) text += std::to_string(base::millisecondsOf(since)) + ' ';
  for (const auto overdrawn : overdrawn_) text += std::to_string(base::millisecondsOf(overdrawn)) + ' ';
  for (const Seat seat : position().layout().seats) text += canTakeBack(seat) ? '<' : '.';
  return text;
}

}  // namespace tacit::table
