// Teams: people who play together under a name, with a rating of their own.
#pragma once

#include <string>

#include "clubs/friends_types.h"
#include "people/people.h"

namespace tacit::clubs {

TeamShown shownTeam(const store::Team& team);
// The course of a rating, in the family that each game belongs to.
std::vector<CurvePoint> shownCurve(const std::vector<store::RatingPoint>& points);

// Used on the I/O thread.
class Teams {
 public:
  Teams(store::Keeper& keeper, people::People& people) : keeper_(keeper), people_(people) {}

  // The best, or all of a person.
  void list(const people::Call& call);
  void page(const people::Call& call);
  void found(const people::Call& call);
  void answer(const people::Call& call);

  // Drops what was proposed long ago.
  void forget();

 private:
  bool isBlockedBy(const std::string& me, const std::vector<std::string>& others) const;

  store::Keeper& keeper_;
  people::People& people_;
};

}  // namespace tacit::clubs
