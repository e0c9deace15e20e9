// What is kept of clubs: their events, and as much beside them as it takes to list them. What an event says is not known
// here.
#pragma once

#include "store/event_log.h"
#include "store/store_part.h"
#include "store/tournaments.h"

namespace tacit::store {

struct ClubMember {
  std::string person;
  bool organiser = false;
};

// What becomes of a club by some events.
struct ClubStep {
  base::ClubId id;
  std::int64_t last = 0;            // the number of the event before these
  std::vector<std::string> events;  // last + 1, last + 2 and so on
  std::string name;
  std::vector<ClubMember> members;  // all of them
  base::TournamentId gains;         // a tournament that becomes the club's ...
  std::string from;                 // ... if it is this organiser's
  base::TournamentId loses;         // a tournament that is no longer the club's
};

struct NewClub {
  std::string founder;
  std::string secret;
  base::Instant when;
  ClubStep begins;  // with its first event
};

// All that is kept of it but its events.
struct KeptClub {
  base::ClubId id;
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

// Clubs belong to no node: each step names the event before it, and is refused when another was faster.
class ClubStore : StorePart {
 public:
  ClubStore(Connection& connection);

  // False, and nothing is kept: there is one of this id, or no such founder.
  bool create(const NewClub& club);
  ClubKept append(const ClubStep& step);

  std::optional<KeptClub> find(const base::ClubId& id);
  // What its events say that come after this one, in their order.
  std::vector<std::string> events(const base::ClubId& id, std::int64_t after) { return log_.after(id.plain(), after); }
  // The newest first; to go on, name the last one seen.
  std::vector<KeptClub> list(int limit, const base::ClubId& before);
  // Those that a person is a member of, the same way.
  std::vector<KeptClub> of(const std::string& person, int limit, const base::ClubId& before);
  int foundedBy(const std::string& person);
  // What its members are called now.
  std::vector<MemberName> memberNames(const base::ClubId& club);
  // Its evenings, as far as they are still there.
  std::vector<ClubTournament> tournamentsOf(const base::ClubId& club);
  // In place of what was kept: a person leaves.
  void replaceEvent(const base::ClubId& id, std::int64_t number, const std::string& text) {
    log_.replace(id.plain(), number, text);
  }
  // With all its events; its tournaments stay. False: there is none.
  bool remove(const base::ClubId& id);

 private:
  // Within a transaction.
  ClubKept keep(const ClubStep& step);
  void keepMembers(const ClubStep& step);
  template <class... Uses>
  std::vector<KeptClub> select(const std::string& condition, const Uses&... uses);

  EventLog log_;
};

}  // namespace tacit::store
