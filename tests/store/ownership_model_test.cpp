// The rules by which nodes have tables, as a small model of two nodes, one table, the database and what is on its way between
// them. Every order in which things can happen is tried, up to some ticks of the database's clock. A node that is stopped is
// one whose turn does not come: its lease runs out, and then it goes on as if nothing had happened. That the
// database does what the model says of it is for ownership_test.cpp.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <string_view>
#include <type_traits>
#include <unordered_set>

namespace tacit::store {
namespace {

constexpr int kNodes = 2;
constexpr std::int8_t kLease = 2;
constexpr std::int8_t kLastTick = 5;
constexpr std::int8_t kMaxEvents = 3;
constexpr std::int8_t kMaxEpoch = 4;
constexpr std::int8_t kNobody = -1;

enum class Way : std::int8_t { Nothing, Sent, Kept, Refused };  // of what a node writes

struct Node {
  std::int8_t epoch = 0;   // that it believes to have; 0: none
  std::int8_t knows = -1;  // how many events; -1: has not read them
  Way way = Way::Nothing;  // its next event ...
  std::int8_t fence = 0;   // ... with the epoch it was sent with ...
  std::int8_t number = 0;  // ... and which one it is
  bool operator==(const Node&) const = default;
};

struct Kept {
  std::int8_t epoch = 0;
  std::int8_t writer = kNobody;
  bool acknowledged = false;
  bool operator==(const Kept&) const = default;
};

struct World {
  std::int8_t now = 0;
  std::array<std::int8_t, kNodes> until{kLease, kLease};
  std::int8_t owner = kNobody;
  std::int8_t epoch = 0;
  std::int8_t size = 0;
  std::array<Kept, kMaxEvents> events{};
  std::array<Node, kNodes> nodes{};
  bool operator==(const World&) const = default;
};

static_assert(std::has_unique_object_representations_v<World>);

struct Hash {
  std::size_t operator()(const World& world) const {
    return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&world), sizeof world});
  }
};

bool lives(const World& world, int node) { return world.until[static_cast<std::size_t>(node)] > world.now; }

struct Model {
  bool fenced = true;           // the database looks at the epoch
  bool looksAtItsLease = true;  // a node finds out that its lease has run out
  int splits = 0;               // writes of an old epoch that got in
  int lost = 0;                 // acknowledged events that are not there, or that the owner does not know
  int acknowledged = 0;
  int handovers = 0;  // events by two nodes in one world
  std::unordered_set<World, Hash> seen;
  std::deque<World> next;

  void reach(const World& world) {
    if (seen.insert(world).second) next.push_back(world);
  }

  void search() {
    reach(World{});
    while (!next.empty()) {
      const World world = next.front();
      next.pop_front();
      check(world);
      if (world.now < kLastTick) {
        World later = world;
        ++later.now;
        reach(later);
      }
      for (int i = 0; i < kNodes; ++i) step(world, i);
    }
  }

  void check(const World& world) {
    for (int k = 0; k < world.size; ++k) acknowledged += world.events[static_cast<std::size_t>(k)].acknowledged ? 1 : 0;
    if (world.size >= 2 && world.events[0].writer != world.events[1].writer) ++handovers;
    for (const Node& node : world.nodes) {
      const bool isOwner = node.epoch != 0 && node.epoch == world.epoch;
      if (isOwner && node.knows >= 0 && node.way == Way::Nothing && node.knows != world.size) ++lost;
    }
  }

  // All that can happen with one node next, each a world of its own.
  void step(const World& world, int i) {
    const auto at = static_cast<std::size_t>(i);
    const auto with = [&](auto change) {
      World after = world;
      change(after, after.nodes[at]);
      reach(after);
    };
    const Node& node = world.nodes[at];
    if (node.way == Way::Sent) with([&](World& w, Node& n) { arrive(w, n, i); });
    with([&](World& w, Node& n) { renew(w, n, i); });
    const bool free = world.owner == kNobody || world.owner == i || !lives(world, world.owner);
    if (node.epoch == 0 && free && lives(world, i) && world.epoch < kMaxEpoch)
      with([&](World& w, Node& n) {
        w.owner = static_cast<std::int8_t>(i);
        n.epoch = ++w.epoch;
        n.knows = -1;
      });
    if (node.epoch != 0 && node.knows < 0) with([](World& w, Node& n) { n.knows = w.size; });
    if (node.epoch != 0 && node.knows >= 0 && node.knows < kMaxEvents && node.way == Way::Nothing)
      with([](World&, Node& n) {
        n.way = Way::Sent;
        n.fence = n.epoch;
        n.number = n.knows;
      });
    if (node.way == Way::Kept) with([&](World& w, Node& n) { hear(w, n); });
    if (node.way == Way::Kept) with([](World&, Node& n) { n.way = Way::Sent; });  // the answer is lost: once more
    if (node.way == Way::Refused)
      with([](World&, Node& n) { n = n.fence == n.epoch ? Node{} : Node{.epoch = n.epoch, .knows = n.knows}; });
    if (node.epoch != 0 && world.owner == i && node.way == Way::Nothing)
      with([](World& w, Node& n) {
        if (w.epoch == n.epoch) w.owner = kNobody;  // given back, at a drain
        n.epoch = 0;
        n.knows = -1;
      });
  }

  // Who comes back after its lease has run out asks what it still has, and forgets the rest.
  void renew(World& world, Node& node, int i) const {
    const bool expired = !lives(world, i);
    world.until[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(world.now + kLease);
    const bool isStillOurs = world.owner == i && world.epoch == node.epoch;
    if (expired && looksAtItsLease && !isStillOurs) {
      node.epoch = 0;
      node.knows = -1;
    }
  }

  void arrive(World& world, Node& node, int writer) {
    const auto number = static_cast<std::size_t>(node.number);
    const bool landed =
        world.size > node.number && world.events[number].writer == writer && world.events[number].epoch == node.fence;
    if (landed) {
      node.way = Way::Kept;
      return;
    }
    const bool mayWrite = !fenced || node.fence == world.epoch;
    if (!mayWrite || node.number != world.size) {
      node.way = Way::Refused;
      return;
    }
    if (node.fence != world.epoch) ++splits;
    world.events[number] = {node.fence, static_cast<std::int8_t>(writer), false};
    ++world.size;
    node.way = Way::Kept;
  }

  // People are told: it must be there. A node that has read the table again since tells nobody.
  void hear(World& world, Node& node) {
    node.way = Way::Nothing;
    Kept& event = world.events[static_cast<std::size_t>(node.number)];
    if (world.size <= node.number || event.epoch != node.fence) ++lost;
    else event.acknowledged = true;
    if (node.epoch == node.fence && node.knows == node.number) ++node.knows;
  }
};

TEST(OwnershipModel, NoOrderOfThingsLosesOrSplitsAnything) {
  Model model;
  model.search();
  EXPECT_EQ(model.splits, 0);
  EXPECT_EQ(model.lost, 0);
  EXPECT_GT(model.acknowledged, 0);
  EXPECT_GT(model.handovers, 0);
  EXPECT_GT(model.seen.size(), 100'000U);
  RecordProperty("worlds", static_cast<int>(model.seen.size()));
}

// The lease only says whose turn it is; that nothing gets in is the fence's work, whatever a node believes.
TEST(OwnershipModel, NotEvenByANodeThatNeverLooksAtItsLease) {
  Model model;
  model.looksAtItsLease = false;
  model.search();
  EXPECT_EQ(model.splits, 0);
  EXPECT_EQ(model.lost, 0);
}

// That the search would find it.
TEST(OwnershipModel, WithoutTheFenceItIsFound) {
  Model model;
  model.fenced = false;
  model.search();
  EXPECT_GT(model.splits, 0);
  EXPECT_GT(model.lost, 0);
}

}  // namespace
}  // namespace tacit::store
