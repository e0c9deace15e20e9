// One tournament in use: what is known of it, changes to it one after the other, and whoever looks at it. It belongs to
// no node: what was kept is read before each change, and whoever was slower than another node tries again.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "alerts/alert.h"
#include "clubs/kept_tournament.h"
#include "net/limits.h"
#include "net/net.h"
#include "service/news.h"
#include "service/turns.h"
#include "store/keeper.h"

namespace tacit::server {

// A tournament as it stood after an event, and what is told of it. Never changes, so that any thread may read it.
struct Moment {
  tournament::Tournament tournament;
  store::KeptTournament kept;
  std::string shown;  // TournamentShown ...
  std::size_t nowAt;  // ... but for the digits of `now`, which belong here

  // Nobody is nobody's.
  bool isOrganiser(const std::string& person) const { return organises(kept, person); }
};
using Snapshot = std::shared_ptr<const Moment>;

// What halls need of the house they are in.
struct TournamentHouse {
  net::Net& net;
  store::Keeper& keeper;
  const Crier& crier;
  std::function<std::int64_t()> now;              // milliseconds since 1970
  TellAlert alert{};                              // NOLINT(readability-redundant-member-init): a round starts
  Turns turns{{.perAddress = 256, .all = 4096}};  // pairing many teams takes long
};

// Used on the I/O thread, where all callbacks come.
class Hall : public std::enable_shared_from_this<Hall> {
 public:
  Hall(TournamentHouse& house, std::string id) : house_(house), id_(std::move(id)) {}

  const std::string& id() const { return id_; }

  // As it stands now, or stood a second ago. Nothing: there is no such tournament.
  using Seen = std::function<void(const Snapshot& moment)>;
  // The caller knows of event `least` and sees it: another node may have told them before us.
  void see(Seen then, std::int64_t least = 0);
  // There is no such tournament, as far as was seen.
  bool isGone() const { return gone_; }

  // Makes events on a copy of the tournament, on the thread of the turns: more than once if another node is faster.
  using Change = std::function<tournament::Verdict(
      tournament::Tournament& tournament, const store::KeptTournament& kept, std::vector<tournament::Event>& made)>;
  // The moment is nothing where there is no such tournament.
  using Changed = std::function<void(const tournament::Verdict& refusal, const Snapshot& moment)>;
  void change(const std::string& address, Change change, Changed then);

  // Told whenever something has happened, at most once a second.
  void join(const std::shared_ptr<net::Socket>& socket);
  void leave(const net::Socket& socket);

  // Another node has added to it.
  void hear(std::int64_t last);
  // Whether somebody takes part, or has done something.
  bool names(const std::string& person) const;
  // Names in it were replaced, or it is gone: what is known is read again.
  void forget();
  // Whoever looks at it hears of changes even if nobody tells us.
  void tick();
  bool isIdle() const;
  // Nobody is answered any more: those who wait may hold the hall that holds them.
  void dismiss();

 private:
  struct Wish {
    std::string address;
    Change change;
    Changed then;
    int attempts = 0;
  };

  bool isFresh(std::int64_t least) const;
  void read();
  void heardOf(const std::optional<store::KeptTournament>& kept, const std::vector<std::string>& events);
  void readDone();
  void work();
  void carryOut(const Wish& wish, const Snapshot& before, int generation);
  void kept(const Snapshot& next, int generation);
  void alertThoseAt(const Moment& moment, int round);
  void beatenToIt();
  void finish(const tournament::Verdict& refusal, const Snapshot& moment);
  void set(const Snapshot& next);
  void tell();

  TournamentHouse& house_;
  const std::string id_;
  Snapshot moment_;
  std::map<int, net::Clock::time_point> alertedFor_;  // rounds that were started, and when
  bool toldUnreadable_ = false;
  int generation_ = 0;  // of what is known; goes up when it is forgotten
  net::Clock::time_point readAt_;
  net::Clock::time_point usedAt_ = house_.net.now();
  bool reading_ = false;
  bool gone_ = false;
  std::vector<Seen> waiting_;
  std::deque<Wish> wishes_;  // the first one is being carried out, if `working_`
  bool working_ = false;
  std::vector<std::shared_ptr<net::Socket>> listeners_;
  net::Clock::time_point toldAt_;
  bool tellingLater_ = false;
};

// What everybody is shown, at this time.
std::string shownAt(const Moment& moment, std::int64_t now);

// Keeps it. False: another node was faster. Asked again after a fault, it finds what it has kept.
bool keepStep(store::Store& store, const store::TournamentStep& step);

}  // namespace tacit::server
