// What is kept of finished games: records, results, who took part, and the best of them.
#pragma once

#include "store/careers.h"
#include "store/people.h"
#include "store/store_part.h"
#include "store/teams.h"

namespace tacit::store {

// A participant without a person is a bot, and the name says which.
struct Participant {
  std::string person;
  std::string name;
  std::string seats;
  bool won = false;
  bool guest = false;  // has no account now; not written

  bool operator==(const Participant&) const = default;
};

// The games are counted one by one: a change that does not follow on what is kept throws StoreUnavailable, to be computed
// again from what is there by then. Games of one person may end on two nodes at once.
struct RatingChange {
  std::string person;
  Rating after;

  bool operator==(const RatingChange&) const = default;
};

// A person had this opponent in a rated game.
struct Opponents {
  std::string person;
  std::string other;

  bool operator==(const Opponents&) const = default;
};

// Its table is done by that, and the ratings are those of the persons from now on.
struct FinishedGame {
  std::string table;
  std::string type;
  base::Instant finished;
  std::string result;
  bool rated = false;
  std::string record;  // .tac text
  std::vector<Participant> participants;
  std::vector<RatingChange> ratings;
  std::string family = {};  // NOLINT(readability-redundant-member-init): of the ratings; not kept with the game
  int cards = 0;            // laid until all were home together; 0: it was no such game, or lost
  std::string pack = "master";
  std::string rules = "std";  // edition and switches
  // In which the wins of its players are counted in a row; empty: in none. Not kept with the game.
  std::string series = {};                // NOLINT(readability-redundant-member-init): may be left out
  std::vector<TeamChange> teams = {};     // NOLINT(readability-redundant-member-init): may be left out; not read back
  std::vector<CardsLaid> laid = {};       // NOLINT(readability-redundant-member-init): the same; people are added up
  std::vector<Opponents> opponents = {};  // NOLINT(readability-redundant-member-init): the same

  bool operator==(const FinishedGame&) const = default;
};

// A person's games against bots of one kind.
struct AgainstBots {
  std::string name;
  int games = 0;
  int won = 0;

  bool operator==(const AgainstBots&) const = default;
};

// What records are asked for; what is empty may be anything.
struct RecordWish {
  std::string type;
  std::string pack;
  std::string rules;
};

// The most wins in a row that a person has had.
struct Series {
  std::string person;
  std::string name;
  bool guest = false;
  int wins = 0;
  std::string table;  // of the last of them
  base::Instant finished;

  bool operator==(const Series&) const = default;
};

class GameStore : StorePart {
 public:
  using StorePart::StorePart;

  // A finished game without its record, and without the ratings of those who hide their course (`curve`).
  std::optional<FinishedGame> find(const std::string& table);
  std::optional<std::string> record(const std::string& table);
  void replaceRecord(const std::string& table, const std::string& record);
  // A person's games without their records, the newest first; to go on, name the last table seen.
  std::vector<FinishedGame> history(const std::string& person, int limit, const std::string& before = {});
  // Games of this type that a person has played against bots alone, all of one name; and how many of them were won.
  std::vector<AgainstBots> againstBots(const std::string& person, const std::string& type);

  // Games in which all came home together, without their records: those with the fewest cards first.
  std::vector<FinishedGame> fewestCards(const RecordWish& wish, int limit);
  // The same of four who played together, all of them members of this club.
  std::vector<FinishedGame> fewestCardsIn(const base::ClubId& club, int limit);
  // The longest first; of equals the one that came first.
  std::vector<Series> longestSeries(const std::string& kind, int limit);

 private:
  // The games that a query selects, with values bound to its names.
  template <class... Uses>
  std::vector<FinishedGame> select(const std::string& from, const Uses&... uses);
  std::vector<Participant> participants(const std::string& table);
  std::vector<RatingChange> ratingChanges(const std::string& table);
};

}  // namespace tacit::store
