#include "cli/play/table.h"

#include <utility>

#include "base/result.h"
#include "cli/play/words.h"
#include "notation/play_text.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

std::string cardsEach(const Position& p) {
  const int each = p.hands[p.inGame().first()].size();
  return std::to_string(each) + " cards each";
}

}  // namespace

Table::Table(const Setup& setup, std::uint64_t seed)
    : chance_(seed), thinking_(~seed), game_(setup, chance_), recorder_(setup) {
  recorder_.deal(position());
  tellDeal(position());
}

Table::Table(const FollowedGame& game, notation::Recorder recorder, std::uint64_t seed)
    : chance_(seed), thinking_(~seed), game_(game), recorder_(std::move(recorder)) {}

base::Result<Table> Table::resume(const notation::GameRecord& record, std::uint64_t seed) {
  Table table(FollowedGame{}, notation::Recorder(record), seed);
  const auto follow = [&](const FollowedGame& now, const Step* step) {
    if (step == nullptr) table.tellDeal(now.position());
    else table.tell(*step);
  };
  const auto game = notation::replay(
      record, follow, [&](const FollowedGame& /*now*/) { table.tell("The players set the board right."); });
  if (!game) return base::Error{game.error()};
  table.game_ = *game;
  if (table.position().phase == Phase::Deal) table.nextDeal();
  return table;
}

void Table::carryOut(const Play& play) {
  const Step step = game_.carryOut(play);
  recorder_.play(step.before, play);
  tell(step);
  if (step.after.phase == Phase::Deal) nextDeal();
}

void Table::nextDeal() {
  game_.deal(chance_);
  recorder_.deal(position());
  tellDeal(position());
}

View Table::view(SeatSet own, SeatSet looked) const {
  View view = game_.view(own, looked);
  view.position = decidedBy(view.position, position().turn);
  return view;
}

// By a number of simulations, not by time: the same game gives the same advice.
Play Table::advice(bots::Level level) {
  return bots::decide(view(only(position().by)), level, {.simulations = 1000}, thinking_);
}

// ---- Telling ----

void Table::tell(const Step& step) {
  tellPlay(step.before, step.play);
  if (step.play.kind == Kind::Give && step.after.phase != Phase::Swap) tellGifts(step.before, step.play);
  tellWins(step.before, step.after);
}

void Table::tellDeal(const Position& dealt) {
  dealBegan_ = events_.size();
  const bool shuffledAgain = dealt.deals == 1 && dealt.shuffles > 1;
  std::string words = shuffledAgain ? "The deck is reshuffled. " : "";
  words += std::string(colourName(dealt.dealer)) + " deals " + cardsEach(dealt) + ". ";
  words += dealt.says.yes.empty() ? "No one declared a 1 or 13."
                                  : "Declared a 1 or 13: " + colourNames(dealt.says.yes) + '.';
  tell(std::move(words));
}

void Table::tellPlay(const Position& before, const Play& play) {
  const std::string forVictim = before.by != before.turn ? "for " + std::string(colourName(before.turn)) + ": " : "";
  const bool secret = play.kind == Kind::Give;  // told with the swap, to those who may know
  if (secret) return;
  events_.push_back({before.by, notation::playText(before, play), forVictim + playWords(before, play), {}});
}

void Table::tellGifts(const Position& before, const Play& lastGift) {
  auto given = before.given;
  given[before.turn] = lastGift.card;
  tell("Partners have swapped cards.");
  for (const Seat seat : swappers(before)) {
    const Seat to = before.setup.givesTo(seat);
    Seat from = seat;
    for (const Seat giver : swappers(before)) from = before.setup.givesTo(giver) == seat ? giver : from;
    if (given[seat] == Card::None || given[from] == Card::None) continue;
    tell(std::string(colourName(seat)) + " gave the " + std::string(cardTitle(given[seat])) + " to " +
             std::string(colourName(to)) + " and got the " + std::string(cardTitle(given[from])) + " from " +
             std::string(colourName(from)) + '.',
         only(seat));
  }
}

void Table::tellWins(const Position& before, const Position& after) {
  if (after.phase == Phase::Answer)
    tell(colourNames(after.pendingWin()) + ": all marbles home! But " + std::string(colourName(after.turn)) +
         " can answer.");
  for (std::size_t place = 0; place < after.won.size() && after.phase == Phase::Play; ++place)
    if (!after.won[place].empty() && before.won[place].empty())
      tell(colourNames(after.won[place]) + ": place " + std::to_string(place + 1) + '!');
}

}  // namespace tacit::cli
