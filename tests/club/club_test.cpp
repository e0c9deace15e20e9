#include "club/club.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "club/secretary.h"
#include "json/json.h"
#include "rules/random.h"

namespace tacit::club {
namespace {

// None is passed where another is meant.
using Other = base::Id<struct OtherTag>;
static_assert(!std::is_convertible_v<Other, base::ClubId> && !std::is_constructible_v<base::ClubId, Other>);
static_assert(!std::is_convertible_v<std::string, base::ClubId> && !std::is_convertible_v<base::ClubId, std::string>);
static_assert(!std::equality_comparable_with<Other, base::ClubId>);
static_assert(!std::equality_comparable_with<std::string, base::ClubId>);

// A club, and the one who asks for something in it.
struct Clubhouse {
  Club club;
  std::vector<Event> events;
  base::Instant now = base::instantAt(1000);

  Secretary as(const std::string& who) {
    return {club, [this](const Event& event) { events.push_back(event); }, now += base::Duration(1), who};
  }
  std::string_view codeOf(const Outcome& refusal) const { return refusal ? nameOf(refusal->code) : "done"; }
};

Clubhouse founded(int members = 6) {
  Clubhouse house;
  EXPECT_FALSE(house.as("ann").found(base::ClubId("club1"), "Marble Club", "Every Tuesday"));
  for (int i = 0; i < members; ++i) EXPECT_FALSE(house.as("m" + std::to_string(i)).join());
  return house;
}

TEST(Club, WhoFoundsItOrganisesIt) {
  Clubhouse house = founded(2);
  EXPECT_TRUE(house.club.isOrganiser("ann"));
  EXPECT_FALSE(house.club.isOrganiser("m0"));
  EXPECT_EQ(house.codeOf(house.as("m0").describe("Mine", "")), "not_yours");
  EXPECT_EQ(house.club.name(), "Marble Club");
  EXPECT_FALSE(house.as("ann").giveRole("m0", Role::Organiser));
  EXPECT_FALSE(house.as("m0").describe("Ours", ""));
  EXPECT_EQ(house.club.name(), "Ours");
}

TEST(Club, IsNeverWithoutAnOrganiser) {
  Clubhouse house = founded(1);
  EXPECT_EQ(house.codeOf(house.as("ann").leave("ann")), "last_organiser");
  EXPECT_EQ(house.codeOf(house.as("ann").giveRole("ann", Role::Member)), "last_organiser");
  EXPECT_FALSE(house.as("ann").giveRole("m0", Role::Organiser));
  EXPECT_FALSE(house.as("ann").leave("ann"));
  EXPECT_EQ(house.club.members().size(), 1U);
}

TEST(Club, OnlyAnOrganiserSendsSomebodyElseAway) {
  Clubhouse house = founded(2);
  EXPECT_EQ(house.codeOf(house.as("m0").leave("m1")), "not_yours");
  EXPECT_FALSE(house.as("ann").leave("m1"));
  EXPECT_EQ(house.codeOf(house.as("ann").leave("m1")), "no_member");
  EXPECT_EQ(house.codeOf(house.as("m0").join()), "member");
}

TEST(Club, AnEveningIsInOneLeagueThatIsNotOver) {
  Clubhouse house = founded(0);
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening(base::TournamentId("t1"), 1)), "no_league");
  EXPECT_FALSE(house.as("ann").openLeague("Winter", Worth::Places, 3));
  EXPECT_FALSE(house.as("ann").addEvening(base::TournamentId("t1"), 1));
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening(base::TournamentId("t1"), 0)), "evening");
  EXPECT_FALSE(house.as("ann").closeLeague(1));
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening(base::TournamentId("t2"), 1)), "closed");
  EXPECT_FALSE(house.as("ann").addEvening(base::TournamentId("t2"), 0));
  EXPECT_FALSE(house.as("ann").removeEvening(base::TournamentId("t1")));
  ASSERT_EQ(house.club.evenings().size(), 1U);
  EXPECT_EQ(house.club.evenings()[0].tournament.plain(), "t2");
}

Clubhouse withLadder() {
  Clubhouse house = founded(6);
  EXPECT_FALSE(house.as("ann").openLadder("Ladder", 2));
  for (int i = 0; i < 6; ++i) {
    const std::string who = "m" + std::to_string(i);
    EXPECT_FALSE(house.as(who).joinLadder(1, "Team " + who, {who}, false));
  }
  return house;
}

TEST(Ladder, WhoWinsTakesThePlaceAndTheOthersGoDown) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 2));
  EXPECT_FALSE(house.as("m3").report(1, 4, true));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_FALSE(house.as("m1").report(1, 4, true));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 4, 2, 3, 5, 6}));
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
}

TEST(Ladder, WhoLosesStaysAndADisputeStaysOpen) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 2));
  EXPECT_FALSE(house.as("m3").report(1, 4, true));
  EXPECT_FALSE(house.as("m1").report(1, 4, false));  // says otherwise
  EXPECT_EQ(house.club.ladders()[0].open.size(), 1U);
  EXPECT_FALSE(house.as("m1").report(1, 4, true));  // saying it twice is no confirmation ...
  EXPECT_EQ(house.club.ladders()[0].open.size(), 1U);
  EXPECT_FALSE(house.as("ann").report(1, 4, false));  // ... and an organiser settles it
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

TEST(Ladder, OnlyThoseInReachAndOneAtATime) {
  Clubhouse house = withLadder();
  EXPECT_EQ(house.codeOf(house.as("m3").challenge(1, 1)), "too_far");
  EXPECT_EQ(house.codeOf(house.as("m3").challenge(1, 5)), "below");
  EXPECT_EQ(house.codeOf(house.as("ann").challenge(1, 1)), "not_yours");
  EXPECT_FALSE(house.as("m3").challenge(1, 3));
  EXPECT_EQ(house.codeOf(house.as("m4").challenge(1, 3)), "busy");
  EXPECT_EQ(house.codeOf(house.as("m4").report(1, 4, true)), "not_yours");
  EXPECT_EQ(house.codeOf(house.as("m4").withdraw(1, 4)), "not_yours");
  EXPECT_FALSE(house.as("m3").withdraw(1, 4));
  EXPECT_FALSE(house.as("m4").challenge(1, 3));
}

TEST(Ladder, WhoLeavesTheClubLeavesTheLadder) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 3));
  EXPECT_FALSE(house.as("m2").leave("m2"));
  EXPECT_EQ(house.club.ladders()[0].order, (std::vector<int>{1, 2, 4, 5, 6}));
  EXPECT_TRUE(house.club.ladders()[0].open.empty());
  EXPECT_EQ(house.codeOf(house.as("m3").joinLadder(1, "Again", {"m3"}, false)), "people");
  EXPECT_EQ(house.codeOf(house.as("m3").joinLadder(1, "With a stranger", {"m3", "zoe"}, true)), "people");
  EXPECT_EQ(house.codeOf(house.as("m3").joinLadder(1, "Without a word", {"m3", "m2"}, false)), "no_team");
}

TEST(Club, WhoIsSentAwayHasAnOldInvitation) {
  Clubhouse house = founded(2);
  const int first = house.club.invitation();
  EXPECT_FALSE(house.as("m0").leave("m0"));
  EXPECT_EQ(house.club.invitation(), first);
  EXPECT_FALSE(house.as("ann").leave("m1"));
  EXPECT_NE(house.club.invitation(), first);
}

// The rules of docs/clubs.md once more, as plainly as can be. Every request answers whether it is granted.
struct PlainClub {
  struct Team {
    int number;
    std::set<std::string> people;
  };
  struct Game {
    int team, other;
    std::optional<int> saidBy;
    bool saidWon;
  };
  struct Rungs {
    int reach, teamsEver;
    std::vector<Team> teams;  // from the top
    std::vector<Game> games;

    std::size_t placeOf(int team) const {
      return static_cast<std::size_t>(std::ranges::find(teams, team, &Team::number) - teams.begin());
    }
    bool holds(int team) const { return placeOf(team) < teams.size(); }
    int teamOf(const std::string& who) const {
      const auto found = std::ranges::find_if(teams, [&](const Team& one) { return one.people.contains(who); });
      return found == teams.end() ? 0 : found->number;
    }
    auto gameBy(int team) { return std::ranges::find(games, team, &Game::team); }
    void drop(int team) {
      std::erase_if(teams, [&](const Team& one) { return one.number == team; });
      std::erase_if(games, [&](const Game& one) { return one.team == team || one.other == team; });
    }
  };

  std::map<std::string, bool> organises;  // every member
  std::vector<bool> leagueIsOpen;
  std::map<std::string, int> evenings;
  std::vector<Rungs> ladders;
  int sentAway = 0;

  bool mayRun(const std::string& who) const { return organises.contains(who) && organises.at(who); }
  bool isLast(const std::string& who) const {
    return mayRun(who) && std::ranges::count(organises, true, &std::pair<const std::string, bool>::second) == 1;
  }
  bool join(const std::string& who) { return organises.emplace(who, false).second; }
  bool leave(const std::string& who, const std::string& whom) {
    if ((who != whom && !mayRun(who)) || !organises.contains(whom) || isLast(whom)) return false;
    organises.erase(whom);
    for (Rungs& ladder : ladders) ladder.drop(ladder.teamOf(whom));
    sentAway += who == whom ? 0 : 1;
    return true;
  }
  bool giveRole(const std::string& who, const std::string& whom, bool organiser) {
    if (!mayRun(who) || !organises.contains(whom) || (!organiser && isLast(whom))) return false;
    organises[whom] = organiser;
    return true;
  }
  bool openLeague(const std::string& who) {
    if (mayRun(who)) leagueIsOpen.push_back(true);
    return mayRun(who);
  }
  bool takesEvenings(int league) const {
    return league >= 1 && league <= static_cast<int>(leagueIsOpen.size()) &&
           leagueIsOpen[static_cast<std::size_t>(league) - 1];
  }
  bool closeLeague(const std::string& who, int league) {
    if (!mayRun(who) || !takesEvenings(league)) return false;
    leagueIsOpen[static_cast<std::size_t>(league) - 1] = false;
    return true;
  }
  bool addEvening(const std::string& who, const std::string& evening, int league) {
    return mayRun(who) && (league == 0 || takesEvenings(league)) && evenings.emplace(evening, league).second;
  }
  bool removeEvening(const std::string& who, const std::string& evening) {
    return mayRun(who) && evenings.erase(evening) == 1;
  }
  bool openLadder(const std::string& who, int reach) {
    if (mayRun(who)) ladders.push_back({reach, 0, {}, {}});
    return mayRun(who);
  }
  Rungs* ladder(int number) {
    return number < 1 || number > static_cast<int>(ladders.size()) ? nullptr
                                                                   : &ladders[static_cast<std::size_t>(number) - 1];
  }
  bool joinLadder(const std::string& who, int number, const std::vector<std::string>& people) {
    Rungs* const its = ladder(number);
    const std::set<std::string> team(people.begin(), people.end());
    if (its == nullptr || team.size() != people.size() || ((!team.contains(who) || team.size() > 1) && !mayRun(who)))
      return false;
    for (const auto& one : team)
      if (!organises.contains(one) || its->teamOf(one) != 0) return false;
    its->teams.push_back({++its->teamsEver, team});
    return true;
  }
  bool leaveLadder(const std::string& who, int number, int team) {
    Rungs* const its = ladder(number);
    if (its == nullptr || !its->holds(team) || (its->teamOf(who) != team && !mayRun(who))) return false;
    its->drop(team);
    return true;
  }
  bool challenge(const std::string& who, int number, int other) {
    Rungs* const its = ladder(number);
    const int team = its == nullptr ? 0 : its->teamOf(who);
    if (team == 0 || !its->holds(other)) return false;
    const auto up = static_cast<int>(its->placeOf(team)) - static_cast<int>(its->placeOf(other));
    for (const Game& one : its->games)
      for (const int busy : {one.team, one.other})
        if (busy == team || busy == other) return false;
    if (up < 1 || up > its->reach) return false;
    its->games.push_back({team, other, {}, false});
    return true;
  }
  bool withdraw(const std::string& who, int number, int team) {
    Rungs* const its = ladder(number);
    if (its == nullptr || its->gameBy(team) == its->games.end()) return false;
    if (its->teamOf(who) != team && !mayRun(who)) return false;
    its->games.erase(its->gameBy(team));
    return true;
  }
  bool report(const std::string& who, int number, int team, bool won) {
    Rungs* const its = ladder(number);
    if (its == nullptr || its->gameBy(team) == its->games.end()) return false;
    Game& game = *its->gameBy(team);
    const int own = its->teamOf(who);
    const bool plays = own == game.team || own == game.other;
    if (!plays && !mayRun(who)) return false;
    const bool agreed = game.saidBy && game.saidBy != own && game.saidWon == won;
    if (plays && !agreed) {
      game.saidBy = own;
      game.saidWon = won;
      return true;
    }
    if (won) {
      const Team winner = its->teams[its->placeOf(team)];
      const std::size_t to = its->placeOf(game.other);
      std::erase_if(its->teams, [&](const Team& one) { return one.number == team; });
      its->teams.insert(its->teams.begin() + static_cast<std::ptrdiff_t>(to), winner);
    }
    its->games.erase(its->gameBy(team));
    return true;
  }
};

PlainClub plainly(const Club& club) {
  PlainClub all;
  for (const Member& one : club.members()) all.organises[one.person] = one.role == Role::Organiser;
  for (const League& one : club.leagues()) all.leagueIsOpen.push_back(!one.closed);
  for (const Evening& one : club.evenings()) all.evenings[one.tournament.plain()] = one.league;
  for (const Ladder& one : club.ladders()) {
    auto& its = all.ladders.emplace_back(PlainClub::Rungs{one.reach, static_cast<int>(one.teams.size()), {}, {}});
    for (const int team : one.order) {
      const auto& people = one.team(team)->people;
      its.teams.push_back({team, {people.begin(), people.end()}});
    }
    for (const Challenge& open : one.open)
      its.games.push_back({open.team, open.other, open.reportedBy, open.reportedWon});
  }
  all.sentAway = club.invitation();
  return all;
}

std::string textOf(const PlainClub& club) {
  std::ostringstream text;
  text << club.sentAway << " sent away;";
  for (const auto& [person, organiser] : club.organises) text << ' ' << person << (organiser ? "!" : "");
  for (const bool open : club.leagueIsOpen) text << (open ? " open" : " closed");
  for (const auto& [evening, league] : club.evenings) text << ' ' << evening << '@' << league;
  for (const auto& ladder : club.ladders) {
    text << " / reach " << ladder.reach << ", ever " << ladder.teamsEver << ':';
    for (const auto& team : ladder.teams) {
      text << ' ' << team.number;
      for (const auto& person : team.people) text << ',' << person;
    }
    for (const auto& game : ladder.games)
      text << ' ' << game.team << '>' << game.other << " said by " << game.saidBy.value_or(0) << game.saidWon;
  }
  return text.str();
}

// Whatever people ask for: what is granted and what it changes is as in the plain club, a refusal changes nothing, and
// what is kept folds to the same club.
TEST(Club, AnythingAtAll) {
  int granted = 0;
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Random random(seed);
    Clubhouse house = founded(4);
    PlainClub model = plainly(house.club);
    const auto pick = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); };
    for (int step = 0; step < 200; ++step) {
      const std::string who = pick(4) == 0 ? "ann" : "m" + std::to_string(pick(6));
      const std::string whom = pick(3) == 0 ? who : "m" + std::to_string(pick(6));
      const std::string evening = "t" + std::to_string(pick(6));
      const std::vector<std::string> people = pick(2) == 0 ? std::vector{whom} : std::vector{who, whom};
      const int number = pick(4);  // of a league or a ladder
      const int team = pick(8);
      const bool yes = pick(2) == 0;
      Secretary asked = house.as(who);
      const auto [verdict, expected] = [&]() -> std::pair<Outcome, bool> {
        switch (pick(16)) {
          case 0: return {asked.join(), model.join(who)};
          case 1: return {asked.leave(whom), model.leave(who, whom)};
          case 2: return {asked.giveRole(whom, yes ? Role::Organiser : Role::Member), model.giveRole(who, whom, yes)};
          case 3: return {asked.openLeague("League", Worth::Places, 0), model.openLeague(who)};
          case 4: return {asked.closeLeague(number), model.closeLeague(who, number)};
          case 5:
            return {asked.addEvening(base::TournamentId(evening), number), model.addEvening(who, evening, number)};
          case 6: return {asked.removeEvening(base::TournamentId(evening)), model.removeEvening(who, evening)};
          case 7: return {asked.openLadder("Ladder", 1 + team % 3), model.openLadder(who, 1 + team % 3)};
          case 8:
          case 9: return {asked.joinLadder(number, "Team", people, false), model.joinLadder(who, number, people)};
          case 10: return {asked.leaveLadder(number, team), model.leaveLadder(who, number, team)};
          case 11:
          case 12: return {asked.challenge(number, team), model.challenge(who, number, team)};
          case 13: return {asked.withdraw(number, team), model.withdraw(who, number, team)};
          default: return {asked.report(number, team, yes), model.report(who, number, team, yes)};
        }
      }();
      ++(expected ? granted : refused);
      ASSERT_EQ(!verdict, expected) << house.codeOf(verdict) << " in step " << step << " of " << seed;
      ASSERT_EQ(textOf(plainly(house.club)), textOf(model)) << "after step " << step << " of " << seed;
      ASSERT_EQ(house.club.lastNumber(), static_cast<std::int64_t>(house.events.size()));
    }
    Club again;
    for (const Event& event : house.events) {
      Event read;
      ASSERT_FALSE(json::readText(json::text(event), read));
      ASSERT_FALSE(again.problemWith(read));
      again.apply(read);
    }
    EXPECT_EQ(textOf(plainly(again)), textOf(model));
    EXPECT_EQ(again.lastTime(), house.club.lastTime());
  }
  EXPECT_GT(granted, 2000);
  EXPECT_GT(refused, 2000);
}

TEST(Club, AnEventThatIsNotTheNextOneIsRefused) {
  const Clubhouse house = founded(1);
  const auto code = [&](auto change) {
    Event event{kEventVersion, house.club.lastNumber() + 1, house.club.lastTime(), "ann", Joined{"zoe"}};
    change(event);
    return house.codeOf(house.club.problemWith(event));
  };
  EXPECT_EQ(code([](Event&) {}), "done");
  EXPECT_EQ(code([](Event& event) { event.v = kEventVersion + 1; }), "newer");
  EXPECT_EQ(code([](Event& event) { ++event.n; }), "number");
  EXPECT_EQ(code([](Event& event) { --event.n; }), "number");
  EXPECT_EQ(code([](Event& event) { --event.t; }), "time");
  EXPECT_EQ(code([](Event& event) { event.what = Founded{base::ClubId("club2"), "Again", "", "ann"}; }), "order");
  EXPECT_EQ(code([](Event& event) { event.what = LeagueOpened{2, "Second first", Worth::Places, 0}; }), "number");
  EXPECT_EQ(code([](Event& event) { event.what = LadderOpened{0, "Before the first", 3}; }), "number");
  EXPECT_EQ(code([](Event& event) { event.what = LadderJoined{1, 1, "Nowhere", {"ann"}}; }), "no_ladder");
  EXPECT_EQ(Club{}.problemWith({kEventVersion, 1, {}, "ann", Joined{"ann"}})->code, RefusalCode::Order);
}

TEST(Ladder, OnlyTheTwoWhoPlayItSayHowItEnded) {
  Clubhouse house = withLadder();
  EXPECT_FALSE(house.as("m3").challenge(1, 3));
  const auto code = [&](std::optional<int> by) {
    return house.codeOf(house.club.problemWith(
        {kEventVersion, house.club.lastNumber() + 1, house.now, "m0", ChallengeReported{1, 4, by, true}}));
  };
  EXPECT_EQ(code(3), "done");
  EXPECT_EQ(code(4), "done");
  EXPECT_EQ(code({}), "done");
  EXPECT_EQ(code(1), "not_theirs");
}

// An earlier clock moves nothing back in time.
TEST(Club, TimeNeverRunsBack) {
  Clubhouse house = founded(0);
  const base::Instant last = house.club.lastTime();
  house.now = {};
  EXPECT_FALSE(house.as("zoe").join());
  EXPECT_EQ(house.club.lastTime(), last);
  EXPECT_EQ(house.club.member("zoe")->since, last);
}

TEST(Club, WhatCannotBeSaidIsRefused) {
  Clubhouse house = withLadder();
  const std::string endless(10000, 'x');
  Clubhouse other;
  EXPECT_EQ(other.codeOf(other.as("ann").found(base::ClubId("club2"), "", "")), "name");
  EXPECT_EQ(house.codeOf(house.as("ann").describe(endless, "")), "name");
  EXPECT_EQ(house.codeOf(house.as("ann").describe("Fine", endless)), "about");
  EXPECT_EQ(house.codeOf(house.as("ann").openLeague("", Worth::Places, 0)), "name");
  EXPECT_EQ(house.codeOf(house.as("ann").openLeague("Winter", Worth::Places, -1)), "best");
  EXPECT_EQ(house.codeOf(house.as("ann").openLeague("Winter", Worth::Places, 101)), "best");
  EXPECT_EQ(house.codeOf(house.as("ann").openLadder("", 3)), "name");
  EXPECT_EQ(house.codeOf(house.as("ann").openLadder("Ladder", 0)), "reach");
  EXPECT_EQ(house.codeOf(house.as("ann").openLadder("Ladder", 101)), "reach");
  EXPECT_EQ(house.codeOf(house.as("ann").addEvening(base::TournamentId(""), 0)), "no_tournament");
  EXPECT_EQ(house.codeOf(house.as("ann").joinLadder(1, "", {"ann"}, false)), "name");
  EXPECT_EQ(house.codeOf(house.as("ann").joinLadder(1, "Nobody", {}, false)), "people");
  EXPECT_EQ(house.codeOf(house.as("ann").joinLadder(1, "Four", {"ann", "b", "c", "d"}, false)), "people");
  EXPECT_EQ(house.club.name(), "Marble Club");
}

// So many times until it is refused as too many.
template <typename Ask>
std::size_t untilFull(const Clubhouse& house, std::size_t most, Ask ask) {
  for (std::size_t n = 0; n <= most; ++n)
    if (const Outcome refusal = ask(std::to_string(n))) return house.codeOf(refusal) == "full" ? n : most + 1;
  return most + 1;
}

TEST(Club, WhatIsTakenBackDoesNotFillIt) {
  Clubhouse house = founded(2);
  EXPECT_FALSE(house.as("ann").openLadder("Ladder", 3));
  for (const std::string who : {"m0", "m1"}) EXPECT_FALSE(house.as(who).joinLadder(1, "Team of " + who, {who}, false));
  const auto before = house.club.standing();
  for (int i = 0; i < 10; ++i) {
    EXPECT_FALSE(house.as("m1").challenge(1, 1));
    EXPECT_FALSE(house.as("m1").withdraw(1, 2));
  }
  EXPECT_EQ(house.club.standing(), before);
  EXPECT_EQ(house.club.doneOn(house.now, "m1"), 22);
  EXPECT_EQ(house.club.doneOn(house.now + std::chrono::days(1), "m1"), 0);
}

TEST(Club, HasRoomForSoMuchAndNoMore) {
  Clubhouse house = founded(0);
  const auto count = [&](std::size_t most, auto ask) { EXPECT_EQ(untilFull(house, most, ask), most); };
  count(kMaxLeagues, [&](const auto&) { return house.as("ann").openLeague("League", Worth::Places, 0); });
  count(kMaxInLeague, [&](const auto& n) { return house.as("ann").addEvening(base::TournamentId("league" + n), 1); });
  count(kMaxEvenings - kMaxInLeague,
        [&](const auto& n) { return house.as("ann").addEvening(base::TournamentId("other" + n), 0); });
  count(kMaxLadders, [&](const auto&) { return house.as("ann").openLadder("Ladder", 1); });
  count(kMaxMembers - 1, [&](const auto& n) { return house.as("p" + n).join(); });
  count(kMaxTeams, [&](const auto& n) { return house.as("p" + n).joinLadder(1, "Team", {"p" + n}, false); });
  EXPECT_FALSE(house.as("p0").leaveLadder(1, 1));
  EXPECT_FALSE(house.as("p0").joinLadder(1, "Again", {"p0"}, false));  // who has left takes up no room
}

}  // namespace
}  // namespace tacit::club
