#include "rules/game.h"

#include "rules/swap.h"

namespace tacit {
namespace {

Stack stackOf(const CardCounts& counts) {
  Stack stack;
  for (const Card card : kAllCards)
    for (int n = counts[card]; n > 0; --n) stack.cards[stack.size++] = card;
  return stack;
}

}  // namespace

void setBoard(Position& position, const Board& board) {
  position.board = board;
  if (position.function != Card::None) position.undo = board;
}

CardCounts notLaid(const Position& p) {
  CardCounts counts = cardsOf(p.setup.pack, p.setup.seatCount());
  for (std::size_t k = 0; k < kCards; ++k)
    counts[k] = static_cast<std::uint8_t>(counts[k] - std::min(counts[k], p.gone[k]));
  return counts;
}

int nextDealSize(const Position& p) {
  const int seats = p.inGame().size();
  const int each = !p.everWon().empty() ? 5 : scheduledDeal(p.setup.pack, seats, p.deals + 1);
  return each * seats <= p.stack ? each : 0;
}

int firstDealSize(const Position& p) {
  return !p.everWon().empty() ? 5 : scheduledDeal(p.setup.pack, p.setup.seatCount(), 1);
}

void dealHands(Position& p, const Deal& deal) {
  p.dealer = deal.dealer;
  p.hands = deal.hands;
  p.stack = static_cast<std::uint8_t>(deal.undealt);
  p.deals = static_cast<std::uint8_t>(deal.shuffled ? 1 : p.deals + 1);
  if (deal.shuffled) {
    countUp(p.shuffles);
    p.gone = {};
  }
  p.function = Card::None;
  p.undo = Board{};
  p.tacBanned = false;
  p.phase = Phase::Play;
  p.says = {.yes = {}, .known = true};
  for (const Seat s : p.inGame()) {
    if (p.hands[s].holdsOpeningCard()) p.says.yes |= only(s);
  }
  p.turn = p.by = p.next(p.dealer);
  const SeatSet giving = swappers(p);
  if (giving.empty()) return;
  p.phase = Phase::Swap;
  p.turn = p.by = giving.next(p.dealer);
}

Deal dealFrom(const Position& p, std::span<const Card> cards, int each, bool shuffled) {
  const SeatSet seats = p.inGame();
  Deal deal{.dealer = seats.next(p.dealer), .shuffled = shuffled, .undealt = static_cast<int>(cards.size())};
  Seat seat = deal.dealer;
  std::size_t next = 0;
  for (int n = seats.size(); n > 0; --n) {
    seat = seats.next(seat);
    for (int k = 0; k < each; ++k) deal.hands[seat].add(cards[next++]);
  }
  deal.undealt -= static_cast<int>(next);
  return deal;
}

Position beforeFirstDeal(const Setup& setup, Seat firstDealer) {
  Position p;
  p.setup = setup;
  p.phase = Phase::Deal;
  p.dealer = setup.table().seats.previous(firstDealer);
  p.turn = p.by = p.dealer;
  p.deals = 0;
  p.shuffles = 0;
  if (setup.has(Switch::IntroMarble))
    for (const Seat s : setup.table().seats) p.board.put(s, kMarbles - 1, marbleOn(startOf(setup.table(), s), true));
  return p;
}

Stack orderedPack(const Setup& setup) { return stackOf(cardsOf(setup.pack, setup.seatCount())); }

Stack someStack(const Position& p, Random& random) {
  if (shuffleIsDue(p)) return shuffledPack(p.setup, random);
  Stack stack = stackOf(notLaid(p));
  shuffle(std::span(stack.cards).first(stack.size), random);
  stack.size = std::min(stack.size, p.stack);
  return stack;
}

Deal nextDeal(const Position& p, const Stack& stack) {
  const bool shuffled = shuffleIsDue(p);
  return dealFrom(p, stack.rest(), shuffled ? firstDealSize(p) : nextDealSize(p), shuffled);
}

void dealNext(Position& p, Stack& stack) {
  const Deal deal = nextDeal(p, stack);
  stack.first = static_cast<std::uint8_t>(stack.first + stack.size - deal.undealt);
  stack.size = static_cast<std::uint8_t>(deal.undealt);
  dealHands(p, deal);
}

Game::Game(const Setup& setup, Random& random) {
  position_ = beforeFirstDeal(setup, drawnDealer(setup, random));
  deal(random);
}

void Game::carryOut(const Play& play, Random& random) {
  carryOut(play);
  if (position_.phase == Phase::Deal) deal(random);
}

void Game::give(Seat seat, Card card) { tacit::give(position_, seat, card); }

void Game::takeBackGift(Seat seat) { tacit::takeBackGift(position_, seat); }

void Game::deal(const Stack& stack) {
  stack_ = stack;
  dealNext(position_, stack_);
}

void Game::deal(const Deal& deal) {
  dealHands(position_, deal);
  stack_ = Stack{.size = position_.stack};
}

void Game::deal(Random& random) {
  if (shuffleIsDue(position_) || !stack_.known) stack_ = someStack(position_, random);
  dealNext(position_, stack_);
}

std::uint64_t perft(const Position& position, int depth) {
  if (depth == 0) return 1;
  PlayList plays;
  listPlays(position, plays);
  if (plays.empty()) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(plays.size());
  std::uint64_t nodes = 0;
  for (const Play& play : plays) {
    Position next = position;
    carryOut(next, play);
    nodes += perft(next, depth - 1);
  }
  return nodes;
}

}  // namespace tacit
