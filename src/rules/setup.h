// What is settled before the first deal: layout, pack, edition and switches. All of it is data; the
// rest of the code asks for a property ("who is helped"), never for a layout's or an edition's name.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "rules/card.h"
#include "rules/seat.h"

namespace tacit {

// ---- Layouts (rules 12.1) -------------------------------------------------------------------

// Who sits where, and who is with whom.
enum class Layout : std::uint8_t { Pairs4, Coop4, Duel2, Free3, PairVsOne3, Pairs6, Trios6, Coop6 };
inline constexpr int kLayouts = 8;  // how many layouts there are

// Whom an Angel turns to when the next seat is finished (rules 9.3).
enum class AngelFallback : std::uint8_t { Nobody, PartnerOfNext, NextUnfinishedOpponent };

// Sides to loop over, that of the first seat first.
class Sides {
 public:
  // The sides of these seats, by a table of the side of each.
  constexpr Sides(const std::array<SeatSet, kSeats>& sideOf, SeatSet seats) : sideOf_(&sideOf), rest_(seats) {}

  constexpr Sides begin() const { return *this; }         // to loop over them
  constexpr Sides end() const { return {*sideOf_, {}}; }  // behind the last
  // How many.
  constexpr int size() const {
    int count = 0;
    for ([[maybe_unused]] const SeatSet each : *this) ++count;
    return count;
  }
  constexpr SeatSet operator*() const { return (*sideOf_)[rest_.first()]; }  // the side it has come to
  // On to the next.
  constexpr Sides& operator++() {
    rest_ = rest_.without(**this);
    return *this;
  }
  friend constexpr bool operator==(const Sides& x, const Sides& y) { return x.rest_ == y.rest_; }

 private:
  const std::array<SeatSet, kSeats>* sideOf_;
  SeatSet rest_;  // whose sides are still to come
};

// The properties of a layout. Seats that a layout leaves empty have entries that nobody reads.
struct LayoutTable {
  std::string_view name;     // as the notation has it
  std::string_view summary;  // for people, in a few words
  int ring = 64;             // spaces on the ring
  int apart = 16;            // spaces from one start to the next
  SeatSet seats;             // occupied seats
  bool passesRound = false;  // gifts go round a team of three (switch trio_pass_neighbour: round the table)
  bool cooperative = false;  // all seats are one side
  AngelFallback angel = AngelFallback::Nobody;  // rules 9.3
  std::array<SeatSet, kSeats> side{};           // the seats of a seat's side, itself included
  std::array<Seat, kSeats> partner{};           // the partner (co-operative: the seat opposite)
  std::array<Seat, kSeats> givesTo{};           // who gets this seat's card in the swap
  std::array<SeatSet, kSeats> helps{};          // colours a finished seat moves ...
  std::array<SeatSet, kSeats> helpsThen{};      // ... and those it moves when these are finished too

  // The sides that any of these seats belong to, each once.
  constexpr Sides sidesOf(SeatSet of) const { return {side, of}; }
  constexpr Sides sides() const { return sidesOf(seats); }  // all sides, each once
};

namespace detail {

constexpr LayoutTable emptyLayout(std::string_view name, std::string_view summary, int ring, SeatSet seats) {
  LayoutTable t;
  t.name = name;
  t.summary = summary;
  t.ring = ring;
  t.apart = ring == 66 ? 11 : 16;
  t.seats = seats;
  t.partner.fill(kNoSeat);
  t.givesTo.fill(kNoSeat);
  for (const Seat s : kAllSeats) t.side[s] = only(s);
  return t;
}

constexpr void makePair(LayoutTable& t, Seat x, Seat y) {
  for (const auto [me, mate] : {std::array{x, y}, std::array{y, x}}) {
    t.side[me] = only(x) | only(y);
    t.partner[me] = mate;
    t.givesTo[me] = mate;
    t.helps[me] = only(mate);
  }
}

constexpr LayoutTable oppositePairs(std::string_view name, std::string_view summary, int ring, SeatSet seats) {
  LayoutTable t = emptyLayout(name, summary, ring, seats);
  const int half = seats.size() / 2;
  for (int s = 0; s < half; ++s) makePair(t, Seat(s), Seat(s + half));
  t.angel = AngelFallback::PartnerOfNext;
  return t;
}

constexpr LayoutTable everybodyTogether(std::string_view name, std::string_view summary, int ring, SeatSet seats) {
  LayoutTable t = oppositePairs(name, summary, ring, seats);
  t.cooperative = true;
  t.side.fill(seats);
  t.helpsThen.fill(seats);
  return t;
}

constexpr LayoutTable pairVersusOne() {
  LayoutTable t = emptyLayout("pair_vs_one3", "three seats, b and c against a, who needs only four marbles home", 64,
                              SeatSet(0b0111));
  makePair(t, Seat(1), Seat(2));
  t.angel = AngelFallback::NextUnfinishedOpponent;
  return t;
}

constexpr LayoutTable trios() {
  LayoutTable t = emptyLayout("trios6", "six seats, two teams of three in alternating seats", 66, SeatSet(0b111111));
  t.passesRound = true;
  for (const Seat s : kAllSeats) {
    t.side[s] = SeatSet(s % 2 == 0 ? 0b010101 : 0b101010);
    t.helps[s] = t.side[s].without(only(s));
    t.givesTo[s] = static_cast<Seat>((s + 2) % kSeats);
  }
  t.angel = AngelFallback::NextUnfinishedOpponent;
  return t;
}

}  // namespace detail

inline constexpr std::array<LayoutTable, kLayouts> kLayoutTables = {
    detail::oppositePairs("pairs4", "four seats, partners opposite: the standard game", 64, SeatSet(0b1111)),
    detail::everybodyTogether("coop4", "four seats, co-op for the fewest cards (also solo)", 64, SeatSet(0b1111)),
    detail::emptyLayout("duel2", "two seats opposite, one colour each", 64, SeatSet(0b0101)),
    detail::emptyLayout("free3", "three seats, free for all", 64, SeatSet(0b0111)),
    detail::pairVersusOne(),
    detail::oppositePairs("pairs6", "six seats, three teams of two opposite", 66, SeatSet(0b111111)),
    detail::trios(),
    detail::everybodyTogether("coop6", "six seats, co-op for the fewest cards", 66, SeatSet(0b111111)),
};

// ---- Packs and deals (rules 2) ----------------------------------------------------------------

// A pack: the master pack, or the basic one with some cards replaced by master cards (rules 2.2).
struct Pack {
  static constexpr std::uint8_t kMaster = 16;  // the id of the master pack
  std::uint8_t id = kMaster;                   // 16: master; otherwise bit k: the k-th master card takes a card's place

  static constexpr Pack master() { return Pack{kMaster}; }   // the pack with all master cards
  static constexpr Pack basic() { return Pack{0}; }          // the pack with none
  constexpr bool isMaster() const { return id == kMaster; }  // has all master cards
  friend constexpr bool operator==(Pack, Pack) = default;
};
inline constexpr int kPacks = 17;  // the master pack, and sixteen ways to replace cards of the basic one

// Rule 2.2: the k-th master card and the card whose place it takes.
struct Replacement {
  Card master;  // the card that comes in
  Card place;   // the card that goes
  char letter;  // in the name of a pack
};
// All replacements, in the order of their letters.
inline constexpr std::array<Replacement, 4> kReplacements = {{{Card::Jester, Card::Trickster, 'J'},
                                                              {Card::Angel, Card::Thirteen, 'A'},
                                                              {Card::Warrior, Card::Seven, 'W'},
                                                              {Card::Devil, Card::Eight, 'D'}}};

// How many of each card a pack has, for so many seats.
constexpr CardCounts cardsOf(Pack pack, int seats) {
  CardCounts counts = {9, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 9, 7, 4, 0, 0, 0, 0};
  if (seats == 6) {
    counts[Card::Twelve] -= 2;
    if (!pack.isMaster()) {
      --counts[Card::Nine];
      --counts[Card::Ten];
    }
  }
  for (unsigned k = 0; k < kReplacements.size(); ++k) {
    const bool replaced = (pack.id & (1U << k)) != 0;
    if (replaced) --counts[kReplacements[k].place];
    if (replaced || pack.isMaster()) ++counts[kReplacements[k].master];
  }
  return counts;
}

constexpr int packSize(Pack pack, int seats) { return total(cardsOf(pack, seats)); }  // how many cards that is

// Cards per seat in the given deal since the shuffle (1 is the first); 0 when a shuffle is due (rule 2.4).
constexpr int scheduledDeal(Pack pack, int seats, int deal) {
  if (seats == 4) return deal > 5 ? 0 : (pack.isMaster() && deal == 5 ? 6 : 5);
  if (seats == 6) return deal > 3 ? 0 : (deal == 3 || (pack.isMaster() && deal == 1) ? 6 : 5);
  return 5 * seats * deal <= packSize(pack, seats) ? 5 : 0;
}

// Undealt cards after so many deals, with all seats of the layout served.
constexpr int scheduledStack(Pack pack, int seats, int deals) {
  int left = packSize(pack, seats);
  for (int deal = 1; deal <= deals && left > 0; ++deal) {
    const int each = scheduledDeal(pack, seats, deal);
    if (each == 0) return 0;
    left -= each * seats;
  }
  return left;
}

// ---- Switches and editions (rules 12.4) ---------------------------------------------------------

// A rule on which the editions differ.
enum class Switch : std::uint8_t {
  SkipNeedsMarble,
  WinTacOptional,
  CounterTac,
  LockAtOnce,
  SevenHelpRingOnly,
  AngelRingOnly,
  DevilTricksWithOwn,
  IntroMarble,
  CoopOnePack,
  CoopLastTac,
  PartnersLook,
  TrioPassNeighbour,
  Places,
};
inline constexpr int kSwitches = 13;  // how many switches there are

using Switches = std::uint16_t;  // bit k: switch k is on

// The bit of one switch.
constexpr Switches bit(Switch s) { return static_cast<Switches>(1U << static_cast<unsigned>(s)); }

// A printed rulebook.
enum class Edition : std::uint8_t { Std, Zh, Ja, Pl, Th, En };
inline constexpr int kEditions = 6;  // how many editions there are

// One switch: its name, and its value in each edition.
struct SwitchTable {
  std::string_view name;      // as the notation has it
  std::string_view editions;  // the row of rules 12.4: one sign per edition, y or n
};

// The table of rules 12.4.
inline constexpr std::array<SwitchTable, kSwitches> kSwitchTables = {{
    {"skip_needs_marble", "ynyyyy"},
    {"win_tac_optional", "nynnyn"},
    {"counter_tac", "nyynyn"},
    {"lock_at_once", "nnnynn"},
    {"seven_help_ring_only", "nnnynn"},
    {"angel_ring_only", "nnnnnn"},
    {"devil_tricks_with_own", "nnnynn"},
    {"intro_marble", "nnynyn"},
    {"coop_one_pack", "nynnnn"},
    {"coop_last_tac", "nnnnnn"},
    {"partners_look", "ynynyy"},
    {"trio_pass_neighbour", "nnnynn"},
    {"places", "nnnnnn"},
}};

// As the notation has them.
inline constexpr std::array<std::string_view, kEditions> kEditionNames = {"std", "zh", "ja", "pl", "th", "en"};

// The switches that an edition has on.
constexpr Switches switchesOf(Edition edition) {
  unsigned on = 0;
  for (unsigned k = 0; k < kSwitches; ++k)
    if (kSwitchTables[k].editions[static_cast<std::size_t>(edition)] == 'y') on |= 1U << k;
  return static_cast<Switches>(on);
}

// ---- Setup ---------------------------------------------------------------------------------------

// Everything that stays the same through a game; written once, when the game is made.
struct Setup {
  Layout layout = Layout::Pairs4;                // who sits where
  Edition edition = Edition::Std;                // the rulebook that the switches come from
  Pack pack = Pack::master();                    // the cards
  Switches switches = switchesOf(Edition::Std);  // the edition's, or changed ones

  // With the switches of the edition.
  static constexpr Setup of(Layout layout, Edition edition = Edition::Std, Pack pack = Pack::master()) {
    return Setup{layout, edition, pack, switchesOf(edition)};
  }

  // The properties of its layout.
  constexpr const LayoutTable& table() const { return kLayoutTables[static_cast<std::size_t>(layout)]; }
  constexpr int seatCount() const { return table().seats.size(); }         // how many seats are taken
  constexpr bool has(Switch s) const { return (switches & bit(s)) != 0; }  // whether a switch is on
  constexpr Seat givesTo(Seat seat) const;

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

// Who gets this seat's card in the swap; kNoSeat for a seat that does not swap.
constexpr Seat Setup::givesTo(Seat seat) const {
  const Seat mate = table().givesTo[seat];
  return table().passesRound && has(Switch::TrioPassNeighbour) ? table().seats.next(seat) : mate;
}

}  // namespace tacit
