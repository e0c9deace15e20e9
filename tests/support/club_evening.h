// A tournament on a server, and the people who come to it.
#pragma once

#include "clubs/tournament_types.h"
#include "support/game_server.h"

namespace tacit::testing {

// What one person does in a tournament, over HTTP.
class Visitor {
 public:
  Visitor(const std::string& address, const std::string& name) : browser(address) { person = browser.hello(name).id; }
  Visitor() : browser("") {}  // of a server that is still to come
  Visitor(const GameServer& server, const std::string& name) : Visitor(server.address(), name) {}

  std::string make(const tournament::Plan& plan, bool listed = false) {
    const auto answer = browser.post("/api/tournaments", json::text(clubs::TournamentWish{plan, listed}));
    EXPECT_EQ(answer.status, 201) << answer.body;
    return browser.read<clubs::TournamentName>(answer).id.plain();
  }

  HttpAnswer answerTo(const std::string& id, clubs::TournamentWant want, std::optional<std::string> code = {},
                      std::optional<std::int64_t> last = {}) {
    const clubs::TournamentCommand command{std::move(want), std::move(code), last};
    return browser.post("/api/tournaments/" + id, json::text(command));
  }
  // The code of the error, or nothing.
  std::string want(const std::string& id, clubs::TournamentWant want, std::optional<std::string> code = {}) {
    const auto answer = answerTo(id, std::move(want), std::move(code));
    return answer.status == 200 ? "" : errorOf(answer);
  }
  clubs::TournamentShown show(const std::string& id) {
    return browser.read<clubs::TournamentShown>(browser.get("/api/tournaments/" + id));
  }
  clubs::TournamentRole role(const std::string& id, const std::string& code = {}) {
    const std::string query = code.empty() ? "" : "?code=" + code;
    return browser.read<clubs::TournamentRole>(browser.get("/api/tournaments/" + id + "/role" + query));
  }
  std::vector<clubs::EntrantCode> codes(const std::string& id) {
    return browser.read<clubs::EntrantCodes>(browser.get("/api/tournaments/" + id + "/codes")).codes;
  }

  Browser browser;
  std::string person;
};

// A Swiss evening on real boards, unless said otherwise.
inline tournament::Plan eveningPlan(int rounds = 3) {
  tournament::Plan plan;
  plan.name = "Club evening";
  plan.rounds = rounds;
  return plan;
}

// How a game ended, for a board of these entrants.
inline tournament::Results won(const std::vector<int>& entrants, std::size_t by, int others = 3, int all = 8) {
  tournament::GameResult result;
  result.marbles.assign(entrants.size(), others);
  result.marbles[by] = all;
  result.winner = entrants[by];
  return {result};
}

}  // namespace tacit::testing
