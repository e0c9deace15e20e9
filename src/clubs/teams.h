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
  Teams(store::Keeper& keeper, people::People& people, const service::Settings& settings)
      : keeper_(keeper), people_(people), settings_(settings) {}

  // The best, or all of a person.
  void list(const net::Request& request, const net::Reply& reply);
  void page(const net::Request& request, const net::Reply& reply);
  void found(const net::Request& request, const net::Reply& reply);
  void answer(const net::Request& request, const net::Reply& reply);

  // Drops what is only kept for limits, and what was proposed long ago.
  void forget();

 private:
  void propose(const store::Person& me, const TeamWish& wish, const net::Reply& reply);
  bool isBlockedBy(const std::string& me, const std::vector<std::string>& others) const;

  store::Keeper& keeper_;
  people::People& people_;
  const service::Settings& settings_;
  net::Buckets foundings_{{.perSecond = 10.0 / 3600, .burst = 5}};
};

}  // namespace tacit::clubs
