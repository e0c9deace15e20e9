#include "clubs/club_books.h"

#include <algorithm>

#include "json/json.h"
#include "tables/summaries.h"

namespace tacit::server {
namespace {

constexpr auto kRecordsStand = std::chrono::minutes(10);
constexpr std::size_t kTournamentsReadAtOnce = 10;  // others wait for the store meanwhile
constexpr int kRecordsOfClub = 10;
// What may stand in a club, and happen in all. Organisers can go on when its members cannot.
constexpr std::int64_t kMostStanding = 20'000;
constexpr std::int64_t kMostClubEvents = 100'000;
constexpr std::int64_t kForOrganisers = 5'000;
constexpr int kMostOfOneInADay = 100;

std::vector<TeamRecord> recordsOf(store::Store& store, const std::string& club) {
  std::vector<TeamRecord> records;
  for (const auto& game : store.fewestCardsIn(club, kRecordsOfClub)) records.push_back(recordOf(game));
  return records;
}

// Nobody fills a club so that others can do nothing any more.
club::Verdict tooMuch(const club::Club& club, const std::string& who, std::int64_t now) {
  const std::int64_t reserve = club.isOrganiser(who) ? 0 : kForOrganisers;
  if (club.standing() >= kMostStanding - reserve || club.lastNumber() >= kMostClubEvents - reserve)
    return club::Refusal{"full", "too much has happened in this club"};
  if (reserve != 0 && club.doneOn(now, who) >= kMostOfOneInADay)
    return club::Refusal{"slow_down", "you have done enough here for today"};
  return {};
}

}  // namespace

bool ClubMoment::names(const std::string& person) const {
  if (club.member(person) != nullptr) return true;
  const auto isTheirs = [&](const club::Player& one) { return one.person == person; };
  const auto played = [&](const club::EveningPlace& one) { return std::ranges::any_of(one.players, isTheirs); };
  return std::ranges::any_of(around.counts,
                             [&](const auto& one) { return std::ranges::any_of(one.second->result, played); });
}

// ---- Their logs ----

Loaded ClubLog::Reading::load(store::Store& store) {
  if (uncounted_.empty()) return loadClub(store);
  eventsOfUncounted_.clear();
  for (const auto& one : uncounted_) eventsOfUncounted_.push_back(store.tournamentEvents(one.tournament.id, 0));
  return Loaded::Changed;
}

Loaded ClubLog::Reading::loadClub(store::Store& store) {
  const auto kept = store.club(id_);
  if (!kept) return Loaded::Missing;
  if (before_) moment_ = *before_;
  moment_.kept = *kept;
  events_ = store.clubEvents(id_, moment_.club.lastNumber());
  moment_.around.names = store.namesIn(id_);
  moment_.around.tournaments = store.tournamentsOfClub(id_);
  if (!before_ || now_ - moment_.recordsAt > kRecordsStand) {
    moment_.around.records = recordsOf(store, id_);
    moment_.recordsAt = now_;
  }
  return Loaded::Changed;
}

ClubSnapshot ClubLog::Reading::fold() {
  foldIn(moment_.club, std::exchange(events_, {}));
  for (std::size_t i = 0; i < uncounted_.size(); ++i)
    moment_.around.counts[uncounted_[i].tournament.id] = countOf(uncounted_[i], eventsOfUncounted_[i]);
  uncounted_ = uncounted(moment_.club, moment_.around);
  uncounted_.resize(std::min(uncounted_.size(), kTournamentsReadAtOnce));
  if (!uncounted_.empty()) return nullptr;
  moment_.shown = json::text(shownOf(moment_.club, moment_.around));
  return std::make_shared<const ClubMoment>(std::move(moment_));
}

StepKept ClubLog::keep(store::Store& store, const Step& step) {
  const auto kept = store.addToClub(step);
  if (kept == store::ClubKept::NoTournament)
    return {false, club::Refusal{"no_tournament", "there is no such tournament, it is not yours, or it is a club's"}};
  const bool isKept =
      kept == store::ClubKept::Done || beginsWith(store.clubEvents(step.id, step.last), step.events);
  return {!isKept, {}};
}

void ClubBooks::see(const std::string& id, Log::Seen then, std::int64_t least) {
  logs_.named(id, context_)->see(std::move(then), least);
}

void ClubBooks::change(const Wish& wish) {
  const auto change = [who = wish.who, change = wish.change, now = now_()](
                          club::Club& club, const ClubMoment& before, std::vector<club::Event>& made) -> club::Verdict {
    if (auto refusal = tooMuch(club, who, now)) return refusal;
    club::Secretary secretary(club, [&made](const club::Event& event) { made.push_back(event); }, now, who);
    return change(before, secretary);
  };
  logs_.named(wish.id, context_)->change(wish.address, change, wish.then);
}

}  // namespace tacit::server
