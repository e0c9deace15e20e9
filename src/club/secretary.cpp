#include "club/secretary.h"

#include <algorithm>

namespace tacit::club {
namespace {

Outcome notYours(std::string text) { return Refusal{RefusalCode::NotYours, std::move(text)}; }

}  // namespace

Outcome Secretary::record(EventBody what) {
  const Event event{kEventVersion, club_.lastNumber() + 1, std::max(now_, club_.lastTime()), who_, std::move(what)};
  if (auto refusal = club_.problemWith(event)) return refusal;
  club_.apply(event);
  tell_(event);
  return {};
}

Outcome Secretary::asOrganiser(EventBody what) {
  if (!club_.isOrganiser(who_)) return notYours("only an organiser of the club can do this");
  return record(std::move(what));
}

int Secretary::teamOn(int ladder) const {
  const Ladder* const its = club_.ladder(ladder);
  return its == nullptr ? 0 : its->teamOf(who_);
}

Outcome Secretary::forTeam(int ladder, int team, EventBody what) {
  if (team == 0 || (teamOn(ladder) != team && !club_.isOrganiser(who_)))
    return notYours("only the team itself or an organiser can do this");
  return record(std::move(what));
}

Outcome Secretary::found(base::ClubId id, std::string name, std::string about) {
  return record(Founded{std::move(id), std::move(name), std::move(about), who_});
}

Outcome Secretary::leave(const std::string& person) {
  return person == who_ ? record(Left{person}) : asOrganiser(Left{person});
}

Outcome Secretary::openLeague(std::string name, Worth worth, int best) {
  const int next = base::nextNumber(club_.leagues());
  return asOrganiser(LeagueOpened{next, std::move(name), worth, best});
}

Outcome Secretary::openLadder(std::string name, int reach) {
  const int next = base::nextNumber(club_.ladders());
  return asOrganiser(LadderOpened{next, std::move(name), reach});
}

Outcome Secretary::joinLadder(int ladder, std::string name, std::vector<std::string> people, bool agreed) {
  const Ladder* const its = club_.ladder(ladder);
  if (its == nullptr) return RefusalCode::NoLadder;
  if (!club_.isOrganiser(who_)) {
    if (std::ranges::find(people, who_) == people.end()) return notYours("only your own team can be put on the ladder");
    if (people.size() > 1 && !agreed)
      return Refusal{RefusalCode::NoTeam, "these people have not founded a team together"};
  }
  const int next = base::nextNumber(its->teams);
  return record(LadderJoined{ladder, next, std::move(name), std::move(people)});
}

Outcome Secretary::leaveLadder(int ladder, int team) { return forTeam(ladder, team, LadderLeft{ladder, team}); }

Outcome Secretary::challenge(int ladder, int other) {
  const int own = teamOn(ladder);
  if (own == 0) return notYours("only who is on the ladder can challenge");
  return record(Challenged{ladder, own, other});
}

Outcome Secretary::withdraw(int ladder, int team) { return forTeam(ladder, team, ChallengeWithdrawn{ladder, team}); }

Outcome Secretary::report(int ladder, int team, bool won) {
  const Ladder* const its = club_.ladder(ladder);
  const Challenge* const challenge = its == nullptr ? nullptr : its->challengeBy(team);
  if (challenge == nullptr) return RefusalCode::NoChallenge;
  const int own = its->teamOf(who_);
  if (own != 0 && (own == challenge->team || own == challenge->other))
    return record(ChallengeReported{ladder, team, own, won});
  return asOrganiser(ChallengeReported{ladder, team, {}, won});
}

}  // namespace tacit::club
