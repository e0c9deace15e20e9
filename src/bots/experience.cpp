#include "bots/experience.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tacit::bots {
namespace {

constexpr float kPoint = 0.015F;     // of the policy's score, as an outcome: so the weights were fitted
constexpr float kTrust = 16;         // play-outs that the policy's opinion counts like
constexpr float kTrustShared = 8;    // the same for what is learnt after all candidates together
constexpr float kShared = 96;        // play-outs after a candidate that those after all of them count like
constexpr float kFades = 256;        // play-outs after a candidate, before those after all of them count half
constexpr float kCuriosity = 0.04F;  // how much better than known a play may be, before it is tried
constexpr float kFamiliar = 32;      // play-outs with a play, before what follows it is learnt too

constexpr std::size_t kMinRoom = 1U << 10U;
constexpr std::size_t kMaxRoom = 1U << 18U;  // 6 MiB

constexpr std::uint64_t mix(std::uint64_t x, std::uint64_t y) {
  std::uint64_t z = (x ^ y) * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 32U)) * 0xd6e8feb86659fd93ULL;
  return z ^ (z >> 32U);
}

// The place that a play leads to; from outside a tree there is no way in.
constexpr std::uint64_t after(std::uint64_t place, std::uint64_t play) { return place == 0 ? 0 : mix(place, play); }

// The same play has the same name, whatever the others have done meanwhile.
std::uint64_t nameOf(const Play& play, Seat seat) {
  std::uint64_t where = 0;
  if (play.kind == Kind::Move || play.kind == Kind::Exchange)
    where = std::uint64_t{play.colour} << 16U | std::uint64_t{play.from} << 8U | play.to;
  else if (play.kind == Kind::Seven) where = play.after.four(seat).bytes();
  return where << 24U | static_cast<std::uint64_t>(play.card) << 16U | static_cast<std::uint64_t>(play.as) << 8U |
         static_cast<std::uint64_t>(play.kind);
}

}  // namespace

void Experience::Trail::begin(int candidate) {
  constexpr std::uint64_t kOfAll = 1U << 20U;
  auto root = static_cast<std::uint64_t>(candidate) * kSeats;
  auto shared = kOfAll;
  for (Place& place : at_) place = {mix(++root, 0), mix(++shared, 0)};
  size_ = 0;
}

Experience::Experience(int playOuts)
    : lessons_(std::bit_ceil(std::clamp(4 * static_cast<std::size_t>(playOuts), kMinRoom, kMaxRoom))) {}

// The place of a lesson, or where it would be put.
std::size_t Experience::slotOf(std::uint64_t key) const {
  std::size_t slot = key % lessons_.size();
  while (lessons_[slot].key != 0 && lessons_[slot].key != key) slot = (slot + 1) % lessons_.size();
  return slot;
}

// When the table is nearly full, only what is known already is learnt better.
Experience::Lesson* Experience::roomFor(std::uint64_t key) {
  Lesson& found = lessons_[slotOf(key)];
  if (found.key == key) return &found;
  if (used_ >= lessons_.size() / 4 * 3) return nullptr;
  ++used_;
  found.key = key;
  return &found;
}

int Experience::choose(const Position& position, const PlayList& plays, const Favourites& favourites,
                       Trail& trail) const {
  Trail::Place& at = trail.at_[position.by];
  const Mean usual = lesson(at.own).next;
  const Mean usualShared = lesson(at.shared).next;
  const float fading = kFades / (kFades + usual.count);  // or a play spoken ill of by the others would never be tried
  const float unknown = kCuriosity * std::sqrt(std::log1p(usual.count));
  float best = -std::numeric_limits<float>::infinity();
  int chosen = 0;
  Trail::Place next;
  Trail::Step& step = trail.steps_[trail.size_++];
  for (std::size_t k = 0; k < favourites.size(); ++k) {
    const std::uint64_t name = nameOf(plays[favourites.play(k)], position.turn);
    const Trail::Place to = {after(at.own, name), after(at.shared, name)};
    const Mean known = lesson(to.own).play;
    const Mean shared = lesson(to.shared).play;
    const float opinion = kPoint * (favourites.score(k) - favourites.score(0));
    const float expected = fading * shared.beyond(usualShared, 0, kTrustShared);
    const float learnt = known.beyond(usual, expected, kTrust + fading * kShared);
    const float value = opinion + learnt + unknown / std::sqrt(known.count + kTrust);
    if (value <= best) continue;
    best = value;
    chosen = favourites.play(k);
    next = {known.count >= kFamiliar ? to.own : Trail::kLeft, shared.count >= kFamiliar ? to.shared : Trail::kLeft};
    step = {at, to, opinion, position.by};
  }
  at = next;
  return chosen;
}

void Experience::learn(const Trail& trail, const Outcomes& outcomes) {
  for (std::size_t k = 0; k < trail.size_; ++k) {
    const Trail::Step& step = trail.steps_[k];
    const float more = outcomes[step.by] - step.opinion;
    note(step.from.own, step.to.own, more);
    note(step.from.shared, step.to.shared, more);
  }
}

void Experience::note(std::uint64_t from, std::uint64_t to, float more) {
  if (from == Trail::kLeft) return;
  if (Lesson* const node = roomFor(from)) node->next.add(more);
  if (Lesson* const play = roomFor(to)) play->play.add(more);
}

}  // namespace tacit::bots
