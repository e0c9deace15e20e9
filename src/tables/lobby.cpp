#include "tables/lobby.h"

#include <algorithm>
#include <charconv>

#include "base/result.h"
#include "base/strings.h"
#include "service/paths.h"

namespace tacit::tables {
namespace {

using base::Error;
using table::Stage;

constexpr std::size_t kPage = 50;

// A page goes on behind this, even when that table is gone.
std::string nameOf(const Rooms::Age& age) { return std::to_string(base::millisecondsOf(age.first)) + '-' + age.second; }

std::optional<Rooms::Age> ageNamed(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  std::int64_t ms = 0;
  const std::string number(text.substr(0, dash));
  const auto [end, problem] = std::from_chars(number.data(), number.data() + number.size(), ms);
  if (problem != std::errc{} || end != number.data() + number.size()) return std::nullopt;
  return Rooms::Age{base::instantAt(ms), text.substr(dash + 1)};
}

bool fits(const Room& room, const LobbyWish& wish) {
  const table::Table& table = room.table();
  const auto free = std::ranges::count_if(table.places(), &table::Place::free);
  return (wish.type.empty() || table.options().type == wish.type) && (!wish.stage || table.stage() == *wish.stage) &&
         (!wish.rated || table.options().rated == *wish.rated) && free >= wish.freePlaces;
}

// By correspondence a table waits for people although nobody is there.
bool isShown(const Room& room, int hideMinutes) {
  const auto& options = room.table().options();
  const bool waits = room.table().stage() == Stage::Open && options.clock.isByCorrespondence();
  return options.listed && !room.table().done() &&
         (waits || room.audience().alone(room.now()) <= std::chrono::minutes(hideMinutes));
}

}  // namespace

base::Result<LobbyWish> lobbyWish(std::string_view query) {
  LobbyWish wish;
  wish.type = service::queryValue(query, "type");
  if (!wish.type.empty() && table::gameTypeNamed(wish.type) == nullptr)
    return base::complain("type", "unknown game type:", wish.type);
  if (const auto stage = service::queryValue(query, "stage"); stage == "open") wish.stage = Stage::Open;
  else if (stage == "playing") wish.stage = Stage::Playing;
  else if (!stage.empty()) return base::complain("stage", "must be open or playing, not", stage);
  if (const auto rated = service::queryValue(query, "rated"); rated == "true" || rated == "false")
    wish.rated = rated == "true";
  else if (!rated.empty()) return base::complain("rated", "must be true or false, not", rated);
  if (const auto free = service::queryValue(query, "free"); !free.empty()) {
    const auto number = base::numberIn(free, kSeats);
    if (!number) return base::complain("free", "must be a number of seats, not", free);
    wish.freePlaces = static_cast<int>(*number);
  }
  if (const auto before = service::queryValue(query, "before"); !before.empty()) {
    wish.before = ageNamed(before);
    if (!wish.before) return base::complain("before", "must be `next` of another page, not", before);
  }
  return wish;
}

LobbyPage lobbyPage(const Rooms& rooms, const LobbyWish& wish, int hideMinutes) {
  LobbyPage page;
  const Rooms::ByAge& all = rooms.byAge();
  Rooms::Age last;
  for (auto each = wish.before ? all.upper_bound(*wish.before) : all.begin(); each != all.end(); ++each) {
    const auto room = rooms.named(each->second);
    if (!isShown(*room, hideMinutes) || !fits(*room, wish)) continue;
    if (page.rooms.size() == kPage) {
      page.next = nameOf(last);
      break;
    }
    page.rooms.push_back(room);
    last = *each;
  }
  return page;
}

service::Lobby onePage(service::Lobby several) {
  const auto age = [](const service::TableSummary& one) { return Rooms::Age(one.created, one.table); };
  std::ranges::sort(several.tables, std::greater{}, age);
  if (several.tables.size() <= kPage && !several.next) return several;
  several.tables.resize(std::min(several.tables.size(), kPage));
  several.next = nameOf(age(several.tables.back()));
  return several;
}

}  // namespace tacit::tables
