// What is kept of tournaments: their events, and as much beside them as it takes to list them. What an event says is not
// known here.
#pragma once

#include "store/event_log.h"
#include "store/store_part.h"

namespace tacit::store {

// What becomes of a tournament by some events: how it is listed from now on, and who is named in it for the first time.
struct TournamentStep {
  base::TournamentId id;
  std::int64_t last = 0;            // the number of the event before these
  std::vector<std::string> events;  // last + 1, last + 2 and so on
  base::Instant when;
  std::string summary;
  bool finished = false;
  bool runsItself = false;  // it has tables of this server, or pairs by itself: somebody has to look after it
  std::vector<std::string> people;
};

struct NewTournament {
  std::string organiser;
  std::string secret;
  bool listed = false;
  TournamentStep begins;  // with its first events
};

// All that is kept of it but its events.
struct KeptTournament {
  base::TournamentId id;
  base::Instant created;
  std::string organiser;  // empty when they are gone
  std::string organiserName;
  std::string secret;
  std::string summary;
  bool finished = false;
  std::vector<std::string> organisers;  // who has set it up, and those of the club that holds it; not in lists

  bool operator==(const KeptTournament&) const = default;
};

// Tournaments belong to no node: each step names the event before it, and is refused when another was faster.
class TournamentStore : StorePart {
 public:
  TournamentStore(Connection& connection);

  // False, and nothing is kept: there is one of this id.
  bool create(const NewTournament& tournament);
  // False, and nothing is kept: there is another event after `last` already, or no such tournament.
  bool append(const TournamentStep& step);

  std::optional<KeptTournament> find(const base::TournamentId& id);
  // What its events say that come after this one, in their order.
  std::vector<std::string> events(const base::TournamentId& id, std::int64_t after) {
    return log_.after(id.plain(), after);
  }
  // Those that everybody may see, the newest first; to go on, name the last one seen.
  std::vector<KeptTournament> listed(int limit, const base::TournamentId& before);
  // Those that a person has set up or is named in, the same way.
  std::vector<KeptTournament> of(const std::string& person, int limit, const base::TournamentId& before);
  // How many of those that a person has set up are not finished.
  int unfinishedOf(const std::string& person);
  // Unfinished ones that somebody has to look after.
  std::vector<base::TournamentId> running();
  // In place of what was kept: a person's name goes.
  void replaceEvent(const base::TournamentId& id, std::int64_t number, const std::string& text) {
    log_.replace(id.plain(), number, text);
  }
  // With all its events. False: there is none.
  bool remove(const base::TournamentId& id);

 private:
  // Within a transaction.
  bool keep(const TournamentStep& step);
  template <class... Uses>
  std::vector<KeptTournament> select(const std::string& condition, const Uses&... uses);
  std::vector<std::string> organisersOf(const base::TournamentId& tournament);

  EventLog log_;
};

}  // namespace tacit::store
