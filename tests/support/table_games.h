// A table with people who want things, for tests: events and messages are kept as they come.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "fair/secret.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "table/message.h"
#include "table/referee.h"

namespace tacit::testing {

// The pack in an order that the given random source says, as an event.
inline table::Shuffled shuffledBy(const Setup& setup, int number, Random& random) {
  std::optional<Seat> dealer;
  if (number == 1) {
    dealer = setup.table().seats.first();
    for (auto n = random.below(6); n > 0; --n) dealer = setup.table().seats.next(*dealer);
  }
  return table::shuffledEvent(number, shuffledPack(setup, random), dealer);
}

// The legal plays of a seat that decides, as its holder would be told; of any other none.
inline std::vector<table::PlayShown> legalPlays(const table::Table& table, Seat seat) {
  return table.deciding().contains(seat) ? table::legalPlays(table.position(), seat) : std::vector<table::PlayShown>{};
}

// The board of a position with one marble put elsewhere, such that a game can stand like this.
inline std::string otherBoard(const Position& position, Random& random) {
  const LayoutTable& layout = position.layout();
  while (true) {
    Board board = position.board;
    Seat seat = layout.seats.first();
    for (auto n = random.below(6); n > 0; --n) seat = layout.seats.next(seat);
    board.put(seat, random.below(kMarbles), marbleOn(Space(1 + random.below(static_cast<std::uint32_t>(layout.ring)))));
    const std::string text = notation::boardText(layout, board);
    if (board != position.board && notation::withBoard(position, text)) return text;
  }
}

class TestTable {
 public:
  explicit TestTable(const table::Options& options, std::uint64_t seed = 1)
      : TestTable(table::Created{"test", "p0", options, "c0ffee", "5eed"}, seed) {}
  TestTable(const table::Created& created, std::uint64_t seed) : random_(seed) {
    outside_.shuffle = [this](const table::Table& at, int number) { return shuffledBy(at.setup(), number, random_); };
    outside_.tell = [this](const table::Event& event) { keep(event); };
    outside_.commitmentTo = fair::commitmentTo;
    outside_.isHere = [this](const std::string& person) { return !gone.contains(person); };
    outside_.isMissed = [this](const std::string& person) { return gone.contains(person); };
    outside_.isLongGone = [this](const std::string& person) { return gone.contains(person); };
    referee().create(created);
  }

  const table::Table& table() const { return table_; }
  const Position& position() const { return table_.position(); }
  const std::vector<table::Event>& events() const { return events_; }
  table::Outside& outside() { return outside_; }
  Random& random() { return random_; }
  base::Instant now = base::instantAt(1'000'000);
  std::set<std::string> gone;  // who is not connected

  // Everything that person was told, in order. Ask to watch before it happens.
  void watch(const std::string& person) { told_[person]; }
  const std::vector<std::string>& told(const std::string& person) const { return told_.at(person); }

  base::Outcome act(const std::string& person, table::CommandBody want, std::string id = {}) {
    if (id.empty()) id = "c" + std::to_string(++commands_);
    return referee().act({person, "Name of " + person}, {table::kWireVersion, id, std::move(want)});
  }

  table::Referee referee() { return {table_, outside_, now}; }

  // Person pN takes place N, for all places or all but one.
  void seatAll(int except = -1) {
    for (int p = 0; p < table_.type().placeCount(); ++p) {
      if (p == except) continue;
      ASSERT_FALSE(act(person(p), table::Sit{p})) << p;
    }
  }
  void start() { ASSERT_FALSE(act("p0", table::Start{})); }

  static std::string person(int place) { return "p" + std::to_string(place); }
  const std::string& personAt(Seat seat) const { return table_.places().of(seat).person; }

  // One random decision by the person whose it is.
  void decideAtRandom() {
    const SeatSet deciding = table_.deciding();
    Seat seat = deciding.first();
    for (auto n = random_.below(static_cast<std::uint32_t>(deciding.size())); n > 0; --n) seat = deciding.next(seat);
    const auto plays = legalPlays(table_, seat);
    ASSERT_FALSE(plays.empty());
    decide(seat, plays[random_.below(static_cast<std::uint32_t>(plays.size()))].play);
  }

  void decide(Seat seat, const std::string& play) {
    if (table_.places().botDecides(seat)) return decideAsBot(seat, play);
    const std::string letter(1, notation::seatLetter(seat));
    const auto refusal = play.starts_with("give:") ? act(personAt(seat), table::Give{letter, play.substr(5)})
                                                   : act(personAt(seat), table::MakePlay{letter, play});
    ASSERT_FALSE(refusal) << refusal->text << ": " << letter << ' ' << play;
  }

 private:
  void decideAsBot(Seat seat, const std::string& text) {
    const auto play = notation::parsePlay(decidedBy(position(), seat), text);
    ASSERT_TRUE(play) << text;
    ASSERT_FALSE(referee().decideFor(seat, *play, table::DecidedBy::Bot)) << text;
  }

  void keep(const table::Event& event) {
    events_.push_back(event);
    for (auto& [person, messages] : told_) messages.push_back(eventFor(table_, event, viewerOf(table_, person)));
  }

  table::Table table_;
  table::Outside outside_;
  Random random_;
  std::vector<table::Event> events_;
  std::map<std::string, std::vector<std::string>> told_;
  int commands_ = 0;
};

inline table::Options optionsOf(std::string_view type) {
  table::Options options;
  options.type = type;
  return options;
}

}  // namespace tacit::testing
