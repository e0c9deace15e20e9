#include "clubs/tournament_permissions.h"

#include <algorithm>

#include "clubs/seating.h"

namespace tacit::clubs {
namespace {

using base::Outcome;
using base::Refusal;
using base::RefusalCode;
using tournament::Director;
using tournament::Entrant;
using tournament::Member;
using tournament::Tournament;

// Even for people who leave and enter again: numbers of entrants are never given twice.
constexpr int kMaxEntriesOfOne = 5;
constexpr auto kMaxEvents = static_cast<std::int64_t>(tournament::kMaxEvents);
constexpr std::int64_t kMaxEventsOfOthers = 15'000;
constexpr int kMaxOfOne = 300;  // of a person who isn't its organiser; by codes, for each entrant

Outcome notYours(std::string text) { return Refusal{RefusalCode::NotYours, std::move(text)}; }

Outcome onlyTheOrganiser() { return notYours("only the organiser can do this"); }

bool playsFor(const Entrant& entrant, const std::string& person) {
  return std::ranges::any_of(entrant.members, [&](const Member& one) { return one.person == person; });
}

class TournamentPermissions {
 public:
  TournamentPermissions(Tournament& tournament, const Asker& asker, base::Instant now,
                        std::vector<tournament::Event>& made)
      : tournament_(tournament), asker_(asker), part_(partOf(tournament, asker)),
        director_(tournament, [&made](const tournament::Event& event) { made.push_back(event); }, now, asker.person) {}

  Outcome operator()(const EnterWish& wish) {
    if (!part_.organiser)
      if (auto refusal = mayEnter(wish)) return refusal;
    if (auto refusal = mayName(wish.members, {})) return refusal;
    return director_.enter(wish.name, wish.members);
  }

  Outcome operator()(const ChangeWish& wish) {
    if (!tournament_.exists(wish.number)) return RefusalCode::NoEntrant;
    if (!speaksFor(wish.number)) return notYours("only its own people and the organiser can change an entrant");
    if (!part_.organiser && tournament_.stage() != tournament::Stage::Open)
      return Refusal{RefusalCode::NotNow, "the tournament has begun; the organiser can still change this"};
    if (isClosed(wish.number)) return RefusalCode::SentAway;
    if (auto refusal = mayName(wish.members, tournament_.entrant(wish.number).members)) return refusal;
    return director_.change(wish.number, wish.name, wish.members);
  }

  Outcome operator()(const ClaimWish& wish) {
    if (!asker_.entrant || !tournament_.exists(*asker_.entrant)) return notYours("this needs the code of an entrant");
    Entrant its = tournament_.entrant(*asker_.entrant);
    const auto index = static_cast<std::size_t>(wish.member);
    if (wish.member < 0 || index > its.members.size()) return RefusalCode::Members;
    if (isClosed(its.number) || isSentAway(asker_.person)) return RefusalCode::SentAway;
    if (index < its.members.size() && its.members[index].person.value_or(asker_.person) != asker_.person)
      return Refusal{RefusalCode::Taken, "somebody else has this place; they or the organiser can give it up"};
    if (index == its.members.size()) its.members.push_back({asker_.name, std::nullopt});
    its.members[index].person = asker_.person;
    return director_.change(its.number, its.name, its.members);
  }

  Outcome operator()(const LeaveWish& wish) {
    if (!speaksFor(wish.number)) return notYours("only its own people and the organiser can withdraw an entrant");
    return part_.entrant == wish.number ? director_.leave(wish.number) : director_.sendAway(wish.number);
  }

  Outcome operator()(const ComeBackWish& wish) {
    if (!speaksFor(wish.number)) return notYours("only its own people and the organiser can bring an entrant back");
    if (isClosed(wish.number)) return RefusalCode::SentAway;
    return director_.comeBack(wish.number);
  }

  Outcome operator()(const ReportWish& wish) {
    if (part_.organiser) return director_.report(wish.round, wish.board, std::nullopt, wish.results);
    if (part_.entrant == 0) return notYours("only those who play at this board report its result");
    if (tournament_.plan().where == tournament::Where::Online)
      return notYours("the server knows how a game at its tables ends");
    return director_.report(wish.round, wish.board, part_.entrant, wish.results);
  }

  Outcome operator()(const ConfirmWish& wish) {
    if (part_.entrant == 0) return notYours("the other side confirms a result");
    return director_.confirm(wish.round, wish.board, part_.entrant);
  }

  Outcome operator()(const MergeWish& wish) { return director_.merge(wish.from, wish.into); }
  Outcome operator()(const PlanWish& wish) {
    if (auto refusal = refuseTables(wish.plan)) return refusal;
    return director_.changePlan(wish.plan);
  }
  Outcome operator()(const PairWish& /*wish*/) { return director_.pair(); }
  Outcome operator()(const PairAgainWish& /*wish*/) { return director_.pairAgain(); }
  Outcome operator()(const SwapWish& wish) { return director_.swap(wish.one, wish.other); }
  Outcome operator()(const StartRoundWish& wish) { return director_.startRound(wish.inMinutes.value_or(0)); }
  Outcome operator()(const ExtendWish& wish) { return director_.extend(wish.minutes); }
  Outcome operator()(const CloseRoundWish& /*wish*/) { return director_.closeRound(); }
  Outcome operator()(const CorrectWish& wish) {
    return director_.correct(wish.round, wish.board, wish.results, wish.why);
  }
  Outcome operator()(const PauseWish& /*wish*/) { return director_.pause(); }
  Outcome operator()(const ResumeWish& /*wish*/) { return director_.resume(); }
  Outcome operator()(const UndoWish& /*wish*/) { return director_.undo(); }
  Outcome operator()(const FinishWish& /*wish*/) { return director_.finish(); }

  const Part& part() const { return part_; }

 private:
  bool speaksFor(int number) const { return part_.organiser || (number != 0 && part_.entrant == number); }

  // People enter themselves, and others by name only: a partner with an account claims a place with the entrant's code.
  Outcome mayEnter(const EnterWish& wish) const {
    const auto isSelf = [&](const Member& one) { return one.person == asker_.person; };
    if (std::ranges::count_if(wish.members, isSelf) != 1) return notYours("enter yourself, and others by name");
    const auto isOwnEntry = [&](const tournament::Event& event) {
      return event.who == asker_.person && std::holds_alternative<tournament::Entered>(event.what);
    };
    if (std::ranges::count_if(tournament_.events(), isOwnEntry) >= kMaxEntriesOfOne)
      return Refusal{RefusalCode::TooMany, "you have entered too often; ask the organiser"};
    return {};
  }

  // Nobody enters another person's account: it must have been entered already.
  Outcome mayName(const std::vector<Member>& members, const std::vector<Member>& before) const {
    for (const Member& one : members) {
      if (!one.person) continue;
      const auto isTheirs = [&](const Member& other) { return other.person == one.person; };
      if (*one.person == asker_.person) {
        if (isSentAway(asker_.person) && std::ranges::none_of(before, isTheirs)) return RefusalCode::SentAway;
        continue;
      }
      const auto isThere = [&](const Entrant& entrant) { return std::ranges::any_of(entrant.members, isTheirs); };
      const bool known = std::ranges::any_of(before, isTheirs) ||
                         (part_.organiser && std::ranges::any_of(tournament_.entrants(), isThere));
      if (!known) return notYours("people with an account enter by themselves, or with the code of their team");
    }
    return {};
  }

  // The organiser has sent it away: its people can neither bring it back nor take themselves out of it.
  bool isClosed(int number) const {
    return !part_.organiser && tournament_.exists(number) && tournament_.entrant(number).sentAway;
  }

  // With any of their entrants; an organiser can always enter.
  bool isSentAway(const std::string& person) const {
    return !asker_.organises && std::ranges::any_of(tournament_.entrants(), [&](const Entrant& one) {
      return one.sentAway && playsFor(one, person);
    });
  }

  Tournament& tournament_;
  const Asker& asker_;
  const Part part_;
  Director director_;
};

template <typename T, typename... Those>
constexpr bool kIsOneOf = (std::is_same_v<T, Those> || ...);

// What is not the organiser's alone.
bool isForEntrants(const TournamentWant& want) {
  return std::visit(
      []<typename T>(const T&) {
        return kIsOneOf<T, EnterWish, ChangeWish, ClaimWish, LeaveWish, ComeBackWish, ReportWish, ConfirmWish>;
      },
      want);
}

// Said by another entrant: with its code, on a device that several teams share.
bool isOfAnother(const tournament::Event& event, const std::optional<int>& entrant) {
  const auto* const reported = std::get_if<tournament::Reported>(&event.what);
  const auto* const confirmed = std::get_if<tournament::Confirmed>(&event.what);
  const auto by = reported != nullptr    ? reported->by
                  : confirmed != nullptr ? std::optional(confirmed->by)
                                         : std::nullopt;
  return entrant && by && by != entrant;
}

bool isResult(const TournamentWant& want) {
  return std::holds_alternative<ReportWish>(want) || std::holds_alternative<ConfirmWish>(want);
}

}  // namespace

base::Outcome refuseTables(const tournament::Plan& plan) {
  if (plan.where != tournament::Where::Online) return {};
  const auto agreed = agreeOnTables(plan);
  return agreed ? Outcome() : Refusal{RefusalCode::Plan, agreed.error()};
}

Part partOf(const Tournament& tournament, const Asker& asker) {
  if (asker.entrant) return {false, tournament.exists(*asker.entrant) ? *asker.entrant : 0};
  Part part;
  if (asker.person.empty()) return part;
  part.organiser = asker.organises;
  const auto isOut = [&](int number) { return number == 0 || !tournament.entrant(number).in; };
  for (const Entrant& one : tournament.entrants())  // the one that plays, or the last that did
    if (playsFor(one, asker.person) && (one.in || isOut(part.entrant))) part.entrant = one.number;
  return part;
}

Outcome carryOut(Tournament& tournament, const Asker& asker, const TournamentWant& want, base::Instant now,
                 std::vector<tournament::Event>& made) {
  TournamentPermissions permissions(tournament, asker, now, made);
  const bool organises = permissions.part().organiser;
  if (!organises && !isForEntrants(want)) return onlyTheOrganiser();
  if (asker.isForResults && !isResult(want)) return notYours("this code is for results only");
  if (tournament.lastNumber() >= (organises ? kMaxEvents : kMaxEventsOfOthers))
    return Refusal{RefusalCode::Full, "too much has happened in this tournament"};
  const auto isTheirs = [&](const tournament::Event& event) {
    return event.who == asker.person && !isOfAnother(event, asker.entrant);
  };
  if (!organises && std::ranges::count_if(tournament.events(), isTheirs) >= kMaxOfOne) return RefusalCode::TooMany;
  return std::visit(permissions, want);
}

}  // namespace tacit::clubs
