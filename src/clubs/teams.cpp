#include "clubs/teams.h"

#include <algorithm>
#include <set>

#include "clubs/friends.h"
#include "people/names.h"
#include "rating/rating.h"
#include "service/secrets.h"
#include "table/game_type.h"
#include "tables/summaries.h"

namespace tacit::clubs {

using base::RefusalCode;

namespace {

constexpr int kMaxInRanking = 100;
constexpr int kPointsOfTeam = 200;
constexpr int kGamesOfTeam = 20;
constexpr std::size_t kMaxTeams = 30;             // of a person
constexpr std::chrono::days kProposalStands{14};  // then the name is free again

bool isMember(const store::Team& team, const std::string& person) {
  return std::ranges::find(team.members, person, &store::TeamMember::person) != team.members.end();
}

TeamPage pageOf(store::Store& store, const store::Team& team) {
  TeamPage page{shownTeam(team), {}, {}};
  bool curve = true;
  bool games = true;
  for (const auto& member : team.members) {
    const Shows shows = showsOf(store, member.person);
    curve = curve && shows.curve;
    games = games && shows.games;
  }
  if (curve) page.curve = shownCurve(store.teams().curve(team.id, kPointsOfTeam));
  if (games)
    for (const auto& table : store.teams().tables(team.id, kGamesOfTeam))
      if (const auto game = store.games().find(table)) page.games.push_back(tables::summaryOf(*game));
  return page;
}

base::Outcome refuseTeam(const store::Person& me, const TeamWish& wish) {
  std::set<std::string> all(wish.people.begin(), wish.people.end());
  all.insert(me.id);
  if (wish.people.empty() || wish.people.size() > 2 || all.size() != wish.people.size() + 1)
    return RefusalCode::BadTeam;
  if (auto refusal = people::refuseName(wish.name)) return refusal;
  return {};
}

net::Response answerTo(store::Founding founding, store::Store& store, const std::string& id) {
  switch (founding) {
    case store::Founding::NameTaken: return service::failure({RefusalCode::NameTaken, "another team has this name"});
    case store::Founding::IsThere: return service::failure(RefusalCode::TeamIsThere);
    case store::Founding::NoAccount:
      return service::failure({RefusalCode::NoPerson, "no person with an account has this id"});
    case store::Founding::Done: break;
  }
  const auto team = store.teams().find(id);
  return team ? service::answerWith(shownTeam(*team), 201) : service::failure(RefusalCode::NoTeam);
}

}  // namespace

TeamShown shownTeam(const store::Team& team) {
  const auto& [mu, sigma, games] = team.rating;
  TeamShown shown{team.id, team.name, team.stands, {}, {rating::shown(team.rating), mu, sigma, games}, team.won};
  for (const auto& one : team.members) shown.members.push_back({one.person, one.name, one.accepted});
  return shown;
}

std::vector<CurvePoint> shownCurve(const std::vector<store::RatingPoint>& points) {
  std::vector<CurvePoint> curve;
  for (const auto& [type, when, rating] : points) {
    const auto* const its = table::gameTypeNamed(type);
    if (its == nullptr) continue;
    curve.push_back({std::string(table::familyOf(*its)), when, rating::shown(rating)});
  }
  return curve;
}

void Teams::forget() {
  keeper_.ask([](store::Store& store) { store.teams().forgetProposals(base::wallNow() - kProposalStands); });
}

// Those that do not stand yet are for their members.
void Teams::list(const people::Call& call) {
  keeper_.look(
      call.address(), [person = call.query("person"), me = call.personId(), reply = call.reply](store::Store& store) {
        TeamList list;
        for (const auto& team : person.empty() ? store.teams().ranking(kMaxInRanking) : store.teams().of(person))
          if (team.stands || person == me) list.teams.push_back(shownTeam(team));
        reply(service::answerWith(list));
      });
}

void Teams::page(const people::Call& call) {
  keeper_.look(call.address(), [id = call.rest, me = call.personId(), reply = call.reply](store::Store& store) {
    const auto team = store.teams().find(id);
    if (!team || (!team->stands && !isMember(*team, me))) return reply(service::failure(RefusalCode::NoTeam));
    reply(service::answerWith(pageOf(store, *team)));
  });
}

bool Teams::isBlockedBy(const std::string& me, const std::vector<std::string>& others) const {
  return std::ranges::any_of(others, [&](const std::string& other) {
    const auto& ignored = people_.exclusions().ignoredBy(other);
    return std::ranges::find(ignored, me) != ignored.end();
  });
}

void Teams::found(const people::Call& call) {
  TeamWish wish;
  if (!call.read(wish)) return;
  wish.name = people::shownForm(wish.name);
  const std::string& me = call.person().id;
  if (const auto refusal = refuseTeam(call.person(), wish)) return call.reply(service::failure(*refusal));
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  store::NewTeam team{service::newPersonId(), wish.name, people::keysOf(wish.name).skeleton, base::wallNow(), {me}};
  team.people.insert(team.people.end(), wish.people.begin(), wish.people.end());
  keeper_.ask([team, blocked = isBlockedBy(me, wish.people), reply = call.reply](store::Store& store) {
    if (blocked || !store.friends().havePlayed(team.people, {}))
      return reply(service::failure(RefusalCode::NeverPlayed));
    if (store.teams().of(team.people.front()).size() >= kMaxTeams)
      return reply(service::failure(RefusalCode::TooManyTeams));
    reply(answerTo(store.teams().found(team), store, team.id));
  });
}

void Teams::answer(const people::Call& call) {
  TeamAnswer wish;
  if (!call.read(wish)) return;
  keeper_.ask([wish, id = call.personId(), reply = call.reply](store::Store& store) {
    const bool done = wish.accept ? store.teams().accept(wish.team, id) : store.teams().disband(wish.team, id);
    reply(done ? service::answerWith(people::Done{wish.accept ? "accepted" : "given up"})
               : service::failure(RefusalCode::NoTeam));
  });
}

}  // namespace tacit::clubs
