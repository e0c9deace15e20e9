// Who is next when more is wanted than there is: addresses in turn, within one its people, within one their tables.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace tacit::tables {

// Whom a bot thinks for. New tables and new guests cost nothing, so they only divide what their address has: a visitor
// who opens ten tables, or comes as ten people, gets no more than one who plays a single game.
struct QuotaOwner {
  std::string address;
  std::string person;
  std::string table;
};

// Each level is served in the order of what was used so far; anyone who comes after a pause has a small credit, and no
// more. All amounts are milliseconds.
class FairShareQueue {
 public:
  using Wish = std::uint64_t;
  static constexpr double kCredit = 500;  // of one who was away: his first decision is served at once and in full

  void add(const QuotaOwner& owner, Wish wish);
  // The wish whose turn it is, paid for with `price` until it's settled; nothing when none waits.
  std::optional<Wish> next(double price);
  // What it really took, for a wish that `next` has given.
  void settle(const QuotaOwner& owner, double price, double spent);

  // How far one that is served is ahead of the first of those who wait, where their ways part: negative while it may go
  // on. Nothing when none waits.
  std::optional<double> lead(const QuotaOwner& served) const;

  std::size_t waiting() const { return root_.waiting; }

 private:
  static constexpr std::size_t kLevels = 3;
  struct Node {
    double used = 0;
    double turn = 0;           // what the child served last had used before
    std::uint64_t served = 0;  // when it was last served: anyone who waited longer comes first
    std::size_t waiting = 0;
    std::size_t busy = 0;  // waiting and being served
    std::map<std::string, Node, std::less<>> below;
    std::deque<Wish> wishes;  // of a table
  };
  static std::array<const std::string*, kLevels> wayOf(const QuotaOwner& owner);
  static const std::pair<const std::string, Node>* first(const Node& node);
  static void forgetIdle(Node& node);

  Node root_;
  std::uint64_t serial_ = 0;
};

}  // namespace tacit::tables
