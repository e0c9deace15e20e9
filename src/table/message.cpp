#include "table/message.h"

#include <algorithm>

#include "base/strings.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"

namespace tacit::table {
namespace {

bool holds(const Viewer& viewer, std::string_view seat) {
  const auto named = notation::seatNamed(seat);
  return named && viewer.seats.contains(*named);
}

// ---- Secrets are removed before anything is written ----

bool mutes(const Table& table, const Viewer& viewer, PlaceIndex place) {
  PlaceSet muted;
  for (const PlaceIndex own : viewer.places) muted |= table.places()[own].mutes;
  const std::string& person = table.places()[place].person;
  const bool ignored = !person.empty() && std::ranges::find(viewer.ignores, person) != viewer.ignores.end();
  return ignored || muted.contains(place);
}

std::optional<PlaceSet> mutedBy(const Table& table, const Viewer& viewer) {
  PlaceSet places;
  for (const PlaceIndex place : table.places().all())
    if (mutes(table, viewer, place)) places.add(place);
  return places.empty() ? std::nullopt : std::optional(places);
}

// Words that this viewer does not want to read, and who does not want to read whom.
bool isHidden(const EventBody& what, const Table& table, const Viewer& viewer) {
  if (const auto* const said = std::get_if<Said>(&what)) return mutes(table, viewer, said->place);
  if (const auto* const phrased = std::get_if<Phrased>(&what)) return mutes(table, viewer, phrased->place);
  if (const auto* const muted = std::get_if<Muted>(&what)) return !viewer.places.contains(muted->by);
  return false;
}

// Others still play with the same cards, or may.
bool isSealed(const Table& table) { return table.options().sealed.value_or(false); }

EventBody withoutSecrets(const EventBody& what, const Table& table, const Viewer& viewer) {
  if (isHidden(what, table, viewer)) return Hidden{};
  EventBody shown = what;
  if (auto* const created = std::get_if<Created>(&shown)) created->seed.reset();
  if (isSealed(table)) {
    if (auto* const ended = std::get_if<Ended>(&shown)) ended->seed.clear();
    if (auto* const aborted = std::get_if<Aborted>(&shown)) aborted->seed.clear();
  }
  if (auto* const shuffled = std::get_if<Shuffled>(&shown)) shuffled->cards.reset();
  if (auto* const gave = std::get_if<Gave>(&shown))
    if (!holds(viewer, gave->seat) && !viewer.seesAll) gave->card.reset();
  // That there was one play only says something about the hand.
  if (auto* const played = std::get_if<Played>(&shown))
    if (played->how == DecidedBy::Forced && !holds(viewer, played->seat)) played->how = DecidedBy::Person;
  return shown;
}

// ---- Showing ----

std::optional<std::string> unlessEmpty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

std::optional<SeatWish> shown(const SeatAsking& asking) {
  if (asking.person.empty()) return std::nullopt;
  return SeatWish{asking.person, asking.name, asking.guest, asking.agreed};
}

PlaceShown shown(const Place& place) {
  return {.seats = notation::seatLetters(place.seats),
          .person = unlessEmpty(place.person),
          .name = unlessEmpty(place.name),
          .guest = place.guest,
          .program = place.program ? std::optional(true) : std::nullopt,
          .bot = unlessEmpty(place.level),
          .absent = place.absent,
          .wantsAbort = place.wantsAbort,
          .wantsBreak = place.wantsBreak ? std::optional(true) : std::nullopt,
          .wantsRematch = place.wantsRematch,
          .votes = place.votedAgainst,
          .commit = unlessEmpty(place.commit),
          .wish = shown(place.asking)};
}

std::optional<BoardWish> shown(const std::optional<BoardProposal>& proposal) {
  if (!proposal) return std::nullopt;
  return BoardWish{proposal->by, proposal->board, proposal->agreed};
}

std::optional<std::string> receivedText(const View& view) {
  std::string text;
  for (const Seat seat : view.position.layout().seats) {
    if (!view.keeps.contains(seat)) continue;
    text += (text.empty() ? "" : "/") + std::string(1, notation::seatLetter(seat)) + ':' +
            std::string(notation::cardName(view.received[seat]));
  }
  return unlessEmpty(text);
}

std::string openingsText(const View& view) {
  constexpr std::string_view kSigns = "?+-yn";  // in the order of Openings
  std::string text;
  for (const Seat seat : view.position.layout().seats) text += kSigns[static_cast<std::size_t>(openingsIn(view, seat))];
  return text;
}

std::optional<GameShown> gameShown(const Table& table, const Viewer& viewer) {
  if (!table.dealt()) return std::nullopt;
  const View view = see(table, viewer);
  GameShown game{.position = notation::positionText(view),
                 .deciding = notation::seatLetters(table.deciding()),
                 .takeBack = {},
                 .received = receivedText(view),
                 .openings = openingsText(view),
                 .clocks = {},
                 .wish = shown(table.places().agreements.board),
                 .breakSince = table.places().agreements.breakSince};
  for (const Seat seat : viewer.seats) {
    if (table.takeBack(seat)) game.takeBack += notation::seatLetter(seat);
  }
  for (const Seat seat : table.deciding()) {
    if (const auto until = table.deadline(seat))
      game.clocks.push_back({std::string(1, notation::seatLetter(seat)), *until, table.places().of(seat).reserve});
  }
  return game;
}

// From what the viewer may know of the game, not from the game.
std::vector<PlayShown> playsShown(const Table& table, const Viewer& viewer, Seat seat) {
  if (seat == kNoSeat || !viewer.seats.contains(seat) || !table.deciding().contains(seat)) return {};
  return legalPlays(see(table, viewer).position, seat);
}

template <typename T, typename... Any>
constexpr bool kIsAny = (std::is_same_v<T, Any> || ...);

bool changesPlaces(const EventBody& what) {
  return std::visit(
      []<typename T>(const T&) {
        return kIsAny<T, Sat, Renamed, BotSat, Rose, WordCommitted, Absent, Returned, Voted, AbortOffered,
                      AbortAnswered, SeatAsked, SeatAnswered, SeatUnasked, RematchWanted, BreakOffered, BreakAnswered,
                      BackFromBreak>;
      },
      what);
}

bool changesGame(const EventBody& what) {
  return std::visit(
      []<typename T>(const T&) {
        return kIsAny<T, Sat, Shuffled, Gave, Played, TookBack, Ended, Absent, Returned, Aborted, Resumed,
                      BoardProposed, BoardAnswered, BoardSet, BreakBegan, BreakOver>;
      },
      what);
}

bool changesEvening(const EventBody& what) {
  return std::visit(
      []<typename T>(const T&) { return kIsAny<T, Sat, Renamed, Ended, Aborted, RematchWanted, NextWanted>; }, what);
}

std::optional<Evening> eveningShown(const Table& table) {
  if (table.options().tournament) return std::nullopt;
  Evening evening = eveningOf(table);
  const bool isOne = table.done() || !evening.games.empty() || !evening.waiting.empty();
  return isOne ? std::optional(std::move(evening)) : std::nullopt;
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::string_view rest = text;
  while (const auto line = base::takeUntil(rest, '\n')) all.emplace_back(*line);
  return all;
}

}  // namespace

std::vector<PlaceShown> placesShown(const Table& table) {
  std::vector<PlaceShown> all;
  for (const Place& place : table.places()) all.push_back(shown(place));
  return all;
}

std::string eventFor(const Table& table, const Event& event, const Viewer& viewer) {
  EventMessage message;
  message.n = event.n;
  message.t = event.t;
  message.event = withoutSecrets(event.what, table, viewer);
  if (changesPlaces(event.what)) message.places = placesShown(table);
  if (changesGame(event.what)) message.game = gameShown(table, viewer);
  if (changesEvening(event.what)) {
    message.evening = eveningShown(table);
    message.nextSeats = nextSeats(table);
  }
  return json::text(ServerMessage(std::move(message)));
}

std::string viewFor(const Table& table, const Viewer& viewer) {
  const bool over = table.done();
  ViewMessage message{.n = table.lastNumber(),
                      .t = table.lastTime(),
                      .table = table.id(),
                      .host = table.hostPerson(),
                      .options = table.options(),
                      .commit = table.fairness().commit,
                      .words = table.fairness().words,
                      .called = table.fairness().called,
                      .stage = table.stage(),
                      .you = notation::seatLetters(viewer.seats),
                      .mutes = mutedBy(table, viewer),
                      .places = placesShown(table),
                      .game = gameShown(table, viewer),
                      .log = lines(table.log()),
                      .result = unlessEmpty(table.result()),
                      .seed = over && !isSealed(table) ? unlessEmpty(table.fairness().seed) : std::nullopt,
                      .next = unlessEmpty(table.series().next),
                      .evening = eveningShown(table),
                      .nextSeats = nextSeats(table)};
  return json::text(ServerMessage(std::move(message)));
}

std::vector<std::string> restFor(std::span<const Event> events, std::string_view person, std::int64_t last) {
  Table table;
  std::vector<std::string> messages;
  for (const Event& event : events) {
    table.apply(event);
    if (event.n > last) messages.push_back(eventFor(table, event, viewerOf(table, person)));
  }
  return messages;
}

std::string refusalFor(const std::optional<std::string>& command, const Refusal& refusal) {
  return json::text(ServerMessage(ErrorMessage{.re = command, .code = refusal.code, .text = refusal.text}));
}

std::string answerFor(const Table& table, std::string_view person, const Command& command, const Outcome& refusal) {
  if (refusal) return refusalFor(command.id, *refusal);
  OkMessage ok;
  ok.re = command.id;
  ok.n = table.lastNumber();
  if (const auto* const list = std::get_if<ListPlays>(&command.want))
    ok.plays = playsShown(table, viewerOf(table, person), notation::seatNamed(list->seat).value_or(kNoSeat));
  else if (const auto number = table.answered(person, command.id)) ok.n = *number;
  return json::text(ServerMessage(std::move(ok)));
}

std::vector<PlayShown> legalPlays(const Position& now, Seat seat) {
  const Position position = decidedBy(now, seat);
  static thread_local PlayList list;  // too large for every stack
  listPlays(position, list);
  const auto texts = notation::playTexts(position, list);
  std::vector<PlayShown> plays;
  plays.reserve(static_cast<std::size_t>(list.size()));
  for (int i = 0; i < list.size(); ++i)
    plays.push_back({texts[static_cast<std::size_t>(i)], notation::boardText(position.layout(), list[i].after)});
  std::ranges::sort(plays, {}, &PlayShown::play);
  return plays;
}

}  // namespace tacit::table
