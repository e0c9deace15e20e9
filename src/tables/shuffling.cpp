#include "tables/shuffling.h"

#include <stdexcept>

#include "fair/shuffler.h"

namespace tacit::tables {

table::Created committedTo(const table::Options& options, std::string id, std::string host) {
  const fair::Secret secret = fair::newSecret();
  return {std::move(id), std::move(host), options, fair::commitment(secret), fair::hex(secret)};
}

table::Shuffled fairShuffle(const table::Table& table, int number) {
  const auto secret = fair::secretFrom(table.fairness().seed);
  if (!secret) throw std::logic_error("a table without a secret cannot be dealt at");
  const fair::Shuffler shuffler(*secret, table.fairness().words);
  const Stack pack = shuffler.shuffledPack(table.setup(), static_cast<std::uint32_t>(number));
  const auto dealer = number == 1 ? std::optional(shuffler.firstDealer(table.setup())) : std::nullopt;
  return table::shuffledEvent(number, pack, dealer);
}

}  // namespace tacit::tables
