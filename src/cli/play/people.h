// Who sits at the terminal, and which seats each of them holds. All other seats are bots'.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "notation/game_file.h"
#include "rules/tacit.h"

namespace tacit::cli {

class People {
 public:
  // `a`, `ac` (one person, two seats), `a,c` (two people), `ac,bd`, `all` (one person a seat), `none`.
  static base::Result<People> parse(std::string_view text, const LayoutTable& layout);

  // As the players' names in a file saved by `tacit play` say; seat a where they say nothing.
  static People of(const notation::GameRecord& record);

  // Writes the players' names into a record.
  void sign(notation::GameRecord& record, std::string_view bots) const;

  SeatSet seats() const;
  int count() const { return static_cast<int>(persons_.size()); }
  bool holds(Seat seat) const { return seats().contains(seat); }
  // The seats of the person who holds this one.
  SeatSet personAt(Seat seat) const;

  // The seats whose hands this person sees at this moment by rights of sitting there (rules 12.2, `partners_look`).
  SeatSet looksAt(const Position& position, SeatSet person) const;

 private:
  std::vector<SeatSet> persons_;
};

}  // namespace tacit::cli
