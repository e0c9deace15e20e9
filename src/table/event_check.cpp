#include "table/event_check.h"

#include "base/strings.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "table/referee.h"

namespace tacit::table {
namespace {

Seat namedSeat(std::string_view letter) { return notation::seatNamed(letter).value_or(kNoSeat); }

bool isPackOf(const Setup& setup, std::string_view cards) {
  CardCounts counts{};
  for (const auto word : base::split(cards, ',')) {
    const auto card = notation::cardNamed(word);
    if (!card || *card == Card::None) return false;
    ++counts[*card];
  }
  return counts == cardsOf(setup.pack, setup.seatCount());
}

// An event that speaks of a place or a seat names one of this table.
template <typename T>
Outcome problemWithPlace(const Table& table, const T& what) {
  const auto isPlace = [&](PlaceIndex place) { return table.places().all().contains(place); };
  if constexpr (requires { what.place; })
    if (!isPlace(what.place)) return RefusalCode::NoPlace;
  if constexpr (requires { what.by; })
    if (!isPlace(what.by)) return RefusalCode::NoPlace;
  if constexpr (requires { what.seat; })
    if (!table.setup().table().seats.contains(namedSeat(what.seat))) return RefusalCode::NoPlace;
  return {};
}

Outcome problemWithBoard(const Table& table, const EventBody& what) {
  const auto* const proposed = std::get_if<BoardProposed>(&what);
  const auto* const set = std::get_if<BoardSet>(&what);
  if (proposed == nullptr && set == nullptr) return {};
  if (table.stage() != Stage::Playing || !canSetBoard(table.position()))
    return Refusal{RefusalCode::NotNow, "the board can't be set right now"};
  const auto after = notation::withBoard(table.position(), proposed != nullptr ? proposed->board : set->board);
  return after ? Outcome() : Refusal{RefusalCode::BadBoard, after.error()};
}

Outcome problemWithDecision(const Table& table, const EventBody& what) {
  if (const auto* const played = std::get_if<Played>(&what)) {
    if (!table.deciding().contains(namedSeat(played->seat)))
      return Refusal{RefusalCode::NotNow, "this seat has nothing to decide"};
    if (const auto play = notation::parsePlay(table.position(), played->play); !play)
      return Refusal{RefusalCode::Illegal, play.error()};
  } else if (const auto* const gave = std::get_if<Gave>(&what)) {
    const Seat seat = namedSeat(gave->seat);
    const auto card = notation::cardNamed(gave->card.value_or(""));
    const bool may = table.deciding().contains(seat) && table.position().phase == Phase::Swap;
    if (!may || !card || !table.position().hands[seat].has(*card))
      return Refusal{RefusalCode::NoCard, "this seat cannot give this card"};
  } else if (const auto* const shuffled = std::get_if<Shuffled>(&what)) {
    if (shuffled->number != shuffleDue(table)) return Refusal{RefusalCode::NotNow, "no such shuffle is due"};
    if (!isPackOf(table.setup(), shuffled->cards.value_or("")))
      return Refusal{RefusalCode::NoCard, "these are not the cards of the pack"};
    if (!table.dealt() && !table.setup().table().seats.contains(namedSeat(shuffled->dealer.value_or(""))))
      return Refusal{RefusalCode::NoSeat, "nobody deals"};
  }
  return {};
}

}  // namespace

Outcome problemWith(const Table& table, const Event& event) {
  if (event.v.value_or(1) > kEventVersion) return RefusalCode::Newer;
  if (event.n != table.lastNumber() + 1) return RefusalCode::Number;
  const auto* const created = std::get_if<Created>(&event.what);
  if ((created != nullptr) != (table.lastNumber() == 0))
    return Refusal{RefusalCode::Order, "a table begins by being set up, and only then"};
  if (created != nullptr) {
    const auto understood = validate(created->options);
    return understood ? Outcome() : Refusal{RefusalCode::BadOptions, understood.error()};
  }
  if (const auto* const bot = std::get_if<BotSat>(&event.what); bot != nullptr && !bots::levelNamed(bot->level))
    return Refusal{RefusalCode::NoLevel, "there is no bot of this level: " + bot->level};
  if (auto refusal = std::visit([&](const auto& what) { return problemWithPlace(table, what); }, event.what))
    return refusal;
  if (auto refusal = problemWithBoard(table, event.what)) return refusal;
  return problemWithDecision(table, event.what);
}

}  // namespace tacit::table
