#include "cli/play/asking.h"

#include <algorithm>
#include <cctype>

#include "base/strings.h"
#include "cli/play/help.h"
#include "cli/play/keeping.h"
#include "cli/play/words.h"
#include "notation/play_text.h"
#include "notation/seven_legs.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

PlayList listOf(const Position& position) {
  PlayList plays;
  listPlays(position, plays);
  return plays;
}

// What a hurried hand types, made notation: no blanks, and the card in capitals.
std::string spelled(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != ' ') out += c;
  if (out.starts_with("give:")) return out;
  const auto end = std::min(out.find(':'), out.size());
  for (std::size_t i = 0; i < end; ++i) out[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[i])));
  return out == "PASS" ? "pass" : out;
}

// One leg by number, or legs as typed; false when something of it was not understood.
bool walkLegs(SevenEntry& entry, const std::string& line) {
  const auto number = base::numberIn(line, static_cast<std::uint32_t>(entry.legs().size()));
  if (number && *number > 0) return entry.walk(entry.legs()[*number - 1]);
  std::size_t made = 0;
  for (const auto word : base::split(line, ',')) {
    const auto leg = notation::legNamed(word, entry.legs());
    if (!leg || !entry.walk(*leg)) {
      for (; made > 0; --made) entry.back();
      return false;
    }
    ++made;
  }
  return true;
}

}  // namespace

Asking::Asking(Room& room, SeatSet person)
    : room_(room), person_(person), view_(room.view(person)), plays_(listOf(view_.position)),
      menu_(view_.position, plays_), prompt_(std::string(colourName(view_.position.by)) + "> ") {}

void Asking::say(std::string_view text) const { tacit::cli::say(room_, text); }

void Asking::show() {
  const Position& p = view_.position;
  const int columns = room_.terminal.window().columns;
  std::string sentence = situation(p, plays_);
  const std::string whose = p.by == p.turn ? " Your hand: " : " The hand: ";
  sentence += whose + handText(p.hands[p.turn]);
  auto below = drawing::wrapped(sentence, columns);
  for (auto& line : below) line = room_.ink.strong(line);
  for (auto& line : menu_.lines(room_.ink, columns)) below.push_back(std::move(line));
  tacit::cli::show(room_, person_, p.board, below);
}

std::optional<Play> Asking::decide() {
  tellNews(room_);
  tellSecrets(room_, person_);
  show();
  while (const auto line = ask()) {
    if (line->empty()) {
      show();
      continue;
    }
    if (auto play = chosen(*line)) return play;
    if (leaving_) break;
  }
  return std::nullopt;
}

std::optional<std::string> Asking::ask() {
  while (!leaving_) {
    auto line = room_.terminal.ask(prompt_);
    if (!line) inputEnded_ = leaving_ = true;
    else if (lower(*line) == "board") return "";  // an empty line draws everything again, wherever it is typed
    else if (!command(*line)) return line;
  }
  return std::nullopt;
}

// ---- The menu ----

std::optional<Play> Asking::chosen(const std::string& line) {
  if (lower(line) == "any") return advice();
  if (const auto play = menu_.giftOrDrop(line)) return play;
  const auto number = base::numberIn(line, static_cast<std::uint32_t>(menu_.size()));
  if (!number || *number == 0) return typed(line);
  const Choice& choice = menu_[static_cast<int>(*number)];
  const Play& play = plays_[choice.play];
  if (choice.kind == Choice::Kind::Play) return play;
  stepwise_ = true;
  auto entered = choice.kind == Choice::Kind::SevenByLegs ? seven(play.card) : exchange(play.card);
  stepwise_ = false;
  if (!entered && !leaving_) show();
  return entered;
}

std::optional<Play> Asking::typed(const std::string& text) {
  if (std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
    refuseNumber(text);
    return std::nullopt;
  }
  const std::string word = lower(text);
  if (word == "back" || word == "undo" || word == "cancel") {
    say("Nothing to undo: a card once played stays played.");
    return std::nullopt;
  }
  auto play = notation::parsePlay(view_.position, text);
  if (!play) play = notation::parsePlay(view_.position, spelled(text));
  if (play) return *play;
  const bool looksLikeAPlay = text.find_first_of(":=~-") != std::string::npos;
  say(looksLikeAPlay
          ? "That doesn't work: " + play.error() + '.'
          : "I don't understand " + base::quoted(text) + ". " +
                (menu_.advice().empty() ? "Type a number, a play such as 5:a20-25, or help." : menu_.advice()));
  return std::nullopt;
}

void Asking::refuseNumber(const std::string& text) const {
  if (menu_.size() == 0) return say("There is no card " + text + " to choose. " + menu_.advice());
  const std::string numbers = menu_.size() == 1 ? "There is only play number 1. "
                                                : "There are plays 1 to " + std::to_string(menu_.size()) + ". ";
  say(numbers + (menu_.advice().empty() ? "For a card, type one of the plays next to it." : menu_.advice()));
}

// ---- Commands that work everywhere ----

bool Asking::command(std::string_view line) {
  std::string_view rest = line;
  const auto first = base::takeUntil(rest, ' ');
  const std::string word = lower(first.value_or(line));
  if (!first) rest = {};
  if (word == "help" || word == "h" || word == "?") say(helpText(rest));
  else if (word == "log")
    room_.terminal.lines(logLines(room_, person_, lower(rest) == "all" ? 0 : room_.table.dealBegan()));
  else if (word == "hand") printHand();
  else if (word == "cards") printGone();
  else if (word == "hint") hint();
  else if (word == "save" || word == "save!") save(rest, word == "save!");
  else if (word == "quit" || word == "q" || word == "exit") leaving_ = true;
  else return false;
  return true;
}

void Asking::hint() {
  const Play& play = advice();
  say("A bot would choose " + (stepwise_ ? notation::playText(view_.position, play) : menu_.entryOf(play)) + '.');
}

const Play& Asking::advice() {
  if (!advice_) advice_ = room_.table.advice(bots::Level::Sampler);
  return *advice_;
}

void Asking::save(std::string_view file, bool overwrite) {
  const std::string target = file.empty() ? room_.saveFile : std::string(file);
  if (target.empty()) return say("Save where? For example: save evening.tac");
  if (target != room_.saveFile && !overwrite && fileExists(target))
    return say(base::quoted(target) + " exists already. To replace it: save! " + target);
  if (const auto problem = saveGame(room_.table.record(), target)) return say("Not saved: " + *problem);
  room_.saveFile = room_.keptIn = target;
  room_.unsaved = false;
  say("Saved. Resume it with: tacit play " + target);
}

void Asking::printHand() const {
  const Position& p = view_.position;
  for (const Seat seat : p.layout().seats) {
    if (p.hands[seat].isHidden() || (p.hands[seat].empty() && !room_.eyes(person_).contains(seat))) continue;
    say(std::string(1, notation::seatLetter(seat)) + ' ' + std::string(colourName(seat)) + ": " +
        handText(p.hands[seat]));
  }
}

void Asking::printGone() const {
  const Position& p = view_.position;
  const CardCounts pack = cardsOf(p.setup.pack, p.setup.seatCount());
  std::vector<std::string> pieces;
  for (const Card card : kAllCards)
    if (pack[card] != 0)
      pieces.push_back(std::string(cardTitle(card)) + ": " + std::to_string(p.gone[card]) + '/' +
                       std::to_string(pack[card]));
  room_.terminal.lines(drawing::flowed("Played since the shuffle  ", pieces, room_.terminal.window().columns));
}

// ---- Sevens, leg by leg ----

void Asking::showSeven(const SevenEntry& entry) {
  const int columns = room_.terminal.window().columns;
  const int left = entry.left();
  std::string sentence = "Seven: " + std::to_string(left) + (left == 1 ? " step" : " steps") + " left.";
  if (!entry.walked().empty()) sentence += " So far: " + notation::legsText(entry.walked()) + '.';
  auto below = drawing::wrapped(sentence + " Choose a move, 'back' or 'cancel'.", columns);
  for (auto& line : below) line = room_.ink.strong(line);
  const auto& legs = entry.legs();
  for (std::size_t i = 0; i < legs.size();) {
    const auto [colour, from, to] = legs[i];
    std::vector<std::string> pieces;
    for (; i < legs.size() && legs[i].colour == colour && legs[i].from == from; ++i) {
      const SeatSet lost = capturedColours(view_.position.layout(), entry.board(), entry.after(legs[i]).board());
      pieces.push_back(room_.ink.strong(std::to_string(i + 1) + ')') + ' ' + notation::spaceName(legs[i].to) +
                       (lost.empty() ? "" : " captures " + notation::seatLetters(lost)));
    }
    const std::string marble = std::string(1, notation::seatLetter(colour)) + notation::spaceName(from);
    for (auto& line :
         drawing::flowed(room_.ink.seat(colour, marble) + drawing::padded(" to", 8 - static_cast<int>(marble.size())),
                         pieces, columns))
      below.push_back(std::move(line));
  }
  tacit::cli::show(room_, person_, entry.board(), below);
}

std::optional<Play> Asking::seven(Card laid) {
  SevenEntry entry(view_.position, laid);
  showSeven(entry);
  while (const auto line = ask()) {
    const std::string word = lower(*line);
    if (word == "any") return advice();
    if (word == "cancel" || ((word == "back" || word == "undo") && entry.walked().empty())) return std::nullopt;
    if (word == "back" || word == "undo") {
      entry.back();
    } else if (line->find(':') != std::string::npos) {
      if (auto play = typed(*line)) return play;
      continue;
    } else if (!line->empty() && !walkLegs(entry, *line)) {
      say("That is not possible, or it would leave steps you cannot use. Type a number, a move such as a20-23, back or "
          "cancel.");
      continue;
    }
    if (entry.done()) return entry.play();
    showSeven(entry);
  }
  return std::nullopt;
}

}  // namespace tacit::cli
