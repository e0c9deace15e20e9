// What is kept of clubs: their events, and as much beside them as it takes to list them. What an event says is not known
// here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/tournaments.h"

namespace tacit::store {

struct ClubMember {
  std::string person;
  bool organiser = false;
};

// What becomes of a club by some events.
struct ClubStep {
  std::string id;
  std::int64_t last = 0;            // the number of the event before these
  std::vector<std::string> events;  // last + 1, last + 2 and so on
  std::string name;
  std::vector<ClubMember> members;  // all of them
  std::string gains;                // a tournament that becomes the club's ...
  std::string from;                 // ... if it is this organiser's
  std::string loses;                // a tournament that is no longer the club's
};

struct NewClub {
  std::string founder;
  std::string secret;
  std::int64_t ms = 0;
  ClubStep begins;  // with its first event
};

// All that is kept of it but its events.
struct KeptClub {
  std::string id;
  std::string name;
  std::string secret;
  int members = 0;

  bool operator==(const KeptClub&) const = default;
};

struct MemberName {
  std::string person;
  std::string name;

  bool operator==(const MemberName&) const = default;
};

// One of a club's evenings.
struct ClubTournament {
  KeptTournament tournament;
  std::int64_t last = 0;  // the number of its last event
};

// What became of a step. Unless it was done, nothing has changed.
enum class ClubKept : std::uint8_t {
  Done,
  Outdated,      // there is another event after `last` already, or no such club
  NoTournament,  // the one to be gained is not there, not theirs, or a club's already
};

// The part of the store that is about clubs. They belong to no node: whoever wants to add to one says after which event,
// and is told when another was faster.
class ClubStore {
 public:
  ClubStore() = default;
  ClubStore(const ClubStore&) = delete;
  ClubStore& operator=(const ClubStore&) = delete;
  ClubStore(ClubStore&&) = delete;
  ClubStore& operator=(ClubStore&&) = delete;
  virtual ~ClubStore() = default;

  // False, and nothing is kept: there is one of this id, or no such founder.
  virtual bool makeClub(const NewClub& club) = 0;
  virtual ClubKept addToClub(const ClubStep& step) = 0;

  virtual std::optional<KeptClub> club(const std::string& id) = 0;
  // What its events say that come after this one, in their order.
  virtual std::vector<std::string> clubEvents(const std::string& id, std::int64_t after) = 0;
  // The newest first; to go on, name the last one seen.
  virtual std::vector<KeptClub> clubs(int limit, const std::string& before) = 0;
  // Those that somebody is a member of, the same way.
  virtual std::vector<KeptClub> clubsOf(const std::string& person, int limit, const std::string& before) = 0;
  virtual int clubsFoundedBy(const std::string& person) = 0;
  // What its members are called now.
  virtual std::vector<MemberName> namesIn(const std::string& club) = 0;
  // Its evenings, as far as they are still there.
  virtual std::vector<ClubTournament> tournamentsOfClub(const std::string& club) = 0;
  // In place of what was kept: somebody goes.
  virtual void replaceClubEvent(const std::string& id, std::int64_t number, const std::string& text) = 0;
  // With all of its events; its tournaments stay. False: there is none.
  virtual bool deleteClub(const std::string& id) = 0;
};

}  // namespace tacit::store
