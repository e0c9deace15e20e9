// Clubs over the network: who may do what, what counts in a league, and what is left when somebody goes.
#include <gtest/gtest.h>

#include "clubs/club_types.h"
#include "people/people_types.h"
#include "support/club_evening.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::errorOf;
using testing::eveningPlan;
using testing::GameServer;
using testing::Visitor;
using testing::won;

// What one person does in clubs, over HTTP.
class Guest : public Visitor {
 public:
  using Visitor::Visitor;

  testing::HttpAnswer foundAnswer(const std::string& name) {
    return browser.post("/api/clubs", json::text(clubs::ClubWish{name, "We meet on Mondays."}));
  }
  std::string found(const std::string& name = "TAC Club") {
    const auto answer = foundAnswer(name);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return browser.read<clubs::ClubName>(answer).id.plain();
  }
  // The code of the error, or nothing.
  std::string tell(const std::string& id, clubs::ClubWant want) {
    const auto answer = browser.post("/api/clubs/" + id, json::text(clubs::ClubCommand{std::move(want)}));
    return answer.status == 200 ? "" : errorOf(answer);
  }
  clubs::ClubShown look(const std::string& id) {
    return browser.read<clubs::ClubShown>(browser.get("/api/clubs/" + id));
  }
  clubs::ClubRole roleIn(const std::string& id) {
    return browser.read<clubs::ClubRole>(browser.get("/api/clubs/" + id + "/role"));
  }
  std::vector<clubs::ClubSummary> clubs() {
    return browser.read<clubs::ClubList>(browser.get("/api/clubs?mine=true")).clubs;
  }
};

class Person : public Guest {
 public:
  Person(const GameServer& server, const std::string& name) : Guest(server, name) { browser.makeAccount(name); }
  // The server has restarted.
  void meet(const GameServer& server) {
    const auto cookie = browser.cookie;
    browser = Browser(server);
    browser.cookie = cookie;
  }
  void join(const std::string& id, Guest& inviter) {
    EXPECT_EQ(tell(id, clubs::JoinClub{inviter.roleIn(id).invitation.value_or("")}), "");
  }
};

// A club that both of them organise.
std::string foundByBoth(Person& founder, Person& other) {
  const auto id = founder.found();
  other.join(id, founder);
  EXPECT_EQ(founder.tell(id, clubs::GiveRole{other.person, club::Role::Organiser}), "");
  return id;
}

// A tournament of two teams of one named person each, with a first and a second place.
std::string finishedEvening(Guest& organiser, const std::string& first, const std::string& second) {
  auto plan = eveningPlan(1);
  plan.type = "two";
  const auto id = organiser.make(plan);
  for (const auto& name : {first, second})
    EXPECT_EQ(organiser.want(id, clubs::EnterWish{name, {{name, std::nullopt}}}), "");
  EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{}), "");
  const auto board = organiser.show(id).rounds[0].pairings[0];
  const auto winner = board.entrants[0] == 1 ? std::size_t{0} : std::size_t{1};
  EXPECT_EQ(organiser.want(id, clubs::ReportWish{1, board.number, won(board.entrants, winner, 2, 4)}), "");
  EXPECT_EQ(organiser.want(id, clubs::FinishWish{}), "");
  return id;
}

TEST(Clubs, AreFoundByPartOfTheirName) {
  GameServer server;
  Person anna(server, "Anna");
  anna.found("Älpler Luzern");
  const auto id = anna.found("Murmeln Zürich");
  Guest guest(server, "Zoe");
  const auto found = [&](const std::string& part) {
    return guest.browser.read<clubs::ClubList>(guest.browser.get("/api/clubs?name=" + part)).clubs;
  };
  ASSERT_EQ(found("Z%C3%9CRICH").size(), 1U);
  EXPECT_EQ(found("Z%C3%9CRICH")[0].id.plain(), id);
  EXPECT_EQ(found("%C3%A4lp").size(), 1U);
  EXPECT_EQ(found("l").size(), 2U);
  EXPECT_TRUE(found("bern").empty());
}

TEST(Clubs, AreFoundedByAccountsAndJoinedByInvitation) {
  GameServer server;
  Guest guest(server, "Zoe");
  EXPECT_EQ(errorOf(guest.foundAnswer("Guests")), "accounts_only");
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  EXPECT_EQ(errorOf(anna.foundAnswer("")), "name");
  const auto id = anna.found();
  const auto invitation = anna.roleIn(id).invitation.value_or("");
  EXPECT_EQ(invitation.size(), 16U);
  EXPECT_FALSE(ben.roleIn(id).invitation);
  EXPECT_FALSE(ben.roleIn(id).role);
  EXPECT_EQ(ben.tell(id, clubs::JoinClub{"abcdefghjkmnpqrs"}), "wrong_invitation");
  EXPECT_EQ(ben.tell(id, clubs::JoinClub{""}), "wrong_invitation");
  EXPECT_EQ(ben.tell(anna.found("Another"), clubs::JoinClub{invitation}), "wrong_invitation");
  EXPECT_EQ(guest.tell(id, clubs::JoinClub{invitation}), "accounts_only");
  EXPECT_EQ(ben.tell(id, clubs::JoinClub{invitation}), "");
  EXPECT_EQ(ben.tell(id, clubs::JoinClub{invitation}), "member");
  EXPECT_EQ(ben.clubs().size(), 1U);
  EXPECT_EQ(anna.clubs().size(), 2U);
  server.restart();
  Guest later(server, "Zora");
  const auto shown = later.look(id);
  EXPECT_EQ(shown.name, "TAC Club");
  EXPECT_EQ(shown.about, "We meet on Mondays.");
  ASSERT_EQ(shown.members.size(), 2U);
  EXPECT_EQ(shown.members[0].name, "Anna");
  EXPECT_EQ(shown.members[0].role, club::Role::Organiser);
  EXPECT_EQ(shown.members[1].name, "Ben");
  EXPECT_EQ(later.browser.get("/api/clubs/abcdefgh").status, 404);
  EXPECT_EQ(later.browser.get("/api/clubs/..%2F").status, 404);
  EXPECT_EQ(later.browser.get("/api/clubs/" + id + "/secret").status, 404);
}

TEST(Clubs, WhoeverIsSentAwayCannotComeBackByTheOldLink) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  Person cara(server, "Cara");
  const auto id = anna.found();
  const auto old = anna.roleIn(id).invitation.value_or("");
  ben.join(id, anna);
  EXPECT_EQ(ben.tell(id, clubs::LeaveClub{anna.person}), "not_yours");
  EXPECT_EQ(anna.tell(id, clubs::LeaveClub{ben.person}), "");
  EXPECT_EQ(ben.tell(id, clubs::JoinClub{old}), "wrong_invitation");
  cara.join(id, anna);
  EXPECT_EQ(cara.tell(id, clubs::LeaveClub{cara.person}), "");
  cara.join(id, anna);  // who left by themselves may
  EXPECT_EQ(anna.look(id).members.size(), 2U);
}

TEST(Clubs, OnlyOrganisersOrganise) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  Person rude(server, "Rude");
  const auto id = anna.found();
  ben.join(id, anna);
  const std::vector<clubs::ClubWant> wants = {clubs::DescribeClub{"Mine", ""},
                                              clubs::GiveRole{ben.person, club::Role::Organiser},
                                              clubs::OpenLeague{"League", club::Worth::Places, 0},
                                              clubs::OpenLadder{"Ladder", 3}, clubs::LeaveClub{anna.person}};
  for (const auto& want : wants) {
    EXPECT_EQ(rude.tell(id, want), "not_yours");
    EXPECT_EQ(ben.tell(id, want), "not_yours");
  }
  EXPECT_EQ(anna.tell(id, clubs::LeaveClub{anna.person}), "last_organiser");
  EXPECT_EQ(anna.tell(id, clubs::GiveRole{ben.person, club::Role::Organiser}), "");
  EXPECT_EQ(ben.tell(id, wants[0]), "");
  EXPECT_EQ(anna.look(id).name, "Mine");
}

TEST(Clubs, AnEveningIsOrganisedByAllOrganisersOfTheClub) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  Person cara(server, "Cara");
  const auto id = foundByBoth(anna, ben);
  cara.join(id, anna);
  const auto evening = anna.make(eveningPlan());
  EXPECT_EQ(ben.want(evening, clubs::EnterWish{"Team", {}}), "not_yours");
  EXPECT_EQ(ben.tell(id, clubs::AddEvening{base::TournamentId(evening), 0}), "no_tournament");  // it is Anna's
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId("abcdefgh"), 0}), "no_tournament");
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(evening), 0}), "");
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(evening), 0}), "evening");
  EXPECT_EQ(anna.tell(anna.found("Another"), clubs::AddEvening{base::TournamentId(evening), 0}), "no_tournament");
  EXPECT_EQ(ben.want(evening, clubs::EnterWish{"Team", {}}), "");
  EXPECT_TRUE(ben.role(evening).organiser);
  EXPECT_EQ(ben.codes(evening).size(), 1U);
  EXPECT_EQ(cara.want(evening, clubs::EnterWish{"Other", {}}), "not_yours");
  ASSERT_EQ(anna.look(id).evenings.size(), 1U);
  EXPECT_EQ(anna.look(id).evenings[0].tournament.id.plain(), evening);
  EXPECT_EQ(anna.tell(id, clubs::RemoveEvening{base::TournamentId(evening)}), "");
  EXPECT_EQ(ben.want(evening, clubs::EnterWish{"Third", {}}), "not_yours");
  EXPECT_TRUE(anna.look(id).evenings.empty());
}

TEST(Clubs, UndoTakesBackTheLastStepOfAnyOrganiser) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  const auto id = foundByBoth(anna, ben);
  const auto evening = anna.make(eveningPlan());
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(evening), 0}), "");
  for (const auto* const name : {"Owls", "Larks"}) EXPECT_EQ(anna.want(evening, clubs::EnterWish{name, {}}), "");
  EXPECT_EQ(ben.want(evening, clubs::PairWish{}), "");
  EXPECT_EQ(ben.want(evening, clubs::UndoWish{}), "");
  const auto shown = anna.show(evening);
  EXPECT_TRUE(shown.rounds.empty());
  EXPECT_EQ(shown.entrants.size(), 2U);
}

TEST(Clubs, WhomAnyOrganiserSendsAwayDoesNotComeBackToTheEvening) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  Person rude(server, "Rude");
  const auto id = foundByBoth(anna, ben);
  const auto evening = anna.make(eveningPlan());
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(evening), 0}), "");
  const std::vector<tournament::Member> self = {{"Rude", rude.person}};
  EXPECT_EQ(rude.want(evening, clubs::EnterWish{"Rude", self}), "");
  EXPECT_EQ(ben.want(evening, clubs::LeaveWish{1}), "");
  EXPECT_EQ(anna.tell(id, clubs::LeaveClub{ben.person}), "");  // what he decided holds
  EXPECT_EQ(rude.want(evening, clubs::ComeBackWish{1}), "sent_away");
  EXPECT_EQ(rude.want(evening, clubs::EnterWish{"Polite", self}), "sent_away");
  EXPECT_EQ(anna.want(evening, clubs::ComeBackWish{1}), "");
}

TEST(Clubs, ALeagueCountsItsFinishedEvenings) {
  const GameServer server;
  Person anna(server, "Anna");
  const auto id = anna.found();
  EXPECT_EQ(anna.tell(id, clubs::OpenLeague{"Winter", club::Worth::Places, 1}), "");
  const auto first = finishedEvening(anna, "Xaver", "Yvonne");
  const auto second = finishedEvening(anna, "Yvonne", "Zoe");
  const auto open = anna.make(eveningPlan());
  for (const auto& one : {first, second, open})
    EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(one), 1}), "");
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(finishedEvening(anna, "Xaver", "Zoe")), 0}), "");
  const auto league = anna.look(id).leagues.at(0);
  EXPECT_EQ(league.evenings, (std::vector{base::TournamentId(first), base::TournamentId(second)}));
  ASSERT_EQ(league.standings.size(), 3U);
  EXPECT_EQ(league.standings[0].name, "Yvonne");
  EXPECT_EQ(league.standings[0].total, 200);
  EXPECT_EQ(league.standings[0].evenings, (std::vector<std::int64_t>{100, 200}));
  EXPECT_EQ(league.standings[0].counts, (std::vector{false, true}));
  EXPECT_EQ(league.standings[1].name, "Xaver");
  EXPECT_EQ(league.standings[1].evenings, (std::vector<std::int64_t>{200, 0}));
  // A correction counts at once.
  const auto board = anna.show(second).rounds[0].pairings[0];
  const auto loser = board.entrants[0] == 1 ? std::size_t{1} : std::size_t{0};
  EXPECT_EQ(anna.want(second, clubs::CorrectWish{1, board.number, won(board.entrants, loser, 2, 4), "typo"}), "");
  EXPECT_EQ(anna.tell(id, clubs::CloseLeague{1}), "");
  EXPECT_EQ(anna.look(id).leagues.at(0).standings[1].name, "Zoe");
  EXPECT_EQ(anna.tell(id, clubs::AddEvening{base::TournamentId(finishedEvening(anna, "Xaver", "Zoe")), 1}), "closed");
}

TEST(Clubs, AChallengeIsSettledByBothTeams) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  const auto id = anna.found();
  ben.join(id, anna);
  EXPECT_EQ(anna.tell(id, clubs::OpenLadder{"Ladder", 2}), "");
  EXPECT_EQ(anna.tell(id, clubs::JoinLadder{1, "Ants", {anna.person}}), "");
  EXPECT_EQ(anna.tell(id, clubs::JoinLadder{1, "Bees", {ben.person, "nobody"}}), "no_member");
  EXPECT_EQ(ben.tell(id, clubs::JoinLadder{1, "Bees", {ben.person}}), "");
  EXPECT_EQ(ben.tell(id, clubs::ChallengeWish{1, 1}), "");
  EXPECT_EQ(ben.tell(id, clubs::ReportChallenge{1, 2, true}), "");
  EXPECT_EQ(anna.look(id).ladders[0].challenges.at(0).reportedBy, 2);
  EXPECT_EQ(anna.tell(id, clubs::ReportChallenge{1, 2, true}), "");
  const auto ladder = anna.look(id).ladders[0];
  EXPECT_TRUE(ladder.challenges.empty());
  EXPECT_EQ(ladder.teams[0].name, "Bees");
  EXPECT_EQ(ben.tell(id, clubs::LeaveLadder{1, 1}), "not_yours");
}

// A member brings only those along who have agreed to be a team; an organiser puts up whom he likes.
TEST(Clubs, NobodyIsPutOnALadderByAnotherMember) {
  GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  Person cleo(server, "Cleo");
  const auto id = anna.found();
  for (Person* const one : {&ben, &cleo}) one->join(id, anna);
  EXPECT_EQ(anna.tell(id, clubs::OpenLadder{"Ladder", 2}), "");
  const clubs::JoinLadder together{1, "Bees", {ben.person, cleo.person}};
  EXPECT_EQ(ben.tell(id, together), "no_team");
  EXPECT_TRUE(server.stop());
  EXPECT_EQ(server.store()->teams().found({"team", "Bees", "bees", base::instantAt(1), together.people}),
            store::Founding::Done);
  server.start();
  ben.meet(server);
  EXPECT_EQ(ben.tell(id, together), "no_team");  // Cleo has not said anything yet
  EXPECT_TRUE(server.stop());
  EXPECT_TRUE(server.store()->teams().accept("team", cleo.person));
  server.start();
  ben.meet(server);
  EXPECT_EQ(ben.tell(id, together), "");
  EXPECT_EQ(ben.tell(id, clubs::LeaveLadder{1, 1}), "");
  anna.meet(server);
  EXPECT_EQ(anna.tell(id, clubs::JoinLadder{1, "Put up", {anna.person, cleo.person}}), "");
}

// A member who challenges and withdraws again and again does not fill the club.
TEST(Clubs, NobodyKeepsAllOthersFromDoingAnything) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  const auto id = anna.found();
  ben.join(id, anna);
  EXPECT_EQ(anna.tell(id, clubs::OpenLadder{"Ladder", 2}), "");
  EXPECT_EQ(anna.tell(id, clubs::JoinLadder{1, "Ants", {anna.person}}), "");
  EXPECT_EQ(ben.tell(id, clubs::JoinLadder{1, "Bees", {ben.person}}), "");
  std::string refusal;
  for (int i = 0; i < 200 && refusal.empty(); ++i)
    refusal = i % 2 == 0 ? ben.tell(id, clubs::ChallengeWish{1, 1}) : ben.tell(id, clubs::WithdrawChallenge{1, 2});
  EXPECT_EQ(refusal, "slow_down");
  EXPECT_EQ(anna.tell(id, clubs::OpenLeague{"League", club::Worth::Places, 0}), "");
}

TEST(Clubs, WhoDeletesTheirAccountLeavesThem) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  const auto shared = anna.found("Shared");
  const auto alone = anna.found("Alone");
  ben.join(shared, anna);
  EXPECT_EQ(anna.tell(shared, clubs::OpenLadder{"Ladder", 2}), "");
  EXPECT_EQ(anna.tell(shared, clubs::JoinLadder{1, "Anna and friends", {anna.person}}), "");
  const auto evening = anna.make(eveningPlan());
  EXPECT_EQ(anna.tell(shared, clubs::AddEvening{base::TournamentId(evening), 0}), "");
  EXPECT_EQ(anna.browser.post("/api/delete", json::text(people::PasswordProof{"a long walk in the rain"})).status, 200);
  ASSERT_TRUE(testing::comesTrue([&] { return ben.look(shared).members.size() == 1; }));
  const auto shown = ben.look(shared);
  EXPECT_EQ(shown.members[0].name, "Ben");
  EXPECT_EQ(shown.members[0].role, club::Role::Organiser);
  EXPECT_TRUE(shown.ladders[0].teams.empty());
  EXPECT_EQ(ben.browser.get("/api/clubs/" + alone).status, 404);
  EXPECT_EQ(ben.want(evening, clubs::EnterWish{"Team", {}}), "");  // the club goes on with its evening
  for (const auto& text : server.store()->clubs().events(base::ClubId(shared), 0))
    EXPECT_EQ(text.find("friends"), std::string::npos);
}

TEST(Clubs, AFewForEachPerson) {
  const GameServer server{service::Settings{}};
  Person anna(server, "Anna");
  for (int i = 0; i < 3; ++i) anna.found();
  EXPECT_EQ(errorOf(anna.foundAnswer("One more")), "too_many_clubs");
}

TEST(Clubs, OddRequestsAreRefused) {
  const GameServer server;
  Person anna(server, "Anna");
  const auto id = anna.found();
  const auto last = anna.look(id).last;
  for (const std::string body :
       {"", "{}", "[]", R"({"want":{"k":"burn"}})", R"({"want":{"k":"open_ladder","name":"L","reach":2147483648}})",
        R"({"want":{"k":"join_ladder","ladder":-1,"name":"x","people":[]}})",
        R"({"want":{"k":"open_league","name":"L","worth":"gold","best":0}})",
        R"({"want":{"k":"open_league","name":"L","worth":"score","best":-1}})",
        R"({"want":{"k":"report","ladder":1,"team":99,"won":true}})",
        R"({"want":{"k":"add_evening","tournament":"","league":7}})", R"({"want":{"k":"close_league","league":0}})"})
    EXPECT_EQ(anna.browser.post("/api/clubs/" + id, body).status, 400) << body;
  EXPECT_EQ(anna.tell("abcdefgh", clubs::LeaveClub{anna.person}), "no_club");
  EXPECT_EQ(anna.look(id).last, last);
}

// Nobody owns a club: the slower one tries again.
TEST(Clubs, ChangesAtOnceFollowEachOther) {
  const GameServer server;
  Person anna(server, "Anna");
  Person ben(server, "Ben");
  const auto id = foundByBoth(anna, ben);
  const auto open = [&](Person& person) {
    for (int i = 0; i < 10; ++i) EXPECT_EQ(person.tell(id, clubs::OpenLeague{"League", club::Worth::Places, 0}), "");
  };
  std::thread other([&] { open(ben); });
  open(anna);
  other.join();
  const auto leagues = anna.look(id).leagues;
  ASSERT_EQ(leagues.size(), 20U);
  for (std::size_t i = 0; i < leagues.size(); ++i) EXPECT_EQ(leagues[i].number, 20 - static_cast<int>(i));
}

}  // namespace
}  // namespace tacit::server
