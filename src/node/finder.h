// Where tables are in a cluster: here, at another node, or nowhere. What nobody has is claimed by the node that is asked for it,
// and what nobody asks for by the node that sees it first.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "node/membership.h"
#include "tables/rooms.h"

namespace tacit::node {

struct Where {
  std::shared_ptr<tables::Room> here;
  std::string node;      // or there
  bool nowhere = false;  // or there is no such table; if nothing of this is said, it is worth asking again
};

// Used on the I/O thread.
class Finder {
 public:
  using Found = std::function<void(const Where& where)>;

  Finder(net::Net& net, store::Keeper& keeper, tables::Rooms& rooms, Membership& membership,
         const service::Settings& settings)
      : net_(net), keeper_(keeper), rooms_(rooms), membership_(membership), settings_(settings) {}

  void find(const std::string& table, Found found);
  // Tables whose nodes are gone.
  void sweep();
  // Now and then, and after our lease had run out: what has become others' is theirs, and what is ours is here.
  void checkWhatIsOurs();

 private:
  struct Loaded;
  // How a table that stands under our own name is looked for.
  enum class Own : std::uint8_t { IsHere, IsMissed };

  void ask(const std::string& table, Own own);
  struct Look {
    Own own = Own::IsHere;
    bool mayClaim = false;
    base::Instant doneSince{};  // NOLINT(readability-redundant-member-init): of a table that is done
  };
  Loaded look(store::Store& store, const std::string& table, const Look& how) const;
  static Loaded load(store::Store& store, const std::string& table, std::int64_t epoch, bool done);
  Where take(const Loaded& loaded);
  void tell(const std::string& table, const Where& where);

  net::Net& net_;
  store::Keeper& keeper_;
  tables::Rooms& rooms_;
  Membership& membership_;
  const service::Settings& settings_;
  std::map<std::string, std::vector<Found>, std::less<>> waiting_;  // by table
  bool sweeping_ = false;
};

}  // namespace tacit::node
