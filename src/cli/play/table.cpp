#include "cli/play/table.h"

#include <optional>
#include <utility>

#include "cli/play/words.h"
#include "notation/play_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

std::string cardsEach(const Position& p) {
  const int each = p.hands[firstOf(p.inGame())].size();
  return std::to_string(each) + " cards each";
}

// A stack of that size in an order nobody knows: all a file can say of the undealt cards.
Stack unknownStack(const Position& p) {
  Stack stack;
  stack.size = p.stack;
  return stack;
}

}  // namespace

Table::Table(const Setup& setup, std::uint64_t seed)
    : chance_(seed), thinking_(~seed), game_(setup, chance_), recorder_(setup) {
  recorder_.deal(position());
  tellDeal(position());
}

Table::Table(const Game& game, notation::Recorder recorder, std::uint64_t seed)
    : chance_(seed), thinking_(~seed), game_(game), recorder_(std::move(recorder)) {}

notation::Result<Table> Table::resume(const notation::GameRecord& record, std::uint64_t seed) {
  const auto last = notation::replay(record);
  if (!last) return notation::Error{last.error()};
  Table table(Game(*last, unknownStack(*last)), notation::Recorder(record), seed);
  std::optional<std::pair<Position, Play>> ending;
  const auto watch = [&](const Position& position, const Play* play) {
    if (play == nullptr) {
      table.knowledge_.newDeal();
      return table.tellDeal(position);
    }
    table.follow(position, *play);
    ending.emplace(position, *play);
  };
  if (const auto again = notation::replay(record, watch); !again) return notation::Error{again.error()};
  if (last->phase != Phase::Deal || !ending) return table;
  // Only a game can deal: let it carry out the last play once more.
  table.game_ = Game(ending->first, unknownStack(ending->first));
  table.game_.carryOut(ending->second, table.chance_);
  table.knowledge_.newDeal();
  table.recorder_.deal(table.position());
  table.tellDeal(table.position());
  return table;
}

void Table::carryOut(const Play& play) {
  const Position before = position();
  recorder_.play(before, play);
  game_.carryOut(play, chance_);
  follow(before, play);
  const bool dealt = position().deals != before.deals || position().shuffles != before.shuffles;
  if (!dealt) return;
  knowledge_.newDeal();
  recorder_.deal(position());
  tellDeal(position());
}

View Table::view(SeatSet own, SeatSet looked) const {
  View view = knowledge_.view(position(), own, looked);
  view.position.turn = position().turn;
  view.position.by = position().by;
  return view;
}

// By a number of simulations, not by time: the same game gives the same advice.
Play Table::advice(bots::Level level) {
  return bots::decide(view(only(position().by)), level, {.simulations = 1000}, thinking_);
}

void Table::follow(const Position& before, const Play& play) {
  Position after = before;
  tacit::carryOut(after, play);
  knowledge_.follow(before, play, after);
  tellPlay(before, play);
  if (play.kind == Kind::Give && after.phase != Phase::Swap) tellGifts(before, play);
  tellWins(before, after);
}

// ---- Telling ----

void Table::tellDeal(const Position& dealt) {
  dealBegan_ = events_.size();
  const bool shuffledAgain = dealt.deals == 1 && dealt.shuffles > 1;
  std::string words = shuffledAgain ? "All cards are shuffled. " : "";
  words += std::string(colourName(dealt.dealer)) + " deals " + cardsEach(dealt) + ". ";
  words +=
      dealt.says.yes == 0 ? "Nobody holds a 1 or 13." : "A 1 or 13 is held by " + colourNames(dealt.says.yes) + '.';
  tell(std::move(words));
}

void Table::tellPlay(const Position& before, const Play& play) {
  const std::string forVictim = before.by != before.turn ? "for " + std::string(colourName(before.turn)) + ": " : "";
  const bool secret = play.kind == Kind::Give;  // told with the swap, to those who may know
  if (secret) return;
  events_.push_back({before.by, notation::playText(before, play), forVictim + playWords(before, play), 0});
}

void Table::tellGifts(const Position& before, const Play& lastGift) {
  auto given = before.given;
  given[before.turn] = lastGift.card;
  tell("The cards are swapped.");
  forEachSeat(swappers(before), [&](Seat seat) {
    const Seat to = before.setup.givesTo(seat);
    Seat from = seat;
    forEachSeat(swappers(before), [&](Seat giver) { from = before.setup.givesTo(giver) == seat ? giver : from; });
    if (given[seat] == Card::None || given[from] == Card::None) return;
    tell(std::string(colourName(seat)) + " gave the " + std::string(cardTitle(given[seat])) + " to " +
             std::string(colourName(to)) + " and got the " + std::string(cardTitle(given[from])) + " from " +
             std::string(colourName(from)) + '.',
         only(seat));
  });
}

void Table::tellWins(const Position& before, const Position& after) {
  if (after.phase == Phase::Answer)
    tell(colourNames(after.pendingWin()) + ": all marbles home! But " + std::string(colourName(after.turn)) +
         " can answer.");
  for (std::size_t place = 0; place < after.won.size() && after.phase == Phase::Play; ++place)
    if (after.won[place] != 0 && before.won[place] == 0)
      tell(colourNames(after.won[place]) + ": place " + std::to_string(place + 1) + '!');
}

}  // namespace tacit::cli
