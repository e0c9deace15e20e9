// What an operator can ask of a running server and have it do (`tacit admin`), and how: one list of acts for both
// sides.
#pragma once

#include <sys/types.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "json/fields.h"
#include "net/net.h"
#include "node/node_requests.h"
#include "operations/exports.h"
#include "people/accounts.h"
#include "people/people.h"
#include "store/keeper.h"
#include "tables/rooms.h"

namespace tacit::operations {

// One line on the socket. What an act does not need is left out.
struct AdminRequest {
  static constexpr bool kDefaults = true;
  std::string act;     // its name
  std::string person;  // id, or name of an account
  std::string table;
  std::string name;
  std::string part;
  std::string level;
  std::string reason;
  std::string lasting;  // 30m, 12h, 7d or ever
  std::string report;
  std::string tournament;
  std::string club;
  std::string page;  // of a list: from 1 on
  TACIT_FIELDS(AdminRequest, act, person, table, name, part, level, reason, (lasting, "for"), report, tournament, club,
               page)
};

struct AdminArgument {
  std::string_view name;
  std::string AdminRequest::* member = nullptr;
  std::string_view description;
  bool required = true;
  bool isOption = false;  // `--name text` rather than the text alone
};

class Admin {
 public:
  // What the others of the house do for an operator.
  struct House {
    net::Net& net;
    store::Keeper& keeper;
    people::People& people;
    people::Accounts& accounts;
    Exports& exports;
    tables::Rooms& rooms;
    const service::ClusterEvents& clusterEvents;
    std::function<service::ServerStatus()> standing;
    std::function<void()> drain;
  };
  using Answer = std::function<void(std::string)>;

  struct Call;
  struct Act {
    std::string_view name;  // `people show`: a group and an act, or an act alone
    std::string_view description;
    std::vector<AdminArgument> arguments;
    void (Admin::*run)(const Call&) = nullptr;
    std::string_view question;  // asked first, where it cannot be taken back
  };
  static const std::vector<Act> kActs;

  explicit Admin(House house) : house_(std::move(house)) {}

  // From any thread: does it and answers with one line, {"ok":true,"answer":...} or
  // {"ok":false,"error":...,"text":...}.
  void request(const std::string& line, uid_t caller, Answer answer) {
    request(line, caller, From::Here, std::move(answer));
  }
  // There are other nodes: their tables and figures are seen from here too.
  void connectCluster(node::NodeRequests& nodeRequests) { nodeRequests_ = &nodeRequests; }
  // Another node's operator asks.
  static constexpr std::string_view kErrand = "admin";
  void run(const node::NodeRequest& nodeRequest, const net::Reply& reply);

 private:
  enum class From : std::uint8_t { Here, Elsewhere };
  void request(const std::string& line, uid_t caller, From from, Answer answer);

  // Finds the person and goes on with them on the storage thread.
  using OfPerson = std::function<void(store::Store&, const store::Person&)>;
  void withPerson(const Call& call, OfPerson then);
  // Goes on with the room, or has the node do it that has the table.
  void atTable(const Call& call, const std::function<void(tables::Room&)>& act);
  // Goes on with these rows and those of all other nodes, each of which sends what it would show itself.
  template <typename Row>
  void gatherRows(const Call& call, std::vector<Row> rows, std::function<void(std::vector<Row>)> then);

  void findPeople(const Call& call);
  void showPerson(const Call& call);
  void renamePerson(const Call& call);
  void banPerson(const Call& call);
  void unbanPerson(const Call& call);
  void listBans(const Call& call);
  void resetCode(const Call& call);
  void deletePerson(const Call& call);
  void exportPerson(const Call& call);
  void listReports(const Call& call);
  void resolveReport(const Call& call);
  void listTables(const Call& call);
  void showTable(const Call& call);
  void closeTable(const Call& call);
  void setTableAside(const Call& call);
  void restoreQuarantined(const Call& call);
  void listTablesAside(const Call& call);
  void listTournaments(const Call& call);
  void deleteTournament(const Call& call);
  void listClubs(const Call& call);
  void deleteClub(const Call& call);
  void figures(const Call& call);
  void listNodes(const Call& call);
  void level(const Call& call);
  void drain(const Call& call);

  House house_;
  node::NodeRequests* nodeRequests_ = nullptr;  // if there are other nodes
};

}  // namespace tacit::operations
