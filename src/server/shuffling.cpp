#include "server/shuffling.h"

#include <stdexcept>

#include "fair/shuffler.h"
#include "notation/words.h"

namespace tacit::server {

table::Created committedTo(const table::Options& options, std::string id, std::string host) {
  const fair::Secret secret = fair::newSecret();
  return {std::move(id), std::move(host), options, fair::commitment(secret), fair::hex(secret)};
}

table::Shuffled fairShuffle(const table::Table& table, int number) {
  const auto secret = fair::secretFrom(table.seed());
  if (!secret) throw std::logic_error("a table without a secret cannot be dealt at");
  const fair::Shuffler shuffler(*secret, table.words());
  table::Shuffled shuffled;
  shuffled.number = number;
  if (number == 1) shuffled.dealer = std::string(1, notation::seatLetter(shuffler.firstDealer(table.setup())));
  std::string cards;
  const Stack stack = shuffler.shuffledPack(table.setup(), static_cast<std::uint32_t>(number));
  for (const Card card : stack.rest()) cards.append(cards.empty() ? "" : ",").append(notation::cardName(card));
  shuffled.cards = std::move(cards);
  return shuffled;
}

}  // namespace tacit::server
