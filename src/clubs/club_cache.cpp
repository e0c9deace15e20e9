#include "clubs/club_cache.h"

#include <algorithm>

#include "json/json.h"
#include "tables/summaries.h"

namespace tacit::clubs {
namespace {

constexpr auto kRecordsStand = std::chrono::minutes(10);
constexpr std::size_t kTournamentsReadAtOnce = 10;  // others wait for the store meanwhile
constexpr int kRecordsOfClub = 10;
// What may stand in a club, and happen in all. Organisers can go on when its members cannot.
constexpr std::int64_t kMaxStanding = 20'000;
constexpr std::int64_t kMaxClubEvents = 100'000;
constexpr std::int64_t kForOrganisers = 5'000;
constexpr int kMaxOfOneInADay = 100;

std::vector<service::TeamRecord> recordsOf(store::Store& store, const base::ClubId& club) {
  std::vector<service::TeamRecord> records;
  for (const auto& game : store.games().fewestCardsIn(club, kRecordsOfClub)) records.push_back(tables::recordOf(game));
  return records;
}

// Nobody fills a club so that others can do nothing any more.
base::Outcome tooMuch(const club::Club& club, const std::string& who, base::Instant now) {
  const std::int64_t reserve = club.isOrganiser(who) ? 0 : kForOrganisers;
  if (club.standing() >= kMaxStanding - reserve || club.lastNumber() >= kMaxClubEvents - reserve)
    return base::Refusal{base::RefusalCode::Full, "too much has happened in this club"};
  if (reserve != 0 && club.doneOn(now, who) >= kMaxOfOneInADay)
    return base::Refusal{base::RefusalCode::SlowDown, "you have done enough here for today"};
  return {};
}

}  // namespace

bool ClubSnapshot::names(const std::string& person) const {
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
  for (const auto& one : uncounted_) eventsOfUncounted_.push_back(store.tournaments().events(one.tournament.id, 0));
  return Loaded::Changed;
}

Loaded ClubLog::Reading::loadClub(store::Store& store) {
  const auto kept = store.clubs().find(id_);
  if (!kept) return Loaded::Missing;
  if (before_) snapshot_ = *before_;
  snapshot_.kept = *kept;
  events_ = store.clubs().events(id_, snapshot_.club.lastNumber());
  snapshot_.around.names = store.clubs().memberNames(id_);
  snapshot_.around.tournaments = store.clubs().tournamentsOf(id_);
  if (!before_ || now_ - snapshot_.recordsAt > kRecordsStand) {
    snapshot_.around.records = recordsOf(store, id_);
    snapshot_.recordsAt = now_;
  }
  return Loaded::Changed;
}

ClubSnapshotPtr ClubLog::Reading::fold() {
  service::foldIn(snapshot_.club, std::exchange(events_, {}));
  for (std::size_t i = 0; i < uncounted_.size(); ++i)
    snapshot_.around.counts[uncounted_[i].tournament.id] = countOf(uncounted_[i], eventsOfUncounted_[i]);
  uncounted_ = uncounted(snapshot_.club, snapshot_.around);
  uncounted_.resize(std::min(uncounted_.size(), kTournamentsReadAtOnce));
  if (!uncounted_.empty()) return nullptr;
  snapshot_.shown = json::text(shownOf(snapshot_.club, snapshot_.around));
  return std::make_shared<const ClubSnapshot>(std::move(snapshot_));
}

StepKept ClubLog::keep(store::Store& store, const Step& step) {
  const auto kept = store.clubs().append(step);
  if (kept == store::ClubKept::NoTournament)
    return {false, base::Refusal{base::RefusalCode::NoTournament,
                                 "there is no such tournament, it is not yours, or it is a club's"}};
  const bool isKept =
      kept == store::ClubKept::Done || beginsWith(store.clubs().events(step.id, step.last), step.events);
  return {!isKept, {}};
}

void ClubCache::see(const base::ClubId& id, Log::Seen then, std::int64_t least) {
  if (!service::isLinkId(id)) return then(nullptr);
  logs_.named(id, context_)->see(std::move(then), least);
}

void ClubCache::change(const Wish& wish) {
  if (!service::isLinkId(wish.id)) return wish.then({}, nullptr);
  const auto change = [who = wish.who, change = wish.change, now = now_()](
                          club::Club& club, const ClubSnapshot& before,
                          std::vector<club::Event>& made) -> base::Outcome {
    if (auto refusal = tooMuch(club, who, now)) return refusal;
    club::Secretary secretary(club, [&made](const club::Event& event) { made.push_back(event); }, now, who);
    return change(before, secretary);
  };
  logs_.named(wish.id, context_)->change(wish.address, change, wish.then);
}

}  // namespace tacit::clubs
