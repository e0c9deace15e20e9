// A view with the seats it is for: what Python holds as tacit.View.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "notation/words.h"
#include "rules/tacit.h"

namespace tacit::python {

struct Seen {
  View view;
  SeatSet seats;

  friend bool operator==(const Seen&, const Seen&) = default;

  const Position& position() const { return view.position; }

  // Whose eyes an observation is made for: the deciding seat if it is one of ours, otherwise the first.
  Seat observer() const { return seats.contains(position().by) ? position().by : seats.first(); }

  // The plays to choose from. Throws where the decision is somebody else's, or nobody's.
  std::unique_ptr<PlayList> plays() const {
    if (position().phase == Phase::Over) throw std::invalid_argument("the game is over");
    if (!seats.contains(position().by))
      throw std::invalid_argument(std::string("seat ") + notation::seatLetter(position().by) +
                                  " decides, and this is the view of " + notation::seatLetters(seats));
    auto list = std::make_unique<PlayList>();
    listPlays(position(), *list);
    return list;
  }
};

}  // namespace tacit::python
