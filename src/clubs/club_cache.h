// Clubs in use: what is known of them, and changes to them.
#pragma once

#include "club/secretary.h"
#include "clubs/club_showing.h"
#include "clubs/event_log.h"
#include "service/kept_club.h"

namespace tacit::clubs {

// A club as it stood after an event, and what is shown of it.
struct ClubSnapshot {
  club::Club club;
  store::KeptClub kept;
  ClubSurroundings around;
  net::Clock::time_point recordsAt;  // when its records were looked up
  std::string shown;                 // ClubShown

  // Whether they are a member, or have played on an evening.
  bool names(const std::string& person) const;
};
using ClubSnapshotPtr = std::shared_ptr<const ClubSnapshot>;

// How clubs are read and kept.
struct ClubLog {
  using Id = base::ClubId;
  using Model = club::Club;
  using Event = club::Event;
  using Step = store::ClubStep;
  using Snapshot = ClubSnapshot;
  // First the club, then the tournaments that count in a league, a few at a time.
  class Reading {
   public:
    Reading(Id id, ClubSnapshotPtr before, net::Clock::time_point now)
        : id_(std::move(id)), before_(std::move(before)), now_(now) {}
    Loaded load(store::Store& store);
    ClubSnapshotPtr fold();

   private:
    Loaded loadClub(store::Store& store);

    Id id_;
    ClubSnapshotPtr before_;
    net::Clock::time_point now_;
    std::vector<std::string> events_;
    ClubSnapshot snapshot_;
    std::vector<store::ClubTournament> uncounted_;
    std::vector<std::vector<std::string>> eventsOfUncounted_;
  };

  static constexpr std::string_view kName = "club";
  static constexpr std::chrono::milliseconds kFresh{250};  // so that an evening counts as soon as it has ended
  static const Model& modelOf(const ClubSnapshot& snapshot) { return snapshot.club; }
  static Step stepOf(const Model& after, const std::vector<Event>& made) { return service::stepOf(after, made); }
  static StepKept keep(store::Store& store, const Step& step);
  // Names and tournaments come from the store.
  static ClubSnapshotPtr next(const ClubSnapshot& /*before*/, const Model& /*model*/) { return nullptr; }
};

// Used on the I/O thread, where all callbacks come.
class ClubCache {
 public:
  using Log = EventLog<ClubLog>;

  ClubCache(net::Net& net, store::Keeper& keeper, std::function<base::Instant()> now)
      : context_{net, keeper}, now_(std::move(now)) {}

  base::Instant now() const { return now_(); }

  // See EventLog::see. No club has an id that is not valid.
  void see(const base::ClubId& id, Log::Seen then, std::int64_t least = 0);

  // Makes events; called again if another node was faster.
  using Change = std::function<base::Outcome(const ClubSnapshot& before, club::Secretary& secretary)>;
  struct Wish {
    base::ClubId id;
    std::string address;
    std::string who;
    Change change;
    Log::Changed then;
  };
  void change(const Wish& wish);

  // Somebody is gone, and so are their names.
  void forget(const std::string& person) { logs_.forgetNamed(person); }
  // Clubs that nobody has asked for in a while go.
  void forget() { logs_.forgetIdle(); }
  // Before the store goes.
  void stop() { context_.worker.stop(); }

 private:
  LogContext context_;
  std::function<base::Instant()> now_;
  EventLogs<Log> logs_{500};
};

}  // namespace tacit::clubs
