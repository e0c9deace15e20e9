// What happens at one node and concerns all of them.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "base/id.h"
#include "json/json.h"
#include "net/limits.h"

namespace tacit::service {

// Which sessions are over: one, or all of a person but one. Their connections close.
struct Ended {
  static constexpr std::string_view kName = "ended";
  std::string person;
  std::string session;  // empty: all ...
  std::string keep;     // ... but this one
  std::string why;

  bool covers(const std::string& ofPerson, const std::string& ofSession) const {
    return session.empty() ? person == ofPerson && keep != ofSession : session == ofSession;
  }
  TACIT_FIELDS(Ended, person, session, keep, why)
};

// Somebody has another name, or an account.
struct NameChanged {
  static constexpr std::string_view kName = "name_changed";
  std::string person;
  std::string name;
  bool guest = false;
  TACIT_FIELDS(NameChanged, person, name, guest)
};

// Will never come back: seats become free.
struct PersonGone {
  static constexpr std::string_view kName = "person_gone";
  std::string person;
  TACIT_FIELDS(PersonGone, person)
};

struct BlockSet {
  static constexpr std::string_view kName = "block_set";
  std::string person;
  std::string blocked;
  bool on = false;
  TACIT_FIELDS(BlockSet, person, blocked, on)
};

// They are in the store.
struct BansChanged {
  static constexpr std::string_view kName = "bans_changed";
  TACIT_FIELDS(BansChanged)
};

// Somebody has tried to sign in.
struct SignInTried {
  static constexpr std::string_view kName = "sign_in_tried";
  std::string account;
  std::string address;
  bool known = false;
  bool succeeded = false;
  TACIT_FIELDS(SignInTried, account, address, known, succeeded)
};

// Something was done of which only so much can be done in a time.
struct LimitUsed {
  static constexpr std::string_view kName = "limit_used";
  std::string limit;  // as service::Limits names it
  std::string key;    // a person or an address
  TACIT_FIELDS(LimitUsed, limit, key)
};

// What a node has seen in the last second of those who do much there; of connections, what there is now.
struct LimitsShared {
  static constexpr std::string_view kName = "limits_shared";
  struct Use {
    std::string limit;  // requests, connections, or as Pace names it
    std::string key;
    std::int64_t count = 0;
    TACIT_FIELDS(Use, limit, key, count)
  };
  std::string node;
  std::vector<Use> uses;

  void add(const std::string& limit, const net::Uses& those) {
    for (const auto& one : those) uses.push_back({limit, one.key, one.count});
  }
  net::Uses of(std::string_view limit) const {
    net::Uses those;
    for (const auto& one : uses)
      if (one.limit == limit) those.push_back({one.key, one.count});
    return those;
  }
  TACIT_FIELDS(LimitsShared, node, uses)
};

// Something has happened in a tournament: this is its last event by now. 0: it was deleted.
struct TournamentMoved {
  static constexpr std::string_view kName = "tournament_moved";
  base::TournamentId id;
  std::int64_t last = 0;
  TACIT_FIELDS(TournamentMoved, id, last)
};

// A node has come or gone.
struct NodesChanged {
  static constexpr std::string_view kName = "nodes_changed";
  TACIT_FIELDS(NodesChanged)
};

using ClusterEvent = std::variant<Ended, NameChanged, PersonGone, BlockSet, BansChanged, SignInTried, LimitUsed,
                                  NodesChanged, TournamentMoved, LimitsShared>;

// Tells it to everybody who has to know: in this house and, where there are others, in theirs. Used on the I/O thread.
class ClusterEvents {
 public:
  using OnEvent = std::function<void(const ClusterEvent& news)>;

  void listenHere(OnEvent here) { here_ = std::move(here); }
  void connectCluster(OnEvent others) { others_ = std::move(others); }

  void tell(const ClusterEvent& news) const {
    tellHere(news);
    tellOthers(news);
  }
  void tellHere(const ClusterEvent& news) const {
    if (here_) here_(news);
  }
  // What is done here already.
  void tellOthers(const ClusterEvent& news) const {
    if (others_) others_(news);
  }

 private:
  OnEvent here_;
  OnEvent others_;
};

}  // namespace tacit::service
