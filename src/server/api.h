// The HTTP interface (docs/wire.md): lets in who may ask, and has the answers about tables and games.
#pragma once

#include <map>
#include <span>
#include <string>
#include <tuple>

#include "alerts/alerts.h"
#include "clubs/careers.h"
#include "clubs/clubs.h"
#include "clubs/day_book.h"
#include "clubs/friends.h"
#include "clubs/teams.h"
#include "clubs/tournaments.h"
#include "net/net.h"
#include "node/node_requests.h"
#include "operations/exports.h"
#include "people/accounts.h"
#include "people/conduct.h"
#include "people/people.h"
#include "people/programs.h"
#include "server/routes.h"
#include "service/limits.h"
#include "service/settings.h"
#include "store/keeper.h"
#include "tables/rooms.h"

namespace tacit::server {

// Used on the I/O thread.
class Api {
 public:
  Api(net::Net& net, store::Keeper& keeper, people::People& people, people::Accounts& accounts,
      people::Conduct& conduct, operations::Exports& exports, people::Programs& programs, alerts::Alerts& alerts,
      clubs::Tournaments& tournaments, clubs::Clubs& clubs, clubs::Friends& friends, clubs::Teams& teams,
      clubs::Careers& careers, tables::Rooms& rooms, service::Limits& limits, const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), friends_(friends), rooms_(rooms), limits_(limits),
        settings_(settings), days_(keeper, settings), handlers_(people, accounts, conduct, exports, programs, alerts,
                                                                tournaments, clubs, days_, friends, teams, careers) {}

  // A request whose path begins with /api/.
  void request(const net::Request& request, const net::Reply& reply);

  static std::span<const Route> routes();

  // Some of what is asked for is at other nodes from now on.
  void connectCluster(node::NodeRequests& nodeRequests) {
    nodeRequests_ = &nodeRequests;
    friends_.connectCluster(nodeRequests);
  }
  // What another node wants to know of us.
  void run(const node::NodeRequest& nodeRequest, const net::Reply& reply);

 private:
  using Call = people::Call;

  // One of the handlers, or we.
  template <auto method>
  static void by(Api& api, const Call& call);
  void answer(const Route& route, Call call, std::optional<people::Visit> visit);
  void answerProgram(const Route& route, const Call& call, std::optional<people::Visit> visit);

  void choices(const Call& call);
  void tournamentChoices(const Call& call);
  void neighbours(const Call& call);
  void lobby(const Call& call);
  void myTables(const Call& call);
  void tableSummary(const Call& call);
  void attendance(const Call& call);
  void createTable(const Call& call);
  void deleteTable(const Call& call);
  void tableCode(const Call& call);
  void findCode(const Call& call);
  void bringTable(const Call& call);
  void newScreen(const Call& call);
  void waitingScreen(const Call& call);
  void quickOutlook(const Call& call);
  void quickMatch(const Call& call);
  base::Outcome refuseTable(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere);
  void makeTable(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere);
  void matchHere(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere);
  void countElsewhere(const Call& call, const service::TableWish& wish,
                      std::function<void(const service::TableCounts& elsewhere)> then);
  // Whether this was asked by another node, which asks all of them itself, or there is no other.
  bool isOnOurOwn(const Call& call) const;
  bool wentToMatchmaker(const Call& call);
  // Here, at the node that has it, or `nowhere`.
  void toTable(const Call& call, const std::string& table,
               std::function<void(const std::shared_ptr<tables::Room>&)> here, std::function<void()> nowhere);
  void withOthers(const Call& call, service::Lobby ours, std::function<void(service::Lobby all)> then);
  // A page of the lobby of all nodes: put together once a second, for however many look at it.
  struct SharedPage {
    net::Clock::time_point made;
    std::optional<net::Response> answer;  // nothing while it is being put together ...
    std::vector<net::Reply> waiting;      // ... for these
  };
  bool hasPage(const Call& call);
  void keepPage(const std::string& query, const net::Response& answer);
  void invite(const Call& call);
  void findPeople(const Call& call);
  void profile(const Call& call);
  void ranking(const Call& call);
  void records(const Call& call);
  void series(const Call& call);
  void ladder(const Call& call);
  void gameFile(const Call& call);
  void takeOfflineGame(const Call& call);

  net::Net& net_;
  store::Keeper& keeper_;
  people::People& people_;
  clubs::Friends& friends_;
  tables::Rooms& rooms_;
  service::Limits& limits_;
  const service::Settings& settings_;
  clubs::DayBook days_;
  // Those who answer for themselves what concerns them.
  std::tuple<people::People&, people::Accounts&, people::Conduct&, operations::Exports&, people::Programs&,
             alerts::Alerts&, clubs::Tournaments&, clubs::Clubs&, clubs::DayBook&, clubs::Friends&, clubs::Teams&,
             clubs::Careers&>
      handlers_;
  node::NodeRequests* nodeRequests_ = nullptr;  // in a cluster
  std::map<std::string, SharedPage> pages_;     // by query
};

}  // namespace tacit::server
