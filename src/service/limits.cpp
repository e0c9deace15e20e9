#include "service/limits.h"

#include <algorithm>
#include <array>

namespace tacit::service {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr std::string_view kOfPerson = "person ";
constexpr std::string_view kOfAddress = "address ";
constexpr int kUntilFree = -1;  // as long as it takes

constexpr net::Rate inAnHour(double count, double burst) { return {.perSecond = count / 3600, .burst = burst}; }

struct Row {
  Limit limit;
  std::string_view told;  // how other nodes hear of it; empty: they don't
  net::Rate ofOne;        // of a person ...
  net::Rate fromOne;      // ... and from an address: a club behind one router
  RefusalCode refusal = RefusalCode::SlowDown;
  int wait = 0;            // seconds
  std::string_view text;   // empty: the refusal's own
  std::string_view crowd;  // what somebody hears whose address has done too much, if it is something else
};

constexpr auto kRows = std::to_array<Row>({
    {Limit::None, "", {}, {}, {}, 0, "", ""},
    {Limit::Guests, "guests", {}, {}, RefusalCode::TooManyGuests, kUntilFree, "", ""},  // as the settings say
    {Limit::Names, "", {0.1, 20}, {}, RefusalCode::SlowDown, 10, "too many new names; try again in a moment", ""},
    {Limit::Reports, "reports", inAnHour(5, 5), inAnHour(20, 20), RefusalCode::TooManyReports, kUntilFree, "", ""},
    {Limit::Exports, "", inAnHour(6, 3), {}, RefusalCode::TooManyExports, kUntilFree, "", ""},
    {Limit::Tournaments,
     "tournaments",
     {},
     inAnHour(20, 20),
     RefusalCode::TooManyFromHere,
     600,
     "too many new tournaments from your network; try again later",
     ""},
    {Limit::TournamentCommands,
     "",
     {2, 60},
     {20, 300},
     RefusalCode::SlowDown,
     1,
     "too fast; wait a moment",
     "too many commands from your network; wait a moment"},
    {Limit::TournamentEntries,
     "",
     {},
     {0.2, 200},
     RefusalCode::SlowDown,
     5,
     "too many entries from your network; wait a moment",
     ""},
    {Limit::Clubs,
     "clubs",
     {},
     inAnHour(5, 5),
     RefusalCode::TooManyFromHere,
     600,
     "too many new clubs from your network; try again later",
     ""},
    {Limit::ClubCommands, "", {1, 30}, {10, 150}, RefusalCode::SlowDown, 1, "too fast; wait a moment", ""},
    {Limit::Friends,
     "friends",
     inAnHour(30, 20),
     {},
     RefusalCode::SlowDown,
     120,
     "too many requests to be friends; try again later",
     ""},
    {Limit::Invitations,
     "invitations",
     inAnHour(60, 15),
     {},
     RefusalCode::SlowDown,
     60,
     "too many invitations; try again in a minute",
     ""},
    {Limit::Teams, "", inAnHour(10, 5), {}, RefusalCode::SlowDown, 360, "too many new teams; try again later", ""},
    {Limit::Tables,
     "tables",
     {},
     {},
     RefusalCode::SlowDown,
     60,  // as the settings say
     "too many new tables from your network; try again in a minute",
     ""},
    // The page asks for people, clubs and tournaments at each pause of somebody who types a name.
    {Limit::Searches, "", {3, 120}, {30, 600}, RefusalCode::SlowDown, 2, "too many searches; wait a moment", ""},
    // All tries count: a stranger who guesses finds a table in some thousand of them.
    {Limit::Codes, "codes", inAnHour(30, 15), inAnHour(60, 40), RefusalCode::Throttled, kUntilFree, "", ""},
    // Right ones are given back: all teams of an evening may type theirs in one room.
    {Limit::TeamCodes, "team codes", inAnHour(30, 15), inAnHour(240, 120), RefusalCode::Throttled, kUntilFree, "", ""},
    {Limit::Screens,
     "screens",
     {},
     inAnHour(60, 30),
     RefusalCode::SlowDown,
     60,
     "too many new screens from your network; try again in a minute",
     ""},
    {Limit::DayGames, "", inAnHour(30, 30), inAnHour(300, 300), RefusalCode::TooManyGames, 0, "", ""},
    {Limit::OfflineGames, "", inAnHour(60, 60), {}, RefusalCode::TooManyGames, 0, "", ""},
});

constexpr bool isInOrder() {
  for (std::size_t i = 0; i < kRows.size(); ++i)
    if (static_cast<std::size_t>(kRows[i].limit) != i) return false;
  return true;
}
static_assert(isInOrder() && kRows.size() == static_cast<std::size_t>(Limit::OfflineGames) + 1);

net::Rate fromOneOf(const Row& row, const Settings& settings) {
  if (row.limit == Limit::Guests) return {settings.guestsPerMinute / 60, settings.guestsAtOnce};
  if (row.limit == Limit::Tables)
    return {settings.tablesPerMinute / 60, static_cast<double>(settings.maxTablesPerAddress)};
  return row.fromOne;
}

Refusal refusalOf(const Row& row, std::string_view text, double seconds) {
  const int wait = row.wait == kUntilFree ? static_cast<int>(seconds) + 1 : row.wait;
  return {row.refusal, text.empty() ? Refusal(row.refusal).text : std::string(text), {.wait = wait}};
}

}  // namespace

Limits::Limits(const Settings& settings, const ClusterEvents& clusterEvents)
    : settings_(settings), clusterEvents_(clusterEvents) {
  counted_.reserve(kRows.size());
  for (const Row& row : kRows) counted_.push_back({net::Buckets(row.ofOne), net::Buckets(fromOneOf(row, settings))});
}

base::Outcome Limits::take(Limit limit, const std::string& person, const std::string& address) {
  if (!settings_.limits || limit == Limit::None) return {};
  const Row& row = kRows[static_cast<std::size_t>(limit)];
  auto& [ofOne, fromOne] = counted_[static_cast<std::size_t>(limit)];
  const auto now = settings_.time->now();
  if (!person.empty() && !ofOne.take(person, now)) return refusalOf(row, row.text, ofOne.wait(person));
  if (!fromOne.take(address, now))
    return refusalOf(row, row.crowd.empty() ? row.text : row.crowd, fromOne.wait(address));
  if (row.told.empty()) return {};
  if (ofOne.isLimited()) clusterEvents_.tellOthers(LimitUsed{std::string(row.told), std::string(kOfPerson) + person});
  if (fromOne.isLimited())
    clusterEvents_.tellOthers(LimitUsed{std::string(row.told), std::string(kOfAddress) + address});
  return {};
}

void Limits::giveBack(Limit limit, const std::string& person, const std::string& address) {
  if (!settings_.limits) return;
  auto& [ofOne, fromOne] = counted_[static_cast<std::size_t>(limit)];
  const auto now = settings_.time->now();
  if (!person.empty()) ofOne.giveBack(person, now);
  fromOne.giveBack(address, now);
}

void Limits::count(const LimitUsed& used) {
  const auto row = std::ranges::find(kRows, used.limit, &Row::told);
  if (row == kRows.end() || used.limit.empty()) return;
  auto& [ofOne, fromOne] = counted_[static_cast<std::size_t>(row->limit)];
  const auto now = settings_.time->now();
  if (used.key.starts_with(kOfPerson)) ofOne.spend({used.key.substr(kOfPerson.size()), 1}, now);
  if (used.key.starts_with(kOfAddress)) fromOne.spend({used.key.substr(kOfAddress.size()), 1}, now);
}

void Limits::forget() {
  for (auto& [ofOne, fromOne] : counted_)
    for (net::Buckets* const each : {&ofOne, &fromOne}) each->forget(settings_.time->now());
}

}  // namespace tacit::service
