#include "fair/numbers.h"

#include "fair/digest.h"

namespace tacit::fair {
namespace {

std::uint32_t bigEndian(const Digest& digest, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | digest[i];
  return number;
}

}  // namespace

Numbers::Numbers(const Secret& secret, std::string_view words, std::uint32_t k)
    : secret_(secret), message_("tacit shuffle " + std::to_string(k) + '\n' + std::string(words) + '\n') {}

std::uint32_t Numbers::below(std::uint32_t n) {
  const std::uint64_t all = std::uint64_t{1} << 32U;
  const std::uint64_t even = all / n * n;  // beyond it, small results would come up more often than large ones
  std::uint32_t number = next();
  while (number >= even) number = next();
  return number % n;
}

std::uint32_t Numbers::next() {
  if (used_ == kPerBlock) makeBlock();
  return block_[used_++];
}

void Numbers::makeBlock() {
  const Digest digest = hmacSha256(secret_.bytes, message_ + std::to_string(blocks_++));
  for (std::size_t i = 0; i < kPerBlock; ++i) block_[i] = bigEndian(digest, 4 * i);
  used_ = 0;
}

}  // namespace tacit::fair
