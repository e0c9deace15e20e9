// What is kept of teams: people who play together under a name, and how strong they are as a team.
#pragma once

#include "store/people.h"
#include "store/store_part.h"

namespace tacit::store {

struct TeamMember {
  std::string person;
  std::string name;
  bool accepted = false;

  bool operator==(const TeamMember&) const = default;
};

// It stands when all have accepted; until then it is a question to the others.
struct Team {
  std::string id;
  std::string name;
  base::Instant created;
  Rating rating;
  int won = 0;
  bool stands = false;
  std::vector<TeamMember> members;  // the founder first

  bool operator==(const Team&) const = default;
};

struct NewTeam {
  std::string id;
  std::string name;
  std::string skeleton;  // no two teams share it
  base::Instant created;
  std::vector<std::string> people;  // the founder first
};

// What became of the wish for a team. Unless it was done, nothing has changed.
enum class Founding : std::uint8_t { Done, NameTaken, IsThere, NoAccount };

// The rating of a team after a game; as with RatingChange, its games are counted one by one.
struct TeamChange {
  std::string team;
  Rating after;
  bool won = false;

  bool operator==(const TeamChange&) const = default;
};

// A rating as it was after a game.
struct RatingPoint {
  std::string type;  // of the game
  base::Instant when;
  Rating rating;

  bool operator==(const RatingPoint&) const = default;
};

class TeamStore : StorePart {
 public:
  using StorePart::StorePart;

  Founding found(const NewTeam& team);
  std::optional<Team> find(const std::string& id);
  // Also those that do not stand yet; the oldest first.
  std::vector<Team> of(const std::string& person);
  // The one that stands and has just these people, if there is one.
  std::optional<Team> with(const std::vector<std::string>& people);
  // False: nobody has asked this person.
  bool accept(const std::string& team, const std::string& person);
  // It is gone, with its rating. False: there is none with this member.
  bool disband(const std::string& team, const std::string& member);
  // Those that stand and have rated games, the best first.
  std::vector<Team> ranking(int limit);
  // The last of them, the oldest first.
  std::vector<RatingPoint> curve(const std::string& team, int limit);
  // Tables, the newest first.
  std::vector<std::string> tables(const std::string& team, int limit);
  // Teams that were proposed before this and that not all wanted.
  void forgetProposals(base::Instant before);

 private:
  friend class PeopleStore;  // erases people, within a transaction
  void leave(const std::string& person);
  // The teams for which a condition with one text in it holds.
  std::vector<Team> select(const std::string& condition, const std::string& key);
  void remove(const std::string& team);
};

}  // namespace tacit::store
