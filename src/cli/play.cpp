// `tacit play`: a game in the terminal, against bots, together, or hot-seat.
#include <ctime>

#include "base/result.h"
#include "base/strings.h"
#include "cli/asked_setup.h"
#include "cli/commands.h"
#include "cli/play/asking.h"
#include "cli/play/keeping.h"
#include "cli/play/room.h"
#include "cli/play/words.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

using base::Error;
using base::Result;

constexpr int kPauseMilliseconds = 900;

// ---- Getting ready ----

Result<Setup> setupOf(const PlayOptions& options) {
  return setupAsked(options.layout.value_or(std::string(kDefaultLayout)),
                    options.rules.value_or(std::string(kDefaultRules)),
                    options.pack.value_or(std::string(kDefaultPack)));
}

// An option that would change what the game gone on with is; empty for none.
std::string misplacedOption(const PlayOptions& options) {
  if (options.file.empty() && !options.resume) return "";
  if (options.layout) return "--layout";
  if (options.rules) return "--rules";
  return options.pack ? "--pack" : "";
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::string text(16, '\0');
  localtime_r(&now, &parts);
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts));
  return text;
}

// --save takes no other game's place: it names a new file, an empty one, or the game gone on with.
int checkSave(const std::string& save, const std::string& resumed) {
  if (save.empty()) return kDone;
  if (const auto problem = whyNotSave(save)) return complain("--save: " + *problem);
  if (!fileExists(save) || fileIsEmpty(save) || sameFile(save, resumed)) return kDone;
  return complain("--save: " + base::quoted(save) +
                      " exists already; choose another name, or resume it: " + "tacit play " + save + " --save " + save,
                  kUsageError);
}

// Writes the game where it is to be kept.
void keep(Room& room) {
  const std::string& file = room.saveAlways ? room.saveFile : room.unfinished;
  if (file.empty() || (!room.saveAlways && !room.begun)) return;
  const auto problem = saveGame(room.table.record(), file);
  if (!problem) {
    room.keptIn = file;
    room.unsaved = false;
  } else if (room.saveAlways) {  // otherwise it is a favour, and nobody is bothered when it does not work
    say(room, "Not saved: " + *problem);
    room.terminal.pause(room.pause);
  }
}

// ---- The game ----

// Hides what the last person saw and waits for the next one. False: the input has ended or somebody wants to leave.
bool handOver(Room& room, SeatSet person, SeatSet& last, bool& inputEnded) {
  const bool hide = room.people.count() > 1 && !room.open && person != last;
  last = person;
  if (!hide) return true;
  tellNews(room);
  room.terminal.wipe();
  if (room.terminal.live()) show(room, SeatSet{}, room.table.position().board, {});
  const Seat by = room.table.position().by;
  const auto answer = room.terminal.ask("Pass the keyboard to " + room.ink.seat(by, colourName(by)) + " (seat " +
                                        notation::seatLetter(by) + "). Press Enter when ready: ");
  inputEnded = !answer;
  return answer && lower(*answer) != "quit" && lower(*answer) != "q";
}

void carryOut(Room& room, const Play& play) {
  room.table.carryOut(play);
  room.table.record().setHeader("Result", notation::resultText(room.table.position()));
  room.unsaved = true;
}

void botTurn(Room& room) {
  carryOut(room, room.table.advice(room.level));
  const SeatSet onlooker = room.onlooker();
  if (!room.terminal.live()) return tellNews(room);
  // Gifts of the swap are made in secret: there is nothing to see yet.
  if (room.table.position().phase == Phase::Swap || room.pause == 0) return;
  show(room, onlooker, room.table.position().board, {});
  room.terminal.pause(room.pause);
}

int leave(Room& room, bool inputEnded) {
  if (inputEnded) say(room, "The input has ended.");
  if (!room.unsaved && room.keptIn == room.unfinished)
    say(room, "The game is saved. Resume it with: tacit play --continue");
  else if (!room.unsaved) say(room, "The game is saved. Resume it with: tacit play " + room.keptIn);
  else if (room.begun) say(room, "The game is not finished and not saved. (Use 'save <file>' or --save <file>.)");
  else say(room, "The game is not finished; there is nothing to save yet.");
  return kDone;
}

int finish(Room& room) {
  const Position& p = room.table.position();
  const std::string text = outcome(p, room.people.seats());
  tellNews(room);
  show(room, room.onlooker(), p.board, {room.ink.strong(text)});
  if (!room.unfinished.empty() && room.keptIn == room.unfinished) removeFile(room.unfinished);
  if (room.saveAlways) say(room, "The full game is saved in " + room.saveFile + '.');
  return kDone;
}

// A file whose game has ended: nobody at this terminal has just won or lost it.
int showEnded(Room& room, const std::string& file) {
  const Position& p = room.table.position();
  show(room, room.onlooker(), p.board, {});
  say(room, "The game in " + file + " is over.");
  say(room, outcome(p, SeatSet{}));
  say(room, "To see it again, play by play: tacit replay --plays " + file);
  return kDone;
}

int run(Room& room) {
  SeatSet last;
  bool inputEnded = false;
  while (!room.table.over() && !room.terminal.broken()) {
    const Seat by = room.table.position().by;
    const SeatSet person = room.people.personAt(by);
    if (person.empty()) {
      botTurn(room);
      continue;
    }
    if (!handOver(room, person, last, inputEnded)) return leave(room, inputEnded);
    keep(room);
    Asking asking(room, person);
    const auto play = asking.decide();
    if (!play) return leave(room, asking.inputEnded());
    for (const Seat seat : person) room.heard[seat] = room.table.events().size();
    carryOut(room, *play);
    room.begun = true;
    keep(room);
  }
  keep(room);
  return room.terminal.broken() ? kFailed : finish(room);
}

std::string whoIsWho(const Room& room) {
  const SeatSet people = room.people.seats();
  const SeatSet bots = room.table.position().layout().seats.without(people);
  std::string text = room.people.count() == 1 ? "You are " + colourNames(people) + '.' : "";
  if (room.people.count() > 1) text = colourNames(people) + " are at this terminal.";
  if (!bots.empty())
    text += (text.empty() ? "" : " ") + colourNames(bots) + (bots.size() > 1 ? " are bots." : " is a bot.");
  return text;
}

// False: the input has ended.
bool welcome(Room& room, const PlayOptions& options) {
  const Setup& setup = room.table.position().setup;
  room.terminal.clear();
  say(room, "TAC - " + std::string(setup.table().summary) + ". Rules " + notation::rulesText(setup) + ", pack " +
                notation::packName(setup.pack) + '.');
  say(room, whoIsWho(room));
  const bool anotherIsKept =
      options.file.empty() && !options.resume && !room.unfinished.empty() && fileExists(room.unfinished);
  if (anotherIsKept)
    say(room, "You have an unfinished game: 'tacit play --continue' resumes it. Your first play here replaces it.");
  if (room.people.count() == 0) return true;
  say(room, "Type 'help' at any time, 'help goal' if the game is new to you, 'quit' to leave.");
  return !room.terminal.attended() || room.terminal.ask("Press Enter to begin. ");
}

Result<Table> tableFor(const PlayOptions& options, const std::string& file, const Setup& setup) {
  const std::uint64_t seed = options.seed.value_or(freshSeed());
  if (file.empty()) {
    Table table(setup, seed);
    table.record().setHeader("Date", today());
    return table;
  }
  auto record = loadGame(file);
  if (!record) return Error{record.error()};
  auto table = Table::resume(*record, seed);
  if (!table) return Error{file + ": " + table.error()};
  return table;
}

}  // namespace

int play(const PlayOptions& options) {
  Terminal terminal;
  const auto colours = coloursWanted(options.colour, terminal);
  if (!colours)
    return complain("--colour: expected auto, always or never, not " + base::quoted(options.colour), kUsageError);
  const auto level = bots::levelNamed(options.bots);
  if (!level)
    return complain("--bots: expected one of " + bots::levelNames() + ", not " + base::quoted(options.bots),
                    kUsageError);
  if (const auto option = misplacedOption(options); !option.empty())
    return complain(option + ": only for a new game; a resumed game keeps its layout, rules and pack", kUsageError);
  const auto setup = setupOf(options);
  if (!setup) return complain(setup.error(), kUsageError);
  const std::string unfinished = terminal.attended() || options.resume ? unfinishedGameFile() : "";
  if (options.resume && (unfinished.empty() || !fileExists(unfinished)))
    return complain("--continue: there is no unfinished game");
  const std::string file = options.resume ? unfinished : options.file;
  if (const int code = checkSave(options.save, file); code != kDone) return code;
  const auto table = tableFor(options, file, *setup);
  if (!table) return complain(table.error());
  auto people =
      options.people.empty() ? People::of(table->record()) : People::parse(options.people, table->position().layout());
  if (!people) return complain(people.error(), kUsageError);

  Room room(terminal, drawing::Ink(*colours), *table, *people);
  room.level = *level;
  room.open = options.open;
  room.pause = options.fast ? 0 : kPauseMilliseconds;
  room.saveAlways = !options.save.empty();
  room.saveFile = room.saveAlways ? options.save : options.file;
  room.unfinished = unfinished;
  room.begun = !file.empty();
  room.printed = room.table.dealBegan();  // of a game gone on with, this deal is told
  room.heard.fill(room.printed);
  if (room.table.over()) return showEnded(room, file);
  room.people.sign(room.table.record(), options.bots);
  return welcome(room, options) ? run(room) : leave(room, true);
}

}  // namespace tacit::cli
