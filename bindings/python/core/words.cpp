#include "core/words.h"
#include "base/strings.h"

#include <random>

#include "drawing/board_drawing.h"
#include "notation/game_file.h"
#include "notation/position_text.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace tacit::python {

using base::quoted;

Setup setupNamed(std::string_view layout, std::string_view rules, std::string_view pack) {
  return valueOf(notation::parseSetup({layout, rules, pack}));
}

SeatSet seatsNamed(const LayoutTable& layout, std::string_view letters) {
  SeatSet seats;
  for (std::size_t i = 0; i < letters.size(); ++i) seats |= only(seatNamed(layout, letters.substr(i, 1)));
  if (seats.empty()) throw std::invalid_argument("seat: there is none named");
  return seats;
}

Seat seatNamed(const LayoutTable& layout, std::string_view letter) {
  const auto seat = notation::seatNamed(letter);
  if (!seat || !layout.seats.contains(*seat))
    throw std::invalid_argument("seat: not a seat of the layout: " + quoted(letter));
  return *seat;
}

std::vector<std::string> cardNames(Hand hand) {
  std::vector<std::string> names;
  hand.forEachCard([&](Card card) { names.emplace_back(notation::cardName(card)); });
  return names;
}

std::uint64_t seedOr(std::optional<std::uint64_t> seed) {
  if (seed) return *seed;
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

std::string picture(const Position& p) {
  std::string text;
  for (const std::string& line :
       drawing::drawBoard(p.layout(), p.board, {}, drawing::Ink(false), drawing::Window{80, 60}))
    text += line + '\n';
  for (const Seat seat : p.layout().seats) {
    const Hand hand = p.hands[seat];
    text += notation::seatLetter(seat) + std::string(": ") +
            (hand.isHidden() ? '?' + std::to_string(hand.size()) : notation::cardList(hand)) + '\n';
  }
  if (p.phase == Phase::Over) return text + "over: " + notation::resultText(p);
  return text + notation::seatLetter(p.by) + " decides (" + std::string(notation::phaseName(p.phase)) + ')';
}

}  // namespace tacit::python
