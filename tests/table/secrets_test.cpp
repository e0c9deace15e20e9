// Two tables that differ only in what a person may not know send that person identical bytes, through whole games.
//
// The twin of a table has the same packs except that cards which the person never gets are exchanged among the others.
// Both tables then go the same way as long as a way is open in both that looks the same to the person. On the way the
// person asks for everything there is to ask, under ids that were used before: the answers are the same too.
// TACIT_LONG=100 plays thousands of pairs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/strings.h"
#include "notation/position_text.h"
#include "support/table_games.h"

namespace tacit::table {
namespace {

using testing::legalPlays;
using testing::optionsOf;
using testing::TestTable;

constexpr int kPairs = 60;
int pairs() {
  const char* const times = std::getenv("TACIT_LONG");
  return times == nullptr ? kPairs : kPairs * std::atoi(times);
}

// Follows the schedule of rules 2.4 to say who gets which place of the pack; 255: nobody in this shuffle's deals.
std::vector<Seat> receivers(const Setup& setup, Seat dealer, std::size_t cards) {
  std::vector<Seat> seats;
  for (int deal = 1;; ++deal) {
    const int each = scheduledDeal(setup.pack, setup.seatCount(), deal);
    if (each == 0) break;
    Seat seat = dealer;
    for (int n = setup.seatCount(); n > 0; --n) {
      seat = setup.table().seats.next(seat);
      seats.insert(seats.end(), static_cast<std::size_t>(each), seat);
    }
    dealer = setup.table().seats.next(dealer);
  }
  seats.resize(cards, kNoSeat);
  return seats;
}

bool opens(std::string_view card) { return card == "1" || card == "13"; }

// Exchanges hidden cards between hands of the same deal, opening cards with opening cards only: declarations stay.
std::string exchanged(const std::string& cards, const std::vector<Seat>& seats, SeatSet own, Random& random) {
  auto words = base::split(cards, ',');
  std::vector<std::size_t> hidden;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (seats[i] == kNoSeat || !own.contains(seats[i])) hidden.push_back(i);
  for (const std::size_t i : hidden) {
    if (random.below(3) != 0) continue;  // the fewer differences, the longer the tables stay together
    const std::size_t j = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    if (opens(words[i]) == opens(words[j])) std::swap(words[i], words[j]);
  }
  std::string text;
  for (const auto word : words) text.append(text.empty() ? "" : ",").append(word);
  return text;
}

// What is agreed besides the type of game and bears on what people see.
enum class Agreement : std::uint8_t { Plain, PartnersLook, PlayForced, OpenSpectators };

Options agreed(std::string_view type, Agreement agreement) {
  Options options = optionsOf(type);
  options.rules = agreement == Agreement::PartnersLook ? "std" : "std,partners_look=no";
  options.playForced = agreement == Agreement::PlayForced;
  if (agreement == Agreement::OpenSpectators) options.spectators = Spectators::Open;
  return options;
}

// What somebody with these seats knows by right: declarations, his own hands, and the victim's while he is the Devil.
struct Known {
  decltype(Position::says) says{};
  std::vector<Hand> hands;
  bool operator==(const Known&) const = default;
};

Known knownBy(SeatSet seats, const Position& p) {
  Known known{.says = p.says, .hands = {}};
  for (const Seat seat : seats) known.hands.push_back(p.hands[seat]);
  if (p.by != p.turn && seats.contains(p.by)) known.hands.push_back(p.hands[p.turn]);
  return known;
}

class Twins {
 public:
  // `takes`: the bot's place in which the person, who looks on at first, plays from some time on.
  Twins(const Options& options, std::string person, std::uint64_t seed, int takes = -1)
      : random_(seed), person_(std::move(person)), takes_(takes), one_(options, seed), two_(options, seed) {
    const int place = takes_ >= 0 ? takes_ : person_[1] - '0';
    own_ = person_ == "stranger" ? SeatSet{} : one_.table().type().places()[static_cast<std::size_t>(place)];
    seenOnce_ = withLookedAt(own_);
    shuffleBoth();
    watch(one_, knownInOne_);
    watch(two_, knownInTwo_);
    one_.seatAll(takes_);
    two_.seatAll(takes_);
  }

  // Goes on as long as the tables look alike to the person; false when he has been told different things.
  bool goTogether() {
    if (!answeredTheSame()) return false;
    one_.start();
    two_.start();
    while (playForced(), goneTheSameWay() && one_.table().stage() == Stage::Playing && steps < kMaxSteps) {
      if (one_.told(person_) != two_.told(person_) || viewOf(one_) != viewOf(two_)) return false;
      if (steps % kStepsBetweenQuestions == 0 && !answeredTheSame()) return false;
      if (!step()) break;
      ++steps;
      if (steps == kStepsLookingOn && takes_ >= 0) takeOver();
      if (::testing::Test::HasFatalFailure()) return false;
    }
    return toldTheSame();
  }
  bool tookOver() const { return takes_ >= 0 && !one_.table().places().heldBy(person_).empty(); }

  // The first messages that are not the same.
  std::string difference() const {
    if (!otherAnswers_.empty()) return otherAnswers_;
    const auto [x, y] = std::ranges::mismatch(one_.told(person_), two_.told(person_));
    if (x == one_.told(person_).end() || y == two_.told(person_).end()) return viewOf(one_) + '\n' + viewOf(two_);
    return *x + '\n' + *y;
  }

  int steps = 0;
  int answers = 0;
  int differences = 0;  // steps at which the hidden hands really were different

 private:
  void takeOver() {
    for (TestTable* const game : {&one_, &two_}) {
      if (game->table().stage() != Stage::Playing) return;
      ASSERT_FALSE(game->act(person_, AskSeat{takes_}));
      for (int p = 0; p < game->table().type().placeCount(); ++p) {
        if (p == takes_) continue;
        ASSERT_FALSE(game->act(TestTable::person(p), AnswerSeat{takes_, true})) << p;
      }
      ASSERT_FALSE(game->table().places().heldBy(person_).empty());
    }
  }

  void playForced() {
    one_.referee().playForced();
    two_.referee().playForced();
  }

  // Everything that can be said to a table, with every place and seat.
  static std::vector<CommandBody> everything() {
    std::vector<CommandBody> wants = {Start{},       Leave{},  Return{},      OfferAbort{},       AnswerAbort{true},
                                      AnswerAbort{}, Say{"x"}, WantRematch{}, SayPhrase{"smile"}, CommitWord{"x"},
                                      ShowWord{"x"}, Ping{},   OfferBreak{},  AnswerBreak{true},  EndBreak{},
                                      AnswerBoard{}};
    for (int place = 0; place < kSeats; ++place)
      for (const CommandBody& want : std::initializer_list<CommandBody>{
               Sit{place}, Rise{place}, SeatBot{place, "simple"}, Vote{place}, Mute{place, true}, HandOver{place},
               AskSeat{place}, AnswerSeat{place, true}, AnswerSeat{place, false}})
        wants.push_back(want);
    for (const std::string board : {"x", "a:B,B,5,9/c:B,B,B,20", "a:B,B,B,9/b:B,B,B,7/c:B,B,B,20/d:B,B,B,B"})
      wants.emplace_back(ProposeBoard{board});
    for (const std::string seat : {"a", "b", "c", "d", "e", "f"})
      for (const CommandBody& want :
           std::initializer_list<CommandBody>{ListPlays{seat}, TakeBack{seat}, Give{seat, "1"}, Give{seat, "7"},
                                              MakePlay{seat, "8:skip"}, MakePlay{seat, "2:drop"}})
        wants.push_back(want);
    return wants;
  }

  // What the person would be told, answer and events, if he said this now.
  std::vector<std::string> replies(const TestTable& game, const Command& command) const {
    Table table = game.table();
    std::vector<std::string> told;
    Outside outside;
    outside.shuffle = [](const Table& at, int number) {
      Random same(1);  // a play that ends the last deal is followed by cards of which nothing can be learnt
      return testing::shuffledBy(at.setup(), number, same);
    };
    outside.commitmentTo = [](std::string_view /*word*/) { return std::string(); };
    outside.tell = [&](const Event& event) {
      if (!std::holds_alternative<Shuffled>(event.what))
        told.push_back(eventFor(table, event, viewerOf(table, person_)));
    };
    const auto verdict = Referee(table, outside, game.now).act({person_, "Name of " + person_}, command);
    told.push_back(answerFor(table, person_, command, verdict));
    return told;
  }

  // Ids that were used before, by the person and by others, and a new one.
  std::set<std::string> ids() const {
    std::set<std::string> some = {"new"};
    for (const std::string& who : {person_, std::string("p0"), std::string("p1")})
      for (const Event& event : one_.events())
        if (event.who == who && event.id) {
          some.insert(*event.id);
          break;
        }
    return some;
  }

  bool answeredTheSame() {
    for (const auto& id : ids())
      for (const CommandBody& want : everything()) {
        const Command command{kWireVersion, id, want};
        const bool deals = one_.table().stage() == Stage::Open && std::holds_alternative<Start>(want);
        if (deals || shuffleDue(one_.table()) != 0) continue;
        const auto x = replies(one_, command);
        const auto y = replies(two_, command);
        ++answers;
        if (x == y) continue;
        otherAnswers_ = json::text(command) + '\n' + x.back() + '\n' + y.back();
        return false;
      }
    return true;
  }

  std::string viewOf(const TestTable& game) const { return viewFor(game.table(), viewerOf(game.table(), person_)); }

  void watch(TestTable& game, std::vector<Known>& known) {
    game.watch(person_);
    known.push_back(knownBy(own_, game.position()));  // at the first event, which came before anybody listened
    game.outside().tell = [this, tell = game.outside().tell, &known, &game](const Event& event) {
      tell(event);
      known.push_back(knownBy(own_, game.position()));
    };
  }

  // With `partners_look` the partner's hand is known from the swap on.
  SeatSet withLookedAt(SeatSet seats) const {
    const bool looks = one_.table().setup().has(Switch::PartnersLook) && one_.table().type().name == "three_double";
    return looks && seats.size() == 1 ? one_.table().setup().table().side[seats.first()] : seats;
  }

  // Where single plays are played by themselves, one table may be ahead: the other's person decides the same, if he
  // can.
  bool goneTheSameWay() {
    while (one_.events().size() != two_.events().size()) {
      const bool oneIsAhead = one_.events().size() > two_.events().size();
      const TestTable& ahead = oneIsAhead ? one_ : two_;
      if (!follow(ahead.events(), oneIsAhead ? two_ : one_)) return false;
    }
    return common() == one_.events().size();
  }

  static bool follow(const std::vector<Event>& way, TestTable& behind) {
    const auto* const played = std::get_if<Played>(&way[behind.events().size()].what);
    if (played == nullptr || behind.table().deciding().size() != 1) return false;
    const Seat seat = behind.table().deciding().first();
    const auto plays = legalPlays(behind.table(), seat);
    if (played->seat[0] != notation::seatLetter(seat)) return false;
    if (std::ranges::find(plays, played->play, &PlayShown::play) == plays.end()) return false;
    behind.decide(seat, played->play);
    return true;
  }

  // The number of events before the two tables went different ways, for all or for the person to see by right.
  std::size_t common() {
    const auto alike = [this](std::size_t n) {
      const auto& x = one_.events()[n].what;
      const auto& y = two_.events()[n].what;
      const auto* const played = std::get_if<Played>(&x);
      return x.index() == y.index() && knownInOne_[n] == knownInTwo_[n] &&
             (played == nullptr || played->play == std::get<Played>(y).play);
    };
    const std::size_t both = std::min(one_.events().size(), two_.events().size());
    while (common_ < both && alike(common_)) ++common_;
    return common_;
  }

  bool toldTheSame() {
    const auto first = static_cast<std::ptrdiff_t>(common()) - 1;  // the first event came before anybody listened
    const auto& x = one_.told(person_);
    const auto& y = two_.told(person_);
    return std::equal(x.begin(), x.begin() + first, y.begin(), y.begin() + first);
  }

  void shuffleBoth() {
    one_.outside().shuffle = [this](const Table& at, int number) {
      Random random(static_cast<std::uint64_t>(number) * 1000 + random_.next() % 1000);
      shuffles_.push_back(testing::shuffledBy(at.setup(), number, random));
      return shuffles_.back();
    };
    two_.outside().shuffle = [this](const Table& at, int number) {
      Shuffled shuffled = shuffles_.at(static_cast<std::size_t>(number) - 1);
      const Seat dealer =
          shuffled.dealer ? *notation::seatNamed(*shuffled.dealer) : at.position().inGame().next(at.position().dealer);
      const auto seats = receivers(at.setup(), dealer, base::split(*shuffled.cards, ',').size());
      shuffled.cards = exchanged(*shuffled.cards, seats, seenOnce_, random_);
      return shuffled;
    };
  }

  bool step() {
    if (one_.position().hands != two_.position().hands) ++differences;
    const SeatSet deciding = one_.table().deciding();
    if (deciding != two_.table().deciding() || deciding.empty()) return false;
    const Seat seat = deciding.first();
    if (one_.position().phase == Phase::Swap) return give(seat);
    if (steps % kStepsBetweenBoards == kStepsBetweenBoards - 1) setBoardRight();
    if (::testing::Test::HasFatalFailure()) return false;
    return play(seat);
  }

  // Both tables alike: what is agreed on is about the board, which everybody sees.
  void setBoardRight() {
    if (!canSetBoard(one_.position()) || !canSetBoard(two_.position())) return;
    const std::string board = testing::otherBoard(one_.position(), random_);
    for (TestTable* const game : {&one_, &two_}) {
      bool proposed = false;
      for (const Place& place : game->table().places()) {
        if (!place.isPerson() || (proposed && !game->table().places().agreements.board)) continue;
        ASSERT_FALSE(
            game->act(place.person, proposed ? CommandBody(AnswerBoard{true}) : CommandBody(ProposeBoard{board})));
        proposed = true;
      }
      ASSERT_TRUE(game->table().places().agreements.boardWasSet);
    }
  }

  // A gift that the person neither gives nor gets may be another card in each world.
  bool give(Seat seat) {
    const bool concerned = own_.contains(seat) || own_.contains(one_.table().setup().givesTo(seat));
    const auto mine = legalPlays(one_.table(), seat);
    const auto others = legalPlays(two_.table(), seat);
    if (!concerned) {
      one_.decide(seat, any(mine));
      two_.decide(seat, any(others));
      return true;
    }
    return both(seat, mine, others);
  }

  bool play(Seat seat) { return both(seat, legalPlays(one_.table(), seat), legalPlays(two_.table(), seat)); }

  bool both(Seat seat, const std::vector<PlayShown>& x, const std::vector<PlayShown>& y) {
    std::vector<PlayShown> common;
    for (const auto& play : x)
      if (std::ranges::find(y, play.play, &PlayShown::play) != y.end()) common.push_back(play);
    if (common.empty()) return false;
    const std::string chosen = any(common);
    one_.decide(seat, chosen);
    two_.decide(seat, chosen);
    return !::testing::Test::HasFatalFailure();
  }

  const std::string& any(const std::vector<PlayShown>& plays) {
    return plays[random_.below(static_cast<std::uint32_t>(plays.size()))].play;
  }

  static constexpr int kStepsBetweenQuestions = 7;
  static constexpr int kMaxSteps = 150;  // several deals; who has all seats would go on to the end
  static constexpr int kStepsLookingOn = 6;
  static constexpr int kStepsBetweenBoards = 9;

  Random random_;
  std::string otherAnswers_;
  std::string person_;
  int takes_;
  SeatSet own_;
  SeatSet seenOnce_;  // hands that the person has seen when they were dealt
  TestTable one_;
  TestTable two_;
  std::size_t common_ = 0;
  std::vector<Known> knownInOne_;  // at each event
  std::vector<Known> knownInTwo_;
  std::vector<Shuffled> shuffles_;
};

struct Case {
  std::string_view type;
  Agreement agreement = Agreement::Plain;
};

class EveryTypeOfGame : public ::testing::TestWithParam<Case> {};

TEST_P(EveryTypeOfGame, TellsNobodyWhatHeMayNotKnow) {
  const auto [type, agreement] = GetParam();
  const int places = gameTypeNamed(type)->placeCount();
  const int watchers = agreement == Agreement::OpenSpectators ? places : places + 1;  // strangers see all there
  std::int64_t steps = 0;
  std::int64_t differences = 0;
  std::int64_t answers = 0;
  for (int pair = 0; pair < pairs(); ++pair) {
    const int who = pair % watchers;
    Twins twins(agreed(type, agreement), who == places ? "stranger" : TestTable::person(who),
                static_cast<std::uint64_t>(pair) + 1);
    ASSERT_TRUE(twins.goTogether()) << "pair " << pair << '\n' << twins.difference();
    steps += twins.steps;
    answers += twins.answers;
    differences += twins.differences;
  }
  // The test must not be an empty one: hidden hands did differ on the way. (One person with all seats has no secrets,
  // except from strangers.)
  EXPECT_GT(differences, pairs());
  EXPECT_GT(steps, pairs() * 4);
  EXPECT_GT(answers, pairs() * 50);
  RecordProperty("steps", std::to_string(steps));
  RecordProperty("differences", std::to_string(differences));
}

// Anyone who plays on for a bot sees its hand from then on, and nothing else; before that, what a stranger sees.
TEST(Secrets, ABotsSeatShowsItsHandOnlyToWhoHasTakenIt) {
  int taken = 0;
  for (const std::string_view type : {"four", "two", "three_double", "six_trios"}) {
    const int places = gameTypeNamed(type)->placeCount();
    std::int64_t differences = 0;
    for (int pair = 0; pair < pairs() / 2; ++pair) {
      Twins twins(agreed(type, Agreement::Plain), "late", static_cast<std::uint64_t>(pair) + 1, pair % places);
      ASSERT_TRUE(twins.goTogether()) << type << " pair " << pair << '\n' << twins.difference();
      taken += twins.tookOver() ? 1 : 0;
      differences += twins.differences;
    }
    EXPECT_GT(differences, pairs() / 2) << type;
  }
  EXPECT_GT(taken, pairs() / 2);
}

// The first that is told of the hand is the event by which they sit down; what came before, told again, hides it still.
TEST(Secrets, WhatWasBeforeTheTakingOverStaysHidden) {
  constexpr Seat taken{1};
  TestTable game(optionsOf("four"), 3);
  game.watch("late");
  game.seatAll(1);
  game.start();
  for (const Seat seat : {Seat{0}, taken, Seat{2}, Seat{3}})
    game.decide(seat, legalPlays(game.table(), seat).front().play);
  ASSERT_FALSE(game.act("late", AskSeat{1}));
  for (const std::string person : {"p0", "p2", "p3"}) ASSERT_FALSE(game.act(person, AnswerSeat{1, true}));
  const auto handShown = [&](const std::string& text) {
    ServerMessage message;
    EXPECT_FALSE(json::readText(text, message)) << text;
    const auto& shown = std::get<EventMessage>(message).game;
    return shown && !notation::parsePosition(shown->position)->position.hands[taken].isHidden();
  };
  const auto messages = restFor(game.events(), "late", 1);
  EXPECT_EQ(messages, game.told("late"));
  EXPECT_TRUE(handShown(messages.back()));
  EXPECT_EQ(std::ranges::count_if(messages, handShown), 1);
  for (const auto& text : restFor(game.events(), "stranger", 1)) EXPECT_FALSE(handShown(text));
}

// Where partners look at each other's hands before the swap, what one gives is still nobody's business.
TEST(Secrets, APartnerWhoLooksDoesNotSeeTheGift) {
  constexpr Seat looking{1};
  constexpr Seat giving{3};
  Options options = optionsOf("three_double");
  TestTable before(options, 4);
  before.seatAll();
  before.start();
  const auto gifts = legalPlays(before.table(), giving);
  ASSERT_NE(gifts.front().play, gifts.back().play);
  std::vector<std::vector<std::string>> told;
  std::vector<std::string> views;
  for (const auto& gift : {gifts.front(), gifts.back()}) {
    TestTable game(options, 4);
    game.seatAll();
    game.start();
    game.watch("p1");
    ASSERT_FALSE(see(game.table(), looking).position.hands[giving].isHidden());
    game.decide(giving, gift.play);
    game.decide(looking, legalPlays(game.table(), looking).front().play);
    told.push_back(game.told("p1"));
    views.push_back(viewFor(game.table(), viewerOf(game.table(), "p1")));
    EXPECT_FALSE(see(game.table(), looking).position.hands[giving].isHidden());
    const auto position = see(game.table(), viewerOf(game.table(), "p1")).position;
    EXPECT_TRUE(notation::parsePosition(notation::positionText(View{.position = position})));
  }
  EXPECT_EQ(told[0], told[1]);
  EXPECT_EQ(views[0], views[1]);
}

// The seed is everybody's when the game is over, and nobody's before.
TEST(Secrets, TheSeedIsKeptToTheEnd) {
  TestTable game(optionsOf("two"), 1);
  const auto saysSeed = [](const std::string& text) { return text.find("5eed") != std::string::npos; };
  game.seatAll();
  game.start();
  while (game.table().stage() == Stage::Playing) {
    for (const std::string person : {"p0", "stranger"})
      ASSERT_FALSE(saysSeed(viewFor(game.table(), viewerOf(game.table(), person))));
    game.decideAtRandom();
  }
  for (const std::string person : {"p0", "stranger"}) {
    EXPECT_TRUE(saysSeed(viewFor(game.table(), viewerOf(game.table(), person))));
    auto messages = restFor(game.events(), person, 0);
    EXPECT_TRUE(saysSeed(messages.back()));
    messages.pop_back();
    EXPECT_EQ(std::ranges::count_if(messages, saysSeed), 0);
  }
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const GameType& type : gameTypes()) all.push_back({type.name});
  all.push_back({"three_double", Agreement::PartnersLook});
  for (const std::string_view type : {"four", "two", "three_double", "six_trios"})
    all.push_back({type, Agreement::PlayForced});
  all.push_back({"four", Agreement::OpenSpectators});
  return all;
}

std::string nameOf(const Case& one) {
  constexpr std::array<std::string_view, 4> names = {"", "PartnersLook", "PlayForced", "OpenSpectators"};
  return std::string(one.type).append(names[static_cast<std::size_t>(one.agreement)]);
}

INSTANTIATE_TEST_SUITE_P(All, EveryTypeOfGame, ::testing::ValuesIn(cases()),
                         [](const auto& one) { return nameOf(one.param); });

}  // namespace
}  // namespace tacit::table
