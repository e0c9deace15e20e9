#include "clubs/live_tournament.h"

#include <algorithm>

#include "clubs/tournament_types.h"
#include "json/json.h"
#include "service/close_codes.h"

namespace tacit::clubs {
namespace {

using namespace std::chrono_literals;
using tournament::Tournament;

constexpr auto kAlertAgain = 10min;  // for the same round
constexpr auto kTellPause = 1s;
constexpr std::string_view kNowField = "\"now\":";

// The field comes before any text that people have written.
TournamentSnapshotPtr snapshotOf(Tournament tournament, store::KeptTournament kept) {
  std::string shown = json::text(shownOf(tournament, kept.organiserName));
  const std::size_t at = shown.find(kNowField) + kNowField.size();
  shown.erase(at, 1);  // a zero
  return std::make_shared<const TournamentSnapshot>(
      TournamentSnapshot{std::move(tournament), std::move(kept), std::move(shown), at});
}

}  // namespace

bool TournamentSnapshot::names(const std::string& person) const {
  return std::ranges::binary_search(peopleIn(tournament.events()), person);
}

std::string shownAt(const TournamentSnapshot& snapshot, base::Instant now) {
  std::string text;
  text.reserve(snapshot.shown.size() + 20);
  text.append(snapshot.shown, 0, snapshot.nowAt).append(json::text(now)).append(snapshot.shown, snapshot.nowAt);
  return text;
}

// ---- Its log ----

Loaded TournamentLog::Reading::load(store::Store& store) {
  const auto kept = store.tournaments().find(id_);
  if (!kept) return Loaded::Missing;
  kept_ = *kept;
  events_ = store.tournaments().events(id_, before_ ? before_->tournament.lastNumber() : 0);
  return before_ && events_.empty() && before_->kept == kept_ ? Loaded::Unchanged : Loaded::Changed;
}

TournamentSnapshotPtr TournamentLog::Reading::fold() const {
  Tournament tournament = before_ ? before_->tournament : Tournament();
  foldIn(tournament, events_);
  return snapshotOf(std::move(tournament), kept_);
}

StepKept TournamentLog::keep(store::Store& store, const Step& step) {
  if (store.tournaments().append(step)) return {};
  return {!beginsWith(store.tournaments().events(step.id, step.last), step.events), {}};
}

TournamentSnapshotPtr TournamentLog::next(const TournamentSnapshot& before, Model model) {
  return snapshotOf(std::move(model), before.kept);
}

void LiveTournament::onKept(const TournamentSnapshotPtr& next, const std::vector<tournament::Event>& made) {
  shared_.clusterEvents.tellOthers(service::TournamentMoved{id(), next->tournament.lastNumber()});
  for (const auto& event : made)
    if (const auto* const started = std::get_if<tournament::RoundStarted>(&event.what))
      alertThoseAt(next->tournament, started->round);
}

// The organiser has started it, or an arena that pairs by itself.
void LiveTournament::alertThoseAt(const Tournament& tournament, int round) {
  const auto before = alertedFor_.find(round);
  const bool again = before != alertedFor_.end() && now() - before->second < kAlertAgain;  // it was undone since
  if (!shared_.alert || again) return;
  alertedFor_[round] = now();
  for (const auto& pairing : tournament.round(round).pairings)
    for (const auto& person : peopleOf(tournament, pairing.board.entrants))
      shared_.alert(person, {alerts::AlertKind::Round, "/tournament/" + id().plain(), tournament.plan().name});
}

// ---- Who listens ----

void LiveTournament::join(const std::shared_ptr<net::Socket>& socket) {
  base::assertOn(shared_.log.net.home());
  listeners_.push_back(socket);
  see([socket](const TournamentSnapshotPtr& snapshot) {
    if (!snapshot) return socket->close(service::close_code::kNotFound, "there is no such tournament");
    socket->send(json::text(TournamentNews{snapshot->tournament.lastNumber()}));
  });
}

void LiveTournament::leave(const net::Socket& socket) {
  base::assertOn(shared_.log.net.home());
  std::erase_if(listeners_, [&](const auto& listener) { return listener.get() == &socket; });
}

void LiveTournament::tell() {
  if (listeners_.empty() || tellingLater_) return;
  const auto pause = kTellPause - (now() - toldAt_);
  if (pause > 0s) {
    tellingLater_ = true;
    return shared_.log.net.after(std::chrono::ceil<std::chrono::milliseconds>(pause), [this, weak = weak_from_this()] {
      const auto self = weak.lock();
      if (!self) return;
      tellingLater_ = false;
      tell();
    });
  }
  toldAt_ = now();
  if (!known()) return;
  const TournamentNews news{known()->tournament.lastNumber()};
  const auto message = std::make_shared<const std::string>(json::text(news));
  for (const auto& listener : listeners_) listener->send(message);
}

void LiveTournament::onEvent(std::int64_t last) {
  if (!known() || known()->tournament.lastNumber() < last) read();
}

}  // namespace tacit::clubs
