#include "load/attacks.h"

#include <algorithm>
#include <stdexcept>

#include "clubs/club_types.h"
#include "clubs/friends_types.h"
#include "clubs/tournament_types.h"
#include "json/json.h"
#include "load/callers.h"
#include "load/people.h"
#include "load/pests.h"
#include "support/client.h"

namespace tacit::load {
namespace {

constexpr int kSockets = 100;
constexpr int kManyConnections = 30;
constexpr int kFewConnections = 8;
constexpr int kFewAddresses = 3;

// Attackers by number: so none has another one's addresses.
enum class Who : std::uint8_t { Late, Bomber, Careers, Archives, Inviters, Club, Guesser, Talker, Door, Long };

std::vector<std::string> addressesOf(Who who, int count = 1) { return load::addressesOf(static_cast<int>(who), count); }

const std::string& nth(const std::vector<std::string>& all, std::uint64_t n) { return all[n % all.size()]; }

// An attacker with a token and an address, who gets ready.
class Stranger {
 public:
  // A new guest.
  Stranger(std::string server, std::string from)
      : server_(std::move(server)), from_(std::move(from)),
        token_(newGuest(server_, kPatience, comingFrom(from_)).token) {}
  Stranger(std::string server, std::string from, std::string token)
      : server_(std::move(server)), from_(std::move(from)), token_(std::move(token)) {}

  net::Headers headers() const {
    auto all = comingFrom(from_);
    all.emplace_back("Cookie", "tacit=" + token_);
    return all;
  }

  std::string get(const std::string& target) const { return call("GET", target, {}); }
  template <typename Wish>
  std::string post(const std::string& target, const Wish& wish) const {
    return call("POST", target, json::text(wish));
  }
  template <typename Answer, typename Wish>
  Answer postFor(const std::string& target, const Wish& wish) const {
    return read<Answer>(post(target, wish));
  }
  template <typename Answer>
  static Answer read(const std::string& text) {
    Answer answer;
    if (const auto problem = json::readText(text, answer)) throw std::runtime_error(problem->what);
    return answer;
  }

  Ask ask(std::string target, std::string body) const {
    return {"POST", std::move(target), headers(), std::move(body)};
  }

 private:
  std::string call(const std::string& method, const std::string& target, const std::string& body) const {
    auto sent = headers();
    if (!body.empty()) sent.emplace_back("Content-Type", "application/json");
    const auto answer = testing::httpCall(server_, method, target, sent, body);
    if (answer.status >= 300)
      throw std::runtime_error(target + ": " + std::to_string(answer.status) + " " + answer.body);
    return answer.body;
  }

  std::string server_;
  std::string from_;
  std::string token_;
};

std::string tableWith(const Stranger& host, const table::Options& options) {
  return host.postFor<service::TableSummary>("/api/tables", service::TableWish{options, 0}).table;
}

std::vector<Stranger> strangers(const std::string& server, Who who, int count) {
  std::vector<Stranger> all;
  for (const auto& from : addressesOf(who, count)) all.emplace_back(server, from);
  return all;
}

// A delayed spectator comes and goes as fast as possible.
Attack lateJoins(const Target& target) {
  const auto visitors = strangers(target.address, Who::Late, kFewAddresses);
  const auto where = [visitors, table = target.lateTable](std::uint64_t n) -> Visitation {
    return {"/ws/" + table, visitors[n % visitors.size()].headers()};
  };
  return {"late joins", [address = target.address, where] {
            return std::make_unique<Knockers>(address, kManyConnections, Knockers::Leaves::WhenTold, where);
          }};
}

// A tournament's file with thousands of steps, each undone again.
std::string undoneAgainAndAgain(const Stranger& organiser) {
  constexpr std::size_t kSize = 340'000;
  constexpr int kTeams = 40;
  tournament::Plan plan;
  plan.name = "Evening";
  plan.rounds = 3;
  const auto id =
      organiser.postFor<clubs::TournamentName>("/api/tournaments", clubs::TournamentWish{plan, false}).id.plain();
  for (int i = 1; i <= kTeams; ++i)
    organiser.post("/api/tournaments/" + id,
                   clubs::TournamentCommand{clubs::EnterWish{"Team " + std::to_string(i), {}}, {}, {}});
  std::string file = organiser.get("/api/tournaments/" + id + "/file");
  const auto head =
      R"(,"t":)" + std::to_string(base::millisecondsOf(base::wallNow())) + R"(,"who":"somebody","what":{"k":)";
  for (auto n = std::ranges::count(file, '\n') + 1; file.size() < kSize; n += 2) {
    const auto first = std::to_string(n);
    file += R"({"v":1,"n":)" + first + head + R"("left","number":1,"sentAway":true}})" + '\n';
    file += R"({"v":1,"n":)" + std::to_string(n + 1) + head + R"("undone","event":)" + first + "}}\n";
  }
  return file;
}

Attack importBomb(const Target& target) {
  const Stranger organiser(target.address, addressesOf(Who::Bomber).front());
  const std::string body = json::text(clubs::TournamentFile{undoneAgainAndAgain(organiser)});
  return {"import bomb", [address = target.address, organiser, body] {
            return std::make_unique<Callers>(address, kFewConnections, [organiser, body](std::uint64_t) {
              return organiser.ask("/api/tournaments/import", body);
            });
          }};
}

// Everybody may ask for these, without being anybody.
Attack reading(std::string name, const Target& target, Who who, std::vector<std::string> targets) {
  const auto from = addressesOf(who, kFewAddresses);
  return {std::move(name), [address = target.address, from, targets = std::move(targets)] {
            return std::make_unique<Callers>(address, kManyConnections, [from, targets](std::uint64_t n) -> Ask {
              return {"GET", nth(targets, n), comingFrom(nth(from, n))};
            });
          }};
}

Attack careers(const Target& target) {
  return reading("careers", target, Who::Careers, {"/api/careers/" + target.regulars.people.front().id});
}

Attack archives(const Target& target) {
  const Regulars& all = target.regulars;
  return reading(
      "histories, rankings, replays", target, Who::Archives,
      {"/api/history?person=" + all.people.front().id, "/api/ranking", "/api/games/" + all.games.front() + ".tac",
       "/api/history?person=" + all.people.front().id + "&before=" + all.games[all.games.size() / 2]});
}

// All friends invite a person whose push services never answer, again and again.
Attack deadEndpoints(const Target& target) {
  constexpr std::size_t kInviters = 20;
  const auto from = addressesOf(Who::Inviters).front();
  const auto& people = target.regulars.people;
  std::vector<Ask> asks;
  for (std::size_t i = 1; i <= kInviters; ++i) {
    const Stranger inviter(target.address, from, people[i].token);
    const auto table = tableWith(inviter, {});
    asks.push_back(inviter.ask("/api/friends/invite", json::text(clubs::InvitationWish{people.front().id, table})));
  }
  return {"dead push endpoints", [address = target.address, asks] {
            return std::make_unique<Callers>(address, kFewConnections,
                                             [asks](std::uint64_t n) { return asks[n % asks.size()]; });
          }};
}

// A member who challenges and withdraws.
Attack clubBricking(const Target& target) {
  using namespace clubs;
  const auto from = addressesOf(Who::Club).front();
  const auto& people = target.regulars.people;
  const Stranger founder(target.address, from, people[1].token);
  const Stranger member(target.address, from, people[2].token);
  const auto id = founder.postFor<ClubName>("/api/clubs", ClubWish{"Club", ""}).id.plain();
  const std::string path = "/api/clubs/" + id;
  const auto role = Stranger::read<ClubRole>(founder.get(path + "/role"));
  const auto tell = [&](const Stranger& who, ClubWant want) { who.post(path, ClubCommand{std::move(want)}); };
  tell(member, JoinClub{role.invitation.value_or("")});
  tell(founder, OpenLadder{"Ladder", 2});
  tell(founder, JoinLadder{1, "Ants", {people[1].id}});
  tell(member, JoinLadder{1, "Bees", {people[2].id}});
  const std::vector wishes = {json::text(ClubCommand{ChallengeWish{1, 1}}),
                              json::text(ClubCommand{WithdrawChallenge{1, 2}})};
  return {"club bricking", [address = target.address, member, path, wishes] {
            return std::make_unique<Callers>(address, kFewConnections, [member, path, wishes](std::uint64_t n) {
              return member.ask(path, nth(wishes, n));
            });
          }};
}

// Wrong passwords, for names that are there and for others.
Attack signIns(const Target& target) {
  const auto from = addressesOf(Who::Guesser, kFewAddresses);
  const auto next = [from, people = target.regulars.people](std::uint64_t n) -> Ask {
    const auto name = n % 2 == 0 ? people[n / 2 % people.size()].name : "Nobody " + std::to_string(n);
    return {"POST", "/api/login", comingFrom(nth(from, n)),
            json::text(service::Credentials{name, "wrong " + std::to_string(n)})};
  };
  return {"sign-ins",
          [address = target.address, next] { return std::make_unique<Callers>(address, kManyConnections, next); }};
}

// Questions, what is not allowed, words, and what is no command at all.
std::string nthCommand(std::uint64_t n) {
  const std::string id = "x" + std::to_string(n);
  if (n == 0) return commandText(id, table::Start{});
  if (n % 50 == 0) return "{";
  switch (n % 4) {
    case 0: return commandText(id, table::MakePlay{"a", "a 7 a1-a8"});
    case 1: return commandText(id, table::Say{"again and again"});
    case 2: return commandText(id, table::Sit{0});
    default: return commandText(id, table::ListPlays{"a"});
  }
}

Attack commands(const Target& target) {
  const Stranger person(target.address, addressesOf(Who::Talker).front());
  table::Options options;
  options.bots = "simple";
  const auto where = [person, table = tableWith(person, options)](std::uint64_t) -> Visitation {
    return {"/ws/" + table, person.headers()};
  };
  return {"commands", [address = target.address, where] {
            return std::make_unique<Talkers>(address, kSockets, where, nthCommand);
          }};
}

// In and out again, at a table that is there and at one that is not.
Attack door(const Target& target) {
  const auto visitors = strangers(target.address, Who::Door, kFewAddresses);
  const auto where = [visitors, table = tableWith(visitors.front(), {})](std::uint64_t n) -> Visitation {
    return {"/ws/" + (n % 2 == 0 ? table : "nowhere"), visitors[n % visitors.size()].headers()};
  };
  return {"sockets at the door", [address = target.address, where] {
            return std::make_unique<Knockers>(address, kManyConnections, Knockers::Leaves::AtOnce, where);
          }};
}

// As long as a request may be, where a few words are asked for.
Attack longBodies(const Target& target) {
  constexpr std::size_t kLength = 500'000;
  const auto from = addressesOf(Who::Long, kFewAddresses);
  const std::string body = json::text(service::Credentials{std::string(kLength, 'a'), "b"});
  return {"long bodies", [address = target.address, from, body] {
            return std::make_unique<Callers>(address, kManyConnections, [from, body](std::uint64_t n) -> Ask {
              return {"POST", "/api/login", comingFrom(nth(from, n)), body};
            });
          }};
}

}  // namespace

std::vector<Attack> allAttacks(const Target& target) {
  return {lateJoins(target),    importBomb(target), careers(target),  archives(target), deadEndpoints(target),
          clubBricking(target), signIns(target),    commands(target), door(target),     longBodies(target)};
}

}  // namespace tacit::load
