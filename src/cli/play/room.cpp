#include "cli/play/room.h"

#include <algorithm>

#include "base/strings.h"
#include "cli/play/words.h"
#include "drawing/board_drawing.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

constexpr int kNotationWidth = 14;

std::string letter(Seat seat) { return notation::seatLetters(only(seat)); }

// ---- Captions ----

std::string nameLine(const Room& room, Seat seat) {
  const Position& p = room.table.position();
  const bool narrow = p.layout().ring == 66;
  const bool decides = p.by == seat && !room.table.over();
  std::string text = room.ink.seat(seat, letter(seat) + ' ' + std::string(colourName(seat)));
  const bool onePerson = room.people.count() == 1;
  if (!room.people.holds(seat)) text += narrow ? " bot" : ", bot";
  else if (onePerson) text += narrow ? " you" : ", you";
  if (!narrow && p.dealer == seat) text += ", dealer";
  return text + (decides ? " <--" : "");
}

std::string cardsLine(const Position& p, Seat seat, bool narrow) {
  const int count = p.hands[seat].size();
  std::string text = std::to_string(count) + (count == 1 ? " card" : " cards");
  if (!p.says.known || !p.inGame().contains(seat)) return text;
  const bool yes = p.says.yes.contains(seat);
  if (narrow) return text + (yes ? ", 1/13" : "");
  return text + (yes ? ", declared a 1 or 13" : ", declared no 1 or 13");
}

std::string knownLine(const View& view, Seat seat, bool deciding) {
  const Hand hand = view.position.hands[seat];
  if (!hand.isHidden()) return hand.empty() || deciding ? "" : "hand " + handText(hand);
  return view.knows[seat].empty() ? "" : "you know: " + handText(view.knows[seat]);
}

drawing::Captions captionsFor(const Room& room, SeatSet person) {
  const Position& p = room.table.position();
  const View view = room.view(person);
  const bool narrow = p.layout().ring == 66 || !drawing::loopFits(p.layout(), room.terminal.window());
  drawing::Captions captions;
  for (const Seat seat : p.layout().seats) {
    captions[seat] = {nameLine(room, seat), cardsLine(p, seat, narrow)};
    const std::string known = knownLine(view, seat, seat == p.turn && person.contains(p.by));
    if (!person.empty() && !known.empty()) captions[seat].push_back(known);
  }
  return captions;
}

// ---- Lines ----

std::string stateLine(const Room& room) {
  const Position& p = room.table.position();
  std::string text = "Deal " + std::to_string(p.deals) +
                     (p.shuffles > 1 ? " of shuffle " + std::to_string(p.shuffles) : "") + ", dealt by " +
                     std::string(colourName(p.dealer)) + ". " + std::to_string(p.laid) + " cards played.";
  if (p.phase == Phase::Swap) return text;
  if (p.tacBanned) return text + " No TAC can be played now.";
  if (p.function != Card::None) text += " A TAC would act as: " + std::string(cardTitle(p.function)) + '.';
  return text;
}

bool mayHear(const Event& event, SeatSet person) { return event.onlyFor.empty() || !(event.onlyFor & person).empty(); }

std::string eventLine(const Room& room, const Event& event) {
  if (event.by == kNoSeat) return event.words;
  return room.ink.seat(event.by, letter(event.by)) + ' ' + drawing::padded(event.notation, kNotationWidth) + ' ' +
         room.ink.seat(event.by, colourName(event.by)) + ' ' + event.words;
}

// Announcements are broken between words. Plays keep to one line of a screen: their notation comes first.
void addEvent(const Room& room, const Event& event, int columns, std::vector<std::string>& lines) {
  if (event.by != kNoSeat) {
    const std::string line = eventLine(room, event);
    return lines.push_back(room.terminal.live() ? drawing::cut(line, columns) : line);
  }
  for (auto& line : drawing::wrapped(event.words, columns)) lines.push_back(line);
}

std::vector<std::string> newsLines(const Room& room, SeatSet person, int columns) {
  const auto& events = room.table.events();
  std::size_t from = !person.empty() ? room.heard[person.first()] : room.table.dealBegan();
  from = std::min(from, events.size());
  std::vector<std::string> lines;
  for (std::size_t i = from; i < events.size(); ++i)
    if (mayHear(events[i], room.eyes(person))) addEvent(room, events[i], columns, lines);
  return lines;
}

}  // namespace

SeatSet Room::eyes(SeatSet person) const {
  if (open) return people.seats();
  return person;
}

View Room::view(SeatSet person) const {
  const SeatSet looked = open || person.empty() ? SeatSet{} : people.looksAt(table.position(), person);
  return table.view(eyes(person), looked);
}

SeatSet Room::onlooker() const {
  if (people.count() == 0) return SeatSet{};
  return open || people.count() == 1 ? people.personAt(people.seats().first()) : SeatSet{};
}

void say(const Room& room, std::string_view text) {
  for (const auto line : base::split(text, '\n'))
    room.terminal.lines(drawing::wrapped(line, room.terminal.window().columns));
}

std::vector<std::string> logLines(const Room& room, SeatSet person, std::size_t from) {
  std::vector<std::string> lines;
  const auto& events = room.table.events();
  for (std::size_t i = from; i < events.size(); ++i)
    if (mayHear(events[i], room.eyes(person))) addEvent(room, events[i], room.terminal.window().columns, lines);
  return lines;
}

void show(Room& room, SeatSet person, const Board& board, const std::vector<std::string>& below) {
  const drawing::Window window = room.terminal.window();
  const LayoutTable& layout = room.table.position().layout();
  auto lines = drawing::wrapped(stateLine(room), window.columns);
  for (auto& line : lines) line = room.ink.faint(line);
  for (auto& line : drawing::drawBoard(layout, board, captionsFor(room, person), room.ink, window))
    lines.push_back(std::move(line));
  if (room.terminal.live()) {
    auto news = newsLines(room, person, window.columns);
    const int free = window.rows - 1 - static_cast<int>(lines.size() + below.size());
    const int fewest = window.rows < 16 ? 1 : 2;  // shown even where the top of the screen is lost for them
    const auto most = static_cast<std::size_t>(std::max(free, fewest));
    if (news.size() > most) news.erase(news.begin(), news.end() - static_cast<std::ptrdiff_t>(most));
    lines.insert(lines.end(), news.begin(), news.end());
  } else {
    lines.insert(lines.begin(), "");
  }
  lines.insert(lines.end(), below.begin(), below.end());
  room.terminal.clear();
  room.terminal.lines(lines);
}

void tellNews(Room& room) {
  const auto& events = room.table.events();
  if (room.terminal.live()) return;
  std::vector<std::string> lines;
  const int columns = room.terminal.window().columns;
  for (; room.printed < events.size(); ++room.printed)
    if (events[room.printed].onlyFor.empty()) addEvent(room, events[room.printed], columns, lines);
  room.terminal.lines(lines);
}

void tellSecrets(Room& room, SeatSet person) {
  const auto& events = room.table.events();
  if (room.terminal.live()) return;
  std::vector<std::string> lines;
  const int columns = room.terminal.window().columns;
  for (std::size_t i = room.heard[person.first()]; i < events.size(); ++i)
    if (!events[i].onlyFor.empty() && mayHear(events[i], room.eyes(person))) addEvent(room, events[i], columns, lines);
  room.terminal.lines(lines);
}

}  // namespace tacit::cli
