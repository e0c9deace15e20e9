#include "cli/play/people.h"

#include <map>

#include "base/result.h"
#include "base/strings.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

constexpr std::string_view kPerson = "person ";

}  // namespace

base::Result<People> People::parse(std::string_view text, const LayoutTable& layout) {
  People people;
  if (text == "none") return people;
  if (text == "all") {
    for (const Seat seat : layout.seats) people.persons_.push_back(only(seat));
    return people;
  }
  for (const auto word : base::split(text, ',')) {
    SeatSet person;
    for (std::size_t i = 0; i < word.size(); ++i) {
      const auto seat = notation::seatNamed(word.substr(i, 1));
      if (!seat || !layout.seats.contains(*seat))
        return base::complain("--people", "seats of this layout are " + notation::seatLetters(layout.seats) + ", not",
                              word.substr(i, 1));
      if ((person | people.seats()).contains(*seat))
        return base::complain("--people", "a seat is given twice in", text);
      person |= only(*seat);
    }
    if (person.empty())
      return base::complain("--people", "expected seats such as a, ac or a,b (or all, or none), not", text);
    people.persons_.push_back(person);
  }
  return people;
}

People People::of(const notation::GameRecord& record) {
  std::map<std::string, SeatSet> named;
  for (const Seat seat : record.setup.table().seats) {
    const std::string* const player = record.header(std::string(1, notation::seatLetter(seat)));
    if (player != nullptr && player->starts_with(kPerson)) named[*player] |= only(seat);
  }
  People people;
  for (const auto& [player, seats] : named) people.persons_.push_back(seats);
  if (people.persons_.empty()) people.persons_.push_back(only(Seat(0)));
  return people;
}

void People::sign(notation::GameRecord& record, std::string_view bots) const {
  for (const Seat seat : record.setup.table().seats) {
    std::string player = "bot " + std::string(bots);
    for (std::size_t i = 0; i < persons_.size(); ++i)
      if (persons_[i].contains(seat)) player = std::string(kPerson) + std::to_string(i + 1);
    record.setHeader(std::string(1, notation::seatLetter(seat)), player);
  }
}

SeatSet People::seats() const {
  SeatSet all;
  for (const SeatSet person : persons_) all |= person;
  return all;
}

SeatSet People::personAt(Seat seat) const {
  for (const SeatSet person : persons_)
    if (person.contains(seat)) return person;
  return SeatSet{};
}

SeatSet People::looksAt(const Position& position, SeatSet person) const {
  return tacit::looksAt(position, person, persons_);
}

}  // namespace tacit::cli
