// What is kept of people: their names and ratings.
#pragma once

#include <string_view>

#include "rating/rating.h"
#include "store/store_part.h"

namespace tacit::store {

using rating::Rating;

// In which games (docs/rating.md).
struct FamilyRating {
  std::string family;
  Rating rating;

  bool operator==(const FamilyRating&) const = default;
};

struct Person {
  std::string id;
  std::string name;
  bool guest = true;  // without an account
  base::Instant created;
  std::vector<FamilyRating> ratings;  // in families of games where there are rated ones

  bool operator==(const Person&) const = default;

  Rating ratingIn(std::string_view family) const {
    for (const auto& one : ratings)
      if (one.family == family) return one.rating;
    return {};
  }
};

class PeopleStore : StorePart {
 public:
  using StorePart::StorePart;

  std::optional<Person> find(const std::string& id);
  std::optional<Person> ofSession(const std::string& tokenHash);
  // Those whose name has this part, however it is capitalised; the newest first.
  std::vector<Person> named(const std::string& part, int limit);
  // Those with rated games, the best first: by what they are almost certainly worth, mu - 3 sigma. Only people who have
  // met at least this many different opponents.
  std::vector<Person> ranking(const std::string& family, int limit, int leastMet = 0);

  // Everything but finished games goes; there the person is nobody, under this name.
  void erase(const std::string& person, const std::string& nameInGames);
  // Guests from before this who can never come back: none of their sessions is left.
  std::vector<std::string> lostGuests(base::Instant createdBefore, int limit);

 private:
  std::vector<FamilyRating> ratingsOf(const std::string& person);
  // The people for whom a condition with one text in it holds.
  std::vector<Person> select(const std::string& condition, const std::string& key);
};

}  // namespace tacit::store
