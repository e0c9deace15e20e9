// One tournament in use: its event log, the sockets of those who watch it, and alerts when a round starts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "alerts/alert.h"
#include "clubs/event_log.h"
#include "clubs/kept_tournament.h"
#include "net/net.h"
#include "service/cluster_events.h"

namespace tacit::clubs {

// A tournament as it stood after an event, and what is shown of it.
struct TournamentSnapshot {
  tournament::Tournament tournament;
  store::KeptTournament kept;
  std::string shown;  // TournamentShown ...
  std::size_t nowAt;  // ... without the digits of `now`, which belong here

  bool isOrganiser(const std::string& person) const { return organises(kept, person); }
  // Whether they take part, or have done something.
  bool names(const std::string& person) const;
};
using TournamentSnapshotPtr = std::shared_ptr<const TournamentSnapshot>;

// How tournaments are read and kept.
struct TournamentLog {
  using Id = base::TournamentId;
  using Model = tournament::Tournament;
  using Event = tournament::Event;
  using Step = store::TournamentStep;
  using Snapshot = TournamentSnapshot;
  class Reading {
   public:
    Reading(Id id, TournamentSnapshotPtr before, net::Clock::time_point /*now*/)
        : id_(std::move(id)), before_(std::move(before)) {}
    Loaded load(store::Store& store);
    TournamentSnapshotPtr fold() const;

   private:
    Id id_;
    TournamentSnapshotPtr before_;
    store::KeptTournament kept_;
    std::vector<std::string> events_;
  };

  static constexpr std::string_view kName = "tournament";
  static constexpr std::chrono::seconds kFresh{1};
  static const Model& modelOf(const TournamentSnapshot& snapshot) { return snapshot.tournament; }
  static Step stepOf(const Model& after, const std::vector<Event>& made) { return clubs::stepOf(after, made); }
  static StepKept keep(store::Store& store, const Step& step);
  static TournamentSnapshotPtr next(const TournamentSnapshot& before, Model model);
};

// What all tournaments in use share.
struct TournamentContext {
  LogContext log;
  const service::ClusterEvents& clusterEvents;
  std::function<base::Instant()> now;
  alerts::TellAlert alert{};  // NOLINT(readability-redundant-member-init): a round starts
};

// Used on the I/O thread, where all callbacks come.
class LiveTournament : public EventLog<TournamentLog> {
 public:
  LiveTournament(TournamentContext& shared, Id id) : EventLog(shared.log, std::move(id)), shared_(shared) {}

  // Told whenever something has happened, at most once a second.
  void join(const std::shared_ptr<net::Socket>& socket);
  void leave(const net::Socket& socket);

  // Another node has added events up to this one.
  void onEvent(std::int64_t last);

 private:
  bool isWatched() const override { return !listeners_.empty(); }
  void onNews() override { tell(); }
  void onKept(const TournamentSnapshotPtr& next, const std::vector<tournament::Event>& made) override;
  void alertThoseAt(const tournament::Tournament& tournament, int round);
  void tell();

  TournamentContext& shared_;
  std::map<int, net::Clock::time_point> alertedFor_;  // rounds that were started, and when
  std::vector<std::shared_ptr<net::Socket>> listeners_;
  net::Clock::time_point toldAt_;
  bool tellingLater_ = false;
};

// What everybody is shown, at this time.
std::string shownAt(const TournamentSnapshot& snapshot, base::Instant now);

}  // namespace tacit::clubs
