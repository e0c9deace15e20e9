// Ids of what is kept: text, but each kind is a type of its own, so that none is passed where another is meant.
#pragma once

#include <compare>
#include <functional>
#include <string>
#include <utility>

namespace tacit::base {

template <typename Tag>
class Id {
 public:
  using Plain = std::string;  // how JSON and the store have it

  Id() = default;
  explicit Id(std::string text) : text_(std::move(text)) {}

  const std::string& plain() const { return text_; }
  bool empty() const { return text_.empty(); }

  bool operator==(const Id&) const = default;
  auto operator<=>(const Id&) const = default;

 private:
  std::string text_;
};

using ClubId = Id<struct ClubTag>;
using TournamentId = Id<struct TournamentTag>;

}  // namespace tacit::base

template <typename Tag>
struct std::hash<tacit::base::Id<Tag>> {
  std::size_t operator()(const tacit::base::Id<Tag>& id) const { return std::hash<std::string>()(id.plain()); }
};
