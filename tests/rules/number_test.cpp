// Numbers of different kinds are not taken for each other: what must not compile.
#include <concepts>

#include "rules/tacit.h"
#include "support/common.h"

namespace tacit {
namespace {

template <typename X, typename Y>
concept CanBeEqual = requires(X x, Y y) { x == y; };
template <typename X, typename Y>
concept HaveAnOrder = requires(X x, Y y) { x < y; };
template <typename X, typename Y>
concept CanBeAdded = requires(X x, Y y) { x + y; };

template <typename X, typename Y>
constexpr bool kApart = !CanBeEqual<X, Y> && !CanBeEqual<Y, X> && !HaveAnOrder<X, Y> && !HaveAnOrder<Y, X> &&
                        !std::constructible_from<X, Y> && !std::constructible_from<Y, X>;

static_assert(CanBeEqual<Seat, Seat> && HaveAnOrder<Seat, Seat>);
static_assert(kApart<Seat, Space> && kApart<Space, Marble> && kApart<Marble, Seat>);
static_assert(!CanBeAdded<Seat, Space> && CanBeAdded<Space, int>);
static_assert(!CanBeEqual<Seat, int> && !HaveAnOrder<Space, unsigned> && !std::convertible_to<int, Seat>);
static_assert(kApart<MarbleSet, Four>);
static_assert(!std::convertible_to<MarbleSet, unsigned> && !std::convertible_to<Four, unsigned>);

TEST(Number, IsComparedWithItsOwnKind) {
  EXPECT_LT(Seat{1}, Seat{2});
  EXPECT_EQ(Space{66}, kHome);
  EXPECT_GT(marbleOn(home(1)), marbleOn(kHome));
}

}  // namespace
}  // namespace tacit
