// What is kept of tournaments: their events, and as much beside them as it takes to list them. What an event says is not
// known here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tacit::store {

// What becomes of a tournament by some events: how it is listed from now on, and who is named in it for the first time.
struct TournamentStep {
  std::string id;
  std::int64_t last = 0;            // the number of the event before these
  std::vector<std::string> events;  // last + 1, last + 2 and so on
  std::int64_t ms = 0;
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
  std::string id;
  std::int64_t createdMs = 0;
  std::string organiser;  // empty when they are gone
  std::string organiserName;
  std::string secret;
  std::string summary;
  bool finished = false;
  std::vector<std::string>
      organisers;  // whoever has set it up, and those of the club whose evening it is; not in lists

  bool operator==(const KeptTournament&) const = default;
};

// The part of the store that is about tournaments. They belong to no node: whoever wants to add to one says after which
// event, and is told when another was faster.
class TournamentStore {
 public:
  TournamentStore() = default;
  TournamentStore(const TournamentStore&) = delete;
  TournamentStore& operator=(const TournamentStore&) = delete;
  TournamentStore(TournamentStore&&) = delete;
  TournamentStore& operator=(TournamentStore&&) = delete;
  virtual ~TournamentStore() = default;

  // False, and nothing is kept: there is one of this id.
  virtual bool makeTournament(const NewTournament& tournament) = 0;
  // False, and nothing is kept: there is another event after `last` already, or no such tournament.
  virtual bool addToTournament(const TournamentStep& step) = 0;

  virtual std::optional<KeptTournament> tournament(const std::string& id) = 0;
  // What its events say that come after this one, in their order.
  virtual std::vector<std::string> tournamentEvents(const std::string& id, std::int64_t after) = 0;
  // Those that everybody may see, the newest first; to go on, name the last one seen.
  virtual std::vector<KeptTournament> listedTournaments(int limit, const std::string& before) = 0;
  // Those that somebody has set up or is named in, the same way.
  virtual std::vector<KeptTournament> tournamentsOf(const std::string& person, int limit,
                                                    const std::string& before) = 0;
  // How many of those that somebody has set up are not finished.
  virtual int unfinishedTournamentsOf(const std::string& person) = 0;
  // Unfinished ones that somebody has to look after.
  virtual std::vector<std::string> tournamentsRunning() = 0;
  // In place of what was kept: somebody's name goes.
  virtual void replaceTournamentEvent(const std::string& id, std::int64_t number, const std::string& text) = 0;
  // With all of its events. False: there is none.
  virtual bool deleteTournament(const std::string& id) = 0;
};

}  // namespace tacit::store
