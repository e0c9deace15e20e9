// Two tables that differ only in what a person may not know send that person identical bytes, through whole games.
//
// The twin of a table has the same packs except that cards which the person never gets are exchanged among the others.
// Both tables then go the same way as long as a way is open in both that looks the same to the person.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "support/table_games.h"

namespace tacit::table {
namespace {

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
      seat = nextIn(setup.table().seats, seat);
      seats.insert(seats.end(), static_cast<std::size_t>(each), seat);
    }
    dealer = nextIn(setup.table().seats, dealer);
  }
  seats.resize(cards, kNoSeat);
  return seats;
}

bool opens(std::string_view card) { return card == "1" || card == "13"; }

// Exchanges hidden cards between hands of the same deal, opening cards with opening cards only: declarations stay.
std::string exchanged(const std::string& cards, const std::vector<Seat>& seats, SeatSet own, Random& random) {
  auto words = notation::split(cards, ',');
  std::vector<std::size_t> hidden;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (seats[i] == kNoSeat || !contains(own, seats[i])) hidden.push_back(i);
  for (const std::size_t i : hidden) {
    if (random.below(3) != 0) continue;  // the fewer differences, the longer the tables stay together
    const std::size_t j = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    if (opens(words[i]) == opens(words[j])) std::swap(words[i], words[j]);
  }
  std::string text;
  for (const auto word : words) text.append(text.empty() ? "" : ",").append(word);
  return text;
}

// The hands somebody with these seats looks into by right: his own, and the victim's while he is the Devil.
std::vector<Hand> rightfullySeen(const Position& p, SeatSet seats) {
  std::vector<Hand> hands;
  forEachSeat(seats, [&](Seat seat) { hands.push_back(p.hands[seat]); });
  if (p.by != p.turn && contains(seats, p.by)) hands.push_back(p.hands[p.turn]);
  return hands;
}

class Twins {
 public:
  Twins(std::string_view type, std::string person, std::uint64_t seed)
      : random_(seed), person_(std::move(person)), one_(options(type), seed), two_(options(type), seed) {
    own_ =
        person_ == "stranger" ? SeatSet{0} : one_.table().type().places()[static_cast<std::size_t>(person_[1] - '0')];
    shuffleBoth();
    one_.watch(person_);
    two_.watch(person_);
    one_.seatAll();
    two_.seatAll();
  }

  // Goes on as long as the tables look alike to the person; false when he has been told different things.
  bool goTogether() {
    one_.start();
    two_.start();
    while (one_.table().stage() == Stage::Playing && seesTheSame()) {
      if (one_.told(person_) != two_.told(person_)) return false;
      if (!step()) break;
      ++steps;
    }
    const std::size_t both = std::min(one_.told(person_).size(), two_.told(person_).size());
    return !seesTheSame() ||
           std::equal(one_.told(person_).begin(), one_.told(person_).begin() + static_cast<std::ptrdiff_t>(both),
                      two_.told(person_).begin());
  }

  int steps = 0;
  int differences = 0;  // steps at which the hidden hands really were different

 private:
  static Options options(std::string_view type) {
    Options options = optionsOf(type);
    options.rules = "std,partners_look=no";
    options.playForced = false;
    return options;
  }

  void shuffleBoth() {
    one_.outside().shuffle = [this](const Table& at, int number) {
      Random random(static_cast<std::uint64_t>(number) * 1000 + random_.next() % 1000);
      shuffles_.push_back(testing::shuffledBy(at.setup(), number, random));
      return shuffles_.back();
    };
    two_.outside().shuffle = [this](const Table& at, int number) {
      Shuffled shuffled = shuffles_.at(static_cast<std::size_t>(number) - 1);
      const Seat dealer = shuffled.dealer ? *notation::seatNamed(*shuffled.dealer)
                                          : nextIn(at.position().inGame(), at.position().dealer);
      const auto seats = receivers(at.setup(), dealer, notation::split(*shuffled.cards, ',').size());
      shuffled.cards = exchanged(*shuffled.cards, seats, own_, random_);
      return shuffled;
    };
  }

  bool seesTheSame() const {
    return one_.table().stage() == two_.table().stage() && one_.position().says == two_.position().says &&
           rightfullySeen(one_.position(), own_) == rightfullySeen(two_.position(), own_);
  }

  bool step() {
    if (one_.position().hands != two_.position().hands) ++differences;
    const SeatSet deciding = one_.table().deciding();
    if (deciding != two_.table().deciding() || deciding == 0) return false;
    const Seat seat = firstOf(deciding);
    if (one_.position().phase == Phase::Swap) return give(seat);
    return play(seat);
  }

  // A gift that the person neither gives nor gets may be another card in each world.
  bool give(Seat seat) {
    const bool concerned = contains(own_, seat) || contains(own_, one_.table().setup().givesTo(seat));
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

  Random random_;
  std::string person_;
  SeatSet own_ = 0;
  TestTable one_;
  TestTable two_;
  std::vector<Shuffled> shuffles_;
};

class EveryTypeOfGame : public ::testing::TestWithParam<std::string_view> {};

TEST_P(EveryTypeOfGame, TellsNobodyWhatHeMayNotKnow) {
  const int places = gameTypeNamed(GetParam())->placeCount();
  std::int64_t steps = 0;
  std::int64_t differences = 0;
  for (int pair = 0; pair < pairs(); ++pair) {
    const int who = pair % (places + 1);
    Twins twins(GetParam(), who == places ? "stranger" : TestTable::person(who), static_cast<std::uint64_t>(pair) + 1);
    ASSERT_TRUE(twins.goTogether()) << "pair " << pair;
    steps += twins.steps;
    differences += twins.differences;
  }
  // The test must not be an empty one: hidden hands did differ on the way. (One person with all seats has no secrets,
  // except from strangers.)
  EXPECT_GT(differences, pairs());
  EXPECT_GT(steps, pairs() * 4);
  RecordProperty("steps", std::to_string(steps));
  RecordProperty("differences", std::to_string(differences));
}

std::vector<std::string_view> typeNames() {
  std::vector<std::string_view> names;
  for (const GameType& type : gameTypes()) names.push_back(type.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, EveryTypeOfGame, ::testing::ValuesIn(typeNames()),
                         [](const auto& type) { return std::string(type.param); });

}  // namespace
}  // namespace tacit::table
