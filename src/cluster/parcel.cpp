// How packets travel: numbers in as few bytes as they need, texts with their length before them.
#include <limits>
#include <utility>

#include "cluster/links.h"

namespace tacit::cluster {
namespace {

constexpr std::string_view kMark = "T1";
constexpr std::size_t kMaxPackets = 1'000'000;

void write(std::string& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out.push_back(static_cast<char>(number | 0x80));
  out.push_back(static_cast<char>(number));
}

void write(std::string& out, std::string_view text) {
  write(out, text.size());
  out += text;
}

// Ids of lines that are near each other are one byte each.
void write(std::string& out, const std::vector<std::uint64_t>& lines) {
  write(out, lines.size());
  std::uint64_t last = 0;
  for (const std::uint64_t line : lines) write(out, line - std::exchange(last, line));
}

// Reads what was written, and never beyond its end.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (rest_.empty()) return fail();
      const auto byte = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
      if (byte < 0x80) return value;
    }
    return fail();
  }

  std::string_view text() {
    const std::uint64_t size = number();
    if (size > rest_.size()) {
      fail();
      return {};
    }
    const auto found = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return found;
  }

  std::vector<std::uint64_t> lines() {
    std::vector<std::uint64_t> all;
    const std::uint64_t count = number();
    if (count > rest_.size()) fail();
    std::uint64_t last = 0;
    for (std::uint64_t i = 0; i < count && good_; ++i) all.push_back(last += number());
    return all;
  }

  bool isGood() const { return good_; }
  bool isAtEnd() const { return good_ && rest_.empty(); }

 private:
  std::uint64_t fail() {
    good_ = false;
    rest_ = {};
    return 0;
  }

  std::string_view rest_;
  bool good_ = true;
};

Packet packetFrom(Reader& in) {
  Packet packet;
  const std::uint64_t kind = in.number();
  packet.kind = static_cast<std::uint8_t>(kind & std::numeric_limits<std::uint8_t>::max());
  packet.number = static_cast<std::int64_t>(in.number());
  packet.lines = in.lines();
  packet.text = std::make_shared<const std::string>(in.text());
  return packet;
}

}  // namespace

std::string written(const Parcel& parcel) {
  std::string out(kMark);
  write(out, parcel.stream);
  write(out, parcel.serial);
  write(out, parcel.broken);
  write(out, parcel.from);
  write(out, parcel.packets.size());
  for (const Packet& packet : parcel.packets) {
    write(out, packet.kind);
    write(out, static_cast<std::uint64_t>(packet.number));
    write(out, packet.lines);
    write(out, packet.view());
  }
  return out;
}

std::optional<Parcel> parcelFrom(std::string_view text) {
  if (!text.starts_with(kMark)) return std::nullopt;
  Reader in(text.substr(kMark.size()));
  Parcel parcel;
  parcel.stream = in.number();
  parcel.serial = in.number();
  parcel.broken = in.number();
  parcel.from = in.text();
  const std::uint64_t count = in.number();
  if (count > kMaxPackets) return std::nullopt;
  for (std::uint64_t i = 0; i < count && in.isGood(); ++i) parcel.packets.push_back(packetFrom(in));
  return in.isAtEnd() ? std::optional(std::move(parcel)) : std::nullopt;
}

}  // namespace tacit::cluster
