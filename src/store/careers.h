// What can be told of somebody's games taken together: results, partners, the course of the rating, cards.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/teams.h"

namespace tacit::store {

struct TypeResults {
  std::string type;
  int games = 0;
  int won = 0;

  bool operator==(const TypeResults&) const = default;
};

// Games of a type with somebody else, in these seats. Who is with whom follows from the type, which is not known here.
struct Together {
  std::string type;
  std::string seats;
  std::string person;  // empty: a bot, or somebody who is gone
  std::string name;    // as it is now
  std::string theirs;  // their seats
  int games = 0;
  int won = 0;

  bool operator==(const Together&) const = default;
};

// How often somebody has laid a card; without a person, everybody.
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
class CareerStore {
 public:
  CareerStore() = default;
  CareerStore(const CareerStore&) = delete;
  CareerStore& operator=(const CareerStore&) = delete;
  CareerStore(CareerStore&&) = delete;
  CareerStore& operator=(CareerStore&&) = delete;
  virtual ~CareerStore() = default;

  virtual std::vector<TypeResults> resultsOf(const std::string& person) = 0;
  // The most games first. Nobody who hides `what` from others is among them.
  virtual std::vector<Together> companyOf(const std::string& person, const std::string& what, int limit) = 0;
  // Of the last games, the oldest first.
  virtual std::vector<RatingPoint> ratingCurve(const std::string& person, int games) = 0;
  // Of everybody for an empty name.
  virtual std::vector<CardsLaid> cardsLaidBy(const std::string& person) = 0;
  // A person's opponents in rated games.
  virtual std::vector<Met> metBy(const std::string& person) = 0;
  // By type: the best of each.
  virtual std::vector<FewestCards> fewestCardsOf(const std::string& person) = 0;
};

}  // namespace tacit::store
