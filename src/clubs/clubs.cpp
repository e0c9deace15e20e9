#include "clubs/clubs.h"

#include <array>

#include "clubs/by_name.h"
#include "clubs/codes.h"
#include "fair/secret.h"
#include "service/logging.h"
#include "service/secrets.h"

namespace tacit::clubs {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr int kClubsAtATime = 50;
constexpr int kMaxFounded = 3;  // by one person

// What a club's rules refuse is 400, also where the same code means more elsewhere: `busy` is a team, not the server.
net::Response refusedBy(const Refusal& refusal) {
  const bool isOfTheRules = refusal.code != RefusalCode::NotYours && refusal.code != RefusalCode::Unavailable;
  return service::failure(refusal, isOfTheRules ? 400 : statusOf(refusal.code));
}

net::Response answerShown(const ClubSnapshot& snapshot) {
  net::Response response = service::answerText("application/json", snapshot.shown);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

std::string invitationTo(const ClubSnapshot& snapshot) {
  return invitationCode(snapshot.kept.secret, snapshot.club.invitation());
}

// Carries out what somebody wants.
class Wanted {
 public:
  // `agreed`: whether those who are to be put on a ladder have a team.
  Wanted(const ClubSnapshot& before, club::Secretary& secretary, bool agreed)
      : before_(before), secretary_(secretary), agreed_(agreed) {}

  base::Outcome operator()(const DescribeClub& wish) { return secretary_.describe(wish.name, wish.about); }
  base::Outcome operator()(const JoinClub& wish) {
    if (!isSameCode(wish.invitation, invitationTo(before_))) return RefusalCode::WrongInvitation;
    return secretary_.join();
  }
  base::Outcome operator()(const LeaveClub& wish) { return secretary_.leave(wish.person); }
  base::Outcome operator()(const GiveRole& wish) { return secretary_.giveRole(wish.person, wish.role); }
  base::Outcome operator()(const OpenLeague& wish) { return secretary_.openLeague(wish.name, wish.worth, wish.best); }
  base::Outcome operator()(const CloseLeague& wish) { return secretary_.closeLeague(wish.league); }
  base::Outcome operator()(const AddEvening& wish) { return secretary_.addEvening(wish.tournament, wish.league); }
  base::Outcome operator()(const RemoveEvening& wish) { return secretary_.removeEvening(wish.tournament); }
  base::Outcome operator()(const OpenLadder& wish) { return secretary_.openLadder(wish.name, wish.reach); }
  base::Outcome operator()(const JoinLadder& wish) {
    return secretary_.joinLadder(wish.ladder, wish.name, wish.people, agreed_);
  }
  base::Outcome operator()(const LeaveLadder& wish) { return secretary_.leaveLadder(wish.ladder, wish.team); }
  base::Outcome operator()(const ChallengeWish& wish) { return secretary_.challenge(wish.ladder, wish.other); }
  base::Outcome operator()(const WithdrawChallenge& wish) { return secretary_.withdraw(wish.ladder, wish.team); }
  base::Outcome operator()(const ReportChallenge& wish) { return secretary_.report(wish.ladder, wish.team, wish.won); }

 private:
  const ClubSnapshot& before_;
  club::Secretary& secretary_;
  bool agreed_;
};

}  // namespace

// ---- Looking ----

void Clubs::list(const people::Call& call) {
  const bool mine = call.query("mine") == "true";
  if (mine && !call.visit) return call.reply(service::failure(RefusalCode::UnknownPerson));
  if (const std::string name = call.query("name"); !mine && !name.empty()) return find(call, name);
  const std::string person = mine ? call.personId() : "";
  keeper_.look(call.address(),
               [person, before = base::ClubId(call.query("before")), reply = call.reply](store::Store& store) {
                 const auto page = person.empty() ? store.clubs().list(kClubsAtATime, before)
                                                  : store.clubs().of(person, kClubsAtATime, before);
                 ClubList list;
                 for (const auto& one : page) list.clubs.push_back({one.id, one.name, one.members});
                 if (page.size() == kClubsAtATime) list.next = page.back().id;
                 reply(service::answerWith(list));
               });
}

void Clubs::find(const people::Call& call, const std::string& name) {
  keeper_.look(call.address(), [name, reply = call.reply](store::Store& store) {
    ClubList list;
    for (const auto& one : byName(store.clubs().list(kSearched, {}), name))
      list.clubs.push_back({one.id, one.name, one.members});
    reply(service::answerWith(list));
  });
}

void Clubs::show(const people::Call& call) {
  const auto answer = [reply = call.reply](const ClubSnapshotPtr& snapshot) {
    reply(snapshot ? answerShown(*snapshot) : service::failure(RefusalCode::NoClub));
  };
  cache_.see(base::ClubId(call.rest), answer, service::lastKnown(call.request.query));
}

void Clubs::role(const people::Call& call) {
  cache_.see(base::ClubId(call.rest), [call](const ClubSnapshotPtr& snapshot) {
    if (!snapshot) return call.reply(service::failure(RefusalCode::NoClub));
    ClubRole role;
    const club::Member* const member = call.visit ? snapshot->club.member(call.personId()) : nullptr;
    if (member != nullptr) role = {member->role, invitationTo(*snapshot)};
    call.reply(service::answerWith(role));
  });
}

// ---- Founding one ----

void Clubs::found(const people::Call& call) {
  ClubWish wish;
  if (!call.read(wish)) return;
  club::Club club;
  std::vector<club::Event> made;
  club::Secretary secretary(
      club, [&made](const club::Event& event) { made.push_back(event); }, cache_.now(), call.personId());
  if (const auto refusal = secretary.found(service::newLinkId<base::ClubId>(), wish.name, wish.about))
    return call.reply(refusedBy(*refusal));
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  store::NewClub founded{call.personId(), fair::hex(fair::newSecret()), club.foundedAt(), service::stepOf(club, made)};
  keeper_.ask([founded = std::move(founded), limits = settings_.limits, reply = call.reply](store::Store& store) {
    const auto there = store.clubs().find(founded.begins.id);
    const bool again = there && there->secret == founded.secret;  // after a fault
    if (!again && limits && store.clubs().foundedBy(founded.founder) >= kMaxFounded)
      return reply(service::failure(RefusalCode::TooManyClubs));
    if (!again && !store.clubs().create(founded))
      return reply(service::failure({RefusalCode::Unavailable, "this did not work; try again"}));
    service::logEvent("club founded", {{"club", founded.begins.id.plain()}, {"person", founded.founder}});
    reply(service::answerWith(ClubName{founded.begins.id}, 201));
  });
}

// ---- Commands ----

void Clubs::command(const people::Call& call) {
  ClubCommand command;
  if (!call.read(command)) return;
  const auto* const together = std::get_if<JoinLadder>(&command.want);
  if (together == nullptr || together->people.size() < 2) return carryOut(call, command, false);
  keeper_.look(call.address(), [this, call, command, people = together->people](store::Store& store) {
    const bool agreed = store.teams().with(people).has_value();
    net_.post([this, call, command, agreed] { carryOut(call, command, agreed); });
  });
}

void Clubs::carryOut(const people::Call& call, const ClubCommand& command, bool agreed) {
  const auto change = [want = command.want, agreed](const ClubSnapshot& before, club::Secretary& secretary) {
    return std::visit(Wanted(before, secretary, agreed), want);
  };
  cache_.change({base::ClubId(call.rest), call.address(), call.personId(), change,
                 [reply = call.reply](const base::Outcome& refusal, const ClubSnapshotPtr& snapshot) {
                   if (refusal) return reply(refusedBy(*refusal));
                   reply(snapshot ? answerShown(*snapshot) : service::failure(RefusalCode::NoClub));
                 }});
}

}  // namespace tacit::clubs
