#include "tables/offline.h"

#include <algorithm>

#include "base/result.h"
#include "notation/game_file.h"
#include "notation/words.h"
#include "service/secrets.h"
#include "table/game_type.h"
#include "text/writing.h"

namespace tacit::tables {
namespace {

using base::Error;
using notation::GameRecord;

constexpr std::string_view kMark = "offline";  // no table of ours begins so: they are shorter
constexpr std::size_t kHashLength = 24;
constexpr std::size_t kLongestId = 32;

bool isId(std::string_view text) {
  constexpr std::string_view kAllowed = "0123456789abcdefghijklmnopqrstuvwxyz";
  return !text.empty() && text.size() <= kLongestId && text.find_first_not_of(kAllowed) == std::string_view::npos;
}

bool isGameDate(std::string_view text) {
  return text.size() == std::string_view("2026.01.31").size() &&
         text.find_first_not_of("0123456789.") == std::string_view::npos;
}

// What others are called is the device's word: it must be fit to be shown, no more.
std::string nameOf(const GameRecord& record, Seat seat) {
  const std::string* const name = record.header(std::string(1, notation::seatLetter(seat)));
  return name == nullptr || text::problemWithName(*name) ? "?" : *name;
}

// The game with the headers that we can vouch for.
GameRecord cleaned(const GameRecord& brought, const std::vector<store::Participant>& players, std::string_view result) {
  GameRecord record = notation::Recorder(brought.setup).record();
  record.deals = brought.deals;
  record.setHeader("Event", "Played offline");
  if (const std::string* const date = brought.header("Date"); date != nullptr && isGameDate(*date))
    record.setHeader("Date", *date);
  for (const auto& player : players)
    for (const char seat : player.seats) record.setHeader(std::string(1, seat), player.name);
  record.setHeader("Result", result);
  return record;
}

}  // namespace

std::string offlineTable(std::string_view person, const notation::GameRecord& record) {
  GameRecord bare = notation::Recorder(record.setup).record();
  bare.deals = record.deals;
  return std::string(kMark) +
         service::tokenHash(std::string(person) + '/' + notation::gameFileText(bare)).substr(0, kHashLength);
}

bool isOffline(std::string_view table) { return table.size() > kMark.size() && table.starts_with(kMark); }

base::Result<store::FinishedGame> offlineGame(const store::Person& person, const service::OfflineGame& brought,
                                              base::Instant now) {
  if (!isId(brought.id)) return Error{"id: expected 1 to 32 letters and digits"};
  const table::GameType* const type = table::gameTypeNamed(brought.type);
  if (type == nullptr) return Error{"type: there is no such game"};
  const auto record = notation::parseGameFile(brought.file);
  if (!record) return Error{"file: " + record.error()};
  if (record->setup.layout != type->layout || (record->setup.switches & type->always) != type->always)
    return Error{"file: not a game of this type"};
  const auto end = notation::replay(*record);
  if (!end) return Error{"file: " + end.error()};
  if (!end->over()) return Error{"file: the game is not over"};

  store::FinishedGame game;
  game.table = offlineTable(person.id, *record);
  game.type = brought.type;
  game.finished = std::clamp(brought.finished, base::Instant(), now);
  game.result = notation::resultText(end->position());
  bool found = false;
  for (const SeatSet seats : type->places()) {
    const std::string letters = notation::seatLetters(seats);
    const bool own = letters == brought.seats;
    found = found || own;
    game.participants.push_back({own ? person.id : "", own ? person.name : nameOf(*record, seats.first()), letters,
                                 !(end->position().won[0] & seats).empty()});
  }
  if (!found) return Error{"seats: not a place of this game"};
  game.record = notation::gameFileText(cleaned(*record, game.participants, game.result));
  return game;
}

}  // namespace tacit::tables
