// A whole table of any type, driven by random commands of all its people, of somebody who has risen again and of a
// stranger, under new ids and under used ones. What each is told, by event, view or answer, is held against a model of
// its own of what he may know.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "fuzz.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "table/message.h"
#include "table/referee.h"

namespace {

using namespace tacit;
using namespace tacit::table;
using fuzz::check;

constexpr int kMaxCommands = 150;
const std::string kStranger = "stranger";
const std::string kRisen = "risen";

// Numbers off the input; zeros when it has ended.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return at_ >= size_; }
  unsigned next() { return empty() ? 0 : data_[at_++]; }
  unsigned below(std::size_t n) { return next() % static_cast<unsigned>(n); }
  bool flag() { return (next() & 1U) != 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

Options optionsFrom(Bytes& bytes) {
  Options options;
  options.type = gameTypes()[bytes.below(gameTypes().size())].name;
  options.rules = bytes.flag() ? "std" : "std,partners_look=no";
  options.openHands = bytes.below(8) == 0;
  options.takeBack = bytes.flag();
  options.playForced = bytes.flag();
  options.spectators = static_cast<Spectators>(bytes.below(3));
  options.bots = "simple";
  if (bytes.flag()) options.clock = {10, 20};
  return options;
}

// What each seat has had before its eyes in this deal: whoever holds the seat may know these cards, wherever they are.
class Seen {
 public:
  void look(const Position& p) {
    if (p.deals != deals_ || p.shuffles != shuffles_) {
      kinds_.fill(0);
      dealt_ = p.hands;
    }
    deals_ = p.deals;
    shuffles_ = p.shuffles;
    for (const Seat seat : p.layout().seats) add(seat, p.hands[seat]);
    if (p.by != p.turn) add(p.by, p.hands[p.turn]);
  }
  CardSet by(SeatSet seats) const {
    CardSet kinds = 0;
    for (const Seat seat : seats) kinds |= kinds_[seat];
    return kinds;
  }
  const Hand& dealt(Seat seat) const { return dealt_[seat]; }

 private:
  void add(Seat seat, const Hand& hand) {
    hand.forEachCard([&](Card card) { kinds_[seat] |= only(card); });
  }

  std::array<CardSet, kSeats> kinds_{};
  std::array<Hand, kSeats> dealt_{};
  unsigned deals_ = 0;
  unsigned shuffles_ = 0;
};

class FuzzedTable {
 public:
  explicit FuzzedTable(Bytes& bytes) : bytes_(bytes) {
    outside_.shuffle = [](const Table& table, int number) {
      Random random(static_cast<std::uint64_t>(number) + 7);
      return shuffledEvent(number, shuffledPack(table.setup(), random),
                           number == 1 ? std::optional(table.setup().table().seats.first()) : std::nullopt);
    };
    outside_.commitmentTo = [](std::string_view word) { return std::string(64, word.empty() ? '0' : word.back()); };
    outside_.tell = [this](const Event& event) { keep(event); };
    referee().create({"table", "p0", optionsFrom(bytes), "commitment", "5eed"});
    for (int p = 0; p < table_.type().placeCount(); ++p) people_.push_back("p" + std::to_string(p));
    people_.push_back(kStranger);
    people_.push_back(kRisen);
    act(kRisen, Sit{0});
    act(kRisen, Rise{0});
    for (int p = 0; p < table_.type().placeCount(); ++p)
      if (p == 0 || bytes_.below(4) != 0) act(people_[static_cast<std::size_t>(p)], Sit{p});
    act("p0", Start{});
  }

  void step() {
    now_ += std::chrono::seconds(bytes_.below(5));
    if (bytes_.below(3) == 0) return decideForOne();
    const std::string& person = people_[bytes_.below(people_.size())];
    act(person, anyWant(), bytes_.below(4) == 0);
  }

 private:
  Referee referee() { return {table_, outside_, now_}; }

  std::string letter() { return std::string(1, notation::seatLetter(static_cast<Seat>(bytes_.below(kSeats)))); }
  int place() { return static_cast<int>(bytes_.below(kSeats)); }

  CommandBody anyWant() {
    switch (bytes_.below(19)) {
      case 0: return Sit{place()};
      case 1: return Rise{place()};
      case 2: return SeatBot{place(), "simple"};
      case 3: return Start{};
      case 4: return Give{letter(), std::string(notation::cardName(cardAt(static_cast<int>(bytes_.below(kCards)))))};
      case 5: return MakePlay{letter(), somePlay()};
      case 6:
      case 7: return TakeBack{letter()};
      case 8: return bytes_.flag() ? CommandBody(Leave{}) : CommandBody(Return{});
      case 9: return Vote{place()};
      case 10: return bytes_.flag() ? CommandBody(OfferAbort{}) : CommandBody(AnswerAbort{bytes_.below(8) == 0});
      case 11: return Mute{place(), bytes_.flag()};
      case 12: return SayPhrase{"smile"};
      case 13:
        return bytes_.flag() ? CommandBody(CommitWord{std::string(64, '0')})
                             : CommandBody(ShowWord{std::string(32, '0')});
      case 14: return HandOver{place()};
      case 15: return AskSeat{place()};
      case 16: return AnswerSeat{place(), bytes_.below(4) != 0};
      default: return ListPlays{letter()};
    }
  }

  std::string somePlay() {
    const auto plays = playsOf(table_.deciding().empty() ? Seat{0} : table_.deciding().first());
    return plays.empty() ? "8:skip" : plays[bytes_.below(plays.size())].play;
  }

  std::vector<PlayShown> playsOf(Seat seat) const {
    return table_.deciding().contains(seat) ? legalPlays(table_.position(), seat) : std::vector<PlayShown>{};
  }

  // Somebody who has to decide does, or a bot, or it happens by itself: so that games go on.
  void decideForOne() {
    referee().playForced();
    const SeatSet deciding = table_.deciding();
    if (deciding.empty()) return;
    const Seat seat = deciding.first();
    const auto plays = playsOf(seat);
    check(!plays.empty(), "a deciding seat has no play");
    const std::string& text = plays[bytes_.below(plays.size())].play;
    const std::string its(1, notation::seatLetter(seat));
    if (!table_.places().botDecides(seat)) {
      const std::string person = table_.places().of(seat).person;
      return act(person,
                 text.starts_with("give:") ? CommandBody(Give{its, text.substr(5)}) : CommandBody(MakePlay{its, text}));
    }
    Position position = table_.position();
    if (position.phase == Phase::Swap) position.turn = position.by = seat;
    const auto play = notation::parsePlay(position, text);
    check(play.ok(), "a listed play cannot be read", text);
    check(!referee().decideFor(seat, *play, DecidedBy::Bot), "a bot is refused", text);
  }

  void act(const std::string& person, const CommandBody& want, bool usedId = false) {
    auto& ids = ids_[person];
    const bool repeats = usedId && !ids.empty();
    const std::string id = repeats ? ids[bytes_.below(ids.size())] : "c" + std::to_string(++commands_);
    const Command command{kWireVersion, id, want};
    const std::string before = table_.dump();
    const auto known = table_.answered(person, id);
    const auto verdict = referee().act({person, person}, command);
    if (verdict || onlyAsks(want) || known) check(table_.dump() == before, "something changed", json::text(command));
    if (!verdict && !onlyAsks(want) && !repeats) ids.push_back(id);
    checkAnswer(person, command, known);
  }

  void checkAnswer(const std::string& person, const Command& command, std::optional<std::int64_t> known) const {
    const auto verdict = Referee(copy(), outside_, now_).act({person, person}, command);
    const std::string text = answerFor(table_, person, command, verdict);
    ServerMessage message;
    check(!json::readText(text, message), "an answer cannot be read", text);
    const auto* const ok = std::get_if<OkMessage>(&message);
    if (ok == nullptr) return;
    const auto* const list = std::get_if<ListPlays>(&command.want);
    check(!ok->plays || list != nullptr, "plays that nobody asked for", text);
    if (known && list == nullptr) check(ok->n == *known, "another answer than the first time", text);
    if (!ok->plays || ok->plays->empty()) return;
    check(heldBy(person).contains(notation::seatNamed(list->seat).value_or(kNoSeat)), "another's plays", text);
  }

  // A table to try something on, once more.
  Table& copy() const {
    static Table scratch;
    scratch = table_;
    return scratch;
  }

  SeatSet heldBy(const std::string& person) const {
    SeatSet seats;
    for (const Place& one : table_.places())
      if (one.person == person) seats |= one.seats;
    return seats;
  }

  void keep(const Event& event) {
    if (table_.dealt()) seen_.look(table_.position());
    for (const auto& person : people_) {
      ServerMessage message;
      const std::string text = eventFor(table_, event, viewerOf(table_, person));
      check(!json::readText(text, message), "an event cannot be read", text);
      checkEvent(person, std::get<EventMessage>(message), text);
      if (person != people_[static_cast<std::size_t>(event.n) % people_.size()]) continue;  // views in turn
      const std::string view = viewFor(table_, viewerOf(table_, person));
      check(!json::readText(view, message), "a view cannot be read", view);
      if (const auto& game = std::get<ViewMessage>(message).game) checkGame(person, *game);
    }
  }

  bool seesAll(const std::string& person) const {
    const bool looksOn = heldBy(person).empty() && table_.options().spectators == Spectators::Open;
    return table_.options().openHands || looksOn;
  }

  void checkEvent(const std::string& person, const EventMessage& message, const std::string& text) const {
    const auto own = [&](const std::string& seat) { return heldBy(person).contains(*notation::seatNamed(seat)); };
    const bool over = table_.stage() == Stage::Over || table_.stage() == Stage::Aborted;
    check(over || text.find("5eed") == std::string::npos, "the seed is told", text);
    if (const auto* const one = std::get_if<Shuffled>(&message.event)) check(!one->cards, "the pack is told", text);
    if (const auto* const one = std::get_if<Gave>(&message.event))
      check(!one->card || own(one->seat) || seesAll(person), "a gift is told", text);
    if (const auto* const one = std::get_if<Played>(&message.event))
      check(one->how != DecidedBy::Forced || own(one->seat), "that there was no choice is told", text);
    if (message.game) checkGame(person, *message.game);
  }

  void checkGame(const std::string& person, const GameShown& game) const {
    const auto scene = notation::parsePosition(game.position);
    check(scene.ok(), "a position cannot be read", game.position);
    if (seesAll(person)) return;
    const Position& p = scene->position;
    const SeatSet own = heldBy(person);
    for (const Seat seat : p.layout().seats) {
      const bool its = own.contains(seat);
      check(its || p.given[seat] == Card::None, "a gift is shown", game.position);
      scene->knows[seat].forEachCard([&](Card card) {
        check((seen_.by(own) & only(card)) != 0, "knows a card never seen", person, game.position);
      });
      if (its || p.hands[seat].isHidden() || p.hands[seat].empty()) continue;
      const bool asDevil = p.by != p.turn && p.turn == seat && own.contains(p.by);
      check(asDevil || looksAtDealt(own, p, seat), "a hand is shown", person, game.position);
    }
    for (const char back : game.takeBack) check(own.contains(*notation::seatNamed({&back, 1})), "another's", person);
  }

  // Partners against one with two colours look at each other's hands as they were dealt, until the swap is done.
  bool looksAtDealt(SeatSet own, const Position& p, Seat seat) const {
    return p.phase == Phase::Swap && table_.options().type == "three_double" && p.setup.has(Switch::PartnersLook) &&
           !own.empty() && p.layout().side[own.first()].contains(seat) && p.hands[seat] == seen_.dealt(seat);
  }

  Bytes& bytes_;
  Table table_;
  Outside outside_;
  Seen seen_;
  std::vector<std::string> people_;
  std::map<std::string, std::vector<std::string>> ids_;  // that were carried out
  base::Instant now_ = base::instantAt(1'000'000);
  int commands_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  Bytes bytes(data, size);
  FuzzedTable table(bytes);
  for (int n = 0; n < kMaxCommands && !bytes.empty(); ++n) table.step();
  return 0;
}
