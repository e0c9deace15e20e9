// What a person's games add up to: results, partners, the course of the rating, cards.
#pragma once

#include "store/store_part.h"
#include "store/teams.h"

namespace tacit::store {

struct TypeResults {
  std::string type;
  int games = 0;
  int won = 0;

  bool operator==(const TypeResults&) const = default;
};

// Games of a type with another person, in these seats. Who is with whom follows from the type, which is not known here.
struct Together {
  std::string type;
  std::string seats;
  std::string person;  // empty: a bot, or a person who is gone
  std::string name;    // as it is now
  std::string theirs;  // their seats
  int games = 0;
  int won = 0;

  bool operator==(const Together&) const = default;
};

// How often a person has laid a card; without a person, how often all have.
struct CardsLaid {
  std::string person;
  std::string card;
  int count = 0;

  bool operator==(const CardsLaid&) const = default;
};

struct FewestCards {
  std::string type;
  int cards = 0;
  std::string table;

  bool operator==(const FewestCards&) const = default;
};

// An opponent, and the number of rated games against them.
struct Met {
  std::string person;
  int games = 0;

  bool operator==(const Met&) const = default;
};

// Counted when a game ends.
class CareerStore : StorePart {
 public:
  using StorePart::StorePart;

  std::vector<TypeResults> resultsOf(const std::string& person);
  // The most games first. Nobody who hides `what` from others is among them.
  std::vector<Together> companyOf(const std::string& person, const std::string& what, int limit);
  // Of the last games, the oldest first.
  std::vector<RatingPoint> ratingCurve(const std::string& person, int games);
  // Of all people for an empty name.
  std::vector<CardsLaid> cardsLaidBy(const std::string& person);
  // A person's opponents in rated games.
  std::vector<Met> metBy(const std::string& person);
  // By type: the best of each.
  std::vector<FewestCards> fewestCardsOf(const std::string& person);

 private:
  friend class PeopleStore;  // erases people, within a transaction
  void leave(const std::string& person, const std::string& nameInGames);
};

}  // namespace tacit::store
