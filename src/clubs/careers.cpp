#include "clubs/careers.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "clubs/friends.h"
#include "clubs/teams.h"
#include "notation/words.h"
#include "table/game_type.h"
#include "tables/summaries.h"

namespace tacit::clubs {

using base::RefusalCode;

namespace {

constexpr int kMaxCompany = 500;
constexpr int kGamesAtOnce = 50;
constexpr int kPointsOfCurve = 300;
constexpr std::size_t kMaxPartners = 30;
constexpr int kEnoughCards = 200;  // laid, to say anything about somebody
constexpr int kEnoughOfOne = 5;
constexpr std::size_t kMaxCards = 5;

// Whether two held seats of one side.
bool wereTogether(const store::Together& one) {
  const auto* const type = table::gameTypeNamed(one.type);
  if (type == nullptr || one.seats.empty() || one.theirs.empty()) return false;
  const auto mine = notation::seatNamed(one.seats.substr(0, 1));
  const auto theirs = notation::seatNamed(one.theirs.substr(0, 1));
  if (!mine || !theirs) return false;
  return kLayoutTables[static_cast<std::size_t>(type->layout)].side[*mine].contains(*theirs);
}

std::vector<PartnerTally> partnersOf(store::Store& store, const std::string& person) {
  std::map<std::pair<std::string, std::string>, PartnerTally> all;
  for (const auto& one : store.careers().companyOf(person, "partners", kMaxCompany)) {
    if (!wereTogether(one)) continue;
    auto& tally = all[{one.person, one.name}];
    tally.person = one.person.empty() ? std::nullopt : std::optional(one.person);
    tally.name = one.name;
    tally.games += one.games;
    tally.won += one.won;
  }
  std::vector<PartnerTally> partners;
  partners.reserve(all.size());
  for (auto& [key, tally] : all) partners.push_back(std::move(tally));
  std::ranges::stable_sort(partners, std::greater{}, &PartnerTally::games);
  if (partners.size() > kMaxPartners) partners.resize(kMaxPartners);
  return partners;
}

int sumOf(const std::vector<store::CardsLaid>& cards) {
  return std::accumulate(cards.begin(), cards.end(), 0, [](int sum, const auto& one) { return sum + one.count; });
}

// A pack decides what can be laid; what somebody likes shows only beside what others lay.
std::vector<CardShare> favouritesOf(store::Store& store, const std::string& person) {
  const auto mine = store.careers().cardsLaidBy(person);
  const int laid = sumOf(mine);
  if (laid < kEnoughCards) return {};
  const auto everybodys = store.careers().cardsLaidBy("");
  const double all = sumOf(everybodys);
  std::vector<CardShare> cards;
  for (const auto& one : mine) {
    const auto usual = std::ranges::find(everybodys, one.card, &store::CardsLaid::card);
    if (usual == everybodys.end() || one.count < kEnoughOfOne) continue;
    const CardShare share{one.card, one.count, 1.0 * one.count / laid, usual->count / all};
    if (share.share > share.usual) cards.push_back(share);
  }
  std::ranges::sort(cards, std::greater{}, [](const CardShare& one) { return one.share / one.usual; });
  if (cards.size() > kMaxCards) cards.resize(kMaxCards);
  return cards;
}

Career careerOf(store::Store& store, const std::string& person, const Shows& shows) {
  Career career;
  career.shows = shows;
  if (shows.curve) career.curve = shownCurve(store.careers().ratingCurve(person, kPointsOfCurve));
  if (shows.results) {
    for (const auto& [type, games, won] : store.careers().resultsOf(person))
      career.results.push_back({type, games, won});
    for (const auto& [type, cards, table] : store.careers().fewestCardsOf(person))
      career.records.push_back({type, cards, table});
  }
  if (shows.partners) {
    career.partners = partnersOf(store, person);
    for (const auto& team : store.teams().of(person))
      if (team.stands) career.teams.push_back(shownTeam(team));
  }
  if (shows.cards) career.cards = favouritesOf(store, person);
  return career;
}

// Somebody sees all of their own.
Shows shownTo(const std::string& viewer, store::Store& store, const std::string& person) {
  Shows shows = showsOf(store, person);
  shows.presence = false;  // is nobody's business here
  return viewer == person ? Shows{} : shows;
}

}  // namespace

void Careers::career(const people::Call& call) {
  keeper_.look(call.address(), [person = call.rest, me = call.personId(), reply = call.reply](store::Store& store) {
    if (!store.people().find(person)) return reply(service::failure(RefusalCode::NoPerson));
    reply(service::answerWith(careerOf(store, person, shownTo(me, store, person))));
  });
}

void Careers::history(const people::Call& call) {
  keeper_.look(call.address(), [person = call.query("person"), before = call.query("before"), me = call.personId(),
                                reply = call.reply](store::Store& store) {
    service::History history;
    if (!shownTo(me, store, person).games) return reply(service::failure(RefusalCode::NotShown));
    for (const auto& game : store.games().history(person, kGamesAtOnce, before))
      history.games.push_back(tables::summaryOf(game));
    reply(service::answerWith(history));
  });
}

}  // namespace tacit::clubs
