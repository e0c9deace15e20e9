// What is kept of teams: people who play together under a name, and how strong they are as a team.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/people.h"

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
  std::int64_t createdMs = 0;
  Rating rating;
  int won = 0;
  bool stands = false;
  std::vector<TeamMember> members;  // whoever founds it first

  bool operator==(const Team&) const = default;
};

struct NewTeam {
  std::string id;
  std::string name;
  std::string skeleton;  // no two teams share it
  std::int64_t createdMs = 0;
  std::vector<std::string> people;  // whoever founds it first
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
  std::int64_t ms = 0;
  Rating rating;

  bool operator==(const RatingPoint&) const = default;
};

class TeamStore {
 public:
  TeamStore() = default;
  TeamStore(const TeamStore&) = delete;
  TeamStore& operator=(const TeamStore&) = delete;
  TeamStore(TeamStore&&) = delete;
  TeamStore& operator=(TeamStore&&) = delete;
  virtual ~TeamStore() = default;

  virtual Founding found(const NewTeam& team) = 0;
  virtual std::optional<Team> team(const std::string& id) = 0;
  // Also those that do not stand yet; the oldest first.
  virtual std::vector<Team> teamsOf(const std::string& person) = 0;
  // The one that stands and has just these people, if there is one.
  virtual std::optional<Team> teamWith(const std::vector<std::string>& people) = 0;
  // False: nobody has asked this person.
  virtual bool acceptTeam(const std::string& team, const std::string& person) = 0;
  // It is gone, with its rating. False: there is none with this member.
  virtual bool disband(const std::string& team, const std::string& member) = 0;
  // Those that stand and have rated games, the best first.
  virtual std::vector<Team> teamRanking(int limit) = 0;
  // The last of them, the oldest first.
  virtual std::vector<RatingPoint> teamCurve(const std::string& team, int limit) = 0;
  // Tables, the newest first.
  virtual std::vector<std::string> teamTables(const std::string& team, int limit) = 0;
  // Teams that were proposed before this and that not all wanted.
  virtual void forgetProposals(std::int64_t beforeMs) = 0;
};

}  // namespace tacit::store
