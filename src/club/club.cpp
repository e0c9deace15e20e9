#include "club/club.h"

#include <algorithm>
#include <set>

#include "text/writing.h"

namespace tacit::club {
namespace {

Outcome noTeam() { return Refusal{RefusalCode::NoTeam, "this team is not on the ladder"}; }

std::chrono::sys_days dayOf(base::Instant time) { return std::chrono::floor<std::chrono::days>(time); }

// What something was done before, which it takes back.
bool takesBack(const EventBody& what) {
  return std::holds_alternative<Left>(what) || std::holds_alternative<EveningRemoved>(what) ||
         std::holds_alternative<LadderLeft>(what) || std::holds_alternative<ChallengeWithdrawn>(what);
}

Outcome full(std::string_view what) { return Refusal{RefusalCode::Full, "there can't be more " + std::string(what)}; }

}  // namespace

bool Team::plays(const std::string& person) const { return std::ranges::find(people, person) != people.end(); }

std::optional<std::size_t> Ladder::placeOf(int team) const {
  const auto found = std::ranges::find(order, team);
  if (found == order.end()) return std::nullopt;
  return static_cast<std::size_t>(found - order.begin());
}

const Team* Ladder::team(int which) const {
  if (which < 1 || which > std::ssize(teams)) return nullptr;
  return &base::numbered(teams, which);
}

const Challenge* Ladder::challengeBy(int team) const {
  const auto found = std::ranges::find(open, team, &Challenge::team);
  return found == open.end() ? nullptr : &*found;
}

bool Ladder::isBusy(int team) const {
  return std::ranges::any_of(open, [&](const Challenge& one) { return one.team == team || one.other == team; });
}

int Ladder::teamOf(const std::string& person) const {
  const auto found = std::ranges::find_if(order, [&](int one) { return team(one)->plays(person); });
  return found == order.end() ? 0 : *found;
}

// ---- Looking things up ----

const Member* Club::member(const std::string& person) const {
  const auto found = std::ranges::find(members_, person, &Member::person);
  return found == members_.end() ? nullptr : &*found;
}

bool Club::isOrganiser(const std::string& person) const {
  const Member* const one = member(person);
  return one != nullptr && one->role == Role::Organiser;
}

bool Club::isLastOrganiser(const std::string& person) const {
  return isOrganiser(person) && std::ranges::count(members_, Role::Organiser, &Member::role) == 1;
}

const League* Club::league(int number) const {
  if (number < 1 || number > std::ssize(leagues_)) return nullptr;
  return &base::numbered(leagues_, number);
}

const Ladder* Club::ladder(int number) const {
  if (number < 1 || number > std::ssize(ladders_)) return nullptr;
  return &base::numbered(ladders_, number);
}

int Club::doneOn(base::Instant time, const std::string& person) const {
  const auto found = doings_.find(person);
  return found != doings_.end() && found->second.day == dayOf(time) ? found->second.count : 0;
}

// ---- Folding ----

void Club::apply(const Event& event) {
  last_ = event.n;
  now_ = event.t;
  doings_[event.who] = {dayOf(now_), doneOn(now_, event.who) + 1};
  if (takesBack(event.what)) ++cancelled_;
  if (const auto* const left = std::get_if<Left>(&event.what); left != nullptr && left->person != event.who)
    ++invitation_;
  std::visit([this](const auto& what) { on(what); }, event.what);
}

void Club::on(const Founded& event) {
  id_ = event.id;
  foundedAt_ = now_;
  on(Described{event.name, event.about});
  members_.push_back({event.founder, Role::Organiser, now_});
}

void Club::on(const Described& event) {
  name_ = event.name;
  about_ = event.about;
}

void Club::on(const Joined& event) { members_.push_back({event.person, Role::Member, now_}); }

// A team is no more without one of its people.
void Club::on(const Left& event) {
  std::erase_if(members_, [&](const Member& one) { return one.person == event.person; });
  for (const Ladder& ladder : ladders_)
    if (const int team = ladder.teamOf(event.person); team != 0) on(LadderLeft{ladder.number, team});
}

void Club::on(const RoleGiven& event) { std::ranges::find(members_, event.person, &Member::person)->role = event.role; }

void Club::on(const LeagueOpened& event) {
  leagues_.push_back({event.league, event.name, event.worth, event.best, false});
}

void Club::on(const LeagueClosed& event) { base::numbered(leagues_, event.league).closed = true; }

void Club::on(const EveningAdded& event) { evenings_.push_back({event.tournament, event.league, now_}); }

void Club::on(const EveningRemoved& event) {
  std::erase_if(evenings_, [&](const Evening& one) { return one.tournament == event.tournament; });
}

void Club::on(const LadderOpened& event) { ladders_.push_back({event.ladder, event.name, event.reach, {}, {}, {}}); }

void Club::on(const LadderJoined& event) {
  Ladder& its = at(event.ladder);
  its.teams.push_back({event.team, event.name, event.people});
  its.order.push_back(event.team);
}

void Club::on(const LadderLeft& event) {
  Ladder& its = at(event.ladder);
  std::erase(its.order, event.team);
  std::erase_if(its.open, [&](const Challenge& one) { return one.team == event.team || one.other == event.team; });
}

void Club::on(const Challenged& event) { at(event.ladder).open.push_back({event.team, event.other, now_, {}, false}); }

void Club::on(const ChallengeWithdrawn& event) {
  std::erase_if(at(event.ladder).open, [&](const Challenge& one) { return one.team == event.team; });
}

// Who wins takes the place of the other one, and everybody from there down to their old place goes down by one.
void Club::on(const ChallengeReported& event) {
  Ladder& its = at(event.ladder);
  Challenge& challenge = *std::ranges::find(its.open, event.team, &Challenge::team);
  const bool stands =
      !event.by || (challenge.reportedBy && challenge.reportedBy != event.by && challenge.reportedWon == event.won);
  if (!stands) {
    challenge.reportedBy = event.by;
    challenge.reportedWon = event.won;
    return;
  }
  if (event.won) {
    const auto to = std::ranges::find(its.order, challenge.other);
    const auto from = std::ranges::find(its.order, challenge.team);
    if (to < from) std::rotate(to, from, from + 1);
  }
  on(ChallengeWithdrawn{event.ladder, event.team});
}

// ---- What may not happen ----

Outcome Club::problemWith(const Event& event) const {
  if (event.v > kEventVersion) return RefusalCode::Newer;
  if (event.n != last_ + 1) return RefusalCode::Number;
  if (event.t < now_) return RefusalCode::Time;
  if (std::holds_alternative<Founded>(event.what) != (last_ == 0))
    return Refusal{RefusalCode::Order, "a club begins by being founded, and only then"};
  return std::visit([this](const auto& one) { return problem(one); }, event.what);
}

Outcome Club::problem(const Founded& event) const { return problem(Described{event.name, event.about}); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): one of many
Outcome Club::problem(const Described& event) const {
  if (const auto problem = text::problemWithTitle(event.name)) return Refusal{RefusalCode::Name, problem->what};
  if (event.about.empty()) return {};
  if (const auto problem = text::problemWithReport(event.about)) return Refusal{RefusalCode::About, problem->what};
  return {};
}

Outcome Club::problem(const Joined& event) const {
  if (member(event.person) != nullptr) return RefusalCode::Member;
  if (members_.size() >= kMaxMembers) return full("members");
  return {};
}

Outcome Club::problem(const Left& event) const {
  if (member(event.person) == nullptr) return RefusalCode::NoMember;
  if (isLastOrganiser(event.person)) return RefusalCode::LastOrganiser;
  return {};
}

Outcome Club::problem(const RoleGiven& event) const {
  if (member(event.person) == nullptr) return RefusalCode::NoMember;
  if (event.role != Role::Organiser && isLastOrganiser(event.person)) return RefusalCode::LastOrganiser;
  return {};
}

Outcome Club::problem(const LeagueOpened& event) const {
  if (event.league != std::ssize(leagues_) + 1) return RefusalCode::Number;
  if (leagues_.size() >= kMaxLeagues) return full("leagues");
  if (event.best < 0 || event.best > 100) return RefusalCode::Best;
  if (const auto problem = text::problemWithTitle(event.name)) return Refusal{RefusalCode::Name, problem->what};
  return {};
}

Outcome Club::problem(const LeagueClosed& event) const {
  const League* const its = league(event.league);
  if (its == nullptr) return RefusalCode::NoLeague;
  if (its->closed) return RefusalCode::Closed;
  return {};
}

Outcome Club::problem(const EveningAdded& event) const {
  if (evenings_.size() >= kMaxEvenings) return full("evenings");
  if (event.tournament.empty()) return RefusalCode::NoTournament;
  if (std::ranges::find(evenings_, event.tournament, &Evening::tournament) != evenings_.end())
    return RefusalCode::Evening;
  if (event.league == 0) return {};
  const League* const its = league(event.league);
  if (its == nullptr) return RefusalCode::NoLeague;
  if (its->closed) return RefusalCode::Closed;
  const auto inLeague = static_cast<std::size_t>(std::ranges::count(evenings_, event.league, &Evening::league));
  return inLeague < kMaxInLeague ? Outcome{} : full("evenings in a league");
}

Outcome Club::problem(const EveningRemoved& event) const {
  const auto found = std::ranges::find(evenings_, event.tournament, &Evening::tournament);
  if (found == evenings_.end()) return Refusal{RefusalCode::NoTournament, "this tournament is no evening of the club"};
  return {};
}

Outcome Club::problem(const LadderOpened& event) const {
  if (event.ladder != std::ssize(ladders_) + 1) return RefusalCode::Number;
  if (ladders_.size() >= kMaxLadders) return full("ladders");
  if (event.reach < 1 || event.reach > 100) return RefusalCode::Reach;
  if (const auto problem = text::problemWithTitle(event.name)) return Refusal{RefusalCode::Name, problem->what};
  return {};
}

Outcome Club::problem(const LadderJoined& event) const {
  const Ladder* const its = ladder(event.ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  if (event.team != std::ssize(its->teams) + 1) return RefusalCode::Number;
  if (its->order.size() >= kMaxTeams) return full("teams");
  if (const auto problem = text::problemWithTitle(event.name)) return Refusal{RefusalCode::Name, problem->what};
  if (event.people.empty() || event.people.size() > 3)
    return Refusal{RefusalCode::People, "a team has one to three people"};
  if (std::set<std::string>(event.people.begin(), event.people.end()).size() != event.people.size())
    return Refusal{RefusalCode::People, "somebody is in the team twice"};
  for (const auto& person : event.people) {
    if (member(person) == nullptr) return RefusalCode::NoMember;
    if (its->teamOf(person) != 0) return Refusal{RefusalCode::People, "one of them is on the ladder already"};
  }
  return {};
}

Outcome Club::problem(const LadderLeft& event) const {
  const Ladder* const its = ladder(event.ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  return its->placeOf(event.team) ? Outcome{} : noTeam();
}

Outcome Club::problem(const Challenged& event) const {
  const Ladder* const its = ladder(event.ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  const auto place = its->placeOf(event.team);
  const auto above = its->placeOf(event.other);
  if (!place || !above) return noTeam();
  if (*above >= *place) return RefusalCode::Below;
  if (*place - *above > static_cast<std::size_t>(its->reach))
    return Refusal{RefusalCode::TooFar, "only " + std::to_string(its->reach) + " places above can be challenged"};
  if (its->isBusy(event.team) || its->isBusy(event.other))
    return Refusal{RefusalCode::Busy, "one of them has another challenge to play"};
  return {};
}

Outcome Club::problem(const ChallengeWithdrawn& event) const {
  const Ladder* const its = ladder(event.ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  return its->challengeBy(event.team) == nullptr ? RefusalCode::NoChallenge : Outcome{};
}

Outcome Club::problem(const ChallengeReported& event) const {
  const Ladder* const its = ladder(event.ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  const Challenge* const challenge = its->challengeBy(event.team);
  if (challenge == nullptr) return RefusalCode::NoChallenge;
  if (event.by && event.by != challenge->team && event.by != challenge->other) return RefusalCode::NotTheirs;
  return {};
}

}  // namespace tacit::club
