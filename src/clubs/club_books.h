// Clubs as they were last read, and changes to them. A club belongs to no node: what was kept is read before each change,
// and whoever was slower than another node tries again.
#pragma once

#include <unordered_map>

#include "club/secretary.h"
#include "clubs/club_showing.h"
#include "net/limits.h"
#include "net/net.h"
#include "service/kept_club.h"
#include "service/turns.h"
#include "store/keeper.h"

namespace tacit::server {

// A club as it stood after an event, and what is told of it. Never changes, so that any thread may read it.
struct ClubMoment {
  club::Club club;
  store::KeptClub kept;
  ClubSurroundings around;
  net::Clock::time_point recordsAt;  // when its records were looked up
  std::string shown;                 // ClubShown

  // Whether they are a member, or have played on an evening.
  bool names(const std::string& person) const;
};
using ClubSnapshot = std::shared_ptr<const ClubMoment>;

// Used on the I/O thread, where all callbacks come.
class ClubBooks {
 public:
  ClubBooks(net::Net& net, store::Keeper& keeper, std::function<std::int64_t()> now)
      : net_(net), keeper_(keeper), now_(std::move(now)) {}

  std::int64_t now() const { return now_(); }

  // As it stands now, or stood a moment ago. Nothing: there is no such club.
  using Seen = std::function<void(const ClubSnapshot& moment)>;
  // `least`: an event that the caller knows of already.
  void see(const std::string& id, Seen then, std::int64_t least = 0);

  // What somebody wants of a club; more than once if another node is faster.
  using Change = std::function<club::Verdict(const ClubMoment& before, club::Secretary& secretary)>;
  // The moment is nothing where it was refused, or where there is no such club.
  using Changed = std::function<void(const club::Verdict& refusal, const ClubSnapshot& after)>;
  struct Wish {
    std::string id;
    std::string address;
    std::string who;
    Change change;
    Changed then;
    int attempts = 0;
  };
  void change(Wish wish);

  // Somebody is gone, and so are their names.
  void forget(const std::string& person);
  // Those that nobody has asked for in a while go.
  void forget();
  // Before the store goes.
  void stop() { turns_.stop(); }

 private:
  struct Known {
    ClubSnapshot moment;
    net::Clock::time_point readAt;
  };
  struct Reading;
  using ReadingOn = std::shared_ptr<Reading>;

  void read(const std::string& id, const ClubSnapshot& before, Seen then);
  void fold(const ReadingOn& reading);
  void count(const ReadingOn& reading);
  void show(const ReadingOn& reading);
  void readDone(const ReadingOn& reading, const ClubSnapshot& moment);
  void carryOut(const Wish& wish, const ClubSnapshot& before);
  void kept(const Wish& wish, store::ClubKept became);
  ClubSnapshot known(const std::string& id) const;

  net::Net& net_;
  store::Keeper& keeper_;
  std::function<std::int64_t()> now_;
  std::unordered_map<std::string, Known> known_;
  std::uint64_t forgotten_ = 0;                    // people
  Turns turns_{{.perAddress = 256, .all = 4096}};  // the standings of many evenings take long
};

}  // namespace tacit::server
